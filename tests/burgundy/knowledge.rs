//! Chapter 7: the 26 knowledge tiles.

use crate::support::burgundy::*;

/// T1: the same kind may lie twice in a city.
#[test]
fn b_100_t1_allows_the_same_kind_in_a_city() {
    let scene = scene(2).dice(A, [1, 5]).store(A, [Bank, T1]).duchy(A, [(25, Bank)]);
    // Not while it is in storage.
    let scene = scene.refused(A, "1: place bank on 26", "B-055");
    let scene = scene.knows(A, [T2]).store(A, [Bank]).refused(A, "1: place bank on 26", "B-055");
    scene.knows(A, [T1]).play(A, "1: place bank on 26").expect_tile(A, 26, Some(Bank));
}

/// T2: also a chip for each mine at the end of a phase.
#[test]
fn b_101_t2_mines_pay_chips() {
    let scene = scene(2).round(5).duchy(A, [(24, Mine), (29, Mine)]).duchy(B, [(24, Mine)]).knows(A, [T2]);
    scene.pass(A).pass(B).expect_silver(A, 2).expect_chips(A, 4 + 2).expect_silver(B, 1).expect_chips(B, 4);
}

/// T3: two silver for a sale. T4: a chip besides. By die, castle and warehouse alike.
#[test]
fn b_102_t3_and_t4_pay_for_sales() {
    let sell = |known: &[Tile]| {
        let scene =
            scene(2).dice(A, [4, 6]).goods(A, Red, 2).goods(A, Pink, 1).goods(A, Brown, 3).duchy(A, [(12, T26)]);
        let scene = known.iter().fold(scene, |scene, &tile| scene.knows(A, [tile])).store(A, [Warehouse, Castle]);
        let by_die = scene.clone().play(A, "4: sell red");
        let by_castle = scene.clone().play(A, "6: place castle on 6").play(A, "sell brown");
        let by_warehouse = scene.chips(A, 1).play(A, "4: place warehouse on 25").play(A, "sell pink");
        [by_die, by_castle, by_warehouse].map(|scene| (scene.player(A).silver, scene.player(A).chips))
    };
    assert_eq!(sell(&[]), [(1, 0); 3]);
    assert_eq!(sell(&[T3]), [(2, 0); 3]);
    assert_eq!(sell(&[T4]), [(1, 1); 3]);
    assert_eq!(sell(&[T3, T4]), [(2, 1); 3]);
}

/// T5: a ship may empty two neighbouring depots; the depots form a ring.
#[test]
fn b_103_t5_a_ship_empties_two_depots() {
    let scene = scene(2).dice(A, [2, 2]).store(A, [Ship]).cargo(6, [Red, Pink]).cargo(1, [Red, Brown, Orange]);
    let without = scene.clone().play(A, "2: place ship on 17").refused(A, "load 6 and 1", "B-103");
    without.expect_legal(A, "load", ["load 1", "load 2", "load 3", "load 4", "load 5", "load 6"]);
    let scene = scene.goods(A, Pink, 1).knows(A, [T5]).play(A, "2: place ship on 17");
    assert_eq!(scene.legal(A).len(), 12);
    let scene = scene.refused(A, "load 1 and 3", "B-103").refused(A, "load 2 and 2", "B-103");
    let scene = scene.refused(A, "load 1 and 6", "B-121");
    // One store for both depots: two of red, brown and orange, each from both depots; the rest stays.
    let scene = scene.play(A, "load 6 and 1");
    let scene = scene.expect_legal(A, "", ["keep red brown", "keep red orange", "keep brown orange"]);
    let scene = scene.play(A, "keep red orange").expect_goods(A, [(Pink, 2), (Red, 2), (Orange, 1)]);
    scene.expect_cargo(6, []).expect_cargo(1, [(Brown, 1)]);
}

/// T5: goods that do not fit stay at their depot, and one depot alone is still possible.
#[test]
fn b_103_t5_one_depot_is_enough() {
    let scene = scene(2).dice(A, [2, 2]).store(A, [Ship]).knows(A, [T5]).cargo(3, [Red]).cargo(4, [Pink]);
    let scene = scene.play(A, "2: place ship on 17");
    scene.clone().play(A, "load 3").expect_goods(A, [(Red, 1)]).expect_cargo(4, [(Pink, 1)]);
    scene.play(A, "load 3 and 4").expect_goods(A, [(Pink, 1), (Red, 1)]);
}

