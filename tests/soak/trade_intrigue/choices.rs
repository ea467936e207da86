//! Questions of the new events (T-028, T-030, T-031, T-033, T-041, T-045, T-046, T-048, T-050, T-052, T-055, T-060,
//! T-063, T-064, T-067).

use super::seen::{Families, Single};
use super::{Look, Watch};
use loire::engine::{Seat, Turn};
use loire::orleans::chance as draws;
use loire::orleans::data::followers::Role;
use loire::orleans::data::goods::{ByGood, Good};
use loire::orleans::data::hourglasses::Hourglass;
use loire::orleans::data::map::Way;
use loire::orleans::data::places::Place;
use loire::orleans::data::tracks::{Marker, Track};
use loire::orleans::modules::new_events::vocabulary::{
    self as new_events, Answers as NewEventsAction, Events as NewEventsEvent, Questions as NewEventsAsk,
};
use loire::orleans::questions as answers;
use loire::orleans::setup::EducationTracks;
use loire::orleans::{Action, Ask, Draw, Event};
use loire::wire::Kind;

pub const SINGLE: Single = &[
    ("T-028", "coins chosen, torture follows"),
    ("T-028", "too few coins: not asked"),
    ("T-030", "no follower hired"),
    ("T-030", "hired at the end of the track"),
    ("T-031", "nothing learned"),
    ("T-033", "good taken"),
    ("T-033", "good left lying, or none there"),
    ("T-033", "stays at home"),
    ("T-041", "coins although there are goods"),
    ("T-041", "no goods: coins unasked"),
    ("T-042", "two guests"),
    ("T-042", "no room on the market"),
    ("T-042", "tower gives no room"),
    ("T-045", "technology on a space"),
    ("T-045", "parked technology"),
    ("T-046", "five things, coins untouched"),
    ("T-048", "neutral follower lost"),
    ("T-048", "own follower back"),
    ("T-050", "back to the status field before"),
    ("T-052", "goods worth five"),
    ("T-055", "to Orléans"),
    ("T-055", "five coins"),
    ("T-060", "technology laid down at once"),
    ("T-060", "place tile taken"),
    ("T-060", "not at the end of a track"),
    ("T-060", "no development where six tracks are taught"),
    ("T-063", "from a status field, status falls"),
    ("T-063", "from between, status stays"),
    ("T-063", "to the start"),
    ("T-064", "less than could be given"),
    ("T-064", "nothing at all"),
    ("T-064", "more than five, as nothing can be spared"),
    ("T-064", "strict: as little as one likes, as it is too little"),
    ("T-064", "strict: less is refused"),
];
pub const FAMILIES: Families = &[
    ("T-030", "hired:", &["farmer", "boatman", "craftsman", "trader", "knight", "scholar"]),
    ("T-031", "step on the track:", Marker::NAMES),
    ("T-033", "over a", &["road", "waterway"]),
    ("T-041", "studied for", Good::NAMES),
    ("T-067", "chance in", &["plague", "wedding", "torture"]),
];

/// Counts the situations of an answer to an event.
pub fn answer(look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) -> Result<(), String> {
    let Ask::NewEvents(ask) = ask else { return Ok(()) };
    let was = look.was(seat);
    match (ask, action) {
        (NewEventsAsk::Indulgence(new_events::Indulgence), Action::Decline(answers::Decline)) => {
            look.see("T-030", "no follower hired")
        }
        (NewEventsAsk::Education(new_events::Education), Action::Decline(answers::Decline)) => {
            look.see("T-031", "nothing learned")
        }
        (NewEventsAsk::BonVoyage(new_events::BonVoyage), Action::Decline(answers::Decline)) => {
            look.see("T-033", "stays at home")
        }
        (NewEventsAsk::BonVoyage(new_events::BonVoyage), Action::Move(answers::Move { way, take, .. })) => {
            look.see_one("T-033", "over a", if way == Way::Road { "road" } else { "waterway" });
            look.see("T-033", if take.is_some() { "good taken" } else { "good left lying, or none there" });
        }
        (
            NewEventsAsk::FurtherEducation(new_events::FurtherEducation) | NewEventsAsk::Summons(new_events::Summons),
            Action::PayCoins(answers::PayCoins),
        ) => {
            let is_summons = ask == NewEventsAsk::Summons(new_events::Summons);
            look.see(
                if is_summons { "T-055" } else { "T-041" },
                if is_summons { "five coins" } else { "coins although there are goods" },
            );
            look.if_so(was.coins < if is_summons { 5 } else { 3 }, "T-028", "coins chosen, torture follows");
        }
        (NewEventsAsk::Defect(new_events::Defect), Action::SurrenderGear(_)) => look.see("T-045", "parked technology"),
        (NewEventsAsk::Defect(new_events::Defect), _) => look.see("T-045", "technology on a space"),
        (_, Action::NewEvents(answer)) => own(look, seat, answer)?,
        _ => {}
    }
    if ask == NewEventsAsk::Education(new_events::Education) {
        education(look, seat)?;
    }
    if ask == NewEventsAsk::Levies(new_events::Levies) {
        strict(look, seat)?;
    }
    Ok(())
}

