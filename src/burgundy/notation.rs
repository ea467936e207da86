//! Actions and outcomes as one line of text, and back.

use super::data::duchies::DuchyId;
use super::data::tiles::{Good, Tile};
use super::duchy::{Face, Space};
use super::state::Depot;
use super::vocabulary::{Action, GoodSet, Outcome};
use crate::engine::Seat;
use crate::parts::{Kind, Line};

/// An action as one line: `4: take bank from 3, discard mine`.
pub fn write(action: Action) -> String {
    let mut line = Line::of_words();
    put(action, &mut line);
    line.into_text()
}

fn put(action: Action, line: &mut Line) -> &mut Line {
    match action {
        Action::ChooseEstate { duchy, space } => line.add("estate").add(duchy).add("castle").add(space.number()),
        Action::TakeTile { die, depot, tile, discard } => {
            let line = with(die, line).add("take").add(tile).add("from").add(depot.number());
            without(discard, line)
        }
        Action::PlaceTile { die, tile, space } => with(die, line).add("place").add(tile).add("on").add(space.number()),
        Action::SellGoods { die, good } => with(die, line).add("sell").add(good),
        Action::TakeChips { die } => with(die, line).add("chips"),
        Action::BuyTile { depot, tile, discard } => {
            line.add("buy").add(tile).add("from");
            without(discard, if let Some(depot) = depot { line.add(depot.number()) } else { line.add("black") })
        }
        Action::LoadGoods { depot, and } => {
            line.add("load").add(depot.number()).add_some("and", and.map(Depot::number))
        }
        Action::KeepGoods { goods } => goods.iter().fold(line.add("keep"), |line, good| line.add(good)),
        Action::Decline => line.add("decline"),
        Action::EndTurn => line.add("end turn"),
    }
}

fn with(die: Option<Face>, line: &mut Line) -> &mut Line {
    if let Some(die) = die { line.add(die.number()).glue(":") } else { line }
}

fn without(discard: Option<Tile>, line: &mut Line) -> &mut Line {
    if let Some(tile) = discard { line.glue(",").add("discard").add(tile) } else { line }
}

/// The action that this line writes.
pub fn read(text: &str) -> Option<Action> {
    let (die, rest) = match text.split_once(':') {
        Some((die, rest)) => (Some(Face::new(number(die.trim())?)?), rest),
        None => (None, text),
    };
    let (rest, discard) = match rest.split_once(", discard ") {
        Some((rest, tile)) => (rest, Some(Tile::from_name(tile.trim())?)),
        None => (rest, None),
    };
    let words: Vec<&str> = rest.split_whitespace().collect();
    let action = match *words.as_slice() {
        ["take", tile, "from", depot] => {
            Action::TakeTile { die, depot: self::depot(depot)?, tile: Tile::from_name(tile)?, discard }
        }
        ["buy", tile, "from", from] if die.is_none() => {
            let depot = if from == "black" { None } else { Some(self::depot(from)?) };
            Action::BuyTile { depot, tile: Tile::from_name(tile)?, discard }
        }
        // Nothing below gives up a stored tile.
        _ if discard.is_some() => return None,
        ["place", tile, "on", space] => {
            Action::PlaceTile { die, tile: Tile::from_name(tile)?, space: self::space(space)? }
        }
        ["sell", good] => Action::SellGoods { die, good: Good::from_name(good)? },
        ["chips"] => Action::TakeChips { die },
        // Nothing below uses a die.
        _ if die.is_some() => return None,
        ["estate", duchy, "castle", space] => {
            Action::ChooseEstate { duchy: DuchyId::from_name(duchy)?, space: self::space(space)? }
        }
        ["load", depot] => Action::LoadGoods { depot: self::depot(depot)?, and: None },
        ["load", depot, "and", and] => Action::LoadGoods { depot: self::depot(depot)?, and: Some(self::depot(and)?) },
        ["keep", ref goods @ ..] => {
            let set = goods.iter().map(|good| Good::from_name(good)).collect::<Option<GoodSet>>()?;
            // In any order, but none twice.
            Action::KeepGoods { goods: Some(set).filter(|set| set.len() as usize == goods.len())? }
        }
        ["decline"] => Action::Decline,
        ["end", "turn"] => Action::EndTurn,
        _ => return None,
    };
    Some(action)
}

/// An outcome as one line: `tile bank`.
pub fn write_outcome(outcome: Outcome) -> String {
    let mut line = Line::of_words();
    match outcome {
        Outcome::Good { good } => line.add("good").add(good),
        Outcome::Seat { seat } => line.add("seat").add(seat.number()),
        Outcome::Board { pair } => line.add("board").add(pair),
        Outcome::Tile { tile } => line.add("tile").add(tile),
        Outcome::Die { face } => line.add("die").add(face.number()),
    };
    line.into_text()
}

/// The outcome that this line writes.
pub fn read_outcome(text: &str) -> Option<Outcome> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let outcome = match *words.as_slice() {
        ["good", good] => Outcome::Good { good: Good::from_name(good)? },
        ["seat", seat] => Outcome::Seat { seat: Seat::new(number(seat)?)? },
        ["board", pair] => Outcome::Board { pair: number(pair)? },
        ["tile", tile] => Outcome::Tile { tile: Tile::from_name(tile)? },
        ["die", face] => Outcome::Die { face: Face::new(number(face)?)? },
        _ => return None,
    };
    Some(outcome)
}

/// A number as we write it: digits only, no leading zero.
fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn depot(text: &str) -> Option<Depot> {
    Depot::new(number(text)?)
}

fn space(text: &str) -> Option<Space> {
    Space::new(number(text)?)
}
