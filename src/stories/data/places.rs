//! The places of the player board, the six basic place cards, and their spaces (S-021, S-027 to S-048). The 24 cards of
//! the Builder's yard are in `cards.rs`.

use super::effects::{Building, Counter, Effect, Takes};
use super::wares::{Follower, Good};
use super::{Confidence, Text, cards, text};
use crate::parts::Set;
use crate::wire::{Kind, Wire};
use arrayvec::ArrayVec;

/// A place: nine on each player board, six basic cards of each player, 24 cards to take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesPlace")]
#[repr(u8)]
pub enum Place {
    #[default]
    Territory,
    Village,
    Estate,
    BuildersYard,
    Mill,
    Cottage,
    Market,
    Ropery,
    Gate,
    University,
    Castle,
    Monastery,
    Laboratory,
    Fortress,
    Church,
    Grove,
    Bathhouse,
    Pub,
    Bakery,
    Hayrick,
    FishingHut,
    Dairy,
    Brewery,
    TradingBoat,
    CountyFair,
    TaxOffice,
    GunpowderTower,
    Winery,
    WoolMill,
    HerbGarden,
    Library,
    Parlatory,
    Tailor,
    School,
    Hostel,
    MasonsLodge,
    Watchtower,
    Mint,
    MarketHall,
}

