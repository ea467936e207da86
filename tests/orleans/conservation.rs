//! Chapter 12: conservation laws and invariants. Each law is shown twice: a table that breaks it is found out, and lively
//! games never break it.

use crate::support::orleans::*;
use loire::bagbuilding::Standing;
use loire::orleans::data::tracks::coins_at;

/// A scene with something everywhere.
fn rich() -> Scene {
    first_with(3, |options| options.bank_total = Some(90))
        .coins(A, 7)
        .goods(A, [Wine, Wool])
        .places(A, [CheeseFactory, GunpowderTower])
        .tower(A, [Monk, Knight])
        .at(A, Castle, [OwnFarmer, OwnBoatman])
        .technology(A, "ship.3")
        .gears(A, [Gear::FarmerOnly])
        .market(A, [Scholar, OwnTrader])
        .stations(A, ["orleans", "tours"])
        .development(B, 19)
        .track(B, Boatman, 5)
        .deed("papalConclave", [Monk, Monk, Knight])
}

/// This change breaks a law, and the check names the place.
#[track_caller]
fn breaks(path: &str, change: impl FnOnce(&mut State)) {
    let mut table = rich().table;
    table.validate().unwrap();
    change(table.state_mut());
    let corrupt = table.validate().expect_err("a law is broken");
    assert!(corrupt.path.contains(path), "{corrupt}");
}

/// This change of the agenda is found out, when the table is taken up again.
#[track_caller]
fn forged(scene: Scene, change: impl FnOnce(&mut Vec<serde_json::Value>)) {
    let mut agenda = serde_json::to_value(scene.table.agenda()).unwrap();
    change(agenda.as_array_mut().unwrap());
    let agenda = serde_json::from_value(agenda).unwrap();
    let resumed = Table::<Orleans>::resume(&scene.setup, scene.table.state().clone(), agenda).unwrap();
    assert_eq!(resumed.err().map(|corrupt| corrupt.path), Some("agenda".to_owned()));
}

/// Lively games of both editions and every seat count, looked at before and after every answer.
fn watch(mut look: impl FnMut(&Table<Orleans>, &Table<Orleans>, &[Event])) {
    for seats in [2, 3, 4] {
        for game in 0..3 {
            let bank = setup(Edition::First, seats, |options| options.bank_total = Some(60));
            lively::watch(&bank, &format!("laws {game}"), &mut look);
            lively::watch(&setup(Edition::Later, seats, |_| {}), &format!("laws {game}"), &mut look);
        }
    }
}

/// Every player before and after.
fn players<'t>(
    before: &'t Table<Orleans>,
    after: &'t Table<Orleans>,
) -> impl Iterator<Item = (Seat, &'t Player, &'t Player)> {
    before.state().players.iter().map(|(seat, player)| (seat, player, &after.state().players[seat]))
}

#[test]
fn law_01_followers() {
    breaks("supply", |state| state.supply[Role::Farmer] += 1);
    breaks("supply", |state| state.out.followers[Role::Knight] += 1);
    breaks("supply", |state| state.deeds[Deed::Cathedral][Role::Monk] += 1);
    breaks("supply", |state| state.players[B.seat()].followers.bag[Monk] += 1);
    breaks("supply", |state| state.players[A.seat()].followers.market[Scholar] = 0);
    breaks("supply", |state| state.players[A.seat()].tower[Knight] = 0);
    breaks("players", |state| state.players[B.seat()].followers.bag[OwnFarmer] = 2);
    breaks("players", |state| state.players[A.seat()].followers.market[OwnTrader] = 0);
    breaks("spaces", |state| {
        let followers = &mut state.players[B.seat()].followers;
        followers.bag[OwnFarmer] = 0;
        followers.spaces.put(Space::TownHall1, Standing::Follower(OwnFarmer));
    });
    watch(|_, after, _| after.validate().unwrap());
}

#[test]
fn law_02_goods() {
    breaks("goods", |state| state.goods[Wine] += 1);
    breaks("goods", |state| state.players[A.seat()].goods[Wool] += 1);
    breaks("goods", |state| state.out.goods[Grain] -= 1);
    breaks("paths", |state| {
        let path = named::<Path>("orleans~blois");
        state.goods[Wool] -= 1;
        state.paths[path].put(Wool);
    });
    breaks("out.goods", |state| {
        let good = *Good::ALL.iter().find(|&&good| state.out.goods[good] > 0).unwrap();
        state.out.goods[good] -= 1;
        state.goods[good] += 1;
    });
    watch(|before, after, events| {
        let has_begun = before.state().round() > 0;
        for &path in Path::ALL {
            let [was, is] = [before, after].map(|table| table.state().paths[path].iter().count());
            assert!(is <= was || !has_begun, "goods on paths never grow");
        }
        let given = events.iter().filter(|event| matches!(event, Event::FoodGiven { .. })).count() as u32;
        let grown = after.state().goods.total().saturating_sub(before.state().goods.total());
        assert!(grown <= given, "the goods market grows only by harvest");
    });
}

