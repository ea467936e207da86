//! What is still to be resolved, as data.

use super::{MAX_SEATS, Seat};
use crate::wire::{Deserialize, Node, Read, Wire};
use arrayvec::ArrayVec;
use serde::Serialize;

/// One entry of the agenda.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Item<S, A, D> {
    /// A rule that runs by itself.
    Step(S),
    /// Decisions that seats owe; several pending means they answer simultaneously.
    Ask(Asked<A>),
    /// A decision that chance owes.
    Draw(D),
}

/// The seats that are asked at the same time, each with its own question.
pub type Asked<A> = ArrayVec<Pending<A>, MAX_SEATS>;

/// A decision that one seat owes.
#[derive(Clone, Debug, PartialEq, Wire)]
pub struct Pending<A> {
    /// Who is asked.
    pub seat: Seat,
    /// What they are asked.
    pub ask: A,
}

impl<S, A, D> Item<S, A, D> {
    /// A question to one seat.
    pub fn ask(seat: Seat, ask: A) -> Self {
        Item::asks([(seat, ask)])
    }

    /// Questions to several seats at once.
    pub fn asks(asks: impl IntoIterator<Item = (Seat, A)>) -> Self {
        Item::Ask(asks.into_iter().map(|(seat, ask)| Pending { seat, ask }).collect())
    }

    /// The same, if there is anybody to ask.
    pub fn asks_if_any(asks: impl IntoIterator<Item = (Seat, A)>) -> Option<Self> {
        Some(Item::asks(asks)).filter(|item| !matches!(item, Item::Ask(asked) if asked.is_empty()))
    }

    /// The same without the questions to seats that are not asked; `None` if it is a question and nobody is.
    pub fn asking(mut self, is_asked: impl Fn(Seat) -> bool) -> Option<Self> {
        if let Item::Ask(asked) = &mut self {
            asked.retain(|pending| is_asked(pending.seat));
        }
        Some(self).filter(|item| !matches!(item, Item::Ask(asked) if asked.is_empty()))
    }
}

/// The stack of items still to be resolved; the last one is next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Agenda<S, A, D>(Vec<Item<S, A, D>>);

impl<S, A, D> Agenda<S, A, D> {
    pub(super) fn new(first: Item<S, A, D>) -> Self {
        Agenda(vec![first])
    }

    /// Copies another one into memory that is there already.
    pub(super) fn copy_from(&mut self, other: &Self)
    where
        Item<S, A, D>: Clone,
    {
        self.0.clone_from(&other.0);
    }

    /// What is resolved next.
    pub fn top(&self) -> Option<&Item<S, A, D>> {
        self.0.last()
    }

    pub(super) fn top_mut(&mut self) -> Option<&mut Item<S, A, D>> {
        self.0.last_mut()
    }

    /// All items, the one to be resolved last first.
    pub fn items(&self) -> &[Item<S, A, D>] {
        &self.0
    }

    pub(super) fn pop(&mut self) -> Option<Item<S, A, D>> {
        self.0.pop()
    }

    /// Puts items on top so that the first one given is resolved first.
    pub(super) fn push(&mut self, items: impl IntoIterator<Item = Item<S, A, D>, IntoIter: DoubleEndedIterator>) {
        self.0.extend(items.into_iter().rev());
    }

    /// Puts an item where the agenda ended when it had `depth` items, below all that came since.
    pub(super) fn insert(&mut self, depth: usize, item: Item<S, A, D>) {
        self.0.insert(depth, item);
    }
}

impl<S: Read, A: Read, D: Read> Read for Item<S, A, D> {
    fn read(node: Node<'_>) -> Self {
        let mut object = node.object(&["step", "ask", "draw"]);
        match (object.field(), object.field(), object.field()) {
            (Some(step), None, None) => Item::Step(step),
            (None, Some(asked), None) => Item::Ask(asked),
            (None, None, Some(draw)) => Item::Draw(draw),
            _ => {
                node.misfit("expected one of step, ask and draw");
                Item::Ask(Asked::new())
            }
        }
    }
}

impl<S: Read, A: Read, D: Read> Read for Agenda<S, A, D> {
    fn read(node: Node<'_>) -> Self {
        Agenda(Vec::read(node))
    }
}

#[cfg(feature = "types")]
mod types {
    use super::{Agenda, Item, Pending};
    use crate::wire::{Declarations, Param, Typed};

    impl<S: Typed, A: Typed, D: Typed> Typed for Item<S, A, D> {
        fn type_name() -> String {
            format!("Item<{}, {}, {}>", S::type_name(), A::type_name(), D::type_name())
        }
        fn declare(all: &mut Declarations) {
            all.add("Item<S, A, D>", &[" One entry of the agenda."], || {
                format!("{{ step: S }} | {{ ask: {} }} | {{ draw: D }}", Vec::<Pending<Param<'A'>>>::type_name())
            });
            Pending::<A>::declare(all);
        }
    }

    impl<S: Typed, A: Typed, D: Typed> Typed for Agenda<S, A, D> {
        fn type_name() -> String {
            format!("Agenda<{}, {}, {}>", S::type_name(), A::type_name(), D::type_name())
        }
        fn declare(all: &mut Declarations) {
            let about = " The stack of items still to be resolved; the last one is next.";
            all.add("Agenda<S, A, D>", &[about], Vec::<Item<Param<'S'>, Param<'A'>, Param<'D'>>>::type_name);
            Item::<S, A, D>::declare(all);
        }
    }
}
