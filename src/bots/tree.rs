//! Searches with open-loop PUCT. A node stands for a sequence of answers; each playout samples its own draws, so the
//! tree never knows the future. The policy proposes options and plays on from the leaves; after some rounds the
//! position is valued. Each seat maximizes its own points minus half of those of its best opponent.

use super::policy::{Minds, Policy};
use super::rollout::{Outlook, rollout};
use crate::engine::{Judge, Lines, MAX_SEATS, Quick, Seat, Style, Table, Turn, USUAL_ROUNDS, Weights};
use crate::parts::{Fnv, sort, sort_first};
use std::hash::{Hash, Hasher};

/// Max nodes of a tree, about 60 MB. Beyond that, playouts start at its leaves.
const MOST_NODES: usize = 1 << 18;
/// Max options of the first question, and of every later one.
const WIDTH: [usize; 2] = [16, 6];
/// Points behind the best option at which the prior of an option falls to a quarter.
const DOUBT: f64 = 4.0;
/// Weight of exploration against the results so far (the constant of PUCT).
const CURIOSITY: f64 = 0.6;

/// Playouts between two checks of the clock and of whether the choice is certain.
pub const SLICE: u32 = 8;

/// Settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Rounds after which a playout is cut and the position valued.
    pub rounds: u16,
    /// The style of the player.
    pub style: Style,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { rounds: USUAL_ROUNDS, style: Style::Even }
    }
}

#[derive(Clone, Copy, Debug)]
struct Edge {
    key: u64,
    child: u32,
    visits: u32,
    utility: [f64; MAX_SEATS],
}

#[derive(Clone, Debug, Default)]
struct Node {
    visits: u32,
    utility: [f64; MAX_SEATS],
    edges: Vec<Edge>,
}

/// Marks an edge without a child node.
const NOBODY: u32 = u32::MAX;

/// Statistics of an option of the first question.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    visits: u32,
    points: f64,
    squares: f64,
    wins: f64,
}

/// A candidate with its statistics.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate<A> {
    /// The answer, followed by the rest of the plan if there is one.
    pub line: Vec<A>,
    /// The judge's score before any playout, in points relative to the other candidates.
    pub score: f64,
    /// Number of playouts that tried it.
    pub visits: u32,
    /// Mean final points; `None` if it was never tried.
    pub points: Option<f64>,
    /// Share of the playouts that are won; `None` if it was never tried.
    pub win: Option<f64>,
    /// Standard error of the points; `None` if it was never tried.
    pub spread: Option<f64>,
}

impl<A: Copy> Estimate<A> {
    /// The estimate of an answer that no playout has tried.
    pub fn at_sight(line: &[A], score: f64) -> Self {
        Estimate { line: line.to_vec(), score, visits: 0, points: None, win: None, spread: None }
    }
}

/// A search that can be continued. The same seed and number of playouts give the same answer, however they are sliced.
#[derive(Debug)]
pub struct Thinking<G: Judge> {
    root: Table<G>,
    seat: Seat,
    minds: Minds<G>,
    luck: Quick,
    until: u16,
    is_searched: bool,
    options: Lines<G::Action>,
    seen: Vec<Seen>,
    nodes: Vec<Node>,
    playouts: u32,
    least: f64,
    most: f64,
    policy: Policy<G>,
    table: Table<G>,
    path: Vec<(u32, u32)>,
    order: Vec<usize>,
}

