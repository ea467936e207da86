//! What a seat may answer, and what follows: one file per action.

pub mod buy;
pub mod chips;
pub mod estate;
pub mod load;
pub mod place;
pub mod sell;
pub mod take;

use super::data::tiles::Colour;
use super::duchy::Face;
use super::refusals::{Why, no};
use super::state::Depot;
use super::vocabulary::{Action, Ask, Event, Step};
use super::{At, Broken, Cx, dice};
use crate::engine::{Item, Reply, Seat};

/// Everything worth asking about.
pub fn candidates(at: At<'_>, seat: Seat, ask: &Ask, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    match *ask {
        Ask::Estate => return estate::candidates(at, seat, out),
        Ask::Turn => {
            for die in dice::distinct(player) {
                the_four(at, seat, Some(die), out);
            }
            if player.dice.is_empty() {
                out.push(Action::EndTurn);
            }
            return buy::candidates(at, seat, out);
        }
        Ask::Castle => the_four(at, seat, None, out),
        Ask::Warehouse => sell::candidates(at, seat, None, out),
        Ask::Carpenter | Ask::Church | Ask::Market => take::candidates(at, seat, None, fetches(ask), out),
        Ask::CityHall => place::candidates(at, seat, None, out),
        Ask::Ship => load::candidates(at, seat, out),
        Ask::Goods { depot, and } => load::keep_candidates(at, seat, depot, and, out),
    }
    if may_decline(ask) {
        out.push(Action::Decline);
    }
    if at.rules.options.buy_during_action {
        buy::candidates(at, seat, out);
    }
}

/// The four actions with a die, or with a castle's joker (B-034, B-066).
fn the_four(at: At<'_>, seat: Seat, die: Option<Face>, out: &mut Vec<Action>) {
    take::candidates(at, seat, die, None, out);
    place::candidates(at, seat, die, out);
    sell::candidates(at, seat, die, out);
    out.push(Action::TakeChips { die });
}

/// The rule itself, written once.
pub fn verdict(at: At<'_>, seat: Seat, ask: &Ask, action: Action) -> Result<(), Broken> {
    match action {
        Action::ChooseEstate { duchy, space } if *ask == Ask::Estate => estate::verdict(at, seat, duchy, space),
        Action::TakeTile { die, depot, tile, discard } if takes(ask) => {
            uses_die(ask, die)?;
            if fetches(ask).is_some_and(|colours| !colours.contains(&tile.colour())) {
                return no(benefit_rule(ask), Why::WrongBenefit { tile });
            }
            take::verdict(at, seat, die, depot, tile, discard)
        }
        Action::PlaceTile { die, tile, space } if matches!(ask, Ask::Turn | Ask::Castle | Ask::CityHall) => {
            uses_die(ask, die)?;
            place::verdict(at, seat, die, tile, space)
        }
        Action::SellGoods { die, good } if matches!(ask, Ask::Turn | Ask::Castle | Ask::Warehouse) => {
            uses_die(ask, die)?;
            sell::verdict(at, seat, die, good)
        }
        Action::TakeChips { die } if matches!(ask, Ask::Turn | Ask::Castle) => {
            uses_die(ask, die)?;
            die.map_or(Ok(()), |die| dice::is_there(&at.state.players[seat], die))
        }
        Action::BuyTile { .. } if *ask == Ask::Estate => wrong_answer(ask),
        Action::BuyTile { .. } if *ask != Ask::Turn && !at.rules.options.buy_during_action => {
            no("B-045", Why::EffectPending {})
        }
        Action::BuyTile { depot, tile, discard } => buy::verdict(at, seat, depot, tile, discard),
        Action::LoadGoods { depot, and } if *ask == Ask::Ship => load::verdict(at, seat, depot, and),
        Action::KeepGoods { goods } => match *ask {
            Ask::Goods { depot, and } => load::keep_verdict(at, seat, depot, and, goods),
            _ => wrong_answer(ask),
        },
        Action::Decline if may_decline(ask) => Ok(()),
        Action::Decline if *ask == Ask::Castle => no("B-066", Why::CannotDecline {}),
        Action::Decline if matches!(ask, Ask::Ship | Ask::Goods { .. }) => no("B-063", Why::CannotDecline {}),
        Action::EndTurn if *ask == Ask::Turn => match at.state.players[seat].dice.len() {
            0 => Ok(()),
            dice => no("B-034", Why::DiceLeft { dice: dice as u8 }),
        },
        _ => wrong_answer(ask),
    }
}

