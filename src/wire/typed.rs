//! TypeScript declarations of all types that cross the boundary.

use arrayvec::ArrayVec;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A type with a TypeScript declaration.
pub trait Typed {
    /// The type as other types refer to it: `Array<Seat>`.
    fn type_name() -> String;
    /// Declares it and all types that it mentions.
    fn declare(_: &mut Declarations) {}
    /// The members of a union with their doc comments, for a union that includes it.
    fn members() -> Vec<(String, String)> {
        vec![(String::new(), Self::type_name())]
    }
    /// Its doc comment, for a type that wraps it.
    fn about() -> &'static [&'static str] {
        &[]
    }
    /// The notation of the type, or of each of its members.
    fn patterns() -> Vec<Pattern> {
        vec![]
    }
    /// Declares the types that its members mention.
    fn declare_members(all: &mut Declarations) {
        Self::declare(all);
    }
}

/// The notation of a type, for the page that documents it.
#[derive(Debug)]
pub struct Pattern {
    /// Its name on the wire; empty where it has none.
    pub name: &'static str,
    /// Its doc comment.
    pub about: &'static [&'static str],
    /// Words and fields, in the syntax of [`say`](super::say).
    pub text: String,
    /// The fields, each with its TypeScript type.
    pub fields: Vec<(&'static str, String)>,
}

/// A part of a piece's name.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// A fixed word.
    Word(&'static str),
    /// A field, and the word that replaces it if it is `None`.
    Field(&'static str, Option<&'static str>),
}

impl Pattern {
    /// The pattern of a piece's name, whose parts are joined by points.
    pub fn of_parts(about: &'static [&'static str], parts: &[Part], fields: Vec<(&'static str, String)>) -> Self {
        let part = |part: &Part| match part {
            Part::Word(word) => (*word).to_owned(),
            Part::Field(field, None) => format!("{{{field}}}"),
            Part::Field(field, Some(other)) => format!("{{{field}|{other}}}"),
        };
        let text = parts.iter().map(part).collect::<Vec<_>>().join(".");
        Pattern { name: "", about, text, fields }
    }

    /// The pattern as a TypeScript template literal type.
    pub fn template(&self) -> String {
        let mut text = self.text.clone();
        for (field, name) in &self.fields {
            let name = name.trim_end_matches(" | null");
            text = text.replace(&format!("{{{field}}}"), &format!("${{{name}}}"));
            text = text.replace(&format!("{{{field}|"), &format!("${{{name}|"));
        }
        // The word that replaces an absent field becomes one more member of the union.
        for (at, _) in text.clone().match_indices('|').rev() {
            let end = text[at..].find('}').map_or(text.len(), |end| at + end);
            text.replace_range(at..end, &format!(" | \"{}\"", &text[at + 1..end]));
        }
        format!("`{text}`")
    }
}

/// Declarations in the order of first use, each once.
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

    /// Declares a type and all types that it mentions.
    pub fn declare<T: Typed>(&mut self) {
        T::declare(self);
    }

    /// Adds the declaration of a name, unless it exists; reports whether it was added.
    pub fn add(&mut self, name: &str, about: &[&str], body: impl FnOnce() -> String) -> bool {
        if self.names.contains_key(name) {
            return false;
        }
        let body = body();
        let _ = writeln!(self.text, "{}export type {name} = {body};", docs(about));
        self.names.insert(name.to_owned(), (about.iter().map(|&line| line.to_owned()).collect(), body));
        true
    }

    /// The body and the doc comment of a declared name; `None` if it is not declared.
    pub fn get(&self, name: &str) -> Option<(&[String], &str)> {
        self.names.get(name).map(|(about, body)| (&about[..], &body[..]))
    }

    /// Writes one field of an object type.
    pub fn field(about: &[&str], key: &str, is_optional: bool, name: String) -> String {
        let name = if is_optional { name.trim_end_matches(" | null") } else { &name };
        format!("{}{key}{}: {name};", docs(about), if is_optional { "?" } else { "" })
    }

    /// Writes an object type with these fields.
    pub fn object(fields: &[String]) -> String {
        if fields.is_empty() {
            return "{}".to_owned();
        }
        let lines = fields.join("\n");
        format!("{{\n  {}\n}}", lines.replace('\n', "\n  "))
    }

    /// Writes a union of these members, each with its doc comment.
    pub fn one_of(members: &[(String, String)]) -> String {
        let mut text = String::new();
        for (about, name) in members {
            let member = format!("{about}| {name}");
            let _ = write!(text, "\n  {}", member.replace('\n', "\n  "));
        }
        if members.is_empty() { "never".to_owned() } else { text }
    }
}

/// Writes a doc comment; empty if there is no text.
pub fn docs(about: &[&str]) -> String {
    match about {
        [] => String::new(),
        [one] => format!("/**{one} */\n"),
        lines => format!("/**\n{} */\n", lines.iter().map(|line| format!(" *{line}\n")).collect::<String>()),
    }
}

/// Placeholder for a type parameter.
#[derive(Debug)]
pub struct Param<const NAME: char>;

impl<const NAME: char> Typed for Param<NAME> {
    fn type_name() -> String {
        NAME.to_string()
    }
}

/// The first letter of a type parameter's name.
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

/// A tuple type if it is short, else an array type.
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
