//! Chapters 3 and 4: basic actions, basic cards, building, place cards (S-023, S-025, S-027 to S-049).

use super::support::stories::*;

#[test]
fn s_023_start_villages_are_chosen_in_reverse_order() {
    let mut scene = Scene::sit(setup(3, Scenario::KingsFavor, |_| {}), ());
    while let Turn::Chance(_) = scene.table.turn() {
        let line = scene.table.outcomes()[0].outcome.to_string();
        scene = scene.deal([if line == "seat 0" { "seat 1" } else { &line }]);
    }
    let scene = scene.expect_ask(A, asks::Settling).refused(A, "settle L01", "S-023").play(A, "settle L10");
    let scene = scene.expect_ask(C, asks::Settling).refused(C, "settle L10", "S-023").play(C, "settle M07");
    scene.expect_legal(B, "", ["settle L06"]);
}

#[test]
fn s_025_players_start_with_their_kit() {
    let player = Scene::settled(setup(2, Scenario::FirstKingdom, |_| {}));
    let player = player.player(A);
    assert_eq!((player.reserve, player.aside, player.fortresses), (4, 5, 5));
    assert!(player.cards.is_empty(), "basic cards are face down");
}

#[test]
fn s_027_the_territory_expands() {
    let scene = kingdom(2).on(A, Place::Territory, "farmer farmer fisher");
    let scene = scene.expect_legal(
        A,
        "territory",
        ["territory > L01", "territory > L02", "territory > L07", "territory > L11"],
    );
    scene
        .refused(A, "territory > L08", "S-067")
        .play(A, "territory > L07")
        .expect_areas(A, [L06, L07])
        .expect_reserve(A, 3);
}

/// Vector 6: the reserve is empty, so a settler on the map moves; the base may be its own area.
#[test]
fn s_028_with_an_empty_reserve_a_settler_moves() {
    let empty = kingdom(2).areas(A, [L06, L01, L02, L07, L11]).on(A, Place::Territory, "farmer farmer fisher");
    let scene = empty.expect_reserve(A, 0).refused(A, "territory > L12", "S-028");
    let scene = scene.refused(A, "territory > L12 from L08", "S-028").play(A, "territory > L12 from L11");
    scene.expect_areas(A, [L01, L02, L06, L07, L12]);
    let full = kingdom(2).on(A, Place::Territory, "farmer farmer fisher");
    full.refused(A, "territory > L01 from L06", "S-028");
}

#[test]
fn s_029_village_turns_land() {
    let scene = kingdom(2).areas(A, [L06, L01]).on(A, Place::Village, "farmer craftsman wood");
    let scene = scene.refused(A, "build village > L02", "S-029").refused(A, "build village > L06", "S-029");
    let scene = scene.play(A, "build village > L01").expect_fame(A, 3);
    assert!(scene.table.state().map[L01].village && scene.table.state().map[L01].settlers.has(A.seat()));
    let shared =
        kingdom(2).epoch(A, 8).areas(A, [L06, L09]).areas(B, [L10, L09]).on(B, Place::Village, "farmer craftsman wood");
    shared.play(A, "pass").play(B, "build village > L09");
}

/// R2: hill, forest, lake, lake yield wine, wood, two fish.
#[test]
fn s_030_estate_yields_for_each_land() {
    let scene = kingdom(2).land(Hill, [L01]).land(Forest, [L02]).land(Lake, [L07, L11]);
    let scene = scene.areas(A, [L06, L01, L02, L07, L11]).on(A, Place::Estate, "farmer fisher");
    let scene = scene.offer([(Ware::Wine, 1), (Ware::Wood, 3), (Ware::Fish, 9)]);
    scene.clone().play(A, "use estate").expect_goods(A, [(Wood, 1), (Wine, 1), (Fish, 2)]);
    let scene = scene.offer([(Ware::Wine, 0), (Ware::Fish, 1)]).villages([L02]);
    scene.play(A, "use estate").expect_goods(A, [(Fish, 1)]);
}

