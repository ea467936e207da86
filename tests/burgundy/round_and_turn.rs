//! Chapter 3: round and turn.

use crate::support::burgundy::*;

/// A round begins: all seats roll two dice, the start player also the white one; no seat acts before that.
#[test]
fn b_030_all_roll_before_the_first_turn() {
    let mut scene = scene(3).pass(A).pass(B).pass(C);
    let mut rolled = vec![];
    while let Turn::Chance(draw) = scene.table.turn() {
        rolled.push(*draw);
        first_outcome(&mut scene.table);
    }
    let die = |who: Who| Draw::Die(draws::Die { seat: who.seat() });
    assert_eq!(rolled, [die(A), die(A), die(B), die(B), die(C), die(C), Draw::WhiteDie(draws::WhiteDie)]);
    for who in [A, B, C] {
        assert_eq!(scene.player(who).dice.len(), 2);
    }
    scene.expect_ask(A, asks::Turn).refused(B, "1: chips", "B-032");
}

/// The good on top of the round fields goes to the depot of the white die, besides what lies there.
#[test]
fn b_031_white_die_brings_a_good() {
    let scene = scene(2).cargo(4, [Red, Red]).pass(A).pass(B);
    let good = scene.table.state().round_goods[0];
    assert_ne!(good, Red);
    let scene = scene.deal(["die 2", "die 2", "die 3", "die 3", "die 4"]);
    let lying = &scene.table.state().depot(depot(4)).goods;
    assert_eq!((lying[Red], lying[good], lying.total()), (2, 1, 3));
    assert_eq!(scene.table.state().white_die, Some(face(4)));
    assert_eq!(scene.table.state().round_goods.len(), 3);
    // No seat may use the white 4.
    scene.chips(A, 6).depot(4, [Ship]).refused(A, "4: take ship from 4", "B-034").refused(A, "4: chips", "B-034");
}

/// From right to left on the track, from top to bottom in a stack, each seat once per round.
#[test]
fn b_032_turns_go_right_to_left_and_top_to_bottom() {
    scene(4)
        .store(B, [Ship])
        .dice(B, [2, 2])
        .store(C, [Ship, Ship])
        .dice(C, [1, 2])
        .store(D, [Ship])
        .dice(D, [2, 2])
        .refused(B, "2: place ship on 17", "B-032")
        .pass(A)
        .play(B, "2: place ship on 17")
        .play(B, "load 1")
        .pass(B)
        // B is now ahead of all others, and still it is C's turn.
        .play(C, "2: place ship on 17")
        .play(C, "load 1")
        .play(C, "1: place ship on 16")
        .play(C, "load 1")
        .play(D, "2: place ship on 17")
        .play(D, "load 1")
        .pass(D)
        .expect_order([C, D, B, A])
        .deal_any()
        .pass(C)
        .pass(D)
        .pass(B)
        .pass(A)
        .deal_any()
        .expect_ask(C, asks::Turn);
}

/// The white die belongs to the first seat in the turn order of the next round.
#[test]
fn b_033_first_on_the_track_starts_the_next_round() {
    let scene = scene(2).store(B, [Ship]).dice(B, [2, 2]).pass(A).play(B, "2: place ship on 17").play(B, "load 1");
    let scene = scene.pass(B).expect_order([B, A]);
    let Turn::Chance(draw) = scene.table.turn() else { panic!("a round begins with dice") };
    assert_eq!(*draw, Draw::Die(draws::Die { seat: B.seat() }));
    scene.deal_any().expect_ask(B, asks::Turn);
}

/// Two die actions per turn, the same kind twice if wanted; no passing and no unused dice, then the turn is over.
#[test]
fn b_034_a_turn_has_exactly_two_die_actions() {
    let scene = scene(2).dice(A, [2, 5]).silver(A, 2).black([Mine]);
    let scene = scene.refused(A, "end turn", "B-034").refused(A, "decline", "B-034").refused(A, "chips", "B-034");
    let scene = scene.play(A, "5: chips").expect_dice(A, [2]);
    let scene = scene.refused(A, "5: chips", "B-034").refused(A, "end turn", "B-034").play(A, "2: chips");
    // Both dice are used; a purchase is still possible, so the seat is asked and may decline.
    let scene = scene.expect_legal(A, "", ["end turn", "buy mine from black"]);
    scene.clone().play(A, "end turn").expect_ask(B, asks::Turn);
    // Without silver there is no question left.
    scene.play(A, "buy mine from black").expect_ask(B, asks::Turn);
}

