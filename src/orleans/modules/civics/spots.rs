//! The contents of the spaces of the civic boards.

use crate::bagbuilding::Work;
use crate::bagbuilding::works::Filling;
use crate::orleans::data::civics::CIVIC_SPACES;
use crate::orleans::data::followers::Role;
use crate::orleans::data::goods::Good;
use crate::wire::{Kind, Node, Read};
use serde::{Serialize, Serializer};

/// The content of a space of a civic board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// The good put there at set-up (T-068).
    Good(Good),
    /// A follower, permanently.
    Sent(Role),
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Spot::Good(good) => good.name(),
            Spot::Sent(role) => role.name(),
        })
    }
}

impl Read for Spot {
    fn read(node: Node<'_>) -> Self {
        match Good::from_name(node.text()) {
            Some(good) => Spot::Good(good),
            None => Spot::Sent(Role::read(node)),
        }
    }
}

impl Filling for Spot {
    /// A good does not fill the space: it is for the follower sent there.
    fn fills(&self) -> bool {
        matches!(self, Spot::Sent(_))
    }
}

/// The spaces of a deed or an intriguer from left to right.
pub type Spots = Work<Spot, CIVIC_SPACES>;

#[cfg(feature = "types")]
mod types {
    use super::{Good, Role, Spot};
    use crate::wire::{Declarations, Typed};

    impl Typed for Spot {
        fn type_name() -> String {
            format!("{} | {}", Role::type_name(), Good::type_name())
        }
        fn declare(all: &mut Declarations) {
            Role::declare(all);
            Good::declare(all);
        }
    }
}
