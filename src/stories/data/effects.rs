//! Effects of places, and their counters: the vocabulary of S-049, S-055 and S-116.

use super::wares::{Follower, Good};
use crate::parts::{By, Set};
use crate::wire::{Deserialize, Node, Read};
use crate::wire::{Kind, Wire, place};
use serde::{Serialize, Serializer};

/// A counter of a player (S-055). Areas are controlled with an own settler, even beside settlers of others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesCounter")]
#[repr(u8)]
pub enum Counter {
    /// Controlled villages.
    #[default]
    ControlledVillage,
    /// Controlled areas, villages included.
    ControlledArea,
    /// Half the controlled areas, rounded down.
    TwoControlledAreas,
    /// Controlled areas on their land side.
    ControlledLand,
    ControlledHill,
    ControlledPasture,
    ControlledForest,
    ControlledLake,
    ControlledField,
    /// Controlled fields and lakes together.
    ControlledFieldOrLake,
    /// Churches in controlled villages, built by any player.
    ControlledChurch,
    /// Fortresses that the player has built, with a settler or without.
    OwnFortress,
    /// Followers on the executed card, before they return to the bag.
    FollowerOnCard,
}

/// A building on the map (S-029, S-045, S-047).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesBuilding")]
#[repr(u8)]
pub enum Building {
    #[default]
    Village,
    Fortress,
    Church,
}

impl Building {
    /// Its name.
    pub fn title(self) -> &'static str {
        ["Village", "Fortress", "Church"][self.index()]
    }
}

/// A value for each building.
pub type ByBuilding<T> = By<Building, T, 3>;

/// The tiles that a space of a place takes (S-007, S-036).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Takes {
    /// A follower of one of these kinds, or one that can stand for it.
    Followers(Set<Follower>),
    /// Any follower.
    Anybody,
    /// Exactly this good, from stock.
    Good(Good),
    /// Any tile that can be sent: a follower, a good, a sum of coins, technology (Gate and tower).
    Cargo,
}

/// The words for tiles that are neither a kind of follower nor a good.
const WORDS: [&str; 2] = ["any", "cargo"];

impl Serialize for Takes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Takes::Followers(kinds) => kinds.serialize(serializer),
            Takes::Anybody => serializer.serialize_str(WORDS[0]),
            Takes::Good(good) => good.serialize(serializer),
            Takes::Cargo => serializer.serialize_str(WORDS[1]),
        }
    }
}

/// Reads a list of followers, or one word.
impl Read for Takes {
    fn read(node: Node<'_>) -> Self {
        if node.is_list() {
            return Takes::Followers(Set::read(node));
        }
        let name = node.text();
        match (place(&WORDS, name), Good::from_name(name), Follower::from_name(name)) {
            (Some(0), ..) => Takes::Anybody,
            (Some(_), ..) => Takes::Cargo,
            (_, Some(good), _) => Takes::Good(good),
            (.., Some(follower)) => Takes::Followers(Set::one(follower)),
            _ => {
                let known = [Follower::NAMES, Good::NAMES, &WORDS].concat().join(", ");
                node.misfit(&format!("\"{name:.40}\" is not a list of followers nor one of {known}"));
                Takes::Anybody
            }
        }
    }
}

#[cfg(feature = "types")]
impl crate::wire::Typed for Takes {
    fn type_name() -> String {
        "StoriesTakes".to_owned()
    }
    fn declare(all: &mut crate::wire::Declarations) {
        let about = " What a space of a place takes: a follower of one of these kinds, any follower, a good, or anything that can be sent.";
        all.add("StoriesTakes", &[about], || {
            "Array<StoriesFollower> | StoriesFollower | StoriesGood | \"any\" | \"cargo\"".to_owned()
        });
        Follower::declare(all);
        Good::declare(all);
    }
}

/// The effect of a place, when it is executed or while it is owned. The rules of play depend on the effect and never on
/// the place, as any card may have any effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesEffect")]
pub enum Effect {
    /// A settler enters an area; the numbers are the knights needed against foreign land and foreign villages (S-027,
    /// S-068).
    Expand { land: u8, village: u8 },
    /// Builds a village, fortress or church (S-029, S-045, S-047).
    Build { building: Building },
    /// One good for each controlled land (S-030).
    Produce,
    /// A place card of an open category (S-031).
    TakePlaceCard,
    /// A follower of one of these kinds (S-032, S-033, S-041 to S-043).
    Recruit { kinds: Set<Follower> },
    /// As many trades as the counter says, buying and selling in any mix (S-034).
    Trade { per: Counter },
    /// Technology, parked (S-044).
    GainTechnology { amount: u8 },
    /// Sends one loaded tile (S-036, S-037).
    Dispatch,
    /// Up to `amount` of a good.
    GainGood { good: Good, amount: u8 },
    /// Coins, times the counter if there is one.
    GainCoins {
        amount: u8,
        #[wire(default, skip_serializing_if = "is_default")]
        per: Option<Counter>,
    },
    /// Fame, times the counter if there is one.
    GainFame {
        amount: u8,
        #[wire(default, skip_serializing_if = "is_default")]
        per: Option<Counter>,
    },
    /// Turns up to `max` of one good into `ratio` of another each.
    Convert { from: Good, to: Good, max: u8, ratio: u8 },
    /// Turns up to `max` coins into fame, at this rate.
    CoinsToFame { max: u8, rate: u8 },
    /// Draws followers and keeps some of them.
    DrawAndKeep { draw: u8, keep: u8 },
    /// A delivery of at most as many goods as the counter says (S-062).
    Deliver { per: Counter },
    /// Citizens for coins.
    BuyCitizen { coins: u8, amount: u8 },
    /// A second Gate, and more spaces on the green (S-039).
    SecondGate { green: u8 },
    /// Passive: one kind of followers can stand for others.
    Substitute { follower: Follower, stands_for: Set<Follower> },
    /// Passive: more followers are drawn.
    ExtraDraw { amount: u8 },
    /// Passive: more trades on the market.
    ExtraTrade { amount: u8 },
    /// Passive: more fame for each building.
    ExtraFamePerBuilding { amount: u8 },
    /// Passive: more knights are needed against the owner.
    ExtraKnightsAgainstYou { amount: u8 },
}

impl Effect {
    /// Whether it applies while its card is owned.
    pub fn is_passive(self) -> bool {
        matches!(
            self,
            Effect::Substitute { .. }
                | Effect::ExtraDraw { .. }
                | Effect::ExtraTrade { .. }
                | Effect::ExtraFamePerBuilding { .. }
                | Effect::ExtraKnightsAgainstYou { .. }
        )
    }

    /// Whether it sends the tiles on its spaces.
    pub fn is_gate(self) -> bool {
        matches!(self, Effect::Dispatch | Effect::SecondGate { .. })
    }
}
