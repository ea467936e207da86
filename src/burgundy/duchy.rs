//! A duchy: its printed layout, and the tiles on it.

use super::data::duchies::{COLOURS, DuchyId, NEIGHBOURS, NUMBERS};
use super::data::tiles::{Colour, Tile};
use crate::parts::bits;
use crate::wire::{Deserialize, Kind, Node, Read, Wire};
use serde::{Serialize, Serializer};

/// A space of a duchy: 0 to 36, row by row; 18 is the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "BurgundySpace", range = 0..=36)]
pub struct Space(u8);
/// The face of a die, or the number on a duchy space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "BurgundyFace", range = 1..=6, typescript = "1 | 2 | 3 | 4 | 5 | 6")]
pub struct Face(u8);

impl Space {
    /// The centre of every duchy.
    pub const CENTRE: Space = match Space::new(18) {
        Some(space) => space,
        None => unreachable!(),
    };

    /// The number printed on it.
    pub fn face(self) -> Face {
        FACES[self.index()]
    }

    /// The space as a set of bits.
    pub const fn bit(self) -> u64 {
        1 << self.index()
    }

    /// The spaces in this set of bits.
    pub fn in_set(set: u64) -> impl Iterator<Item = Space> {
        bits(set).filter_map(Space::new)
    }
}

const FACES: [Face; 37] = {
    let mut faces = [match Face::new(1) {
        Some(face) => face,
        None => unreachable!(),
    }; 37];
    let mut i = 0;
    while i < 37 {
        if let Some(face) = Face::new(NUMBERS[i]) {
            faces[i] = face;
        }
        i += 1;
    }
    faces
};

/// The print of a duchy, as sets of spaces.
#[derive(Debug)]
pub struct Layout {
    /// The colour of each space.
    pub colours: [Colour; 37],
    /// The spaces of each colour.
    pub spaces: [u64; 6],
    /// For each space, the area it belongs to: the maximal connected group of its colour (B-082).
    pub area: [u64; 37],
}

/// Every printed duchy.
pub static LAYOUTS: [Layout; 18] = {
    let mut layouts = [const { Layout { colours: [Colour::Building; 37], spaces: [0; 6], area: [0; 37] } }; 18];
    let mut i = 0;
    while i < 18 {
        layouts[i] = layout(COLOURS[i].as_bytes());
        i += 1;
    }
    layouts
};

const fn layout(printed: &[u8]) -> Layout {
    let mut colours = [Colour::Building; 37];
    let mut spaces = [0; 6];
    let (mut at, mut space) = (0, 0);
    while at < printed.len() {
        if printed[at] != b' ' {
            colours[space] = match printed[at] {
                b'B' => Colour::Building,
                b'A' => Colour::Animal,
                b'K' => Colour::Knowledge,
                b'C' => Colour::Castle,
                b'M' => Colour::Mine,
                _ => Colour::Ship,
            };
            spaces[colours[space] as usize] |= 1 << space;
            space += 1;
        }
        at += 1;
    }
    let mut area = [0; 37];
    let mut space = 0;
    while space < 37 {
        area[space] = spread(1 << space, spaces[colours[space] as usize]);
        space += 1;
    }
    Layout { colours, spaces, area }
}

/// All spaces that can be reached from `set` within `within`.
const fn spread(mut set: u64, within: u64) -> u64 {
    loop {
        let grown = (set | touching(set)) & within;
        if grown == set {
            return set;
        }
        set = grown;
    }
}

/// All spaces that touch a space of this set.
pub const fn touching(mut set: u64) -> u64 {
    let mut all = 0;
    while set != 0 {
        all |= NEIGHBOURS[set.trailing_zeros() as usize];
        set &= set - 1;
    }
    all
}

impl Layout {
    /// The layout printed on this duchy.
    pub fn of(duchy: DuchyId) -> &'static Layout {
        &LAYOUTS[duchy.index()]
    }

    /// The colour of this space.
    pub fn colour(&self, space: Space) -> Colour {
        self.colours[space.index()]
    }

    /// The area this space belongs to.
    pub fn area(&self, space: Space) -> u64 {
        self.area[space.index()]
    }

    /// Every area once.
    pub fn areas(&self) -> impl Iterator<Item = u64> + '_ {
        Space::all()
            .map(|space| (space, self.area(space)))
            .filter(|(space, area)| area.trailing_zeros() as usize == space.index())
            .map(|(_, area)| area)
    }
}

/// The tiles in a duchy. Tiles are only ever added (B-054).
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Duchy {
    tiles: [Option<Tile>; 37],
    /// The filled spaces, kept beside the tiles because every placement needs them.
    filled: u64,
    /// The neighbours of filled spaces, kept for the same reason.
    touched: u64,
    /// The knowledge tiles by number, as bits, kept because every price needs them.
    knowledge: u32,
}

impl Default for Duchy {
    fn default() -> Self {
        Duchy { tiles: [None; 37], filled: 0, touched: 0, knowledge: 0 }
    }
}

impl Duchy {
    /// The tile on this space; `None` if it is empty.
    pub fn tile(&self, space: Space) -> Option<Tile> {
        self.tiles[space.index()]
    }

    /// Puts a tile on a space.
    pub fn place(&mut self, space: Space, tile: Tile) {
        self.tiles[space.index()] = Some(tile);
        self.filled |= space.bit();
        self.touched |= NEIGHBOURS[space.index()];
        self.knowledge |= knowledge_bit(tile);
    }

    /// The filled spaces.
    pub fn filled(&self) -> u64 {
        self.filled
    }

    /// The empty spaces that touch a filled one.
    pub fn open(&self) -> u64 {
        self.touched & !self.filled
    }

    /// Number of empty spaces.
    pub fn empty_spaces(&self) -> u32 {
        37 - self.filled.count_ones()
    }

    /// Whether this knowledge tile lies in the duchy (B-061).
    pub fn knows(&self, tile: Tile) -> bool {
        self.knowledge & knowledge_bit(tile) != 0
    }

    /// All tiles with their spaces.
    pub fn tiles(&self) -> impl Iterator<Item = (Space, Tile)> + '_ {
        Space::in_set(self.filled).filter_map(|space| Some((space, self.tile(space)?)))
    }

    /// Number of tiles with this face.
    pub fn count(&self, face: Tile) -> u8 {
        self.tiles.iter().filter(|&&tile| tile == Some(face)).count() as u8
    }

    /// Whether a tile with this face lies in this area.
    pub fn has_in(&self, area: u64, face: Tile) -> bool {
        Space::in_set(area & self.filled).any(|space| self.tile(space) == Some(face))
    }
}

fn knowledge_bit(tile: Tile) -> u32 {
    match tile.colour() {
        Colour::Knowledge => 1 << (tile.index() - Tile::T1.index()),
        _ => 0,
    }
}

impl Serialize for Duchy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tiles)
    }
}

impl Read for Duchy {
    fn read(node: Node<'_>) -> Self {
        let tiles: [Option<Tile>; 37] = Read::read(node);
        let mut duchy = Duchy::default();
        for (space, tile) in Space::all().zip(tiles) {
            if let Some(tile) = tile {
                duchy.place(space, tile);
            }
        }
        duchy
    }
}

#[cfg(feature = "types")]
impl crate::wire::Typed for Duchy {
    fn type_name() -> String {
        "BurgundyDuchy".to_owned()
    }
    fn declare(all: &mut crate::wire::Declarations) {
        let about = " What lies on the 37 spaces of a duchy.";
        all.add("BurgundyDuchy", &[about], Vec::<Option<Tile>>::type_name);
        Tile::declare(all);
    }
}
