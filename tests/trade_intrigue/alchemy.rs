//! Chapter 5, second part: alchemy.

use crate::support::orleans::*;
use loire::orleans::modules::new_deeds::vocabulary::{self as new_deeds, Questions as NewDeedsAsk};

const DEEDS: [ModuleId; 1] = [ModuleId::NewDeeds];
const TRANSMUTE: Ask = Ask::NewDeeds(NewDeedsAsk::Transmute(new_deeds::Transmute));

fn asks(most: u8, from: Option<Place>) -> Ask {
    Ask::NewDeeds(NewDeedsAsk::Alchemy(new_deeds::Alchemy { most, from }))
}

/// One follower sent: one is drawn, and placed at once or put back.
#[test]
fn t_073_one_sent_draws_one() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Farmer]).bag(A, [Knight]).play(A, "townHall farmer > alchemy.1");
        let scene = scene.expect_ask(A, asks(1, None)).expect_legal(A, "", ["draw 1", "decline"]);
        let scene = scene.refused(A, "draw 2", "T-073").refused(A, "draw 0", "T-073").refused(A, "pass", "T-073");
        scene
            .clone()
            .play(A, "decline")
            .expect_ask(B, asks::Turn)
            .expect_bag(A, [Knight, OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]);
        let scene = scene.play(A, "draw 1").expect_outcomes([
            ("follower knight", 1),
            ("follower ownFarmer", 1),
            ("follower ownBoatman", 1),
            ("follower ownCraftsman", 1),
            ("follower ownTrader", 1),
        ]);
        let knight = scene.clone().deal(["follower knight"]).expect_ask(A, TRANSMUTE).saved().expect_legal(
            A,
            "",
            [
                "plan bath knight > ship.3",
                "plan bath knight > wagon.3",
                "plan bath knight > guildhall.3",
                "plan bath knight > scriptorium.1",
                "plan bath knight > townHall.1",
                "put back knight",
            ],
        );
        let knight = knight.refused(A, "plan bath knight > castle.1", "O-040");
        let knight = knight.refused(A, "plan bath farmer > castle.1", "T-073").refused(A, "decline", "T-073");
        let knight = knight.refused(A, "plan knight > ship.3", "T-073").refused(A, "put back monk", "T-073");
        let back = knight.clone().play(A, "put back knight").expect_bagged(A, Knight, 0).expect_ask(B, asks::Turn);
        back.expect_market(A, []);
        knight.play(A, "plan bath knight > ship.3").expect_space(A, "ship.3", "knight").expect_ask(B, asks::Turn);
        // Own followers cannot stand in the town hall.
        let own = scene.deal(["follower ownFarmer"]).refused(A, "plan bath ownFarmer > townHall.1", "O-043");
        own.play(A, "plan bath ownFarmer > castle.1").expect_space(A, "castle.1", "ownFarmer");
    }
}

/// A completed place can be used from the next turn on, even if it was used in this round.
#[test]
fn t_073_used_places_can_be_used_again() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, Scriptorium, [Knight, Scholar]).track(A, Knight, 1).track(A, Scholar, 1);
        let scene = scene.stand(A, "townHall.1", Farmer).stand(A, "townHall.2", Trader).play(A, "use scriptorium");
        let scene = scene.expect_development(A, 1, 1).pass([B, C, D]).play(A, "townHall farmer > alchemy.1");
        let scene = scene.play(A, "townHall trader > alchemy.2").play(A, "draw 2");
        let scene = scene.deal(["follower scholar", "follower knight"]);
        let scene = scene.play(A, "plan bath knight > scriptorium.1").play(A, "plan bath scholar > scriptorium.2");
        scene.expect_ask(A, asks::Turn).play(A, "use scriptorium").expect_development(A, 2, 1);
    }
}

#[test]
fn tx_04_two_sent_two_drawn() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Farmer, Trader]).bag(A, [Knight, Scholar]);
        let scene = scene.play(A, "townHall farmer > alchemy.1").expect_ask(A, asks(1, Some(TownHall)));
        let scene = scene.expect_legal(A, "", ["draw 1", "decline", "townHall trader > alchemy.2"]);
        let scene = scene.refused(A, "townHall trader > court.1", "T-073");
        let scene = scene.refused(A, "gunpowderTower trader > alchemy.2", "T-069");
        let scene = scene.play(A, "townHall trader > alchemy.2").expect_ask(A, asks(2, None));
        let scene = scene.expect_legal(A, "", ["draw 1", "draw 2", "decline"]).play(A, "draw 2");
        // Two draws, then both placements in any order.
        let scene =
            scene.deal(["follower knight"]).expect_draw(Draw::Bath(draws::DrawBather { seat: A.seat() })).saved();
        let scene = scene.deal(["follower scholar"]).expect_ask(A, TRANSMUTE);
        let scene = scene.play(A, "plan bath scholar > scriptorium.2").expect_ask(A, TRANSMUTE);
        let scene = scene.refused(A, "plan bath scholar > monastery.1", "T-073");
        let scene = scene.play(A, "plan bath knight > scriptorium.1").expect_ask(B, asks::Turn).pass([B, C, D]);
        scene.play(A, "use scriptorium").expect_development(A, 1, 1);
    }
}

