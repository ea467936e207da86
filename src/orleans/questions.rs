//! Every question with the answers it has: the player aid.

use super::modules;
use super::phases::event::harvest_rule;
use super::phases::{acting, planning, torture};
use super::refusals::{Reason, refuse};
use super::round::{Bathhouses, Draws, FillTowers, Followers, MeetEvent, StartPlanning};
use super::spaces::recruit;
use super::{At, Item, Orleans, Verdict};
pub use crate::bagbuilding::ending::{Decline, Ready};
use crate::engine::Asks;
use crate::wire::Wire;

pub use super::modules::extra_draw::{Keep, Keeping};
pub use super::modules::sacristy::Shield;
pub use super::modules::tower::{Shelter, Sheltering};
pub use super::phases::acting::{Pass, Turn, Use};
pub use super::phases::event::{GiveFood, Harvesting, PayCoins, Shielding, Suffer};
pub use super::phases::followers::{DrawFollowers, Drawing, Recall, Recalling};
pub use super::phases::planning::{Install, Installing, MakePlan, Plan};
pub use super::phases::torture::{
    SurrenderFollower, SurrenderGear, SurrenderGood, SurrenderInstalled, SurrenderPlace, SurrenderStation,
    SurrenderStep, Tortured,
};
pub use super::places::bathhouse::Bathing;
pub use super::places::pharmacy::Dose;
pub use super::spaces::deeds::{Send, SendMore};
pub use super::spaces::recruit::{PlaceTile, Recruit, TakePlace};
pub use super::spaces::travel::{Move, Travel};

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Asks)]
#[wire(rename = "OrleansAsk", content = "ask")]
#[asks(game = Orleans)]
pub enum Ask {
    #[answers(Recall, Ready)]
    #[waits(in_plan(Followers))]
    Recall(Recalling),
    #[answers(DrawFollowers)]
    #[waits(by(Draws { seat }))]
    Draw(Drawing),
    #[answers(Keep)]
    #[waits(by(Bathhouses))]
    Keep(Keeping),
    #[answers(Shelter, Ready)]
    #[waits(by(FillTowers))]
    Shelter(Sheltering),
    #[answers(Plan, Install, Ready)]
    #[waits(some_of(StartPlanning))]
    Plan(MakePlan),
    #[answers(Use, Recruit, Travel, Send, Dose, Pass, by = super::phases::acting::each_place)]
    #[waits(acting::in_turn(at, seat))]
    Turn(Turn),
    #[answers(Send, Decline)]
    #[waits(in_action(seat))]
    SendMore(SendMore),
    #[answers(TakePlace, Decline)]
    #[waits(recruit::origin(at, seat))]
    PlaceTile(PlaceTile),
    #[answers(Plan)]
    #[waits(in_action(seat))]
    Bathhouse(Bathing),
    #[answers(Install, Ready)]
    #[waits(planning::origin(at, seat))]
    Install(Installing),
    #[answers(Suffer)]
    #[waits(by(MeetEvent { seat }))]
    Shield(Shielding),
    #[answers(GiveFood, PayCoins)]
    #[waits(by(MeetEvent { seat }))]
    Harvest(Harvesting),
    #[answers(SurrenderStation, SurrenderFollower, SurrenderStep, SurrenderGood, SurrenderPlace, SurrenderGear, SurrenderInstalled, by = super::phases::torture::each_item)]
    #[waits(torture::origin(at, seat, Some(ask.owed), Item::ask(seat, self)))]
    Torture(Tortured),
    #[wire(flatten)]
    Orders(modules::orders::vocabulary::Questions),
    #[wire(flatten)]
    Civics(modules::civics::vocabulary::Questions),
    #[wire(tag = "newEvents")]
    NewEvents(modules::new_events::vocabulary::Questions),
    #[wire(tag = "newDeeds")]
    NewDeeds(modules::new_deeds::vocabulary::Questions),
    #[wire(tag = "intrigue")]
    Intrigue(modules::intrigue::vocabulary::Questions),
}

/// What a seat answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansAction", notation, content = "answer")]
pub enum Action {
    Recall(Recall),
    Draw(DrawFollowers),
    Keep(Keep),
    Shelter(Shelter),
    Plan(Plan),
    Install(Install),
    Ready(Ready),
    Use(Use),
    Recruit(Recruit),
    Travel(Travel),
    Send(Send),
    Dose(Dose),
    TakePlace(TakePlace),
    Decline(Decline),
    Pass(Pass),
    Shield(Shield),
    Suffer(Suffer),
    GiveFood(GiveFood),
    PayCoins(PayCoins),
    SurrenderStation(SurrenderStation),
    SurrenderFollower(SurrenderFollower),
    SurrenderStep(SurrenderStep),
    SurrenderGood(SurrenderGood),
    SurrenderPlace(SurrenderPlace),
    SurrenderGear(SurrenderGear),
    SurrenderInstalled(SurrenderInstalled),
    Move(Move),
    #[wire(flatten)]
    Orders(modules::orders::vocabulary::Answers),
    #[wire(flatten)]
    NewPlaces(modules::new_places::vocabulary::Answers),
    #[wire(flatten)]
    Civics(modules::civics::vocabulary::Answers),
    #[wire(tag = "newEvents")]
    NewEvents(modules::new_events::vocabulary::Answers),
    #[wire(tag = "newDeeds")]
    NewDeeds(modules::new_deeds::vocabulary::Answers),
    #[wire(tag = "intrigue")]
    Intrigue(modules::intrigue::vocabulary::Answers),
}

/// Why an answer is none to this question.
pub fn no_answer(at: At<'_>, ask: Ask, action: Action) -> Verdict {
    match (ask, action) {
        (Ask::Turn(_), Action::Install(_)) => refuse("O-048", Reason::PassFirst),
        (Ask::Harvest(_), _) => refuse(harvest_rule(at), Reason::WrongAnswer),
        _ => refuse(ask.rule(), Reason::WrongAnswer),
    }
}
