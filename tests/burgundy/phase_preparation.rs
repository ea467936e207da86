//! Chapter 2: phase preparation.

use crate::support::burgundy::*;
use loire::engine::search::Playout;

/// The depot spaces in use, as printed: building, animal, knowledge, castle, mine, ship.
fn slots(seats: u8, phase: Phase) -> Vec<String> {
    let rules = Rules::new(&setup(seats, |_| {})).unwrap();
    (0..6)
        .map(|depot| {
            let colours = (0..4).filter_map(|slot| rules.slot_colour(depot, slot, phase));
            colours.map(Kind::name).collect::<Vec<_>>().join(" ")
        })
        .collect()
}

/// The first turn of a phase; chance has drawn everything, and seats have only taken chips.
fn laid_out(seats: u8, phase: Phase) -> Table<Burgundy> {
    let mut table = Table::<Burgundy>::new(&setup(seats, |_| {})).unwrap();
    while (table.state().phase, table.state().round) != (phase, 1) || !matches!(table.turn(), Turn::Seats(_)) {
        answer(&mut table);
    }
    table
}

/// The first outcome of a draw; seats take chips.
fn answer(table: &mut Table<Burgundy>) {
    let Turn::Seats(pending) = table.turn() else { return first_outcome(table) };
    let seat = pending[0].seat;
    let die = table.state().players[seat].dice.first().copied();
    let action =
        if die.is_some() { Action::TakeChips(answers::TakeChips { die }) } else { Action::EndTurn(answers::EndTurn) };
    table.play(seat, action, &mut |_| {}).unwrap();
}

#[test]
fn b_020_supplies_scale_with_the_players() {
    for (seats, filled, black, per_good, bonus) in [(2, 12, 4, 2, [5, 2]), (3, 18, 6, 3, [6, 3]), (4, 24, 8, 4, [7, 4])]
    {
        let table = laid_out(seats, Phase::A);
        let state = table.state();
        assert_eq!(state.depots.iter().flat_map(|depot| depot.tiles).flatten().count(), filled);
        assert_eq!(state.black.iter().flatten().count(), black);
        assert_eq!((table.rules().points_per_good, table.rules().bonus), (per_good, bonus));
    }
    // 11, 8 and 5 goods are never revealed.
    for (seats, boxed) in [(2, 11), (3, 8), (4, 5)] {
        assert_eq!(laid_out(seats, Phase::E).state().hidden_goods.total(), boxed);
    }
}

#[test]
fn b_021_depots_have_their_printed_spaces() {
    assert_eq!(
        slots(2, Phase::A),
        ["building ship", "knowledge castle", "animal building", "ship building", "mine knowledge", "building animal"]
    );
    assert_eq!(
        slots(3, Phase::A),
        [
            "building ship knowledge",
            "knowledge castle building",
            "animal building ship",
            "ship building animal",
            "mine knowledge building",
            "building animal castle"
        ]
    );
    assert_eq!(
        slots(4, Phase::A),
        [
            "building ship knowledge animal",
            "knowledge castle building building",
            "animal building ship knowledge",
            "ship building animal mine",
            "mine knowledge building building",
            "building animal castle ship"
        ]
    );
}

/// Five phases of five rounds and two die actions each: 25 turns a seat, and no early end.
#[test]
fn b_022_a_game_has_five_phases_of_five_rounds() {
    let mut table = Table::<Burgundy>::new(&setup(2, |_| {})).unwrap();
    let mut playout = Playout::new("five phases");
    let (mut rounds, mut turns, mut dice) = (vec![], 0, 0);
    while !matches!(table.turn(), Turn::Over) {
        playout.answer(&mut table, &mut |event| match event {
            Event::PhaseStarted { phase } => rounds.push((phase, 0)),
            Event::RoundStarted { .. } => rounds.last_mut().unwrap().1 += 1,
            Event::TurnEnded { .. } => turns += 1,
            Event::DieUsed { .. } => dice += 1,
            _ => {}
        });
    }
    assert_eq!(rounds, Phase::ALL.iter().map(|&phase| (phase, 5)).collect::<Vec<_>>());
    assert_eq!((turns, dice), (50, 100));
}

