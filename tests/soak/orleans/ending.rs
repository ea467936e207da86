//! The end of a round and of the game (O-001, O-130 to O-133).

use super::Look;
use crate::watch::Tally;
use loire::engine::Table;
use loire::orleans::data::goods::Good;
use loire::orleans::data::tracks::Citizen;
use loire::orleans::{Event, Orleans};
use loire::wire::Kind;

/// Counts the situations of the event at the end of the round.
pub fn event(look: &mut Look<'_>, event: &Event) {
    match *event {
        Event::StartPlayerChanged { .. } => look.see("O-130", "start player changed"),
        Event::GameEnded => {
            let is_given = look.after.state().citizens[Citizen::Stations].is_some();
            look.see("O-131", if is_given { "citizen for most stations" } else { "tie for most stations" });
        }
        _ => {}
    }
}

/// Counts the situations of the end of the game.
pub fn end(tally: &mut Tally, table: &Table<Orleans>) -> Result<(), String> {
    let (state, seats) = (table.state(), table.rules().seats);
    tally.see("O-001", ["game of 2", "game of 3", "game of 4"][seats.len() - 2]);
    if !state.is_last_round() {
        return Err(format!("{} rounds", state.round()));
    }
    let sheet = table.scores();
    for (seat, player) in state.players.iter() {
        let goods: i32 = Good::ALL.iter().zip(1..).map(|(&good, points)| points * i32::from(player.goods[good])).sum();
        let citizens = state.citizens.values().iter().filter(|&&holder| holder == Some(seat)).count() as i32;
        let status = [4, 9, 15, 22, 30].iter().filter(|&&field| player.development >= field).count() as i32 + 1;
        let total = i32::from(player.coins) + goods + (i32::from(player.stations.len()) + citizens) * status;
        if sheet[seat.index()].total != total {
            return Err(format!("seat {} has {} points, expected {total}", seat.number(), sheet[seat.index()].total));
        }
        tally.see("O-132", "points counted");
    }
    let best = sheet.iter().map(|line| line.total).max().unwrap_or_default();
    let tied = sheet.iter().filter(|line| line.total == best).count();
    let winners = sheet.iter().filter(|line| line.rank == 1).count();
    tally.see(
        "O-133",
        match (tied, winners) {
            (1, _) => "most points",
            (_, 1) => "tie decided by development",
            _ => "shared victory",
        },
    );
    Ok(())
}
