//! The places of the player board, the six basic place cards, and their spaces (S-021, S-027 to S-048). The 24 cards that are
//! taken at the Builder's yard are in `cards.rs`.

use super::effects::{Building, Counter, Effect, Takes};
use super::wares::{Follower, Good};
use super::{Confidence, Text, cards, text};
use crate::parts::Set;
use crate::wire::{Kind, kinds, wire};
use arrayvec::ArrayVec;

kinds! {
    /// A place: nine on every player board, six basic cards of every player, 24 cards to take.
    Place as "StoriesPlace" {
        Territory = "territory",
        Village = "village",
        Estate = "estate",
        BuildersYard = "buildersYard",
        Mill = "mill",
        Cottage = "cottage",
        Market = "market",
        Ropery = "ropery",
        Gate = "gate",
        University = "university",
        Castle = "castle",
        Monastery = "monastery",
        Laboratory = "laboratory",
        Fortress = "fortress",
        Church = "church",
        Grove = "grove",
        Bathhouse = "bathhouse",
        Pub = "pub",
        Bakery = "bakery",
        Hayrick = "hayrick",
        FishingHut = "fishingHut",
        Dairy = "dairy",
        Brewery = "brewery",
        TradingBoat = "tradingBoat",
        CountyFair = "countyFair",
        TaxOffice = "taxOffice",
        GunpowderTower = "gunpowderTower",
        Winery = "winery",
        WoolMill = "woolMill",
        HerbGarden = "herbGarden",
        Library = "library",
        Parlatory = "parlatory",
        Tailor = "tailor",
        School = "school",
        Hostel = "hostel",
        MasonsLodge = "masonsLodge",
        Watchtower = "watchtower",
        Mint = "mint",
        MarketHall = "marketHall",
    }
}

kinds! {
    /// A space of a place, counted from 1. The last ones are there only if a host puts them there.
    Space as "StoriesSpace" {
        Territory1 = "territory.1",
        Territory2 = "territory.2",
        Territory3 = "territory.3",
        Village1 = "village.1",
        Village2 = "village.2",
        Village3 = "village.3",
        Estate1 = "estate.1",
        Estate2 = "estate.2",
        Estate3 = "estate.3",
        BuildersYard1 = "buildersYard.1",
        BuildersYard2 = "buildersYard.2",
        BuildersYard3 = "buildersYard.3",
        Mill1 = "mill.1",
        Mill2 = "mill.2",
        Mill3 = "mill.3",
        Cottage1 = "cottage.1",
        Cottage2 = "cottage.2",
        Cottage3 = "cottage.3",
        Market1 = "market.1",
        Market2 = "market.2",
        Market3 = "market.3",
        Ropery1 = "ropery.1",
        Ropery2 = "ropery.2",
        Ropery3 = "ropery.3",
        Gate1 = "gate.1",
        Gate2 = "gate.2",
        University1 = "university.1",
        University2 = "university.2",
        University3 = "university.3",
        University4 = "university.4",
        Castle1 = "castle.1",
        Castle2 = "castle.2",
        Castle3 = "castle.3",
        Castle4 = "castle.4",
        Monastery1 = "monastery.1",
        Monastery2 = "monastery.2",
        Monastery3 = "monastery.3",
        Monastery4 = "monastery.4",
        Laboratory1 = "laboratory.1",
        Laboratory2 = "laboratory.2",
        Laboratory3 = "laboratory.3",
        Laboratory4 = "laboratory.4",
        Fortress1 = "fortress.1",
        Fortress2 = "fortress.2",
        Fortress3 = "fortress.3",
        Fortress4 = "fortress.4",
        Church1 = "church.1",
        Church2 = "church.2",
        Church3 = "church.3",
        Church4 = "church.4",
        Grove1 = "grove.1",
        Grove2 = "grove.2",
        Grove3 = "grove.3",
        Bathhouse1 = "bathhouse.1",
        Bathhouse2 = "bathhouse.2",
        Bathhouse3 = "bathhouse.3",
        Pub1 = "pub.1",
        Pub2 = "pub.2",
        Pub3 = "pub.3",
        Bakery1 = "bakery.1",
        Bakery2 = "bakery.2",
        Bakery3 = "bakery.3",
        Hayrick1 = "hayrick.1",
        Hayrick2 = "hayrick.2",
        Hayrick3 = "hayrick.3",
        FishingHut1 = "fishingHut.1",
        FishingHut2 = "fishingHut.2",
        FishingHut3 = "fishingHut.3",
        Dairy1 = "dairy.1",
        Dairy2 = "dairy.2",
        Dairy3 = "dairy.3",
        Brewery1 = "brewery.1",
        Brewery2 = "brewery.2",
        Brewery3 = "brewery.3",
        TradingBoat1 = "tradingBoat.1",
        TradingBoat2 = "tradingBoat.2",
        TradingBoat3 = "tradingBoat.3",
        CountyFair1 = "countyFair.1",
        CountyFair2 = "countyFair.2",
        CountyFair3 = "countyFair.3",
        CountyFair4 = "countyFair.4",
        CountyFair5 = "countyFair.5",
        CountyFair6 = "countyFair.6",
        CountyFair7 = "countyFair.7",
        TaxOffice1 = "taxOffice.1",
        TaxOffice2 = "taxOffice.2",
        TaxOffice3 = "taxOffice.3",
        GunpowderTower1 = "gunpowderTower.1",
        GunpowderTower2 = "gunpowderTower.2",
        GunpowderTower3 = "gunpowderTower.3",
        Winery1 = "winery.1",
        Winery2 = "winery.2",
        Winery3 = "winery.3",
        WoolMill1 = "woolMill.1",
        WoolMill2 = "woolMill.2",
        WoolMill3 = "woolMill.3",
        HerbGarden1 = "herbGarden.1",
        HerbGarden2 = "herbGarden.2",
        HerbGarden3 = "herbGarden.3",
        Library1 = "library.1",
        Library2 = "library.2",
        Library3 = "library.3",
        Parlatory1 = "parlatory.1",
        Parlatory2 = "parlatory.2",
        Parlatory3 = "parlatory.3",
        Tailor1 = "tailor.1",
        Tailor2 = "tailor.2",
        Tailor3 = "tailor.3",
        School1 = "school.1",
        School2 = "school.2",
        School3 = "school.3",
        Hostel1 = "hostel.1",
        Hostel2 = "hostel.2",
        Hostel3 = "hostel.3",
        MasonsLodge1 = "masonsLodge.1",
        MasonsLodge2 = "masonsLodge.2",
        MasonsLodge3 = "masonsLodge.3",
        Watchtower1 = "watchtower.1",
        Watchtower2 = "watchtower.2",
        Watchtower3 = "watchtower.3",
        Mint1 = "mint.1",
        Mint2 = "mint.2",
        Mint3 = "mint.3",
        MarketHall1 = "marketHall.1",
        MarketHall2 = "marketHall.2",
        MarketHall3 = "marketHall.3",
    }
}

