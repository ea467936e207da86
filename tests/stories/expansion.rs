//! Chapter 7: expansion, conquest, peace (S-066 to S-074).

use super::support::stories::*;

fn territory(scene: Scene, tiles: &str) -> Scene {
    scene.on(A, Place::Territory, tiles)
}

#[test]
fn s_066_control_is_a_settler() {
    let scene = territory(kingdom(2).epoch(A, 4).areas(A, [L06, L01]), "farmer farmer fisher");
    scene.refused(A, "territory > L01", "S-066").expect_areas(A, [L01, L06]);
}

#[test]
fn s_067_expansion_goes_next_door() {
    let scene = territory(kingdom(2), "farmer farmer fisher").refused(A, "territory > L15", "S-067");
    let scene = scene.refused(A, "territory > D01", "S-022").areas(B, [L10, L07]);
    scene.refused(A, "territory > L07", "S-068").play(A, "territory > L02");
}

/// R4 and vector 4: one knight for land, two for a village; monks, technology and substitutes are not knights.
#[test]
fn s_068_knights_conquer_areas() {
    let scene = kingdom(2).epoch(A, 4).areas(B, [L10, L07, L01]).villages([L07]);
    let one = territory(scene.clone(), "knight monk technology").refused(A, "territory > L07", "S-068");
    let one = one
        .play(A, "territory > L01")
        .expect_areas(B, [L07, L10])
        .expect_event(Event::Displaced { seat: B.seat(), area: L01 });
    one.expect_reserve(B, 3);
    territory(scene.clone(), "knight knight fisher").play(A, "territory > L07").expect_areas(B, [L01, L10]);
    let school = territory(scene.clone().cards(A, [Place::School]), "scholar scholar scholar");
    school.refused(A, "territory > L01", "S-068");
    let guarded = territory(scene.cards(B, [Place::Watchtower]), "knight knight fisher");
    guarded.refused(A, "territory > L07", "S-068").play(A, "territory > L01");
    let r4 =
        kingdom(2).epoch(A, 4).areas(A, [L06, L01, L02, L03, L11, L12]).villages([L01, L02, L07]).areas(B, [L10, L07]);
    let r4 = territory(r4, "knight knight fisher").play(A, "territory > L07").expect_citizens(A, 2);
    r4.areas(A, []).expect_citizens(A, 2);
}

/// Vector 12, first half: peace holds once either player is in epoch VIII.
#[test]
fn s_069_peace_bars_conquest() {
    let scene = territory(kingdom(2).epoch(A, 8).epoch(B, 4).areas(B, [L10, L07]), "knight knight knight");
    scene.play(A, "territory > L07").expect_areas(A, [L06, L07]).expect_areas(B, [L07, L10]);
    let other = territory(kingdom(2).epoch(A, 4).epoch(B, 8).areas(B, [L10, L07]), "farmer farmer fisher");
    other.play(A, "territory > L07").expect_areas(B, [L07, L10]);
}

/// Vector 12: C drives B out; A, who is at peace with both, stays.
#[test]
fn s_070_areas_can_be_mixed() {
    let scene =
        kingdom(3).epoch(A, 8).epoch(B, 4).epoch(C, 4).areas(A, [L06, L13]).areas(B, [L10, L13]).areas(C, [M07, M02]);
    let scene = scene.play(A, "pass").play(B, "pass");
    scene.clone().on(C, Place::Territory, "farmer farmer fisher").refused(C, "territory > L13", "S-068");
    let taken = scene.on(C, Place::Territory, "knight farmer fisher").play(C, "territory > L13");
    taken.expect_areas(A, [L06, L13]).expect_areas(B, [L10]).expect_areas(C, [L13, M02, M07]);
}

#[test]
fn s_071_joint_control_counts_for_all() {
    let scene = kingdom(2).epoch(A, 8).areas(A, [L06, L07]).areas(B, [L10, L07]).churches([L07]);
    let at = scene.table.at();
    assert_eq!([at.churches(A.seat()), at.churches(B.seat())], [1, 1]);
}

#[test]
fn s_072_a_player_can_be_driven_off_the_map() {
    let scene =
        kingdom(2).areas(A, []).on(A, Place::Territory, "farmer farmer fisher").refused(A, "territory > L06", "S-072");
    scene.expect_legal(A, "", ["pass"]);
    let back =
        kingdom_with(2, |options| options.reentry = true).areas(A, []).on(A, Place::Territory, "farmer farmer fisher");
    let back = back.refused(A, "territory > L10", "S-072").expect_legal(A, "territory", ["territory > L06"]);
    back.play(A, "territory > L06").expect_areas(A, [L06]);
}

#[test]
fn s_073_vacated_areas_keep_their_buildings() {
    let scene = territory(kingdom(2).churches([L07]), "farmer farmer fisher").play(A, "territory > L07");
    assert!(scene.table.state().map[L07].church);
    scene.expect_areas(A, [L06, L07]).expect_citizens(A, 2);
}

/// Vector 14: another player's building in a joint area counts for both.
#[test]
fn s_074_the_control_board_follows() {
    let scene = kingdom(2).epoch(A, 8).epoch(B, 5).areas(A, [L06, L09]).areas(B, [L10, L09]).villages([L09]);
    let scene = scene.on(B, Place::Church, "monk craftsman wood").play(A, "pass").play(B, "build church > L09");
    let scene = scene.expect_citizens(A, 1).expect_citizens(B, 1);
    assert_eq!([scene.player(A).built.churches, scene.player(B).built.churches], [0, 1]);
}
