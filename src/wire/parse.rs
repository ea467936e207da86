//! Parses JSON text into a tree.
//!
//! A parser of our own, for size and speed: texts borrow from the input, objects are lists of keys, and the value of a
//! fraction is dropped, as no value on the wire is one.

use std::borrow::Cow;
use std::fmt::{self, Display};

/// A parsed JSON text. Strings without escapes borrow from it.
#[derive(Clone, Debug, PartialEq)]
pub enum Tree<'t> {
    /// `null`.
    Nothing,
    /// `true` or `false`.
    Flag(bool),
    /// A whole number that is not negative.
    Number(u64),
    /// A whole number below zero.
    Negative(i64),
    /// Any other number; its value is not kept.
    Fraction,
    /// A string.
    Text(Cow<'t, str>),
    /// An array.
    List(Vec<Tree<'t>>),
    /// An object: its keys in the order of the text. If a key occurs twice, the last one counts.
    Object(Vec<(Cow<'t, str>, Tree<'t>)>),
}

/// Max nesting depth of lists and objects.
pub(super) const DEEPEST: u8 = 127;

impl<'t> Tree<'t> {
    /// Parses a text.
    pub fn parse(json: &'t str) -> Result<Self, Malformed> {
        let mut text = Text { json, at: 0 };
        let tree = text.value(0)?;
        text.skip_space();
        if text.at < json.len() { Err(text.expected("nothing more")) } else { Ok(tree) }
    }

    /// The value of a key; `None` if this is not an object or the key is missing.
    #[inline(never)]
    pub fn get(&self, key: &str) -> Option<&Tree<'t>> {
        match self {
            Tree::Object(keys) => keys.iter().rev().find(|(known, _)| known == key).map(|(_, value)| value),
            _ => None,
        }
    }

    /// The string; `None` if this is not a string.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Tree::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// Why a text is not JSON.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Malformed {
    /// Offset of the first wrong byte.
    at: usize,
    expected: &'static str,
}

impl Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is not JSON: expected {} at byte {}", self.expected, self.at)
    }
}
impl std::error::Error for Malformed {}

/// A parser with its position.
struct Text<'t> {
    json: &'t str,
    at: usize,
}

type Parsed<T> = Result<T, Malformed>;

impl<'t> Text<'t> {
    #[cold]
    fn expected(&self, expected: &'static str) -> Malformed {
        Malformed { at: self.at, expected }
    }

    fn peek(&self) -> u8 {
        self.json.as_bytes().get(self.at).copied().unwrap_or(0)
    }

    /// Skips the next byte if it is this one, and reports whether it was.
    fn passes(&mut self, byte: u8) -> bool {
        let is_it = self.peek() == byte;
        self.at += usize::from(is_it);
        is_it
    }

    fn skip_space(&mut self) {
        while matches!(self.peek(), b' ' | b'\n' | b'\t' | b'\r') {
            self.at += 1;
        }
    }

