//! Chapter 8: The First Kingdom (S-075 to S-093).

use super::support::stories::*;

const ADVANCE: &str = "gate: farmer > threeFieldFarming for advance";

#[test]
fn s_075_the_set_up_of_the_kingdom_is_complete() {
    let scene = Scene::settled(setup(2, Scenario::FirstKingdom, |_| {}));
    let kingdom = scene.table.state().kingdom.as_ref().unwrap();
    assert!(kingdom.realms.values().iter().all(|realm| (realm.epoch, realm.citizens) == (1, 0)));
    assert!(kingdom.told.has(Narration::I) && kingdom.told.len() == 1);
    let player = scene.player(A);
    assert_eq!((player.fame, player.reserve, player.aside), (1, 4, 5));
    scene
        .expect_deed(Deed::FoodDepot, Some(0))
        .expect_deed(Deed::FeedingThePoor, None)
        .expect_green(A, [(Farmer, 3), (Fisher, 2), (Craftsman, 1), (Trader, 1)]);
}

/// All seven tasks.
fn nearly_done(seats: u8) -> Scene {
    kingdom(seats).tasks(A, 20, [3, 3, 15, 31]).churches([L06]).built(A, [0, 0, 1])
}

#[test]
fn s_076_all_tasks_win_the_game() {
    let scene = nearly_done(2).coins(A, 28);
    scene.clone().end_round().expect_round(2);
    scene.coins(A, 29).end_round().expect_over().expect_ranks([1, 2]);
}

#[test]
fn s_077_tiles_are_dispatched_to_tasks() {
    let scene = kingdom(2)
        .on(A, Place::Gate, "scholar")
        .play(A, "gate: scholar > well for task")
        .expect_stored(Ware::Scholar, 1);
    scene.expect_event(KingdomEvent::FieldTicked { seat: A.seat(), task: Task::Well, field: 1 });
    let done = kingdom(2).on(A, Place::Gate, "scholar").tasks(A, 0, [1, 0, 0, 0]);
    done.refused(A, "gate: scholar > well for task", "S-077").refused(A, "gate: scholar > church for task", "S-077");
}

#[test]
fn s_078_citizens_end_at_twenty() {
    let scene = kingdom(2).tasks(A, 20, [0; 4]).deed(Deed::Barter, "trader fisher - cheese").on(A, Place::Gate, "fish");
    scene.play(A, "gate: fish > barter for bonus").expect_citizens(A, 20);
}

#[test]
fn s_079_a_wild_space_ticks_a_field() {
    let scene = kingdom(2).fame(A, 37).on(A, Place::Gate, "grain").tasks(A, 3, [1, 3, 0, 0]);
    let scene = scene.play(A, "gate: grain > threeFieldFarming for bonus").expect_ask(A, asks::Wild);
    let scene = scene.refused(A, "strike well.1", "S-079").refused(A, "strike church.1", "S-079").refused(
        A,
        "strike delegation.4",
        "S-079",
    );
    scene.clone().play(A, "strike citizen").expect_citizens(A, 4);
    let ticked = scene.play(A, "strike delegation.3");
    assert_eq!(ticked.table.state().kingdom.as_ref().unwrap().realms[A.seat()].ticks, [1, 3, 4, 0]);
    let none = kingdom(2).fame(A, 37).on(A, Place::Gate, "grain").tasks(A, 20, [3, 3, 15, 31]);
    none.play(A, "gate: grain > threeFieldFarming for bonus").expect_ask(B, asks::Acting);
    let full = kingdom(2).fame(A, 37).on(A, Place::Gate, "grain").tasks(A, 20, [0, 3, 15, 31]);
    full.play(A, "gate: grain > threeFieldFarming for bonus")
        .refused(A, "strike citizen", "S-078")
        .play(A, "strike well.2");
}

/// A wild space that a delivery crosses is resolved before the next good.
#[test]
fn s_079_a_wild_space_interrupts_a_delivery() {
    let scene = kingdom(2).epoch(A, 6).villages([L01]).areas(A, [L06, L01]).goods(A, [(Wine, 2)]).fame(A, 37);
    let scene = scene.play(A, "pass").play(B, "pass").play(A, "deliver wine").expect_ask(A, asks::Wild);
    scene.play(A, "strike citizen").expect_ask(A, asks::Delivering { left: 1 });
}

