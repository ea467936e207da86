//! Items that may wait on the agenda, and items that may not.

use super::*;
use serde_json::{Value, json};

/// Asserts that an agenda with other items instead of the topmost one is refused.
#[track_caller]
fn forged<const N: usize>(scene: &Scene, top: [Value; N]) {
    let mut agenda = serde_json::to_value(scene.table.agenda()).unwrap();
    let items = agenda.as_array_mut().unwrap();
    items.pop();
    items.extend(top);
    let agenda = serde_json::from_value(agenda).unwrap();
    let resumed = Table::<Orleans>::resume(&scene.setup, scene.table.state().clone(), agenda);
    refused_at("agenda", resumed);
}

fn top(scene: &Scene) -> Value {
    serde_json::to_value(scene.table.agenda()).unwrap().as_array().unwrap().last().unwrap().clone()
}

fn asked(seat: u8, ask: Value) -> Value {
    json!({ "ask": [{ "seat": seat, "ask": { "type": "newEvents", "ask": ask } }] })
}

fn torture(seat: u8, owed: u16) -> Value {
    json!({ "ask": [{ "seat": seat, "ask": { "type": "torture", "owed": owed } }] })
}

fn famine(left: u8, after: u8) -> Value {
    asked(0, json!({ "type": "famine", "left": left, "after": after }))
}

#[test]
fn a_question_belongs_to_its_event_and_its_seat() {
    let scene = with(3, EVENTS).event("summons").merchant(A, "tours").coins(A, 5).goods(A, [Wool, Wool]).pass_all();
    assert_eq!(top(&scene), asked(0, json!({ "type": "summons" })), "the scene itself is valid");
    forged(&scene, [asked(1, json!({ "type": "summons" }))]);
    forged(&scene, [asked(3, json!({ "type": "summons" }))]);
    for other in ["indulgence", "education", "bonVoyage", "furtherEducation", "defect", "levies"] {
        forged(&scene, [asked(0, json!({ "type": other }))]);
    }
    forged(&scene, [famine(3, 0)]);
    forged(&scene, [asked(0, json!({ "type": "amnesty", "role": "knight" }))]);
    forged(&scene, [top(&scene), top(&scene)]);
    forged(&scene, [json!({ "draw": { "type": "order" } })]);
    forged(&scene, [json!({ "ask": [{ "seat": 0, "ask": { "type": "placeTile" } }] })]);
    forged(&scene, [json!({ "draw": { "type": "follower", "seat": 0 } })]);
    // A merchant in Orléans is not asked.
    let mut home = scene.clone();
    home.table.state_mut().players[A.seat()].merchant = Town::Orleans;
    forged(&home, [top(&scene)]);
}

#[test]
fn no_seat_is_asked_without_a_choice() {
    let scene = with(2, EVENTS).event("indulgence").coins(A, 2).pass_all();
    let mut poor = scene.clone();
    poor.table.state_mut().players[A.seat()].coins = 1;
    forged(&poor, [top(&scene)]);
}

#[test]
fn famine_counts_and_order() {
    let scene = with(2, EVENTS).event("famine").bag(A, [Knight, Knight, Monk]).market(A, [Monk, Monk]).pass_all();
    assert_eq!(top(&scene), famine(3, 0));
    for (left, after) in [(0, 0), (4, 0), (3, 1), (2, 200), (2, 14), (3, 255)] {
        forged(&scene, [famine(left, after)]);
    }
}

#[test]
fn debts_are_no_higher_than_the_event_makes_them() {
    for (tile, owed) in [("torture", 5), ("coinTaxA", 3), ("excursion", 4)] {
        let scene = with(2, EVENTS).event(tile).pass_all();
        assert_eq!(top(&scene), torture(0, owed));
        forged(&scene, [torture(0, owed + 1)]);
        forged(&scene, [torture(0, 0)]);
        forged(&scene, [torture(1, owed)]);
        let step = json!({ "step": { "type": "torture", "seat": 0, "owed": u16::MAX } });
        forged(&scene, [step, json!({ "draw": { "type": "torture", "seat": 0 } })]);
    }
    // A player who owes coins has none left; the torture card ignores coins.
    let scene = with(2, EVENTS).event("coinTaxA").pass_all();
    let mut rich = scene.clone();
    rich.table.state_mut().players[A.seat()].coins = 1;
    forged(&rich, [top(&scene)]);
    with(2, EVENTS).event("torture").coins(A, 9).pass_all().saved();
    // A tithe causes no debt, nor does an excursion for a merchant elsewhere.
    let scene = with(2, EVENTS).event("summons").merchant(A, "tours").pass_all();
    forged(&scene, [torture(0, 6)]);
    let mut home = scene.clone();
    home.table.state_mut().players[A.seat()].merchant = Town::Orleans;
    forged(&home, [torture(0, 5)]);
}

#[test]
fn a_wedding_has_at_most_two_guests() {
    let draw = |seat: u8| json!({ "draw": { "type": "follower", "seat": seat } });
    let scene = with(2, EVENTS).event("wedding").bag(A, [Knight, Knight, Monk]).pass_all();
    assert_eq!(top(&scene), draw(0));
    forged(&scene, [draw(0), draw(0)]);
    forged(&scene, [draw(1)]);
    // There is room for one.
    let market = [Monk, Monk, Knight, Knight, Knight, Scholar, Scholar];
    let scene = with(2, EVENTS).event("wedding").market(A, market).pass_all();
    assert_eq!(top(&scene), draw(0));
    forged(&scene, [draw(0), draw(0)]);
}

#[test]
fn amnesty_waits_for_recruits_only() {
    let amnesty = |seat: u8, role: &str| asked(seat, json!({ "type": "amnesty", "role": role }));
    let step =
        |role: &str| json!({ "step": { "type": "newEvents", "step": { "type": "amnesty", "seat": 0, "role": role } } });
    let scene = with(2, EVENTS).event("amnesty").activated(A, [Castle]).play(A, "use castle");
    assert_eq!(top(&scene), amnesty(0, "knight"));
    forged(&scene, [amnesty(1, "knight")]);
    forged(&scene, [amnesty(0, "scholar")]);
    forged(&scene, [step("knight")]);
    forged(&scene, [step("knight"), amnesty(0, "knight")]);
    let place_tile = json!({ "ask": [{ "seat": 0, "ask": { "type": "placeTile" } }] });
    let scene = with(2, EVENTS).event("amnesty").activated(A, [Village]).play(A, "village trader").saved();
    assert_eq!(top(&scene), place_tile);
    // In a round without amnesty no recruit waits for it.
    let scene = with(2, EVENTS).event("defect").activated(A, [Castle]).bag(A, [Knight]);
    forged(&scene, [amnesty(0, "knight")]);
}
