//! Builds a consistent position from a sketch; the set-up and the laws determine the rest.

mod balance;

pub use balance::keep_the_laws;

use super::data::deeds::Deed;
use super::data::map::{Area, Land};
use super::data::places::{Place, Space};
use super::data::wares::{ByFollower, ByGood, ByWare};
use super::modules;
use super::questions::{Action, Ask, Planning, Ready, Settle, Settling};
use super::state::{Built, Fields, State, Tile};
use super::{Outcome, Rules, Setup, Stories};
use crate::bagbuilding::arranging;
use crate::engine::{Corrupt, NotArranged, Seat, Table};
use crate::parts::Set;
use crate::wire::{Kind, Wire};

/// The moment of the round that a sketch shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesMoment")]
#[repr(u8)]
pub enum Moment {
    /// All seats have planned and none has acted: the start player is first.
    #[default]
    Acting,
    /// All seats are planning.
    Planning,
}

/// A sketch of a position. Missing parts are as the set-up leaves them, and tiles without a place go to storage.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "StoriesSketch")]
pub struct Sketch {
    /// The round, and with it the year and the season of The King's Favor; default: 1.
    #[wire(default, skip_serializing_if = "is_default")]
    pub round: Option<u16>,
    /// The moment of the round; default: acting.
    #[wire(default, skip_serializing_if = "is_default")]
    pub moment: Option<Moment>,
    /// The seat with the start-player token; default: seat 0.
    #[wire(default, skip_serializing_if = "is_default")]
    pub start: Option<Seat>,
    /// The players, in seat order.
    #[wire(default, skip_serializing_if = "is_default")]
    pub players: Vec<Option<PlayerSketch>>,
    /// The land on single areas; each change swaps two land tiles.
    #[wire(default, skip_serializing_if = "is_default")]
    pub land: Vec<LandSketch>,
    /// All villages except the start villages.
    #[wire(default, skip_serializing_if = "is_default")]
    pub villages: Option<Set<Area>>,
    /// All churches; each stands in a village.
    #[wire(default, skip_serializing_if = "is_default")]
    pub churches: Option<Set<Area>>,
    /// All tiles on offer.
    #[wire(default, skip_serializing_if = "is_default", typescript = "StoriesPosition[\"market\"]")]
    pub market: Option<ByWare<u8>>,
    /// Face-up deeds with all tiles on their fields.
    #[wire(default, skip_serializing_if = "is_default")]
    pub deeds: Vec<DeedSketch>,
    /// The First Kingdom: a sketch of epochs, tasks and threats.
    #[wire(default, skip_serializing_if = "is_default")]
    pub kingdom: Option<modules::first_kingdom::sketch::KingdomSketch>,
    /// The King's Favor: a sketch of booklets and favourite tiles.
    #[wire(default, skip_serializing_if = "is_default")]
    pub court: Option<modules::kings_favor::sketch::CourtSketch>,
}

/// A sketch of a player.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "StoriesPlayerSketch")]
pub struct PlayerSketch {
    /// Coins in stock.
    #[wire(default, skip_serializing_if = "is_default")]
    pub coins: Option<u16>,
    /// All goods in stock.
    #[wire(default, skip_serializing_if = "is_default", typescript = "StoriesPlayer[\"goods\"]")]
    pub goods: Option<ByGood<u8>>,
    /// Parked technology.
    #[wire(default, skip_serializing_if = "is_default")]
    pub technology: Option<u8>,
    /// All followers in the bag.
    #[wire(default, skip_serializing_if = "is_default", typescript = "{ [K in StoriesFollower]?: number }")]
    pub bag: Option<ByFollower<u8>>,
    /// All followers on the green.
    #[wire(default, skip_serializing_if = "is_default", typescript = "{ [K in StoriesFollower]?: number }")]
    pub green: Option<ByFollower<u8>>,
    /// The tiles on spaces.
    #[wire(default, skip_serializing_if = "is_default")]
    pub spaces: Vec<Lying>,
    /// All place cards; basic ones are face up according to the epochs.
    #[wire(default, skip_serializing_if = "is_default")]
    pub cards: Option<Set<Place>>,
    /// All areas with a settler.
    #[wire(default, skip_serializing_if = "is_default")]
    pub areas: Option<Set<Area>>,
    /// All areas with a fortress.
    #[wire(default, skip_serializing_if = "is_default")]
    pub fortresses: Option<Set<Area>>,
    /// The number of buildings this player has built; default: those in areas with its settlers.
    #[wire(default, skip_serializing_if = "is_default")]
    pub built: Option<Built>,
    /// The marker on the fame track.
    #[wire(default, skip_serializing_if = "is_default")]
    pub fame: Option<u8>,
    /// The round after which this player dropped out.
    #[wire(default, skip_serializing_if = "is_default")]
    pub out: Option<u16>,
}

