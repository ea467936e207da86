//! Laws of The First Kingdom (J7, J12).

use super::{Kingdom, earlier, is_over};
use crate::engine::{AgendaOf, Laws};
use crate::stories::data::deeds::{Deed, Threat};
use crate::stories::data::tasks::{Column, Narration, Task};
use crate::stories::{At, Stories};
use crate::wire::Kind;

/// Checks that its slice of the state exists, with one realm for each seat, in existing epochs.
pub fn slice(at: At<'_>, laws: &mut Laws) {
    let fits = at.state.kingdom.as_ref().is_some_and(|kingdom| kingdom.realms.fits(at.rules.seats));
    let fits = laws.hold(fits, format_args!("kingdom"), "the number of realms is not the number of seats");
    if let (true, Some(kingdom)) = (fits, &at.state.kingdom) {
        for (seat, realm) in kingdom.realms.iter() {
            let fits = (1..=at.rules.epochs.len()).contains(&realm.epoch.into());
            laws.hold(
                fits,
                format_args!("kingdom.realms[{}].epoch", seat.number()),
                "there is no epoch of this number",
            );
        }
    }
    for (seat, player) in at.state.players.iter() {
        laws.hold(
            player.out.is_none(),
            format_args!("players[{}].out", seat.number()),
            "this player has dropped out, which is not possible in this story",
        );
    }
}

/// Checks epochs, tasks and threats.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Stories>, laws: &mut Laws) {
    let Some(kingdom) = &at.state.kingdom else { return };
    let limit = u16::from(at.rules.options.round_limit);
    laws.hold(limit == 0 || at.state.round <= limit, format_args!("round"), "the round is greater than the last one");
    let may_rest = !agenda.items().is_empty() || is_over(at);
    laws.hold(may_rest, format_args!("agenda"), "the agenda is empty before the end of the game");
    realms(at, kingdom, laws);
    let highest = kingdom.realms.values().iter().map(|realm| realm.epoch).max().unwrap_or(1);
    for (number, &card) in (1..).zip(&Narration::ALL[..8]) {
        let fits = kingdom.told.has(card) == (number <= highest);
        laws.hold(fits, format_args!("kingdom.told"), "the cards read are not those of the epochs entered");
    }
    for (card, threat) in [(Narration::FoodDepot, Threat::Hunger), (Narration::Medicine, Threat::Plague)] {
        let fits = kingdom.told.has(card) == kingdom.defeated.has(threat);
        laws.hold(fits, format_args!("kingdom.told"), "the cards read are not those of the threats that have ended");
    }
    let relief = [Deed::FoodDepot, Deed::Medicine].map(|deed| at.state.deeds[deed].is_some());
    let [hunger, plague] = [Threat::Hunger, Threat::Plague].map(|threat| kingdom.defeated.has(threat));
    let fits = relief == [!hunger, hunger && !plague] && (hunger || !plague);
    laws.hold(fits, format_args!("kingdom.defeated"), "the threats that have ended are not those whose deeds are full");
    let can_advance = at.state.deeds.iter().any(|(deed, work)| work.is_some() && at.rules.deed(deed).advances);
    laws.hold(can_advance, format_args!("deeds"), "there is no deed left that lets a player advance");
}

fn realms(at: At<'_>, kingdom: &Kingdom, laws: &mut Laws) {
    let sheet = &at.rules.task_sheet;
    for (seat, realm) in kingdom.realms.iter() {
        let n = seat.number();
        let fits = realm.citizens <= sheet.citizens;
        laws.hold(fits, format_args!("kingdom.realms[{n}].citizens"), "there are more citizens than in the game");
        for task in Task::DISPATCH {
            let fields = sheet.fields(task).len() as u32;
            let fits = u32::from(realm.ticks[task.index()]) < 1 << fields;
            laws.hold(
                fits,
                format_args!("kingdom.realms[{n}].ticks[{}]", task.index()),
                "there is no field of this number",
            );
        }
        for &column in Column::ALL {
            let numbers = at.rules.control_board.column(column);
            let count = match column {
                Column::Areas => at.areas(seat),
                Column::Villages => at.villages(seat),
                Column::Churches => at.churches(seat),
            };
            let reached = numbers.iter().filter(|&&number| number <= count).count();
            let marker = usize::from(realm.control[column]);
            // The start village counts only after the first change of control.
            let fits = marker <= numbers.len() && (marker >= reached || count <= 1);
            let path = format_args!("kingdom.realms[{n}].control.{}", column.name());
            laws.hold(fits, path, "the marker is not on a number that was reached");
        }
        earlier::laws(at, seat, &realm.earlier, laws);
        let fits = !realm.advanced || realm.epoch > 1;
        laws.hold(
            fits,
            format_args!("kingdom.realms[{n}].advanced"),
            "this player has advanced, and is in the first epoch",
        );
    }
}