/// A chip changes an own die by one, up or down, round the corner of 6 and 1; the cheapest way is the only one.
#[test]
fn b_040_chips_change_a_die() {
    for (want, chips) in [(1, 1), (2, 0), (3, 1), (4, 2), (5, 3), (6, 2)] {
        let tile = [Bank, T2, Cow2, Ship, Mine, Church][usize::from(want) - 1];
        let line = format!("2: take {} from {want}", tile.name());
        let scene = scene(2).dice(A, [2, 2]).depot(want, [tile]);
        if chips > 0 {
            scene.clone().chips(A, chips - 1).refused(A, &line, "B-040");
        }
        scene.chips(A, chips).play(A, &line).expect_chips(A, 0);
    }
    // Chips gained earlier in the turn may be spent.
    scene(2).dice(A, [2, 2]).depot(4, [Ship]).play(A, "2: chips").play(A, "2: take ship from 4").expect_chips(A, 0);
}

/// The price: as many chips as steps; half as many with T8, rounded up; one step less with a free shift.
#[test]
fn b_041_a_change_costs_a_chip_per_step() {
    let taking_from_5 = |die: u8, known: &[Tile]| {
        let scene = scene(2).dice(A, [die, die]).depot(5, [Mine]).chips(A, 9);
        let scene = known.iter().fold(scene, |scene, &tile| scene.knows(A, [tile]));
        9 - scene.play(A, &format!("{die}: take mine from 5")).player(A).chips
    };
    let prices = |known: &[Tile]| [5, 4, 3, 2, 1, 6].map(|die| taking_from_5(die, known));
    assert_eq!(prices(&[]), [0, 1, 2, 3, 2, 1]);
    assert_eq!(prices(&[T8]), [0, 1, 1, 2, 1, 1]);
    assert_eq!(prices(&[T12]), [0, 0, 1, 2, 1, 0]);
    assert_eq!(prices(&[T8, T12]), [0, 0, 1, 1, 1, 0]);
}

/// Once a turn, before, between or after the die actions: two silver for a tile of the black depot.
#[test]
fn b_045_a_turn_has_one_purchase() {
    let scene = scene(2).silver(A, 5).black([Mine, Ship]).depot(1, [Bank]);
    let before = scene.clone().play(A, "buy mine from black").expect_silver(A, 3).expect_store(A, [Mine]);
    before.refused(A, "buy ship from black", "B-045").expect_dice(A, [1, 1]);
    scene.clone().play(A, "1: chips").play(A, "buy ship from black").expect_store(A, [Ship]).expect_dice(A, [1]);
    scene.clone().play(A, "1: chips").play(A, "1: chips").play(A, "buy ship from black").expect_ask(B, asks::Turn);
    // Only what lies there, only for two silver, and only from the black depot.
    scene.clone().refused(A, "buy castle from black", "B-045").refused(A, "buy bank from 1", "B-104");
    scene.silver(A, 1).refused(A, "buy mine from black", "B-045").expect_legal(A, "buy", []);
}

/// No purchase while an effect is pending, unless the option allows it.
#[test]
fn b_045_effects_bar_purchases() {
    let arrange = |scene: Scene| {
        let scene = scene.silver(A, 4).black([Mine]).store(A, [Castle]).duchy(A, [(12, T2)]).dice(A, [6, 1]);
        scene.play(A, "6: place castle on 6").expect_ask(A, asks::Castle)
    };
    arrange(scene(2)).refused(A, "buy mine from black", "B-045").expect_legal(A, "buy", []);
    arrange(scene_with(2, |options| options.buy_during_action = true))
        .play(A, "buy mine from black")
        .expect_ask(A, asks::Castle)
        .refused(A, "buy mine from black", "B-045")
        .play(A, "chips")
        .expect_ask(A, asks::Turn);
}
