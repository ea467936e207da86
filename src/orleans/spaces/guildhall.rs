//! The guildhall builds a station where the merchant stands (O-072).

use crate::engine::Seat;
use crate::orleans::data::map::Town;
use crate::orleans::modules::tell;
use crate::orleans::refusals::{Why, no};
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Verdict};

/// Is a station left, and is the town free? In Orléans everybody has room for one.
pub fn verdict(at: At<'_>, seat: Seat) -> Verdict {
    let player = &at.state.players[seat];
    let town = player.merchant;
    let is_taken = match town {
        Town::Orleans => player.stations.has(town),
        _ => at.state.players.values().iter().any(|other| other.stations.has(town)),
    };
    if is_taken {
        no("O-072", Why::TownTaken { town })
    } else if player.unbuilt == 0 {
        no("O-072", Why::NoStationLeft {})
    } else {
        Ok(())
    }
}

/// A station stands there.
pub fn resolve(cx: &mut Cx<'_>, seat: Seat) {
    let player = &mut cx.state.players[seat];
    let town = player.merchant;
    player.stations.insert(town);
    player.unbuilt = player.unbuilt.saturating_sub(1);
    tell(cx, Event::StationBuilt { seat, town });
}
