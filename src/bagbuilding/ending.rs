//! Answers without content of their own that end a question: `ready` and `decline`.

use crate::engine::{ActionOf, Answers, AskOf, At, BrokenOf, Cx, Question, Reply, Seat};
use crate::wire::Wire;

/// Ends a question with any number of answers, such as recalling or planning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "ready", notation = "ready")]
pub struct Ready;
/// Declines what is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "decline", notation = "decline")]
pub struct Decline;

/// A question that is asked again until the seat answers [`Ready`].
pub trait Finishes: Question {
    /// Refuses to be ready, if a rule asks for more.
    fn may_finish(_: At<'_, Self::Game>, _: Seat) -> Result<(), BrokenOf<Self::Game>> {
        Ok(())
    }
    /// What follows once the seat is ready.
    fn finish(_: &mut Cx<'_, Self::Game>, _: Seat) {}
}

impl<Q: Finishes> Answers<Q> for Ready
where
    ActionOf<Q>: From<Ready>,
{
    fn candidates(_: Q, _: At<'_, Q::Game>, _: Seat, out: &mut Vec<ActionOf<Q>>) {
        out.push(Ready.into());
    }
    fn verdict(self, _: Q, at: At<'_, Q::Game>, seat: Seat) -> Result<(), BrokenOf<Q::Game>> {
        Q::may_finish(at, seat)
    }
    fn resolve(self, _: Q, cx: &mut Cx<'_, Q::Game>, seat: Seat) -> Reply<AskOf<Q>> {
        Q::finish(cx, seat);
        Reply::Done
    }
}

/// A question that the seat may [decline](Decline) without consequences.
pub trait Declines: Question {}

impl<Q: Declines> Answers<Q> for Decline
where
    ActionOf<Q>: From<Decline>,
{
    fn candidates(_: Q, _: At<'_, Q::Game>, _: Seat, out: &mut Vec<ActionOf<Q>>) {
        out.push(Decline.into());
    }
    fn verdict(self, _: Q, _: At<'_, Q::Game>, _: Seat) -> Result<(), BrokenOf<Q::Game>> {
        Ok(())
    }
    fn resolve(self, _: Q, _: &mut Cx<'_, Q::Game>, _: Seat) -> Reply<AskOf<Q>> {
        Reply::Done
    }
}
