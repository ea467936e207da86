//! What holds in every state with the new deeds, and what of theirs may wait on the agenda.

use super::rewards::{architect, completing, navigable};
use super::vocabulary::{NewDeedsAsk, NewDeedsStep};
use crate::engine::{AgendaOf, Corrupt, Pending, Seat};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::map::Town;
use crate::orleans::data::places::{Effect, Place};
use crate::orleans::modules::civics::{self, count, is_filled};
use crate::orleans::questions::Ask;
use crate::orleans::vocabulary::{Draw, Step};
use crate::orleans::{At, Item, Orleans};
use crate::wire::Kind;

/// How many are drawn at the bathhouse at most.
const MOST_DRAWN: u32 = 3;

/// Citizens of the architecture go with its followers, technology beside the navigation only by its followers, and a
/// second station comes to a town by the architects alone.
pub fn checks(at: At<'_>) -> Result<(), Box<Corrupt>> {
    for space in 1..=4 {
        let is_taken = architect(space).is_some_and(|citizen| at.state.citizens[citizen].is_some());
        let is_sent = civics::sent(at.state, Civic::Architecture, usize::from(space) - 1).is_some();
        Corrupt::unless(is_taken == is_sent, "citizens", "every architect has taken a citizen")?;
    }
    let spaces = civics::spaces(at.rules, Civic::Navigation).len();
    let left = usize::from(at.state.navigation);
    let fits = (spaces - count(at, Civic::Navigation)..=spaces).contains(&left);
    Corrupt::unless(fits, "navigation", "every navigator takes one technology tile at most")?;
    let stations = |town| at.state.players.values().iter().filter(|player| player.stations.has(town)).count();
    let towns = Town::ALL.iter().filter(|&&town| town != Town::Orleans);
    let second: usize = towns.map(|&town| stations(town).saturating_sub(1)).sum();
    let built = usize::from(is_filled(at, Civic::Architecture));
    Corrupt::unless(second <= built, "players", "only the last architect builds beside another's station")
}

/// The citizen of a deed is gone when the deed is complete and its last reward is over, and only then.
pub fn checks_to_come(at: At<'_>, agenda: &AgendaOf<Orleans>) -> Result<(), Box<Corrupt>> {
    for &civic in Civic::ALL {
        let Some(citizen) = completing(civic) else { continue };
        let waits =
            |item: &Item| matches!(item, Item::Step(Step::CivicCompleted { civic: other, .. }) if *other == civic);
        let is_complete = is_filled(at, civic) && !agenda.items().iter().any(waits);
        let is_taken = at.state.citizens[citizen].is_some();
        Corrupt::unless(is_taken == is_complete, "citizens", "a citizen is gone when its deed is complete")?;
    }
    Ok(())
}

/// What the seat's action may still ask because of a deed.
pub fn may_wait(at: At<'_>, seat: Seat, item: &Item) -> bool {
    let player = &at.state.players[seat];
    let bath = player.bath.total();
    match *item {
        Item::Step(Step::NewDeeds { step: NewDeedsStep::Alchemy { seat: other } }) => {
            other == seat && count(at, Civic::Alchemy) > 0
        }
        Item::Step(Step::NewDeeds { step: NewDeedsStep::FreeBath { seat: other } }) => {
            other == seat && is_bath_free(at, seat)
        }
        Item::Draw(Draw::Bath { seat: other }) => {
            let is_drawing = count(at, Civic::Alchemy) > 0 || is_bath_free(at, seat);
            other == seat && is_drawing && bath < MOST_DRAWN
        }
        Item::Ask(ref asked) => match asked.as_slice() {
            [Pending { seat: other, ask: Ask::NewDeeds(ask) }] => *other == seat && may_be_asked(at, seat, *ask),
            _ => false,
        },
        Item::Step(_) | Item::Draw(_) => false,
    }
}

/// Can the seat bathe by favour of the court?
fn is_bath_free(at: At<'_>, seat: Seat) -> bool {
    let is_owned = |place: Place| at.state.players[seat].has(place) && at.rules.place(place).effect == Effect::Bathe;
    is_filled(at, Civic::Court) && is_owned(Place::Bathhouse)
}

fn may_be_asked(at: At<'_>, seat: Seat, ask: NewDeedsAsk) -> bool {
    let player = &at.state.players[seat];
    let (bag, bath, alchemists) = (player.followers.bag.total(), player.bath.total(), count(at, Civic::Alchemy) as u32);
    match ask {
        NewDeedsAsk::Alchemy { most, from: Some(from) } => {
            u32::from(most) == bag.min(1) && bath == 0 && !civics::together(at, seat, from, Civic::Alchemy).is_empty()
        }
        NewDeedsAsk::Alchemy { most, from: None } => {
            (1..=bag.min(alchemists).min(2)).contains(&most.into()) && bath == 0
        }
        NewDeedsAsk::Transmute => alchemists > 0 && (1..=2).contains(&bath),
        NewDeedsAsk::Court => is_filled(at, Civic::Court) && bath == 0,
        NewDeedsAsk::FreeBath { left } => {
            is_bath_free(at, seat) && (1..=2).contains(&left) && (1..=MOST_DRAWN).contains(&bath)
        }
        NewDeedsAsk::Tow => count(at, Civic::Towing) > 0 && bath == 0,
        NewDeedsAsk::Navigate => count(at, Civic::Navigation) > 0 && navigable(at, seat).is_some(),
        NewDeedsAsk::Build => is_filled(at, Civic::Architecture),
    }
}
