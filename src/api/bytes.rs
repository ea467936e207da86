//! States as bytes: the name of the game, the version of the format, and the packed tree of the state.

use super::read::{self, MAX_INPUT};
use super::{LoireError, Trouble};
use crate::wire::{Tree, pack, unpack};

/// The format version. It changes as soon as the same bytes would mean something else.
const VERSION: u8 = 1;

/// Packs a state, given as JSON text.
pub fn of_state(game: &str, text: &str, words: &'static str) -> Result<Vec<u8>, LoireError> {
    let mut bytes = game.as_bytes().to_vec();
    bytes.push(VERSION);
    pack(&read::parse(text)?, words, &mut bytes);
    Ok(bytes)
}

/// Splits bytes into the name of the game and the rest.
pub fn game(bytes: &[u8]) -> Result<(&str, &[u8]), LoireError> {
    if bytes.len() > MAX_INPUT {
        return Err(LoireError::new(Trouble::TooLarge, format!("{} bytes; at most {MAX_INPUT} are read", bytes.len())));
    }
    let end = bytes.iter().position(|byte| !byte.is_ascii_lowercase()).unwrap_or(bytes.len());
    match (bytes.get(..end).map(std::str::from_utf8), bytes.get(end)) {
        (Some(Ok(game)), Some(&VERSION)) if end > 0 => Ok((game, &bytes[end + 1..])),
        (_, Some(other)) if end > 0 => {
            let reason = format!("these bytes are of version {other}; this version of Loire reads version {VERSION}");
            Err(LoireError::new(Trouble::UnknownFormat, reason))
        }
        _ => Err(LoireError::new(Trouble::BadInput, "these are not the bytes of a state: they begin with no game")),
    }
}

/// Unpacks the tree that follows the name of the game.
pub fn tree<'t>(packed: &'t [u8], words: &'static str) -> Result<Tree<'t>, LoireError> {
    unpack(packed, words).map_err(|at| {
        let reason =
            format!("these are not the bytes of a state: they make no sense from byte {at} behind the game on");
        LoireError::new(Trouble::BadInput, reason)
    })
}
