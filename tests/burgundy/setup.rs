//! Chapter 1: components and set-up.

use crate::support::burgundy::*;
use loire::AnyGame;
use loire::burgundy::data::depots::{BLACK, DEPOTS};
use loire::burgundy::data::duchies::{COLOURS, NUMBERS};
use serde_json::json;

fn table(setup: &Setup) -> Table<Burgundy> {
    Table::new(setup).unwrap()
}

/// Draws first outcomes until a seat is asked; returns the draws that were asked for.
fn draw_all(table: &mut Table<Burgundy>) -> Vec<Draw> {
    let mut draws = vec![];
    while let Turn::Chance(draw) = table.turn() {
        draws.push(*draw);
        first_outcome(table);
    }
    draws
}

/// Draws first outcomes until this draw is pending.
fn draw_until(table: &mut Table<Burgundy>, is_due: impl Fn(&Draw) -> bool) {
    while matches!(table.turn(), Turn::Chance(draw) if !is_due(draw)) {
        first_outcome(table);
    }
}

/// An area as its size, by colour, in order of size.
fn areas(duchy: DuchyId, colour: Colour) -> Vec<u32> {
    let layout = Layout::of(duchy);
    let of_colour = |area: &u64| area & layout.spaces[colour.index()] != 0;
    let mut sizes: Vec<u32> = layout.areas().filter(of_colour).map(u64::count_ones).collect();
    sizes.sort_unstable();
    sizes
}

#[test]
fn b_001_two_to_four_players_play() {
    let seats: Vec<u8> = (0..=9).filter(|&number| Seats::new(number).is_some()).collect();
    assert_eq!(seats, [2, 3, 4]);
    for seats in seats {
        assert_eq!(table(&setup(seats, |_| {})).state().players.values().len(), usize::from(seats));
    }
}

#[test]
fn b_002_hex_tiles_match_the_box() {
    let count =
        |colour: Colour, of: fn(Tile) -> u8| -> u32 { colour.faces().iter().map(|&face| u32::from(of(face))).sum() };
    let backs =
        Colour::ALL.iter().map(|&colour| (count(colour, Tile::coloured_backs), count(colour, Tile::black_backs)));
    // Buildings, animals, knowledge, castles, mines, ships.
    assert_eq!(backs.clone().collect::<Vec<_>>(), [(40, 16), (20, 8), (20, 6), (14, 2), (10, 2), (20, 6)]);
    assert_eq!(backs.map(|(coloured, black)| coloured + black).sum::<u32>(), 164);
    assert_eq!(Colour::Building.faces().len(), 8);
    for &face in Colour::Building.faces() {
        assert_eq!((face.coloured_backs(), face.black_backs()), (5, 2));
    }
    for &face in Colour::Animal.faces() {
        let backs = (face.coloured_backs(), face.black_backs());
        assert_eq!(backs, [(2, 0), (2, 1), (1, 1)][usize::from(face.animals().unwrap().1) - 2]);
    }
    let black: Vec<Tile> = Colour::Knowledge.faces().iter().copied().filter(|face| face.black_backs() == 1).collect();
    assert_eq!(black, [T7, T12, T14, T15, T24, T25]);
    assert!(Colour::Knowledge.faces().iter().all(|face| face.coloured_backs() + face.black_backs() == 1));
    // The supplies of a new table contain all of them except the start castles.
    let table = table(&setup(4, |_| {}));
    assert_eq!((table.state().supply.total(), table.state().black_supply.total()), (124 - 4, 40));
}

#[test]
fn b_003_goods_match_the_box() {
    let numbers: Vec<(&str, u8)> = Good::ALL.iter().map(|good| (good.name(), good.face().unwrap().number())).collect();
    assert_eq!(numbers, [("turquoise", 1), ("purple", 2), ("pink", 3), ("red", 4), ("brown", 5), ("orange", 6)]);
    assert_eq!(table(&setup(2, |_| {})).state().hidden_goods.values(), &[7; 6]);
}

