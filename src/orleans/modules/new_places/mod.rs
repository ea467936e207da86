//! Brasserie, trading house and sheep farm; and the tavern, which only the architects have (T-026, T-086 to T-088,
//! T-094).

mod judge;
pub mod vocabulary;

use super::{Extra, Module, OrleansModule, UsedBy, Uses};
use crate::engine::{AgendaOf, Answers, Laws, Reply, Seat, Source, Targets};
use crate::orleans::data::goods::Good;
use crate::orleans::data::places::Place;
use crate::orleans::data::tracks::DEVELOPMENT_END;
use crate::orleans::judge::Eye;
use crate::orleans::phases::acting::{self, Turn, UsesPlace};
use crate::orleans::phases::event::Shielding;
use crate::orleans::pieces::Target;
use crate::orleans::places::{Effect, Usage};
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::setup::{ModuleId, Setup};
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Orleans, Rules, Verdict, gain, modules};
use crate::wire::{Kind, Wire};
use vocabulary::{Events, Reasons};

/// Uses the sheep farm for this reward (T-088).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "barter", notation = "barter {reward}")]
pub struct BarterCheese {
    /// The reward for a cheese.
    pub reward: Barter,
}

/// A reward of the sheep farm for a cheese.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansBarter")]
#[repr(u8)]
pub enum Barter {
    #[default]
    Wool,
    Coins,
    Steps,
}

/// Gives a good from the brasserie instead of suffering the event (T-026).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "shieldWith", notation = "shield {good}")]
pub struct ShieldWith {
    pub good: Good,
}

/// The goods laid on the brasserie, two of each (T-086).
const BREWED: [Good; 2] = [Good::Cheese, Good::Wine];
/// The coins of the sheep farm.
const FARM_COINS: u16 = 4;
/// The development points of the sheep farm.
const FARM_STEPS: u8 = 3;
/// The points of the trading house for each kind of good.
const HOUSE_POINTS: i32 = 4;

/// The module of the new places.
#[derive(Debug)]
pub struct NewPlaces;

impl Module<Orleans> for NewPlaces {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.modules.has(ModuleId::NewPlaces)
    }

    fn furnish(&self, setup: &Setup, rules: &mut Rules) {
        setup.tables.furnish_tiles(&mut rules.places);
        let effects: [(Place, &'static dyn Effect); 3] =
            [(Place::Brasserie, &Brasserie), (Place::TradingHouse, &TradingHouse), (Place::SheepFarm, &SheepFarm)];
        for (place, effect) in effects {
            rules.in_box.insert(place);
            rules.places[place.index()].effect = effect;
        }
        if setup.options.tavern {
            rules.in_box.insert(Place::Tavern);
        }
    }

    fn answers(&self) -> &'static [Extra<Orleans>] {
        const { &[Extra::of::<Turn, BarterCheese>(), Extra::of::<Shielding, ShieldWith>()] }
    }

    /// Puts goods onto the brasserie when it is taken (T-086). After it is given up, they are ordinary goods (T-008).
    fn react(&self, cx: &mut Cx<'_>, event: &Event) {
        match *event {
            Event::PlaceTaken { seat, place: Place::Brasserie } => brew(cx, seat),
            Event::PlaceSurrendered { seat, place: Place::Brasserie } => {
                cx.state.players[seat].stored = Default::default();
            }
            _ => {}
        }
    }

    /// Adds points for each kind of good of which no other player has more (T-087).
    fn score(&self, at: At<'_>, seat: Seat, sources: &mut Vec<Source>) {
        let is_owned = at.state.players[seat].places.has(Place::TradingHouse);
        let kinds = Good::ALL.iter().filter(|&&good| is_owned && has_most(at, seat, good)).count();
        sources.push(Source { source: "tradingHouse", points: kinds as i32 * HOUSE_POINTS, pending: true });
    }

    /// Only cheese and wine lie on a brasserie, and they belong to the owner's goods.
    fn laws(&self, at: At<'_>, _: &AgendaOf<Orleans>, laws: &mut Laws) {
        for (seat, player) in at.state.players.iter() {
            let most = |good: Good| if BREWED.contains(&good) { player.goods[good].min(2) } else { 0 };
            let fits = player.stored.iter().all(|(good, stored)| stored <= most(good));
            let path = format_args!("players[{}].stored", seat.number());
            laws.hold(fits, path, "there are other goods than two cheese and two wine on the brasserie");
        }
    }
}

impl OrleansModule for NewPlaces {
    fn uses(&self) -> Option<&dyn Uses> {
        Some(&UsedBy::<BarterCheese>::NEW)
    }

    fn judge(&self, eye: &Eye<'_>, _: &Ask, action: Action) -> Option<f64> {
        judge::judge(eye, action)
    }
}

/// The brasserie: stores goods and has no action.
#[derive(Debug)]
struct Brasserie;

impl Effect for Brasserie {
    fn usage(&self) -> Usage {
        Usage::None
    }

    fn tile_worth(&self, eye: &Eye<'_>, _: Place) -> f64 {
        2.0 * (eye.good(Good::Cheese) + eye.good(Good::Wine))
    }
}

