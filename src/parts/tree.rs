//! Reads values out of a parsed JSON tree and knows where it is when something is wrong.
//!
//! Whatever comes from outside is read this way. Serde's own readers would be most of the package: here a tree is parsed
//! once by shared code, and what is compiled for each type is only its own fields.

use arrayvec::ArrayVec;
use serde_json::{Map, Value};
use std::fmt::{self, Display};

/// A value that can be read out of a tree.
pub trait Read: Sized {
    /// The value at this place, or what is wrong with it.
    fn read(node: Node<'_>) -> Result<Self, Misfit>;
}

/// What is wrong, and where. One word long, as every reader passes it on.
#[derive(Debug)]
pub struct Misfit(Box<Trouble>);

#[derive(Debug)]
struct Trouble {
    reason: String,
    /// The way to it, innermost step first.
    path: Vec<String>,
}

impl Misfit {
    /// Something is wrong here.
    #[cold]
    #[inline(never)]
    pub fn new(reason: impl Into<String>) -> Self {
        Misfit(Box::new(Trouble { reason: reason.into(), path: Vec::new() }))
    }

    /// The same, seen from the object around it.
    #[cold]
    pub fn in_key(mut self, key: &str) -> Self {
        self.0.path.push(format!(".{key:.40}"));
        self
    }

    /// The same, seen from the list around it.
    #[cold]
    pub fn in_list(mut self, index: usize) -> Self {
        self.0.path.push(format!("[{index}]"));
        self
    }

    /// What is wrong.
    pub fn reason(&self) -> &str {
        &self.0.reason
    }

    /// The way to it as text: `players[0].duchy[3]`.
    pub fn path(&self) -> String {
        let path: String = self.0.path.iter().rev().map(String::as_str).collect();
        path.trim_start_matches('.').to_owned()
    }
}

impl Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path(), self.reason())
    }
}

/// A place in the tree.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a>(pub &'a Value);

impl<'a> Node<'a> {
    /// A text.
    pub fn text(self) -> Result<&'a str, Misfit> {
        self.0.as_str().ok_or_else(|| self.misfit("a string"))
    }

    /// A whole number that is not negative.
    pub fn number(self) -> Result<u64, Misfit> {
        self.0.as_u64().ok_or_else(|| self.misfit("a whole number that is not negative"))
    }

    /// A list.
    pub fn list(self) -> Result<&'a [Value], Misfit> {
        self.0.as_array().map(Vec::as_slice).ok_or_else(|| self.misfit("a list"))
    }

    /// Every item of a list, in order.
    pub fn each(self, read: &mut dyn FnMut(Node<'a>) -> Result<(), Misfit>) -> Result<(), Misfit> {
        for (index, item) in self.list()?.iter().enumerate() {
            read(Node(item)).map_err(|misfit| misfit.in_list(index))?;
        }
        Ok(())
    }

    /// An object with no other keys than these.
    pub fn object(self, keys: &[&str]) -> Result<Object<'a>, Misfit> {
        let object = self.any_object()?;
        match object.0.keys().find(|key| !keys.contains(&key.as_str())) {
            None => Ok(object),
            Some(key) => Err(Misfit::new(format!("unknown key; known are {}", keys.join(", "))).in_key(key)),
        }
    }

    /// An object.
    pub fn any_object(self) -> Result<Object<'a>, Misfit> {
        self.0.as_object().map(Object).ok_or_else(|| self.misfit("an object"))
    }

    /// An object that carries its own name: its place among these names, each of which has its own keys.
    pub fn tagged(self, names: &[&str], keys: &[&[&str]]) -> Result<(usize, Object<'a>), Misfit> {
        let name = self.any_object()?.node("type").name(names);
        let place = name.map_err(|misfit| misfit.in_key("type"))?;
        Ok((place, self.object(keys[place])?))
    }

    /// The place of a text among these names.
    pub fn name(self, names: &[&str]) -> Result<usize, Misfit> {
        let text = self.text()?;
        let index = names.iter().position(|name| *name == text);
        index.ok_or_else(|| Misfit::new(format!("\"{text:.40}\" is not one of {}", names.join(", "))))
    }

    #[cold]
    fn misfit(self, expected: &str) -> Misfit {
        let found = match self.0 {
            Value::Null => "nothing",
            Value::Bool(_) => "true or false",
            Value::Number(_) => "another number",
            Value::String(_) => "a string",
            Value::Array(_) => "a list",
            Value::Object(_) => "an object",
        };
        Misfit::new(format!("expected {expected}, found {found}"))
    }
}

/// An object in the tree.
#[derive(Clone, Copy, Debug)]
pub struct Object<'a>(&'a Map<String, Value>);

