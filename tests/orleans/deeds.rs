//! Chapter 4, last part: beneficial deeds.

use crate::support::orleans::*;

#[test]
fn o_074_one_or_both_are_sent() {
    for scene in both(2) {
        let scene = scene.at(A, TownHall, [Knight, Monk]).refused(A, "use townHall", "O-074");
        let one = scene.clone().play(A, "townHall knight > cityWall").expect_coins(A, 1);
        let one = one.expect_ask(A, asks::SendMore { from: TownHall }).expect_legal(
            A,
            "",
            ["townHall monk > papalConclave", "townHall monk > cathedral", "townHall monk > peaceTreaty", "decline"],
        );
        // The other follower stays, and another action of this phase may send it.
        let one = one.play(A, "decline").expect_space(A, "townHall.2", "monk").expect_ask(B, asks::Turn).pass([B]);
        one.play(A, "townHall monk > cathedral").expect_coins(A, 3).expect_ask(A, asks::Turn);
        // Both, to different deeds or to the same one.
        let both = scene.clone().play(A, "townHall knight > cityWall").play(A, "townHall monk > papalConclave");
        both.expect_coins(A, 4).expect_ask(B, asks::Turn).expect_deed("cityWall", [Knight]);
        let same = scene.play(A, "townHall monk > papalConclave").play(A, "townHall knight > papalConclave");
        let same = same.expect_coins(A, 6).expect_deed("papalConclave", [Knight, Monk]);
        // They stay on the deed: neither in the supply nor in the bag.
        let same = same.expect_supply(Knight, 0).expect_bagged(A, Knight, 0).expect_space(A, "townHall.1", "");
        same.pass_all().turn_over("plague").expect_deed("papalConclave", [Knight, Monk]);
    }
}

/// Only its own type, on a free space.
#[test]
fn o_074_followers_go_to_free_spaces_of_their_type() {
    for scene in both(2) {
        let scene = scene.at(A, TownHall, [Trader, Monk]).deed("astronomy", [Trader]);
        let scene = scene.expect_legal(
            A,
            "townHall",
            [
                "townHall trader > cityWall",
                "townHall trader > defeatOfThePlague",
                "townHall trader > cathedral",
                "townHall trader > canalisation for coin",
                "townHall trader > canalisation for step",
                "townHall monk > papalConclave",
                "townHall monk > cathedral",
                "townHall monk > peaceTreaty",
            ],
        );
        let scene =
            scene.refused(A, "townHall trader > astronomy", "O-074").refused(A, "townHall monk > cityWall", "O-074");
        let scene =
            scene.refused(A, "townHall knight > cityWall", "O-074").refused(A, "castle monk > cathedral", "O-074");
        let scene = scene.refused(A, "townHall trader > canalisation", "O-074");
        scene.refused(A, "townHall trader > cityWall for coin", "O-074");
    }
}

/// A follower without a matching space stays; if no follower fits, the town hall cannot be used.
#[test]
fn o_074_not_executable_if_none_fits() {
    for scene in both(4) {
        let full =
            scene.deed("papalConclave", [Monk, Monk]).deed("cathedral", [Monk, Monk]).deed("peaceTreaty", [Monk]);
        let alone = full.clone().at(A, TownHall, [Monk]).expect_legal(A, "", ["pass"]);
        alone.refused(A, "townHall monk > cathedral", "O-074");
        let two = full.at(A, TownHall, [Monk, Knight]).play(A, "townHall knight > cityWall");
        two.expect_ask(B, asks::Turn).expect_space(A, "townHall.1", "monk");
    }
}

/// Two of a kind: there is a question about the second one, and one of them stays.
#[test]
fn o_074_two_of_a_kind_leave_one() {
    for scene in both(2) {
        let scene = scene.at(A, TownHall, [Knight, Knight]).play(A, "townHall knight > cityWall");
        let scene = scene.play(A, "decline").expect_space(A, "townHall.1", "knight").expect_space(A, "townHall.2", "");
        scene.pass([B]).play(A, "townHall knight > peaceTreaty").expect_coins(A, 3);
    }
}

#[test]
fn o_074_deeds_pay_rewards() {
    let cases = [
        (Farmer, "cityWall", 1),
        (Monk, "papalConclave", 3),
        (Boatman, "defeatOfThePlague", 2),
        (Scholar, "astronomy", 1),
        (Boatman, "boatmenGuild", 1),
        (Craftsman, "cathedral", 2),
        (Scholar, "peaceTreaty", 2),
    ];
    for (follower, deed, coins) in cases {
        for scene in both(2) {
            let scene = scene.at(A, TownHall, [follower]);
            let scene = scene.play(A, &format!("townHall {} > {deed}", follower.name()));
            scene.expect_coins(A, coins).expect_development(A, 0, 1).expect_deed(deed, [follower]);
        }
    }
    for scene in both(2) {
        let scene = scene.at(A, TownHall, [Farmer]).development(A, 6);
        let scene = scene.play(A, "townHall farmer > canalisation for step");
        scene.expect_development(A, 7, 2).expect_coins(A, 3);
    }
}

/// Every deed: its citizen comes with the last space and goes to the seat that fills it.
#[test]
fn o_075_completing_a_deed_brings_its_citizen() {
    for scene in both(3) {
        let scene = scene.at(A, TownHall, [Monk]).at(B, TownHall, [Knight]).at(C, TownHall, [Monk]);
        let scene = scene.play(A, "townHall monk > papalConclave").expect_citizens(A, []);
        let scene = scene.play(B, "townHall knight > papalConclave").expect_citizens(B, []);
        let scene =
            scene.play(C, "townHall monk > papalConclave").expect_citizens(C, ["papalConclave"]).expect_coins(C, 3);
        scene.expect_citizens(A, []).expect_citizens(B, []);
    }
    let filled: [(&str, &[Follower]); 8] = [
        ("cityWall", &[Farmer, Farmer, Craftsman, Craftsman, Craftsman, Trader, Knight, Knight, Knight]),
        ("papalConclave", &[Monk, Monk]),
        ("defeatOfThePlague", &[Boatman, Trader, Scholar, Scholar]),
        ("astronomy", &[Scholar, Scholar]),
        ("boatmenGuild", &[Boatman, Boatman, Boatman]),
        ("cathedral", &[Craftsman, Craftsman, Trader, Monk, Monk]),
        ("peaceTreaty", &[Scholar, Knight, Knight]),
        ("canalisation", &[Farmer, Farmer, Boatman, Boatman, Boatman, Craftsman, Craftsman, Trader, Trader]),
    ];
    let last = [Farmer, Knight, Farmer, Trader, Scholar, Trader, Monk, Farmer];
    for ((deed, sent), last) in filled.into_iter().zip(last) {
        let scene =
            later(4).arrange(|state| state.deeds[named::<Deed>(deed)] = count(sent.iter().map(|&who| role(who))));
        let scene = scene.at(A, TownHall, [last]).expect_citizens(A, []);
        let reward = if deed == "canalisation" { " for coin" } else { "" };
        scene.play(A, &format!("townHall {} > {deed}{reward}", last.name())).expect_citizens(A, [deed]);
    }
}
