//! The stack of cards.

use super::*;

fn names(rules: &Rules, nth: u8) -> Vec<&'static str> {
    rules
        .pile(nth)
        .map(|(tile, copies)| (tile.name(), copies))
        .inspect(|(_, copies)| assert_eq!(*copies, 1))
        .map(|(name, _)| name)
        .collect()
}

#[test]
fn t_020_the_stack_has_eighteen_cards() {
    for scene in both_with(3, EVENTS) {
        let rules = scene.table.rules();
        assert_eq!(names(rules, 1), ["silentium"]);
        assert_eq!(names(rules, 18), ["silentium"]);
        let letters: [&[&str]; 4] = [
            &["indulgence", "education", "newHarvestA", "bonVoyage", "conference", "crusade", "strike", "coinTaxA"],
            &[
                "excursion",
                "newIncome",
                "newHarvestB",
                "fishingGrounds",
                "furtherEducation",
                "wedding",
                "sabotage",
                "coinTaxB",
            ],
            &["amnesty", "defect", "torture", "newTradingDay", "newPlague", "holiday", "bookBurning", "goodsTax"],
            &["levies", "technologyTax", "summons", "newHarvestD", "famine", "pollTax", "tithe", "peasantsRevolt"],
        ];
        for nth in 2..=17 {
            assert_eq!(names(rules, nth), letters[usize::from(nth - 2) / 4], "card {nth}");
        }
        assert!(names(rules, 19).is_empty());
    }
    // Without the module the stack contains none of its cards.
    for scene in both(3) {
        assert!((1..=18).all(|nth| !names_of_any(scene.table.rules(), nth).contains(&"silentium")));
    }
}

fn names_of_any(rules: &Rules, nth: u8) -> Vec<&'static str> {
    rules.pile(nth).map(|(tile, _)| tile.name()).collect()
}

#[test]
fn t_021_each_card_is_drawn_from_the_unseen_of_its_letter() {
    for scene in both_with(2, EVENTS) {
        let scene = scene.dawn("strike").deal(["hourglass strike"]).ready_all().pass_all();
        let scene = expect_over(scene).expect_outcomes([
            ("hourglass indulgence", 1),
            ("hourglass education", 1),
            ("hourglass newHarvestA", 1),
            ("hourglass bonVoyage", 1),
            ("hourglass conference", 1),
            ("hourglass crusade", 1),
            ("hourglass coinTaxA", 1),
        ]);
        // After four of A comes B, whole.
        let scene = scene.arrange(|state| {
            state.hourglasses.extend([Hourglass::Crusade, Hourglass::Conference, Hourglass::CoinTaxA]);
        });
        assert_eq!(scene.table.outcomes().len(), 8);
        let scene = scene.deal(["hourglass sabotage"]);
        assert_eq!(scene.table.state().round(), 6);
    }
    // The first card and the last are known.
    let scene = with(2, EVENTS).dawn("silentium").expect_outcomes([("hourglass silentium", 1)]);
    assert_eq!(scene.table.state().round(), 0);
    let scene = with(2, EVENTS).round(17, "tithe").pass_all();
    expect_over(scene).expect_outcomes([("hourglass silentium", 1)]);
}

/// A card cannot come twice, nor with another letter.
#[test]
fn t_021_no_card_comes_twice() {
    for tiles in [[Hourglass::Strike, Hourglass::Strike], [Hourglass::Strike, Hourglass::Wedding]] {
        let mut table = with(2, EVENTS).round(3, "strike").table;
        table.validate().unwrap();
        table.state_mut().hourglasses = [Hourglass::Silentium].into_iter().chain(tiles).collect();
        assert_eq!(table.validate().unwrap_err().path, "hourglasses[2]");
    }
}