#[test]
fn law_03_technology_and_citizens() {
    breaks("technology", |state| state.technology += 1);
    breaks("technology", |state| state.players[A.seat()].gears[Gear::Free] += 1);
    breaks("spaces", |state| {
        state.technology -= 1;
        state.players[A.seat()].followers.spaces.put(Space::Ship1, Standing::Technology);
    });
    breaks("spaces", |state| {
        state.technology -= 1;
        state.players[A.seat()].followers.spaces.put(Space::TownHall1, Standing::Technology);
    });
    breaks("gears", |state| {
        state.technology -= 1;
        state.players[A.seat()].gears[Gear::FarmerOnly] += 1;
    });
    breaks("citizens", |state| state.citizens[Citizen::Boatman] = None);
    breaks("citizens", |state| state.citizens[Citizen::Development18] = None);
    breaks("citizens", |state| state.citizens[Citizen::Knight] = Some(A.seat()));
    breaks("citizens", |state| state.citizens[Citizen::Stations] = Some(A.seat()));
    breaks("citizens", |state| state.citizens[Citizen::Boatman] = Some(D.seat()));
    watch(|before, after, _| {
        for (citizen, holder) in before.state().citizens.iter() {
            assert!(holder.is_none() || after.state().citizens[citizen] == holder, "taken once, kept for good");
        }
    });
}

#[test]
fn law_04_stations() {
    breaks("unbuilt", |state| state.players[A.seat()].unbuilt += 1);
    breaks("players", |state| {
        let player = &mut state.players[B.seat()];
        player.unbuilt -= 1;
        player.stations.insert(Town::Tours);
    });
    // In Orléans there is room for one of everybody.
    let scene = rich().stations(B, ["orleans"]).stations(C, ["orleans"]);
    scene.table.validate().unwrap();
    watch(|before, after, _| {
        for (_, was, is) in players(before, after) {
            assert!(is.stations.len() + is.unbuilt <= was.stations.len() + was.unbuilt);
        }
    });
}

#[test]
fn law_05_place_tiles() {
    breaks("places", |state| state.places.remove(Winery));
    breaks("places", |state| state.places.insert(CheeseFactory));
    breaks("places", |state| state.out.places.insert(Winery));
    breaks("places", |state| state.players[A.seat()].tracks[Track::Trader] = 1);
    let mut taken = std::collections::HashMap::new();
    watch(|before, after, events| {
        if before.state().round() == 0 {
            taken.clear();
        }
        for event in events {
            if let Event::PlaceTaken { seat, .. } = event {
                *taken.entry(*seat).or_insert(0) += 1;
            }
        }
        for (seat, _, is) in players(before, after) {
            assert!(taken.get(&seat).copied().unwrap_or(0) <= is.tracks[Track::Trader]);
        }
    });
}

#[test]
fn law_06_coins() {
    breaks("bank", |state| state.players[A.seat()].coins += 1);
    breaks("bank", |state| state.bank = Some(90));
    breaks("bank", |state| state.bank = None);
    let mut endless = later(2).table;
    endless.state_mut().bank = Some(10);
    assert_eq!(endless.validate().unwrap_err().path, "bank");
    watch(|_, after, _| {
        let owned: u16 = after.state().players.values().iter().map(|player| player.coins).sum();
        assert!(after.state().bank.is_none_or(|bank| bank + owned == 60));
    });
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
            state.players[A.seat()].followers.spaces.put(space, Standing::Follower(follower));
        });
    }
    watch(|_, after, _| {
        let is_drawing = after.agenda().items().contains(&Item::Step(Step::Planning));
        for player in after.state().players.values() {
            let more = if is_drawing && player.places.has(GunpowderTower) { 2 } else { 0 };
            assert!(player.followers.market.total() <= 8 + more && player.tower.total() <= 2);
        }
    });
}

#[test]
fn law_09_recruits() {
    breaks("players", |state| {
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
            assert!(sent.iter().all(|(role, count)| after.state().deeds[deed][role] >= count), "nobody leaves a deed");
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
    breaks("citizens", |state| state.start = Some(D.seat()));
    // A step of the round that is missing, or one too many.
    forged(rich(), |agenda| drop(agenda.remove(1)));
    forged(rich(), |agenda| agenda.insert(0, agenda[0].clone()));
    forged(rich(), |agenda| agenda.clear());
    // Whoever has passed does not act.
    let passed = rich().arrange(|state| state.players[A.seat()].passed = true);
    assert_eq!(passed.table.validate().unwrap_err().path, "agenda");
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
fn law_12_no_debt_survives_and_somebody_can_always_move() {
    // More owed than was due, nothing owed, or coins at hand.
    let debt = || first(2).event("harvest").coins(B, 5).pass_all();
    let owe = |coins: u16| {
        move |agenda: &mut Vec<serde_json::Value>| agenda.last_mut().unwrap()["ask"][0]["ask"]["owed"] = coins.into()
    };
    forged(debt(), owe(6));
    forged(debt(), owe(0));
    let mut rich_debtor = debt().table;
    rich_debtor.state_mut().players[A.seat()].coins = 1;
    assert_eq!(rich_debtor.validate().unwrap_err().path, "agenda");
    // Asked, but without an answer.
    let mut nothing_left = debt().table;
    nothing_left.state_mut().players[A.seat()].unbuilt = 0;
    assert_eq!(nothing_left.validate().unwrap_err().path, "agenda");
    // The steps of a debt in a phase without one.
    forged(rich(), |agenda| agenda.push(serde_json::json!({ "step": { "type": "torture", "seat": 0, "owed": 1 } })));
    watch(|_, after, _| match after.turn() {
        Turn::Seats(pending) => {
            let is_debt = pending.iter().any(|pending| matches!(pending.ask, Ask::Torture { .. }));
            let owes = |item: &Item<Step, Ask, Draw>| matches!(item, Item::Step(Step::Torture { .. }));
            assert!(is_debt || !after.agenda().items().iter().any(owes), "a debt is paid before anything else");
            for pending in pending {
                assert!(!after.legal_actions(pending.seat).is_empty());
            }
        }
        Turn::Chance(_) => assert!(!after.outcomes().is_empty()),
        Turn::Over => {}
    });
}
