//! The fame track and what its marked spaces bring (S-063, S-064).

use super::data::fame::FameBonus;
use super::data::wares::{Good, Ware};
use super::events::Event;
use super::phases::{acting, effects};
use super::pieces::Target;
use super::places::yard::{self, TakeCard};
use super::questions::{Action, Ask};
use super::refusals::{Reason, refuse};
use super::{At, Cx, Item, Origin, Step, Stories, Verdict, gain, modules};
use crate::engine::{Answers, Question, Reply, Runs, Seat, Targets, origins};
use crate::parts::Set;
use crate::wire::{Kind, Wire};

/// What a marked space of the fame track brings (S-064).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "bonus")]
pub struct Bonus {
    pub seat: Seat,
    pub space: u8,
}
/// Which tile a space of the fame track brings (S-064).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "pick")]
pub struct Picking {
    pub space: u8,
}
/// Which place card a space of the fame track brings (S-064).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "pickCard")]
pub struct PickingCard {
    pub space: u8,
}
/// Takes a tile from the market place (S-064).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "takeTile", notation = "take {ware}")]
pub struct TakeTile {
    pub ware: Ware,
}

/// The marker moves forward as far as it may; every marked space that it enters or crosses pays (S-063, S-101).
pub fn gain(cx: &mut Cx<'_>, seat: Seat, amount: u16) {
    let from = cx.state.players[seat].fame;
    let end = cx.at().fame_end();
    let to = u16::from(from).saturating_add(amount).min(end.into()).max(from.into()) as u8;
    if to == from {
        return;
    }
    cx.state.players[seat].fame = to;
    cx.tell(Event::FameGained { seat, fame: to - from });
    let rules = cx.rules;
    let crossed = rules.fame.spaces.iter().filter(|row| (from + 1..=to).contains(&row.space));
    cx.next(crossed.map(|row| Item::Step(Bonus { seat, space: row.space }.into())));
}

/// The bonus of a space.
fn bonus(at: At<'_>, space: u8) -> Option<FameBonus> {
    at.rules.fame.spaces.iter().find(|row| row.space == space).map(|row| row.bonus)
}

/// The tiles that a space offers and that are on the market place.
fn tiles(at: At<'_>, space: u8) -> Set<Ware> {
    let on_offer = |ware: Ware| at.state.market[ware] > 0;
    match bonus(at, space) {
        Some(FameBonus::Follower { kinds }) => kinds.iter().map(Ware::from).filter(|&ware| on_offer(ware)).collect(),
        Some(FameBonus::GoodUpTo { price }) => {
            let cheap = Good::ALL.iter().filter(|&&good| at.rules.goods.prices[good] <= price);
            cheap.map(|&good| Ware::from(good)).filter(|&ware| on_offer(ware)).collect()
        }
        _ => Set::EMPTY,
    }
}

impl Runs<Stories> for Bonus {
    /// Where there is one thing to take it is taken; where there are several its owner picks; where there is none it is void.
    fn run(self, cx: &mut Cx<'_>) {
        let Bonus { seat, space } = self;
        match bonus(cx.at(), space) {
            Some(FameBonus::Coins { amount }) => gain::coins(cx, seat, amount.into()),
            Some(FameBonus::Citizen { amount }) => modules::of(cx.at()).strike(cx, seat, amount),
            Some(FameBonus::WildCross) => modules::of(cx.at()).wild(cx, seat),
            Some(FameBonus::Technology { else_coins }) => {
                if !gain::technology(cx, seat) {
                    gain::coins(cx, seat, else_coins.into());
                }
            }
            Some(FameBonus::Good { good }) => gain::goods(cx, seat, good, 1),
            Some(FameBonus::Follower { .. } | FameBonus::GoodUpTo { .. }) => {
                let tiles = tiles(cx.at(), space);
                match tiles.len() {
                    0 => {}
                    1 => tiles.iter().for_each(|ware| take(cx, seat, ware)),
                    _ => cx.next([Item::ask(seat, Picking { space }.into())]),
                }
            }
            Some(FameBonus::PlaceCard) => {
                let cards = yard::open_cards(cx.at(), seat);
                match cards.len() {
                    0 => {}
                    1 => cards.iter().for_each(|card| gain::card(cx, seat, card)),
                    _ => cx.next([Item::ask(seat, PickingCard { space }.into())]),
                }
            }
            Some(FameBonus::Stop { .. }) | None => {}
        }
    }

    fn fits(self, at: At<'_>) -> bool {
        at.rules.seats.has(self.seat)
            && bonus(at, self.space).is_some()
            && at.state.players[self.seat].fame >= self.space
    }

    fn action_of(self) -> Option<Seat> {
        Some(self.seat)
    }
}

fn take(cx: &mut Cx<'_>, seat: Seat, ware: Ware) {
    match (ware.follower(), ware.good()) {
        (Some(follower), _) => gain::follower(cx, seat, follower),
        (_, Some(good)) => gain::goods(cx, seat, good, 1),
        _ => {}
    }
}

/// A bonus comes in an action or a round effect, before those of spaces further on, and before more of the action: a
/// delivery that goes on, a follower that may be drawn.
pub fn origin(at: At<'_>, seat: Seat, space: u8) -> Origin<'_> {
    origins::on_any(move |item| match item {
        Item::Ask(asked) => asked.len() == 1 && asked[0].seat == seat,
        Item::Step(Step::Bonus(next)) if next.space <= space => false,
        _ => acting::is_in_action(at, seat, item) || effects::is_in_effect(seat, item),
    })
}

impl Question for Picking {
    type Game = Stories;
    const RULE: &'static str = "S-064";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        tiles(at, self.space).len() > 1 && Bonus { seat, space: self.space }.fits(at)
    }
}

impl Answers<Picking> for TakeTile {
    fn candidates(ask: Picking, at: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend(tiles(at, ask.space).iter().map(|ware| Action::from(TakeTile { ware })));
    }
    fn verdict(self, ask: Picking, at: At<'_>, _: Seat) -> Verdict {
        gain::is_on_offer(at, self.ware, "S-064")?;
        if tiles(at, ask.space).has(self.ware) {
            Ok(())
        } else {
            refuse("S-064", Reason::NotOfThisBonus { ware: self.ware })
        }
    }
    fn resolve(self, _: Picking, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        take(cx, seat, self.ware);
        Reply::Done
    }
    fn targets(self, ask: Picking, _: At<'_>, _: Seat, out: &mut Targets<Stories>) {
        out.extend([Target::Market(self.ware), Target::Fame(ask.space)]);
    }
}

impl Question for PickingCard {
    type Game = Stories;
    const RULE: &'static str = "S-064";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        bonus(at, self.space) == Some(FameBonus::PlaceCard)
            && yard::open_cards(at, seat).len() > 1
            && Bonus { seat, space: self.space }.fits(at)
    }
}

impl Answers<PickingCard> for TakeCard {
    fn candidates(_: PickingCard, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        yard::candidates(at, seat, None, out);
    }
    fn verdict(self, _: PickingCard, at: At<'_>, seat: Seat) -> Verdict {
        if self.place.is_some() {
            return refuse("S-064", Reason::WrongAnswer);
        }
        yard::is_open(at, seat, self.card)
    }
    fn resolve(self, _: PickingCard, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        gain::card(cx, seat, self.card);
        Reply::Done
    }
    fn targets(self, _: PickingCard, _: At<'_>, _: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Card(self.card));
    }
}
