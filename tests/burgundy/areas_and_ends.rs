//! Chapter 6: areas, colours, phase end, game end.

use crate::support::burgundy::*;

/// The neighbours of each space on every duchy, as printed: rows of 4, 5, 6, 7, 6, 5 and 4.
fn touches(one: u8, other: u8) -> bool {
    let at = |space: u8| {
        let mut left = i32::from(space);
        for (row, (start, length)) in
            [(0, 4), (-1, 5), (-2, 6), (-3, 7), (-3, 6), (-3, 5), (-3, 4)].into_iter().enumerate()
        {
            if left < length {
                return (start + left, row as i32);
            }
            left -= length;
        }
        unreachable!()
    };
    let ((q, r), (p, s)) = (at(one), at(other));
    matches!((p - q, s - r), (1, 0) | (-1, 0) | (0, 1) | (0, -1) | (1, -1) | (-1, 1))
}

/// Tiles for every space but one and the start castle's: no kind twice in a city.
fn all_but(duchy: DuchyId, start: u8, left_out: u8) -> Vec<(u8, Tile)> {
    let layout = Layout::of(duchy);
    let mut knowledge = [T15, T16, T17, T18, T19, T20].into_iter();
    let mut animals = [Cow2, Cow2, Sheep2, Sheep2, Pig2, Pig2].into_iter();
    let mut buildings = std::collections::HashMap::new();
    (0..37u8)
        .filter(|&at| at != left_out && at != start)
        .map(|at| {
            let tile = match layout.colour(space(at)) {
                Colour::Building => {
                    let kind = buildings.entry(layout.area(space(at))).or_insert(0);
                    *kind += 1;
                    Colour::Building.faces()[*kind - 1]
                }
                Colour::Animal => animals.next().unwrap(),
                Colour::Knowledge => knowledge.next().unwrap(),
                Colour::Castle => Castle,
                Colour::Mine => Mine,
                Colour::Ship => Ship,
            };
            (at, tile)
        })
        .collect()
}

/// Every area of every duchy: the last space pays 1, 3, 6, 10, 15, 21, 28 or 36 points by size.
#[test]
fn b_080_areas_score_by_size() {
    let mut sizes = [0; 9];
    for &duchy in DuchyId::ALL {
        let layout = Layout::of(duchy);
        let start = Space::in_set(layout.spaces[Colour::Castle.index()]).next().unwrap().number();
        for last in layout.areas().map(|area| area.trailing_zeros() as u8).filter(|&last| last != start) {
            let size = layout.area(space(last)).count_ones() as usize;
            let tile = match layout.colour(space(last)) {
                Colour::Building => Watchtower,
                Colour::Animal => Chicken2,
                Colour::Knowledge => T26,
                Colour::Castle => Castle,
                Colour::Mine => Mine,
                Colour::Ship => Ship,
            };
            let number = space(last).face().number();
            let scene = scene_on(2, duchy, start).phase(Phase::E).dice(A, [number, number]).store(A, [tile]);
            let tiles = all_but(duchy, start, last);
            let scene = tiles.into_iter().fold(scene, |scene, tile| scene.duchy(A, [tile]));
            let scene = scene.play(A, &format!("{number}: place {} on {last}", tile.name()));
            sizes[size] += 1;
            let points = [1, 3, 6, 10, 15, 21, 28, 36][size - 1];
            scene.expect_points(A, Source::Areas, points).expect_points(A, Source::Phases, 2);
        }
    }
    assert!(sizes[1..=8].iter().all(|&seen| seen > 0), "areas of every size: {sizes:?}");
    assert_eq!(AREA_POINTS, [1, 3, 6, 10, 15, 21, 28, 36]);
}

/// 10, 8, 6, 4 or 2 points by phase, also for the smallest area.
#[test]
fn b_081_areas_score_by_phase() {
    for (phase, points) in Phase::ALL.iter().zip([10, 8, 6, 4, 2]) {
        let scene = scene(2).phase(*phase).dice(A, [3, 1]).store(A, [Bank]).play(A, "3: place bank on 11");
        scene
            .expect_points(A, Source::Areas, 1)
            .expect_points(A, Source::Phases, points)
            .expect_all_points(A, 1 + points);
    }
}

/// Areas are the connected spaces of one printed colour, regardless of their tiles.
#[test]
fn b_082_areas_are_printed() {
    for &duchy in DuchyId::ALL {
        let layout = Layout::of(duchy);
        for one in 0..37u8 {
            for other in 0..37u8 {
                let together = layout.area(space(one)) & space(other).bit() != 0;
                let alike = layout.colour(space(one)) == layout.colour(space(other));
                assert!(!touches(one, other) || together == alike, "duchy {}: {one} and {other}", duchy.name());
                assert!(!together || alike);
                assert_eq!(layout.area(space(one)) == layout.area(space(other)), together);
            }
        }
    }
    // One placement scores one area: the mine touches a finished city and river, but scores neither.
    let scene = scene(2).dice(A, [4, 1]).store(A, [Mine]).duchy(A, [(11, Bank), (17, Ship), (16, Ship), (15, Ship)]);
    scene.play(A, "4: place mine on 24").expect_all_points(A, 0);
}