impl<G: Judge> Thinking<G> {
    /// A search for this seat's answer; `None` if the seat is not asked.
    pub fn new(table: &Table<G>, seat: Seat, settings: Settings, seed: &str) -> Option<Self> {
        let root = table.seen(seat);
        let ask = root.ask(seat)?.clone();
        let others = G::Weights::of(G::seats(root.rules()));
        let mut own = others.clone();
        own.lean(settings.style);
        let minds = Minds { seat, own, others };
        let mut policy = Policy::default();
        policy.weigh(&root, seat, &minds.own, WIDTH[0]);
        let options = policy.lines.clone();
        Some(Thinking {
            seen: vec![Seen::default(); options.len()],
            is_searched: options.len() > 1 && G::is_searched(root.rules(), &ask),
            until: G::clock(root.at()) + settings.rounds,
            luck: Quick::new(seed),
            nodes: vec![Node::default()],
            playouts: 0,
            least: f64::MAX,
            most: f64::MIN,
            table: root.clone(),
            path: Vec::new(),
            order: Vec::new(),
            root,
            seat,
            minds,
            options,
            policy,
        })
    }

    /// Whether there is more than one candidate.
    pub fn is_worthwhile(&self) -> bool {
        self.is_searched
    }

    /// Number of playouts so far.
    pub fn playouts(&self) -> u32 {
        self.playouts
    }

    /// Runs this many more playouts; none if there is only one candidate.
    pub fn more(&mut self, playouts: u32) {
        if self.is_searched {
            (0..playouts).for_each(|_| self.playout());
        }
    }

    /// Runs playouts up to this total, and stops as soon as the rest cannot change the choice. Slices of the same size
    /// give the same result.
    pub fn until(&mut self, goal: u32) {
        while self.is_searched && !self.is_decided(goal) {
            self.more(SLICE.min(goal - self.playouts));
        }
    }

    /// Whether the goal is reached, or the best candidate is so far ahead that no further playout up to the goal can
    /// change it.
    pub fn is_decided(&self, goal: u32) -> bool {
        let (mut best, mut next) = (0, 0);
        for &Seen { visits, .. } in &self.seen {
            next = next.max(visits.min(best));
            best = best.max(visits);
        }
        self.playouts >= goal || best - next > goal - self.playouts
    }

    /// All candidates, most visited first, then by score.
    pub fn estimates(&self) -> Vec<Estimate<G::Action>> {
        let mut order: Vec<usize> = (0..self.options.len()).collect();
        let rank = |i: usize| (self.seen[i].visits, self.options.score(i));
        sort(&mut order, |&a, &b| rank(a) > rank(b));
        order.into_iter().map(|i| self.estimate(i)).collect()
    }

    fn estimate(&self, which: usize) -> Estimate<G::Action> {
        let Seen { visits, points, squares, wins } = self.seen[which];
        let n = f64::from(visits);
        let mean = |sum: f64| (visits > 0).then_some(sum / n);
        let variance = |mean: f64| (squares / n - mean * mean).max(0.0);
        Estimate {
            visits,
            points: mean(points),
            win: mean(wins),
            spread: mean(points).map(|mean| (variance(mean) / n).sqrt()),
            ..Estimate::at_sight(self.options.line(which), self.options.score(which))
        }
    }

