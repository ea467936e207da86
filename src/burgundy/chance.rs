//! What chance may answer, and what follows (B-120).

use super::actions::estate;
use super::data::tiles::{ByGood, ByTile, Good, Tile};
use super::duchy::Face;
use super::round::lay_out;
use super::state::Depot;
use super::vocabulary::{Draw, Event, Outcome};
use super::{At, Cx};
use crate::engine::{Seat, Weighted};
use crate::parts::Kind;

/// Everything that may come out, with weights.
pub fn outcomes(at: At<'_>, draw: &Draw, out: &mut Vec<Weighted<Outcome>>) {
    let once = |outcome| Weighted { outcome, weight: 1 };
    match *draw {
        Draw::StartGood { .. } | Draw::RoundGood => goods(&at.state.hidden_goods, out),
        Draw::StartSeat => out.extend(at.rules.seats.iter().map(|seat| once(Outcome::Seat { seat }))),
        Draw::Board { .. } => {
            let is_free = |pair: &u8| at.state.players.values().iter().all(|player| player.pair != Some(*pair));
            let pairs = 0..at.rules.options.board_pairs.len() as u8;
            out.extend(pairs.filter(is_free).map(|pair| once(Outcome::Board { pair })));
        }
        Draw::DepotTile { depot, slot } => {
            if let Some(colour) = at.rules.slot_colour(depot.index(), usize::from(slot) % 4, at.state.phase) {
                tiles(&at.state.supply, colour.faces(), out);
            }
        }
        Draw::BlackTile { .. } => tiles(&at.state.black_supply, Tile::ALL, out),
        Draw::Die { .. } | Draw::WhiteDie => out.extend(Face::all().map(|face| once(Outcome::Die { face }))),
    }
}

fn tiles(supply: &ByTile<u8>, faces: &[Tile], out: &mut Vec<Weighted<Outcome>>) {
    let there = faces.iter().filter(|&&tile| supply[tile] > 0);
    out.extend(there.map(|&tile| Weighted { outcome: Outcome::Tile { tile }, weight: supply[tile].into() }));
}

fn goods(hidden: &ByGood<u8>, out: &mut Vec<Weighted<Outcome>>) {
    let there = hidden.iter().filter(|&(_, count)| count > 0);
    out.extend(there.map(|(good, count)| Weighted { outcome: Outcome::Good { good }, weight: count.into() }));
}

/// What follows from chance's answer. An answer that does not belong to the draw cannot come here: it is not among
/// the outcomes.
pub fn settle(cx: &mut Cx<'_>, draw: Draw, outcome: Outcome) {
    match (draw, outcome) {
        (Draw::StartGood { seat }, Outcome::Good { good }) => {
            reveal(cx, good);
            cx.state.players[seat].goods[good] += 1;
            cx.tell(Event::StartGoodDrawn { seat, good });
        }
        (Draw::StartSeat, Outcome::Seat { seat }) => start_with(cx, seat),
        (Draw::Board { seat }, Outcome::Board { pair }) => {
            cx.state.players[seat].pair = Some(pair);
            if let Some(sides) = estate::sides(cx.at(), seat) {
                cx.tell(Event::BoardDealt { seat, sides });
            }
        }
        (Draw::DepotTile { depot, slot }, Outcome::Tile { tile }) => lay_out(cx, depot, slot, tile),
        (Draw::BlackTile { slot }, Outcome::Tile { tile }) => {
            cx.state.black_supply[tile] -= 1;
            cx.state.black[usize::from(slot) % 8] = Some(tile);
            cx.tell(Event::TileLaidOut { depot: None, slot, tile });
        }
        (Draw::RoundGood, Outcome::Good { good }) => {
            reveal(cx, good);
            let _ = cx.state.round_goods.try_push(good);
            cx.tell(Event::RoundGoodLaidOut { good });
        }
        (Draw::Die { seat }, Outcome::Die { face }) => {
            cx.state.players[seat].roll(face);
            cx.tell(Event::DieRolled { seat, face });
        }
        (Draw::WhiteDie, Outcome::Die { face }) => deliver(cx, face),
        _ => {}
    }
}

fn reveal(cx: &mut Cx<'_>, good: Good) {
    cx.state.hidden_goods[good] = cx.state.hidden_goods[good].saturating_sub(1);
}

/// Chips clockwise, markers in one stack, the start player on top (B-011 to B-013).
fn start_with(cx: &mut Cx<'_>, start: Seat) {
    for (chips, seat) in (1..).zip(cx.rules.seats.clockwise_from(start)) {
        cx.state.players[seat].chips = chips;
    }
    cx.state.track[0] = cx.rules.seats.clockwise_from(start).rev().collect();
    cx.tell(Event::StartPlayerDrawn { seat: start });
}

/// The next good goes to the depot of the white die (B-031).
fn deliver(cx: &mut Cx<'_>, face: Face) {
    cx.state.white_die = Some(face);
    let good = cx.state.round_goods.pop_at(0);
    if let (Some(good), Some(depot)) = (good, Depot::of(face)) {
        cx.state.depots[depot.index()].goods[good] += 1;
        cx.tell(Event::GoodArrived { depot, good });
    }
}
