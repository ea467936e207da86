//! The printed data of the components, for drawing them.

use super::Rules;
use super::data::deeds::{Deed, DeedBoard, DeedBonus, DeedRow, Threat};
use super::data::effects::{Building, Effect, Takes};
use super::data::epochs::EpochRow;
use super::data::fame::{FameTrack, Landmark, START};
use super::data::kings_favor::{ROUNDS, points};
use super::data::map::{Area, Land, Zone};
use super::data::places::{Category, Place, PlaceRow, Space};
use super::data::tasks::{ControlBoard, NarrationTiles, Season, SeasonTable, Task, TaskSheet};
use super::data::wares::{FOLLOWERS, Follower, Good, StartKit, Stock, TECHNOLOGY, Wanted, Ware};
use super::data::{ByPlayers, Confidence, Sure, Text, cards, sure};
use super::rules::{CHURCHES, FORTRESSES, SETTLERS, VALVE};
use super::setup::{Scenario, Setup};
use crate::engine::Seats;
use crate::parts::Set;
use crate::wire::{Kind, Wire};

/// The printed data of boards, cards and tiles: of all in the box or, with a set-up, of those it uses, with its
/// corrections. Rows have a confidence, except those given by a host.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesComponents", write_only)]
pub struct Components {
    /// The areas of the map; with a set-up, those in play.
    pub areas: Vec<PrintedArea>,
    /// The start villages with two, three and four players; with a set-up, only those of its number of players.
    pub start_villages: Vec<Set<Area>>,
    /// The kinds of land tiles.
    pub lands: Vec<PrintedLand>,
    /// Places of the player board, basic place cards and place cards; with a set-up, those in the game.
    pub places: Vec<PrintedPlace>,
    /// Spaces of the village green.
    pub green: u8,
    /// Deeds; with a set-up, those in the game.
    pub deeds: Vec<PrintedDeed>,
    /// Followers.
    pub followers: Vec<PrintedName<Follower>>,
    /// Goods.
    pub goods: Vec<PrintedGood>,
    /// Buildings.
    pub buildings: Vec<PrintedName<Building>>,
    /// Seasons.
    pub seasons: Vec<PrintedName<Season>>,
    /// Landmarks of the fame track.
    pub landmarks: Vec<PrintedName<Landmark>>,
    /// Tasks.
    pub tasks: Vec<PrintedName<Task>>,
    /// The numbers of components that are not listed by kind.
    pub counts: PrintedCounts,
    /// The stories; with a set-up, only its own.
    pub stories: Vec<PrintedStory>,
}

/// A thing with its name.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesPrintedName", write_only)]
pub struct PrintedName<K> {
    pub id: K,
    /// Its name, in English.
    pub name: &'static str,
}

/// An area of the map.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesPrintedArea", write_only)]
pub struct PrintedArea {
    pub id: Area,
    /// Its shade of brown.
    pub zone: Zone,
    /// The minimum number of players.
    pub players: u8,
    /// The position of its centre: half areas to the right, rows down.
    pub at: [i32; 2],
    /// The adjacent areas; with a set-up, those in play.
    pub neighbours: Set<Area>,
    /// The confidence in this row.
    pub confidence: Confidence,
}

/// A kind of land.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesPrintedLand", write_only)]
pub struct PrintedLand {
    pub id: Land,
    /// Its name, in English.
    pub name: &'static str,
    /// The good it yields.
    pub good: Good,
    /// The number of tiles with two, three and four players.
    pub tiles: ByPlayers,
}

/// A place.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesPrintedPlace", write_only)]
pub struct PrintedPlace {
    pub id: Place,
    /// Its name, in English.
    pub name: Text,
    /// Its category.
    pub category: Category,
    /// Its spaces.
    pub spaces: Vec<PrintedSpace>,
    /// Its effect.
    pub effect: Effect,
    /// Whether it is executed with one or more followers, all of different kinds.
    #[wire(default, skip_serializing_if = "is_default")]
    pub is_fair: bool,
    /// Whether technology may not lie on it.
    #[wire(default, skip_serializing_if = "is_default")]
    pub no_technology: bool,
    /// The rule of its effect.
    pub rule: &'static str,
    /// The confidence in this row.
    pub confidence: Confidence,
    /// Parts with another confidence than the row.
    #[wire(default, skip_serializing_if = "is_default")]
    pub parts: Vec<Sure>,
}

