//! Part (c) of the ledger: common mistakes by number; each scene shows that it does not happen.

use super::support::stories::*;

const ADVANCE: &str = "gate: farmer > threeFieldFarming for advance";

/// All tasks of seat A but wealth; no church is built yet.
fn six_tasks() -> Scene {
    kingdom(2).tasks(A, 20, [3, 3, 15, 31])
}

#[test]
fn mistake_01_no_start_follower_is_immune() {
    let scene = Scene::settled(setup(2, Scenario::FirstKingdom, |_| {}));
    let scene = scene.play(A, "plan craftsman > gate.1").play(A, "ready").play(B, "ready");
    scene.play(A, "gate: craftsman > alchemyA for bonus").play(A, "choose fame").expect_deed(Deed::AlchemyA, Some(1));
    let plague = kingdom(2).epoch(A, 7).bag(A, [(Farmer, 3), (Fisher, 2), (Craftsman, 1), (Trader, 1)]);
    plague
        .play(A, "pass")
        .play(B, "pass")
        .deal(["follower craftsman"])
        .expect_event(Event::FollowerLost { seat: A.seat(), follower: Craftsman });
}

#[test]
fn mistake_02_technology_is_not_placed_while_acting() {
    let scene = kingdom(2).epoch(A, 4).parked(A, 1).on(A, Place::Castle, "farmer fisher");
    scene.refused(A, "plan technology > castle.3", "S-008").expect_legal(A, "", ["pass"]);
}

#[test]
fn mistake_03_the_first_technology_need_not_replace_a_farmer() {
    let scene = kingdom(2).epoch(A, 4).parked(A, 1).end_round().deal_any();
    scene.play(A, "plan technology > castle.2").expect_on(A, Place::Castle, "- technology");
}

#[test]
fn mistake_04_one_action_sends_one_tile() {
    let scene = kingdom(2).on(A, Place::Gate, "grain fish").play(A, "gate: grain > threeFieldFarming for bonus");
    scene.expect_on(A, Place::Gate, "- fish").expect_ask(B, asks::Acting);
}

#[test]
fn mistake_05_spent_goods_do_not_come_back_to_the_market_place() {
    let scene = kingdom(2).areas(A, [L06, L01]).on(A, Place::Village, "farmer craftsman wood");
    let scene = scene.offer([(Ware::Wood, 3)]).play(A, "build village > L01");
    scene.expect_stored(Ware::Wood, 1).expect_offer(Ware::Wood, 3);
}

#[test]
fn mistake_06_monks_are_not_knights_and_replace_no_tile_on_deeds_and_tasks() {
    let scene = kingdom(2).epoch(A, 4).areas(B, [L10, L07]).on(A, Place::Territory, "monk monk monk");
    scene.refused(A, "territory > L07", "S-068");
    let sent = kingdom(2).on(A, Place::Gate, "monk");
    sent.refused(A, "gate: monk > barter for bonus", "S-019").refused(A, "gate: monk > delegation for task", "S-077");
}

#[test]
fn mistake_07_one_knight_takes_no_village() {
    let scene = kingdom(2).epoch(A, 4).areas(B, [L10, L07]).villages([L07]);
    let scene = scene.on(A, Place::Territory, "knight farmer fisher").refused(A, "territory > L07", "S-068");
    scene.on(A, Place::Territory, "knight knight fisher").play(A, "territory > L07").expect_areas(B, [L10]);
}

#[test]
fn mistake_08_a_fortress_controls_nothing_and_holds_in_peace() {
    let scene = kingdom(2).epoch(A, 4).fortresses(A, [L01]).on(A, Place::Village, "farmer craftsman wood");
    assert_eq!(scene.table.at().areas(A.seat()), 1);
    scene.refused(A, "build village > L01", "S-029");
    let peace = kingdom(2).epoch(A, 8).epoch(B, 8).fortresses(B, [L01]).on(A, Place::Territory, "farmer farmer fisher");
    peace.refused(A, "territory > L01", "S-046");
}

#[test]
fn mistake_09_one_of_two_in_the_last_epoch_makes_peace() {
    let scene = kingdom(2).epoch(A, 4).epoch(B, 8).areas(B, [L10, L07]);
    let scene = scene.on(A, Place::Territory, "farmer farmer fisher").play(A, "territory > L07");
    scene.expect_areas(A, [L06, L07]).expect_areas(B, [L07, L10]);
}

#[test]
fn mistake_10_citizens_of_the_control_board_stay_struck() {
    let scene = kingdom(2).epoch(B, 4).areas(A, [L06, L07]).areas(B, [L10, L08]);
    let scene = scene.on(A, Place::Territory, "farmer farmer fisher").play(A, "territory > L01").expect_citizens(A, 1);
    let scene = scene.on(B, Place::Territory, "knight farmer fisher").play(B, "territory > L07");
    let scene = scene.expect_areas(A, [L01, L06]).expect_citizens(A, 1);
    // Reached again, it has no effect.
    let scene = scene.on(A, Place::Territory, "farmer farmer fisher").play(A, "territory > L02");
    scene.expect_areas(A, [L01, L02, L06]).expect_citizens(A, 1);
}

