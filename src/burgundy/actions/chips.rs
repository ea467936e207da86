//! Taking worker chips with a die or by a castle (B-057, B-109).

use super::{Acts, DONE, spend};
use crate::burgundy::data::tiles::Tile;
use crate::burgundy::duchy::Face;
use crate::burgundy::pieces::{Target, dice_showing};
use crate::burgundy::questions::{Action, Ask};
use crate::burgundy::{At, Burgundy, Cx, Verdict, dice, gain};
use crate::engine::{Answers, Reply, Seat, Targets};
use crate::wire::Wire;

/// Takes worker chips (B-057).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "takeChips", notation = "[{die}:] chips")]
pub struct TakeChips {
    /// The die to use, by its face; `None` for a castle's effect.
    pub die: Option<Face>,
}

impl<Q: Acts> Answers<Q> for TakeChips {
    const IS_SURE: bool = true;

    fn candidates(_: Q, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Q::dice(&at.state.players[seat]).map(|die| Action::from(TakeChips { die })));
    }

    /// Any die takes chips.
    fn verdict(self, _: Q, at: At<'_>, seat: Seat) -> Verdict {
        Q::check_die(self.die)?;
        self.die.map_or(Ok(()), |die| dice::is_there(&at.state.players[seat], die))
    }

    /// Gains two chips, whatever the die shows; more with T14, and silver with T13.
    fn resolve(self, _: Q, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        Q::begin(cx, seat);
        if let Some(die) = self.die {
            spend(cx, seat, die, 0);
        }
        let player = &cx.state.players[seat];
        let chips = if player.knows(Tile::T14) { 4 } else { 2 };
        let silver = u16::from(player.knows(Tile::T13));
        gain::chips(cx, seat, chips);
        gain::silver(cx, seat, silver);
        DONE
    }

    fn targets(self, _: Q, at: At<'_>, seat: Seat, out: &mut Targets<Burgundy>) {
        out.push(Target::Chips(seat));
        out.extend(dice_showing(at, seat, self.die));
    }
}
