//! What filling the last space of an intriguer brings (T-078, T-083).

use crate::bagbuilding::ending::Declines;
use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::goods::Good;
use crate::orleans::modules::civics::is_filled;
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::setup::ModuleId;
use crate::orleans::spaces::guildhall;
use crate::orleans::state::Gear;
use crate::orleans::{At, Cx, Item, Orleans, Verdict, gain};
use crate::parts::Set;
use crate::wire::Wire;

/// The coins of the tax collector's bonus.
const COINS: u16 = 2;

/// The bonus of a complete intriguer.
pub fn reward(cx: &mut Cx<'_>, seat: Seat, civic: Civic) {
    if civic.row().module != ModuleId::Intrigue {
        return;
    }
    match civic {
        Civic::Swindler => reward_goods(cx, seat),
        Civic::Arsonist if guildhall::verdict(cx.at(), seat).is_ok() => cx.next([Item::ask(seat, Rebuilding.into())]),
        Civic::Spy if cx.state.technology > 0 => gain::technology(cx, seat, Gear::Free),
        Civic::TaxCollector => gain::coins(cx, seat, COINS),
        _ => civic.citizen().into_iter().for_each(|citizen| gain::citizen(cx, seat, citizen)),
    }
}

/// A good of choice from the goods market; the only kind is not asked for (T-011).
fn reward_goods(cx: &mut Cx<'_>, seat: Seat) {
    let goods = loot(cx.at());
    if goods.len() > 1 {
        cx.next([Item::ask(seat, Loot.into())]);
    } else {
        goods.iter().for_each(|good| gain::good(cx, seat, good));
    }
}

/// A good of choice (T-078).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "loot")]
pub struct Loot;

/// The goods on the goods market.
fn loot(at: At<'_>) -> Set<Good> {
    Set::of(|good| at.state.goods[good] > 0)
}

impl Question for Loot {
    type Game = Orleans;
    const RULE: &'static str = "T-078";

    fn fits(self, at: At<'_>, _: Seat) -> bool {
        is_filled(at, Civic::Swindler) && loot(at).len() > 1
    }
}

/// Takes a good (T-078).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "takeGood", notation = "loot {good}")]
pub struct TakeGood {
    /// Which.
    pub good: Good,
}

impl Answers<Loot> for TakeGood {
    fn candidates(_: Loot, at: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend(loot(at).iter().map(|good| Action::from(TakeGood { good })));
    }

    /// Is this good on the goods market?
    fn verdict(self, _: Loot, at: At<'_>, _: Seat) -> Verdict {
        let good = self.good;
        if loot(at).has(good) { Ok(()) } else { refuse("T-078", Reason::GoodMissing { good }) }
    }

    fn resolve(self, _: Loot, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        gain::good(cx, seat, self.good);
        Reply::Done
    }

    fn targets(self, _: Loot, _: At<'_>, _: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::MarketGood(self.good));
    }
}

/// A station, or none (T-083).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "rebuild")]
pub struct Rebuilding;

impl Question for Rebuilding {
    type Game = Orleans;
    const RULE: &'static str = "T-083";

    fn fits(self, at: At<'_>, _: Seat) -> bool {
        is_filled(at, Civic::Arsonist)
    }
}

impl Declines for Rebuilding {}

/// Builds a station where the merchant stands (T-083).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "rebuild", notation = "rebuild")]
pub struct Rebuild;

impl Answers<Rebuilding> for Rebuild {
    fn candidates(_: Rebuilding, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(Rebuild.into());
    }

    /// May a station be built where the merchant stands? As in the guildhall: a tavern does not help (T-083).
    fn verdict(self, _: Rebuilding, at: At<'_>, seat: Seat) -> Verdict {
        guildhall::verdict(at, seat)
    }

    fn resolve(self, _: Rebuilding, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        guildhall::resolve(cx, seat);
        Reply::Done
    }

    fn targets(self, _: Rebuilding, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::Town(at.state.players[seat].merchant), Target::Stations(seat)]);
    }
}
