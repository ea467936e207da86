//! Random games with orders and new places, alone and together: all laws at every answer, and saving and loading at
//! some.

#[path = "../support/players/orleans.rs"]
mod players;

use crate::support::orleans::*;
use loire::engine::Stream;
use loire::orleans::data::orders::ORDERS;

const MODULES: [&[ModuleId]; 3] =
    [&[ModuleId::Orders], &[ModuleId::NewPlaces], &[ModuleId::Orders, ModuleId::NewPlaces]];

/// The set-up of a random game: cycles through editions, seats and modules. In every second one orders are small and
/// near, so that many are delivered; every third one has the tavern.
fn setup_of(game: usize) -> Setup {
    let edition = Edition::ALL[game % 2];
    let modules = MODULES[game / 2 % 3];
    let mut setup = expanded(edition, 2 + (game / 6 % 3) as u8, modules, |options| {
        options.tavern = game % 3 == 0 && modules.contains(&ModuleId::NewPlaces);
        options.trading_house_ties = options.tavern;
        options.draw_optional = game % 5 == 0;
    });
    if game / 18 % 2 == 1 && modules.contains(&ModuleId::Orders) {
        for row in &ORDERS {
            let town = [Town::Orleans, Town::Blois, Town::Montargis][row.order.index() % 3];
            let goods = count([Good::ALL[row.order.index() % 5]]);
            setup.tables.orders[row.order] = Some(OrderTable { town, goods, points: row.points });
        }
    }
    setup
}

/// The events of all games.
#[derive(Debug, Default)]
struct Seen {
    delivered: usize,
    declined: usize,
    shielded: usize,
    bartered: usize,
    stored: usize,
    installed_after: usize,
}

fn play(game: usize, seen: &mut Seen) {
    let setup = setup_of(game);
    let mut table = Table::<Orleans>::new(&setup).unwrap();
    let mut stream = Stream::new(&format!("orders {game}"));
    for answers in 0.. {
        let when = format!("game {game}, answer {answers}");
        if answers % 10 == 0 {
            let state = serde_json::from_str(&serde_json::to_string(table.state()).unwrap()).unwrap();
            let agenda = serde_json::from_str(&serde_json::to_string(table.agenda()).unwrap()).unwrap();
            assert!(Table::<Orleans>::resume(&setup, state, agenda).unwrap() == table, "{when}");
        }
        let (before, mut events) = (table.state().clone(), vec![]);
        match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => drop(table.deal(&mut stream, &mut |event| events.push(event)).expect(&when)),
            Turn::Seats(pending) => {
                let (seat, ask) = (pending[0].seat, pending[0].ask);
                let mut legal = table.legal_actions(seat);
                players::consider(game as u64, &table, seat, &mut legal, &mut stream);
                let action = legal[stream.below(legal.len() as u32) as usize];
                seen.declined += usize::from(
                    (ask, action)
                        == (
                            Ask::Orders(orders::Questions::Deliver(orders::Delivering)),
                            Action::Decline(answers::Decline),
                        ),
                );
                seen.installed_after += usize::from(
                    ask == Ask::Install(asks::Installing) && !table.state().players[seat].orders.is_empty(),
                );
                table.play(seat, action, &mut |event| events.push(event)).expect(&when);
            }
        }
        table.validate().unwrap_or_else(|corrupt| panic!("{when}: {corrupt}"));
        goods_are_conserved(&table, &before, &events);
        orders_are_conserved(&table, &before, &events);
        for event in &events {
            seen.delivered += usize::from(matches!(event, Event::Orders(OrdersEvent::OrderDelivered { .. })));
            seen.shielded += usize::from(matches!(event, Event::Shielded { place: Brasserie, .. }));
            seen.bartered += usize::from(matches!(event, Event::NewPlaces(NewPlacesEvent::Bartered { .. })));
            seen.stored += usize::from(matches!(event, Event::NewPlaces(NewPlacesEvent::GoodStored { .. })));
        }
    }
}

/// Law I1: the number of each kind stays the same; pieces leave the game only by set-up, delivery or torture.
fn goods_are_conserved(table: &Table<Orleans>, before: &State, events: &[Event]) {
    let state = table.state();
    for &good in Good::ALL {
        let held: u32 = state.players.values().iter().map(|player| u32::from(player.goods[good])).sum();
        let lying =
            Path::ALL.iter().map(|&path| state.paths[path].iter().filter(|&other| other == good).count() as u32);
        let all = held + lying.sum::<u32>() + u32::from(state.goods[good]) + u32::from(state.out.goods[good]);
        assert_eq!(all, u32::from(good.tiles()), "{}", good.name());
        let delivered = events.iter().map(|event| match *event {
            Event::Orders(OrdersEvent::OrderDelivered { order, .. }) => {
                table.rules().orders[order.index()].goods[good.index()]
            }
            Event::GoodSurrendered { good: other, .. } => u8::from(other == good),
            _ => 0,
        });
        let left = state.out.goods[good] - before.out.goods[good];
        assert!(before.start.is_none() || left == delivered.sum::<u8>(), "{} leaves the game", good.name());
    }
}

/// Law I6: all cards exist, at most five are open, and a seat that delivers has passed.
fn orders_are_conserved(table: &Table<Orleans>, before: &State, events: &[Event]) {
    let state = table.state();
    let fulfilled: usize = state.players.values().iter().map(|player| usize::from(player.orders.len())).sum();
    assert!(state.orders.len() <= 5 && usize::from(state.orders.len()) + fulfilled <= 23);
    if let Turn::Chance(Draw::Orders(orders::Draws::Order(orders::TurnUp))) = table.turn() {
        assert_eq!(table.outcomes().len(), 23 - usize::from(state.orders.len()) - fulfilled, "the pile");
    }
    for event in events {
        if let Event::Orders(OrdersEvent::OrderDelivered { seat, .. }) = *event {
            assert!(!before.players[seat].passed && events.contains(&Event::Passed { seat }));
        }
    }
}

fn games(part: usize) -> Seen {
    let mut seen = Seen::default();
    (part..216).step_by(2).for_each(|game| play(game, &mut seen));
    seen
}

/// Two halves that can run in parallel. Each of them covers everything.
#[test]
fn law_i1_and_i6_in_even_games() {
    everything_happens(&games(0));
}

#[test]
fn law_i1_and_i6_in_odd_games() {
    everything_happens(&games(1));
}

fn everything_happens(seen: &Seen) {
    let all = [seen.delivered, seen.declined, seen.shielded, seen.bartered, seen.stored, seen.installed_after];
    assert!(all.iter().all(|&times| times > 3), "{seen:?}");
}
