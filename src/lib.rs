//! Loire: a rules engine for board games set in the Loire valley. State in, actions out.
//!
//! The engine answers three questions in the same way for all games: whose turn it is, which actions are legal, and
//! what they do.
//!
#![cfg_attr(feature = "burgundy", doc = "```")]
#![cfg_attr(not(feature = "burgundy"), doc = "```ignore")]
//! use loire::burgundy::{Burgundy, Setup};
//! use loire::{Game, Seats};
//!
//! let mut game = Game::<Burgundy>::with_seed(&Setup::new(Seats::TWO), "vineyard")?;
//! while let Some(asked) = game.turn().asked().first() {
//!     let seat = asked.seat;
//!     let action = game.legal_actions(seat)[0];
//!     println!("seat {seat}: {action}");
//!     game.play(seat, action)?;
//! }
//! assert!(game.scores().iter().any(|line| line.rank == 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! If the set-up decides the game, [`open`] returns an [`AnyGame`]. It is played in the same way. Actions are in
//! notation or JSON, and values of one game's own types are JSON, the same as in the npm package:
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
//!         let first = game.legal_actions(None)?.swap_remove(0);
//!         println!("seat {}: {}", first.seat, first.notation);
//!         game.play(first.seat, &first.notation)?;
//!     }
//!     assert_eq!(game.hash().len(), 16);
//! }
//! # Ok::<(), loire::LoireError>(())
//! ```
//!
//! A game has three forms:
//!
//! [`Table`](engine::Table): rules, state and agenda. A search clones it.
//! - [`Game`]: a table with who deals, every answer so far, and what may be taken back. Programs that know their game play
//!   it.
//! - [`AnyGame`]: a [`Game`] whose kind is chosen at run time. Servers and other languages play it.
//!
//! | game | id, feature and module | its type |
//! |---|---|---|
//! | The Castles of Burgundy | [`burgundy`] | [`Burgundy`](burgundy::Burgundy) |
//! | Orléans, with Trade & Intrigue | [`orleans`] | [`Orleans`](orleans::Orleans) |
//! | Orléans Stories | [`stories`] | [`Stories`](stories::Stories) |
//!
//! Each game is a feature that is on by default; `default-features = false, features = ["orleans"]` compiles one.
//! [`games`] lists at run time which are there, with their seats, modules, scenarios and options.
//!
//! | what goes wrong | error |
//! |---|---|
//! | a set-up | [`SetupError`](engine::SetupError) |
//! | an answer, which a rule refuses | [`Broken`](engine::Broken) |
//! | a record | [`RecordError`](engine::RecordError) |
//! | a saved state | [`StateError`](engine::StateError) |
//! | a line of notation | [`NotationError`](wire::NotationError) |
//! | any of these in JSON | [`LoireError`] |
//!
//! [`engine`] is the kernel and knows no game, [`bagbuilding`] is shared by Orléans and Orléans Stories, [`parts`] are
//! components without rules, [`bots`] play any game, and [`api`] is the contract with JavaScript in plain Rust. Each
//! rule has an id in a ledger, which is in `docs/rules/` of the crate.

#![forbid(unsafe_code)]

pub mod api;
#[cfg(any(feature = "orleans", feature = "stories"))]
pub mod bagbuilding;
pub mod bots;
#[cfg(feature = "burgundy")]
pub mod burgundy;
pub mod engine;
mod game;
#[cfg(feature = "orleans")]
pub mod orleans;
pub mod parts;
#[cfg(feature = "stories")]
pub mod stories;
#[cfg(target_arch = "wasm32")]
mod wasm;
// Code that only one game uses is dead if that game is left out.
#[cfg_attr(
    not(all(feature = "burgundy", feature = "orleans", feature = "stories")),
    allow(unused_imports, unused_macros)
)]
pub mod wire;

#[cfg(not(any(feature = "burgundy", feature = "orleans", feature = "stories")))]
compile_error!("turn on a game: --features burgundy, orleans or stories");

pub use api::{AnyGame, LoireError, games};
pub use engine::{Seat, Seats, Turn};
pub use game::Game;

/// Starts a new game by its set-up, in JSON: `game` is its id.
pub fn open(setup: &str) -> Result<AnyGame, LoireError> {
    AnyGame::create(setup)
}
