//! Chapter 12, second part: invariants of markers, rooms, deeds, rounds and debts, tested like the conservation laws.

use crate::conservation::{breaks, players, rich, watch};
use crate::support::orleans::*;
use loire::bagbuilding::Tile;
use loire::orleans::data::tracks::coins_at;

/// Asserts that this change of the agenda is refused when the table is loaded.
#[track_caller]
fn forged(scene: Scene, change: impl FnOnce(&mut Vec<serde_json::Value>)) {
    let mut agenda = serde_json::to_value(scene.table.agenda()).unwrap();
    change(agenda.as_array_mut().unwrap());
    let agenda = serde_json::from_value(agenda).unwrap();
    let resumed = Table::<Orleans>::resume(&scene.setup, scene.table.state().clone(), agenda);
    refused_at("agenda", resumed);
}

#[test]
fn law_07_markers() {
    breaks("development", |state| state.players[A.seat()].development = 31);
    breaks("tracks", |state| state.players[A.seat()].tracks[Track::Farmer] = 9);
    breaks("tracks", |state| state.players[A.seat()].tracks[Track::Scholar] = 6);
    watch(|before, after, events| {
        for (_, was, is) in players(before, after) {
            assert!(Track::ALL.iter().all(|&track| is.tracks[track] >= was.tracks[track]), "markers never move back");
            if is.development < was.development {
                assert!(events.iter().any(|event| matches!(event, Event::StepSurrendered { .. })));
                assert!((is.development..=was.development).all(|field| coins_at(field).is_none()));
            }
        }
    });
}

#[test]
fn law_08_room() {
    breaks("players", |state| {
        state.supply[Role::Monk] -= 7;
        state.players[A.seat()].followers.market[Monk] += 7;
    });
    breaks("tower", |state| {
        state.supply[Role::Monk] -= 1;
        state.players[A.seat()].tower[Monk] += 1;
    });
    breaks("tower", |state| {
        state.supply[Role::Monk] -= 1;
        state.players[B.seat()].tower[Monk] += 1;
    });
    breaks("players", |state| {
        state.supply[Role::Monk] -= 1;
        state.players[B.seat()].bath[Monk] += 1;
    });
    for (space, follower) in [(Space::Castle3, Knight), (Space::CheeseFactory1, Trader), (Space::Winery1, Farmer)] {
        breaks("spaces", |state| {
            state.supply[role(follower)] -= 1;
            state.players[A.seat()].tracks[named::<Track>(follower.name())] = 3;
            state.players[A.seat()].followers.spaces.put(space, Tile::Follower(follower));
        });
    }
    watch(|_, after, _| {
        let is_drawing = after.agenda().items().contains(&Item::Step(Step::Planning(steps::StartPlanning)));
        for player in after.state().players.values() {
            let more = if is_drawing && player.places.has(GunpowderTower) { 2 } else { 0 };
            assert!(player.followers.market.total() <= 8 + more && player.tower.total() <= 2);
        }
    });
}

#[test]
fn law_09_recruits() {
    breaks("supply.boatman", |state| {
        state.supply[Role::Boatman] -= 6;
        state.players[A.seat()].followers.bag[Boatman] += 6;
    });
    watch(|before, after, events| {
        for (seat, was, is) in players(before, after) {
            for &track in Track::ALL {
                let is_recruit = |event: &&Event| matches!(event, Event::FollowerRecruited { seat: by, role } if *by == seat && role.name() == track.name());
                let recruits = events.iter().filter(is_recruit).count();
                assert_eq!(usize::from(is.tracks[track] - was.tracks[track]), recruits, "{}", track.name());
            }
        }
    });
}

#[test]
fn law_10_deeds() {
    breaks("deeds", |state| {
        state.supply[Role::Monk] -= 1;
        state.deeds[Deed::CityWall][Role::Monk] += 1;
    });
    breaks("deeds", |state| {
        state.supply[Role::Monk] -= 1;
        state.deeds[Deed::PapalConclave][Role::Monk] += 1;
    });
    breaks("citizens", |state| state.citizens[Citizen::PapalConclave] = None);
    breaks("citizens", |state| state.citizens[Citizen::Cathedral] = Some(B.seat()));
    watch(|before, after, _| {
        for (deed, sent) in before.state().deeds.iter() {
            assert!(
                sent.iter().all(|(role, count)| after.state().deeds[deed][role] >= count),
                "followers never leave a deed"
            );
        }
    });
}

