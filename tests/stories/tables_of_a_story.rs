//! Impossible epochs, fame tracks, task sheets, control boards and seasons in `setup.tables`.

use crate::tables::{changed, epoch, refused, tree};
use loire::stories::data::tasks::{SEASONS, control_board, task_sheet};
use loire::stories::setup::Scenario::{self, FirstKingdom, KingsFavor};
use serde_json::{Value, json};

#[test]
fn impossible_epochs_are_refused() {
    let refuse = |scenario, number, change: fn(&mut Value), path: &str, reason: &str| {
        let rows = json!([epoch(scenario, number, change)]);
        refused(scenario, json!({ "epochs": rows }), &format!("tables.epochs[0].{path}"), reason);
    };
    let twice = json!([epoch(KingsFavor, 2, |_| {}), epoch(KingsFavor, 2, |_| {})]);
    refused(KingsFavor, json!({ "epochs": twice }), "tables.epochs[1].number", "epoch 2 is given twice");
    refuse(KingsFavor, 1, |row| row["number"] = json!(6), "number", "expected 1 to 5, found 6");
    refuse(FirstKingdom, 1, |row| row["number"] = json!(9), "number", "expected 1 to 8, found 9");
    refuse(FirstKingdom, 1, |row| row["number"] = json!(0), "number", "expected 1 to 8, found 0");
    refuse(FirstKingdom, 2, |row| row["name"] = json!(""), "name", "expected a name of 1 to 60 letters, found 0");
    refuse(FirstKingdom, 2, |row| row["draw"] = json!(0), "draw", "expected 1 to 16, found 0");
    for categories in [json!([]), json!(["I", "board"]), json!(["basic"])] {
        let row = epoch(FirstKingdom, 2, |row| row["categories"] = categories);
        refused(
            FirstKingdom,
            json!({ "epochs": [row] }),
            "tables.epochs[0].categories",
            "expected one or more of I, II, III",
        );
    }
    refuse(FirstKingdom, 2, |row| row["unlock"] = json!(["mill"]), "unlock", "\"mill\" is no basic place card");
    refuse(FirstKingdom, 2, |row| row["unlock"] = json!(["pub"]), "unlock", "\"pub\" is no basic place card");
    refuse(
        FirstKingdom,
        2,
        |row| row["forbidden"] = json!(["pub"]),
        "forbidden",
        "\"pub\" is a place card: expected a place that every player has",
    );
    refuse(
        FirstKingdom,
        2,
        |row| row["forbidden"] = json!(["mill", "gate", "church"]),
        "forbidden",
        "expected at most 2 places, one for each prohibition tile, found 3",
    );
    refuse(FirstKingdom, 2, |row| row["fame"]["church"] = json!(31), "fame.church", "expected 0 to 30, found 31");
    refuse(
        FirstKingdom,
        2,
        |row| row["effect"]["bonus"][0]["amount"] = json!(0),
        "effect.bonus[0].amount",
        "expected 1 to 30, found 0",
    );
    let only = "\"followerOnCard\" counts only for coins and fame of a card";
    refuse(
        FirstKingdom,
        2,
        |row| row["effect"]["bonus"][0]["per"] = json!("followerOnCard"),
        "effect.bonus[0].per",
        only,
    );
    refuse(
        FirstKingdom,
        6,
        |row| row["effect"]["bonus"][0]["per"] = json!("followerOnCard"),
        "effect.bonus[0].per",
        only,
    );
    refuse(
        FirstKingdom,
        3,
        |row| row["effect"]["malus"][0]["amount"] = json!(0),
        "effect.malus[0].amount",
        "expected 1 to 30, found 0",
    );
    refuse(
        FirstKingdom,
        3,
        |row| row["effect"]["malus"][0]["followers"] = json!(31),
        "effect.malus[0].followers",
        "expected 0 to 30, found 31",
    );
    refuse(
        FirstKingdom,
        7,
        |row| row["effect"]["malus"][0]["per"] = json!("followerOnCard"),
        "effect.malus[0].per",
        only,
    );
    refuse(
        FirstKingdom,
        3,
        |row| drop(row["effect"].as_object_mut().unwrap().remove("until")),
        "effect.until",
        "expected the threat that ends the malus, found nothing",
    );
    refuse(
        FirstKingdom,
        3,
        |row| row["effect"]["malus"] = json!([]),
        "effect.malus",
        "expected at least one malus until the threat has ended, found none",
    );
}

