//! The kernel: whose move it is, what is legal, what follows. It knows no game.
//!
//! | word | meaning |
//! |---|---|
//! | [`Game`] | the rules of one game, implemented on a unit struct |
//! | [`Table`] | a game in progress: rules, state and agenda |
//! | [`Agenda`] | the stack of steps, asks and draws still to be resolved; its top is whose move it is |
//! | [`Item`] | one entry of the agenda: a `Step` that runs by itself, an `Ask` that seats owe an answer, a `Draw` that chance owes |
//! | [`Module`] | a separable piece of a game's rules: see [`module`] |
//! | [`At`], [`Cx`] | a table to look at, a table to change |
//! | [`Broken`] | why an action is refused: the id of the rule it breaks, and its particulars |
//! | [`Dealer`] | answers draws: [`Seeded`], [`Scripted`], or the host's own dice |
//! | [`Judge`] | what good play is in a game: what opponents ask about answers and positions |
//! | [`Record`] | a set-up and every answer, chance included; replaying it needs no random generator |

mod agenda;
mod chance;
mod error;
mod game;
mod judge;
mod laws;
pub mod module;
mod names;
mod options;
mod origin;
mod present;
mod question;
mod record;
mod score;
mod seat;
mod table;

pub mod search;

pub use loire_derive::{Asks, Chance, Options, Refusal, Runs};

pub use agenda::{Agenda, Asked, Item, Pending};
pub use chance::{Dealer, MAX_SEED, Quick, Scripted, Seed, Seeded, Stream, Weighted};
pub use error::{Broken, Cause, Corrupt, RecordError, Refusal, SetupError, SetupFault, StateError};
pub use game::{AgendaOf, At, BrokenOf, Cx, Game, ItemOf, Reply, Seated, Wire};
pub(crate) use judge::weights;
pub use judge::{Judge, LEANING, Lines, Sight, Style, USUAL_ROUNDS, WeightRow, Weights};
pub use laws::Laws;
pub use module::{Extra, Modular, Module};
pub use names::{MAX_NAME, Names, check_names};
pub use options::{OptionInfo, OptionType, OptionValues, sentence};
pub use origin::{Grammar, Origin, Waits, origins};
pub use present::{GameInfo, LevelInfo, NotArranged, Presented, Reconstructed, Status, Targets};
pub use question::{ActionOf, Answers, AskOf, Asks, Chance, Question, Runs};
pub use record::{Entry, EntryOf, FORMAT, Record, RecordOf, is_needless, replay, replay_with};
pub use score::{Better, PiecePoints, Ranked, Score, Source, TieBreak, rank};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatError, Seats};
pub use table::{Table, Turn};
