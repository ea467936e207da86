//! Taking followers back, then drawing.

use super::{Follower, Good, Layout, Retinue};
use crate::engine::Weighted;
use crate::parts::By;
use crate::wire::Kind;
use serde::Serialize;

/// The limits for a player who takes followers back and draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Allowance {
    /// Max followers that may come onto the market, recalled and drawn.
    pub most: u8,
    /// Number of followers taken back so far.
    pub recalled: u8,
    /// Number of free spaces on the market.
    pub room: u8,
}

/// Why a follower may not be recalled to the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoRecall<S> {
    /// The space has no follower.
    NobodyThere,
    /// The allowed number was recalled already.
    TooMany,
    /// The market is full.
    MarketFull,
    /// No space has a follower.
    NobodyLeft,
    /// An earlier, identical space holds the same follower; the answer has to name that space.
    SameAs(S),
}

impl<F, S, const NF: usize, const NS: usize, G> Retinue<F, S, NF, NS, G>
where
    F: Follower + Serialize,
    S: Kind + Serialize,
    G: Good,
{
    /// Free spaces of a market with this many spaces.
    pub fn room(&self, spaces: u8) -> u8 {
        spaces.saturating_sub(u8::try_from(self.market.total()).unwrap_or(u8::MAX))
    }

    /// Number of followers to draw: the allowed number minus those recalled, limited by the free spaces and by the bag.
    pub fn draws(&self, Allowance { most, recalled, room }: Allowance) -> u8 {
        let in_bag = u8::try_from(self.bag.total()).unwrap_or(u8::MAX);
        most.saturating_sub(recalled).min(room).min(in_bag)
    }

    /// Moves a follower from the bag to the market.
    pub fn draw(&mut self, follower: F) {
        self.bag.take(follower);
        self.market.put(follower);
    }

    /// Why no further follower may be recalled; `None` if one may.
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

    /// Why the follower on this space may not be recalled; `None` if it may.
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

    /// Moves a follower from its space back to the market; `None` if the space has no follower.
    pub fn recall(&mut self, space: S) -> Option<F> {
        let follower = self.spaces.follower(space)?;
        self.spaces.clear(space);
        self.market.put(follower);
        Some(follower)
    }
}

/// Moves all followers from one store to another, such as from a tower or a bath to the market or into the bag.
pub fn pour<F: Kind, const N: usize>(from: &mut By<F, u8, N>, into: &mut By<F, u8, N>) {
    for (follower, count) in std::mem::take(from).iter() {
        into[follower] = into[follower].saturating_add(count);
    }
}

/// Lists the possible draws from a bag, weighted by the number of each kind.
pub fn outcomes<F: Kind, O, const N: usize>(bag: &By<F, u8, N>, out: &mut Vec<Weighted<O>>, outcome: impl Fn(F) -> O) {
    let there = bag.iter().filter(|&(_, count)| count > 0);
    out.extend(there.map(|(follower, count)| Weighted { outcome: outcome(follower), weight: count.into() }));
}
