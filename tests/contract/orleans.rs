//! Orléans under the laws: both editions, every seat count, every option alone and combined.

#[path = "../support/players/orleans.rs"]
mod players;

use super::laws::{Suite, Tried, keeps_its_contract};
use super::support::*;
use super::{a_dealer_can_pause, records_are_checked, survives_writing, trade_intrigue};
use loire::engine::Stream;
use loire::orleans::data::deeds::Deed;
use loire::orleans::data::followers::{Follower, Role};
use loire::orleans::data::goods::Good;
use loire::orleans::data::hourglasses::Hourglass;
use loire::orleans::data::map::Town;
use loire::orleans::data::orders::Order;
use loire::orleans::data::places::{Place, Space};
use loire::orleans::questions as answers;
use loire::orleans::setup::{Bathhouse, BathhouseSpace, Planning};
use loire::orleans::spaces::deeds::Reward;
use loire::orleans::state::Gear;
use loire::orleans::vocabulary::Store;
use loire::orleans::{Action, Edition, Event, Orleans, Outcome, Setup};

/// Every member of a closed set, and `None`.
pub fn or_none<K: Kind>() -> Vec<Option<K>> {
    [None].into_iter().chain(K::ALL.iter().copied().map(Some)).collect()
}

impl Tried for Orleans {
    const LEDGER: &'static str =
        concat!(include_str!("../../docs/rules/orleans.md"), include_str!("../../docs/rules/trade-intrigue.md"));
    fn every_action() -> Vec<Action> {
        let mut all = vec![
            Action::Ready(answers::Ready),
            Action::Decline(answers::Decline),
            Action::Pass(answers::Pass),
            Action::Shield(answers::Shield),
            Action::Suffer(answers::Suffer),
            Action::PayCoins(answers::PayCoins),
            Action::SurrenderFollower(answers::SurrenderFollower),
            Action::SurrenderStep(answers::SurrenderStep),
        ];
        all.extend((0..=u8::MAX).flat_map(|number| {
            [Action::Draw(answers::DrawFollowers { count: number }), Action::Dose(answers::Dose { coins: number })]
        }));
        all.extend(Role::ALL.iter().map(|&role| Action::Recruit(answers::Recruit { role })));
        all.extend(or_none().into_iter().map(|town| Action::SurrenderStation(answers::SurrenderStation { town })));
        all.extend(Gear::ALL.iter().map(|&gear| Action::SurrenderGear(answers::SurrenderGear { gear })));
        for &good in Good::ALL {
            all.extend([
                Action::GiveFood(answers::GiveFood { good }),
                Action::SurrenderGood(answers::SurrenderGood { good }),
            ]);
        }
        for &follower in Follower::ALL {
            all.extend([Action::Keep(answers::Keep { follower }), Action::Shelter(answers::Shelter { follower })]);
        }
        for &space in Space::ALL {
            all.extend([
                Action::Recall(answers::Recall { space }),
                Action::SurrenderInstalled(answers::SurrenderInstalled { space }),
            ]);
            all.extend(Gear::ALL.iter().map(|&gear| Action::Install(answers::Install { gear, space })));
            for &from in Store::ALL {
                all.extend(Follower::ALL.iter().map(|&follower| Action::Plan(answers::Plan { follower, from, space })));
            }
        }
        for &place in Place::ALL {
            all.extend([
                Action::Use(answers::Use { place }),
                Action::TakePlace(answers::TakePlace { place }),
                Action::SurrenderPlace(answers::SurrenderPlace { place }),
            ]);
            all.extend(sends(place));
            all.extend(travels(place));
        }
        all.extend(trade_intrigue::every_action());
        all
    }
    fn some_outcomes() -> Vec<Outcome> {
        let goods = Good::ALL.iter().map(|&good| Outcome::Good { good });
        let places = Place::ALL.iter().map(|&place| Outcome::Place { place });
        let seats = (0..4).filter_map(Seat::new).map(|seat| Outcome::Seat { seat });
        let tiles = Hourglass::ALL.iter().map(|&tile| Outcome::Hourglass { tile });
        let followers = Follower::ALL.iter().map(|&follower| Outcome::Follower { follower });
        let orders = Order::ALL.iter().map(|&order| Outcome::Order { order });
        goods.chain(places).chain(seats).chain(tiles).chain(followers).chain(orders).collect()
    }
    fn prefer(game: u64, table: &Table<Orleans>, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
        players::consider(game, table, seat, legal, stream);
    }
}

fn sends(from: Place) -> Vec<Action> {
    let mut all = vec![];
    for &role in Role::ALL {
        for &deed in Deed::ALL {
            all.extend(
                or_none()
                    .into_iter()
                    .map(|reward: Option<Reward>| Action::Send(answers::Send { from, role, deed, reward })),
            );
        }
    }
    all
}

