//! Draws with their outcomes and effects (B-120).

use super::actions::estate;
use super::data::tiles::{ByGood, ByTile, Good, Tile};
use super::duchy::Face;
use super::events::Event;
use super::round::{Boards, Round, START_GOODS, SetUp, StartPhase, lay_out};
use super::state::Depot;
use super::{At, Burgundy, Cx};
use crate::engine::{Chance, Seat, Weighted};
use crate::wire::{Kind, Wire};

/// A pending draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Chance)]
#[wire(rename = "BurgundyDraw")]
#[chance(game = Burgundy)]
pub enum Draw {
    #[waits(in_plan(SetUp))]
    StartGood(StartGood),
    #[waits(in_plan(SetUp))]
    StartSeat(StartSeat),
    #[waits(in_plan(Boards))]
    Board(Board),
    #[waits(in_plan(StartPhase { phase: at.state.phase }))]
    DepotTile(DepotTile),
    #[waits(in_plan(StartPhase { phase: at.state.phase }))]
    BlackTile(BlackTile),
    #[waits(in_plan(StartPhase { phase: at.state.phase }))]
    RoundGood(RoundGood),
    #[waits(in_plan(Round { round: at.state.round }))]
    Die(Die),
    #[waits(in_plan(Round { round: at.state.round }))]
    WhiteDie(WhiteDie),
}

/// The outcome of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "BurgundyOutcome", notation)]
pub enum Outcome {
    /// The good that is drawn.
    #[wire(notation = "good {good}")]
    Good { good: Good },
    /// The seat that becomes start player.
    #[wire(notation = "seat {seat}")]
    Seat { seat: Seat },
    /// The player board that is dealt.
    #[wire(notation = "board {pair}")]
    Board {
        /// Its index among the pairs of the option.
        pair: u8,
    },
    /// The tile that is drawn.
    #[wire(notation = "tile {tile}")]
    Tile { tile: Tile },
    /// The face of a die.
    #[wire(notation = "die {face}")]
    Die { face: Face },
}

type Out = Vec<Weighted<Outcome>>;

fn once(outcome: Outcome) -> Weighted<Outcome> {
    Weighted { outcome, weight: 1 }
}

fn faces(out: &mut Out) {
    out.extend(Face::all().map(|face| once(Outcome::Die { face })));
}

fn tiles(supply: &ByTile<u8>, faces: &[Tile], out: &mut Out) {
    let there = faces.iter().filter(|&&tile| supply[tile] > 0);
    out.extend(there.map(|&tile| Weighted { outcome: Outcome::Tile { tile }, weight: supply[tile].into() }));
}

fn goods(hidden: &ByGood<u8>, out: &mut Out) {
    let there = hidden.iter().filter(|&(_, count)| count > 0);
    out.extend(there.map(|(good, count)| Weighted { outcome: Outcome::Good { good }, weight: count.into() }));
}

fn reveal(cx: &mut Cx<'_>, good: Good) {
    cx.state.hidden_goods[good] = cx.state.hidden_goods[good].saturating_sub(1);
}

/// The draw of a start good for a seat (B-010).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "startGood")]
pub struct StartGood {
    pub seat: Seat,
}

impl Chance<Burgundy> for StartGood {
    fn outcomes(self, at: At<'_>, out: &mut Out) {
        goods(&at.state.hidden_goods, out);
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (seat, Outcome::Good { good }) = (self.seat, outcome) else { return };
        reveal(cx, good);
        cx.state.players[seat].goods[good] += 1;
        cx.tell(Event::StartGoodDrawn { seat, good });
    }

    /// Each seat draws three.
    fn fits(self, at: At<'_>, count: usize) -> bool {
        at.state.players[self.seat].goods.total() as usize + count <= START_GOODS
    }
}

/// The draw of the start player (B-011).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "startSeat")]
pub struct StartSeat;

impl Chance<Burgundy> for StartSeat {
    fn outcomes(self, at: At<'_>, out: &mut Out) {
        out.extend(at.rules.seats.iter().map(|seat| once(Outcome::Seat { seat })));
    }

    /// Gives chips clockwise and stacks the markers, the start player's on top (B-011, B-012, B-013).
    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let Outcome::Seat { seat: start } = outcome else { return };
        for (chips, seat) in (1..).zip(cx.rules.seats.clockwise_from(start)) {
            cx.state.players[seat].chips = chips;
        }
        cx.state.track[0] = cx.rules.seats.clockwise_from(start).rev().collect();
        cx.tell(Event::StartPlayerDrawn { seat: start });
    }
}

