//! Chapters 5 and 6: epochs, deeds, fame, delivery (S-050 to S-065).

use super::support::stories::*;
use serde_json::{Value, json};

#[test]
fn s_050_parameters_bind_each_player_by_its_own_epoch() {
    let scene = kingdom(2).epoch(A, 8).bag(A, [(Farmer, 9)]).bag(B, [(Farmer, 9)]).end_round().deal_any();
    scene.expect_green(A, [(Farmer, 8)]).expect_green(B, [(Farmer, 7)]);
}

#[test]
fn s_051_categories_limit_new_cards_only() {
    let scene = kingdom(2).on(A, Place::BuildersYard, "craftsman trader").cards(A, [Place::Mint]).on(
        A,
        Place::Mint,
        "scholar knight",
    );
    scene.refused(A, "take tailor", "S-051").play(A, "use mint").expect_coins(A, 5);
}

#[test]
fn s_052_forbidden_places_are_prepared_not_executed() {
    let scene = kingdom(2).epoch(A, 5).green(A, [(Farmer, 2), (Fisher, 1)]).end_round();
    let scene = scene
        .play(A, "plan farmer > territory.1")
        .play(A, "plan farmer > territory.2")
        .play(A, "plan fisher > territory.3");
    scene.play(A, "ready").play(B, "pass").refused(A, "territory > L01", "S-052").expect_legal(A, "", ["pass"]);
}

#[test]
fn s_053_each_resolves_its_own_effect_from_the_start_player_on() {
    let scene = kingdom(2).epoch(A, 2).land(Field, [L01]).areas(A, [L06, L01]).play(A, "pass").play(B, "pass");
    let scene = scene.expect_fame(A, 2).expect_coins(A, 0).expect_coins(B, 1);
    let effects: Vec<&Event> = scene
        .events
        .iter()
        .filter(|event| matches!(event, Event::FameGained { .. } | Event::CoinsGained { .. }))
        .collect();
    assert_eq!(effects.len(), 2);
    assert!(matches!(effects[0], Event::FameGained { .. }), "A comes first");
}

/// Vector 22: no player falls below six followers.
#[test]
fn s_054_missing_food_costs_followers() {
    let scene = kingdom(2).epoch(A, 3).villages([L01]).areas(A, [L06, L01]);
    let poor = scene.clone().bag(A, [(Trader, 3)]).green(A, [(Farmer, 4)]).play(A, "pass").play(B, "pass");
    let poor = poor.deal(["follower trader"]);
    assert_eq!(poor.times(|event| matches!(event, Event::FollowerLost { .. })), 1);
    let fed = scene.clone().goods(A, [(Bread, 1), (Fish, 2), (Wood, 1)]).play(A, "pass").play(B, "pass");
    let fed =
        fed.expect_ask(A, asks::Feeding { left: 2 }).refused(A, "give wood", "S-054").refused(A, "give wine", "S-054");
    fed.play(A, "give bread").play(A, "ready").expect_goods(A, [(Wood, 1), (Fish, 1)]);
    let gate = scene.on(A, Place::Gate, "fish").bag(A, [(Trader, 9)]).play(A, "pass").play(B, "pass");
    gate.deal(["follower trader", "follower trader"]).expect_on(A, Place::Gate, "fish");
}

#[test]
fn s_055_effects_count_their_tiles() {
    let scene =
        kingdom(2).epoch(A, 8).areas(A, [L06, L01, L09]).areas(B, [L10, L09]).churches([L09]).fortresses(A, [L02]);
    let at = scene.table.at();
    assert_eq!(
        [at.areas(A.seat()), at.villages(A.seat()), at.churches(A.seat()), at.fortresses(A.seat())],
        [3, 2, 1, 1]
    );
    assert_eq!(
        [at.areas(B.seat()), at.villages(B.seat()), at.churches(B.seat()), at.fortresses(B.seat())],
        [2, 2, 1, 0]
    );
}

