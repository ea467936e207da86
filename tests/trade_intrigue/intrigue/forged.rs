//! Agendas that no intrigue can cause are refused when a table is loaded.

use super::*;
use serde_json::{Value, json};

/// Asserts that this change of the agenda's top is refused.
#[track_caller]
fn forged(scene: &Scene, change: impl FnOnce(&mut Value)) {
    let mut agenda = serde_json::to_value(scene.table.agenda()).unwrap();
    let before = agenda.clone();
    change(agenda.as_array_mut().unwrap().last_mut().unwrap());
    assert_ne!(agenda, before, "the agenda is unchanged");
    let forged = serde_json::from_value(agenda).unwrap();
    let resumed = Table::<Orleans>::resume(&scene.setup, scene.table.state().clone(), forged);
    refused_at("agenda", resumed);
}

/// The question on top.
fn asked(top: &mut Value) -> &mut Value {
    &mut top["ask"][0]["ask"]["ask"]
}

/// A kidnaps B, who has coins and goods.
fn kidnapped() -> Scene {
    let [scene, _] = intrigue(3);
    let scene = scene.merchant(B, "tours").coins(B, 3).goods(B, [Grain, Wool, Wool]).coins(C, 2);
    scene.send(A, Boatman, "kidnapper.1")
}

#[test]
fn forged_targets_are_refused() {
    let scene = kidnapped().saved();
    forged(&scene, |top| asked(top)["civic"] = json!("torturer"));
    forged(&scene, |top| asked(top)["civic"] = json!("coinage"));
    // No follower was sent there, and no player is ahead or has technology.
    forged(&scene, |top| asked(top)["civic"] = json!("executioner"));
    forged(&scene, |top| asked(top)["civic"] = json!("spy"));
    forged(&scene, |top| top["ask"][0]["seat"] = json!(1));
    forged(&scene, |top| top["ask"][0]["seat"] = json!(3));
}

#[test]
fn forged_bribes_are_refused() {
    let scene = kidnapped().play(A, "plot 1 kidnap").saved();
    forged(&scene, |top| asked(top)["actor"] = json!(1));
    forged(&scene, |top| asked(top)["actor"] = json!(2));
    forged(&scene, |top| asked(top)["actor"] = json!(3));
    // C's merchant is in Orléans; A plots only against opponents.
    forged(&scene, |top| top["ask"][0]["seat"] = json!(2));
    forged(&scene, |top| top["ask"][0]["seat"] = json!(0));
    forged(&scene, |top| asked(top)["plot"] = json!({ "type": "tax" }));
    forged(&scene, |top| asked(top)["plot"] = json!({ "type": "spy", "space": "ship.3" }));
    forged(&scene, |top| asked(top)["plot"] = json!({ "type": "sabotage", "space": "ship.3" }));
    forged(&scene, |top| asked(top)["plot"] = json!({ "type": "betray", "marker": "knight" }));
    forged(&scene, |top| {
        asked(top)["plot"] = json!({ "type": "swindle", "takes": "wool", "stored": false, "gives": "wine" });
    });
}

#[test]
fn forged_pledges_are_refused() {
    let scene = kidnapped().play(A, "plot 1 kidnap").play(B, "offer").play(B, "pledge 2").saved();
    // More than the player has, counted too early, or of a missing kind.
    forged(&scene, |top| asked(top)["bundle"]["coins"] = json!(4));
    forged(&scene, |top| asked(top)["bundle"]["goods"] = json!({ "wool": 1 }));
    forged(&scene, |top| asked(top)["bundle"]["goods"] = json!({ "wine": 1 }));
    forged(&scene, |top| asked(top)["good"] = json!("wine"));
    forged(&scene, |top| asked(top)["good"] = Value::Null);
    forged(&scene, |top| asked(top)["actor"] = json!(2));
}