/// A tile on a space.
#[derive(Clone, Copy, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesLying")]
pub struct Lying {
    /// The space.
    pub space: Space,
    /// The tile.
    pub tile: Tile,
}

/// An area with its land.
#[derive(Clone, Copy, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesLandSketch")]
pub struct LandSketch {
    /// The area.
    pub area: Area,
    /// Its land.
    pub land: Land,
}

/// A face-up deed.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesDeedSketch")]
pub struct DeedSketch {
    /// The deed.
    pub deed: Deed,
    /// The tiles on its fields.
    #[wire(default, skip_serializing_if = "is_default")]
    pub tiles: Fields,
}

/// The position of a sketch, or all contradictions in it.
pub fn arrange(setup: &Setup, sketch: &Sketch) -> Result<Table<Stories>, NotArranged> {
    let mut table = Table::<Stories>::new(setup)?;
    let rules = Rules::new(setup)?;
    let mut wrong = Vec::new();
    let mut refuse = |path: &str, reason: String| wrong.push(Corrupt { path: path.into(), reason });
    if sketch.round == Some(0) {
        refuse("round", "rounds begin with 1".into());
    }
    if sketch.start.is_some_and(|seat| !rules.seats.has(seat)) {
        refuse("start", format!("there are {} seats", rules.seats.number()));
    }
    if sketch.players.len() > rules.seats.len() {
        refuse("players", format!("there are {} seats", rules.seats.number()));
    }
    for (index, LandSketch { area, .. }) in sketch.land.iter().enumerate() {
        if !rules.areas.has(*area) || rules.start_villages.has(*area) {
            refuse(&format!("land[{index}].area"), format!("no land lies on {}", area.name()));
        }
    }
    for key in modules::unplayed_sketches(rules.scenario, sketch) {
        refuse(key, modules::NOT_PLAYED.into());
    }
    if !wrong.is_empty() {
        return Err(NotArranged::Contradictions(wrong));
    }
    idle(&mut table, sketch, rules.seats.first());
    let state = table.state_mut();
    draw(&rules, state, sketch);
    keep_the_laws(&rules, state);
    let mut wrong = unbuilt(state, sketch);
    wrong.extend(table.problems());
    if wrong.is_empty() { Ok(table) } else { Err(NotArranged::Contradictions(wrong)) }
}

/// The built numbers of the sketch that do not match the map.
fn unbuilt(state: &State, sketch: &Sketch) -> Vec<Corrupt> {
    let mut wrong = Vec::new();
    for (number, (player, said)) in state.players.values().iter().zip(&sketch.players).enumerate() {
        let Some(said) = said.as_ref().and_then(|said| said.built) else { continue };
        for (building, said, built) in
            [("villages", said.villages, player.built.villages), ("churches", said.churches, player.built.churches)]
        {
            if said != built {
                let path = format!("players[{number}].built.{building}");
                let reason = format!("expected that all players together have built the {building} on the map");
                wrong.push(Corrupt { path, reason });
            }
        }
    }
    wrong
}