/// The box has 20 silver and 30 chips, and no rule ever fails for lack of them.
#[test]
fn b_004_silver_and_chips_never_run_out() {
    scene(2)
        .silver(A, 40)
        .chips(A, 60)
        .dice(A, [2, 4])
        .store(A, [Bank, BoardingHouse])
        .duchy(A, [(19, Ship)])
        .play(A, "2: place bank on 13")
        .play(A, "4: place boardingHouse on 25")
        .expect_silver(A, 42)
        .expect_chips(A, 60 - 1 + 4);
}

/// Twelve bonus tiles, a large and a small one for each colour, all on the board.
#[test]
fn b_005_bonus_tiles_start_on_the_board() {
    let table = table(&setup(3, |_| {}));
    assert_eq!(table.state().bonuses.len(), 6);
    assert!(table.state().bonuses.iter().all(|taken| taken.is_empty() && taken.capacity() == 2));
}

/// 37 spaces a duchy, the numbers at the same places, the same colours in other places.
#[test]
fn b_006_player_boards_match_the_print() {
    assert_eq!(Space::COUNT, 37);
    let rows: Vec<usize> = COLOURS[0].split(' ').map(str::len).collect();
    assert_eq!(rows, [4, 5, 6, 7, 6, 5, 4]);
    assert_eq!(NUMBERS[18], 6);
    for &duchy in DuchyId::ALL {
        let layout = Layout::of(duchy);
        let spaces: Vec<u32> = layout.spaces.iter().map(|spaces| spaces.count_ones()).collect();
        assert_eq!(spaces, [12, 6, 6, 4, 3, 6], "duchy {}", duchy.name());
        assert!(layout.areas().all(|area| area.count_ones() <= 8));
    }
    assert_eq!(
        Colour::ALL.iter().map(|&colour| areas(DuchyId::One, colour)).collect::<Vec<_>>(),
        [vec![1, 3, 3, 5], vec![1, 5], vec![3, 3], vec![1, 3], vec![3], vec![3, 3]]
    );
    assert_eq!(Layout::of(DuchyId::One).areas().count(), 13);
}

/// Two to six cities of one to eight spaces on the nine duchies, and the number of all their areas.
#[test]
fn b_006_the_nine_duchies_have_their_cities() {
    let printed: [(&[u32], usize); 9] = [
        (&[1, 3, 3, 5], 13),
        (&[2, 2, 8], 17),
        (&[1, 1, 5, 5], 16),
        (&[2, 5, 5], 16),
        (&[1, 2, 3, 3, 3], 19),
        (&[2, 4, 6], 15),
        (&[2, 3, 7], 16),
        (&[2, 2, 2, 2, 2, 2], 21),
        (&[6, 6], 16),
    ];
    for (&duchy, (cities, count)) in DuchyId::ALL.iter().zip(printed) {
        assert_eq!(areas(duchy, Colour::Building), cities, "duchy {}", duchy.name());
        assert_eq!(Layout::of(duchy).areas().count(), count, "duchy {}", duchy.name());
    }
}

/// Six depots of four spaces, eight in the black depot, five round fields, seven fields for the markers.
#[test]
fn b_007_the_main_board_matches_the_print() {
    let table = table(&setup(4, |_| {}));
    assert_eq!((DEPOTS.len(), DEPOTS[0].len(), *BLACK.last().unwrap()), (6, 4, 8));
    assert_eq!(table.state().round_goods.capacity(), 5);
    assert_eq!(table.state().track.len(), 7);
    assert_eq!((Phase::ALL.len(), loire::burgundy::round::ROUNDS), (5, 5));
}

/// Goods, start player, boards if they are dealt, and then the first phase.
#[test]
fn b_008_the_set_up_has_its_order() {
    let mut basic = table(&setup(2, |_| {}));
    let draws = draw_all(&mut basic);
    let start_goods = [A, A, A, B, B, B].map(|who| Draw::StartGood(draws::StartGood { seat: who.seat() }));
    assert_eq!(draws[..6], start_goods);
    assert_eq!(draws[6], Draw::StartSeat(draws::StartSeat));
    assert!(matches!(draws[7], Draw::DepotTile(draws::DepotTile { .. })));
    let mut advanced = table(&setup(2, |options| options.setup = SetupMode::AdvancedOpen));
    let draws = draw_all(&mut advanced);
    assert_eq!(draws[7..], [A, B].map(|who| Draw::Board(draws::Board { seat: who.seat() })));
    assert_eq!(advanced.ask(A.seat()), Some(&Ask::Estate(asks::Estate)));
}

