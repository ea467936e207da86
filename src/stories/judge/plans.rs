//! Whole plans: places to cover with the tiles at hand, tiles to load onto the Gate, and places for waiting followers.

use super::Eye;
use super::places::KNIGHTS;
use crate::bagbuilding::Takes;
use crate::bagbuilding::ending::Ready;
use crate::bagbuilding::planner::{self, Actions, Chosen, Laying, Planner};
use crate::engine::Lines;
use crate::parts::{Set, sort};
use crate::stories::data::effects::Effect;
use crate::stories::data::places::Space;
use crate::stories::data::wares::{ByFollower, ByGood, Follower, Good, Ware};
use crate::stories::phases::{drawing, planning};
use crate::stories::questions::{Action, Plan};
use crate::stories::state::Tile;
use crate::wire::Kind;
use arrayvec::ArrayVec;

/// Max number of goals considered at once: the most valuable ones.
const GOALS: usize = 12;
/// Max number of goals that load a tile.
const LOADS: usize = 4;

/// A possible goal of a plan.
#[derive(Clone, Copy)]
struct Goal {
    /// The spaces to cover; empty for loading a tile.
    missing: Set<Space>,
    /// The tile to load onto any Gate; `None` for covering spaces.
    load: Option<Tile>,
    /// The number of knights among the followers that cover it.
    knights: u8,
    worth: f64,
}

/// The tiles at hand, and the covered spaces.
#[derive(Clone)]
struct Hand {
    green: ByFollower<u8>,
    goods: ByGood<u8>,
    technology: u8,
    coins: u16,
    taken: Set<Space>,
    loads: u8,
}

/// The kinds that each kind of followers can stand for.
type Skills = ByFollower<Set<Follower>>;

impl Hand {
    /// Removes a tile that covers a space: the least useful follower elsewhere. `None` if there is none.
    fn take(&mut self, takes: Takes<Follower, Good>, skills: &Skills, knight: bool) -> Option<Tile> {
        if let Takes::Good(good) = takes {
            let there = self.goods[good] > 0;
            self.goods.take(good);
            return there.then_some(Tile::Good(good));
        }
        let mut best: Option<(Follower, i32)> = None;
        for &follower in Follower::ALL {
            let is_able = match takes {
                Takes::Anybody => true,
                _ => !skills[follower].and(takes.roles()).is_empty(),
            };
            if self.green[follower] == 0 || !is_able || (knight && follower != Follower::Knight) {
                continue;
            }
            let by_nature = takes.roles().has(follower) || matches!(takes, Takes::Anybody);
            // Knights are reserved for conquests, monks for missing kinds.
            let rare = match follower {
                Follower::Monk => 8,
                Follower::Knight | Follower::Scholar => 2,
                _ => 0,
            };
            let order = i32::from(self.green[follower]) - rare - if by_nature { 0 } else { 4 };
            if best.is_none_or(|(_, other)| order > other) {
                best = Some((follower, order));
            }
        }
        let (follower, _) = best?;
        self.green.take(follower);
        Some(Tile::Follower(follower))
    }

    /// Removes a tile to load. Returns false if it is not at hand.
    fn load(&mut self, tile: Tile) -> bool {
        let is_there = self.loads > 0
            && match tile {
                Tile::Follower(follower) => self.green[follower] > 0,
                Tile::Good(good) => self.goods[good] > 0,
                Tile::Technology => self.technology > 0,
                Tile::Coins(sum) => self.coins >= sum.into(),
            };
        if is_there {
            self.loads -= 1;
            match tile {
                Tile::Follower(follower) => self.green.take(follower),
                Tile::Good(good) => self.goods.take(good),
                Tile::Technology => self.technology -= 1,
                Tile::Coins(sum) => self.coins -= u16::from(sum),
            }
        }
        is_there
    }

    /// Removes the tiles for a goal, calls `put` with each, and returns the extra cost; `None` if they are not all at
    /// hand.
    fn fill(&mut self, eye: &Eye<'_>, goal: &Goal, skills: &Skills, mut put: impl FnMut(Tile, Space)) -> Option<f64> {
        if let Some(tile) = goal.load {
            return self.load(tile).then_some(0.0);
        }
        if !self.taken.and(goal.missing).is_empty() {
            return None;
        }
        let layout = &eye.at.rules.printed.layout;
        let (mut knights, mut cost) = (goal.knights, 0.0);
        for space in goal.missing.iter() {
            let takes = layout.takes(space);
            let is_knight = knights > 0 && takes.roles().has(Follower::Knight);
            knights -= u8::from(is_knight);
            let tile = self.take(takes, skills, is_knight)?;
            if tile == Tile::Follower(Follower::Monk) && !takes.roles().has(Follower::Monk) {
                cost += eye.weights.joker;
            }
            put(tile, space);
        }
        self.taken = self.taken.or(goal.missing);
        Some(cost + eye.weights.effort * f64::from(goal.missing.len()))
    }
}

