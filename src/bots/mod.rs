//! Opponents for any game. They know a game only by its [`Judge`](crate::engine::Judge).
//!
//! | to find | look in |
//! |---|---|
//! | the levels | `levels` |
//! | the best answer by the judge alone | `policy` |
//! | playing on by the policy, and the result | `rollout` |
//! | searching ahead, for any length of time | `tree` |

pub(crate) mod levels;
pub(crate) mod policy;
pub(crate) mod rollout;
pub(crate) mod tree;

pub use levels::{LEVELS, Level, choose, style_of};
pub use policy::{Minds, Policy};
pub use rollout::Outlook;
pub use tree::{Estimate, SLICE, Settings, Thinking};
