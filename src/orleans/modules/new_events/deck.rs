//! The hour-glass stack of the new events (T-020 to T-022).

use crate::orleans::Rules;
use crate::orleans::data::hourglasses::Hourglass::{self, *};
use crate::orleans::editions::Pile;
use crate::orleans::setup::Options;

const A: [Hourglass; 8] = [Indulgence, Education, NewHarvestA, BonVoyage, Conference, Crusade, Strike, CoinTaxA];
const B: [Hourglass; 8] =
    [Excursion, NewIncome, NewHarvestB, FishingGrounds, FurtherEducation, Wedding, Sabotage, CoinTaxB];
/// The cards of B with the harvest that takes two food (T-061).
const B_BY_LETTER: [Hourglass; 8] =
    [Excursion, NewIncome, HarvestB, FishingGrounds, FurtherEducation, Wedding, Sabotage, CoinTaxB];
const C: [Hourglass; 8] = [Amnesty, Defect, TortureCard, NewTradingDay, NewPlague, Holiday, BookBurning, GoodsTax];
const D: [Hourglass; 8] = [Levies, TechnologyTax, Summons, NewHarvestD, Famine, PollTax, Tithe, PeasantsRevolt];
/// The cards of D without the peasants' revolt, which is the last card (T-022).
const D_BUT_REVOLT: [Hourglass; 7] = [Levies, TechnologyTax, Summons, NewHarvestD, Famine, PollTax, Tithe];

/// Sets the stack: Silentium, a round without an event (T-023), four cards of each letter drawn one by one from eight
/// (T-021), then Silentium or the peasants' revolt.
pub fn furnish(options: &Options, rules: &mut Rules) {
    let b = if options.harvest_by_letter { &B_BY_LETTER } else { &B };
    let (d, last): (&'static [Hourglass], _) =
        if options.peasants_last { (&D_BUT_REVOLT, &PeasantsRevolt) } else { (&D, &Silentium) };
    let one = |tile: &'static Hourglass| Pile { rounds: 1, tiles: std::slice::from_ref(tile), copies: &[1] };
    let four = |tiles: &'static [Hourglass]| Pile { rounds: 4, tiles, copies: &[1; 8] };
    rules.piles = vec![one(&Silentium), four(&A), four(b), four(&C), four(d), one(last)];
}
