//! Chapter 10: orders and gaps (S-110 to S-116).

use super::support::stories::*;

#[test]
fn s_110_planning_touches_only_ones_own_things() {
    let scene = Scene::settled(setup(2, Scenario::FirstKingdom, |_| {}));
    let one = scene.clone().play(A, "plan farmer > estate.1").play(B, "plan farmer > estate.1");
    let other = scene.play(B, "plan farmer > estate.1").play(A, "plan farmer > estate.1");
    assert!(one.table == other.table);
}

/// Vector 26: fame, then tiles to storage, a citizen, narration, Medicine.
#[test]
fn s_111_effects_of_a_turn_have_an_order() {
    let scene = kingdom(2).deed(Deed::FoodDepot, "fish fish grain grain bread").on(A, Place::Gate, "bread").fame(A, 11);
    let scene =
        scene.play(A, "gate: bread > foodDepot for bonus").expect_citizens(A, 2).expect_deed(Deed::Medicine, Some(0));
    let place = |is_it: fn(&Event) -> bool| scene.events.iter().position(is_it).unwrap();
    let fame = place(|event| matches!(event, Event::FameGained { .. }));
    let full = place(|event| matches!(event, Event::DeedCompleted { .. }));
    let narrated = place(|event| matches!(event, Event::FirstKingdom(KingdomEvent::Narrated { .. })));
    let next = place(|event| matches!(event, Event::DeedLaidOut { .. }));
    assert!(fame < full && full < narrated && narrated < next);
}

#[test]
fn s_112_unloading_comes_after_the_round_effects() {
    let scene = kingdom(2).epoch(A, 3).on(A, Place::Gate, "fish").bag(A, [(Trader, 9)]).play(A, "pass").play(B, "pass");
    let scene = scene.deal(["follower trader"]).expect_ask(A, asks::Unloading).refused(A, "unload gate.2", "S-038");
    scene.play(A, "unload gate.1").expect_goods(A, [(Fish, 1)]);
}

#[test]
fn s_113_the_check_has_an_order() {
    let scene = court(3).round(4).areas(A, [L06, L01]).areas(B, [L10, L09]).favourites(C, 0).end_round();
    let place = |is_it: fn(&Event) -> bool| scene.events.iter().position(is_it).unwrap();
    let judged = scene
        .events
        .iter()
        .rposition(|event| matches!(event, Event::KingsFavor(CourtEvent::YearJudged { .. })))
        .unwrap();
    let out = place(|event| matches!(event, Event::KingsFavor(CourtEvent::Eliminated { .. })));
    let year = place(|event| matches!(event, Event::KingsFavor(CourtEvent::YearStarted { .. })));
    let token = place(|event| matches!(event, Event::StartPlayer { .. }));
    assert!(judged < out && out < year && year < token);
}

#[test]
fn s_114_titles_have_no_other_effect() {
    let before = court(2).round(4).areas(A, [L06, L01]).areas(B, [L10, L09]);
    let after = before.clone().end_round();
    assert_eq!(before.player(A).coins, after.player(A).coins);
    assert_eq!(before.player(A).goods, after.player(A).goods);
}

#[test]
fn s_115_only_the_option_limits_the_game() {
    let scene = kingdom_with(2, |options| options.round_limit = 2)
        .round(2)
        .tasks(A, 3, [3, 0, 0, 0])
        .tasks(B, 9, [0; 4])
        .coins(B, 50);
    scene.end_round().expect_over().expect_ranks([1, 2]);
    let citizens = kingdom_with(2, |options| options.round_limit = 2)
        .round(2)
        .tasks(A, 3, [0; 4])
        .tasks(B, 9, [0; 4])
        .coins(A, 50);
    citizens.end_round().expect_ranks([2, 1]);
    let equal = kingdom_with(2, |options| options.round_limit = 2).round(2).end_round();
    equal.expect_ranks([1, 1]);
    let stuck = kingdom(2).round(150).expect_legal(A, "", ["pass"]).end_round();
    assert_eq!(stuck.table.state().round, 151);
}

#[test]
fn s_116_machine_keys_match() {
    let rules = Rules::new(&setup(2, Scenario::FirstKingdom, |_| {})).unwrap();
    let special = |epoch: u8| rules.epoch(epoch).special;
    use loire::stories::data::epochs::Special;
    assert!(special(5).has(Special::Protected) && special(8).has(Special::Peace) && special(4).is_empty());
    assert_eq!(Deed::FoodDepot.defeats(), Some(Threat::Hunger));
    assert_eq!(Deed::Medicine.defeats(), Some(Threat::Plague));
    assert_eq!(rules.epoch(3).effect.until, Some(Threat::Hunger));
}
