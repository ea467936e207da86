//! The ten places of the player board, the twenty place tiles and the four of Trade & Intrigue, with their spaces (O-009, O-040 to O-044).

use super::Names;
use super::followers::Role;
use super::goods::Good;
use super::map::Way;
use crate::bagbuilding::Takes;
use crate::orleans::setup::ModuleId;
use crate::wire::{Kind, kinds};
use std::borrow::Cow;
use std::sync::LazyLock;

kinds! {
    /// A place: ten are printed on every player board, the others are tiles.
    Place as "OrleansPlace" {
        Farmhouse = "farmhouse",
        Village = "village",
        University = "university",
        Castle = "castle",
        Monastery = "monastery",
        Ship = "ship",
        Wagon = "wagon",
        Guildhall = "guildhall",
        Scriptorium = "scriptorium",
        TownHall = "townHall",
        Hayrick = "hayrick",
        CheeseFactory = "cheeseFactory",
        Winery = "winery",
        WoolManufacturer = "woolManufacturer",
        TailorShop = "tailorShop",
        Brewery = "brewery",
        Library = "library",
        Windmill = "windmill",
        Bathhouse = "bathhouse",
        Hospital = "hospital",
        Sacristy = "sacristy",
        HerbGarden = "herbGarden",
        ShippingLine = "shippingLine",
        Cellar = "cellar",
        Pharmacy = "pharmacy",
        Office = "office",
        HorseWagon = "horseWagon",
        School = "school",
        Laboratory = "laboratory",
        GunpowderTower = "gunpowderTower",
        Brasserie = "brasserie",
        TradingHouse = "tradingHouse",
        SheepFarm = "sheepFarm",
        Tavern = "tavern",
    }
}

kinds! {
    /// A space of a place, counted from 1. The last ones are there only if a host puts them on a tile (T-095).
    Space as "OrleansSpace" {
        Farmhouse1 = "farmhouse.1",
        Farmhouse2 = "farmhouse.2",
        Village1 = "village.1",
        Village2 = "village.2",
        Village3 = "village.3",
        University1 = "university.1",
        University2 = "university.2",
        University3 = "university.3",
        Castle1 = "castle.1",
        Castle2 = "castle.2",
        Castle3 = "castle.3",
        Monastery1 = "monastery.1",
        Monastery2 = "monastery.2",
        Ship1 = "ship.1",
        Ship2 = "ship.2",
        Ship3 = "ship.3",
        Wagon1 = "wagon.1",
        Wagon2 = "wagon.2",
        Wagon3 = "wagon.3",
        Guildhall1 = "guildhall.1",
        Guildhall2 = "guildhall.2",
        Guildhall3 = "guildhall.3",
        Scriptorium1 = "scriptorium.1",
        Scriptorium2 = "scriptorium.2",
        TownHall1 = "townHall.1",
        TownHall2 = "townHall.2",
        Hayrick1 = "hayrick.1",
        CheeseFactory1 = "cheeseFactory.1",
        CheeseFactory2 = "cheeseFactory.2",
        Winery1 = "winery.1",
        Winery2 = "winery.2",
        WoolManufacturer1 = "woolManufacturer.1",
        WoolManufacturer2 = "woolManufacturer.2",
        TailorShop1 = "tailorShop.1",
        TailorShop2 = "tailorShop.2",
        Brewery1 = "brewery.1",
        Library1 = "library.1",
        Library2 = "library.2",
        Windmill1 = "windmill.1",
        Windmill2 = "windmill.2",
        Bathhouse1 = "bathhouse.1",
        Hospital1 = "hospital.1",
        Hospital2 = "hospital.2",
        Sacristy1 = "sacristy.1",
        ShippingLine1 = "shippingLine.1",
        Cellar1 = "cellar.1",
        Cellar2 = "cellar.2",
        Pharmacy1 = "pharmacy.1",
        Office1 = "office.1",
        Office2 = "office.2",
        HorseWagon1 = "horseWagon.1",
        HorseWagon2 = "horseWagon.2",
        Laboratory1 = "laboratory.1",
        Laboratory2 = "laboratory.2",
        SheepFarm1 = "sheepFarm.1",
        SheepFarm2 = "sheepFarm.2",
        SheepFarm3 = "sheepFarm.3",
        SheepFarm4 = "sheepFarm.4",
        Tavern1 = "tavern.1",
        Tavern2 = "tavern.2",
        Brasserie1 = "brasserie.1",
        Brasserie2 = "brasserie.2",
        TradingHouse1 = "tradingHouse.1",
        TradingHouse2 = "tradingHouse.2",
    }
}

