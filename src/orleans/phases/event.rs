//! Phase 6: the event as it meets each seat (O-112 to O-118).

use crate::bagbuilding::{Follower as _, drawing};
use crate::engine::{Answers, Chance, Question, Reply, Runs, Seat, Targets, Weighted};
use crate::orleans::data::goods::Good;
use crate::orleans::data::hourglasses::{Happening, HourglassRow};
use crate::orleans::modules::Quote;
use crate::orleans::phases::torture;
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::round::{draw, step};
use crate::orleans::rules::COINS_PER_FOOD;
use crate::orleans::state::Player;
use crate::orleans::vocabulary::{Event, Outcome};
use crate::orleans::{At, Cx, Item, Orleans, Verdict, gain, modules};
use crate::wire::Wire;

/// A shield, or the event (O-097).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "shield")]
pub struct Shielding;

/// Which food to give, or coins (O-115, O-116).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "harvest")]
pub struct Harvesting {
    /// How much food is still due.
    pub due: u8,
}

/// Suffers the event (O-097).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "suffer", notation = "suffer")]
pub struct Suffer;

/// Gives one food (O-115).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "giveFood", notation = "give {good}")]
pub struct GiveFood {
    pub good: Good,
}

/// Pays coins for the food still due (O-116).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "payCoins", notation = "pay coins")]
pub struct PayCoins;

/// More coins than taxes ever cost: one for each good in the box.
const MOST_TAXES: u16 = 90;

/// The event of this round.
pub fn current(at: At<'_>) -> Option<&'static HourglassRow> {
    at.state.hourglasses.last().map(|tile| tile.row())
}

/// Phase 6: the event (O-021).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "events")]
pub struct Events;

impl Runs<Orleans> for Events {
    /// The event meets everybody in turn, also those who have passed (O-113, T-100); others have had their
    /// effect (O-021).
    fn run(self, cx: &mut Cx<'_>) {
        cx.next(self.plan(cx.at()));
    }

    fn plan(self, at: At<'_>) -> Vec<Item> {
        let is_met = current(at).is_some_and(|row| row.happening.is_met());
        let order = at.state.turn_order(at.rules).filter(|_| is_met);
        order.map(|seat| step(MeetEvent { seat })).collect()
    }
}

/// The event as it meets one seat (O-113).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "event")]
pub struct MeetEvent {
    /// Whom.
    pub seat: Seat,
}

impl Runs<Orleans> for MeetEvent {
    /// Whoever has a shield against harm, and would be harmed, is asked first (O-097).
    fn run(self, cx: &mut Cx<'_>) {
        let (seat, at) = (self.seat, cx.at());
        let mut shields = Vec::new();
        if current(at).is_some_and(|row| row.happening.is_negative() && is_harmed(at, seat, row)) {
            modules::offer(at, seat, Shielding.into(), &mut shields);
        }
        if shields.is_empty() { suffer(cx, seat) } else { cx.next([Item::ask(seat, Shielding.into())]) }
    }
}

/// Would the event take anything from this seat, or could it (O-097, T-026)?
fn is_harmed(at: At<'_>, seat: Seat, row: &'static HourglassRow) -> bool {
    let player = &at.state.players[seat];
    match row.happening {
        Happening::Taxes => torture::can_pay(at, seat, taxes(player, row)),
        Happening::Harvest => torture::can_pay(at, seat, row.amount.into()),
        Happening::Plague => torture::has_neutral_in_bag(player),
        _ => modules::quote(at, seat, Quote::IsHarmed(row), 0) > 0,
    }
}

/// One coin for so many goods (O-114, O-117).
fn taxes(player: &Player, row: &HourglassRow) -> u16 {
    (player.goods.total() / u32::from(row.amount.max(1))) as u16
}

/// What the event brings or costs this seat; the demand is fixed now (O-113, O-114).
pub fn suffer(cx: &mut Cx<'_>, seat: Seat) {
    let Some(row) = current(cx.at()) else { return };
    let player = &cx.state.players[seat];
    match row.happening {
        Happening::Income => gain::coins(cx, seat, u16::from(row.amount) * u16::from(player.status())),
        Happening::TradingDay => gain::coins(cx, seat, u16::from(row.amount) * u16::from(player.stations.len())),
        Happening::Taxes => {
            let due = taxes(player, row);
            gain::pay(cx, seat, due);
        }
        Happening::Harvest => harvest(cx, seat, row.amount),
        Happening::Plague if player.followers.bag.total() > 0 => cx.next([draw(Plague { seat })]),
        Happening::Plague => {}
        _ => modules::suffer(cx, seat, row),
    }
}

/// The plague's victim (O-118).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "plague")]
pub struct Plague {
    /// Whose.
    pub seat: Seat,
}

impl Chance<Orleans> for Plague {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        drawing::outcomes(&at.state.players[self.seat].followers.bag, out, |follower| Outcome::Follower { follower });
    }

    /// A neutral victim of the plague goes back to the supply, an own one to the bag (O-118).
    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (seat, Outcome::Follower { follower }) = (self.seat, outcome) else { return };
        let lost = follower.is_neutral();
        if lost {
            cx.state.players[seat].followers.bag.take(follower);
            cx.state.supply.put(follower.role());
        }
        modules::tell(cx, Event::PlagueStruck { seat, follower, lost });
    }

    fn fits(self, at: At<'_>, _: usize) -> bool {
        current(at).is_some_and(|row| row.happening == Happening::Plague)
    }
}

