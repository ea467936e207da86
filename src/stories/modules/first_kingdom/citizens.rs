//! Citizens and the control board (S-078, S-079, S-092).

use super::vocabulary::{Events, Reasons};
use super::{realm, realm_mut, tasks};
use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::stories::data::tasks::{Column, Task};
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::{At, Cx, Item, Stories, Verdict};
use crate::wire::{Kind, Wire};

/// A citizen, or any field of a task (S-079).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "wild")]
pub struct Wild;
/// Strikes a citizen (S-079).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "strike", notation = "strike citizen")]
pub struct Strike;
/// Ticks a field of a task, from 1 (S-079).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "strikeField", notation = "strike {task}.{field}")]
pub struct StrikeField {
    pub task: Task,
    pub field: u8,
}

/// Is a citizen left to strike (S-078)?
pub fn can_strike(at: At<'_>, seat: Seat) -> bool {
    realm(at, seat).is_some_and(|realm| realm.citizens < at.rules.task_sheet.citizens)
}

/// So many citizens, as far as there are any left; the rest is void (S-078).
pub fn strike(cx: &mut Cx<'_>, seat: Seat, count: u8) {
    let most = cx.rules.task_sheet.citizens;
    let Some(realm) = realm_mut(cx, seat) else { return };
    let count = count.min(most.saturating_sub(realm.citizens));
    if count > 0 {
        realm.citizens += count;
        cx.tell(Events::CitizensStruck { seat, count }.into());
    }
}

/// Each number of the control board that is reached for the first time strikes a citizen (S-092).
pub fn control_changed(cx: &mut Cx<'_>, seat: Seat) {
    for &column in Column::ALL {
        let at = cx.at();
        let count = match column {
            Column::Areas => at.areas(seat),
            Column::Villages => at.villages(seat),
            Column::Churches => at.churches(seat),
        };
        let reached = at.rules.control_board.column(column).iter().filter(|&&number| number <= count).count() as u8;
        let Some(realm) = realm_mut(cx, seat) else { return };
        let before = realm.control[column];
        if reached > before {
            realm.control[column] = reached;
            strike(cx, seat, reached - before);
        }
    }
}

/// Is there anything left to strike or to tick?
fn has_any(at: At<'_>, seat: Seat) -> bool {
    can_strike(at, seat) || Task::DISPATCH.into_iter().any(|task| tasks::open_fields(at, seat, task).next().is_some())
}

/// Nothing left is void (S-079).
pub fn wild(cx: &mut Cx<'_>, seat: Seat) {
    if has_any(cx.at(), seat) {
        cx.next([Item::ask(seat, Wild.into())]);
    }
}

impl Question for Wild {
    type Game = Stories;
    const RULE: &'static str = "S-079";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        realm(at, seat).is_some() && has_any(at, seat)
    }
}

impl Answers<Wild> for Strike {
    fn candidates(_: Wild, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        if can_strike(at, seat) {
            out.push(Strike.into());
        }
    }
    fn verdict(self, _: Wild, at: At<'_>, seat: Seat) -> Verdict {
        if can_strike(at, seat) { Ok(()) } else { refuse("S-078", Reason::NoCitizensLeft) }
    }
    fn resolve(self, _: Wild, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        strike(cx, seat, 1);
        Reply::Done
    }
    fn targets(self, _: Wild, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Task(seat, Task::Citizens));
    }
}

impl Answers<Wild> for StrikeField {
    fn candidates(_: Wild, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        for task in Task::DISPATCH {
            let open = tasks::open_fields(at, seat, task);
            out.extend(open.map(|(field, _)| Action::from(StrikeField { task, field: field + 1 })));
        }
    }
    fn verdict(self, _: Wild, at: At<'_>, seat: Seat) -> Verdict {
        let StrikeField { task, field } = self;
        if !Task::DISPATCH.contains(&task) {
            return refuse("S-079", Reasons::NoFields { task }.into());
        }
        if tasks::open_fields(at, seat, task).any(|(open, _)| open + 1 == field) {
            return Ok(());
        }
        refuse("S-079", Reasons::FieldNotOpen { task, field }.into())
    }
    fn resolve(self, _: Wild, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        tasks::tick_field(cx, seat, self.task, self.field.saturating_sub(1));
        Reply::Done
    }
    fn targets(self, _: Wild, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::TaskField(seat, self.task, self.field));
    }
}
