//! Chapter 4: the four die actions.

use crate::support::burgundy::*;

/// Takes any tile of the depot with the die's number into storage; never from an empty depot or the black one.
#[test]
fn b_050_a_die_takes_a_tile() {
    let scene = scene(2).dice(A, [4, 4]).depot(4, [Ship, Bank]).depot(5, [Mine]).black([Castle]);
    let scene = scene.expect_legal(A, "4: take", ["4: take ship from 4", "4: take bank from 4"]);
    let scene = scene.refused(A, "4: take castle from 4", "B-050").refused(A, "4: take castle from 6", "B-050");
    let scene = scene.refused(A, "4: take mine from 5", "B-040");
    let scene = scene.play(A, "4: take bank from 4").expect_store(A, [Bank]).expect_depot(4, [Ship]);
    let scene = scene.play(A, "4: take ship from 4").expect_store(A, [Bank, Ship]).expect_depot(4, []);
    scene.expect_chips(A, 0).expect_ask(B, asks::Turn);
}

/// With three stored tiles one of them leaves the game first; with a free slot none may leave.
#[test]
fn b_051_a_full_storage_discards_a_tile() {
    let scene = scene(2).dice(A, [1, 1]).depot(1, [Bank, Ship]).store(A, [Mine, Castle]);
    let scene = scene.refused(A, "1: take bank from 1, discard mine", "B-051");
    let full = scene.store(A, [Mine, Castle, T1]).refused(A, "1: take bank from 1", "B-051");
    let full = full.refused(A, "1: take bank from 1, discard bank", "B-051");
    let after = full.clone().play(A, "1: take bank from 1, discard castle").expect_store(A, [Mine, Bank, T1]);
    after.expect_removed(Castle, 1, &full).expect_removed(Mine, 0, &full);
    // The same for a purchase.
    let buyer = full.silver(A, 2).black([Church]).refused(A, "buy church from black", "B-051");
    let bought = buyer.clone().play(A, "buy church from black, discard t1").expect_store(A, [Mine, Castle, Church]);
    bought.expect_removed(T1, 1, &buyer);
}

/// An effect that takes a tile can meet a full storage only where purchases may interrupt effects.
#[test]
fn b_051_an_effect_can_meet_a_full_storage() {
    scene_with(2, |options| options.buy_during_action = true)
        .dice(A, [3, 3])
        .store(A, [Carpenter, T1, T2])
        .depot(1, [Bank])
        .black([Mine])
        .silver(A, 2)
        .play(A, "3: place carpenter on 25")
        .play(A, "buy mine from black")
        .refused(A, "take bank from 1", "B-051")
        .play(A, "take bank from 1, discard mine")
        .expect_store(A, [Bank, T1, T2]);
}

/// A stored tile goes to an empty space of its colour and of the die's number, next to a placed tile.
#[test]
fn b_052_a_die_places_a_tile() {
    let scene = scene(2).dice(A, [2, 5]).store(A, [Ship, Bank]);
    let scene = scene.expect_legal(A, "2: place", ["2: place ship on 17"]);
    let scene = scene.expect_legal(A, "5: place", ["5: place ship on 19"]);
    let scene = scene.refused(A, "2: place ship on 12", "B-052").refused(A, "2: place ship on 16", "B-052");
    let scene = scene.refused(A, "2: place bank on 13", "B-052").refused(A, "2: place mine on 24", "B-052");
    let scene = scene.refused(A, "2: place ship on 19", "B-040");
    let scene = scene.play(A, "2: place ship on 17").expect_tile(A, 17, Some(Ship)).expect_store(A, [Bank]);
    scene.expect_dice(A, [5]).expect_ask(A, asks::Ship);
}

/// A tile of the main board goes to storage first, even if the next action places it.
#[test]
fn b_053_tiles_are_never_placed_directly() {
    let scene = scene(2).dice(A, [1, 2]).depot(1, [Ship]).refused(A, "2: place ship on 17", "B-053");
    scene.play(A, "1: take ship from 1").play(A, "2: place ship on 17").expect_tile(A, 17, Some(Ship));
}

/// Placed tiles are permanent.
#[test]
fn b_054_placed_tiles_are_permanent() {
    let scene = scene(2).dice(A, [3, 3]).store(A, [Bank, Church]).play(A, "3: place bank on 25");
    let scene = scene.refused(A, "3: place church on 25", "B-054").expect_tile(A, 25, Some(Bank));
    scene.expect_legal(A, "3: place", ["3: place church on 11"]);
}

/// No kind twice in a city, no matter how it is placed; other cities do not count.
#[test]
fn b_055_a_city_has_one_of_each_kind() {
    let scene = scene(2).dice(A, [1, 5]).store(A, [Bank, Church]).duchy(A, [(25, Bank)]);
    let scene = scene.refused(A, "1: place bank on 26", "B-055").refused(A, "5: place bank on 31", "B-055");
    let scene = scene.expect_legal(A, "1: place", ["1: place church on 26"]);
    scene.chips(A, 2).play(A, "1: place bank on 11").expect_tile(A, 11, Some(Bank));
}

#[test]
fn b_055_holds_for_castle_and_city_hall() {
    let scene = scene(2).dice(A, [6, 1]).store(A, [Bank, Castle, CityHall]).duchy(A, [(25, Bank), (12, T2)]);
    let by_castle = scene.clone().play(A, "6: place castle on 6").refused(A, "place bank on 26", "B-055");
    by_castle.play(A, "place bank on 11").expect_tile(A, 11, Some(Bank));
    let by_hall = scene.play(A, "1: place cityHall on 26").refused(A, "place bank on 31", "B-055");
    by_hall.play(A, "place bank on 11").expect_tile(A, 11, Some(Bank));
}

/// All goods of the die's colour: one silver in all, and for each good as many points as there are players.
#[test]
fn b_056_a_die_sells_goods() {
    for seats in [2, 3, 4] {
        let scene = scene(seats).dice(A, [4, 3]).goods(A, Red, 3).goods(A, Brown, 1);
        let scene = scene.expect_legal(A, "4: sell", ["4: sell red"]).refused(A, "4: sell pink", "B-056");
        let scene = scene.refused(A, "4: sell brown", "B-040").play(A, "4: sell red").expect_silver(A, 1);
        let scene = scene.expect_points(A, Source::Sales, 3 * u16::from(seats)).expect_sold(A, [(Red, 3)]);
        // The slot is free again, no good of the colour remains, and chips change the die as for any action.
        let scene = scene.expect_goods(A, [(Brown, 1)]).refused(A, "3: sell red", "B-056");
        scene.chips(A, 2).play(A, "3: sell brown").expect_chips(A, 0).expect_silver(A, 2);
    }
}

/// Two chips for a die of any value, free of charge.
#[test]
fn b_057_a_die_takes_chips() {
    for die in 1..=6 {
        let line = format!("{die}: chips");
        scene(2)
            .dice(A, [die, die])
            .play(A, &line)
            .expect_chips(A, 2)
            .play(A, &line)
            .expect_chips(A, 4)
            .expect_silver(A, 0);
    }
}
