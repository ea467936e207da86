//! Random games with the new events: every table satisfies the laws and survives saving and loading.

use super::*;
use loire::bagbuilding::Follower as _;
use loire::orleans::data::hourglasses::Happening;
use loire::orleans::modules::new_events::vocabulary::Events as NewEventsEvent;
use loire::orleans::questions as asks;
use std::collections::BTreeSet;

/// A set-up for random play: cycles through all editions, seat counts and options.
fn setups() -> Vec<Setup> {
    let mut setups = vec![];
    for edition in [Edition::First, Edition::Later] {
        for seats in 2..=4 {
            for nth in 0..4u8 {
                let modules = if nth % 2 == 0 { EVENTS } else { EVENTS_AND_PLACES };
                setups.push(expanded(edition, seats, modules, |options| {
                    options.peasants_last = nth & 1 != 0;
                    options.harvest_by_letter = nth & 2 != 0;
                    options.levies_strict = nth == 1;
                    options.education_tracks = if nth == 2 { EducationTracks::Six } else { EducationTracks::Seven };
                    options.bank_total = (edition == Edition::First && nth > 1).then_some(60);
                }));
            }
        }
    }
    setups
}

#[test]
fn random_games_hold_every_law() {
    let (mut tiles, mut asks, mut seen) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (nth, setup) in setups().into_iter().enumerate() {
        for game in 0..9 {
            let (mut steps, mut rounds) = (0, 0);
            lively::watch(&setup, &format!("new events {nth} {game}"), |before, after, events| {
                steps += 1;
                after.validate().unwrap();
                if steps % 10 == 0 {
                    save(&setup, after);
                }
                tiles.extend(after.state().hourglasses.last().map(|tile| tile.name()));
                if let Turn::Seats(pending) = before.turn() {
                    if let Ask::NewEvents(ask) = pending[0].ask {
                        asks.insert(loire::engine::Asks::<Orleans>::rule(ask));
                    }
                }
                rounds += events.iter().filter(|event| matches!(event, Event::RoundStarted { .. })).count();
                seen.extend(events.iter().filter_map(|event| match event {
                    Event::NewEvents(event) => Some(kind(event)),
                    _ => None,
                }));
                hold(before, after, events);
            });
            assert!((17..=18).contains(&rounds));
        }
    }
    assert_eq!(tiles.len(), 34, "every card is turned over: {tiles:?}");
    assert_eq!(asks.len(), 9, "everything is asked: {asks:?}");
    assert_eq!(seen.len(), 7, "everything happens: {seen:?}");
}

/// Every answer is offered once, survives notation and JSON, and says beforehand whether a draw follows.
#[test]
fn every_answer_is_offered_once_and_says_what_it_reveals() {
    for setup in setups().into_iter().step_by(5) {
        lively::watch(&setup, "answers", |table, _, _| {
            let Turn::Seats(pending) = table.turn() else { return };
            let is_event = table.agenda().items().len() > 1
                && !matches!(pending[0].ask, Ask::Plan(asks::MakePlan) | Ask::Recall(asks::Recalling));
            for asked in pending.iter().filter(|_| is_event) {
                let mut lines = BTreeSet::new();
                for action in table.legal_actions(asked.seat) {
                    let line = text(&action);
                    assert_eq!(parse(&line), Some(action), "{line}");
                    let json = serde_json::to_string(&action).unwrap();
                    assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action, "{line}");
                    let mut after = table.clone();
                    after.play(asked.seat, action, &mut |_| {}).unwrap();
                    let reveals = matches!(after.turn(), Turn::Chance(_));
                    assert_eq!(table.reveals(asked.seat, action), reveals, "{line}");
                    assert!(lines.insert(line), "an answer is offered twice");
                }
            }
        });
    }
}

fn save(setup: &Setup, table: &Table<Orleans>) {
    let state = serde_json::to_string(table.state()).unwrap();
    let agenda = serde_json::to_string(table.agenda()).unwrap();
    let (state, agenda) = (serde_json::from_str(&state).unwrap(), serde_json::from_str(&agenda).unwrap());
    let loaded = Table::<Orleans>::resume(setup, state, agenda).unwrap();
    assert!(loaded == *table, "saving and loading changes the table");
}

fn kind(event: &NewEventsEvent) -> &'static str {
    match event {
        NewEventsEvent::FollowerHired { .. } => "followerHired",
        NewEventsEvent::GoodGiven { .. } => "goodGiven",
        NewEventsEvent::TechnologyReturned { .. } => "technologyReturned",
        NewEventsEvent::MerchantReturned { .. } => "merchantReturned",
        NewEventsEvent::FollowerStarved { .. } => "followerStarved",
        NewEventsEvent::BooksBurned { .. } => "booksBurned",
        NewEventsEvent::FarmerDismissed { .. } => "farmerDismissed",
    }
}

/// Laws of the events about one answer.
fn hold(before: &Table<Orleans>, after: &Table<Orleans>, events: &[Event]) {
    for (seat, was) in before.state().players.iter() {
        let is = &after.state().players[seat];
        assert!(is.followers.market.total() <= 10);
        // A shield costs exactly one monk or one tile, for any event (law I13).
        if let Some(Event::Shielded { place, .. }) =
            events.iter().find(|event| matches!(event, Event::Shielded { seat: other, .. } if *other == seat))
        {
            assert_eq!(was.coins, is.coins);
            assert_eq!(was.goods.total() - is.goods.total(), u32::from(*place == Brasserie));
        }
        // After a revolt farmers stand only on their own spaces (law I12).
        let happening = |table: &Table<Orleans>| table.state().hourglasses.last().map(|tile| tile.row().happening);
        let is_over = matches!(after.turn(), Turn::Over | Turn::Chance(Draw::Hourglass(draws::TurnHourglass)));
        if happening(after) == Some(Happening::PeasantsRevolt) && is_over {
            for space in is.followers.spaces.followers().iter() {
                let follower = is.followers.spaces.follower(space).unwrap();
                let own = loire::bagbuilding::follower::by_nature(follower);
                let fits = after.rules().layout.open_to(follower, own).has(space);
                assert!(fits || follower.role() != Role::Farmer);
            }
        }
    }
}
