//! Loire: a rules engine for board games set in the Loire valley. State in, actions out.
//!
//! The engine answers three questions, the same way for every game: whose move it is, what is legal, what follows.
//!
//! ```
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
//! [`engine`] is the kernel and knows no game, [`burgundy`] is one game, [`parts`] are components without rules,
//! [`bots`] play anything, and [`api`] is the contract with JavaScript in plain Rust.

#![forbid(unsafe_code)]

pub mod api;
pub mod bagbuilding;
pub mod bots;
pub mod burgundy;
pub mod engine;
pub mod orleans;
pub mod parts;
#[cfg(target_arch = "wasm32")]
mod wasm;
pub mod wire;
