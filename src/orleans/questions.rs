//! Every question with the answers it has: the player aid.

use super::modules::each_module;
use super::phases::event::harvest_rule;
use super::refusals::{Why, no};
use super::{At, Orleans, Verdict};
pub use crate::bagbuilding::ending::{Decline, Ready};
use crate::engine::{Asks, questions};
use crate::wire::union;

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

each_module! { union! {
    /// What a seat is asked.
    Ask as "OrleansAsk" {
        Recall(Recalling),
        Draw(Drawing),
        Keep(Keeping),
        Shelter(Sheltering),
        Plan(MakePlan),
        Turn,
        SendMore,
        PlaceTile,
        Bathhouse(Bathing),
        Install(Installing),
        Shield(Shielding),
        Harvest(Harvesting),
        Torture(Tortured),
    }
} "ask" Questions }

each_module! { union! {
    /// What a seat answers.
    Action as "OrleansAction", said {
        Recall,
        Draw(DrawFollowers),
        Keep,
        Shelter,
        Plan,
        Install,
        Ready,
        Use,
        Recruit,
        Travel,
        Send,
        Dose,
        TakePlace,
        Decline,
        Pass,
        Shield,
        Suffer,
        GiveFood,
        PayCoins,
        SurrenderStation,
        SurrenderFollower,
        SurrenderStep,
        SurrenderGood,
        SurrenderPlace,
        SurrenderGear,
        SurrenderInstalled,
        Move,
    }
} "answer" Answers }

// What modules add to these questions, they say by themselves: see `Module::answers`.
each_module! { questions! {
    Ask of Orleans {
        Recall(Recalling) => Recall, Ready;
        Draw(Drawing) => DrawFollowers;
        Keep(Keeping) => Keep;
        Shelter(Sheltering) => Shelter, Ready;
        Plan(MakePlan) => Plan, Install, Ready;
        Turn by super::phases::acting::each_place => Use, Recruit, Travel, Send, Dose, Pass;
        SendMore => Send, Decline;
        PlaceTile => TakePlace, Decline;
        Bathhouse(Bathing) => Plan;
        Install(Installing) => Install, Ready;
        Shield(Shielding) => Suffer;
        Harvest(Harvesting) => GiveFood, PayCoins;
        Torture(Tortured) by super::phases::torture::each_item => SurrenderStation, SurrenderFollower, SurrenderStep,
            SurrenderGood, SurrenderPlace, SurrenderGear, SurrenderInstalled;
    }
} Questions }

/// Why an answer is none to this question.
pub fn no_answer(at: At<'_>, ask: Ask, action: Action) -> Verdict {
    match (ask, action) {
        (Ask::Turn(_), Action::Install(_)) => no("O-048", Why::PassFirst {}),
        (Ask::Harvest(_), _) => no(harvest_rule(at), Why::WrongAnswer {}),
        _ => no(ask.rule(), Why::WrongAnswer {}),
    }
}
