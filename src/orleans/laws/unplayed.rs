//! Of a module that is not in play nothing is on the table, with a player or on the agenda.

use crate::engine::{AgendaOf, Laws};
use crate::orleans::setup::ModuleId;
use crate::orleans::{Ask, At, Draw, Item, Orleans, Step};
use crate::parts::Set;
use crate::wire::is_default;

const NOT_PLAYED: &str = "this belongs to a module that is not in play";

/// Holds a table to that.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Orleans>, laws: &mut Laws) {
    let (state, played) = (at.state, at.rules.played);
    let has_orders = played.has(ModuleId::Orders);
    laws.hold(has_orders || is_default(&state.orders), format_args!("orders"), NOT_PLAYED);
    laws.hold(has_civics(played) || is_default(&state.civics), format_args!("civics"), NOT_PLAYED);
    let has_navigation = played.has(ModuleId::NewDeeds);
    laws.hold(has_navigation || is_default(&state.navigation), format_args!("navigation"), NOT_PLAYED);
    for (seat, player) in state.players.iter() {
        let fits = has_orders || is_default(&player.orders);
        laws.hold(fits, format_args!("players[{}].orders", seat.number()), NOT_PLAYED);
    }
    for (place, item) in agenda.items().iter().enumerate() {
        laws.hold(is_played(played, item), format_args!("agenda[{place}]"), NOT_PLAYED);
    }
}

/// Whether a board lies on the table to which followers are sent (T-068, T-077).
fn has_civics(played: Set<ModuleId>) -> bool {
    played.has(ModuleId::NewDeeds) || played.has(ModuleId::Intrigue)
}

/// Whether an item is of the base game or of a module that is played.
fn is_played(played: Set<ModuleId>, item: &Item) -> bool {
    match item {
        Item::Step(step) => match step {
            Step::Civics(_) => has_civics(played),
            Step::NewEvents(_) => played.has(ModuleId::NewEvents),
            Step::NewDeeds(_) => played.has(ModuleId::NewDeeds),
            Step::Intrigue(_) => played.has(ModuleId::Intrigue),
            _ => true,
        },
        Item::Draw(draw) => match draw {
            Draw::Orders(_) => played.has(ModuleId::Orders),
            Draw::Intrigue(_) => played.has(ModuleId::Intrigue),
            _ => true,
        },
        Item::Ask(asked) => asked.iter().all(|pending| match pending.ask {
            Ask::Orders(_) => played.has(ModuleId::Orders),
            Ask::Civics(_) => has_civics(played),
            Ask::NewEvents(_) => played.has(ModuleId::NewEvents),
            Ask::NewDeeds(_) => played.has(ModuleId::NewDeeds),
            Ask::Intrigue(_) => played.has(ModuleId::Intrigue),
            _ => true,
        }),
    }
}
