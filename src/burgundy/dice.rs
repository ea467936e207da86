//! The price of using a die as another number.

use super::data::tiles::Tile;
use super::duchy::Face;
use super::refusals::{Reason, refuse};
use super::state::Player;
use super::{At, Verdict};

/// The knowledge tile that makes this use of a die cheaper: placing a tile of some colour, or taking one (B-107,
/// B-108).
pub fn free_shift(place: Option<Tile>) -> Tile {
    use super::data::tiles::Colour;
    match place.map(Tile::colour) {
        Some(Colour::Building) => Tile::T9,
        Some(Colour::Animal | Colour::Ship) => Tile::T10,
        Some(Colour::Castle | Colour::Mine | Colour::Knowledge) => Tile::T11,
        None => Tile::T12,
    }
}

/// Chips to pay for using the die `die` as `want` (B-040, B-041, B-115). With T8 one chip shifts it by up to two
/// (B-106).
pub fn price(at: At<'_>, player: &Player, die: Face, want: Face, free_with: Option<Tile>) -> u16 {
    let apart = die.number().abs_diff(want.number());
    let distance = apart.min(6 - apart);
    let boosts = player.knows(Tile::T8);
    let free = match free_with {
        Some(tile) if player.knows(tile) => 1 + u8::from(boosts && at.rules.options.t8_boosts_free_shift),
        _ => 0,
    };
    let rest = distance.saturating_sub(free);
    (if boosts { rest.div_ceil(2) } else { rest }).into()
}

/// Requires an unused die with this face.
pub fn is_there(player: &Player, die: Face) -> Verdict {
    if player.dice.contains(&die) { Ok(()) } else { refuse("B-034", Reason::NoSuchDie { die }) }
}

/// Requires an unused die with this face, and the chips to change it.
pub fn can_use(at: At<'_>, player: &Player, die: Face, want: Face, free_with: Option<Tile>) -> Verdict {
    is_there(player, die)?;
    let needed = price(at, player, die, want, free_with);
    if needed > player.chips {
        return refuse("B-040", Reason::TooFewChips { needed, owned: player.chips });
    }
    Ok(())
}

/// The distinct faces among these sorted dice (B-121).
pub fn distinct(dice: &[Face]) -> impl Iterator<Item = Face> + '_ {
    (0..dice.len()).filter(|&i| i == 0 || dice[i - 1] != dice[i]).map(|i| dice[i])
}
