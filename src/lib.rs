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
//! [`engine`] is the kernel and knows no game, [`burgundy`] is one game, [`parts`] are components without rules,
//! [`bots`] play anything, and [`api`] is the contract with JavaScript in plain Rust.

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