/// Once the first one has drawn, the other may only go elsewhere, and new followers cannot be sent along.
#[test]
fn t_073_the_second_goes_along_or_elsewhere() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Farmer, Trader]).bag(A, [Knight, Trader]);
        let scene = scene.play(A, "townHall farmer > alchemy.1");
        let more = Ask::Civics(civics::Questions::DispatchMore(civics::DispatchMore {
            from: TownHall,
            role: Role::Trader,
            except: Some(Civic::Alchemy),
        }));
        let declined = scene.clone().play(A, "decline").expect_ask(A, more);
        let declined = declined.refused(A, "townHall trader > alchemy.2", "T-073");
        declined.play(A, "townHall trader > coinage.1").expect_coins(A, 3).expect_ask(B, asks::Turn);
        let drawn = scene.clone().play(A, "draw 1").deal(["follower knight"]).play(A, "plan bath knight > townHall.1");
        let drawn = drawn.expect_ask(A, more).refused(A, "townHall knight > coinage.4", "T-069");
        let drawn = drawn.play(A, "decline").pass([B, C, D]).play(A, "townHall knight > coinage.4");
        drawn.expect_coins(A, 3);
        // Both were sent: a trader placed there now cannot be a third.
        let both = scene.play(A, "townHall trader > alchemy.2").play(A, "draw 2");
        let both = both.deal(["follower trader", "follower knight"]).play(A, "plan bath trader > townHall.1");
        both.play(A, "put back knight").expect_ask(B, asks::Turn).expect_space(A, "townHall.1", "trader");
    }
}

/// After another deed the second one goes to the alchemy alone.
#[test]
fn t_073_the_second_goes_alone() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Trader, Trader]).play(A, "townHall trader > coinage.1");
        let scene = scene.play(A, "townHall trader > alchemy.1").expect_ask(A, asks(1, None)).play(A, "draw 1");
        let scene = scene.deal(["follower ownTrader"]).play(A, "plan bath ownTrader > castle.3");
        scene.expect_coins(A, 3).expect_ask(B, asks::Turn);
    }
}

/// The tower works like the town hall; the last space pays its citizen after all followers are placed.
#[test]
fn t_073_the_last_space_pays_its_citizen() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.civic("alchemy", [Monk; 4]).places(A, [GunpowderTower]).tower(A, [Farmer, Monk]);
        let one = scene.clone().civic("alchemy", [Monk; 5]).play(A, "gunpowderTower farmer > alchemy.6");
        // The alchemy has no space left for the other one, so the question is only about other deeds.
        let one = one.expect_ask(A, asks(1, None)).play(A, "draw 1").deal(["follower ownFarmer"]);
        let one = one.expect_citizens(A, []).play(A, "put back ownFarmer").expect_citizens(A, ["alchemy"]);
        let more = Ask::Civics(civics::Questions::DispatchMore(civics::DispatchMore {
            from: GunpowderTower,
            role: Role::Monk,
            except: Some(Civic::Alchemy),
        }));
        one.expect_ask(A, more);
        let both = scene.play(A, "gunpowderTower monk > alchemy.5").expect_ask(A, asks(1, Some(GunpowderTower)));
        let both = both.play(A, "gunpowderTower farmer > alchemy.6").play(A, "draw 1").deal(["follower ownFarmer"]);
        let both = both.expect_citizens(A, []).play(A, "plan bath ownFarmer > castle.1");
        both.expect_citizens(A, ["alchemy"]).expect_ask(B, asks::Turn);
    }
}

/// With an empty bag there is no effect, but the other one may still go along.
#[test]
fn t_073_an_empty_bag_has_no_effect() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.market(A, [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]).expect_bag(A, []);
        let one = scene.clone().at(A, TownHall, [Farmer]).play(A, "townHall farmer > alchemy.1");
        one.expect_ask(B, asks::Turn);
        let two = scene.at(A, TownHall, [Farmer, Trader]).play(A, "townHall farmer > alchemy.1");
        let two = two.expect_ask(A, asks(0, Some(TownHall)));
        let two = two.expect_legal(A, "", ["decline", "townHall trader > alchemy.2"]);
        two.play(A, "townHall trader > alchemy.2")
            .expect_ask(B, asks::Turn)
            .expect_civic("alchemy", ["farmer", "trader"]);
    }
}

/// A follower without a space goes back without a question.
#[test]
fn t_073_a_follower_without_a_space_returns() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.activated(A, [Farmhouse, Village]).technology(A, "university.2");
        let scene =
            scene.stand(A, "guildhall.2", Craftsman).stand(A, "townHall.1", Knight).stand(A, "townHall.2", Knight);
        let scene = scene.play(A, "townHall knight > alchemy.1").play(A, "townHall knight > alchemy.2");
        let scene = scene.play(A, "draw 2").deal(["follower ownCraftsman", "follower ownTrader"]);
        let scene = scene.expect_ask(A, TRANSMUTE).expect_bagged(A, OwnCraftsman, 0);
        let scene = scene.refused(A, "put back ownCraftsman", "T-073");
        scene.play(A, "plan bath ownTrader > castle.3").expect_ask(B, asks::Turn);
    }
}

#[test]
fn mistake_13_alchemy_does_not_draw_onto_the_market() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Farmer]).play(A, "townHall farmer > alchemy.1").play(A, "draw 1");
        let scene = scene.deal(["follower ownFarmer"]).expect_market(A, []);
        scene.play(A, "put back ownFarmer").expect_market(A, []);
    }
}
