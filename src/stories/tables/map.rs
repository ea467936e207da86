//! Checks that the map has room for the tiles of two, three and four players, and is connected.

use super::limits::FARTHEST;
use super::{Tables, wrong};
use crate::engine::SetupError;
use crate::parts::Set;
use crate::stories::data::map::{Area, MapTable, Zone};
use crate::wire::Kind;

impl Tables {
    /// Requires all areas once, in zones of the right size, with symmetric neighbours, connected in each game, and a
    /// start village for each player (S-022, S-023, S-067).
    pub(super) fn check_map(&self) -> Result<(), SetupError> {
        let Some(map) = &self.map else { return Ok(()) };
        check_areas(map)?;
        for (index, players) in (2..=4).enumerate() {
            check_play(map, index, players)?;
        }
        Ok(())
    }
}

fn check_areas(map: &MapTable) -> Result<(), SetupError> {
    for (index, row) in map.areas.iter().enumerate() {
        if map.areas[..index].iter().any(|other| other.id == row.id) {
            return wrong(format!("map.areas[{index}].id"), format!("\"{}\" is given twice", row.id.name()));
        }
    }
    if let Some(missing) = Area::ALL.iter().find(|&&area| map.areas.iter().all(|row| row.id != area)) {
        let (expected, found, missing) = (Area::ALL.len(), map.areas.len(), missing.name());
        let reason = format!("expected all {expected} areas, found {found}: \"{missing}\" is missing");
        return wrong("map.areas".into(), reason);
    }
    for &zone in Zone::ALL {
        let (found, expected) = (map.areas.iter().filter(|row| row.zone == zone).count(), zone.areas());
        if found != expected {
            return wrong("map.areas".into(), format!("expected {expected} {} areas, found {found}", zone.name()));
        }
    }
    for (index, row) in map.areas.iter().enumerate() {
        let at = |key: &str| format!("map.areas[{index}].{key}");
        if row.at.iter().any(|distance| !(-FARTHEST..=FARTHEST).contains(distance)) {
            return wrong(at("at"), format!("expected two numbers from -{FARTHEST} to {FARTHEST}, found {:?}", row.at));
        }
        if row.neighbours.has(row.id) {
            return wrong(at("neighbours"), format!("\"{}\" cannot be its own neighbour", row.id.name()));
        }
        let knows = |other: Area| map.areas.iter().any(|it| it.id == other && it.neighbours.has(row.id));
        if let Some(other) = row.neighbours.iter().find(|&other| !knows(other)) {
            let (here, there) = (row.id.name(), other.name());
            let reason =
                format!("\"{there}\" is named, but \"{there}\" does not name \"{here}\"; expected both or none");
            return wrong(at("neighbours"), reason);
        }
    }
    Ok(())
}

/// Checks the map with this many players.
fn check_play(map: &MapTable, index: usize, players: u8) -> Result<(), SetupError> {
    let in_play: Set<Area> = map.areas.iter().filter(|row| row.zone.players() <= players).map(|row| row.id).collect();
    let mut reached: Set<Area> = in_play.iter().take(1).collect();
    loop {
        let near = map.areas.iter().filter(|row| reached.has(row.id)).fold(reached, |all, row| all.or(row.neighbours));
        let near = near.and(in_play);
        if near == reached {
            break;
        }
        reached = near;
    }
    if let Some(area) = in_play.without(reached).iter().next() {
        let reason = format!(
            "with {players} players no way leads to \"{}\"; expected the areas in play in one piece",
            area.name()
        );
        return wrong("map.areas".into(), reason);
    }
    let villages = map.start_villages[index];
    let at = format!("map.startVillages[{index}]");
    if villages.len() != players {
        return wrong(at, format!("expected {players} start villages for {players} players, found {}", villages.len()));
    }
    if let Some(area) = villages.without(in_play).iter().next() {
        return wrong(at, format!("\"{}\" is not in play with {players} players", area.name()));
    }
    Ok(())
}
