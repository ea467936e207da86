//! The refusals of Burgundy.

use super::support::burgundy::*;
use super::{Refused, names_no_id, refuse};
use super::{refusals_cross_the_boundary, refusals_name_their_rules, refusals_read_as_sentences};
use loire::burgundy::refusals::Reason;

/// A turn with all kinds of pieces: dice 2 and 4, one chip, one silver, two tiles in storage.
fn turn() -> Scene {
    scene(2)
        .dice(A, [2, 4])
        .dice(B, [5, 5])
        .chips(A, 1)
        .silver(A, 1)
        .store(A, [Bank, Ship])
        .duchy(A, [(25, Bank)])
        .goods(A, Red, 1)
        .goods(A, Orange, 1)
        .depot(1, [Church, Ship])
        .depot(2, [T2, Castle])
        .depot(5, [Mine])
        .black([Watchtower, T7])
}

/// Refusals in a turn.
fn in_a_turn() -> Vec<Refused<Burgundy>> {
    let turn = turn();
    let full = turn.clone().store(A, [Bank, Ship, T1]);
    let rich = turn.clone().silver(A, 5);
    let bought = rich.clone().play(A, "buy t7 from black");
    let one_die = turn.clone().play(A, "4: chips");
    let knows_t6 = rich.clone().knows(A, [T6]);
    vec![
        // Wrong seat.
        refuse(&turn, B, "5: chips", "B-032", "notAsked"),
        refuse(&turn, B, "end turn", "B-032", "notAsked"),
        // Dice.
        refuse(&turn, A, "chips", "B-034", "dieNeeded"),
        refuse(&turn, A, "take t2 from 2", "B-034", "dieNeeded"),
        refuse(&turn, A, "place ship on 17", "B-034", "dieNeeded"),
        refuse(&turn, A, "sell red", "B-034", "dieNeeded"),
        refuse(&turn, A, "5: chips", "B-034", "noSuchDie"),
        refuse(&turn, A, "1: take church from 1", "B-034", "noSuchDie"),
        refuse(&turn, A, "3: place ship on 17", "B-034", "noSuchDie"),
        refuse(&turn, A, "6: sell orange", "B-034", "noSuchDie"),
        refuse(&one_die, A, "4: sell red", "B-034", "noSuchDie"),
        refuse(&turn, A, "2: take mine from 5", "B-040", "tooFewChips"),
        refuse(&turn, A, "2: sell orange", "B-040", "tooFewChips"),
        refuse(&turn, A, "2: place ship on 19", "B-040", "tooFewChips"),
        // Answers to other questions.
        refuse(&turn, A, "end turn", "B-034", "diceLeft"),
        refuse(&one_die, A, "end turn", "B-034", "diceLeft"),
        refuse(&turn, A, "decline", "B-034", "wrongAnswer"),
        refuse(&turn, A, "load 1", "B-034", "wrongAnswer"),
        refuse(&turn, A, "keep red", "B-034", "wrongAnswer"),
        refuse(&turn, A, "estate 1 castle 18", "B-034", "wrongAnswer"),
        // Taking.
        refuse(&turn, A, "2: take bank from 2", "B-050", "notInDepot"),
        refuse(&turn, A, "2: take watchtower from 2", "B-050", "notInDepot"),
        refuse(&turn, A, "4: take ship from 4", "B-050", "notInDepot"),
        refuse(&turn, A, "2: take t2 from 2, discard bank", "B-051", "discardNotNeeded"),
        refuse(&full, A, "2: take t2 from 2", "B-051", "storageFull"),
        refuse(&full, A, "2: take t2 from 2, discard t2", "B-051", "discardNotStored"),
        refuse(&full, A, "2: take t2 from 2, discard mine", "B-051", "discardNotStored"),
        // Placing.
        refuse(&turn, A, "4: place mine on 24", "B-053", "notStored"),
        refuse(&turn, A, "4: place t9 on 12", "B-052", "notStored"),
        refuse(&turn, A, "2: place bank on 25", "B-054", "spaceFilled"),
        refuse(&turn, A, "2: place ship on 18", "B-054", "spaceFilled"),
        refuse(&turn, A, "4: place ship on 24", "B-052", "wrongColour"),
        refuse(&turn, A, "2: place bank on 17", "B-052", "wrongColour"),
        refuse(&turn, A, "2: place ship on 16", "B-052", "notAdjacent"),
        refuse(&turn, A, "2: place bank on 13", "B-052", "notAdjacent"),
        refuse(&turn, A, "2: place bank on 26", "B-055", "sameKindInCity"),
        refuse(&turn, A, "4: place bank on 31", "B-055", "sameKindInCity"),
        // Selling.
        refuse(&turn, A, "2: sell purple", "B-056", "nothingToSell"),
        refuse(&turn, A, "4: sell brown", "B-056", "nothingToSell"),
        // Buying.
        refuse(&turn, A, "buy t7 from black", "B-045", "tooLittleSilver"),
        refuse(&rich, A, "buy mine from black", "B-045", "notInBlackDepot"),
        refuse(&rich, A, "buy church from 1", "B-104", "needsKnowledge"),
        refuse(&rich, A, "buy t7 from black, discard bank", "B-051", "discardNotNeeded"),
        refuse(&rich.clone().store(A, [Bank, Ship, T1]), A, "buy t7 from black", "B-051", "storageFull"),
        refuse(&bought, A, "buy watchtower from black", "B-045", "alreadyBought"),
        refuse(&knows_t6, A, "buy castle from 1", "B-104", "notInDepot"),
        refuse(&knows_t6.clone().play(A, "buy church from 1"), A, "buy ship from 1", "B-045", "alreadyBought"),
    ]
}

