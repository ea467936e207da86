//! What good play is in Orléans.
//!
//! | to find | look in |
//! |---|---|
//! | what things are worth, as a table | [`weights`] |
//! | coins, goods, development, stations, citizens, followers | `things` |
//! | what using a place brings, and owning it | `uses` |
//! | where the merchant should be | `map` |
//! | whole plans | `plans` |
//! | events, harvest, torture | `trouble` |
//! | each answer, and a position as a whole | here |
//! | what modules ask and answer | `judge.rs` in the folder of each |

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

/// A player's look at the own board, with what every question asks for.
#[derive(Debug)]
pub struct Eye<'a> {
    /// The table.
    pub at: At<'a>,
    /// Who looks at it.
    pub seat: Seat,
    /// What things are worth to them.
    pub weights: &'a Weights,
    /// Their board.
    pub player: &'a Player,
    /// Rounds after this one.
    pub left: f64,
    /// The development status to be expected in the end.
    pub status: f64,
    /// The stations and citizens to be expected in the end.
    things: f64,
    /// The followers of each role, wherever they are.
    roles: [u8; 7],
    /// What each good is worth.
    goods: [f64; 5],
    /// What it is worth that the merchant stands in each town, once that was asked.
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

    /// A module may have its own word on an answer; the base game's word is the last.
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

    /// What each module finds this worth, those that see nothing in it left out.
    pub fn worths(&self, of: Worth) -> impl Iterator<Item = f64> {
        self.at.rules.modules.iter().filter_map(move |module| module.worth(self, of))
    }

    /// What the position promises beside the points it has.
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

/// How many followers of each role a player has.
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

    /// What others have taken back at the same time cannot be told from what they had before.
    fn is_searched(_: &Rules, ask: &Ask) -> bool {
        !matches!(ask, Ask::Recall(_))
    }

    /// While all plan at once, the others' followers are thought of as still on the market, and their technology as still
    /// beside the board.
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
