//! Sketches of The First Kingdom, and the parts derived from them: narration cards, the control board, the deeds
//! against hunger and plague.

use super::earlier::Earlier;
use super::{Kingdom, Ticks};
use crate::engine::At;
use crate::parts::Set;
use crate::stories::data::deeds::{Deed, Threat};
use crate::stories::data::tasks::{Column, Narration};
use crate::stories::state::State;
use crate::stories::{Rules, Stories};
use crate::wire::{Kind, Wire};

/// A sketch of The First Kingdom.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "StoriesKingdomSketch")]
pub struct KingdomSketch {
    /// The players' realms, in seat order.
    #[wire(default, skip_serializing_if = "is_default")]
    pub realms: Vec<Option<RealmSketch>>,
    /// The threats that have ended.
    #[wire(default, skip_serializing_if = "is_default")]
    pub defeated: Set<Threat>,
}

/// A sketch of a realm.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "StoriesRealmSketch")]
pub struct RealmSketch {
    /// The epoch, from 1.
    #[wire(default, skip_serializing_if = "is_default")]
    pub epoch: Option<u8>,
    /// The number of struck citizens.
    #[wire(default, skip_serializing_if = "is_default")]
    pub citizens: Option<u8>,
    /// The ticked fields of each task, as bits: well, baptistery, delegation, harbour.
    #[wire(default, skip_serializing_if = "is_default", typescript = "StoriesRealm[\"ticks\"]")]
    pub ticks: Option<Ticks>,
    /// Its earlier possessions, which it may have lost.
    #[wire(default, skip_serializing_if = "is_default")]
    pub earlier: Earlier,
}

/// Copies the sketch into the state.
pub fn sketched(said: &KingdomSketch, rules: &Rules, kingdom: &mut Kingdom) {
    kingdom.defeated = said.defeated;
    for (seat, said) in rules.seats.iter().zip(&said.realms) {
        let (Some(said), realm) = (said, &mut kingdom.realms[seat]) else { continue };
        realm.epoch = said.epoch.unwrap_or(realm.epoch);
        realm.citizens = said.citizens.unwrap_or(realm.citizens);
        realm.ticks = said.ticks.unwrap_or(realm.ticks);
        realm.earlier = said.earlier;
    }
}

/// Derives the rest: narration cards are read up to the highest epoch and for each threat that has ended, markers of
/// the control board stand at least at the reached numbers, and the deed against the current threat is face up.
pub fn follow(rules: &Rules, state: &mut State) {
    let reached: Vec<[u8; 3]> = rules
        .seats
        .iter()
        .map(|seat| {
            let at = At::<Stories> { rules, state };
            let counts = [at.areas(seat), at.villages(seat), at.churches(seat)];
            let numbers = |column: Column| rules.control_board.column(column).iter();
            std::array::from_fn(|place| {
                numbers(Column::ALL[place]).filter(|&&number| number <= counts[place]).count() as u8
            })
        })
        .collect();
    let Some(kingdom) = &mut state.kingdom else { return };
    for (seat, reached) in rules.seats.iter().zip(reached) {
        for (&column, reached) in Column::ALL.iter().zip(reached) {
            let marker = &mut kingdom.realms[seat].control[column];
            *marker = (*marker).max(reached);
        }
    }
    let highest = kingdom.realms.values().iter().map(|realm| realm.epoch).max().unwrap_or(1);
    kingdom.told = Narration::ALL[..usize::from(highest.clamp(1, 8))].iter().copied().collect();
    let (hunger, plague) = (kingdom.defeated.has(Threat::Hunger), kingdom.defeated.has(Threat::Plague));
    for (has_ended, card) in [(hunger, Narration::FoodDepot), (plague, Narration::Medicine)] {
        if has_ended {
            kingdom.told.insert(card);
        }
    }
    for (deed, lies_up) in [(Deed::FoodDepot, !hunger), (Deed::Medicine, hunger && !plague)] {
        state.deeds[deed] = lies_up.then(|| state.deeds[deed].unwrap_or_default());
    }
}