/// Vector 25: goods and the rest in coins; the last good may exceed the price; impossible payments are not offered.
/// Payments of zero, or beyond a player's means, are not asked for.
#[test]
fn s_056_a_payment_can_be_made() {
    let scene = kingdom(2).epoch(A, 6).on(A, Place::Gate, "farmer").goods(A, [(Wool, 1), (Wood, 1)]).coins(A, 3);
    let scene = scene.play(A, "gate: farmer > threeFieldFarming for advance").expect_ask(A, asks::Paying { left: 8 });
    let is_possible = |left: u8| {
        let mut agenda = serde_json::to_value(scene.table.agenda()).unwrap();
        *agenda.as_array_mut().unwrap().last_mut().unwrap().pointer_mut("/ask/0/ask/left").unwrap() = left.into();
        let mut laws = loire::engine::Laws::default();
        Stories::laws(scene.table.at(), &serde_json::from_value(agenda).unwrap(), &mut laws);
        laws.is_clean()
    };
    assert_eq!([0, 1, 8, 9, 99].map(is_possible), [false, true, true, true, false]);
}

#[test]
fn s_056_epochs_have_conditions_and_payments() {
    let at_vi = || kingdom(2).epoch(A, 6).on(A, Place::Gate, "farmer").goods(A, [(Wool, 1), (Wood, 1)]);
    let advance = "gate: farmer > threeFieldFarming for advance";
    let scene = at_vi().coins(A, 3).play(A, advance).expect_ask(A, asks::Paying { left: 8 });
    let scene = scene.refused(A, "pay coins", "S-056").play(A, "give wool").play(A, "give wood");
    scene.expect_coins(A, 1).expect_epoch(A, 7);
    at_vi().coins(A, 1).refused(A, advance, "S-056");
    at_vi()
        .coins(A, 8)
        .play(A, advance)
        .play(A, "pay coins")
        .expect_goods(A, [(Wood, 1), (Wool, 1)])
        .expect_coins(A, 0);
    let areas = kingdom(2).areas(A, [L06, L01]).goods(A, [(Fish, 9)]).on(A, Place::Gate, "farmer");
    let areas = areas.refused(A, advance, "S-056").areas(A, [L06, L01, L02]);
    areas.clone().goods(A, [(Fish, 2)]).refused(A, advance, "S-056");
    areas.play(A, advance).expect_epoch(A, 2).expect_goods(A, [(Fish, 6)]).expect_reserve(A, 3);
    let scholar = kingdom(2).epoch(A, 2).villages([L01]).areas(A, [L06, L01]).on(A, Place::Gate, "scholar farmer");
    let send_it = "gate: scholar > alchemyA for advance";
    scholar.clone().play(A, advance).expect_epoch(A, 3);
    scholar.play(A, send_it).expect_epoch(A, 3);
    let now = kingdom_with(2, |options| options.conditions_must_hold = true).epoch(A, 2);
    let now = now.villages([L01]).areas(A, [L06, L01]).on(A, Place::Gate, "scholar farmer");
    now.refused(A, send_it, "S-056").play(A, advance).expect_epoch(A, 3);
    kingdom(2)
        .epoch(A, 4)
        .on(A, Place::Gate, "farmer")
        .refused(A, advance, "S-056")
        .fortresses(A, [L06])
        .play(A, advance)
        .expect_epoch(A, 5);
    let tasks =
        kingdom(2).epoch(A, 7).on(A, Place::Gate, "farmer").tasks(A, 0, [3, 0, 0, 0]).refused(A, advance, "S-056");
    tasks.tasks(A, 0, [3, 3, 0, 0]).play(A, advance).expect_epoch(A, 8);
}

