//! A player's followers: in the bag, on the market and on the spaces.

use super::{Board, Follower, Good, Tile};
use crate::parts::{By, Set};
use crate::wire::{Kind, Never, Read};
use serde::Serialize;

/// All followers of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Retinue<F: Kind + Serialize, S: Kind + Serialize, const NF: usize, const NS: usize, G: Good = Never> {
    /// In the bag.
    pub bag: By<F, u8, NF>,
    /// On the market.
    pub market: By<F, u8, NF>,
    /// On the spaces of places.
    pub spaces: Board<F, S, NS, G>,
}

impl<F, S, const NF: usize, const NS: usize, G> Retinue<F, S, NF, NS, G>
where
    F: Follower + Serialize,
    S: Kind + Serialize,
    G: Good,
{
    /// Returns the followers on these spaces to the bag and leaves all other tiles.
    pub fn release(&mut self, spaces: Set<S>) {
        for space in spaces.and(self.spaces.followers()).iter() {
            if let Some(Tile::Follower(follower)) = self.spaces.clear(space) {
                self.bag.put(follower);
            }
        }
    }

    /// Clears the spaces of a place after its use: followers return to the bag, goods and coins go to `spent`,
    /// technology stays.
    pub fn vacate(&mut self, spaces: Set<S>, mut spent: impl FnMut(Tile<F, G>)) {
        self.release(spaces);
        self.unload(spaces.and(self.spaces.wares()), &mut spent);
    }

    /// Puts followers and tiles where a sketch says. Bag and market stay as they are where it says nothing of them; then those
    /// who stand on spaces come from the market.
    pub fn arrange(
        &mut self,
        bag: Option<By<F, u8, NF>>,
        market: Option<By<F, u8, NF>>,
        lying: impl Iterator<Item = (S, Tile<F, G>)>,
    ) {
        self.bag = bag.unwrap_or(self.bag);
        self.market = market.unwrap_or(self.market);
        for (space, tile) in lying {
            match tile {
                Tile::Follower(follower) if market.is_none() => {
                    self.market[follower] = self.market[follower].saturating_sub(1);
                }
                _ => {}
            }
            self.spaces.put(space, tile);
        }
    }

    /// Removes all tiles but followers from these spaces and passes them to `to`.
    pub fn unload(&mut self, spaces: Set<S>, mut to: impl FnMut(Tile<F, G>)) {
        for space in spaces.without(self.spaces.followers()).iter() {
            self.spaces.clear(space).into_iter().for_each(&mut to);
        }
    }
}

impl<F, S, const NF: usize, const NS: usize, G> Default for Retinue<F, S, NF, NS, G>
where
    F: Kind + Serialize,
    S: Kind + Serialize,
    G: Good,
{
    fn default() -> Self {
        Retinue { bag: By::default(), market: By::default(), spaces: Board::default() }
    }
}

impl<F, S, const NF: usize, const NS: usize, G> Read for Retinue<F, S, NF, NS, G>
where
    F: Kind + Serialize + Read,
    S: Kind + Serialize,
    G: Good,
{
    fn read(node: crate::wire::Node<'_>) -> Self {
        let mut object = node.object(&["bag", "market", "spaces"]);
        Retinue { bag: object.field(), market: object.field(), spaces: object.field() }
    }
}

#[cfg(feature = "types")]
impl<F, S, const NF: usize, const NS: usize, G> crate::wire::Typed for Retinue<F, S, NF, NS, G>
where
    G: Good + crate::wire::Typed,
    F: Kind + Serialize + crate::wire::Typed,
    S: Kind + Serialize + crate::wire::Typed,
{
    fn type_name() -> String {
        let (bag, spaces) = (By::<F, u8, NF>::type_name(), Board::<F, S, NS, G>::type_name());
        format!("{{ bag: {bag}; market: {bag}; spaces: {spaces} }}")
    }
    fn declare(all: &mut crate::wire::Declarations) {
        By::<F, u8, NF>::declare(all);
        Board::<F, S, NS, G>::declare(all);
    }
}
