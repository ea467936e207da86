//! Reads typed values from a parsed JSON tree and reports the path of the first error.
//!
//! All input is read this way. A reader never stops half-way: an error is noted with its path, a placeholder takes the
//! value's place, and the caller of the outermost read gets the first note instead of a value. This way each type only
//! costs the list of its fields: see decision 7.

use super::{Tree, place, place_from};
use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::fmt::{self, Display};
use std::slice;

/// A value that can be read from a tree.
pub trait Read: Sized {
    /// Reads the value at this node. If it does not fit, notes a misfit and returns a placeholder.
    fn read(node: Node<'_>) -> Self;
}

/// Reads a value from a tree, or returns its first misfit.
pub fn read_tree<T: Read>(tree: &Tree<'_>) -> Result<T, Misfit> {
    noted(|way| T::read(Node { value: tree, way }))
}

/// Reads the value of one key of an object and ignores the other keys.
pub fn read_key<T: Read>(tree: &Tree<'_>, key: &str) -> Result<T, Misfit> {
    noted(|way| Node { value: tree, way }.any_object(&[]).get(key))
}

fn noted<T>(read: impl FnOnce(&Way<'_>) -> T) -> Result<T, Misfit> {
    let notes = Notes { misfit: RefCell::default(), seats: Cell::new(u8::MAX) };
    let value = read(&Way::Start(&notes));
    notes.misfit.into_inner().map_or(Ok(value), Err)
}

/// What is wrong in the input, and where.
#[derive(Debug)]
pub struct Misfit {
    reason: String,
    path: String,
}

impl Misfit {
    /// What is wrong, as text.
    pub fn reason(&self) -> &str {
        &self.reason
    }

    /// The path as text: `players[0].duchy[3]`.
    pub fn path(&self) -> &str {
        self.path.trim_start_matches('.')
    }
}

impl Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path(), self.reason())
    }
}

/// Notes that are taken while a tree is read.
#[derive(Debug)]
struct Notes {
    /// The first misfit.
    misfit: RefCell<Option<Misfit>>,
    /// Number of seats of the table, as soon as it was read.
    seats: Cell<u8>,
}

/// The path to a node, as a linked list that ends at the notes.
#[derive(Clone, Copy, Debug)]
enum Way<'a> {
    Start(&'a Notes),
    Key(&'a Way<'a>, &'a str),
    Index(&'a Way<'a>, usize),
}

impl Way<'_> {
    /// Notes a misfit at this path, unless there is one already.
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

    /// Whether a misfit was noted.
    fn is_noted(&self) -> bool {
        self.notes().misfit.borrow().is_some()
    }
}

/// A node of the tree with its path.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    pub(super) value: &'a Tree<'a>,
    way: &'a Way<'a>,
}

// Each of these is compiled once and called from everywhere.
impl<'a> Node<'a> {
    /// Notes a misfit at this node.
    #[cold]
    #[inline(never)]
    pub fn misfit(self, reason: &str) {
        self.way.note(format_args!("{reason}"));
    }

    /// Notes which kind of value was expected at this node.
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

    /// Sets the table's number of seats; [`Node::seat`] checks seats against it from here on.
    pub fn set_seats(self, seats: u8) {
        self.way.notes().seats.set(seats);
    }

    /// Reads the number of a seat at the table, which has at most `most`.
    #[inline(never)]
    pub fn seat(self, most: u8) -> u8 {
        let last = self.way.notes().seats.get().min(most) - 1;
        self.byte().filter(|&seat| seat <= last).unwrap_or_else(|| {
            self.way.note(format_args!("expected a seat from 0 to {last}"));
            0
        })
    }

    /// A placeholder, after a misfit was noted here.
    pub fn anything<T: Read>(self) -> T {
        T::read(Node { value: &Tree::Nothing, ..self })
    }

    /// Whether it is `null` or missing.
    pub fn is_nothing(self) -> bool {
        matches!(self.value, Tree::Nothing)
    }

    /// Whether it is a list.
    pub fn is_list(self) -> bool {
        matches!(self.value, Tree::List(_))
    }