/// A space of a place.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesPrintedSpace", write_only)]
pub struct PrintedSpace {
    pub id: Space,
    /// The tiles it takes.
    pub takes: Takes,
}

/// A side of a deed board.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesPrintedDeed", write_only)]
pub struct PrintedDeed {
    pub id: Deed,
    /// The board of this side.
    pub board: DeedBoard,
    /// Whether it is the B side.
    pub is_back: bool,
    /// Its name, in English.
    pub name: Text,
    /// The tile required by each of its spaces.
    pub fields: Vec<Wanted>,
    /// The bonus for each tile.
    pub bonus: DeedBonus,
    /// Whether sending a tile lets the sender advance.
    pub advances: bool,
    /// The threat that ends when it is full; left out if there is none.
    #[wire(default, skip_serializing_if = "is_default")]
    pub defeats: Option<Threat>,
    /// The minimum number of players.
    pub players: u8,
    /// The confidence in this row.
    pub confidence: Confidence,
}

/// A good.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesPrintedGood", write_only)]
pub struct PrintedGood {
    pub id: Good,
    /// Its name, in English.
    pub name: &'static str,
    /// The number of tiles in the box.
    pub tiles: u8,
    /// Its price on the market.
    pub price: u8,
    /// Whether it is food.
    pub is_food: bool,
    /// The fame for delivering one; 0 if it cannot be delivered.
    pub delivery: u8,
    /// The confidence in its price.
    pub confidence: Confidence,
}

/// The numbers of components that are not listed by kind.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesPrintedCounts", write_only)]
pub struct PrintedCounts {
    /// The number of follower tiles of each kind.
    pub followers: u8,
    /// Technology tiles.
    pub technology: u8,
    /// Settlers of each player.
    pub settlers: u8,
    /// Fortresses of each player.
    pub fortresses: u8,
    /// Churches.
    pub churches: u8,
}

/// The components of one story.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesPrintedStory", write_only)]
pub struct PrintedStory {
    pub id: Scenario,
    /// Its title, in English.
    pub title: &'static str,
    /// The market place with two, three and four players, before start tiles are taken.
    pub market: Stock,
    /// The start kit of a player.
    pub start_kit: StartKit,
    /// The number of settlers in reserve at the start.
    pub reserve: u8,
    /// The number of settlers set aside at the start.
    pub aside: u8,
    /// The start space of the fame track.
    pub fame_start: u8,
    /// The fame track.
    pub fame_track: FameTrack,
    /// The epochs.
    pub epochs: Vec<EpochRow>,
    /// The tiles of each narration card with two, three and four players (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub narration: Option<NarrationTiles>,
    /// The task sheet (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub task_sheet: Option<TaskSheet>,
    /// The control board (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub control_board: Option<ControlBoard>,
    /// The gains and losses of the seasons (The King's Favor).
    #[wire(default, skip_serializing_if = "is_default")]
    pub seasons: Option<SeasonTable>,
    /// The number of rounds of an epoch (The King's Favor).
    #[wire(default, skip_serializing_if = "is_default")]
    pub rounds: Option<u8>,
    /// The points at the end (The King's Favor).
    #[wire(default, skip_serializing_if = "is_default")]
    pub points: Option<PrintedPoints>,
    /// The kinds of tiles that the safety valve covers.
    pub valve: Vec<Ware>,
    /// The confidence in tables without rows, and in parts that differ from the whole.
    pub confidence: Vec<Sure>,
}

/// The points for things at the end; goods count their price, a coin 1.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesPrintedPoints", write_only)]
pub struct PrintedPoints {
    pub area: u8,
    pub village: u8,
    pub fortress: u8,
    pub church: u8,
    /// Points for an unused favourite tile.
    pub favourite: u8,
}

/// All components of the box, or those of one game.
pub fn components(rules: Option<&Rules>) -> Components {
    match rules {
        Some(rules) => printed(rules, Some(rules.seats)),
        None => {
            let of = |scenario| Rules::resolved(&Setup::new(Seats::MAX, scenario));
            let (first, second) = (of(Scenario::FirstKingdom), of(Scenario::KingsFavor));
            Components { stories: vec![story(&first), story(&second)], ..printed(&first, None) }
        }
    }
}

