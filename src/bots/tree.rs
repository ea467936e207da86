//! Searching: open-loop PUCT. A node is what seats have answered so far; chance is sampled anew in every playout, so the
//! tree knows no future. The policy says what is worth trying and plays on from the leaves; after some rounds the position
//! is valued. Everybody looks after themselves: one's own points less half of the best other's.

use super::policy::{Minds, Policy};
use super::rollout::{Outlook, rollout};
use crate::engine::{Judge, Lines, MAX_SEATS, Quick, Seat, Style, Table, Turn, USUAL_ROUNDS, Weights};
use crate::parts::{Fnv, sort, sort_first};
use std::hash::{Hash, Hasher};

/// The most nodes a tree grows to: about 60 MB. After that, playouts start at its leaves.
const MOST_NODES: usize = 1 << 18;
/// How many options the first question looks at, and how many every later one.
const WIDTH: [usize; 2] = [16, 6];
/// How far behind the best, in points, an option is half as likely to be tried.
const DOUBT: f64 = 4.0;
/// How much trying weighs against what has been seen.
const CURIOSITY: f64 = 0.6;

/// Playouts between two looks at whether the choice is certain, or at a clock.
pub const SLICE: u32 = 8;

/// How to search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// After how many rounds a playout is cut and the position valued.
    pub rounds: u16,
    /// What the player likes best.
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

/// No child yet.
const NOBODY: u32 = u32::MAX;

/// What has been seen of an option of the first question.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    visits: u32,
    points: f64,
    squares: f64,
    wins: f64,
}

/// What is known of one candidate.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate<A> {
    /// The answer, and those that follow it where a plan is made.
    pub line: Vec<A>,
    /// What the judge thinks of it at first sight, in points against the others.
    pub score: f64,
    /// How often it was tried.
    pub visits: u32,
    /// The points it leads to, on average; nothing, if it was never tried.
    pub points: Option<f64>,
    /// The share of playouts that are won.
    pub win: Option<f64>,
    /// The standard error of the points.
    pub spread: Option<f64>,
}

impl<A: Copy> Estimate<A> {
    /// What the judge thinks of an answer that was never tried.
    pub fn at_sight(line: &[A], score: f64) -> Self {
        Estimate { line: line.to_vec(), score, visits: 0, points: None, win: None, spread: None }
    }
}

/// A search that can be carried on: the same seed and as many playouts give the same answer, however they are divided.
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
    /// About what this seat should answer; `None` if it is not asked.
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

    /// Is there anything to think about?
    pub fn is_worthwhile(&self) -> bool {
        self.is_searched
    }

    /// The playouts so far.
    pub fn playouts(&self) -> u32 {
        self.playouts
    }

    /// So many more playouts; none where there is nothing to think about.
    pub fn more(&mut self, playouts: u32) {
        if self.is_searched {
            (0..playouts).for_each(|_| self.playout());
        }
    }

    /// As many playouts in all, or fewer: none that could not change the choice. Whoever thinks in slices of the same size
    /// comes to the same.
    pub fn until(&mut self, goal: u32) {
        while self.is_searched && !self.is_decided(goal) {
            self.more(SLICE.min(goal - self.playouts));
        }
    }

    /// Is the goal reached, or the best candidate so far ahead that it stays the best, whatever comes of the playouts up to it?
    pub fn is_decided(&self, goal: u32) -> bool {
        let (mut best, mut next) = (0, 0);
        for &Seen { visits, .. } in &self.seen {
            next = next.max(visits.min(best));
            best = best.max(visits);
        }
        self.playouts >= goal || best - next > goal - self.playouts
    }

    /// Every candidate, best first: those tried most often, then those that look best.
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

    /// One playout: down the tree, one step out of it, on by the policy, and back.
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

    /// The option to try next: what looked good so far, and what the judge likes and was seldom tried.
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

    /// The node behind an edge; a new one, as long as the tree may grow.
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

/// A number for an answer, or for a row of them; the same everywhere.
fn key<A: Hash>(line: &[A]) -> u64 {
    let mut hash = Fnv::default();
    line.iter().for_each(|action| action.hash(&mut hash));
    hash.finish()
}