    /// Runs one playout: down the tree to a new edge, on by the policy, and back up.
    fn playout(&mut self) {
        self.table.clone_from(&self.root);
        self.path.clear();
        let (mut node, mut first) = (0, None);
        loop {
            let seat = match self.table.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    if !self.policy.deal(&mut self.table, &mut self.luck) {
                        break;
                    }
                    continue;
                }
                Turn::Seats(pending) => {
                    let is_own = first.is_none();
                    let Some(next) = pending.first() else { break };
                    if is_own { self.seat } else { next.seat }
                }
            };
            if G::clock(self.table.at()) >= self.until {
                break;
            }
            let which = self.choose(node, seat);
            if self.policy.lines.len() > 1 || first.is_none() {
                let (edge, is_new) = self.edge(node, which);
                first.get_or_insert(which);
                self.path.push((node, edge));
                self.policy.play(&mut self.table, seat, which);
                if is_new {
                    break;
                }
                let Some(child) = self.child(node, edge) else { break };
                node = child;
            } else if !self.policy.play(&mut self.table, seat, which) {
                break;
            }
        }
        let outlook = rollout(&mut self.policy, &mut self.table, &self.minds, &mut self.luck, self.until);
        self.learn(&outlook, first.unwrap_or(0));
    }

    /// The option to try next by PUCT: good results so far, or a high prior and few visits.
    fn choose(&mut self, node: u32, seat: Seat) -> usize {
        let width = if node == 0 { WIDTH[0] } else { WIDTH[1] };
        if node == 0 {
            self.policy.lines.clone_from(&self.options);
        } else {
            self.policy.weigh(&self.table, seat, self.minds.of(seat), width);
        }
        let lines = &self.policy.lines;
        if lines.len() < 2 {
            return 0;
        }
        self.order.clear();
        self.order.extend(0..lines.len());
        sort_first(&mut self.order, width, |&a, &b| lines.score(a) > lines.score(b));
        self.order.truncate(width);
        let best = lines.score(self.order[0]);
        let prior = |i: usize| {
            let behind = 1.0 + (best - lines.score(i)) / DOUBT;
            1.0 / (behind * behind)
        };
        let all: f64 = self.order.iter().map(|&i| prior(i)).sum();
        let here = &self.nodes[node as usize];
        let span = (self.most - self.least).max(1.0);
        let visits = f64::from(here.visits.max(1));
        let unseen = here.utility[seat.index()] / visits;
        let (mut chosen, mut best) = (self.order[0], f64::MIN);
        for &i in &self.order {
            let key = key(lines.line(i));
            let edge = here.edges.iter().find(|edge| edge.key == key);
            let (tried, utility) = edge.map_or((0.0, unseen), |edge| {
                let tried = f64::from(edge.visits);
                (tried, edge.utility[seat.index()] / tried)
            });
            let hope = (utility - self.least) / span + CURIOSITY * prior(i) / all * visits.sqrt() / (1.0 + tried);
            if hope > best {
                (chosen, best) = (i, hope);
            }
        }
        chosen
    }

    /// The edge of an option, and whether it is new.
    fn edge(&mut self, node: u32, which: usize) -> (u32, bool) {
        let key = key(self.policy.lines.line(which));
        let edges = &mut self.nodes[node as usize].edges;
        match edges.iter().position(|edge| edge.key == key) {
            Some(place) => (place as u32, false),
            None => {
                edges.push(Edge { key, child: NOBODY, visits: 0, utility: [0.0; MAX_SEATS] });
                (edges.len() as u32 - 1, true)
            }
        }
    }

    /// The child node of an edge. Creates it while the tree may grow; `None` after that.
    fn child(&mut self, node: u32, edge: u32) -> Option<u32> {
        let next = self.nodes.len();
        let edge = &mut self.nodes[node as usize].edges[edge as usize];
        if edge.child == NOBODY {
            if next >= MOST_NODES {
                return None;
            }
            edge.child = next as u32;
            self.nodes.push(Node::default());
            return Some(next as u32);
        }
        Some(edge.child)
    }

    fn learn(&mut self, outlook: &Outlook, first: usize) {
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            let edge = &mut node.edges[edge as usize];
            node.visits += 1;
            edge.visits += 1;
            for seat in 0..MAX_SEATS {
                node.utility[seat] += outlook.utility[seat];
                edge.utility[seat] += outlook.utility[seat];
            }
        }
        let own = self.seat.index();
        let seats = G::seats(self.root.rules()).len();
        for &utility in &outlook.utility[..seats] {
            self.least = self.least.min(utility);
            self.most = self.most.max(utility);
        }
        if let Some(seen) = self.seen.get_mut(first) {
            seen.visits += 1;
            seen.points += outlook.points[own];
            seen.squares += outlook.points[own] * outlook.points[own];
            seen.wins += outlook.win[own];
        }
        self.playouts += 1;
    }
}

/// A hash of an answer or a plan that is the same on every platform.
fn key<A: Hash>(line: &[A]) -> u64 {
    let mut hash = Fnv::default();
    line.iter().for_each(|action| action.hash(&mut hash));
    hash.finish()
}
