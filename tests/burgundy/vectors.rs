//! Chapter 10: further scenario vectors.

use crate::support::burgundy::*;

#[test]
fn bv_01_one_becomes_a_five() {
    scene(2).dice(A, [1, 1]).chips(A, 3).depot(5, [Mine]).play(A, "1: take mine from 5").expect_chips(A, 1);
}

#[test]
fn bv_02_t8_and_t9() {
    let scene = scene(2).dice(A, [2, 2]).knows(A, [T8, T9]).duchy(A, [(25, Church)]).store(A, [Bank]);
    let scene = scene.refused(A, "2: place bank on 31", "B-040");
    scene.chips(A, 1).play(A, "2: place bank on 31").expect_chips(A, 0);
}

#[test]
fn bv_03_t12_with_and_without_t8() {
    let scene = scene(2).dice(A, [3, 3]).chips(A, 2).knows(A, [T12]).depot(6, [Bank]);
    scene.clone().play(A, "3: take bank from 6").expect_chips(A, 0);
    scene.knows(A, [T8]).play(A, "3: take bank from 6").expect_chips(A, 1);
}

#[test]
fn bv_04_sale_with_t3_and_t4() {
    let scene = scene(3).dice(A, [5, 5]).knows(A, [T3, T4]).goods(A, Brown, 4).play(A, "5: sell brown");
    let scene = scene.expect_points(A, Source::Sales, 12).expect_silver(A, 2).expect_chips(A, 1);
    let scene = scene.expect_sold(A, [(Brown, 4)]).expect_goods(A, []);
    assert_eq!(scene.player(A).free_goods_slots(), 3);
}

#[test]
fn bv_05_bank_closes_a_city_of_five() {
    let city = [(25, Church), (26, Market), (31, Warehouse), (32, Carpenter)];
    let scene = scene(2).phase(Phase::C).dice(A, [3, 3]).duchy(A, city).store(A, [Bank]).play(A, "3: place bank on 36");
    scene
        .expect_points(A, Source::Areas, 15)
        .expect_points(A, Source::Phases, 6)
        .expect_all_points(A, 21)
        .expect_silver(A, 2);
}

#[test]
fn bv_06_last_mine_closes_area_and_colour() {
    let scene = scene_on(2, DuchyId::Two, 36).phase(Phase::D).dice(A, [4, 4]).store(A, [Mine]);
    let scene = scene.duchy(A, [(31, T2), (26, Mine), (30, Mine)]).play(A, "4: place mine on 24");
    let scene = scene.expect_points(A, Source::Areas, 3).expect_points(A, Source::Phases, 4);
    scene.expect_points(A, Source::Bonuses, 5).expect_all_points(A, 12);
}

#[test]
fn bv_07_chickens_of_two_pastures() {
    let p = [(11, Bank), (10, Chicken2), (9, Pig4)];
    let scene = scene(2).duchy(A, p).duchy(A, [(25, Church), (26, Market), (27, Chicken4)]).store(A, [Chicken3]);
    scene.clone().play(A, "1: place chicken3 on 5").expect_points(A, Source::Animals, 5);
    scene.knows(A, [T7]).play(A, "1: place chicken3 on 5").expect_points(A, Source::Animals, 7);
}

#[test]
fn bv_08_full_store() {
    let scene = scene(2).dice(A, [2, 2]).goods(A, Red, 2).goods(A, Turquoise, 1).goods(A, Pink, 1).store(A, [Ship]);
    let scene = scene.cargo(2, [Red, Turquoise, Orange, Orange]).play(A, "2: place ship on 17").play(A, "load 2");
    let scene = scene.expect_ask(A, asks::Turn).expect_goods(A, [(Turquoise, 2), (Pink, 1), (Red, 3)]);
    scene.expect_cargo(2, [(Orange, 2)]);
}

#[test]
fn bv_09_c_overtakes() {
    let scene = scene(3).duchy(C, [(17, Ship)]).duchy(B, [(17, Ship)]).duchy(A, [(17, Ship), (16, Ship)]);
    let scene = scene.store(C, [Ship]).dice(C, [1, 1]).expect_order([A, B, C]).pass(A).pass(B);
    let scene = scene.play(C, "1: place ship on 16").play(C, "load 1").pass(C).expect_order([C, A, B]);
    assert!(matches!(scene.table.turn(), Turn::Chance(draw) if *draw == Draw::Die(draws::Die { seat: C.seat() })));
    scene.deal_any().expect_ask(C, asks::Turn);
}

#[test]
fn bv_10_city_hall_places_a_ship() {
    let scene = scene_on(2, DuchyId::New2, 18).dice(A, [4, 5]).duchy(A, [(19, T2)]).store(A, [CityHall, Ship]);
    let scene = scene.cargo(6, [Red]).play(A, "4: place cityHall on 20").play(A, "place ship on 21");
    let scene = scene.play(A, "load 6").expect_goods(A, [(Red, 1)]).expect_dice(A, [5]);
    assert_eq!(scene.table.state().track[1].as_slice(), [A.seat()]);
}

#[test]
fn bv_11_second_bank() {
    let scene = scene(2).dice(A, [3, 1]).store(A, [Bank]).duchy(A, [(25, Bank)]);
    let scene = scene.refused(A, "1: place bank on 26", "B-055");
    scene.clone().play(A, "3: place bank on 11").expect_tile(A, 11, Some(Bank));
    scene.knows(A, [T1]).play(A, "1: place bank on 26").expect_tile(A, 26, Some(Bank));
}

