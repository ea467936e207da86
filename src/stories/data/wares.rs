//! Followers, goods and technology: tiles of the market place, and tiles required by deeds, tasks and objectives
//! (S-003, S-017, S-019).

use super::{ByPlayers, Confidence};
use crate::bagbuilding::{self, Takes, Tile};
use crate::parts::{By, Set};
use crate::wire::{Deserialize, Kind, Node, Read, Wire};
use serde::{Serialize, Serializer};

/// The seven kinds of followers (S-003).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesFollower")]
#[repr(u8)]
pub enum Follower {
    #[default]
    Farmer,
    Fisher,
    Craftsman,
    Trader,
    Scholar,
    Knight,
    Monk,
}

/// The eight goods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesGood")]
#[repr(u8)]
pub enum Good {
    #[default]
    Wood,
    Brocade,
    Wool,
    Wine,
    Bread,
    Cheese,
    Grain,
    Fish,
}

/// A tile of the market place or of storage: a follower, a good or technology (S-017).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesWare")]
#[repr(u8)]
pub enum Ware {
    #[default]
    Farmer,
    Fisher,
    Craftsman,
    Trader,
    Scholar,
    Knight,
    Monk,
    Wood,
    Brocade,
    Wool,
    Wine,
    Bread,
    Cheese,
    Grain,
    Fish,
    Technology,
}

/// A value for each kind of followers.
pub type ByFollower<T> = By<Follower, T, 7>;
/// A value for each good.
pub type ByGood<T> = By<Good, T, 8>;
/// A value for each tile of the market place.
pub type ByWare<T> = By<Ware, T, 16>;
/// Numbers of tiles with two, three and four players.
pub type Stock = ByWare<ByPlayers>;

/// Number of follower tiles of each kind in the box (S-003).
pub const FOLLOWERS: u8 = 18;
/// Number of technology tiles in the box (J1).
pub const TECHNOLOGY: u8 = 18;
/// Number of goods tiles in the box (J1).
pub const GOODS: u32 = 184;

impl Follower {
    /// The set of all followers.
    pub fn any() -> Set<Follower> {
        Set::of(|_| true)
    }

    /// Its name.
    pub fn title(self) -> &'static str {
        ["Farmer", "Fisher", "Craftsman", "Trader", "Scholar", "Knight", "Monk"][self.index()]
    }
}

impl Good {
    /// Its name.
    pub fn title(self) -> &'static str {
        ["Wood", "Brocade", "Wool", "Wine", "Bread", "Cheese", "Grain", "Fish"][self.index()]
    }
}

impl bagbuilding::Follower for Follower {
    type Role = Follower;
    /// A monk can stand for any other kind, and no other kind for a monk (S-018).
    const JOKER: Follower = Follower::Monk;
    fn role(self) -> Follower {
        self
    }
    /// All followers are neutral: none is in a player's colour (S-003).
    fn is_neutral(self) -> bool {
        true
    }
}

/// Goods can lie on spaces, and so can sums of coins (S-036).
impl bagbuilding::Good for Good {
    type Coins = u8;
}

impl From<Follower> for Ware {
    fn from(follower: Follower) -> Ware {
        Ware::ALL[follower.index()]
    }
}

impl From<Good> for Ware {
    fn from(good: Good) -> Ware {
        Ware::ALL[Follower::ALL.len() + good.index()]
    }
}

impl Ware {
    /// The follower on this tile; `None` for other tiles.
    pub fn follower(self) -> Option<Follower> {
        Follower::ALL.get(self.index()).copied()
    }

    /// The good on this tile; `None` for other tiles.
    pub fn good(self) -> Option<Good> {
        self.index().checked_sub(Follower::ALL.len()).and_then(|index| Good::ALL.get(index).copied())
    }
}

/// The tile required by a space of a deed, a task or an objective (S-019).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Wanted {
    /// A follower of this kind.
    Follower(Follower),
    /// Any follower.
    Anybody,
    /// This good.
    Good(Good),
    /// Exactly this many coins, which count as one tile.
    Coins(u8),
    /// Technology.
    Technology,
}

/// The word for any follower.
const ANY: &str = "any";
/// The prefix of a sum of coins.
const COINS: &str = "coins:";
/// Max sum of coins that a space can require.
pub const MOST_COINS: u8 = 30;

impl Wanted {
    /// The tile of this name, such as `"farmer"`, `"any"`, `"wood"`, `"technology"` or `"coins:5"`; `None` for other
    /// texts.
    pub fn from_name(name: &str) -> Option<Wanted> {
        if let Some(coins) = name.strip_prefix(COINS) {
            let coins = coins.parse().ok().filter(|coins| (1..=MOST_COINS).contains(coins));
            return coins.filter(|coins| name == format!("{COINS}{coins}")).map(Wanted::Coins);
        }
        if name == ANY {
            return Some(Wanted::Anybody);
        }
        Ware::from_name(name).map(|ware| match (ware.follower(), ware.good()) {
            (Some(follower), _) => Wanted::Follower(follower),
            (_, Some(good)) => Wanted::Good(good),
            _ => Wanted::Technology,
        })
    }

