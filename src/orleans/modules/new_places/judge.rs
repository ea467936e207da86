//! The values of the sheep farm and the brasserie for a player (T-026, T-088).

use super::Barter;
use super::vocabulary::Answers;
use crate::orleans::data::goods::Good;
use crate::orleans::judge::Eye;
use crate::orleans::questions::Action;
use crate::wire::Kind;

/// The value of an answer of the new places; `None` for other answers.
pub fn judge(eye: &Eye<'_>, action: Action) -> Option<f64> {
    let Action::NewPlaces(answer) = action else { return None };
    Some(match answer {
        Answers::Barter(answer) => barter(eye, answer.reward),
        Answers::ShieldWith(answer) => -eye.good(answer.good),
    })
}

/// The value of the sheep farm's best reward.
pub fn best_barter(eye: &Eye<'_>) -> f64 {
    Barter::ALL.iter().map(|&reward| barter(eye, reward)).fold(0.0, f64::max)
}

/// The value of a cheese at the sheep farm.
fn barter(eye: &Eye<'_>, reward: Barter) -> f64 {
    let gain = match reward {
        Barter::Wool => eye.good(Good::Wool),
        Barter::Coins => eye.coins(4.0),
        Barter::Steps => eye.development(3),
    };
    if eye.player.goods[Good::Cheese] > 0 { gain - eye.good(Good::Cheese) } else { -1.0 }
}
