//! Compares the JSON schema of `setup.tables` with the engine by thousands of tables that differ from ours in one
//! place.

use crate::schema::schema;
use crate::tables::{ours, tabled};
use loire::stories::setup::Scenario;
use loire::wire::Kind;
use serde_json::{Value, json};

/// Whether a value fits a schema. Supports the parts of JSON Schema that this schema uses.
fn fits(root: &Value, schema: &Value, value: &Value) -> bool {
    if let Some(name) = schema["$ref"].as_str() {
        return fits(root, &root["$defs"][name.trim_start_matches("#/$defs/")], value);
    }
    let limit = |key: &str| schema[key].as_u64().map(|limit| limit as usize);
    let within = |count: usize, least: &str, most: &str| {
        limit(least).is_none_or(|least| count >= least) && limit(most).is_none_or(|most| count <= most)
    };
    let one_of = schema["oneOf"].as_array();
    schema.get("const").is_none_or(|it| it == value)
        && schema["enum"].as_array().is_none_or(|all| all.contains(value))
        && one_of.is_none_or(|all| all.iter().filter(|one| fits(root, one, value)).count() == 1)
        && match schema["type"].as_str() {
            None => true,
            Some("boolean") => value.is_boolean(),
            Some("string") => value.as_str().is_some_and(|text| within(text.chars().count(), "minLength", "maxLength")),
            Some("integer") => value.as_i64().is_some_and(|number| {
                schema["minimum"].as_i64().is_none_or(|least| number >= least)
                    && schema["maximum"].as_i64().is_none_or(|most| number <= most)
            }),
            Some("array") => value.as_array().is_some_and(|items| {
                let is_unique =
                    schema["uniqueItems"] != true || items.iter().enumerate().all(|(i, it)| !items[..i].contains(it));
                within(items.len(), "minItems", "maxItems")
                    && is_unique
                    && items.iter().all(|it| fits(root, &schema["items"], it))
            }),
            Some("object") => value.as_object().is_some_and(|fields| {
                let has = |key: &Value| fields.contains_key(key.as_str().unwrap());
                schema["required"].as_array().is_none_or(|keys| keys.iter().all(has))
                    && fields.iter().all(|(key, it)| schema["properties"].get(key).is_some_and(|of| fits(root, of, it)))
            }),
            Some(other) => panic!("{other}"),
        }
}

/// All tables that differ from this one in one place, with the path to it.
fn mutants(value: &Value, way: &str, out: &mut Vec<(String, Value)>, put: &dyn Fn(Value) -> Value) {
    let mut add = |how: &str, new: Value| out.push((format!("{way} {how}"), put(new)));
    match value {
        Value::Number(_) => {
            for number in [-1, 0, 1, 5, 13, 17, 19, 21, 26, 30, 31, 101, 201, 256] {
                add(&number.to_string(), json!(number));
            }
            add("as text", json!("1"));
        }
        Value::String(_) => {
            for text in [
                "",
                "nonsense",
                "monk",
                "any",
                "cargo",
                "wood",
                "coins:30",
                "coins:31",
                "followerOnCard",
                "gate",
                "board",
            ] {
                add(text, json!(text));
            }
            add("long", json!("x".repeat(61)));
            add("as a number", json!(1));
        }
        Value::Bool(flag) => {
            add("turned", json!(!flag));
            add("as text", json!("true"));
        }
        Value::Null => {}
        Value::Array(items) => {
            add("empty", json!([]));
            let first = items.first().cloned().unwrap_or(json!("monk"));
            for length in [1, 3, 5, 8, 9, 13, 31] {
                add(&format!("of {length}"), json!(vec![first.clone(); length]));
            }
            for (index, item) in items.iter().enumerate().take(if items.len() > 9 { 3 } else { 9 }) {
                mutants(item, &format!("{way}[{index}]"), out, &|new| {
                    let mut items = items.clone();
                    items[index] = new;
                    put(Value::Array(items))
                });
            }
        }
        Value::Object(fields) => {
            add("with a key", {
                let mut more = fields.clone();
                more.insert("nonsense".into(), json!(1));
                Value::Object(more)
            });
            add("as a list", json!([]));
            for (key, field) in fields {
                let mut fewer = fields.clone();
                fewer.remove(key);
                out.push((format!("{way}.{key} missing"), put(Value::Object(fewer))));
                mutants(field, &format!("{way}.{key}"), out, &|new| {
                    let mut fields = fields.clone();
                    fields.insert(key.clone(), new);
                    put(Value::Object(fields))
                });
            }
        }
    }
}

/// Tables that the engine accepts fit the schema; tables that it cannot read, or finds out of range, do not.
#[test]
fn the_schema_agrees_with_the_engine() {
    let schema = schema();
    let (mut accepted, mut unread, mut out_of_range) = (0, 0, 0);
    let first = crate::tables::ours(Scenario::FirstKingdom);
    for &scenario in Scenario::ALL {
        let ours = ours(scenario);
        assert!(fits(&schema, &schema, &ours));
        let is_new = |(key, table): &(&String, &Value)| scenario == Scenario::FirstKingdom || first[*key] != **table;
        for (key, table) in ours.as_object().unwrap().iter().filter(is_new) {
            let mut all = vec![];
            mutants(table, key, &mut all, &|new| json!({ key: new }));
            for (how, tables) in all {
                let does_fit = fits(&schema, &schema, &tables);
                if serde_json::from_value::<loire::stories::tables::Tables>(tables.clone()).is_err() {
                    assert!(!does_fit, "the engine cannot read {how}");
                    unread += 1;
                    continue;
                }
                match tabled(scenario, 4, &tables).check() {
                    Ok(()) => {
                        assert!(does_fit, "the engine accepts {how}");
                        accepted += 1;
                    }
                    Err(error)
                        if error.reason.starts_with("expected 1 to") || error.reason.starts_with("expected 0 to") =>
                    {
                        let by_others =
                            ["spaces", "until", ".keep", ".min"].iter().any(|key| error.path.ends_with(key));
                        assert!(!does_fit || by_others, "the engine refuses {how}: {error}");
                        out_of_range += 1;
                    }
                    Err(_) => {}
                }
            }
        }
    }
    assert!(accepted > 2000 && unread > 2000 && out_of_range > 500, "{accepted} {unread} {out_of_range}");
}
