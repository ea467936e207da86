//! The refusals of Orléans Stories.

use super::support::stories::*;
use super::{Refused, refuse};
use super::{refusals_cross_the_boundary, refusals_name_their_rules, refusals_read_as_sentences};
use loire::stories::refusals::Reason;
use serde_json::json;

/// Refusals of start villages, recalling, planning, unloading.
fn in_planning() -> Vec<Refused<Stories>> {
    let mut settling = Scene::sit(setup(2, Scenario::FirstKingdom, |_| {}), ());
    while let Turn::Chance(_) = settling.table.turn() {
        first_outcome(&mut settling.table);
    }
    let settled = settling.clone().play(B, "settle L10");
    let recalling =
        kingdom(2).epoch(A, 2).on(A, Place::Mill, "fisher craftsman").on(A, Place::Territory, "farmer farmer");
    let recalling = recalling.end_round();
    let tired = kingdom(2)
        .on(A, Place::CountyFair, "farmer fisher craftsman trader scholar knight monk")
        .cards(A, [Place::CountyFair]);
    let mut tired = tired.epoch(A, 2).on(A, Place::Mill, "fisher").end_round();
    for space in ["countyFair.1", "countyFair.2", "countyFair.3", "countyFair.4", "countyFair.5"] {
        tired = tired.play(A, &format!("recall {space}"));
    }
    let crowded = kingdom(2).epoch(A, 2).green(A, [(Trader, 7)]).on(A, Place::Mill, "fisher craftsman").end_round();
    let plan = kingdom(2).epoch(A, 5).green(A, [(Farmer, 2), (Fisher, 2), (Monk, 1)]).goods(A, [(Fish, 1), (Wood, 1)]);
    let plan = plan.coins(A, 6).parked(A, 2).cards(A, [Place::CountyFair, Place::Pub]).end_round().deal_any();
    let planned = plan.clone().play(A, "plan farmer > countyFair.1").play(A, "plan technology > castle.1");
    let strict = kingdom_with(2, |options| options.tech_needs_two_follower_spaces = true).epoch(A, 5).parked(A, 1);
    let strict = strict.end_round().deal_any();
    let unloading =
        kingdom(2).on(A, Place::Gate, "wool wool").on(A, Place::Mill, "fisher").play(A, "pass").play(B, "pass");
    vec![
        refuse(&settling, B, "settle L01", "S-023", "noStartVillage"),
        refuse(&settling, B, "pass", "S-023", "wrongAnswer"),
        refuse(&settling, A, "settle L06", "S-008", "notAsked"),
        refuse(&settled, A, "settle L10", "S-023", "settled"),
        refuse(&recalling, A, "recall mill.3", "S-005", "nobodyThere"),
        refuse(&recalling, A, "recall territory.2", "S-005", "sameAs"),
        refuse(&recalling, A, "plan farmer > mill.1", "S-005", "wrongAnswer"),
        refuse(&tired.clone().play(A, "recall countyFair.6"), A, "recall countyFair.7", "S-006", "wrongAnswer"),
        refuse(&crowded.clone().play(A, "recall mill.1"), A, "recall mill.2", "S-006", "wrongAnswer"),
        refuse(&plan, A, "plan knight > castle.1", "S-006", "notThere"),
        refuse(&plan, A, "plan wool > gate.1", "S-006", "notThere"),
        refuse(&plan, A, "plan farmer > grove.1", "S-007", "notYourSpace"),
        refuse(&plan, A, "plan farmer > territory.2", "S-007", "sameAs"),
        refuse(&plan, A, "plan fisher > territory.1", "S-007", "unfit"),
        refuse(&plan, A, "plan wood > territory.1", "S-007", "unfit"),
        refuse(&plan, A, "plan farmer > church.1", "S-018", "monkOnly"),
        refuse(&plan, A, "plan coins5 > mill.1", "S-036", "noCoinsThere"),
        refuse(&plan, A, "plan coins4 > gate.1", "S-036", "noSuchSum"),
        refuse(&plan, A, "plan technology > ropery.1", "S-014", "onlySpace"),
        refuse(&plan, A, "plan technology > monastery.1", "S-014", "noTechnologyThere"),
        refuse(&plan, A, "plan technology > village.3", "S-014", "nobodyToReplace"),
        refuse(&plan, A, "plan technology > church.1", "S-014", "monkOnly"),
        refuse(&planned, A, "plan technology > castle.2", "S-014", "secondTechnology"),
        refuse(&planned, A, "plan farmer > countyFair.2", "S-049", "sameKind"),
        refuse(&planned, A, "plan farmer > countyFair.1", "S-007", "spaceTaken"),
        refuse(&planned, A, "recall countyFair.1", "S-006", "wrongAnswer"),
        refuse(&strict, A, "plan technology > fortress.1", "S-109", "oneFollowerSpace"),
        refuse(&unloading, A, "unload mill.1", "S-038", "nothingToUnload"),
        refuse(&unloading, A, "unload gate.2", "S-112", "sameAs"),
        refuse(&unloading, A, "pass", "S-112", "wrongAnswer"),
    ]
}

