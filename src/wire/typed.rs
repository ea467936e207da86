//! The TypeScript declarations of all types that cross the boundary.

use arrayvec::ArrayVec;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A type that TypeScript knows.
pub trait Typed {
    /// The type as it is written where it is used: `Array<Seat>`.
    fn type_name() -> String;
    /// Declares it, and everything that it mentions.
    fn declare(_: &mut Declarations) {}
    /// The members of a set, each with its own words, where they stand among those of another set.
    fn members() -> Vec<(String, String)> {
        vec![(String::new(), Self::type_name())]
    }
    /// What it is, in words, for whoever wraps it.
    fn about() -> &'static [&'static str] {
        &[]
    }
    /// How it, or each of its members, is written in one line.
    fn patterns() -> Vec<Pattern> {
        vec![]
    }
    /// Declares what the members mention.
    fn declare_members(all: &mut Declarations) {
        Self::declare(all);
    }
}

/// How something is written in one line, for a page that explains it.
#[derive(Debug)]
pub struct Pattern {
    /// Its name on the wire; empty where it has none.
    pub name: &'static str,
    /// What it is.
    pub about: &'static [&'static str],
    /// Words and fields, as [`say`](super::say) reads them.
    pub text: String,
    /// The fields, each with its type in TypeScript.
    pub fields: Vec<(&'static str, String)>,
}

/// A part of a piece's name.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// A word that stands for itself.
    Word(&'static str),
    /// A field, and the word that stands where it holds nothing.
    Field(&'static str, Option<&'static str>),
}

impl Pattern {
    /// The name of a piece, with points between its parts.
    pub fn of_parts(about: &'static [&'static str], parts: &[Part], fields: Vec<(&'static str, String)>) -> Self {
        let part = |part: &Part| match part {
            Part::Word(word) => (*word).to_owned(),
            Part::Field(field, None) => format!("{{{field}}}"),
            Part::Field(field, Some(other)) => format!("{{{field}|{other}}}"),
        };
        let text = parts.iter().map(part).collect::<Vec<_>>().join(".");
        Pattern { name: "", about, text, fields }
    }

    /// The same as a template literal of TypeScript.
    pub fn template(&self) -> String {
        let mut text = self.text.clone();
        for (field, name) in &self.fields {
            let name = name.trim_end_matches(" | null");
            text = text.replace(&format!("{{{field}}}"), &format!("${{{name}}}"));
            text = text.replace(&format!("{{{field}|"), &format!("${{{name}|"));
        }
        // The word that stands where a field holds nothing is one more word.
        for (at, _) in text.clone().match_indices('|').rev() {
            let end = text[at..].find('}').map_or(text.len(), |end| at + end);
            text.replace_range(at..end, &format!(" | \"{}\"", &text[at + 1..end]));
        }
        format!("`{text}`")
    }
}

/// Declarations, each once, in the order in which they were met.
#[derive(Debug, Default)]
pub struct Declarations {
    names: BTreeMap<String, (Vec<String>, String)>,
    text: String,
}

impl Declarations {
    /// Everything declared so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Declares a type, and everything that it mentions.
    pub fn declare<T: Typed>(&mut self) {
        T::declare(self);
    }

    /// Declares a name with what it stands for, unless it is declared already; says whether it was new.
    pub fn add(&mut self, name: &str, about: &[&str], body: impl FnOnce() -> String) -> bool {
        if self.names.contains_key(name) {
            return false;
        }
        let body = body();
        let _ = writeln!(self.text, "{}export type {name} = {body};", docs(about));
        self.names.insert(name.to_owned(), (about.iter().map(|&line| line.to_owned()).collect(), body));
        true
    }

    /// What a name stands for, and the words about it, if it is declared.
    pub fn get(&self, name: &str) -> Option<(&[String], &str)> {
        self.names.get(name).map(|(about, body)| (&about[..], &body[..]))
    }

    /// One field of an object.
    pub fn field(about: &[&str], key: &str, is_optional: bool, name: String) -> String {
        let name = if is_optional { name.trim_end_matches(" | null") } else { &name };
        format!("{}{key}{}: {name};", docs(about), if is_optional { "?" } else { "" })
    }

