//! Whole plans: which places to activate with the followers at hand, and where the remaining ones wait.

use super::Eye;
use crate::bagbuilding::ending::Ready;
use crate::bagbuilding::planner::{self, Actions, Chosen, Laying, Planner};
use crate::bagbuilding::{Follower as _, Takes};
use crate::engine::Lines;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::places::{Place, Space};
use crate::orleans::data::tracks::MOST_DRAWS;
use crate::orleans::modules::stands_for;
use crate::orleans::phases::acting::is_activated;
use crate::orleans::phases::planning::{Install, Plan};
use crate::orleans::questions::Action;
use crate::orleans::rules::MARKET_SPACES;
use crate::orleans::state::Gear;
use crate::orleans::vocabulary::Store;
use crate::parts::{Set, sort};
use crate::wire::Kind;
use arrayvec::ArrayVec;

/// Max number of places considered at once: the most valuable ones.
const PLACES: usize = 9;
/// Max number of followers counted: this many or more are enough for all places.
const MANY: usize = 24;
/// Tolerance for sums in different orders, far above the rounding error.
const ROUNDING: f64 = 1e-9;

/// Upper bounds by place and number of followers.
type Hopes = [[f64; MANY + 1]; PLACES + 1];

/// A place that a plan could activate.
#[derive(Clone, Copy, Debug)]
struct Goal {
    place: Place,
    missing: Set<Space>,
    worth: f64,
    is_journey: bool,
    /// Whether it is a guildhall that needs a journey to a town with room.
    needs_journey: bool,
}

/// The followers at hand.
#[derive(Clone, Copy)]
struct Hand {
    counts: [u8; 11],
    /// How many there are of all kinds.
    total: u8,
}

/// The roles each follower at hand can stand for, and its value by kind of space.
struct Skills {
    roles: [u8; 11],
    deeds: [Option<f64>; 11],
    service: [f64; 11],
    /// The order in which followers take spaces of each role, of the town hall, and of any other kind.
    orders: [ArrayVec<u8, 11>; 9],
}

impl Skills {
    fn new(eye: &Eye<'_>, hand: &Hand) -> Self {
        let mut skills = Skills { roles: [0; 11], deeds: [None; 11], service: [0.0; 11], orders: Default::default() };
        for (i, &follower) in Follower::ALL.iter().enumerate().filter(|(i, _)| hand.counts[*i] > 0) {
            skills.roles[i] = stands_for(eye.at, eye.seat, follower, true).bits() as u8;
            skills.service[i] = eye.serves(follower.role());
            if follower.is_neutral() {
                skills.deeds[i] = eye.best_deed(follower.role()).filter(|&worth| worth > 0.0);
            }
        }
        let all = Role::ALL.iter().map(|&role| Takes::Role(role)).chain([Takes::Neutral, Takes::Anybody]);
        for (which, takes) in all.enumerate() {
            let there = (0..11).filter(|&i| hand.counts[i] > 0 && skills.good(takes, i).is_some());
            let mut order: ArrayVec<u8, 11> = there.map(|i| i as u8).collect();
            sort(&mut order, |&a, &b| skills.good(takes, a.into()) > skills.good(takes, b.into()));
            skills.orders[which] = order;
        }
        skills
    }

    /// The value of a follower on such a space: highest for the least useful follower elsewhere, and in the town hall
    /// for the one with the best deed. `None` if it may not go there.
    fn good(&self, takes: Takes<Role>, i: usize) -> Option<f64> {
        let neutral = f64::from(u8::from(Follower::ALL[i].is_neutral()));
        match takes {
            Takes::Role(role) if self.roles[i] & 1 << role.index() == 0 => None,
            Takes::Role(_) => Some(-f64::from(self.roles[i].count_ones()) - 0.1 * neutral),
            Takes::Neutral => self.deeds[i],
            // Orléans has no other kind of space.
            _ => Some(-self.service[i] - neutral),
        }
    }

    fn order(&self, takes: Takes<Role>) -> &[u8] {
        let which = match takes {
            Takes::Role(role) => role.index(),
            Takes::Neutral => 7,
            _ => 8,
        };
        &self.orders[which]
    }
}

impl Hand {
    /// Removes the best follower for such a space and returns it with its value there; `None` if none may go there.
    fn take(&mut self, takes: Takes<Role>, skills: &Skills) -> Option<(Follower, f64)> {
        let first = skills.order(takes).iter().map(|&i| usize::from(i)).find(|&i| self.counts[i] > 0)?;
        self.counts[first] -= 1;
        self.total -= 1;
        Some((Follower::ALL[first], skills.good(takes, first).unwrap_or(0.0)))
    }

