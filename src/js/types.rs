//! Prints the TypeScript declarations of everything that crosses the boundary; the package build keeps them in
//! `src/js/types.ts`.

use loire::api;
use loire::bots::Level;
use loire::burgundy::data::{duchies::DuchyId, tiles};
use loire::burgundy::{self, duchy, present, refusals, setup, state, vocabulary};
use loire::engine::{self, Agenda, Item, Pending, Record};
use loire::orleans::{self, present as orleans_present, setup as orleans_setup, state as orleans_state};
use ts_rs::{Config, TS};

/// Stands for a type parameter.
type Any = ();

fn main() {
    let config = Config::new().with_array_tuple_limit(16);
    println!("// Generated from the Rust types; nobody edits it.");
    macro_rules! declare {
        ($($Type:ty),+ $(,)?) => {
            $(
                for line in <$Type as TS>::docs().unwrap_or_default().lines().chain([&*<$Type as TS>::decl(&config)]) {
                    println!("{}{line}", if line.starts_with("type ") { "export " } else { "" });
                }
            )+
        };
    }
    declare!(
        engine::Seat,
        engine::Seats,
        engine::BySeat<Any>,
        Pending<Any>,
        Item<Any, Any, Any>,
        Agenda<Any, Any, Any>,
        engine::Seeded,
        engine::Entry<Any, Any>,
        Record<Any, Any, Any>,
        engine::Source,
        engine::Better,
        engine::TieBreak,
        engine::Ranked,
        engine::GameInfo,
        engine::OptionInfo,
        engine::OptionValues,
        engine::Reconstructed,
        api::ErrorDetails,
        api::Saved<'static, Any, Any, Any>,
        api::Turn<Any, Any>,
        api::Asked<Any>,
        api::Legal<Any>,
        api::Verdict<Any>,
        api::Progress<'static, Any, Any>,
        api::Played<'static, Any, Any, Any>,
        api::Weighted<Any>,
        api::Problem,
        api::Preview,
        api::Difference,
        api::Suggestion<Any>,
        api::Estimate<Any>,
        api::SuggestOptions,
        Level,
        tiles::Colour,
        tiles::Good,
        tiles::Tile,
        DuchyId,
        duchy::Space,
        duchy::Face,
        duchy::Duchy,
        state::Depot,
        state::Phase,
        state::Source,
        state::Player,
        state::DepotState,
        burgundy::State,
        present::Components,
        present::PrintedDuchy,
        present::PrintedSlot,
        setup::ThisGame,
        setup::SetupMode,
        setup::TieBreakMode,
        setup::Options,
        burgundy::Setup,
        vocabulary::Step,
        vocabulary::Ask,
        vocabulary::GoodSet,
        vocabulary::Action,
        vocabulary::Draw,
        vocabulary::Outcome,
        vocabulary::Event,
        refusals::Why,
        orleans::data::Names,
        orleans::data::followers::Role,
        orleans::data::followers::Follower,
        orleans::data::goods::Good,
        orleans::data::hourglasses::Happening,
        orleans::data::hourglasses::Hourglass,
        orleans::data::map::Town,
        orleans::data::map::Path,
        orleans::data::map::Way,
        orleans::data::places::Place,
        orleans::data::places::Space,
        orleans::data::places::Category,
        orleans::data::deeds::Deed,
        orleans::data::terms::Term,
        orleans::data::tracks::Track,
        orleans::data::tracks::Citizen,
        orleans_state::Gear,
        orleans_state::Player,
        orleans_state::Out,
        orleans::State,
        orleans_present::Components,
        orleans_present::Named<Any>,
        orleans_present::PrintedTown,
        orleans_present::PrintedPath,
        orleans_present::PrintedPlace,
        orleans_present::PrintedSpace,
        orleans_present::PrintedDeed,
        orleans_present::PrintedHourglass,
        orleans_present::PrintedTracks,
        orleans_setup::ThisGame,
        orleans::Edition,
        orleans_setup::Planning,
        orleans_setup::Bathhouse,
        orleans_setup::BathhouseSpace,
        orleans_setup::Options,
        orleans::Setup,
        orleans::vocabulary::Step,
        orleans::vocabulary::Ask,
        orleans::vocabulary::Store,
        orleans::vocabulary::Reward,
        orleans::vocabulary::Action,
        orleans::vocabulary::Draw,
        orleans::vocabulary::Outcome,
        orleans::vocabulary::Event,
        orleans::refusals::Why,
    );
}
