//! Every question with the answers it has: the player aid.

use super::Stories;
pub use super::deeds::alchemy::{Choose, DrawOne, Drawing, Transmuting};
pub use super::deeds::barter::{Bartering, Swap};
pub use super::deeds::dispatch::Dispatch;
pub use super::deeds::league::{Raiding, SendBack};
pub use super::delivery::{Deliver, Delivering, Stop};
pub use super::fame::{Picking, PickingCard, TakeTile};
use super::modules;
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
use crate::engine::Asks;
use crate::wire::Wire;

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Asks)]
#[wire(rename = "StoriesAsk")]
#[asks(game = Stories)]
#[allow(missing_docs, reason = "each member has its own words")]
pub enum Ask {
    #[answers(Settle)]
    Settling(Settling),
    #[answers(Recall, Ready)]
    Recalling(Recalling),
    #[answers(Plan, Ready)]
    Planning(Planning),
    #[answers(Expand, Build, Recruit, TakeCard, Use, Spend, Dispatch, Pass, by = each_place)]
    Acting(Acting),
    #[answers(Sell, Buy, Stop)]
    Trading(Trading),
    #[answers(Deliver, Stop)]
    Delivering(Delivering),
    #[answers(Stand, Return)]
    Placing(Placing),
    #[answers(Choose)]
    Transmuting(Transmuting),
    #[answers(DrawOne, Decline)]
    Drawing(Drawing),
    #[answers(Swap, Decline)]
    Bartering(Bartering),
    #[answers(SendBack, Decline)]
    Raiding(Raiding),
    #[answers(Give)]
    Feeding(Feeding),
    #[answers(TakeTile)]
    Picking(Picking),
    #[answers(TakeCard)]
    PickingCard(PickingCard),
    #[answers(Unload, Ready)]
    Unloading(Unloading),
    #[wire(flatten)]
    FirstKingdom(modules::first_kingdom::vocabulary::Questions),
}

/// What a seat answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesAction", notation)]
#[allow(missing_docs, reason = "each member has its own words")]
pub enum Action {
    Settle(Settle),
    Recall(Recall),
    Plan(Plan),
    Ready(Ready),
    Expand(Expand),
    Build(Build),
    Recruit(Recruit),
    TakeCard(TakeCard),
    Use(Use),
    Spend(Spend),
    Dispatch(Dispatch),
    Pass(Pass),
    Sell(Sell),
    Buy(Buy),
    Stop(Stop),
    Deliver(Deliver),
    Stand(Stand),
    Return(Return),
    Choose(Choose),
    DrawOne(DrawOne),
    Decline(Decline),
    Swap(Swap),
    SendBack(SendBack),
    Give(Give),
    TakeTile(TakeTile),
    Unload(Unload),
    #[wire(flatten)]
    FirstKingdom(modules::first_kingdom::vocabulary::Answers),
}