    /// Removes the followers that activate a place and returns their extra value in the town hall; `None` if there are
    /// too few.
    fn fill(&mut self, eye: &Eye<'_>, goal: &Goal, skills: &Skills) -> Option<f64> {
        let before = *self;
        let mut extra = 0.0;
        for space in goal.missing.iter() {
            let takes = eye.at.rules.layout.takes(space);
            match self.take(takes, skills) {
                Some((_, worth)) if takes == Takes::Neutral => extra += worth,
                Some(_) => {}
                None => {
                    *self = before;
                    return None;
                }
            }
        }
        Some(extra)
    }
}

/// The sum over the places chosen so far.
#[derive(Clone, Copy)]
struct Sum {
    worth: f64,
    has_journey: bool,
    /// The value of guildhalls that still need a journey.
    waiting: f64,
}

/// The places that the followers at hand may activate.
struct Plans<'s, 'a> {
    eye: &'s Eye<'a>,
    goals: ArrayVec<Goal, PLACES>,
    skills: Skills,
    hopes: Hopes,
    /// The spaces taken before, including technology of the plan.
    taken: Set<Space>,
}

/// The best plans, best first, each ending with [`Ready`].
pub fn plans(eye: &Eye<'_>, most: usize, out: &mut Lines<Action>) {
    let player = eye.player;
    let mut actions = Actions::new();
    let mut taken = player.followers.spaces.taken();
    install(eye, &mut taken, &mut actions);
    let goals = goals(eye, taken);
    let mut hand = Hand { counts: [0; 11], total: 0 };
    for (i, &follower) in Follower::ALL.iter().enumerate() {
        hand.counts[i] = player.followers.market[follower] + player.tower[follower];
    }
    hand.total = hand.counts.iter().sum();
    let skills = Skills::new(eye, &hand);
    let is_ready = |place: Place| player.has(place) && is_activated(eye.at, player, place);
    let has_journey = eye.at.rules.places.iter().any(|row| row.effect.way().is_some() && is_ready(row.place));
    let deed = skills.deeds.iter().flatten().fold(0.0, |best: f64, &worth| best.max(worth));
    let hopes = hopes(&goals, deed, eye.weights.hold.max(0.0));
    let planner = Plans { eye, goals, skills, hopes, taken };
    let sum = Sum { worth: 0.0, has_journey, waiting: 0.0 };
    planner::plans(&planner, (&hand, sum), most, actions, Ready.into(), out);
}

impl Planner for Plans<'_, '_> {
    type Action = Action;
    type Goal = Goal;
    type Hand = Hand;
    type Sum = Sum;

    fn goals(&self) -> &[Goal] {
        &self.goals
    }

    fn reach(&self, goal: &Goal, hand: &mut Hand, sum: Sum) -> Option<Sum> {
        let extra = hand.fill(self.eye, goal, &self.skills)?;
        let (now, later) = if goal.needs_journey { (extra, goal.worth) } else { (goal.worth + extra, 0.0) };
        let has_journey = sum.has_journey || goal.is_journey;
        Some(Sum { worth: sum.worth + now, has_journey, waiting: sum.waiting + later })
    }

    fn bound(&self, from: usize, hand: &Hand, sum: Sum) -> f64 {
        let followers = usize::from(hand.total).min(MANY);
        sum.worth + sum.waiting + self.hopes[from][followers] + self.idle(hand) + ROUNDING
    }

    fn total(&self, hand: &Hand, sum: Sum) -> f64 {
        sum.worth + if sum.has_journey { sum.waiting } else { 0.0 } + self.idle(hand)
    }

    fn carry_out(&self, chosen: Chosen, mut hand: Hand, actions: &mut Actions<Action>) {
        let layout = &self.eye.at.rules.layout;
        let mut stores = Stores { market: *self.eye.player.followers.market.values() };
        // The spaces of the town hall are alike, so they are filled in order.
        let mut halls = layout.spaces(Place::TownHall).without(self.taken).iter();
        for goal in chosen.of(&self.goals) {
            for space in goal.missing.iter() {
                let space = if goal.place == Place::TownHall { halls.next().unwrap_or(space) } else { space };
                if let Some((follower, _)) = hand.take(layout.takes(space), &self.skills) {
                    let _ = actions.try_push(stores.plan(follower, space));
                }
            }
        }
        self.wait(chosen, &mut hand, &mut stores, actions);
    }
}

