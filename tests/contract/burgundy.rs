//! The Castles of Burgundy under the laws: every seat count, set-up mode, combination of options and duchy.

use super::laws::{Suite, Tried, keeps_its_contract};
use super::support::burgundy::*;
use super::{a_dealer_can_pause, records_are_checked, survives_writing};
use loire::burgundy::duchy::Duchy;
use loire::parts::Set;
use std::collections::HashSet;

impl Tried for Burgundy {
    const LEDGER: &'static str = include_str!("../../docs/rules/burgundy.md");
    fn every_action() -> Vec<Action> {
        let dice: Vec<Option<Face>> = [None].into_iter().chain(Face::all().map(Some)).collect();
        let discards: Vec<Option<Tile>> = [None].into_iter().chain(Tile::ALL.iter().copied().map(Some)).collect();
        let depots: Vec<Option<Depot>> = [None].into_iter().chain(Depot::all().map(Some)).collect();
        let mut all = vec![Action::Decline(answers::Decline), Action::EndTurn(answers::EndTurn)];
        for &tile in Tile::ALL {
            for &discard in &discards {
                all.extend(depots.iter().map(|&depot| Action::BuyTile(answers::BuyTile { depot, tile, discard })));
                for depot in Depot::all() {
                    all.extend(
                        dice.iter().map(|&die| Action::TakeTile(answers::TakeTile { die, depot, tile, discard })),
                    );
                }
            }
            for space in Space::all() {
                all.extend(dice.iter().map(|&die| Action::PlaceTile(answers::PlaceTile { die, tile, space })));
            }
        }
        for &die in &dice {
            all.push(Action::TakeChips(answers::TakeChips { die }));
            all.extend(Good::ALL.iter().map(|&good| Action::SellGoods(answers::SellGoods { die, good })));
        }
        for depot in Depot::all() {
            all.extend(depots.iter().map(|&and| Action::LoadGoods(answers::LoadGoods { depot, and })));
        }
        all.extend((0..64).map(|set| Action::KeepGoods(answers::KeepGoods { goods: Set::from_bits(set) })));
        for &duchy in DuchyId::ALL {
            all.extend(Space::all().map(|space| Action::ChooseEstate(answers::ChooseEstate { duchy, space })));
        }
        all
    }
    fn some_outcomes() -> Vec<Outcome> {
        let seats = (0..4).filter_map(Seat::new).map(|seat| Outcome::Seat { seat });
        let boards = [0, 3, 31, 255].map(|pair| Outcome::Board { pair });
        let goods = Good::ALL.iter().map(|&good| Outcome::Good { good });
        let tiles = Tile::ALL.iter().map(|&tile| Outcome::Tile { tile });
        let dice = Face::all().map(|face| Outcome::Die { face });
        seats.chain(boards).chain(goods).chain(tiles).chain(dice).collect()
    }
}

/// Every set-up mode and combination of options; the boards rotate through all duchies.
fn setups(seats: u8) -> Vec<Setup> {
    let mut duchies = DuchyId::ALL.iter().copied().cycle();
    let mut setups = vec![];
    for mode in [SetupMode::Basic, SetupMode::AdvancedOpen, SetupMode::AdvancedSecret] {
        for switches in 0..16u8 {
            setups.push(setup(seats, |options| {
                options.setup = mode;
                if mode != SetupMode::Basic {
                    let mut board = || [duchies.next().unwrap(), duchies.next().unwrap()];
                    options.board_pairs = (0..seats).map(|_| board()).collect();
                }
                options.score_start_area = switches & 1 != 0;
                options.buy_during_action = switches & 2 != 0;
                options.t8_boosts_free_shift = switches & 4 != 0;
                options.tie_break = if switches & 8 != 0 { TieBreakMode::FewestEmpty } else { TieBreakMode::MostEmpty };
            }));
        }
    }
    setups
}

fn keeps_its_contract_with(seats: u8) {
    let suite = Suite::<Burgundy>::new();
    assert!(suite.rules.contains("B-055") && suite.rules.contains("B-077"));
    let mut duchies = HashSet::new();
    for (game, setup) in (0..).zip(&setups(seats)) {
        let (table, events) = keeps_its_contract(&suite, setup, game);
        let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
        let seats = setup.seats.len();
        assert_eq!(count(|event| matches!(event, Event::TurnEnded { .. })), 25 * seats);
        assert_eq!(count(|event| matches!(event, Event::DieUsed { .. })), 50 * seats);
        assert_eq!(events.last(), Some(&Event::GameEnded));
        assert_eq!(table.scores().iter().filter(|line| line.rank == 1).count(), 1, "there is one winner");
        duchies.extend(table.state().players.values().iter().filter_map(|player| player.estate).map(Kind::name));
    }
    assert_eq!(duchies.len(), DuchyId::ALL.len(), "every duchy is played: {duchies:?}");
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

/// A duchy on the wire has 37 spaces with their tiles.
#[test]
fn duchies_on_the_wire() {
    let scene = scene(2).duchy(A, [(12, T8), (24, Mine)]);
    let json = serde_json::to_string(&scene.player(A).duchy).unwrap();
    let read: Duchy = serde_json::from_str(&json).unwrap();
    assert!(read == scene.player(A).duchy && read.knows(T8) && read.count(Mine) == 1);
    assert!(serde_json::from_str::<Duchy>("[null]").is_err());
}

#[test]
fn notation_and_json_round_trip() {
    let nonsense = [
        "",
        "take",
        "7: chips",
        "0: chips",
        "4 chips",
        "place bank on 37",
        "keep silver",
        "load 01",
        "chips, discard t1",
    ];
    survives_writing::<Burgundy>(&nonsense, &["die 7", "seat 4", "board x", ""]);
}

#[test]
fn records_are_checked_answer_by_answer() {
    records_are_checked::<Burgundy>(&setup(2, |_| {}), 6);
}

#[test]
fn a_seed_deals_the_same_after_a_pause() {
    a_dealer_can_pause::<Burgundy>(&setup(2, |_| {}));
}