impl<'a> Object<'a> {
    /// What stands behind a key; nothing, if the key is missing.
    pub fn node(self, key: &str) -> Node<'a> {
        Node(self.0.get(key).unwrap_or(&Value::Null))
    }

    /// The value behind a key; a value that may be nothing may also be missing.
    #[inline(never)]
    pub fn get<T: Read>(self, key: &str) -> Result<T, Misfit> {
        T::read(self.node(key)).map_err(|misfit| misfit.in_key(key))
    }

    /// The value behind a key, or another one if it is missing.
    pub fn get_or<T: Read>(self, key: &str, missing: T) -> Result<T, Misfit> {
        if self.0.contains_key(key) { self.get(key) } else { Ok(missing) }
    }

    /// Every key with what stands behind it.
    pub fn entries(self) -> impl Iterator<Item = (&'a str, Node<'a>)> {
        self.0.iter().map(|(key, value)| (key.as_str(), Node(value)))
    }
}

impl Read for bool {
    fn read(node: Node<'_>) -> Result<Self, Misfit> {
        node.0.as_bool().ok_or_else(|| node.misfit("true or false"))
    }
}

impl Read for String {
    fn read(node: Node<'_>) -> Result<Self, Misfit> {
        node.text().map(str::to_owned)
    }
}

impl Read for i32 {
    fn read(node: Node<'_>) -> Result<Self, Misfit> {
        let number = node.0.as_i64().and_then(|number| i32::try_from(number).ok());
        number.ok_or_else(|| node.misfit("a whole number"))
    }
}

macro_rules! read_unsigned {
    ($($Number:ty)+) => {
        $(impl Read for $Number {
            fn read(node: Node<'_>) -> Result<Self, Misfit> {
                <$Number>::try_from(node.number()?).map_err(|_| Misfit::new("a number too large"))
            }
        })+
    };
}
read_unsigned!(u8 u16 u32);

impl<T: Read> Read for Option<T> {
    fn read(node: Node<'_>) -> Result<Self, Misfit> {
        if node.0.is_null() { Ok(None) } else { T::read(node).map(Some) }
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(node: Node<'_>) -> Result<Self, Misfit> {
        let mut items = Vec::new();
        node.each(&mut |item| {
            items.push(T::read(item)?);
            Ok(())
        })?;
        Ok(items)
    }
}

impl<T: Read, const N: usize> Read for [T; N] {
    fn read(node: Node<'_>) -> Result<Self, Misfit> {
        let mut items = ArrayVec::<T, N>::new();
        let fits = read_into(&mut items, node)?;
        items.into_inner().ok().filter(|_| fits).ok_or_else(|| Misfit::new(format!("expected a list of {N}")))
    }
}

impl<T: Read, const N: usize> Read for ArrayVec<T, N> {
    fn read(node: Node<'_>) -> Result<Self, Misfit> {
        let mut items = ArrayVec::new();
        let fits = read_into(&mut items, node)?;
        if fits { Ok(items) } else { Err(Misfit::new(format!("expected a list of at most {N}"))) }
    }
}

/// Reads a list, and says whether all of it found room.
fn read_into<T: Read, const N: usize>(items: &mut ArrayVec<T, N>, node: Node<'_>) -> Result<bool, Misfit> {
    let mut fits = true;
    node.each(&mut |item| {
        fits &= items.try_push(T::read(item)?).is_ok();
        Ok(())
    })?;
    Ok(fits)
}

/// Lets serde's readers read a type the same way, for Rust programs that save and load by serde.
macro_rules! deserialize_by_reading {
    ($($Type:ident $(<$($Param:ident),+>)?),+ $(,)?) => {
        $(impl<'de $(, $($Param: $crate::parts::Read),+)?> serde::Deserialize<'de> for $Type $(<$($Param),+>)? {
            fn deserialize<Der: serde::Deserializer<'de>>(deserializer: Der) -> Result<Self, Der::Error> {
                let tree = serde_json::Value::deserialize(deserializer)?;
                $crate::parts::Read::read($crate::parts::Node(&tree)).map_err(serde::de::Error::custom)
            }
        })+
    };
}
pub(crate) use deserialize_by_reading;

/// Writes down how a struct is read: its fields, each with its key, and no other key. A key marked `default` may be missing.
macro_rules! readable {
    (@get $object:ident $key:literal) => { $object.get($key)? };
    (@get $object:ident $key:literal default) => { $object.get_or($key, Default::default())? };
    ($Type:ident $(<$($Param:ident),+>)? { $($field:ident = $key:literal $($or:ident)?),+ $(,)? }) => {
        impl $(<$($Param: $crate::parts::Read),+>)? $crate::parts::Read for $Type $(<$($Param),+>)? {
            fn read(node: $crate::parts::Node<'_>) -> Result<Self, $crate::parts::Misfit> {
                let object = node.object(&[$($key),+])?;
                Ok($Type { $($field: $crate::parts::readable!(@get object $key $($or)?)),+ })
            }
        }
        $crate::parts::deserialize_by_reading!($Type $(<$($Param),+>)?);
    };
}
pub(crate) use readable;
