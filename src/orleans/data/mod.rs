//! The printed data of boards and tiles, as rows.

pub mod civics;
pub mod deeds;
pub mod followers;
pub mod goods;
pub mod hourglasses;
pub mod map;
pub mod orders;
pub mod places;
pub(crate) mod terms;
pub mod tracks;

pub use crate::engine::Names;
