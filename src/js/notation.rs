//! Writes the tables of docs/notation.md from the patterns of answers, outcomes and pieces.

use loire::wire::{Declarations, Pattern, Typed};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The tables of one game: its answers, the content of `{plot..}` in one of them, its outcomes, its pieces, and the
/// words of their fields.
pub fn tables<A: Typed, P: Typed, O: Typed, T: Typed>(
    title: &str,
    without_pieces: &[&str],
    all: &Declarations,
) -> String {
    let mut text = format!("## {title}\n");
    let mut types = BTreeSet::new();
    let sections = [
        ("Answers", "answer", A::patterns()),
        ("Plots", "plot", P::patterns()),
        ("Outcomes", "outcome", O::patterns()),
    ];
    for (heading, first, patterns) in sections.into_iter().filter(|(_, _, patterns)| !patterns.is_empty()) {
        let rows = patterns.iter().map(|pattern| {
            let fields = fields(pattern, &mut types);
            format!("| `{}` | {} | {} | {fields} |", pattern.name, code(&pattern.text), about(pattern.about))
        });
        let head = format!("| {first} | is written | what it is | fields |\n|---|---|---|---|");
        let _ = writeln!(text, "\n### {title}: {heading}\n\n{head}\n{}", rows.collect::<Vec<_>>().join("\n"));
        if first == "answer" {
            let names: Vec<String> = without_pieces.iter().map(|name| format!("`{name}`")).collect();
            let _ = writeln!(text, "\nMay touch no piece: {}.", names.join(", "));
        }
    }
    let rows = T::patterns().into_iter().map(|pattern| {
        let fields = fields(&pattern, &mut types);
        format!("| {} | {} | {fields} |", code(&pattern.text), about(pattern.about))
    });
    let rows = rows.collect::<Vec<_>>().join("\n");
    let _ = writeln!(text, "\n### {title}: Pieces\n\n| target | piece | fields |\n|---|---|---|\n{rows}");

    let mut words = String::new();
    let mut open: Vec<String> = types.into_iter().rev().collect();
    let mut done = BTreeSet::new();
    while let Some(name) = open.pop() {
        // An object is not a word; a table of its own shows its notation.
        let is_word = |(_, body): &(&[String], &str)| !body.contains('{') || body.contains("${");
        let Some((about, body)) = all.get(&name).filter(is_word).filter(|_| done.insert(name.clone())) else {
            continue;
        };
        open.extend(names_in(body).filter(|name| all.get(name).is_some()));
        let about: Vec<&str> = about.iter().map(|line| line.trim()).collect();
        let _ = writeln!(words, "| `{name}` | {} | {} |", about.join(" "), values(body));
    }
    let _ = writeln!(text, "\n### {title}: Words\n\n| type | what it is | words |\n|---|---|---|\n{words}");
    text.trim_end().to_owned() + "\n"
}

/// Text of a table cell as code, with escaped bars.
fn code(text: &str) -> String {
    format!("`{}`", text.replace('|', "\\|"))
}

fn about(lines: &[&str]) -> String {
    lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

/// The fields that the pattern names, with their types; collects the types.
fn fields(pattern: &Pattern, types: &mut BTreeSet<String>) -> String {
    let is_named = |name: &str| {
        let mut parts = pattern.text.split('{').skip(1);
        parts.any(|part| part.strip_prefix(name).is_some_and(|rest| rest.starts_with(['}', '|', '?', '.'])))
    };
    let mut all = Vec::new();
    for (name, type_name) in pattern.fields.iter().filter(|(name, _)| is_named(name)) {
        types.extend(names_in(type_name));
        all.push(format!("`{name}` {}", values(type_name.trim_end_matches(" | null"))));
    }
    all.join(", ")
}

/// The names of types in a type expression.
fn names_in(type_name: &str) -> impl Iterator<Item = String> + '_ {
    let is_name = |word: &&str| word.starts_with(|first: char| first.is_ascii_uppercase());
    let outside = type_name.split('"').step_by(2);
    outside.flat_map(|text| text.split(|c: char| !c.is_alphanumeric())).filter(is_name).map(str::to_owned)
}

/// A type as its words, such as `farmer`, `coins${number}`, or the name of another type.
fn values(body: &str) -> String {
    let word = |word: &str| format!("`{}`", word.trim().trim_matches(['"', '`']));
    let members = body.split(" | ").map(str::trim).filter(|member| !member.is_empty());
    members.map(word).collect::<Vec<_>>().join(" ")
}