#[test]
fn s_031_the_builders_yard_brings_a_card() {
    let scene = kingdom(2).on(A, Place::BuildersYard, "craftsman trader").epoch(A, 3);
    let scene = scene.refused(A, "take school", "S-051").play(A, "take gunpowderTower");
    assert!(!scene.table.state().cards.has(Place::GunpowderTower));
    scene.play(B, "pass").refused(A, "take gunpowderTower", "S-008");
    let taken = kingdom(2).on(A, Place::BuildersYard, "craftsman trader").cards(B, [Place::Pub]);
    taken.refused(A, "take pub", "S-031");
}

#[test]
fn s_032_the_mill_recruits() {
    let scene = kingdom(2).on(A, Place::Mill, "fisher craftsman").refused(A, "mill > fisher", "S-032");
    scene
        .expect_legal(A, "mill", ["mill > farmer", "mill > trader"])
        .play(A, "mill > trader")
        .expect_bag(A, [(Fisher, 1), (Craftsman, 1), (Trader, 1)]);
}

#[test]
fn s_033_the_cottage_recruits() {
    let scene = kingdom(2).on(A, Place::Cottage, "farmer trader").offer([(Ware::Fisher, 0)]);
    scene.expect_legal(A, "cottage", ["cottage > craftsman"]);
}

/// R3, R5 and vector 8.
#[test]
fn s_034_the_market_trades() {
    let scene = kingdom(2).villages([L01, L02, L07]).areas(A, [L06, L01, L02, L07]);
    let scene = scene.on(A, Place::Market, "fisher trader").goods(A, [(Wool, 1), (Fish, 2)]).offer([(Ware::Wood, 5)]);
    let four =
        scene.play(A, "use market").play(A, "sell wool").play(A, "buy wood").play(A, "sell fish").play(A, "sell fish");
    four.expect_coins(A, 4).expect_goods(A, [(Wood, 1)]).expect_ask(B, asks::Acting);
    let one = kingdom(2)
        .on(A, Place::Market, "fisher trader")
        .goods(A, [(Fish, 2)])
        .play(A, "use market")
        .play(A, "sell fish");
    one.expect_ask(B, asks::Acting).expect_coins(A, 1);
    let two =
        kingdom(2).villages([L01]).areas(A, [L06, L01]).on(A, Place::Market, "fisher trader").goods(A, [(Wool, 1)]);
    let two =
        two.offer([(Ware::Wood, 1)]).play(A, "use market").expect_legal(A, "buy", []).refused(A, "buy wood", "S-034");
    two.play(A, "sell wool").play(A, "buy wood").expect_coins(A, 2);
    let hall = kingdom(2)
        .epoch(A, 6)
        .cards(A, [Place::MarketHall])
        .on(A, Place::Market, "fisher trader")
        .goods(A, [(Fish, 3)]);
    hall.play(A, "use market").play(A, "sell fish").play(A, "sell fish").play(A, "sell fish").expect_coins(A, 3);
}

#[test]
fn s_035_the_ropery_pays_a_coin() {
    kingdom(2).on(A, Place::Ropery, "fisher").play(A, "use ropery").expect_coins(A, 1).expect_bag(A, [(Fisher, 1)]);
}

/// Vector 9: sums are fixed when they are loaded.
#[test]
fn s_036_the_gate_is_loaded() {
    let scene = kingdom(2).coins(A, 5).goods(A, [(Brocade, 1)]).end_round().deal_any();
    let scene = scene.refused(A, "plan coins1 > gate.1", "S-036").refused(A, "plan coins5 > mill.1", "S-036");
    let scene = scene.play(A, "plan coins5 > gate.1").expect_coins(A, 1).play(A, "plan brocade > gate.2");
    let scene = scene.play(A, "ready").play(B, "pass").refused(A, "gate: coins5 > lawOfInheritance for bonus", "S-037");
    scene.play(A, "gate: coins5 > harbour for task");
    let poor = kingdom(2).coins(A, 3).end_round().deal_any();
    poor.expect_legal(A, "plan coins", ["plan coins2 > gate.1", "plan coins3 > gate.1"]);
}