/// T6: the purchase may be made from any depot, still one a turn and for two silver.
#[test]
fn b_104_t6_allows_purchases_from_any_depot() {
    let scene = scene(2).silver(A, 5).black([Mine]).depot(4, [Ship, Bank]).refused(A, "buy bank from 4", "B-104");
    let scene = scene.knows(A, [T6]).refused(A, "buy bank from 3", "B-104");
    let scene = scene.expect_legal(A, "buy", ["buy mine from black", "buy ship from 4", "buy bank from 4"]);
    let scene = scene.play(A, "buy bank from 4").expect_silver(A, 3).expect_store(A, [Bank]).expect_depot(4, [Ship]);
    scene.refused(A, "buy ship from 4", "B-045").refused(A, "buy mine from black", "B-045");
}

/// T7: a point more for each animal tile that scores, not for each animal.
#[test]
fn b_105_t7_animal_tiles_score_more() {
    let scene = scene(2).dice(A, [1, 1]).store(A, [Sheep3]).duchy(A, [(11, Bank), (10, Sheep4)]).knows(A, [T7]);
    scene.play(A, "1: place sheep3 on 5").expect_points(A, Source::Animals, 3 + 1 + 4 + 1);
}

/// T8: each chip shifts a die by up to two.
#[test]
fn b_106_t8_chips_count_double() {
    let scene = scene(2).dice(A, [1, 1]).knows(A, [T8]).goods(A, Red, 1).goods(A, Purple, 1);
    scene.clone().chips(A, 1).refused(A, "1: sell red", "B-040");
    scene.chips(A, 3).play(A, "1: sell red").expect_chips(A, 1).play(A, "1: sell purple").expect_chips(A, 0);
}

/// T9, T10, T11: one free step for a die that places a tile of their colours, and for no other action.
#[test]
fn b_107_t9_t10_t11_shift_a_die_to_place() {
    // Each tile with a space, a die that is one step away, and the tile that helps.
    let tiles = [
        (Bank, 25, 4, T9),
        (Cow2, 10, 5, T10),
        (Ship, 17, 3, T10),
        (Castle, 6, 1, T11),
        (Mine, 29, 6, T11),
        (T15, 7, 6, T11),
    ];
    for known in [T9, T10, T11] {
        for (tile, at, die, helps) in tiles {
            let line = format!("{die}: place {} on {at}", tile.name());
            let scene = scene(2).dice(A, [die, die]).store(A, [tile]).duchy(A, [(11, Church), (12, known), (24, Mine)]);
            if known == helps {
                scene.chips(A, 1).play(A, &line).expect_chips(A, 1);
            } else {
                scene.refused(A, &line, "B-040").chips(A, 1).play(A, &line).expect_chips(A, 0);
            }
        }
    }
}

/// T12: one step free for the die that takes a tile.
#[test]
fn b_108_t12_shifts_a_die_to_take() {
    let scene = scene(2).dice(A, [6, 6]).depot(1, [Bank]).depot(5, [Mine]).depot(4, [Ship]).goods(A, Brown, 1);
    let scene = scene.refused(A, "6: take bank from 1", "B-040").knows(A, [T12]);
    let scene = scene.refused(A, "6: take ship from 4", "B-040").refused(A, "6: sell brown", "B-040");
    scene.play(A, "6: take bank from 1").play(A, "6: take mine from 5").expect_chips(A, 0);
}

/// T13: also a silver for taking chips with a die. T14: four chips instead of two. Not for the boarding house.
#[test]
fn b_109_t13_and_t14_improve_chips() {
    let take = |known: &[Tile]| {
        let scene = known.iter().fold(scene(2).dice(A, [3, 3]), |scene, &tile| scene.knows(A, [tile]));
        let by_die = scene.clone().play(A, "3: chips");
        let by_house = scene.store(A, [BoardingHouse]).play(A, "3: place boardingHouse on 25");
        [by_die, by_house].map(|scene| (scene.player(A).chips, scene.player(A).silver))
    };
    assert_eq!(take(&[]), [(2, 0), (4, 0)]);
    assert_eq!(take(&[T13]), [(2, 1), (4, 0)]);
    assert_eq!(take(&[T14]), [(4, 0), (4, 0)]);
    assert_eq!(take(&[T13, T14]), [(4, 1), (4, 0)]);
}

/// T15: three points for each colour of goods sold.
#[test]
fn b_110_t15_scores_colours_sold() {
    let scene = scene(2).sold(A, Red, 3).sold(A, Pink, 1).goods(A, Brown, 2).expect_score(A, "knowledge", 0);
    scene.knows(A, [T15]).expect_score(A, "knowledge", 6);
}

