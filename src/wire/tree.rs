//! Reads values out of a parsed JSON tree and knows where it is when something is wrong.
//!
//! Whatever comes from outside is read this way. A reader never stops half-way: what does not fit is noted with the way
//! to it, anything stands in for it, and whoever asked for the whole gets the first note instead of a value. So what is
//! compiled for each type is only the list of its fields: see decision 7.

use super::{Tree, place, place_from};
use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::fmt::{self, Display};
use std::slice;

/// A value that can be read out of a tree.
pub trait Read: Sized {
    /// The value at this place. If there is none, that is noted, and any other value will do.
    fn read(node: Node<'_>) -> Self;
}

/// The value that a tree holds, or the first thing that is wrong with it.
pub fn read_tree<T: Read>(tree: &Tree<'_>) -> Result<T, Misfit> {
    noted(|way| T::read(Node { value: tree, way }))
}

/// The value behind one key of an object, whatever else it holds.
pub fn read_key<T: Read>(tree: &Tree<'_>, key: &str) -> Result<T, Misfit> {
    noted(|way| Node { value: tree, way }.any_object(&[]).get(key))
}

fn noted<T>(read: impl FnOnce(&Way<'_>) -> T) -> Result<T, Misfit> {
    let notes = Notes { misfit: RefCell::default(), seats: Cell::new(u8::MAX) };
    let value = read(&Way::Start(&notes));
    notes.misfit.into_inner().map_or(Ok(value), Err)
}

/// What is wrong, and where.
#[derive(Debug)]
pub struct Misfit {
    reason: String,
    path: String,
}

impl Misfit {
    /// What is wrong.
    pub fn reason(&self) -> &str {
        &self.reason
    }

    /// The way to it as text: `players[0].duchy[3]`.
    pub fn path(&self) -> &str {
        self.path.trim_start_matches('.')
    }
}

impl Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path(), self.reason())
    }
}

/// What is noted while a tree is read.
#[derive(Debug)]
struct Notes {
    /// The first misfit.
    misfit: RefCell<Option<Misfit>>,
    /// How many seats the table has, once that is known.
    seats: Cell<u8>,
}

/// The way to a place in the tree, and where notes are taken.
#[derive(Clone, Copy, Debug)]
enum Way<'a> {
    Start(&'a Notes),
    Key(&'a Way<'a>, &'a str),
    Index(&'a Way<'a>, usize),
}

impl Way<'_> {
    /// Notes what is wrong here, if nothing was wrong before.
    #[cold]
    #[inline(never)]
    fn note(&self, reason: fmt::Arguments<'_>) {
        let mut path = String::new();
        let mut way = self;
        let notes = loop {
            let (step, before) = match way {
                Way::Start(notes) => break notes,
                Way::Key(before, key) => (format!(".{key:.40}"), before),
                Way::Index(before, index) => (format!("[{index}]"), before),
            };
            path.insert_str(0, &step);
            way = before;
        };
        notes.misfit.borrow_mut().get_or_insert_with(|| Misfit { reason: reason.to_string(), path });
    }

    fn notes(&self) -> &Notes {
        match self {
            Way::Start(notes) => notes,
            Way::Key(before, _) | Way::Index(before, _) => before.notes(),
        }
    }

    /// Was anything wrong so far?
    fn is_noted(&self) -> bool {
        self.notes().misfit.borrow().is_some()
    }
}

/// A place in the tree.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    pub(super) value: &'a Tree<'a>,
    way: &'a Way<'a>,
}

// Each of these is compiled once and called from everywhere.
impl<'a> Node<'a> {
    /// Notes what is wrong here.
    #[cold]
    #[inline(never)]
    pub fn misfit(self, reason: &str) {
        self.way.note(format_args!("{reason}"));
    }

