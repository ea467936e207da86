//! The stories of the box: of each, one row.

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
    /// Whoever first founds a kingdom wins: each player is in an epoch of its own.
    #[default]
    FirstKingdom,
    /// Five years of four seasons; whoever misses the king's objectives is out.
    KingsFavor,
}

/// What is printed for a story, as we know it; numbers are certain, the rest says how sure it is.
#[derive(Debug)]
pub struct StoryRow {
    /// What it is called.
    pub title: &'static str,
    /// How many epochs it has.
    pub epoch_count: u8,
    /// Its epochs.
    pub epochs: fn() -> Vec<EpochRow>,
    /// Parts of an epoch that are surer than its row.
    pub epoch_parts: fn(u8) -> Parts,
    /// Its fame track.
    pub fame_track: fn() -> FameTrack,
    /// Its market place.
    pub market: fn() -> Stock,
    /// What its players start with.
    pub start_kit: fn() -> StartKit,
    /// Settlers in reserve at the start (S-075, S-094).
    pub reserve: u8,
    /// Settlers set aside until an epoch releases them (S-075).
    pub aside: u8,
    /// The place cards that stay in the box (S-094).
    pub removed: &'static [Place],
    /// Is it played with Food Depot and Medicine (S-075)?
    pub has_relief: bool,
    /// Do the players' followers start on the green (S-026)?
    pub starts_on_green: bool,
    /// Settlers of each player on tracks and on the epoch board, so neither on the map nor in reserve (S-075, S-094).
    pub settlers_on_boards: u8,
    /// How many rounds an epoch lasts that all players are in together, each round a season (S-095). `None` where each player
    /// is in an epoch of its own.
    pub rounds_per_epoch: Option<u8>,
    /// What an epoch may say that counts in this story (S-069, S-082, S-106).
    pub specials: &'static [Special],
}

impl Scenario {
    /// What the stories are called.
    pub const TITLES: &'static [&'static str] = &[first_kingdom::STORY.title, kings_favor::STORY.title];

    /// What is printed for it.
    pub fn row(self) -> &'static StoryRow {
        match self {
            Scenario::FirstKingdom => &first_kingdom::STORY,
            Scenario::KingsFavor => &kings_favor::STORY,
        }
    }

    /// The place cards that are in the game (S-024, S-094).
    pub fn cards(self) -> Set<Place> {
        Place::cards().without(self.row().removed.iter().copied().collect())
    }

    /// The deed boards that are in the game with so many players (S-024, S-075).
    pub fn deed_boards(self, players: u8) -> Set<DeedBoard> {
        let is_told = |board| board != DeedBoard::Relief || self.row().has_relief;
        Set::of(|board: DeedBoard| board.players() <= players && is_told(board))
    }
}
