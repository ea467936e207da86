//! The words of the intrigue.

use crate::engine::{Seat, Targets};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::followers::Follower;
use crate::orleans::data::goods::{ByGood, Good};
use crate::orleans::data::map::Town;
use crate::orleans::data::places::Space;
use crate::orleans::data::tracks::Marker;
use crate::orleans::pieces::Target;
use crate::orleans::questions::Ask;
use crate::orleans::{At, Orleans};
use crate::wire::{tagged, wire};

tagged! {
    /// What an intriguer does to one opponent (T-078).
    Plot as "OrleansPlot" {
        /// Swaps goods (T-078).
        Swindle = "swindle" {
            /// The opponent's good.
            takes: Good,
            /// Does it lie on the brasserie (T-097)?
            stored: bool,
            /// The actor's good.
            gives: Good,
        } as "swindle {stored?} {takes} for {gives}",
        /// Takes a station back to its owner's stock (T-078).
        Burn = "burn" as "burn",
        /// Takes the merchant to Orléans (T-078).
        Kidnap = "kidnap" as "kidnap",
        /// Makes the opponent give one thing (T-078).
        Torture = "torture" as "torture",
        /// Draws a follower from the opponent's bag (T-078).
        Execute = "execute" as "execute",
        /// Sends a follower to its bag (T-078).
        Sabotage = "sabotage" {
            /// Where it stands.
            space: Space,
        } as "sabotage {space}",
        /// Takes technology (T-078).
        Spy = "spy" {
            /// Where it lies.
            space: Space,
        } as "spy {space}",
        /// Takes two coins (T-078).
        Tax = "tax" as "tax",
        /// One step on, the opponent one back (T-078).
        Betray = "betray" {
            /// Which marker.
            marker: Marker,
        } as "betray {marker}",
    }
}

wire! {
    /// What is offered as a bribe (T-079).
    pub struct Bundle: Copy, Default, Eq, Hash as "OrleansBundle" {
        /// Coins.
        pub coins: u16,
        /// Goods.
        pub goods: ByGood<u8>,
    }
}

tagged! {
    /// A rule of the intrigue that runs by itself.
    IntrigueStep as "OrleansIntrigueStep" {
        /// An opponent may bribe, then the plot takes effect (T-078, T-079).
        Plot = "plot" {
            /// Who plots.
            actor: Seat,
            /// Against whom.
            victim: Seat,
            /// What.
            plot: Plot,
        },
    }
}

tagged! {
    /// What the intrigue asks.
    IntrigueAsk as "OrleansIntrigueAsk" {
        /// Against whom, and what (T-078).
        Target = "target" {
            /// The intriguer.
            civic: Civic,
        },
        /// A bribe, or none (T-079).
        Bribe = "bribe" {
            /// Who plots.
            actor: Seat,
            /// What.
            plot: Plot,
        },
        /// How many of this to offer (T-079).
        Pledge = "pledge" {
            /// Who plots.
            actor: Seat,
            /// What.
            plot: Plot,
            /// What is offered so far.
            bundle: Bundle,
            /// The good that is asked for; nothing means coins.
            good: Option<Good>,
        },
        /// Accept, or not (T-079).
        Bribed = "bribed" {
            /// Who offers.
            victim: Seat,
            /// What would happen.
            plot: Plot,
            /// What is offered.
            bundle: Bundle,
        },
        /// A good of choice (T-078).
        Loot = "loot",
        /// A station, or none (T-083).
        Rebuild = "rebuild",
    }
}

impl IntrigueAsk {
    /// The rule that says what answers it.
    pub const fn rule(self) -> &'static str {
        match self {
            IntrigueAsk::Target { .. } | IntrigueAsk::Loot => "T-078",
            IntrigueAsk::Bribe { .. } | IntrigueAsk::Pledge { .. } | IntrigueAsk::Bribed { .. } => "T-079",
            IntrigueAsk::Rebuild => "T-083",
        }
    }
}

tagged! {
    /// What answers the intrigue.
    IntrigueAction as "OrleansIntrigueAction" {
        /// Plots against this opponent (T-078).
        Plot = "plot" {
            /// Whom.
            victim: Seat,
            /// What.
            plot: Plot,
        } as "plot {victim} {plot..}",
        /// Offers a bribe and counts it out (T-079).
        Offer = "offer" as "offer",
        /// Offers so many of what is asked for (T-079).
        Pledge = "pledge" {
            /// How many.
            count: u16,
        } as "pledge {count}",
        /// Offers this bribe, where only a few are known (T-079).
        Bribe = "bribe" {
            /// Coins.
            coins: u8,
            /// A good.
            good: Option<Good>,
        } as "bribe {coins} [{good}]",
        /// Takes the bribe (T-079).
        Accept = "accept" as "accept",
        /// Takes a good (T-078).
        TakeGood = "takeGood" {
            /// Which.
            good: Good,
        } as "loot {good}",
        /// Builds a station where the merchant stands (T-083).
        Rebuild = "rebuild" as "rebuild",
    }
}