kinds! {
    /// Where a place is found: on the board, among the basic cards, or in a category of place cards.
    Category as "StoriesCategory" {
        Board = "board",
        Basic = "basic",
        I = "I",
        II = "II",
        III = "III",
    }
}

wire! {
    /// What is printed on a place.
    pub struct PlaceRow as "StoriesPlaceRow" {
        /// Which place.
        pub id: Place,
        /// What it is called.
        pub name: Text,
        /// Where it is found.
        pub category: Category,
        /// What each of its spaces takes.
        pub spaces: ArrayVec<Takes, MOST_SPACES>,
        /// What it does.
        pub effect: Effect,
        /// Is it executed with one or more followers, all of different kinds, instead of with all its spaces covered?
        pub is_fair: bool = absent,
        /// Is it barred to technology?
        pub no_technology: bool = absent,
        /// How sure it is.
        pub confidence: Confidence = absent,
    }
}

/// The most spaces of a place: those of a fair, one for each kind of followers.
pub const MOST_SPACES: usize = 7;
/// Places printed on the player board.
pub const BOARD: usize = 9;
/// Basic place cards of each player.
pub const BASIC: usize = 6;
/// Place cards to take.
pub const CARDS: usize = 24;
/// Spaces of the village green (S-004); ours, as on the market of Orléans.
pub const GREEN: u8 = 8;

/// For each space its place and its place among that place's spaces, from 0.
const fn homes() -> [(Place, u8); Space::COUNT] {
    let (mut homes, mut space, mut at) = ([(Place::Territory, 0); Space::COUNT], 0, 0);
    while at < PLACES {
        let mut index = 0;
        while index < ROOM[at] {
            homes[space] = (<Place as Kind>::ALL[at], index);
            index += 1;
            space += 1;
        }
        at += 1;
    }
    homes
}

/// How many places there are.
pub const PLACES: usize = BOARD + BASIC + CARDS;

/// The most spaces of each place.
const ROOM: [u8; PLACES] = [
    3, 3, 3, 3, 3, 3, 3, 3, 2, // player board
    4, 4, 4, 4, 4, 4, // basic cards
    3, 3, 3, 3, 3, 3, 3, 3, // category I
    3, 7, 3, 3, 3, 3, 3, 3, // category II
    3, 3, 3, 3, 3, 3, 3, 3, // category III
];

static HOMES: [(Place, u8); Space::COUNT] = homes();

impl Space {
    /// How many there are.
    pub const COUNT: usize = <Space as Kind>::ALL.len();

    /// The place it belongs to.
    pub fn place(self) -> Place {
        HOMES[self.index()].0
    }

    /// Its place among the spaces of its place, from 0.
    pub fn number(self) -> usize {
        HOMES[self.index()].1.into()
    }
}

