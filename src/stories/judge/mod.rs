//! What good play is here: whoever knows the story plans places that can be covered and that the story asks for, sends
//! tiles for tasks and the next epoch before it sends them for a bonus, and lets nothing free go by.
//!
//! | to find | look in |
//! |---|---|
//! | what a place is worth once it is covered, and a tile on one of its spaces | `plans` |
//! | what a story is after just now | [`Story::urgency`](super::modules::Story::urgency), in the folder of each story |

mod plans;

use super::data::effects::Building;
use super::data::wares::{Follower, Good, Ware};
use super::deeds::dispatch::Mode;
use super::phases::planning;
use super::questions::{Action, Ask, Dispatch};
use super::state::Tile;
use super::{At, Rules, Stories, modules};
use crate::engine::{self, Judge, Seat, weights};

type Sight<'a> = engine::Sight<'a, Stories>;

weights! {
    /// What things are worth in Orléans Stories, against each other. Set by hand, not tuned.
    Weights {
        partial = [0.25, 0.25, 0.25], "of what a place is worth: tiles on it that cannot be covered in this round";
        whole = [1.0, 1.0, 1.0], "of what a place is worth: how much more a tile counts the fewer are missing";
        banned = [-2.0, -2.0, -2.0], "a tile on a place that is forbidden now";
        joker = [-0.8, -0.8, -0.8], "a monk who stands for somebody else";
        task = [9.0, 9.0, 9.0], "a tile sent for a task or an objective";
        advance = [8.0, 8.0, 8.0], "a tile sent for the next epoch";
        bonus = [3.0, 3.0, 3.0], Trader, "a tile sent for the bonus of a deed";
        sent = [-2.5, -2.5, -2.5], "a follower who is sent and does not come back";
        expand = [6.0, 6.0, 6.0], Traveller, "a settler on another area";
        build = [7.0, 7.0, 7.0], Builder, "a village, a fortress or a church";
        recruit = [3.0, 3.0, 3.0], "a follower for the bag";
        few = [0.5, 0.5, 0.5], "each follower that a seat has fewer than twelve";
        technology = [3.0, 3.0, 3.0], "technology";
        card = [2.5, 2.5, 2.5], Builder, "a place card";
        good = [1.2, 1.2, 1.2], Trader, "a good";
        fame = [0.8, 0.8, 0.8], "a step on the fame track";
        coin = [0.8, 0.8, 0.8], Trader, "a coin";
        citizen = [6.0, 6.0, 6.0], "a citizen";
        trade = [2.0, 2.0, 2.0], Trader, "to sell and buy on the market";
        place = [2.0, 2.0, 2.0], "what any other place does";
        recall = [-0.5, -0.5, -0.5], "a follower back on the green, a tile back in stock";
        sell = [0.3, 0.3, 0.3], Trader, "a good sold";
        buy = [-0.3, -0.3, -0.3], "a good bought that nothing asks for";
        price = [-0.3, -0.3, -0.3], "each coin that a good given away would bring";
        wild = [1.0, 1.0, 1.0], "anything else that is offered";
    }
}

/// What a story may be after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// Another area.
    Area,
    /// Another building.
    Building(Building),
    /// Steps on the fame track.
    Fame,
    /// A tile of this kind, to have.
    Ware(Ware),
    /// Coins, to have.
    Coins,
}

/// How much more than usual the story is after something: 1 as ever, more where a condition or an objective asks for it.
fn urgency(sight: Sight<'_>, want: Want) -> f64 {
    modules::of(sight.at).urgency(sight.at, sight.seat, want)
}

/// Does an open field of a task or an objective ask for this tile?
fn is_asked_for(at: At<'_>, seat: Seat, tile: Tile) -> bool {
    let mut is_asked = false;
    modules::of(at).each_field(at, seat, tile, &mut |_| is_asked = true);
    is_asked
}

