//! Builds a consistent position from a sketch; the set-up and the laws determine the rest.

mod balance;

pub use balance::keep_the_laws;

use super::data::civics::ByCivic;
use super::data::deeds::ByDeed;
use super::data::followers::{ByFollower, ByRole, Follower};
use super::data::goods::{ByGood, Good};
use super::data::hourglasses::Hourglass;
use super::data::map::{Path, Town};
use super::data::orders::Order;
use super::data::places::{Place, Space};
use super::data::tracks::{ByCitizen, ByTrack};
use super::modules;
use super::modules::civics::spots::Spots;
use super::questions::{Ask, MakePlan, Ready};
use super::rules::{HOURGLASSES, Rules, STATIONS};
use super::state::{Gear, State};
use super::{Orleans, Outcome, Setup};
use crate::bagbuilding::{Tile, arranging};
use crate::engine::{Corrupt, NotArranged, Seat, Table};
use crate::parts::{By, Set};
use crate::wire::{Wire, is_default};
use arrayvec::ArrayVec;

/// The moment of the round that a sketch shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansMoment")]
#[repr(u8)]
pub enum Moment {
    /// All seats have planned and none has acted: the start player is first.
    #[default]
    Acting,
    /// All seats are planning.
    Planning,
}

/// A sketch of a position. Missing parts are as the set-up leaves them, and pieces without a place go to the supplies.
/// Markers stand at least as far as the player's pieces require.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "OrleansSketch")]
pub struct Sketch {
    /// The round; default: the first round in which the event can come, or else round 1.
    #[wire(default, skip_serializing_if = "is_default")]
    pub round: Option<u8>,
    /// The event of the round.
    #[wire(default, skip_serializing_if = "is_default")]
    pub event: Option<Hourglass>,
    /// The moment of the round; default: acting.
    #[wire(default, skip_serializing_if = "is_default")]
    pub moment: Option<Moment>,
    /// The seat with the start-player token; default: seat 0.
    #[wire(default, skip_serializing_if = "is_default")]
    pub start: Option<Seat>,
    /// The players, in seat order.
    #[wire(default, skip_serializing_if = "is_default")]
    pub players: Vec<Option<PlayerSketch>>,
    /// All goods on the paths listed here.
    #[wire(default, skip_serializing_if = "is_default")]
    pub paths: Vec<PathSketch>,
    /// All followers sent to each deed.
    #[wire(default, skip_serializing_if = "is_default", typescript = "OrleansPosition[\"deeds\"]")]
    pub deeds: Option<ByDeed<ByRole<u8>>>,
    /// Citizens with their owners, in addition to those that follow from tracks and deeds.
    #[wire(default, skip_serializing_if = "is_default", typescript = "OrleansPosition[\"citizens\"]")]
    pub citizens: Option<ByCitizen<Option<Seat>>>,
    /// The open order cards (T-014).
    #[wire(default, skip_serializing_if = "is_default")]
    pub orders: Set<Order>,
    /// The spaces of the deeds and intriguers of Trade & Intrigue (T-068, T-077).
    #[wire(default, skip_serializing_if = "is_default")]
    pub civics: ByCivic<Spots>,
    /// The technology tiles beside the deed of navigation (T-068).
    #[wire(default, skip_serializing_if = "is_default")]
    pub navigation: u8,
}

