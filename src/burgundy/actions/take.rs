//! Taking a tile from a numbered depot (B-050, B-051).

use super::{Acts, DONE, pay};
use crate::burgundy::data::tiles::{Colour, Tile};
use crate::burgundy::duchy::Face;
use crate::burgundy::events::Event;
use crate::burgundy::pieces::{dice_showing, lying, stored};
use crate::burgundy::questions::{Action, Ask};
use crate::burgundy::refusals::{Reason, refuse};
use crate::burgundy::state::{Depot, Player};
use crate::burgundy::{At, Burgundy, Cx, Verdict, dice};
use crate::engine::{Answers, Reply, Seat, Targets};
use crate::wire::Wire;

/// Takes a tile from a numbered depot (B-050).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "takeTile", notation = "[{die}:] take {tile} from {depot} [, discard {discard}]")]
pub struct TakeTile {
    /// The die to use, by its face; `None` for a castle's or a building's effect.
    pub die: Option<Face>,
    pub depot: Depot,
    pub tile: Tile,
    /// The tile that leaves a full storage (B-051).
    pub discard: Option<Tile>,
}

impl<Q: Acts> Answers<Q> for TakeTile {
    const IS_SURE: bool = true;

    fn candidates(_: Q, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let colours = Q::FETCHES.map(|(colours, _)| colours);
        Q::dice(&at.state.players[seat]).for_each(|die| candidates(at, seat, die, colours, out));
    }

    fn verdict(self, _: Q, at: At<'_>, seat: Seat) -> Verdict {
        Q::check_die(self.die)?;
        match Q::FETCHES {
            Some((colours, rule)) if !colours.contains(&self.tile.colour()) => {
                refuse(rule, Reason::WrongBenefit { tile: self.tile })
            }
            _ => verdict(self, at, seat),
        }
    }

    fn resolve(self, _: Q, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        Q::begin(cx, seat);
        pay(cx, seat, self.die, self.depot.face(), Some(dice::free_shift(None)));
        move_to_storage(cx, seat, Some(self.depot), self.tile, self.discard);
        DONE
    }

    fn targets(self, _: Q, at: At<'_>, seat: Seat, out: &mut Targets<Burgundy>) {
        out.extend(lying(at, Some(self.depot), self.tile));
        out.extend(self.discard.into_iter().flat_map(|tile| stored(at, seat, tile)));
        out.extend(dice_showing(at, seat, self.die));
    }
}

/// Each tile of these colours that the die reaches, or any without a die, with each way to make room for it.
pub fn candidates(at: At<'_>, seat: Seat, die: Option<Face>, colours: Option<&[Colour]>, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    for depot in Depot::all() {
        if let (Some(die), Some(want)) = (die, depot.face()) {
            if dice::price(at, player, die, want, Some(Tile::T12)) > player.chips {
                continue;
            }
        }
        for tile in faces(&at.state.depot(depot).tiles) {
            if colours.is_none_or(|colours| colours.contains(&tile.colour())) {
                with_room(player, |discard| out.push(TakeTile { die, depot, tile, discard }.into()));
            }
        }
    }
}

/// The distinct faces of these tiles (B-121).
pub fn faces(tiles: &[Option<Tile>]) -> impl Iterator<Item = Tile> + '_ {
    tiles.iter().enumerate().filter_map(|(i, &tile)| tile.filter(|_| !tiles[..i].contains(&tile)))
}

/// Each way to make room for one tile: none needed, or giving up any stored tile (B-051).
pub fn with_room(player: &Player, mut each: impl FnMut(Option<Tile>)) {
    if player.storage.is_full() {
        player.stored_faces().for_each(|tile| each(Some(tile)));
    } else {
        each(None);
    }
}

fn verdict(TakeTile { die, depot, tile, discard }: TakeTile, at: At<'_>, seat: Seat) -> Verdict {
    let player = &at.state.players[seat];
    if !at.state.depot(depot).tiles.contains(&Some(tile)) {
        return refuse("B-050", Reason::NotInDepot { depot, tile });
    }
    if let (Some(die), Some(want)) = (die, depot.face()) {
        dice::can_use(at, player, die, want, Some(Tile::T12))?;
    }
    has_room(player, discard)
}

/// Requires room for one more tile, and refuses a discard without need (B-051).
pub fn has_room(player: &Player, discard: Option<Tile>) -> Verdict {
    match (player.storage.is_full(), discard) {
        (false, None) => Ok(()),
        (false, Some(_)) => refuse("B-051", Reason::DiscardNotNeeded),
        (true, None) => refuse("B-051", Reason::StorageFull),
        (true, Some(tile)) if player.storage.contains(&tile) => Ok(()),
        (true, Some(tile)) => refuse("B-051", Reason::DiscardNotStored { tile }),
    }
}

/// Moves a tile to storage; without a depot, from the black one.
pub fn move_to_storage(cx: &mut Cx<'_>, seat: Seat, depot: Option<Depot>, tile: Tile, discard: Option<Tile>) {
    let spaces = match depot {
        Some(depot) => &mut cx.state.depots[depot.index()].tiles[..],
        None => &mut cx.state.black[..],
    };
    let slot = spaces.iter().position(|&space| space == Some(tile)).unwrap_or_default();
    if let Some(space) = spaces.get_mut(slot) {
        *space = None;
    }
    if let Some(gone) = discard {
        cx.state.players[seat].unstore(gone);
        cx.state.removed[gone] += 1;
        cx.tell(Event::TileDiscarded { seat, tile: gone });
    }
    cx.state.players[seat].store(tile);
    cx.tell(Event::TileTaken { seat, depot, slot: slot as u8, tile });
}
