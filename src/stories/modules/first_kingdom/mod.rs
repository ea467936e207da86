//! The First Kingdom: each player in an epoch of its own, tasks, citizens, the control board (S-075 to S-093).

pub(crate) mod advancing;
pub(crate) mod citizens;
pub(crate) mod earlier;
mod judge;
mod laws;
pub(crate) mod sketch;
pub(crate) mod tasks;
pub mod vocabulary;

use super::{Lost, Story};
use crate::engine::{AgendaOf, Better, BySeat, Laws, Module, Seat, TieBreak};
use crate::parts::Set;
use crate::stories::arrange::Sketch;
use crate::stories::data::deeds::{Deed, FALLBACK, Threat};
use crate::stories::data::tasks::{ByColumn, Narration, Task};
use crate::stories::data::wares::Ware;
use crate::stories::deeds::dispatch::{Destination, sums_of};
use crate::stories::events::Event;
use crate::stories::judge::{Demand, Want};
use crate::stories::questions::Action;
use crate::stories::setup::{Scenario, Setup};
use crate::stories::state::{State, Tile};
use crate::stories::{At, Cx, Rules, Stories, Verdict};
use crate::wire::{Kind, Wire};
use earlier::Earlier;
use vocabulary::Events;

/// The fields of the four tasks that are ticked, as bits, task by task.
pub type Ticks = [u8; 4];

/// How far one player has come.
#[derive(Clone, Copy, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesRealm")]
pub struct Realm {
    /// The epoch, from 1.
    pub epoch: u8,
    /// Has this player entered an epoch in this round (S-084)?
    #[wire(default, skip_serializing_if = "is_default")]
    pub advanced: bool,
    /// Citizens struck.
    pub citizens: u8,
    /// The ticked fields of each task, as bits: well, baptistery, delegation, harbour.
    #[wire(default, skip_serializing_if = "is_default")]
    pub ticks: Ticks,
    /// How many numbers of each column of the control board are reached.
    #[wire(default, skip_serializing_if = "is_default")]
    pub control: ByColumn<u8>,
    /// What it had before and may have no more (S-056).
    #[wire(default, skip_serializing_if = "is_default")]
    pub earlier: Earlier,
}

/// What The First Kingdom adds to a position.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesKingdom")]
pub struct Kingdom {
    /// The players' realms.
    pub realms: BySeat<Realm>,
    /// The narration cards that have been read.
    pub told: Set<Narration>,
    /// The threats that have ended.
    #[wire(default, skip_serializing_if = "is_default")]
    pub defeated: Set<Threat>,
}

/// The First Kingdom.
#[derive(Debug)]
pub struct FirstKingdom;

/// A seat's realm.
pub fn realm(at: At<'_>, seat: Seat) -> Option<&Realm> {
    at.state.kingdom.as_ref().map(|kingdom| &kingdom.realms[seat])
}

/// A seat's realm, to change.
pub fn realm_mut<'a>(cx: &'a mut Cx<'_>, seat: Seat) -> Option<&'a mut Realm> {
    cx.state.kingdom.as_mut().map(|kingdom| &mut kingdom.realms[seat])
}

/// A narration card is read once: its tiles come from storage as far as they last (S-087).
pub fn narrate(cx: &mut Cx<'_>, card: Narration) {
    let Some(kingdom) = &mut cx.state.kingdom else { return };
    if kingdom.told.has(card) {
        return;
    }
    kingdom.told.insert(card);
    cx.tell(Events::Narrated { card }.into());
    let tiles = cx.rules.narration[card];
    crate::stories::arrive(cx, &tiles);
}

/// At the end of a round: has somebody done everything, or was it the last one (S-091, S-115)?
fn is_over(at: At<'_>) -> bool {
    let limit = u16::from(at.rules.options.round_limit);
    at.in_seat_order().any(|seat| tasks::done(at, seat).len() == Task::ALL.len() as u8)
        || (limit > 0 && at.state.round >= limit)
}

/// A citizen; then, if it was one, the threat has ended and its narration is read (S-058, S-083, S-111).
fn deed_completed(cx: &mut Cx<'_>, seat: Seat, deed: Deed) {
    citizens::strike(cx, seat, 1);
    if let Some(threat) = deed.defeats() {
        if let Some(kingdom) = &mut cx.state.kingdom {
            kingdom.defeated.insert(threat);
        }
        cx.tell(Events::ThreatDefeated { threat }.into());
        narrate(cx, if threat == Threat::Hunger { Narration::FoodDepot } else { Narration::Medicine });
    }
}

impl Module<Stories> for FirstKingdom {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.scenario == Scenario::FirstKingdom
    }
    fn prepare(&self, rules: &Rules, state: &mut State) {
        let realm = Realm {
            epoch: 1,
            advanced: false,
            citizens: 0,
            ticks: [0; 4],
            control: ByColumn::default(),
            earlier: Earlier::default(),
        };
        state.kingdom = Some(Kingdom {
            realms: BySeat::new(rules.seats, |_| realm),
            told: Set::one(Narration::I),
            defeated: Set::EMPTY,
        });
    }
    fn react(&self, cx: &mut Cx<'_>, event: &Event) {
        match *event {
            Event::RoundStarted { .. } => {
                let kingdom = cx.state.kingdom.iter_mut();
                kingdom.flat_map(|kingdom| kingdom.realms.values_mut()).for_each(|realm| realm.advanced = false);
            }
            Event::DeedCompleted { seat, deed } => deed_completed(cx, seat, deed),
            _ => {}
        }
    }
    fn laws(&self, at: At<'_>, agenda: &AgendaOf<Stories>, laws: &mut Laws) {
        laws::laws(at, agenda, laws);
    }
}