/// Fields of one story are refused in the other.
#[test]
fn fields_of_the_other_story_are_refused() {
    let refuse = |scenario, number, change: fn(&mut Value), path: &str, other: &str| {
        let rows = json!([epoch(scenario, number, change)]);
        let (path, reason) = (format!("tables.epochs[0].{path}"), format!("only with the scenario \"{other}\""));
        refused(scenario, json!({ "epochs": rows }), &path, &reason);
    };
    let condition = |row: &mut Value| row["enter"] = json!([{ "type": "controlAreas", "min": 1 }]);
    refuse(KingsFavor, 2, condition, "enter", "firstKingdom");
    refuse(KingsFavor, 2, |row| row["settlers"] = json!(1), "settlers", "firstKingdom");
    refuse(KingsFavor, 2, |row| row["firstCitizens"] = json!(1), "firstCitizens", "firstKingdom");
    refuse(KingsFavor, 2, |row| row["special"] = json!(["peace"]), "special", "firstKingdom");
    let threat =
        |row: &mut Value| row["effect"] = json!({ "malus": [{ "type": "followers", "amount": 1 }], "until": "plague" });
    refuse(KingsFavor, 2, threat, "effect.until", "firstKingdom");
    refuse(FirstKingdom, 2, |row| row["spring"] = json!({ "wood": [1, 1, 1] }), "spring", "kingsFavor");
    let objective = |row: &mut Value| {
        row["objectives"] = json!([{ "name": "Two areas", "goal": { "type": "controlAreas", "min": 2 } }])
    };
    refuse(FirstKingdom, 2, objective, "objectives", "kingsFavor");
}

#[test]
fn impossible_conditions_and_objectives_are_refused() {
    let refuse = |condition: Value, path: &str, reason: &str| {
        let row = epoch(FirstKingdom, 4, |row| row["enter"] = json!([{ "type": "payValue", "amount": 1 }, condition]));
        refused(FirstKingdom, json!({ "epochs": [row] }), &format!("tables.epochs[0].enter[1].{path}"), reason);
    };
    refuse(json!({ "type": "controlAreas", "min": 13 }), "min", "expected 1 to 12, found 13");
    refuse(json!({ "type": "controlVillages", "min": 0 }), "min", "expected 1 to 12, found 0");
    refuse(json!({ "type": "controlChurches", "min": 13 }), "min", "expected 1 to 12, found 13");
    refuse(json!({ "type": "ownFollower", "follower": "monk", "min": 19 }), "min", "expected 1 to 18, found 19");
    refuse(json!({ "type": "built", "building": "fortress", "min": 6 }), "min", "expected 1 to 5, found 6");
    refuse(json!({ "type": "built", "building": "church", "min": 13 }), "min", "expected 1 to 12, found 13");
    refuse(json!({ "type": "built", "building": "village", "min": 26 }), "min", "expected 1 to 25, found 26");
    refuse(json!({ "type": "tasksCompleted", "min": 5 }), "min", "expected 1 to 4, found 5");
    refuse(json!({ "type": "payFood", "amount": 0 }), "amount", "expected 1 to 30, found 0");
    refuse(json!({ "type": "payCoins", "amount": 31 }), "amount", "expected 1 to 30, found 31");
    refuse(
        json!({ "type": "payCoins", "amount": 1, "per": "followerOnCard" }),
        "per",
        "\"followerOnCard\" counts only for coins and fame of a card",
    );
    refuse(json!({ "type": "payValue", "amount": 101 }), "amount", "expected 1 to 100, found 101");
    let first = epoch(FirstKingdom, 1, |row| row["enter"] = json!([{ "type": "payValue", "amount": 1 }]));
    refused(
        FirstKingdom,
        json!({ "epochs": [first] }),
        "tables.epochs[0].enter",
        "everybody starts in the first epoch: expected no conditions",
    );
    let many = epoch(FirstKingdom, 2, |row| row["settlers"] = json!(2));
    refused(
        FirstKingdom,
        json!({ "epochs": [many] }),
        "tables.epochs",
        "all epochs together release 6 settlers, expected at most the 5 set aside",
    );
    let refuse = |objective: Value, path: &str, reason: &str| {
        let row = epoch(KingsFavor, 4, |row| row["objectives"][1] = objective);
        refused(KingsFavor, json!({ "epochs": [row] }), &format!("tables.epochs[0].objectives[1].{path}"), reason);
    };
    let goal = |goal: Value| json!({ "name": "Something", "goal": goal });
    refuse(goal(json!({ "type": "controlAreas", "min": 13 })), "goal.min", "expected 1 to 12, found 13");
    refuse(goal(json!({ "type": "controlVillages", "min": 0 })), "goal.min", "expected 1 to 12, found 0");
    refuse(goal(json!({ "type": "controlChurches", "min": 13 })), "goal.min", "expected 1 to 12, found 13");
    refuse(goal(json!({ "type": "built", "building": "fortress", "min": 6 })), "goal.min", "expected 1 to 5, found 6");
    refuse(goal(json!({ "type": "dispatch" })), "fields", "expected at least one tile to send, found none");
    refuse(
        json!({ "name": "", "goal": { "type": "dispatch" }, "fields": ["any"] }),
        "name",
        "expected a name of 1 to 60 letters, found 0",
    );
    let both = json!({ "name": "Both", "goal": { "type": "reach", "landmark": "castle" }, "fields": ["any"] });
    refuse(both, "fields", "tiles are sent only where the goal is \"dispatch\"");
}

