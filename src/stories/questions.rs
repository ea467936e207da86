//! Every question with the answers it has: the player aid.

use super::Stories;
pub use super::deeds::alchemy::{Choose, DrawOne, Drawing, Transmuting};
pub use super::deeds::barter::{Bartering, Swap};
pub use super::deeds::dispatch::Dispatch;
pub use super::deeds::league::{Raiding, SendBack};
pub use super::delivery::{Deliver, Delivering, Stop};
pub use super::fame::{Picking, PickingCard, TakeTile};
pub use super::phases::acting::{Acting, Pass, each_place};
pub use super::phases::drawing::{Recall, Recalling};
pub use super::phases::effects::{Feeding, Give};
pub use super::phases::planning::{Plan, Planning};
pub use super::phases::settling::{Settle, Settling};
pub use super::phases::unloading::{Unload, Unloading};
use super::phases::{acting, effects};
pub use super::places::bathhouse::{Placing, Return, Stand};
pub use super::places::building::Build;
pub use super::places::cards::Use;
pub use super::places::convert::Spend;
pub use super::places::market::{Buy, Sell, Trading};
pub use super::places::recruit::Recruit;
pub use super::places::territory::Expand;
pub use super::places::yard::TakeCard;
use super::round::{MayDraw, Phase, RunPhase, SetUp, Unloads};
use super::{deeds, fame, modules};
pub use crate::bagbuilding::ending::{Decline, Ready};
use crate::engine::Asks;
use crate::wire::Wire;

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Asks)]
#[wire(rename = "StoriesAsk")]
#[asks(game = Stories)]
pub enum Ask {
    #[answers(Settle)]
    #[waits(in_plan(SetUp))]
    Settling(Settling),
    #[answers(Recall, Ready)]
    #[waits(in_plan(RunPhase { phase: Phase::Draw }))]
    Recalling(Recalling),
    #[answers(Plan, Ready)]
    #[waits(in_plan(RunPhase { phase: Phase::Plan }))]
    Planning(Planning),
    #[answers(Expand, Build, Recruit, TakeCard, Use, Spend, Dispatch, Pass, by = each_place)]
    #[waits(on(acting::next_turn(at, seat)))]
    Acting(Acting),
    #[answers(Sell, Buy, Stop)]
    #[waits(acting::in_action(at, seat))]
    Trading(Trading),
    #[answers(Deliver, Stop)]
    #[waits(any_of([acting::in_action(at, seat), effects::in_effect(seat)]))]
    Delivering(Delivering),
    #[answers(Stand, Return)]
    #[waits(acting::in_action(at, seat))]
    Placing(Placing),
    #[answers(Choose)]
    #[waits(on(MayDraw { seat }))]
    Transmuting(Transmuting),
    #[answers(DrawOne, Decline)]
    #[waits(deeds::bonus(at, seat))]
    Drawing(Drawing),
    #[answers(Swap, Decline)]
    #[waits(deeds::bonus(at, seat))]
    Bartering(Bartering),
    #[answers(SendBack, Decline)]
    #[waits(deeds::bonus(at, seat))]
    Raiding(Raiding),
    #[answers(Give)]
    #[waits(effects::feeding(at, seat))]
    Feeding(Feeding),
    #[answers(TakeTile)]
    #[waits(fame::origin(at, seat, ask.space))]
    Picking(Picking),
    #[answers(TakeCard)]
    #[waits(fame::origin(at, seat, ask.space))]
    PickingCard(PickingCard),
    #[answers(Unload, Ready)]
    #[waits(by(Unloads { seat }))]
    Unloading(Unloading),
    #[wire(flatten)]
    FirstKingdom(modules::first_kingdom::vocabulary::Questions),
}

/// What a seat answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesAction", notation)]
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
