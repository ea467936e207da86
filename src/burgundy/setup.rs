//! Everything chosen before the first move.

use super::data::duchies::DuchyId;
use crate::engine::{Seated, Seats, SetupError, SetupFault};
use crate::parts::{Node, Read, deserialize_by_reading, kinds};
use serde::Serialize;

/// A set-up of The Castles of Burgundy.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BurgundySetup"))]
pub struct Setup {
    /// Always this game.
    pub game: ThisGame,
    /// How many play.
    pub seats: Seats,
    /// The players' names, in seat order, if they have any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<String>>"))]
    pub names: Vec<String>,
    /// The rule options.
    #[cfg_attr(feature = "types", ts(optional, type = "Partial<BurgundyOptions>"))]
    pub options: Options,
}

kinds! {
    /// The game a set-up belongs to.
    #[cfg_attr(feature = "types", ts(rename = "BurgundyId"))]
    ThisGame { Burgundy = "burgundy", }
}

/// The rule options of B-123; the defaults are the 2011 rules.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BurgundyOptions"))]
pub struct Options {
    /// How duchies are given out (B-015).
    pub setup: SetupMode,
    /// Which duchies share a board, for the advanced set-ups (B-015).
    pub board_pairs: Vec<[DuchyId; 2]>,
    /// Does the start castle score an area that it completes (B-009)?
    pub score_start_area: bool,
    /// May a purchase be made while an effect is pending (B-045)?
    pub buy_during_action: bool,
    /// Does T8 enlarge the free shift of T9 to T12 to two (B-115)?
    #[serde(rename = "t8BoostsFreeShift")]
    pub t8_boosts_free_shift: bool,
    /// Who wins a tie: the one with most empty spaces, or with fewest (B-092; printings differ).
    pub tie_break: TieBreakMode,
}

kinds! {
    /// How duchies are given out.
    #[cfg_attr(feature = "types", ts(rename = "BurgundySetupMode"))]
    SetupMode {
        /// Everybody plays duchy 1, the start castle in its centre.
        Basic = "basic",
        /// Boards are dealt; side and start space are chosen one after the other.
        AdvancedOpen = "advancedOpen",
        /// Boards are dealt; side and start space are chosen simultaneously.
        AdvancedSecret = "advancedSecret",
    }
}

kinds! {
    /// Who wins a tie.
    #[cfg_attr(feature = "types", ts(rename = "BurgundyTieBreak"))]
    TieBreakMode {
        /// More empty duchy spaces (German 2011).
        MostEmpty = "mostEmpty",
        /// Fewer empty duchy spaces (English and later printings).
        FewestEmpty = "fewestEmpty",
    }
}

/// The duchies that share a board. Which numbers do is not known: a stopgap that a host may replace.
pub const BOARD_PAIRS: [[DuchyId; 2]; 6] = {
    use DuchyId::{Eight, Five, Four, Nine, One, Seven, Six, Three, Two};
    [[One, Two], [One, Three], [One, Four], [One, Five], [Six, Seven], [Eight, Nine]]
};

impl Default for Options {
    fn default() -> Self {
        Options {
            setup: SetupMode::Basic,
            board_pairs: BOARD_PAIRS.to_vec(),
            score_start_area: false,
            buy_during_action: false,
            t8_boosts_free_shift: false,
            tie_break: TieBreakMode::MostEmpty,
        }
    }
}

/// The most boards that a host may put into the deal.
pub const MAX_BOARDS: usize = 32;
/// The longest name of a player, in bytes.
pub const MAX_NAME: usize = 200;

impl Setup {
    /// A set-up for this many seats with every option at its default.
    pub fn new(seats: Seats) -> Self {
        Setup { game: ThisGame::Burgundy, seats, names: Vec::new(), options: Options::default() }
    }

    /// Can this be played?
    pub fn check(&self) -> Result<(), SetupError> {
        let no = |path: &'static str, reason: String| {
            Err(SetupError { fault: SetupFault::Range, path: path.into(), reason })
        };
        let boards = self.options.board_pairs.len();
        if boards < self.seats.len() || boards > MAX_BOARDS {
            return no(
                "options.boardPairs",
                format!(
                    "{boards} boards for {} seats; give at least one a seat and at most {MAX_BOARDS}",
                    self.seats.number()
                ),
            );
        }
        if !self.names.is_empty() && self.names.len() != self.seats.len() {
            return no("names", format!("{} names for {} seats", self.names.len(), self.seats.number()));
        }
        if self.names.iter().any(|name| name.len() > MAX_NAME) {
            return no("names", format!("a name is longer than {MAX_NAME} bytes"));
        }
        Ok(())
    }
}

impl Seated for Setup {
    fn seats(&self) -> Seats {
        self.seats
    }
    fn unnamed(&self) -> Self {
        Setup { names: Vec::new(), ..self.clone() }
    }
}

impl Read for Setup {
    fn read(node: Node<'_>) -> Self {
        let object = node.object(&["game", "seats", "names", "options"]);
        Setup {
            game: object.get("game"),
            seats: object.get("seats"),
            names: object.get_or("names", Vec::new()),
            options: object.get_or("options", Options::default()),
        }
    }
}

impl Read for Options {
    fn read(node: Node<'_>) -> Self {
        let object =
            node.object(&["setup", "boardPairs", "scoreStartArea", "buyDuringAction", "t8BoostsFreeShift", "tieBreak"]);
        let default = Options::default();
        Options {
            setup: object.get_or("setup", default.setup),
            board_pairs: object.get_or("boardPairs", default.board_pairs),
            score_start_area: object.get_or("scoreStartArea", default.score_start_area),
            buy_during_action: object.get_or("buyDuringAction", default.buy_during_action),
            t8_boosts_free_shift: object.get_or("t8BoostsFreeShift", default.t8_boosts_free_shift),
            tie_break: object.get_or("tieBreak", default.tie_break),
        }
    }
}
deserialize_by_reading!(Setup, Options);
