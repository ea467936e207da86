//! The printed data of the components, for drawing them.

use super::Rules;
use super::data::Names;
use super::data::civics::{CIVICS, Civic, CivicRow, CivicSpace};
use super::data::deeds::{DEEDS, Deed, DeedReward, DeedRow};
use super::data::followers::{ByRole, Follower, Role};
use super::data::goods::{ByGood, Good};
use super::data::hourglasses::{HOURGLASSES, Happening, Hourglass, HourglassRow};
use super::data::map::{PATHS, Path, TOWNS, Town, Way};
use super::data::orders::{ORDERS, Order, OrderRow};
use super::data::places::{Category, PLACES, Place, PlaceRow, Space};
use super::data::terms::Term;
use super::data::tracks::{
    BOATMAN_COINS, ByTrack, CITIZEN_FIELDS, Citizen, DEVELOPMENT_COINS, DEVELOPMENT_END, FARMER_GOODS, KNIGHT_CITIZEN,
    KNIGHT_DRAWS, SCHOLAR_POINTS, STATUS_FIELDS, Track,
};
use super::rules::{HOURGLASSES as STACK, MARKET_SPACES};
use super::setup::ModuleId;
use crate::bagbuilding::{Follower as _, Takes};
use crate::wire::{Kind, Wire};

/// The printed data of boards and tiles: of all in the box or, with a set-up, of those it uses, with its corrections.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansComponents", write_only)]
pub struct Components {
    /// The towns.
    pub towns: Vec<PrintedTown>,
    /// Roads and waterways.
    pub paths: Vec<PrintedPath>,
    /// Places of the player board, and place tiles.
    pub places: Vec<PrintedPlace>,
    /// Beneficial deeds.
    pub deeds: Vec<PrintedDeed>,
    /// Hour-glass tiles; with a set-up, those of its stack from the top.
    pub hourglasses: Vec<PrintedHourglass>,
    /// The number of them turned over in a game.
    pub stack: u8,
    /// The trades of followers.
    pub roles: Vec<Named<Role>>,
    /// Follower tiles.
    pub followers: Vec<PrintedFollower>,
    /// Goods.
    pub goods: Vec<PrintedGood>,
    /// The events of hour-glass tiles.
    pub happenings: Vec<Named<Happening>>,
    /// Things and phases.
    pub terms: Vec<Named<Term>>,
    /// The tracks.
    pub tracks: PrintedTracks,
    /// Spaces of a player's market.
    pub market: u8,
    /// Order cards of Trade & Intrigue.
    pub orders: Vec<PrintedOrder>,
    /// Deeds and intriguers of Trade & Intrigue.
    pub civics: Vec<PrintedCivic>,
}

/// A thing with its name.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansNamed", write_only)]
pub struct Named<K> {
    /// The thing.
    pub id: K,
    /// Its name.
    pub names: Names,
}

/// A town on the map.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPrintedTown", write_only)]
pub struct PrintedTown {
    /// The town.
    pub id: Town,
    /// Its name, the same in all languages.
    pub name: &'static str,
    /// Its position, in percent of the map's width and height.
    pub at: [f32; 2],
}

/// A road or waterway.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPrintedPath", write_only)]
pub struct PrintedPath {
    /// The path.
    pub id: Path,
    /// Its two ends.
    pub ends: [Town; 2],
    /// Road or waterway.
    pub way: Way,
    /// Its goods spaces, each with the smallest number of players that fills it.
    pub spots: &'static [u8],
}

/// A place.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPrintedPlace", write_only)]
pub struct PrintedPlace {
    /// The place.
    pub id: Place,
    /// Player board, or a tile of category I or II.
    pub category: Category,
    /// Its spaces.
    pub spaces: Vec<PrintedSpace>,
    /// Its name.
    pub names: Names,
    /// The rule of its effect.
    pub rule: &'static str,
    /// Its module; left out for the base game.
    #[wire(default, skip_serializing_if = "is_default")]
    pub module: Option<ModuleId>,
}

/// An order card.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPrintedOrder", write_only)]
pub struct PrintedOrder {
    /// The card.
    pub id: Order,
    /// The town where the goods are delivered.
    pub town: Town,
    /// The number of each good.
    pub goods: ByGood<u8>,
    /// Its points at the end.
    pub points: u8,
}

