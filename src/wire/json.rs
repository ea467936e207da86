//! Writes values as JSON text.
//!
//! All output goes through this writer. Serde's own would be a fifth of the package, because it is compiled once per
//! type, with formats and error paths. This one has a single format and cannot fail, so each type only costs the list
//! of its fields.

use super::Tree;
use serde::Serialize;
use serde::ser::{self, Impossible, Serializer};
use std::fmt::{self, Display, Write as _};
use std::marker::PhantomData;

/// Initial capacity of a text, in bytes: most actions and events fit.
const FIRST: usize = 96;

/// Writes a value as JSON text, as `serde_json` does; fractions may be spelled differently but read back the same.
pub fn json<T: Serialize + ?Sized>(value: &T) -> String {
    let mut text = Text(String::with_capacity(FIRST));
    let Ok(()) = value.serialize(&mut text);
    text.0
}

/// JSON text that is inserted unchanged into the JSON around it.
#[derive(Clone, Debug, PartialEq)]
pub struct Written(String);

/// Writes a value for insertion into another one. This way, code that wraps it is compiled once for all games.
pub fn written<T: Serialize + ?Sized>(value: &T) -> Written {
    Written(json(value))
}

impl Written {
    /// The text by reference.
    pub fn as_text(&self) -> &str {
        &self.0
    }

    /// The text by value.
    pub fn into_text(self) -> String {
        self.0
    }
}

impl Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_it_stands(&self.0, serializer)
    }
}

/// Inserts JSON text unchanged. Our own writer reports that it is not human-readable and takes collected text for
/// finished JSON; for other serializers the text is parsed and its value written.
fn as_it_stands<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    if !serializer.is_human_readable() {
        return serializer.collect_str(text);
    }
    Tree::parse(text).map_err(ser::Error::custom)?.serialize(serializer)
}

impl Serialize for Tree<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Tree::Nothing => serializer.serialize_unit(),
            Tree::Flag(flag) => serializer.serialize_bool(*flag),
            Tree::Number(number) => serializer.serialize_u64(*number),
            Tree::Negative(number) => serializer.serialize_i64(*number),
            Tree::Fraction => Err(ser::Error::custom("the value of a fraction is not kept")),
            Tree::Text(text) => serializer.serialize_str(text),
            Tree::List(items) => serializer.collect_seq(items),
            Tree::Object(keys) => serializer.collect_map(keys.iter().map(|(key, value)| (key, value))),
        }
    }
}

#[cfg(feature = "types")]
impl super::Typed for Written {
    fn type_name() -> String {
        "unknown".to_owned()
    }
}

/// A JSON array that is written item by item; in TypeScript a list of `T`.
#[derive(Clone, Debug, PartialEq)]
pub struct List<T>(String, PhantomData<T>);

impl<T> List<T> {
    /// Adds an item.
    pub fn add<I: Serialize>(&mut self, item: &I) {
        let mut text = Text(std::mem::take(&mut self.0));
        // The closing bracket of the list so far, if any, is removed to make room.
        let is_first = text.0.pop().is_none();
        text.0.push(if is_first { '[' } else { ',' });
        let Ok(()) = item.serialize(&mut text);
        text.0.push(']');
        self.0 = text.0;
    }

    /// The list as JSON text.
    pub fn as_text(&self) -> &str {
        if self.0.is_empty() { "[]" } else { &self.0 }
    }

    /// The items, each as JSON text of its own.
    pub fn items(&self) -> Vec<Written> {
        match Tree::parse(self.as_text()) {
            Ok(Tree::List(items)) => items.iter().map(written).collect(),
            _ => vec![],
        }
    }
}

impl<T> Default for List<T> {
    fn default() -> Self {
        List(String::new(), PhantomData)
    }
}

impl<T> Serialize for List<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_it_stands(self.as_text(), serializer)
    }
}

#[cfg(feature = "types")]
impl<T: super::Typed> super::Typed for List<T> {
    fn type_name() -> String {
        Vec::<T>::type_name()
    }
    fn declare(all: &mut super::Declarations) {
        T::declare(all);
    }
}

/// The JSON text written so far.
struct Text(String);

type Done = Result<(), Never>;

// Each of these is compiled once and called from everywhere; inlined, they would be most of the code of a type.
impl Text {
    #[inline(never)]
    fn put(&mut self, text: &str) -> Done {
        self.0.push_str(text);
        Ok(())
    }

    /// Writes a whole number; `Display` takes several times as long for the short numbers of a game.
    #[inline(never)]
    fn number(&mut self, number: u64) -> Done {
        if number >= 10 {
            self.number(number / 10)?;
        }
        self.0.push(char::from(b'0' + (number % 10) as u8));
        Ok(())
    }

