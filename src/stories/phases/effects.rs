//! The round effect of each player's epoch (S-053, S-054, S-056).

use crate::engine::{Answers, Chance, Question, Reply, Runs, Seat, Targets, Weighted, origins};
use crate::stories::chance::{Outcome, followers};
use crate::stories::data::epochs::{Gain, Loss};
use crate::stories::data::wares::Good;
use crate::stories::events::Event;
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::round::{Phase, RunPhase};
use crate::stories::{At, Cx, Item, Origin, Step, Stories, Verdict, delivery, fame, gain, modules};
use crate::wire::Wire;

/// A seat's round effect, from this entry on (S-053).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "effect")]
pub struct RoundEffect {
    pub seat: Seat,
    /// Which entry comes next, from 0.
    pub entry: u8,
}
/// Which food to give (S-054, S-096).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "feed")]
pub struct Feeding {
    /// How many are still owed.
    pub left: u8,
}
/// Gives a good away (S-054, S-056, S-096).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "give", notation = "give {good}")]
pub struct Give {
    pub good: Good,
}
/// A follower is lost out of the bag (S-054).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "loss")]
pub struct LoseFollower {
    pub seat: Seat,
    pub never_below: u8,
}

/// Does the malus apply: before its threat has ended (S-083)?
fn is_malus(at: At<'_>, seat: Seat) -> bool {
    let effect = &at.epoch(seat).effect;
    effect.until.is_some_and(|threat| !modules::of(at).is_defeated(at, threat))
}

impl Runs<Stories> for RoundEffect {
    /// One entry after the other, each with all that it brings.
    fn run(self, cx: &mut Cx<'_>) {
        let RoundEffect { seat, entry } = self;
        let effect = &cx.at().epoch(seat).effect;
        let place = usize::from(entry);
        if is_malus(cx.at(), seat) {
            if let Some(&loss) = effect.malus.get(place) {
                cx.next([Item::Step(RoundEffect { seat, entry: entry + 1 }.into())]);
                lose(cx, seat, loss);
            }
        } else if let Some(&bonus) = effect.bonus.get(place) {
            cx.next([Item::Step(RoundEffect { seat, entry: entry + 1 }.into())]);
            get(cx, seat, bonus);
        }
    }

    fn fits(self, at: At<'_>) -> bool {
        let effect = &at.epoch(self.seat).effect;
        usize::from(self.entry) <= effect.malus.len().max(effect.bonus.len())
    }
}

/// The first entry is part of the plan of the phase; each brings the next one.
pub fn origin<'a>(effect: RoundEffect) -> Origin<'a> {
    match effect.entry {
        0 => origins::in_plan(RunPhase { phase: Phase::Effects }),
        _ => origins::by(RoundEffect { entry: 0, ..effect }),
    }
}

/// In what a seat's round effect has brought.
pub fn in_effect<'a>(seat: Seat) -> Origin<'a> {
    origins::on_any(move |item| is_in_effect(seat, item))
}

/// Does this seat's round effect go on before this: its next entry, or a bonus that it has brought?
pub fn is_in_effect(seat: Seat, item: &Item) -> bool {
    match item {
        Item::Step(Step::RoundEffect(effect)) => effect.seat == seat && effect.entry > 0,
        Item::Step(Step::Bonus(bonus)) => bonus.seat == seat,
        _ => false,
    }
}

