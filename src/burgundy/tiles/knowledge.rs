//! Knowledge tiles that score at the end (B-110 to B-114). All others change a rule and are in the file of that rule.

use crate::burgundy::At;
use crate::burgundy::data::tiles::{Animal, Tile};
use crate::engine::Seat;
use crate::wire::Kind;

/// T16 to T23, each with the building it counts (B-111).
const PER_BUILDING: [(Tile, Tile); 8] = [
    (Tile::T16, Tile::Warehouse),
    (Tile::T17, Tile::Watchtower),
    (Tile::T18, Tile::Carpenter),
    (Tile::T19, Tile::Church),
    (Tile::T20, Tile::Market),
    (Tile::T21, Tile::BoardingHouse),
    (Tile::T22, Tile::Bank),
    (Tile::T23, Tile::CityHall),
];

/// Final points of all knowledge tiles in a seat's duchy.
pub fn points(at: At<'_>, seat: Seat) -> u16 {
    points_by_tile(at, seat).map(|(_, points)| points).sum()
}

/// Final points of each scoring knowledge tile in a seat's duchy: T15 for colours sold (B-110), T16 to T23 for
/// buildings (B-111), T24 for kinds of animals (B-112), T25 for goods sold (B-113), T26 for bonus tiles (B-114).
pub fn points_by_tile(at: At<'_>, seat: Seat) -> impl Iterator<Item = (Tile, u16)> {
    let player = &at.state.players[seat];
    let duchy = &player.duchy;
    let colours_sold = player.sold.values().iter().filter(|&&count| count > 0).count() as u16;
    let goods_sold = player.sold.total() as u16;
    let buildings = PER_BUILDING.iter().map(|&(tile, building)| (tile, 4 * u16::from(duchy.count(building))));
    let is_there =
        |kind: &&Animal| duchy.tiles().any(|(_, tile)| tile.animals().is_some_and(|(other, _)| other == **kind));
    let animals = Animal::ALL.iter().filter(is_there).count() as u16;
    let bonuses = 2 * u16::from(at.state.bonus_tiles(seat));
    let others = [(Tile::T24, 4 * animals), (Tile::T25, goods_sold), (Tile::T26, bonuses)];
    let all = [(Tile::T15, 3 * colours_sold)].into_iter().chain(buildings).chain(others);
    all.filter(|&(tile, _)| duchy.knows(tile))
}