fn travels(by: Place) -> Vec<Action> {
    let mut all = vec![];
    for &from in Town::ALL {
        for &to in Town::ALL {
            all.extend(
                or_none().into_iter().map(|take: Option<Good>| Action::Travel(answers::Travel { by, from, to, take })),
            );
        }
    }
    all
}

/// Both editions with every combination of switches; the numbers and the bathhouse's space rotate through their values.
fn setups(seats: u8) -> Vec<Setup> {
    let mut spaces = BathhouseSpace::ALL.iter().copied().cycle();
    let (least, mut setups) = (u16::from(seats) * 5, vec![]);
    for &edition in Edition::ALL {
        for switches in 0..16u8 {
            let mut setup = Setup::new(Seats::new(seats).unwrap(), edition);
            let options = &mut setup.options;
            options.planning = if switches & 1 == 0 { Planning::Simultaneous } else { Planning::InOrder };
            options.draw_optional = switches & 2 != 0;
            options.lenient_bonus = switches & 4 != 0;
            options.bathhouse = if switches & 8 == 0 { Bathhouse::Action } else { Bathhouse::Draw };
            options.bathhouse_space = spaces.next().unwrap();
            match edition {
                Edition::First => options.bank_total = [None, Some(least), Some(60), Some(1000)][switches as usize % 4],
                Edition::Later => options.place_pool = [None, Some(1), Some(6), Some(13)][switches as usize / 2 % 4],
            }
            setups.push(setup);
        }
    }
    setups
}

fn keeps_its_contract_with(seats: u8) {
    let suite = Suite::<Orleans>::new();
    assert!(suite.rules.contains("O-050") && suite.rules.contains("O-080") && suite.rules.contains("O-141"));
    let mut actions = 0;
    for (game, setup) in (0..).zip(&setups(seats)) {
        let (table, events) = keeps_its_contract(&suite, setup, game);
        let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
        let seats = setup.seats.len();
        assert_eq!(count(|event| matches!(event, Event::RoundStarted { .. })), 18);
        assert_eq!(count(|event| matches!(event, Event::HourglassTurned { .. })), 18);
        assert_eq!(count(|event| matches!(event, Event::CensusHeld { .. })), 18);
        assert_eq!(count(|event| matches!(event, Event::Passed { .. })), 18 * seats);
        assert_eq!(count(|event| matches!(event, Event::StartPlayerChanged { .. })), 17);
        let used = count(|event| matches!(event, Event::PlaceUsed { .. }));
        assert_eq!(count(|event| matches!(event, Event::ActionEnded { .. })), used, "every action uses a place");
        actions += used;
        assert_eq!(events.last(), Some(&Event::GameEnded));
        let best = table.scores().into_iter().filter(|line| line.rank == 1);
        let best: Vec<_> = best.map(|line| (line.total, line.ties[0].value)).collect();
        assert!(best.iter().all(|one| *one == best[0]), "shared victors are equal in everything: {best:?}");
    }
    assert!(actions > 30 * 18 * usize::from(seats), "only {actions} actions");
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

#[test]
fn notation_and_json_round_trip() {
    let nonsense = [
        "",
        "plan",
        "plan farmer castle.1",
        "plan market farmer > castle.1",
        "plan farmer > castle.4",
        "recall castle",
        "draw 256",
        "draw 01",
        "pharmacy -1",
        "village peasant",
        "ship orleans > paris",
        "ship orleans > blois take",
        "ship orleans > blois take bread",
        "townHall knight > cityWall for wine",
        "use inn",
        "pay",
        "surrender",
        "surrender good",
        "surrender technology castle",
        "ready now",
        "deliver",
        "deliver order24",
        "barter",
        "barter wine",
        "shield gold",
        "move road orleans",
        "move river orleans > blois",
        "townHall knight > spy",
        "townHall knight > spy.01",
        "townHall knight > mayor.1",
    ];
    let nonsense_of_chance =
        ["order24", "", "good bread", "place inn", "seat 4", "seat 01", "hourglass incomeD", "follower"];
    survives_writing::<Orleans>(&nonsense, &nonsense_of_chance);
}

fn plain(seats: u8) -> Setup {
    Setup::new(Seats::new(seats).unwrap(), Edition::Later)
}

#[test]
fn records_are_checked_answer_by_answer() {
    // Without the hour glass of the first round planning is not possible.
    records_are_checked::<Orleans>(&plain(2), 56);
}

#[test]
fn a_seed_deals_the_same_after_a_pause() {
    a_dealer_can_pause::<Orleans>(&plain(2));
}