/// The first seat to fill a colour takes the large bonus, the second the small one, others none.
#[test]
fn b_083_completed_colours_pay_bonuses() {
    let mines = |scene: Scene, who| scene.dice(who, [3, 3]).store(who, [Mine]).duchy(who, [(24, Mine), (29, Mine)]);
    let scene = mines(mines(mines(scene(3).phase(Phase::E), A), B), C);
    let scene = scene.play(A, "3: place mine on 33").pass(A).expect_points(A, Source::Bonuses, 6);
    let scene = scene.play(B, "3: place mine on 33").pass(B).expect_points(B, Source::Bonuses, 3);
    let scene = scene.play(C, "3: place mine on 33").expect_points(C, Source::Bonuses, 0);
    assert_eq!(scene.table.state().bonuses[Colour::Mine.index()].as_slice(), [A, B].map(Who::seat));
    assert_eq!([A, B, C].map(|who| scene.table.state().bonus_tiles(who.seat())), [1, 1, 0]);
}

/// One placement pays area, phase and colour bonus; the phase bonus only once.
#[test]
fn b_084_bonuses_of_a_placement_add_up() {
    let scene = scene(4).phase(Phase::B).dice(A, [3, 3]).store(A, [Mine]).duchy(A, [(24, Mine), (29, Mine)]);
    let scene = scene.play(A, "3: place mine on 33").expect_points(A, Source::Areas, 6);
    scene.expect_points(A, Source::Phases, 8).expect_points(A, Source::Bonuses, 7).expect_all_points(A, 21);
}

/// After the fifth round of every phase: a silver for each placed mine.
#[test]
fn b_090_mines_pay_at_the_end_of_a_phase() {
    for &phase in Phase::ALL {
        let scene = scene(2).phase(phase).round(5).duchy(A, [(24, Mine)]).store(A, [Mine]).dice(A, [1, 1]);
        let scene = scene.play(A, "1: place mine on 29").pass(A).expect_silver(A, 0).pass(B);
        let scene = scene.expect_silver(A, 2).expect_silver(B, 0).expect_chips(A, 2);
        match phase.next() {
            Some(next) => assert_eq!(scene.table.state().phase, next),
            None => assert!(matches!(scene.table.turn(), Turn::Over)),
        }
    }
    // Not after the fourth.
    scene(2).round(4).duchy(A, [(24, Mine)]).pass(A).pass(B).expect_silver(A, 0);
}

/// A point for each good and silver, half a point for each chip, knowledge tiles; none for stored tiles.
#[test]
fn b_091_the_final_scoring_counts_leftovers() {
    let scene = scene(2).phase(Phase::E).round(5).goods(A, Red, 2).goods(A, Pink, 1).silver(A, 4).chips(A, 3);
    let scene = scene.sold(A, Brown, 2).knows(A, [T25]).store(A, [T15, Mine]).pass(A).pass(B);
    assert!(matches!(scene.table.turn(), Turn::Over));
    let scene = scene.expect_score(A, "goods", 3).expect_score(A, "silver", 4).expect_score(A, "chips", 3);
    let scene = scene.expect_score(A, "knowledge", 2);
    // Two goods sold among two players gave two points each.
    assert_eq!(scene.table.scores()[0].total, 3 + 4 + 3 + 2 + 4);
    assert_eq!(scene.table.check(A.seat(), Action::EndTurn(answers::EndTurn)).unwrap_err().code(), "gameOver");
}

fn ranks(scene: &Scene) -> Vec<u8> {
    scene.table.scores().iter().map(|line| line.rank).collect()
}

/// Most points; then more empty spaces; then the later one in turn order. There is always one winner.
#[test]
fn b_092_ties_are_broken() {
    let end = || scene(3).phase(Phase::E).round(5).pass(A).pass(B).pass(C);
    assert_eq!(ranks(&end().level().points(B, Source::Animals, 999)), [3, 1, 2]);
    // All equal: the last in turn order wins.
    assert_eq!(ranks(&end().level()), [3, 2, 1]);
    // C has a mine more, so fewer empty spaces.
    assert_eq!(ranks(&end().duchy(C, [(24, Mine)]).level()), [2, 1, 3]);
    // A ship of the last turn counts for the order.
    let ship = scene(3).phase(Phase::E).round(5).store(C, [Ship]).dice(C, [2, 2]).pass(A).pass(B);
    let ship = ship.play(C, "2: place ship on 17").play(C, "load 1").pass(C).chips(C, 4).chips(A, 4).chips(B, 4);
    let ship = ship.duchy(A, [(24, Mine)]).duchy(B, [(24, Mine)]).expect_order([C, A, B]);
    assert_eq!(ranks(&ship.level()), [2, 1, 3]);
}

/// Printings differ: with the option, fewer empty spaces win.
#[test]
fn b_092_an_option_breaks_ties_by_fewest_empty_spaces() {
    let end = scene_with(3, |options| options.tie_break = TieBreakMode::FewestEmpty).phase(Phase::E).round(5);
    assert_eq!(ranks(&end.pass(A).pass(B).pass(C).duchy(A, [(24, Mine)]).level()), [1, 3, 2]);
}