    /// The text from `start` up to the current position.
    fn since(&self, start: usize) -> &'t str {
        self.json.get(start..self.at).unwrap_or_default()
    }

    fn value(&mut self, depth: u8) -> Parsed<Tree<'t>> {
        self.skip_space();
        match self.peek() {
            b'"' => self.string().map(Tree::Text),
            b'[' => self.list(depth),
            b'{' => self.object(depth),
            b'-' | b'0'..=b'9' => self.number(),
            _ => self.word(),
        }
    }

    fn word(&mut self) -> Parsed<Tree<'t>> {
        for (word, flag) in [("null", None), ("true", Some(true)), ("false", Some(false))] {
            if self.json.as_bytes().get(self.at..).is_some_and(|rest| rest.starts_with(word.as_bytes())) {
                self.at += word.len();
                return Ok(flag.map_or(Tree::Nothing, Tree::Flag));
            }
        }
        Err(self.expected("a value"))
    }

    /// Opens a list or an object; `true` if it has at least one item.
    fn enter(&mut self, depth: u8, close: u8) -> Parsed<bool> {
        if depth >= DEEPEST {
            return Err(self.expected("nothing deeper"));
        }
        self.at += 1;
        self.skip_space();
        Ok(!self.passes(close))
    }

    /// After an item: `true` if a comma follows, `false` at the end.
    fn goes_on(&mut self, close: u8, expected: &'static str) -> Parsed<bool> {
        self.skip_space();
        if self.passes(b',') {
            Ok(true)
        } else if self.passes(close) {
            Ok(false)
        } else {
            Err(self.expected(expected))
        }
    }

    fn list(&mut self, depth: u8) -> Parsed<Tree<'t>> {
        let mut items = Vec::new();
        let mut goes_on = self.enter(depth, b']')?;
        while goes_on {
            items.push(self.value(depth + 1)?);
            goes_on = self.goes_on(b']', "a comma or ]")?;
        }
        Ok(Tree::List(items))
    }

    fn object(&mut self, depth: u8) -> Parsed<Tree<'t>> {
        let mut keys = Vec::new();
        let mut goes_on = self.enter(depth, b'}')?;
        while goes_on {
            self.skip_space();
            if self.peek() != b'"' {
                return Err(self.expected("a key"));
            }
            let key = self.string()?;
            self.skip_space();
            if !self.passes(b':') {
                return Err(self.expected("a colon"));
            }
            keys.push((key, self.value(depth + 1)?));
            goes_on = self.goes_on(b'}', "a comma or }")?;
        }
        Ok(Tree::Object(keys))
    }

    fn number(&mut self) -> Parsed<Tree<'t>> {
        let is_negative = self.passes(b'-');
        let (start, is_zero) = (self.at, self.peek() == b'0');
        let mut whole = self.digits()?;
        if is_zero && self.at > start + 1 {
            return Err(self.expected("no zero in front of a number"));
        }
        if self.passes(b'.') {
            whole = None;
            self.digits()?;
        }
        if self.passes(b'e') || self.passes(b'E') {
            whole = None;
            let _ = self.passes(b'+') || self.passes(b'-');
            self.digits()?;
        }
        Ok(match whole {
            Some(number) if !is_negative => Tree::Number(number),
            Some(number @ 1..) => 0_i64.checked_sub_unsigned(number).map_or(Tree::Fraction, Tree::Negative),
            _ => Tree::Fraction,
        })
    }

    /// Skips one or more digits; `None` if their number does not fit into 64 bits.
    fn digits(&mut self) -> Parsed<Option<u64>> {
        const LAST: u64 = u64::MAX / 10;
        let start = self.at;
        let mut number = Some(0);
        while let digit @ b'0'..=b'9' = self.peek() {
            let digit = u64::from(digit - b'0');
            let has_room = |before: &u64| *before < LAST || *before == LAST && digit <= u64::MAX % 10;
            number = number.filter(has_room).map(|before| before * 10 + digit);
            self.at += 1;
        }
        if self.at == start { Err(self.expected("a digit")) } else { Ok(number) }
    }

    fn string(&mut self) -> Parsed<Cow<'t, str>> {
        self.at += 1;
        let mut start = self.at;
        let mut before = String::new();
        loop {
            let rest = self.json.as_bytes().get(self.at..).unwrap_or_default();
            let is_plain = |byte: &&u8| **byte >= b' ' && **byte != b'"' && **byte != b'\\';
            self.at += rest.iter().take_while(is_plain).count();
            match self.peek() {
                b'"' => {
                    let rest = self.since(start);
                    self.at += 1;
                    return Ok(if before.is_empty() { Cow::Borrowed(rest) } else { Cow::Owned(before + rest) });
                }
                b'\\' => {
                    before.push_str(self.since(start));
                    self.at += 1;
                    before.push(self.escaped()?);
                    start = self.at;
                }
                _ => return Err(self.expected("the end of a string")),
            }
        }
    }

    /// The character of an escape sequence.
    fn escaped(&mut self) -> Parsed<char> {
        let byte = self.peek();
        self.at += 1;
        Ok(match byte {
            b'"' | b'\\' | b'/' => byte.into(),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.unicode(),
            _ => return Err(self.expected("an escape")),
        })
    }

    /// The character of a `\u` escape: one UTF-16 unit, or a surrogate pair.
    fn unicode(&mut self) -> Parsed<char> {
        let first = self.unit()?;
        let mut number = first;
        if (0xd800..0xdc00).contains(&first) && self.passes(b'\\') && self.passes(b'u') {
            let second = self.unit()?;
            // A wrong pair gives a number that is not a character.
            number = 0x1_0000 + ((first - 0xd800) << 10) + second.checked_sub(0xdc00).unwrap_or(u32::MAX >> 1);
        }
        char::from_u32(number).ok_or_else(|| self.expected("a character"))
    }

    fn unit(&mut self) -> Parsed<u32> {
        let mut unit = 0;
        for _ in 0..4 {
            let digit = char::from(self.peek()).to_digit(16).ok_or_else(|| self.expected("four hex digits"))?;
            unit = unit * 16 + digit;
            self.at += 1;
        }
        Ok(unit)
    }
}