/// The start castle comes from the supply, is placed in the centre and has no effect.
#[test]
fn b_009_the_start_castle_is_placed() {
    for seats in [2, 3, 4] {
        let table = table(&setup(seats, |_| {}));
        assert_eq!(table.state().supply[Castle], 14 - seats);
        for player in table.state().players.values() {
            assert_eq!(player.duchy.tiles().collect::<Vec<_>>(), [(Space::CENTRE, Castle)]);
            assert_eq!(player.points.values(), &[0; 6]);
        }
    }
    // It counts for adjacency, and toward the colour bonus: three more castles complete the colour.
    scene(2)
        .phase(Phase::E)
        .dice(A, [4, 1])
        .store(A, [Castle])
        .duchy(A, [(12, T2), (6, Castle), (1, Castle)])
        .play(A, "4: place castle on 2")
        .expect_points(A, Source::Bonuses, 5)
        .expect_points(A, Source::Areas, 6);
}

#[test]
fn b_009_an_option_scores_the_start_area() {
    let basic = table(&setup(2, |options| options.score_start_area = true));
    let points = &basic.state().players[A.seat()].points;
    assert_eq!((points[Source::Areas], points[Source::Phases], points[Source::Bonuses]), (1, 10, 0));
    basic.validate().unwrap();
    // On a larger castle area the start castle only fills its space.
    let mut advanced = table(&setup(2, |options| {
        options.score_start_area = true;
        options.setup = SetupMode::AdvancedOpen;
        options.board_pairs = vec![[DuchyId::One, DuchyId::One]; 2];
    }));
    draw_all(&mut advanced);
    advanced.play(A.seat(), read("estate 1 castle 6"), &mut |_| {}).unwrap();
    advanced.play(B.seat(), read("estate 1 castle 18"), &mut |_| {}).unwrap();
    let areas = |who: Who| advanced.state().players[who.seat()].points[Source::Areas];
    assert_eq!((areas(A), areas(B)), (0, 1));
}

/// Three goods per seat, drawn from all hidden ones; the rest stays hidden.
#[test]
fn b_010_seats_draw_three_goods() {
    for seats in [2, 3, 4u8] {
        let mut table = table(&setup(seats, |_| {}));
        let weights: Vec<u32> = table.outcomes().iter().map(|weighted| weighted.weight).collect();
        assert_eq!(weights, [7; 6]);
        draw_until(&mut table, |draw| *draw == Draw::StartSeat(draws::StartSeat));
        assert!(table.state().players.values().iter().all(|player| player.goods.total() == 3));
        assert_eq!(table.state().hidden_goods.total(), 42 - 3 * u32::from(seats));
    }
}

/// Any seat may begin, all with the same probability.
#[test]
fn b_011_any_seat_may_begin() {
    for seats in [2, 3, 4] {
        let mut table = table(&setup(seats, |_| {}));
        draw_until(&mut table, |draw| *draw == Draw::StartSeat(draws::StartSeat));
        let outcomes = table.outcomes();
        assert_eq!(outcomes.len(), usize::from(seats));
        assert!(outcomes.iter().all(|weighted| weighted.weight == 1));
    }
}

/// One silver each; one chip for the start player, and one more for each seat clockwise.
#[test]
fn b_012_chips_follow_the_turn_order() {
    let mut table = table(&setup(4, |_| {}));
    draw_until(&mut table, |draw| *draw == Draw::StartSeat(draws::StartSeat));
    table.settle(Outcome::Seat { seat: C.seat() }, &mut |_| {}).unwrap();
    let owned = |who: Who| (table.state().players[who.seat()].chips, table.state().players[who.seat()].silver);
    assert_eq!([C, D, A, B].map(owned), [(1, 1), (2, 1), (3, 1), (4, 1)]);
}