/// An area that was lost still counts, unless the option requires current ownership.
#[test]
fn s_056_a_condition_that_held_earlier_counts() {
    let advance = "gate: farmer > threeFieldFarming for advance";
    let robbed = |must_hold| {
        let scene = kingdom_with(2, |options| options.conditions_must_hold = must_hold);
        let scene = scene.areas(A, [L06, L01, L02]).areas(B, [L10, L03]).goods(A, [(Fish, 9)]);
        let scene = scene.on(A, Place::Gate, "farmer").on(A, Place::Ropery, "fisher");
        let scene = scene.on(B, Place::Territory, "knight knight knight").play(A, "use ropery");
        scene.play(B, "territory > L02").expect_areas(A, [L01, L06])
    };
    let earlier = robbed(false);
    let noted = |scene: &Scene| scene.table.state().kingdom.as_ref().unwrap().realms[A.seat()].earlier;
    assert_eq!(noted(&earlier).areas, 3);
    // Payments are current: two areas, two fish.
    earlier.play(A, advance).expect_epoch(A, 2).expect_goods(A, [(Fish, 7)]);
    let now = robbed(true);
    assert_eq!(noted(&now).areas, 0);
    now.refused(A, advance, "S-056");
}

/// A village is lost, a follower is sent: the former maximum is noted, but only if a later epoch asks for it.
#[test]
fn s_056_losses_are_noted_where_an_epoch_asks_for_them() {
    let noted = |scene: &Scene| scene.table.state().kingdom.as_ref().unwrap().realms[A.seat()].earlier;
    let sent = kingdom(2).epoch(A, 2).villages([L01]).areas(A, [L06, L01]).on(A, Place::Gate, "scholar monk");
    let sent = sent.play(A, "gate: scholar > alchemyA for bonus").play(A, "choose coins");
    assert_eq!((noted(&sent).followers[Scholar], noted(&sent).villages, noted(&sent).areas), (1, 0, 0));
    let sent = sent.play(B, "pass").play(A, "gate: monk > alchemyA for advance").expect_epoch(A, 3);
    assert_eq!(noted(&sent).followers[Monk], 0, "no epoch asks for a monk");
    let moved =
        kingdom(2).epoch(A, 1).areas(A, [L06, L01, L02, L07, L08]).on(A, Place::Territory, "farmer farmer fisher");
    let moved = moved.villages([L01]).play(A, "territory > L11 from L01");
    assert_eq!((noted(&moved).villages, noted(&moved).areas), (2, 5));
}

/// A position may contain former maxima, as far as they are possible.
#[test]
fn s_056_former_maxima_satisfy_the_laws() {
    let wrong = |must_hold, earlier: Value| {
        let setup = setup(2, Scenario::FirstKingdom, |options| options.conditions_must_hold = must_hold);
        let sketch = json!({ "kingdom": { "realms": [{ "earlier": earlier }] } });
        match Stories::arrange(&setup, &loire::wire::Tree::parse(&sketch.to_string()).unwrap()) {
            Err(loire::engine::NotArranged::Contradictions(all)) => all.into_iter().map(|one| one.path).collect(),
            Ok(_) => vec![],
            Err(error) => panic!("{error:?}"),
        }
    };
    let at = |name| vec![format!("kingdom.realms[0].earlier.{name}")];
    assert_eq!(wrong(false, json!({ "areas": 10, "villages": 10, "followers": { "scholar": 18 } })), [""; 0]);
    assert_eq!(wrong(false, json!({ "areas": 11 })), at("areas"));
    assert_eq!(wrong(false, json!({ "churches": 1 })), at("churches"), "no epoch asks for churches");
    assert_eq!(wrong(false, json!({ "followers": { "monk": 1 } })), at("followers.monk"));
    assert_eq!(wrong(true, json!({ "areas": 1 })), at("areas"));
}

#[test]
fn s_057_tiles_stay_until_the_deed_is_full() {
    let scene = kingdom(2).on(A, Place::Gate, "wine farmer").play(A, "gate: wine > winepress for bonus");
    scene.expect_coins(A, 3).expect_deed(Deed::Winepress, Some(1)).expect_stored(Ware::Wine, 0);
}

#[test]
fn s_058_a_full_deed_turns_over_or_leaves() {
    let scene = kingdom(2)
        .deed(Deed::Barter, "trader fisher - cheese")
        .on(A, Place::Gate, "fish")
        .play(A, "gate: fish > barter for bonus");
    let scene = scene.expect_deed(Deed::Barter, None).expect_deed(Deed::LeagueOfKnights, Some(0)).expect_citizens(A, 1);
    scene.expect_stored(Ware::Trader, 1).expect_stored(Ware::Cheese, 1);
    let back = court(2).deed(Deed::Loom, "craftsman trader wool").on(A, Place::Gate, "technology");
    back.play(A, "gate: technology > loom for bonus").expect_deed(Deed::Loom, None).expect_stored(Ware::Technology, 1);
}

