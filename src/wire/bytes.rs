//! Writes JSON trees as bytes: most numbers, words and short lists take one byte.
//!
//! The input is the tree of a canonical JSON text, so every type with a JSON form has a byte form without further code.
//! Frequent words are written as their index in a list that both sides share; any other text is written out.
//!
//! | first byte | meaning |
//! |---|---|
//! | 0 to 39 | that number |
//! | 40, 41, 42 | `null`, `false`, `true` |
//! | 43, 44 | a number, a negative number: its base-128 digits follow, least significant first |
//! | 45 | a text: its length in bytes, then the bytes |
//! | 46 | a word: its index in the list minus 192 |
//! | 47, 48 | a list, an object: its length, then its content |
//! | 49 to 55 | a list of 0 to 6 items |
//! | 56 to 63 | an object of 0 to 7 keys |
//! | 64 to 255 | the word at this value minus 64 |

use super::Tree;
use super::parse::DEEPEST;
use crate::parts::Numbered;
use std::borrow::Cow;

const NUMBERS: u8 = 40;
const NOTHING: u8 = 40;
const NO: u8 = 41;
const YES: u8 = 42;
const NUMBER: u8 = 43;
const NEGATIVE: u8 = 44;
const TEXT: u8 = 45;
const WORD: u8 = 46;
const LIST: u8 = 47;
const OBJECT: u8 = 48;
const SHORT_LIST: u8 = 49;
const SHORT_OBJECT: u8 = 56;
const FREQUENT: u8 = 64;
/// Number of words that take one byte each.
const FREQUENT_WORDS: u64 = 192;

/// Packs a tree. `words` is the shared list of words, separated by spaces.
pub fn pack(tree: &Tree<'_>, words: &'static str, out: &mut Vec<u8>) {
    let mut known = Numbered::default();
    for word in super::words(words) {
        known.number(Cow::Borrowed(word));
    }
    Packer { words: known.all().len() as u64, known, out }.value(tree);
}

struct Packer<'a, 't> {
    known: Numbered<Cow<'t, str>>,
    words: u64,
    out: &'a mut Vec<u8>,
}

impl<'t> Packer<'_, 't> {
    fn value(&mut self, tree: &Tree<'t>) {
        match tree {
            // States contain no fractions, so this arm never runs for one.
            Tree::Nothing | Tree::Fraction => self.out.push(NOTHING),
            Tree::Flag(flag) => self.out.push(if *flag { YES } else { NO }),
            Tree::Number(number) => self.short(*number, 0, NUMBERS.into(), NUMBER),
            Tree::Negative(number) => {
                self.out.push(NEGATIVE);
                self.digits(number.unsigned_abs());
            }
            Tree::Text(text) => self.text(text.clone()),
            Tree::List(items) => {
                self.short(items.len() as u64, SHORT_LIST, (SHORT_OBJECT - SHORT_LIST).into(), LIST);
                items.iter().for_each(|item| self.value(item));
            }
            Tree::Object(keys) => {
                self.short(keys.len() as u64, SHORT_OBJECT, (FREQUENT - SHORT_OBJECT).into(), OBJECT);
                for (key, value) in keys {
                    self.text(key.clone());
                    self.value(value);
                }
            }
        }
    }

    fn text(&mut self, text: Cow<'t, str>) {
        let place = u64::from(self.known.number(text.clone()));
        if place < FREQUENT_WORDS.min(self.words) {
            self.out.push(FREQUENT + place as u8);
        } else if place < self.words {
            self.out.push(WORD);
            self.digits(place - FREQUENT_WORDS);
        } else {
            self.out.push(TEXT);
            self.digits(text.len() as u64);
            self.out.extend_from_slice(text.as_bytes());
        }
    }

    /// Writes a number below `most` as one byte, counted from `first`; a larger one as the byte `long` and its digits.
    fn short(&mut self, number: u64, first: u8, most: u64, long: u8) {
        if number < most {
            self.out.push(first + number as u8);
        } else {
            self.out.push(long);
            self.digits(number);
        }
    }

    fn digits(&mut self, mut number: u64) {
        while number >= 128 {
            self.out.push(number as u8 | 128);
            number >>= 7;
        }
        self.out.push(number as u8);
    }
}

/// Unpacks a tree from any bytes; the error is the offset of the first byte that does not fit.
pub fn unpack<'t>(bytes: &'t [u8], words: &'static str) -> Result<Tree<'t>, usize> {
    let mut packed = Packed { bytes, at: 0, words: super::words(words) };
    let tree = packed.value(0).filter(|_| packed.at == bytes.len());
    tree.ok_or(packed.at)
}

/// A reader of packed bytes with its position.
struct Packed<'t> {
    bytes: &'t [u8],
    at: usize,
    words: Vec<&'static str>,
}

impl<'t> Packed<'t> {
    fn byte(&mut self) -> Option<u8> {
        let byte = self.bytes.get(self.at).copied()?;
        self.at += 1;
        Some(byte)
    }

    fn digits(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let digit = u64::from(byte & 127);
            if digit << shift >> shift != digit {
                return None;
            }
            number |= digit << shift;
            if byte < 128 {
                return Some(number);
            }
        }
        None
    }

    fn value(&mut self, depth: u8) -> Option<Tree<'t>> {
        Some(match self.byte()? {
            number @ 0..NUMBERS => Tree::Number(number.into()),
            NOTHING => Tree::Nothing,
            NO => Tree::Flag(false),
            YES => Tree::Flag(true),
            NUMBER => Tree::Number(self.digits()?),
            NEGATIVE => Tree::Negative(0_i64.checked_sub_unsigned(self.digits()?)?),
            TEXT => {
                let length = usize::try_from(self.digits()?).ok()?;
                let text = self.bytes.get(self.at..)?.get(..length)?;
                self.at += length;
                Tree::Text(Cow::Borrowed(std::str::from_utf8(text).ok()?))
            }
            WORD => {
                let place = self.digits()?.checked_add(FREQUENT_WORDS)?;
                self.word(place)?
            }
            LIST => {
                let length = self.digits()?;
                self.list(length, depth)?
            }
            OBJECT => {
                let length = self.digits()?;
                self.object(length, depth)?
            }
            list @ SHORT_LIST..SHORT_OBJECT => self.list((list - SHORT_LIST).into(), depth)?,
            object @ SHORT_OBJECT..FREQUENT => self.object((object - SHORT_OBJECT).into(), depth)?,
            word @ FREQUENT.. => self.word((word - FREQUENT).into())?,
        })
    }

    fn word(&self, place: u64) -> Option<Tree<'t>> {
        let word = self.words.get(usize::try_from(place).ok()?)?;
        Some(Tree::Text(Cow::Borrowed(word)))
    }

    /// Reads `length` items. Each takes at least one byte, so a false length runs out of bytes instead of memory.
    fn list(&mut self, length: u64, depth: u8) -> Option<Tree<'t>> {
        let inside = Self::inside(depth)?;
        let mut items = Vec::new();
        for _ in 0..length {
            items.push(self.value(inside)?);
        }
        Some(Tree::List(items))
    }

    fn object(&mut self, length: u64, depth: u8) -> Option<Tree<'t>> {
        let inside = Self::inside(depth)?;
        let mut keys = Vec::new();
        for _ in 0..length {
            let Tree::Text(key) = self.value(DEEPEST)? else { return None };
            keys.push((key, self.value(inside)?));
        }
        Some(Tree::Object(keys))
    }

    /// The next depth, or `None` beyond the limit that JSON text has too.
    fn inside(depth: u8) -> Option<u8> {
        (depth < DEEPEST).then_some(depth + 1)
    }
}
