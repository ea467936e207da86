//! Taking followers back, then drawing.

use super::{Follower, Good, Layout, Retinue};
use crate::engine::Weighted;
use crate::parts::By;
use crate::wire::Kind;
use serde::Serialize;

/// What bounds a player who takes followers back and draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Allowance {
    /// How many followers may come onto the market in all.
    pub most: u8,
    /// How many were taken back already.
    pub recalled: u8,
    /// How many more have room on the market.
    pub room: u8,
}

/// Why a follower does not go back to the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoRecall<S> {
    /// Nobody stands on the space.
    NobodyThere,
    /// As many as are allowed were taken back.
    TooMany,
    /// The market is full.
    MarketFull,
    /// Nobody stands anywhere.
    NobodyLeft,
    /// Such a follower stands on a like space before it too, so that one is meant.
    SameAs(S),
}

impl<F, S, const NF: usize, const NS: usize, G> Retinue<F, S, NF, NS, G>
where
    F: Follower + Serialize,
    S: Kind + Serialize,
    G: Good,
{
    /// How much room the market has, if it has so many spaces.
    pub fn room(&self, spaces: u8) -> u8 {
        spaces.saturating_sub(u8::try_from(self.market.total()).unwrap_or(u8::MAX))
    }

    /// How many followers come out of the bag: as many as are allowed less those recalled, as far as there is room for
    /// them and the bag holds them.
    pub fn draws(&self, Allowance { most, recalled, room }: Allowance) -> u8 {
        let in_bag = u8::try_from(self.bag.total()).unwrap_or(u8::MAX);
        most.saturating_sub(recalled).min(room).min(in_bag)
    }

    /// A follower comes out of the bag onto the market.
    pub fn draw(&mut self, follower: F) {
        self.bag.take(follower);
        self.market.put(follower);
    }

    /// Why no more followers go back to the market.
    pub fn no_more_recalls(&self, Allowance { most, recalled, room }: Allowance) -> Option<NoRecall<S>> {
        if recalled >= most {
            Some(NoRecall::TooMany)
        } else if room == 0 {
            Some(NoRecall::MarketFull)
        } else if self.spaces.followers().is_empty() {
            Some(NoRecall::NobodyLeft)
        } else {
            None
        }
    }

    /// Why the follower on this space does not go back to the market.
    pub fn recall_refusal<P: Kind>(
        &self,
        layout: &Layout<F, P, S, G>,
        allowance: Allowance,
        space: S,
    ) -> Option<NoRecall<S>> {
        if !self.spaces.followers().has(space) {
            return Some(NoRecall::NobodyThere);
        }
        self.no_more_recalls(allowance).or_else(|| self.spaces.same_before(layout, space).map(NoRecall::SameAs))
    }

    /// A follower goes back from its space to the market.
    pub fn recall(&mut self, space: S) -> Option<F> {
        let follower = self.spaces.follower(space)?;
        self.spaces.clear(space);
        self.market.put(follower);
        Some(follower)
    }
}

/// All who are in one store go into another: from a tower or a bath to the market or into the bag.
pub fn pour<F: Kind, const N: usize>(from: &mut By<F, u8, N>, into: &mut By<F, u8, N>) {
    for (follower, count) in std::mem::take(from).iter() {
        into[follower] = into[follower].saturating_add(count);
    }
}

/// What may come out of a bag, each kind as often as it is in it.
pub fn outcomes<F: Kind, O, const N: usize>(bag: &By<F, u8, N>, out: &mut Vec<Weighted<O>>, outcome: impl Fn(F) -> O) {
    let there = bag.iter().filter(|&(_, count)| count > 0);
    out.extend(there.map(|(follower, count)| Weighted { outcome: outcome(follower), weight: count.into() }));
}
