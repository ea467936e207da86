//! Interactions between modules (T-089 to T-093, T-100).

use super::orders::fitting;
use super::seen::{Families, Single};
use super::setups::plays;
use super::{Look, Watch};
use loire::engine::Seat;
use loire::orleans::data::civics::Civic;
use loire::orleans::data::followers::Role;
use loire::orleans::data::hourglasses::Hourglass;
use loire::orleans::data::map::Town;
use loire::orleans::data::places::{Place, Space};
use loire::orleans::modules::civics::vocabulary::Events as CivicsEvent;
use loire::orleans::modules::intrigue::vocabulary::{Events as IntrigueEvent, Plot, Questions as IntrigueAsk};
use loire::orleans::modules::new_events::vocabulary::Questions as NewEventsAsk;
use loire::orleans::modules::new_places::vocabulary::Events as NewPlacesEvent;
use loire::orleans::modules::orders::vocabulary as orders;
use loire::orleans::questions as answers;
use loire::orleans::setup::ModuleId;
use loire::orleans::{Action, Ask, Event};
use loire::parts::Set;

pub const SINGLE: Single = &[
    ("T-089", "pardoned, transmuted or spied place left unused"),
    ("T-090", "courier kidnapped"),
    ("T-090", "courier bribes the kidnapper off"),
    ("T-090", "courier loses goods by intrigue"),
    ("T-091", "monk of the sacristy sabotaged"),
    ("T-091", "monk of the sacristy counts for the poll tax"),
    ("T-092", "kidnapped in the round of an excursion"),
    ("T-092", "kidnapped in the round of a summons"),
    ("T-092", "robbed in the round of a technology tax"),
    ("T-092", "taxed in the round of a tithe"),
    ("T-092", "stolen technology stops a place under sabotage"),
    ("T-093", "amnesty for a recruit of the court"),
    ("T-093", "farmer of the revolt sent as a farmer"),
    ("T-100", "plot against a player who has passed"),
    ("T-100", "bribe of a player who has passed"),
    ("T-100", "tortured after passing"),
];
pub const FAMILIES: Families = &[("T-089", "delivered after gaining by", GAINS)];
const GAINS: &[&str] = &["a move", "the swindler", "a bribe", "the sheep farm", "the harvest festival"];

/// Counts the situations of an answer.
pub fn answer(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) {
    match (ask, action) {
        (Ask::Orders(orders::Questions::Deliver(orders::Delivering)), Action::Orders(orders::Answers::Deliver(_))) => {
            for &by in GAINS.iter().filter(|by| watch.action.gained.contains(by)) {
                look.see_one("T-089", "delivered after gaining by", by);
            }
            let round = &watch.round;
            let filled = [&round.pardoned, &round.transmuted, &round.spied].map(|places| places[seat.index()]);
            let left = filled.into_iter().fold(Set::EMPTY, Set::or);
            let spaces = look.before.rules().layout.spaces_of(left);
            let is_left = !left.is_empty() && look.was(seat).followers.spaces.taken().has_all(spaces);
            look.if_so(is_left, "T-089", "pardoned, transmuted or spied place left unused");
        }
        (Ask::Intrigue(IntrigueAsk::Bribe(_)), action) => {
            look.if_so(
                look.was(seat).passed && action != Action::Decline(answers::Decline),
                "T-100",
                "bribe of a player who has passed",
            );
        }
        (Ask::Torture(_), _) => {
            let is_plot = watch.round.events.is_none() && look.was(seat).passed;
            look.if_so(is_plot && watch.plot.is_some(), "T-100", "tortured after passing");
        }
        (Ask::NewEvents(NewEventsAsk::Amnesty(_)), _) => {
            look.if_so(watch.action.favoured, "T-093", "amnesty for a recruit of the court");
        }
        _ => {}
    }
}

