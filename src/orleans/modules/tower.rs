//! The gunpowder tower: room for two more followers, who may go from there to spaces or to deeds (O-028, O-098).

use super::{Module, Quote};
use crate::engine::{Reply, Seat};
use crate::orleans::data::followers::Follower;
use crate::orleans::data::places::Place;
use crate::orleans::refusals::{Why, no};
use crate::orleans::rules::MARKET_SPACES;
use crate::orleans::vocabulary::{Action, Ask, Event, Step};
use crate::orleans::{At, Cx, Item, Verdict, modules};

/// How many followers have room on it.
pub const TOWER_SPACES: u8 = 2;

/// The gunpowder tower.
#[derive(Debug)]
pub struct Tower;

impl Module for Tower {
    /// Its followers join the market before phase 3, and lie down again after it.
    fn plan(&self, round: &mut Vec<Step>) {
        if let Some(at) = round.iter().position(|step| *step == Step::Followers) {
            round.insert(at, Step::EmptyTowers);
            round.insert(at + 2, Step::FillTowers);
        }
    }

    fn quote(&self, at: At<'_>, seat: Seat, of: Quote, value: u8) -> u8 {
        let has_room = of == Quote::MarketSpaces && at.state.players[seat].places.has(Place::GunpowderTower);
        if has_room { value + TOWER_SPACES } else { value }
    }

    fn offer(&self, at: At<'_>, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
        if matches!(ask, Ask::Shelter) {
            let market = &at.state.players[seat].followers.market;
            out.extend(market.iter().filter(|&(_, count)| count > 0).map(|(follower, _)| Action::Shelter { follower }));
            out.push(Action::Ready);
        }
    }

    fn verdict(&self, at: At<'_>, seat: Seat, ask: Ask, action: Action) -> Option<Verdict> {
        match (ask, action) {
            (Ask::Shelter, Action::Shelter { follower }) => Some(shelter_verdict(at, seat, follower)),
            (Ask::Shelter, Action::Ready) => Some(ready_verdict(at, seat)),
            _ => None,
        }
    }

    fn answer(&self, cx: &mut Cx<'_>, seat: Seat, _: Ask, action: Action) -> Option<Reply<Ask>> {
        match action {
            Action::Shelter { follower } => Some(shelter(cx, seat, follower)),
            _ => None,
        }
    }

    fn step(&self, cx: &mut Cx<'_>, step: Step) {
        match step {
            Step::EmptyTowers => empty(cx),
            Step::FillTowers => fill(cx),
            _ => {}
        }
    }

    /// Whoever lies on a tower that is given up goes back into the bag (O-122).
    fn react(&self, cx: &mut Cx<'_>, event: &Event) {
        if let Event::PlaceSurrendered { seat, place: Place::GunpowderTower } = *event {
            let player = &mut cx.state.players[seat];
            for (follower, count) in std::mem::take(&mut player.tower).iter() {
                player.followers.bag[follower] += count;
            }
        }
    }
}

/// All who lie on towers stand on the market for the time of phase 3.
fn empty(cx: &mut Cx<'_>) {
    for player in cx.state.players.values_mut() {
        for (follower, count) in std::mem::take(&mut player.tower).iter() {
            player.followers.market[follower] += count;
        }
    }
}

/// The owner fixes who lies on the tower.
fn fill(cx: &mut Cx<'_>) {
    let is_asked = |seat: &Seat| {
        let player = &cx.state.players[*seat];
        player.places.has(Place::GunpowderTower) && player.followers.market.total() > 0
    };
    let asks: Vec<(Seat, Ask)> = cx.rules.seats.iter().filter(is_asked).map(|seat| (seat, Ask::Shelter)).collect();
    if !asks.is_empty() {
        cx.next([Item::asks(asks)]);
    }
}

/// May this follower lie on the tower?
fn shelter_verdict(at: At<'_>, seat: Seat, follower: Follower) -> Verdict {
    let player = &at.state.players[seat];
    if player.tower.total() >= TOWER_SPACES.into() {
        return no("O-098", Why::TowerFull {});
    }
    if player.followers.market[follower] == 0 {
        return no("O-098", Why::NotOnMarket { follower });
    }
    Ok(())
}

/// Does the rest fit on the market?
fn ready_verdict(at: At<'_>, seat: Seat) -> Verdict {
    let over = at.state.players[seat].followers.market.total().saturating_sub(MARKET_SPACES.into()) as u8;
    if over == 0 { Ok(()) } else { no("O-028", Why::MarketOverfull { over }) }
}

/// A follower lies down.
fn shelter(cx: &mut Cx<'_>, seat: Seat, follower: Follower) -> Reply<Ask> {
    let player = &mut cx.state.players[seat];
    player.followers.market.take(follower);
    player.tower.put(follower);
    modules::tell(cx, Event::FollowerSheltered { seat, follower });
    Reply::Again(Ask::Shelter)
}
