//! The gunpowder tower: room for two more followers, who may go from there to spaces or to deeds (O-028, O-098).

use super::{Module, OrleansModule, Quote};
use crate::bagbuilding::drawing::pour;
use crate::bagbuilding::ending::Finishes;
use crate::engine::{Answers, Question, Reply, Runs, Seat, Targets};
use crate::orleans::data::followers::Follower;
use crate::orleans::data::places::Place;
use crate::orleans::judge::Eye;
use crate::orleans::phases::followers::Followers;
use crate::orleans::pieces::Target;
use crate::orleans::places::{Effect, Usage};
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::rules::MARKET_SPACES;
use crate::orleans::setup::Setup;
use crate::orleans::spaces::deeds;
use crate::orleans::state::Player;
use crate::orleans::vocabulary::{Event, Store};
use crate::orleans::{At, Cx, Item, Orleans, Step, Verdict, modules};
use crate::wire::Wire;

/// Who lies on the tower (O-098).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "shelter")]
pub struct Sheltering;

/// Lays a follower on the tower (O-098).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "shelter", notation = "shelter {follower}")]
pub struct Shelter {
    pub follower: Follower,
}

/// How many followers have room on it.
pub const TOWER_SPACES: u8 = 2;

/// The gunpowder tower.
#[derive(Debug)]
pub struct Tower;

impl Module<Orleans> for Tower {
    fn is_in_play(&self, _: &Setup) -> bool {
        true
    }

    /// Its followers join the market before phase 3, and lie down again after it.
    fn plan(&self, round: &mut Vec<Step>) {
        if let Some(at) = round.iter().position(|step| *step == Followers.into()) {
            round.insert(at, EmptyTowers.into());
            round.insert(at + 2, FillTowers.into());
        }
    }

    /// Whoever lies on a tower that is given up goes back into the bag (O-122).
    fn react(&self, cx: &mut Cx<'_>, event: &Event) {
        if let Event::PlaceSurrendered { seat, place: Place::GunpowderTower } = *event {
            let player = &mut cx.state.players[seat];
            pour(&mut player.tower, &mut player.followers.bag);
        }
    }
}

impl OrleansModule for Tower {
    fn quote(&self, at: At<'_>, seat: Seat, of: Quote, value: u8) -> u8 {
        let has_room = matches!(of, Quote::MarketSpaces) && at.state.players[seat].places.has(Place::GunpowderTower);
        if has_room { value + TOWER_SPACES } else { value }
    }
}

/// Those who lie on it go to deeds as from the town hall.
impl Effect for Tower {
    fn usage(&self) -> Usage {
        Usage::Sends
    }

    /// One follower is enough.
    fn is_activated_without_spaces(&self, player: &Player) -> bool {
        player.tower.total() > 0
    }

    fn offer(&self, at: At<'_>, seat: Seat, place: Place, out: &mut Vec<Action>) {
        deeds::candidates(at, seat, place, out);
    }

    fn tile_worth(&self, eye: &Eye<'_>, _: Place) -> f64 {
        eye.weights.tower * eye.left
    }
}

/// The towers' followers join the market (O-098).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "emptyTowers")]
pub struct EmptyTowers;

impl Runs<Orleans> for EmptyTowers {
    /// All who lie on towers stand on the market for the time of phase 3.
    fn run(self, cx: &mut Cx<'_>) {
        for player in cx.state.players.values_mut() {
            pour(&mut player.tower, &mut player.followers.market);
        }
    }
}

/// The towers' owners choose who lies there (O-098).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "fillTowers")]
pub struct FillTowers;

impl Runs<Orleans> for FillTowers {
    /// The owner fixes who lies on the tower.
    fn run(self, cx: &mut Cx<'_>) {
        let is_asked = |seat: &Seat| {
            let player = &cx.state.players[*seat];
            player.places.has(Place::GunpowderTower) && player.followers.market.total() > 0
        };
        let asked = cx.rules.seats.iter().filter(is_asked);
        let shelter = Item::asks_if_any(asked.map(|seat| (seat, Sheltering.into())));
        cx.next(shelter);
    }
}

impl Question for Sheltering {
    type Game = Orleans;
    const RULE: &'static str = "O-098";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        at.state.players[seat].places.has(Place::GunpowderTower)
    }
}

impl Finishes for Sheltering {
    /// Does the rest fit on the market?
    fn may_finish(at: At<'_>, seat: Seat) -> Verdict {
        let over = at.state.players[seat].followers.market.total().saturating_sub(MARKET_SPACES.into()) as u8;
        if over == 0 { Ok(()) } else { refuse("O-028", Reason::MarketOverfull { over }) }
    }
}

impl Answers<Sheltering> for Shelter {
    fn candidates(_: Sheltering, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let there = at.state.players[seat].followers.market.iter().filter(|&(_, count)| count > 0);
        out.extend(there.map(|(follower, _)| Action::from(Shelter { follower })));
    }

    fn verdict(self, _: Sheltering, at: At<'_>, seat: Seat) -> Verdict {
        let (follower, player) = (self.follower, &at.state.players[seat]);
        if player.tower.total() >= TOWER_SPACES.into() {
            return refuse("O-098", Reason::TowerFull);
        }
        if player.followers.market[follower] == 0 {
            return refuse("O-098", Reason::NotOnMarket { follower });
        }
        Ok(())
    }

    fn resolve(self, ask: Sheltering, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let (follower, player) = (self.follower, &mut cx.state.players[seat]);
        player.followers.market.take(follower);
        player.tower.put(follower);
        modules::tell(cx, Event::FollowerSheltered { seat, follower });
        Reply::Again(ask.into())
    }

    fn targets(self, _: Sheltering, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Follower(seat, Store::Market, self.follower));
    }
}
