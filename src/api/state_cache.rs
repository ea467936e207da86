//! States that were proven or handed out here lately. When a function of a state is called with one of them again, it needs
//! no second proof: its text is compared with what was written, and the table is a copy.

use super::any_game::GameOps;
use super::games::{self, Opened};
use std::cell::RefCell;

/// How many are remembered, and how long their texts may be. With the tables and the rules of their set-ups that is some
/// hundred kilobytes.
const KEPT: usize = 16;
const LONGEST: usize = 8_000;

thread_local! {
    /// The oldest first.
    static KNOWN: RefCell<Vec<(String, Box<dyn GameOps>)>> = RefCell::default();
}

/// A saved state of any kind.
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

/// Remembers the state of a game by its text.
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
