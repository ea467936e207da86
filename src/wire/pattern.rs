//! Patterns that both write and read a line, such as `"{by} {from} > {to} [take {take}]"`.
//!
//! | in a pattern | meaning |
//! |---|---|
//! | `take`, `>`, `:`, `,` | this word; a colon or a comma follows the word before it without a space |
//! | `{tile}` | the field `tile`, as one word |
//! | `{goods..}` | the field `goods`, as all remaining words |
//! | `{civic}.{space}` | two fields joined by a point |
//! | `{stored?}` | the word `stored` if that field is true, else left out |
//! | `{depot|black}` | the field `depot`, or the word `black` if it is `None` |
//! | `[take {take}]` | optional: left out if its field [is silent](WriteNotation::is_silent) |

use super::{Kind, Line, WriteNotation};
use crate::parts::Set;
use arrayvec::ArrayVec;
use std::error::Error;
use std::fmt::{self, Display};
use std::str::FromStr;

/// A value that can be read from notation.
pub trait ParseNotation: WriteNotation + Sized {
    /// The value that exactly these words stand for; `None` if there is no such value.
    fn match_words(words: &[&str]) -> Option<Self>;
    /// The value of an optional group that was left out; `None` if it may not be left out.
    fn silence() -> Option<Self> {
        None
    }
}

/// A value with a notation, which `Display` writes and `FromStr` reads.
pub trait Notation: ParseNotation + Display + FromStr<Err = NotationError> {}
impl<T: ParseNotation + Display + FromStr<Err = NotationError>> Notation for T {}

/// Why a line of text is not the notation of a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NotationError {
    /// The beginning of the text.
    pub text: String,
    /// The type whose notation was expected.
    pub expected: &'static str,
}

impl NotationError {
    /// This text is not the notation of a value of the expected type.
    #[cold]
    pub fn new(text: &str, expected: &'static str) -> Self {
        NotationError { text: text.chars().take(60).collect(), expected }
    }
}

impl Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not the notation of any {}", self.text, self.expected)
    }
}

impl Error for NotationError {}

/// Writes a value as one line of text.
pub fn text(value: &dyn WriteNotation) -> String {
    let mut line = Line::of_words();
    value.add_to(&mut line);
    line.into_text()
}

/// Reads a value from a line of text; `None` if the text does not match.
pub fn parse<T: ParseNotation>(text: &str) -> Option<T> {
    T::match_words(&words(text))
}

/// One part of a pattern.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Part<'p> {
    Describe(&'p str),
    Mark(&'p str),
    Field(&'p str),
    Dot,
    Open,
    Close,
}

/// Splits a pattern into its parts.
fn parts(mut pattern: &str) -> impl Iterator<Item = Part<'_>> {
    std::iter::from_fn(move || {
        pattern = pattern.trim_start_matches(' ');
        let first = pattern.chars().next()?;
        let length = match first {
            '{' => pattern.find('}')? + 1,
            '[' | ']' | ':' | ',' | '.' => 1,
            _ => pattern.find([' ', '[', ']', '{', ':', ',']).unwrap_or(pattern.len()),
        };
        let (part, rest) = pattern.split_at(length);
        pattern = rest;
        Some(match first {
            '{' => Part::Field(&part[1..length - 1]),
            '[' => Part::Open,
            ']' => Part::Close,
            '.' => Part::Dot,
            ':' | ',' => Part::Mark(part),
            _ => Part::Describe(part),
        })
    })
}

/// Max parts of a pattern.
const MOST: usize = 32;

type Parts<'p> = ArrayVec<Part<'p>, MOST>;

/// Splits the inside of braces into the field's name and the suffix after it.
fn named(inner: &str) -> (&str, Option<&str>) {
    match inner.find(['|', '?', '.']) {
        Some(end) => (&inner[..end], Some(&inner[end..])),
        None => (inner, None),
    }
}

/// Writes the fields by the pattern.
#[inline(never)]
pub fn say(pattern: &str, fields: &[(&str, &dyn WriteNotation)], line: &mut Line) {
    let field = |inner: &str| fields.iter().find(|(name, _)| *name == named(inner).0).map(|(_, value)| *value);
    let is_silent = |part: &Part<'_>| match part {
        Part::Field(inner) => field(inner).is_some_and(WriteNotation::is_silent),
        _ => false,
    };
    let parts: Parts<'_> = parts(pattern).collect();
    let mut at = 0;
    while let Some(&part) = parts.get(at) {
        at += 1;
        match part {
            Part::Open if parts[at..].iter().take_while(|part| **part != Part::Close).any(is_silent) => {
                at += parts[at..].iter().take_while(|part| **part != Part::Close).count();
            }
            Part::Open | Part::Close => {}
            Part::Dot => line.glue_next("."),
            Part::Mark(mark) => _ = line.glue(mark),
            Part::Describe(word) => _ = line.add(word),
            Part::Field(inner) => match (field(inner), named(inner).1) {
                (Some(flag), Some("?")) => {
                    if !flag.is_silent() {
                        line.add(named(inner).0);
                    }
                }
                (Some(value), Some(other)) if value.is_silent() => _ = line.add(other.trim_start_matches('|')),
                (Some(value), _) => value.add_to(line),
                (None, _) => {}
            },
        }
    }
}

