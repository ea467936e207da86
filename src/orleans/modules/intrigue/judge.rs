//! The values of plots and bribes for a player (T-077 to T-085).

use super::vocabulary::{Answers, Bribe, Bribed, Bribing, Bundle, Pledge, Plot, PlotAgainst, Questions, TakeGood};
use crate::engine::{Judge, Seat};
use crate::orleans::Orleans;
use crate::orleans::data::civics::Civic;
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::Town;
use crate::orleans::judge::Eye;
use crate::orleans::modules::Worth;
use crate::orleans::questions::{Action, Ask};

/// The value of an answer of the intrigue, or of declining; `None` for other answers.
pub fn judge(eye: &Eye<'_>, ask: &Ask, action: Action) -> Option<f64> {
    let Ask::Intrigue(ask) = *ask else { return None };
    match action {
        Action::Intrigue(answer) => Some(own(eye, ask, answer)),
        Action::Decline(_) => Some(decline(eye, ask)),
        _ => None,
    }
}

/// The value of a follower at an intriguer.
pub fn worth(eye: &Eye<'_>, of: Worth) -> Option<f64> {
    match of {
        Worth::Sent(civic, _) => brings(eye, civic),
        Worth::Completed(civic) => completes(eye, civic),
        _ => None,
    }
}

/// The value of a follower there: coins, and harm to others by its weight.
fn brings(eye: &Eye<'_>, civic: Civic) -> Option<f64> {
    let others = f64::from(eye.at.rules.seats.number() - 1);
    let harm = eye.weights.plot;
    Some(match civic {
        Civic::Swindler => 1.5,
        Civic::Arsonist => harm * eye.status * 0.5,
        Civic::Kidnapper => eye.coins(1.0) + harm,
        Civic::Torturer => eye.coins(1.0) + harm * others,
        Civic::Executioner => eye.coins(2.0) + harm * 1.5,
        Civic::Saboteur => eye.coins(1.0) + harm * 1.5,
        Civic::Spy => eye.technology() * 0.5,
        Civic::TaxCollector => eye.coins(2.0) * others * 0.8,
        Civic::Traitor => eye.development(1) + harm,
        _ => return None,
    })
}

/// The value of completing the intriguer.
fn completes(eye: &Eye<'_>, civic: Civic) -> Option<f64> {
    Some(match civic {
        Civic::TaxCollector => eye.coins(2.0),
        Civic::Arsonist if eye.is_free(eye.player.merchant) => eye.station(),
        Civic::Arsonist => 0.0,
        Civic::Swindler => eye.good(Good::Brocade),
        Civic::Spy => eye.technology(),
        Civic::Kidnapper | Civic::Torturer | Civic::Executioner | Civic::Saboteur | Civic::Traitor => {
            eye.weights.citizen * eye.status
        }
        _ => return None,
    })
}

/// The value of a plot for its actor, and its cost for the victim.
fn stakes(eye: &Eye<'_>, victim: Seat, plot: Plot) -> (f64, f64) {
    let status = |seat: Seat| f64::from(eye.at.state.players[seat].status());
    match plot {
        Plot::Swindle { takes, gives, .. } => {
            let gain = f64::from(takes.points()) - f64::from(gives.points());
            (gain, gain)
        }
        Plot::Burn => (0.0, status(victim)),
        Plot::Kidnap => {
            let is_away = eye.at.state.players[victim].merchant != Town::Orleans;
            (0.0, if is_away { 1.5 * eye.soon() } else { 0.0 })
        }
        Plot::Torture => (0.0, 0.8),
        Plot::Execute => (0.0, 0.1 * eye.left + 0.1),
        Plot::Sabotage { .. } => (0.0, 1.2),
        Plot::Spy { .. } => (eye.technology(), eye.technology()),
        Plot::Tax => (2.0, 2.0),
        Plot::Betray { marker } => {
            let gain = marker.track().map_or_else(|| eye.development(1), |track| eye.bare_step(track));
            (gain, gain)
        }
    }
}

/// The value of a plot for its actor.
fn plot_worth(eye: &Eye<'_>, victim: Seat, plot: Plot) -> f64 {
    let (gain, harm) = stakes(eye, victim, plot);
    gain + eye.weights.plot * harm
}

fn bundle_worth(bundle: Bundle) -> f64 {
    let goods: f64 = bundle.goods.iter().map(|(good, count)| f64::from(good.points() * count)).sum();
    f64::from(bundle.coins) + goods
}

fn own(eye: &Eye<'_>, ask: Questions, answer: Answers) -> f64 {
    match (ask, answer) {
        (_, Answers::Plot(PlotAgainst { victim, plot })) => {
            plot_worth(eye, victim, plot) + 0.001 * f64::from(Orleans::points(eye.at, victim))
        }
        (Questions::Bribe(Bribing { plot, .. }), Answers::Bribe(Bribe { coins, good })) => {
            let cost = f64::from(coins) + good.map_or(0.0, |good| f64::from(good.points()));
            let is_accepted = cost >= plot_worth(eye, eye.seat, plot);
            if is_accepted { -1.3 * cost } else { -stakes(eye, eye.seat, plot).1 - 0.1 }
        }
        // Bots never start to count out a bribe.
        (Questions::Bribe(Bribing { plot, .. }), Answers::Offer(_)) => -stakes(eye, eye.seat, plot).1 - 0.1,
        (_, Answers::Pledge(Pledge { count })) => -f64::from(count),
        (Questions::Bribed(Bribed { bundle, .. }), Answers::Accept(_)) => bundle_worth(bundle),
        (_, Answers::TakeGood(TakeGood { good })) => eye.good(good),
        (_, Answers::Rebuild(_)) => eye.station(),
        _ => 0.0,
    }
}

fn decline(eye: &Eye<'_>, ask: Questions) -> f64 {
    match ask {
        Questions::Bribe(Bribing { plot, .. }) => -stakes(eye, eye.seat, plot).1,
        Questions::Bribed(Bribed { victim, plot, .. }) => plot_worth(eye, victim, plot),
        _ => 0.0,
    }
}
