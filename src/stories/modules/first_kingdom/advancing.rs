//! Entering the next epoch (S-056, S-084 to S-088).

use super::vocabulary::{Events, Reasons};
use super::{citizens, earlier, narrate, realm, realm_mut};
use crate::engine::{Answers, Question, Reply, Runs, Seat, Targets};
use crate::stories::data::epochs::{Condition, EpochRow};
use crate::stories::data::tasks::Narration;
use crate::stories::data::wares::Good;
use crate::stories::phases::effects::{Give, OwesFood, feed, food_in_stock};
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::state::Tile;
use crate::stories::{At, Cx, Item, Stories, Verdict, gain};
use crate::wire::{Kind, Member, Wire};

/// A seat enters the next epoch (S-084).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "enter")]
pub struct Enter {
    pub seat: Seat,
}
/// Which food to pay for advancing (S-056).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "payFood")]
pub struct PayingFood {
    /// How many are still owed.
    pub left: u8,
}
/// Goods and coins to pay for advancing (S-056).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "payValue")]
pub struct Paying {
    /// What is still to be covered.
    pub left: u8,
}
/// Pays all that is left in coins (S-056).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "payCoins", notation = "pay coins")]
pub struct PayCoins;

/// The epoch that a seat would enter, if there is one.
fn next_epoch(at: At<'_>, seat: Seat) -> Option<&EpochRow> {
    let number = realm(at, seat)?.epoch;
    at.rules.epochs.get(usize::from(number))
}

/// What is owed in all for advancing: food, coins, value.
fn owed(at: At<'_>, seat: Seat, row: &EpochRow) -> [u16; 3] {
    let mut owed = [0; 3];
    for &condition in &row.enter {
        match condition {
            Condition::PayFood { amount, per } => owed[0] += at.count_or_one(seat, per) * u16::from(amount),
            Condition::PayCoins { amount, per } => owed[1] += at.count_or_one(seat, per) * u16::from(amount),
            Condition::PayValue { amount } => owed[2] += u16::from(amount),
            _ => {}
        }
    }
    owed
}

/// What a seat's goods in stock are worth.
fn goods_value(at: At<'_>, seat: Seat) -> u16 {
    let goods = at.state.players[seat].goods.iter();
    goods.map(|(good, count)| u16::from(count) * u16::from(at.rules.goods.prices[good])).sum()
}

/// Once a round, into the next epoch, if all its conditions hold or held earlier, and can be paid (S-056, S-084). The tile
/// that is sent lies on a Gate, so it is not in stock.
pub fn may_advance(at: At<'_>, seat: Seat, tile: Option<Tile>) -> Verdict {
    let Some(realm) = realm(at, seat) else { return refuse("S-107", Reason::NoEpochs) };
    if realm.advanced {
        return refuse("S-084", Reasons::AlreadyAdvanced.into());
    }
    let Some(row) = next_epoch(at, seat) else { return refuse("S-088", Reasons::LastEpoch.into()) };
    for &condition in &row.enter {
        let (found, min) = earlier::progress(at, seat, condition, tile);
        if found < min {
            return refuse("S-056", Reasons::ConditionMissed { epoch: row.number }.into());
        }
    }
    if !can_pay(at, seat, row) {
        return refuse("S-056", Reasons::CannotPay { epoch: row.number }.into());
    }
    Ok(())
}

/// Can a seat pay what entering an epoch costs?
pub fn can_pay(at: At<'_>, seat: Seat, row: &EpochRow) -> bool {
    let player = &at.state.players[seat];
    let [food, coins, value] = owed(at, seat, row);
    // Food is paid first, at worst the most precious.
    let dearest = at.rules.goods.food.iter().map(|good| u16::from(at.rules.goods.prices[good])).max().unwrap_or(0);
    let goods = goods_value(at, seat).saturating_sub(food.saturating_mul(dearest));
    let spare = goods.saturating_add(player.coins.saturating_sub(coins));
    u16::from(food_in_stock(at, seat)) >= food && player.coins >= coins && (value == 0 || spare >= value)
}

/// Payments are made; then the marker moves (S-084).
pub fn advance(cx: &mut Cx<'_>, seat: Seat) {
    let Some(row) = next_epoch(cx.at(), seat) else { return };
    let [food, coins, value] = owed(cx.at(), seat, row);
    cx.next([Item::Step(Enter { seat }.into())]);
    gain::pay(cx, seat, coins);
    pay_value(cx, seat, value.min(255) as u8);
    feed::<PayingFood>(cx, seat, food.min(255) as u8);
}

