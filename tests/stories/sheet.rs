//! The sheet for owners of the box, `docs/rules/stories-tables.md`. This test writes it from the rows
//! (`LOIRE_REGENERATE=1`), so it stays correct.

use crate::support::is_regenerating;
use crate::tables::{ours, tree};
use loire::engine::Seats;
use loire::stories::components::components;
use loire::stories::setup::Scenario;
use loire::stories::{Rules, Setup};
use loire::wire::Kind;
use serde_json::Value;
use std::fmt::Write;

/// The sheet, section by section.
struct Sheet(String);

impl Sheet {
    fn say(&mut self, text: &str) {
        let _ = writeln!(self.0, "{text}\n");
    }

    /// A table with an empty column for the printed value.
    fn table(&mut self, columns: &[&str], rows: impl IntoIterator<Item = Vec<String>>) {
        let _ = writeln!(self.0, "| {} | printed |", columns.join(" | "));
        let _ = writeln!(self.0, "|{}", "---|".repeat(columns.len() + 1));
        for row in rows {
            let _ = writeln!(self.0, "| {} | |", row.join(" | "));
        }
        self.0.push('\n');
    }

    fn json(&mut self, value: &Value) {
        let _ = writeln!(self.0, "```json\n{}\n```\n", typed(value));
    }
}

/// A value in a cell, as a user types it.
fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        value => format!("`{}`", typed(value)),
    }
}

/// A value as JSON after its label.
fn typed(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("[{}]", items.iter().map(typed).collect::<Vec<_>>().join(", ")),
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(key, _)| ["id", "type", "name"].iter().position(|first| first == key).unwrap_or(3));
            let fields: Vec<String> =
                fields.iter().map(|(key, value)| format!("\"{key}\": {}", typed(value))).collect();
            if fields.is_empty() { "{}".into() } else { format!("{{ {} }}", fields.join(", ")) }
        }
        value => value.to_string(),
    }
}

/// Some keys of rows, as cells.
fn cells(rows: &Value, keys: &[&str]) -> Vec<Vec<String>> {
    let rows = rows.as_array().unwrap().iter();
    rows.map(|row| keys.iter().map(|key| cell(&row[*key])).collect()).collect()
}

/// The confidence of a row, and parts of it with another confidence.
fn sure_of(row: &Value) -> String {
    let whole = cell(&row["confidence"]);
    let Some(parts) = row["parts"].as_array() else { return whole };
    let parts = parts.iter().filter(|part| part["confidence"] != row["confidence"]);
    let parts: Vec<String> = parts.map(|part| format!("{} {}", cell(&part["of"]), cell(&part["confidence"]))).collect();
    if parts.is_empty() { whole } else { format!("{whole}; {}", parts.join(", ")) }
}

/// The confidence of a key of an epoch: of the key itself, of its content, or else of the row.
fn sure_in(story: &Value, epoch: &Value, key: &str) -> String {
    let way = format!("epochs[{}].{key}", epoch["number"].as_u64().unwrap() - 1);
    let all = story["confidence"].as_array().unwrap();
    let mut parts = all.iter().filter_map(|row| {
        let rest = row["of"].as_str()?.strip_prefix(&way)?;
        let confidence = cell(&row["confidence"]);
        match rest.strip_prefix('.') {
            Some(inner) => Some(format!("{}; {inner} {confidence}", cell(&epoch["confidence"]))),
            None => rest.is_empty().then_some(confidence),
        }
    });
    parts.next_back().unwrap_or_else(|| cell(&epoch["confidence"]))
}

/// Keys and values of an object as cells, each with its confidence.
fn entries(object: &Value, sure: &str) -> Vec<Vec<String>> {
    let fields = object.as_object().unwrap().iter().filter(|(key, _)| *key != "confidence");
    fields.map(|(key, value)| vec![format!("`{key}`"), cell(value), sure.to_owned()]).collect()
}

/// The confidence of a story's table that has no rows.
fn sure(story: &Value, table: &str) -> String {
    let all = story["confidence"].as_array().unwrap();
    let row = all.iter().find(|row| row["of"] == table).unwrap_or_else(|| panic!("{table}"));
    cell(&row["confidence"])
}

const START: &str = "# Orléans Stories: what is printed

The rulebook leaves most numbers of this box to boards, cards and booklets that we could not read. This sheet says what we play with instead
and how sure we are: **certain** (the rulebook or a readable part of a booklet), **likely** (one good source), **guess** (weak evidence), **house** (our own,
so that the game is complete). If you own the box, lay it beside this sheet, write what is printed into the last column, and type what differs into
`setup.tables` under the key of the section:

```js
newGame({ game: 'stories', seats: 3, scenario: 'firstKingdom', tables: { prices: { … }, placeCards: [ … ] } })
```