/// Can the event have made a seat owe so many coins?
pub fn may_owe(at: At<'_>, owed: u16) -> bool {
    let most = current(at).map_or(0, |row| match row.happening {
        Happening::Harvest => COINS_PER_FOOD * u16::from(row.amount),
        Happening::Taxes => MOST_TAXES,
        _ => 0,
    });
    owed <= most
}

/// Food is due; without any, coins are.
fn harvest(cx: &mut Cx<'_>, seat: Seat, due: u8) {
    if owns_food(cx.at(), seat) {
        cx.next([Item::ask(seat, Harvesting { due }.into())]);
    } else {
        gain::pay(cx, seat, COINS_PER_FOOD * u16::from(due));
    }
}

fn owns_food(at: At<'_>, seat: Seat) -> bool {
    Good::FOOD.iter().any(|&food| at.state.players[seat].goods[food] > 0)
}

impl Question for Shielding {
    type Game = Orleans;
    const RULE: &'static str = "O-097";

    fn fits(self, at: At<'_>, _: Seat) -> bool {
        current(at).is_some_and(|row| row.happening.is_negative())
    }
}

impl Answers<Shielding> for Suffer {
    fn candidates(_: Shielding, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(Suffer.into());
    }

    fn verdict(self, _: Shielding, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }

    fn resolve(self, _: Shielding, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        suffer(cx, seat);
        Reply::Done
    }
}

/// The rule it breaks depends on the edition and on the card: see `harvest_rule`.
impl Question for Harvesting {
    type Game = Orleans;
    const RULE: &'static str = "O-115";

    fn fits(self, at: At<'_>, _: Seat) -> bool {
        let fits = |row: &HourglassRow| row.happening == Happening::Harvest && (1..=row.amount).contains(&self.due);
        current(at).is_some_and(fits)
    }
}

/// The rule of this harvest: the one printed on its card, or that of the edition.
pub fn harvest_rule(at: At<'_>) -> &'static str {
    if current(at).is_some_and(|row| row.food_first) {
        "T-056"
    } else if at.rules.edition.food_or_coins {
        "O-116"
    } else {
        "O-115"
    }
}

impl Answers<Harvesting> for GiveFood {
    fn candidates(_: Harvesting, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend(Good::FOOD.map(|good| Action::from(GiveFood { good })));
    }

    fn verdict(self, _: Harvesting, at: At<'_>, seat: Seat) -> Verdict {
        let good = self.good;
        if !Good::FOOD.contains(&good) {
            return refuse(harvest_rule(at), Reason::NotFood { good });
        }
        if at.state.players[seat].goods[good] == 0 {
            refuse(harvest_rule(at), Reason::NotOwned { good })
        } else {
            Ok(())
        }
    }

    /// Food goes to the goods market; the rest is due as before.
    fn resolve(self, Harvesting { due }: Harvesting, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let good = self.good;
        cx.state.players[seat].give(good);
        cx.state.goods.put(good);
        modules::tell(cx, Event::FoodGiven { seat, good });
        if due > 1 {
            harvest(cx, seat, due - 1);
        }
        Reply::Done
    }

    fn targets(self, _: Harvesting, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Good(seat, self.good));
    }
}

impl Answers<Harvesting> for PayCoins {
    fn candidates(_: Harvesting, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(PayCoins.into());
    }

    /// May coins be paid while there is food (O-115, O-116, T-056)?
    fn verdict(self, Harvesting { due }: Harvesting, at: At<'_>, seat: Seat) -> Verdict {
        let (needed, owned) = (COINS_PER_FOOD * u16::from(due), at.state.players[seat].coins);
        let food_first = current(at).is_some_and(|row| row.food_first);
        if food_first || !at.rules.edition.food_or_coins {
            refuse(harvest_rule(at), Reason::FoodFirst)
        } else if owned < needed {
            refuse("O-116", Reason::TooFewCoins { needed, owned })
        } else {
            Ok(())
        }
    }

    /// Coins instead of the food still due.
    fn resolve(self, Harvesting { due }: Harvesting, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        gain::pay(cx, seat, COINS_PER_FOOD * u16::from(due));
        Reply::Done
    }

    fn targets(self, _: Harvesting, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Coins(seat));
    }
}
