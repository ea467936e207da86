//! Chapter 8, in part: new deeds and new events together.

use crate::support::orleans::*;
use loire::orleans::modules::new_deeds::vocabulary::{self as new_deeds, Questions as NewDeedsAsk};

const EVENTS: [ModuleId; 2] = [ModuleId::NewDeeds, ModuleId::NewEvents];
const COURT: Ask = Ask::NewDeeds(NewDeedsAsk::Court(new_deeds::Court));

/// In a round of this event A completes the court with a farmer.
fn favoured(scene: Scene, event: &str) -> Scene {
    let scene = scene.event(event).civic("court", [Monk; 5]).stand(A, "townHall.1", Farmer);
    scene.play(A, "townHall farmer > court.6").expect_ask(A, COURT)
}

#[test]
fn t_093_bans_bind_the_favour_of_the_court() {
    for (event, line, rule) in [
        ("conference", "use university", "T-034"),
        ("crusade", "use castle", "T-035"),
        ("strike", "village craftsman", "T-036"),
    ] {
        for scene in both_with(4, &EVENTS) {
            let scene = favoured(scene, event).refused(A, line, rule);
            scene.play(A, "village trader").play(A, "decline").expect_track(A, Trader, 1);
        }
    }
}

/// The court's favour cannot use a place with technology either.
#[test]
fn t_093_sabotage_binds_the_favour() {
    for scene in both_with(4, &EVENTS) {
        let scene = favoured(scene.technology(A, "castle.1"), "sabotage").refused(A, "use castle", "T-043");
        scene.play(A, "use university").expect_track(A, Scholar, 1);
    }
}

/// A follower recruited by the court's favour stands on a space at once, but is not sent in the same action.
#[test]
fn t_093_amnesty_places_recruits_of_the_favour() {
    for scene in both_with(4, &EVENTS) {
        let scene = favoured(scene.stand(A, "townHall.2", Scholar), "amnesty").play(A, "use castle");
        let line = scene.legal(A).into_iter().find(|line| line.ends_with("townHall.1")).unwrap();
        let scene = scene.play(A, &line).expect_space(A, "townHall.1", "knight");
        let scene = scene.refused(A, "townHall knight > coinage.4", "T-069").play(A, "decline").pass([B, C, D]);
        scene.play(A, "townHall knight > coinage.4").expect_coins(A, 4);
    }
}

/// Farmers remain farmers for the deeds, and an alchemist's draw is not planning.
#[test]
fn t_093_the_revolt_does_not_affect_deeds() {
    for scene in both_with(4, &EVENTS) {
        let scene = scene.event("peasantsRevolt").at(A, TownHall, [Farmer]);
        let scene = scene.refused(A, "townHall farmer > coinage.1", "T-069").play(A, "townHall farmer > alchemy.1");
        let scene = scene.play(A, "draw 1").deal(["follower ownFarmer"]);
        scene.refused(A, "plan bath ownFarmer > castle.3", "O-040").play(A, "plan bath ownFarmer > castle.1");
    }
}