/// Sums of a side that never returns are not offered; those of the Law of inheritance are, where it can return.
#[test]
fn s_036_sums_of_deeds_that_have_left_are_not_offered() {
    let sums = |scene: Scene, all: &[&str]| {
        let scene = scene.coins(A, 3).goods(A, [(Fish, 1)]).end_round().deal_any();
        let lines: Vec<String> = scene.legal(A).into_iter().filter(|line| line.starts_with("plan coins")).collect();
        assert_eq!(lines, all);
    };
    let gone = |scene: Scene, deed: Deed| {
        scene.arrange(|state| deed.board().sides().into_iter().for_each(|side| state.deeds[side] = None))
    };
    let both = ["plan coins2 > gate.1", "plan coins3 > gate.1"];
    sums(court(3), &both);
    sums(gone(court(3), Deed::Orphanage), &both[..1]);
    sums(court(3).deed(Deed::Orphanage, ""), &both);
    let kingdom_without = |deeds: &[Deed]| deeds.iter().fold(kingdom(3), |scene, &deed| gone(scene, deed));
    sums(kingdom_without(&[Deed::Orphanage]), &both);
    sums(kingdom_without(&[Deed::LawOfInheritance]), &both);
}

/// Vector 21.
#[test]
fn s_037_one_dispatch_sends_one_tile() {
    let scene = kingdom(2).on(A, Place::Gate, "fish trader").play(A, "gate: fish > barter for bonus");
    scene.expect_on(A, Place::Gate, "- trader").expect_ask(B, asks::Acting);
    let wool = kingdom(2).on(A, Place::Gate, "wool").expect_legal(A, "", ["pass"]);
    let wool =
        wool.refused(A, "gate: wool > barter for bonus", "S-019").refused(A, "gate: wool > loom for bonus", "S-037");
    wool.refused(A, "gate: fish > barter for bonus", "S-037").refused(A, "gate: wool > barter for task", "S-037");
}

#[test]
fn s_038_the_gate_is_unloaded() {
    let scene = kingdom(2).on(A, Place::Gate, "wool coins5").on(A, Place::Village, "farmer - wood");
    let scene = scene.play(A, "pass").play(B, "pass").expect_ask(A, asks::Unloading);
    let scene = scene.refused(A, "unload village.1", "S-038").play(A, "unload gate.1").play(A, "unload village.3");
    scene.play(A, "unload gate.2").expect_coins(A, 6).expect_goods(A, [(Wood, 1), (Wool, 1)]);
    let strict = kingdom_with(2, |options| options.strict_goods_on_spaces = true).on(A, Place::Village, "- - wood");
    assert_eq!(strict.end_round().table.state().round, 2, "no seat is asked");
    let counted = kingdom(2).on(A, Place::Gate, "wool coins5").expect_score(A, "goods", 4);
    counted.expect_score(A, "coins", 5);
}

#[test]
fn s_039_the_tower_sends_a_tile() {
    let scene = kingdom(2).epoch(A, 3).cards(A, [Place::GunpowderTower]).on(A, Place::GunpowderTower, "fish");
    let scene = scene.on(A, Place::Gate, "grain").play(A, "gate: grain > threeFieldFarming for bonus").play(B, "pass");
    scene.play(A, "gunpowderTower: fish > barter for bonus");
    let roomy = kingdom(2).epoch(A, 4).cards(A, [Place::GunpowderTower]).green(A, [(Trader, 8)]).bag(A, [(Farmer, 3)]);
    roomy.end_round().deal(["follower farmer", "follower farmer"]).expect_green(A, [(Farmer, 2), (Trader, 8)]);
}

