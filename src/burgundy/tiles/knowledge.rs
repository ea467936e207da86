//! Knowledge tiles that score at the end (B-110 to B-114). All others change a rule, and stand where that rule is.

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

/// What all knowledge tiles in a seat's duchy are worth at the end.
pub fn points(at: At<'_>, seat: Seat) -> u16 {
    let player = &at.state.players[seat];
    let duchy = &player.duchy;
    let with = |tile, points: u16| if duchy.knows(tile) { points } else { 0 };
    let colours_sold = player.sold.values().iter().filter(|&&count| count > 0).count() as u16;
    let goods_sold = player.sold.total() as u16;
    let buildings: u16 =
        PER_BUILDING.iter().map(|&(tile, building)| with(tile, 4 * u16::from(duchy.count(building)))).sum();
    let is_there =
        |kind: &&Animal| duchy.tiles().any(|(_, tile)| tile.animals().is_some_and(|(other, _)| other == **kind));
    let animals = Animal::ALL.iter().filter(is_there).count() as u16;
    with(Tile::T15, 3 * colours_sold)
        + buildings
        + with(Tile::T24, 4 * animals)
        + with(Tile::T25, goods_sold)
        + with(Tile::T26, 2 * u16::from(at.state.bonus_tiles(seat)))
}
