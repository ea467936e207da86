//! Loire: a rules engine for board games set in the Loire valley.

#[cfg(target_arch = "wasm32")]
mod wasm;
