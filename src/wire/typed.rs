//! The TypeScript declarations of all types that cross the boundary.

use arrayvec::ArrayVec;
use std::collections::BTreeSet;
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
    /// Declares what the members mention.
    fn declare_members(all: &mut Declarations) {
        Self::declare(all);
    }
}

/// Declarations, each once, in the order in which they were met.
#[derive(Debug, Default)]
pub struct Declarations {
    names: BTreeSet<String>,
    text: String,
}

impl Declarations {
    /// Everything declared so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Declares a name with what it stands for, unless it is declared already; says whether it was new.
    pub fn add(&mut self, name: &str, about: &[&str], body: impl FnOnce() -> String) -> bool {
        let is_new = self.names.insert(name.to_owned());
        if is_new {
            let _ = writeln!(self.text, "{}export type {name} = {};", docs(about), body());
        }
        is_new
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

macro_rules! typed {
    ($($name:literal: $($Type:ty),+;)+) => {
        $($(impl Typed for $Type {
            fn type_name() -> String {
                $name.to_owned()
            }
        })+)+
    };
}
typed! {
    "boolean": bool;
    "number": u8, u16, u32, usize, i32, f32, f64;
    "string": String, str, std::borrow::Cow<'static, str>;
    "never": ();
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

macro_rules! typed_lists {
    ($([$($bounds:tt)*] $List:ty),+ $(,)?) => {
        $(impl<$($bounds)*> Typed for $List {
            fn type_name() -> String {
                format!("Array<{}>", T::type_name())
            }
            fn declare(all: &mut Declarations) {
                T::declare(all);
            }
        })+
    };
}
typed_lists!([T: Typed] Vec<T>, [T: Typed] [T], [T: Typed, const N: usize] ArrayVec<T, N>);
