//! An agenda that the steps can have left behind, and that fits the state.

use super::{Checked, waiting};
use crate::engine::{AgendaOf, Corrupt, Game, Seat};
use crate::orleans::data::places::Category;
use crate::orleans::phases::{event, followers};
use crate::orleans::questions::{Ask, Keeping};
use crate::orleans::rules::MARKET_SPACES;
use crate::orleans::state::State;
use crate::orleans::vocabulary::{Draw, Step};
use crate::orleans::{At, Item, Orleans, chance, round};

/// How far the game has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// Goods, place tiles and the start player are drawn.
    SetUp,
    /// This step of the round is being resolved.
    In(Step),
    /// The game is over.
    Over,
}

/// Reads off the agenda how far the game has come: the steps at its end are the rest of a round.
pub fn stage(at: At<'_>, agenda: &AgendaOf<Orleans>) -> Result<Stage, Box<Corrupt>> {
    let items = agenda.items();
    let round = round::phases(at.rules);
    if items.is_empty() {
        return Ok(Stage::Over);
    }
    if items.first() == Some(&Item::Step(Step::Round)) {
        return Ok(Stage::SetUp);
    }
    let rest = items.iter().zip(round.iter().rev()).take_while(|(item, step)| **item == Item::Step(**step)).count();
    match round.len().checked_sub(rest + 1).map(|index| round[index]) {
        Some(step) if rest > 0 => Ok(Stage::In(step)),
        _ => Err(bad("the steps to come are not the rest of a round")),
    }
}

fn bad(reason: &str) -> Box<Corrupt> {
    Corrupt::new("agenda", reason)
}

/// Holds the agenda to the state.
pub fn fits(at: At<'_>, agenda: &AgendaOf<Orleans>, stage: Stage) -> Checked {
    let state = at.state;
    let knows = |seat: &Seat| at.rules.seats.has(*seat);
    if !agenda.items().iter().all(|item| seats(item).iter().all(knows)) {
        return Err(bad("a seat that is not at the table"));
    }
    Corrupt::unless(
        state.start.is_some() == (stage != Stage::SetUp),
        "start",
        "a start player is drawn at the end of the set-up",
    )?;
    match stage {
        Stage::SetUp => return set_up(at, agenda),
        Stage::Over => Corrupt::unless(state.is_last_round(), "agenda", "nothing is left to do before the end")?,
        Stage::In(Step::Hourglass) => Corrupt::unless(!state.is_last_round(), "hourglasses", "there are 18 rounds")?,
        Stage::In(_) => {
            let opens = event::current(at).is_some_and(|row| row.is_round);
            Corrupt::unless(opens, "hourglasses", "an hour glass opens the round")?;
        }
    }
    stores(at, agenda, stage)?;
    if let Stage::In(step) = stage {
        let rest = round::phases(at.rules).iter().rev().take_while(|&&other| other != step).count();
        let now: Vec<Item> = agenda.items()[rest..].iter().rev().cloned().collect();
        if !waiting::is_phase(at, step, &now) {
            return Err(bad("this does not belong to the phase of the round"));
        }
        return is_alive(at, &now);
    }
    Ok(())
}

/// The seats that an item names.
pub fn seats(item: &Item) -> Vec<Seat> {
    match *item {
        Item::Step(
            Step::Draws { seat }
            | Step::Turn { seat }
            | Step::ActionEnded { seat }
            | Step::Bath { seat }
            | Step::Event { seat }
            | Step::Torture { seat, .. }
            | Step::CivicCompleted { seat, .. }
            | Step::DispatchMore { seat, .. },
        )
        | Item::Draw(
            Draw::Follower { seat }
            | Draw::Bath { seat }
            | Draw::Plague { seat }
            | Draw::Torture { seat }
            | Draw::Execution { seat },
        ) => {
            vec![seat]
        }
        Item::Step(Step::NewEvents { step }) => step.seats(),
        Item::Step(Step::NewDeeds { step }) => step.seats(),
        Item::Step(Step::Intrigue { step }) => step.seats(),
        Item::Ask(ref asked) => asked.iter().flat_map(|pending| named(pending.seat, pending.ask)).collect(),
        Item::Step(_) | Item::Draw(_) => vec![],
    }
}

/// Who is asked, and whom the question names.
fn named(seat: Seat, ask: Ask) -> Vec<Seat> {
    match ask {
        Ask::Intrigue(ask) => [vec![seat], ask.seats()].concat(),
        _ => vec![seat],
    }
}