/// One stack on the first field, the start player on top.
#[test]
fn b_013_the_markers_start_in_one_stack() {
    let mut table = table(&setup(4, |_| {}));
    draw_until(&mut table, |draw| *draw == Draw::StartSeat(draws::StartSeat));
    table.settle(Outcome::Seat { seat: C.seat() }, &mut |_| {}).unwrap();
    assert_eq!(table.state().track[0].as_slice(), [B, A, D, C].map(Who::seat));
    draw_all(&mut table);
    assert_eq!(table.ask(C.seat()), Some(&Ask::Turn(asks::Turn)));
}

/// Points pass 100 and 200 without a limit.
#[test]
fn b_014_points_are_unbounded() {
    let scene = scene(2).points(A, Source::Animals, 199).goods(A, Red, 3).dice(A, [4, 4]).play(A, "4: sell red");
    let points: u16 = scene.expect_score(A, "sales", 6).player(A).points.values().iter().sum();
    assert_eq!(points, 205);
}

fn advanced(mode: SetupMode) -> Table<Burgundy> {
    let mut table = table(&setup(3, |options| options.setup = mode));
    draw_until(&mut table, |draw| *draw == Draw::StartSeat(draws::StartSeat));
    table.settle(Outcome::Seat { seat: B.seat() }, &mut |_| {}).unwrap();
    table
}

/// Boards are dealt without replacement; each seat chooses a side and a castle space, one after the other.
#[test]
fn b_015_boards_are_chosen_in_turn() {
    let mut table = advanced(SetupMode::AdvancedOpen);
    for (who, left) in [(B, 6), (C, 5), (A, 4)] {
        assert!(matches!(table.turn(), Turn::Chance(draw) if *draw == Draw::Board(draws::Board { seat: who.seat() })));
        assert_eq!(table.outcomes().len(), left);
        first_outcome(&mut table);
    }
    for who in [B, C, A] {
        let legal = table.legal_actions(who.seat());
        assert_eq!(legal.len(), 8);
        assert!([A, B, C].iter().all(|other| *other == who || table.legal_actions(other.seat()).is_empty()));
        table.play(who.seat(), legal[5], &mut |_| {}).unwrap();
    }
    // B was dealt the first board, sides 1 and 2.
    let player = &table.state().players[B.seat()];
    assert_eq!((player.pair, player.estate), (Some(0), Some(DuchyId::Two)));
    assert_eq!(player.duchy.tiles().map(|(_, tile)| tile).collect::<Vec<_>>(), [Castle]);
    assert_eq!(player.points.values(), &[0; 6]);
    assert!(matches!(table.turn(), Turn::Chance(Draw::DepotTile(draws::DepotTile { .. }))));
}

/// All at once: all seats are asked, in any order, and the phase waits for the last one.
#[test]
fn b_015_boards_are_chosen_at_once() {
    let mut table = advanced(SetupMode::AdvancedSecret);
    draw_all(&mut table);
    for who in [A, C, B] {
        let legal = table.legal_actions(who.seat());
        assert_eq!(legal.len(), 8);
        table.play(who.seat(), legal[0], &mut |_| {}).unwrap();
        table.validate().unwrap();
    }
    assert!(matches!(table.turn(), Turn::Chance(Draw::DepotTile(draws::DepotTile { .. }))));
}

/// The pairing is an option; a board with two equal sides offers each choice once.
#[test]
fn b_015_an_option_pairs_the_boards() {
    let pairs = vec![[DuchyId::Nine, DuchyId::Nine], [DuchyId::New11a, DuchyId::Special8]];
    let mut table = table(&setup(2, |options| {
        options.setup = SetupMode::AdvancedSecret;
        options.board_pairs = pairs;
    }));
    draw_all(&mut table);
    assert_eq!((table.legal_actions(A.seat()).len(), table.legal_actions(B.seat()).len()), (4, 8));
    let few = setup(3, |options| options.board_pairs = vec![[DuchyId::One, DuchyId::Two]; 2]);
    assert_eq!(Table::<Burgundy>::new(&few).unwrap_err().path, "options.boardPairs");
}