#[test]
fn t_022_the_peasants_come_last() {
    for edition in [Edition::First, Edition::Later] {
        let setup = expanded(edition, 2, EVENTS, |options| options.peasants_last = true);
        let rules = Rules::new(&setup).unwrap();
        assert_eq!(names(&rules, 18), ["peasantsRevolt"]);
        let of_d = ["levies", "technologyTax", "summons", "newHarvestD", "famine", "pollTax", "tithe"];
        assert!((14..=17).all(|nth| names(&rules, nth) == of_d));
    }
    let scene = with_options(2, EVENTS, |options| options.peasants_last = true).round(18, "peasantsRevolt");
    let scene = scene.stand(A, "castle.2", OwnFarmer).pass_all().expect_space(A, "castle.2", "");
    assert!(matches!(scene.table.turn(), Turn::Over));
}

#[test]
fn t_023_silentium_has_no_effect() {
    for scene in both_with(2, EVENTS) {
        let scene = scene.round(1, "silentium").activated(A, [Monastery]).coins(A, 4).coins(B, 4);
        let scene = scene.play(A, "use monastery").expect_bagged(A, Monk, 3);
        expect_over(scene.pass_all()).expect_coins(A, 4).expect_coins(B, 4);
    }
    // In the base game the first round bans monks.
    later(2).round(1, "pilgrimage").activated(A, [Monastery]).refused(A, "use monastery", "O-068");
}

/// A table that is played to its end without any action.
fn played_out(mut scene: Scene) -> Scene {
    loop {
        let (table, events) = (&mut scene.table, &mut scene.events);
        let mut listen = |event| events.push(event);
        match table.turn() {
            Turn::Chance(_) => {
                let outcomes = table.outcomes();
                let other = |outcome: &Outcome| *outcome != Outcome::Hourglass { tile: Hourglass::Holiday };
                let outcome = outcomes.iter().map(|weighted| weighted.outcome).find(other).unwrap();
                table.settle(outcome, &mut listen).unwrap();
            }
            Turn::Seats(pending) => {
                let seat = pending[0].seat;
                let action = *table.legal_actions(seat).last().unwrap();
                table.play(seat, action, &mut listen).unwrap();
            }
            Turn::Over => return scene,
        }
    }
}

fn rounds(scene: &Scene) -> u8 {
    let started = scene.events.iter().filter_map(|event| match event {
        Event::RoundStarted { round } => Some(*round),
        _ => None,
    });
    started.max().unwrap()
}

#[test]
fn t_025_the_last_card_is_the_last_round() {
    for scene in both_with(2, EVENTS) {
        let scene = played_out(scene.dawn("silentium"));
        assert_eq!(rounds(&scene), 18);
        assert_eq!(scene.events.last(), Some(&Event::GameEnded));
        let turned = &scene.table.state().hourglasses;
        assert_eq!((turned.len(), turned[0], turned[17]), (18, Hourglass::Silentium, Hourglass::Silentium));
    }
}

#[test]
fn t_049_another_card_follows_a_holiday() {
    for scene in both_with(2, EVENTS) {
        let scene = scene
            .dawn("holiday")
            .deal(["hourglass holiday"])
            .expect_draw(Draw::Hourglass(draws::TurnHourglass))
            .saved();
        assert_eq!(scene.table.outcomes().len(), 7);
        let scene = scene.deal(["hourglass goodsTax"]);
        assert_eq!(scene.table.state().round(), 10);
        let scene = scene.expect_event(Event::HourglassTurned { tile: Hourglass::Holiday });
        let scene = scene.goods(A, [Wool, Wool, Wool]).coins(A, 2).ready_all().pass_all();
        expect_over(scene).expect_coins(A, 1);
    }
}

/// A round without a card of its own is not a round.
#[test]
fn t_049_a_holiday_never_stays() {
    let mut table = with(2, EVENTS).round(10, "defect").table;
    table.validate().unwrap();
    *table.state_mut().hourglasses.last_mut().unwrap() = Hourglass::Holiday;
    assert_eq!(table.validate().unwrap_err().path, "hourglasses");
}