/// Refusals of territory, building, recruiting, cards.
fn on_the_board() -> Vec<Refused<Stories>> {
    let turn = kingdom(2).epoch(A, 4).areas(A, [L06, L01]).areas(B, [L10, L07, L12]).villages([L07]);
    let turn = turn.on(A, Place::Territory, "knight farmer fisher").on(A, Place::Mill, "fisher craftsman");
    let turn = turn.on(A, Place::Fortress, "knight wood").on(A, Place::Village, "farmer craftsman wood");
    let turn = turn.on(A, Place::BuildersYard, "craftsman trader").offer([(Ware::Farmer, 0)]);
    let walled = turn.clone().fortresses(B, [L07]);
    let protected = turn.clone().epoch(B, 5);
    let empty = kingdom(2).areas(A, [L06, L01, L02, L07, L11]).on(A, Place::Territory, "farmer farmer fisher");
    let shared = turn.clone().epoch(A, 8).areas(B, [L10, L01]).fortresses(A, [L06, L03, L04, L05, L08]);
    let church = kingdom(2).epoch(A, 5).areas(A, [L06, L01]).on(A, Place::Church, "monk craftsman wood");
    let banned = kingdom(2).epoch(A, 5).on(A, Place::Territory, "farmer farmer fisher");
    let cards = kingdom(2).cards(A, [Place::Pub, Place::Bathhouse, Place::Hostel, Place::Parlatory]).coins(A, 1);
    let cards =
        cards.on(A, Place::Pub, "monk").on(A, Place::Bathhouse, "fisher").on(A, Place::Parlatory, "scholar monk");
    let row = json!({
        "id": "pub", "name": "Pub", "category": "I", "spaces": [["farmer"]], "effect": { "type": "takePlaceCard" },
    });
    let yards = kingdom_of_a_host(2, json!({ "placeCards": [row] })).cards(A, [Place::Pub]);
    let yards = yards.on(A, Place::Pub, "farmer").on(A, Place::BuildersYard, "craftsman trader");
    let full = cards.clone().tasks(A, 20, [0; 4]);
    let fame = court(2).fame(A, 11).on(A, Place::Gate, "grain").play(A, "gate: grain > threeFieldFarming for bonus");
    let trading = kingdom(2).on(A, Place::Market, "fisher trader").goods(A, [(Fish, 1)]).play(A, "use market");
    let delivering = kingdom(2).epoch(A, 6).goods(A, [(Fish, 1), (Wood, 1)]).all_pass();
    vec![
        refuse(&turn, B, "pass", "S-008", "notAsked"),
        refuse(&turn, A, "ready", "S-008", "wrongAnswer"),
        refuse(&turn, A, "territory > D01", "S-022", "notInPlay"),
        refuse(&turn, A, "territory > L01", "S-066", "alreadyYours"),
        refuse(&turn, A, "territory > L15", "S-067", "outOfReach"),
        refuse(&turn, A, "territory > L02 from L06", "S-028", "reserveLeft"),
        refuse(&turn, A, "territory > L07", "S-068", "tooFewKnights"),
        refuse(&walled, A, "territory > L07", "S-046", "foreignFortress"),
        refuse(&protected, A, "territory > L07", "S-082", "protected"),
        refuse(&empty, A, "territory > L12", "S-028", "reserveEmpty"),
        refuse(&empty, A, "territory > L12 from L14", "S-028", "noSettlerThere"),
        refuse(
            &kingdom(2).areas(A, []).on(A, Place::Territory, "farmer farmer fisher"),
            A,
            "territory > L06",
            "S-072",
            "outOfReach",
        ),
        refuse(&turn, A, "build village > L02", "S-029", "notControlled"),
        refuse(&turn, A, "build village > L06", "S-029", "noLand"),
        refuse(&turn, A, "build mill > L01", "S-048", "noAction"),
        refuse(&shared, A, "build fortress > L01", "S-045", "notAlone"),
        refuse(&shared, A, "build fortress > L06", "S-045", "hasFortress"),
        refuse(&shared.clone().areas(A, [L06, L02]), A, "build fortress > L02", "S-045", "noneLeft"),
        refuse(&church, A, "build church > L01", "S-047", "noVillage"),
        refuse(&church.clone().churches([L06]), A, "build church > L06", "S-047", "hasChurch"),
        refuse(&banned, A, "territory > L01", "S-052", "forbidden"),
        refuse(&turn, A, "mill > fisher", "S-032", "notRecruitedThere"),
        refuse(&turn, A, "mill > farmer", "S-010", "notOnOffer"),
        refuse(&turn, A, "village > farmer", "S-032", "noAction"),
        refuse(&turn, A, "castle > knight", "S-008", "notActivated"),
        refuse(&turn, A, "monastery > monk", "S-007", "notYourPlace"),
        refuse(&turn, A, "use mill", "S-008", "sayMore"),
        refuse(&turn, A, "use market", "S-008", "notActivated"),
        refuse(&turn, A, "take school", "S-051", "categoryClosed"),
        refuse(&yards, A, "take grove", "S-008", "sayWhere"),
        refuse(&turn, A, "take grove at buildersYard", "S-008", "onlyPlace"),
        refuse(&turn.clone().cards(B, [Place::Pub]), A, "take pub", "S-031", "cardNotOut"),
        refuse(&cards, A, "use hostel", "S-049", "noAction"),
        refuse(&cards, A, "pub: 2", "S-049", "wrongAmount"),
        refuse(&cards, A, "pub: 0", "S-049", "wrongAmount"),
        refuse(&cards, A, "mill: 1", "S-049", "noAction"),
        refuse(&cards, A, "use bathhouse", "S-049", "bagEmpty"),
        refuse(&cards, A, "use parlatory", "S-049", "tooFewCoins"),
        refuse(&full, A, "use parlatory", "S-049", "noCitizensLeft"),
        refuse(&fame, A, "take knight", "S-064", "notOfThisBonus"),
        refuse(&fame, A, "take pub", "S-064", "wrongAnswer"),
        refuse(&trading, A, "sell wool", "S-034", "notInStock"),
        refuse(&trading, A, "buy wood", "S-034", "tooFewCoins"),
        refuse(&trading, A, "buy brocade", "S-034", "notOnOffer"),
        refuse(&delivering, A, "deliver wood", "S-062", "notDelivered"),
        refuse(&delivering, A, "deliver wool", "S-062", "notInStock"),
    ]
}