#[test]
fn mistake_11_an_advancing_tile_brings_no_bonus_but_completes() {
    let scene = kingdom(2).epoch(A, 4).fortresses(A, [L06]).deed(Deed::Winepress, "wine wine wine");
    let fields = scene.table.at().rules.deed(Deed::Winepress).fields.clone();
    let tiles: Vec<String> = fields.iter().map(|wanted| wanted.name().replace(':', "")).collect();
    let last = tiles.last().unwrap();
    let scene = scene.deed(Deed::Winepress, &tiles[..tiles.len() - 1].join(" ")).on(A, Place::Gate, last);
    let scene = scene.play(A, &format!("gate: {last} > winepress for advance")).expect_epoch(A, 5);
    scene.expect_coins(A, 0).expect_citizens(A, 1).expect_deed(Deed::Winepress, None);
}

#[test]
fn mistake_12_no_player_advances_twice_in_a_round() {
    let scene = kingdom(2).epoch(A, 4).fortresses(A, [L06]).churches([L06]).built(A, [0, 1, 1]);
    let scene = scene.on(A, Place::Gate, "farmer grain").play(A, ADVANCE).play(B, "pass").expect_epoch(A, 5);
    scene.refused(A, "gate: grain > threeFieldFarming for advance", "S-084");
}

#[test]
fn mistake_13_the_new_epochs_round_effect_comes_at_once() {
    let scene = kingdom(2).epoch(A, 4).fortresses(A, [L06]).areas(A, [L06, L01]).on(A, Place::Gate, "farmer");
    let scene = scene.play(A, ADVANCE).play(B, "pass").play(A, "pass");
    scene.expect_fame(A, 1).expect_coins(A, 1);
}

#[test]
fn mistake_14_banned_places_may_be_prepared() {
    let scene = kingdom(2).epoch(A, 3).green(A, [(Farmer, 1)]).bag(A, [(Trader, 6)]).goods(A, [(Fish, 1)]).end_round();
    let scene = scene.deal_any().play(A, "plan farmer > estate.1");
    scene.expect_on(A, Place::Estate, "farmer");
}

#[test]
fn mistake_15_wealth_is_checked_when_the_round_ends_and_not_paid() {
    let rich = six_tasks().churches([L06]).built(A, [0, 0, 1]).coins(A, 40);
    let rich = rich.play(A, "pass").expect_ask(B, asks::Acting).play(B, "pass");
    rich.expect_over().expect_coins(A, 41);
    // Rich in the middle of a round, poor at its end.
    let spent = six_tasks().churches([L06]).built(A, [0, 0, 1]).coins(A, 30).cards(A, [Place::Pub]);
    let spent = spent.on(A, Place::Pub, "monk").play(A, "pub: 3").play(B, "pass").play(A, "pass");
    spent.expect_coins(A, 28).expect_round(2);
}

#[test]
fn mistake_16_a_conquered_church_does_no_task() {
    let scene = six_tasks().epoch(A, 4).coins(A, 60).areas(B, [L10, L07]).churches([L07]);
    let scene = scene.on(A, Place::Territory, "knight knight fisher").play(A, "territory > L07");
    assert_eq!(scene.table.at().churches(A.seat()), 1);
    scene.end_round().expect_round(2);
}

#[test]
fn mistake_17_narration_tiles_come_once_for_all() {
    let scene = kingdom(2).areas(A, [L06, L01, L02]).areas(B, [L10, L09, L05]).only_offer([]);
    let scene = scene.goods(A, [(Fish, 3)]).goods(B, [(Fish, 3)]).on(A, Place::Gate, "farmer");
    let scene = scene.on(B, Place::Gate, "grain").play(A, ADVANCE).expect_offer(Ware::Scholar, 6);
    let scene = scene.play(B, "gate: grain > threeFieldFarming for advance").expect_epoch(B, 2);
    scene.expect_offer(Ware::Scholar, 6).expect_offer(Ware::Technology, 5);
}

#[test]
fn mistake_18_no_favourite_tile_replaces_the_castle() {
    let scene = court(2).round(20).fame(B, 90).churches([L06, L01, L10, L09]).villages([L02, L11, L05, L14]);
    let scene = scene.areas(A, [L06, L01, L02, L11]).areas(B, [L10, L09, L05, L14]).arrange(|state| {
        for courtier in state.court.as_mut().unwrap().courtiers.values_mut() {
            for (field, word) in ["monk", "wine", "wool"].into_iter().enumerate() {
                courtier.booklet[3].put(field, loire::wire::parse(word).unwrap());
            }
        }
    });
    let scene = scene.end_round().expect_over().expect_ranks([2, 1]);
    scene.expect_event(CourtEvent::YearJudged { seat: A.seat(), missed: 1, favourites: 0 });
}

#[test]
fn mistake_19_no_marker_passes_the_tournament_ground_early() {
    let scene = court(2).round(10).fame(A, 36).cards(A, [Place::CountyFair]);
    let scene = scene.on(A, Place::CountyFair, "farmer fisher trader monk knight").play(A, "use countyFair");
    scene.expect_fame(A, 38);
}

