//! The questions and answers of this game, and what happens in it.

use super::data::duchies::DuchyId;
use super::data::tiles::{Colour, Good, Tile};
use super::duchy::{Face, Space};
use super::state::{Depot, Phase};
use crate::engine::Seat;
use crate::parts::{Kind, Node, Read, bits, deserialize_by_reading, read_members, tagged};
use serde::{Serialize, Serializer};

tagged! {
    /// Rules that run by themselves.
    #[cfg_attr(feature = "types", ts(rename = "BurgundyStep"))]
    Step {
        /// Goods and start player are drawn, then boards are dealt if they are.
        SetUp = "setUp",
        /// Boards are dealt and chosen (B-015).
        Boards = "boards",
        /// A phase is prepared (B-023 to B-027).
        Phase = "phase" {
            /// Which one.
            phase: Phase,
        },
        /// Everybody rolls (B-030).
        Round = "round" {
            /// Which round of the phase, from 1.
            round: u8,
        },
        /// A seat's turn begins (B-032).
        StartTurn = "startTurn" {
            /// Whose.
            seat: Seat,
        },
        /// A seat's turn goes on while a die is left or a purchase is possible (B-034).
        Turn = "turn" {
            /// Whose.
            seat: Seat,
        },
        /// The phase ends: mines pay (B-090).
        Income = "income",
    }
}

tagged! {
    /// What a seat is asked.
    #[cfg_attr(feature = "types", ts(rename = "BurgundyAsk"))]
    Ask {
        /// Which side of the board, and where the start castle goes (B-015).
        Estate = "estate",
        /// A die action, a purchase, or the end of the turn (B-034).
        Turn = "turn",
        /// One more action, as if by a die of any value (B-066).
        Castle = "castle",
        /// Sell goods of one colour, or not (B-070).
        Warehouse = "warehouse",
        /// Take a building, or not (B-071).
        Carpenter = "carpenter",
        /// Take a mine, knowledge or castle tile, or not (B-072).
        Church = "church",
        /// Take a ship or an animal, or not (B-073).
        Market = "market",
        /// Place one more tile, or not (B-076).
        CityHall = "cityHall",
        /// Where to fetch goods (B-062).
        Ship = "ship",
        /// Which new colours to keep, as not all fit (B-063).
        Goods = "goods" {
            /// Where they lie.
            depot: Depot,
            /// The second place, with T5.
            and: Option<Depot>,
        },
    }
}

tagged! {
    /// What a seat answers.
    #[derive(Hash)]
    #[cfg_attr(feature = "types", ts(rename = "BurgundyAction"))]
    Action {
        /// Plays this side of the board, with the start castle here (B-015).
        ChooseEstate = "chooseEstate" {
            /// The side.
            duchy: DuchyId,
            /// Where the start castle goes.
            space: Space,
        },
        /// Takes a tile from a numbered depot (B-050).
        TakeTile = "takeTile" {
            /// The die used, by what it shows; none for a castle's or a building's effect.
            die: Option<Face>,
            /// Where from.
            depot: Depot,
            /// Which tile.
            tile: Tile,
            /// What leaves a full storage (B-051).
            discard: Option<Tile>,
        },
        /// Places a stored tile in the duchy (B-052).
        PlaceTile = "placeTile" {
            /// The die used, by what it shows; none for a castle's or a city hall's effect.
            die: Option<Face>,
            /// Which tile.
            tile: Tile,
            /// Where to.
            space: Space,
        },
        /// Sells all goods of one colour (B-056).
        SellGoods = "sellGoods" {
            /// The die used, by what it shows; none for a castle's or a warehouse's effect.
            die: Option<Face>,
            /// Which colour.
            good: Good,
        },
        /// Takes worker chips (B-057).
        TakeChips = "takeChips" {
            /// The die used, by what it shows; none for a castle's effect.
            die: Option<Face>,
        },
        /// Buys a tile for two silver (B-045).
        BuyTile = "buyTile" {
            /// The numbered depot it comes from (T6); none for the black depot.
            depot: Option<Depot>,
            /// Which tile.
            tile: Tile,
            /// What leaves a full storage (B-051).
            discard: Option<Tile>,
        },
        /// Fetches the goods of a depot, or of two neighbouring ones with T5 (B-062, B-103).
        LoadGoods = "loadGoods" {
            /// The depot; of a pair, the one whose neighbour follows it in the ring 1-2-3-4-5-6-1.
            depot: Depot,
            /// The neighbour.
            and: Option<Depot>,
        },
        /// Keeps these new colours (B-063).
        KeepGoods = "keepGoods" {
            /// The colours.
            goods: GoodSet,
        },
        /// Does without a building's benefit (B-068).
        Decline = "decline",
        /// Ends the turn without a purchase (B-034).
        EndTurn = "endTurn",
    }
}

/// A set of goods; on the wire a list, written in the order of their numbers and read in any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BurgundyGoodSet", type = "BurgundyGood[]"))]
pub struct GoodSet(u8);

impl GoodSet {
    /// The set whose members are the bits of `set`, lowest number first.
    pub const fn from_bits(set: u8) -> Self {
        GoodSet(set & 0b11_1111)
    }

