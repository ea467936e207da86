//! The effects of places, one file each with offer, verdict, consequences, pieces and value. Effects of the player
//! board are in [`spaces`](super::spaces), those of a module in the folder of the module.
//!
//! The row of a place names its effect ([`PlaceRow::effect`](super::data::places::PlaceRow)). The rules call the effect
//! and never check which one it is.

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

/// The effect of a place. The default of each method is an ordinary place: it is activated when all its spaces are
/// taken, and [`Use`] uses it.
pub trait Effect: Debug + Sync {
    /// The answers that use the place.
    fn usage(&self) -> Usage {
        Usage::Plain
    }
    /// Whether the place is activated though it has no spaces (O-044, O-098)?
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
    /// Checks that the place can have its effect.
    fn verdict(&self, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }
    /// Applies the effect. Does nothing if the place is used by another answer than [`Use`].
    fn apply(&self, _: &mut Cx<'_>, _: Seat) {}
    /// Uses the activated place: its followers return to the bag, then it has its effect (O-052).
    fn apply_at(&self, cx: &mut Cx<'_>, seat: Seat, place: Place) {
        acting::vacate(cx, seat, place);
        self.apply(cx, seat);
    }
    /// Adds the pieces that [`Use`] touches, in addition to the place.
    fn pieces(&self, _: At<'_>, _: Seat, _: &mut Targets<Orleans>) {}
    /// The kind of path that the merchant travels; `None` if the place does not move it.
    fn way(&self) -> Option<Way> {
        None
    }
    /// The roles recruited there.
    fn roles(&self) -> &'static [Role] {
        &[]
    }

    /// The value of one use for a player, in points.
    fn brings(&self, _: &Eye<'_>) -> f64 {
        0.0
    }
    /// The value of using the place now, in the best way; negative if it cannot be used.
    fn worth(&self, eye: &Eye<'_>) -> f64 {
        if self.verdict(eye.at, eye.seat).is_err() { -1.0 } else { self.brings(eye) }
    }
    /// The value of a plan that activates the place.
    fn plan_worth(&self, eye: &Eye<'_>) -> f64 {
        self.worth(eye)
    }
    /// Whether the place is of use only after a journey of the merchant.
    fn needs_journey(&self, _: &Eye<'_>) -> bool {
        false
    }
    /// The expected value of one use in later rounds.
    fn expected(&self, eye: &Eye<'_>) -> f64 {
        self.brings(eye)
    }
    /// The value of owning the tile until the end.
    fn tile_worth(&self, eye: &Eye<'_>, place: Place) -> f64 {
        eye.tile_in_use(place, self.expected(eye))
    }
    /// Whether a follower stays on the place even if it has no effect now.
    fn is_kept(&self) -> bool {
        false
    }
}

/// The answers that use a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usage {
    /// [`Use`].
    Plain,
    /// An answer of its own.
    Said,
    /// An answer that sends its followers away instead of returning them to the bag.
    Sends,
    /// None: the place works in another way.
    None,
}

/// No effect: the place works in another way, or a module defines its effect.
#[derive(Debug)]
pub struct Nothing;

impl Effect for Nothing {
    fn usage(&self) -> Usage {
        Usage::None
    }
}

/// The effect comes from an answer of a module, which replaces this one.
#[derive(Debug)]
pub struct SaidByModule;

impl Effect for SaidByModule {
    fn usage(&self) -> Usage {
        Usage::Said
    }
}

/// Checks that [`Use`] can use a place.
pub fn use_verdict(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    let row = at.rules.place(place);
    match row.effect.usage() {
        Usage::Said | Usage::Sends => refuse(row.rule, Reason::SayMore { place }),
        Usage::Plain | Usage::None => row.effect.verdict(at, seat),
    }
}
