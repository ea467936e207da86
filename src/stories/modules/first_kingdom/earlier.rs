//! Former possessions of a player, for conditions of an epoch (S-056).
//!
//! A condition counts if it was fulfilled at an earlier time, so possessions are noted just before they shrink. With
//! the option `conditionsMustHold`, nothing is noted.

use super::{realm, realm_mut, tasks};
use crate::engine::{Laws, Seat};
use crate::stories::data::effects::Building;
use crate::stories::data::epochs::Condition;
use crate::stories::data::wares::{ByFollower, Follower};
use crate::stories::modules::Lost;
use crate::stories::rules::SETTLERS;
use crate::stories::state::Tile;
use crate::stories::{At, Cx, Rules};
use crate::wire::{Kind, Wire};

/// A player's largest earlier possessions, for those that a condition of an epoch requires (S-056).
#[derive(Clone, Copy, Debug, Default, PartialEq, Wire)]
#[wire(rename = "StoriesEarlier")]
pub struct Earlier {
    /// Controlled areas.
    #[wire(default, skip_serializing_if = "is_default")]
    pub areas: u8,
    /// Controlled villages.
    #[wire(default, skip_serializing_if = "is_default")]
    pub villages: u8,
    /// Churches in controlled villages.
    #[wire(default, skip_serializing_if = "is_default")]
    pub churches: u8,
    /// Followers of each kind.
    #[wire(default, skip_serializing_if = "is_default")]
    pub followers: ByFollower<u8>,
}

/// A seat's current or earlier value for a condition, and the required one; payments require 0. A follower that is
/// being sent is no longer owned (S-056).
pub fn progress(at: At<'_>, seat: Seat, condition: Condition, sent: Option<Tile>) -> (u8, u8) {
    let built = &at.state.players[seat].built;
    let counts_earlier = !at.rules.options.conditions_must_hold;
    let earlier = realm(at, seat).map(|realm| realm.earlier).unwrap_or_default();
    match condition {
        Condition::ControlAreas { min } => (at.areas(seat).max(earlier.areas), min),
        Condition::ControlVillages { min } => (at.villages(seat).max(earlier.villages), min),
        Condition::ControlChurches { min } => (at.churches(seat).max(earlier.churches), min),
        Condition::OwnFollower { follower, min } => {
            let is_gone = !counts_earlier && sent == Some(Tile::Follower(follower));
            let owned = at.owned(seat, follower).saturating_sub(is_gone.into());
            (owned.max(earlier.followers[follower]), min)
        }
        Condition::Built { building: Building::Village, min } => (built.villages, min),
        Condition::Built { building: Building::Fortress, min } => (built.fortresses, min),
        Condition::Built { building: Building::Church, min } => (built.churches, min),
        Condition::TasksCompleted { min } => (tasks::dispatched(at, seat), min),
        Condition::PayFood { .. } | Condition::PayCoins { .. } | Condition::PayValue { .. } => (0, 0),
    }
}

/// Notes a seat's possessions before a loss, for the epochs that it has not entered yet.
pub fn note(cx: &mut Cx<'_>, seat: Seat, lost: Lost) {
    let (at, rules) = (cx.at(), cx.rules);
    let Some(before) = realm(at, seat) else { return };
    let (mut earlier, entered) = (before.earlier, before.epoch);
    if rules.options.conditions_must_hold {
        return;
    }
    let asked = rules.epochs.iter().skip(entered.into()).flat_map(|row| &row.enter);
    for &condition in asked.filter(|condition| touches(lost, condition)) {
        let (found, _) = progress(at, seat, condition, None);
        if let Some(noted) = noted_mut(&mut earlier, condition) {
            *noted = found;
        }
    }
    if let Some(realm) = realm_mut(cx, seat) {
        realm.earlier = earlier;
    }
}

/// Whether the loss changes the value of this condition.
fn touches(lost: Lost, condition: &Condition) -> bool {
    match *condition {
        Condition::ControlAreas { .. } | Condition::ControlVillages { .. } | Condition::ControlChurches { .. } => {
            lost == Lost::Area
        }
        Condition::OwnFollower { follower, .. } => lost == Lost::Follower(follower),
        _ => false,
    }
}

/// The note for a condition; `None` for payments and for values that cannot shrink.
fn noted_mut(earlier: &mut Earlier, condition: Condition) -> Option<&mut u8> {
    match condition {
        Condition::ControlAreas { .. } => Some(&mut earlier.areas),
        Condition::ControlVillages { .. } => Some(&mut earlier.villages),
        Condition::ControlChurches { .. } => Some(&mut earlier.churches),
        Condition::OwnFollower { follower, .. } => Some(&mut earlier.followers[follower]),
        _ => None,
    }
}

/// Notes exist only for values that an epoch requires, are no larger than possible, and are empty if they do not count.
pub fn laws(at: At<'_>, seat: Seat, earlier: &Earlier, laws: &mut Laws) {
    let n = seat.number();
    let most = most(at.rules);
    for (name, noted, most) in [
        ("areas", earlier.areas, most.areas),
        ("villages", earlier.villages, most.villages),
        ("churches", earlier.churches, most.churches),
    ] {
        let path = format_args!("kingdom.realms[{n}].earlier.{name}");
        laws.hold(noted <= most, path, "expected no more than a player can have had where an epoch asks for it");
    }
    for &follower in Follower::ALL {
        let fits = earlier.followers[follower] <= most.followers[follower];
        let path = format_args!("kingdom.realms[{n}].earlier.followers.{}", follower.name());
        laws.hold(fits, path, "expected no more than a player can have had where an epoch asks for it");
    }
}

/// The largest possible notes.
fn most(rules: &Rules) -> Earlier {
    let mut most = Earlier::default();
    if rules.options.conditions_must_hold {
        return most;
    }
    let on_map = (SETTLERS - rules.scenario.row().settlers_on_boards).min(rules.areas.len());
    for &condition in rules.epochs.iter().flat_map(|row| &row.enter) {
        if let Some(noted) = noted_mut(&mut most, condition) {
            *noted = match condition {
                Condition::OwnFollower { follower, .. } => rules.in_box[follower.into()],
                _ => on_map,
            };
        }
    }
    most
}
