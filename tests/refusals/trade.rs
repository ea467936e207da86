//! The refusals of orders, of the board of new deeds and of the new places.

use super::support::orleans::*;
use super::{Refused, refuse};
use serde_json::json;

/// Refusals while an order could be delivered.
fn of_orders() -> Vec<Refused<Orleans>> {
    let start = |scene: Scene| scene.merchant(A, "tours").activated(A, [Scriptorium]);
    let deliver = start(with(2, &[ModuleId::Orders])).orders(["order11", "order1"]).goods(A, [Cheese, Brocade]);
    let deliver = deliver.play(A, "use scriptorium");
    // Two cards for one town, as custom tables may have.
    let card = |good: &str| json!({ "town": "tours", "goods": { good: 2 }, "points": 5 });
    let mut setup = expanded(Edition::Later, 2, &[ModuleId::Orders], |_| {});
    setup.tables =
        serde_json::from_value(json!({ "orders": { "order2": card("grain"), "order4": card("wine") } })).unwrap();
    let short = start(with_setup(setup)).orders(["order2", "order4"]).goods(A, [Grain, Grain, Wine]);
    let short = short.play(A, "use scriptorium");
    vec![
        refuse(&deliver, A, "deliver order1", "T-015", "merchantElsewhere"),
        refuse(&deliver, A, "deliver order2", "T-014", "orderNotOpen"),
        refuse(&deliver, A, "pass", "T-015", "wrongAnswer"),
        refuse(&deliver, B, "deliver order11", "O-050", "notAsked"),
        refuse(&short, A, "deliver order4", "T-015", "goodsShort"),
        refuse(&with(2, &[ModuleId::NewPlaces]), A, "deliver order1", "O-050", "wrongAnswer"),
    ]
}

/// Refusals of followers for the new deeds, and of their rewards.
fn of_new_deeds() -> Vec<Refused<Orleans>> {
    let deeds = with(4, &[ModuleId::NewDeeds]);
    let hall = deeds.clone().at(A, TownHall, [Farmer, Trader]).bag(A, [Knight, Scholar]).civic("court", [Monk; 2]);
    let alchemy = hall.clone().play(A, "townHall farmer > alchemy.1");
    let drawn = alchemy.clone().play(A, "draw 1").deal(["follower knight"]);
    let apart = alchemy.clone().play(A, "decline");
    let court = deeds.clone().civic("court", [Monk; 5]).stand(A, "townHall.1", Farmer);
    let court = court.play(A, "townHall farmer > court.6");
    let tow = deeds.clone().stand(A, "townHall.1", Boatman).play(A, "townHall boatman > towing.1");
    vec![
        refuse(&hall, A, "townHall trader > harvestFestival.1", "T-069", "noSuchSpace"),
        refuse(&hall, A, "townHall trader > spy.2", "T-069", "noSuchSpace"),
        refuse(&hall, A, "townHall farmer > court.7", "T-069", "noSuchSpace"),
        refuse(&hall, A, "townHall farmer > court.1", "T-069", "civicTaken"),
        refuse(&hall, A, "townHall farmer > harvestFestival.2", "O-141", "likeAnother"),
        refuse(&hall, A, "townHall knight > coinage.4", "T-069", "notStandingThere"),
        refuse(&hall, A, "castle farmer > court.3", "T-069", "notItsAction"),
        refuse(&alchemy, A, "draw 2", "T-073", "tooMany"),
        refuse(&alchemy, A, "townHall trader > court.3", "T-073", "wrongAnswer"),
        refuse(&drawn, A, "put back scholar", "T-073", "notDrawn"),
        refuse(&drawn, A, "plan bath knight > castle.1", "O-040", "unfit"),
        refuse(&apart, A, "townHall trader > alchemy.2", "T-073", "sentTogether"),
        refuse(&court, A, "use townHall", "T-074", "noAction"),
        refuse(&court, A, "pass", "T-074", "wrongAnswer"),
        refuse(&tow, A, "move road orleans > vierzon", "T-072", "noPath"),
        refuse(&tow, A, "move waterway orleans > tours", "T-072", "noPath"),
    ]
}

/// Refusals of the new places.
fn of_new_places() -> Vec<Refused<Orleans>> {
    let places = with(2, &[ModuleId::NewPlaces]);
    let farm = places.clone().places(A, [SheepFarm]);
    let ready = farm.clone().at(A, SheepFarm, [OwnFarmer, OwnCraftsman]);
    let shield = places.event("taxes").coins(A, 20).goods(A, [Cheese, Wine]).brasserie(A, [Cheese]).pass_all();
    vec![
        refuse(&farm, A, "barter wool", "O-044", "notActivated"),
        refuse(&ready, A, "use sheepFarm", "T-088", "sayMore"),
        refuse(&ready, A, "barter wool", "T-088", "notOwned"),
        refuse(&ready.clone().goods(A, [Cheese]).goods_market(Wool, 0), A, "barter wool", "T-088", "goodMissing"),
        refuse(&ready.clone().goods(A, [Cheese]).development(A, 30), A, "barter steps", "O-055", "developmentEnd"),
        refuse(&shield, A, "shield wine", "T-026", "notStored"),
        refuse(&shield, A, "shield wool", "T-026", "notStored"),
        refuse(&shield, A, "shield", "O-097", "noShield"),
    ]
}

/// All of these.
pub fn refused() -> Vec<Refused<Orleans>> {
    of_orders().into_iter().chain(of_new_deeds()).chain(of_new_places()).collect()
}