/// The possible plans with the hand.
struct Plans<'s, 'a> {
    eye: &'s Eye<'a>,
    goals: ArrayVec<Goal, GOALS>,
    skills: Skills,
    /// Upper bounds: the value of all goals from each one on.
    hopes: [f64; GOALS + 1],
}

/// The best plans, best first, each ending with [`Ready`].
pub fn plans(eye: &Eye<'_>, most: usize, out: &mut Lines<Action>) {
    let player = eye.player;
    let mut actions = Actions::new();
    let mut hand = Hand {
        green: player.followers.market,
        goods: player.goods,
        technology: player.technology,
        coins: player.coins,
        taken: player.followers.spaces.taken(),
        loads: 0,
    };
    install(eye, &mut hand, &mut actions);
    hand.loads = free_gates(eye, hand.taken).len();
    let skills = Skills::new(|follower| planning::stands_for(eye.at, eye.seat, follower));
    let goals = goals(eye, &hand);
    let mut hopes = [0.0; GOALS + 1];
    for (i, goal) in goals.iter().enumerate().rev() {
        hopes[i] = hopes[i + 1] + goal.worth;
    }
    planner::plans(&Plans { eye, goals, skills, hopes }, (&hand, 0.0), most, actions, Ready.into(), out);
}

impl Planner for Plans<'_, '_> {
    type Action = Action;
    type Goal = Goal;
    type Hand = Hand;
    type Sum = f64;

    fn goals(&self) -> &[Goal] {
        &self.goals
    }

    fn reach(&self, goal: &Goal, hand: &mut Hand, worth: f64) -> Option<f64> {
        let cost = hand.fill(self.eye, goal, &self.skills, |_, _| {})?;
        Some(worth + goal.worth + cost)
    }

    fn bound(&self, from: usize, _: &Hand, worth: f64) -> f64 {
        worth + self.hopes[from]
    }

    fn total(&self, _: &Hand, worth: f64) -> f64 {
        worth
    }

    fn carry_out(&self, chosen: Chosen, mut hand: Hand, actions: &mut Actions<Action>) {
        for goal in chosen.of(&self.goals) {
            let put = |tile, space| _ = actions.try_push(Plan { tile, space }.into());
            hand.fill(self.eye, goal, &self.skills, put);
            if let (Some(tile), Some(space)) = (goal.load, free_gates(self.eye, hand.taken).iter().next()) {
                hand.taken.insert(space);
                let _ = actions.try_push(Plan { tile, space }.into());
            }
        }
        wait(self.eye, &self.goals, &mut hand, &self.skills, actions);
    }
}

/// The free spaces of a seat's Gates.
fn free_gates(eye: &Eye<'_>, taken: Set<Space>) -> Set<Space> {
    planning::places(eye.at, eye.seat).own.and(eye.at.rules.printed.layout.cargo()).without(taken)
}

/// Lays unneeded technology onto the spaces where it is most useful.
fn install(eye: &Eye<'_>, hand: &mut Hand, actions: &mut Actions<Action>) {
    let (at, layout) = (eye.at, &eye.at.rules.printed.layout);
    let spare = hand.technology.saturating_sub(eye.needs.wanted[Ware::Technology]);
    let own = planning::places(at, eye.seat).own.without(layout.cargo());
    let mut laying = Laying { layout, board: eye.player.followers.spaces.clone(), own };
    let worth = |space: Space| {
        planning::may_lie(at, eye.seat, Tile::Technology, space).ok()?;
        let place = layout.place(space);
        // Prefers places that are used often: settlers and villages first, then recruiting.
        let often = match at.rules.place(place).effect {
            Effect::Expand { .. } if eye.player.reserve > 1 => 3.0,
            Effect::Build { .. } | Effect::Produce => 2.5,
            Effect::Trade { .. } | Effect::Recruit { .. } => 1.5,
            _ => 1.0,
        };
        Some(often * (1.0 + eye.place(place).max(0.0)))
    };
    for _ in 0..spare {
        let Some(space) = laying.lay(&mut hand.taken, None, worth) else { return };
        hand.technology -= 1;
        let _ = actions.try_push(Plan { tile: Tile::Technology, space }.into());
    }
}

