//! Chapter 11: conservation laws and invariants. Each law is shown twice: a table that breaks it is refused, and random
//! games never break it.

use crate::support::burgundy::*;
use loire::engine::StateError;
use loire::engine::search::Playout;

/// A scene with pieces everywhere.
fn rich() -> Scene {
    scene(3)
        .store(A, [Bank, Mine])
        .duchy(A, [(12, T8), (17, Ship), (24, Mine)])
        .goods(A, Red, 2)
        .depot(1, [Bank, Ship])
        .black([Castle])
        .cargo(3, [Pink])
}

/// Asserts that this change breaks a law and that the check names the place.
#[track_caller]
fn breaks(path: &str, change: impl FnOnce(&mut State)) {
    let mut table = rich().table;
    table.validate().unwrap();
    change(table.state_mut());
    let corrupt = table.validate().expect_err("a law is broken");
    assert!(corrupt.path.contains(path), "{corrupt}");
}

/// Random games of every seat count; the check sees every answer with its events.
fn watch(mut look: impl FnMut(&Table<Burgundy>, &Table<Burgundy>, &[Event])) {
    for seats in [2, 3, 4] {
        for game in 0..4 {
            let mut table = Table::<Burgundy>::new(&setup(seats, |_| {})).unwrap();
            let mut playout = Playout::new(&format!("law {seats} {game}"));
            loop {
                let (before, mut events) = (table.clone(), vec![]);
                if playout.answer(&mut table, &mut |event| events.push(event)).is_none() {
                    break;
                }
                look(&before, &table, &events);
            }
        }
    }
}

#[test]
fn law_01_164_hex_tiles() {
    breaks("supply", |state| state.removed[Bank] += 1);
    breaks("supply", |state| state.depots[0].tiles[1] = None);
    breaks("supply", |state| state.black[0] = Some(Mine));
    breaks("supply", |state| {
        (state.supply[Bank], state.removed[Bank]) = (state.supply[Bank] + 1, state.removed[Bank] - 1)
    });
    breaks("supply", |state| state.players[B.seat()].duchy.place(space(12), T8));
    breaks("depots", |state| state.depots[0].tiles.swap(0, 1));
    breaks("storage", |state| state.players[A.seat()].storage.reverse());
}

#[test]
fn law_02_42_goods() {
    breaks("hiddenGoods", |state| state.players[A.seat()].goods[Red] += 1);
    breaks("hiddenGoods", |state| state.depots[2].goods[Pink] = 0);
    breaks("hiddenGoods", |state| {
        let good = state.round_goods[0];
        (state.hidden_goods[good], state.depots[0].goods[good]) = (state.hidden_goods[good] - 1, 1);
    });
}

#[test]
fn law_03_goods_on_round_fields() {
    breaks("roundGoods", |state| {
        let good = state.round_goods.pop().unwrap();
        state.depots[0].goods[good] += 1;
    });
    breaks("whiteDie", |state| state.white_die = None);
    watch(|before, after, events| {
        let (state, round) = (after.state(), usize::from(after.state().round));
        if matches!(after.turn(), Turn::Seats(_)) {
            assert_eq!(state.round_goods.len(), 5 - round);
        } else if round > 0 && state.white_die.is_none() {
            assert_eq!(state.round_goods.len(), 6 - round);
        }
        let lying =
            |table: &Table<Burgundy>| -> u32 { table.state().depots.iter().map(|depot| depot.goods.total()).sum() };
        let loaded: u32 = events
            .iter()
            .map(|event| if let Event::GoodsLoaded { count, .. } = event { (*count).into() } else { 0 })
            .sum();
        let arrived = events.iter().filter(|event| matches!(event, Event::GoodArrived { .. })).count() as u32;
        assert_eq!(lying(after) + loaded, lying(before) + arrived);
    });
}

#[test]
fn law_04_limits() {
    breaks("goods", |state| {
        for good in [Brown, Orange, Purple] {
            state.hidden_goods[good] -= 1;
            state.players[A.seat()].goods[good] += 1;
            let moved = Good::ALL.iter().find(|&&good| state.players[C.seat()].sold[good] > 0).copied().unwrap();
            state.players[C.seat()].sold[moved] -= 1;
            state.hidden_goods[moved] += 1;
        }
    });
    watch(|before, after, _| {
        for (seat, player) in after.state().players.iter() {
            assert!(player.storage.len() <= 3);
            let was = &before.state().players[seat];
            for &source in Source::ALL {
                assert!(player.points[source] >= was.points[source], "points never decrease");
            }
        }
    });
}

