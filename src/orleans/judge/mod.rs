//! Good play in Orléans.
//!
//! | to find | look in |
//! |---|---|
//! | the weights, as a table | [`weights`] |
//! | coins, goods, development, stations, citizens, followers | `things` |
//! | using a place, and owning it | `uses` |
//! | the merchant's position | `map` |
//! | whole plans | `plans` |
//! | events, harvest, torture | `trouble` |
//! | each answer, and a position as a whole | here |
//! | questions and answers of modules | `judge.rs` in the folder of each |

mod map;
mod plans;
mod things;
mod trouble;
mod uses;
pub(crate) mod weights;

use super::data::followers::{Follower, Role};
use super::data::goods::Good;
use super::data::map::Town;
use super::modules::Worth;
use super::phases::planning::MakePlan;
use super::questions::{Action, Ask};
use super::rules::HOURGLASSES;
use super::setup::Planning;
use super::state::{Gear, Player, State};
use super::{At, Orleans, Rules};
use crate::bagbuilding::{Follower as _, Tile};
use crate::engine::{self, Judge, Lines, Seat, Source};
use crate::parts::Memo;
use crate::wire::Kind;
pub use weights::Weights;

type Sight<'a> = engine::Sight<'a, Orleans>;

/// A player's view of the position, with values that all questions need.
#[derive(Debug)]
pub struct Eye<'a> {
    /// The table.
    pub at: At<'a>,
    /// The seat.
    pub seat: Seat,
    /// Its weights.
    pub weights: &'a Weights,
    /// Its board.
    pub player: &'a Player,
    /// Rounds after this one.
    pub left: f64,
    /// The expected development status at the end.
    pub status: f64,
    /// The expected number of stations and citizens at the end.
    things: f64,
    /// The number of followers of each role, in all places.
    roles: [u8; 7],
    /// The value of each good.
    goods: [f64; 5],
    /// The value of the merchant's position in each town, memoized.
    positions: Memo<{ Town::ALL.len() }>,
}

impl<'a> Eye<'a> {
    fn new(Sight { at, seat, weights }: Sight<'a>) -> Self {
        let player = &at.state.players[seat];
        let left = f64::from(HOURGLASSES.saturating_sub(at.state.hourglasses.len() as u8));
        let owned = f64::from(player.stations.len() + at.state.citizens(seat));
        let mut eye = Eye {
            at,
            seat,
            weights,
            player,
            left,
            status: (f64::from(player.status()) + weights.rise * left).min(6.0),
            things: owned + weights.things * left,
            roles: roles(player),
            goods: [0.0; 5],
            positions: Memo::default(),
        };
        eye.goods = std::array::from_fn(|i| eye.good_worth(Good::ALL[i]));
        eye
    }

    /// Scores an answer; a module's score comes before that of the base game.
    fn score(&self, ask: &Ask, action: Action) -> f64 {
        let own = self.at.rules.modules.iter().find_map(|module| module.judge(self, ask, action));
        own.unwrap_or_else(|| self.base(ask, action))
    }

    fn base(&self, ask: &Ask, action: Action) -> f64 {
        match action {
            Action::Use(answer) => self.place(answer.place),
            Action::Recruit(answer) => self.recruit(answer.role),
            Action::Travel(answer) => self.travel(answer.to, answer.take),
            Action::Move(answer) => self.travel(answer.to, answer.take),
            Action::Send(answer) => self.send(answer.role, answer.deed, answer.reward),
            Action::Dose(answer) => self.development(answer.coins) - self.coins(-f64::from(answer.coins)).abs(),
            Action::TakePlace(answer) => self.tile(answer.place),
            Action::Plan(answer) => self.stand(answer.follower, answer.space),
            Action::Install(answer) => 0.1 + self.install(answer.space),
            Action::Recall(answer) => self.recall(answer.space),
            Action::Draw(answer) => f64::from(answer.count),
            Action::Keep(answer) => self.serves(answer.follower.role()),
            Action::Shelter(answer) => self.shelter(answer.follower),
            Action::Suffer(_) => -self.harm(),
            Action::GiveFood(answer) => -self.good(answer.good),
            Action::PayCoins(_) => -self.due(ask),
            Action::SurrenderStation(_)
            | Action::SurrenderFollower(_)
            | Action::SurrenderStep(_)
            | Action::SurrenderGood(_)
            | Action::SurrenderPlace(_)
            | Action::SurrenderGear(_)
            | Action::SurrenderInstalled(_) => -self.surrender(action),
            _ => 0.0,
        }
    }