/// The goals of a plan, most valuable first.
fn goals(eye: &Eye<'_>, hand: &Hand) -> ArrayVec<Goal, GOALS> {
    let (at, layout) = (eye.at, &eye.at.rules.printed.layout);
    let mut all: ArrayVec<Goal, 64> = ArrayVec::new();
    let mut push = |goal: Goal| {
        if goal.worth > 0.0 {
            let _ = all.try_push(goal);
        }
    };
    let forbidden = at.epoch(eye.seat).forbidden;
    for place in at.rules.printed.on_board.or(eye.player.cards).without(forbidden).iter() {
        let row = at.rules.place(place);
        let missing = layout.spaces(place).without(hand.taken);
        if row.effect.is_gate() || row.is_fair || missing.is_empty() {
            continue;
        }
        let goal = |knights, worth| Goal { missing, load: None, knights, worth };
        if let Effect::Expand { .. } = row.effect {
            let standing = layout
                .spaces(place)
                .iter()
                .filter(|&space| eye.player.followers.spaces.follower(space) == Some(Follower::Knight));
            let there = standing.count();
            let mut best = 0.0;
            for (needed, worth) in eye.expansions(place).into_iter().enumerate().take(KNIGHTS + 1) {
                // Considers more knights only for a better area.
                if let Some(worth) = worth.filter(|&worth| worth > best) {
                    best = worth;
                    push(goal(needed.saturating_sub(there) as u8, worth));
                }
            }
        } else {
            push(goal(0, eye.place(place)));
        }
    }
    sort(&mut all, |a, b| a.worth > b.worth);
    let loads = loads(eye, hand);
    let mut goals: ArrayVec<Goal, GOALS> = all.into_iter().take(GOALS - loads.len()).collect();
    goals.extend(loads);
    sort(&mut goals, |a, b| a.worth > b.worth);
    goals
}

/// The most valuable tiles to load: one for the next epoch, and others.
fn loads(eye: &Eye<'_>, hand: &Hand) -> ArrayVec<Goal, LOADS> {
    let mut all: ArrayVec<Goal, 64> = ArrayVec::new();
    if hand.loads == 0 {
        return ArrayVec::new();
    }
    let spaces = &eye.player.followers.spaces;
    let loaded: ArrayVec<Tile, 8> =
        eye.at.rules.printed.layout.cargo().iter().filter_map(|space| spaces.standing(space)).collect();
    let has_advance = loaded.iter().any(|&tile| eye.best_advance(tile).is_some());
    let goal = |tile, worth| Goal { missing: Set::EMPTY, load: Some(tile), knights: 0, worth };
    let mut advance: Option<Goal> = None;
    let mut think = |tile: Tile| {
        if let Some(worth) = eye.best_advance(tile).filter(|_| !has_advance) {
            if advance.is_none_or(|other| worth > other.worth) {
                advance = Some(goal(tile, worth));
            }
        }
        if !loaded.contains(&tile) {
            let mut best = 0.0;
            eye.each_errand(tile, |worth| best = f64::max(best, worth));
            if best > 0.0 {
                let _ = all.try_push(goal(tile, best));
            }
        }
    };
    let followers = Follower::ALL.iter().filter(|&&follower| hand.green[follower] > 0);
    followers.for_each(|&follower| think(Tile::Follower(follower)));
    let goods = Good::ALL.iter().filter(|&&good| hand.goods[good] > 0);
    goods.for_each(|&good| think(Tile::Good(good)));
    if hand.technology > 0 {
        think(Tile::Technology);
    }
    planning::sums(eye.at, eye.seat, |sum| think(Tile::Coins(sum)));
    sort(&mut all, |a, b| a.worth > b.worth);
    let others = all.into_iter().take(LOADS - usize::from(advance.is_some()));
    advance.filter(|goal| goal.worth > 0.0).into_iter().chain(others).take(LOADS).collect()
}

/// Keeps remaining followers on the green as long as there is room for the next draw. Others go to a fair, one of each
/// kind, or to a valuable place that still needs them.
fn wait(eye: &Eye<'_>, goals: &[Goal], hand: &mut Hand, skills: &Skills, actions: &mut Actions<Action>) {
    let (at, layout) = (eye.at, &eye.at.rules.printed.layout);
    let fair = eye.player.cards.iter().find(|&card| at.rules.place(card).is_fair);
    if let Some(fair) = fair {
        let mut free = layout.spaces(fair).without(hand.taken).iter();
        let stands = |follower| {
            let standing = layout.spaces(fair).iter().filter_map(|space| eye.player.followers.spaces.follower(space));
            standing.into_iter().any(|other| other == follower)
        };
        let guests: ArrayVec<Follower, 7> =
            Follower::ALL.iter().copied().filter(|&kind| hand.green[kind] > 0 && !stands(kind)).collect();
        if guests.len() >= 2 {
            for follower in guests {
                let Some(space) = free.next() else { break };
                hand.green.take(follower);
                hand.taken.insert(space);
                let _ = actions.try_push(Plan { tile: Tile::Follower(follower), space }.into());
            }
        }
    }
    let green = drawing::green_spaces(at, eye.seat);
    let draws = drawing::allowance(at, eye.seat).min(eye.needs.followers().saturating_sub(hand.green.total() as u8));
    for goal in goals {
        for space in goal.missing.without(hand.taken).iter() {
            let is_crowded = hand.green.total() as u8 + draws > green;
            let takes = layout.takes(space);
            let is_first = layout.like_before(space).without(hand.taken).is_empty();
            if !is_crowded || !takes.is_for_followers() || !is_first {
                continue;
            }
            let without_jokers = Skills::new(|kind| if kind == Follower::Monk { Set::one(kind) } else { skills[kind] });
            if let Some(tile) = hand.take(takes, &without_jokers, false) {
                hand.taken.insert(space);
                let _ = actions.try_push(Plan { tile, space }.into());
            }
        }
    }
}
