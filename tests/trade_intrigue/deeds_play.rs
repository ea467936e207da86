//! Random games with the new deeds: all laws hold after every answer, a game can be saved anywhere, and all features of
//! the deeds occur.

use crate::support::orleans::*;
use loire::orleans::modules::new_deeds::vocabulary::{
    self as new_deeds, Events as NewDeedsEvent, Questions as NewDeedsAsk,
};
use std::collections::BTreeSet;

/// Seats prefer to send followers, above all to the alchemy if the bag is not empty, and to use the results.
fn dutiful(table: &Table<Orleans>, seat: Seat, action: Action) -> u32 {
    match action {
        Action::Civics(civics::Answers::Dispatch(civics::Dispatch { civic: Civic::Alchemy, .. })) => {
            if table.state().players[seat].followers.bag.total() > 1 { 2000 } else { 30 }
        }
        Action::Civics(civics::Answers::Dispatch(civics::Dispatch {
            civic: Civic::Towing | Civic::Architecture | Civic::Navigation | Civic::Research,
            ..
        })) => 1000,
        Action::Civics(civics::Answers::Dispatch(_)) => 300,
        Action::Plan(answers::Plan { space: Space::TownHall1 | Space::TownHall2, .. }) => 400,
        Action::Recruit(_) => 40,
        Action::TakePlace(answers::TakePlace { place: Tavern | Bathhouse }) => 400,
        Action::Use(answers::Use { place: Bathhouse }) => 200,
        _ => lively::eagerness(table, seat, action),
    }
}

/// The set-ups of games with new deeds, each with a name.
fn setups() -> Vec<(String, Setup)> {
    let mut setups = vec![];
    for edition in [Edition::First, Edition::Later] {
        for seats in 2..=4 {
            let name = |what: &str| format!("{what} {} {seats}", edition.name());
            let alone = expanded(edition, seats, &[ModuleId::NewDeeds], |_| {});
            setups.push((name("alone"), alone));
            let modules = [ModuleId::NewDeeds, ModuleId::NewPlaces, ModuleId::Orders];
            setups
                .push((name("tavern and orders"), expanded(edition, seats, &modules, |options| options.tavern = true)));
            let modules = [ModuleId::NewDeeds, ModuleId::NewEvents];
            setups.push((name("events"), expanded(edition, seats, &modules, |_| {})));
            let both = |options: &mut Options| (options.civic_board, options.tavern) = (CivicBoard::Both, true);
            setups.push((name("everything"), expanded(edition, seats, ModuleId::ALL, both)));
        }
    }
    setups
}

fn saves_and_loads(setup: &Setup, table: &Table<Orleans>) {
    let state = serde_json::to_string(table.state()).unwrap();
    let agenda = serde_json::to_string(table.agenda()).unwrap();
    let (state, agenda) = (serde_json::from_str(&state).unwrap(), serde_json::from_str(&agenda).unwrap());
    let loaded = Table::<Orleans>::resume(setup, state, agenda);
    assert!(loaded.unwrap_or_else(|corrupt| panic!("{corrupt}: {:?}", table.agenda())) == *table);
}

#[test]
fn random_games_hold_every_law() {
    let (mut happened, mut asked) = (BTreeSet::new(), BTreeSet::new());
    for (name, setup) in setups() {
        for game in 0..20 {
            let mut steps = 0;
            lively::watch_by(dutiful, &setup, &format!("deeds {name} {game}"), |before, after, events| {
                steps += 1;
                if let Err(corrupt) = after.validate() {
                    panic!("{name} {game}, {steps}: {corrupt}: {:?}\n{events:?}", after.agenda());
                }
                if steps % 10 == 0 {
                    saves_and_loads(&setup, after);
                }
                for (civic, spots) in before.state().civics.iter() {
                    for (was, is) in spots.0.iter().zip(after.state().civics[civic].0) {
                        assert!(!matches!(was, Some(Spot::Sent(_))) || *was == is, "followers never leave a deed");
                    }
                }
                for event in events {
                    match event {
                        Event::Civics(CivicsEvent::CivicCompleted { civic, .. }) => {
                            happened.insert(civic.name());
                        }
                        Event::NewDeeds(NewDeedsEvent::CourtFavoured { place, .. }) => {
                            happened.insert(place.name());
                        }
                        Event::Civics(CivicsEvent::FollowerDispatched { sending, .. }) => {
                            happened.insert(sending.name());
                        }
                        _ => {}
                    }
                }
                if let Turn::Seats([pending]) = after.turn() {
                    if let Ask::NewDeeds(ask) = pending.ask {
                        asked.insert(match ask {
                            NewDeedsAsk::Alchemy(new_deeds::Alchemy { most: 2, .. }) => "alchemy together",
                            NewDeedsAsk::Alchemy(new_deeds::Alchemy { from: Some(_), .. }) => "alchemy first",
                            NewDeedsAsk::Alchemy(new_deeds::Alchemy { from: None, .. }) => "alchemy",
                            NewDeedsAsk::Transmute(new_deeds::Transmute) => "transmute",
                            NewDeedsAsk::Court(new_deeds::Court) => "court",
                            NewDeedsAsk::FreeBath(_) => "free bath",
                            NewDeedsAsk::Tow(new_deeds::Tow) => "tow",
                            NewDeedsAsk::Navigate(new_deeds::Navigate) => "navigate",
                            NewDeedsAsk::Build(new_deeds::Building) => "build",
                        });
                    }
                }
            });
        }
    }
    let deeds = Civic::ALL.iter().filter(|civic| civic.row().module == ModuleId::NewDeeds);
    for deed in deeds {
        assert!(happened.contains(deed.name()), "{} was never completed: {happened:?}", deed.name());
    }
    assert!(happened.contains("together"), "{happened:?}");
    assert_eq!(asked.len(), 9, "{asked:?}");
}
