//! Trade & Intrigue under the laws: each module alone, each pair, all together, in both editions, for every seat count,
//! and with other tables.

use super::laws::{Suite, keeps_its_contract};
use super::orleans::or_none;
use super::support::orleans::{CivicBoard, EducationTracks, ModuleId, expanded, other_tables};
use super::support::*;
use loire::orleans::data::civics::Civic;
use loire::orleans::data::followers::{Follower, Role};
use loire::orleans::data::goods::Good;
use loire::orleans::data::hourglasses::Hourglass;
use loire::orleans::data::map::{Town, Way};
use loire::orleans::data::orders::Order;
use loire::orleans::data::places::{Place, Space};
use loire::orleans::data::tracks::Marker;
use loire::orleans::modules::civics::vocabulary as civics;
use loire::orleans::modules::intrigue::vocabulary::{self as intrigue, Answers as IntrigueAction, Plot};
use loire::orleans::modules::new_deeds::vocabulary::{self as new_deeds, Answers as NewDeedsAction};
use loire::orleans::modules::new_events::vocabulary::{self as new_events, Answers as NewEventsAction};
use loire::orleans::modules::new_places::vocabulary as new_places;
use loire::orleans::modules::new_places::vocabulary::Barter;
use loire::orleans::modules::orders::vocabulary as orders;
use loire::orleans::modules::orders::vocabulary::Events as OrdersEvent;
use loire::orleans::questions as answers;
use loire::orleans::setup::Bribery;
use loire::orleans::vocabulary::Store;
use loire::orleans::{Action, Edition, Event, Orleans, Setup};

/// Every action that only modules have; for unbounded numbers the small ones and the largest.
pub fn every_action() -> Vec<Action> {
    let mut all: Vec<Action> =
        Order::ALL.iter().map(|&order| Action::Orders(orders::Answers::Deliver(orders::Deliver { order }))).collect();
    all.extend(
        Barter::ALL
            .iter()
            .map(|&reward| Action::NewPlaces(new_places::Answers::Barter(new_places::BarterCheese { reward }))),
    );
    all.extend(
        Good::ALL
            .iter()
            .map(|&good| Action::NewPlaces(new_places::Answers::ShieldWith(new_places::ShieldWith { good }))),
    );
    for &way in Way::ALL {
        for &from in Town::ALL {
            for &to in Town::ALL {
                all.extend(or_none().into_iter().map(|take| Action::Move(answers::Move { way, from, to, take })));
            }
        }
    }
    for from in [Place::TownHall, Place::GunpowderTower, Place::Castle, Place::SheepFarm] {
        for &role in Role::ALL {
            for &civic in Civic::ALL {
                all.extend((0..8).chain([255]).map(|space| {
                    Action::Civics(civics::Answers::Dispatch(civics::Dispatch { from, role, civic, space }))
                }));
            }
        }
    }
    all.extend(new_events().into_iter().map(Action::NewEvents));
    all.extend(new_deeds().into_iter().map(Action::NewDeeds));
    all.extend(intrigue().into_iter().map(Action::Intrigue));
    all
}

fn new_events() -> Vec<NewEventsAction> {
    let mut all = vec![NewEventsAction::Return(new_events::Return)];
    all.extend(Role::ALL.iter().map(|&role| NewEventsAction::Hire(new_events::Hire { role })));
    all.extend(Marker::ALL.iter().map(|&marker| NewEventsAction::Educate(new_events::Educate { marker })));
    all.extend(Good::ALL.iter().map(|&good| NewEventsAction::Study(new_events::Study { good })));
    all.extend(Space::ALL.iter().map(|&space| NewEventsAction::StarveAt(new_events::StarveAt { space })));
    for &from in Store::ALL {
        all.extend(Role::ALL.iter().map(|&role| NewEventsAction::Starve(new_events::Starve { role, from })));
    }
    let counts = [0, 1, 2, 5];
    for [grain, cheese] in counts.map(|grain| counts.map(|cheese| [grain, cheese])).concat() {
        for [wine, wool] in counts.map(|wine| counts.map(|wool| [wine, wool])).concat() {
            all.extend(
                counts.map(|brocade| NewEventsAction::Levy(new_events::Levy { grain, cheese, wine, wool, brocade })),
            );
        }
    }
    all
}

fn new_deeds() -> Vec<NewDeedsAction> {
    let back = Follower::ALL.iter().map(|&follower| NewDeedsAction::PutBack(new_deeds::PutBack { follower }));
    back.chain([NewDeedsAction::TakeGear(new_deeds::TakeGear), NewDeedsAction::Build(new_deeds::Build)]).collect()
}