tagged! {
    /// What happened by intrigue.
    IntrigueEvent as "OrleansIntrigueEvent" {
        /// A plot was named.
        Plotted = "plotted" { seat: Seat, victim: Seat, plot: Plot },
        /// A bribe was offered.
        BribeOffered = "bribeOffered" { seat: Seat, to: Seat, bundle: Bundle },
        /// A bribe was taken; its giver is spared.
        BribeAccepted = "bribeAccepted" { seat: Seat, from: Seat, bundle: Bundle },
        /// A bribe was not taken.
        BribeRefused = "bribeRefused" { seat: Seat, from: Seat },
        /// Goods changed hands.
        GoodsSwapped = "goodsSwapped" { seat: Seat, victim: Seat, takes: Good, gives: Good },
        /// A station went back to its owner's stock.
        StationBurned = "stationBurned" { seat: Seat, victim: Seat, town: Town },
        /// A merchant was taken to Orléans.
        MerchantKidnapped = "merchantKidnapped" { seat: Seat, victim: Seat },
        /// The executioner drew this follower.
        FollowerExecuted = "followerExecuted" { seat: Seat, follower: Follower, lost: bool },
        /// A follower went back to its bag.
        FollowerSabotaged = "followerSabotaged" { seat: Seat, victim: Seat, space: Space },
        /// Technology changed hands.
        TechnologyStolen = "technologyStolen" { seat: Seat, victim: Seat, space: Space },
        /// Coins changed hands.
        CoinsCollected = "coinsCollected" { seat: Seat, victim: Seat, coins: u16 },
        /// One marker went on, another back, unless its owner was spared.
        Betrayed = "betrayed" { seat: Seat, victim: Seat, marker: Marker, spared: bool },
    }
}

impl IntrigueAction {
    /// The pieces that it touches, as an answer to this question.
    pub fn targets(self, at: At<'_>, seat: Seat, ask: Ask, out: &mut Targets<Orleans>) {
        match self {
            IntrigueAction::Plot { victim, plot } => match plot {
                Plot::Swindle { takes, gives, .. } => {
                    out.extend([Target::Good(victim, takes), Target::Good(seat, gives)]);
                }
                Plot::Burn => out.push(Target::Station(victim, at.state.players[seat].merchant)),
                Plot::Kidnap => out.push(Target::Merchant(victim)),
                Plot::Torture | Plot::Tax => out.push(Target::Seat(victim)),
                Plot::Execute => out.push(Target::Bag(victim)),
                Plot::Sabotage { space } | Plot::Spy { space } => out.push(Target::Space(victim, space)),
                Plot::Betray { marker } => {
                    out.push(marker.track().map_or(Target::Development(victim), |track| Target::Marker(victim, track)));
                }
            },
            IntrigueAction::Bribe { coins, good } => {
                out.extend(good.map(|good| Target::Good(seat, good)));
                out.extend((coins > 0).then_some(Target::Coins(seat)));
            }
            IntrigueAction::Rebuild => {
                out.extend([Target::Town(at.state.players[seat].merchant), Target::Stations(seat)]);
            }
            IntrigueAction::Offer => {
                let player = &at.state.players[seat];
                owned(seat, Bundle { coins: player.coins, goods: player.goods }, out);
            }
            IntrigueAction::Pledge { .. } => {
                if let Ask::Intrigue(IntrigueAsk::Pledge { good, .. }) = ask {
                    out.push(good.map_or(Target::Coins(seat), |good| Target::Good(seat, good)));
                }
            }
            IntrigueAction::Accept => {
                if let Ask::Intrigue(IntrigueAsk::Bribed { victim, bundle, .. }) = ask {
                    owned(victim, bundle, out);
                }
            }
            IntrigueAction::TakeGood { good } => out.push(Target::MarketGood(good)),
        }
    }
}

/// A seat's coins and goods, as far as the bundle holds any.
fn owned(seat: Seat, bundle: Bundle, out: &mut Targets<Orleans>) {
    out.extend((bundle.coins > 0).then_some(Target::Coins(seat)));
    let goods = bundle.goods.iter().filter(|&(_, count)| count > 0);
    out.extend(goods.map(|(good, _)| Target::Good(seat, good)));
}

impl IntrigueStep {
    /// The seats that it names.
    pub fn seats(self) -> Vec<Seat> {
        match self {
            IntrigueStep::Plot { actor, victim, .. } => vec![actor, victim],
        }
    }
}

impl IntrigueAsk {
    /// The seats that it names.
    pub fn seats(self) -> Vec<Seat> {
        match self {
            IntrigueAsk::Bribe { actor, .. } | IntrigueAsk::Pledge { actor, .. } => vec![actor],
            IntrigueAsk::Bribed { victim, .. } => vec![victim],
            IntrigueAsk::Target { .. } | IntrigueAsk::Loot | IntrigueAsk::Rebuild => vec![],
        }
    }
}
