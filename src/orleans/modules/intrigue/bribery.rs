//! Bribery: one offer of each opponent, before the plot touches him (T-079).

use super::plot::{Bundle, Plot};
use super::plots::may_be_named;
use super::vocabulary::{Events, Reasons};
use super::{effects, plots};
use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::orleans::data::goods::Good;
use crate::orleans::modules::tell;
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask, Decline};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::setup::Bribery;
use crate::orleans::state::Player;
use crate::orleans::{At, Cx, Item, Orleans, Verdict};
use crate::wire::{Kind, Wire};
use std::ops::RangeInclusive;

/// The most coins of a bribe without a good, where only a few are known.
const MENU_COINS: u8 = 6;
/// The most coins beside a good.
const MENU_EXTRA: u8 = 2;

/// An opponent may bribe, if the plot would change anything and he has something to offer; else it takes effect.
pub fn start(cx: &mut Cx<'_>, actor: Seat, victim: Seat, plot: Plot) {
    tell(cx, Events::Plotted { seat: actor, victim, plot });
    if may_bribe(cx.at(), victim, plot) {
        cx.next([Item::ask(victim, Bribing { actor, plot }.into())]);
    } else {
        effects::resolve(cx, actor, victim, plot);
    }
}

/// Is the opponent asked for a bribe?
fn may_bribe(at: At<'_>, victim: Seat, plot: Plot) -> bool {
    let owns_something = kinds(&at.state.players[victim]).next().is_some();
    at.rules.options.bribery != Bribery::Off && owns_something && plots::changes(at, victim, plot)
}

/// What may be offered, coins first, as far as the player has any.
fn kinds(player: &Player) -> impl Iterator<Item = Option<Good>> + '_ {
    let all = [None].into_iter().chain(Good::ALL.iter().copied().map(Some));
    all.filter(|&kind| held(player, kind) > 0)
}

fn held(player: &Player, kind: Option<Good>) -> u16 {
    kind.map_or(player.coins, |good| player.goods[good].into())
}

impl Bundle {
    /// How many of this it holds; nothing means coins.
    fn count(&self, kind: Option<Good>) -> u16 {
        kind.map_or(self.coins, |good| self.goods[good].into())
    }

    fn is_empty(&self) -> bool {
        self.coins == 0 && self.goods.total() == 0
    }

    /// The same bundle with so many of this.
    fn with(mut self, kind: Option<Good>, count: u16) -> Self {
        match kind {
            None => self.coins = count,
            Some(good) => self.goods[good] = u8::try_from(count).unwrap_or(u8::MAX),
        }
        self
    }

    /// Has the player all of it?
    fn is_held(&self, player: &Player) -> bool {
        let mut all = [None].into_iter().chain(Good::ALL.iter().copied().map(Some));
        all.all(|kind| self.count(kind) <= held(player, kind))
    }
}

/// A bribe, or none (T-079).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "bribe")]
pub struct Bribing {
    /// Who plots.
    pub actor: Seat,
    /// What.
    pub plot: Plot,
}

impl Question for Bribing {
    type Game = Orleans;
    const RULE: &'static str = "T-079";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        may_be_bribed(at, self.actor, seat, self.plot)
    }
}

/// How many of this to offer (T-079).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "pledge")]
pub struct Pledging {
    /// Who plots.
    pub actor: Seat,
    /// What.
    pub plot: Plot,
    /// What is offered so far.
    pub bundle: Bundle,
    /// The good that is asked for; nothing means coins.
    pub good: Option<Good>,
}

/// Can this plot wait for a bribe?
fn may_be_bribed(at: At<'_>, actor: Seat, victim: Seat, plot: Plot) -> bool {
    may_be_named(at, actor, victim, plot) && may_bribe(at, victim, plot)
}

impl Question for Pledging {
    type Game = Orleans;
    const RULE: &'static str = "T-079";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        may_be_bribed(at, self.actor, seat, self.plot)
            && at.rules.options.bribery == Bribery::Full
            && may_be_counted(&at.state.players[seat], self.bundle, self.good)
    }
}

/// Accept, or not (T-079).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "bribed")]
pub struct Bribed {
    /// Who offers.
    pub victim: Seat,
    /// What would happen.
    pub plot: Plot,
    /// What is offered.
    pub bundle: Bundle,
}

impl Question for Bribed {
    type Game = Orleans;
    const RULE: &'static str = "T-079";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        may_be_bribed(at, seat, self.victim, self.plot) && may_be_offered(at, self.victim, self.bundle)
    }
}

/// How many of this may be offered after that; the last count may not leave the bundle empty.
fn counts(player: &Player, bundle: Bundle, kind: Option<Good>) -> RangeInclusive<u16> {
    let is_last = kinds(player).last() == Some(kind);
    u16::from(is_last && bundle.is_empty())..=held(player, kind)
}