/// Only a board and its castle answer the set-up; only the four die actions, a purchase and its end answer a turn;
/// otherwise only the choices of the pending effect do.
fn wrong_answer(ask: &Ask) -> Result<(), Broken> {
    let rule = match ask {
        Ask::Estate => "B-015",
        Ask::Turn => "B-034",
        _ => "B-060",
    };
    no(rule, Why::WrongAnswer {})
}

/// Die actions use a die, effects do not (B-034, B-066, B-068).
fn uses_die(ask: &Ask, die: Option<Face>) -> Result<(), Broken> {
    match (ask, die) {
        (Ask::Turn, None) => no("B-034", Why::DieNeeded {}),
        (Ask::Turn, Some(_)) | (_, None) => Ok(()),
        (Ask::Castle, Some(_)) => no("B-066", Why::NoDieUsed {}),
        (_, Some(_)) => no("B-068", Why::NoDieUsed {}),
    }
}

fn takes(ask: &Ask) -> bool {
    matches!(ask, Ask::Turn | Ask::Castle) || fetches(ask).is_some()
}

/// Benefits may be declined, castles and ships may not (B-066, B-068, B-063).
fn may_decline(ask: &Ask) -> bool {
    matches!(ask, Ask::Warehouse | Ask::CityHall) || fetches(ask).is_some()
}

/// The colours that a building fetches (B-071 to B-073).
pub fn fetches(ask: &Ask) -> Option<&'static [Colour]> {
    match ask {
        Ask::Carpenter => Some(&[Colour::Building]),
        Ask::Church => Some(&[Colour::Mine, Colour::Knowledge, Colour::Castle]),
        Ask::Market => Some(&[Colour::Ship, Colour::Animal]),
        _ => None,
    }
}

fn benefit_rule(ask: &Ask) -> &'static str {
    match ask {
        Ask::Carpenter => "B-071",
        Ask::Church => "B-072",
        _ => "B-073",
    }
}

/// What follows from a legal action.
pub fn answer(cx: &mut Cx<'_>, seat: Seat, ask: Ask, action: Action) -> Reply<Ask> {
    if ask == Ask::Turn && action != Action::EndTurn {
        cx.next([Item::Step(Step::Turn { seat })]);
    }
    match action {
        Action::ChooseEstate { duchy, space } => estate::resolve(cx, seat, duchy, space),
        Action::TakeTile { die, depot, tile, discard } => {
            pay(cx, seat, die, depot.face(), dice::free_shift(None));
            take::resolve(cx, seat, Some(depot), tile, discard);
        }
        Action::PlaceTile { die, tile, space } => {
            pay(cx, seat, die, Some(space.face()), dice::free_shift(Some(tile)));
            place::resolve(cx, seat, tile, space);
        }
        Action::SellGoods { die, good } => {
            sell::pay(cx, seat, die, good);
            sell::resolve(cx, seat, good);
        }
        Action::TakeChips { die } => chips::resolve(cx, seat, die),
        Action::BuyTile { depot, tile, discard } => {
            buy::resolve(cx, seat, depot, tile, discard);
            if ask != Ask::Turn {
                return Reply::Again(ask);
            }
        }
        Action::LoadGoods { depot, and } => load::resolve(cx, seat, depot, and),
        Action::KeepGoods { goods } => {
            if let Ask::Goods { depot, and } = ask {
                load::keep(cx, seat, depot, and, goods);
            }
        }
        Action::Decline => cx.tell(Event::Declined { seat }),
        Action::EndTurn => cx.tell(Event::TurnEnded { seat }),
    }
    Reply::Done
}

/// Uses a die as another number and pays the chips for it; a joker is free.
fn pay(cx: &mut Cx<'_>, seat: Seat, die: Option<Face>, want: Option<Face>, free_with: super::data::tiles::Tile) {
    let (Some(die), Some(want)) = (die, want) else { return };
    let chips = dice::price(cx.at(), &cx.state.players[seat], die, want, Some(free_with));
    spend(cx, seat, die, chips);
}

/// Uses a die and hands in chips (B-034, B-040).
fn spend(cx: &mut Cx<'_>, seat: Seat, die: Face, chips: u16) {
    let player = &mut cx.state.players[seat];
    player.use_die(die);
    player.chips = player.chips.saturating_sub(chips);
    cx.tell(Event::DieUsed { seat, die, chips });
}

/// The goods spaces that a ship clears: one depot, or two (B-103).
pub fn loaded(depot: Depot, and: Option<Depot>) -> impl Iterator<Item = Depot> {
    std::iter::once(depot).chain(and)
}