    /// Notes that something else was expected here.
    #[cold]
    #[inline(never)]
    pub(super) fn expected(self, expected: &str) {
        let found = match self.value {
            Tree::Nothing => "null",
            Tree::Flag(_) => "true or false",
            Tree::Number(_) | Tree::Negative(_) | Tree::Fraction => "another number",
            Tree::Text(_) => "a string",
            Tree::List(_) => "a list",
            Tree::Object(_) => "an object",
        };
        self.way.note(format_args!("expected {expected}, found {found}"));
    }

    /// From here on the table has so many seats.
    pub fn set_seats(self, seats: u8) {
        self.way.notes().seats.set(seats);
    }

    /// The number of a seat at the table, of which there are `most` at the most.
    #[inline(never)]
    pub fn seat(self, most: u8) -> u8 {
        let last = self.way.notes().seats.get().min(most) - 1;
        self.byte().filter(|&seat| seat <= last).unwrap_or_else(|| {
            self.way.note(format_args!("expected a seat from 0 to {last}"));
            0
        })
    }

    /// Any value, after something was wrong here.
    pub fn anything<T: Read>(self) -> T {
        T::read(Node { value: &Tree::Nothing, ..self })
    }

    /// Is there nothing?
    pub fn is_nothing(self) -> bool {
        matches!(self.value, Tree::Nothing)
    }

    /// Is there a list?
    pub fn is_list(self) -> bool {
        matches!(self.value, Tree::List(_))
    }

    /// A text.
    #[inline(never)]
    pub fn text(self) -> &'a str {
        self.value.as_text().unwrap_or_else(|| {
            self.expected("a string");
            ""
        })
    }

    /// A whole number that is not negative.
    #[inline(never)]
    pub fn number(self) -> u64 {
        match self.value {
            Tree::Number(number) => *number,
            _ => {
                self.expected("a whole number that is not negative");
                0
            }
        }
    }

    /// A whole number that is not negative and not larger than this.
    #[inline(never)]
    pub fn number_to(self, largest: u32) -> u32 {
        u32::try_from(self.number()).ok().filter(|&number| number <= largest).unwrap_or_else(|| {
            self.misfit("a number too large");
            0
        })
    }

    /// A number from a first to a last one.
    #[inline(never)]
    pub fn number_from(self, first: u8, last: u8) -> u8 {
        let number = u8::try_from(self.number()).ok();
        number.filter(|number| (first..=last).contains(number)).unwrap_or_else(|| {
            self.way.note(format_args!("expected a number from {first} to {last}"));
            first
        })
    }

    /// A number that is not larger than 255, if there is one.
    pub fn byte(self) -> Option<u8> {
        match self.value {
            Tree::Number(number) => u8::try_from(*number).ok(),
            _ => None,
        }
    }

    /// Every item of a list, in order, up to the first that does not fit.
    #[inline(never)]
    pub fn each(self, read: &mut dyn FnMut(Node<'_>)) {
        let Tree::List(list) = self.value else { return self.expected("a list") };
        for (index, value) in list.iter().enumerate() {
            if self.way.is_noted() {
                break;
            }
            read(Node { value, way: &Way::Index(self.way, index) });
        }
    }

    /// Notes that a list has another length than this.
    #[cold]
    #[inline(never)]
    pub fn wrong_length(self, at_most: &str, length: usize) {
        self.way.note(format_args!("expected a list of {at_most}{length}"));
    }

    /// An object with no other keys than these.
    #[inline(never)]
    pub fn object(self, keys: &'static [&'static str]) -> Object<'a> {
        let mut object = self.any_object(keys);
        let mut next = 0;
        let mut is_in_order = true;
        for (key, _) in object.all {
            let Some(place) = place_from(keys, key, next) else {
                Way::Key(self.way, key).note(format_args!("unknown key; known are {}", keys.join(", ")));
                break;
            };
            is_in_order &= place >= next;
            next = place + 1;
        }
        object.in_order = is_in_order.then_some(object.all);
        object
    }

    /// The same for an object that carries its own name, which is the first of these keys and has been read.
    #[inline(never)]
    pub fn named_object(self, keys: &'static [&'static str]) -> Object<'a> {
        let mut object = self.object(keys);
        object.step();
        object
    }

    fn any_object(self, keys: &'static [&'static str]) -> Object<'a> {
        let all: &[_] = match self.value {
            Tree::Object(all) => all,
            _ => {
                self.expected("an object");
                &[]
            }
        };
        Object { tree: self.value, all, in_order: None, way: self.way, keys: keys.iter() }
    }

    /// The name that an object carries; nothing, if it carries none.
    #[inline(never)]
    pub fn type_name(self) -> &'a str {
        self.value.get("type").and_then(Tree::as_text).unwrap_or_default()
    }

    /// Notes that an object carries none of these names.
    #[cold]
    #[inline(never)]
    pub fn unknown_type(self, names: &[&str]) {
        let name = self.any_object(&[]).find("type");
        Node { value: name, way: &Way::Key(self.way, "type") }.name(names);
    }

    /// The place of a text among these names.
    #[inline(never)]
    pub fn name(self, names: &[&str]) -> usize {
        let text = self.text();
        place(names, text).unwrap_or_else(|| {
            self.way.note(format_args!("\"{text:.40}\" is not one of {}", names.join(", ")));
            0
        })
    }
}

