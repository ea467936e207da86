//! The situations that a soak run of Trade & Intrigue counts: each chapter names its own.

use super::{
    alchemy, barred, bribery, choices, deck, deeds, dues, ending, famine, frame, intrigue, lent, orders, places,
    setups, shields, together,
};
use crate::watch::Situation;

/// Situations with one variant, by rule.
pub type Single = &'static [(&'static str, &'static str)];
/// Situations with several variants, by rule.
pub type Families = &'static [(&'static str, &'static str, &'static [&'static str])];

/// The chapters.
const CHAPTERS: &[(Single, Families)] = &[
    (alchemy::SINGLE, alchemy::FAMILIES),
    (barred::SINGLE, barred::FAMILIES),
    (bribery::SINGLE, bribery::FAMILIES),
    (choices::SINGLE, choices::FAMILIES),
    (deck::SINGLE, deck::FAMILIES),
    (deeds::SINGLE, deeds::FAMILIES),
    (dues::SINGLE, dues::FAMILIES),
    (ending::SINGLE, ending::FAMILIES),
    (famine::SINGLE, famine::FAMILIES),
    (frame::SINGLE, frame::FAMILIES),
    (intrigue::SINGLE, intrigue::FAMILIES),
    (lent::SINGLE, &[]),
    (orders::SINGLE, orders::FAMILIES),
    (places::SINGLE, places::FAMILIES),
    (setups::SINGLE, setups::FAMILIES),
    (shields::SINGLE, shields::FAMILIES),
    (together::SINGLE, together::FAMILIES),
];

/// The situations by rule.
pub fn all() -> Vec<Situation> {
    let mut all: Vec<Situation> = vec![];
    for (single, families) in CHAPTERS {
        all.extend(single.iter().map(|&(rule, what)| (rule, what, "")));
        for &(rule, what, names) in *families {
            all.extend(names.iter().map(|&which| (rule, what, which)));
        }
    }
    all.sort_by_key(|situation| situation.0);
    all
}
