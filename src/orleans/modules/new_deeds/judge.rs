//! The values of the new deeds for a player (T-068 to T-076).

use super::vocabulary::Answers;
use crate::orleans::data::civics::Civic;
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::Way;
use crate::orleans::judge::Eye;
use crate::orleans::modules::Worth;
use crate::orleans::modules::civics::vocabulary::Spot;
use crate::orleans::questions::Action;

/// The value of an answer of the new deeds; `None` for other answers.
pub fn judge(eye: &Eye<'_>, action: Action) -> Option<f64> {
    let Action::NewDeeds(answer) = action else { return None };
    Some(match answer {
        Answers::PutBack(_) => 0.0,
        Answers::TakeGear(_) => eye.technology().max(0.1),
        Answers::Build(_) => eye.station(),
    })
}

/// The value of a follower at a new deed.
pub fn worth(eye: &Eye<'_>, of: Worth) -> Option<f64> {
    match of {
        Worth::Sent(civic, space) => brings(eye, civic, space),
        Worth::Completed(civic) => completes(eye, civic),
        _ => None,
    }
}

/// The immediate value of a follower there.
fn brings(eye: &Eye<'_>, civic: Civic, space: u8) -> Option<f64> {
    Some(match civic {
        Civic::Alchemy => eye.weights.bath * 0.5,
        Civic::Court => eye.coins(1.0),
        Civic::HarvestFestival | Civic::SheepBreeding => lying(eye, civic, space).map_or(0.0, |good| eye.good(good)),
        Civic::Coinage => eye.coins(3.0),
        Civic::Research => eye.development(2),
        Civic::Towing => eye.best_travel(Way::Waterway).max(0.0),
        Civic::Architecture => eye.weights.citizen * eye.status,
        Civic::TownRights => eye.best_tile(),
        Civic::Navigation => eye.technology(),
        _ => return None,
    })
}

/// The good on a space, counted from 1; `None` if there is none.
fn lying(eye: &Eye<'_>, civic: Civic, space: u8) -> Option<Good> {
    match eye.at.state.civics[civic].0.get(usize::from(space).wrapping_sub(1)) {
        Some(Some(Spot::Good(good))) => Some(*good),
        _ => None,
    }
}

/// The value of completing the deed.
fn completes(eye: &Eye<'_>, civic: Civic) -> Option<f64> {
    Some(match civic {
        Civic::Court => 4.0,
        Civic::HarvestFestival | Civic::SheepBreeding => eye.coins(2.0),
        Civic::Coinage => eye.coins(3.0),
        Civic::Research => eye.development(3),
        Civic::Architecture if eye.is_free(eye.player.merchant) => eye.station(),
        Civic::Architecture => 0.0,
        Civic::Alchemy | Civic::Towing | Civic::TownRights | Civic::Navigation => eye.weights.citizen * eye.status,
        _ => return None,
    })
}
