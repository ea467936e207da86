//! The stories, each a folder that can be deleted with its two lines in this file: modules of the seam in
//! [`crate::engine::module`], one of which is in play. What both share knows neither.

pub mod first_kingdom;
pub mod kings_favor;

use super::arrange::Sketch;
use super::data::deeds::Threat;
use super::data::epochs::Loss;
use super::data::wares::{Follower, Ware};
use super::deeds::dispatch::Destination;
use super::judge::{Demand, Want};
use super::questions::Action;
use super::refusals::{Reason, refuse};
use super::setup::{Scenario, Setup};
use super::state::{State, Tile};
use super::{At, Cx, Item, Origin, Rules, Stories, Verdict};
use crate::engine::{Laws, Modular, Module, Seat, Seats, TieBreak};
use crate::wire::is_default;
use std::fmt::Debug;
use std::slice::from_ref;

/// All stories.
static STORIES: &[&dyn Story] = &[&first_kingdom::FirstKingdom, &kings_favor::KingsFavor];

/// The keys of a position under which there is something of a story that is not played.
pub fn unplayed_parts(scenario: Scenario, state: &State) -> Vec<&'static str> {
    unplayed(
        scenario,
        &[
            (Scenario::FirstKingdom, "kingdom", is_default(&state.kingdom)),
            (Scenario::KingsFavor, "court", is_default(&state.court)),
        ],
    )
}

/// The same of a sketch.
pub fn unplayed_sketches(scenario: Scenario, sketch: &Sketch) -> Vec<&'static str> {
    unplayed(
        scenario,
        &[
            (Scenario::FirstKingdom, "kingdom", is_default(&sketch.kingdom)),
            (Scenario::KingsFavor, "court", is_default(&sketch.court)),
        ],
    )
}