/// A deed or an intriguer of Trade & Intrigue.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPrintedCivic", write_only)]
pub struct PrintedCivic {
    /// The deed or intriguer.
    pub id: Civic,
    /// The module of its board.
    pub module: ModuleId,
    /// Its spaces from left to right; with a set-up, those that are not covered.
    pub spaces: Vec<CivicSpace>,
    /// The number of covered spaces, to the right of them.
    pub covered: u8,
    /// The minimum number of players.
    pub players: u8,
    /// The citizen for the player who completes it; left out if there is none.
    #[wire(default, skip_serializing_if = "is_default")]
    pub citizen: Option<Citizen>,
    /// Its name.
    pub names: Names,
}

/// A follower tile.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPrintedFollower", write_only)]
pub struct PrintedFollower {
    /// The tile.
    pub id: Follower,
    /// Its trade.
    pub role: Role,
    /// Whether it is in a player's colour.
    pub own: bool,
}

/// A good.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPrintedGood", write_only)]
pub struct PrintedGood {
    /// The good.
    pub id: Good,
    /// Points per tile at the end.
    pub points: u8,
    /// Its name.
    pub names: Names,
}

/// A space of a place.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPrintedSpace", write_only)]
pub struct PrintedSpace {
    /// The space.
    pub id: Space,
    /// The followers it takes: a role, any neutral follower, or any follower.
    #[wire(typescript = "OrleansRole | \"neutral\" | \"any\"")]
    pub takes: Takes<Role>,
}

/// A deed.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPrintedDeed", write_only)]
pub struct PrintedDeed {
    /// The deed.
    pub id: Deed,
    /// Its spaces by role.
    pub spaces: ByRole<u8>,
    /// Coins per follower; left out if the reward is one coin or one step.
    pub coins: Option<u8>,
    /// Its name.
    pub names: Names,
}

/// An hour-glass tile.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPrintedHourglass", write_only)]
pub struct PrintedHourglass {
    /// The tile.
    pub id: Hourglass,
    /// Its name.
    pub names: Names,
    /// Its event.
    pub happening: Happening,
    /// The amount of the event.
    pub amount: u8,
    /// The letter on its back; left out if there is none.
    #[wire(default, skip_serializing_if = "is_default", typescript = "\"A\" | \"B\" | \"C\" | \"D\"")]
    pub letter: Option<&'static str>,
    /// Whether a round is played with it.
    pub round: bool,
}

/// The printed data of the tracks.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansPrintedTracks", write_only)]
pub struct PrintedTracks {
    /// The steps of each follower track after its start field.
    #[wire(typescript = "{ [K in OrleansTrack]: number }")]
    pub steps: ByTrack<u8>,
    /// The step of the citizen; 0 if the track has none.
    pub citizen: ByTrack<u8>,
    /// The good of each step of the farmer track.
    pub farmer: [Good; 8],
    /// The coins of each step of the boatman track; the last one has none.
    pub boatman: [u8; 5],
    /// The number of followers drawn, from the start field of the knight track on.
    pub knight: [u8; 6],
    /// Development points of each step of the scholar track.
    pub scholar: [u8; 5],
    /// The last field of the development track.
    pub development: u8,
    /// Its coin fields, each with its coins.
    pub coins: Vec<[u8; 2]>,
    /// The fields where status rises to 2, 3, 4, 5, 6.
    pub status: [u8; 5],
    /// The fields of the citizens.
    pub citizens: [u8; 3],
}

