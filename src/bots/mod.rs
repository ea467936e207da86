//! Opponents over any game: all they know of it is its [`Judge`](crate::engine::Judge).
//!
//! | to find | look in |
//! |---|---|
//! | who plays how well | `levels` |
//! | the answer that the judge likes best | `policy` |
//! | playing on by it, and what comes of that | `rollout` |
//! | searching ahead, for as long as one likes | `tree` |

pub(crate) mod levels;
pub(crate) mod policy;
pub(crate) mod rollout;
pub(crate) mod tree;

pub use levels::{LEVELS, Level, choose, style_of};
pub use policy::{Minds, Policy};
pub use rollout::Outlook;
pub use tree::{Estimate, SLICE, Settings, Thinking};
