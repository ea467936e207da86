//! The contract, written once: every function of a game in progress, as a row of one table.
//!
//! What a row does is a method of [`AnyGame`](super::any_game::AnyGame). From the rows come the functions that take a state
//! (`api::turn`), the methods of [`Game`](super::Game), and both again for JavaScript (`src/wasm.rs`); `src/js/contract.ts`
//! has the same rows for the scripts.

/// Hands the rows to a macro. A row is a name, its name in JavaScript, its arguments, and what it gives if that is not
/// JSON. A row takes a number and a text at most, but for those of the last list. There are four lists:
///
/// - `asked` of a state or of a handle: the same question, the same answer;
/// - `moves`: they change the game. Asked of a state the answer has the new state, of a handle it has none;
/// - `kept`: of a handle only;
/// - `numbers`: of a handle only, with numbers alone. Whoever plays many moves calls them for each.
///
/// ```text
/// macro_rules! names {
///     (asked { $($(#[doc = $doc:literal])* $name:ident …) => { … };
/// }
/// contract!(names);
/// ```
macro_rules! contract {
    ($make:ident) => {
        $make! {
            asked {
                /// Whose move it is.
                turn "turn" ();
                /// Everything that a front end shows, with the legal actions of a seat or of everybody who is asked.
                look "look" (seat: Option<f64>);
                /// What a seat, or everybody who is asked, may do.
                legal_actions "legalActions" (seat: Option<f64>);
                /// The same, each action with what it would change.
                legal_previews "legalPreviews" (seat: Option<f64>);
                /// Is an action legal, and if not, which rule says so?
                check "check" (seat: f64, action: &str);
                /// What an action itself would change, before the table goes on to what lay on the agenda already.
                preview "preview" (seat: f64, action: &str);
                /// What chance may answer now.
                outcomes "outcomes" ();
                /// The score sheet as if the game ended now.
                scores "scores" ();
                /// What a bot would do.
                suggest "suggest" (seat: f64, options: &str);
                /// What a seat, or a spectator, may know: no dealer, and no answer that is still secret.
                view "view" (seat: Option<f64>);
                /// Sixteen hex digits, equal for equal tables, whoever deals and whatever the players are called.
                hash "hash" () -> String;
                /// The state in less than a kilobyte or so, to be kept or sent: the same bytes for the same state.
                to_bytes "toBytes" () -> Vec<u8>;
            }
            moves {
                /// Plays an action, given as an object or as its notation.
                play "play" (seat: f64, action: &str);
                /// Chance answers, with an object or with its notation.
                settle "settle" (outcome: &str);
                /// Plays entries that came from elsewhere, all or none; a dealer answers what they leave open.
                apply "apply" (entries: &str);
                /// Settles all that chance owes: by the dealer, without one by the system's randomness.
                deal "deal" ();
            }
            kept {
                /// Which game it is.
                game "game" () -> String;
                /// Takes back the last answer of a seat, or of whoever answered last; false if that is not possible.
                undo "undo" (seat: Option<f64>) -> bool;
                /// Could the same be taken back?
                can_undo "canUndo" (seat: Option<f64>) -> bool;
                /// Plays again what was taken back last; false if there is nothing.
                redo "redo" () -> bool;
                /// The state, with its dealer.
                state "state" ();
                /// The state with all that happened since the handle was made.
                beginning "beginning" ();
                /// The record, if the game is known from its beginning.
                record "record" ();
                /// Plays on at random, until the end or for so many decisions.
                playout "playout" (seed: &str, limit: Option<f64>);
                /// The same on a copy and without telling what happened: how many decisions were made.
                count_playout "countPlayout" (seed: &str, limit: Option<f64>) -> f64;
            }
            numbers {
                /// The legal actions by numbers: first how many numbers there are, the catalogue's edition and how many
                /// actions and pieces it has, then for each the number of its action, its seat, whether it reveals and is
                /// forced, how many pieces it touches, and the number of each.
                legal_numbers "legalNumbers" (seat: Option<f64>) -> Vec<u32>;
                /// What the catalogue has gained since it had so many actions and pieces.
                catalogue "catalogue" (actions: u32, targets: u32);
                /// Plays the action that this number stands for.
                play_id "playId" (seat: f64, id: u32);
            }
        }
    };
}
pub(crate) use contract;
