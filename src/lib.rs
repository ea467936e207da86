//! Loire: a rules engine for board games set in the Loire valley. State in, actions out.
//!
//! The engine answers three questions, the same way for every game: whose move it is, what is legal, what follows.
//!
#![cfg_attr(feature = "burgundy", doc = "```")]
#![cfg_attr(not(feature = "burgundy"), doc = "```ignore")]
//! use loire::burgundy::{Burgundy, Setup};
//! use loire::engine::{Seats, Stream, Table, Turn};
//!
//! let mut table = Table::<Burgundy>::new(&Setup::new(Seats::new(2).unwrap()))?;
//! let mut dealer = Stream::new("vineyard");
//! loop {
//!     match table.turn() {
//!         Turn::Chance(_) => {
//!             table.deal(&mut dealer, &mut |_| {});
//!         }
//!         Turn::Seats(asked) => {
//!             let seat = asked[0].seat;
//!             let action = table.legal_actions(seat)[0];
//!             table.play(seat, action, &mut |event| println!("{event:?}")).expect("a legal action");
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! assert!(table.scores().iter().any(|line| line.rank == 1));
//! # Ok::<(), loire::engine::SetupError>(())
//! ```
//!
//! A [`engine::Table`] is of a game that is known when the program is compiled. Where its id comes with the set-up,
//! [`open`] finds the game, and values are JSON, the same as in the npm package:
//!
#![cfg_attr(all(feature = "burgundy", feature = "orleans", feature = "stories"), doc = "```")]
#![cfg_attr(not(all(feature = "burgundy", feature = "orleans", feature = "stories")), doc = "```ignore")]
//! for setup in [
//!     r#"{ "game": "burgundy", "seats": 2, "seed": "vineyard" }"#,
//!     r#"{ "game": "orleans", "seats": 4, "modules": ["orders", "intrigue"], "seed": "tours" }"#,
//!     r#"{ "game": "stories", "seats": 3, "scenario": "kingsFavor", "seed": "chinon" }"#,
//! ] {
//!     let mut game = loire::open(setup)?;
//!     for _ in 0..10 {
//!         let legal = game.legal_actions(None)?;
//!         let (seat, action) = (legal[0]["seat"].as_f64().unwrap_or(0.0), legal[0]["action"].to_string());
//!         game.play(seat, &action)?;
//!     }
//!     assert_eq!(game.hash()?.len(), 16);
//! }
//! # Ok::<(), loire::api::LoireError>(())
//! ```
//!
//! | game | id, feature and module | its table |
//! |---|---|---|
//! | The Castles of Burgundy | [`burgundy`] | `Table<`[`Burgundy`](burgundy::Burgundy)`>` |
//! | Orléans, with Trade & Intrigue | [`orleans`] | `Table<`[`Orleans`](orleans::Orleans)`>` |
//! | Orléans Stories | [`stories`] | `Table<`[`Stories`](stories::Stories)`>` |
//!
//! Each game is a feature that is on by default; `default-features = false, features = ["orleans"]` compiles one.
//! [`api::games`] tells at run time which are there, with their seats, modules, scenarios and options.
//!
//! [`engine`] is the kernel and knows no game, [`bagbuilding`] is what Orléans and Orléans Stories share, [`parts`] are
//! components without rules, [`bots`] play anything, and [`api`] is the contract with JavaScript in plain Rust. Every rule
//! has an id in a ledger, which comes with the crate in `docs/rules/`.

#![forbid(unsafe_code)]

pub mod api;
#[cfg(any(feature = "orleans", feature = "stories"))]
pub mod bagbuilding;
pub mod bots;
#[cfg(feature = "burgundy")]
pub mod burgundy;
pub mod engine;
#[cfg(feature = "orleans")]
pub mod orleans;
pub mod parts;
#[cfg(feature = "stories")]
pub mod stories;
#[cfg(target_arch = "wasm32")]
mod wasm;
// What one game alone needs is idle where that game is left out.
#[cfg_attr(
    not(all(feature = "burgundy", feature = "orleans", feature = "stories")),
    allow(unused_imports, unused_macros)
)]
pub mod wire;

#[cfg(not(any(feature = "burgundy", feature = "orleans", feature = "stories")))]
compile_error!("turn on a game: --features burgundy, orleans or stories");

/// Opens a game by its set-up, in JSON: `game` says which one it is. The handle plays any of them.
pub fn open(setup: &str) -> Result<api::Game, api::LoireError> {
    api::Game::create(setup)
}