    /// The value in each module's view, without modules that have none.
    pub fn worths(&self, of: Worth) -> impl Iterator<Item = f64> {
        self.at.rules.modules.iter().filter_map(move |module| module.worth(self, of))
    }

    /// The value of the position beyond its points.
    fn promises(&self) -> f64 {
        let w = self.weights;
        let player = self.player;
        let owned = f64::from(player.stations.len() + self.at.state.citizens(self.seat));
        let serves: f64 = Role::ALL.iter().map(|&role| self.service(role, self.roles[role.index()])).sum();
        let technology = player.gears.total() + u32::from(player.followers.spaces.technology().len());
        let tiles: f64 = player.places.iter().map(|place| self.tile(place)).sum();
        owned * (self.status - f64::from(player.status())).max(0.0)
            + self.half_way()
            + serves
            + self.crew(self.followers(), self.draws_now())
            + f64::from(technology) * w.technology * self.left
            + tiles
            + self.position(player.merchant)
            + self.need()
            + self.worths(Worth::Position).sum::<f64>()
    }
}

/// The number of a player's followers of each role.
fn roles(player: &Player) -> [u8; 7] {
    let mut roles = [0; 7];
    let mut count = |follower: Follower, count: u8| roles[follower.role().index()] += count;
    for stock in [&player.followers.bag, &player.followers.market, &player.tower, &player.bath] {
        stock.iter().for_each(|(follower, there)| count(follower, there));
    }
    let spaces = &player.followers.spaces;
    spaces.followers().iter().filter_map(|space| spaces.follower(space)).for_each(|follower| count(follower, 1));
    roles
}

impl Judge for Orleans {
    type Weights = Weights;
    const ROUNDS: u16 = 8;

    fn score(sight: Sight<'_>, ask: &Ask, actions: &[Action], scores: &mut Vec<f64>) {
        let eye = Eye::new(sight);
        scores.extend(actions.iter().map(|&action| eye.score(ask, action)));
    }

    fn plans(sight: Sight<'_>, ask: &Ask, most: usize, plans: &mut Lines<Action>) {
        if matches!(ask, Ask::Plan(_)) {
            plans::plans(&Eye::new(sight), most, plans);
        }
    }

    fn value(sight: Sight<'_>) -> f64 {
        let eye = Eye::new(sight);
        f64::from(Self::points(sight.at, sight.seat)) + eye.promises() + eye.weights.round * eye.left
    }

    fn points(at: At<'_>, seat: Seat) -> i32 {
        let mut more: Vec<Source> = Vec::new();
        at.rules.modules.iter().for_each(|module| module.score(at, seat, &mut more));
        super::score::points(at, seat) + more.iter().map(|source| source.points).sum::<i32>()
    }

    fn is_idle(action: Action) -> bool {
        matches!(action, Action::Decline(_) | Action::Pass(_) | Action::Ready(_))
    }

    fn clock(at: At<'_>) -> u16 {
        at.state.hourglasses.len() as u16
    }

    /// Followers that others have taken back at the same time cannot be separated from those they had before.
    fn is_searched(_: &Rules, ask: &Ask) -> bool {
        !matches!(ask, Ask::Recall(_))
    }

    /// While all plan at once, hides the others' plans: their followers are still on the market, and their technology
    /// is still beside the board.
    fn hide(rules: &Rules, state: &mut State, ask: &Ask, seat: Seat) -> Option<Ask> {
        if !matches!(ask, Ask::Plan(_)) || rules.options.planning != Planning::Simultaneous {
            return None;
        }
        for other in rules.seats.iter().filter(|&other| other != seat) {
            let player = &mut state.players[other];
            let spaces = player.followers.spaces.taken();
            for space in spaces.iter() {
                match player.followers.spaces.standing(space) {
                    Some(Tile::Technology) => {
                        player.followers.spaces.clear(space);
                        let has_first = player.gears[Gear::FarmerOnly] > 0;
                        player.gears.put(if has_first { Gear::Free } else { Gear::FarmerOnly });
                    }
                    _ => {
                        player.followers.recall(space);
                    }
                }
            }
        }
        Some(Ask::Plan(MakePlan))
    }
}
