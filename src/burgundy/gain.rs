//! Gaining silver and chips; neither ever runs out (B-004).

use super::Cx;
use super::events::Event;
use crate::engine::Seat;

/// A seat gains silver.
pub fn silver(cx: &mut Cx<'_>, seat: Seat, silver: u16) {
    if silver > 0 {
        let player = &mut cx.state.players[seat];
        player.silver = player.silver.saturating_add(silver);
        cx.tell(Event::SilverGained { seat, silver });
    }
}

/// A seat gains chips.
pub fn chips(cx: &mut Cx<'_>, seat: Seat, chips: u16) {
    if chips > 0 {
        let player = &mut cx.state.players[seat];
        player.chips = player.chips.saturating_add(chips);
        cx.tell(Event::ChipsGained { seat, chips });
    }
}
