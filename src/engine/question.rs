//! Questions and answers. What the engine knows about an answer stands in the file of its rule; which answers a question
//! has is one table a game, which reads like the player aid of the box.

use super::{At, BrokenOf, Cx, Game, ItemOf, Presented, Reply, Seat, Targets, Weighted};
use crate::wire::Never;

/// A question that a seat owes an answer.
pub trait Question: Copy {
    /// The game that asks it.
    type Game: Presented;
    /// The rule that says what answers it.
    const RULE: &'static str;

    /// May it wait for this seat's answer, on top of what waits below it?
    fn may_wait(self, seat: Seat, waiting: Waiting<'_, Self::Game>) -> bool;

    /// Could some answer bring chance or hidden things forward? May say yes too often, never too seldom.
    fn may_reveal(self, _: At<'_, Self::Game>, _: Seat) -> bool {
        true
    }
}

/// An answer that answers this question: all that the engine knows of the two together.
pub trait Answers<Q: Question>: Copy {
    /// Are all its candidates legal, at every table? Then they are not asked about again, which is half the time of random
    /// play. Every test holds them to it: see [`Table::legal_actions_into`](super::Table::legal_actions_into).
    const IS_SURE: bool = false;

    /// Every such answer worth asking about; tight, so that few are refused.
    fn candidates(question: Q, at: At<'_, Q::Game>, seat: Seat, out: &mut Vec<ActionOf<Q>>);
    /// The rule itself, written once: legal, or which rule says no.
    fn verdict(self, question: Q, at: At<'_, Q::Game>, seat: Seat) -> Result<(), BrokenOf<Q::Game>>;
    /// What follows.
    fn resolve(self, question: Q, cx: &mut Cx<'_, Q::Game>, seat: Seat) -> Reply<AskOf<Q>>;
    /// The pieces of the board that it touches, the one to click first in front.
    fn targets(self, _: Q, _: At<'_, Q::Game>, _: Seat, _: &mut Targets<Q::Game>) {}
}

/// The answers of the game that asks a question.
pub type ActionOf<Q> = <<Q as Question>::Game as Game>::Action;
/// The questions of the game that asks a question.
pub type AskOf<Q> = <<Q as Question>::Game as Game>::Ask;

/// The questions of a game, or of a module of it, together. Comes out of the table that `questions!` writes.
pub trait Asks<G: Presented>: Copy {
    /// The rule that says what answers it.
    fn rule(self) -> &'static str;
    /// Everything worth asking about.
    fn candidates(self, at: At<'_, G>, seat: Seat, out: &mut Vec<G::Action>);
    /// Is this one of its candidates legal for sure?
    fn is_sure(self, action: G::Action) -> bool;
    /// The rule on an answer; nothing, if it is not among those that the table lists.
    fn verdict(self, at: At<'_, G>, seat: Seat, action: G::Action) -> Option<Result<(), BrokenOf<G>>>;
    /// What follows from a legal answer; nothing, if it is not among those that the table lists.
    fn resolve(self, cx: &mut Cx<'_, G>, seat: Seat, action: G::Action) -> Option<Reply<G::Ask>>;
    /// The pieces of the board that an answer touches.
    fn targets(self, at: At<'_, G>, seat: Seat, action: G::Action, out: &mut Targets<G>);
    /// May it wait for this seat's answer?
    fn may_wait(self, seat: Seat, waiting: Waiting<'_, G>) -> bool;
    /// Could some answer bring chance or hidden things forward?
    fn may_reveal(self, at: At<'_, G>, seat: Seat) -> bool;
}

/// A rule that runs by itself.
pub trait Runs<G: Game>: Copy {
    /// Runs it.
    fn run(self, cx: &mut Cx<'_, G>);
    /// May it wait to be run, on top of what waits below it?
    fn may_wait(self, waiting: Waiting<'_, G>) -> bool;
}

/// A decision that chance owes.
pub trait Chance<G: Game>: Copy {
    /// What chance may answer, with weights; never empty while it is asked.
    fn outcomes(self, at: At<'_, G>, out: &mut Vec<Weighted<G::Outcome>>);
    /// What follows from chance's answer. An answer that does not belong here cannot come: it is not among the outcomes.
    fn settle(self, cx: &mut Cx<'_, G>, outcome: G::Outcome);
    /// May it wait to be settled, on top of what waits below it?
    fn may_wait(self, waiting: Waiting<'_, G>) -> bool;
}

/// The place of an item on the agenda: the table, and what is resolved after it.
#[derive(Debug)]
pub struct Waiting<'a, G: Game> {
    /// The table.
    pub at: At<'a, G>,
    /// What is resolved later; what comes next is last.
    pub below: &'a [ItemOf<G>],
    /// How many others are asked at the same time.
    pub beside: usize,
}

impl<G: Game> Clone for Waiting<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Waiting<'_, G> {}

impl<'a, G: Game> Waiting<'a, G> {
    /// What is resolved right after it.
    pub fn next(&self) -> Option<&'a ItemOf<G>> {
        self.below.last()
    }
}

/// Writes down the questions of a game, or of a module of one: which answers each has. They are offered in this order,
/// unless the question offers them in an order of its own by the function behind `by`. Behind them stand the modules that
/// ask questions, as the game's list of modules says.
///
/// ```text
/// questions! {
///     Ask of Burgundy {
///         Turn by each_die => TakeTile, PlaceTile, SellGoods, TakeChips, EndTurn, BuyTile;
///         Ship => LoadGoods, BuyTile;
///     }
/// }
/// ```
macro_rules! questions {
    (@offer $question:ident $at:ident $seat:ident $out:ident [$Type:ty] [$($Answer:ty),+]) => {
        $(<$Answer as $crate::engine::Answers<$Type>>::candidates($question, $at, $seat, $out);)+
    };
    (@offer $question:ident $at:ident $seat:ident $out:ident [$Type:ty] [$($Answer:ty),+] $offer:path) => {
        $offer($question, $at, $seat, $out)
    };
    (@sure $action:ident [$Type:ty] [$($Answer:ty),+]) => {
        false $(|| <$Answer as $crate::engine::Answers<$Type>>::IS_SURE
            && <$Answer as $crate::wire::Member<_>>::member($action).is_some())+
    };
    (@answers flat $all:ident $Module:ty) => {
        $all.extend(<$Module>::answers());
    };
    (@answers wrapped $all:ident $Module:ty) => {};
    ($Ask:ident of $Game:ident {
        $($Question:ident $(($Type:ty))? $(by $offer:path)? => $($Answer:ty),+;)+
    } $(modules { $($how:ident $module:ident $Module:ident($ModuleType:ty) $(= $name:literal)?,)* })?) => {
        impl $crate::engine::Asks<$Game> for $Ask {
            fn rule(self) -> &'static str {
                use $crate::engine::Question;
                match self {
                    $($Ask::$Question(_) => <$crate::wire::union!(@of $Question $($Type)?)>::RULE,)+
                    $($($Ask::$Module(ask) => $crate::engine::Asks::<$Game>::rule(ask),)*)?
                }
            }

            fn candidates(
                self,
                at: $crate::engine::At<'_, $Game>,
                seat: $crate::engine::Seat,
                out: &mut Vec<<$Game as $crate::engine::Game>::Action>,
            ) {
                match self {
                    $($Ask::$Question(question) => {
                        $crate::engine::questions!(@offer question at seat out
                            [$crate::wire::union!(@of $Question $($Type)?)] [$($Answer),+] $($offer)?);
                    })+
                    $($($Ask::$Module(ask) => ask.candidates(at, seat, out),)*)?
                }
            }

            fn is_sure(self, action: <$Game as $crate::engine::Game>::Action) -> bool {
                match self {
                    $($Ask::$Question(_) => $crate::engine::questions!(@sure action
                        [$crate::wire::union!(@of $Question $($Type)?)] [$($Answer),+]),)+
                    $($($Ask::$Module(ask) => $crate::engine::Asks::<$Game>::is_sure(ask, action),)*)?
                }
            }

            fn verdict(
                self,
                at: $crate::engine::At<'_, $Game>,
                seat: $crate::engine::Seat,
                action: <$Game as $crate::engine::Game>::Action,
            ) -> Option<Result<(), $crate::engine::BrokenOf<$Game>>> {
                use $crate::engine::Answers;
                use $crate::wire::Member;
                match self {
                    $($Ask::$Question(question) => {
                        $(if let Some(answer) = <$Answer>::member(action) {
                            return Some(answer.verdict(question, at, seat));
                        })+
                        None
                    })+
                    $($($Ask::$Module(ask) => ask.verdict(at, seat, action),)*)?
                }
            }

            fn resolve(
                self,
                cx: &mut $crate::engine::Cx<'_, $Game>,
                seat: $crate::engine::Seat,
                action: <$Game as $crate::engine::Game>::Action,
            ) -> Option<$crate::engine::Reply<<$Game as $crate::engine::Game>::Ask>> {
                use $crate::engine::Answers;
                use $crate::wire::Member;
                match self {
                    $($Ask::$Question(question) => {
                        $(if let Some(answer) = <$Answer>::member(action) {
                            return Some(answer.resolve(question, cx, seat));
                        })+
                        None
                    })+
                    $($($Ask::$Module(ask) => ask.resolve(cx, seat, action),)*)?
                }
            }

            fn targets(
                self,
                at: $crate::engine::At<'_, $Game>,
                seat: $crate::engine::Seat,
                action: <$Game as $crate::engine::Game>::Action,
                out: &mut $crate::engine::Targets<$Game>,
            ) {
                use $crate::engine::Answers;
                use $crate::wire::Member;
                match self {
                    $($Ask::$Question(question) => {
                        $(if let Some(answer) = <$Answer>::member(action) {
                            answer.targets(question, at, seat, out);
                        })+
                    })+
                    $($($Ask::$Module(ask) => ask.targets(at, seat, action, out),)*)?
                }
            }

            fn may_wait(self, seat: $crate::engine::Seat, waiting: $crate::engine::Waiting<'_, $Game>) -> bool {
                use $crate::engine::Question;
                match self {
                    $($Ask::$Question(question) => question.may_wait(seat, waiting),)+
                    $($($Ask::$Module(ask) => ask.may_wait(seat, waiting),)*)?
                }
            }

            fn may_reveal(self, at: $crate::engine::At<'_, $Game>, seat: $crate::engine::Seat) -> bool {
                use $crate::engine::Question;
                match self {
                    $($Ask::$Question(question) => question.may_reveal(at, seat),)+
                    $($($Ask::$Module(ask) => ask.may_reveal(at, seat),)*)?
                }
            }
        }

        #[cfg(feature = "types")]
        impl $Ask {
            /// The names of the questions, each with those of the answers that it has; those of a module that wraps its own
            /// are left to it.
            pub fn answers() -> Vec<(&'static str, Vec<&'static str>)> {
                use $crate::wire::Named;
                #[allow(unused_mut, reason = "only a game has modules to add")]
                let mut all =
                    vec![$((<$crate::wire::union!(@of $Question $($Type)?)>::NAME, vec![$(<$Answer>::NAME),+])),+];
                $($($crate::engine::questions!(@answers $how all $ModuleType);)*)?
                all
            }
        }
    };
}
pub(crate) use questions;

/// Gathers the rules that run by themselves: see `union!` for what it takes.
macro_rules! steps {
    ($(#[doc = $doc:literal])* $Step:ident as $typescript:literal of $Game:ident $(within $Whole:ident::$In:ident)? {
        $($Member:ident $(($Type:ty))?),+ $(,)?
    } $(modules $($key:literal)? {
        $($how:ident $module:ident $Module:ident($ModuleType:ty) $(= $name:literal)?,)*
    })?) => {
        $crate::wire::union! {
            $(#[doc = $doc])*
            $Step as $typescript $(within $Whole::$In)? { $($Member $(($Type))?),+ }
            $(modules $($key)? { $($how $module $Module($ModuleType) $(= $name)?,)* })?
        }

        impl $crate::engine::Runs<$Game> for $Step {
            fn run(self, cx: &mut $crate::engine::Cx<'_, $Game>) {
                match self {
                    $($Step::$Member(step) => step.run(cx),)+
                    $($($Step::$Module(step) => step.run(cx),)*)?
                }
            }
            fn may_wait(self, waiting: $crate::engine::Waiting<'_, $Game>) -> bool {
                match self {
                    $($Step::$Member(step) => step.may_wait(waiting),)+
                    $($($Step::$Module(step) => step.may_wait(waiting),)*)?
                }
            }
        }
    };
}
pub(crate) use steps;

/// Gathers what chance is asked: see `union!` for what it takes.
macro_rules! draws {
    ($(#[doc = $doc:literal])* $Draw:ident as $typescript:literal of $Game:ident $(within $Whole:ident::$In:ident)? {
        $($Member:ident $(($Type:ty))?),+ $(,)?
    } $(modules $($key:literal)? {
        $($how:ident $module:ident $Module:ident($ModuleType:ty) $(= $name:literal)?,)*
    })?) => {
        $crate::wire::union! {
            $(#[doc = $doc])*
            $Draw as $typescript $(within $Whole::$In)? { $($Member $(($Type))?),+ }
            $(modules $($key)? { $($how $module $Module($ModuleType) $(= $name)?,)* })?
        }

        impl $crate::engine::Chance<$Game> for $Draw {
            fn outcomes(
                self,
                at: $crate::engine::At<'_, $Game>,
                out: &mut Vec<$crate::engine::Weighted<<$Game as $crate::engine::Game>::Outcome>>,
            ) {
                match self {
                    $($Draw::$Member(draw) => draw.outcomes(at, out),)+
                    $($($Draw::$Module(draw) => draw.outcomes(at, out),)*)?
                }
            }
            fn settle(
                self,
                cx: &mut $crate::engine::Cx<'_, $Game>,
                outcome: <$Game as $crate::engine::Game>::Outcome,
            ) {
                match self {
                    $($Draw::$Member(draw) => draw.settle(cx, outcome),)+
                    $($($Draw::$Module(draw) => draw.settle(cx, outcome),)*)?
                }
            }
            fn may_wait(self, waiting: $crate::engine::Waiting<'_, $Game>) -> bool {
                match self {
                    $($Draw::$Member(draw) => draw.may_wait(waiting),)+
                    $($($Draw::$Module(draw) => draw.may_wait(waiting),)*)?
                }
            }
        }
    };
}
pub(crate) use draws;

impl<G: Presented> Asks<G> for Never {
    fn rule(self) -> &'static str {
        match self {}
    }
    fn candidates(self, _: At<'_, G>, _: Seat, _: &mut Vec<G::Action>) {
        match self {}
    }
    fn is_sure(self, _: G::Action) -> bool {
        match self {}
    }
    fn verdict(self, _: At<'_, G>, _: Seat, _: G::Action) -> Option<Result<(), BrokenOf<G>>> {
        match self {}
    }
    fn resolve(self, _: &mut Cx<'_, G>, _: Seat, _: G::Action) -> Option<Reply<G::Ask>> {
        match self {}
    }
    fn targets(self, _: At<'_, G>, _: Seat, _: G::Action, _: &mut Targets<G>) {
        match self {}
    }
    fn may_wait(self, _: Seat, _: Waiting<'_, G>) -> bool {
        match self {}
    }
    fn may_reveal(self, _: At<'_, G>, _: Seat) -> bool {
        match self {}
    }
}

impl<G: Game> Runs<G> for Never {
    fn run(self, _: &mut Cx<'_, G>) {
        match self {}
    }
    fn may_wait(self, _: Waiting<'_, G>) -> bool {
        match self {}
    }
}

impl<G: Game> Chance<G> for Never {
    fn outcomes(self, _: At<'_, G>, _: &mut Vec<Weighted<G::Outcome>>) {
        match self {}
    }
    fn settle(self, _: &mut Cx<'_, G>, _: G::Outcome) {
        match self {}
    }
    fn may_wait(self, _: Waiting<'_, G>) -> bool {
        match self {}
    }
}