#[test]
fn s_040_basic_cards_are_unlocked_by_epochs() {
    let scene = kingdom(2).epoch(A, 2);
    assert!(scene.player(A).cards.has(Place::University) && !scene.player(B).cards.has(Place::University));
    let year = court(2).round(5);
    assert!(year.player(B).cards.has(Place::Castle) && !year.player(B).cards.has(Place::University));
}

#[test]
fn s_041_the_university_recruits() {
    kingdom(2)
        .epoch(A, 2)
        .on(A, Place::University, "farmer craftsman trader")
        .offer([(Ware::Scholar, 1)])
        .play(A, "university > scholar")
        .expect_bag(A, [(Farmer, 1), (Craftsman, 1), (Trader, 1), (Scholar, 1)]);
}

#[test]
fn s_042_the_castle_recruits() {
    let scene = kingdom(2).epoch(A, 4).on(A, Place::Castle, "farmer fisher trader").offer([(Ware::Knight, 0)]);
    scene.refused(A, "castle > knight", "S-010").offer([(Ware::Knight, 1)]).play(A, "castle > knight");
}

#[test]
fn s_043_the_monastery_recruits() {
    kingdom(2)
        .epoch(A, 5)
        .on(A, Place::Monastery, "scholar trader")
        .offer([(Ware::Monk, 1)])
        .play(A, "monastery > monk");
}

#[test]
fn s_044_the_laboratory_brings_technology() {
    let scene = kingdom(2).epoch(A, 2).on(A, Place::Laboratory, "craftsman scholar").offer([(Ware::Technology, 0)]);
    scene
        .refused(A, "use laboratory", "S-010")
        .offer([(Ware::Technology, 1)])
        .play(A, "use laboratory")
        .expect_offer(Ware::Technology, 0);
}

#[test]
fn s_045_the_fortress_is_built() {
    let scene =
        kingdom(2).epoch(A, 8).areas(A, [L06, L01, L09]).areas(B, [L10, L09]).on(A, Place::Fortress, "knight wood");
    let scene = scene.refused(A, "build fortress > L09", "S-045").refused(A, "build fortress > L02", "S-045");
    let scene = scene.play(A, "build fortress > L01").expect_fame(A, 3);
    let again = scene.on(A, Place::Fortress, "knight wood").play(B, "pass").refused(A, "build fortress > L01", "S-045");
    again.play(A, "build fortress > L06").expect_event(Event::Built {
        seat: A.seat(),
        building: Building::Fortress,
        area: L06,
    });
}

/// Vector 5: knights cannot enter, whether the area is occupied or not.
#[test]
fn s_046_a_fortress_keeps_all_others_out() {
    let scene =
        kingdom(2).epoch(A, 4).fortresses(B, [L01]).villages([L01]).on(A, Place::Territory, "knight knight knight");
    let scene = scene.refused(A, "territory > L01", "S-046");
    scene.areas(B, [L10, L01]).refused(A, "territory > L01", "S-046");
    let own = kingdom(2).epoch(A, 4).fortresses(A, [L01]).on(A, Place::Territory, "farmer farmer fisher");
    own.expect_areas(A, [L06]).play(A, "territory > L01").expect_areas(A, [L01, L06]);
    let peace = kingdom(2).epoch(A, 8).fortresses(B, [L01]).areas(B, [L10, L01]).on(
        A,
        Place::Territory,
        "farmer farmer fisher",
    );
    peace.refused(A, "territory > L01", "S-046");
}

#[test]
fn s_047_the_church_is_built() {
    let scene = kingdom(2).epoch(A, 5).areas(A, [L06, L01]).on(A, Place::Church, "monk craftsman wood");
    let scene = scene.refused(A, "build church > L01", "S-047").refused(A, "build church > L10", "S-047");
    let scene = scene.play(A, "build church > L06").expect_fame(A, 7).on(A, Place::Church, "monk craftsman wood");
    scene.play(B, "pass").refused(A, "build church > L06", "S-047");
}