#[test]
fn impossible_fame_tracks_are_refused() {
    let refuse = |scenario: Scenario, change: fn(&mut Value), path: &str, reason: &str| {
        let track = changed(tree(&(scenario.row().fame_track)()), change);
        refused(scenario, json!({ "fameTrack": track }), &format!("tables.fameTrack.{path}"), reason);
    };
    refuse(FirstKingdom, |track| track["length"] = json!(9), "length", "expected 10 to 200, found 9");
    refuse(FirstKingdom, |track| track["length"] = json!(89), "spaces[12].space", "expected 2 to 89, found 90");
    refuse(
        FirstKingdom,
        |track| track["spaces"][0]["space"] = json!(1),
        "spaces[0].space",
        "expected 2 to 90, found 1",
    );
    refuse(
        FirstKingdom,
        |track| track["spaces"][2]["space"] = json!(12),
        "spaces[2].space",
        "expected more than the 12 before it, found 12",
    );
    refuse(
        FirstKingdom,
        |track| track["spaces"][0]["bonus"]["amount"] = json!(0),
        "spaces[0].bonus.amount",
        "expected 1 to 30, found 0",
    );
    refuse(
        FirstKingdom,
        |track| track["spaces"][1]["bonus"]["amount"] = json!(0),
        "spaces[1].bonus.amount",
        "expected 1 to 30, found 0",
    );
    refuse(
        FirstKingdom,
        |track| track["spaces"][2]["bonus"]["elseCoins"] = json!(31),
        "spaces[2].bonus.elseCoins",
        "expected 0 to 30, found 31",
    );
    refuse(
        KingsFavor,
        |track| track["spaces"][1]["bonus"]["kinds"] = json!([]),
        "spaces[1].bonus.kinds",
        "expected at least one kind of followers, found none",
    );
    refuse(
        KingsFavor,
        |track| track["spaces"][3]["bonus"]["price"] = json!(0),
        "spaces[3].bonus.price",
        "expected 1 to 30, found 0",
    );
    refuse(
        KingsFavor,
        |track| track["spaces"][5]["bonus"]["until"] = json!(6),
        "spaces[5].bonus.until",
        "expected 1 to 5, found 6",
    );
    let stop =
        |track: &mut Value| track["spaces"][0]["bonus"] = json!({ "type": "stop", "landmark": "castle", "until": 1 });
    refuse(FirstKingdom, stop, "spaces[0].bonus.type", "only with the scenario \"kingsFavor\"");
    refuse(KingsFavor, stop, "spaces", "expected \"castle\" once, found it 2 times");
    refuse(
        KingsFavor,
        |track| drop(track["spaces"].as_array_mut().unwrap().remove(5)),
        "spaces",
        "expected \"tournamentGround\" once, found it 0 times",
    );
    for bonus in [json!({ "type": "citizen", "amount": 1 }), json!({ "type": "wildCross" })] {
        let track = changed(tree(&(KingsFavor.row().fame_track)()), |track| track["spaces"][0]["bonus"] = bonus);
        refused(
            KingsFavor,
            json!({ "fameTrack": track }),
            "tables.fameTrack.spaces[0].bonus.type",
            "only with the scenario \"firstKingdom\"",
        );
    }
}

