//! What holds in every state a game can reach.
use super::At;
use crate::engine::{AgendaOf, Corrupt};
/// Holds a table to every law.
pub fn checks(_: At<'_>, _: &AgendaOf<super::Orleans>) -> Result<(), Corrupt> {
    Ok(())
}
