//! Prints the TypeScript declarations of everything that crosses the boundary; the package build keeps them in
//! `src/js/types.ts`.

use loire::wire::{Declarations, Param, Typed};
use loire::{api, bots, burgundy, engine, orleans};

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
        api::Look<'static, P, Q, A, D, O>,
        api::Verdict<W>,
        api::Progress<'static, E, N>,
        api::Played<'static, S, E, N>,
        api::Weighted<O>,
        api::Problem,
        api::Preview,
        api::Suggestion<A>,
        api::SuggestOptions,
    );
    macro_rules! game {
        ($game:ident, $Components:ty) => {
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
            )
        };
    }
    game!(burgundy, burgundy::present::Components);
    declare!(burgundy::arrange::Sketch);
    game!(orleans, orleans::components::Components);
    print!("// Generated from the Rust types; nobody edits it.\n{}", all.text());
}
