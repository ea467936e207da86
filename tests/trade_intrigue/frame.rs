//! Chapter 1: the general frame, and rules that belong to no single module.

use crate::support::orleans::*;
use loire::orleans::modules::stands_for;
use loire::orleans::round;
use loire::parts::Set;

const EDITIONS: [Edition; 2] = [Edition::First, Edition::Later];
const PLACES: &[ModuleId] = &[ModuleId::NewPlaces];

/// Every combination of modules, with both boards where they are required.
pub fn combinations() -> Vec<(Vec<ModuleId>, CivicBoard)> {
    let of = |bits: usize| ModuleId::ALL.iter().copied().filter(move |module| bits >> module.index() & 1 == 1);
    let both = [ModuleId::NewDeeds, ModuleId::Intrigue];
    (0..1 << ModuleId::ALL.len())
        .map(|bits| of(bits).collect::<Vec<_>>())
        .map(|modules| {
            let has_both = both.iter().all(|module| modules.contains(module));
            (modules, if has_both { CivicBoard::Both } else { CivicBoard::One })
        })
        .collect()
}

/// Every module is an independent switch, in either edition and with any number of players.
#[test]
fn t_001_modules_combine_freely() {
    for edition in EDITIONS {
        for (modules, civic_board) in combinations() {
            let setup = expanded(edition, 3, &modules, |options| options.civic_board = civic_board);
            let scene = opening(setup);
            scene.validate("dealt");
            assert_eq!(scene.table.state().orders.len(), if modules.contains(&ModuleId::Orders) { 5 } else { 0 });
            let in_box = scene.table.rules().in_box;
            assert_eq!(in_box.has(SheepFarm), modules.contains(&ModuleId::NewPlaces));
            let replaces = |module: &ModuleId| matches!(module, ModuleId::NewDeeds | ModuleId::Intrigue);
            assert_eq!(scene.table.rules().deeds.is_empty(), modules.iter().any(replaces));
        }
    }
}

/// Coins are limited, and harvest takes food first, only in 2014; added place tiles are drawn only in the later
/// edition.
#[test]
fn t_003_editions_differ() {
    let farm =
        |setup| with_setup(setup).coins(B, 8).places(A, [SheepFarm]).goods(A, [Cheese]).activated(A, [SheepFarm]);
    let finite = expanded(Edition::First, 2, PLACES, |options| options.bank_total = Some(10));
    let finite = farm(finite).play(A, "barter coins").expect_coins(A, 2).expect_goods(A, []);
    assert_eq!(finite.table.state().bank, Some(0));
    for edition in EDITIONS {
        farm(expanded(edition, 2, PLACES, |_| {})).play(A, "barter coins").expect_coins(A, 4);
    }
    for scene in both_with(2, PLACES) {
        let scene = scene.event("harvest").goods(A, [Grain]).coins(A, 5).coins(B, 5).pass_all();
        match scene.setup.edition {
            Edition::First => scene.expect_legal(A, "", ["give grain"]).refused(A, "pay coins", "O-115"),
            Edition::Later => scene.expect_legal(A, "", ["give grain", "pay coins"]),
        };
    }
    for scene in both_with(2, PLACES) {
        let rules = scene.table.rules();
        let over = |category| rules.pool(category).map_or(0, |pool| rules.tiles(category).len() - pool);
        assert_eq!(scene.table.state().out.places.len(), over(Category::I) + over(Category::II));
        assert_eq!(over(Category::I) > 0, scene.setup.edition == Edition::Later);
    }
}

#[test]
fn t_004_the_phases_are_unchanged() {
    let base = seven_phases();
    for edition in EDITIONS {
        for (modules, civic_board) in combinations() {
            let setup = expanded(edition, 2, &modules, |options| options.civic_board = civic_board);
            let round = round::phases(&Rules::new(&setup).unwrap());
            let phases: Vec<Step> = round.into_iter().filter(|step| base.contains(step)).collect();
            assert_eq!(phases, base, "{modules:?}");
        }
    }
}

/// Spaces of the player board, town hall included, and of own place tiles; the tower has none.
#[test]
fn t_005_boards_and_tiles_have_action_spaces() {
    for scene in both_with(2, PLACES) {
        let spaces = |scene: &Scene| scene.player(A).spaces(scene.table.rules());
        let board = spaces(&scene);
        assert_eq!(board.len(), 26);
        assert!(board.has(Space::TownHall1) && board.has(Space::TownHall2) && !board.has(Space::SheepFarm1));
        let scene = scene.places(A, [Hayrick, SheepFarm, GunpowderTower, Brasserie, TradingHouse]);
        let own: Vec<Space> = spaces(&scene).without(board).iter().collect();
        assert_eq!(own, [Space::Hayrick1, Space::SheepFarm1, Space::SheepFarm2]);
        // Own followers cannot stand on the town hall.
        let hall: Set<Space> = [Space::TownHall1, Space::TownHall2].into_iter().collect();
        let open = |follower| {
            let roles = stands_for(scene.table.at(), A.seat(), follower, true);
            scene.table.rules().layout.open_to(follower, roles)
        };
        assert!(Follower::OWN.iter().all(|&own| open(own).and(hall).is_empty()));
        assert!([Farmer, Knight, Monk].iter().all(|&neutral| open(neutral).has_all(hall)));
    }
}

