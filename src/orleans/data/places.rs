//! The ten places of the player board, the twenty place tiles and the four of Trade & Intrigue, with their spaces
//! (O-009, O-040 to O-044).

use super::Names;
use super::followers::Role;
use super::goods::Good;
use super::map::Way;
use crate::bagbuilding::Takes;
use crate::orleans::modules::privileges::Privileges;
use crate::orleans::modules::sacristy::Sacristy;
use crate::orleans::modules::tower::Tower;
use crate::orleans::places::bathhouse::Bathe;
use crate::orleans::places::gain::Gain;
use crate::orleans::places::hospital::CoinPerStatus;
use crate::orleans::places::laboratory::Invent;
use crate::orleans::places::office::CoinPerStation;
use crate::orleans::places::pharmacy::BuyPoints;
use crate::orleans::places::produce::Produce;
use crate::orleans::places::{Effect, Nothing, SaidByModule};
use crate::orleans::setup::ModuleId;
use crate::orleans::spaces::deeds::SendFollowers;
use crate::orleans::spaces::guildhall::BuildStation;
use crate::orleans::spaces::recruit::Recruits;
use crate::orleans::spaces::travel::Journey;
use crate::wire::{Kind, Wire};
use std::borrow::Cow;
use std::sync::LazyLock;

/// A place: ten are printed on each player board, the others are tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansPlace")]
#[repr(u8)]
pub enum Place {
    #[default]
    Farmhouse,
    Village,
    University,
    Castle,
    Monastery,
    Ship,
    Wagon,
    Guildhall,
    Scriptorium,
    TownHall,
    Hayrick,
    CheeseFactory,
    Winery,
    WoolManufacturer,
    TailorShop,
    Brewery,
    Library,
    Windmill,
    Bathhouse,
    Hospital,
    Sacristy,
    HerbGarden,
    ShippingLine,
    Cellar,
    Pharmacy,
    Office,
    HorseWagon,
    School,
    Laboratory,
    GunpowderTower,
    Brasserie,
    TradingHouse,
    SheepFarm,
    Tavern,
}

