//! A game ends only when the rules say so: a position with an empty agenda is checked for that (S-091, S-103, S-104,
//! S-115).

use super::support::stories::*;

/// A position with an empty agenda is refused at exactly these paths, in this order.
#[track_caller]
fn no_end<const N: usize>(scene: &Scene, paths: [&str; N]) {
    let broken = problems(scene);
    assert_eq!(broken.iter().map(|(path, _)| path.as_str()).collect::<Vec<_>>(), paths, "{broken:?}");
}

fn problems(scene: &Scene) -> Vec<(String, String)> {
    let mut laws = loire::engine::Laws::default();
    Stories::laws(scene.table.at(), &serde_json::from_str("[]").unwrap(), &mut laws);
    laws.into_broken().into_iter().map(|broken| (broken.path, broken.reason)).collect()
}

/// All players have passed.
fn passed(scene: Scene) -> Scene {
    scene.arrange(|state| state.players.values_mut().iter_mut().for_each(|player| player.passed = true))
}

#[test]
fn s_091_a_kingdom_is_over_when_a_player_has_done_all_tasks() {
    let done = passed(kingdom(2).tasks(A, 20, [3, 3, 15, 31]).churches([L06]).built(A, [0, 0, 1]).coins(A, 30));
    no_end(&done, []);
    let poor = done.clone().coins(A, 29);
    no_end(&poor, ["agenda"]);
    assert_eq!(problems(&poor)[0].1, "the agenda is empty before the end of the game");
    no_end(&done.clone().tasks(A, 19, [3, 3, 15, 31]), ["agenda"]);
    no_end(&done.arrange(|state| state.players[B.seat()].passed = false), ["players[1].passed"]);
}

#[test]
fn s_115_a_limited_kingdom_is_over_after_its_last_round() {
    let limited = passed(kingdom_with(2, |options| options.round_limit = 6));
    no_end(&limited.clone().round(5), ["agenda"]);
    no_end(&limited.clone().round(6), []);
    no_end(&limited.round(7), ["round"]);
}

/// A has the fame, buildings and booklets of the fifth year; B lacks the castle.
fn fifth_winter() -> Scene {
    let scene = court(2).round(20).fame(A, 90).fame(B, 60).churches([L06, L01, L10, L09]);
    let scene = scene.villages([L02, L11, L05, L14]).areas(A, [L06, L01, L02, L11]).areas(B, [L10, L09, L05, L14]);
    passed(scene).arrange(|state| {
        for courtier in state.court.as_mut().unwrap().courtiers.values_mut() {
            for (field, word) in ["monk", "wine", "wool"].into_iter().enumerate() {
                courtier.booklet[3].put(field, loire::wire::parse(word).unwrap());
            }
        }
    })
}

#[test]
fn s_104_a_court_is_over_after_the_last_winter() {
    let over = fifth_winter().out(B, 20);
    no_end(&over, []);
    no_end(&fifth_winter(), ["players[1].out"]);
    no_end(&over.clone().out(A, 20), ["players[0].out"]);
    let autumn = passed(court(2).round(19));
    no_end(&autumn, ["agenda"]);
    assert_eq!(problems(&autumn)[0].1, "the agenda is empty before the end of the game");
    no_end(&passed(court(2).round(16)), ["agenda"]);
}

#[test]
fn s_103_a_court_is_over_when_one_is_left() {
    let first_winter = |seats| passed(court(seats).round(4).areas(A, [L06, L01]).favourites(B, 0).favourites(A, 0));
    let alone = first_winter(2).out(B, 4).favourites(A, 1).arrange(|state| {
        let page = &mut state.court.as_mut().unwrap().courtiers[A.seat()].booklet;
        for (field, word) in ["farmer", "fish", "coins2"].into_iter().enumerate() {
            page[1].put(field, loire::wire::parse(word).unwrap());
        }
    });
    no_end(&alone, []);
    // The last player must have met all objectives, or spent a tile on each missing one.
    no_end(&first_winter(2).out(B, 4).favourites(A, 1), ["players[0].out"]);
    no_end(&first_winter(2).out(B, 4), []);
    // A player with a tile left is not out.
    no_end(&alone.clone().favourites(B, 1), ["players[1].out"]);
    // Two players are left: the game goes on.
    no_end(&first_winter(3).out(B, 4), ["agenda"]);
    // The game was over a year earlier.
    no_end(&first_winter(2).out(B, 4).round(8), ["players[0].out", "round"]);
}

#[test]
fn s_008_all_have_passed_before_unloading() {
    let acting = kingdom(2).on(A, Place::Gate, "wool coins5").play(A, "pass");
    assert_eq!(acting.table.validate(), Ok(()), "B still acts");
    let unloading = acting.play(B, "pass").expect_ask(A, asks::Unloading);
    assert_eq!(unloading.table.validate(), Ok(()));
    let broken = unloading.arrange(|state| state.players[B.seat()].passed = false).table.validate().unwrap_err();
    assert_eq!(broken.path, "players[1].passed");
    assert_eq!(broken.reason, "all have acted in this round, and this seat has not passed");
}