fn intrigue() -> Vec<IntrigueAction> {
    let mut plots = vec![Plot::Burn, Plot::Kidnap, Plot::Torture, Plot::Execute, Plot::Tax];
    plots.extend(Marker::ALL.iter().map(|&marker| Plot::Betray { marker }));
    plots.extend(Space::ALL.iter().flat_map(|&space| [Plot::Sabotage { space }, Plot::Spy { space }]));
    for &takes in Good::ALL {
        for &gives in Good::ALL {
            plots.extend([false, true].map(|stored| Plot::Swindle { takes, stored, gives }));
        }
    }
    let mut all = vec![
        IntrigueAction::Offer(intrigue::Offer),
        IntrigueAction::Accept(intrigue::Accept),
        IntrigueAction::Rebuild(intrigue::Rebuild),
    ];
    for victim in (0..4).filter_map(Seat::new) {
        all.extend(plots.iter().map(|&plot| IntrigueAction::Plot(intrigue::PlotAgainst { victim, plot })));
    }
    all.extend((0..40).chain([u16::MAX]).map(|count| IntrigueAction::Pledge(intrigue::Pledge { count })));
    for coins in (0..8).chain([255]) {
        all.extend(or_none().into_iter().map(|good| IntrigueAction::Bribe(intrigue::Bribe { coins, good })));
    }
    all.extend(Good::ALL.iter().map(|&good| IntrigueAction::TakeGood(intrigue::TakeGood { good })));
    all
}

/// Each module alone, each pair, all together.
fn combinations() -> Vec<Vec<ModuleId>> {
    let mut all: Vec<Vec<ModuleId>> = vec![];
    for (nth, &module) in ModuleId::ALL.iter().enumerate() {
        all.push(vec![module]);
        all.extend(ModuleId::ALL[nth + 1..].iter().map(|&other| vec![module, other]));
    }
    all.push(ModuleId::ALL.to_vec());
    all
}

/// Both editions with every combination, and all together with other tables; the options of the modules rotate through
/// their values.
fn setups(seats: u8) -> Vec<Setup> {
    let mut setups = vec![];
    for (nth, modules) in combinations().iter().enumerate() {
        for (edition, turn) in [(Edition::Later, nth), (Edition::First, nth + 1)] {
            let has = |module: ModuleId| modules.contains(&module);
            let is_turn = |of: usize| (turn + usize::from(seats)) % of == 0;
            setups.push(expanded(edition, seats, modules, |options| {
                if has(ModuleId::NewDeeds) && has(ModuleId::Intrigue) {
                    options.civic_board = CivicBoard::Both;
                }
                if has(ModuleId::NewEvents) {
                    options.peasants_last = is_turn(2);
                    options.harvest_by_letter = is_turn(3);
                    options.education_tracks = if is_turn(2) { EducationTracks::Six } else { EducationTracks::Seven };
                    options.levies_strict = is_turn(3);
                }
                if has(ModuleId::Intrigue) {
                    options.bribery = Bribery::ALL[(turn + usize::from(seats)) % 3];
                }
                if has(ModuleId::NewPlaces) {
                    options.tavern = is_turn(2);
                    options.trading_house_ties = is_turn(3);
                }
                if edition == Edition::First && is_turn(4) {
                    options.bank_total = Some(60);
                }
            }));
        }
    }
    let mut tabled = setups.last().cloned().unwrap();
    tabled.tables = other_tables();
    setups.push(tabled);
    setups
}

fn keeps_its_contract_with(seats: u8) {
    let suite = Suite::<Orleans>::new();
    assert!(suite.rules.contains("T-015") && suite.rules.contains("T-044") && suite.rules.contains("T-088"));
    let setups = setups(seats);
    assert_eq!(setups.len(), 2 * (5 + 10 + 1) + 1);
    for (game, setup) in (0..).zip(&setups) {
        let (table, events) = keeps_its_contract(&suite, setup, game);
        let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
        let is_holiday = |event: &Event| *event == Event::HourglassTurned { tile: Hourglass::Holiday };
        let rounds = 18 - count(is_holiday);
        assert_eq!(count(|event| matches!(event, Event::HourglassTurned { .. })), 18);
        assert_eq!(count(|event| matches!(event, Event::RoundStarted { .. })), rounds);
        assert_eq!(count(|event| matches!(event, Event::CensusHeld { .. })), rounds);
        assert_eq!(count(|event| matches!(event, Event::StartPlayerChanged { .. })), rounds - 1);
        assert_eq!(count(|event| matches!(event, Event::Passed { .. })), rounds * setup.seats.len());
        assert_eq!(events.last(), Some(&Event::GameEnded));
        let has = |module| setup.modules.has(module);
        let fulfilled: usize =
            table.state().players.values().iter().map(|player| usize::from(player.orders.len())).sum();
        assert_eq!(count(|event| matches!(event, Event::Orders(OrdersEvent::OrderDelivered { .. }))), fulfilled);
        let revealed = if has(ModuleId::Orders) { (5 + fulfilled).min(23) } else { 0 };
        assert_eq!(count(|event| matches!(event, Event::Orders(OrdersEvent::OrderRevealed { .. }))), revealed);
        let sent = count(|event| matches!(event, Event::FollowerSent { .. }));
        assert!(sent == 0 || !(has(ModuleId::NewDeeds) || has(ModuleId::Intrigue)), "one board replaces the other");
    }
}

#[test]
fn two_seats_keep_the_laws() {
    keeps_its_contract_with(2);
}

#[test]
fn three_seats_keep_the_laws() {
    keeps_its_contract_with(3);
}

#[test]
fn four_seats_keep_the_laws() {
    keeps_its_contract_with(4);
}
