//! Chapter 5: what a placed tile does.

use crate::support::burgundy::*;

/// First the tile is placed, then the area and the colour score, then the effect of the tile is resolved completely.
#[test]
fn b_060_a_placement_is_resolved_in_order() {
    let scene = scene(2).phase(Phase::E).dice(A, [4, 1]).store(A, [Castle, Bank]);
    let scene = scene.duchy(A, [(12, T2), (6, Castle), (1, Castle)]).play(A, "4: place castle on 2");
    let seat = A.seat();
    assert_eq!(
        scene.events,
        [
            Event::DieUsed { seat, die: face(4), chips: 0 },
            Event::TilePlaced { seat, tile: Castle, space: space(2) },
            Event::AreaCompleted { seat, colour: Colour::Castle, size: 3, points: 6, phase_points: 2 },
            Event::BonusTaken { seat, colour: Colour::Castle, large: true, points: 5 },
        ]
    );
    // Only the choices of the effect on top are legal until it is finished.
    let scene = scene.expect_ask(A, asks::Castle).refused(A, "end turn", "B-060").refused(A, "load 3", "B-060");
    let scene = scene.play(A, "place bank on 11").expect_silver(A, 2).expect_ask(A, asks::Turn);
    scene.refused(A, "decline", "B-034").refused(A, "load 3", "B-034");
}

/// Counts from the placement on: not in storage, and not for earlier actions.
#[test]
fn b_061_knowledge_works_from_its_placement_on() {
    scene(2)
        .dice(A, [1, 1])
        .store(A, [T14])
        .play(A, "1: chips")
        .expect_chips(A, 2)
        .play(A, "1: place t14 on 12")
        .expect_chips(A, 2)
        .pass(B)
        .deal_any()
        .play(A, "1: chips")
        .expect_chips(A, 2 + 4);
}

/// Any depot, also an empty one, regardless of the die; takes all its goods.
#[test]
fn b_062_a_ship_takes_goods() {
    let scene = scene(2).dice(A, [2, 2]).store(A, [Ship]).cargo(5, [Red, Red, Pink]);
    let scene = scene.play(A, "2: place ship on 17");
    let depots = ["load 1", "load 2", "load 3", "load 4", "load 5", "load 6"];
    let scene = scene.expect_legal(A, "", depots);
    scene.clone().play(A, "load 5").expect_goods(A, [(Pink, 1), (Red, 2)]).expect_cargo(5, []);
    scene.play(A, "load 2").expect_goods(A, []).expect_cargo(5, [(Pink, 1), (Red, 2)]);
}

/// At most three colours. All goods that fit must be taken, whole colours at a time; the player chooses among new ones.
#[test]
fn b_063_the_goods_store_is_limited() {
    let scene = scene(2).dice(A, [2, 2]).store(A, [Ship]).goods(A, Red, 1).goods(A, Pink, 1);
    let scene = scene.cargo(4, [Red, Brown, Brown, Orange, Purple]).play(A, "2: place ship on 17");
    let scene = scene.refused(A, "decline", "B-063").play(A, "load 4");
    let scene = scene.expect_ask(A, asks::Goods { depot: depot(4), and: None }).refused(A, "decline", "B-063");
    let scene = scene.expect_legal(A, "", ["keep brown", "keep orange", "keep purple"]);
    let scene =
        scene.refused(A, "keep", "B-063").refused(A, "keep brown orange", "B-063").refused(A, "keep red", "B-063");
    let scene = scene.play(A, "keep brown").expect_goods(A, [(Pink, 1), (Red, 2), (Brown, 2)]);
    scene.expect_cargo(4, [(Purple, 1), (Orange, 1)]);
}

/// A full store takes only stored colours, without a question; a store with room for all takes all.
#[test]
fn b_063_a_single_choice_is_not_asked() {
    let scene = scene(2).dice(A, [2, 2]).store(A, [Ship]).cargo(4, [Red, Brown]).cargo(3, [Orange]);
    let full = scene.clone().goods(A, Red, 1).goods(A, Pink, 1).goods(A, Purple, 1).play(A, "2: place ship on 17");
    let red = full.clone().play(A, "load 4").expect_ask(A, asks::Turn);
    red.expect_goods(A, [(Purple, 1), (Pink, 1), (Red, 2)]).expect_cargo(4, [(Brown, 1)]);
    full.play(A, "load 3").expect_ask(A, asks::Turn).expect_cargo(3, [(Orange, 1)]);
    scene.play(A, "2: place ship on 17").play(A, "load 4").expect_goods(A, [(Red, 1), (Brown, 1)]);
}

/// One field to the right, on top of the others, also without goods; it counts from the next round.
#[test]
fn b_064_a_ship_moves_the_marker() {
    let scene = scene(3).store(A, [Ship]).dice(A, [2, 1]).store(C, [Ship]).dice(C, [2, 1]);
    let scene = scene.play(A, "2: place ship on 17").play(A, "load 1").pass(A).expect_order([A, B, C]).pass(B);
    let scene = scene.play(C, "2: place ship on 17").play(C, "load 1").pass(C).expect_order([C, A, B]);
    assert_eq!(scene.table.state().track[1].as_slice(), [A, C].map(Who::seat));
    scene.deal_any().expect_ask(C, asks::Turn);
}

