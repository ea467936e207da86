//! The stories of the box, one row each.

use super::deeds::DeedBoard;
use super::epochs::{EpochRow, Special};
use super::fame::FameTrack;
use super::places::Place;
use super::wares::{StartKit, Stock};
use super::{Parts, first_kingdom, kings_favor};
use crate::parts::Set;
use crate::wire::Wire;

/// A story.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesScenario")]
#[repr(u8)]
pub enum Scenario {
    /// The first player to found a kingdom wins; each player is in an epoch of its own.
    #[default]
    FirstKingdom,
    /// Five years of four seasons; players who miss the king's objectives drop out.
    KingsFavor,
}

/// The printed data of a story in our reconstruction; numbers here are certain, rows have a confidence.
#[derive(Debug)]
pub struct StoryRow {
    /// Its title.
    pub title: &'static str,
    /// The number of its epochs.
    pub epoch_count: u8,
    /// Its epochs.
    pub epochs: fn() -> Vec<EpochRow>,
    /// Parts of an epoch that are more certain than its row.
    pub epoch_parts: fn(u8) -> Parts,
    /// Its fame track.
    pub fame_track: fn() -> FameTrack,
    /// Its market place.
    pub market: fn() -> Stock,
    /// The start kit of its players.
    pub start_kit: fn() -> StartKit,
    /// The number of settlers in reserve at the start (S-075, S-094).
    pub reserve: u8,
    /// The number of settlers set aside until an epoch releases them (S-075).
    pub aside: u8,
    /// The place cards that stay in the box (S-094).
    pub removed: &'static [Place],
    /// Whether Food Depot and Medicine are in play (S-075).
    pub has_relief: bool,
    /// Whether the players' followers start on the green (S-026).
    pub starts_on_green: bool,
    /// The number of a player's settlers on tracks and on the epoch board, neither on the map nor in reserve (S-075,
    /// S-094).
    pub settlers_on_boards: u8,
    /// The number of rounds in an epoch that is common to all players, one for each season (S-095). `None` if each
    /// player is in an epoch of its own.
    pub rounds_per_epoch: Option<u8>,
    /// The special effects that apply in this story (S-069, S-082, S-106).
    pub specials: &'static [Special],
}

impl Scenario {
    /// The titles of the stories.
    pub const TITLES: &'static [&'static str] = &[first_kingdom::STORY.title, kings_favor::STORY.title];

    /// Its printed data.
    pub fn row(self) -> &'static StoryRow {
        match self {
            Scenario::FirstKingdom => &first_kingdom::STORY,
            Scenario::KingsFavor => &kings_favor::STORY,
        }
    }

    /// The place cards in the game (S-024, S-094).
    pub fn cards(self) -> Set<Place> {
        Place::cards().without(self.row().removed.iter().copied().collect())
    }

    /// The deed boards in the game with this many players (S-024, S-075).
    pub fn deed_boards(self, players: u8) -> Set<DeedBoard> {
        let is_told = |board| board != DeedBoard::Relief || self.row().has_relief;
        Set::of(|board: DeedBoard| board.players() <= players && is_told(board))
    }
}