    /// The same in the terms of the bag-building system.
    fn takes(self) -> Takes<Follower, Good> {
        match self {
            Wanted::Follower(follower) => Takes::Role(follower),
            Wanted::Anybody => Takes::Anybody,
            Wanted::Good(good) => Takes::Good(good),
            Wanted::Coins(coins) => Takes::Coins(coins),
            Wanted::Technology => Takes::Technology,
        }
    }

    /// Whether the tile is the required one (S-019).
    pub fn is_for(self, tile: Tile<Follower, Good>) -> bool {
        self.takes().is_for(tile)
    }

    /// Its name, as [`Wanted::from_name`] reads it.
    pub fn name(self) -> String {
        match self {
            Wanted::Follower(follower) => follower.name().to_owned(),
            Wanted::Anybody => ANY.to_owned(),
            Wanted::Good(good) => good.name().to_owned(),
            Wanted::Coins(coins) => format!("{COINS}{coins}"),
            Wanted::Technology => Ware::Technology.name().to_owned(),
        }
    }
}

impl Serialize for Wanted {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name())
    }
}

impl Read for Wanted {
    fn read(node: Node<'_>) -> Self {
        Wanted::from_name(node.text()).unwrap_or_else(|| {
            let found = format!("\"{:.40}\"", node.text());
            let names = Ware::NAMES.join(", ");
            node.misfit(&format!("{found} is no tile; expected any, coins:1 to coins:{MOST_COINS}, {names}"));
            Wanted::Anybody
        })
    }
}

#[cfg(feature = "types")]
impl crate::wire::Typed for Wanted {
    fn type_name() -> String {
        "StoriesWanted".to_owned()
    }
    fn declare(all: &mut crate::wire::Declarations) {
        let about = " What a space of a deed, a task or an objective asks for: exactly this tile (S-019).";
        all.add("StoriesWanted", &[about], || "StoriesWare | \"any\" | `coins:${number}`".to_owned());
        Ware::declare(all);
    }
}

/// Goods: numbers, prices, food and fame for delivery (S-034, S-054, S-062).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GoodsTable {
    /// The number of tiles of each good in the box, 184 in all.
    pub tiles: ByGood<u8>,
    /// The price of each good on the market.
    pub prices: ByGood<u8>,
    /// The confidence in each price.
    pub sure: ByGood<Confidence>,
    /// The goods that are food.
    pub food: Set<Good>,
    /// The fame for delivering one; 0 if it cannot be delivered.
    pub delivery: ByGood<u8>,
}

/// The goods in our reconstruction: tiles per kind and delivery are reconstructed, prices and food are likely.
pub fn goods() -> GoodsTable {
    const ROWS: [(u8, u8, bool, u8); 8] = [
        // tiles, price, food, fame
        (40, 2, false, 0), // wood
        (10, 5, false, 3), // brocade
        (12, 4, false, 3), // wool
        (14, 3, true, 2),  // wine
        (18, 2, true, 2),  // bread
        (18, 2, true, 1),  // cheese
        (36, 1, true, 1),  // grain
        (36, 1, true, 1),  // fish
    ];
    let row = |good: Good| ROWS[good.index()];
    GoodsTable {
        tiles: ByGood::new(|good| row(good).0),
        prices: ByGood::new(|good| row(good).1),
        sure: ByGood::new(price_confidence),
        food: Set::of(|good| row(good).2),
        delivery: ByGood::new(|good| row(good).3),
    }
}

/// The confidence in a price: three come from the rulebook's example of trading.
fn price_confidence(good: Good) -> Confidence {
    match good {
        Good::Wood | Good::Wool | Good::Fish => Confidence::Certain,
        Good::Bread => Confidence::Guess,
        Good::Brocade | Good::Wine | Good::Cheese | Good::Grain => Confidence::Likely,
    }
}

/// The start kit of a player (S-026).
#[derive(Clone, Copy, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesStartKit")]
pub struct StartKit {
    /// Followers: on the green or in the bag, depending on the story.
    pub followers: ByFollower<u8>,
    /// Goods in stock.
    pub goods: ByGood<u8>,
    /// Coins.
    pub coins: u8,
}

impl StartKit {
    /// The number of tiles of a kind in it.
    pub fn tiles(&self, ware: Ware) -> u8 {
        let follower = ware.follower().map_or(0, |follower| self.followers[follower]);
        ware.good().map_or(follower, |good| self.goods[good])
    }
}

/// Numbers of market tiles with two, three and four players.
pub fn stock(rows: &[(Ware, ByPlayers)]) -> Stock {
    let mut stock = Stock::default();
    for &(ware, tiles) in rows {
        stock[ware] = tiles;
    }
    stock
}
