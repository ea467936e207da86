//! A cache of recently validated or returned states. Functions of a state are often called with the same one again: its
//! text is compared, and the table is copied without another validation.

use super::any_game::GameOps;
use super::games::{self, Opened};
use std::cell::RefCell;

/// Max number of cached states. With the max length of their texts, their tables and rules, that is some hundred
/// kilobytes.
const KEPT: usize = 16;
const LONGEST: usize = 8_000;

thread_local! {
    /// Oldest first.
    static KNOWN: RefCell<Vec<(String, Box<dyn GameOps>)>> = RefCell::default();
}

/// Loads a saved state of any kind.
pub(super) fn load_state(state: &str) -> Opened {
    let known = KNOWN.with_borrow(|all| {
        let found = all.iter().rev().find(|(text, _)| text == state);
        found.map(|(_, game)| game.reloaded())
    });
    if let Some(known) = known {
        return Ok(known);
    }
    let game = games::load_state(state)?;
    remember(state, &*game);
    Ok(game)
}

/// Adds the state of a game to the cache, by its text.
pub(super) fn remember(text: &str, game: &dyn GameOps) {
    if text.len() > LONGEST {
        return;
    }
    KNOWN.with_borrow_mut(|all| {
        if all.iter().any(|(known, _)| known == text) {
            return;
        }
        if all.len() >= KEPT {
            all.remove(0);
        }
        all.push((text.to_owned(), game.reloaded()));
    });
}
