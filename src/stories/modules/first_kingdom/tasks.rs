//! The task sheet (S-076, S-077, S-080, S-090).

use super::vocabulary::Events;
use super::{realm, realm_mut};
use crate::engine::Seat;
use crate::parts::Set;
use crate::stories::data::tasks::Task;
use crate::stories::data::wares::Wanted;
use crate::stories::deeds::dispatch::{Destination, sums_of};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::state::Tile;
use crate::stories::{At, Cx, Verdict};
use crate::wire::Kind;

/// The unticked fields of a task, each with its index; of equal ones only the first.
pub fn open_fields(at: At<'_>, seat: Seat, task: Task) -> impl Iterator<Item = (u8, Wanted)> + '_ {
    let fields = at.rules.task_sheet.fields(task);
    let ticks = ticks(at, seat, task);
    let is_open = move |field: usize| ticks & 1 << field == 0;
    let is_first = move |field: usize| !(0..field).any(|first| is_open(first) && fields[first] == fields[field]);
    let open = (0..fields.len()).filter(move |&field| is_open(field) && is_first(field));
    open.map(move |field| (field as u8, fields[field]))
}

/// The tiles required by all unticked fields.
pub fn all_open(at: At<'_>, seat: Seat, task: Task) -> impl Iterator<Item = Wanted> + '_ {
    let ticks = ticks(at, seat, task);
    let fields = at.rules.task_sheet.fields(task).iter().enumerate();
    fields.filter(move |(field, _)| ticks & 1 << field == 0).map(|(_, &wanted)| wanted)
}

/// The ticked fields of a task, as bits.
fn ticks(at: At<'_>, seat: Seat, task: Task) -> u8 {
    realm(at, seat).and_then(|realm| realm.ticks.get(task.index()).copied()).unwrap_or(0)
}

/// Whether all fields of a task are ticked.
fn is_ticked_off(at: At<'_>, seat: Seat, task: Task) -> bool {
    ticks(at, seat, task).count_ones() as usize >= at.rules.task_sheet.fields(task).len()
}

/// The completed tasks of a seat; wealth counts once all others are complete (S-076, S-090).
pub fn done(at: At<'_>, seat: Seat) -> Set<Task> {
    let Some(realm) = realm(at, seat) else { return Set::EMPTY };
    let sheet = &at.rules.task_sheet;
    let mut done: Set<Task> = Task::DISPATCH.into_iter().filter(|&task| is_ticked_off(at, seat, task)).collect();
    if at.state.players[seat].built.churches >= sheet.churches {
        done.insert(Task::Church);
    }
    if realm.citizens >= sheet.citizens {
        done.insert(Task::Citizens);
    }
    let [goods, coins] = at.wealth(seat);
    if done.len() as usize == Task::ALL.len() - 1 && goods.saturating_add(coins) >= sheet.wealth.into() {
        done.insert(Task::Wealth);
    }
    done
}

/// The number of completed tasks among those that take tiles (S-056).
pub fn dispatched(at: At<'_>, seat: Seat) -> u8 {
    Task::DISPATCH.into_iter().filter(|&task| is_ticked_off(at, seat, task)).count() as u8
}

/// The sums of coins on open fields, as bits (S-036).
pub fn coin_sums(at: At<'_>, seat: Seat) -> u64 {
    Task::DISPATCH
        .into_iter()
        .fold(0, |sums, task| sums | open_fields(at, seat, task).fold(0, |sums, (_, wanted)| sums | sums_of([&wanted])))
}

/// The tasks with an open field for this tile.
pub fn each_field(at: At<'_>, seat: Seat, tile: Tile, each: &mut dyn FnMut(Destination)) {
    for task in Task::DISPATCH {
        if open_fields(at, seat, task).any(|(_, wanted)| wanted.is_for(tile)) {
            each(Destination::Task(task));
        }
    }
}

/// Requires an open field for this tile in this task.
pub fn takes(at: At<'_>, seat: Seat, tile: Tile, to: Destination) -> Verdict {
    let Destination::Task(task) = to else { return refuse("S-077", Reason::NoField { tile, to }) };
    if open_fields(at, seat, task).any(|(_, wanted)| wanted.is_for(tile)) {
        return Ok(());
    }
    refuse("S-077", Reason::NoField { tile, to })
}

/// Moves the tile to storage and ticks its field (S-077).
pub fn tick(cx: &mut Cx<'_>, seat: Seat, tile: Tile, to: Destination) {
    let Destination::Task(task) = to else { return };
    let field = open_fields(cx.at(), seat, task).find(|&(_, wanted)| wanted.is_for(tile));
    if let Some((field, _)) = field {
        tick_field(cx, seat, task, field);
    }
    crate::stories::store(cx, tile);
}

/// Ticks a field.
pub fn tick_field(cx: &mut Cx<'_>, seat: Seat, task: Task, field: u8) {
    if let Some(ticks) = realm_mut(cx, seat).and_then(|realm| realm.ticks.get_mut(task.index())) {
        *ticks |= 1 << field;
        cx.tell(Events::FieldTicked { seat, task, field: field + 1 }.into());
    }
}
