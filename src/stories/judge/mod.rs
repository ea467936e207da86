//! Good play in Orléans Stories: plan places that the story needs and that can be covered, send tiles for tasks and the
//! next epoch before bonuses, and take every free gain.
//!
//! | to find | look in |
//! |---|---|
//! | the weights | `weights` |
//! | demands of the story, and the tiles they need | `needs` |
//! | values of followers, goods, coins and cards | `things` |
//! | values of executed places | `places` |
//! | purposes of sending a tile | `errands` |
//! | places to cover, the tiles for them, and waiting tiles | `plans` |
//! | current aims of a story | [`Story::urgency`] and [`Story::demands`], in the folder of each story |

mod errands;
mod needs;
mod places;
mod plans;
mod things;
mod weights;

use super::data::effects::Building;
use super::data::places::Space;
use super::data::wares::{Follower, Ware};
use super::modules::{self, Story};
use super::phases::drawing;
use super::questions::{Action, Ask, Planning};
use super::state::{Player, State, Tile};
use super::{At, Rules, Stories};
use crate::engine::{self, Game, Judge, Lines, Seat, rank};
use crate::wire::Kind;
use needs::Needs;
pub use weights::Weights;

type Sight<'a> = engine::Sight<'a, Stories>;

/// The value of a victory, in the points of a position.
const VICTORY: f64 = 80.0;

/// A possible aim of a story.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Want {
    /// Another area.
    Area,
    /// Another building.
    Building(Building),
    /// Steps on the fame track.
    Fame,
    /// Citizens.
    Citizen,
    /// A field of a task or of an objective.
    Field,
    /// The next epoch.
    Advance,
    /// Coins, and what can be sold for them.
    Wealth,
}

impl Want {
    /// All aims.
    const ALL: [Want; 9] = [
        Want::Area,
        Want::Building(Building::Village),
        Want::Building(Building::Fortress),
        Want::Building(Building::Church),
        Want::Fame,
        Want::Citizen,
        Want::Field,
        Want::Advance,
        Want::Wealth,
    ];

    /// Its index in [`Want::ALL`].
    fn index(self) -> usize {
        match self {
            Want::Area => 0,
            Want::Building(building) => 1 + building.index(),
            Want::Fame => 4,
            Want::Citizen => 5,
            Want::Field => 6,
            Want::Advance => 7,
            Want::Wealth => 8,
        }
    }
}

/// A story's demand on a seat's possessions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Demand {
    /// This many tiles of a kind, with the urgency.
    Tiles(Ware, u8, f64),
    /// This many tiles of a kind that must not be sent away.
    Kept(Ware, u8),
    /// This much food.
    Food(u16),
    /// This many coins.
    Coins(u16),
}

/// A seat's view of the table, with its needs.
struct Eye<'a> {
    at: At<'a>,
    seat: Seat,
    weights: &'a Weights,
    player: &'a Player,
    story: &'static dyn Story,
    urgency: [f64; Want::ALL.len()],
    needs: Needs,
}

impl<'a> Eye<'a> {
    fn new(sight: Sight<'a>) -> Self {
        let Sight { at, seat, weights } = sight;
        let story = modules::of(at);
        let player = &at.state.players[seat];
        let urgency = Want::ALL.map(|want| story.urgency(at, seat, want));
        let built = |building| urgency[Want::Building(building).index()];
        Eye { at, seat, weights, player, story, urgency, needs: Needs::new(at, seat, story, built) }
    }

    /// The urgency of an aim, as a factor.
    fn urgency(&self, want: Want) -> f64 {
        self.urgency[want.index()]
    }
}

impl Judge for Stories {
    type Weights = Weights;

    fn score(sight: Sight<'_>, ask: &Ask, actions: &[Action], scores: &mut Vec<f64>) {
        let eye = Eye::new(sight);
        scores.extend(actions.iter().map(|&action| eye.answer(ask, action)));
    }

    fn plans(sight: Sight<'_>, ask: &Ask, most: usize, plans: &mut Lines<Action>) {
        if matches!(ask, Ask::Planning(_)) {
            plans::plans(&Eye::new(sight), most, plans);
        }
    }

    /// The story's value of a position, which points cannot express.
    fn value(sight: Sight<'_>) -> f64 {
        modules::of(sight.at).prospect(sight.at, sight.seat)
    }

    /// Stories are won by rank, not by points: the first rank has won.
    fn points(at: At<'_>, seat: Seat) -> i32 {
        let place = rank(Self::scores(at))[seat.index()].rank;
        let won = if place == 1 { VICTORY } else { 0.0 };
        (modules::of(at).prospect(at, seat) + won) as i32
    }

    fn clock(at: At<'_>) -> u16 {
        at.state.round
    }

    fn is_idle(action: Action) -> bool {
        matches!(action, Action::Pass(_) | Action::Ready(_) | Action::Decline(_) | Action::Stop(_))
    }

    /// Simultaneous recalls of others are not searched.
    fn is_searched(_: &Rules, ask: &Ask) -> bool {
        !matches!(ask, Ask::Recalling(_))
    }