/// Every tile on the main board leaves the game at the end of a phase, also from the black depot; goods stay.
#[test]
fn b_023_the_board_is_cleared_after_a_phase() {
    let scene = scene(2).phase(Phase::B).round(5).depot(1, [Bank]).depot(2, [Castle]).black([Mine, T7]).cargo(3, [Red]);
    let before = scene.clone();
    let mut scene = scene.pass(A).pass(B);
    assert_eq!(scene.table.state().phase, Phase::C);
    scene = scene.expect_removed(Bank, 1, &before).expect_removed(Castle, 1, &before);
    scene = scene.expect_removed(Mine, 1, &before).expect_removed(T7, 1, &before).expect_cargo(3, [(Red, 1)]);
    assert!(scene.table.state().black.iter().all(Option::is_none));
}

/// A tile of its own colour on every space in use, black-backed tiles in the black depot; nothing is replaced later.
#[test]
fn b_024_the_board_is_filled_for_a_phase() {
    let mut table = laid_out(4, Phase::B);
    for (depot, lying) in table.state().depots.iter().enumerate() {
        for (slot, tile) in lying.tiles.iter().enumerate() {
            assert_eq!(tile.map(Tile::colour), table.rules().slot_colour(depot, slot, Phase::B));
        }
    }
    assert_eq!(table.state().black_supply.total(), 40 - 16);
    let lying = |table: &Table<Burgundy>| table.state().depots.iter().flat_map(|depot| depot.tiles).flatten().count();
    let take = table
        .legal_actions(A.seat())
        .into_iter()
        .find(|action| matches!(action, Action::TakeTile(answers::TakeTile { .. })))
        .unwrap();
    table.play(A.seat(), take, &mut |_| {}).unwrap();
    while table.state().phase == Phase::B && table.state().round > 0 {
        assert_eq!(lying(&table), 23);
        answer(&mut table);
    }
}

/// Three players only: a mine instead of a castle in depot 6 in the second and fourth phase.
#[test]
fn b_025_depot_6_of_three_players_alternates() {
    let castle_or_mine = |seats: u8| Phase::ALL.iter().map(move |&phase| slots(seats, phase)[5].clone());
    assert!(castle_or_mine(2).all(|slots| slots == "building animal"));
    assert!(castle_or_mine(4).all(|slots| slots == "building animal castle ship"));
    assert_eq!(
        castle_or_mine(3).collect::<Vec<_>>(),
        [
            "building animal castle",
            "building animal mine",
            "building animal castle",
            "building animal mine",
            "building animal castle"
        ]
    );
    assert_eq!(laid_out(3, Phase::D).state().depots[5].tiles[2], Some(Mine));
}

/// The number of face-down tiles in the last phase equals the ledger's, so no draw ever fails.
#[test]
fn b_026_supplies_suffice() {
    for (seats, left) in [(2, [20, 10, 10, 7, 5, 10, 20]), (3, [10, 5, 5, 3, 3, 5, 10]), (4, [0; 7])] {
        let table = laid_out(seats, Phase::E);
        let of = |colour: &Colour| colour.faces().iter().map(|&face| table.state().supply[face]).sum::<u8>();
        let mut counts: Vec<u8> = Colour::ALL.iter().map(of).collect();
        counts.push(table.state().black_supply.total() as u8);
        assert_eq!(counts, left, "{seats} seats");
    }
}

/// Five goods, in order, visible for the whole phase.
#[test]
fn b_027_each_phase_has_five_goods() {
    let mut table = Table::<Burgundy>::new(&setup(2, |_| {})).unwrap();
    while !matches!(table.turn(), Turn::Chance(Draw::RoundGood(draws::RoundGood))) {
        first_outcome(&mut table);
    }
    let drawn = [Orange, Red, Pink, Red, Brown];
    for good in drawn {
        table.settle(Outcome::Good { good }, &mut |_| {}).unwrap();
    }
    assert_eq!(table.state().round_goods.as_slice(), drawn);
    for (round, good) in drawn.into_iter().enumerate() {
        while table.state().white_die.is_none() {
            answer(&mut table);
        }
        assert_eq!(
            table.state().depots[0].goods[good],
            drawn[..=round].iter().filter(|&&other| other == good).count() as u8
        );
        while table.state().white_die.is_some() && table.state().round as usize == round + 1 {
            answer(&mut table);
        }
    }
}