#[test]
fn bv_12_six_ways_to_take() {
    let scene = scene(2).dice(A, [3, 3]).store(A, [Mine, Ship, T1]).depot(3, [Cow2, Bank]);
    let scene = scene.expect_legal(
        A,
        "3: take",
        [
            "3: take cow2 from 3, discard mine",
            "3: take cow2 from 3, discard ship",
            "3: take cow2 from 3, discard t1",
            "3: take bank from 3, discard mine",
            "3: take bank from 3, discard ship",
            "3: take bank from 3, discard t1",
        ],
    );
    let before = scene.clone();
    scene
        .play(A, "3: take cow2 from 3, discard ship")
        .expect_store(A, [Cow2, Mine, T1])
        .expect_removed(Ship, 1, &before);
}

#[test]
fn bv_13_castle_and_chips() {
    let scene = scene_on(2, DuchyId::Two, 36).phase(Phase::B).dice(A, [3, 3]).store(A, [Castle]);
    let scene = scene.duchy(A, [(35, Ship), (34, Ship), (31, T13), (25, T14)]).play(A, "3: place castle on 33");
    let scene = scene.play(A, "chips").expect_points(A, Source::Areas, 1).expect_points(A, Source::Phases, 8);
    scene.expect_chips(A, 4).expect_silver(A, 1);
}

#[test]
fn bv_14_end_of_the_game() {
    let mines = [(24, Mine), (29, Mine), (33, Mine)];
    let castles = [(11, Bank), (6, Castle), (1, Castle), (2, Castle)];
    let ships = [(17, Ship), (16, Ship), (15, Ship), (19, Ship), (20, Ship), (21, Ship)];
    let scene = scene(2).phase(Phase::E).chips(A, 7).silver(A, 4).goods(A, Red, 1).goods(A, Pink, 1).store(A, [T24]);
    let scene = scene.duchy(A, mines).duchy(A, castles).duchy(A, ships).knows(A, [T26]);
    let sheet = scene.table.scores();
    let at_the_end: i32 = sheet[0].sources.iter().filter(|line| line.pending).map(|line| line.points).sum();
    assert_eq!(at_the_end, 15);
    let scene = scene.expect_score(A, "chips", 3).expect_score(A, "silver", 4).expect_score(A, "goods", 2);
    scene.expect_score(A, "knowledge", 6);
}

/// 32 spaces of duchy 1 are filled, five are empty.
fn five_empty(scene: Scene, who: Who, knowledge: [Tile; 5]) -> Scene {
    let cities = [
        (11, Warehouse),
        (13, Bank),
        (14, Church),
        (22, Bank),
        (23, Church),
        (28, Market),
        (25, Carpenter),
        (26, Bank),
    ];
    let more = [(31, Watchtower), (24, Mine), (29, Mine), (33, Mine), (6, Castle), (1, Castle), (2, Castle)];
    let ships = [(17, Ship), (16, Ship), (15, Ship), (19, Ship), (20, Ship), (21, Ship)];
    let animals = [(10, Cow2), (9, Pig2), (5, Sheep2), (4, Chicken2), (0, Cow3)];
    let scene = scene.duchy(who, ships).duchy(who, cities).duchy(who, more).duchy(who, animals);
    [12, 7, 30, 34, 35].into_iter().zip(knowledge).fold(scene, |scene, tile| scene.duchy(who, [tile]))
}

#[test]
fn bv_15_tie() {
    let scene = scene(2).phase(Phase::E).round(5).pass(A).pass(B);
    let scene = five_empty(five_empty(scene, A, [T1, T2, T3, T4, T5]), B, [T6, T7, T8, T9, T10]);
    let scene = scene.track([&[], &[], &[], &[], &[], &[], &[A, B]]).expect_order([B, A]);
    let scene = scene.level();
    let sheet = scene.table.scores();
    assert!(sheet.iter().all(|line| line.total == sheet[0].total && line.ties[0].value == 5));
    assert_eq!((sheet[0].rank, sheet[1].rank), (1, 2));
    scene.table.validate().unwrap();
}

#[test]
fn bv_16_mines_pay_before_the_final_scoring() {
    let scene = scene(2).phase(Phase::E).round(5).duchy(A, [(24, Mine), (29, Mine)]).knows(A, [T2]).silver(A, 3);
    let scene = scene.chips(A, 1).depot(1, [Bank, Ship]).play(A, "1: take bank from 1").play(A, "1: take ship from 1");
    let scene = scene.pass(B).expect_silver(A, 5).expect_chips(A, 3);
    scene.expect_score(A, "silver", 5).expect_score(A, "chips", 1);
}

#[test]
fn bv_17_castle_chain() {
    let scene = scene(4).dice(A, [6, 2]).store(A, [Castle, Castle]).duchy(A, [(12, T2)]).goods(A, Turquoise, 2);
    let scene = scene.play(A, "6: place castle on 6").play(A, "place castle on 1").play(A, "sell turquoise");
    scene.expect_all_points(A, 8).expect_silver(A, 1).expect_dice(A, [2]).expect_ask(A, asks::Turn);
}