/// Refusals while an effect is pending.
fn in_an_effect() -> Vec<Refused<Burgundy>> {
    let arrange = |tile| {
        let scene = turn()
            .silver(A, 5)
            .duchy(A, [(12, T3), (19, Ship)])
            .store(A, [tile, Bank, Cow2])
            .dice(A, [6, 3])
            .chips(A, 3);
        scene.depot(2, [Castle]).depot(3, [Cow3, CityHall]).cargo(1, [Brown, Turquoise]).cargo(2, [Pink])
    };
    let castle = arrange(Castle).play(A, "6: place castle on 6");
    let warehouse = arrange(Warehouse).play(A, "3: place warehouse on 11");
    let carpenter = arrange(Carpenter).play(A, "3: place carpenter on 11");
    let church = arrange(Church).play(A, "3: place church on 11");
    let market = arrange(Market).play(A, "3: place market on 11");
    let hall = arrange(CityHall).play(A, "3: place cityHall on 11");
    let ship = arrange(Ship).play(A, "3: place ship on 17");
    let goods = ship.clone().play(A, "load 1");
    let t5 = arrange(Ship).knows(A, [T5]).play(A, "3: place ship on 17");
    vec![
        refuse(&castle, A, "decline", "B-066", "cannotDecline"),
        refuse(&castle, A, "3: chips", "B-066", "noDieUsed"),
        refuse(&castle, A, "3: take castle from 2", "B-066", "noDieUsed"),
        refuse(&castle, A, "end turn", "B-060", "wrongAnswer"),
        refuse(&castle, A, "load 1", "B-060", "wrongAnswer"),
        refuse(&castle, A, "buy t7 from black", "B-045", "effectPending"),
        refuse(&castle, A, "place bank on 26", "B-055", "sameKindInCity"),
        refuse(&castle, A, "sell brown", "B-056", "nothingToSell"),
        refuse(&castle, B, "chips", "B-032", "notAsked"),
        refuse(&warehouse, A, "3: sell red", "B-068", "noDieUsed"),
        refuse(&warehouse, A, "sell pink", "B-056", "nothingToSell"),
        refuse(&warehouse, A, "chips", "B-060", "wrongAnswer"),
        refuse(&warehouse, A, "take church from 1", "B-060", "wrongAnswer"),
        refuse(&carpenter, A, "take castle from 2", "B-071", "wrongBenefit"),
        refuse(&carpenter, A, "take cow3 from 3", "B-071", "wrongBenefit"),
        refuse(&carpenter, A, "take watchtower from 1", "B-050", "notInDepot"),
        refuse(&carpenter, A, "6: take church from 1", "B-068", "noDieUsed"),
        refuse(&carpenter, A, "take church from 1, discard bank", "B-051", "discardNotNeeded"),
        refuse(&church, A, "take cityHall from 3", "B-072", "wrongBenefit"),
        refuse(&church, A, "take ship from 1", "B-072", "wrongBenefit"),
        refuse(&market, A, "take mine from 5", "B-073", "wrongBenefit"),
        refuse(&market, A, "take church from 1", "B-073", "wrongBenefit"),
        refuse(&market, A, "buy t7 from black", "B-045", "effectPending"),
        refuse(&hall, A, "6: place bank on 13", "B-068", "noDieUsed"),
        refuse(&hall, A, "place bank on 31", "B-055", "sameKindInCity"),
        refuse(&hall, A, "place cow2 on 27", "B-052", "notAdjacent"),
        refuse(&hall, A, "sell red", "B-060", "wrongAnswer"),
        refuse(&ship, A, "decline", "B-063", "cannotDecline"),
        refuse(&ship, A, "load 1 and 2", "B-103", "needsKnowledge"),
        refuse(&ship, A, "keep brown", "B-060", "wrongAnswer"),
        refuse(&t5, A, "load 1 and 3", "B-103", "notNeighbours"),
        refuse(&t5, A, "load 4 and 4", "B-103", "notNeighbours"),
        refuse(&t5, A, "load 2 and 1", "B-121", "notCanonical"),
        refuse(&t5, A, "load 1 and 6", "B-121", "notCanonical"),
        refuse(&goods, A, "decline", "B-063", "cannotDecline"),
        refuse(&goods, A, "keep", "B-063", "wrongGoods"),
        refuse(&goods, A, "keep turquoise brown", "B-063", "wrongGoods"),
        refuse(&goods, A, "keep pink", "B-063", "wrongGoods"),
    ]
}

