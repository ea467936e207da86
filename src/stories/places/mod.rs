//! The effects of places, one file per kind (S-027 to S-049).

pub mod bathhouse;
pub mod building;
pub mod cards;
pub mod convert;
pub mod market;
pub mod recruit;
pub mod territory;
pub mod yard;