#[test]
fn s_048_building_pays_fame_by_the_epoch() {
    let scene = kingdom(2).epoch(A, 6).areas(A, [L06, L01]).on(A, Place::Village, "farmer craftsman wood");
    let scene = scene.refused(A, "use village", "S-008");
    scene.clone().play(A, "build village > L01").expect_fame(A, 5).expect_stored(Ware::Wood, 1);
    scene.cards(A, [Place::MasonsLodge]).play(A, "build village > L01").expect_fame(A, 7);
}

/// Vector 20: the activating follower leaves the bathhouse last.
#[test]
fn s_049_place_cards_take_effect() {
    let bath = kingdom(2).cards(A, [Place::Bathhouse]).on(A, Place::Bathhouse, "fisher").bag(A, [(Knight, 1)]);
    let bath = bath.play(A, "use bathhouse").deal(["follower knight"]).play(A, "stand knight > territory.1");
    bath.expect_bag(A, [(Fisher, 1)]).expect_on(A, Place::Territory, "knight");
    kingdom(2).cards(A, [Place::Bathhouse]).on(A, Place::Bathhouse, "fisher").refused(A, "use bathhouse", "S-049");
    let pub_ = kingdom(2).cards(A, [Place::Pub]).on(A, Place::Pub, "monk").coins(A, 2);
    let pub_ = pub_.refused(A, "pub: 0", "S-049").refused(A, "pub: 3", "S-049");
    pub_.play(A, "pub: 2").expect_fame(A, 3).expect_coins(A, 0);
    let bakery = kingdom(2).cards(A, [Place::Bakery]).on(A, Place::Bakery, "craftsman").goods(A, [(Grain, 4)]);
    let bakery = bakery.expect_legal(A, "bakery", ["bakery: 0", "bakery: 1", "bakery: 2", "bakery: 3"]);
    bakery.offer([(Ware::Bread, 2)]).play(A, "bakery: 3").expect_goods(A, [(Bread, 2), (Grain, 1)]);
    let grove = kingdom(2).cards(A, [Place::Grove]).on(A, Place::Grove, "farmer").offer([(Ware::Wood, 0)]);
    grove.refused(A, "use grove", "S-049").offer([(Ware::Wood, 1)]).play(A, "use grove").expect_goods(A, [(Wood, 1)]);
    let fair = kingdom(2).cards(A, [Place::CountyFair]).on(A, Place::CountyFair, "farmer monk trader");
    fair.play(A, "use countyFair").expect_fame(A, 4).expect_bag(A, [(Farmer, 1), (Trader, 1), (Monk, 1)]);
    let again = kingdom(2).cards(A, [Place::CountyFair]).on(A, Place::CountyFair, "farmer").green(A, [(Farmer, 1)]);
    again.end_round().play(A, "ready").refused(A, "plan farmer > countyFair.2", "S-049");
    let tax = kingdom(2).cards(A, [Place::TaxOffice]).on(A, Place::TaxOffice, "craftsman trader");
    tax.play(A, "use taxOffice").expect_coins(A, 1);
    let citizen = kingdom(2).cards(A, [Place::Parlatory]).on(A, Place::Parlatory, "scholar monk").coins(A, 5);
    citizen.clone().play(A, "use parlatory").expect_citizens(A, 1).expect_coins(A, 0);
    citizen.clone().coins(A, 4).refused(A, "use parlatory", "S-049");
    citizen.tasks(A, 20, [0; 4]).refused(A, "use parlatory", "S-049");
    let herbs = kingdom(2).cards(A, [Place::HerbGarden]).green(A, [(Fisher, 2)]).end_round();
    herbs.play(A, "plan fisher > territory.1").refused(A, "plan fisher > ropery.2", "S-007");
    let boat =
        kingdom(2).cards(A, [Place::TradingBoat]).on(A, Place::TradingBoat, "fisher trader").goods(A, [(Wool, 2)]);
    boat.play(A, "use tradingBoat").play(A, "deliver wool").expect_fame(A, 4).expect_ask(B, asks::Acting);
}
