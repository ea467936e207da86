//! Recorded games of Orléans with Trade & Intrigue.

use super::support::orleans::*;
use loire::engine::Stream;
use loire::orleans::data::map::Way;
use loire::orleans::modules::intrigue::vocabulary::{Events as IntrigueEvent, Questions as IntrigueAsk};
use loire::orleans::modules::new_deeds::vocabulary::Events as NewDeedsEvent;
use loire::orleans::modules::new_events::vocabulary::Events as NewEventsEvent;
use loire::parts::Set;

/// Each module alone, each pair, all together for every seat count in both editions, and all with other tables; open
/// choices of a module rotate through its options.
pub fn games() -> Vec<(String, Setup)> {
    let mut games: Vec<(String, Setup)> = vec![];
    let mut seats = [2, 3, 4].into_iter().cycle();
    let mut editions = [(Edition::Later, "later"), (Edition::First, "2014")].into_iter().cycle();
    let mut add = |seats: u8, (edition, name): (Edition, &str), what: String, modules: &[ModuleId]| {
        let nth = games.len();
        games.push((format!("{seats}-{name}-{what}"), setup_of(edition, seats, modules, nth)));
    };
    for (nth, &module) in ModuleId::ALL.iter().enumerate() {
        add(seats.next().unwrap(), editions.next().unwrap(), module.name().into(), &[module]);
        for &other in &ModuleId::ALL[nth + 1..] {
            let what = format!("{}-{}", module.name(), other.name());
            add(seats.next().unwrap(), editions.next().unwrap(), what, &[module, other]);
        }
    }
    for seats in [2, 3, 4] {
        for _ in 0..2 {
            add(seats, editions.next().unwrap(), "everything".into(), ModuleId::ALL);
        }
    }
    let mut tabled = setup_of(Edition::Later, 3, ModuleId::ALL, 0);
    tabled.tables = other_tables();
    games.push(("3-later-tables".into(), tabled));
    games
}

fn setup_of(edition: Edition, seats: u8, modules: &[ModuleId], nth: usize) -> Setup {
    let has = |module: ModuleId| modules.contains(&module);
    let every = |of: usize| nth % of == of - 1;
    expanded(edition, seats, modules, |options| {
        if has(ModuleId::NewDeeds) && has(ModuleId::Intrigue) {
            options.civic_board = CivicBoard::Both;
        }
        if has(ModuleId::NewEvents) {
            options.peasants_last = every(2);
            options.harvest_by_letter = every(3);
            options.levies_strict = every(4);
            options.education_tracks = if every(3) { EducationTracks::Six } else { EducationTracks::Seven };
        }
        if has(ModuleId::Intrigue) {
            options.bribery = [Bribery::Full, Bribery::Menu, Bribery::Full, Bribery::Off][nth % 4];
        }
        if has(ModuleId::NewPlaces) {
            options.tavern = every(2);
            options.trading_house_ties = every(3);
        }
        if edition == Edition::First && every(3) {
            options.bank_total = Some(90);
        }
    })
}

/// Mostly keeps actions that serve the modules: followers for the boards, journeys to towns with orders, and answers of
/// modules. Without modules it keeps all actions.
pub fn consider(table: &Table<Orleans>, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
    let wanted = errand(table, seat);
    match table.ask(seat) {
        Some(Ask::Plan(asks::MakePlan)) => {
            keep(legal, stream, 2, |action| {
                matches!(*action, Action::Plan(answers::Plan { space: Space::TownHall1 | Space::TownHall2, follower, .. })
                    if is_wanted(table, follower))
            });
            keep(legal, stream, 1, |action| {
                let layout = &table.rules().layout;
                matches!(*action, Action::Plan(answers::Plan { space, .. })
                    if wanted.is_some() && [Ship, Wagon, Farmhouse].contains(&layout.place(space)))
            });
        }
        Some(Ask::Turn(asks::Turn)) => {
            let can_draw = table.state().players[seat].followers.bag.total() > 0;
            keep(legal, stream, 5, |action| {
                matches!(
                    action,
                    Action::Civics(civics::Answers::Dispatch(civics::Dispatch { civic: Civic::Alchemy, .. }))
                ) && can_draw
            });
            keep(legal, stream, 3, |action| {
                matches!(
                    action,
                    Action::Civics(civics::Answers::Dispatch(_)) | Action::NewPlaces(new_places::Answers::Barter(_))
                )
            });
            keep(legal, stream, 9, |action| match (*action, wanted) {
                (Action::Travel(answers::Travel { from, to, .. }), Some(town)) => {
                    distance(to, town) < distance(from, town)
                }
                _ => false,
            });
        }
        Some(Ask::PlaceTile(asks::PlaceTile)) => keep(legal, stream, 2, |action| match *action {
            Action::TakePlace(answers::TakePlace { place }) => place.row().module.is_some(),
            _ => false,
        }),
        Some(Ask::Orders(orders::Questions::Deliver(orders::Delivering))) => {
            keep(legal, stream, 5, |action| *action != Action::Decline(answers::Decline))
        }
        Some(Ask::Intrigue(IntrigueAsk::Bribed(_))) => {}
        Some(
            Ask::Civics(civics::Questions::DispatchMore(_)) | Ask::NewEvents(_) | Ask::NewDeeds(_) | Ask::Intrigue(_),
        ) => {
            keep(legal, stream, 2, |action| *action != Action::Decline(answers::Decline));
        }
        _ => {}
    }
}

