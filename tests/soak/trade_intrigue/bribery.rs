//! Bribes (T-079, law I11).

use super::Look;
use super::intrigue::{INTRIGUERS, intriguer};
use super::seen::{Families, Single};
use loire::engine::Seat;
use loire::orleans::data::goods::Good;
use loire::orleans::modules::intrigue::vocabulary::{
    self as intrigue, Answers as IntrigueAction, Events as IntrigueEvent, Questions as IntrigueAsk,
};
use loire::orleans::questions as answers;
use loire::orleans::setup::Bribery;
use loire::orleans::{Action, Ask, Event};
use loire::wire::Kind;

pub const SINGLE: Single = &[
    ("T-079", "no offer"),
    ("T-079", "coins and goods together"),
    ("T-079", "count not asked for, as only one is possible"),
    ("T-079", "goods of the brasserie given last"),
    ("T-079", "nothing to offer: not asked"),
    ("T-079", "bribery off: not asked"),
    ("T-079", "second opponent asked after the first"),
];
pub const FAMILIES: Families = &[
    ("T-079", "asked by", INTRIGUERS),
    ("T-079", "bribed off:", INTRIGUERS),
    ("T-079", "refused:", INTRIGUERS),
    ("T-079", "offered:", &["coins", "grain", "cheese", "wine", "wool", "brocade"]),
    ("T-079", "offered from", &["the full list", "the short list"]),
];

/// Counts the situations of an offer or the answer to one.
pub fn answer(look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) -> Result<(), String> {
    let Ask::Intrigue(ask) = ask else { return Ok(()) };
    let offered = |look: &mut Look<'_>| {
        look.has_event(|event| matches!(event, Event::Intrigue(IntrigueEvent::BribeOffered { .. })))
    };
    match (ask, action) {
        (IntrigueAsk::Bribe(intrigue::Bribing { plot, actor }), _) => {
            look.see_one("T-079", "asked by", intriguer(plot).name());
            look.if_so(action == Action::Decline(answers::Decline), "T-079", "no offer");
            if let Action::Intrigue(IntrigueAction::Bribe(_)) = action {
                look.see_one("T-079", "offered from", "the short list");
            }
            if action == (Action::Intrigue(IntrigueAction::Offer(intrigue::Offer))) {
                look.see_one("T-079", "offered from", "the full list");
                let is_one = offered(look);
                look.if_so(is_one, "T-079", "count not asked for, as only one is possible");
            }
            let left = look.before.rules().seats.clockwise_from(actor).nth(1);
            look.if_so(left != Some(seat), "T-079", "second opponent asked after the first");
            if look.before.rules().options.bribery == Bribery::Off {
                return Err("a seat is asked for a bribe although bribery is off".into());
            }
        }
        (
            IntrigueAsk::Bribed(intrigue::Bribed { plot, victim, bundle }),
            Action::Intrigue(IntrigueAction::Accept(intrigue::Accept)),
        ) => {
            look.see_one("T-079", "bribed off:", intriguer(plot).name());
            let stored = look.was(victim).stored != look.is(victim).stored;
            let is_last = Good::ALL.iter().all(|&good| {
                let was = look.was(victim);
                let ordinary = was.goods[good] - was.stored[good];
                was.stored[good] - look.is(victim).stored[good] == bundle.goods[good].saturating_sub(ordinary)
            });
            let others = look.before.state().players.iter().any(|(other, player)| {
                other != seat
                    && other != victim
                    && (player.coins != look.is(other).coins || player.goods != look.is(other).goods)
            });
            let is_next = look.after.rules().seats.len() > 2;
            if !is_last || (others && !is_next) {
                return Err("I11: a bribe changes more than two players".into());
            }
            look.if_so(stored, "T-079", "goods of the brasserie given last");
        }
        (IntrigueAsk::Bribed(intrigue::Bribed { plot, .. }), _) => {
            look.see_one("T-079", "refused:", intriguer(plot).name())
        }
        _ => {}
    }
    Ok(())
}

/// Counts the situations of an offer, or a plot without one.
pub fn event(look: &mut Look<'_>, event: &Event) {
    match *event {
        Event::Intrigue(IntrigueEvent::BribeOffered { bundle, .. }) => {
            if bundle.coins > 0 {
                look.see_one("T-079", "offered:", "coins");
            }
            for &good in Good::ALL.iter().filter(|&&good| bundle.goods[good] > 0) {
                look.see_one("T-079", "offered:", good.name());
            }
            look.if_so(bundle.coins > 0 && bundle.goods.total() > 0, "T-079", "coins and goods together");
        }
        Event::Intrigue(IntrigueEvent::Plotted { victim, .. }) => {
            let other = look.is(victim);
            let is_bare = look.was(victim).coins == 0 && other.coins == 0 && look.was(victim).goods.total() == 0;
            look.if_so(is_bare, "T-079", "nothing to offer: not asked");
            look.if_so(look.after.rules().options.bribery == Bribery::Off, "T-079", "bribery off: not asked");
        }
        _ => {}
    }
}
