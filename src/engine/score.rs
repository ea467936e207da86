//! Points by source, and the ranking.

use super::{BySeat, Seat};
use crate::wire::Wire;
use std::cmp::Reverse;

/// The points of one seat, by source.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The values that rank before points, most important first; empty if points alone decide.
    pub standing: Vec<TieBreak>,
    /// All sources of points of the game, in a fixed order, including those with no points.
    pub sources: Vec<Source>,
    /// The values that break ties, most important first.
    pub ties: Vec<TieBreak>,
}

/// The points of one source.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Source {
    /// The source's name on the wire.
    pub source: &'static str,
    /// Its points.
    pub points: i32,
    /// Whether these points are only paid at the end of the game, which has not come yet.
    pub pending: bool,
}

/// A value that breaks ties.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct TieBreak {
    /// The value's name on the wire.
    pub name: &'static str,
    /// The value.
    pub value: i32,
    /// Whether more or fewer is better.
    pub better: Better,
}

/// The better direction of a tie-break.
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
    /// The seat.
    pub seat: Seat,
    /// The sum of all sources, as if the game ended now.
    pub total: i32,
    /// 1 for the winner; equal only where every tie-break is equal.
    pub rank: u8,
    /// Points by source.
    pub sources: Vec<Source>,
    /// The values that break ties.
    pub ties: Vec<TieBreak>,
    /// The values that rank before the total, if the game has any.
    #[wire(default, skip_serializing_if = "is_default")]
    pub standing: Vec<TieBreak>,
    /// The points of single pieces, for sources that sum them up.
    #[wire(default, skip_serializing_if = "is_default")]
    pub pieces: Vec<PiecePoints>,
}

/// The points of one piece within a source.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct PiecePoints {
    /// The source that they are counted in.
    pub source: &'static str,
    /// The piece's name on the wire.
    pub piece: &'static str,
    /// Its points.
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

/// The score sheet: the line of each seat, in seat order, with its rank.
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
