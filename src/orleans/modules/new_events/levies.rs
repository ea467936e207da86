//! Levies: goods of a value, and torture for what is missing (T-052, T-064).

use super::effects::owe;
use super::vocabulary::{Events, Reasons};
use super::{is_asked, price};
use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::orleans::data::goods::{ByGood, Good};
use crate::orleans::data::hourglasses::Happening;
use crate::orleans::modules::tell;
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::{At, Cx, Orleans, Verdict};
use crate::wire::{Kind, Line, ParseNotation, Wire, WriteNotation};

/// Which goods to give (T-064).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "levies")]
pub struct Levies;

impl Question for Levies {
    type Game = Orleans;
    const RULE: &'static str = "T-064";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_asked(self, Happening::Levies, at, seat)
    }
}

/// Gives these goods, each kind with its number: `levy grain 1 wool 1`; or none: `levy nothing` (T-064).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "levy", notation_like = "levy {goods..}")]
pub struct Levy {
    /// So many of each.
    pub grain: u8,
    /// So many of each.
    pub cheese: u8,
    /// So many of each.
    pub wine: u8,
    /// So many of each.
    pub wool: u8,
    /// So many of each.
    pub brocade: u8,
}

impl Levy {
    fn of(goods: &ByGood<u8>) -> Self {
        let [grain, cheese, wine, wool, brocade] = *goods.values();
        Levy { grain, cheese, wine, wool, brocade }
    }

    /// So many of each good.
    fn goods(self) -> ByGood<u8> {
        let counts = [self.grain, self.cheese, self.wine, self.wool, self.brocade];
        ByGood::new(|good: Good| counts[good.index()])
    }
}

/// `levy grain 1 wool 1`, `levy nothing`.
impl WriteNotation for Levy {
    fn add_to(&self, line: &mut Line) {
        let goods = self.goods();
        line.add("levy");
        for (good, count) in goods.iter().filter(|&(_, count)| count > 0) {
            line.add(good).add(count);
        }
        if goods.total() == 0 {
            line.add("nothing");
        }
    }
}

/// Goods in any order, each once and not none of it; or the word for none at all.
impl ParseNotation for Levy {
    fn match_words(words: &[&str]) -> Option<Self> {
        let mut goods = ByGood::<u8>::default();
        match words {
            ["levy", "nothing"] => {}
            ["levy", pairs @ ..] if !pairs.is_empty() => {
                for pair in pairs.chunks(2) {
                    let [good, count] = *pair else { return None };
                    let good = Good::from_name(good)?;
                    goods[good] = u8::match_words(&[count]).filter(|&count| count > 0 && goods[good] == 0)?;
                }
            }
            _ => return None,
        }
        Some(Levy::of(&goods))
    }
}

/// What goods are worth together.
fn value(goods: &ByGood<u8>) -> u16 {
    goods.iter().map(|(good, count)| u16::from(good.points()) * u16::from(count)).sum()
}

impl Answers<Levies> for Levy {
    /// Every set of own goods, none of which is more of one kind than could be needed.
    fn candidates(_: Levies, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
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
        out.extend(sets.iter().map(|set| Action::from(Levy::of(set))));
    }

    /// Are the goods there, is none of them too many, and are they enough where that is demanded?
    fn verdict(self, _: Levies, at: At<'_>, seat: Seat) -> Verdict {
        let (goods, due, owned) = (self.goods(), price(at), &at.state.players[seat].goods);
        if let Some((good, _)) = goods.iter().find(|&(good, count)| count > owned[good]) {
            return match owned[good] {
                0 => refuse("T-064", Reason::NotOwned { good }),
                owned => refuse("T-064", Reason::OwnsFewer { good, owned }),
            };
        }
        let given = value(&goods);
        let is_spare = |(good, count): (Good, u8)| count > 0 && given >= due + u16::from(good.points());
        if let Some((good, _)) = goods.iter().find(|&some| is_spare(some)) {
            return refuse("T-064", Reasons::LessWouldDo { good });
        }
        let is_short = given < due && value(owned) >= due;
        if at.rules.options.levies_strict && is_short { refuse("T-064", Reasons::MustGiveEnough) } else { Ok(()) }
    }

    /// The goods go to the goods market; what is missing is owed, and coins do not replace it.
    fn resolve(self, _: Levies, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let goods = self.goods();
        let missing = price(cx.at()).saturating_sub(value(&goods));
        for (good, count) in goods.iter() {
            (0..count).for_each(|_| give_one(cx, seat, good));
        }
        if missing > 0 {
            owe(cx, seat, missing);
        }
        Reply::Done
    }

    fn targets(self, _: Levies, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        let given = self.goods();
        out.extend(given.iter().filter(|&(_, count)| count > 0).map(|(good, _)| Target::Good(seat, good)));
    }
}

/// A good goes to the goods market (T-009).
pub fn give_one(cx: &mut Cx<'_>, seat: Seat, good: Good) {
    cx.state.players[seat].give(good);
    cx.state.goods.put(good);
    tell(cx, Events::GoodGiven { seat, good });
}