/// A state stores face-down pieces only as counts, so it reveals nothing; all else is open, sold goods too.
#[test]
fn b_016_hidden_things_are_counts() {
    let scene = scene(2).goods(A, Red, 2).dice(A, [4, 4]).play(A, "4: sell red");
    let state = serde_json::to_value(scene.table.state()).unwrap();
    assert!(state["supply"].as_object().unwrap().values().all(serde_json::Value::is_number));
    assert!(state["blackSupply"].is_object() && state["hiddenGoods"].is_object());
    assert_eq!(state["players"][0]["sold"], serde_json::json!({ "red": 2 }));
}

/// Estates chosen in secret: each seat can undo its own until the last one is chosen and all are revealed.
#[test]
fn b_015_secret_estates_bind_when_all_are_chosen() {
    let options = json!({ "setup": "advancedSecret" });
    let setup = json!({ "game": "burgundy", "seats": 3, "dealer": "host", "options": options });
    let game = &mut AnyGame::create(&setup.to_string()).unwrap();
    while let Some(first) = game.outcomes().first() {
        game.settle(&first.notation).unwrap();
    }
    let seats = [A, B, C].map(Who::seat);
    let choose = |game: &mut AnyGame, seat: Seat| {
        let legal = game.legal_actions(Some(seat)).unwrap();
        game.play(seat, &legal[0].notation).unwrap();
    };
    choose(game, seats[0]);
    choose(game, seats[1]);
    assert!(game.undo(Some(seats[0])).unwrap(), "not all are chosen");
    choose(game, seats[0]);
    choose(game, seats[2]);
    assert!(!game.outcomes().is_empty(), "nothing is drawn yet");
    for seat in seats.iter().copied().map(Some).chain([None]) {
        assert!(!game.can_undo(seat).unwrap() && !game.undo(seat).unwrap(), "{seat:?}");
    }
}

/// While estates are chosen in secret, a seat sees its own and a spectator sees none: the view asks for the others'
/// again, even if the start castle has scored. A view is a valid state; when all have chosen, all estates are visible.
#[test]
fn b_015_views_hide_secret_estates() {
    for score_start_area in [false, true] {
        let mut table = table(&setup(3, |options| {
            options.setup = SetupMode::AdvancedSecret;
            options.score_start_area = score_start_area;
            options.board_pairs = vec![[DuchyId::Three, DuchyId::Four]; 3];
        }));
        draw_all(&mut table);
        let fresh = table.clone();
        assert_eq!(table.view(None), table, "no estate is chosen yet");
        for who in [C, A] {
            let choice = *table.legal_actions(who.seat()).last().unwrap();
            table.play(who.seat(), choice, &mut |_| {}).unwrap();
        }
        let scored: u16 = table.state().players[A.seat()].points.values().iter().sum();
        assert_eq!(scored > 0, score_start_area);
        assert_eq!(table.view(None), fresh, "a spectator sees no estate");
        assert_eq!(table.view(Some(B.seat())), fresh, "a seat that has not chosen sees no estate");
        for (who, other) in [(A, C), (C, A)] {
            let view = table.view(Some(who.seat()));
            view.validate().unwrap();
            assert_eq!(view.state().players[who.seat()], table.state().players[who.seat()]);
            assert_eq!(view.state().players[other.seat()], fresh.state().players[other.seat()]);
            assert!(view.ask(who.seat()).is_none() && view.ask(other.seat()).is_some() && view.ask(B.seat()).is_some());
        }
        let last = table.legal_actions(B.seat())[0];
        table.play(B.seat(), last, &mut |_| {}).unwrap();
        assert_eq!(table.view(None), table, "all estates are visible");
    }
}

/// Estates chosen one after the other are public.
#[test]
fn b_015_views_show_open_estates() {
    let mut table = table(&setup(2, |options| options.setup = SetupMode::AdvancedOpen));
    draw_all(&mut table);
    let Turn::Seats(asked) = table.turn() else { panic!("a seat is asked") };
    let first = asked[0].seat;
    table.play(first, table.legal_actions(first)[0], &mut |_| {}).unwrap();
    assert_eq!(table.view(None), table);
}