/// The tile's animals, and those of all tiles of its kind already in the same pasture, near or far.
#[test]
fn b_065_animals_of_a_pasture_score_together() {
    let scene = scene(2).phase(Phase::D).dice(A, [6, 2]).store(A, [Cow4, Pig3]);
    let scene = scene.duchy(A, [(11, Bank), (10, Cow3), (5, Pig2), (25, Church), (26, Market), (27, Cow2)]);
    // Space 0 touches no cow; the cow of the other pasture does not count, nor does the pig.
    let scene = scene.play(A, "6: place cow4 on 0").expect_points(A, Source::Animals, 4 + 3);
    scene.play(A, "2: place pig3 on 4").expect_points(A, Source::Animals, 7 + 3 + 2);
}

/// One more action of any kind with any value and without chips; it must be taken.
#[test]
fn b_066_a_castle_gives_an_action() {
    let scene = scene(2).dice(A, [6, 1]).store(A, [Castle, Mine]).knows(A, [T2]).depot(5, [T3]).goods(A, Orange, 1);
    let scene = scene.silver(A, 2).black([Ship]).play(A, "6: place castle on 6").expect_ask(A, asks::Castle);
    let scene = scene.expect_legal(A, "", ["take t3 from 5", "place mine on 24", "sell orange", "chips"]);
    let scene = scene.refused(A, "decline", "B-066").refused(A, "end turn", "B-060").refused(A, "1: chips", "B-066");
    let scene = scene.refused(A, "buy ship from black", "B-045");
    scene.clone().play(A, "take t3 from 5").expect_store(A, [Mine, T3]).expect_dice(A, [1]);
    scene.clone().play(A, "place mine on 24").expect_tile(A, 24, Some(Mine));
    scene.clone().play(A, "sell orange").expect_points(A, Source::Sales, 2).expect_silver(A, 3);
    scene.play(A, "chips").expect_chips(A, 2).expect_dice(A, [1]).expect_ask(A, asks::Turn);
}

/// A mine has no effect until the phase ends.
#[test]
fn b_067_a_mine_pays_at_the_end_of_a_phase() {
    let scene = scene(2).round(5).dice(A, [4, 1]).store(A, [Mine]).play(A, "4: place mine on 24");
    let scene = scene.expect_silver(A, 0).expect_all_points(A, 0).expect_ask(A, asks::Turn);
    scene.pass(A).expect_silver(A, 0).pass(B).expect_silver(A, 1);
}

/// A building's benefit is used at once, declined or lost; it needs no die.
#[test]
fn b_068_benefits_may_be_declined_or_lost() {
    for (building, ask) in [
        (Warehouse, Ask::Warehouse(asks::Warehouse)),
        (Carpenter, Ask::Carpenter(asks::Carpenter)),
        (Church, Ask::Church(asks::Church)),
        (Market, Ask::Market(asks::Market)),
        (CityHall, Ask::CityHall(asks::CityHall)),
    ] {
        let line = format!("3: place {} on 25", building.name());
        let lost = scene(2).dice(A, [3, 1]).store(A, [building]).play(A, &line).expect_ask(A, asks::Turn);
        lost.depot(1, [Bank, Ship]).depot(5, [Mine]).goods(A, Red, 1).expect_ask(A, asks::Turn).expect_legal(
            A,
            "take",
            [],
        );
        let scene = scene(2).dice(A, [3, 1]).store(A, [building, Ship]).depot(1, [Bank, Ship]).depot(5, [Mine]);
        let asked = scene.goods(A, Red, 1).play(A, &line).expect_ask(A, ask);
        let asked = asked.refused(A, "1: sell red", if building == Warehouse { "B-068" } else { "B-060" });
        let declined = asked.play(A, "decline").expect_ask(A, asks::Turn).expect_store(A, [Ship]).expect_dice(A, [1]);
        declined.expect_goods(A, [(Red, 1)]).expect_silver(A, 0).expect_depot(1, [Bank, Ship]).expect_depot(5, [Mine]);
    }
}

fn placing(building: Tile) -> Scene {
    scene(2).dice(A, [3, 1]).store(A, [building])
}

#[test]
fn b_070_the_warehouse_sells_goods() {
    let scene = placing(Warehouse).goods(A, Red, 3).goods(A, Pink, 1).play(A, "3: place warehouse on 25");
    let scene = scene.expect_legal(A, "", ["sell red", "sell pink", "decline"]).refused(A, "sell brown", "B-056");
    let scene = scene.play(A, "sell red").expect_points(A, Source::Sales, 6).expect_silver(A, 1).expect_chips(A, 0);
    scene.expect_sold(A, [(Red, 3)]).expect_goods(A, [(Pink, 1)]).expect_ask(A, asks::Turn).expect_dice(A, [1]);
}

