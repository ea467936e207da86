//! What filling the last space of an intriguer brings (T-078, T-083).

use super::ask;
use super::vocabulary::IntrigueAsk;
use crate::engine::Seat;
use crate::orleans::data::civics::Civic;
use crate::orleans::data::goods::Good;
use crate::orleans::refusals::{Why, no};
use crate::orleans::setup::ModuleId;
use crate::orleans::spaces::guildhall;
use crate::orleans::state::Gear;
use crate::orleans::{At, Cx, Verdict, gain};
use crate::parts::Set;

/// The coins of the tax collector's bonus.
const COINS: u16 = 2;

/// The bonus of a complete intriguer.
pub fn reward(cx: &mut Cx<'_>, seat: Seat, civic: Civic) {
    if civic.row().module != ModuleId::Intrigue {
        return;
    }
    match civic {
        Civic::Swindler => reward_goods(cx, seat),
        Civic::Arsonist if rebuild_verdict(cx.at(), seat).is_ok() => cx.next([ask(seat, IntrigueAsk::Rebuild)]),
        Civic::Spy if cx.state.technology > 0 => gain::technology(cx, seat, Gear::Free),
        Civic::TaxCollector => gain::coins(cx, seat, COINS),
        _ => civic.citizen().into_iter().for_each(|citizen| gain::citizen(cx, seat, citizen)),
    }
}

/// A good of choice from the goods market; the only kind is not asked for (T-011).
fn reward_goods(cx: &mut Cx<'_>, seat: Seat) {
    let goods = loot(cx.at());
    if goods.len() > 1 {
        cx.next([ask(seat, IntrigueAsk::Loot)]);
    } else {
        goods.iter().for_each(|good| gain::good(cx, seat, good));
    }
}

/// The goods on the goods market.
pub fn loot(at: At<'_>) -> Set<Good> {
    Set::of(|good| at.state.goods[good] > 0)
}

/// Is this good on the goods market?
pub fn loot_verdict(at: At<'_>, good: Good) -> Verdict {
    if loot(at).has(good) { Ok(()) } else { no("T-078", Why::GoodMissing { good }) }
}

/// May a station be built where the merchant stands? As in the guildhall: a tavern does not help (T-083).
pub fn rebuild_verdict(at: At<'_>, seat: Seat) -> Verdict {
    guildhall::verdict(at, seat)
}