impl Place {
    /// Is it a card that is taken at the Builder's yard?
    pub fn is_card(self) -> bool {
        self.index() >= BOARD + BASIC
    }

    /// Is it printed on the player board?
    pub fn is_on_board(self) -> bool {
        self.index() < BOARD
    }

    /// The most spaces that it may have.
    pub fn room(self) -> usize {
        ROOM[self.index()].into()
    }

    /// The spaces that it may have, whether they are printed or not.
    pub fn spaces(self) -> &'static [Space] {
        let start = HOMES.partition_point(|(place, _)| *place < self);
        &Space::ALL[start..start + self.room()]
    }

    /// The rule that says what it does.
    pub fn rule(self) -> &'static str {
        const OWN: [&str; BOARD + BASIC] = [
            "S-027", "S-029", "S-030", "S-031", "S-032", "S-033", "S-034", "S-035", "S-036", "S-041", "S-042", "S-043",
            "S-044", "S-045", "S-047",
        ];
        let card = if self == Place::GunpowderTower { "S-039" } else { "S-049" };
        OWN.get(self.index()).copied().unwrap_or(card)
    }

    /// The cards that are taken at the Builder's yard.
    pub fn cards() -> Set<Place> {
        Set::of(Place::is_card)
    }
}

/// A space for one kind of followers.
pub(super) fn one(follower: Follower) -> Takes {
    Takes::Followers(Set::one(follower))
}

/// Some kinds of followers.
pub(super) fn set(followers: &[Follower]) -> Set<Follower> {
    followers.iter().copied().collect()
}

/// A place as it is printed.
pub(super) fn row(
    id: Place,
    name: &'static str,
    category: Category,
    spaces: &[Takes],
    effect: Effect,
    confidence: Confidence,
) -> PlaceRow {
    let spaces = spaces.iter().copied().collect();
    PlaceRow { id, name: text(name), category, spaces, effect, is_fair: false, no_technology: false, confidence }
}

/// All places as we know them, in the order of [`Place`].
pub fn places() -> Vec<PlaceRow> {
    let mut places = own_places();
    places.extend(cards::cards());
    places
}

/// The places that every player has from the start, and the basic cards that an epoch turns over.
#[rustfmt::skip]
fn own_places() -> Vec<PlaceRow> {
    use Category::{Basic, Board};
    use Confidence::{Certain, House};
    use Follower::{Craftsman, Farmer, Fisher, Knight, Monk, Scholar, Trader};
    let some = |followers: &[Follower]| Takes::Followers(set(followers));
    vec![
        row(Place::Territory, "Territory", Board, &[some(&[Farmer, Knight]), some(&[Farmer, Knight]), some(&[Fisher, Knight])], Effect::Expand { land: 1, village: 2 }, Certain),
        row(Place::Village, "Village", Board, &[one(Farmer), one(Craftsman), Takes::Good(Good::Wood)], Effect::Build { building: Building::Village }, Certain),
        row(Place::Estate, "Estate", Board, &[one(Farmer), one(Fisher)], Effect::Produce, House),
        row(Place::BuildersYard, "Builder's yard", Board, &[one(Craftsman), one(Trader)], Effect::TakePlaceCard, House),
        row(Place::Mill, "Mill", Board, &[one(Fisher), one(Craftsman)], Effect::Recruit { kinds: set(&[Farmer, Trader]) }, House),
        row(Place::Cottage, "Cottage", Board, &[one(Farmer), one(Trader)], Effect::Recruit { kinds: set(&[Fisher, Craftsman]) }, House),
        row(Place::Market, "Market", Board, &[one(Fisher), one(Trader)], Effect::Trade { per: Counter::ControlledVillage }, House),
        row(Place::Ropery, "Ropery", Board, &[one(Fisher)], Effect::GainCoins { amount: 1, per: None }, House),
        row(Place::Gate, "Gate", Board, &[Takes::Cargo, Takes::Cargo], Effect::Dispatch, Certain),
        row(Place::University, "University", Basic, &[one(Farmer), one(Craftsman), one(Trader)], Effect::Recruit { kinds: set(&[Scholar]) }, House),
        row(Place::Castle, "Castle", Basic, &[one(Farmer), one(Fisher), one(Trader)], Effect::Recruit { kinds: set(&[Knight]) }, House),
        PlaceRow { no_technology: true, ..row(Place::Monastery, "Monastery", Basic, &[one(Scholar), one(Trader)], Effect::Recruit { kinds: set(&[Monk]) }, House) },
        row(Place::Laboratory, "Laboratory", Basic, &[one(Craftsman), one(Scholar)], Effect::GainTechnology { amount: 1 }, House),
        row(Place::Fortress, "Fortress", Basic, &[one(Knight), Takes::Good(Good::Wood)], Effect::Build { building: Building::Fortress }, Certain),
        row(Place::Church, "Church", Basic, &[one(Monk), one(Craftsman), Takes::Good(Good::Wood)], Effect::Build { building: Building::Church }, House),
    ]
}