#[test]
fn s_059_goods_are_bartered() {
    let scene = kingdom(2).on(A, Place::Gate, "fish").goods(A, [(Grain, 1)]).goods(B, [(Wool, 1), (Grain, 1)]).on(
        B,
        Place::Gate,
        "brocade",
    );
    let scene = scene.play(A, "gate: fish > barter for bonus").expect_legal(A, "swap", ["swap grain for wool of 1"]);
    let scene =
        scene.refused(A, "swap grain for grain of 1", "S-059").refused(A, "swap grain for brocade of 1", "S-059");
    let scene = scene.refused(A, "swap grain for wool of 0", "S-059").refused(A, "swap wool for grain of 1", "S-059");
    scene.clone().play(A, "decline").expect_goods(A, [(Grain, 1)]);
    scene.play(A, "swap grain for wool of 1").expect_goods(A, [(Wool, 1)]).expect_goods(B, [(Grain, 2)]);
}

#[test]
fn s_060_the_league_of_knights_returns_a_follower() {
    let scene = kingdom(2).deed(Deed::LeagueOfKnights, "").on(A, Place::Gate, "knight").on(B, Place::Ropery, "fisher");
    let scene = scene.play(A, "gate: knight > leagueOfKnights for bonus").refused(A, "send back mill.1 of 1", "S-060");
    let scene = scene.refused(A, "send back ropery.1 of 0", "S-060");
    scene.clone().play(A, "decline").expect_legal(B, "use", ["use ropery"]);
    scene.play(A, "send back ropery.1 of 1").expect_bag(B, [(Fisher, 1)]).expect_legal(B, "", ["pass"]);
}

/// Vector 23: back to the bag only if there is no room elsewhere.
#[test]
fn s_061_the_alchemy_draws_two() {
    let full = kingdom(2).on(A, Place::Gate, "trader").green(A, [(Farmer, 8)]).bag(A, [(Scholar, 1)]);
    let drawn = |scene: Scene| {
        scene
            .play(A, "gate: trader > alchemyA for bonus")
            .play(A, "choose fame")
            .play(A, "draw")
            .deal(["follower scholar"])
    };
    let none = full.clone().on(A, Place::Gate, "trader monk");
    let none = drawn(none).refused(A, "stand scholar > green", "S-061").expect_legal(A, "", ["stand scholar > gate.1"]);
    none.refused(A, "return scholar", "S-061").play(A, "stand scholar > gate.1").expect_fame(A, 3);
    let one = drawn(kingdom(2).on(A, Place::Gate, "trader monk").green(A, [(Farmer, 7)]).bag(A, [(Scholar, 1)]));
    one.refused(A, "return scholar", "S-061")
        .play(A, "stand scholar > green")
        .expect_green(A, [(Farmer, 7), (Scholar, 1)]);
    let empty =
        kingdom(2).on(A, Place::Gate, "trader").play(A, "gate: trader > alchemyA for bonus").play(A, "choose coins");
    empty.expect_coins(A, 3).expect_ask(B, asks::Acting);
    let not = full.play(A, "gate: trader > alchemyA for bonus").play(A, "choose coins").play(A, "decline");
    not.expect_bag(A, [(Scholar, 1)]);
}

/// Green and Gate are full, and no other space takes a scholar: both the kept and the other follower return to the bag.
#[test]
fn s_061_a_drawn_follower_without_room_goes_back() {
    let scene =
        kingdom(2).cards(A, [Place::Bathhouse]).on(A, Place::Bathhouse, "fisher").on(A, Place::Gate, "fish monk");
    let scene = scene.green(A, [(Farmer, 8)]).bag(A, [(Scholar, 2)]).play(A, "use bathhouse");
    let scene = scene.deal(["follower scholar", "follower scholar"]).expect_legal(A, "", ["return scholar"]);
    scene.play(A, "return scholar").expect_bag(A, [(Fisher, 1), (Scholar, 2)]).expect_ask(B, asks::Acting);
}

