//! Prints the TypeScript declarations of everything that crosses the boundary; the package build keeps them in
//! `src/js/types.ts`.

use loire::api;
use loire::bots::Level;
use loire::burgundy::data::{duchies::DuchyId, tiles};
use loire::burgundy::{self, duchy, present, refusals, setup, state, vocabulary};
use loire::engine::{self, Agenda, Item, Pending, Record};
use loire::orleans::modules::intrigue::vocabulary as intrigue;
use loire::orleans::modules::new_deeds::vocabulary as new_deeds;
use loire::orleans::modules::new_events::vocabulary as new_events;
use loire::orleans::{self, components as orleans_components, setup as orleans_setup, state as orleans_state};
use ts_rs::{Config, TS};

/// Stands for a type parameter.
type Any = ();

fn main() {
    let config = Config::new().with_array_tuple_limit(16);
    println!("// Generated from the Rust types; nobody edits it.");
    macro_rules! declare {
        ($($Type:ty),+ $(,)?) => { $(print::<$Type>(&config, &[]);)+ };
    }
    macro_rules! declare_tagged {
        ($($Type:ty),+ $(,)?) => { $(print::<$Type>(&config, <$Type>::MEMBERS);)+ };
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
        engine::SetupFault,
        api::Trouble,
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
        present::PrintedBonus,
        present::PrintedSlot,
        present::PrintedTile,
        present::Room,
        setup::ThisGame,
        setup::SetupMode,
        setup::TieBreakMode,
        setup::Options,
        burgundy::Setup,
        vocabulary::GoodSet,
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
        orleans::data::civics::Civic,
        orleans::data::civics::CivicSpace,
        orleans::data::orders::Order,
        orleans::data::terms::Term,
        orleans::data::tracks::Track,
        orleans::data::tracks::Marker,
        orleans::data::tracks::Citizen,
        orleans_state::Gear,
        orleans_state::Player,
        orleans_state::Out,
        orleans::State,
        orleans_components::Components,
        orleans_components::Named<Any>,
        orleans_components::PrintedTown,
        orleans_components::PrintedPath,
        orleans_components::PrintedPlace,
        orleans_components::PrintedSpace,
        orleans_components::PrintedDeed,
        orleans_components::PrintedFollower,
        orleans_components::PrintedGood,
        orleans_components::PrintedHourglass,
        orleans_components::PrintedTracks,
        orleans_components::PrintedOrder,
        orleans_components::PrintedCivic,
        orleans_setup::ThisGame,
        orleans::Edition,
        orleans_setup::Planning,
        orleans_setup::Bathhouse,
        orleans_setup::BathhouseSpace,
        orleans_setup::ModuleId,
        orleans_setup::CivicBoard,
        orleans_setup::EducationTracks,
        orleans_setup::Bribery,
        orleans::tables::Tables,
        orleans::tables::OrderTable,
        orleans::tables::TileTable,
        orleans_setup::Options,
        orleans::Setup,
        orleans::vocabulary::Store,
        orleans::vocabulary::Reward,
        orleans::vocabulary::Barter,
        orleans::vocabulary::Sending,
        new_events::NewEventsEvent,
        new_deeds::NewDeedsEvent,
        intrigue::Bundle,
        intrigue::IntrigueEvent,
        orleans::vocabulary::Event,
        orleans::refusals::Why,
    );
    declare_tagged!(
        vocabulary::Step,
        vocabulary::Ask,
        vocabulary::Action,
        vocabulary::Draw,
        vocabulary::Outcome,
        orleans::vocabulary::Step,
        orleans::vocabulary::Ask,
        orleans::vocabulary::Action,
        orleans::vocabulary::Draw,
        orleans::vocabulary::Outcome,
        new_events::NewEventsStep,
        new_events::NewEventsAsk,
        new_events::NewEventsAction,
        new_deeds::NewDeedsStep,
        new_deeds::NewDeedsAsk,
        new_deeds::NewDeedsAction,
        intrigue::Plot,
        intrigue::IntrigueStep,
        intrigue::IntrigueAsk,
        intrigue::IntrigueAction,
    );
}

/// Prints one declaration; the comment of a member stands before its name.
fn print<T: TS>(config: &Config, members: &[(&str, &str)]) {
    let mut declared = T::decl(config);
    for (name, comment) in members {
        let tag = format!("\"type\": \"{name}\"");
        declared = declared.replace(&tag, &format!("\n/**\n *{comment}\n */\n{tag}"));
    }
    print!("{}", T::docs().unwrap_or_default());
    println!("export {declared}");
}