#[test]
fn law_05_a_duchy_is_connected_and_of_its_colours() {
    let moved = |state: &mut State, at: u8, tile: Tile| {
        state.removed[tile] -= 1;
        state.players[B.seat()].duchy.place(space(at), tile);
    };
    breaks("duchy", |state| moved(state, 29, Mine));
    breaks("duchy", |state| moved(state, 11, Mine));
    breaks("duchy", |state| {
        moved(state, 25, Bank);
        moved(state, 26, Bank);
    });
}

#[test]
fn law_06_markers_count_ships() {
    breaks("track", |state| {
        let seat = state.track[1].pop().unwrap();
        state.track[0].push(seat);
    });
    breaks("agenda", |state| state.track[0].clear());
    breaks("track", |state| state.track[0].push(A.seat()));
    watch(|before, after, events| {
        for event in events {
            if let Event::MarkerMoved { seat, field } = event {
                let stack = &after.state().track[usize::from(*field)];
                assert_eq!(stack.last(), Some(seat), "on top of those there");
                let was = &before.state().track[usize::from(*field)];
                assert_eq!(stack[..stack.len() - 1], was[..]);
            }
        }
    });
}

#[test]
fn law_07_bonus_tiles() {
    breaks("bonuses", |state| state.bonuses[Colour::Mine.index()].push(A.seat()));
    let complete = rich().phase(Phase::E).duchy(A, [(24, Mine), (29, Mine), (33, Mine)]);
    let mut table = complete.table;
    table.validate().unwrap();
    table.state_mut().bonuses[Colour::Mine.index()].clear();
    assert_eq!(table.validate().unwrap_err().path, "bonuses[4]");
}

#[test]
fn law_08_two_dice_and_one_purchase_a_turn() {
    breaks("dice", |state| {
        state.players[B.seat()].dice.pop();
    });
    let (mut dice, mut bought, mut paid) = (0, 0, 0);
    watch(|_, _, events| {
        for event in events {
            match event {
                Event::TurnStarted { .. } => (dice, bought, paid) = (0, 0, 0),
                Event::DieUsed { .. } => dice += 1,
                Event::SilverPaid { silver, .. } => (bought, paid) = (bought + 1, paid + silver),
                Event::TurnEnded { .. } => assert!(dice == 2 && bought <= 1 && paid == 2 * bought),
                _ => {}
            }
        }
    });
}

#[test]
fn law_09_depots_only_empty() {
    let lying = |table: &Table<Burgundy>| -> Vec<usize> {
        let depots = table.state().depots.iter().map(|depot| depot.tiles.iter().flatten().count());
        depots.chain([table.state().black.iter().flatten().count()]).collect()
    };
    watch(|before, after, _| {
        if before.state().round > 0 && after.state().round > 0 {
            assert!(lying(before).iter().zip(lying(after)).all(|(was, is)| is <= *was));
        }
        for (seat, player) in after.state().players.iter() {
            let was = &before.state().players[seat].duchy;
            assert!(was.tiles().all(|(space, tile)| player.duchy.tile(space) == Some(tile)), "placed tiles stay");
        }
    });
}

#[test]
fn law_10_area_points() {
    breaks("points", |state| state.players[A.seat()].points[Source::Areas] += 3);
    let mut phases = std::collections::HashMap::new();
    watch(|before, after, events| {
        if before.state().phase == Phase::A && before.state().round == 0 {
            phases.clear();
        }
        for event in events {
            if let Event::AreaCompleted { seat, phase_points, .. } = event {
                *phases.entry(*seat).or_insert(0) += phase_points;
            }
        }
        for (seat, player) in after.state().players.iter() {
            let filled = player.duchy.filled();
            let done = player.layout().areas().filter(|area| area & !filled == 0 && *area != Space::CENTRE.bit());
            let points: u16 = done.map(|area| (area.count_ones() * (area.count_ones() + 1) / 2) as u16).sum();
            assert_eq!(player.points[Source::Areas], points);
            assert_eq!(player.points[Source::Phases], phases.get(&seat).copied().unwrap_or(0));
        }
    });
}

#[test]
fn law_11_turns_of_a_round_and_of_a_game() {
    let (mut in_round, mut turns, mut dice) = (0, 0, 0);
    watch(|before, after, events| {
        let seats = before.rules().seats.len();
        for event in events {
            match event {
                Event::RoundStarted { .. } => in_round = 0,
                Event::TurnEnded { .. } => (in_round, turns) = (in_round + 1, turns + 1),
                Event::DieUsed { .. } => dice += 1,
                _ => {}
            }
        }
        assert!(in_round <= seats);
        if matches!(after.turn(), Turn::Over) {
            assert_eq!((in_round, turns, dice), (seats, 25 * seats, 50 * seats));
            (turns, dice) = (0, 0);
        }
    });
}

