//! Points by source, and who is ahead.

use super::{BySeat, Seat};
use crate::wire::Wire;
use std::cmp::Reverse;

/// What one seat has earned, by source.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The values that decide before any points do, first things first; empty where points alone decide.
    pub standing: Vec<TieBreak>,
    /// Every source of points of the game, in a fixed order, also those that gave nothing.
    pub sources: Vec<Source>,
    /// The values that decide between equal totals, first things first.
    pub ties: Vec<TieBreak>,
}

/// The points one source gave.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Source {
    /// The source's name on the wire.
    pub source: &'static str,
    /// Points from it.
    pub points: i32,
    /// True for points that are only paid when the game ends, until it has ended.
    pub pending: bool,
}

/// A value that decides between equal totals.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct TieBreak {
    /// The value's name on the wire.
    pub name: &'static str,
    /// The value.
    pub value: i32,
    /// Which way it decides.
    pub better: Better,
}

/// Which way a tie-break decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[repr(u8)]
pub enum Better {
    /// The higher value is ahead.
    #[default]
    More,
    /// The lower value is ahead.
    Fewer,
}

/// One seat's line on the score sheet.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Ranked {
    /// Whose line it is.
    pub seat: Seat,
    /// The sum of all sources, as if the game ended now.
    pub total: i32,
    /// 1 for the winner; equal only where every tie-break is equal.
    pub rank: u8,
    /// Points by source.
    pub sources: Vec<Source>,
    /// The values that decide between equal totals.
    pub ties: Vec<TieBreak>,
    /// The values that decide before the total does, where a game has any.
    #[wire(default, skip_serializing_if = "is_default")]
    pub standing: Vec<TieBreak>,
    /// The points of single pieces, where a source adds up several.
    #[wire(default, skip_serializing_if = "is_default")]
    pub pieces: Vec<PiecePoints>,
}

/// The points one piece gives within a source.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct PiecePoints {
    /// The source that they are counted in.
    pub source: &'static str,
    /// The piece's name on the wire.
    pub piece: &'static str,
    /// Points from it.
    pub points: i32,
}

impl Score {
    /// The sum of all sources.
    pub fn total(&self) -> i32 {
        self.sources.iter().map(|source| source.points).sum()
    }

    fn key(&self) -> Reverse<Vec<i32>> {
        let weigh = |tie: &TieBreak| match tie.better {
            Better::More => tie.value,
            Better::Fewer => -tie.value,
        };
        let standing = self.standing.iter().map(weigh);
        Reverse(standing.chain([self.total()]).chain(self.ties.iter().map(weigh)).collect())
    }
}

/// The score sheet: every seat's line, in seat order, with its rank.
pub fn rank(scores: BySeat<Score>) -> Vec<Ranked> {
    let keys: Vec<_> = scores.values().iter().map(Score::key).collect();
    scores
        .iter()
        .map(|(seat, score)| Ranked {
            seat,
            total: score.total(),
            rank: 1 + keys.iter().filter(|&key| *key < keys[seat.index()]).count() as u8,
            sources: score.sources.clone(),
            ties: score.ties.clone(),
            standing: score.standing.clone(),
            pieces: vec![],
        })
        .collect()
}
