//! What this game says about itself to the outside.

use super::data::Names;
use super::data::civics::{CIVICS, Civic, CivicSpace};
use super::data::deeds::{DEEDS, Deed, DeedReward};
use super::data::followers::{ByRole, Role};
use super::data::goods::{ByGood, Good};
use super::data::hourglasses::{HOURGLASSES, Happening, Hourglass};
use super::data::map::{PATHS, Path, TOWNS, Town, Way};
use super::data::orders::{ORDERS, Order};
use super::data::places::{Category, PLACES, Place, Space};
use super::data::terms::Term;
use super::data::tracks::{
    BOATMAN_COINS, DEVELOPMENT_COINS, DEVELOPMENT_END, FARMER_GOODS, KNIGHT_DRAWS, SCHOLAR_POINTS, STATUS_FIELDS,
};
use super::setup::{MAX_BANK, ModuleId};
use super::targets::{self, Target};
use super::{Action, At, Orleans, Outcome, notation};
use crate::bagbuilding::Takes;
use crate::engine::{GameInfo, OptionInfo, Presented, Reconstructed, Seat, Targets};
use crate::parts::Kind;
use serde::Serialize;

/// What is printed on boards and tiles.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansComponents"))]
pub struct Components {
    /// The towns.
    pub towns: Vec<PrintedTown>,
    /// Roads and waterways.
    pub paths: Vec<PrintedPath>,
    /// Places of the player board, and place tiles.
    pub places: Vec<PrintedPlace>,
    /// Beneficial deeds.
    pub deeds: Vec<PrintedDeed>,
    /// Hour-glass tiles.
    pub hourglasses: Vec<PrintedHourglass>,
    /// Followers.
    pub roles: Vec<Named<Role>>,
    /// Goods, with their points in the order of the goods: 1 to 5.
    pub goods: Vec<Named<Good>>,
    /// What happens on hour-glass tiles.
    pub happenings: Vec<Named<Happening>>,
    /// Things and phases.
    pub terms: Vec<Named<Term>>,
    /// The tracks.
    pub tracks: PrintedTracks,
    /// Order cards of Trade & Intrigue, as long as the set-up does not replace them.
    pub orders: Vec<PrintedOrder>,
    /// Deeds and intriguers of Trade & Intrigue, as long as the set-up does not replace them.
    pub civics: Vec<PrintedCivic>,
}

/// Something with its name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansNamed"))]
pub struct Named<K> {
    /// What it is.
    pub id: K,
    /// What it is called.
    pub names: Names,
}

/// A town on the map.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansPrintedTown"))]
pub struct PrintedTown {
    /// Which town.
    pub id: Town,
    /// Its name, the same in every language.
    pub name: &'static str,
    /// Where it lies, in percent of the map's width and height.
    pub at: [f32; 2],
}

/// A road or waterway.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansPrintedPath"))]
pub struct PrintedPath {
    /// Which path.
    pub id: Path,
    /// Its two ends.
    pub ends: [Town; 2],
    /// Road or waterway.
    pub way: Way,
    /// Its goods spaces: the smallest number of players that fills each.
    pub spots: &'static [u8],
}

/// A place.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansPrintedPlace"))]
pub struct PrintedPlace {
    /// Which place.
    pub id: Place,
    /// Player board, or a tile of category I or II.
    pub category: Category,
    /// Its spaces.
    pub spaces: Vec<PrintedSpace>,
    /// What it is called.
    pub names: Names,
    /// The rule that says what it does.
    pub rule: &'static str,
    /// The module it belongs to, if not to the base game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub module: Option<ModuleId>,
}

/// An order card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansPrintedOrder"))]
pub struct PrintedOrder {
    /// Which card.
    pub id: Order,
    /// Where the goods are delivered.
    pub town: Town,
    /// How many of each good.
    #[cfg_attr(feature = "types", ts(type = "{ [K in OrleansGood]?: number }"))]
    pub goods: ByGood<u8>,
    /// What it is worth in the end.
    pub points: u8,
}

/// A deed or an intriguer of Trade & Intrigue.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansPrintedCivic"))]
pub struct PrintedCivic {
    /// Which one.
    pub id: Civic,
    /// The board it is on.
    pub module: ModuleId,
    /// Its spaces from left to right; with two or three players the last one is covered.
    pub spaces: Vec<CivicSpace>,
    /// What it is called.
    pub names: Names,
}