A list replaces our rows with the same `id` (`number` for epochs) one by one; everything else is replaced whole. What is not named stays as it is. What cannot
be is refused with the way to it. The package ships a JSON schema, `stories-tables.schema.json`, so that an editor helps while you type. Lists of three numbers are
for 2, 3 and 4 players. Tiles are `farmer`, `fisher`, `craftsman`, `trader`, `scholar`, `knight`, `monk`, `wood`, `brocade`, `wool`, `wine`, `bread`, `cheese`, `grain`,
`fish`, `technology`; where tiles are sent also `any` (any follower) and `coins:5`. A space of a place takes a list of followers, `any`, a good, or `cargo` (Gate and
tower). The rules themselves are in [the ledger](stories.md).";

fn sheet() -> String {
    let all = tree(&components(None));
    let mut sheet = Sheet(String::new());
    sheet.say(START);
    sheet.say("## Both stories");
    common(&mut sheet, &all);
    for story in all["stories"].as_array().unwrap() {
        sheet.say(&format!("## {}", story["title"].as_str().unwrap()));
        sheet.say(&format!("With `scenario: '{}'`.", story["id"].as_str().unwrap()));
        story_tables(&mut sheet, story);
    }
    sheet.0.trim_end().to_owned() + "\n"
}

/// Map, places, cards, deeds, goods.
fn common(sheet: &mut Sheet, all: &Value) {
    let story = &all["stories"][0];
    sheet.say("### `map`");
    sheet.say("`{ areas, startVillages }`, all 29 areas: 15 light, 8 medium, 6 dark. `at` is where an area is drawn: half areas to the right, rows down. Who is whose neighbour is said by both.");
    sheet.table(
        &["id", "zone", "at", "neighbours", "how sure"],
        cells(&all["areas"], &["id", "zone", "at", "neighbours", "confidence"]),
    );
    let villages = all["startVillages"].as_array().unwrap().iter().zip(2..);
    let row = |(areas, players): (&Value, u8)| {
        vec![format!("`startVillages[{}]`", players - 2), players.to_string(), cell(areas), "house".into()]
    };
    sheet.table(&["key", "players", "start villages", "how sure"], villages.map(row));

    let places = all["places"].as_array().unwrap();
    let takes =
        |row: &Value| cell(&row["spaces"].as_array().unwrap().iter().map(|space| space["takes"].clone()).collect());
    sheet.say("### `places`");
    sheet.say("`[{ id, spaces }]`. What these places do is certain; how sure their spaces are is said here.");
    let own = places.iter().filter(|row| row["category"] == "board" || row["category"] == "basic");
    let row =
        |row: &Value| vec![cell(&row["id"]), cell(&row["name"]), cell(&row["category"]), takes(row), sure_of(row)];
    sheet.table(&["id", "name", "where", "spaces", "how sure"], own.map(row));

    sheet.say("### `placeCards`");
    sheet.say("`[{ id, name, category, spaces, effect, isFair, noTechnology }]`. An id is a slot: give a printed card that we do not know the slot of one that is not printed. A card that works by itself has no spaces.");
    let cards = places.iter().filter(|row| row["category"] != "board" && row["category"] != "basic");
    let marks = |row: &Value| {
        ["isFair", "noTechnology"].into_iter().filter(|key| row[*key] == true).collect::<Vec<_>>().join(", ")
    };
    let row = |row: &Value| {
        vec![
            cell(&row["id"]),
            cell(&row["name"]),
            cell(&row["category"]),
            takes(row),
            cell(&row["effect"]),
            marks(row),
            sure_of(row),
        ]
    };
    sheet.table(&["id", "name", "category", "spaces", "effect", "marks", "how sure"], cards.map(row));
    sheet.say("As it is typed:");
    let typed = ours(Scenario::FirstKingdom)["placeCards"][10].clone();
    sheet.json(&without_confidence(typed));

    sheet.say("### `green`");
    sheet.table(&["key", "ours", "how sure"], [vec!["`green`".into(), cell(&all["green"]), sure(story, "green")]]);

    sheet.say("### `deeds`");
    sheet.say("`[{ id, name, fields, bonus, advances }]`. A side A is followed by its side B in the next row. `advances`: a tile sent there lets its sender advance (The First Kingdom).");
    sheet.table(
        &["id", "name", "fields", "bonus", "advances", "how sure"],
        cells(&all["deeds"], &["id", "name", "fields", "bonus", "advances", "confidence"]),
    );

    sheet.say("### `prices`, `goodsTiles`, `food`, `delivery`");
    sheet.say(&format!(
        "Four keys: `prices` and `goodsTiles` with all eight goods, `food` a list, `delivery` with the goods that can be delivered. 184 tiles in all. How sure: prices as said, tiles {}, food {}, delivery {}.",
        sure(story, "goodsTiles"), sure(story, "food"), sure(story, "delivery"),
    ));
    let keys = ["id", "price", "confidence", "tiles", "isFood", "delivery"];
    sheet.table(
        &["good", "price", "how sure the price is", "tiles", "food", "fame for a delivery"],
        cells(&all["goods"], &keys),
    );
}

