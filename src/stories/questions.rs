//! Every question with the answers it has: the player aid.

use super::Stories;
pub use super::deeds::alchemy::{Choose, DrawOne, Drawing, Transmuting};
pub use super::deeds::barter::{Bartering, Swap};
pub use super::deeds::dispatch::Dispatch;
pub use super::deeds::league::{Raiding, SendBack};
pub use super::delivery::{Deliver, Delivering, Stop};
pub use super::fame::{Picking, PickingCard, TakeTile};
use super::modules::each_module;
pub use super::phases::acting::{Acting, Pass, each_place};
pub use super::phases::drawing::{Recall, Recalling};
pub use super::phases::effects::{Feeding, Give};
pub use super::phases::planning::{Plan, Planning};
pub use super::phases::settling::{Settle, Settling};
pub use super::phases::unloading::{Unload, Unloading};
pub use super::places::bathhouse::{Placing, Return, Stand};
pub use super::places::building::Build;
pub use super::places::cards::Use;
pub use super::places::convert::Spend;
pub use super::places::market::{Buy, Sell, Trading};
pub use super::places::recruit::Recruit;
pub use super::places::territory::Expand;
pub use super::places::yard::TakeCard;
pub use crate::bagbuilding::ending::{Decline, Ready};
use crate::engine::questions;
use crate::wire::union;

each_module! { union! {
    /// What a seat is asked.
    Ask as "StoriesAsk" {
        Settling, Recalling, Planning, Acting, Trading, Delivering, Placing, Transmuting, Drawing, Bartering, Raiding,
        Feeding, Picking, PickingCard, Unloading,
    }
} "ask" Questions }

each_module! { union! {
    /// What a seat answers.
    Action as "StoriesAction", said {
        Settle, Recall, Plan, Ready, Expand, Build, Recruit, TakeCard, Use, Spend, Dispatch, Pass, Sell, Buy, Stop,
        Deliver, Stand, Return, Choose, DrawOne, Decline, Swap, SendBack, Give, TakeTile, Unload,
    }
} "answer" Answers }

each_module! { questions! {
    Ask of Stories {
        Settling => Settle;
        Recalling => Recall, Ready;
        Planning => Plan, Ready;
        Acting by each_place => Expand, Build, Recruit, TakeCard, Use, Spend, Dispatch, Pass;
        Trading => Sell, Buy, Stop;
        Delivering => Deliver, Stop;
        Placing => Stand, Return;
        Transmuting => Choose;
        Drawing => DrawOne, Decline;
        Bartering => Swap, Decline;
        Raiding => SendBack, Decline;
        Feeding => Give;
        Picking => TakeTile;
        PickingCard => TakeCard;
        Unloading => Unload, Ready;
    }
} Questions }