/// Counts the situations of an event.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, event: &Event) {
    match *event {
        Event::GoodGained { .. } if watch.action.gained.last() == Some(&"moved") => watch.action.gained.push(GAINS[0]),
        Event::NewPlaces(NewPlacesEvent::Bartered { .. }) => watch.action.gained.push(GAINS[3]),
        Event::Civics(CivicsEvent::FollowerDispatched { role, civic, .. }) => {
            if civic == Civic::HarvestFestival {
                watch.action.gained.push(GAINS[4]);
            }
            let is_revolt = look.tile() == Some(Hourglass::PeasantsRevolt);
            look.if_so(is_revolt && role == Role::Farmer, "T-093", "farmer of the revolt sent as a farmer");
        }
        Event::StartPlayerChanged { .. } | Event::GameEnded => counted(watch, look),
        Event::Intrigue(event) => intrigued(watch, look, event),
        _ => {}
    }
}

fn intrigued(watch: &mut Watch, look: &mut Look<'_>, event: IntrigueEvent) {
    let could =
        |look: &Look<'_>, seat: Seat| plays(look.before.rules(), ModuleId::Orders) && fitting(look, seat, false) > 0;
    let now_can = |look: &Look<'_>, seat: Seat| fitting(look, seat, true) > 0;
    match event {
        IntrigueEvent::Plotted { victim, .. } => {
            look.if_so(look.was(victim).passed, "T-100", "plot against a player who has passed");
        }
        IntrigueEvent::GoodsSwapped { victim, .. } => {
            watch.action.gained.push(GAINS[1]);
            look.if_so(could(look, victim) && !now_can(look, victim), "T-090", "courier loses goods by intrigue");
        }
        IntrigueEvent::BribeAccepted { from, bundle, .. } => {
            if bundle.goods.total() > 0 {
                watch.action.gained.push(GAINS[2]);
            }
            let is_kidnap = matches!(watch.plot, Some((_, _, Plot::Kidnap)));
            look.if_so(is_kidnap && could(look, from), "T-090", "courier bribes the kidnapper off");
        }
        IntrigueEvent::MerchantKidnapped { victim, .. } => {
            watch.round.kidnapped[victim.index()] = true;
            look.if_so(could(look, victim), "T-090", "courier kidnapped");
        }
        IntrigueEvent::FollowerSabotaged { space: Space::Sacristy1, .. } => {
            look.see("T-091", "monk of the sacristy sabotaged");
        }
        IntrigueEvent::TechnologyStolen { seat, victim, .. } => {
            watch.round.robbed[victim.index()] = true;
            let is_spied = !watch.round.spied[seat.index()].is_empty();
            let is_stopped = is_spied && look.tile() == Some(Hourglass::Sabotage);
            look.if_so(is_stopped, "T-092", "stolen technology stops a place under sabotage");
        }
        IntrigueEvent::CoinsCollected { victim, .. } => watch.round.taxed[victim.index()] = true,
        _ => {}
    }
}

/// Counts the situations of the end of a round: the effects of plots on its event.
fn counted(watch: &Watch, look: &mut Look<'_>) {
    let Some(began) = watch.round.events.as_ref() else { return };
    for (seat, player) in began.players.iter().filter(|(seat, _)| !watch.round.dues[seat.index()].shielded) {
        let i = seat.index();
        let is_home = player.merchant == Town::Orleans;
        match look.tile() {
            Some(Hourglass::Excursion) => {
                look.if_so(watch.round.kidnapped[i] && is_home, "T-092", "kidnapped in the round of an excursion");
            }
            Some(Hourglass::Summons) => {
                look.if_so(watch.round.kidnapped[i] && is_home, "T-092", "kidnapped in the round of a summons");
            }
            Some(Hourglass::TechnologyTax) => {
                look.if_so(watch.round.robbed[i], "T-092", "robbed in the round of a technology tax");
            }
            Some(Hourglass::Tithe) => look.if_so(watch.round.taxed[i], "T-092", "taxed in the round of a tithe"),
            Some(Hourglass::PollTax) => {
                let monk = player.places.has(Place::Sacristy) && player.followers.spaces.taken().has(Space::Sacristy1);
                look.if_so(monk, "T-091", "monk of the sacristy counts for the poll tax");
            }
            _ => {}
        }
    }
}