#[test]
fn s_062_goods_are_delivered() {
    let scene = kingdom(2).epoch(A, 6).villages([L01]).areas(A, [L06, L01]).goods(A, [(Wood, 1), (Wine, 1), (Fish, 2)]);
    let scene = scene.play(A, "pass").play(B, "pass").expect_ask(A, asks::Delivering { left: 2 });
    let scene = scene.refused(A, "deliver wood", "S-062").refused(A, "deliver wool", "S-062");
    scene.play(A, "deliver wine").play(A, "deliver fish").expect_fame(A, 4).expect_goods(A, [(Wood, 1), (Fish, 1)]);
}

#[test]
fn s_063_the_fame_track_pays_bonuses() {
    let scene = kingdom(2).fame(A, 89).on(A, Place::Gate, "grain").play(A, "gate: grain > threeFieldFarming for bonus");
    scene.expect_fame(A, 90).expect_citizens(A, 1);
    let crossed = kingdom(2).cards(A, [Place::CountyFair]).fame(A, 5).on(
        A,
        Place::CountyFair,
        "farmer fisher craftsman trader scholar knight monk",
    );
    crossed.play(A, "use countyFair").expect_fame(A, 12).expect_coins(A, 2).expect_citizens(A, 1);
}

/// Vector 24, and every kind of bonus.
#[test]
fn s_064_every_bonus_of_the_fame_track_works() {
    let sent = |scene: Scene, fame: u8| {
        scene.fame(A, fame).on(A, Place::Gate, "grain").play(A, "gate: grain > threeFieldFarming for bonus")
    };
    sent(kingdom(2), 17).expect_coins(A, 3);
    let some = sent(kingdom(2).offer([(Ware::Technology, 1)]), 17).expect_coins(A, 0);
    assert_eq!(some.player(A).technology, 1);
    sent(court(2).offer([(Ware::Technology, 0)]), 17).expect_coins(A, 0);
    let follower = sent(court(2).offer([(Ware::Farmer, 0)]), 11).expect_legal(
        A,
        "",
        ["take fisher", "take craftsman", "take trader"],
    );
    follower
        .refused(A, "take farmer", "S-064")
        .refused(A, "take knight", "S-064")
        .play(A, "take trader")
        .expect_bag(A, [(Trader, 1)]);
    sent(court(2).only_offer([(Ware::Craftsman, 1)]), 11).expect_bag(A, [(Craftsman, 1)]);
    sent(court(2).only_offer([]), 11).expect_bag(A, []);
    let good = sent(court(2).only_offer([(Ware::Wine, 1), (Ware::Wool, 1), (Ware::Fish, 1)]), 23);
    good.expect_legal(A, "", ["take wine", "take fish"]).play(A, "take wine").expect_goods(A, [(Wine, 1)]);
    let card = sent(court(2), 30).refused(A, "take herbGarden", "S-051").play(A, "take pub");
    assert!(card.player(A).cards.has(Place::Pub));
    sent(court(2).round(14).offer([(Ware::Wood, 1)]), 58).expect_goods(A, [(Wood, 1)]);
    sent(court(2).round(14), 44).expect_coins(A, 3);
}

#[test]
fn s_065_the_sender_alone_decides() {
    for (deed, tile) in [
        (Deed::ThreeFieldFarming, "grain"),
        (Deed::LawOfInheritance, "farmer"),
        (Deed::Winepress, "wine"),
        (Deed::Loom, "wool"),
        (Deed::FeedingThePoor, "fish"),
        (Deed::Orphanage, "wood"),
        (Deed::FoodDepot, "bread"),
        (Deed::Medicine, "scholar"),
    ] {
        let scene = kingdom(3).deed(deed, "").on(A, Place::Gate, tile);
        scene.play(A, &format!("gate: {tile} > {} for bonus", deed.name())).expect_ask(B, asks::Acting);
    }
}
