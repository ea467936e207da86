//! Prints the TypeScript declarations of all types that cross the boundary; the package build writes them to
//! `src/js/types.ts`. With the argument `games` it prints the result of `games()`, which the build inserts into the
//! scripts; with `notation` the tables of `docs/notation.md`.

mod notation;

use loire::wire::{Declarations, Never, Param, json};
use loire::{api, bots, burgundy, engine, orleans, stories};

type A = Param<'A'>;
type D = Param<'D'>;
type E = Param<'E'>;
type N = Param<'N'>;
type O = Param<'O'>;
type P = Param<'P'>;
type Q = Param<'Q'>;
type S = Param<'S'>;
type T = Param<'T'>;
type W = Param<'W'>;

/// Answers that may have no targets; front ends show them as buttons.
const WITHOUT_PIECES: [&[&str]; 3] = [
    &["decline", "endTurn"],
    &["ready", "pass", "decline", "suffer", "levy"],
    &["ready", "pass", "decline", "stop", "choose", "draw"],
];

fn main() {
    let wanted = std::env::args().nth(1);
    if wanted.as_deref() == Some("games") {
        return print!("{}", json(&api::games()));
    }
    let mut all = Declarations::default();
    all.declare::<engine::Seat>();
    all.declare::<engine::Seats>();
    all.declare::<engine::BySeat<T>>();
    all.declare::<engine::Agenda<S, A, D>>();
    all.declare::<engine::Record<S, A, O>>();
    all.declare::<engine::Ranked>();
    all.declare::<engine::GameInfo>();
    all.declare::<engine::SetupFault>();
    all.declare::<bots::Level>();
    all.declare::<api::Trouble>();
    all.declare::<api::ErrorDetails>();
    all.declare::<api::Saved<'static, S, P, A>>();
    all.declare::<api::Turn<A, D>>();
    all.declare::<api::Legal<A>>();
    all.declare::<api::Look<P, Q, A, D, O>>();
    all.declare::<api::Verdict<W>>();
    all.declare::<api::Progress<E, N>>();
    all.declare::<api::Played<S, E, N>>();
    all.declare::<api::PlayedOut<S, E, N>>();
    all.declare::<api::Weighted<O>>();
    all.declare::<api::Problem>();
    all.declare::<api::Preview>();
    all.declare::<api::Suggestion<A>>();
    all.declare::<api::SuggestOptions>();
    all.declare::<burgundy::Setup>();
    all.declare::<burgundy::State>();
    all.declare::<burgundy::Step>();
    all.declare::<burgundy::Ask>();
    all.declare::<burgundy::Action>();
    all.declare::<burgundy::Draw>();
    all.declare::<burgundy::Outcome>();
    all.declare::<burgundy::Event>();
    all.declare::<burgundy::refusals::Reason>();
    all.declare::<burgundy::pieces::Target>();
    all.declare::<burgundy::present::Components>();
    declare_answers(&mut all, "BurgundyAnswers", burgundy::Ask::answers(), vec![]);

    all.declare::<burgundy::arrange::Sketch>();
    all.declare::<orleans::Setup>();
    all.declare::<orleans::State>();
    all.declare::<orleans::Step>();
    all.declare::<orleans::Ask>();
    all.declare::<orleans::Action>();
    all.declare::<orleans::Draw>();
    all.declare::<orleans::Outcome>();
    all.declare::<orleans::Event>();
    all.declare::<orleans::refusals::Reason>();
    all.declare::<orleans::pieces::Target>();
    all.declare::<orleans::components::Components>();
    declare_answers(&mut all, "OrleansAnswers", orleans::Ask::answers(), orleans::modules::extra_answers());

    all.declare::<orleans::arrange::Sketch>();
    all.declare::<stories::arrange::Sketch>();
    all.declare::<stories::Setup>();
    all.declare::<stories::State>();
    all.declare::<stories::Step>();
    all.declare::<stories::Ask>();
    all.declare::<stories::Action>();
    all.declare::<stories::Draw>();
    all.declare::<stories::Outcome>();
    all.declare::<stories::Event>();
    all.declare::<stories::refusals::Reason>();
    all.declare::<stories::pieces::Target>();
    all.declare::<stories::components::Components>();
    declare_answers(&mut all, "StoriesAnswers", stories::Ask::answers(), vec![]);

    if wanted.as_deref() == Some("notation") {
        let [burgundy, orleans, stories] = WITHOUT_PIECES;
        let tables = [
            notation::tables::<burgundy::Action, Never, burgundy::Outcome, burgundy::pieces::Target>(
                "Burgundy", burgundy, &all,
            ),
            notation::tables::<
                orleans::Action,
                orleans::modules::intrigue::plot::Plot,
                orleans::Outcome,
                orleans::pieces::Target,
            >("Orléans", orleans, &all),
            notation::tables::<stories::Action, Never, stories::Outcome, stories::pieces::Target>(
                "Orléans Stories",
                stories,
                &all,
            ),
        ];
        return print!("{}", tables.join("\n"));
    }
    print!("// Generated from the Rust types; do not edit.\n{}", all.text());
}

/// Declares the names of the answers to each question, including those of modules.
fn declare_answers(
    all: &mut Declarations,
    name: &str,
    mut rows: Vec<(&'static str, Vec<&'static str>)>,
    added: Vec<(&'static str, &'static str)>,
) {
    for (question, answer) in added {
        rows.iter_mut().filter(|row| row.0 == question).for_each(|row| row.1.push(answer));
    }
    all.add(name, &[" The names of the answers that each question has."], || answers(&rows));
}

/// An object type from questions to the names of their answers.
fn answers(rows: &[(&str, Vec<&str>)]) -> String {
    let field = |(question, names): &(&str, Vec<&str>)| {
        let names: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
        Declarations::field(&[], question, false, names.join(" | "))
    };
    Declarations::object(&rows.iter().map(field).collect::<Vec<_>>())
}
