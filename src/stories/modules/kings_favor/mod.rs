//! The King's Favor: five years of four seasons, objectives, favourite tiles, elimination (S-094 to S-108, S-113).

mod check;
mod judge;
mod laws;
pub(crate) mod objectives;
pub(crate) mod seasons;
pub(crate) mod sketch;
pub mod vocabulary;

use super::Story;
use crate::bagbuilding::works::Work;
use crate::engine::{AgendaOf, Better, BySeat, Laws, Module, Seat, Source, TieBreak, origins};
use crate::stories::arrange::Sketch;
use crate::stories::data::epochs::{FIELDS, OBJECTIVES};
use crate::stories::data::kings_favor::{ROUNDS, points};
use crate::stories::data::tasks::Season;
use crate::stories::deeds::dispatch::Destination;
use crate::stories::judge::{Demand, Want};
use crate::stories::setup::{Scenario, Setup};
use crate::stories::state::{State, Tile};
use crate::stories::{At, Cx, Item, Origin, Rules, Stories, Verdict};
use crate::wire::Wire;
use arrayvec::ArrayVec;

/// The fields of a booklet page: of each objective of the epoch.
pub type Booklet = ArrayVec<Work<Tile, FIELDS>, OBJECTIVES>;

/// What one player has at court.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesCourtier")]
pub struct Courtier {
    /// Favourite tiles that are left.
    pub favourites: u8,
    /// The tiles on the fields of this epoch's objectives.
    pub booklet: Booklet,
}

/// What The King's Favor adds to a position.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesCourt")]
pub struct Court {
    /// The players at court.
    pub courtiers: BySeat<Courtier>,
}

/// The King's Favor.
#[derive(Debug)]
pub struct KingsFavor;

/// The common epoch, from 1 (S-095): four rounds each.
pub fn epoch(at: At<'_>) -> u8 {
    at.common_epoch().unwrap_or(1)
}

/// The season of this round (S-095).
pub fn season(at: At<'_>) -> Season {
    at.season().unwrap_or_default()
}

/// An empty page for this epoch's objectives.
pub fn page(rules: &Rules, epoch: u8) -> Booklet {
    rules.epoch(epoch).objectives.iter().map(|_| Work::default()).collect()
}

impl Module<Stories> for KingsFavor {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.scenario == Scenario::KingsFavor
    }
    fn prepare(&self, rules: &Rules, state: &mut State) {
        let favourites = rules.options.favourite_tiles;
        let courtiers = BySeat::new(rules.seats, |_| Courtier { favourites, booklet: page(rules, 1) });
        state.court = Some(Court { courtiers });
    }
    /// What is on the map and what is left of the king's favour counts beside goods and coins (S-105).
    fn score(&self, at: At<'_>, seat: Seat, sources: &mut Vec<Source>) {
        let source = |source, count: u8, points: u8| Source {
            source,
            points: (u16::from(count) * u16::from(points)).into(),
            pending: true,
        };
        sources.extend([
            source("areas", at.areas(seat), points::AREA),
            source("villages", at.villages(seat), points::VILLAGE),
            source("fortresses", at.fortresses(seat), points::FORTRESS),
            source("churches", at.churches(seat), points::CHURCH),
            source("favourites", favourites(at, seat), points::FAVOURITE),
        ]);
    }
    fn laws(&self, at: At<'_>, agenda: &AgendaOf<Stories>, laws: &mut Laws) {
        laws::laws(at, agenda, laws);
    }
}

/// A seat's favourite tiles that are left.
fn favourites(at: At<'_>, seat: Seat) -> u8 {
    at.state.court.as_ref().map_or(0, |court| court.courtiers[seat].favourites)
}

/// The year that ends with this round.
fn year(round: u16) -> u16 {
    round.div_ceil(ROUNDS.into())
}

impl Story for KingsFavor {
    fn epoch(&self, at: At<'_>, _: Seat) -> u8 {
        epoch(at)
    }
    fn season(&self, cx: &mut Cx<'_>) {
        seasons::start(cx);
    }
    fn coin_sums(&self, at: At<'_>, _: Seat) -> u64 {
        objectives::coin_sums(at)
    }
    fn each_field(&self, at: At<'_>, seat: Seat, tile: Tile, each: &mut dyn FnMut(Destination)) {
        objectives::each_field(at, seat, tile, each);
    }
    fn takes(&self, at: At<'_>, seat: Seat, tile: Tile, to: Destination) -> Verdict {
        objectives::takes(at, seat, tile, to)
    }
    fn tick(&self, cx: &mut Cx<'_>, seat: Seat, tile: Tile, to: Destination) {
        objectives::tick(cx, seat, tile, to);
    }
    fn check(&self, cx: &mut Cx<'_>) -> bool {
        season(cx.at()) == Season::Winter && check::check(cx)
    }
    /// Whoever stays longer is ahead; points decide among those who are equal in that (S-103 to S-105).
    fn standing(&self, at: At<'_>, seat: Seat) -> Vec<TieBreak> {
        let years = at.state.players[seat].out.map_or(at.rules.epochs.len() as u16 + 1, year);
        vec![TieBreak { name: "years", value: years.into(), better: Better::More }]
    }
    fn seasonal(&self, at: At<'_>) -> Vec<Item> {
        seasons::plan(at)
    }
    fn owing<'a>(&self, seat: Seat) -> Option<Origin<'a>> {
        Some(origins::by(seasons::Autumn { seat }))
    }
    fn slice_laws(&self, at: At<'_>, laws: &mut Laws) {
        laws::slice(at, laws);
    }
    fn resources(&self, at: At<'_>, seat: Seat, all: &mut Vec<(&'static str, i32)>) {
        all.push(("favourites", favourites(at, seat).into()));
    }
    fn sketched(&self, sketch: &Sketch, rules: &Rules, state: &mut State) {
        if let (Some(said), Some(court)) = (&sketch.court, &mut state.court) {
            sketch::sketched(said, rules, court);
        }
    }
    fn follow(&self, rules: &Rules, state: &mut State) {
        sketch::follow(rules, state);
    }
    fn urgency(&self, at: At<'_>, seat: Seat, want: Want) -> f64 {
        judge::urgency(at, seat, want)
    }
    fn demands(&self, at: At<'_>, seat: Seat, each: &mut dyn FnMut(Demand)) {
        judge::demands(at, seat, each);
    }
    fn ahead(&self, at: At<'_>, _: Seat) -> [(u8, u8); 2] {
        judge::ahead(at)
    }
    fn prospect(&self, at: At<'_>, seat: Seat) -> f64 {
        judge::prospect(at, seat)
    }
    fn each_tile(&self, at: At<'_>, each: &mut dyn FnMut(Tile)) {
        let pages = at.state.court.iter().flat_map(|court| court.courtiers.values()).flat_map(|one| &one.booklet);
        pages.flat_map(|work| work.iter()).for_each(|(_, tile)| each(tile));
    }
}