kinds! {
    /// Where a place comes from.
    Category as "OrleansCategory" {
        /// Printed on every player board.
        Board = "board",
        /// A tile of category I.
        I = "I",
        /// A tile of category II.
        II = "II",
    }
}

/// What using a place does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// One of these followers from the supply, with the bonus of its track.
    Recruit(&'static [Role]),
    /// One path of this kind, and a good from it.
    Travel(Way),
    /// A station where the merchant stands.
    Build,
    /// One or two followers from here to deeds.
    Send,
    /// A good from the goods market.
    Produce(Good),
    /// Coins and development points.
    Gain {
        /// Coins.
        coins: u8,
        /// Development points.
        points: u8,
    },
    /// One coin for each own station.
    PerStation,
    /// One coin for each point of development status.
    PerStatus,
    /// One to three coins for as many development points.
    Pharmacy,
    /// Three followers from the bag, two of them onto spaces.
    Bathe,
    /// A technology tile.
    Invent,
    /// A cheese for wool, coins or development points.
    Barter,
    /// Nothing: the place is of use in another way.
    Nothing,
}

/// What is printed on a place.
#[derive(Clone, Debug)]
pub struct PlaceRow {
    /// Which place.
    pub place: Place,
    /// Player board, or a tile of category I or II.
    pub category: Category,
    /// What its spaces take.
    pub spaces: Cow<'static, [Takes<Role>]>,
    /// What using it does.
    pub effect: Effect,
    /// The rule that says so.
    pub rule: &'static str,
    /// What it is called.
    pub names: Names,
    /// The module it belongs to, if not to the base game.
    pub module: Option<ModuleId>,
}