#[test]
fn impossible_tasks_columns_and_seasons_are_refused() {
    let refuse = |change: fn(&mut Value), path: &str, reason: &str| {
        let sheet = changed(tree(&task_sheet()), change);
        refused(FirstKingdom, json!({ "taskSheet": sheet }), &format!("tables.taskSheet.{path}"), reason);
    };
    refuse(|sheet| sheet["tasks"][1]["id"] = json!("well"), "tasks[1].id", "\"well\" is given twice");
    refuse(|sheet| sheet["tasks"][1]["id"] = json!("wealth"), "tasks[1].id", "no tiles are sent to \"wealth\"");
    refuse(
        |sheet| sheet["tasks"][1]["name"] = json!(""),
        "tasks[1].name",
        "expected a name of 1 to 60 letters, found 0",
    );
    refuse(
        |sheet| sheet["tasks"][3]["fields"] = json!([]),
        "tasks[3].fields",
        "expected at least one tile, found none",
    );
    refuse(
        |sheet| drop(sheet["tasks"].as_array_mut().unwrap().pop()),
        "tasks",
        "expected four tasks, \"harbour\" is missing",
    );
    refuse(|sheet| sheet["churches"] = json!(13), "churches", "expected 1 to 12, found 13");
    refuse(|sheet| sheet["citizens"] = json!(0), "citizens", "expected 1 to 99, found 0");
    refuse(|sheet| sheet["wealth"] = json!(201), "wealth", "expected 1 to 200, found 201");
    let board = |areas: Value, villages: Value| json!({ "controlBoard": { "areas": areas, "villages": villages, "churches": [] } });
    refused(FirstKingdom, board(json!([0]), json!([])), "tables.controlBoard.areas[0]", "expected 1 to 29, found 0");
    refused(
        FirstKingdom,
        board(json!([]), json!([2, 30])),
        "tables.controlBoard.villages[1]",
        "expected 1 to 29, found 30",
    );
    refused(
        FirstKingdom,
        board(json!([3, 5, 5]), json!([])),
        "tables.controlBoard.areas[2]",
        "expected more than the 5 before it, found 5",
    );
    for key in ["summerCoins", "autumnFood", "autumnCoins", "autumnFollowers"] {
        let seasons = changed(tree(&SEASONS), |seasons| seasons[key] = json!(31));
        refused(
            KingsFavor,
            json!({ "seasons": seasons }),
            &format!("tables.seasons.{key}"),
            "expected 0 to 30, found 31",
        );
    }
}

/// Narration cards, task sheet and control board belong to one story, seasons to the other.
#[test]
fn tables_of_the_other_story_are_refused() {
    let (first, king) = ("only with the scenario \"firstKingdom\"", "only with the scenario \"kingsFavor\"");
    refused(KingsFavor, json!({ "narration": { "I": {} } }), "tables.narration", first);
    refused(KingsFavor, json!({ "taskSheet": task_sheet() }), "tables.taskSheet", first);
    refused(KingsFavor, json!({ "controlBoard": control_board() }), "tables.controlBoard", first);
    refused(FirstKingdom, json!({ "seasons": SEASONS }), "tables.seasons", king);
}