/// A sketch of a player.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "OrleansPlayerSketch")]
pub struct PlayerSketch {
    /// Coins.
    #[wire(default, skip_serializing_if = "is_default")]
    pub coins: Option<u16>,
    /// All goods.
    #[wire(default, skip_serializing_if = "is_default", typescript = "OrleansPlayer[\"goods\"]")]
    pub goods: Option<ByGood<u8>>,
    /// The markers on the follower tracks; they are raised if necessary.
    #[wire(default, skip_serializing_if = "is_default", typescript = "OrleansPlayer[\"tracks\"]")]
    pub tracks: Option<ByTrack<u8>>,
    /// The marker on the development track.
    #[wire(default, skip_serializing_if = "is_default")]
    pub development: Option<u8>,
    /// The town of the merchant.
    #[wire(default, skip_serializing_if = "is_default")]
    pub merchant: Option<Town>,
    /// All built stations.
    #[wire(default, skip_serializing_if = "is_default")]
    pub stations: Option<Set<Town>>,
    /// All place tiles.
    #[wire(default, skip_serializing_if = "is_default")]
    pub places: Option<Set<Place>>,
    /// Technology beside the board.
    #[wire(default, skip_serializing_if = "is_default", typescript = "OrleansPlayer[\"gears\"]")]
    pub gears: Option<By<Gear, u8, 2>>,
    /// Technology on spaces.
    #[wire(default, skip_serializing_if = "is_default")]
    pub technology: Set<Space>,
    /// All neutral followers in the bag. Own followers are there too unless they are elsewhere.
    #[wire(default, skip_serializing_if = "is_default", typescript = "{ [K in OrleansFollower]?: number }")]
    pub bag: Option<ByFollower<u8>>,
    /// All followers on the market.
    #[wire(default, skip_serializing_if = "is_default", typescript = "{ [K in OrleansFollower]?: number }")]
    pub market: Option<ByFollower<u8>>,
    /// The followers on spaces.
    #[wire(default, skip_serializing_if = "is_default")]
    pub spaces: Vec<Planned>,
    /// Fulfilled order cards (T-016).
    #[wire(default, skip_serializing_if = "is_default")]
    pub orders: Set<Order>,
}

/// A follower on a space.
#[derive(Clone, Copy, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPlanned")]
pub struct Planned {
    /// The space.
    pub space: Space,
    /// The follower.
    pub follower: Follower,
}

/// A path with its goods.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPathSketch")]
pub struct PathSketch {
    /// The path.
    pub path: Path,
    /// Its goods.
    pub goods: ArrayVec<Good, 2>,
}

/// The position of a sketch, or all contradictions in it.
pub fn arrange(setup: &Setup, sketch: &Sketch) -> Result<Table<Orleans>, NotArranged> {
    let mut table = Table::<Orleans>::new(setup)?;
    let mut wrong = Vec::new();
    let tiles = turned(table.rules(), sketch, &mut wrong);
    if sketch.players.len() > table.rules().seats.len() {
        let reason = format!("there are {} seats", table.rules().seats.number());
        wrong.push(Corrupt { path: "players".into(), reason });
    }
    if !wrong.is_empty() {
        return Err(NotArranged::Contradictions(wrong));
    }
    idle(&mut table, sketch.moment.unwrap_or_default(), sketch.start);
    let rules = Rules::new(setup)?;
    let state = table.state_mut();
    state.hourglasses = tiles.into_iter().collect();
    draw(&rules, state, sketch);
    keep_the_laws(&rules, state);
    let wrong = table.problems();
    if wrong.is_empty() { Ok(table) } else { Err(NotArranged::Contradictions(wrong)) }
}

/// Plays up to this moment of the first round, without planning anything. Draws take the most frequent outcome, and
/// this start player.
pub fn idle(table: &mut Table<Orleans>, moment: Moment, start: Option<Seat>) {
    let is_start = |outcome: &Outcome| matches!(outcome, Outcome::Seat { seat } if start == Some(*seat));
    arranging::play_up(table, is_start, |_, _, ask| {
        (ask == Ask::Plan(MakePlan) && moment == Moment::Acting).then(|| Ready.into())
    });
}