/// The trading house: points at the end, and no action.
#[derive(Debug)]
struct TradingHouse;

impl Effect for TradingHouse {
    fn usage(&self) -> Usage {
        Usage::None
    }

    fn tile_worth(&self, _: &Eye<'_>, _: Place) -> f64 {
        HOUSE_POINTS.into()
    }
}

/// The sheep farm: a cheese for wool, coins or development points.
#[derive(Debug)]
struct SheepFarm;

impl Effect for SheepFarm {
    fn usage(&self) -> Usage {
        Usage::Said
    }

    /// [`BarterCheese`] is one of the module's own answers to a turn.
    fn offer(&self, _: At<'_>, _: Seat, _: Place, _: &mut Vec<Action>) {}

    fn offer_free(&self, _: At<'_>, _: Seat, _: Place, out: &mut Vec<Action>) {
        out.extend(BarterCheese::each().map(Action::from));
    }

    fn brings(&self, eye: &Eye<'_>) -> f64 {
        judge::best_barter(eye)
    }

    fn expected(&self, _: &Eye<'_>) -> f64 {
        2.5
    }
}

impl BarterCheese {
    /// One answer for each reward.
    fn each() -> impl Iterator<Item = BarterCheese> {
        Barter::ALL.iter().map(|&reward| BarterCheese { reward })
    }
}

impl UsesPlace for BarterCheese {
    fn place(self) -> Place {
        Place::SheepFarm
    }

    /// Requires a cheese, and something to give for it.
    fn possible(self, at: At<'_>, seat: Seat) -> Verdict {
        let player = &at.state.players[seat];
        if player.goods[Good::Cheese] == 0 {
            return refuse("T-088", Reason::NotOwned { good: Good::Cheese });
        }
        match self.reward {
            Barter::Wool if at.state.goods[Good::Wool] == 0 => {
                refuse("T-088", Reason::GoodMissing { good: Good::Wool })
            }
            Barter::Steps if player.development >= DEVELOPMENT_END => refuse("O-055", Reason::DevelopmentEnd),
            _ => Ok(()),
        }
    }

    fn apply(self, cx: &mut Cx<'_>, seat: Seat) {
        barter(cx, seat, self.reward);
    }

    /// The farm and a cheese.
    fn pieces(self, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::Place(seat, Place::SheepFarm), Target::Good(seat, Good::Cheese)]);
    }

    fn offered(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let player = &at.state.players[seat];
        if player.places.has(Place::SheepFarm) && acting::is_activated(at, player, Place::SheepFarm) {
            out.extend(BarterCheese::each().map(Action::from));
        }
    }
}

impl Answers<Shielding> for ShieldWith {
    fn candidates(_: Shielding, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let stored = BREWED.iter().filter(|&&good| at.state.players[seat].stored[good] > 0);
        out.extend(stored.map(|&good| Action::from(ShieldWith { good })));
    }

    fn verdict(self, _: Shielding, at: At<'_>, seat: Seat) -> Verdict {
        let good = self.good;
        if at.state.players[seat].stored[good] > 0 { Ok(()) } else { refuse("T-026", Reasons::NotStored { good }) }
    }

    /// Moves the good to the goods market and skips the event (T-026).
    fn resolve(self, _: Shielding, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let (good, player) = (self.good, &mut cx.state.players[seat]);
        player.goods.take(good);
        player.stored.take(good);
        cx.state.goods.put(good);
        modules::tell(cx, Event::Shielded { seat, place: Place::Brasserie, good: Some(good) });
        Reply::Done
    }

    fn targets(self, _: Shielding, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::Place(seat, Place::Brasserie), Target::Good(seat, self.good)]);
    }
}

/// Moves a cheese to the goods market and gives the chosen reward (T-088).
fn barter(cx: &mut Cx<'_>, seat: Seat, reward: Barter) {
    cx.state.players[seat].give(Good::Cheese);
    cx.state.goods.put(Good::Cheese);
    modules::tell(cx, Events::Bartered { seat, reward });
    match reward {
        Barter::Wool => gain::good(cx, seat, Good::Wool),
        Barter::Coins => gain::coins(cx, seat, FARM_COINS),
        Barter::Steps => gain::development(cx, seat, FARM_STEPS),
    }
}

/// Stores two cheese and two wine, as far as the goods market has them.
fn brew(cx: &mut Cx<'_>, seat: Seat) {
    for good in BREWED {
        for _ in 0..cx.state.goods[good].min(2) {
            cx.state.goods.take(good);
            let player = &mut cx.state.players[seat];
            player.goods.put(good);
            player.stored.put(good);
            modules::tell(cx, Events::GoodStored { seat, good });
        }
    }
}

/// Whether the seat has more of this good than any other, or as many if ties count.
fn has_most(at: At<'_>, seat: Seat, good: Good) -> bool {
    let own = at.state.players[seat].goods[good];
    let ties = at.rules.options.trading_house_ties;
    let mut others = at.state.players.iter().filter(|(other, _)| *other != seat);
    own > 0 && others.all(|(_, other)| other.goods[good] < own || (ties && other.goods[good] == own))
}
