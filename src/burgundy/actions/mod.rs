//! The actions of a seat with their effects: one file per action.

pub(crate) mod buy;
pub(crate) mod chips;
pub(crate) mod decline;
pub(crate) mod estate;
pub(crate) mod load;
pub(crate) mod place;
pub(crate) mod sell;
pub(crate) mod take;
pub(crate) mod turn;

use super::data::tiles::{Colour, Tile};
use super::duchy::Face;
use super::events::Event;
use super::questions::Ask;
use super::refusals::{Reason, refuse};
use super::round;
use super::state::Player;
use super::{At, Burgundy, Cx, Item, Verdict, dice};
use crate::engine::{Question, Reply, Seat};

/// A question that die actions answer: a turn, which uses dice, or an effect, which does not (B-034, B-060).
pub trait Acts: Question<Game = Burgundy> + Into<Ask> {
    /// The rule by which no die is used; `None` for a turn, which uses one.
    const WITHOUT_DIE: Option<&'static str>;
    /// The colours that may be taken, and the rule for it; `None` if all may.
    const FETCHES: Option<(&'static [Colour], &'static str)> = None;

    /// The dice to choose from; for an effect only `None`.
    fn dice(player: &Player) -> impl Iterator<Item = Option<Face>> {
        let count = if Self::WITHOUT_DIE.is_some() { 0 } else { player.dice.len() };
        let effect = Self::WITHOUT_DIE.map(|_| None);
        dice::distinct(&player.dice[..count]).map(Some).chain(effect)
    }

    /// Requires a die in a turn and refuses one for an effect (B-034, B-066, B-068).
    fn check_die(die: Option<Face>) -> Verdict {
        match (Self::WITHOUT_DIE, die) {
            (None, None) => refuse("B-034", Reason::DieNeeded),
            (Some(rule), Some(_)) => refuse(rule, Reason::NoDieUsed),
            _ => Ok(()),
        }
    }

    /// Starts the action: the turn goes on after all its effects (B-034).
    fn begin(cx: &mut Cx<'_>, seat: Seat) {
        if Self::WITHOUT_DIE.is_none() {
            cx.next([Item::Step(round::Turn { seat }.into())]);
        }
    }
}

/// Uses a die as another number and pays chips for the change; an effect is free.
fn pay(cx: &mut Cx<'_>, seat: Seat, die: Option<Face>, want: Option<Face>, free_with: Option<Tile>) {
    let (Some(die), Some(want)) = (die, want) else { return };
    let chips = dice::price(cx.at(), &cx.state.players[seat], die, want, free_with);
    spend(cx, seat, die, chips);
}

/// Uses up a die and pays chips (B-034, B-040).
fn spend(cx: &mut Cx<'_>, seat: Seat, die: Face, chips: u16) {
    let player = &mut cx.state.players[seat];
    player.use_die(die);
    player.chips = player.chips.saturating_sub(chips);
    cx.tell(Event::DieUsed { seat, die, chips });
}

/// Can an effect be resolved: with a die, or after one (B-034, B-060)?
pub fn is_effect(at: At<'_>, seat: Seat) -> bool {
    at.state.players[seat].dice.len() < 2
}

/// Whether this turn may be the last of its round, after which dice are rolled.
pub fn may_end_round(at: At<'_>, seat: Seat) -> bool {
    let is_last = at.state.players.iter().all(|(other, player)| other == seat || player.dice.is_empty());
    is_last && at.state.players[seat].dice.len() < 2
}

/// The question is answered, without a further one.
const DONE: Reply<Ask> = Reply::Done;