/// The hour glasses turned so far, this round's event last.
fn turned(rules: &Rules, sketch: &Sketch, wrong: &mut Vec<Corrupt>) -> Vec<Hourglass> {
    let comes_in = |round: u8, tile: Hourglass| rules.pile(round).any(|(other, _)| other == tile);
    let first = |tile: Hourglass| (1..=HOURGLASSES).find(|&round| comes_in(round, tile));
    let round = sketch.round.or_else(|| sketch.event.and_then(first)).unwrap_or(1);
    let mut refuse = |path: &str, reason: String| {
        wrong.push(Corrupt { path: path.into(), reason });
        vec![]
    };
    if !(1..=HOURGLASSES).contains(&round) {
        return refuse("round", format!("there are rounds 1 to {HOURGLASSES}"));
    }
    let tile = sketch.event.or_else(|| turned_before(rules, round + 1, None).and_then(|tiles| tiles.last().copied()));
    let before = tile.and_then(|tile| turned_before(rules, round, Some(tile)));
    match (tile, before) {
        (Some(tile), Some(mut tiles)) if comes_in(round, tile) => {
            tiles.push(tile);
            tiles
        }
        _ => refuse("event", format!("it does not come in round {round} of this set-up")),
    }
}

/// Tiles for the earlier rounds that leave this tile in its pile; `None` if there are none.
pub fn turned_before(rules: &Rules, round: u8, tile: Option<Hourglass>) -> Option<Vec<Hourglass>> {
    let mut turned: Vec<Hourglass> = vec![];
    for earlier in 1..round {
        let left = |(other, copies): &(Hourglass, u8)| {
            let kept = u8::from(Some(*other) == tile && earlier > 1);
            let gone = turned.iter().skip(1).filter(|turned| *turned == other).count() as u8;
            *copies > gone + kept
        };
        let next = rules.pile(earlier).find(left)?.0;
        turned.push(next);
    }
    Some(turned)
}

/// Copies the sketch into the state.
fn draw(rules: &Rules, state: &mut State, sketch: &Sketch) {
    for (seat, said) in rules.seats.iter().zip(&sketch.players) {
        if let Some(said) = said {
            draw_player(state, seat, said);
        }
    }
    for PathSketch { path, goods } in &sketch.paths {
        state.paths[*path] = Default::default();
        goods.iter().for_each(|&good| state.paths[*path].put(good));
    }
    state.deeds = sketch.deeds.unwrap_or(state.deeds);
    state.citizens = sketch.citizens.unwrap_or(state.citizens);
    replace(&mut state.orders, &sketch.orders);
    replace(&mut state.civics, &sketch.civics);
    replace(&mut state.navigation, &sketch.navigation);
    modules::sketched(rules, state);
}

/// Replaces a part of the state, unless the sketch has the default.
fn replace<T: Clone + Default + PartialEq>(drawn: &mut T, said: &T) {
    if !is_default(said) {
        drawn.clone_from(said);
    }
}

fn draw_player(state: &mut State, seat: Seat, said: &PlayerSketch) {
    if let Some(places) = said.places {
        make_room(state, places);
    }
    let player = &mut state.players[seat];
    player.coins = said.coins.unwrap_or(player.coins);
    player.goods = said.goods.unwrap_or(player.goods);
    player.tracks = said.tracks.unwrap_or(player.tracks);
    player.development = said.development.unwrap_or(player.development);
    player.merchant = said.merchant.unwrap_or(player.merchant);
    player.places = said.places.unwrap_or(player.places);
    player.gears = said.gears.unwrap_or(player.gears);
    replace(&mut player.orders, &said.orders);
    if let Some(stations) = said.stations {
        (player.stations, player.unbuilt) = (stations, STATIONS.saturating_sub(stations.len()));
    }
    let technology = said.technology.iter().map(|space| (space, Tile::Technology));
    let standing = said.spaces.iter().map(|planned| (planned.space, Tile::Follower(planned.follower)));
    player.followers.arrange(said.bag, said.market, technology.chain(standing));
}

/// Leaves other tiles of the same category out of the game, to make room for unplayed place tiles.
pub fn make_room(state: &mut State, places: Set<Place>) {
    for place in places.iter().filter(|&place| state.out.places.has(place)).collect::<Vec<_>>() {
        let like = |other: &Place| other.row().category == place.row().category && !places.has(*other);
        if let Some(other) = state.places.iter().filter(like).last() {
            state.places.remove(other);
            state.out.places.insert(other);
            state.out.places.remove(place);
        }
    }
}
