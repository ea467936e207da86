//! Effects inside effects. Every scene saves and loads after every answer, so each of these tables also survives JSON
//! in the middle of a nested choice.

use crate::support::burgundy::*;

#[test]
fn castle_then_city_hall_then_ship() {
    scene(2)
        .dice(A, [6, 3])
        .duchy(A, [(12, T2)])
        .store(A, [Castle, CityHall, Ship])
        .cargo(2, [Red, Red])
        .play(A, "6: place castle on 6")
        .expect_ask(A, asks::Castle)
        .play(A, "place cityHall on 25")
        .expect_ask(A, asks::CityHall)
        .play(A, "place ship on 17")
        .expect_ask(A, asks::Ship)
        .play(A, "load 2")
        .expect_goods(A, [(Red, 2)])
        .expect_ask(A, asks::Turn)
        .expect_dice(A, [3]);
}

#[test]
fn castle_then_castle_then_sale() {
    scene(2)
        .dice(A, [6, 3])
        .duchy(A, [(12, T2)])
        .store(A, [Castle, Castle])
        .goods(A, Orange, 3)
        .play(A, "6: place castle on 6")
        .play(A, "place castle on 2")
        .expect_ask(A, asks::Castle)
        .play(A, "sell orange")
        .expect_points(A, Source::Sales, 6)
        .expect_ask(A, asks::Turn);
}

#[test]
fn city_hall_then_castle_then_warehouse() {
    scene(2)
        .dice(A, [3, 3])
        .duchy(A, [(12, T2)])
        .store(A, [CityHall, Castle, Warehouse])
        .goods(A, Pink, 2)
        .play(A, "3: place cityHall on 25")
        .expect_ask(A, asks::CityHall)
        .play(A, "place castle on 6")
        .expect_ask(A, asks::Castle)
        .play(A, "place warehouse on 11")
        .expect_ask(A, asks::Warehouse)
        .play(A, "sell pink")
        .expect_points(A, Source::Sales, 4)
        .expect_points(A, Source::Areas, 1)
        .expect_ask(A, asks::Turn);
}

/// Every building that takes a tile leads to the next one: market, carpenter, church, each from the depots by city
/// halls.
#[test]
fn chains_have_no_fixed_depth() {
    scene(4)
        .phase(Phase::E)
        .dice(A, [6, 1])
        .duchy(A, [(12, T2)])
        .store(A, [Castle, Castle, Castle])
        .depot(2, [Castle, CityHall])
        .play(A, "6: place castle on 6")
        .play(A, "place castle on 1")
        .play(A, "place castle on 2")
        // The third closes the area of three and the colour, and grants once more.
        .expect_points(A, Source::Areas, 6)
        .expect_points(A, Source::Bonuses, 7)
        .play(A, "take castle from 2")
        .expect_store(A, [Castle])
        .expect_ask(A, asks::Turn)
        .expect_dice(A, [1]);
}

/// A choice of goods inside a ship inside a city hall inside a castle.
#[test]
fn a_chain_can_end_with_a_choice_of_goods() {
    scene(2)
        .dice(A, [6, 3])
        .knows(A, [T5])
        .store(A, [Castle, CityHall, Ship])
        .goods(A, Red, 1)
        .goods(A, Pink, 1)
        .cargo(6, [Brown, Orange])
        .cargo(1, [Turquoise])
        .play(A, "6: place castle on 6")
        .play(A, "place cityHall on 25")
        .play(A, "place ship on 17")
        .play(A, "load 6 and 1")
        .expect_ask(A, asks::Goods { depot: depot(6), and: Some(depot(1)) })
        .play(A, "keep turquoise")
        .expect_goods(A, [(Turquoise, 1), (Pink, 1), (Red, 1)])
        .expect_cargo(6, [(Brown, 1), (Orange, 1)])
        .expect_ask(A, asks::Turn);
}

/// The last placement of a round may be deep in a chain; the round goes on only after the chain.
#[test]
fn a_chain_ends_the_round() {
    let scene = scene(2).store(B, [Castle, CityHall]).dice(B, [6, 6]).duchy(B, [(12, T2)]).pass(A);
    let scene = scene.play(B, "6: chips").play(B, "6: place castle on 6").expect_ask(B, asks::Castle);
    let scene = scene.play(B, "place cityHall on 25");
    // The storage is empty, so the city hall asks no question, and the next round begins.
    assert!(matches!(scene.table.turn(), Turn::Chance(Draw::Die(draws::Die { .. }))));
}

/// At every question the game can be saved and loaded.
#[test]
fn every_question_survives_saving() {
    let arrange = |tile| {
        let scene = scene(2).dice(A, [6, 3]).chips(A, 3).duchy(A, [(12, T3)]).store(A, [tile, Mine]).goods(A, Red, 1);
        scene.goods(A, Pink, 1).depot(1, [Bank, Ship]).depot(5, [Mine]).cargo(1, [Brown, Orange])
    };
    let questions = [
        (Castle, "6: place castle on 6", Ask::Castle(asks::Castle)),
        (Warehouse, "3: place warehouse on 25", Ask::Warehouse(asks::Warehouse)),
        (Carpenter, "3: place carpenter on 25", Ask::Carpenter(asks::Carpenter)),
        (Church, "3: place church on 25", Ask::Church(asks::Church)),
        (Market, "3: place market on 25", Ask::Market(asks::Market)),
        (CityHall, "3: place cityHall on 25", Ask::CityHall(asks::CityHall)),
        (Ship, "3: place ship on 17", Ask::Ship(asks::Ship)),
    ];
    for (tile, line, ask) in questions {
        arrange(tile).expect_ask(A, asks::Turn).saved().play(A, line).expect_ask(A, ask).saved();
    }
    let goods = Ask::Goods(asks::Goods { depot: depot(1), and: None });
    arrange(Ship).play(A, "3: place ship on 17").play(A, "load 1").expect_ask(A, goods).saved();
}
