//! A consistent position from the few things that are said; everything else follows from them and from the laws.

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

/// Where in its round a sketch stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansMoment")]
#[repr(u8)]
pub enum Moment {
    /// All have planned, nobody has acted: the start player is first.
    #[default]
    Acting,
    /// All plan.
    Planning,
}

/// What is said of a position. What is not said follows: it is as the set-up leaves it, and what lies nowhere else is in
/// the supplies. Markers stand at least where what a player has asks for it.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "OrleansSketch")]
pub struct Sketch {
    /// The round; the first one that the event may come in, and round 1 if nothing is said of it either.
    #[wire(default, skip_serializing_if = "is_default")]
    pub round: Option<u8>,
    /// The event of the round.
    #[wire(default, skip_serializing_if = "is_default")]
    pub event: Option<Hourglass>,
    /// Where in the round; acting, if nothing is said.
    #[wire(default, skip_serializing_if = "is_default")]
    pub moment: Option<Moment>,
    /// Who holds the start-player token; seat 0, if nothing is said.
    #[wire(default, skip_serializing_if = "is_default")]
    pub start: Option<Seat>,
    /// What each player owns, in seat order.
    #[wire(default, skip_serializing_if = "is_default")]
    pub players: Vec<Option<PlayerSketch>>,
    /// What lies on single paths, and nothing else on those.
    #[wire(default, skip_serializing_if = "is_default")]
    pub paths: Vec<PathSketch>,
    /// The followers sent to each deed, and no others.
    #[wire(default, skip_serializing_if = "is_default", typescript = "OrleansPosition[\"deeds\"]")]
    pub deeds: Option<ByDeed<ByRole<u8>>>,
    /// Citizens that somebody has, besides those that follow from tracks and deeds.
    #[wire(default, skip_serializing_if = "is_default", typescript = "OrleansPosition[\"citizens\"]")]
    pub citizens: Option<ByCitizen<Option<Seat>>>,
    /// The order cards that lie open (T-014).
    #[wire(default, skip_serializing_if = "is_default")]
    pub orders: Set<Order>,
    /// Deeds and intriguers of Trade & Intrigue: what is on their spaces (T-068, T-077).
    #[wire(default, skip_serializing_if = "is_default")]
    pub civics: ByCivic<Spots>,
    /// The technology tiles beside the deed of navigation (T-068).
    #[wire(default, skip_serializing_if = "is_default")]
    pub navigation: u8,
}

/// What is said of a player.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "OrleansPlayerSketch")]
pub struct PlayerSketch {
    /// Coins.
    #[wire(default, skip_serializing_if = "is_default")]
    pub coins: Option<u16>,
    /// The goods, and no others.
    #[wire(default, skip_serializing_if = "is_default", typescript = "OrleansPlayer[\"goods\"]")]
    pub goods: Option<ByGood<u8>>,
    /// The markers on the follower tracks, at least.
    #[wire(default, skip_serializing_if = "is_default", typescript = "OrleansPlayer[\"tracks\"]")]
    pub tracks: Option<ByTrack<u8>>,
    /// The marker on the development track.
    #[wire(default, skip_serializing_if = "is_default")]
    pub development: Option<u8>,
    /// Where the merchant stands.
    #[wire(default, skip_serializing_if = "is_default")]
    pub merchant: Option<Town>,
    /// The stations built, and no others.
    #[wire(default, skip_serializing_if = "is_default")]
    pub stations: Option<Set<Town>>,
    /// The place tiles, and no others.
    #[wire(default, skip_serializing_if = "is_default")]
    pub places: Option<Set<Place>>,
    /// Technology beside the board.
    #[wire(default, skip_serializing_if = "is_default", typescript = "OrleansPlayer[\"gears\"]")]
    pub gears: Option<By<Gear, u8, 2>>,
    /// Technology on spaces.
    #[wire(default, skip_serializing_if = "is_default")]
    pub technology: Set<Space>,
    /// The neutral followers in the bag, and no others; own ones are there that are nowhere else.
    #[wire(default, skip_serializing_if = "is_default", typescript = "{ [K in OrleansFollower]?: number }")]
    pub bag: Option<ByFollower<u8>>,
    /// The followers on the market, and no others.
    #[wire(default, skip_serializing_if = "is_default", typescript = "{ [K in OrleansFollower]?: number }")]
    pub market: Option<ByFollower<u8>>,
    /// The followers on spaces.
    #[wire(default, skip_serializing_if = "is_default")]
    pub spaces: Vec<Planned>,
    /// Order cards fulfilled (T-016).
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

/// What lies on a path.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPathSketch")]
pub struct PathSketch {
    /// The path.
    pub path: Path,
    /// Its goods.
    pub goods: ArrayVec<Good, 2>,
}

/// The position that a sketch says, or everything that contradicts it.
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

/// Plays up to this moment of the first round. Chance answers with what there is most of, and draws this start player;
/// nobody plans anything.
pub fn idle(table: &mut Table<Orleans>, moment: Moment, start: Option<Seat>) {
    let is_start = |outcome: &Outcome| matches!(outcome, Outcome::Seat { seat } if start == Some(*seat));
    arranging::play_up(table, is_start, |_, _, ask| {
        (ask == Ask::Plan(MakePlan) && moment == Moment::Acting).then(|| Ready.into())
    });
}

/// The hour glasses turned over so far: this round's event is the last of them.
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

/// Tiles for the rounds before this one that leave this tile in its pile.
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

/// Puts everything that is said where it is said.
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

/// Takes over what a sketch says; a default says nothing.
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

/// For a place tile that is not played another of its category is left out instead.
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
