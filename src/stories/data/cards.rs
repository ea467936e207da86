//! The 24 place cards of the Builder's yard (S-031, S-049). Their number is certain, and so are the names and
//! categories of some; we reconstructed most of the rest: a host may replace it in `setup.tables.placeCards`.

use super::effects::{Counter, Effect, Takes};
use super::places::{Category, Place, PlaceRow, one, row, set};
use super::wares::{Follower, Good};
use super::{Confidence, Parts};

/// The cards in our reconstruction, in the order of [`Place`].
#[rustfmt::skip]
pub fn cards() -> Vec<PlaceRow> {
    use Category::{I, II, III};
    use Confidence::{Guess, House, Likely};
    use Follower::{Craftsman, Farmer, Fisher, Knight, Monk, Scholar, Trader};
    vec![
        row(Place::Grove, "Grove", I, &[one(Farmer)], Effect::GainGood { good: Good::Wood, amount: 1 }, Guess),
        row(Place::Bathhouse, "Bathhouse", I, &[one(Fisher)], Effect::DrawAndKeep { draw: 2, keep: 1 }, Likely),
        row(Place::Pub, "Pub", I, &[Takes::Anybody], Effect::CoinsToFame { max: 3, rate: 1 }, Likely),
        row(Place::Bakery, "Bakery", I, &[one(Craftsman)], Effect::Convert { from: Good::Grain, to: Good::Bread, max: 3, ratio: 1 }, Likely),
        row(Place::Hayrick, "Hayrick", I, &[one(Farmer)], Effect::GainGood { good: Good::Grain, amount: 1 }, House),
        row(Place::FishingHut, "Fishing hut", I, &[one(Fisher)], Effect::GainGood { good: Good::Fish, amount: 1 }, House),
        row(Place::Dairy, "Dairy", I, &[one(Farmer), one(Farmer)], Effect::GainGood { good: Good::Cheese, amount: 1 }, House),
        row(Place::Brewery, "Brewery", I, &[one(Trader)], Effect::GainCoins { amount: 2, per: None }, House),
        row(Place::TradingBoat, "Trading boat", II, &[one(Fisher), one(Trader)], Effect::Deliver { per: Counter::ControlledVillage }, Guess),
        PlaceRow { is_fair: true, no_technology: true, ..row(Place::CountyFair, "County fair", II, &[Takes::Anybody, Takes::Anybody, Takes::Anybody, Takes::Anybody, Takes::Anybody, Takes::Anybody, Takes::Anybody], Effect::GainFame { amount: 1, per: Some(Counter::FollowerOnCard) }, Likely) },
        row(Place::TaxOffice, "Tax office", II, &[one(Craftsman), one(Trader)], Effect::GainCoins { amount: 1, per: Some(Counter::ControlledVillage) }, Likely),
        row(Place::GunpowderTower, "Gunpowder tower", II, &[Takes::Cargo, Takes::Cargo], Effect::SecondGate { green: 2 }, Likely),
        row(Place::Winery, "Winery", II, &[one(Farmer), one(Trader)], Effect::GainGood { good: Good::Wine, amount: 1 }, House),
        row(Place::WoolMill, "Wool manufacturer", II, &[one(Fisher), one(Trader)], Effect::GainGood { good: Good::Wool, amount: 1 }, House),
        row(Place::HerbGarden, "Herb garden", II, &[], Effect::Substitute { follower: Fisher, stands_for: set(&[Farmer, Craftsman, Trader]) }, House),
        row(Place::Library, "Library", II, &[one(Scholar), one(Fisher)], Effect::GainFame { amount: 3, per: None }, House),
        row(Place::Parlatory, "Parlatory", III, &[one(Scholar), one(Monk)], Effect::BuyCitizen { coins: 5, amount: 1 }, Guess),
        row(Place::Tailor, "Tailor shop", III, &[one(Trader), one(Scholar)], Effect::GainGood { good: Good::Brocade, amount: 1 }, House),
        row(Place::School, "School", III, &[], Effect::Substitute { follower: Scholar, stands_for: set(&[Farmer, Fisher, Craftsman, Trader, Knight]) }, House),
        row(Place::Hostel, "Hostel", III, &[], Effect::ExtraDraw { amount: 1 }, House),
        row(Place::MasonsLodge, "Masons' lodge", III, &[], Effect::ExtraFamePerBuilding { amount: 2 }, House),
        row(Place::Watchtower, "Watchtower", III, &[], Effect::ExtraKnightsAgainstYou { amount: 1 }, House),
        row(Place::Mint, "Mint", III, &[one(Scholar), one(Knight)], Effect::GainCoins { amount: 5, per: None }, House),
        row(Place::MarketHall, "Market hall", III, &[], Effect::ExtraTrade { amount: 2 }, House),
    ]
}

/// Parts of a place with another confidence than its row.
pub fn parts(place: Place) -> Parts {
    use Confidence::{Certain, Guess, House, Likely};
    match place {
        Place::Grove | Place::TradingBoat => {
            &[("name", Certain), ("category", Certain), ("effect", Guess), ("spaces", House)]
        }
        Place::Parlatory => &[("name", Certain), ("category", Certain), ("effect", House), ("spaces", House)],
        Place::Bathhouse | Place::Pub => {
            &[("name", Likely), ("category", Likely), ("effect", Likely), ("spaces", House)]
        }
        Place::Bakery => {
            &[("name", Certain), ("category", House), ("effect", Certain), ("effect.max", House), ("spaces", House)]
        }
        Place::CountyFair => &[("name", Certain), ("category", House), ("spaces", Certain), ("effect", Guess)],
        Place::TaxOffice => &[("name", House), ("category", House), ("effect", Certain), ("spaces", House)],
        Place::GunpowderTower => &[("name", Certain), ("category", Guess), ("effect", Likely), ("spaces", Likely)],
        // The rulebook describes the effects of places that each player has; their spaces are as certain as the row.
        _ if !place.is_card() => &[("effect", Certain)],
        _ => &[],
    }
}
