//! A turn: two die actions and a purchase, in any order (B-032 to B-034).

use super::{Acts, DONE, may_end_round};
use crate::burgundy::actions::{buy::BuyTile, chips::TakeChips, place, sell, take};
use crate::burgundy::events::Event;
use crate::burgundy::questions::{Action, Ask};
use crate::burgundy::refusals::{Reason, refuse};
use crate::burgundy::{At, Burgundy, Cx, Verdict, dice, round};
use crate::engine::{Answers, Question, Reply, Seat};
use crate::wire::Wire;

/// Take a die action, make a purchase or end the turn (B-034).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "turn")]
pub struct Turn;

/// Ends the turn without a purchase (B-034).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "endTurn", notation = "end turn")]
pub struct EndTurn;

impl Question for Turn {
    type Game = Burgundy;
    const RULE: &'static str = "B-034";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        round::goes_on(at, seat)
    }

    fn may_reveal(self, at: At<'_>, seat: Seat) -> bool {
        may_end_round(at, seat)
    }
}

impl Acts for Turn {
    const WITHOUT_DIE: Option<&'static str> = None;
}

/// The four die actions for each die, then the actions without a die.
pub fn each_die(turn: Turn, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    for die in dice::distinct(&player.dice) {
        take::candidates(at, seat, Some(die), None, out);
        place::candidates(at, seat, Some(die), out);
        sell::candidates(at, seat, Some(die), out);
        out.push(TakeChips { die: Some(die) }.into());
    }
    EndTurn::candidates(turn, at, seat, out);
    BuyTile::candidates(turn, at, seat, out);
}

impl Answers<Turn> for EndTurn {
    const IS_SURE: bool = true;

    fn candidates(_: Turn, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        if at.state.players[seat].dice.is_empty() {
            out.push(EndTurn.into());
        }
    }

    fn verdict(self, _: Turn, at: At<'_>, seat: Seat) -> Verdict {
        match at.state.players[seat].dice.len() {
            0 => Ok(()),
            dice => refuse("B-034", Reason::DiceLeft { dice: dice as u8 }),
        }
    }

    fn resolve(self, _: Turn, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        cx.tell(Event::TurnEnded { seat });
        DONE
    }
}