#[cfg(test)]
mod tests {
    use super::Tree;
    use serde_json::Value;

    /// Compares a tree with serde's, except for the values of fractions.
    fn is_same(tree: &Tree<'_>, value: &Value) -> bool {
        match (tree, value) {
            (Tree::Nothing, Value::Null) => true,
            (Tree::Flag(ours), Value::Bool(theirs)) => ours == theirs,
            (Tree::Number(ours), Value::Number(theirs)) => theirs.as_u64() == Some(*ours),
            (Tree::Negative(ours), Value::Number(theirs)) => theirs.as_i64() == Some(*ours),
            (Tree::Fraction, Value::Number(theirs)) => theirs.as_i64().is_none() && theirs.as_u64().is_none(),
            (Tree::Text(ours), Value::String(theirs)) => ours == theirs,
            (Tree::List(ours), Value::Array(theirs)) => {
                ours.len() == theirs.len() && ours.iter().zip(theirs).all(|(ours, theirs)| is_same(ours, theirs))
            }
            (Tree::Object(ours), Value::Object(theirs)) => {
                ours.iter().all(|(key, _)| theirs.contains_key(&**key))
                    && theirs.iter().all(|(key, value)| tree.get(key).is_some_and(|ours| is_same(ours, value)))
            }
            _ => false,
        }
    }

    #[test]
    fn reads_texts_like_serde() {
        let texts = [
            r#" { "a" : [ 1 , -2, 0, 3.5, 1e3, -0, 18446744073709551616, 9223372036854775808 ] , "b": {} } "#,
            "[18446744073709551615, 18446744073709551609, 18446744073709551610, 184467440737095516150, -1.5, -1e3]",
            r#"{"a":1,"b":[],"a":{"c":null}}"#,
            r#""tab \t, quote \", slash \/, é, \u00e9, \ud83d\ude00, \u0000""#,
            "[true,false,null]",
            "\"é😀\"",
            "-9223372036854775808",
            "-9223372036854775809",
        ];
        for text in texts {
            let value: Value = serde_json::from_str(text).unwrap();
            assert!(is_same(&Tree::parse(text).unwrap(), &value), "{text}");
        }
    }

    #[test]
    fn refuses_what_serde_refuses() {
        let deep = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        let texts = [
            "",
            " ",
            "{",
            "[",
            "[1,]",
            "[1 2]",
            "{\"a\"}",
            "{\"a\":}",
            "{\"a\":1,}",
            "{a:1}",
            "{,}",
            "tru",
            "nul",
            "nulll",
            "01",
            "-",
            "-01",
            "1.",
            ".5",
            "1e",
            "1e+",
            "+1",
            "1 2",
            "\"",
            "\"\\",
            "\"\\x\"",
            "\"\\u12\"",
            "\"\\u12g4\"",
            "\"\\ud83d\"",
            "\"\\ud83d\\u0041\"",
            "\"\\ude00\"",
            "\"\\ud83d\\ud83d\"",
            "\"\n\"",
            "\u{0}",
            "[\u{0}]",
            "NaN",
            "\"\\u+123\"",
            "\u{feff}1",
        ];
        for text in texts.map(str::to_owned).into_iter().chain([deep(128), deep(100_000)]) {
            assert!(serde_json::from_str::<Value>(&text).is_err(), "{text:.40}");
            assert!(Tree::parse(&text).is_err(), "{text:.40}");
        }
        assert!(serde_json::from_str::<Value>(&deep(127)).is_ok() && Tree::parse(&deep(127)).is_ok());
        assert_eq!(Tree::parse("[1 2]").unwrap_err().to_string(), "this is not JSON: expected a comma or ] at byte 3");
    }
}
