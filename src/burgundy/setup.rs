//! The set-up: all choices before the first move.

use super::data::duchies::DuchyId;
use crate::engine::{OptionValues, Options, Seated, Seats, SetupError, SetupFault, check_names};
use crate::wire::{Kind, Wire};

/// A set-up of The Castles of Burgundy.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "BurgundySetup")]
pub struct Setup {
    /// Always "burgundy".
    pub game: ThisGame,
    /// The number of players.
    pub seats: Seats,
    /// The players' names, in seat order; empty if they have none.
    #[wire(default, skip_serializing_if = "is_default")]
    pub names: Vec<String>,
    /// The rule options.
    #[wire(default, typescript = "Partial<BurgundyOptions>")]
    pub options: Options,
}

/// The game a set-up belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "BurgundyId")]
#[repr(u8)]
pub enum ThisGame {
    #[default]
    Burgundy,
}

/// The rule options of B-123; the defaults are the 2011 rules.
#[derive(Clone, Debug, PartialEq, Options)]
#[wire(rename = "BurgundyOptions")]
pub struct Options {
    /// Everybody plays duchy 1, or boards are dealt and sides chosen openly or at once.
    #[option(rule = "B-015")]
    pub setup: SetupMode,
    /// Which duchies share a board in the advanced set-ups.
    #[option(rule = "B-015", default = BOARD_PAIRS.to_vec(), values = OptionValues::Pairs { values: DuchyId::NAMES, default: &PAIRS })]
    pub board_pairs: Vec<[DuchyId; 2]>,
    /// The start castle scores an area that it completes.
    #[option(rule = "B-009")]
    pub score_start_area: bool,
    /// The purchase may also be made while an effect is pending, as in the 2019 edition.
    #[option(rule = "B-045")]
    pub buy_during_action: bool,
    /// Knowledge tile 8 enlarges the free shift of tiles 9 to 12 to two.
    #[option(rule = "B-115")]
    pub t8_boosts_free_shift: bool,
    /// Who wins a tie: most empty duchy spaces, or fewest, as other printings have it.
    #[option(rule = "B-092")]
    pub tie_break: TieBreakMode,
}

/// How players get their duchies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "BurgundySetupMode")]
#[repr(u8)]
pub enum SetupMode {
    /// All players use duchy 1, with the start castle in its centre.
    #[default]
    Basic,
    /// Boards are dealt; players choose a side and a start space one after the other.
    AdvancedOpen,
    /// Boards are dealt; players choose a side and a start space at the same time.
    AdvancedSecret,
}

/// The tie-break.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "BurgundyTieBreak")]
#[repr(u8)]
pub enum TieBreakMode {
    /// More empty duchy spaces win (German 2011).
    #[default]
    MostEmpty,
    /// Fewer empty duchy spaces win (English and later printings).
    FewestEmpty,
}

/// The duchies that share a board. The printed pairs are not known: this is a stopgap that a host may replace.
pub const BOARD_PAIRS: [[DuchyId; 2]; 6] = {
    use DuchyId::{Eight, Five, Four, Nine, One, Seven, Six, Three, Two};
    [[One, Two], [One, Three], [One, Four], [One, Five], [Six, Seven], [Eight, Nine]]
};

/// The names of [`BOARD_PAIRS`].
const PAIRS: [[&str; 2]; BOARD_PAIRS.len()] = {
    let mut pairs = [[""; 2]; BOARD_PAIRS.len()];
    let mut i = 0;
    while i < pairs.len() {
        let [one, other] = BOARD_PAIRS[i];
        pairs[i] = [DuchyId::NAMES[one as usize], DuchyId::NAMES[other as usize]];
        i += 1;
    }
    pairs
};

/// Max number of boards in the deal.
pub const MAX_BOARDS: usize = 32;

impl Setup {
    /// A set-up for this many seats with every option at its default.
    pub fn new(seats: Seats) -> Self {
        Setup { game: ThisGame::Burgundy, seats, names: Vec::new(), options: Options::default() }
    }

    /// Whether this set-up can be played.
    pub fn check(&self) -> Result<(), SetupError> {
        let refuse =
            |path: &'static str, reason| Err(SetupError { fault: SetupFault::Range, path: path.into(), reason });
        let boards = self.options.board_pairs.len();
        if boards < self.seats.len() || boards > MAX_BOARDS {
            return refuse(
                "options.boardPairs",
                format!(
                    "{boards} boards for {} seats; give at least one a seat and at most {MAX_BOARDS}",
                    self.seats.number()
                ),
            );
        }
        check_names(&self.names, self.seats)
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