/// A space of a place.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansPrintedSpace"))]
pub struct PrintedSpace {
    /// Which space.
    pub id: Space,
    /// What it takes: a role, any neutral follower, or any follower.
    #[cfg_attr(feature = "types", ts(type = "OrleansRole | \"neutral\" | \"any\""))]
    pub takes: &'static str,
}

/// A deed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansPrintedDeed"))]
pub struct PrintedDeed {
    /// Which deed.
    pub id: Deed,
    /// Its spaces by role.
    #[cfg_attr(feature = "types", ts(type = "{ [K in OrleansRole]?: number }"))]
    pub spaces: ByRole<u8>,
    /// Coins for each follower; nothing where it is one coin or one step.
    pub coins: Option<u8>,
    /// What it is called.
    pub names: Names,
}

/// An hour-glass tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansPrintedHourglass"))]
pub struct PrintedHourglass {
    /// Which tile.
    pub id: Hourglass,
    /// What it brings.
    pub happening: Happening,
    /// How much of it.
    pub amount: u8,
}

/// What is printed on the tracks.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansPrintedTracks"))]
pub struct PrintedTracks {
    /// The good of each step of the farmer track.
    pub farmer: [Good; 8],
    /// The coins of each step of the boatman track; the last is the citizen's.
    pub boatman: [u8; 5],
    /// Followers drawn, from the start field of the knight track on; the citizen waits on the fourth step.
    pub knight: [u8; 6],
    /// Development points of each step of the scholar track.
    pub scholar: [u8; 5],
    /// The last field of the development track.
    pub development: u8,
    /// Its coin fields: where, and how many.
    pub coins: Vec<[u8; 2]>,
    /// The fields where status rises to 2, 3, 4, 5, 6.
    pub status: [u8; 5],
    /// The fields where citizens wait.
    pub citizens: [u8; 3],
}

impl Presented for Orleans {
    type Target = Target;
    type Components = Components;
    fn components() -> Components {
        fn named<K: Kind>(names: impl Fn(K) -> Names) -> Vec<Named<K>> {
            K::ALL.iter().map(|&id| Named { id, names: names(id) }).collect()
        }
        Components {
            towns: TOWNS.iter().map(|row| PrintedTown { id: row.town, name: row.name, at: row.at }).collect(),
            paths: PATHS
                .iter()
                .map(|row| PrintedPath { id: row.path, ends: row.ends, way: row.way, spots: row.spots })
                .collect(),
            places: places(),
            deeds: DEEDS
                .iter()
                .map(|row| PrintedDeed {
                    id: row.deed,
                    spaces: ByRole::new(|role| row.spaces(role)),
                    coins: if let DeedReward::Coins(coins) = row.reward { Some(coins) } else { None },
                    names: row.names,
                })
                .collect(),
            hourglasses: HOURGLASSES
                .iter()
                .map(|row| PrintedHourglass { id: row.tile, happening: row.happening, amount: row.amount })
                .collect(),
            roles: named(Role::names),
            goods: named(Good::names),
            happenings: named(Happening::names),
            terms: named(Term::names),
            tracks: PrintedTracks {
                farmer: FARMER_GOODS,
                boatman: BOATMAN_COINS,
                knight: KNIGHT_DRAWS,
                scholar: SCHOLAR_POINTS,
                development: DEVELOPMENT_END,
                coins: DEVELOPMENT_COINS.iter().map(|&(at, coins)| [at, coins]).collect(),
                status: STATUS_FIELDS,
                citizens: [3, 18, 28],
            },
            orders: ORDERS
                .iter()
                .map(|row| PrintedOrder {
                    id: row.order,
                    town: row.town,
                    goods: ByGood::new(|good: Good| row.goods[good.index()]),
                    points: row.points,
                })
                .collect(),
            civics: CIVICS
                .iter()
                .map(|row| PrintedCivic {
                    id: row.civic,
                    module: row.module,
                    spaces: row.spaces.to_vec(),
                    names: row.names,
                })
                .collect(),
        }
    }
    fn info() -> GameInfo {
        GameInfo {
            id: "orleans",
            title: "Orléans",
            seats: &[2, 3, 4],
            editions: &["later", "2014"],
            modules: ModuleId::NAMES,
            scenarios: &[],
            options: OPTIONS,
            reconstructed: &[
                Reconstructed { what: "whom the bathhouse's space takes", replace: "options.bathhouseSpace" },
                Reconstructed { what: "the value of all coins in the box of 2014", replace: "options.bankTotal" },
                Reconstructed { what: "towns, goods and points of the order cards", replace: "tables.orders" },
                Reconstructed { what: "the spaces of the new deeds and of the intriguers", replace: "tables.civics" },
                Reconstructed { what: "categories and spaces of the new place tiles", replace: "tables.placeTiles" },
            ],
        }
    }
    fn write(action: Action) -> String {
        notation::write(action)
    }
    fn read(text: &str) -> Option<Action> {
        notation::read(text)
    }
    fn write_outcome(outcome: Outcome) -> String {
        notation::write_outcome(outcome)
    }
    fn read_outcome(text: &str) -> Option<Outcome> {
        notation::read_outcome(text)
    }
    fn targets(at: At<'_>, seat: Seat, action: Action, out: &mut Targets<Self>) {
        targets::targets(at, seat, action, out);
    }
    fn resources(at: At<'_>, seat: Seat) -> Vec<(&'static str, i32)> {
        let player = &at.state.players[seat];
        let followers = &player.followers;
        vec![
            ("coins", player.coins.into()),
            ("goods", player.goods.total() as i32),
            ("development", player.development.into()),
            ("status", player.status().into()),
            ("stations", player.stations.len().into()),
            ("citizens", at.state.citizens(seat).into()),
            ("bag", followers.bag.total() as i32),
            ("market", followers.market.total() as i32),
            ("technology", (player.gears.total() + u32::from(followers.spaces.technology().len())) as i32),
            ("places", player.places.len().into()),
        ]
    }
}