/// A space of a place, counted from 1. The last ones exist only if a host adds them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesSpace")]
#[repr(u8)]
pub enum Space {
    #[default]
    #[wire(rename = "territory.1")]
    Territory1,
    #[wire(rename = "territory.2")]
    Territory2,
    #[wire(rename = "territory.3")]
    Territory3,
    #[wire(rename = "village.1")]
    Village1,
    #[wire(rename = "village.2")]
    Village2,
    #[wire(rename = "village.3")]
    Village3,
    #[wire(rename = "estate.1")]
    Estate1,
    #[wire(rename = "estate.2")]
    Estate2,
    #[wire(rename = "estate.3")]
    Estate3,
    #[wire(rename = "buildersYard.1")]
    BuildersYard1,
    #[wire(rename = "buildersYard.2")]
    BuildersYard2,
    #[wire(rename = "buildersYard.3")]
    BuildersYard3,
    #[wire(rename = "mill.1")]
    Mill1,
    #[wire(rename = "mill.2")]
    Mill2,
    #[wire(rename = "mill.3")]
    Mill3,
    #[wire(rename = "cottage.1")]
    Cottage1,
    #[wire(rename = "cottage.2")]
    Cottage2,
    #[wire(rename = "cottage.3")]
    Cottage3,
    #[wire(rename = "market.1")]
    Market1,
    #[wire(rename = "market.2")]
    Market2,
    #[wire(rename = "market.3")]
    Market3,
    #[wire(rename = "ropery.1")]
    Ropery1,
    #[wire(rename = "ropery.2")]
    Ropery2,
    #[wire(rename = "ropery.3")]
    Ropery3,
    #[wire(rename = "gate.1")]
    Gate1,
    #[wire(rename = "gate.2")]
    Gate2,
    #[wire(rename = "university.1")]
    University1,
    #[wire(rename = "university.2")]
    University2,
    #[wire(rename = "university.3")]
    University3,
    #[wire(rename = "university.4")]
    University4,
    #[wire(rename = "castle.1")]
    Castle1,
    #[wire(rename = "castle.2")]
    Castle2,
    #[wire(rename = "castle.3")]
    Castle3,
    #[wire(rename = "castle.4")]
    Castle4,
    #[wire(rename = "monastery.1")]
    Monastery1,
    #[wire(rename = "monastery.2")]
    Monastery2,
    #[wire(rename = "monastery.3")]
    Monastery3,
    #[wire(rename = "monastery.4")]
    Monastery4,
    #[wire(rename = "laboratory.1")]
    Laboratory1,
    #[wire(rename = "laboratory.2")]
    Laboratory2,
    #[wire(rename = "laboratory.3")]
    Laboratory3,
    #[wire(rename = "laboratory.4")]
    Laboratory4,
    #[wire(rename = "fortress.1")]
    Fortress1,
    #[wire(rename = "fortress.2")]
    Fortress2,
    #[wire(rename = "fortress.3")]
    Fortress3,
    #[wire(rename = "fortress.4")]
    Fortress4,
    #[wire(rename = "church.1")]
    Church1,
    #[wire(rename = "church.2")]
    Church2,
    #[wire(rename = "church.3")]
    Church3,
    #[wire(rename = "church.4")]
    Church4,
    #[wire(rename = "grove.1")]
    Grove1,
    #[wire(rename = "grove.2")]
    Grove2,
    #[wire(rename = "grove.3")]
    Grove3,
    #[wire(rename = "bathhouse.1")]
    Bathhouse1,
    #[wire(rename = "bathhouse.2")]
    Bathhouse2,
    #[wire(rename = "bathhouse.3")]
    Bathhouse3,
    #[wire(rename = "pub.1")]
    Pub1,
    #[wire(rename = "pub.2")]
    Pub2,
    #[wire(rename = "pub.3")]
    Pub3,
    #[wire(rename = "bakery.1")]
    Bakery1,
    #[wire(rename = "bakery.2")]
    Bakery2,
    #[wire(rename = "bakery.3")]
    Bakery3,
    #[wire(rename = "hayrick.1")]
    Hayrick1,
    #[wire(rename = "hayrick.2")]
    Hayrick2,
    #[wire(rename = "hayrick.3")]
    Hayrick3,
    #[wire(rename = "fishingHut.1")]
    FishingHut1,
    #[wire(rename = "fishingHut.2")]
    FishingHut2,
    #[wire(rename = "fishingHut.3")]
    FishingHut3,
    #[wire(rename = "dairy.1")]
    Dairy1,
    #[wire(rename = "dairy.2")]
    Dairy2,
    #[wire(rename = "dairy.3")]
    Dairy3,
    #[wire(rename = "brewery.1")]
    Brewery1,
    #[wire(rename = "brewery.2")]
    Brewery2,
    #[wire(rename = "brewery.3")]
    Brewery3,
    #[wire(rename = "tradingBoat.1")]
    TradingBoat1,
    #[wire(rename = "tradingBoat.2")]
    TradingBoat2,
    #[wire(rename = "tradingBoat.3")]
    TradingBoat3,
    #[wire(rename = "countyFair.1")]
    CountyFair1,
    #[wire(rename = "countyFair.2")]
    CountyFair2,
    #[wire(rename = "countyFair.3")]
    CountyFair3,
    #[wire(rename = "countyFair.4")]
    CountyFair4,
    #[wire(rename = "countyFair.5")]
    CountyFair5,
    #[wire(rename = "countyFair.6")]
    CountyFair6,
    #[wire(rename = "countyFair.7")]
    CountyFair7,
    #[wire(rename = "taxOffice.1")]
    TaxOffice1,
    #[wire(rename = "taxOffice.2")]
    TaxOffice2,
    #[wire(rename = "taxOffice.3")]
    TaxOffice3,
    #[wire(rename = "gunpowderTower.1")]
    GunpowderTower1,
    #[wire(rename = "gunpowderTower.2")]
    GunpowderTower2,
    #[wire(rename = "gunpowderTower.3")]
    GunpowderTower3,
    #[wire(rename = "winery.1")]
    Winery1,
    #[wire(rename = "winery.2")]
    Winery2,
    #[wire(rename = "winery.3")]
    Winery3,
    #[wire(rename = "woolMill.1")]
    WoolMill1,
    #[wire(rename = "woolMill.2")]
    WoolMill2,
    #[wire(rename = "woolMill.3")]
    WoolMill3,
    #[wire(rename = "herbGarden.1")]
    HerbGarden1,
    #[wire(rename = "herbGarden.2")]
    HerbGarden2,
    #[wire(rename = "herbGarden.3")]
    HerbGarden3,
    #[wire(rename = "library.1")]
    Library1,
    #[wire(rename = "library.2")]
    Library2,
    #[wire(rename = "library.3")]
    Library3,
    #[wire(rename = "parlatory.1")]
    Parlatory1,
    #[wire(rename = "parlatory.2")]
    Parlatory2,
    #[wire(rename = "parlatory.3")]
    Parlatory3,
    #[wire(rename = "tailor.1")]
    Tailor1,
    #[wire(rename = "tailor.2")]
    Tailor2,
    #[wire(rename = "tailor.3")]
    Tailor3,
    #[wire(rename = "school.1")]
    School1,
    #[wire(rename = "school.2")]
    School2,
    #[wire(rename = "school.3")]
    School3,
    #[wire(rename = "hostel.1")]
    Hostel1,
    #[wire(rename = "hostel.2")]
    Hostel2,
    #[wire(rename = "hostel.3")]
    Hostel3,
    #[wire(rename = "masonsLodge.1")]
    MasonsLodge1,
    #[wire(rename = "masonsLodge.2")]
    MasonsLodge2,
    #[wire(rename = "masonsLodge.3")]
    MasonsLodge3,
    #[wire(rename = "watchtower.1")]
    Watchtower1,
    #[wire(rename = "watchtower.2")]
    Watchtower2,
    #[wire(rename = "watchtower.3")]
    Watchtower3,
    #[wire(rename = "mint.1")]
    Mint1,
    #[wire(rename = "mint.2")]
    Mint2,
    #[wire(rename = "mint.3")]
    Mint3,
    #[wire(rename = "marketHall.1")]
    MarketHall1,
    #[wire(rename = "marketHall.2")]
    MarketHall2,
    #[wire(rename = "marketHall.3")]
    MarketHall3,
}

