//! A consistent position from the few things that are said; everything else follows from them and from the laws.

mod balance;

pub use balance::keep_the_laws;

use super::data::deeds::ByDeed;
use super::data::followers::{ByFollower, ByRole, Follower};
use super::data::goods::{ByGood, Good};
use super::data::hourglasses::Hourglass;
use super::data::map::{Path, Town};
use super::data::places::{Place, Space};
use super::data::tracks::{ByCitizen, ByTrack};
use super::modules::{self, each_module};
use super::questions::{Ask, MakePlan, Ready};
use super::rules::{HOURGLASSES, Rules, STATIONS};
use super::state::{Gear, Player, State};
use super::{Orleans, Setup};
use crate::bagbuilding::Tile;
use crate::engine::{self, Corrupt, NotArranged, Seat, Table};
use crate::parts::{By, Set};
use crate::wire::{Slice, kinds, wire};
use arrayvec::ArrayVec;

kinds! {
    /// Where in its round a sketch stands.
    Moment as "OrleansMoment" {
        /// All have planned, nobody has acted: the start player is first.
        Acting = "acting",
        /// All plan.
        Planning = "planning",
    }
}

each_module! { wire! {
    /// What is said of a position. What is not said follows: it is as the set-up leaves it, and what lies nowhere else is in
    /// the supplies. Markers stand at least where what a player has asks for it.
    pub struct Sketch: Default as "OrleansSketch" {
        /// The round; the first one that the event may come in, and round 1 if nothing is said of it either.
        pub round: Option<u8> as "number" = absent,
        /// The event of the round.
        pub event: Option<Hourglass> as "OrleansHourglass" = absent,
        /// Where in the round; acting, if nothing is said.
        pub moment: Option<Moment> as "OrleansMoment" = absent,
        /// Who holds the start-player token; seat 0, if nothing is said.
        pub start: Option<Seat> as "Seat" = absent,
        /// What each player owns, in seat order.
        pub players: Vec<Option<PlayerSketch>> = absent,
        /// What lies on single paths, and nothing else on those.
        pub paths: Vec<PathSketch> = absent,
        /// The followers sent to each deed, and no others.
        pub deeds: Option<ByDeed<ByRole<u8>>> as "OrleansPosition[\"deeds\"]" = absent,
        /// Citizens that somebody has, besides those that follow from tracks and deeds.
        pub citizens: Option<ByCitizen<Option<Seat>>> as "OrleansPosition[\"citizens\"]" = absent,
    }
} OnTable }

each_module! { wire! {
    /// What is said of a player.
    pub struct PlayerSketch: Default as "OrleansPlayerSketch" {
        /// Coins.
        pub coins: Option<u16> as "number" = absent,
        /// The goods, and no others.
        pub goods: Option<ByGood<u8>> as "OrleansPlayer[\"goods\"]" = absent,
        /// The markers on the follower tracks, at least.
        pub tracks: Option<ByTrack<u8>> as "OrleansPlayer[\"tracks\"]" = absent,
        /// The marker on the development track.
        pub development: Option<u8> as "number" = absent,
        /// Where the merchant stands.
        pub merchant: Option<Town> as "OrleansTown" = absent,
        /// The stations built, and no others.
        pub stations: Option<Set<Town>> as "Array<OrleansTown>" = absent,
        /// The place tiles, and no others.
        pub places: Option<Set<Place>> as "Array<OrleansPlace>" = absent,
        /// Technology beside the board.
        pub gears: Option<By<Gear, u8, 2>> as "OrleansPlayer[\"gears\"]" = absent,
        /// Technology on spaces.
        pub technology: Set<Space> = absent,
        /// The neutral followers in the bag, and no others; own ones are there that are nowhere else.
        pub bag: Option<ByFollower<u8>> as "{ [K in OrleansFollower]?: number }" = absent,
        /// The followers on the market, and no others.
        pub market: Option<ByFollower<u8>> as "{ [K in OrleansFollower]?: number }" = absent,
        /// The followers on spaces.
        pub spaces: Vec<Planned> = absent,
    }
} OfPlayer }

wire! {
    /// A follower on a space.
    pub struct Planned: Copy as "OrleansPlanned" {
        /// The space.
        pub space: Space,
        /// The follower.
        pub follower: Follower,
    }
}

wire! {
    /// What lies on a path.
    pub struct PathSketch as "OrleansPathSketch" {
        /// The path.
        pub path: Path,
        /// Its goods.
        pub goods: ArrayVec<Good, 2>,
    }
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
    loop {
        match table.turn() {
            engine::Turn::Chance(_) => {
                let outcomes = table.outcomes();
                let is_start = |outcome: &super::Outcome| match outcome {
                    super::Outcome::Seat { seat } => start == Some(*seat),
                    _ => false,
                };
                let said = outcomes.iter().find(|weighted| is_start(&weighted.outcome));
                let fairest = || outcomes.iter().rev().max_by_key(|weighted| weighted.weight);
                let Some(outcome) = said.or_else(fairest).map(|weighted| weighted.outcome) else { return };
                table.settle_unchecked(outcome, &mut |_| {});
            }
            engine::Turn::Seats(pending) => match pending.first() {
                Some(asked) if asked.ask == Ask::Plan(MakePlan) && moment == Moment::Acting => {
                    let seat = asked.seat;
                    table.play_unchecked(seat, Ready.into(), &mut |_| {});
                }
                _ => return,
            },
            engine::Turn::Over => return,
        }
    }
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
    table_slices(state, sketch);
    modules::sketched(rules, state);
}

/// What is said of the boards of modules; a module of which nothing is said is left as it is.
macro_rules! said_slices {
    ($name:ident $Drawn:ident $Said:ident modules {
        $($how:ident $module:ident $Module:ident($Slice:path) $(= $word:literal)?,)*
    }) => {
        fn $name(drawn: &mut $Drawn, said: &$Said) {
            $(if said.$module != <$Slice as Slice>::Value::default() {
                drawn.$module.clone_from(&said.$module);
            })*
        }
    };
}
each_module! { said_slices! { table_slices State Sketch } OnTable }
each_module! { said_slices! { player_slices Player PlayerSketch } OfPlayer }

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
    player_slices(player, said);
    if let Some(stations) = said.stations {
        (player.stations, player.unbuilt) = (stations, STATIONS.saturating_sub(stations.len()));
    }
    let followers = &mut player.followers;
    followers.bag = said.bag.unwrap_or(followers.bag);
    followers.market = said.market.unwrap_or(followers.market);
    for space in said.technology.iter() {
        followers.spaces.put(space, Tile::Technology);
    }
    for &Planned { space, follower } in &said.spaces {
        if said.market.is_none() {
            followers.market[follower] = followers.market[follower].saturating_sub(1);
        }
        followers.spaces.put(space, Tile::Follower(follower));
    }
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