/// Refusals when boards are chosen, and after the end.
fn elsewhere() -> Vec<Refused<Burgundy>> {
    let setup = setup(2, |options| {
        options.setup = SetupMode::AdvancedOpen;
        options.board_pairs = vec![[DuchyId::Two, DuchyId::Three], [DuchyId::Four, DuchyId::Five]];
    });
    let choosing = Scene::sit(setup, None).deal_any();
    let over = scene(2).phase(Phase::E).round(5).pass(A).pass(B);
    vec![
        refuse(&choosing, A, "estate 1 castle 18", "B-015", "notYourBoard"),
        refuse(&choosing, A, "estate 4 castle 0", "B-015", "notYourBoard"),
        refuse(&choosing, A, "estate 2 castle 18", "B-015", "notACastleSpace"),
        refuse(&choosing, A, "buy mine from black", "B-015", "wrongAnswer"),
        refuse(&choosing, A, "end turn", "B-015", "wrongAnswer"),
        refuse(&choosing, B, "estate 4 castle 0", "B-032", "notAsked"),
        refuse(&over, A, "end turn", "B-032", "gameOver"),
        refuse(&over, B, "1: chips", "B-032", "gameOver"),
    ]
}

fn refused() -> Vec<Refused<Burgundy>> {
    let all: Vec<_> = in_a_turn().into_iter().chain(in_an_effect()).chain(elsewhere()).collect();
    assert!(all.len() >= 60, "only {} refused actions", all.len());
    all
}

#[test]
fn every_refusal_names_its_rule() {
    refusals_name_their_rules(refused(), &Reason::codes());
}

#[test]
fn every_refusal_reads_as_a_sentence() {
    refusals_read_as_sentences(refused());
}

#[test]
fn every_refusal_crosses_the_boundary() {
    refusals_cross_the_boundary(refused());
}

/// Sentences use the names that people use.
#[test]
fn sentences_contain_no_ids() {
    let mut all: Vec<Reason> = Tile::ALL.iter().map(|&tile| Reason::NotStored { tile }).collect();
    let space = Space::CENTRE;
    all.extend(Colour::ALL.iter().map(|&colour| Reason::WrongColour { space, colour }));
    all.extend(Good::ALL.iter().map(|&good| Reason::NothingToSell { good }));
    all.iter().for_each(|why| names_no_id(&why.to_string()));
    let says = |tile: Tile| Reason::NotStored { tile }.to_string();
    assert_eq!(says(Tile::CityHall), "there is no city hall in storage");
    assert_eq!(says(Tile::Cow3), "there is no tile of 3 cows in storage");
    assert_eq!(says(Tile::T17), "there is no knowledge tile 17 in storage");
}
