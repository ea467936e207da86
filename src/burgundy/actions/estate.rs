//! Choosing a side of the board and the space of the start castle (B-009, B-015).

use super::{DONE, place};
use crate::burgundy::data::duchies::DuchyId;
use crate::burgundy::data::tiles::Colour;
use crate::burgundy::duchy::{Layout, Space};
use crate::burgundy::events::Event;
use crate::burgundy::pieces::Target;
use crate::burgundy::questions::{Action, Ask};
use crate::burgundy::refusals::{Reason, refuse};
use crate::burgundy::setup::SetupMode;
use crate::burgundy::{At, Burgundy, Cx, Rules, State, Verdict};
use crate::engine::{Answers, Asked, Pending, Question, Reply, Seat, Targets};
use crate::wire::{Kind, Wire};

/// Choose a side of your board and the space of your start castle (B-015).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "estate")]
pub struct Estate;

/// Plays this side of the board, with the start castle on this space (B-015).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "chooseEstate", notation = "estate {duchy} castle {space}")]
pub struct ChooseEstate {
    /// The chosen side, as its duchy.
    pub duchy: DuchyId,
    /// The space of the start castle.
    pub space: Space,
}

impl Question for Estate {
    type Game = Burgundy;
    const RULE: &'static str = "B-015";

    /// It is asked of those who have not chosen yet.
    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        at.state.players[seat].estate.is_none()
    }
}

/// The two sides of the board dealt to this seat; `None` before the deal.
pub fn sides(at: At<'_>, seat: Seat) -> Option<[DuchyId; 2]> {
    at.rules.options.board_pairs.get(usize::from(at.state.players[seat].pair?)).copied()
}

/// Whether estates are chosen in secret, to be revealed with the last choice (B-015).
pub fn is_secret(rules: &Rules, ask: Ask) -> bool {
    matches!(ask, Ask::Estate(_)) && rules.options.setup == SetupMode::AdvancedSecret
}

/// Hides the others' secret choices from a seat: takes their estates back, and asks them again (B-015).
pub fn conceal(rules: &Rules, state: &mut State, asked: &mut Asked<Ask>, seat: Option<Seat>) {
    if !asked.iter().any(|pending| is_secret(rules, pending.ask)) {
        return;
    }
    for other in rules.seats.iter().filter(|&other| Some(other) != seat) {
        if state.unfound(other) {
            let _ = asked.try_push(Pending { seat: other, ask: Estate.into() });
        }
    }
}

impl Answers<Estate> for ChooseEstate {
    /// Each side with each of its castle spaces; identical sides once.
    fn candidates(_: Estate, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let Some(sides) = sides(at, seat) else { return };
        for (i, &duchy) in sides.iter().enumerate() {
            if !sides[..i].contains(&duchy) {
                let castles = Layout::of(duchy).spaces[Colour::Castle.index()];
                out.extend(Space::in_set(castles).map(|space| Action::from(ChooseEstate { duchy, space })));
            }
        }
    }

    fn verdict(self, _: Estate, at: At<'_>, seat: Seat) -> Verdict {
        let ChooseEstate { duchy, space } = self;
        if !sides(at, seat).is_some_and(|sides| sides.contains(&duchy)) {
            return refuse("B-015", Reason::NotYourBoard { duchy });
        }
        if Layout::of(duchy).colour(space) != Colour::Castle {
            return refuse("B-015", Reason::NotACastleSpace { space });
        }
        Ok(())
    }

    /// Puts the start castle down as part of the set-up, so it scores only with the option (B-009).
    fn resolve(self, _: Estate, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let ChooseEstate { duchy, space } = self;
        cx.state.found(seat, duchy, space);
        cx.tell(Event::EstateChosen { seat, duchy, space });
        if cx.rules.options.score_start_area {
            place::complete_area(cx, seat, space);
        }
        DONE
    }

    fn targets(self, _: Estate, _: At<'_>, seat: Seat, out: &mut Targets<Burgundy>) {
        out.push(Target::Space(seat, self.space));
    }
}