#[test]
fn forged_offers_are_refused() {
    let scene = kidnapped().play(A, "plot 1 kidnap").play(B, "offer").play(B, "pledge 2").play(B, "pledge 1");
    let scene = scene.play(B, "pledge 0").saved();
    forged(&scene, |top| asked(top)["bundle"]["coins"] = json!(4));
    forged(&scene, |top| asked(top)["bundle"] = json!({ "coins": 0, "goods": {} }));
    forged(&scene, |top| asked(top)["bundle"]["goods"] = json!({ "wool": 3 }));
    forged(&scene, |top| asked(top)["victim"] = json!(0));
    forged(&scene, |top| asked(top)["victim"] = json!(2));
    forged(&scene, |top| top["ask"][0]["seat"] = json!(1));
    let menu = with_options(2, INTRIGUE, |options| options.bribery = Bribery::Menu).coins(B, 9).merchant(B, "tours");
    let menu = menu.send(A, Boatman, "kidnapper.1").play(B, "bribe 2").saved();
    forged(&menu, |top| asked(top)["bundle"]["coins"] = json!(7));
}

#[test]
fn forged_torture_and_execution_are_refused() {
    let [scene, _] = honest(3);
    let scene = scene.bag(B, [Knight]).bag(C, [Farmer]).coins(B, 2);
    let tortured = scene.clone().send(A, Farmer, "torturer.1").saved();
    let ask = |top: &mut Value, owed: u8| top["ask"][0]["ask"]["owed"] = json!(owed);
    forged(&tortured, |top| ask(top, 2));
    forged(&tortured, |top| ask(top, 0));
    forged(&tortured, |top| top["ask"][0]["seat"] = json!(0));
    let drawn = tortured.play(B, "surrender follower").saved();
    forged(&drawn, |top| top["draw"]["seat"] = json!(0));
    forged(&drawn, |top| *top = json!({ "draw": { "type": "execution", "seat": 1 } }));
    let executed = scene.send(A, Farmer, "executioner.1").play(A, "plot 1 execute").saved();
    forged(&executed, |top| top["draw"]["seat"] = json!(0));
    forged(&executed, |top| top["draw"]["seat"] = json!(3));
    forged(&executed, |top| *top = json!({ "draw": { "type": "torture", "seat": 1 } }));
}

/// Below the top: the opponents still to come.
#[test]
fn forged_steps_are_refused() {
    let [scene, _] = honest(4);
    let scene = scene.send(A, Farmer, "torturer.1").saved();
    let below = |change: fn(&mut Value)| {
        let mut agenda = serde_json::to_value(scene.table.agenda()).unwrap();
        let items = agenda.as_array_mut().unwrap();
        let step = items.iter_mut().rev().find(|item| item["step"]["type"] == "intrigue").unwrap();
        change(&mut step["step"]["step"]);
        let forged = serde_json::from_value(agenda).unwrap();
        let resumed = Table::<Orleans>::resume(&scene.setup, scene.table.state().clone(), forged);
        refused_at("agenda", resumed);
    };
    below(|step| step["victim"] = json!(0));
    below(|step| step["actor"] = json!(1));
    below(|step| step["plot"] = json!({ "type": "tax" }));
    below(|step| step["plot"] = json!({ "type": "burn" }));
    below(|step| step["plot"] = json!({ "type": "kidnap" }));
}

/// The bonus of an intriguer that is not complete.
#[test]
fn forged_bonuses_are_refused() {
    let [scene, _] = honest(3);
    let scene =
        scene.merchant(A, "tours").intriguer("swindler", [Farmer, Boatman]).send(A, Trader, "swindler.3").saved();
    forged(&scene, |top| top["ask"][0]["ask"]["ask"] = json!({ "type": "rebuild" }));
    forged(&scene, |top| top["ask"][0]["seat"] = json!(1));
    let only = scene.clone().arrange(|state| state.civics[Civic::Swindler].0[2] = None);
    assert!(only.table.validate().is_err(), "the swindler is not complete");
}