#[test]
fn b_071_the_carpenter_fetches_a_building() {
    let scene = placing(Carpenter).depot(1, [Bank, Ship]).depot(2, [T2, Castle]).depot(3, [Cow2, Church]);
    let scene = scene.play(A, "3: place carpenter on 25");
    let scene = scene.expect_legal(A, "", ["take bank from 1", "take church from 3", "decline"]);
    let scene = scene.refused(A, "take ship from 1", "B-071").refused(A, "take castle from 2", "B-071");
    scene.play(A, "take church from 3").expect_store(A, [Church]).expect_depot(3, [Cow2]).expect_dice(A, [1]);
}

#[test]
fn b_072_the_church_fetches_a_tile() {
    let scene = placing(Church).depot(1, [Bank, Ship]).depot(2, [T2, Castle]).depot(5, [Mine, T3]);
    let scene = scene.play(A, "3: place church on 25");
    let tiles = ["take t2 from 2", "take castle from 2", "take mine from 5", "take t3 from 5", "decline"];
    let scene = scene.expect_legal(A, "", tiles);
    let scene = scene.refused(A, "take ship from 1", "B-072").refused(A, "take bank from 1", "B-072");
    scene.play(A, "take mine from 5").expect_store(A, [Mine]).expect_depot(5, [T3]);
}

#[test]
fn b_073_the_market_fetches_a_tile() {
    let scene = placing(Market).depot(1, [Bank, Ship]).depot(3, [Cow2, Church]).depot(5, [Mine, T3]);
    let scene = scene.play(A, "3: place market on 25");
    let scene = scene.expect_legal(A, "", ["take ship from 1", "take cow2 from 3", "decline"]);
    let scene = scene.refused(A, "take mine from 5", "B-073").refused(A, "take bank from 1", "B-073");
    scene.play(A, "take cow2 from 3").expect_store(A, [Cow2]).expect_depot(3, [Church]);
}

#[test]
fn b_074_the_boarding_house_gives_chips() {
    let scene = placing(BoardingHouse).knows(A, [T13, T14]).play(A, "3: place boardingHouse on 25");
    scene.expect_chips(A, 4).expect_silver(A, 0).expect_ask(A, asks::Turn);
}

#[test]
fn b_075_the_bank_gives_silver() {
    placing(Bank).play(A, "3: place bank on 25").expect_silver(A, 2).expect_chips(A, 0).expect_ask(A, asks::Turn);
}

#[test]
fn b_076_the_city_hall_places_a_tile() {
    let scene = placing(CityHall).store(A, [CityHall, Mine, Cow2]).play(A, "3: place cityHall on 25");
    let scene = scene.expect_legal(A, "", ["place mine on 24", "decline"]).refused(A, "place cow2 on 27", "B-052");
    scene.play(A, "place mine on 24").expect_tile(A, 24, Some(Mine)).expect_ask(A, asks::Turn).expect_dice(A, [1]);
}

#[test]
fn b_077_the_watchtower_gives_points() {
    placing(Watchtower)
        .play(A, "3: place watchtower on 25")
        .expect_points(A, Source::Watchtowers, 4)
        .expect_all_points(A, 4);
}

/// Numbered depots only. The tile goes to storage, where placing the building has just freed a slot.
#[test]
fn b_078_buildings_take_from_numbered_depots() {
    // The black depot holds exactly the tiles that each would take: no question.
    for building in [Carpenter, Church, Market] {
        let scene = placing(building).black([Bank, Mine, Ship]);
        scene.play(A, &format!("3: place {} on 25", building.name())).expect_ask(A, asks::Turn);
    }
    let scene = placing(Market).store(A, [Market, T1, T2]).depot(1, [Ship]).play(A, "3: place market on 25");
    let scene = scene.refused(A, "take ship from 1, discard t1", "B-051").refused(A, "1: take ship from 1", "B-068");
    scene.play(A, "take ship from 1").expect_store(A, [Ship, T1, T2]);
}

/// The city hall ignores the number; colour, adjacency and the kinds in the city count, itself included.
#[test]
fn b_079_the_city_hall_counts_as_placed() {
    let scene = scene(2).dice(A, [1, 3]).duchy(A, [(25, Bank)]).store(A, [CityHall, CityHall, Cow2]);
    let scene = scene.play(A, "1: place cityHall on 26").refused(A, "place cityHall on 31", "B-055");
    // Space 27 touches only the new city hall; its number is 2.
    let scene = scene.expect_legal(A, "", ["place cow2 on 27", "place cityHall on 11", "decline"]);
    let scene = scene.refused(A, "place cow2 on 10", "B-052").refused(A, "place cow2 on 24", "B-052");
    scene.play(A, "place cow2 on 27").expect_points(A, Source::Animals, 2).expect_points(A, Source::Areas, 1);
}