/// The upper bound for the places from each one on, by number of followers of any role, above the value of idle ones.
fn hopes(goals: &[Goal], deed: f64, idle: f64) -> Hopes {
    let mut hopes = [[0.0; MANY + 1]; PLACES + 1];
    for (i, goal) in goals.iter().enumerate().rev() {
        let size = usize::from(goal.missing.len());
        let worth = if goal.place == Place::TownHall { goal.worth + deed } else { goal.worth };
        for followers in 0..=MANY {
            let left = if followers == MANY { MANY } else { followers.wrapping_sub(size) };
            let with = hopes[i + 1].get(left).map_or(f64::MIN, |rest| rest + worth - idle * size as f64);
            hopes[i][followers] = with.max(hopes[i + 1][followers]);
        }
    }
    hopes
}

/// Followers on the market are planned before those on the tower.
struct Stores {
    market: [u8; 11],
}

impl Stores {
    fn plan(&mut self, follower: Follower, space: Space) -> Action {
        let there = &mut self.market[follower.index()];
        let from = if *there > 0 { Store::Market } else { Store::Tower };
        *there = there.saturating_sub(1);
        Plan { follower, from, space }.into()
    }
}

/// Lays technology onto the spaces where it is most useful.
fn install(eye: &Eye<'_>, taken: &mut Set<Space>, actions: &mut Actions<Action>) {
    let player = eye.player;
    if player.gears.total() == 0 {
        return;
    }
    let (board, own) = (player.followers.spaces.clone(), player.spaces(eye.at.rules));
    let mut laying = Laying { layout: &eye.at.rules.layout, board, own };
    for (gear, count) in player.gears.iter() {
        let only = (gear == Gear::FarmerOnly).then_some(Role::Farmer);
        for _ in 0..count {
            let Some(space) = laying.lay(taken, only, |space| Some(eye.install(space))) else { break };
            let _ = actions.try_push(Install { gear, space }.into());
        }
    }
}

/// The places that followers could activate, most valuable first. Each space of the town hall counts separately.
fn goals(eye: &Eye<'_>, taken: Set<Space>) -> ArrayVec<Goal, PLACES> {
    let (at, player) = (eye.at, eye.player);
    let mut all: ArrayVec<Goal, 48> = ArrayVec::new();
    for row in at.rules.places.iter().filter(|row| player.has(row.place)) {
        let place = row.place;
        let missing = at.rules.layout.spaces(place).without(taken);
        if missing.is_empty() {
            continue;
        }
        let is_journey = row.effect.way().is_some();
        let needs_journey = row.effect.needs_journey(eye);
        let worth = row.effect.plan_worth(eye);
        if place == Place::TownHall {
            for space in missing.iter() {
                let missing = Set::one(space);
                let _ = all.try_push(Goal { place, missing, worth: 0.01, is_journey, needs_journey });
            }
        } else if worth > 0.0 {
            let _ = all.try_push(Goal { place, missing, worth, is_journey, needs_journey });
        }
    }
    sort(&mut all, |a, b| a.worth > b.worth);
    // The town hall is always considered, as its value depends on the followers there.
    let halls = all.iter().filter(|goal| goal.place == Place::TownHall).count().min(2);
    let mut goals = ArrayVec::new();
    let others = all.iter().filter(|goal| goal.place != Place::TownHall).take(PLACES - halls);
    goals.extend(others.chain(all.iter().filter(|goal| goal.place == Place::TownHall).take(halls)).copied());
    goals
}

impl Plans<'_, '_> {
    /// The value of followers that stay on the market.
    fn idle(&self, hand: &Hand) -> f64 {
        self.eye.weights.hold.max(0.0) * f64::from(hand.total)
    }

    /// Puts remaining followers onto places that need them, if waiting there is better than on the market, or if the
    /// market has no room for the next draw.
    fn wait(&self, chosen: Chosen, hand: &mut Hand, stores: &mut Stores, actions: &mut Actions<Action>) {
        let Plans { eye, skills, .. } = self;
        let is_crowded = hand.total + MOST_DRAWS / 2 > MARKET_SPACES;
        for (i, goal) in self.goals.iter().enumerate() {
            if chosen.has(i) || goal.place == Place::TownHall || eye.left == 0.0 {
                continue;
            }
            let spaces = f64::from(eye.at.rules.layout.spaces(goal.place).len());
            let worth = eye.weights.partial * goal.worth / spaces;
            if worth <= eye.weights.hold && !is_crowded {
                continue;
            }
            for space in goal.missing.iter() {
                if let Some((follower, _)) = hand.take(eye.at.rules.layout.takes(space), skills) {
                    // A space may only be taken after like ones before it.
                    let is_planned = |like: Space| {
                        actions.iter().any(|action| matches!(action, Action::Plan(plan) if plan.space == like))
                    };
                    let is_first = eye.at.rules.layout.like_before(space).and(goal.missing).iter().all(is_planned);
                    if is_first {
                        let _ = actions.try_push(stores.plan(follower, space));
                    }
                }
            }
        }
    }
}
