//! Levies: goods of a value, and torture for what is missing (T-052, T-064).

use super::meeting::owe;
use super::price;
use super::vocabulary::{NewEventsAction, NewEventsEvent};
use crate::engine::Seat;
use crate::orleans::data::goods::{ByGood, Good};
use crate::orleans::questions::Action;
use crate::orleans::refusals::{Why, no};
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Verdict, modules};
use crate::wire::Kind;

/// What goods are worth together.
fn value(goods: &ByGood<u8>) -> u16 {
    goods.iter().map(|(good, count)| u16::from(good.points()) * u16::from(count)).sum()
}

/// Every set of own goods, none of which is more of one kind than could be needed.
pub fn candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let (due, owned) = (price(at), &at.state.players[seat].goods);
    let mut sets = vec![ByGood::<u8>::default()];
    for &good in Good::ALL {
        let most = due.div_ceil(good.points().into()).min(owned[good].into()) as u8;
        let more = |set: &ByGood<u8>, count: u8| {
            let mut set = *set;
            set[good] = count;
            set
        };
        sets = sets.iter().flat_map(|set| (0..=most).map(move |count| more(set, count))).collect();
    }
    let levy = |set: ByGood<u8>| {
        let [grain, cheese, wine, wool, brocade] = *set.values();
        Action::NewEvents(NewEventsAction::Levy { grain, cheese, wine, wool, brocade })
    };
    out.extend(sets.into_iter().map(levy));
}

/// Are the goods there, is none of them too many, and are they enough where that is demanded?
pub fn verdict(at: At<'_>, seat: Seat, goods: &ByGood<u8>) -> Verdict {
    let (due, owned) = (price(at), &at.state.players[seat].goods);
    if let Some((good, _)) = goods.iter().find(|&(good, count)| count > owned[good]) {
        return match owned[good] {
            0 => no("T-064", Why::NotOwned { good }),
            owned => no("T-064", Why::OwnsFewer { good, owned }),
        };
    }
    let given = value(goods);
    let is_spare = |(good, count): (Good, u8)| count > 0 && given >= due + u16::from(good.points());
    if let Some((good, _)) = goods.iter().find(|&some| is_spare(some)) {
        return no("T-064", Why::LessWouldDo { good });
    }
    let is_short = given < due && value(owned) >= due;
    if at.rules.options.levies_strict && is_short { no("T-064", Why::MustGiveEnough {}) } else { Ok(()) }
}

/// The goods go to the goods market; what is missing is owed, and coins do not replace it.
pub fn give(cx: &mut Cx<'_>, seat: Seat, goods: &ByGood<u8>) {
    let missing = price(cx.at()).saturating_sub(value(goods));
    for (good, count) in goods.iter() {
        (0..count).for_each(|_| give_one(cx, seat, good));
    }
    if missing > 0 {
        owe(cx, seat, missing);
    }
}

/// A good goes to the goods market (T-009).
pub fn give_one(cx: &mut Cx<'_>, seat: Seat, good: Good) {
    cx.state.players[seat].give(good);
    cx.state.goods.put(good);
    modules::tell(cx, Event::NewEvents { event: NewEventsEvent::GoodGiven { seat, good } });
}