/// From the start player on; the event affects one seat completely before the next.
#[test]
fn t_006_events_go_in_turn_order() {
    for scene in both_with(3, PLACES) {
        let scene = scene.planning().event("taxes").start(B).places(B, [Sacristy]).at(B, Sacristy, [Monk]);
        let scene = scene.brasserie(A, [Cheese, Cheese, Wine]).coins(A, 9).coins(B, 9).coins(C, 9);
        let scene = scene.goods(B, [Wool; 3]).goods(C, [Wool; 3]).ready_all().pass_all();
        let due = if scene.setup.edition == Edition::First { 1 } else { 3 };
        let scene = scene.expect_ask(B, asks::Shielding).expect_coins(C, 9).play(B, "suffer").expect_coins(B, 9 - due);
        // C has no shield and has paid before A is asked.
        let scene = scene.expect_coins(C, 9 - due).expect_ask(A, asks::Shielding).expect_coins(A, 9);
        scene.play(A, "suffer").expect_coins(A, 9 - due).expect_draw(Draw::Hourglass(draws::TurnHourglass));
    }
}

/// Deliveries and torture: out of the game; harvest, shield and sheep farm: to the goods market; plague: to the supply.
#[test]
fn t_009_pieces_go_to_their_destinations() {
    for scene in both_with(2, &[ModuleId::Orders, ModuleId::NewPlaces]) {
        let delivered = scene.clone().orders(["order10"]).merchant(A, "vendome").goods(A, [Wine, Wine]);
        let delivered = delivered.activated(A, [Scriptorium]).play(A, "use scriptorium").play(A, "deliver order10");
        delivered.expect_goods_out(Wine, 2).expect_goods_market(Wine, 0);
        let tortured = scene.clone().event("harvest").goods(A, [Wool]).bag(A, [Knight]).pass_all();
        let tortured = tortured.play(A, "surrender good wool").play(A, "surrender follower").deal(["follower knight"]);
        let tortured = tortured.expect_goods_out(Wool, 1).expect_goods_market(Wool, 0);
        tortured.expect_out(Knight, 1).expect_supply(Knight, 0);
        let harvest = scene.clone().event("harvest").goods(A, [Grain]).pass_all().play(A, "give grain");
        harvest.expect_goods_market(Grain, 1).expect_goods_out(Grain, 0);
        let shielded =
            scene.clone().event("taxes").goods(A, [Wool; 2]).brasserie(A, [Wine]).pass_all().play(A, "shield wine");
        shielded.expect_goods_market(Wine, 1).expect_goods_out(Wine, 0);
        let farm = scene.clone().places(A, [SheepFarm]).goods(A, [Cheese]).activated(A, [SheepFarm]);
        farm.play(A, "barter coins").expect_goods_market(Cheese, 1).expect_goods_out(Cheese, 0);
        let plague = scene.event("plague").bag(A, [Knight]).pass_all().deal(["follower knight"]);
        plague.expect_supply(Knight, 1).expect_out(Knight, 0);
    }
}

/// A missing piece has no effect, or is not offered; recruiting requires its bonus.
#[test]
fn t_010_missing_pieces_have_no_effect() {
    for scene in both_with(2, PLACES) {
        let village = scene.clone().goods_market(Wine, 1).activated(A, [Village]).play(A, "village trader");
        village.play(A, "take brasserie").expect_stored(A, [Cheese, Cheese, Wine]).expect_ask(B, asks::Turn);
        let farm = scene.clone().goods_market(Wool, 0).places(A, [SheepFarm]).goods(A, [Cheese]);
        farm.activated(A, [SheepFarm]).expect_legal(A, "barter", ["barter coins", "barter steps"]);
        let grain = scene.clone().goods_market(Grain, 0).activated(A, [Farmhouse]);
        grain.refused_as(A, read("use farmhouse"), "O-053", Some("goodMissing"));
        scene.supply(Knight, 0).activated(A, [Castle]).refused_as(A, read("use castle"), "O-053", Some("noneInSupply"));
    }
}