/// The tables of one story.
fn story_tables(sheet: &mut Sheet, story: &Value) {
    sheet.say("### `market`");
    sheet.say("Tiles on the market place with 2, 3 and 4 players, before start kits are taken.");
    sheet.table(&["tile", "ours", "how sure"], entries(&story["market"], &sure(story, "market")));
    sheet.say("### `startKit`");
    sheet.table(&["key", "ours", "how sure"], entries(&story["startKit"], &sure(story, "startKit")));

    let track = &story["fameTrack"];
    sheet.say("### `fameTrack`");
    sheet.say(&format!("`{{ length, spaces: [{{ space, bonus }}] }}`. Length {}, likely.", track["length"]));
    let spaces = track["spaces"].as_array().unwrap().iter();
    sheet.table(
        &["space", "bonus", "how sure"],
        spaces.map(|row| vec![row["space"].to_string(), cell(&row["bonus"]), cell(&track["confidence"])]),
    );

    sheet.say("### `epochs`");
    sheet.say("`[{ number, … }]`, each whole; a key that is not said is nothing.");
    for epoch in story["epochs"].as_array().unwrap() {
        sheet.say(&format!("Epoch {}, {}:", epoch["number"], epoch["name"].as_str().unwrap()));
        let keys = entries(epoch, "").into_iter().filter(|row| row[0] != "`number`" && row[0] != "`objectives`");
        let keys =
            keys.map(|row| vec![row[0].clone(), row[1].clone(), sure_in(story, epoch, row[0].trim_matches('`'))]);
        sheet.table(&["key", "ours", "how sure"], keys);
        if let Some(objectives) = epoch.get("objectives") {
            sheet.table(
                &["objectives: name", "goal", "fields", "must", "how sure"],
                cells(objectives, &["name", "goal", "fields", "must", "confidence"]),
            );
        }
    }
    if let Some(narration) = story.get("narration") {
        sheet.say("### `narration`");
        sheet.say("What each card brings with 2, 3 and 4 players; a card that is not named keeps ours.");
        sheet.table(&["card", "ours", "how sure"], entries(narration, &sure(story, "narration")));
        sheet.say("### `taskSheet`");
        let tasks = &story["taskSheet"];
        sheet.say(&format!("`{{ tasks: [{{ id, name, fields }}], churches, citizens, wealth }}`, whole. Churches {}, citizens {} and wealth {} are certain.", tasks["churches"], tasks["citizens"], tasks["wealth"]));
        sheet.table(
            &["id", "name", "fields", "how sure"],
            cells(&tasks["tasks"], &["id", "name", "fields", "confidence"]),
        );
        sheet.say("### `controlBoard`");
        sheet.say("The numbers of each column; 7 and 8 areas and 4 and 6 villages are certain.");
        sheet.table(
            &["column", "ours", "how sure"],
            entries(&story["controlBoard"], &cell(&story["controlBoard"]["confidence"])),
        );
    }
    if let Some(seasons) = story.get("seasons") {
        sheet.say("### `seasons`");
        sheet.say("What spring brings stands with each epoch. What lack of food costs in autumn (`autumnCoins`, else `autumnFollowers`) is ours, the rest certain.");
        let confidence = |row: Vec<String>| {
            let is_ours = row[0] == "`autumnCoins`" || row[0] == "`autumnFollowers`";
            vec![row[0].clone(), row[1].clone(), if is_ours { "house".into() } else { row[2].clone() }]
        };
        sheet
            .table(&["key", "ours", "how sure"], entries(seasons, &sure(story, "seasons")).into_iter().map(confidence));
    }
}

fn without_confidence(mut row: Value) -> Value {
    row.as_object_mut().unwrap().remove("confidence");
    row
}

#[test]
fn the_sheet_matches_the_engine() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rules/stories-tables.md");
    let sheet = sheet();
    if is_regenerating() {
        std::fs::write(&file, &sheet).unwrap();
    }
    let written = std::fs::read_to_string(file).unwrap_or_default().replace("\r\n", "\n");
    assert!(written == sheet, "docs/rules/stories-tables.md is out of date: rewrite it with LOIRE_REGENERATE=1");
}

/// The sheet lists every table of `setup.tables`, and the engine accepts the values it shows.
#[test]
fn the_sheet_has_every_table() {
    let sheet = sheet();
    for &scenario in Scenario::ALL {
        for key in ours(scenario).as_object().unwrap().keys() {
            assert!(sheet.lines().any(|line| line.starts_with("### ") && line.contains(&format!("`{key}`"))), "{key}");
        }
    }
    let typed = sheet.lines().skip_while(|line| *line != "```json").nth(1).unwrap();
    let card: Value = serde_json::from_str(typed).unwrap();
    let mut setup = Setup::new(Seats::MAX, Scenario::KingsFavor);
    setup.tables = serde_json::from_value(serde_json::json!({ "placeCards": [card] })).unwrap();
    assert!(Rules::new(&setup).is_ok());
}