fn unplayed(scenario: Scenario, parts: &[(Scenario, &'static str, bool)]) -> Vec<&'static str> {
    let is_unplayed = |(story, _, is_empty): &&(Scenario, &str, bool)| *story != scenario && !is_empty;
    parts.iter().filter(is_unplayed).map(|(_, key, _)| *key).collect()
}

/// Why nothing may be under such a key.
pub const NOT_PLAYED: &str = "this belongs to a story that is not in play";

impl Modular for Stories {
    type Module = dyn Story;
    fn modules(rules: &Rules) -> &[&'static dyn Story] {
        from_ref(&rules.printed.story)
    }
}

/// The story of a scenario, if it is in the list: its folder may have been deleted.
fn listed(scenario: Scenario) -> Option<&'static dyn Story> {
    let setup = Setup::new(Seats::MAX, scenario);
    STORIES.iter().copied().find(|story| story.is_in_play(&setup))
}

/// Is the story of a scenario in the list?
pub fn is_built_in(scenario: Scenario) -> bool {
    listed(scenario).is_some()
}

/// The story of a scenario that [is built in](is_built_in).
pub fn of_scenario(scenario: Scenario) -> &'static dyn Story {
    listed(scenario).unwrap_or(STORIES[0])
}

/// The story that is played at a table.
pub fn of(at: At<'_>) -> &'static dyn Story {
    at.rules.printed.story
}

/// The food that the end of the next rounds takes of a seat, for its judge.
pub fn each_food(at: At<'_>, seat: Seat, each: &mut dyn FnMut(Demand)) {
    let effect = &at.epoch(seat).effect;
    if effect.until.is_some_and(|threat| !of(at).is_defeated(at, threat)) {
        for loss in &effect.malus {
            if let Loss::Food { amount, per, .. } = *loss {
                each(Demand::Food(2 * u16::from(amount) * at.count_or_one(seat, per)));
            }
        }
    }
}

/// How many tiles of a demand a seat has, for its judge.
pub fn has(at: At<'_>, seat: Seat, demand: Demand) -> f64 {
    let Demand::Tiles(ware, count, _) = demand else { return 0.0 };
    let player = &at.state.players[seat];
    let there = match (ware.follower(), ware.good()) {
        (Some(follower), _) => at.owned(seat, follower),
        (_, Some(good)) => player.goods[good],
        _ => player.technology,
    };
    there.min(count).into()
}

/// What a seat is about to lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lost {
    /// The settler on an area, and with it control of what stands there.
    Area,
    /// A follower.
    Follower(Follower),
}

/// A story: the hooks that only the rules of this game have, beyond those of each module. The required hooks come first; the
/// others have neutral defaults. Numbers and switches are in its row, `StoryRow` in `data/scenarios.rs`.
pub trait Story: Module<Stories> + Debug {
    /// The epoch that a seat is in, from 1 (S-050).
    fn epoch(&self, at: At<'_>, seat: Seat) -> u8;
    /// The end of a round: is the game over (S-091, S-113)?
    fn check(&self, cx: &mut Cx<'_>) -> bool;
    /// What comes before points when players are ranked.
    fn standing(&self, at: At<'_>, seat: Seat) -> Vec<TieBreak>;
    /// Is its slice of the state there, with something for each seat?
    fn slice_laws(&self, at: At<'_>, laws: &mut Laws);
    /// What the season of this round brings.
    fn season(&self, _: &mut Cx<'_>) {}
    /// What a seat controls, or what stands there, has changed (S-074).
    fn control_changed(&self, _: &mut Cx<'_>, _: Seat) {}
    /// A seat is about to lose something (S-056).
    fn about_to_lose(&self, _: &mut Cx<'_>, _: Seat, _: Lost) {}
    /// Can a seat still strike a citizen (S-078)?
    fn can_strike(&self, _: At<'_>, _: Seat) -> bool {
        false
    }
    /// A seat strikes so many citizens.
    fn strike(&self, _: &mut Cx<'_>, _: Seat, _count: u8) {}
    /// A seat strikes a citizen or a field of a task (S-079).
    fn wild(&self, _: &mut Cx<'_>, _: Seat) {}
    /// The sums of coins that fields of the story ask for, as bits (S-036).
    fn coin_sums(&self, _: At<'_>, _: Seat) -> u64 {
        0
    }
    /// The tasks and objectives with an open field for a tile (S-037).
    fn each_field(&self, _: At<'_>, _: Seat, _: Tile, _: &mut dyn FnMut(Destination)) {}
    /// Does a task or objective take this tile now?
    fn takes(&self, _: At<'_>, _: Seat, tile: Tile, to: Destination) -> Verdict {
        refuse("S-037", Reason::NoField { tile, to })
    }
    /// The tile lies on its field.
    fn tick(&self, _: &mut Cx<'_>, _: Seat, _: Tile, _: Destination) {}
    /// May a seat advance by sending this tile, or any, now (S-084)?
    fn may_advance(&self, _: At<'_>, _: Seat, _: Option<Tile>) -> Verdict {
        refuse("S-107", Reason::NoEpochs)
    }
    /// A seat advances.
    fn advance(&self, _: &mut Cx<'_>, _: Seat) {}
    /// A deed has turned over or left the game (S-085).
    fn deed_gone(&self, _: &mut Cx<'_>) {}
    /// Has this threat ended (S-083)?
    fn is_defeated(&self, _: At<'_>, _: Threat) -> bool {
        false
    }
    /// Has a tile of this kind been on the market place in this story (S-109)?
    fn has_come(&self, at: At<'_>, ware: Ware) -> bool {
        at.rules.market[ware] > 0
    }
    /// The steps of the first phase of a round (S-096).
    fn seasonal(&self, _: At<'_>) -> Vec<Item> {
        Vec::new()
    }
    /// Where this story has a seat give food and lose followers (S-096), beside round effects.
    fn owing<'a>(&self, _: Seat) -> Option<Origin<'a>> {
        None
    }
    /// What a seat owns besides, as named numbers.
    fn resources(&self, _: At<'_>, _: Seat, _: &mut Vec<(&'static str, i32)>) {}
    /// Puts what a sketch says of this story where it says.
    fn sketched(&self, _: &Sketch, _: &Rules, _: &mut State) {}
    /// In a position that is arranged: what must follow on this story's boards from what lies on the table.
    fn follow(&self, _: &Rules, _: &mut State) {}
    /// How much more than usual something is wanted, to whoever judges a position: 1 as ever.
    fn urgency(&self, _: At<'_>, _: Seat, _: Want) -> f64 {
        1.0
    }
    /// Tiles, food and coins that the story asks a seat to have.
    fn demands(&self, _: At<'_>, _: Seat, _: &mut dyn FnMut(Demand)) {}
    /// The epochs whose effects a seat may count on, each with its rounds.
    fn ahead(&self, at: At<'_>, seat: Seat) -> [(u8, u8); 2] {
        let now = self.epoch(at, seat);
        [(now, 3), (now + 1, 0)]
    }
    /// Is so little missing for the next epoch that a tile for it may wait?
    fn is_near(&self, _: At<'_>, _: Seat) -> bool {
        false
    }
    /// How good an answer is that only this story knows.
    fn likes(&self, _: At<'_>, _: Seat, _: Action) -> f64 {
        0.5
    }
    /// What a position promises a seat, in points.
    fn prospect(&self, at: At<'_>, seat: Seat) -> f64;
    /// Tiles that lie in this story's own places (J1).
    fn each_tile(&self, _: At<'_>, _: &mut dyn FnMut(Tile)) {}
}
