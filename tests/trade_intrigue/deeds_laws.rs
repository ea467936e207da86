//! Laws of the new deeds: a table or an agenda that breaks one is refused when it is loaded.

use crate::support::orleans::*;
use serde_json::{Value, json};

const DEEDS: [ModuleId; 1] = [ModuleId::NewDeeds];

/// A scene with pieces on many spaces.
fn rich() -> Scene {
    let scene = with(4, &DEEDS).civic("architecture", [Craftsman, Craftsman]).civic("coinage", [Trader]);
    let scene = scene.civic("towing", [Boatman; 4]).civic("court", [Monk; 5]).civic("alchemy", [Monk]);
    scene.at(A, TownHall, [Farmer, Scholar]).places(A, [Bathhouse]).track(A, Craftsman, 1)
}

/// Asserts that this change breaks a law and that the check names the place.
#[track_caller]
fn breaks(path: &str, change: impl FnOnce(&mut State)) {
    let mut table = rich().table;
    table.validate().unwrap();
    change(table.state_mut());
    let corrupt = table.validate().expect_err("a law is broken");
    assert!(corrupt.path.contains(path), "{corrupt}");
}

/// Asserts that this change of the agenda is refused.
#[track_caller]
fn forged(scene: &Scene, change: impl FnOnce(&mut Vec<Value>)) {
    let mut agenda = serde_json::to_value(scene.table.agenda()).unwrap();
    change(agenda.as_array_mut().unwrap());
    let agenda = serde_json::from_value(agenda).unwrap();
    let resumed = Table::<Orleans>::resume(&scene.setup, scene.table.state().clone(), agenda);
    refused_at("agenda", resumed);
}

/// Replaces the current question.
fn instead(items: &[Value]) -> impl FnOnce(&mut Vec<Value>) {
    let items = items.to_vec();
    move |agenda: &mut Vec<Value>| {
        agenda.pop();
        agenda.extend(items);
    }
}

fn asked(seat: u8, ask: Value) -> Value {
    json!({ "ask": [{ "seat": seat, "ask": { "type": "newDeeds", "ask": ask } }] })
}

fn step(step: Value) -> Value {
    json!({ "step": { "type": "newDeeds", "step": step } })
}

const ENDED: fn() -> Value = || json!({ "step": { "type": "actionEnded", "seat": 0 } });

#[test]
fn states_of_the_board_satisfy_the_laws() {
    let send = |role: Role| move |state: &mut State| state.supply[role] -= 1;
    breaks("civics", |state| {
        send(Role::Monk)(state);
        state.civics[Civic::Coinage].0[1] = Some(Spot::Sent(Role::Monk));
    });
    breaks("civics", |state| {
        send(Role::Monk)(state);
        state.civics[Civic::Spy].0[3] = Some(Spot::Sent(Role::Monk));
    });
    breaks("civics", |state| {
        send(Role::Monk)(state);
        state.civics[Civic::Architecture].0[4] = Some(Spot::Sent(Role::Monk));
    });
    breaks("civics", |state| {
        state.goods[Grain] -= 1;
        state.civics[Civic::Coinage].0[1] = Some(Spot::Good(Grain));
    });
    breaks("goods", |state| state.civics[Civic::HarvestFestival].0[0] = None);
    breaks("supply", |state| state.civics[Civic::Towing].0[0] = None);
    breaks("citizens", |state| state.citizens[Citizen::Towing] = None);
    breaks("citizens", |state| state.citizens[Citizen::Alchemy] = Some(B.seat()));
    breaks("citizens", |state| state.citizens[Citizen::Architecture2] = None);
    breaks("citizens", |state| state.citizens[Citizen::Architecture3] = Some(B.seat()));
    breaks("navigation", |state| {
        state.navigation -= 1;
        state.technology += 1;
    });
    breaks("navigation", |state| {
        state.navigation += 1;
        state.technology -= 1;
    });
    breaks("players", |state| {
        for who in [A, B] {
            state.players[who.seat()].stations.insert(Town::Blois);
            state.players[who.seat()].unbuilt -= 1;
        }
    });
}

/// A second station in a town requires the tavern and the completed architecture.
#[test]
fn states_of_stations_satisfy_the_laws() {
    let modules = [ModuleId::NewDeeds, ModuleId::NewPlaces];
    let scene =
        with_options(4, &modules, |options| options.tavern = true).stations(A, ["blois"]).stations(B, ["blois"]);
    assert_eq!(scene.table.validate().unwrap_err().path, "players");
    let scene = scene.civic("architecture", [Craftsman, Craftsman, Monk, Knight]);
    scene.validate("one second station");
    let scene = scene.stations(A, ["blois", "tours"]).stations(B, ["blois", "tours"]);
    assert_eq!(scene.table.validate().unwrap_err().path, "players");
}

