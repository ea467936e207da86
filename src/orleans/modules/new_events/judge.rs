//! The values of the new events' offers and the costs of their losses (T-030 to T-066).

use super::price;
use super::vocabulary::{Answers, Educate, Hire, Levy, Starve, StarveAt, Study};
use crate::bagbuilding::Follower as _;
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::Town;
use crate::orleans::judge::Eye;
use crate::orleans::questions::{Action, Ask};
use crate::wire::Kind;

/// The value of an answer to a new event; `None` for other answers.
pub fn judge(eye: &Eye<'_>, ask: &Ask, action: Action) -> Option<f64> {
    match (ask, action) {
        (_, Action::NewEvents(answer)) => Some(own(eye, answer)),
        (Ask::NewEvents(_), Action::Move(answer)) => Some(eye.travel(answer.to, answer.take) - cost(eye)),
        (Ask::NewEvents(_), Action::PayCoins(_)) => Some(-cost(eye)),
        _ => None,
    }
}

/// The value of the coins that the event demands.
fn cost(eye: &Eye<'_>) -> f64 {
    -eye.coins(-f64::from(price(eye.at)))
}

fn own(eye: &Eye<'_>, answer: Answers) -> f64 {
    match answer {
        Answers::Hire(Hire { role }) => eye.joins(role) - cost(eye),
        Answers::Educate(Educate { marker }) => {
            let step = marker.track().map_or_else(|| eye.development(1), |track| eye.track_step(track));
            step - cost(eye)
        }
        Answers::Study(Study { good }) => eye.development(good.points()) - eye.good(good),
        Answers::Levy(Levy { grain, cheese, wine, wool, brocade }) => {
            let counts = [grain, cheese, wine, wool, brocade];
            let each = Good::ALL.iter().zip(counts);
            let given: f64 = each.clone().map(|(&good, count)| f64::from(count) * eye.good(good)).sum();
            let points: u16 = each.map(|(good, count)| u16::from(good.points()) * u16::from(count)).sum();
            let missing = price(eye.at).saturating_sub(points);
            -given - 1.2 * f64::from(missing)
        }
        Answers::Return(_) => eye.position(Town::Orleans) - eye.position(eye.player.merchant),
        Answers::Starve(Starve { role, .. }) => -eye.leaves(role),
        Answers::StarveAt(StarveAt { space }) => {
            let follower = eye.player.followers.spaces.follower(space);
            follower.map_or(0.0, |follower| -eye.leaves(follower.role()) - 0.5)
        }
    }
}