impl Story for FirstKingdom {
    fn epoch(&self, at: At<'_>, seat: Seat) -> u8 {
        realm(at, seat).map_or(1, |realm| realm.epoch)
    }
    fn control_changed(&self, cx: &mut Cx<'_>, seat: Seat) {
        citizens::control_changed(cx, seat);
    }
    fn about_to_lose(&self, cx: &mut Cx<'_>, seat: Seat, lost: Lost) {
        earlier::note(cx, seat, lost);
    }
    fn can_strike(&self, at: At<'_>, seat: Seat) -> bool {
        citizens::can_strike(at, seat)
    }
    fn strike(&self, cx: &mut Cx<'_>, seat: Seat, count: u8) {
        citizens::strike(cx, seat, count);
    }
    fn wild(&self, cx: &mut Cx<'_>, seat: Seat) {
        citizens::wild(cx, seat);
    }
    fn coin_sums(&self, at: At<'_>, seat: Seat) -> u64 {
        // The Law of inheritance may be laid out again (S-085).
        tasks::coin_sums(at, seat) | sums_of(&at.rules.deed(FALLBACK).fields)
    }
    fn each_field(&self, at: At<'_>, seat: Seat, tile: Tile, each: &mut dyn FnMut(Destination)) {
        tasks::each_field(at, seat, tile, each);
    }
    fn takes(&self, at: At<'_>, seat: Seat, tile: Tile, to: Destination) -> Verdict {
        tasks::takes(at, seat, tile, to)
    }
    fn tick(&self, cx: &mut Cx<'_>, seat: Seat, tile: Tile, to: Destination) {
        tasks::tick(cx, seat, tile, to);
    }
    fn may_advance(&self, at: At<'_>, seat: Seat, tile: Option<Tile>) -> Verdict {
        advancing::may_advance(at, seat, tile)
    }
    fn advance(&self, cx: &mut Cx<'_>, seat: Seat) {
        advancing::advance(cx, seat);
    }
    /// Once no deed lets anybody advance, the Law of inheritance is laid out again, empty (S-085).
    fn deed_gone(&self, cx: &mut Cx<'_>) {
        let can_advance = |(deed, work): (Deed, Option<_>)| work.is_some() && cx.rules.deed(deed).advances;
        if !cx.state.deeds.iter().any(can_advance) {
            cx.state.deeds[FALLBACK] = Some(Default::default());
            cx.tell(Event::DeedLaidOut { deed: FALLBACK });
        }
    }
    fn is_defeated(&self, at: At<'_>, threat: Threat) -> bool {
        at.state.kingdom.as_ref().is_some_and(|kingdom| kingdom.defeated.has(threat))
    }
    fn has_come(&self, at: At<'_>, ware: Ware) -> bool {
        let told = at.state.kingdom.as_ref().map_or(Set::EMPTY, |kingdom| kingdom.told);
        at.rules.market[ware] > 0 || told.iter().any(|card| at.rules.narration[card][ware] > 0)
    }
    fn check(&self, cx: &mut Cx<'_>) -> bool {
        is_over(cx.at())
    }
    /// Tasks done, then citizens (S-091, S-115).
    fn standing(&self, at: At<'_>, seat: Seat) -> Vec<TieBreak> {
        let more = |name, value: u8| TieBreak { name, value: value.into(), better: Better::More };
        let citizens = realm(at, seat).map_or(0, |realm| realm.citizens);
        vec![more("tasks", tasks::done(at, seat).len()), more("citizens", citizens)]
    }
    fn slice_laws(&self, at: At<'_>, laws: &mut Laws) {
        laws::slice(at, laws);
    }
    fn resources(&self, at: At<'_>, seat: Seat, all: &mut Vec<(&'static str, i32)>) {
        all.push(("citizens", realm(at, seat).map_or(0, |realm| realm.citizens).into()));
        all.push(("tasks", tasks::done(at, seat).len().into()));
    }
    fn sketched(&self, sketch: &Sketch, rules: &Rules, state: &mut State) {
        if let (Some(said), Some(kingdom)) = (&sketch.kingdom, &mut state.kingdom) {
            sketch::sketched(said, rules, kingdom);
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
    fn is_near(&self, at: At<'_>, seat: Seat) -> bool {
        judge::is_near(at, seat)
    }
    fn likes(&self, at: At<'_>, seat: Seat, action: Action) -> f64 {
        judge::likes(at, seat, action)
    }
    fn prospect(&self, at: At<'_>, seat: Seat) -> f64 {
        judge::prospect(at, seat)
    }
}