/// A space of a place, counted from 1. The last ones exist only if a host puts them on a tile (T-095).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansSpace")]
#[repr(u8)]
pub enum Space {
    #[default]
    #[wire(rename = "farmhouse.1")]
    Farmhouse1,
    #[wire(rename = "farmhouse.2")]
    Farmhouse2,
    #[wire(rename = "village.1")]
    Village1,
    #[wire(rename = "village.2")]
    Village2,
    #[wire(rename = "village.3")]
    Village3,
    #[wire(rename = "university.1")]
    University1,
    #[wire(rename = "university.2")]
    University2,
    #[wire(rename = "university.3")]
    University3,
    #[wire(rename = "castle.1")]
    Castle1,
    #[wire(rename = "castle.2")]
    Castle2,
    #[wire(rename = "castle.3")]
    Castle3,
    #[wire(rename = "monastery.1")]
    Monastery1,
    #[wire(rename = "monastery.2")]
    Monastery2,
    #[wire(rename = "ship.1")]
    Ship1,
    #[wire(rename = "ship.2")]
    Ship2,
    #[wire(rename = "ship.3")]
    Ship3,
    #[wire(rename = "wagon.1")]
    Wagon1,
    #[wire(rename = "wagon.2")]
    Wagon2,
    #[wire(rename = "wagon.3")]
    Wagon3,
    #[wire(rename = "guildhall.1")]
    Guildhall1,
    #[wire(rename = "guildhall.2")]
    Guildhall2,
    #[wire(rename = "guildhall.3")]
    Guildhall3,
    #[wire(rename = "scriptorium.1")]
    Scriptorium1,
    #[wire(rename = "scriptorium.2")]
    Scriptorium2,
    #[wire(rename = "townHall.1")]
    TownHall1,
    #[wire(rename = "townHall.2")]
    TownHall2,
    #[wire(rename = "hayrick.1")]
    Hayrick1,
    #[wire(rename = "cheeseFactory.1")]
    CheeseFactory1,
    #[wire(rename = "cheeseFactory.2")]
    CheeseFactory2,
    #[wire(rename = "winery.1")]
    Winery1,
    #[wire(rename = "winery.2")]
    Winery2,
    #[wire(rename = "woolManufacturer.1")]
    WoolManufacturer1,
    #[wire(rename = "woolManufacturer.2")]
    WoolManufacturer2,
    #[wire(rename = "tailorShop.1")]
    TailorShop1,
    #[wire(rename = "tailorShop.2")]
    TailorShop2,
    #[wire(rename = "brewery.1")]
    Brewery1,
    #[wire(rename = "library.1")]
    Library1,
    #[wire(rename = "library.2")]
    Library2,
    #[wire(rename = "windmill.1")]
    Windmill1,
    #[wire(rename = "windmill.2")]
    Windmill2,
    #[wire(rename = "bathhouse.1")]
    Bathhouse1,
    #[wire(rename = "hospital.1")]
    Hospital1,
    #[wire(rename = "hospital.2")]
    Hospital2,
    #[wire(rename = "sacristy.1")]
    Sacristy1,
    #[wire(rename = "shippingLine.1")]
    ShippingLine1,
    #[wire(rename = "cellar.1")]
    Cellar1,
    #[wire(rename = "cellar.2")]
    Cellar2,
    #[wire(rename = "pharmacy.1")]
    Pharmacy1,
    #[wire(rename = "office.1")]
    Office1,
    #[wire(rename = "office.2")]
    Office2,
    #[wire(rename = "horseWagon.1")]
    HorseWagon1,
    #[wire(rename = "horseWagon.2")]
    HorseWagon2,
    #[wire(rename = "laboratory.1")]
    Laboratory1,
    #[wire(rename = "laboratory.2")]
    Laboratory2,
    #[wire(rename = "sheepFarm.1")]
    SheepFarm1,
    #[wire(rename = "sheepFarm.2")]
    SheepFarm2,
    #[wire(rename = "sheepFarm.3")]
    SheepFarm3,
    #[wire(rename = "sheepFarm.4")]
    SheepFarm4,
    #[wire(rename = "tavern.1")]
    Tavern1,
    #[wire(rename = "tavern.2")]
    Tavern2,
    #[wire(rename = "brasserie.1")]
    Brasserie1,
    #[wire(rename = "brasserie.2")]
    Brasserie2,
    #[wire(rename = "tradingHouse.1")]
    TradingHouse1,
    #[wire(rename = "tradingHouse.2")]
    TradingHouse2,
}

/// The number of spaces.
pub const SPACES: usize = Space::ALL.len();

/// The origin of a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansCategory")]
#[repr(u8)]
pub enum Category {
    /// Printed on each player board.
    #[default]
    Board,
    /// A tile of category I.
    #[wire(rename = "I")]
    I,
    /// A tile of category II.
    #[wire(rename = "II")]
    II,
}

/// The printed data of a place.
#[derive(Clone, Debug)]
pub struct PlaceRow {
    /// The place.
    pub place: Place,
    /// Player board, or a tile of category I or II.
    pub category: Category,
    /// The followers its spaces take.
    pub spaces: Cow<'static, [Takes<Role>]>,
    /// The effect of using it.
    pub effect: &'static dyn Effect,
    /// The rule of its effect.
    pub rule: &'static str,
    /// Its name.
    pub names: Names,
    /// Its module; `None` for the base game.
    pub module: Option<ModuleId>,
}

