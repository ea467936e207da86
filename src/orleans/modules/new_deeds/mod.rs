//! New Deeds: the board of ten deeds (T-068 to T-076). `civics` sends followers there; here is what that brings.

pub mod alchemy;
pub mod court;
mod laws;
pub mod rewards;
pub mod vocabulary;

use super::{Module, civics};
use crate::engine::{AgendaOf, Asks, Corrupt, Reply, Seat, Targets, Waiting};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::map::Way;
use crate::orleans::questions::{Action, Ask, Decline, Move};
use crate::orleans::refusals::{Why, no};
use crate::orleans::rules::Law;
use crate::orleans::setup::{ModuleId, Setup};
use crate::orleans::spaces::travel;
use crate::orleans::state::{Spot, State};
use crate::orleans::vocabulary::{Event, Step};
use crate::orleans::{At, Cx, Item, Orleans, Rules, Verdict, modules, questions};
use vocabulary::{NewDeedsAction, NewDeedsAsk, NewDeedsEvent, NewDeedsStep};

/// New deeds.
#[derive(Debug)]
pub struct NewDeeds;

impl Module for NewDeeds {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.modules.has(ModuleId::NewDeeds)
    }

    /// Town rights give tiles, and navigation technology, without a step; a tavern allows a second station (law I14).
    fn furnish(&self, setup: &Setup, rules: &mut Rules) {
        rules.draws_in_actions = true;
        rules.suspended.insert(Law::TilesAreSteps);
        rules.suspended.insert(Law::OneFarmerGear);
        if setup.options.tavern {
            rules.suspended.insert(Law::OneStation);
        }
    }

    /// Beside navigation lies one technology tile for each of its spaces (T-068).
    fn prepare(&self, rules: &Rules, state: &mut State) {
        state.navigation = state.technology.min(civics::spaces(rules, Civic::Navigation).len() as u8);
        state.technology -= state.navigation;
    }

    /// Goods are laid on the deeds once the map is filled (T-068).
    fn deal(&self, _: &Rules, setup: &mut Vec<Item>) {
        setup.push(Item::Step(Step::NewDeeds { step: NewDeedsStep::LayGoods }));
    }

    fn step(&self, cx: &mut Cx<'_>, step: Step) {
        match step {
            Step::NewDeeds { step: NewDeedsStep::LayGoods } => lay_goods(cx),
            Step::NewDeeds { step: NewDeedsStep::Alchemy { seat } } => alchemy::go_on(cx, seat),
            Step::NewDeeds { step: NewDeedsStep::FreeBath { seat } } => court::start_bath(cx, seat),
            _ => {}
        }
    }

    fn react(&self, cx: &mut Cx<'_>, event: &Event) {
        match *event {
            Event::FollowerDispatched { seat, from, civic: Civic::Alchemy, sending, .. } => {
                alchemy::ask(cx, seat, from, sending);
            }
            Event::FollowerDispatched { seat, civic, space, .. } => rewards::reward(cx, seat, civic, space),
            Event::CivicCompleted { seat, civic } => rewards::complete(cx, seat, civic),
            _ => {}
        }
    }

    fn may_wait(&self, at: At<'_>, seat: Seat, item: &Item) -> bool {
        laws::may_wait(at, seat, item)
    }

    fn checks(&self, at: At<'_>) -> Result<(), Box<Corrupt>> {
        laws::checks(at)
    }

    fn checks_to_come(&self, at: At<'_>, agenda: &AgendaOf<Orleans>) -> Result<(), Box<Corrupt>> {
        laws::checks_to_come(at, agenda)
    }
}