/// All components of the box, or those of one game.
pub fn components(rules: Option<&Rules>) -> Components {
    let deeds = DEEDS.iter().filter(|row| rules.is_none_or(|rules| rules.deeds.has(row.deed)));
    let is_played = |row: &&PlaceRow| rules.is_none_or(|rules| !row.place.is_tile() || rules.in_box.has(row.place));
    let mut components = Components {
        towns: TOWNS.iter().map(|row| PrintedTown { id: row.town, name: row.name, at: row.at }).collect(),
        paths: PATHS
            .iter()
            .map(|row| PrintedPath { id: row.path, ends: row.ends, way: row.way, spots: row.spots })
            .collect(),
        places: rules.map_or(&PLACES[..], |rules| &rules.places).iter().filter(is_played).map(place).collect(),
        deeds: deeds.map(deed).collect(),
        hourglasses: rules.map_or_else(|| HOURGLASSES.iter().map(hourglass).collect(), stack),
        stack: STACK,
        roles: named(Role::names),
        followers: Follower::ALL
            .iter()
            .map(|&id| PrintedFollower { id, role: id.role(), own: !id.is_neutral() })
            .collect(),
        goods: Good::ALL.iter().map(|&id| PrintedGood { id, points: id.points(), names: id.names() }).collect(),
        happenings: named(Happening::names),
        terms: named(Term::names),
        tracks: tracks(),
        market: MARKET_SPACES,
        orders: if rules.is_none() { ORDERS.iter().map(order).collect() } else { vec![] },
        civics: if rules.is_none() { CIVICS.iter().map(|row| civic(row, 0)).collect() } else { vec![] },
    };
    if let Some(rules) = rules {
        rules.modules.iter().for_each(|module| module.print(rules, &mut components));
    }
    components
}

fn named<K: Kind>(names: impl Fn(K) -> Names) -> Vec<Named<K>> {
    K::ALL.iter().map(|&id| Named { id, names: names(id) }).collect()
}

fn place(row: &PlaceRow) -> PrintedPlace {
    let ids = Space::ALL.iter().filter(|space| space.printed().0 == row.place);
    PrintedPlace {
        id: row.place,
        category: row.category,
        spaces: ids.zip(row.spaces.iter()).map(|(&id, &takes)| PrintedSpace { id, takes }).collect(),
        names: row.names,
        rule: row.rule,
        module: row.module,
    }
}

fn deed(row: &DeedRow) -> PrintedDeed {
    PrintedDeed {
        id: row.deed,
        spaces: ByRole::new(|role| row.spaces(role)),
        coins: if let DeedReward::Coins(coins) = row.reward { Some(coins) } else { None },
        names: row.names,
    }
}

fn hourglass(row: &HourglassRow) -> PrintedHourglass {
    let HourglassRow { tile: id, happening, amount, letter, is_round: round, .. } = *row;
    PrintedHourglass { id, names: id.names(), happening, amount, letter, round }
}

/// The tiles of a stack from the top, each once.
fn stack(rules: &Rules) -> Vec<PrintedHourglass> {
    let mut printed: Vec<PrintedHourglass> = Vec::new();
    for tile in rules.piles.iter().flat_map(|pile| pile.tiles) {
        if printed.iter().all(|other| other.id != *tile) {
            printed.push(hourglass(tile.row()));
        }
    }
    printed
}

fn tracks() -> PrintedTracks {
    PrintedTracks {
        steps: ByTrack::new(Track::steps),
        citizen: ByTrack::new(|track: Track| match track {
            Track::Knight => KNIGHT_CITIZEN,
            Track::Boatman => track.steps(),
            _ => 0,
        }),
        farmer: FARMER_GOODS,
        boatman: BOATMAN_COINS,
        knight: KNIGHT_DRAWS,
        scholar: SCHOLAR_POINTS,
        development: DEVELOPMENT_END,
        coins: DEVELOPMENT_COINS.iter().map(|&(at, coins)| [at, coins]).collect(),
        status: STATUS_FIELDS,
        citizens: CITIZEN_FIELDS,
    }
}

/// An order card.
pub fn order(row: &OrderRow) -> PrintedOrder {
    PrintedOrder {
        id: row.order,
        town: row.town,
        goods: ByGood::new(|good: Good| row.goods[good.index()]),
        points: row.points,
    }
}

/// A deed or an intriguer with this many covered spaces.
pub fn civic(row: &CivicRow, covered: u8) -> PrintedCivic {
    PrintedCivic {
        id: row.civic,
        module: row.module,
        spaces: row.spaces.to_vec(),
        covered,
        players: if row.not_with_two { 3 } else { 2 },
        citizen: row.civic.citizen(),
        names: row.names,
    }
}
