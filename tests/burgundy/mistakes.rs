//! Chapter 12: common mistakes, each as a scene that would show it.

use crate::support::burgundy::*;

#[test]
fn start_castle_gives_no_action_and_no_points() {
    let mut table = Table::<Burgundy>::new(&setup(2, |_| {})).unwrap();
    while let Turn::Chance(_) = table.turn() {
        first_outcome(&mut table);
    }
    assert_eq!(table.ask(A.seat()), Some(&Ask::Turn(asks::Turn)));
    assert_eq!(table.state().players[A.seat()].points.values(), &[0; 6]);
}

#[test]
fn start_castle_counts_for_the_castle_bonus() {
    let scene =
        scene(3).phase(Phase::E).dice(A, [4, 4]).store(A, [Castle]).duchy(A, [(11, Bank), (6, Castle), (1, Castle)]);
    scene.play(A, "4: place castle on 2").expect_points(A, Source::Bonuses, 6);
}

#[test]
fn animals_far_away_in_the_pasture_count_and_other_pastures_do_not() {
    let far = [(11, Bank), (10, Sheep3), (9, Pig4), (4, Pig2), (25, Church), (26, Market), (27, Sheep4)];
    let scene = scene(2).phase(Phase::E).dice(A, [6, 1]).store(A, [Sheep2, Cow2]).duchy(A, far);
    // Space 0 touches only the pig on 4.
    let scene = scene.play(A, "6: place sheep2 on 0").expect_points(A, Source::Animals, 2 + 3);
    // Another kind does not score the sheep and pigs again.
    scene.play(A, "1: place cow2 on 5").expect_points(A, Source::Animals, 5 + 2);
}

#[test]
fn t7_counts_tiles_not_animals() {
    let scene = scene(2).dice(A, [1, 1]).store(A, [Pig4]).duchy(A, [(11, Bank)]).knows(A, [T7]);
    scene.chips(A, 3).play(A, "1: place pig4 on 10").expect_points(A, Source::Animals, 5);
}

#[test]
fn seats_cannot_use_the_white_die_and_the_dice_of_others() {
    let scene = scene(2).dice(A, [1, 2]).dice(B, [5, 5]).chips(A, 9);
    let white = scene.table.state().white_die.unwrap();
    let scene = scene.refused(A, "5: chips", "B-034").refused(B, "5: chips", "B-032").pass(A);
    assert_eq!(scene.table.state().white_die, Some(white));
    scene.expect_dice(B, [5, 5]);
}

#[test]
fn taken_tiles_are_not_replaced_and_goods_survive_the_phase() {
    let scene = scene(2).round(4).depot(1, [Bank, Ship]).black([Mine]).cargo(2, [Red, Pink]).silver(A, 2);
    let scene = scene.play(A, "buy mine from black").play(A, "1: take bank from 1").pass(A).pass(B).deal_any();
    let scene = scene.expect_depot(1, [Ship]).pass(A).pass(B);
    assert_eq!(scene.table.state().phase, Phase::D);
    assert!(scene.table.state().black.iter().all(Option::is_none));
    let lying = &scene.table.state().depot(depot(2)).goods;
    assert!(lying[Red] >= 1 && lying[Pink] >= 1);
}

#[test]
fn black_depot_is_cleared() {
    let before = scene(2).round(5).black([T7, Mine, Ship, Castle]);
    let after = before.clone().pass(A).pass(B);
    let after =
        after.expect_removed(T7, 1, &before).expect_removed(Mine, 1, &before).expect_removed(Castle, 1, &before);
    after.expect_removed(Ship, 1, &before);
}

#[test]
fn depot_6_of_three_players_is_not_always_a_castle() {
    let scene = scene(3).round(5).pass(A).pass(B).pass(C).deal_any();
    assert_eq!(scene.table.state().depots[5].tiles[2], Some(Mine));
    let scene = crate::support::burgundy::scene(4).round(5).pass(A).pass(B).pass(C).pass(D).deal_any();
    assert_eq!(scene.table.state().depots[5].tiles[2], Some(Castle));
}

#[test]
fn a_sale_of_a_whole_colour_pays_one_silver() {
    let scene = scene(2).dice(A, [3, 3]).goods(A, Pink, 5).play(A, "3: sell pink").expect_silver(A, 1);
    scene.expect_goods(A, []).expect_sold(A, [(Pink, 5)]).expect_points(A, Source::Sales, 10);
}

#[test]
fn warehouse_applies_t3_and_t4() {
    let scene = scene(2).dice(A, [3, 3]).goods(A, Red, 2).knows(A, [T3, T4]).store(A, [Warehouse]);
    scene.play(A, "3: place warehouse on 25").play(A, "sell red").expect_silver(A, 2).expect_chips(A, 1);
}

#[test]
fn city_hall_needs_no_number() {
    let scene = scene(2).dice(A, [3, 3]).store(A, [CityHall, Mine]).play(A, "3: place cityHall on 25");
    scene.play(A, "place mine on 24").expect_chips(A, 0);
}

#[test]
fn buildings_do_not_fetch_from_the_black_depot() {
    for (building, tile) in [(Carpenter, Bank), (Church, Castle), (Market, Ship)] {
        let scene = scene(2).dice(A, [3, 3]).store(A, [building]).black([tile]);
        scene.play(A, &format!("3: place {} on 25", building.name())).expect_ask(A, asks::Turn).expect_store(A, []);
    }
}