impl Asks<Orleans> for NewDeedsAsk {
    fn rule(self) -> &'static str {
        NewDeedsAsk::rule(self)
    }
    fn candidates(self, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let ask = self;
        match ask {
            NewDeedsAsk::Alchemy { most, from } => alchemy::draw_candidates(at, seat, most, from, out),
            NewDeedsAsk::Transmute => return alchemy::place_candidates(at, seat, out),
            NewDeedsAsk::Court => court::candidates(at, seat, out),
            NewDeedsAsk::FreeBath { .. } => return court::bath_candidates(at, seat, out),
            NewDeedsAsk::Tow => travel::moves(at, seat, Way::Waterway, out),
            NewDeedsAsk::Navigate => out.push(own(NewDeedsAction::TakeGear)),
            NewDeedsAsk::Build => out.push(own(NewDeedsAction::Build)),
        }
        out.push(Action::Decline(Decline));
    }
    fn verdict(self, at: At<'_>, seat: Seat, action: Action) -> Option<Verdict> {
        let ask = self;
        Some(match (ask, action) {
            (NewDeedsAsk::Alchemy { most, from }, _) => alchemy::draw_verdict(at, seat, most, from, action)?,
            (NewDeedsAsk::Transmute, _) => alchemy::place_verdict(at, seat, action)?,
            (NewDeedsAsk::FreeBath { left }, _) => court::bath_verdict(at, seat, left, action)?,
            (_, Action::Decline(_)) => Ok(()),
            (NewDeedsAsk::Court, _) => court::verdict(at, seat, action)?,
            (NewDeedsAsk::Tow, Action::Move(Move { way, from, to, take })) => match way {
                Way::Waterway => travel::move_verdict(at, seat, "T-072", way, from, to, take),
                Way::Road => no("T-072", Why::NoPath { from, to }),
            },
            (NewDeedsAsk::Navigate, Action::NewDeeds(NewDeedsAction::TakeGear)) => Ok(()),
            (NewDeedsAsk::Build, Action::NewDeeds(NewDeedsAction::Build)) => rewards::build_verdict(at, seat),
            _ => return None,
        })
    }
    fn resolve(self, cx: &mut Cx<'_>, seat: Seat, action: Action) -> Option<Reply<Ask>> {
        let ask = self;
        Some(match ask {
            NewDeedsAsk::Alchemy { from, .. } => alchemy::draw(cx, seat, from, action),
            NewDeedsAsk::Transmute => alchemy::place(cx, seat, action),
            NewDeedsAsk::Court => court::favour(cx, seat, action),
            NewDeedsAsk::FreeBath { left } => court::bathe(cx, seat, left, action),
            NewDeedsAsk::Tow | NewDeedsAsk::Navigate | NewDeedsAsk::Build => rewards::take(cx, seat, action),
        })
    }
    fn targets(self, at: At<'_>, seat: Seat, action: Action, out: &mut Targets<Orleans>) {
        match action {
            Action::NewDeeds(answer) => answer.targets(at, seat, out),
            _ => questions::lent_targets(at, seat, action, out),
        }
    }
    fn may_wait(self, _: Seat, _: Waiting<'_, Orleans>) -> bool {
        true
    }
    fn may_reveal(self, _: At<'_>, _: Seat) -> bool {
        true
    }
}

/// An answer of the new deeds.
fn own(answer: NewDeedsAction) -> Action {
    Action::NewDeeds(answer)
}

/// A question of the new deeds.
fn question(seat: Seat, ask: NewDeedsAsk) -> Item {
    Item::ask(seat, Ask::NewDeeds(ask))
}

/// The printed goods come from the goods market; where there is none of a kind, its space stays bare (T-068).
fn lay_goods(cx: &mut Cx<'_>) {
    for civic in cx.rules.civics_in_play.iter() {
        for (index, printed) in civics::spaces(cx.rules, civic).iter().enumerate() {
            let Some(good) = printed.good.filter(|&good| cx.state.goods[good] > 0) else { continue };
            if cx.state.civics[civic].0[index].is_none() {
                cx.state.goods.take(good);
                cx.state.civics[civic].0[index] = Some(Spot::Good(good));
                let event = NewDeedsEvent::GoodLaid { civic, space: index as u8 + 1, good };
                modules::tell(cx, Event::NewDeeds { event });
            }
        }
    }
}