#[test]
fn law_12_the_same_answers_give_the_same_table() {
    let setup = setup(3, |_| {});
    let mut record = Record::new::<Burgundy>(setup.clone());
    let mut table = Table::<Burgundy>::new(&setup).unwrap();
    let mut playout = Playout::new("twelve");
    loop {
        if let Turn::Seats(pending) = table.turn() {
            assert!(!table.legal_actions(pending[0].seat).is_empty());
        }
        let Some(entry) = playout.answer(&mut table, &mut |_| {}) else { break };
        record.entries.push(entry);
    }
    let replayed = loire::engine::replay::<Burgundy>(&record, usize::MAX, &mut |_| {}).unwrap();
    assert!(replayed == table);
}

/// Silver and chips never run out, but no seat has more than its dice, tiles and mines can have given.
#[test]
fn silver_and_chips_are_bounded_by_the_game_so_far() {
    breaks("players[0].silver", |state| state.players[A.seat()].silver = 400);
    breaks("players[2].chips", |state| state.players[C.seat()].chips = 400);
    let mut table = Table::<Burgundy>::new(&setup(2, |_| {})).unwrap();
    let mut playout = Playout::new("bounded");
    while table.state().round == 0 || matches!(table.turn(), Turn::Chance(_)) {
        playout.answer(&mut table, &mut |_| {}).unwrap();
    }
    let waiting = [A, B].into_iter().map(|who| who.seat()).find(|&seat| table.ask(seat).is_none()).unwrap();
    let breaks = |change: &dyn Fn(&mut Player)| {
        let mut table = table.clone();
        change(&mut table.state_mut().players[waiting]);
        table.validate().map_err(|corrupt| corrupt.path)
    };
    assert_eq!(breaks(&|player| player.silver = 1), Ok(()));
    assert_eq!(breaks(&|player| player.silver = 2), Err(format!("players[{}].silver", waiting.number())));
    assert_eq!(breaks(&|player| player.chips = 2), Ok(()));
    assert_eq!(breaks(&|player| player.chips = 3), Err(format!("players[{}].chips", waiting.number())));
}

/// Before the first phase chips follow from the turn order.
#[test]
fn chips_before_the_first_phase_are_exact() {
    let mut table = Table::<Burgundy>::new(&setup(2, |options| options.setup = SetupMode::AdvancedOpen)).unwrap();
    let mut playout = Playout::new("boards");
    while matches!(table.turn(), Turn::Chance(_)) {
        playout.answer(&mut table, &mut |_| {}).unwrap();
    }
    table.validate().unwrap();
    table.state_mut().players[A.seat()].chips += 1;
    assert!(table.validate().unwrap_err().path.starts_with("players[0].chips"));
}

/// The agenda is what plans have left: an item that is gone, or stands elsewhere, is found where the rest no longer fits.
#[test]
fn agenda_with_a_missing_or_moved_item_is_refused() {
    let at_dice = |setup: &Setup| {
        let mut table = Table::<Burgundy>::new(setup).unwrap();
        let mut playout = Playout::new("agenda");
        while !matches!(table.turn(), Turn::Chance(Draw::Die(_))) {
            playout.answer(&mut table, &mut |_| {});
        }
        table
    };
    let setup = setup(3, |_| {});
    let table = at_dice(&setup);
    let agenda = serde_json::to_value(table.agenda()).unwrap();
    let turn = |item: &serde_json::Value| item["step"]["type"] == "startTurn";
    let first = agenda.as_array().unwrap().iter().position(turn).unwrap();
    let refused = |change: &dyn Fn(&mut Vec<serde_json::Value>)| {
        let mut items = agenda.as_array().unwrap().clone();
        change(&mut items);
        let agenda = serde_json::from_value(items.into()).unwrap();
        match Table::<Burgundy>::resume(&setup, table.state().clone(), agenda) {
            Err(StateError::Corrupt(corrupt)) => corrupt.path,
            resumed => panic!("{resumed:?}"),
        }
    };
    // Without the turn in the middle, every other turn still lies where it may, but not below the dice.
    assert_eq!(refused(&|items| drop(items.remove(first + 1))), format!("agenda[{}]", first + 2));
    assert_eq!(refused(&|items| items.swap(first, first + 1)), format!("agenda[{}]", first + 1));
    assert_eq!(refused(&|items| items.insert(0, items[first].clone())), "agenda[0]");
}