    /// The members as bits.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Is this good in it?
    pub fn has(self, good: Good) -> bool {
        self.0 & 1 << good.index() != 0
    }

    /// How many goods are in it.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is nothing in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its members, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        bits(self.0.into()).map(|i| Good::ALL[usize::from(i)])
    }
}

impl FromIterator<Good> for GoodSet {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Self {
        GoodSet(goods.into_iter().fold(0, |set, good| set | 1 << good.index()))
    }
}

impl Read for GoodSet {
    fn read(node: Node<'_>) -> Self {
        GoodSet::from_bits(read_members(node, Good::NAMES) as u8)
    }
}
deserialize_by_reading!(GoodSet);

impl Serialize for GoodSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

tagged! {
    /// What chance is asked.
    #[cfg_attr(feature = "types", ts(rename = "BurgundyDraw"))]
    Draw {
        /// A start good for a seat (B-010).
        StartGood = "startGood" {
            /// For whom.
            seat: Seat,
        },
        /// Who begins (B-011).
        StartSeat = "startSeat",
        /// A board for a seat (B-015).
        Board = "board" {
            /// For whom.
            seat: Seat,
        },
        /// A tile for a space of a numbered depot (B-024).
        DepotTile = "depotTile" {
            /// Which depot.
            depot: Depot,
            /// Which of its spaces, from 0.
            slot: u8,
        },
        /// A tile for a space of the black depot (B-024).
        BlackTile = "blackTile" {
            /// Which of its spaces, from 0.
            slot: u8,
        },
        /// The next good for the round fields (B-027).
        RoundGood = "roundGood",
        /// One of a seat's dice (B-030).
        Die = "die" {
            /// Whose.
            seat: Seat,
        },
        /// The white die (B-031).
        WhiteDie = "whiteDie",
    }
}

tagged! {
    /// What chance answers.
    #[derive(Hash)]
    #[cfg_attr(feature = "types", ts(rename = "BurgundyOutcome"))]
    Outcome {
        /// This good.
        Good = "good" {
            /// The good.
            good: Good,
        },
        /// This seat.
        Seat = "seat" {
            /// The seat.
            seat: Seat,
        },
        /// This board.
        Board = "board" {
            /// Its place among the option's pairs, from 0.
            pair: u8,
        },
        /// This tile.
        Tile = "tile" {
            /// The tile.
            tile: Tile,
        },
        /// This die number.
        Die = "die" {
            /// The number.
            face: Face,
        },
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BurgundyEvent"))]
#[allow(missing_docs, reason = "the fields' names say all there is to say")]
pub enum Event {
    /// A start good was drawn.
    StartGoodDrawn { seat: Seat, good: Good },
    /// The turn order is known.
    StartPlayerDrawn { seat: Seat },
    /// A board was dealt.
    BoardDealt { seat: Seat, sides: [DuchyId; 2] },
    /// A seat plays this duchy, with its start castle here.
    EstateChosen { seat: Seat, duchy: DuchyId, space: Space },
    /// A phase begins; the main board is cleared.
    PhaseStarted { phase: Phase },
    /// A tile was laid out; no depot means the black one.
    TileLaidOut { depot: Option<Depot>, slot: u8, tile: Tile },
    /// A good was laid out on a round field.
    RoundGoodLaidOut { good: Good },
    /// A round begins.
    RoundStarted { round: u8 },
    /// A seat rolled.
    DieRolled { seat: Seat, face: Face },
    /// The white die brought a good to a depot.
    GoodArrived { depot: Depot, good: Good },
    /// A seat's turn begins.
    TurnStarted { seat: Seat },
    /// A die was used, and chips paid to change it.
    DieUsed { seat: Seat, die: Face, chips: u16 },
    /// A tile went from a depot to a storage; no depot means the black one.
    TileTaken { seat: Seat, depot: Option<Depot>, tile: Tile },
    /// A tile left a full storage and the game.
    TileDiscarded { seat: Seat, tile: Tile },
    /// Silver was paid for a tile.
    SilverPaid { seat: Seat, silver: u16 },
    /// A tile was placed.
    TilePlaced { seat: Seat, tile: Tile, space: Space },
    /// An area was completed.
    AreaCompleted { seat: Seat, colour: Colour, size: u8, points: u16, phase_points: u16 },
    /// A colour was completed first or second.
    BonusTaken { seat: Seat, colour: Colour, large: bool, points: u16 },
    /// Animals scored.
    AnimalsScored { seat: Seat, points: u16 },
    /// A watchtower scored.
    WatchtowerScored { seat: Seat, points: u16 },
    /// Goods were fetched.
    GoodsLoaded { seat: Seat, depot: Depot, good: Good, count: u8 },
    /// A marker moved on the turn-order track.
    MarkerMoved { seat: Seat, field: u8 },
    /// Goods were sold.
    GoodsSold { seat: Seat, good: Good, count: u8, points: u16 },
    /// Chips were gained.
    ChipsGained { seat: Seat, chips: u16 },
    /// Silver was gained.
    SilverGained { seat: Seat, silver: u16 },
    /// A benefit was declined.
    Declined { seat: Seat },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The last phase has ended.
    GameEnded,
}
