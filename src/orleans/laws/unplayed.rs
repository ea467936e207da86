//! Of a module that is not in play nothing is on the table, with a player or on the agenda.

use crate::engine::{AgendaOf, Laws};
use crate::orleans::modules::each_module;
use crate::orleans::{Ask, At, Draw, Item, Orleans, Step};
use crate::wire::{Slice, is_usual};

macro_rules! slices {
    (table modules { $($how:ident $module:ident $Module:ident($Slice:ty) $(= $name:literal)?,)* }) => {
        fn table(at: At<'_>, laws: &mut Laws) {
            let mut listed = at.rules.listed.iter();
            $(if listed.next() != Some(&true) {
                let fits = is_usual(&at.state.$module);
                laws.hold(fits, format_args!("{}", <$Slice>::KEY.unwrap_or_default()), NOT_PLAYED);
            })*
        }
    };
    (players modules { $($how:ident $module:ident $Module:ident($Slice:ty) $(= $name:literal)?,)* }) => {
        fn players(at: At<'_>, laws: &mut Laws) {
            for (seat, player) in at.state.players.iter() {
                let mut listed = at.rules.listed.iter();
                $(if listed.next() != Some(&true) {
                    let key = <$Slice>::KEY.unwrap_or_default();
                    let fits = is_usual(&player.$module);
                    laws.hold(fits, format_args!("players[{}].{key}", seat.number()), NOT_PLAYED);
                })*
            }
        }
    };
    (items modules { $($how:ident $module:ident $Module:ident($($path:tt)*) $(= $name:literal)?,)* }) => {
        /// Is this of no module that is not played?
        fn is_played(listed: &[bool], item: &Item) -> bool {
            let mut listed = listed.iter();
            $({
                let is_its = match item {
                    Item::Step(Step::$Module(_)) | Item::Draw(Draw::$Module(_)) => true,
                    Item::Ask(asked) => asked.iter().any(|pending| matches!(pending.ask, Ask::$Module(_))),
                    _ => false,
                };
                if listed.next() != Some(&true) && is_its {
                    return false;
                }
            })*
            true
        }
    };
}
each_module! { slices! { table } OnTable }
each_module! { slices! { players } OfPlayer }
each_module! { slices! { items } MODULE }

const NOT_PLAYED: &str = "that belongs to a module that is not played";

/// Holds a table to that.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Orleans>, laws: &mut Laws) {
    table(at, laws);
    players(at, laws);
    for (place, item) in agenda.items().iter().enumerate() {
        laws.hold(is_played(&at.rules.listed, item), format_args!("agenda[{place}]"), NOT_PLAYED);
    }
}
