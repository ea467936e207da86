//! Terms used in answers.

use crate::wire::Wire;

/// The origin of a follower that is planned onto a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansStore")]
#[repr(u8)]
pub enum Store {
    #[default]
    #[wire(implied)]
    Market,
    Tower,
    Bath,
    Bag,
}