#[test]
fn s_080_the_church_task_is_done_by_building() {
    let conquered = nearly_done(2).coins(A, 40).arrange(|state| {
        state.players[A.seat()].built.churches = 0;
        state.players[B.seat()].built.churches = 1;
    });
    conquered.end_round().expect_round(2);
    let lost = nearly_done(2).coins(A, 40).areas(A, [L01]).areas(B, [L10, L06]).end_round();
    lost.expect_over().expect_ranks([1, 2]);
}

#[test]
fn s_081_epochs_have_their_specials() {
    let first =
        kingdom(2).epoch(A, 2).villages([L01]).areas(A, [L06, L01]).bag(A, [(Scholar, 1)]).on(A, Place::Gate, "farmer");
    first
        .play(A, ADVANCE)
        .expect_epoch(A, 3)
        .expect_citizens(A, 1)
        .expect_event(KingdomEvent::Narrated { card: Narration::III });
    let second = kingdom(2).epoch(B, 3).epoch(A, 2).villages([L01]).areas(A, [L06, L01]).bag(A, [(Scholar, 1)]).on(
        A,
        Place::Gate,
        "farmer",
    );
    let second = second.play(A, ADVANCE).expect_epoch(A, 3).expect_citizens(A, 0);
    assert_eq!(second.times(|event| matches!(event, Event::FirstKingdom(KingdomEvent::Narrated { .. }))), 0);
    let plague = kingdom(2).epoch(A, 7).bag(A, [(Farmer, 9)]).play(A, "pass").play(B, "pass");
    let plague = plague.deal(["follower farmer", "follower farmer"]);
    assert_eq!(plague.times(|event| matches!(event, Event::FollowerLost { .. })), 2);
}

/// Vector 13.
#[test]
fn s_082_protection_closes_areas() {
    let scene = |epoch| kingdom(2).epoch(B, epoch).areas(B, [L10, L07]).on(A, Place::Territory, "knight knight knight");
    scene(5).refused(A, "territory > L07", "S-082").epoch(A, 8).refused(A, "territory > L07", "S-082");
    scene(6).play(A, "territory > L07").expect_areas(B, [L10]);
    scene(6).epoch(A, 8).play(A, "territory > L07").expect_areas(B, [L07, L10]);
}

/// Vector 16: defeated at the end of the same round.
#[test]
fn s_083_defeated_threats_end() {
    let scene = kingdom(2).epoch(A, 3).deed(Deed::FoodDepot, "fish fish grain grain bread").on(A, Place::Gate, "bread");
    let scene =
        scene.refused(A, "gate: bread > medicine for bonus", "S-037").play(A, "gate: bread > foodDepot for bonus");
    let scene = scene
        .expect_event(KingdomEvent::ThreatDefeated { threat: Threat::Hunger })
        .expect_deed(Deed::Medicine, Some(0));
    scene.play(B, "pass").play(A, "pass").expect_coins(A, 1);
}

/// The player who fills Medicine ends the plague for all players: no losses except the bonus, from this round's end on.
#[test]
fn s_083_the_plague_is_defeated() {
    let scene = kingdom(2).epoch(A, 7).epoch(B, 7).bag(A, [(Farmer, 9)]).bag(B, [(Farmer, 9)]);
    let fields = scene.table.at().rules.deed(Deed::Medicine).fields.clone();
    let tiles: Vec<String> = fields.iter().map(|wanted| wanted.name().replace(':', "")).collect();
    let last = tiles.last().unwrap();
    let scene = scene.deed(Deed::Medicine, &tiles[..tiles.len() - 1].join(" ")).on(A, Place::Gate, last);
    let scene = scene.play(A, &format!("gate: {last} > medicine for bonus")).expect_deed(Deed::Medicine, None);
    let scene = scene.expect_event(KingdomEvent::ThreatDefeated { threat: Threat::Plague });
    let scene = scene.expect_event(KingdomEvent::Narrated { card: Narration::Medicine });
    let fame = scene.player(A).fame;
    let scene = scene.play(B, "pass").play(A, "pass").expect_fame(A, fame + 1).expect_fame(B, 2);
    assert_eq!(scene.times(|event| matches!(event, Event::FollowerLost { .. })), 0);
}