/// Refusals of gate, deeds, tasks, epochs.
fn on_the_way() -> Vec<Refused<Stories>> {
    let gate = kingdom(2).on(A, Place::Gate, "fish knight").goods(A, [(Grain, 1)]).goods(B, [(Wool, 1), (Grain, 1)]);
    let barter = gate.clone().play(A, "gate: fish > barter for bonus");
    let league = gate.clone().deed(Deed::LeagueOfKnights, "").on(B, Place::Territory, "farmer farmer");
    let league = league.play(A, "gate: knight > leagueOfKnights for bonus");
    let alchemy = kingdom(2).on(A, Place::Gate, "trader monk").green(A, [(Farmer, 8)]).bag(A, [(Scholar, 1)]);
    let alchemy = alchemy
        .play(A, "gate: trader > alchemyA for bonus")
        .play(A, "choose fame")
        .play(A, "draw")
        .deal(["follower scholar"]);
    let ready = kingdom(2).epoch(A, 4).fortresses(A, [L06]).on(A, Place::Gate, "fish farmer");
    let poor = kingdom(2).areas(A, [L06, L01, L02]).on(A, Place::Gate, "farmer");
    let done = ready.clone().play(A, "gate: farmer > threeFieldFarming for advance").play(B, "pass");
    let paying = kingdom(2).epoch(A, 6).on(A, Place::Gate, "farmer").goods(A, [(Wool, 2)]).coins(A, 1);
    let paying = paying.play(A, "gate: farmer > threeFieldFarming for advance");
    let feeding =
        kingdom(2).epoch(A, 3).villages([L01]).areas(A, [L06, L01]).goods(A, [(Bread, 2), (Fish, 2), (Wood, 1)]);
    let feeding = feeding.play(A, "pass").play(B, "pass");
    let wild = kingdom(2).fame(A, 37).on(A, Place::Gate, "grain").tasks(A, 20, [1, 3, 0, 0]);
    let wild = wild.play(A, "gate: grain > threeFieldFarming for bonus");
    let year = court(2).on(A, Place::Gate, "fish");
    vec![
        refuse(&gate, A, "gate: wine > winepress for bonus", "S-037", "notLoaded"),
        refuse(&gate, A, "gate: fish > loom for bonus", "S-037", "deedNotOut"),
        refuse(&gate, A, "gate: fish > winepress for bonus", "S-019", "noField"),
        refuse(&gate, A, "gate: fish > barter for task", "S-037", "wrongMode"),
        refuse(&gate, A, "gate: fish > well for bonus", "S-037", "wrongMode"),
        refuse(&gate, A, "gate: fish > well for task", "S-077", "noField"),
        refuse(&gate, A, "village: fish > barter for bonus", "S-037", "noAction"),
        refuse(&year, A, "gate: fish > objective.1 for task", "S-097", "noField"),
        refuse(&year, A, "gate: fish > barter for advance", "S-107", "noEpochs"),
        refuse(&barter, A, "swap grain for grain of 1", "S-059", "sameGood"),
        refuse(&barter, A, "swap grain for wool of 0", "S-059", "noOpponent"),
        refuse(&barter, A, "swap grain for wool of 3", "S-059", "noOpponent"),
        refuse(&barter, A, "swap wool for grain of 1", "S-059", "notInStock"),
        refuse(&league, A, "send back mill.1 of 1", "S-060", "nobodyThere"),
        refuse(&league, A, "send back territory.2 of 1", "S-060", "sameAs"),
        refuse(&league, A, "send back territory.1 of 0", "S-060", "noOpponent"),
        refuse(&alchemy, A, "stand knight > gate.1", "S-061", "notDrawn"),
        refuse(&alchemy, A, "stand scholar > green", "S-061", "greenFull"),
        refuse(&alchemy, A, "stand scholar > mill.1", "S-007", "unfit"),
        refuse(&alchemy, A, "return scholar", "S-061", "thereIsRoom"),
        refuse(&ready, A, "gate: fish > foodDepot for advance", "S-085", "noAdvancing"),
        refuse(&poor, A, "gate: farmer > threeFieldFarming for advance", "S-056", "cannotPay"),
        refuse(&gate, A, "gate: fish > barter for advance", "S-056", "conditionMissed"),
        refuse(&done, A, "gate: fish > barter for advance", "S-084", "alreadyAdvanced"),
        refuse(&ready.clone().epoch(A, 8), A, "gate: fish > barter for advance", "S-088", "lastEpoch"),
        refuse(&paying, A, "pay coins", "S-056", "tooFewCoins"),
        refuse(&paying, A, "give wine", "S-056", "notInStock"),
        refuse(&feeding, A, "give wood", "S-054", "noFood"),
        refuse(&feeding, A, "give wine", "S-054", "notInStock"),
        refuse(&wild, A, "strike citizen", "S-078", "noCitizensLeft"),
        refuse(&wild, A, "strike church.1", "S-079", "noFields"),
        refuse(&wild, A, "strike delegation.4", "S-079", "fieldNotOpen"),
        refuse(&wild, A, "strike well.1", "S-079", "fieldNotOpen"),
    ]
}

fn all() -> Vec<Refused<Stories>> {
    in_planning().into_iter().chain(on_the_board()).chain(on_the_way()).collect()
}

#[test]
fn every_refusal_names_its_rule() {
    assert!(all().len() >= 80, "only {} rows", all().len());
    // A seat that cannot recall any more is not asked, so the refusal "too many" never occurs.
    let silent = ["tooManyRecalled"];
    let codes: Vec<&str> = Reason::codes().into_iter().filter(|code| !silent.contains(code)).collect();
    refusals_name_their_rules(all(), &codes);
}

#[test]
fn every_refusal_reads_as_a_sentence() {
    refusals_read_as_sentences(all());
}

#[test]
fn every_refusal_crosses_the_boundary() {
    refusals_cross_the_boundary(all());
}