/// Whoever has no goods pays coins at once; otherwise the owner picks.
fn pay_value(cx: &mut Cx<'_>, seat: Seat, left: u8) {
    if left == 0 {
        return;
    }
    if cx.state.players[seat].goods.total() == 0 {
        gain::pay(cx, seat, left.into());
    } else {
        cx.next([Item::ask(seat, Paying { left }.into())]);
    }
}

/// Does one seat pay for an epoch with what it likes?
pub fn is_paying(item: &Item) -> bool {
    matches!(item, Item::Ask(asked) if asked.len() == 1 && Paying::member(asked[0].ask).is_some())
}

impl Question for PayingFood {
    type Game = Stories;
    const RULE: &'static str = "S-056";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        self.left > 0 && food_in_stock(at, seat) >= self.left
    }
}

impl OwesFood for PayingFood {
    fn owing(left: u8) -> Self {
        PayingFood { left }
    }
    fn left(self) -> u8 {
        self.left
    }
}

impl Question for Paying {
    type Game = Stories;
    const RULE: &'static str = "S-056";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        self.left > 0 && goods_value(at, seat).saturating_add(at.state.players[seat].coins) >= self.left.into()
    }
}

impl Answers<Paying> for Give {
    fn candidates(_: Paying, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let there = Good::ALL.iter().filter(|&&good| at.state.players[seat].goods[good] > 0);
        out.extend(there.map(|&good| Action::from(Give { good })));
    }
    fn verdict(self, _: Paying, at: At<'_>, seat: Seat) -> Verdict {
        gain::has(at, seat, self.good, "S-056")
    }
    /// The last good may be worth more than what is left; no change is given.
    fn resolve(self, ask: Paying, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        gain::spend(cx, seat, self.good);
        pay_value(cx, seat, ask.left.saturating_sub(cx.rules.goods.prices[self.good]));
        Reply::Done
    }
    fn targets(self, _: Paying, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Good(seat, self.good));
    }
}

impl Answers<Paying> for PayCoins {
    fn candidates(ask: Paying, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        if at.state.players[seat].coins >= ask.left.into() {
            out.push(PayCoins.into());
        }
    }
    fn verdict(self, ask: Paying, at: At<'_>, seat: Seat) -> Verdict {
        let (needed, owned) = (ask.left.into(), at.state.players[seat].coins);
        if owned < needed { refuse("S-056", Reason::TooFewCoins { needed, owned }) } else { Ok(()) }
    }
    fn resolve(self, ask: Paying, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        gain::pay(cx, seat, ask.left.into());
        Reply::Done
    }
    fn targets(self, _: Paying, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Coins(seat));
    }
}

impl Runs<Stories> for Enter {
    /// The marker moves, cards unlock, settlers are released; whoever comes first reads the narration (S-084, S-087).
    /// All that the new epoch says binds from here on (S-086).
    fn run(self, cx: &mut Cx<'_>) {
        let seat = self.seat;
        let Some(row) = next_epoch(cx.at(), seat) else { return };
        let (number, unlock, settlers, first_citizens) = (row.number, row.unlock, row.settlers, row.first_citizens);
        let card = Narration::ALL[usize::from(number).saturating_sub(1).min(7)];
        let is_first = cx.state.kingdom.as_ref().is_some_and(|kingdom| !kingdom.told.has(card));
        if let Some(realm) = realm_mut(cx, seat) {
            realm.epoch = number;
            realm.advanced = true;
        }
        let player = &mut cx.state.players[seat];
        player.cards = player.cards.or(unlock);
        let released = settlers.min(player.aside);
        player.aside -= released;
        player.reserve += released;
        cx.tell(Events::EpochEntered { seat, epoch: number }.into());
        if is_first {
            narrate(cx, card);
            citizens::strike(cx, seat, first_citizens);
        }
    }

    fn fits(self, at: At<'_>) -> bool {
        at.rules.seats.has(self.seat)
            && next_epoch(at, self.seat).is_some()
            && realm(at, self.seat).is_some_and(|realm| !realm.advanced)
    }

    fn action_of(self) -> Option<Seat> {
        Some(self.seat)
    }
}
