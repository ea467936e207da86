//! Chapter 9: the rulebook's worked examples.

use crate::support::burgundy::*;

#[test]
fn bx_01_a_two_becomes_a_six() {
    let scene = scene(2).dice(A, [2, 2]).depot(6, [Bank]).chips(A, 1).refused(A, "2: take bank from 6", "B-040");
    scene.chips(A, 2).play(A, "2: take bank from 6").expect_chips(A, 0).expect_store(A, [Bank]);
}

#[test]
fn bx_02_either_pink_or_brown() {
    let scene = scene(2).dice(A, [2, 2]).store(A, [Ship]).goods(A, Turquoise, 1).goods(A, Red, 1);
    let scene = scene.cargo(3, [Turquoise, Pink, Brown]).play(A, "2: place ship on 17").play(A, "load 3");
    let scene = scene.expect_legal(A, "", ["keep pink", "keep brown"]);
    let pink = scene.clone().play(A, "keep pink").expect_goods(A, [(Turquoise, 2), (Pink, 1), (Red, 1)]);
    pink.expect_cargo(3, [(Brown, 1)]);
    scene.play(A, "keep brown").expect_goods(A, [(Turquoise, 2), (Red, 1), (Brown, 1)]).expect_cargo(3, [(Pink, 1)]);
}

fn cows() -> Scene {
    let scene = scene(2).dice(A, [1, 5]).duchy(A, [(11, Bank), (10, Cow3)]).store(A, [Cow4, Cow4]);
    scene.play(A, "1: place cow4 on 5")
}

#[test]
fn bx_03_a_second_cow_tile() {
    cows().expect_points(A, Source::Animals, 7);
}

#[test]
fn bx_04_a_third_cow_tile() {
    cows().play(A, "5: place cow4 on 9").expect_points(A, Source::Animals, 7 + 11);
}

fn sheep() -> Scene {
    let scene = scene(2).dice(A, [1, 5]).duchy(A, [(11, Bank), (10, Sheep4)]).knows(A, [T7]).store(A, [Sheep3, Pig2]);
    scene.play(A, "1: place sheep3 on 5")
}

#[test]
fn bx_05_t7_with_two_sheep_tiles() {
    sheep().expect_points(A, Source::Animals, 9);
}

#[test]
fn bx_06_t7_with_another_kind() {
    sheep().play(A, "5: place pig2 on 9").expect_points(A, Source::Animals, 9 + 3);
}

#[test]
fn bx_07_t8_three_steps_for_two_chips() {
    let scene = scene(2).dice(A, [3, 3]).depot(6, [Bank]).knows(A, [T8]).chips(A, 1);
    scene.refused(A, "3: take bank from 6", "B-040").chips(A, 2).play(A, "3: take bank from 6").expect_chips(A, 0);
}

fn sales() -> Scene {
    scene(2).sold(A, Red, 4).sold(A, Purple, 3).sold(A, Pink, 3).sold(A, Orange, 1)
}

#[test]
fn bx_08_t15_four_colours() {
    sales().knows(A, [T15]).expect_score(A, "knowledge", 12);
}

#[test]
fn bx_09_watchtowers_and_banks() {
    let banks = [(11, Bank), (25, Bank), (13, Bank), (24, Mine), (23, Bank)];
    let towers = [(26, Watchtower), (14, Watchtower)];
    scene(2).knows(A, [T17, T22]).duchy(A, banks).duchy(A, towers).expect_score(A, "knowledge", 24);
}

#[test]
fn bx_10_three_kinds_of_animals() {
    let animals = [(11, Bank), (10, Sheep2), (9, Sheep3), (4, Sheep4), (5, Cow2), (0, Chicken2)];
    scene(2).duchy(A, animals).knows(A, [T24]).expect_score(A, "knowledge", 12);
}

#[test]
fn bx_11_t25_eleven_goods() {
    sales().knows(A, [T25]).expect_score(A, "knowledge", 11);
}

#[test]
fn bx_12_market_without_a_tile_to_fetch() {
    let scene = scene(2).dice(A, [3, 1]).store(A, [Market]).depot(1, [Bank]).depot(5, [Mine, T3]).black([Ship, Cow3]);
    scene
        .play(A, "3: place market on 25")
        .expect_tile(A, 25, Some(Market))
        .expect_ask(A, asks::Turn)
        .expect_store(A, []);
}

#[test]
fn bx_13_first_to_complete_a_colour() {
    let animals = [(11, Bank), (10, Pig2), (9, Pig3), (4, Cow3), (5, Cow2), (0, Chicken2), (25, Church), (26, Market)];
    for (seats, bonus) in [(2, 5), (3, 6), (4, 7)] {
        let third_mine = scene(seats).dice(A, [3, 3]).store(A, [Mine]).duchy(A, [(24, Mine), (29, Mine)]);
        let third_mine = third_mine.play(A, "3: place mine on 33").expect_points(A, Source::Bonuses, bonus);
        third_mine.expect_points(A, Source::Areas, 6);
        let sixth_animal = scene(seats).phase(Phase::E).dice(A, [2, 3]).store(A, [Sheep4]).duchy(A, animals);
        let sixth_animal = sixth_animal.play(A, "2: place sheep4 on 27").expect_points(A, Source::Bonuses, bonus);
        sixth_animal.expect_points(A, Source::Areas, 1);
    }
}

#[test]
fn bx_14_cities_of_duchy_1() {
    let layout = Layout::of(DuchyId::One);
    let cities = layout.areas().filter(|area| area & layout.spaces[Colour::Building.index()] != 0);
    let mut sizes: Vec<u32> = cities.map(u64::count_ones).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [1, 3, 3, 5]);
}

#[test]
fn bx_15_first_placement() {
    let mut spaces = vec![];
    for tile in [Bank, Cow2, T1, Castle, Mine, Ship] {
        let scene = scene(2).phase(Phase::A).dice(A, [1, 1]).chips(A, 3).store(A, [tile]);
        let lines = scene.legal_like(A, "1: place");
        spaces.extend(lines.iter().map(|line| line.rsplit(' ').next().unwrap().parse::<u8>().unwrap()));
    }
    spaces.sort_unstable();
    assert_eq!(spaces, [11, 12, 17, 19, 24, 25]);
}

#[test]
fn bx_16_t13_and_the_boarding_house() {
    let scene = scene(2).dice(A, [3, 3]).knows(A, [T13]).store(A, [BoardingHouse]);
    scene.play(A, "3: place boardingHouse on 25").expect_chips(A, 4).expect_silver(A, 0);
}