fn places() -> Vec<PrintedPlace> {
    let takes = |takes: Takes<Role>| match takes {
        Takes::Role(role) => role.name(),
        Takes::Neutral => "neutral",
        Takes::Anybody => "any",
    };
    PLACES
        .iter()
        .map(|row| {
            let ids = Space::ALL.iter().filter(|space| space.printed().0 == row.place);
            let spaces = ids.zip(row.spaces.iter()).map(|(&id, &what)| PrintedSpace { id, takes: takes(what) });
            let spaces = spaces.collect();
            PrintedPlace {
                id: row.place,
                category: row.category,
                spaces,
                names: row.names,
                rule: row.rule,
                module: row.module,
            }
        })
        .collect()
}

const OPTIONS: &[OptionInfo] = &[
    OptionInfo::choice("planning", "O-032", "All plan at once, or one after the other.", &["simultaneous", "inOrder"]),
    OptionInfo::flag("drawOptional", "O-026", "Fewer followers may be drawn than allowed."),
    OptionInfo::flag(
        "lenientBonus",
        "O-053",
        "A recruit comes also without the good or technology that is out of stock.",
    ),
    OptionInfo::number(
        "bankTotal",
        "O-014",
        "The value of all coins, if they can run out; edition 2014 only.",
        10,
        MAX_BANK,
    ),
    OptionInfo::choice(
        "bathhouse",
        "O-096",
        "The bathhouse is an action, or draws after the draw.",
        &["action", "draw"],
    ),
    OptionInfo::choice(
        "bathhouseSpace",
        "O-092",
        "Whom the space of the bathhouse takes.",
        &["any", "farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"],
    ),
    OptionInfo::number("placePool", "O-010", "So many random place tiles of each category; later edition only.", 1, 13),
    OptionInfo::choice("civicBoard", "T-002", "One civic board, or new deeds and intrigue together.", &["one", "both"]),
    OptionInfo::flag("peasantsLast", "T-022", "The peasants' revolt is the last of the new events."),
    OptionInfo::flag("harvestByLetter", "T-061", "The harvest of letter B takes two food."),
    OptionInfo::choice("educationTracks", "T-060", "Education knows development too, or not.", &["seven", "six"]),
    OptionInfo::flag("leviesStrict", "T-064", "Whoever can must pay the levies in full."),
    OptionInfo::flag("tradingHouseTies", "T-087", "A tie for the most of a good counts at the trading house."),
    OptionInfo::choice("bribery", "T-079", "Bribes of anything, from a short list, or none.", &["full", "menu", "off"]),
    OptionInfo::flag("tavern", "T-094", "The tavern is among the new place tiles."),
];