#[test]
fn mistake_20_the_first_kingdom_starts_on_the_green_the_kings_favor_in_the_bag() {
    let kingdom = Scene::settled(setup(2, Scenario::FirstKingdom, |_| {}));
    let kingdom = kingdom.expect_ask(A, asks::Planning).expect_bag(A, []);
    assert_eq!(kingdom.times(|event| matches!(event, Event::FollowerDrawn { .. })), 0);
    let court = Scene::sit(setup(2, Scenario::KingsFavor, |_| {}), ());
    court.expect_green(A, []).expect_bag(A, [(Farmer, 3), (Fisher, 2), (Craftsman, 2), (Trader, 1)]);
}

#[test]
fn mistake_21_at_court_a_full_deed_strikes_no_citizen() {
    let scene = court(2).deed(Deed::Barter, "trader fisher - cheese").on(A, Place::Gate, "fish");
    let scene = scene.play(A, "gate: fish > barter for bonus").expect_deed(Deed::LeagueOfKnights, Some(0));
    assert_eq!(scene.times(|event| matches!(event, Event::FirstKingdom(_))), 0);
    assert!(scene.table.state().kingdom.is_none());
}

#[test]
fn mistake_22_the_estate_may_yield_nothing() {
    let scene = kingdom(2).only_offer([]).on(A, Place::Estate, "farmer fisher").play(A, "use estate");
    scene.expect_goods(A, []).expect_bag(A, [(Farmer, 1), (Fisher, 1)]);
}

#[test]
fn mistake_23_with_settlers_in_reserve_none_on_the_map_moves() {
    let scene = kingdom(2).areas(A, [L06, L01]).on(A, Place::Territory, "farmer farmer fisher");
    scene.refused(A, "territory > L02 from L01", "S-028").play(A, "territory > L02").expect_reserve(A, 2);
}

#[test]
fn mistake_24_one_tile_on_the_gate_is_enough() {
    let scene = kingdom(2).on(A, Place::Gate, "- fish").play(A, "gate: fish > barter for bonus");
    scene.expect_deed(Deed::Barter, Some(1)).expect_on(A, Place::Gate, "- -");
}

#[test]
fn mistake_25_the_bathing_follower_is_not_in_the_bag_yet() {
    let scene = kingdom(2).cards(A, [Place::Bathhouse]).on(A, Place::Bathhouse, "fisher").bag(A, [(Knight, 1)]);
    let scene = scene.play(A, "use bathhouse");
    assert_eq!(scene.table.outcomes().len(), 1, "the knight only");
    scene.deal(["follower knight"]).play(A, "stand knight > green").expect_bag(A, [(Fisher, 1)]);
}

#[test]
fn mistake_26_at_court_the_law_of_inheritance_is_not_laid_out_again() {
    let scene = court(2).deed(Deed::LawOfInheritance, "- fisher craftsman trader coins2").on(A, Place::Gate, "farmer");
    let scene = scene.arrange(|state| {
        for deed in [Deed::Winepress, Deed::Barter, Deed::AlchemyA] {
            state.deeds[deed] = None;
        }
    });
    let scene = scene.play(A, "gate: farmer > lawOfInheritance for bonus").expect_deed(Deed::LawOfInheritance, None);
    assert_eq!(scene.times(|event| matches!(event, Event::DeedLaidOut { .. })), 0);
}

#[test]
fn mistake_27_tiles_on_the_gate_are_not_stock() {
    let hunger = kingdom(2).epoch(A, 3).on(A, Place::Gate, "fish").bag(A, [(Trader, 9)]).play(A, "pass");
    hunger.play(B, "pass").deal(["follower trader"]).expect_on(A, Place::Gate, "fish");
    let barter = kingdom(2).on(A, Place::Gate, "fish grain").goods(A, [(Wool, 1)]).on(B, Place::Gate, "wine");
    let barter = barter.goods(B, [(Bread, 1)]).play(A, "gate: fish > barter for bonus");
    let barter = barter.refused(A, "swap grain for bread of 1", "S-059").refused(A, "swap wool for wine of 1", "S-059");
    barter.play(A, "swap wool for bread of 1");
    let delivery = kingdom(2).epoch(A, 6).on(A, Place::Gate, "wine").goods(A, [(Fish, 1)]);
    delivery.play(A, "pass").play(B, "pass").refused(A, "deliver wine", "S-062").play(A, "deliver fish");
}

#[test]
fn mistake_28_technology_on_gate_and_tower_is_cargo() {
    let scene = kingdom(2).cards(A, [Place::GunpowderTower]).on(A, Place::Gate, "technology technology");
    let scene = scene.on(A, Place::GunpowderTower, "technology").play(A, "gate: technology > well for task");
    let scene = scene.expect_on(A, Place::Gate, "- technology").play(B, "pass").play(A, "pass");
    let scene = scene.play(A, "unload gate.2").play(A, "unload gunpowderTower.1");
    assert_eq!(scene.player(A).technology, 2);
}