/// Offers a bribe and counts it out (T-079).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "offer", notation = "offer")]
pub struct Offer;

/// Offers this bribe, where only a few are known (T-079).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "bribe", notation = "bribe {coins} [{good}]")]
pub struct Bribe {
    /// Coins.
    pub coins: u8,
    /// A good.
    pub good: Option<Good>,
}

/// The offers that a seat may begin with: any, or those of the short list; or none.
pub fn each_offer(_: Bribing, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    match at.rules.options.bribery {
        Bribery::Menu => out.extend(menu(&at.state.players[seat]).map(Action::from)),
        _ => out.push(Offer.into()),
    }
    out.push(Decline.into());
}

/// The short list, as far as the player has what is on it.
fn menu(player: &Player) -> impl Iterator<Item = Bribe> + '_ {
    let most = |limit: u8| player.coins.min(limit.into()) as u8;
    let coins = (1..=most(MENU_COINS)).map(|coins| Bribe { coins, good: None });
    let extra = most(MENU_EXTRA);
    let goods =
        kinds(player).flatten().flat_map(move |good| (0..=extra).map(move |coins| Bribe { coins, good: Some(good) }));
    coins.chain(goods)
}

/// `each_offer` offers it.
impl Answers<Bribing> for Offer {
    fn candidates(_: Bribing, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    /// Any bribe may be counted out, where not only a few are known.
    fn verdict(self, _: Bribing, at: At<'_>, _: Seat) -> Verdict {
        if at.rules.options.bribery == Bribery::Full { Ok(()) } else { refuse("T-079", Reasons::NotOnList) }
    }

    fn resolve(self, Bribing { actor, plot }: Bribing, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        go_on(cx, seat, actor, plot, Bundle::default(), 0);
        Reply::Done
    }

    fn targets(self, _: Bribing, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        let player = &at.state.players[seat];
        owned(seat, Bundle { coins: player.coins, goods: player.goods }, out);
    }
}

/// A seat's coins and goods, as far as the bundle holds any.
fn owned(seat: Seat, bundle: Bundle, out: &mut Targets<Orleans>) {
    out.extend((bundle.coins > 0).then_some(Target::Coins(seat)));
    let goods = bundle.goods.iter().filter(|&(_, count)| count > 0);
    out.extend(goods.map(|(good, _)| Target::Good(seat, good)));
}

/// `each_offer` offers it.
impl Answers<Bribing> for Bribe {
    fn candidates(_: Bribing, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    /// Is this bribe on the short list, and has the seat what it offers?
    fn verdict(self, _: Bribing, at: At<'_>, seat: Seat) -> Verdict {
        let (Bribe { coins, good }, player) = (self, &at.state.players[seat]);
        let is_listed = match good {
            None => (1..=MENU_COINS).contains(&coins),
            Some(_) => coins <= MENU_EXTRA,
        };
        if at.rules.options.bribery != Bribery::Menu || !is_listed {
            return refuse("T-079", Reasons::NotOnList);
        }
        if player.coins < coins.into() {
            return refuse("T-079", Reason::TooFewCoins { needed: coins.into(), owned: player.coins });
        }
        match good {
            Some(good) if player.goods[good] == 0 => refuse("T-079", Reason::NotOwned { good }),
            _ => Ok(()),
        }
    }

    fn resolve(self, Bribing { actor, plot }: Bribing, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        propose(cx, seat, actor, plot, self.bundle());
        Reply::Done
    }

    fn targets(self, _: Bribing, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend(self.good.map(|good| Target::Good(seat, good)));
        out.extend((self.coins > 0).then_some(Target::Coins(seat)));
    }
}

/// No bribe is offered, and the plot takes effect.
impl Answers<Bribing> for Decline {
    fn candidates(_: Bribing, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Bribing, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }

    fn resolve(self, Bribing { actor, plot }: Bribing, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        effects::resolve(cx, actor, seat, plot);
        Reply::Done
    }
}

impl Bribe {
    fn bundle(self) -> Bundle {
        let bundle = Bundle { coins: self.coins.into(), ..Bundle::default() };
        self.good.map_or(bundle, |good| bundle.with(Some(good), 1))
    }
}

/// Offers so many of what is asked for (T-079).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "pledge", notation = "pledge {count}")]
pub struct Pledge {
    /// How many.
    pub count: u16,
}

impl Answers<Pledging> for Pledge {
    fn candidates(Pledging { bundle, good, .. }: Pledging, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(counts(&at.state.players[seat], bundle, good).map(|count| Action::from(Pledge { count })));
    }