    #[inline(never)]
    fn string(&mut self, text: &str) -> Done {
        self.0.push('"');
        if text.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
            self.0.push_str(text);
        } else {
            text.chars().for_each(|char| self.char(char));
        }
        self.0.push('"');
        Ok(())
    }

    fn char(&mut self, char: char) {
        let short = match char {
            '\n' => 'n',
            '\r' => 'r',
            '\t' => 't',
            '\u{8}' => 'b',
            '\u{c}' => 'f',
            '"' | '\\' => char,
            '\0'..' ' => {
                self.0.push_str(if char < '\u{10}' { "\\u000" } else { "\\u001" });
                self.0.extend(char::from_digit(u32::from(char) % 16, 16));
                return;
            }
            _ => return self.0.push(char),
        };
        self.0.push('\\');
        self.0.push(short);
    }

    /// Writes a comma, unless a list or an object was just opened.
    #[inline(never)]
    fn next(&mut self) {
        if !matches!(self.0.as_bytes().last(), Some(b'[' | b'{')) {
            self.0.push(',');
        }
    }

    /// Writes the key of a field; keys contain nothing to escape.
    #[inline(never)]
    fn key(&mut self, key: &str) {
        self.next();
        self.0.push('"');
        self.0.push_str(key);
        self.0.push_str("\":");
    }

    #[inline(never)]
    fn field<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Done {
        self.key(key);
        value.serialize(self)
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.next();
        value.serialize(self)
    }

    fn open(&mut self, bracket: &str) -> Result<&mut Self, Never> {
        self.put(bracket)?;
        Ok(self)
    }
}

impl Serializer for &mut Text {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeTupleStruct = Impossible<(), Never>;
    type SerializeTupleVariant = Impossible<(), Never>;
    type SerializeStructVariant = Impossible<(), Never>;

    /// Reports `false`, by which `as_it_stands` recognizes this writer.
    fn is_human_readable(&self) -> bool {
        false
    }
    fn serialize_bool(self, v: bool) -> Done {
        self.put(if v { "true" } else { "false" })
    }
    fn serialize_i8(self, v: i8) -> Done {
        self.serialize_i64(v.into())
    }
    fn serialize_i16(self, v: i16) -> Done {
        self.serialize_i64(v.into())
    }
    fn serialize_i32(self, v: i32) -> Done {
        self.serialize_i64(v.into())
    }
    fn serialize_i64(self, v: i64) -> Done {
        if v < 0 {
            self.0.push('-');
        }
        self.number(v.unsigned_abs())
    }
    fn serialize_u8(self, v: u8) -> Done {
        self.serialize_u64(v.into())
    }
    fn serialize_u16(self, v: u16) -> Done {
        self.serialize_u64(v.into())
    }
    fn serialize_u32(self, v: u32) -> Done {
        self.serialize_u64(v.into())
    }
    fn serialize_u64(self, v: u64) -> Done {
        self.number(v)
    }
    fn serialize_f32(self, v: f32) -> Done {
        self.serialize_f64(v.into())
    }
    fn serialize_f64(self, v: f64) -> Done {
        if v.is_finite() { self.put(&shortest(v)) } else { self.put("null") }
    }
    fn serialize_char(self, v: char) -> Done {
        self.string(v.encode_utf8(&mut [0; 4]))
    }
    fn serialize_str(self, v: &str) -> Done {
        self.string(v)
    }
    fn serialize_none(self) -> Done {
        self.put("null")
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Done {
        self.put("null")
    }
    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.put("null")
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.string(variant)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        self.open("{")?.field(variant, value)?;
        self.put("}")
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Never> {
        self.open("[")
    }
    fn serialize_tuple(self, _: usize) -> Result<Self, Never> {
        self.open("[")
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Self, Never> {
        self.open("{")
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        self.open("{")
    }
    fn serialize_bytes(self, _: &[u8]) -> Done {
        never()
    }
    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Done {
        let _ = write!(self.0, "{value}");
        Ok(())
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, Never> {
        never()
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Never> {
        never()
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Never> {
        never()
    }
}

impl ser::SerializeSeq for &mut Text {
    type Ok = ();
    type Error = Never;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.item(value)
    }
    fn end(self) -> Done {
        self.put("]")
    }
}

impl ser::SerializeTuple for &mut Text {
    type Ok = ();
    type Error = Never;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.item(value)
    }
    fn end(self) -> Done {
        self.put("]")
    }
}

impl ser::SerializeMap for &mut Text {
    type Ok = ();
    type Error = Never;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.item(key)
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.put(":")?;
        value.serialize(&mut **self)
    }
    fn end(self) -> Done {
        self.put("}")
    }
}

impl ser::SerializeStruct for &mut Text {
    type Ok = ();
    type Error = Never;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Done {
        self.field(key, value)
    }
    fn end(self) -> Done {
        self.put("}")
    }
}

/// The shortest text that reads back as exactly this number. JavaScript formats it, since Rust's code for that would be
/// a twentieth of a wasm file. JavaScript would write minus zero as zero.
#[cfg(target_arch = "wasm32")]
fn shortest(number: f64) -> String {
    if number == 0.0 && number.is_sign_negative() {
        return "-0.0".to_owned();
    }
    js_sys::JSON::stringify(&number.into()).map(String::from).unwrap_or_default()
}

/// The shortest text that reads back as exactly this number.
#[cfg(not(target_arch = "wasm32"))]
fn shortest(number: f64) -> String {
    format!("{number:?}")
}

/// The error type of a writer that cannot fail.
#[derive(Debug)]
enum Never {}

/// For serde's kinds of values that no type of this crate uses.
fn never<T>() -> Result<T, Never> {
    unreachable!("a value of a kind that is not written")
}

impl Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}
impl std::error::Error for Never {}
impl ser::Error for Never {
    fn custom<T: Display>(reason: T) -> Self {
        unreachable!("{reason}")
    }
}