fn own(look: &mut Look<'_>, seat: Seat, answer: NewEventsAction) -> Result<(), String> {
    let (was, is) = (look.was(seat), look.is(seat));
    match answer {
        NewEventsAction::Hire(new_events::Hire { role }) => {
            look.see_one("T-030", "hired:", role.name());
            let is_done =
                Track::ALL.iter().any(|&track| track.name() == role.name() && was.tracks[track] == track.steps());
            look.if_so(is_done, "T-030", "hired at the end of the track");
            if role == Role::Monk || was.tracks != is.tracks {
                return Err("a hired follower makes a step, or is a monk".into());
            }
        }
        NewEventsAction::Educate(new_events::Educate { marker }) => {
            look.see_one("T-031", "step on the track:", marker.name())
        }
        NewEventsAction::Study(new_events::Study { good }) => {
            look.see_one("T-041", "studied for", good.name());
            let steps = (was.development + good.points()).min(30);
            if is.development != steps {
                return Err("the steps for a good differ from its value".into());
            }
        }
        NewEventsAction::Levy(new_events::Levy { grain, cheese, wine, wool, brocade }) => {
            let given = [grain, cheese, wine, wool, brocade];
            let value: u8 = given.iter().zip(1..).map(|(count, points)| count * points).sum();
            let owned = worth(&was.goods);
            look.if_so(value == 5, "T-052", "goods worth five");
            look.if_so(value > 5, "T-064", "more than five, as nothing can be spared");
            look.if_so(value < 5 && owned >= 5, "T-064", "less than could be given");
            look.if_so(value == 0, "T-064", "nothing at all");
            let strict = look.before.rules().options.levies_strict;
            look.if_so(strict && value < 5, "T-064", "strict: as little as one likes, as it is too little");
            let spare = given.iter().zip(1..).any(|(&count, points)| count > 0 && value >= 5 + points);
            if spare || (strict && value < 5 && owned >= 5) {
                return Err("levies take more than necessary, or strict levies take too little".into());
            }
        }
        NewEventsAction::Return(new_events::Return) => look.see("T-055", "to Orléans"),
        NewEventsAction::Starve(_) | NewEventsAction::StarveAt(_) => {}
    }
    Ok(())
}

fn worth(goods: &ByGood<u8>) -> u32 {
    goods.iter().map(|(good, count)| u32::from(good.points()) * u32::from(count)).sum()
}

/// With a strict debt a seat that can pay must pay.
fn strict(look: &mut Look<'_>, seat: Seat) -> Result<(), String> {
    let nothing = NewEventsAction::Levy(new_events::Levy { grain: 0, cheese: 0, wine: 0, wool: 0, brocade: 0 });
    let is_bound = look.before.rules().options.levies_strict && worth(&look.was(seat).goods) >= 5;
    if look.before.check(seat, Action::NewEvents(nothing)).is_ok() == is_bound {
        return Err("strict levies must bind exactly the seats that can pay".into());
    }
    look.if_so(is_bound, "T-064", "strict: less is refused");
    Ok(())
}

/// The offered tracks have a step left.
fn education(look: &mut Look<'_>, seat: Seat) -> Result<(), String> {
    let was = look.was(seat);
    let is_six = look.before.rules().options.education_tracks == EducationTracks::Six;
    for &marker in Marker::ALL {
        let answer = NewEventsAction::Educate(new_events::Educate { marker });
        let is_done = match marker.track() {
            Some(track) => was.tracks[track] == track.steps(),
            None => was.development == 30,
        };
        let is_untaught = marker == Marker::Development && is_six;
        if look.before.check(seat, Action::NewEvents(answer)).is_ok() == (is_done || is_untaught) {
            return Err("the tracks offered by education are wrong".into());
        }
        look.if_so(is_done, "T-060", "not at the end of a track");
        look.if_so(is_untaught, "T-060", "no development where six tracks are taught");
    }
    Ok(())
}

