//! Every question with the answers it has: the player aid.

use super::modules::intrigue::vocabulary::{IntrigueAction, IntrigueAsk};
use super::modules::new_deeds::vocabulary::{NewDeedsAction, NewDeedsAsk};
use super::modules::new_events::vocabulary::{NewEventsAction, NewEventsAsk};
use super::phases::event::harvest_rule;
use super::refusals::{Why, no};
use super::{At, Orleans, Verdict};
use crate::engine::{Answers, Asks, Seat, Targets, questions};
use crate::wire::union;

pub use super::modules::civics::{Dispatch, DispatchMore};
pub use super::modules::extra_draw::{Keep, Keeping};
pub use super::modules::new_places::{BarterCheese, ShieldWith};
pub use super::modules::orders::{Deliver, Delivering};
pub use super::modules::sacristy::Shield;
pub use super::modules::tower::{Shelter, Sheltering};
pub use super::phases::acting::{Decline, Pass, Turn, Use};
pub use super::phases::event::{GiveFood, Harvesting, PayCoins, Shielding, Suffer};
pub use super::phases::followers::{DrawFollowers, Drawing, Recall, Recalling};
pub use super::phases::planning::{Install, Installing, MakePlan, Plan, Ready};
pub use super::phases::torture::{
    SurrenderFollower, SurrenderGear, SurrenderGood, SurrenderInstalled, SurrenderPlace, SurrenderStation,
    SurrenderStep, Tortured,
};
pub use super::places::bathhouse::Bathing;
pub use super::places::pharmacy::Dose;
pub use super::spaces::deeds::{Send, SendMore};
pub use super::spaces::recruit::{PlaceTile, Recruit, TakePlace};
pub use super::spaces::travel::{Move, Travel};

union! {
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
        Deliver(Delivering),
        DispatchMore,
    }
    modules "ask" {
        /// A question of the new events.
        wrapped NewEvents(NewEventsAsk) = "newEvents",
        /// A question of the new deeds.
        wrapped NewDeeds(NewDeedsAsk) = "newDeeds",
        /// A question of the intrigue.
        wrapped Intrigue(IntrigueAsk) = "intrigue",
    }
}

union! {
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
        Deliver,
        Barter(BarterCheese),
        ShieldWith,
        Dispatch,
    }
    modules "answer" {
        /// An answer of the new events (T-024).
        wrapped NewEvents(NewEventsAction) = "newEvents",
        /// An answer of the new deeds (T-071).
        wrapped NewDeeds(NewDeedsAction) = "newDeeds",
        /// An answer of the intrigue (T-078).
        wrapped Intrigue(IntrigueAction) = "intrigue",
    }
}

// What modules add to these questions, they offer by themselves: see `Module::offer`.
questions! {
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
        Deliver(Delivering) => Deliver, Decline;
        DispatchMore => Dispatch, Decline;
    }
    modules { NewEvents, NewDeeds, Intrigue }
}

/// Why an answer is none to this question.
pub fn no_answer(at: At<'_>, ask: Ask, action: Action) -> Verdict {
    match (ask, action) {
        (Ask::Turn(_), Action::Install(_)) => no("O-048", Why::PassFirst {}),
        (Ask::Harvest(_), _) => no(harvest_rule(at), Why::WrongAnswer {}),
        _ => no(ask.rule(), Why::WrongAnswer {}),
    }
}

/// The pieces that an answer of the base game touches where a module takes it for one of its own questions.
pub fn lent_targets(at: At<'_>, seat: Seat, action: Action, out: &mut Targets<Orleans>) {
    match action {
        Action::Plan(plan) => plan.pieces(seat, out),
        Action::Use(answer) => answer.targets(Turn, at, seat, out),
        Action::Recruit(answer) => answer.targets(Turn, at, seat, out),
        Action::Travel(answer) => answer.targets(Turn, at, seat, out),
        Action::Dose(answer) => answer.targets(Turn, at, seat, out),
        Action::Barter(answer) => answer.targets(Turn, at, seat, out),
        Action::Dispatch(dispatch) => dispatch.pieces(seat, out),
        Action::Draw(answer) => answer.targets(Drawing { most: 0 }, at, seat, out),
        Action::PayCoins(answer) => answer.targets(Harvesting { due: 0 }, at, seat, out),
        Action::SurrenderGear(answer) => answer.targets(Tortured { owed: 0 }, at, seat, out),
        Action::SurrenderInstalled(answer) => answer.targets(Tortured { owed: 0 }, at, seat, out),
        Action::Move(answer) => answer.pieces(out),
        _ => {}
    }
}