    /// Takes the tiles of other seats from their spaces back to the green and to stock.
    fn hide(rules: &Rules, state: &mut State, ask: &Ask, seat: Seat) -> Option<Ask> {
        if !matches!(ask, Ask::Planning(_)) {
            return None;
        }
        for other in rules.seats.iter().filter(|&other| other != seat) {
            let player = &mut state.players[other];
            for space in player.followers.spaces.taken().iter() {
                match player.followers.spaces.clear(space) {
                    Some(Tile::Follower(follower)) => player.followers.market.put(follower),
                    Some(Tile::Good(good)) => player.goods.put(good),
                    Some(Tile::Coins(sum)) => player.coins = player.coins.saturating_add(sum.into()),
                    Some(Tile::Technology) => player.technology = player.technology.saturating_add(1),
                    None => {}
                }
            }
        }
        Some(Planning.into())
    }
}

impl Eye<'_> {
    /// The value of an answer.
    fn answer(&self, ask: &Ask, action: Action) -> f64 {
        let (at, weights) = (self.at, self.weights);
        match action {
            Action::Dispatch(sent) => self.errand(sent.tile, sent.to, sent.mode),
            Action::Expand(expand) => self.area(expand.area) - expand.from.map_or(0.0, |from| self.area(from)),
            Action::Build(build) => self.place(build.place) - self.loses_land(build.place, build.area),
            Action::Recruit(recruit) => self.joins(recruit.follower),
            Action::TakeTile(take) => self.tile(take.ware),
            Action::TakeCard(take) => self.card(take.card),
            Action::Use(used) => self.place(used.place),
            Action::Spend(spend) => self.spend(spend.place, spend.amount),
            Action::Plan(plan) => self.stands(plan.tile, Some(plan.space)),
            Action::Stand(stand) => self.stands(Tile::Follower(stand.follower), stand.space),
            Action::Recall(recall) => self.recall(recall.space),
            Action::Unload(unload) => self.unload(unload.space),
            Action::Sell(sell) => self.sale(sell.good),
            Action::Buy(buy) => self.purchase(buy.good),
            Action::Give(give) => -self.keeps(give.good, 0),
            Action::Deliver(deliver) => {
                self.fame(at.rules.goods.delivery[deliver.good].into()) - self.keeps(deliver.good, 0)
            }
            Action::Swap(swap) => self.gains(swap.take, 0) - self.keeps(swap.give, 0) + weights.rival,
            Action::SendBack(_) => weights.rival,
            Action::DrawOne(_) => weights.draw,
            Action::Choose(choose) => self.transmutes(ask, choose.reward),
            _ if Stories::is_idle(action) => 0.0,
            _ => self.story.likes(at, self.seat, action),
        }
    }

    /// The value of taking a follower back: positive if that does not lower the draw, or if the follower is of no use
    /// there.
    fn recall(&self, space: Space) -> f64 {
        let (player, layout) = (self.player, &self.at.rules.printed.layout);
        let place = layout.place(space);
        let is_of_use = match player.followers.spaces.standing(space) {
            Some(tile) if layout.cargo().has(space) => self.best_errand(tile) > 0.0,
            _ => self.place(place) > 0.0 && !self.at.epoch(self.seat).forbidden.has(place),
        };
        let most = drawing::allowance(self.at, self.seat).saturating_sub(player.recalled);
        let in_bag = player.followers.bag.total() as u8;
        let room = drawing::room(self.at, self.seat);
        let is_free = most > in_bag && room > in_bag.min(most);
        if !is_of_use || (is_free && !layout.cargo().has(space)) { 0.5 } else { -1.0 }
    }

    /// The value of taking a tile back to stock: positive if it is of no use there.
    fn unload(&self, space: Space) -> f64 {
        let layout = &self.at.rules.printed.layout;
        let Some(tile) = self.player.followers.spaces.standing(space) else { return -1.0 };
        let is_of_use = if layout.cargo().has(space) {
            self.best_errand(tile) > 0.0
        } else {
            self.place(layout.place(space)) > 0.0
        };
        if is_of_use { -1.0 } else { 0.5 }
    }

    /// The value of a tile on a space: highest if it is the last missing one.
    fn stands(&self, tile: Tile, space: Option<Space>) -> f64 {
        let Some(space) = space else { return self.weights.green };
        let layout = &self.at.rules.printed.layout;
        if layout.cargo().has(space) {
            return self.best_errand(tile);
        }
        let place = layout.place(space);
        let missing = layout.spaces(place).without(self.player.followers.spaces.taken()).len();
        let worth = self.place(place);
        let is_forbidden = self.at.epoch(self.seat).forbidden.has(place);
        let is_joker = tile == Tile::Follower(Follower::Monk) && !layout.takes(space).roles().has(Follower::Monk);
        let joker = if is_joker { self.weights.joker } else { 0.0 };
        if missing <= 1 && !is_forbidden { worth + joker } else { worth * self.weights.wait + joker }
    }
}
