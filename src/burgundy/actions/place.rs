//! Placing a stored tile in the duchy (B-052 to B-055), and the points of completed areas and colours (B-080 to B-084).

use super::{Acts, DONE, pay};
use crate::burgundy::data::duchies::NEIGHBOURS;
use crate::burgundy::data::tiles::{Colour, Tile};
use crate::burgundy::duchy::{Face, Space};
use crate::burgundy::events::Event;
use crate::burgundy::pieces::{Target, dice_showing, stored};
use crate::burgundy::questions::{Action, Ask};
use crate::burgundy::refusals::{Reason, refuse};
use crate::burgundy::rules::{AREA_POINTS, PHASE_POINTS};
use crate::burgundy::state::{Player, Source};
use crate::burgundy::{At, Burgundy, Cx, Verdict, dice, tiles};
use crate::engine::{Answers, Reply, Seat, Targets};
use crate::wire::{Kind, Wire};

/// Places a stored tile in the duchy (B-052).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "placeTile", notation = "[{die}:] place {tile} on {space}")]
pub struct PlaceTile {
    /// The die to use, by its face; `None` for a castle's or a city hall's effect.
    pub die: Option<Face>,
    pub tile: Tile,
    pub space: Space,
}

impl<Q: Acts> Answers<Q> for PlaceTile {
    const IS_SURE: bool = true;

    fn candidates(_: Q, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        Q::dice(&at.state.players[seat]).for_each(|die| candidates(at, seat, die, out));
    }

    fn verdict(self, _: Q, at: At<'_>, seat: Seat) -> Verdict {
        Q::check_die(self.die)?;
        verdict(self, at, seat)
    }

    fn resolve(self, _: Q, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        Q::begin(cx, seat);
        pay(cx, seat, self.die, Some(self.space.face()), Some(dice::free_shift(Some(self.tile))));
        place(cx, seat, self.tile, self.space);
        DONE
    }

    fn targets(self, _: Q, at: At<'_>, seat: Seat, out: &mut Targets<Burgundy>) {
        out.push(Target::Space(seat, self.space));
        out.extend(stored(at, seat, self.tile));
        out.extend(dice_showing(at, seat, self.die));
    }
}

/// Each stored tile on each empty, adjacent space of its colour that this die reaches, or any such space without a die.
pub fn candidates(at: At<'_>, seat: Seat, die: Option<Face>, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    for tile in player.stored_faces() {
        let free = Some(dice::free_shift(Some(tile)));
        for space in fitting(player, tile) {
            if die.is_none_or(|die| dice::price(at, player, die, space.face(), free) <= player.chips) {
                out.push(PlaceTile { die, tile, space }.into());
            }
        }
    }
}

/// Whether any tile can be placed without a die.
pub fn is_possible(at: At<'_>, seat: Seat) -> bool {
    let player = &at.state.players[seat];
    player.stored_faces().any(|tile| fitting(player, tile).next().is_some())
}

/// The empty, adjacent spaces where this tile may lie.
fn fitting(player: &Player, tile: Tile) -> impl Iterator<Item = Space> {
    let open = player.duchy.open() & player.layout().spaces[tile.colour().index()];
    Space::in_set(open).filter(move |&space| !is_second_in_city(player, tile, space))
}

/// Whether the city of this space has a building of this kind already (B-055). T1 allows a second one (B-100).
fn is_second_in_city(player: &Player, tile: Tile, space: Space) -> bool {
    tile.colour() == Colour::Building
        && player.duchy.has_in(player.layout().area(space), tile)
        && !player.knows(Tile::T1)
}

fn verdict(PlaceTile { die, tile, space }: PlaceTile, at: At<'_>, seat: Seat) -> Verdict {
    let player = &at.state.players[seat];
    if !player.storage.contains(&tile) {
        let on_the_board = at.state.depots.iter().any(|depot| depot.tiles.contains(&Some(tile)));
        return refuse(if on_the_board { "B-053" } else { "B-052" }, Reason::NotStored { tile });
    }
    if player.duchy.filled() & space.bit() != 0 {
        return refuse("B-054", Reason::SpaceFilled { space });
    }
    let colour = player.layout().colour(space);
    if colour != tile.colour() {
        return refuse("B-052", Reason::WrongColour { space, colour });
    }
    if NEIGHBOURS[space.index()] & player.duchy.filled() == 0 {
        return refuse("B-052", Reason::NotAdjacent { space });
    }
    if is_second_in_city(player, tile, space) {
        return refuse("B-055", Reason::SameKindInCity { tile, space });
    }
    match die {
        Some(die) => dice::can_use(at, player, die, space.face(), Some(dice::free_shift(Some(tile)))),
        None => Ok(()),
    }
}

/// Puts the tile into the duchy, scores its area and its colour, then starts its own effect (B-060).
fn place(cx: &mut Cx<'_>, seat: Seat, tile: Tile, space: Space) {
    let player = &mut cx.state.players[seat];
    player.unstore(tile);
    player.duchy.place(space, tile);
    cx.tell(Event::TilePlaced { seat, tile, space });
    complete_area(cx, seat, space);
    complete_colour(cx, seat, tile.colour());
    tiles::effect(cx, seat, tile, space);
}

/// Scores the area of this space if it is complete (B-080, B-081).
pub fn complete_area(cx: &mut Cx<'_>, seat: Seat, space: Space) {
    let player = &mut cx.state.players[seat];
    let layout = player.layout();
    let area = layout.area(space);
    if area & !player.duchy.filled() != 0 {
        return;
    }
    let size = area.count_ones() as u8;
    let points = AREA_POINTS[usize::from(size).clamp(1, 8) - 1];
    let phase_points = PHASE_POINTS[cx.state.phase.index()];
    player.score(Source::Areas, points);
    player.score(Source::Phases, phase_points);
    cx.tell(Event::AreaCompleted { seat, colour: layout.colour(space), size, points, phase_points });
}

/// Gives the bonus tile of this colour if the colour is complete and a tile is left (B-083).
fn complete_colour(cx: &mut Cx<'_>, seat: Seat, colour: Colour) {
    if !cx.state.has_completed(seat, colour) {
        return;
    }
    let taken = &mut cx.state.bonuses[colour.index()];
    let place = taken.len();
    if let (Some(&points), Ok(())) = (cx.rules.bonus.get(place), taken.try_push(seat)) {
        cx.state.players[seat].score(Source::Bonuses, points);
        cx.tell(Event::BonusTaken { seat, colour, large: place == 0, points });
    }
}