/// Plays up to the sketched moment of the first round, without planning anything. Draws take the most frequent outcome,
/// and the sketched start player or else the first seat. Seats settle in a sketched area, or else where no other seat
/// should be.
fn idle(table: &mut Table<Stories>, sketch: &Sketch, first: Seat) {
    let (moment, start) = (sketch.moment.unwrap_or_default(), sketch.start.unwrap_or(first));
    let is_start = |outcome: &Outcome| matches!(outcome, Outcome::Seat { seat } if *seat == start);
    arranging::play_up(table, is_start, |table, seat, ask| match ask {
        Ask::Settling(Settling) => {
            let said = |seat: Seat| sketch.players.get(seat.index()).and_then(|said| said.as_ref()?.areas);
            let is_anybodys = |area| table.rules().seats.iter().any(|seat| said(seat).is_some_and(|all| all.has(area)));
            table.legal_actions(seat).into_iter().min_by_key(|action| match action {
                Action::Settle(Settle { area }) if said(seat).is_some_and(|all| all.has(*area)) => 0,
                Action::Settle(Settle { area }) if !is_anybodys(*area) => 1,
                _ => 2,
            })
        }
        Ask::Planning(Planning) if moment == Moment::Acting => Some(Ready.into()),
        _ => None,
    });
}

/// Copies the sketch into the state.
fn draw(rules: &Rules, state: &mut State, sketch: &Sketch) {
    state.round = sketch.round.unwrap_or(state.round);
    for &LandSketch { area, land } in &sketch.land {
        lay(rules, state, sketch, area, land);
    }
    for area in rules.areas.iter() {
        let plot = &mut state.map[area];
        if let Some(churches) = sketch.churches {
            plot.church = churches.has(area);
        }
        if let Some(villages) = sketch.villages {
            plot.village = rules.start_villages.has(area) || villages.has(area);
        }
        plot.village |= plot.church;
    }
    for (seat, said) in rules.seats.iter().zip(&sketch.players) {
        if let Some(said) = said {
            draw_player(rules, state, seat, said);
        }
    }
    state.market = sketch.market.unwrap_or(state.market);
    for DeedSketch { deed, tiles } in &sketch.deeds {
        deed.board().sides().into_iter().for_each(|side| state.deeds[side] = None);
        state.deeds[*deed] = Some(*tiles);
    }
    rules.printed.story.sketched(sketch, rules, state);
}

/// Puts this land onto the area, in exchange for a tile of this land that the sketch does not mention.
fn lay(rules: &Rules, state: &mut State, sketch: &Sketch, area: Area, land: Land) {
    let is_said =
        |other: Area| sketch.land.iter().any(|said| said.area == other && Some(said.land) == state.map[other].land);
    let other = rules.areas.iter().find(|&other| state.map[other].land == Some(land) && !is_said(other));
    if let (Some(other), false) = (other, state.map[area].land == Some(land)) {
        state.map[other].land = state.map[area].land;
    }
    state.map[area].land = Some(land);
}

fn draw_player(rules: &Rules, state: &mut State, seat: Seat, said: &PlayerSketch) {
    for area in rules.areas.iter() {
        let plot = &mut state.map[area];
        if let Some(areas) = said.areas {
            if areas.has(area) { plot.settlers.insert(seat) } else { plot.settlers.remove(seat) }
        }
        match said.fortresses {
            Some(fortresses) if fortresses.has(area) => plot.fortress = Some(seat),
            Some(_) if plot.fortress == Some(seat) => plot.fortress = None,
            _ => {}
        }
    }
    let player = &mut state.players[seat];
    player.coins = said.coins.unwrap_or(player.coins);
    player.goods = said.goods.unwrap_or(player.goods);
    player.technology = said.technology.unwrap_or(player.technology);
    player.cards = said.cards.unwrap_or(player.cards);
    player.built = said.built.unwrap_or(player.built);
    player.fame = said.fame.unwrap_or(player.fame);
    player.out = said.out.or(player.out);
    player.followers.arrange(said.bag, said.green, said.spaces.iter().map(|lying| (lying.space, lying.tile)));
}