/// The places in order.
pub static PLACES: [PlaceRow; 34] = {
    use Category::{Board, I, II};
    use Effect::*;
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
        effect: Effect,
        rule: &'static str,
        names: [&'static str; 3],
    ) -> PlaceRow {
        PlaceRow { place, category, spaces: Cow::Borrowed(spaces), effect, rule, names: Names::of(names), module: None }
    }
    const fn new(
        place: Place,
        spaces: &'static [Takes<Role>],
        effect: Effect,
        rule: &'static str,
        names: [&'static str; 3],
    ) -> PlaceRow {
        let spaces = Cow::Borrowed(spaces);
        let module = Some(ModuleId::NewPlaces);
        PlaceRow { place, category: I, spaces, effect, rule, names: Names::of(names), module }
    }
    [
        row(Place::Farmhouse, Board, &[B, C], Recruit(&[Farmer]), "O-060", ["Farmhouse", "Bauernhaus", "Ferme"]),
        row(
            Place::Village,
            Board,
            &[F, B, C],
            Recruit(&[Boatman, Craftsman, Trader]),
            "O-061",
            ["Village", "Dorf", "Village"],
        ),
        row(
            Place::University,
            Board,
            &[F, C, T],
            Recruit(&[Scholar]),
            "O-066",
            ["University", "Universität", "Université"],
        ),
        row(Place::Castle, Board, &[F, B, T], Recruit(&[Knight]), "O-067", ["Castle", "Burg", "Château"]),
        row(Place::Monastery, Board, &[S, T], Recruit(&[Monk]), "O-068", ["Monastery", "Kloster", "Monastère"]),
        row(Place::Ship, Board, &[F, B, K], Travel(Way::Waterway), "O-070", ["Ship", "Schiff", "Bateau"]),
        row(Place::Wagon, Board, &[F, T, K], Travel(Way::Road), "O-071", ["Wagon", "Wagen", "Chariot"]),
        row(Place::Guildhall, Board, &[F, C, K], Build, "O-072", ["Guildhall", "Gildenhaus", "Maison des guildes"]),
        row(
            Place::Scriptorium,
            Board,
            &[K, S],
            Gain { coins: 0, points: 1 },
            "O-073",
            ["Scriptorium", "Scriptorium", "Scriptorium"],
        ),
        row(Place::TownHall, Board, &[Neutral, Neutral], Send, "O-074", ["Town Hall", "Rathaus", "Hôtel de ville"]),
        row(Place::Hayrick, I, &[F], Produce(Good::Grain), "O-080", ["Hayrick", "Heuschober", "Meule de foin"]),
        row(
            Place::CheeseFactory,
            I,
            &[F, F],
            Produce(Good::Cheese),
            "O-081",
            ["Cheese Factory", "Käserei", "Fromagerie"],
        ),
        row(Place::Winery, I, &[F, T], Produce(Good::Wine), "O-082", ["Winery", "Winzerei", "Domaine viticole"]),
        row(
            Place::WoolManufacturer,
            I,
            &[B, T],
            Produce(Good::Wool),
            "O-083",
            ["Wool Manufacturer", "Wollmanufaktur", "Manufacture de laine"],
        ),
        row(
            Place::TailorShop,
            I,
            &[T, S],
            Produce(Good::Brocade),
            "O-084",
            ["Tailor Shop", "Schneiderei", "Atelier de couture"],
        ),
        row(Place::Brewery, I, &[M], Gain { coins: 2, points: 0 }, "O-086", ["Brewery", "Brauerei", "Brasserie"]),
        row(
            Place::Library,
            I,
            &[K, S],
            Gain { coins: 0, points: 2 },
            "O-087",
            ["Library", "Bibliothek", "Bibliothèque"],
        ),
        row(
            Place::Windmill,
            I,
            &[C, C],
            Gain { coins: 2, points: 1 },
            "O-088",
            ["Windmill", "Windmühle", "Moulin à vent"],
        ),
        row(Place::Bathhouse, I, &[Anybody], Bathe, "O-092", ["Bathhouse", "Badehaus", "Étuves"]),
        row(Place::Hospital, I, &[B, S], PerStatus, "O-093", ["Hospital", "Hospital", "Hôpital"]),
        row(Place::Sacristy, I, &[M], Nothing, "O-097", ["Sacristy", "Sakristei", "Sacristie"]),
        row(Place::HerbGarden, I, &[], Nothing, "O-095", ["Herb Garden", "Kräutergarten", "Jardin des simples"]),
        row(
            Place::ShippingLine,
            II,
            &[B],
            Gain { coins: 0, points: 1 },
            "O-085",
            ["Shipping Line", "Reederei", "Armateur"],
        ),
        row(
            Place::Cellar,
            II,
            &[M, S],
            Gain { coins: 4, points: 0 },
            "O-089",
            ["Cellar", "Ratskeller", "Taverne du conseil"],
        ),
        row(Place::Pharmacy, II, &[Anybody], Pharmacy, "O-090", ["Pharmacy", "Apotheke", "Apothicairerie"]),
        row(Place::Office, II, &[S, S], PerStation, "O-091", ["Office", "Kämmerei", "Trésorerie"]),
        row(Place::HorseWagon, II, &[K, T], Travel(Way::Road), "O-094", ["Horse Wagon", "Pferdewagen", "Attelage"]),
        row(Place::School, II, &[], Nothing, "O-095", ["School", "Schule", "École"]),
        row(Place::Laboratory, II, &[C, S], Invent, "O-099", ["Laboratory", "Laboratorium", "Laboratoire"]),
        row(Place::GunpowderTower, II, &[], Send, "O-098", ["Gunpowder Tower", "Pulverturm", "Poudrière"]),
        new(Place::Brasserie, &[], Nothing, "T-086", ["Brasserie", "Brasserie", "Auberge"]),
        new(Place::TradingHouse, &[], Nothing, "T-087", ["Trading House", "Handelshaus", "Maison de commerce"]),
        new(Place::SheepFarm, &[F, C], Barter, "T-088", ["Sheep Farm", "Schafsfarm", "Bergerie"]),
        new(Place::Tavern, &[T], Nothing, "T-094", ["Tavern", "Taverne", "Taverne"]),
    ]
};

impl Place {
    /// What is printed on it.
    pub fn row(self) -> &'static PlaceRow {
        &PLACES[self.index()]
    }

    /// Is it a tile, not printed on the player board?
    pub fn is_tile(self) -> bool {
        self.row().category != Category::Board
    }
}

impl Space {
    /// The place it belongs to, and which of its spaces it is, from 0.
    pub fn printed(self) -> (Place, usize) {
        static PRINTED: LazyLock<Vec<(Place, usize)>> =
            LazyLock::new(|| Space::ALL.iter().copied().map(Space::by_name).collect());
        PRINTED[self.index()]
    }

    /// The same, out of its name.
    fn by_name(self) -> (Place, usize) {
        let (place, number) = self.name().split_once('.').unwrap_or_default();
        let place = Place::from_name(place).unwrap_or(Place::Farmhouse);
        (place, number.parse().map_or(0, |number: usize| number.saturating_sub(1)))
    }
}