#[test]
fn law_11_rounds_and_start_seats() {
    breaks("hourglasses", |state| state.hourglasses[0] = Hourglass::Plague);
    breaks("hourglasses", |state| state.hourglasses.push(Hourglass::TaxesB));
    breaks("hourglasses", |state| state.hourglasses.clear());
    breaks("hourglasses", |state| (0..3).for_each(|_| state.hourglasses.push(Hourglass::TradingDay)));
    breaks("start", |state| state.start = None);
    breaks("start", |state| state.start = Some(D.seat()));
    // A step of the round is missing or superfluous.
    forged(rich(), |agenda| drop(agenda.remove(1)));
    forged(rich(), |agenda| agenda.insert(0, agenda[0].clone()));
    forged(rich(), |agenda| agenda.clear());
    // A seat that has passed does not act.
    let passed = rich().arrange(|state| state.players[A.seat()].passed = true);
    assert_eq!(passed.table.validate().unwrap_err().path, "agenda[3]");
    // The event meets nobody before all have passed.
    let mut event = first(2).event("plague").bag(A, [Knight]).pass_all();
    assert_eq!(event.table.validate(), Ok(()));
    event.table.state_mut().players[B.seat()].passed = false;
    let broken = event.table.validate().unwrap_err();
    assert_eq!(broken.path, "players[1].passed");
    assert_eq!(broken.reason, "all have acted in this round, and this seat has not passed");
    let mut first = None;
    watch(|before, after, events| {
        let state = after.state();
        if before.state().start.is_none() {
            first = state.start;
        }
        let seats = after.rules().seats.number();
        for event in events {
            if let Event::HourglassTurned { .. } = event {
                let expected = first.map(|seat| (seat.number() + state.round() - 1) % seats);
                assert_eq!(state.start.map(Seat::number), expected);
            }
            if matches!(event, Event::StartPlayerChanged { .. } | Event::GameEnded) {
                assert!(state.players.values().iter().all(|player| player.passed), "all have passed");
            }
        }
        assert!(state.round() <= 18);
        assert_eq!(matches!(after.turn(), Turn::Over), events.contains(&Event::GameEnded));
    });
}

#[test]
fn law_12_no_debt_survives_and_a_seat_can_always_move() {
    // More is owed than was due, nothing is owed, or coins are left.
    let debt = || first(2).event("harvest").coins(B, 5).pass_all();
    let owe = |coins: u16| {
        move |agenda: &mut Vec<serde_json::Value>| agenda.last_mut().unwrap()["ask"][0]["ask"]["owed"] = coins.into()
    };
    forged(debt(), owe(6));
    forged(debt(), owe(0));
    let mut rich_debtor = debt().table;
    rich_debtor.state_mut().players[A.seat()].coins = 1;
    assert_eq!(rich_debtor.validate().unwrap_err().path, "agenda[2]");
    // A question without an answer.
    let mut nothing_left = debt().table;
    nothing_left.state_mut().players[A.seat()].unbuilt = 0;
    assert_eq!(nothing_left.validate().unwrap_err().path, "agenda[2]");
    // The steps of a debt in a phase without one.
    forged(rich(), |agenda| agenda.push(serde_json::json!({ "step": { "type": "torture", "seat": 0, "owed": 1 } })));
    watch(|_, after, _| match after.turn() {
        Turn::Seats(pending) => {
            let is_debt = pending.iter().any(|pending| matches!(pending.ask, Ask::Torture(_)));
            let owes = |item: &Item<Step, Ask, Draw>| matches!(item, Item::Step(Step::Torture(_)));
            assert!(is_debt || !after.agenda().items().iter().any(owes), "a debt is paid before anything else");
            for pending in pending {
                assert!(!after.legal_actions(pending.seat).is_empty());
            }
        }
        Turn::Chance(_) => assert!(!after.outcomes().is_empty()),
        Turn::Over => {}
    });
}
