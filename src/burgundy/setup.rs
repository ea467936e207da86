//! Everything chosen before the first move.

use super::data::duchies::DuchyId;
use crate::engine::{OptionValues, Seated, Seats, SetupError, SetupFault, check_names, options};
use crate::wire::{Kind, kinds, wire};

wire! {
    /// A set-up of The Castles of Burgundy.
    pub struct Setup as "BurgundySetup" {
        /// Always this game.
        pub game: ThisGame,
        /// How many play.
        pub seats: Seats,
        /// The players' names, in seat order, if they have any.
        pub names: Vec<String> = absent,
        /// The rule options.
        pub options: Options as "Partial<BurgundyOptions>" = default,
    }
}

kinds! {
    /// The game a set-up belongs to.
    ThisGame as "BurgundyId" { Burgundy = "burgundy", }
}

options! {
    /// The rule options of B-123; the defaults are the 2011 rules.
    Options as "BurgundyOptions" {
        /// Everybody plays duchy 1, or boards are dealt and sides chosen openly or at once.
        setup: SetupMode, rule "B-015";
        /// Which duchies share a board in the advanced set-ups.
        board_pairs: Vec<[DuchyId; 2]> = BOARD_PAIRS.to_vec(),
            of OptionValues::Pairs { values: DuchyId::NAMES, default: &PAIRS }, rule "B-015";
        /// The start castle scores an area that it completes.
        score_start_area: bool, rule "B-009";
        /// The purchase may also be made while an effect is pending, as in the 2019 edition.
        buy_during_action: bool, rule "B-045";
        /// Knowledge tile 8 enlarges the free shift of tiles 9 to 12 to two.
        t8_boosts_free_shift: bool, rule "B-115";
        /// Who wins a tie: most empty duchy spaces, or fewest, as other printings have it.
        tie_break: TieBreakMode, rule "B-092";
    }
}

kinds! {
    /// How duchies are given out.
    SetupMode as "BurgundySetupMode" {
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
    TieBreakMode as "BurgundyTieBreak" {
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

/// [`BOARD_PAIRS`] by name.
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

/// The most boards that a host may put into the deal.
pub const MAX_BOARDS: usize = 32;

impl Setup {
    /// A set-up for this many seats with every option at its default.
    pub fn new(seats: Seats) -> Self {
        Setup { game: ThisGame::Burgundy, seats, names: Vec::new(), options: Options::default() }
    }

    /// Can this be played?
    pub fn check(&self) -> Result<(), SetupError> {
        let no = |path: &'static str, reason| Err(SetupError { fault: SetupFault::Range, path: path.into(), reason });
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
