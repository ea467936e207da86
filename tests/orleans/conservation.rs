//! Chapter 12, first part: conservation laws. Each law is shown twice: a table that breaks it is refused, and eventful
//! games never break it.

use crate::support::orleans::*;
use loire::bagbuilding::Tile;

/// A scene with pieces everywhere.
pub fn rich() -> Scene {
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

/// Asserts that this change breaks a law and that the check names the place.
#[track_caller]
pub fn breaks(path: &str, change: impl FnOnce(&mut State)) {
    let mut table = rich().table;
    table.validate().unwrap();
    change(table.state_mut());
    let corrupt = table.validate().expect_err("a law is broken");
    assert!(corrupt.path.contains(path), "{corrupt}");
}

/// Eventful games of both editions and every seat count; the check sees the table before and after every answer.
pub fn watch(mut look: impl FnMut(&Table<Orleans>, &Table<Orleans>, &[Event])) {
    for seats in [2, 3, 4] {
        for game in 0..3 {
            let bank = setup(Edition::First, seats, |options| options.bank_total = Some(60));
            lively::watch(&bank, &format!("laws {game}"), &mut look);
            lively::watch(&setup(Edition::Later, seats, |_| {}), &format!("laws {game}"), &mut look);
        }
    }
}

/// All players before and after.
pub fn players<'t>(
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
        followers.spaces.put(Space::TownHall1, Tile::Follower(OwnFarmer));
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
        state.players[A.seat()].followers.spaces.put(Space::Ship1, Tile::Technology);
    });
    breaks("spaces", |state| {
        state.technology -= 1;
        state.players[A.seat()].followers.spaces.put(Space::TownHall1, Tile::Technology);
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
            assert!(holder.is_none() || after.state().citizens[citizen] == holder, "a citizen stays with its owner");
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
    // Orléans has room for one station of each player.
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
