//! Readers of common values: flags, numbers, texts, lists.

use super::{Node, Read, Tree, read_tree};
use arrayvec::ArrayVec;
use std::array;
use std::borrow::Cow;
use std::ops::DerefMut;

impl Read for bool {
    fn read(node: Node<'_>) -> Self {
        match node.value {
            Tree::Flag(flag) => *flag,
            _ => {
                node.expected("true or false");
                false
            }
        }
    }
}

impl Read for () {
    fn read(_: Node<'_>) -> Self {}
}

impl Read for String {
    fn read(node: Node<'_>) -> Self {
        node.text().to_owned()
    }
}

impl Read for Cow<'static, str> {
    fn read(node: Node<'_>) -> Self {
        Cow::Owned(String::read(node))
    }
}

impl Read for i32 {
    fn read(node: Node<'_>) -> Self {
        let number = match *node.value {
            Tree::Number(number) => i32::try_from(number).ok(),
            Tree::Negative(number) => i32::try_from(number).ok(),
            _ => None,
        };
        number.unwrap_or_else(|| {
            node.expected("a whole number");
            0
        })
    }
}

impl Read for u8 {
    fn read(node: Node<'_>) -> Self {
        node.number_to(u8::MAX.into()) as u8
    }
}

impl Read for u16 {
    fn read(node: Node<'_>) -> Self {
        node.number_to(u16::MAX.into()) as u16
    }
}

impl Read for u32 {
    fn read(node: Node<'_>) -> Self {
        node.number_to(u32::MAX)
    }
}

impl<T: Read> Read for Option<T> {
    fn read(node: Node<'_>) -> Self {
        if node.is_nothing() { None } else { Some(T::read(node)) }
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(node: Node<'_>) -> Self {
        let mut items = Vec::new();
        node.each(&mut |item| items.push(T::read(item)));
        items
    }
}

impl<T: Read, const N: usize> Read for [T; N] {
    fn read(node: Node<'_>) -> Self {
        let items: Vec<T> = Vec::read(node);
        if items.len() != N {
            node.wrong_length("", N);
        }
        let mut items = items.into_iter();
        array::from_fn(|_| items.next().unwrap_or_else(|| node.anything()))
    }
}

impl<T: Read, const N: usize> Read for ArrayVec<T, N> {
    fn read(node: Node<'_>) -> Self {
        let items: Vec<T> = Vec::read(node);
        if items.len() > N {
            node.wrong_length("at most ", N);
        }
        items.into_iter().take(N).collect()
    }
}

/// Lets serde read a value by its [`Read`], from any format.
pub fn deserialize<'de, T: Read, D: serde::Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    use serde::de::{Deserialize, Error};
    let json = serde_json::Value::deserialize(deserializer)?.to_string();
    read_tree(&Tree::parse(&json).map_err(Error::custom)?).map_err(Error::custom)
}

/// Whether a value is the default of its type.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A sorted list. A simple insertion sort, because the library's sort is compiled for each type.
pub fn sorted<T: Ord, L: DerefMut<Target = [T]>>(mut list: L) -> L {
    for end in 1..list.len() {
        for place in (1..=end).rev() {
            if list[place] < list[place - 1] {
                list.swap(place, place - 1);
            }
        }
    }
    list
}