/// A follower is lost in a round effect, or as the story says.
pub fn in_loss(at: At<'_>, seat: Seat) -> Origin<'_> {
    origins::any_of(std::iter::once(in_effect(seat)).chain(modules::of(at).owing(seat)))
}

/// Food is given where followers are lost, or right before that.
pub fn feeding(at: At<'_>, seat: Seat) -> Origin<'_> {
    let before_loss = origins::on_any(
        move |item| matches!(item, Item::Draw(crate::stories::Draw::LoseFollower(loss)) if loss.seat == seat),
    );
    origins::any_of([before_loss, in_loss(at, seat)])
}

fn get(cx: &mut Cx<'_>, seat: Seat, bonus: Gain) {
    match bonus {
        Gain::Coins { amount, per } => {
            let coins = cx.at().count_or_one(seat, per).saturating_mul(amount.into());
            gain::coins(cx, seat, coins);
        }
        Gain::Fame { amount, per } => {
            let amount = cx.at().count_or_one(seat, per).saturating_mul(amount.into());
            fame::gain(cx, seat, amount);
        }
        Gain::Delivery { per } => {
            let most = cx.at().count(seat, per);
            delivery::start(cx, seat, most);
        }
    }
}

/// What is owed is fixed now; what is missing costs followers (S-054).
fn lose(cx: &mut Cx<'_>, seat: Seat, loss: Loss) {
    match loss {
        Loss::Food { amount, per, followers, never_below } => {
            let owed = cx.at().count_or_one(seat, per).saturating_mul(amount.into()).min(u16::from(u8::MAX)) as u8;
            let there = food_in_stock(cx.at(), seat);
            let missing = owed.saturating_sub(there);
            lose_followers(cx, seat, missing.saturating_mul(followers), never_below);
            feed::<Feeding>(cx, seat, owed.min(there));
        }
        Loss::Followers { amount, per, never_below } => {
            let count = cx.at().count_or_one(seat, per).saturating_mul(amount.into()).min(u16::from(u8::MAX)) as u8;
            lose_followers(cx, seat, count, never_below);
        }
    }
}

/// How much food a seat has in stock (S-054).
pub fn food_in_stock(at: At<'_>, seat: Seat) -> u8 {
    let goods = &at.state.players[seat].goods;
    at.rules.goods.food.iter().fold(0, |sum: u8, good| sum.saturating_add(goods[good]))
}

/// A question for food, of which so much is owed.
pub trait OwesFood: Question<Game = Stories> + Into<Ask> {
    /// So much is owed.
    fn owing(left: u8) -> Self;
    /// How much is owed.
    fn left(self) -> u8;
}

/// The seat owes so much food, and has it; where it all is of one kind, there is nothing to ask.
pub fn feed<Q: OwesFood>(cx: &mut Cx<'_>, seat: Seat, owed: u8) {
    if owed == 0 {
        return;
    }
    let mut kinds = cx.rules.goods.food.iter().filter(|&good| cx.state.players[seat].goods[good] > 0);
    match (kinds.next(), kinds.next()) {
        (Some(good), None) => (0..owed).for_each(|_| gain::spend(cx, seat, good)),
        _ => cx.next([Item::ask(seat, Q::owing(owed).into())]),
    }
}

/// So many followers are lost, as far as there are so many (S-054).
pub fn lose_followers(cx: &mut Cx<'_>, seat: Seat, count: u8, never_below: u8) {
    let (at, player) = (cx.at(), &cx.state.players[seat]);
    let in_bag = player.followers.bag.total().min(255) as u8;
    let most = at.followers_in_all(seat).saturating_sub(never_below).min(in_bag);
    cx.next((0..count.min(most)).map(|_| Item::Draw(LoseFollower { seat, never_below }.into())));
}

impl Question for Feeding {
    type Game = Stories;
    const RULE: &'static str = "S-054";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        self.left > 0 && food_in_stock(at, seat) >= self.left
    }
}

impl OwesFood for Feeding {
    fn owing(left: u8) -> Self {
        Feeding { left }
    }
    fn left(self) -> u8 {
        self.left
    }
}

impl<Q: OwesFood> Answers<Q> for Give {
    fn candidates(_: Q, at: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend(at.rules.goods.food.iter().map(|good| Action::from(Give { good })));
    }

    fn verdict(self, _: Q, at: At<'_>, seat: Seat) -> Verdict {
        if !at.rules.goods.food.has(self.good) {
            return refuse(Q::RULE, Reason::NoFood { good: self.good });
        }
        gain::has(at, seat, self.good, Q::RULE)
    }

    fn resolve(self, ask: Q, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        gain::spend(cx, seat, self.good);
        feed::<Q>(cx, seat, ask.left().saturating_sub(1));
        Reply::Done
    }

    fn targets(self, _: Q, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Good(seat, self.good));
    }
}

impl Chance<Stories> for LoseFollower {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        followers(&at.state.players[self.seat].followers.bag, out);
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (seat, Outcome::Follower { follower }) = (self.seat, outcome) else { return };
        modules::of(cx.at()).about_to_lose(cx, seat, modules::Lost::Follower(follower));
        cx.state.players[seat].followers.bag.take(follower);
        cx.state.storage.put(follower.into());
        cx.tell(Event::FollowerLost { seat, follower });
    }

    fn fits(self, at: At<'_>, count: usize) -> bool {
        let seat = self.seat;
        at.rules.seats.has(seat)
            && at.state.players[seat].followers.bag.total() as usize >= count
            && usize::from(at.followers_in_all(seat)) >= usize::from(self.never_below) + count
    }
}