    /// An object with these fields.
    pub fn object(fields: &[String]) -> String {
        if fields.is_empty() {
            return "{}".to_owned();
        }
        let lines = fields.join("\n");
        format!("{{\n  {}\n}}", lines.replace('\n', "\n  "))
    }

    /// One of these members, each with its own words.
    pub fn one_of(members: &[(String, String)]) -> String {
        let mut text = String::new();
        for (about, name) in members {
            let member = format!("{about}| {name}");
            let _ = write!(text, "\n  {}", member.replace('\n', "\n  "));
        }
        if members.is_empty() { "never".to_owned() } else { text }
    }
}

/// Words about something, as a comment before it; nothing, if there are none.
pub fn docs(about: &[&str]) -> String {
    match about {
        [] => String::new(),
        [one] => format!("/**{one} */\n"),
        lines => format!("/**\n{} */\n", lines.iter().map(|line| format!(" *{line}\n")).collect::<String>()),
    }
}

/// Stands for a parameter of a type.
#[derive(Debug)]
pub struct Param<const NAME: char>;

impl<const NAME: char> Typed for Param<NAME> {
    fn type_name() -> String {
        NAME.to_string()
    }
}

/// The first letter of a parameter's name.
pub const fn first_letter(name: &str) -> char {
    name.as_bytes()[0] as char
}

impl Typed for bool {
    fn type_name() -> String {
        "boolean".to_owned()
    }
}

impl Typed for u8 {
    fn type_name() -> String {
        "number".to_owned()
    }
}

impl Typed for u16 {
    fn type_name() -> String {
        "number".to_owned()
    }
}

impl Typed for u32 {
    fn type_name() -> String {
        "number".to_owned()
    }
}

impl Typed for usize {
    fn type_name() -> String {
        "number".to_owned()
    }
}

impl Typed for i32 {
    fn type_name() -> String {
        "number".to_owned()
    }
}

impl Typed for f32 {
    fn type_name() -> String {
        "number".to_owned()
    }
}

impl Typed for f64 {
    fn type_name() -> String {
        "number".to_owned()
    }
}

impl Typed for String {
    fn type_name() -> String {
        "string".to_owned()
    }
}

impl Typed for str {
    fn type_name() -> String {
        "string".to_owned()
    }
}

impl Typed for std::borrow::Cow<'static, str> {
    fn type_name() -> String {
        "string".to_owned()
    }
}

impl Typed for () {
    fn type_name() -> String {
        "never".to_owned()
    }
}

impl Typed for super::Never {
    fn type_name() -> String {
        "never".to_owned()
    }
    fn members() -> Vec<(String, String)> {
        vec![]
    }
}

impl<T: Typed + ?Sized> Typed for &T {
    fn type_name() -> String {
        T::type_name()
    }
    fn declare(all: &mut Declarations) {
        T::declare(all);
    }
}

impl<T: Typed> Typed for Option<T> {
    fn type_name() -> String {
        format!("{} | null", T::type_name())
    }
    fn declare(all: &mut Declarations) {
        T::declare(all);
    }
}

/// A list of so many types, written out where it is short.
impl<T: Typed, const N: usize> Typed for [T; N] {
    fn type_name() -> String {
        let one = T::type_name();
        if N <= 8 { format!("[{}]", vec![one; N].join(", ")) } else { format!("Array<{one}>") }
    }
    fn declare(all: &mut Declarations) {
        T::declare(all);
    }
}

impl<T: Typed> Typed for Vec<T> {
    fn type_name() -> String {
        format!("Array<{}>", T::type_name())
    }
    fn declare(all: &mut Declarations) {
        T::declare(all);
    }
}

impl<T: Typed> Typed for [T] {
    fn type_name() -> String {
        format!("Array<{}>", T::type_name())
    }
    fn declare(all: &mut Declarations) {
        T::declare(all);
    }
}

impl<T: Typed, const N: usize> Typed for ArrayVec<T, N> {
    fn type_name() -> String {
        format!("Array<{}>", T::type_name())
    }
    fn declare(all: &mut Declarations) {
        T::declare(all);
    }
}