#[test]
fn tv_01_a_holiday_as_fourth_card_of_c() {
    for scene in both_with(2, EVENTS) {
        let scene = scene.dawn("holiday").arrange(|state| {
            state.hourglasses.extend([Hourglass::Amnesty, Hourglass::Defect, Hourglass::TortureCard]);
        });
        let scene = scene.deal(["hourglass holiday"]);
        assert_eq!(scene.table.outcomes().len(), 8, "the first card of D");
        let scene = scene.deal(["hourglass tithe"]);
        assert_eq!(scene.table.state().round(), 13);
        let scene = played_out(scene);
        assert_eq!((rounds(&scene), scene.table.state().round()), (17, 17));
        assert_eq!(scene.table.state().hourglasses.last(), Some(&Hourglass::Silentium));
    }
    // Half of all stacks have no holiday: 7/8 · 6/7 · 5/6 · 4/5.
    let mut scene = with(2, EVENTS).dawn("holiday");
    let (mut without, mut all) = (1, 1);
    for tile in [Hourglass::Amnesty, Hourglass::Defect, Hourglass::TortureCard, Hourglass::GoodsTax] {
        let weights = scene.table.outcomes().iter().map(|weighted| weighted.weight).sum::<u32>();
        let holiday = Outcome::Hourglass { tile: Hourglass::Holiday };
        let its = scene.table.outcomes().iter().find(|weighted| weighted.outcome == holiday).unwrap().weight;
        (without, all) = (without * (weights - its), all * weights);
        scene = scene.arrange(|state| state.hourglasses.push(tile));
    }
    assert_eq!(without * 2, all);
}

#[test]
fn t_061_an_option_sets_the_food_by_letter() {
    for edition in [Edition::First, Edition::Later] {
        for (by_letter, tile, coins) in
            [(false, "newHarvestA", 5), (false, "newHarvestB", 5), (true, "newHarvestA", 5), (true, "harvestB", 10)]
        {
            let setup = expanded(edition, 2, EVENTS, |options| options.harvest_by_letter = by_letter);
            let mut scene = Scene::sit(setup, ());
            while let Turn::Chance(_) = scene.table.turn() {
                first_outcome(&mut scene.table);
            }
            let scene = scene.ready_all().event(tile).market(A, []).market(B, []).coins(A, 20).coins(B, 20).pass_all();
            expect_over(scene).expect_coins(A, 20 - coins).expect_coins(B, 20 - coins);
        }
    }
    // In the later edition a player with food cannot pay fewer than five coins.
    let [first, later] =
        on("newHarvestA").map(|scene| scene.goods(A, [Grain, Wine]).coins(A, 5).coins(B, 5).pass_all());
    first.expect_legal(A, "", ["give grain", "give wine"]).refused(A, "pay coins", "O-115");
    later.clone().expect_legal(A, "", ["give grain", "give wine", "pay coins"]).play(A, "pay coins").expect_coins(A, 0);
    let later = with(2, EVENTS).event("newHarvestA").goods(A, [Grain, Wine]).coins(A, 4).pass_all();
    later.refused(A, "pay coins", "O-116").play(A, "give wine").expect_goods(A, [Grain]).expect_goods_market(Wine, 1);
}

/// Cards have their printed names: those of A and B are taxes, that of C is a tax on goods.
#[test]
fn t_020_cards_have_their_printed_names() {
    let setup = expanded(Edition::Later, 2, EVENTS, |_| {});
    let setup = serde_json::to_string(&setup).unwrap();
    let printed = crossed(&loire::api::components("orleans", Some(&setup)).unwrap());
    let cards = printed["hourglasses"].as_array().unwrap();
    let called = |id: &str| {
        let card = cards.iter().find(|card| card["id"] == id).unwrap_or_else(|| panic!("no {id}"));
        ["en", "de", "fr"].map(|language| card["names"][language].as_str().unwrap().to_owned())
    };
    for id in ["coinTaxA", "coinTaxB"] {
        assert_eq!(called(id), ["Tax", "Steuern", "Impôts"]);
    }
    assert_eq!(called("goodsTax"), ["Goods tax", "Warensteuer", "Impôt sur les marchandises"]);
    assert_eq!(called("tithe")[1], "Der Zehnte");
    // Name and letter together identify a card, in every language.
    for language in ["en", "de", "fr"] {
        let names: std::collections::BTreeSet<String> =
            cards.iter().map(|card| format!("{} {}", card["names"][language], card["letter"])).collect();
        assert_eq!(names.len(), cards.len(), "{language}");
    }
}
