//! The effects of places, one file per kind (S-027 to S-049).

pub(crate) mod bathhouse;
pub(crate) mod building;
pub(crate) mod cards;
pub(crate) mod convert;
pub(crate) mod market;
pub(crate) mod recruit;
pub(crate) mod territory;
pub(crate) mod yard;
