//! Prints the TypeScript declarations of everything that crosses the boundary; the package build keeps them in
//! `src/js/types.ts`. With the argument `games` it prints what `games()` says, which the build puts into the scripts.

use loire::wire::{Declarations, Param, Typed, json};
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

fn main() {
    if std::env::args().nth(1).as_deref() == Some("games") {
        return print!("{}", json(&api::games()));
    }
    let mut all = Declarations::default();
    macro_rules! declare {
        ($($Type:ty),+ $(,)?) => { $(<$Type>::declare(&mut all);)+ };
    }
    declare!(
        engine::Seat,
        engine::Seats,
        engine::BySeat<T>,
        engine::Agenda<S, A, D>,
        engine::Record<S, A, O>,
        engine::Ranked,
        engine::GameInfo,
        engine::SetupFault,
        bots::Level,
        api::Trouble,
        api::ErrorDetails,
        api::Saved<'static, S, P, A>,
        api::Turn<A, D>,
        api::Legal<A>,
        api::Look<P, Q, A, D, O>,
        api::Verdict<W>,
        api::Progress<E, N>,
        api::Played<S, E, N>,
        api::Weighted<O>,
        api::Problem,
        api::Preview,
        api::Suggestion<A>,
        api::SuggestOptions,
    );
    macro_rules! game {
        ($game:ident, $Components:ty $(, extra $extra:expr)?) => {
            declare!(
                $game::Setup,
                $game::State,
                $game::Step,
                $game::Ask,
                $game::Action,
                $game::Draw,
                $game::Outcome,
                $game::Event,
                $game::refusals::Why,
                $Components,
            );
            let name = concat!(stringify!($game), "Answers");
            let name = name[..1].to_uppercase() + &name[1..];
            #[allow(unused_mut, reason = "modules of one game add to its questions")]
            let mut rows = $game::Ask::answers();
            $(for (question, answer) in $extra {
                rows.iter_mut().filter(|row| row.0 == question).for_each(|row| row.1.push(answer));
            })?
            all.add(&name, &[" The names of the answers that each question has."], || answers(&rows));
        };
    }
    game!(burgundy, burgundy::present::Components);
    declare!(burgundy::arrange::Sketch);
    game!(orleans, orleans::components::Components, extra orleans::modules::extra_answers());
    declare!(orleans::arrange::Sketch);
    declare!(stories::arrange::Sketch);
    game!(stories, stories::components::Components);
    print!("// Generated from the Rust types; nobody edits it.\n{}", all.text());
}

/// Questions with the names of their answers, as an object.
fn answers(rows: &[(&str, Vec<&str>)]) -> String {
    let field = |(question, names): &(&str, Vec<&str>)| {
        let names: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
        Declarations::field(&[], question, false, names.join(" | "))
    };
    Declarations::object(&rows.iter().map(field).collect::<Vec<_>>())
}