/// T16 to T23: four points for each building of their kind, in any city.
#[test]
fn b_111_t16_to_t23_score_buildings() {
    let kinds = [Warehouse, Watchtower, Carpenter, Church, Market, BoardingHouse, Bank, CityHall];
    for (known, counted) in [T16, T17, T18, T19, T20, T21, T22, T23].into_iter().zip(kinds) {
        for built in kinds {
            let scene = scene(2).duchy(A, [(11, built), (25, built)]).store(A, [built]);
            let points = if built == counted { 8 } else { 0 };
            scene.expect_score(A, "knowledge", 0).knows(A, [known]).expect_score(A, "knowledge", points);
        }
    }
}

/// T24: four points for each kind of animal in the duchy.
#[test]
fn b_112_t24_scores_kinds_of_animals() {
    let scene = scene(2).phase(Phase::E).duchy(A, [(11, Bank), (10, Cow2), (9, Cow4), (5, Pig3)]);
    let scene =
        scene.store(A, [Sheep2]).expect_score(A, "knowledge", 0).knows(A, [T24]).expect_score(A, "knowledge", 8);
    scene.duchy(A, [(4, Sheep3), (0, Chicken2)]).expect_score(A, "knowledge", 16);
}

/// T25: a point for each good sold.
#[test]
fn b_113_t25_scores_goods_sold() {
    let scene = scene(2).sold(A, Red, 3).sold(A, Pink, 1).goods(A, Brown, 2).expect_score(A, "knowledge", 0);
    scene.knows(A, [T25]).expect_score(A, "knowledge", 4);
}

/// T26: two points for each own bonus tile, large or small.
#[test]
fn b_114_t26_scores_bonus_tiles() {
    let mines = [(24, Mine), (29, Mine), (33, Mine)];
    let castles = [(11, Bank), (6, Castle), (1, Castle), (2, Castle)];
    let scene = scene(2).phase(Phase::E).duchy(A, mines).duchy(B, mines).duchy(B, castles).knows(B, [T26]);
    // B took the small bonus for mines and the large one for castles.
    scene.expect_score(A, "knowledge", 0).expect_score(B, "knowledge", 4);
}

/// A free shift wraps around, combines with chips and applies once per die action; T8 does not enlarge it.
#[test]
fn b_115_a_free_shift_combines_with_chips() {
    let scene =
        |boosts| scene_with(2, |options| options.t8_boosts_free_shift = boosts).dice(A, [6, 6]).depot(3, [Cow2]);
    // Three steps from 6 to 3: one free, two for chips.
    let plain = scene(false).knows(A, [T12]).chips(A, 1).refused(A, "6: take cow2 from 3", "B-040");
    plain.chips(A, 2).play(A, "6: take cow2 from 3").expect_chips(A, 0);
    let both = scene(false).knows(A, [T8, T12]).depot(2, [Castle]);
    both.clone().refused(A, "6: take castle from 2", "B-040").chips(A, 1).play(A, "6: take castle from 2");
    both.chips(A, 1).play(A, "6: take cow2 from 3").expect_chips(A, 0);
    let boosted = scene(true).knows(A, [T8, T12]).depot(2, [Castle]);
    let boosted = boosted.play(A, "6: take castle from 2").refused(A, "6: take cow2 from 3", "B-040");
    boosted.chips(A, 1).play(A, "6: take cow2 from 3").expect_chips(A, 0);
}

/// A knowledge tile never helps the die action that places it, but all later ones, also in the same turn.
#[test]
fn b_116_a_knowledge_tile_helps_later_actions_only() {
    let scene = scene(2).dice(A, [2, 5]).store(A, [T11, Mine]).refused(A, "2: place t11 on 12", "B-040");
    let scene = scene.refused(A, "5: place mine on 24", "B-040").chips(A, 1).play(A, "2: place t11 on 12");
    scene.expect_chips(A, 0).play(A, "5: place mine on 24").expect_chips(A, 0);
    // A castle's joker after T14 in the same turn.
    let scene =
        crate::support::burgundy::scene(2).dice(A, [1, 6]).store(A, [T14, Castle]).play(A, "1: place t14 on 12");
    scene.play(A, "6: place castle on 6").play(A, "chips").expect_chips(A, 4);
}

/// Every knowledge tile exists once.
#[test]
fn b_117_every_knowledge_tile_exists_once() {
    assert_eq!(Colour::Knowledge.faces().len(), 26);
    assert!(Colour::Knowledge.faces().iter().all(|tile| tile.coloured_backs() + tile.black_backs() == 1));
    let scene = scene(2).knows(A, [T8]);
    let mut copied = scene.table.clone();
    copied.state_mut().players[B.seat()].duchy.place(space(12), T8);
    assert!(scene.table.validate().is_ok() && copied.validate().is_err());
}
