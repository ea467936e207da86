//! Bribery: one offer of each opponent, before the plot touches him (T-079).

use super::vocabulary::{Bundle, IntrigueAction, IntrigueAsk, IntrigueEvent, Plot};
use super::{ask, effects, plots, tell};
use crate::engine::Seat;
use crate::orleans::data::goods::Good;
use crate::orleans::refusals::{Why, no};
use crate::orleans::setup::Bribery;
use crate::orleans::state::Player;
use crate::orleans::{At, Cx, Verdict};
use crate::wire::Kind;
use std::ops::RangeInclusive;

/// The most coins of a bribe without a good, where only a few are known.
const MENU_COINS: u8 = 6;
/// The most coins beside a good.
const MENU_EXTRA: u8 = 2;

/// An opponent may bribe, if the plot would change anything and he has something to offer; else it takes effect.
pub fn start(cx: &mut Cx<'_>, actor: Seat, victim: Seat, plot: Plot) {
    tell(cx, IntrigueEvent::Plotted { seat: actor, victim, plot });
    if may_bribe(cx.at(), victim, plot) {
        cx.next([ask(victim, IntrigueAsk::Bribe { actor, plot })]);
    } else {
        effects::resolve(cx, actor, victim, plot);
    }
}

/// Is the opponent asked for a bribe?
pub fn may_bribe(at: At<'_>, victim: Seat, plot: Plot) -> bool {
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

/// How many of this may be offered after that; the last count may not leave the bundle empty.
pub fn counts(player: &Player, bundle: Bundle, kind: Option<Good>) -> RangeInclusive<u16> {
    let is_last = kinds(player).last() == Some(kind);
    u16::from(is_last && bundle.is_empty())..=held(player, kind)
}

/// The offers that a seat may begin with: any, or those of the short list.
pub fn offers(at: At<'_>, seat: Seat) -> Vec<IntrigueAction> {
    if at.rules.options.bribery != Bribery::Menu {
        return vec![IntrigueAction::Offer];
    }
    let player = &at.state.players[seat];
    let most = |limit: u8| player.coins.min(limit.into()) as u8;
    let coins = (1..=most(MENU_COINS)).map(|coins| IntrigueAction::Bribe { coins, good: None });
    let goods = kinds(player)
        .flatten()
        .flat_map(|good| (0..=most(MENU_EXTRA)).map(move |coins| IntrigueAction::Bribe { coins, good: Some(good) }));
    coins.chain(goods).collect()
}

/// Any bribe may be counted out, where not only a few are known.
pub fn offer_verdict(at: At<'_>) -> Verdict {
    if at.rules.options.bribery == Bribery::Full { Ok(()) } else { no("T-079", Why::NotOnList {}) }
}

/// Is this bribe on the short list, and has the seat what it offers?
pub fn menu_verdict(at: At<'_>, seat: Seat, coins: u8, good: Option<Good>) -> Verdict {
    let player = &at.state.players[seat];
    let is_listed = match good {
        None => (1..=MENU_COINS).contains(&coins),
        Some(_) => coins <= MENU_EXTRA,
    };
    if at.rules.options.bribery != Bribery::Menu || !is_listed {
        return no("T-079", Why::NotOnList {});
    }
    if player.coins < coins.into() {
        return no("T-079", Why::TooFewCoins { needed: coins.into(), owned: player.coins });
    }
    match good {
        Some(good) if player.goods[good] == 0 => no("T-079", Why::NotOwned { good }),
        _ => Ok(()),
    }
}

/// A bribe of the short list.
pub fn menu_bundle(coins: u8, good: Option<Good>) -> Bundle {
    let bundle = Bundle { coins: coins.into(), ..Bundle::default() };
    good.map_or(bundle, |good| bundle.with(Some(good), 1))
}

/// May so many be offered?
pub fn count_verdict(player: &Player, bundle: Bundle, kind: Option<Good>, count: u16) -> Verdict {
    let counts = counts(player, bundle, kind);
    if count < *counts.start() {
        no("T-079", Why::EmptyBribe {})
    } else if count > *counts.end() {
        no("T-079", Why::OverBid { most: *counts.end() })
    } else {
        Ok(())
    }
}

/// The seat will offer something.
pub fn begin(cx: &mut Cx<'_>, seat: Seat, actor: Seat, plot: Plot) {
    go_on(cx, seat, actor, plot, Bundle::default(), 0);
}

/// So many of this are offered; the next kind is counted.
pub fn pledge(cx: &mut Cx<'_>, seat: Seat, actor: Seat, plot: Plot, bundle: Bundle, kind: Option<Good>, count: u16) {
    let counted = kinds(&cx.state.players[seat]).take_while(|&other| other != kind).count() + 1;
    go_on(cx, seat, actor, plot, bundle.with(kind, count), counted);
}

/// Asks for the next kind of which the seat has any, as so many are counted; when all are, the offer is made. Where only
/// one count is possible it is not asked for (T-011).
fn go_on(cx: &mut Cx<'_>, seat: Seat, actor: Seat, plot: Plot, mut bundle: Bundle, counted: usize) {
    let player = &cx.state.players[seat];
    let to_come: Vec<Option<Good>> = kinds(player).skip(counted).collect();
    for kind in to_come {
        let counts = counts(player, bundle, kind);
        if counts.start() < counts.end() {
            return cx.next([ask(seat, IntrigueAsk::Pledge { actor, plot, bundle, good: kind })]);
        }
        bundle = bundle.with(kind, *counts.end());
    }
    propose(cx, seat, actor, plot, bundle);
}

/// The offer is made; the actor accepts or not.
pub fn propose(cx: &mut Cx<'_>, seat: Seat, actor: Seat, plot: Plot, bundle: Bundle) {
    tell(cx, IntrigueEvent::BribeOffered { seat, to: actor, bundle });
    cx.next([ask(actor, IntrigueAsk::Bribed { victim: seat, plot, bundle })]);
}

/// The bundle goes to the actor, and the opponent is spared (law I11).
pub fn accept(cx: &mut Cx<'_>, actor: Seat, victim: Seat, plot: Plot, bundle: Bundle) {
    effects::hand_over(cx, victim, actor, bundle.coins);
    for &good in Good::ALL {
        for _ in 0..bundle.goods[good] {
            cx.state.players[victim].give(good);
            cx.state.players[actor].goods.put(good);
        }
    }
    tell(cx, IntrigueEvent::BribeAccepted { seat: actor, from: victim, bundle });
    effects::spare(cx, actor, victim, plot);
}

/// Nothing moves, and the plot takes effect.
pub fn refuse(cx: &mut Cx<'_>, actor: Seat, victim: Seat, plot: Plot) {
    tell(cx, IntrigueEvent::BribeRefused { seat: actor, from: victim });
    effects::resolve(cx, actor, victim, plot);
}

/// May the seat be asked for this count, with this bundle counted so far?
pub fn may_be_counted(player: &Player, bundle: Bundle, kind: Option<Good>) -> bool {
    let counts = counts(player, bundle, kind);
    let to_come = kinds(player).skip_while(|&other| other != kind);
    bundle.is_held(player)
        && kinds(player).any(|other| other == kind)
        && counts.start() < counts.end()
        && to_come.fold(0, |sum: u16, other| sum.saturating_add(bundle.count(other))) == 0
}

/// May this bundle have been offered?
pub fn may_be_offered(at: At<'_>, seat: Seat, bundle: Bundle) -> bool {
    let is_known = match at.rules.options.bribery {
        Bribery::Full => true,
        Bribery::Off => false,
        Bribery::Menu => offers(at, seat).into_iter().any(|offer| match offer {
            IntrigueAction::Bribe { coins, good } => menu_bundle(coins, good) == bundle,
            _ => false,
        }),
    };
    is_known && !bundle.is_empty() && bundle.is_held(&at.state.players[seat])
}