/// The places in order.
pub static PLACES: [PlaceRow; Place::ALL.len()] = {
    use Category::{Board, I, II};
    use Role::*;
    use Takes::{Anybody, Neutral};
    const F: Takes<Role> = Takes::Role(Farmer);
    const B: Takes<Role> = Takes::Role(Boatman);
    const C: Takes<Role> = Takes::Role(Craftsman);
    const T: Takes<Role> = Takes::Role(Trader);
    const K: Takes<Role> = Takes::Role(Knight);
    const S: Takes<Role> = Takes::Role(Scholar);
    const M: Takes<Role> = Takes::Role(Monk);
    const fn row(
        place: Place,
        category: Category,
        spaces: &'static [Takes<Role>],
        effect: &'static dyn Effect,
        rule: &'static str,
        names: [&'static str; 3],
    ) -> PlaceRow {
        PlaceRow { place, category, spaces: Cow::Borrowed(spaces), effect, rule, names: Names::of(names), module: None }
    }
    const fn new(
        place: Place,
        spaces: &'static [Takes<Role>],
        effect: &'static dyn Effect,
        rule: &'static str,
        names: [&'static str; 3],
    ) -> PlaceRow {
        let spaces = Cow::Borrowed(spaces);
        let module = Some(ModuleId::NewPlaces);
        PlaceRow { place, category: I, spaces, effect, rule, names: Names::of(names), module }
    }
    [
        row(Place::Farmhouse, Board, &[B, C], &Recruits(&[Farmer]), "O-060", ["Farmhouse", "Bauernhaus", "Ferme"]),
        row(
            Place::Village,
            Board,
            &[F, B, C],
            &Recruits(&[Boatman, Craftsman, Trader]),
            "O-061",
            ["Village", "Dorf", "Village"],
        ),
        row(
            Place::University,
            Board,
            &[F, C, T],
            &Recruits(&[Scholar]),
            "O-066",
            ["University", "Universität", "Université"],
        ),
        row(Place::Castle, Board, &[F, B, T], &Recruits(&[Knight]), "O-067", ["Castle", "Burg", "Château"]),
        row(Place::Monastery, Board, &[S, T], &Recruits(&[Monk]), "O-068", ["Monastery", "Kloster", "Monastère"]),
        row(Place::Ship, Board, &[F, B, K], &Journey(Way::Waterway), "O-070", ["Ship", "Schiff", "Bateau"]),
        row(Place::Wagon, Board, &[F, T, K], &Journey(Way::Road), "O-071", ["Wagon", "Wagen", "Chariot"]),
        row(
            Place::Guildhall,
            Board,
            &[F, C, K],
            &BuildStation,
            "O-072",
            ["Guildhall", "Gildenhaus", "Maison des guildes"],
        ),
        row(
            Place::Scriptorium,
            Board,
            &[K, S],
            &Gain { coins: 0, points: 1 },
            "O-073",
            ["Scriptorium", "Scriptorium", "Scriptorium"],
        ),
        row(
            Place::TownHall,
            Board,
            &[Neutral, Neutral],
            &SendFollowers,
            "O-074",
            ["Town Hall", "Rathaus", "Hôtel de ville"],
        ),
        row(Place::Hayrick, I, &[F], &Produce(Good::Grain), "O-080", ["Hayrick", "Heuschober", "Meule de foin"]),
        row(
            Place::CheeseFactory,
            I,
            &[F, F],
            &Produce(Good::Cheese),
            "O-081",
            ["Cheese Factory", "Käserei", "Fromagerie"],
        ),
        row(Place::Winery, I, &[F, T], &Produce(Good::Wine), "O-082", ["Winery", "Winzerei", "Domaine viticole"]),
        row(
            Place::WoolManufacturer,
            I,
            &[B, T],
            &Produce(Good::Wool),
            "O-083",
            ["Wool Manufacturer", "Wollmanufaktur", "Manufacture de laine"],
        ),
        row(
            Place::TailorShop,
            I,
            &[T, S],
            &Produce(Good::Brocade),
            "O-084",
            ["Tailor Shop", "Schneiderei", "Atelier de couture"],
        ),
        row(Place::Brewery, I, &[M], &Gain { coins: 2, points: 0 }, "O-086", ["Brewery", "Brauerei", "Brasserie"]),
        row(
            Place::Library,
            I,
            &[K, S],
            &Gain { coins: 0, points: 2 },
            "O-087",
            ["Library", "Bibliothek", "Bibliothèque"],
        ),
        row(
            Place::Windmill,
            I,
            &[C, C],
            &Gain { coins: 2, points: 1 },
            "O-088",
            ["Windmill", "Windmühle", "Moulin à vent"],
        ),
        row(Place::Bathhouse, I, &[Anybody], &Bathe, "O-092", ["Bathhouse", "Badehaus", "Étuves"]),
        row(Place::Hospital, I, &[B, S], &CoinPerStatus, "O-093", ["Hospital", "Hospital", "Hôpital"]),
        row(Place::Sacristy, I, &[M], &Sacristy, "O-097", ["Sacristy", "Sakristei", "Sacristie"]),
        row(Place::HerbGarden, I, &[], &Privileges, "O-095", ["Herb Garden", "Kräutergarten", "Jardin des simples"]),
        row(
            Place::ShippingLine,
            II,
            &[B],
            &Gain { coins: 0, points: 1 },
            "O-085",
            ["Shipping Line", "Reederei", "Armateur"],
        ),
        row(
            Place::Cellar,
            II,
            &[M, S],
            &Gain { coins: 4, points: 0 },
            "O-089",
            ["Cellar", "Ratskeller", "Taverne du conseil"],
        ),
        row(Place::Pharmacy, II, &[Anybody], &BuyPoints, "O-090", ["Pharmacy", "Apotheke", "Apothicairerie"]),
        row(Place::Office, II, &[S, S], &CoinPerStation, "O-091", ["Office", "Kämmerei", "Trésorerie"]),
        row(Place::HorseWagon, II, &[K, T], &Journey(Way::Road), "O-094", ["Horse Wagon", "Pferdewagen", "Attelage"]),
        row(Place::School, II, &[], &Privileges, "O-095", ["School", "Schule", "École"]),
        row(Place::Laboratory, II, &[C, S], &Invent, "O-099", ["Laboratory", "Laboratorium", "Laboratoire"]),
        row(Place::GunpowderTower, II, &[], &Tower, "O-098", ["Gunpowder Tower", "Pulverturm", "Poudrière"]),
        new(Place::Brasserie, &[], &Nothing, "T-086", ["Brasserie", "Brasserie", "Auberge"]),
        new(Place::TradingHouse, &[], &Nothing, "T-087", ["Trading House", "Handelshaus", "Maison de commerce"]),
        new(Place::SheepFarm, &[F, C], &SaidByModule, "T-088", ["Sheep Farm", "Schafsfarm", "Bergerie"]),
        new(Place::Tavern, &[T], &Nothing, "T-094", ["Tavern", "Taverne", "Taverne"]),
    ]
};

impl Place {
    /// The printed data.
    pub fn row(self) -> &'static PlaceRow {
        &PLACES[self.index()]
    }

    /// Whether it is a tile and not printed on the player board.
    pub fn is_tile(self) -> bool {
        self.row().category != Category::Board
    }
}

impl Space {
    /// Its place, and its index among the spaces of that place.
    pub fn printed(self) -> (Place, usize) {
        static PRINTED: LazyLock<Vec<(Place, usize)>> =
            LazyLock::new(|| Space::ALL.iter().copied().map(Space::by_name).collect());
        PRINTED[self.index()]
    }

    /// The same, derived from its name.
    fn by_name(self) -> (Place, usize) {
        let (place, number) = self.name().split_once('.').unwrap_or_default();
        let place = Place::from_name(place).unwrap_or(Place::Farmhouse);
        (place, number.parse().map_or(0, |number: usize| number.saturating_sub(1)))
    }
}
