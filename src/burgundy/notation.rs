//! Actions and outcomes as one line of text, and back.

use super::data::duchies::DuchyId;
use super::data::tiles::{Good, Tile};
use super::duchy::{Face, Space};
use super::state::Depot;
use super::vocabulary::{Action, GoodSet, Outcome};
use crate::engine::Seat;
use crate::parts::Kind;

/// An action as one line: `4: take bank from 3, discard mine`.
pub fn write(action: Action) -> String {
    let with = |die: Option<Face>| die.map_or(String::new(), |die| format!("{}: ", die.number()));
    let without = |tile: Option<Tile>| tile.map_or(String::new(), |tile| format!(", discard {}", tile.name()));
    match action {
        Action::ChooseEstate { duchy, space } => format!("estate {} castle {}", duchy.name(), space.number()),
        Action::TakeTile { die, depot, tile, discard } => {
            format!("{}take {} from {}{}", with(die), tile.name(), depot.number(), without(discard))
        }
        Action::PlaceTile { die, tile, space } => format!("{}place {} on {}", with(die), tile.name(), space.number()),
        Action::SellGoods { die, good } => format!("{}sell {}", with(die), good.name()),
        Action::TakeChips { die } => format!("{}chips", with(die)),
        Action::BuyTile { depot, tile, discard } => {
            let from = depot.map_or("black".to_owned(), |depot| depot.number().to_string());
            format!("buy {} from {from}{}", tile.name(), without(discard))
        }
        Action::LoadGoods { depot, and: None } => format!("load {}", depot.number()),
        Action::LoadGoods { depot, and: Some(and) } => format!("load {} and {}", depot.number(), and.number()),
        Action::KeepGoods { goods } => {
            let names: Vec<_> = goods.iter().map(Kind::name).collect();
            format!("keep {}", names.join(" "))
        }
        Action::Decline => "decline".into(),
        Action::EndTurn => "end turn".into(),
    }
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
            Action::KeepGoods { goods: goods.iter().map(|good| Good::from_name(good)).collect::<Option<GoodSet>>()? }
        }
        ["decline"] => Action::Decline,
        ["end", "turn"] => Action::EndTurn,
        _ => return None,
    };
    Some(action)
}

/// An outcome as one line: `tile bank`.
pub fn write_outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Good { good } => format!("good {}", good.name()),
        Outcome::Seat { seat } => format!("seat {}", seat.number()),
        Outcome::Board { pair } => format!("board {pair}"),
        Outcome::Tile { tile } => format!("tile {}", tile.name()),
        Outcome::Die { face } => format!("die {}", face.number()),
    }
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