/// The town with an order for which the seat has nearly all goods.
fn errand(table: &Table<Orleans>, seat: Seat) -> Option<Town> {
    let player = &table.state().players[seat];
    let missing = |order: Order| {
        let asked = Good::ALL.iter().zip(table.rules().orders[order.index()].goods);
        asked.map(|(&good, count)| u32::from(count.saturating_sub(player.goods[good]))).sum::<u32>()
    };
    let town = |order: Order| table.rules().orders[order.index()].town;
    let best =
        table.state().orders.iter().min_by_key(|&order| (missing(order), distance(player.merchant, town(order))));
    best.map(town)
}

/// The smallest number of moves between two towns.
fn distance(from: Town, to: Town) -> usize {
    let mut reached = Set::one(from);
    let mut moves = 0;
    while !reached.has(to) {
        let is_next = |town: Town| {
            let joins = |near: Town| Way::ALL.iter().any(|&way| near.path_to(town, way).is_some());
            reached.has(town) || reached.iter().any(joins)
        };
        reached = Set::of(is_next);
        moves += 1;
    }
    moves
}

/// Whether a deed or an intriguer has a free space for this follower.
fn is_wanted(table: &Table<Orleans>, follower: Follower) -> bool {
    let at = table.at();
    at.rules.civics.played.iter().any(|civic| {
        let mut spaces = loire::orleans::modules::civics::spaces(at.rules, civic).iter().enumerate();
        spaces.any(|(index, space)| {
            let is_free = loire::orleans::modules::civics::sent(at.state, civic, index).is_none();
            is_free && space.role.is_none_or(|role| Follower::neutral(role) == follower)
        })
    })
}

/// In `times` of `times + 1` cases keeps only actions that satisfy the condition, if there are any.
fn keep(legal: &mut Vec<Action>, stream: &mut Stream, times: u32, holds: impl Fn(&Action) -> bool) {
    if legal.iter().any(&holds) && stream.below(times + 1) > 0 {
        legal.retain(holds);
    }
}

/// The recorded games contain enough of the rare situations.
pub fn went_deep(events: &[Event]) {
    let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    let deep = [
        ("orders delivered", 5, count(|event| matches!(event, Event::Orders(OrdersEvent::OrderDelivered { .. })))),
        ("boards completed", 10, count(|event| matches!(event, Event::Civics(CivicsEvent::CivicCompleted { .. })))),
        ("bribes accepted", 10, count(|event| matches!(event, Event::Intrigue(IntrigueEvent::BribeAccepted { .. })))),
        ("bribes refused", 10, count(|event| matches!(event, Event::Intrigue(IntrigueEvent::BribeRefused { .. })))),
        (
            "favours of the court",
            2,
            count(|event| matches!(event, Event::NewDeeds(NewDeedsEvent::CourtFavoured { .. }))),
        ),
        (
            "draws of the alchemy put back",
            2,
            count(|event| matches!(event, Event::NewDeeds(NewDeedsEvent::FollowerPutBack { .. }))),
        ),
        (
            "followers starved",
            20,
            count(|event| matches!(event, Event::NewEvents(NewEventsEvent::FollowerStarved { .. }))),
        ),
        ("goods given", 20, count(|event| matches!(event, Event::NewEvents(NewEventsEvent::GoodGiven { .. })))),
        ("shields from the brasserie", 3, count(|event| matches!(event, Event::Shielded { place: Brasserie, .. }))),
    ];
    for (what, least, times) in deep {
        assert!(times >= least, "{what}: only {times}");
    }
}
