//! A player's followers: in the bag, on the market, on the spaces.

use super::{Board, Follower, Standing};
use crate::engine::Weighted;
use crate::parts::{By, Set};
use crate::wire::{Kind, Read};
use serde::Serialize;

/// A player's followers, wherever they are.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Retinue<F: Kind + Serialize, S: Kind + Serialize, const NF: usize, const NS: usize> {
    /// In the bag.
    pub bag: By<F, u8, NF>,
    /// On the market.
    pub market: By<F, u8, NF>,
    /// On the spaces of places.
    pub spaces: Board<F, S, NS>,
}

impl<F: Follower + Serialize, S: Kind + Serialize, const NF: usize, const NS: usize> Retinue<F, S, NF, NS> {
    /// How many followers come out of the bag: as many as are allowed less those recalled, as far as there is room for
    /// them and the bag holds them.
    pub fn draws(&self, allowed: u8, recalled: u8, room: u8) -> u8 {
        let in_bag = u8::try_from(self.bag.total()).unwrap_or(u8::MAX);
        allowed.saturating_sub(recalled).min(room).min(in_bag)
    }

    /// How much room the market has, if it has so many spaces.
    pub fn room(&self, spaces: u8) -> u8 {
        spaces.saturating_sub(u8::try_from(self.market.total()).unwrap_or(u8::MAX))
    }

    /// A follower comes out of the bag onto the market.
    pub fn draw(&mut self, follower: F) {
        self.bag.take(follower);
        self.market.put(follower);
    }

    /// A follower goes from the market to a free space.
    pub fn plan(&mut self, follower: F, space: S) {
        self.market.take(follower);
        self.spaces.put(space, Standing::Follower(follower));
    }

    /// A follower goes back from its space to the market.
    pub fn recall(&mut self, space: S) {
        if let Some(Standing::Follower(follower)) = self.spaces.clear(space) {
            self.market.put(follower);
        }
    }

    /// The followers on these spaces go back into the bag; technology stays.
    pub fn release(&mut self, spaces: Set<S>) {
        for space in spaces.and(self.spaces.followers()).iter() {
            if let Some(Standing::Follower(follower)) = self.spaces.clear(space) {
                self.bag.put(follower);
            }
        }
    }
}

impl<F: Kind + Serialize, S: Kind + Serialize, const NF: usize, const NS: usize> Default for Retinue<F, S, NF, NS> {
    fn default() -> Self {
        Retinue { bag: By::default(), market: By::default(), spaces: Board::default() }
    }
}

/// What may come out of a bag, each kind as often as it is in it.
pub fn outcomes<F: Kind, O, const N: usize>(bag: &By<F, u8, N>, out: &mut Vec<Weighted<O>>, outcome: impl Fn(F) -> O) {
    let there = bag.iter().filter(|&(_, count)| count > 0);
    out.extend(there.map(|(follower, count)| Weighted { outcome: outcome(follower), weight: count.into() }));
}

impl<F: Kind + Serialize + Read, S: Kind + Serialize, const NF: usize, const NS: usize> Read for Retinue<F, S, NF, NS> {
    fn read(node: crate::wire::Node<'_>) -> Self {
        let mut object = node.object(&["bag", "market", "spaces"]);
        Retinue { bag: object.field(), market: object.field(), spaces: object.field() }
    }
}

#[cfg(feature = "types")]
impl<F, S, const NF: usize, const NS: usize> crate::wire::Typed for Retinue<F, S, NF, NS>
where
    F: Kind + Serialize + crate::wire::Typed,
    S: Kind + Serialize + crate::wire::Typed,
{
    fn type_name() -> String {
        let (bag, spaces) = (By::<F, u8, NF>::type_name(), Board::<F, S, NS>::type_name());
        format!("{{ bag: {bag}; market: {bag}; spaces: {spaces} }}")
    }
    fn declare(all: &mut crate::wire::Declarations) {
        F::declare(all);
        S::declare(all);
    }
}