    /// May so many be offered?
    fn verdict(self, Pledging { bundle, good, .. }: Pledging, at: At<'_>, seat: Seat) -> Verdict {
        let counts = counts(&at.state.players[seat], bundle, good);
        if self.count < *counts.start() {
            refuse("T-079", Reasons::EmptyBribe)
        } else if self.count > *counts.end() {
            refuse("T-079", Reasons::OverBid { most: *counts.end() })
        } else {
            Ok(())
        }
    }

    /// So many of this are offered; the next kind is counted.
    fn resolve(self, asked: Pledging, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let Pledging { actor, plot, bundle, good } = asked;
        let counted = kinds(&cx.state.players[seat]).take_while(|&other| other != good).count() + 1;
        go_on(cx, seat, actor, plot, bundle.with(good, self.count), counted);
        Reply::Done
    }

    fn targets(self, Pledging { good, .. }: Pledging, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(good.map_or(Target::Coins(seat), |good| Target::Good(seat, good)));
    }
}

/// Asks for the next kind of which the seat has any, as so many are counted; when all are, the offer is made. Where only
/// one count is possible it is not asked for (T-011).
fn go_on(cx: &mut Cx<'_>, seat: Seat, actor: Seat, plot: Plot, mut bundle: Bundle, counted: usize) {
    let player = &cx.state.players[seat];
    let to_come: Vec<Option<Good>> = kinds(player).skip(counted).collect();
    for kind in to_come {
        let counts = counts(player, bundle, kind);
        if counts.start() < counts.end() {
            return cx.next([Item::ask(seat, Pledging { actor, plot, bundle, good: kind }.into())]);
        }
        bundle = bundle.with(kind, *counts.end());
    }
    propose(cx, seat, actor, plot, bundle);
}

/// The offer is made; the actor accepts or not.
fn propose(cx: &mut Cx<'_>, seat: Seat, actor: Seat, plot: Plot, bundle: Bundle) {
    tell(cx, Events::BribeOffered { seat, to: actor, bundle });
    cx.next([Item::ask(actor, Bribed { victim: seat, plot, bundle }.into())]);
}

/// Takes the bribe (T-079).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "accept", notation = "accept")]
pub struct Accept;

impl Answers<Bribed> for Accept {
    fn candidates(_: Bribed, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(Accept.into());
    }

    fn verdict(self, _: Bribed, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }

    /// The bundle goes to the actor, and the opponent is spared (law I11).
    fn resolve(self, Bribed { victim, plot, bundle }: Bribed, cx: &mut Cx<'_>, actor: Seat) -> Reply<Ask> {
        effects::hand_over(cx, victim, actor, bundle.coins);
        for &good in Good::ALL {
            for _ in 0..bundle.goods[good] {
                cx.state.players[victim].give(good);
                cx.state.players[actor].goods.put(good);
            }
        }
        tell(cx, Events::BribeAccepted { seat: actor, from: victim, bundle });
        effects::spare(cx, actor, victim, plot);
        Reply::Done
    }

    fn targets(self, Bribed { victim, bundle, .. }: Bribed, _: At<'_>, _: Seat, out: &mut Targets<Orleans>) {
        owned(victim, bundle, out);
    }
}

impl Answers<Bribed> for Decline {
    fn candidates(_: Bribed, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(Decline.into());
    }

    fn verdict(self, _: Bribed, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }

    /// Nothing moves, and the plot takes effect.
    fn resolve(self, Bribed { victim, plot, .. }: Bribed, cx: &mut Cx<'_>, actor: Seat) -> Reply<Ask> {
        tell(cx, Events::BribeRefused { seat: actor, from: victim });
        effects::resolve(cx, actor, victim, plot);
        Reply::Done
    }
}

/// May the seat be asked for this count, with this bundle counted so far?
fn may_be_counted(player: &Player, bundle: Bundle, kind: Option<Good>) -> bool {
    let counts = counts(player, bundle, kind);
    let to_come = kinds(player).skip_while(|&other| other != kind);
    bundle.is_held(player)
        && kinds(player).any(|other| other == kind)
        && counts.start() < counts.end()
        && to_come.fold(0, |sum: u16, other| sum.saturating_add(bundle.count(other))) == 0
}

/// May this bundle have been offered?
fn may_be_offered(at: At<'_>, seat: Seat, bundle: Bundle) -> bool {
    let is_known = match at.rules.options.bribery {
        Bribery::Full => true,
        Bribery::Off => false,
        Bribery::Menu => menu(&at.state.players[seat]).any(|bribe| bribe.bundle() == bundle),
    };
    is_known && !bundle.is_empty() && bundle.is_held(&at.state.players[seat])
}