/// The components of these rules; without seats, the whole map and all start villages.
fn printed(rules: &Rules, seats: Option<Seats>) -> Components {
    let start_villages = seats.map_or(rules.map.start_villages.to_vec(), |_| vec![rules.start_villages]);
    let is_played = |row: &&PlaceRow| !row.id.is_card() || rules.cards.has(row.id);
    let deeds = rules.deeds.iter().filter(|row| rules.deed_boards.has(row.id.board()));
    Components {
        areas: areas(rules),
        start_villages,
        lands: Land::ALL
            .iter()
            .map(|&id| PrintedLand { id, name: id.title(), good: id.good(), tiles: id.tiles() })
            .collect(),
        places: rules.places.iter().filter(is_played).map(place).collect(),
        green: rules.green,
        deeds: deeds.map(deed).collect(),
        followers: names(Follower::title),
        goods: Good::ALL.iter().map(|&good| printed_good(rules, good)).collect(),
        buildings: names(Building::title),
        seasons: names(Season::title),
        landmarks: names(Landmark::title),
        tasks: names(Task::title),
        counts: PrintedCounts {
            followers: FOLLOWERS,
            technology: TECHNOLOGY,
            settlers: SETTLERS,
            fortresses: FORTRESSES,
            churches: CHURCHES,
        },
        stories: vec![story(rules)],
    }
}

fn names<K: Kind>(title: impl Fn(K) -> &'static str) -> Vec<PrintedName<K>> {
    K::ALL.iter().map(|&id| PrintedName { id, name: title(id) }).collect()
}

fn areas(rules: &Rules) -> Vec<PrintedArea> {
    let in_play = rules.map.areas.iter().filter(|row| rules.areas.has(row.id));
    let area = |row: &super::data::map::AreaRow| PrintedArea {
        id: row.id,
        zone: row.zone,
        players: row.zone.players(),
        at: row.at,
        neighbours: rules.neighbours[row.id],
        confidence: rules.map.confidence,
    };
    in_play.map(area).collect()
}

fn place(row: &PlaceRow) -> PrintedPlace {
    let spaces = row.id.spaces().iter().zip(&row.spaces);
    PrintedPlace {
        id: row.id,
        name: row.name.clone(),
        category: row.category,
        spaces: spaces.map(|(&id, &takes)| PrintedSpace { id, takes }).collect(),
        effect: row.effect,
        is_fair: row.is_fair,
        no_technology: row.no_technology,
        rule: row.id.rule(),
        confidence: row.confidence,
        parts: if row.confidence == Confidence::Given { vec![] } else { sure(cards::parts(row.id)) },
    }
}

fn deed(row: &DeedRow) -> PrintedDeed {
    PrintedDeed {
        id: row.id,
        board: row.id.board(),
        is_back: row.id.is_back(),
        name: row.name.clone(),
        fields: row.fields.to_vec(),
        bonus: row.bonus,
        advances: row.advances,
        defeats: row.id.defeats(),
        players: row.id.board().players(),
        confidence: row.confidence,
    }
}

fn printed_good(rules: &Rules, id: Good) -> PrintedGood {
    let goods = &rules.goods;
    PrintedGood {
        id,
        name: id.title(),
        tiles: goods.tiles[id],
        price: goods.prices[id],
        is_food: goods.food.has(id),
        delivery: goods.delivery[id],
        confidence: goods.sure[id],
    }
}

fn story(rules: &Rules) -> PrintedStory {
    let is_first = rules.scenario == Scenario::FirstKingdom;
    let points = PrintedPoints {
        area: points::AREA,
        village: points::VILLAGE,
        fortress: points::FORTRESS,
        church: points::CHURCH,
        favourite: points::FAVOURITE,
    };
    PrintedStory {
        id: rules.scenario,
        title: rules.scenario.row().title,
        market: rules.market_table,
        start_kit: rules.start_kit,
        reserve: rules.reserve,
        aside: rules.aside,
        fame_start: START,
        fame_track: rules.fame.clone(),
        epochs: rules.epochs.clone(),
        narration: is_first.then_some(rules.narration_table),
        task_sheet: is_first.then(|| rules.task_sheet.clone()),
        control_board: is_first.then(|| rules.control_board.clone()),
        seasons: (!is_first).then_some(rules.seasons),
        rounds: (!is_first).then_some(ROUNDS),
        points: (!is_first).then_some(points),
        valve: VALVE.to_vec(),
        confidence: rules.confidence.clone(),
    }
}
