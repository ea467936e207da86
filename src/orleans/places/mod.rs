//! What using a place does: an effect is one file, with its offer, verdict, consequences, pieces and worth. The places of the
//! player board have theirs in [`spaces`](super::spaces), those that a module explains in the folder of the module.
//!
//! The row of a place names its effect ([`PlaceRow::effect`](super::data::places::PlaceRow)). The rules ask the effect and
//! never which one it is.

pub mod bathhouse;
pub(crate) mod gain;
pub(crate) mod hospital;
pub(crate) mod laboratory;
pub(crate) mod office;
pub(crate) mod pharmacy;
pub(crate) mod produce;

use super::data::followers::Role;
use super::data::map::Way;
use super::data::places::Place;
use super::judge::Eye;
use super::phases::acting::{self, Use};
use super::questions::Action;
use super::refusals::{Reason, refuse};
use super::state::Player;
use super::{At, Cx, Orleans, Verdict};
use crate::engine::{Seat, Targets};
use std::fmt::Debug;

/// What using a place does. Every method has the answer of an ordinary place: it is activated when all its spaces are taken,
/// and [`Use`] uses it.
pub trait Effect: Debug + Sync {
    /// Which answers use the place.
    fn usage(&self) -> Usage {
        Usage::Plain
    }
    /// Is the place activated though it has no spaces (O-044, O-098)?
    fn is_activated_without_spaces(&self, _: &Player) -> bool {
        false
    }
    /// Adds the answers that use the place once it is activated (O-050).
    fn offer(&self, at: At<'_>, seat: Seat, place: Place, out: &mut Vec<Action>) {
        self.offer_free(at, seat, place, out);
    }
    /// Adds the answers that use the place without followers (T-074).
    fn offer_free(&self, _: At<'_>, _: Seat, place: Place, out: &mut Vec<Action>) {
        if self.usage() == Usage::Plain {
            out.push(Use { place }.into());
        }
    }
    /// Checks whether the place can do what it does, if it is used.
    fn verdict(&self, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }
    /// Does what the place does. Nothing where another answer than [`Use`] says how.
    fn apply(&self, _: &mut Cx<'_>, _: Seat) {}
    /// Uses the activated place: its followers go back into the bag, then it does what it does (O-052).
    fn apply_at(&self, cx: &mut Cx<'_>, seat: Seat, place: Place) {
        acting::vacate(cx, seat, place);
        self.apply(cx, seat);
    }
    /// Adds the pieces that [`Use`] touches, beside the place.
    fn pieces(&self, _: At<'_>, _: Seat, _: &mut Targets<Orleans>) {}
    /// The kind of path that the merchant travels.
    fn way(&self) -> Option<Way> {
        None
    }
    /// The roles that are recruited there.
    fn roles(&self) -> &'static [Role] {
        &[]
    }

    /// What one use brings a player, in points.
    fn brings(&self, _: &Eye<'_>) -> f64 {
        0.0
    }
    /// What using the place now is worth, as well as it can be used; negative if it cannot be used.
    fn worth(&self, eye: &Eye<'_>) -> f64 {
        if self.verdict(eye.at, eye.seat).is_err() { -1.0 } else { self.brings(eye) }
    }
    /// What a plan that activates the place is worth.
    fn plan_worth(&self, eye: &Eye<'_>) -> f64 {
        self.worth(eye)
    }
    /// Is the place of use only after a journey of the merchant?
    fn needs_journey(&self, _: &Eye<'_>) -> bool {
        false
    }
    /// What one use is expected to bring in the rounds to come.
    fn expected(&self, eye: &Eye<'_>) -> f64 {
        self.brings(eye)
    }
    /// What owning the tile until the end is worth.
    fn tile_worth(&self, eye: &Eye<'_>, place: Place) -> f64 {
        eye.tile_in_use(place, self.expected(eye))
    }
    /// Is a follower kept on the place though it can do nothing now?
    fn is_kept(&self) -> bool {
        false
    }
}

/// Which answers use a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usage {
    /// [`Use`] does.
    Plain,
    /// An answer of its own says how.
    Said,
    /// Its followers are sent, and do not go back into the bag.
    Sends,
    /// None: the place is of use in another way.
    None,
}

/// Nothing: the place is of use in another way, or a module says what it does.
#[derive(Debug)]
pub struct Nothing;

impl Effect for Nothing {
    fn usage(&self) -> Usage {
        Usage::None
    }
}

/// What an answer of a module says, which puts its own effect in the place of this one.
#[derive(Debug)]
pub struct SaidByModule;

impl Effect for SaidByModule {
    fn usage(&self) -> Usage {
        Usage::Said
    }
}

/// Checks whether [`Use`] can use a place.
pub fn use_verdict(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    let row = at.rules.place(place);
    match row.effect.usage() {
        Usage::Said | Usage::Sends => refuse(row.rule, Reason::SayMore { place }),
        Usage::Plain | Usage::None => row.effect.verdict(at, seat),
    }
}