/// Is this good to be kept: does a field ask for it, or the next epoch, or is it the last one for a space of a place?
fn is_kept(sight: Sight<'_>, good: Good) -> bool {
    let player = &sight.at.state.players[sight.seat];
    let spaces = sight.at.rules.printed.layout.open_to_good(good).without(sight.at.rules.printed.layout.cargo());
    let is_last = player.goods[good] <= 1 && !spaces.and(planning::places(sight.at, sight.seat).own).is_empty();
    is_last || urgency(sight, Want::Ware(good.into())) > 1.0 || is_asked_for(sight.at, sight.seat, Tile::Good(good))
}

/// A good that would be kept and is not in stock, or of which more is wanted.
fn is_missing(sight: Sight<'_>, good: Good) -> bool {
    let stock = sight.at.state.players[sight.seat].goods[good];
    is_kept(sight, good) && (stock == 0 || urgency(sight, Want::Ware(good.into())) > 1.0)
}

/// A follower for the bag: the fewer one has, the more.
fn recruited(sight: Sight<'_>, follower: Follower) -> f64 {
    let few = 12u8.saturating_sub(sight.at.followers_in_all(sight.seat));
    sight.weights.recruit * urgency(sight, Want::Ware(follower.into())) + sight.weights.few * f64::from(few)
}

/// A tile that a bonus brings.
fn taken(sight: Sight<'_>, ware: Ware) -> f64 {
    match (ware.follower(), ware.good()) {
        (Some(follower), _) => recruited(sight, follower),
        (_, Some(good)) => sight.weights.good * if is_missing(sight, good) { 3.0 } else { 1.0 },
        _ => sight.weights.technology * urgency(sight, Want::Ware(ware)),
    }
}

impl Judge for Stories {
    type Weights = Weights;

    fn score(sight: Sight<'_>, _: &Ask, actions: &[Action], scores: &mut Vec<f64>) {
        let weights = sight.weights;
        let price = |good: Good| weights.price * f64::from(sight.at.rules.goods.prices[good]);
        scores.extend(actions.iter().map(|&action| match action {
            Action::Plan(plan) => plans::tile(sight, plan.tile, plan.space),
            Action::Dispatch(Dispatch { mode: Mode::Task, .. }) => weights.task,
            Action::Dispatch(Dispatch { mode: Mode::Advance, .. }) => weights.advance,
            Action::Dispatch(Dispatch { mode: Mode::Bonus, .. }) => weights.bonus,
            Action::Expand(_) => weights.expand * urgency(sight, Want::Area),
            Action::Build(build) => plans::place(sight, build.place),
            Action::Recruit(recruit) => recruited(sight, recruit.follower),
            Action::TakeTile(take) => taken(sight, take.ware),
            Action::TakeCard(_) => weights.card,
            Action::Use(used) => plans::place(sight, used.place),
            Action::Spend(spend) => weights.good * f64::from(spend.amount),
            Action::Recall(_) | Action::Unload(_) => weights.recall,
            Action::Sell(sell) if is_kept(sight, sell.good) => weights.buy,
            Action::Sell(_) => weights.sell * urgency(sight, Want::Coins),
            Action::Buy(buy) if is_missing(sight, buy.good) && urgency(sight, Want::Coins) <= 1.0 => weights.task / 2.0,
            Action::Buy(_) => weights.buy,
            Action::Give(give) => price(give.good),
            Action::Deliver(deliver) => {
                let fame = f64::from(sight.at.rules.goods.delivery[deliver.good]);
                weights.fame * urgency(sight, Want::Fame) * fame + price(deliver.good)
            }
            _ if Self::is_idle(action) => 0.0,
            _ => weights.wild,
        }));
    }

    /// What the story sees in a position, as points cannot say it.
    fn value(sight: Sight<'_>) -> f64 {
        modules::of(sight.at).prospect(sight.at, sight.seat)
    }

    fn clock(at: At<'_>) -> u16 {
        at.state.round
    }

    fn is_idle(action: Action) -> bool {
        matches!(action, Action::Pass(_) | Action::Ready(_) | Action::Decline(_) | Action::Stop(_))
    }

    /// What others recall and plan at the same time is not looked at.
    fn is_searched(_: &Rules, ask: &Ask) -> bool {
        !matches!(ask, Ask::Recalling(_) | Ask::Planning(_))
    }
}