/// A tail of the set-up's plan, as much drawn as is no longer to come, and nothing else changed.
fn set_up(at: At<'_>, agenda: &AgendaOf<Orleans>) -> Checked {
    let items: Vec<Item> = agenda.items().iter().rev().cloned().collect();
    let plan = round::opening(at.rules);
    if items.len() < 2 || !plan.ends_with(&items) {
        return Err(bad("not an agenda of the set-up"));
    }
    let pending = |draw: Draw| items.iter().filter(|&item| *item == Item::Draw(draw)).count();
    let fresh = State::new(at.rules);
    let is_laid = |path| {
        let spots = at.rules.spots.iter().filter(|&&other| other == path).count();
        at.state.paths[path].iter().count() == spots - pending(Draw::PathGood { path })
    };
    let fits = at.rules.spots.iter().all(|&path| is_laid(path))
        && at.state.out.goods.total() as usize == usize::from(at.rules.removed) - pending(Draw::RemovedGood)
        && at.state.players == fresh.players
        && at.state.round() == 0;
    Corrupt::unless(fits, "agenda", "as much is drawn as is no longer to come")?;
    for category in [Category::I, Category::II] {
        if let Some(pool) = at.rules.pool(category) {
            let chosen = usize::from(at.state.stack(at.rules, category).len());
            let fits = chosen == usize::from(pool) - pending(Draw::PlaceTile { category });
            Corrupt::unless(fits, "places", "as many place tiles are chosen as are no longer to come")?;
        }
    }
    Ok(())
}

/// How many may stand on the market, and who may be in the bathhouse (law 8).
fn stores(at: At<'_>, agenda: &AgendaOf<Orleans>, stage: Stage) -> Checked {
    let bathes = |seat: Seat, items: &[Item]| items.iter().any(|item| places_bathers(item, seat));
    let draws = |seat: Seat| agenda.items().iter().position(|item| *item == Item::Draw(Draw::Bath { seat }));
    for (seat, player) in at.state.players.iter() {
        let is_drawing = matches!(stage, Stage::In(Step::Followers | Step::Bathhouses | Step::FillTowers));
        let room = if is_drawing { followers::market_spaces(at, seat) } else { MARKET_SPACES };
        let there = player.followers.market.total() + if is_drawing { player.tower.total() } else { 0 };
        Corrupt::unless(there <= room.into(), "players", "the market has eight spaces, with a tower two more")?;
        let is_placed = player.bath.total() == 0 || bathes(seat, agenda.items());
        Corrupt::unless(is_placed, "players", "nobody is left in the bathhouse")?;
        let is_awaited = draws(seat).is_none_or(|lowest| bathes(seat, &agenda.items()[..lowest]));
        Corrupt::unless(is_awaited, "agenda", "whoever is drawn at the bathhouse is placed")?;
    }
    Ok(())
}

/// Does this item place those whom the seat has drawn at the bathhouse, or in the same way?
fn places_bathers(item: &Item, seat: Seat) -> bool {
    match item {
        Item::Step(Step::Bath { seat: other }) => *other == seat,
        Item::Step(Step::NewDeeds { step }) => step.seats() == [seat],
        Item::Ask(asked) => asked.iter().any(|pending| {
            let is_placing = match pending.ask {
                Ask::Keep(Keeping) | Ask::Bathhouse(_) => true,
                Ask::NewDeeds(ask) => ask.places_bathers(),
                _ => false,
            };
            pending.seat == seat && is_placing
        }),
        _ => false,
    }
}

/// Whoever is asked has an answer, and chance has as many as it owes.
fn is_alive(at: At<'_>, now: &[Item]) -> Checked {
    match now.first() {
        Some(Item::Ask(asked)) => {
            for pending in asked {
                let mut out = Vec::new();
                Orleans::candidates(at, pending.seat, &pending.ask, &mut out);
                let can = |&action: &_| Orleans::verdict(at, pending.seat, &pending.ask, action).is_ok();
                Corrupt::unless(out.iter().any(can), "agenda", "a seat is asked and has no answer")?;
            }
            Ok(())
        }
        Some(Item::Draw(draw)) => {
            let mut out = Vec::new();
            chance::outcomes(at, *draw, &mut out);
            let there: u32 = out.iter().map(|weighted| weighted.weight).sum();
            let owed = now.iter().take_while(|item| **item == Item::Draw(*draw)).count();
            Corrupt::unless(there as usize >= owed, "agenda", "chance owes more than there is")
        }
        _ => Err(bad("a step waits to be run")),
    }
}