/// The draw of a board for a seat (B-015).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "board")]
pub struct Board {
    pub seat: Seat,
}

impl Chance<Burgundy> for Board {
    fn outcomes(self, at: At<'_>, out: &mut Out) {
        let is_free = |pair: &u8| at.state.players.values().iter().all(|player| player.pair != Some(*pair));
        let pairs = 0..at.rules.options.board_pairs.len() as u8;
        out.extend(pairs.filter(is_free).map(|pair| once(Outcome::Board { pair })));
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (seat, Outcome::Board { pair }) = (self.seat, outcome) else { return };
        cx.state.players[seat].pair = Some(pair);
        if let Some(sides) = estate::sides(cx.at(), seat) {
            cx.tell(Event::BoardDealt { seat, sides });
        }
    }

    fn fits(self, at: At<'_>, _: usize) -> bool {
        at.state.players[self.seat].pair.is_none()
    }
}

/// The draw of a tile for a space of a numbered depot (B-024).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "depotTile")]
pub struct DepotTile {
    pub depot: Depot,
    /// Index of the space in its depot.
    pub slot: u8,
}

impl Chance<Burgundy> for DepotTile {
    fn outcomes(self, at: At<'_>, out: &mut Out) {
        let slot = usize::from(self.slot) % 4;
        if let Some(colour) = at.rules.slot_colour(self.depot.index(), slot, at.state.phase) {
            tiles(&at.state.supply, colour.faces(), out);
        }
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        if let Outcome::Tile { tile } = outcome {
            lay_out(cx, self.depot, self.slot, tile);
        }
    }

    fn fits(self, at: At<'_>, _: usize) -> bool {
        at.state.round == 0 && at.state.depot(self.depot).tiles.get(usize::from(self.slot)) == Some(&None)
    }
}

/// The draw of a tile for a space of the black depot (B-024).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "blackTile")]
pub struct BlackTile {
    /// Index of the space in the black depot.
    pub slot: u8,
}

impl Chance<Burgundy> for BlackTile {
    fn outcomes(self, at: At<'_>, out: &mut Out) {
        tiles(&at.state.black_supply, Tile::ALL, out);
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (slot, Outcome::Tile { tile }) = (self.slot, outcome) else { return };
        cx.state.black_supply[tile] -= 1;
        cx.state.black[usize::from(slot) % 8] = Some(tile);
        cx.tell(Event::TileLaidOut { depot: None, slot, tile });
    }

    fn fits(self, at: At<'_>, _: usize) -> bool {
        at.state.round == 0 && at.state.black.get(usize::from(self.slot)) == Some(&None)
    }
}

/// The draw of the next good for the round fields (B-027).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "roundGood")]
pub struct RoundGood;

impl Chance<Burgundy> for RoundGood {
    fn outcomes(self, at: At<'_>, out: &mut Out) {
        goods(&at.state.hidden_goods, out);
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let Outcome::Good { good } = outcome else { return };
        reveal(cx, good);
        let _ = cx.state.round_goods.try_push(good);
        cx.tell(Event::RoundGoodLaidOut { good });
    }

    fn fits(self, at: At<'_>, _: usize) -> bool {
        at.state.round == 0
    }
}

/// The roll of one of a seat's dice (B-030).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "die")]
pub struct Die {
    pub seat: Seat,
}

impl Chance<Burgundy> for Die {
    fn outcomes(self, _: At<'_>, out: &mut Out) {
        faces(out);
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (seat, Outcome::Die { face }) = (self.seat, outcome) else { return };
        cx.state.players[seat].roll(face);
        cx.tell(Event::DieRolled { seat, face });
    }
}

/// The roll of the white die, made by the first seat on the track (B-031, B-033).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "whiteDie")]
pub struct WhiteDie;

impl Chance<Burgundy> for WhiteDie {
    fn outcomes(self, _: At<'_>, out: &mut Out) {
        faces(out);
    }

    /// Moves the next good to the depot of the white die (B-031).
    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let Outcome::Die { face } = outcome else { return };
        cx.state.white_die = Some(face);
        let good = cx.state.round_goods.pop_at(0);
        if let (Some(good), Some(depot)) = (good, Depot::of(face)) {
            cx.state.depots[depot.index()].goods[good] += 1;
            cx.tell(Event::GoodArrived { depot, good });
        }
    }
}