/// Counts the situations of the events of a card.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, at: usize, event: &Event) -> Result<(), String> {
    if let (0, Turn::Chance(draw)) = (at, look.before.turn()) {
        match draw {
            Draw::Plague(_) => look.see_one("T-067", "chance in", "plague"),
            Draw::Torture(_) => look.see_one("T-067", "chance in", "torture"),
            Draw::Follower(draws::DrawFollower { seat }) if watch.is_met(at) => wedding(watch, look, *seat),
            _ => {}
        }
    }
    match *event {
        Event::PlagueStruck { lost, .. } if look.tile() == Some(Hourglass::NewPlague) => {
            look.see("T-048", if lost { "neutral follower lost" } else { "own follower back" });
        }
        Event::NewEvents(NewEventsEvent::BooksBurned { seat, field }) => burned(watch, look, seat, field)?,
        Event::TechnologyInstalled { .. } if watch.is_met(at) => {
            let is_education = look.tile() == Some(Hourglass::Education);
            look.if_so(is_education, "T-060", "technology laid down at once");
        }
        Event::PlaceTaken { .. } if watch.is_met(at) => look.see("T-060", "place tile taken"),
        Event::TortureBegan { owed, seat } if watch.is_met(at) && look.tile() == Some(Hourglass::TortureCard) => {
            look.if_so(owed == 5 && look.was(seat).coins > 0, "T-046", "five things, coins untouched");
        }
        Event::StartPlayerChanged { .. } | Event::GameEnded => unasked(watch, look),
        _ => {}
    }
    Ok(())
}

/// The seats that were not asked, because they lacked coins, goods or other pieces.
fn unasked(watch: &Watch, look: &mut Look<'_>) {
    let Some(began) = watch.round.events.as_ref() else { return };
    for (seat, player) in began.players.iter() {
        let full = player.followers.market.total() == 8;
        match look.tile() {
            Some(Hourglass::Indulgence | Hourglass::Education | Hourglass::BonVoyage) => {
                look.if_so(player.coins < 2, "T-028", "too few coins: not asked");
            }
            Some(Hourglass::FurtherEducation) => {
                let is_bare = player.goods.total() == 0;
                look.if_so(is_bare, "T-041", "no goods: coins unasked");
            }
            Some(Hourglass::Wedding) => {
                look.if_so(full, "T-042", "no room on the market");
                let has_tower = look.is(seat).places.has(Place::GunpowderTower);
                let is_short = player.followers.market.total() >= 7 && player.followers.bag.total() >= 2;
                look.if_so(is_short && has_tower, "T-042", "tower gives no room");
            }
            Some(Hourglass::Defect) => {
                let has = player.gears.total() > 0 || !player.followers.spaces.technology().is_empty();
                look.if_so(!has, "T-011", "no answer: void");
            }
            _ => {}
        }
    }
}

fn wedding(watch: &Watch, look: &mut Look<'_>, seat: Seat) {
    look.see_one("T-067", "chance in", "wedding");
    let market = |player: &loire::orleans::state::Player| player.followers.market.total();
    let began = watch.round.events.as_ref().map(|state| market(&state.players[seat]));
    look.if_so(began.map(|began| began + 2) == Some(market(look.is(seat))), "T-042", "two guests");
}

/// The marker goes back to the previous status field, or to the start.
fn burned(watch: &Watch, look: &mut Look<'_>, seat: Seat, field: u8) -> Result<(), String> {
    let Some(began) = watch.round.events.as_ref() else { return Err("a book burning outside its event".into()) };
    let from = began.players[seat].development;
    let expected = [0, 4, 9, 15, 22, 30].into_iter().filter(|&status| status < from).max();
    if expected != Some(field) {
        return Err(format!("books burn from {from} to {field}"));
    }
    look.see("T-050", "back to the status field before");
    let falls = [4, 9, 15, 22, 30].contains(&from);
    look.see("T-063", if falls { "from a status field, status falls" } else { "from between, status stays" });
    look.if_so(field == 0, "T-063", "to the start");
    Ok(())
}