/// Vectors 10 and 11.
#[test]
fn s_084_players_advance() {
    let two = kingdom(2).epoch(A, 2).villages([L01]).areas(A, [L06, L01]).bag(A, [(Scholar, 1)]).on(
        A,
        Place::Gate,
        "farmer grain",
    );
    let two = two.play(A, ADVANCE).expect_fame(A, 1).play(B, "pass");
    let two = two.refused(A, "gate: grain > threeFieldFarming for advance", "S-084");
    two.play(A, "gate: grain > threeFieldFarming for bonus").expect_fame(A, 3);
    let full = kingdom(2).epoch(A, 4).fortresses(A, [L06]).deed(Deed::Barter, "trader fisher - cheese").on(
        A,
        Place::Gate,
        "fish",
    );
    let full = full.goods(A, [(Grain, 1)]).goods(B, [(Wool, 1)]).play(A, "gate: fish > barter for advance");
    full.expect_epoch(A, 5)
        .expect_citizens(A, 1)
        .expect_deed(Deed::LeagueOfKnights, Some(0))
        .expect_goods(A, [(Grain, 1)]);
    court(2).on(A, Place::Gate, "farmer").refused(A, ADVANCE, "S-107");
}

#[test]
fn s_085_some_deeds_let_players_advance() {
    let depot = kingdom(2).epoch(A, 4).fortresses(A, [L06]).on(A, Place::Gate, "fish");
    depot.refused(A, "gate: fish > foodDepot for advance", "S-085");
    let last = kingdom(2)
        .deed(Deed::LawOfInheritance, "- fisher craftsman trader coins2")
        .on(A, Place::Gate, "farmer")
        .arrange(|state| {
            for deed in [Deed::Winepress, Deed::Barter, Deed::AlchemyA] {
                state.deeds[deed] = None;
            }
        });
    let last = last.play(A, "gate: farmer > lawOfInheritance for bonus").expect_citizens(A, 1);
    last.expect_deed(Deed::LawOfInheritance, Some(0)).expect_event(Event::DeedLaidOut { deed: Deed::LawOfInheritance });
}

/// The last eligible deed is laid out again each time it is full, and each time removes a citizen.
#[test]
fn s_085_the_law_of_inheritance_returns() {
    let tiles = "- fisher craftsman trader coins2";
    let scene = kingdom(2).deed(Deed::LawOfInheritance, tiles).on(A, Place::Gate, "farmer farmer").arrange(|state| {
        for deed in [Deed::Winepress, Deed::Barter, Deed::AlchemyA] {
            state.deeds[deed] = None;
        }
    });
    let once = scene.play(A, "gate: farmer > lawOfInheritance for bonus").play(B, "pass").expect_citizens(A, 1);
    let twice = once.deed(Deed::LawOfInheritance, tiles).play(A, "gate: farmer > lawOfInheritance for bonus");
    twice.expect_citizens(A, 2).expect_deed(Deed::LawOfInheritance, Some(0));
}

/// The last field of each dispatch task, the church, the last citizen and the last coin, in one round.
#[test]
fn s_076_all_seven_tasks_done_at_the_table() {
    let scene = kingdom(2).epoch(A, 5).cards(A, [Place::GunpowderTower]).tasks(A, 18, [1, 2, 7, 15]);
    let scene = scene.on(A, Place::Gate, "technology monk").on(A, Place::GunpowderTower, "knight coins5");
    let scene = scene.on(A, Place::Church, "monk craftsman wood").on(A, Place::Ropery, "fisher").coins(A, 28);
    let scene = scene.play(A, "gate: technology > well for task").play(B, "pass");
    let scene =
        scene.play(A, "gate: monk > baptistery for task").play(A, "gunpowderTower: knight > delegation for task");
    let scene = scene.play(A, "gunpowderTower: coins5 > harbour for task").play(A, "use ropery");
    // The church removes a citizen on the control board; its fame moves the marker past another one.
    let scene = scene.fame(A, 9).play(A, "build church > L06").expect_citizens(A, 20).expect_fame(A, 15);
    let scene = scene.play(A, "pass").expect_over().expect_ranks([1, 2]);
    assert_eq!(scene.table.scores()[0].standing[0].value, 7);
}