/// A seat without a choice is not asked; a seat that may decline is.
#[test]
fn t_011_forced_and_empty_choices_are_not_asked() {
    for scene in both_with(2, &[ModuleId::Orders, ModuleId::NewPlaces]) {
        let scene = scene.orders(["order1"]).activated(A, [Scriptorium]);
        // Without goods there is no chance to deliver; with them the seat may decline.
        scene.clone().play(A, "use scriptorium").expect_ask(B, asks::Turn);
        let scene = scene.goods(A, [Grain, Grain, Cheese]).play(A, "use scriptorium");
        scene.expect_legal(A, "", ["deliver order1", "decline"]).play(A, "decline").expect_fulfilled(A, []);
    }
    for scene in both_with(2, PLACES) {
        // Without a shield there is no question; an order must be followed.
        let scene = scene.event("harvest").goods(A, [Wool, Grain]).coins(B, 5);
        let scene = scene.pass_all().expect_ask(A, asks::Harvesting { due: 1 });
        assert!(scene.legal_like(A, "decline").is_empty());
    }
}

/// A state shows everything that is decided: no order of cards, no next draw.
#[test]
fn t_012_a_state_hides_nothing_decided() {
    let scene = with(2, &[ModuleId::Orders, ModuleId::NewPlaces]).orders(["order2"]).brasserie(A, [Cheese]);
    let scene = scene.bag(B, [Knight]);
    let state = serde_json::to_value(scene.table.state()).unwrap();
    assert_eq!(state["orders"], serde_json::json!(["order2", "order20", "order21", "order22", "order23"]));
    assert_eq!(state["players"][0]["stored"], serde_json::json!({ "cheese": 1 }));
    assert_eq!(state["players"][1]["followers"]["bag"]["knight"], 1);
    let text = state.to_string();
    let unseen = Order::NAMES.iter().filter(|name| !text.contains(&format!("\"{name}\"")));
    assert_eq!(unseen.count(), 23 - 5, "cards of the pile are nowhere in a state");
}

#[test]
fn t_013_development_pays_on_the_way() {
    let steps = |scene: Scene, from: u8| {
        let scene = scene.places(A, [SheepFarm]).goods(A, [Cheese]).activated(A, [SheepFarm]).development(A, from);
        scene.play(A, "barter steps")
    };
    for scene in both_with(2, PLACES) {
        // Status by the highest status field; coins and citizens on the way.
        steps(scene.clone(), 0).expect_development(A, 3, 1).expect_citizens(A, ["development3"]).expect_coins(A, 0);
        steps(scene.clone(), 5).expect_development(A, 8, 2).expect_coins(A, 3);
        steps(scene.clone(), 7).expect_development(A, 10, 3).expect_coins(A, 0);
        steps(scene.clone(), 9).expect_development(A, 12, 3).expect_coins(A, 4);
        // The surplus lapses.
        steps(scene.clone(), 29).expect_development(A, 30, 6);
        // A citizen that another player has taken is gone.
        let second = scene.clone().development(B, 3).citizen(B, "development3");
        steps(second, 1).expect_citizens(A, []).expect_citizens(B, ["development3"]);
        // Backwards the status falls without payments; forwards the coins are paid again, but not the citizen.
        let back = scene.event("harvest").development(A, 4).unbuilt(A, 0).coins(B, 5);
        let back = back.expect_development(A, 4, 2).pass_all().play(A, "surrender step");
        let back = back.expect_development(A, 3, 1).expect_citizens(A, ["development3"]).play(A, "surrender step");
        back.expect_development(A, 2, 1).expect_citizens(A, ["development3"]);
    }
}

/// Rulebook's example: five stations and two citizens at status 4.
#[test]
fn tx_05_final_score() {
    for scene in both_with(2, &[]) {
        let towns = ["blois", "tours", "chinon", "vierzon", "nevers"];
        let scene = scene.stations(A, towns).development(A, 15).track(A, Knight, 4);
        let scene = scene.stations(B, ["briare", "montargis", "sancerre", "bourges", "loches"]);
        let scene = scene.expect_citizens(A, ["development3", "knight"]).expect_score(A, "stations", 20);
        scene.expect_score(A, "citizens", 8).expect_total(A, 28);
    }
}

#[test]
fn t_101_the_final_score_has_all_sources() {
    for scene in both_with(2, &[ModuleId::Orders, ModuleId::NewPlaces]) {
        let scene = scene.stations(A, ["blois"]).stations(B, ["briare"]).development(A, 15).coins(A, 6);
        let scene = scene.places(A, [TradingHouse]).goods(A, [Wine, Brocade]).fulfilled(A, ["order2", "order3"]);
        // 6 coins, 3 + 5 for goods, (1 + 1) × 4, 8 + 9 for orders, 2 × 4 for the trading house.
        let scene = scene.expect_total(A, 6 + 8 + 8 + 17 + 8);
        let names: Vec<&str> = scene.table.scores()[1].sources.iter().map(|line| line.source).collect();
        assert_eq!(names[names.len() - 2..], ["tradingHouse", "orders"], "every source is listed, even without points");
        // The citizen for most stations, and a tie by development, as in the base game.
        let scene = scene.stations(A, ["blois", "tours"]).expect_score(A, "citizens", 8);
        assert_eq!(scene.table.scores()[0].ties[0].name, "development");
    }
}