    /// Reads a string.
    #[inline(never)]
    pub fn text(self) -> &'a str {
        self.value.as_text().unwrap_or_else(|| {
            self.expected("a string");
            ""
        })
    }

    /// Reads a whole number that is not negative.
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

    /// Reads a whole number from 0 to `largest`.
    #[inline(never)]
    pub fn number_to(self, largest: u32) -> u32 {
        u32::try_from(self.number()).ok().filter(|&number| number <= largest).unwrap_or_else(|| {
            self.misfit("a number too large");
            0
        })
    }

    /// Reads a number from `first` to `last`.
    #[inline(never)]
    pub fn number_from(self, first: u8, last: u8) -> u8 {
        let number = u8::try_from(self.number()).ok();
        number.filter(|number| (first..=last).contains(number)).unwrap_or_else(|| {
            self.way.note(format_args!("expected a number from {first} to {last}"));
            first
        })
    }

    /// A number up to 255; `None` if it is anything else.
    pub fn byte(self) -> Option<u8> {
        match self.value {
            Tree::Number(number) => u8::try_from(*number).ok(),
            _ => None,
        }
    }

    /// Calls `read` for the items of a list in order, and stops at the first misfit.
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

    /// Notes that a list has the wrong length.
    #[cold]
    #[inline(never)]
    pub fn wrong_length(self, at_most: &str, length: usize) {
        self.way.note(format_args!("expected a list of {at_most}{length}"));
    }

    /// Reads an object that has no other keys than these.
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

    /// The same for an object whose name was read already; the name is the first of these keys.
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

    /// The name in an object's field `type`; empty if there is none.
    #[inline(never)]
    pub fn type_name(self) -> &'a str {
        self.value.get("type").and_then(Tree::as_text).unwrap_or_default()
    }

    /// Notes that an object has none of these names.
    #[cold]
    #[inline(never)]
    pub fn unknown_type(self, names: &[&str]) {
        let name = self.any_object(&[]).find("type");
        Node { value: name, way: &Way::Key(self.way, "type") }.name(names);
    }

    /// Reads a string that is one of these names, and returns its index.
    #[inline(never)]
    pub fn name(self, names: &[&str]) -> usize {
        let text = self.text();
        place(names, text).unwrap_or_else(|| {
            self.way.note(format_args!("\"{text:.40}\" is not one of {}", names.join(", ")));
            0
        })
    }
}

/// An object in the tree. Its fields are read by name, or one after the other in the order of its keys.
#[derive(Clone, Debug)]
pub struct Object<'a> {
    tree: &'a Tree<'a>,
    /// All keys with their values.
    all: &'a [(Cow<'a, str>, Tree<'a>)],
    /// The keys that were not read yet, as long as they come in the order of reading; then no search is needed.
    in_order: Option<&'a [(Cow<'a, str>, Tree<'a>)]>,
    way: &'a Way<'a>,
    keys: slice::Iter<'static, &'static str>,
}

impl<'a> Object<'a> {
    /// The value of a key, or `null` if it is missing.
    fn find(&self, key: &str) -> &'a Tree<'a> {
        self.tree.get(key).unwrap_or(&Tree::Nothing)
    }

    #[inline(never)]
    fn next_key(&mut self) -> &'static str {
        self.keys.next().copied().unwrap_or_default()
    }

    /// The value of the next key, if it is there, and its path.
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

    /// Reads the value of the next key. An optional value may be missing.
    #[inline(never)]
    pub fn field<T: Read>(&mut self) -> T {
        let (value, way) = self.step();
        T::read(Node { value: value.unwrap_or(&Tree::Nothing), way: &way })
    }

    /// Reads the value of the next key, or the default if it is missing.
    pub fn field_or_default<T: Read + Default>(&mut self) -> T {
        let (value, way) = self.step();
        value.map_or_else(T::default, |value| T::read(Node { value, way: &way }))
    }

    /// Reads the value of a key. An optional value may be missing.
    #[inline(never)]
    pub fn get<T: Read>(&self, key: &str) -> T {
        T::read(Node { value: self.find(key), way: &Way::Key(self.way, key) })
    }

    /// Reads the value of a key, or returns `missing` if there is none.
    pub fn get_or<T: Read>(&self, key: &str, missing: T) -> T {
        if self.tree.get(key).is_some() { self.get(key) } else { missing }
    }

    /// Calls `read` for each key with its value.
    pub fn each(&self, read: &mut dyn FnMut(&str, Node<'_>)) {
        for (key, value) in self.all {
            read(key, Node { value, way: &Way::Key(self.way, key) });
        }
    }
}
