//! What a plot does to an opponent who has not bribed (T-078, T-081, T-082).

use super::plot::Plot;
use super::vocabulary::Events;
use super::{count, plots};
use crate::bagbuilding::{Follower as _, Tile, drawing};
use crate::engine::{Chance, Seat, Weighted};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::Town;
use crate::orleans::data::places::Space;
use crate::orleans::data::tracks::Marker;
use crate::orleans::modules::tell;
use crate::orleans::phases::torture::Torture;
use crate::orleans::round::{draw, step};
use crate::orleans::state::Player;
use crate::orleans::vocabulary::Outcome;
use crate::orleans::{At, Cx, Orleans};
use crate::parts::Set;
use crate::wire::Wire;

/// The coins that the tax collector takes from each opponent.
const TAX: u16 = 2;

/// The plot takes effect, if it has any.
pub fn resolve(cx: &mut Cx<'_>, actor: Seat, victim: Seat, plot: Plot) {
    match plot {
        Plot::Swindle { takes, stored, gives } => swap(cx, actor, victim, takes, stored, gives),
        Plot::Burn => burn(cx, actor, victim),
        Plot::Kidnap => kidnap(cx, actor, victim),
        Plot::Torture if plots::changes(cx.at(), victim, plot) => {
            cx.next([step(Torture { seat: victim, owed: 1 })]);
        }
        Plot::Execute if cx.state.players[victim].followers.bag.total() > 0 => {
            cx.next([draw(Execution { seat: victim })]);
        }
        Plot::Torture | Plot::Execute => {}
        Plot::Sabotage { space } => {
            cx.state.players[victim].followers.release(Set::one(space));
            tell(cx, Events::FollowerSabotaged { seat: actor, victim, space });
        }
        Plot::Spy { space } => steal(cx, actor, victim, space),
        Plot::Tax => collect(cx, actor, victim),
        Plot::Betray { marker } => betray(cx, actor, victim, marker, false),
    }
}

/// A bribe spares the opponent; as a traitor the actor still goes on (T-079).
pub fn spare(cx: &mut Cx<'_>, actor: Seat, victim: Seat, plot: Plot) {
    if let Plot::Betray { marker } = plot {
        betray(cx, actor, victim, marker, true);
    }
}

/// Coins go from one player to another; they are there.
pub fn hand_over(cx: &mut Cx<'_>, from: Seat, to: Seat, coins: u16) {
    let giver = &mut cx.state.players[from];
    giver.coins = giver.coins.saturating_sub(coins);
    let taker = &mut cx.state.players[to];
    taker.coins = taker.coins.saturating_add(coins);
}

/// The swindler's swap; what comes in is ordinary, whatever it was (T-097).
fn swap(cx: &mut Cx<'_>, actor: Seat, victim: Seat, takes: Good, stored: bool, gives: Good) {
    cx.state.players[actor].give(gives);
    cx.state.players[actor].goods.put(takes);
    let other = &mut cx.state.players[victim];
    other.goods.take(takes);
    if stored {
        other.stored.take(takes);
    }
    other.goods.put(gives);
    tell(cx, Events::GoodsSwapped { seat: actor, victim, takes, gives });
}

/// The station where the actor's merchant stands returns to its owner's stock.
fn burn(cx: &mut Cx<'_>, actor: Seat, victim: Seat) {
    let town = cx.state.players[actor].merchant;
    let other = &mut cx.state.players[victim];
    other.stations.remove(town);
    other.unbuilt += 1;
    tell(cx, Events::StationBurned { seat: actor, victim, town });
}

/// The merchant stands in Orléans, without travelling; void if he is there (T-084).
fn kidnap(cx: &mut Cx<'_>, actor: Seat, victim: Seat) {
    let merchant = &mut cx.state.players[victim].merchant;
    if *merchant != Town::Orleans {
        *merchant = Town::Orleans;
        tell(cx, Events::MerchantKidnapped { seat: actor, victim });
    }
}

/// The executioner's victim (T-078).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "execution")]
pub struct Execution {
    /// Whose.
    pub seat: Seat,
}

impl Chance<Orleans> for Execution {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        drawing::outcomes(&at.state.players[self.seat].followers.bag, out, |follower| Outcome::Follower { follower });
    }

    /// A neutral follower goes back to the supply, an own one to the bag.
    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (seat, Outcome::Follower { follower }) = (self.seat, outcome) else { return };
        let lost = follower.is_neutral();
        if lost {
            cx.state.players[seat].followers.bag.take(follower);
            cx.state.supply.put(follower.role());
        }
        tell(cx, Events::FollowerExecuted { seat, follower, lost });
    }

    fn fits(self, at: At<'_>, _: usize) -> bool {
        at.rules.seats.has(self.seat) && count(at, Civic::Executioner) > 0
    }
}

/// Technology goes to the same space of the actor's board, at once; whoever stands there goes into the bag (T-081).
fn steal(cx: &mut Cx<'_>, actor: Seat, victim: Seat, space: Space) {
    cx.state.players[victim].followers.spaces.clear(space);
    let own = &mut cx.state.players[actor].followers;
    own.release(Set::one(space));
    own.spaces.put(space, Tile::Technology);
    tell(cx, Events::TechnologyStolen { seat: actor, victim, space });
}

/// Two coins, or what there is; never torture.
fn collect(cx: &mut Cx<'_>, actor: Seat, victim: Seat) {
    let coins = cx.state.players[victim].coins.min(TAX);
    if coins > 0 {
        hand_over(cx, victim, actor, coins);
        tell(cx, Events::CoinsCollected { seat: actor, victim, coins });
    }
}

/// Only markers move: nothing that stands on their fields is gained or lost (T-082).
fn betray(cx: &mut Cx<'_>, actor: Seat, victim: Seat, marker: Marker, spared: bool) {
    *field(&mut cx.state.players[actor], marker) += 1;
    if !spared {
        *field(&mut cx.state.players[victim], marker) -= 1;
    }
    tell(cx, Events::Betrayed { seat: actor, victim, marker, spared });
}

fn field(player: &mut Player, marker: Marker) -> &mut u8 {
    match marker.track() {
        Some(track) => &mut player.tracks[track],
        None => &mut player.development,
    }
}
