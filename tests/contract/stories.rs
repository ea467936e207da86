//! Orléans Stories under the laws: both stories, every seat count, every option alone and combined.

#[path = "../support/players/stories.rs"]
mod players;

use super::laws::{Suite, Tried, keeps_its_contract};
use super::support::stories::*;
use super::{a_dealer_can_pause, records_are_checked, survives_writing};
use loire::engine::Stream;
use loire::stories::deeds::alchemy::Reward;

impl Tried for Stories {
    const LEDGER: &'static str = include_str!("../../docs/rules/stories.md");
    fn every_action() -> Vec<Action> {
        use answers::*;
        let followers = Follower::ALL.iter().copied();
        let goods = Good::ALL.iter().copied();
        let sums = [1, 2, 3, 4, 5, 30].map(Tile::Coins);
        let tiles: Vec<Tile> = followers
            .clone()
            .map(Tile::Follower)
            .chain(goods.clone().map(Tile::Good))
            .chain(sums)
            .chain([Tile::Technology])
            .collect();
        let mut all: Vec<Action> = vec![
            Ready.into(),
            Pass.into(),
            Stop.into(),
            Decline.into(),
            DrawOne.into(),
            PayCoins.into(),
            Strike.into(),
            Choose { reward: Reward::Fame }.into(),
            Choose { reward: Reward::Coins }.into(),
        ];
        for &area in Area::ALL {
            all.push(Settle { area }.into());
            for place in [Place::Territory, Place::Pub] {
                all.push(Expand { place, area, from: None }.into());
                all.extend(Area::ALL.iter().map(|&from| Action::from(Expand { place, area, from: Some(from) })));
            }
            for place in [Place::Village, Place::Fortress, Place::Church, Place::Mill] {
                all.push(Build { place, area }.into());
            }
        }
        for &space in Space::ALL {
            all.extend(tiles.iter().map(|&tile| Action::from(Plan { tile, space })));
            all.extend(followers.clone().map(|follower| Action::from(Stand { follower, space: Some(space) })));
            all.extend((0..4).filter_map(Seat::new).map(|of| Action::from(SendBack { of, space })));
            all.push(Recall { space }.into());
            all.push(Unload { space }.into());
        }
        for &place in Place::ALL {
            all.push(Use { place }.into());
            all.push(TakeCard { card: place, place: None }.into());
            all.push(TakeCard { card: place, place: Some(Place::BuildersYard) }.into());
            all.extend(followers.clone().map(|follower| Action::from(Recruit { place, follower })));
            all.extend((0..5).map(|amount| Action::from(Spend { place, amount })));
        }
        for follower in followers {
            all.push(Stand { follower, space: None }.into());
            all.push(Return { follower }.into());
        }
        for good in goods.clone() {
            all.extend([
                Action::from(Sell { good }),
                Buy { good }.into(),
                Deliver { good }.into(),
                Give { good }.into(),
            ]);
            for take in goods.clone() {
                all.extend((0..4).filter_map(Seat::new).map(|with| Action::from(Swap { give: good, take, with })));
            }
        }
        all.extend(Ware::ALL.iter().map(|&ware| Action::from(TakeTile { ware })));
        for &task in Task::ALL {
            all.extend((1..=6).map(|field| Action::from(StrikeField { task, field })));
        }
        let deeds = Deed::ALL.iter().map(|&deed| Destination::Deed(deed));
        let tasks = Task::ALL.iter().map(|&task| Destination::Task(task));
        let to: Vec<Destination> = deeds.chain(tasks).chain((1..=6).map(Destination::Objective)).collect();
        for place in [Place::Gate, Place::GunpowderTower, Place::Village] {
            for &tile in &tiles {
                for &to in &to {
                    all.extend(Mode::ALL.iter().map(|&mode| Action::from(Dispatch { place, tile, to, mode })));
                }
            }
        }
        all
    }
    fn some_outcomes() -> Vec<Outcome> {
        let seats = (0..4).filter_map(Seat::new).map(|seat| Outcome::Seat { seat });
        let lands = Land::ALL.iter().map(|&land| Outcome::Land { land });
        let followers = Follower::ALL.iter().map(|&follower| Outcome::Follower { follower });
        seats.chain(lands).chain(followers).collect()
    }
    fn prefer(game: u64, table: &Table<Self>, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
        players::consider(game, table, seat, legal, stream);
    }
}

/// Both stories with combinations of a few options, a different one in each game.
fn setups(seats: u8) -> Vec<Setup> {
    let mut setups = vec![];
    for switches in 0..16u8 {
        setups.push(setup(seats, Scenario::FirstKingdom, |options| {
            options.round_limit = 12;
            options.tech_needs_two_follower_spaces = switches & 1 != 0;
            options.strict_goods_on_spaces = switches & 2 != 0;
            options.reentry = switches & 4 != 0;
            options.safety_valve = switches & 8 != 0;
        }));
        setups.push(setup(seats, Scenario::KingsFavor, |options| {
            options.favourite_tiles = 1 + (switches & 1);
            options.clear_eliminated = switches & 2 != 0;
            options.strict_goods_on_spaces = switches & 4 != 0;
            options.safety_valve = switches & 8 != 0;
        }));
    }
    setups.iter_mut().skip(1).step_by(3).for_each(players::ease);
    setups
}

fn keeps_its_contract_with(seats: u8) {
    let suite = Suite::<Stories>::new();
    assert!(suite.rules.contains("S-056") && suite.rules.contains("S-112"), "the ledger is read");
    for (game, setup) in (0..).zip(&setups(seats)) {
        let (table, events) = keeps_its_contract(&suite, setup, game);
        assert_eq!(events.last(), Some(&Event::GameEnded));
        assert!(table.scores().iter().any(|line| line.rank == 1), "a seat wins");
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

#[test]
fn notation_and_json_round_trip() {
    let nonsense = [
        "",
        "plan farmer",
        "plan farmer > territory.4",
        "plan coins0 > gate.1",
        "territory > D07",
        "mill > monks",
        "strike well",
        "gate: fish > barter",
        "objective.0",
        "use Pub",
    ];
    survives_writing::<Stories>(&nonsense, &["seat 4", "land river", "follower", ""]);
}

#[test]
fn records_are_checked_answer_by_answer() {
    records_are_checked::<Stories>(&setup(2, Scenario::KingsFavor, |_| {}), 14);
}

#[test]
fn a_seed_deals_the_same_after_a_pause() {
    a_dealer_can_pause::<Stories>(&setup(2, Scenario::FirstKingdom, |_| {}));
}