#[test]
fn one_purchase_a_turn_with_t6_too() {
    let scene = scene(2).silver(A, 6).knows(A, [T6]).black([Mine]).depot(1, [Bank, Ship]);
    let scene = scene.play(A, "buy bank from 1").refused(A, "buy mine from black", "B-045").expect_legal(A, "buy", []);
    let scene = scene.pass(A).pass(B).deal_any();
    scene.expect_legal(A, "buy", ["buy mine from black", "buy ship from 1"]);
}

#[test]
fn purchases_do_not_interrupt_a_castle() {
    let scene = scene(2).dice(A, [6, 1]).silver(A, 2).black([Mine]).store(A, [Castle]).knows(A, [T6]).depot(1, [Bank]);
    let scene = scene.play(A, "6: place castle on 6").refused(A, "buy mine from black", "B-045");
    scene.refused(A, "buy bank from 1", "B-045").play(A, "chips").play(A, "buy mine from black");
}

#[test]
fn phase_bonuses_count_for_areas_but_not_for_colours() {
    let scene = scene(2).phase(Phase::A).dice(A, [3, 3]).store(A, [Mine]).duchy(A, [(24, Mine), (29, Mine)]);
    scene.play(A, "3: place mine on 33").expect_points(A, Source::Phases, 10).expect_all_points(A, 6 + 10 + 5);
    let scene = crate::support::burgundy::scene(2).phase(Phase::A).dice(A, [3, 3]).store(A, [Bank]);
    scene.play(A, "3: place bank on 11").expect_all_points(A, 1 + 10);
}

#[test]
fn ship_is_not_tied_to_the_die() {
    let scene = scene(2).dice(A, [2, 2]).store(A, [Ship]).cargo(6, [Red]).play(A, "2: place ship on 17");
    scene.play(A, "load 6").expect_goods(A, [(Red, 1)]);
}

#[test]
fn stored_goods_are_never_discarded() {
    let full = scene(2).dice(A, [2, 2]).store(A, [Ship]).goods(A, Red, 1).goods(A, Pink, 1).goods(A, Brown, 1);
    let full = full.cargo(1, [Orange, Orange, Orange]).play(A, "2: place ship on 17").play(A, "load 1");
    full.expect_goods(A, [(Pink, 1), (Red, 1), (Brown, 1)]).expect_cargo(1, [(Orange, 3)]);
}

#[test]
fn a_colour_is_not_split() {
    let scene = scene(2).dice(A, [2, 2]).store(A, [Ship]).goods(A, Red, 1).goods(A, Pink, 1);
    let scene = scene.cargo(1, [Orange, Orange, Brown, Brown]).play(A, "2: place ship on 17").play(A, "load 1");
    scene.play(A, "keep orange").expect_goods(A, [(Pink, 1), (Red, 1), (Orange, 2)]).expect_cargo(1, [(Brown, 2)]);
}

#[test]
fn marker_moves_without_goods_and_on_top() {
    let scene = scene(2).store(A, [Ship]).dice(A, [2, 1]).store(B, [Ship]).dice(B, [2, 1]);
    let scene = scene.play(A, "2: place ship on 17").play(A, "load 1").expect_goods(A, []).pass(A);
    scene.play(B, "2: place ship on 17").play(B, "load 1").expect_order([B, A]);
}

#[test]
fn dice_wrap_for_one_chip() {
    scene(2).dice(A, [1, 1]).chips(A, 1).depot(6, [Bank]).play(A, "1: take bank from 6").expect_chips(A, 0);
}

#[test]
fn taking_chips_costs_no_chips() {
    scene(2).dice(A, [4, 2]).play(A, "4: chips").play(A, "2: chips").expect_chips(A, 4);
}

#[test]
fn t8_rounds_up() {
    let scene = scene(2).dice(A, [1, 1]).knows(A, [T8]).depot(2, [Castle]).refused(A, "1: take castle from 2", "B-040");
    scene.chips(A, 1).play(A, "1: take castle from 2").expect_chips(A, 0);
}

#[test]
fn mines_pay_after_the_last_phase_too() {
    let scene = scene(2).phase(Phase::E).round(5).duchy(A, [(24, Mine)]).pass(A).pass(B).expect_silver(A, 1);
    scene.expect_score(A, "silver", 1);
}

#[test]
fn stored_knowledge_scores_nothing() {
    scene(2).sold(A, Red, 3).store(A, [T15, T25]).expect_score(A, "knowledge", 0);
}

#[test]
fn more_empty_spaces_win_a_tie() {
    let scene = scene(2).phase(Phase::E).round(5).pass(A).pass(B).duchy(B, [(24, Mine)]).level();
    assert_eq!(scene.table.scores().iter().map(|line| line.rank).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn free_shifts_are_optional() {
    let scene = scene(2).dice(A, [3, 3]).knows(A, [T9, T12]).depot(3, [Cow2]).store(A, [Bank]);
    scene.play(A, "3: take cow2 from 3").play(A, "3: place bank on 25").expect_chips(A, 0);
}

#[test]
fn free_shifts_do_not_work_on_purchases_effects_and_jokers() {
    let scene = scene(2).dice(A, [6, 3]).silver(A, 2).black([Mine]).knows(A, [T12]).store(A, [Castle, Market]);
    let scene = scene.depot(1, [Ship]).depot(2, [T3]).play(A, "buy mine from black").expect_silver(A, 0);
    let scene = scene.play(A, "6: place castle on 6").play(A, "take t3 from 2").play(A, "3: place market on 25");
    scene.expect_legal(A, "", ["take ship from 1", "decline"]).play(A, "take ship from 1").expect_chips(A, 0);
}