/// Splits a line into words; colons and commas are words of their own.
pub fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut start = 0;
    for (at, char) in text.char_indices() {
        let is_mark = matches!(char, ':' | ',');
        if !is_mark && !char.is_whitespace() {
            continue;
        }
        if start < at {
            words.push(&text[start..at]);
        }
        start = at + char.len_utf8();
        if is_mark {
            words.push(&text[at..start]);
        }
    }
    if start < text.len() {
        words.push(&text[start..]);
    }
    words
}

/// The words that matched each field of a pattern.
#[derive(Clone, Debug, Default)]
pub struct Matched<'p, 'w>(ArrayVec<(&'p str, Words<'w>), MOST>);

/// The words of one field.
#[derive(Clone, Copy, Debug)]
enum Words<'w> {
    One(&'w str),
    All(&'w [&'w str]),
}

impl<'w> Matched<'_, 'w> {
    /// The words of a field; `None` if the line left it out. Compiled once for all types of fields.
    #[inline(never)]
    fn words(&self, name: &str) -> Option<Words<'w>> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, words)| *words)
    }

    /// The value of a field; a field that was left out has its silent value.
    pub fn get<T: ParseNotation>(&self, name: &str) -> Option<T> {
        let Some(words) = self.words(name) else { return T::silence() };
        let heard = T::match_words(match &words {
            Words::One(word) => std::slice::from_ref(word),
            Words::All(words) => words,
        });
        // Each value has one notation: a silent value must be left out.
        heard.filter(|value| !value.is_silent())
    }
}

/// Matches words against the pattern; `None` if they do not fit.
#[inline(never)]
pub fn match_words<'p, 'w>(pattern: &'p str, words: &'w [&'w str]) -> Option<Matched<'p, 'w>> {
    let parts: Parts<'p> = parts(pattern).collect();
    let mut heard = Matched(ArrayVec::new());
    follow(&parts, words, &mut heard).then_some(heard)
}

/// Matches words against the parts, with backtracking at optional groups, and notes the words of each field.
fn follow<'p, 'w>(parts: &[Part<'p>], words: &'w [&'w str], heard: &mut Matched<'p, 'w>) -> bool {
    let Some((&part, rest)) = parts.split_first() else { return words.is_empty() };
    match (part, words) {
        (Part::Open, _) => {
            let before = heard.clone();
            if follow(rest, words, heard) {
                return true;
            }
            *heard = before;
            let group = rest.iter().take_while(|part| **part != Part::Close).count();
            follow(&rest[group..], words, heard)
        }
        (Part::Close, _) => follow(rest, words, heard),
        (Part::Describe(said) | Part::Mark(said), [word, left @ ..]) => said == *word && follow(rest, left, heard),
        (Part::Field(inner), _) => follow_field(inner, rest, words, heard),
        _ => false,
    }
}

fn follow_field<'p, 'w>(inner: &'p str, rest: &[Part<'p>], words: &'w [&'w str], heard: &mut Matched<'p, 'w>) -> bool {
    let (name, more) = named(inner);
    let mut note = |name, words| heard.0.try_push((name, words)).is_ok();
    match (more, rest, words) {
        (Some(".."), ..) => note(name, Words::All(words)) && follow(rest, &[], heard),
        (Some("?"), _, [word, left @ ..]) if *word == name => note(name, Words::One(word)) && follow(rest, left, heard),
        (Some("?"), ..) => follow(rest, words, heard),
        (Some(other), _, [word, left @ ..]) if *word == other.trim_start_matches('|') => follow(rest, left, heard),
        (_, [Part::Dot, Part::Field(second), rest @ ..], [word, left @ ..]) => match word.rsplit_once('.') {
            Some((one, other)) => {
                note(name, Words::One(one)) && note(second, Words::One(other)) && follow(rest, left, heard)
            }
            None => false,
        },
        (_, _, [word, left @ ..]) => note(name, Words::One(word)) && follow(rest, left, heard),
        _ => false,
    }
}

impl<K: Kind> ParseNotation for K {
    fn match_words(words: &[&str]) -> Option<Self> {
        match words {
            [name] => K::from_name(name),
            _ => None,
        }
    }
    fn silence() -> Option<Self> {
        K::ALL.iter().copied().find(|kind| kind.is_implied())
    }
}

/// Reads a number as notation writes it: digits only, no leading zero.
#[inline(never)]
pub fn digits(words: &[&str]) -> Option<u32> {
    let [word] = words else { return None };
    let number: u32 = word.parse().ok()?;
    (number.to_string() == *word).then_some(number)
}

impl ParseNotation for u8 {
    fn match_words(words: &[&str]) -> Option<Self> {
        digits(words)?.try_into().ok()
    }
}

impl ParseNotation for u16 {
    fn match_words(words: &[&str]) -> Option<Self> {
        digits(words)?.try_into().ok()
    }
}

impl ParseNotation for bool {
    fn match_words(_: &[&str]) -> Option<Self> {
        Some(true)
    }
    fn silence() -> Option<Self> {
        Some(false)
    }
}

impl<T: ParseNotation> ParseNotation for Option<T> {
    fn match_words(words: &[&str]) -> Option<Self> {
        T::match_words(words).map(Some)
    }
    fn silence() -> Option<Self> {
        Some(None)
    }
}

/// Accepts any order, but no member twice.
impl<K: Kind> ParseNotation for Set<K> {
    fn match_words(words: &[&str]) -> Option<Self> {
        let set: Set<K> = words.iter().map(|word| K::from_name(word)).collect::<Option<_>>()?;
        (usize::from(set.len()) == words.len()).then_some(set)
    }
}