/// An object in the tree; its fields are read by name, or one after the other in the order of its keys.
#[derive(Clone, Debug)]
pub struct Object<'a> {
    tree: &'a Tree<'a>,
    /// Every key with what stands behind it.
    all: &'a [(Cow<'a, str>, Tree<'a>)],
    /// What is left of them to read, if they stand in the order in which they are read: then nothing is looked for.
    in_order: Option<&'a [(Cow<'a, str>, Tree<'a>)]>,
    way: &'a Way<'a>,
    keys: slice::Iter<'static, &'static str>,
}

impl<'a> Object<'a> {
    /// What stands behind a key, or nothing.
    fn find(&self, key: &str) -> &'a Tree<'a> {
        self.tree.get(key).unwrap_or(&Tree::Nothing)
    }

    #[inline(never)]
    fn next_key(&mut self) -> &'static str {
        self.keys.next().copied().unwrap_or_default()
    }

    /// What stands behind the next key, if it is there, and the way to it.
    #[inline(never)]
    fn step(&mut self) -> (Option<&'a Tree<'a>>, Way<'a>) {
        let key = self.next_key();
        let value = match self.in_order {
            None => self.tree.get(key),
            Some([(next, value), rest @ ..]) if next == key => {
                self.in_order = Some(rest);
                Some(value)
            }
            Some(_) => None,
        };
        (value, Way::Key(self.way, key))
    }

    /// The value behind the next key; a value that may be nothing may also be missing.
    #[inline(never)]
    pub fn field<T: Read>(&mut self) -> T {
        let (value, way) = self.step();
        T::read(Node { value: value.unwrap_or(&Tree::Nothing), way: &way })
    }

    /// The value behind the next key, or the usual one if it is missing.
    pub fn field_or_default<T: Read + Default>(&mut self) -> T {
        let (value, way) = self.step();
        value.map_or_else(T::default, |value| T::read(Node { value, way: &way }))
    }

    /// The value behind a key; a value that may be nothing may also be missing.
    #[inline(never)]
    pub fn get<T: Read>(&self, key: &str) -> T {
        T::read(Node { value: self.find(key), way: &Way::Key(self.way, key) })
    }

    /// The value behind a key, or another one if it is missing.
    pub fn get_or<T: Read>(&self, key: &str, missing: T) -> T {
        if self.tree.get(key).is_some() { self.get(key) } else { missing }
    }

    /// Every key with what stands behind it.
    pub fn each(&self, read: &mut dyn FnMut(&str, Node<'_>)) {
        for (key, value) in self.all {
            read(key, Node { value, way: &Way::Key(self.way, key) });
        }
    }
}
