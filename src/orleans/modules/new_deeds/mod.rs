//! New Deeds: the board of ten deeds (T-068 to T-076). `civics` sends followers there; here is what that brings.

pub(crate) mod alchemy;
pub(crate) mod court;
mod judge;
mod laws;
pub(crate) mod rewards;
pub(crate) mod setup;
pub mod vocabulary;

use super::civics::vocabulary::Events;
use super::{Module, OrleansModule, Piece, Worth};
use crate::engine::{AgendaOf, Laws, origins};
use crate::orleans::data::civics::Civic;
use crate::orleans::judge::Eye;
use crate::orleans::laws::unplayed::NOT_PLAYED;
use crate::orleans::places::bathhouse::{DrawBather, are_few};
use crate::orleans::questions::{Action, Ask};
use crate::orleans::round::step;
use crate::orleans::rules::Law;
use crate::orleans::setup::{ModuleId, Setup};
use crate::orleans::state::State;
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Draw, Item, Origin, Orleans, Rules, Step, modules};
use crate::wire::is_default;

/// New deeds.
#[derive(Debug)]
pub struct NewDeeds;

impl Module<Orleans> for NewDeeds {
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

    fn prepare(&self, rules: &Rules, state: &mut State) {
        setup::prepare(rules, state);
    }

    /// Goods are laid on the deeds once the map is filled (T-068).
    fn deal(&self, _: &Rules, opening: &mut Vec<Item>) {
        opening.push(step(setup::LayGoods));
    }

    fn react(&self, cx: &mut Cx<'_>, event: &Event) {
        match *event {
            Event::Civics(Events::FollowerDispatched { seat, from, civic: Civic::Alchemy, sending, .. }) => {
                alchemy::ask(cx, seat, from, sending);
            }
            Event::Civics(Events::FollowerDispatched { seat, civic, space, .. }) => {
                rewards::reward(cx, seat, civic, space);
            }
            Event::Civics(Events::CivicCompleted { seat, civic }) => rewards::complete(cx, seat, civic),
            _ => {}
        }
    }

    fn laws(&self, at: At<'_>, agenda: &AgendaOf<Orleans>, laws: &mut Laws) {
        laws::laws(at, agenda, laws);
    }
}

impl OrleansModule for NewDeeds {
    fn owns(&self, item: &Item) -> bool {
        matches!(item, Item::Step(Step::NewDeeds(_))) || modules::asks(item, |ask| matches!(ask, Ask::NewDeeds(_)))
    }

    fn absent(&self, at: At<'_>, laws: &mut Laws) {
        laws.hold(is_default(&at.state.navigation), format_args!("navigation"), NOT_PLAYED);
    }

    fn holds(&self, state: &State, piece: Piece) -> u32 {
        if piece == Piece::Technology { state.navigation.into() } else { 0 }
    }

    fn judge(&self, eye: &Eye<'_>, _: &Ask, action: Action) -> Option<f64> {
        judge::judge(eye, action)
    }

    fn worth(&self, eye: &Eye<'_>, of: Worth) -> Option<f64> {
        judge::worth(eye, of)
    }

    /// Those who are drawn for the alchemy, two at most, or at the bathhouse by favour of the court, three at most.
    fn origin<'a>(&self, at: At<'a>, item: &Item, count: usize) -> Option<Origin<'a>> {
        let &Item::Draw(Draw::Bath(DrawBather { seat })) = item else { return None };
        let alchemy =
            origins::repeated(origins::on(alchemy::PlaceDrawn { seat })).when(move || are_few(at, seat, count, 2));
        let court =
            origins::repeated(origins::on(court::PlaceBathers { seat })).when(move || are_few(at, seat, count, 3));
        Some(origins::any_of([alchemy, court]))
    }
}