/// Questions that cannot occur.
#[test]
fn forged_questions_are_refused() {
    let scene = rich();
    for ask in [
        json!({ "type": "alchemy", "most": 2, "from": null }),
        json!({ "type": "alchemy", "most": 0, "from": null }),
        json!({ "type": "alchemy", "most": 2, "from": "townHall" }),
        json!({ "type": "alchemy", "most": 1, "from": "castle" }),
        json!({ "type": "alchemy", "most": 1, "from": "gunpowderTower" }),
        json!({ "type": "transmute" }),
        json!({ "type": "court" }),
        json!({ "type": "freeBath", "left": 2 }),
        json!({ "type": "navigate" }),
        json!({ "type": "build" }),
    ] {
        forged(&scene, instead(&[ENDED(), asked(0, ask)]));
    }
    // Of a seat whose action it is not, or of an unknown seat.
    let tow = json!({ "type": "tow" });
    forged(&scene, instead(&[ENDED(), asked(1, tow.clone())]));
    forged(&scene, instead(&[ENDED(), json!({ "ask": [] })]));
    let two = with(2, &DEEDS).civic("towing", [Boatman; 3]);
    forged(&two, instead(&[ENDED(), asked(2, tow)]));
}

/// Followers that are elsewhere, deeds that are incomplete, places that send no followers.
#[test]
fn a_forged_dispatch_is_refused() {
    let scene = rich();
    let more = |from: &str, role: &str, except: Value| {
        let ask = json!({ "type": "dispatchMore", "from": from, "role": role, "except": except });
        json!({ "ask": [{ "seat": 0, "ask": ask }] })
    };
    for ask in [
        more("townHall", "knight", Value::Null),
        more("castle", "farmer", Value::Null),
        more("gunpowderTower", "farmer", Value::Null),
        more("townHall", "farmer", json!("coinage")),
    ] {
        forged(&scene, instead(&[ENDED(), ask]));
    }
    let tow = asked(0, json!({ "type": "tow" }));
    for waiting in [
        json!({ "step": { "type": "dispatchMore", "seat": 0, "from": "townHall", "role": "knight", "except": null } }),
        json!({ "step": { "type": "dispatchMore", "seat": 1, "from": "townHall", "role": "farmer", "except": null } }),
        json!({ "step": { "type": "civicCompleted", "seat": 0, "civic": "coinage" } }),
        json!({ "step": { "type": "civicCompleted", "seat": 1, "civic": "court" } }),
        step(json!({ "type": "freeBath", "seat": 0 })),
        step(json!({ "type": "alchemy", "seat": 1 })),
        step(json!({ "type": "layGoods" })),
    ] {
        forged(&scene, instead(&[ENDED(), waiting, tow.clone()]));
    }
}

/// A drawn follower must be placed; no more can be drawn than there are.
#[test]
fn forged_draws_are_refused() {
    let scene = rich();
    let (draw, place) =
        (json!({ "draw": { "type": "bath", "seat": 0 } }), step(json!({ "type": "alchemy", "seat": 0 })));
    forged(&scene, instead(&[ENDED(), draw.clone()]));
    forged(&scene, instead(&[ENDED(), draw.clone(), place.clone()]));
    forged(&scene, instead(&[ENDED(), place.clone(), json!({ "draw": { "type": "bath", "seat": 1 } })]));
    let mut many = vec![ENDED(), place.clone()];
    many.extend(std::iter::repeat_n(draw.clone(), 5));
    forged(&scene, instead(&many));
    // Possible ones are accepted.
    let mut agenda = serde_json::to_value(scene.table.agenda()).unwrap();
    instead(&[ENDED(), place, draw])(agenda.as_array_mut().unwrap());
    let agenda = serde_json::from_value(agenda).unwrap();
    assert!(Table::<Orleans>::resume(&scene.setup, scene.table.state().clone(), agenda).is_ok());
}

/// A board of the base game has none of this.
#[test]
fn without_the_module_its_pieces_are_refused() {
    let scene = later(4).at(A, TownHall, [Farmer, Scholar]);
    forged(&scene, instead(&[ENDED(), asked(0, json!({ "type": "tow" }))]));
    let more = json!({ "type": "dispatchMore", "from": "townHall", "role": "farmer", "except": null });
    forged(&scene, instead(&[ENDED(), json!({ "ask": [{ "seat": 0, "ask": more }] })]));
    let text = serde_json::to_string(scene.table.state()).unwrap();
    assert!(!text.contains("civics") && !text.contains("navigation"));
}