/// The origin of a place: the board, the basic cards, or a category of place cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesCategory")]
#[repr(u8)]
pub enum Category {
    #[default]
    Board,
    Basic,
    #[wire(rename = "I")]
    I,
    #[wire(rename = "II")]
    II,
    #[wire(rename = "III")]
    III,
}

/// The printed data of a place.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesPlaceRow")]
pub struct PlaceRow {
    /// The place.
    pub id: Place,
    /// Its name.
    pub name: Text,
    /// Its category.
    pub category: Category,
    /// The tiles that each of its spaces takes.
    pub spaces: ArrayVec<Takes, MOST_SPACES>,
    /// Its effect.
    pub effect: Effect,
    /// Whether it is executed with one or more followers, all of different kinds, instead of with all its spaces
    /// covered.
    #[wire(default, skip_serializing_if = "is_default")]
    pub is_fair: bool,
    /// Whether technology may not lie on it.
    #[wire(default, skip_serializing_if = "is_default")]
    pub no_technology: bool,
    /// The confidence in this row.
    #[wire(default, skip_serializing_if = "is_default")]
    pub confidence: Confidence,
}

/// Max spaces of a place: those of a fair, one for each kind of followers.
pub const MOST_SPACES: usize = 7;
/// Number of places printed on the player board.
pub const BOARD: usize = 9;
/// Number of basic place cards of each player.
pub const BASIC: usize = 6;
/// Number of place cards to take.
pub const CARDS: usize = 24;
/// Number of spaces of the village green (S-004); reconstructed from the market of Orléans.
pub const GREEN: u8 = 8;

/// The place of each space, and its index among the spaces of that place.
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

/// Number of places.
pub const PLACES: usize = BOARD + BASIC + CARDS;

/// Max spaces of each place.
const ROOM: [u8; PLACES] = [
    3, 3, 3, 3, 3, 3, 3, 3, 2, // player board
    4, 4, 4, 4, 4, 4, // basic cards
    3, 3, 3, 3, 3, 3, 3, 3, // category I
    3, 7, 3, 3, 3, 3, 3, 3, // category II
    3, 3, 3, 3, 3, 3, 3, 3, // category III
];

static HOMES: [(Place, u8); Space::COUNT] = homes();

impl Space {
    /// Number of spaces.
    pub const COUNT: usize = <Space as Kind>::ALL.len();

    /// Its place.
    pub fn place(self) -> Place {
        HOMES[self.index()].0
    }

    /// Its index among the spaces of its place.
    pub fn number(self) -> usize {
        HOMES[self.index()].1.into()
    }
}

impl Place {
    /// Whether it is a card of the Builder's yard.
    pub fn is_card(self) -> bool {
        self.index() >= BOARD + BASIC
    }

    /// Whether it is printed on the player board.
    pub fn is_on_board(self) -> bool {
        self.index() < BOARD
    }

    /// Its max number of spaces.
    pub fn room(self) -> usize {
        ROOM[self.index()].into()
    }

    /// All its possible spaces, printed or not.
    pub fn spaces(self) -> &'static [Space] {
        let start = HOMES.partition_point(|(place, _)| *place < self);
        &Space::ALL[start..start + self.room()]
    }

    /// The rule of its effect.
    pub fn rule(self) -> &'static str {
        const OWN: [&str; BOARD + BASIC] = [
            "S-027", "S-029", "S-030", "S-031", "S-032", "S-033", "S-034", "S-035", "S-036", "S-041", "S-042", "S-043",
            "S-044", "S-045", "S-047",
        ];
        let card = if self == Place::GunpowderTower { "S-039" } else { "S-049" };
        OWN.get(self.index()).copied().unwrap_or(card)
    }

    /// The cards of the Builder's yard.
    pub fn cards() -> Set<Place> {
        Set::of(Place::is_card)
    }
}

/// A space for one kind of followers.
pub(super) fn one(follower: Follower) -> Takes {
    Takes::Followers(Set::one(follower))
}

/// A set of followers.
pub(super) fn set(followers: &[Follower]) -> Set<Follower> {
    followers.iter().copied().collect()
}

/// A printed place.
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

/// All places in our reconstruction, in the order of [`Place`].
pub fn places() -> Vec<PlaceRow> {
    let mut places = own_places();
    places.extend(cards::cards());
    places
}

/// The places that each player has from the start, and the basic cards that an epoch turns over.
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