#[test]
fn s_086_the_new_epoch_binds_at_once() {
    let scene = kingdom(2).epoch(A, 4).fortresses(A, [L06]).on(A, Place::Gate, "farmer").on(
        A,
        Place::Territory,
        "farmer farmer fisher",
    );
    let scene = scene.play(A, ADVANCE).play(B, "pass").refused(A, "territory > L01", "S-052");
    scene.play(A, "pass").expect_coins(A, 1).expect_event(Event::CoinsGained { seat: A.seat(), coins: 1 });
}

#[test]
fn s_087_narration_cards_come_once() {
    let scene = kingdom(2).areas(A, [L06, L01, L02]).goods(A, [(Fish, 3)]).on(A, Place::Gate, "farmer").only_offer([]);
    let scene = scene
        .play(A, ADVANCE)
        .expect_offer(Ware::Scholar, 6)
        .expect_offer(Ware::Technology, 5)
        .expect_offer(Ware::Cheese, 4);
    scene.expect_offer(Ware::Wood, 5).expect_offer(Ware::Farmer, 0);
}

#[test]
fn s_088_epochs_come_in_order() {
    let scene = kingdom(2).epoch(A, 8).on(A, Place::Gate, "farmer").refused(A, ADVANCE, "S-088");
    scene.expect_epoch(A, 8);
    nearly_done(2).coins(A, 40).expect_epoch(A, 1).end_round().expect_over();
}

#[test]
fn s_089_prohibition_only_marks() {
    let scene = kingdom(2).epoch(A, 3).on(A, Place::Estate, "farmer fisher").refused(A, "use estate", "S-052");
    scene.epoch(A, 4).play(A, "use estate");
}

/// Vector 15: stock, Gate and spaces count; there is no payment.
#[test]
fn s_090_wealth_counts_stock_and_spaces() {
    let scene =
        nearly_done(2).epoch(A, 4).coins(A, 12).goods(A, [(Wool, 3), (Wood, 2)]).on(A, Place::Village, "- - wood");
    let scene = scene.end_round().expect_over();
    scene.expect_coins(A, 12).expect_score(A, "goods", 18).expect_score(A, "coins", 12);
    let scene =
        nearly_done(2).epoch(A, 4).coins(A, 11).goods(A, [(Wool, 3), (Wood, 2)]).on(A, Place::Village, "- - wood");
    scene.end_round().expect_round(2);
}

#[test]
fn s_091_the_game_ends() {
    let both = nearly_done(2).churches([L10]).built(B, [0, 0, 1]).tasks(B, 20, [3, 3, 15, 31]);
    let tied = both.clone().coins(A, 29).coins(B, 29).end_round().expect_over().expect_ranks([1, 1]);
    assert_eq!(tied.table.scores()[0].standing[0].value, 7);
    both.coins(A, 29).coins(B, 34).end_round().expect_ranks([2, 1]);
    nearly_done(2).coins(A, 29).coins(B, 90).end_round().expect_ranks([1, 2]);
}

/// Vector 7.
#[test]
fn s_092_the_control_board_counts() {
    let scene =
        kingdom(2).epoch(A, 4).areas(A, [L06, L01, L02, L07, L11, L12, L08]).areas(A, [L06, L01, L02, L07, L11, L12]);
    let scene = scene
        .on(A, Place::Territory, "farmer farmer fisher")
        .play(A, "territory > L08")
        .expect_citizens(A, 0)
        .play(B, "pass");
    scene.on(A, Place::Territory, "farmer farmer fisher").play(A, "territory > L13").expect_citizens(A, 1);
    let eight = kingdom(2).epoch(A, 8).areas(A, [L06, L01, L02, L07, L11, L12, L08]).on(
        A,
        Place::Territory,
        "farmer farmer fisher",
    );
    eight.play(A, "territory > L13").expect_citizens(A, 1);
}

#[test]
fn s_093_decisions_come_in_order() {
    let scene =
        kingdom(2).epoch(A, 6).areas(A, [L06, L01, L02]).goods(A, [(Wine, 4)]).fame(A, 37).on(A, Place::Gate, "grain");
    let scene =
        scene.play(A, "gate: grain > threeFieldFarming for bonus").expect_ask(A, asks::Wild).play(A, "strike citizen");
    let scene =
        scene.play(B, "pass").play(A, "pass").expect_ask(A, asks::Delivering { left: 1 }).play(A, "deliver wine");
    assert_eq!(scene.table.state().round, 2);
}
