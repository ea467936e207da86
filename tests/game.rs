//! Typed games: playing, undo, records, resuming; and equality with games of any kind.

#![cfg(all(feature = "burgundy", feature = "orleans", feature = "stories"))]

mod support;

use loire::burgundy::{self, Burgundy};
use loire::engine::{MAX_SEED, RecordError, SeatError, SetupFault, StateError, Stream};
use loire::orleans::Orleans;
use loire::stories::Stories;
use loire::wire::{NotationError, json};
use loire::{AnyGame, Game, LoireError};
use serde_json::{Value, json as value};
use std::error::Error;
use support::{Entry, Presented, Seat, Seats, Turn, crossed};

const SEED: &str = "typed";

fn setup<G: Presented>() -> Value {
    let mut setup = value!({ "game": G::ID, "seats": 3 });
    if G::ID == "stories" {
        setup["scenario"] = value!("kingsFavor");
    }
    setup
}

fn typed<G: Presented>() -> G::Setup {
    serde_json::from_value(setup::<G>()).unwrap()
}

/// A game with a dealer.
fn new_game<G: Presented>() -> Game<G> {
    Game::with_seed(&typed::<G>(), SEED).unwrap()
}

/// An answer of the first seat that is asked, a different one each turn.
fn answer<G: Presented>(game: &Game<G>, turn: usize) -> Option<(Seat, G::Action)> {
    let seat = game.turn().asked().first()?.seat;
    let legal = game.legal_actions(seat);
    Some((seat, legal[turn * 7 % legal.len()]))
}

/// A game after this many answers.
fn played<G: Presented>(answers: usize) -> Game<G> {
    let mut game = new_game::<G>();
    for turn in 0..answers {
        let (seat, action) = answer(&game, turn).unwrap();
        game.play(seat, action).unwrap();
    }
    game
}

fn is_the_same_as_any_game<G: Presented>() {
    let mut game = new_game::<G>();
    let mut with_seed = setup::<G>();
    with_seed["seed"] = value!(SEED);
    let mut any = AnyGame::create(&with_seed.to_string()).unwrap();
    assert_eq!(json(game.opening()), any.beginning().events.as_text());
    for turn in 0..200 {
        let Some((seat, action)) = answer(&game, turn) else { break };
        let before = game.entries().len();
        let events = game.play(seat, action).unwrap();
        // In notation and as JSON.
        let text = if turn % 2 == 0 { action.to_string() } else { json(&action) };
        let progress = any.play(seat, &text).unwrap();
        assert_eq!(json(&events), progress.events.as_text());
        assert_eq!(json(&game.entries()[before..]), progress.entries.as_text());
        assert_eq!((game.hash(), game.scores(), game.is_over()), (any.hash(), any.scores(), any.is_over()));
        assert_eq!(game.can_undo(Some(seat)), any.can_undo(Some(seat)).unwrap());
    }
    assert_eq!(json(&game.record().unwrap()), any.record().unwrap().as_text());
    assert_eq!(game.to_json(), any.state().as_text());
    let from_json = Game::<G>::from_json(&game.to_json()).unwrap();
    assert_eq!((from_json.hash(), from_json.to_json()), (game.hash(), game.to_json()));
    let record = game.record().unwrap();
    assert_eq!(AnyGame::from(game).record().unwrap().as_text(), json(&record));
}

#[test]
fn a_typed_game_is_the_same_as_one_of_any_kind() {
    is_the_same_as_any_game::<Burgundy>();
    is_the_same_as_any_game::<Orleans>();
    is_the_same_as_any_game::<Stories>();
}

/// Answers can be undone and redone until something is revealed.
fn takes_back<G: Presented>() -> usize {
    let (mut game, mut taken) = (new_game::<G>(), 0);
    for turn in 0..60 {
        let (seat, action) = answer(&game, turn).unwrap();
        let (before, entries) = (game.hash(), game.entries().len());
        game.play(seat, action).unwrap();
        let after = game.hash();
        assert!(!game.can_redo() && !game.redo().unwrap());
        if game.can_undo(Some(seat)) {
            assert!(game.undo(Some(seat)));
            assert_eq!((game.hash(), game.entries().len()), (before, entries));
            assert!(game.can_redo() && game.redo().unwrap());
            taken += 1;
        }
        assert_eq!(game.hash(), after);
        assert_eq!(game.entries()[entries], Entry::Play { seat, action });
    }
    taken
}

#[test]
fn undo_and_redo_restore_answers() {
    let taken = [takes_back::<Burgundy>(), takes_back::<Orleans>(), takes_back::<Stories>()];
    assert!(taken.iter().all(|taken| *taken > 10), "{taken:?}");
}

fn goes_on_from_a_record<G: Presented>() {
    let mut game = played::<G>(40);
    let record = game.record().unwrap();
    let again = Game::<G>::from_record(&record).unwrap();
    assert_eq!((again.hash(), again.entries()), (game.hash(), game.entries()));
    assert!(again.dealer().is_none());
    let half = Game::<G>::replay(&record, 10).unwrap();
    assert_eq!(half.entries(), &game.entries()[..10]);

    // With its seed it continues with the same draws.
    let mut again = again.seeded(SEED).unwrap();
    assert_eq!(again.to_json(), game.to_json());
    for turn in 0..40 {
        let Some((seat, action)) = answer(&game, turn) else { break };
        assert_eq!(again.play(seat, action), game.play(seat, action));
    }
    assert_eq!(again.record(), game.record());
    assert!(again.seeded(SEED).is_err(), "the record has a dealer");

    // Its entries lead another game to the same table, all or none.
    let mut other = Game::<G>::new(&typed::<G>()).unwrap();
    let start = other.hash();
    let mut entries = record.entries.clone();
    entries.push(entries[entries.len() - 1]);
    entries.push(entries[0]);
    let Err(RecordError::At { entry, .. }) = other.apply(&entries) else { panic!("the last entries are refused") };
    assert!(entry >= record.entries.len());
    assert_eq!(other.hash(), start);
    other.apply(&record.entries).unwrap();
    assert_eq!(other.hash(), Game::<G>::from_record(&record).unwrap().hash());
}

#[test]
fn a_game_goes_on_from_its_record() {
    goes_on_from_a_record::<Burgundy>();
    goes_on_from_a_record::<Orleans>();
    goes_on_from_a_record::<Stories>();
}

#[test]
fn a_game_without_a_dealer_stops_at_draws() {
    let mut game = Game::<Burgundy>::new(&typed::<Burgundy>()).unwrap();
    assert!(matches!(game.turn(), Turn::Chance(_)) && game.turn().asked().is_empty());
    let first = game.outcomes()[0].outcome;
    assert_eq!(first.to_string().parse(), Ok(first));
    assert!(!game.settle(first).unwrap().is_empty() || game.entries() == [Entry::Chance { chance: first }]);
    let mut dealer = Stream::new(SEED);
    assert!(!game.deal(&mut dealer).is_empty());
    assert!(!game.turn().asked().is_empty() && game.deal(&mut dealer).is_empty());
    assert_eq!(game.settle(first).unwrap_err().rule, "B-120");
}

#[test]
fn a_game_resumes_from_its_state() {
    let game = played::<Burgundy>(20);
    let (state, agenda) = (game.table().state().clone(), game.table().agenda().clone());
    let resumed = Game::<Burgundy>::resume(game.setup(), state.clone(), agenda.clone()).unwrap();
    assert_eq!(resumed.hash(), game.hash());
    assert!(resumed.record().is_none() && !resumed.can_undo(None));

    let mut forged = state.clone();
    forged.players.values_mut()[0].silver = 200;
    let Err(StateError::Corrupt(broken)) = Game::<Burgundy>::resume(game.setup(), forged, agenda.clone()) else {
        panic!("the state has more silver than the box")
    };
    assert!(!broken.path.is_empty(), "{broken}");
    let mut setup = game.setup().clone();
    setup.options.board_pairs = vec![];
    let error = Game::<Burgundy>::resume(&setup, state, agenda).unwrap_err();
    assert!(matches!(error, StateError::Setup(_)), "{error}");
}

#[test]
fn each_error_says_what_would_be_right() {
    let seed = "x".repeat(MAX_SEED + 1);
    let error = Game::<Burgundy>::with_seed(&burgundy::Setup::new(Seats::TWO), &seed).unwrap_err();
    assert_eq!((error.fault, &*error.path), (SetupFault::Range, "seed"));
    let all: [(Box<dyn Error>, &str); 6] = [
        (error.into(), "impossible set-up at seed: a seed is longer than 200 bytes"),
        (Seat::try_from(4u8).unwrap_err().into(), "expected a seat from 0 to 3, not 4"),
        (Seats::try_from(1usize).unwrap_err().into(), "expected 2 to 4 seats, not 1"),
        ("jump".parse::<burgundy::Action>().unwrap_err().into(), "\"jump\" is not the notation of any Action"),
        (
            Game::<Orleans>::from_json(&new_game::<Burgundy>().to_json()).unwrap_err().into(),
            "expected orleans, not burgundy",
        ),
        (loire::open("{}").unwrap_err().into(), "expected a string, found null"),
    ];
    for (error, text) in all {
        assert_eq!(error.to_string(), text);
    }
}

#[test]
fn numbers_become_seats() {
    assert_eq!(Seat::try_from(3u8), Ok(Seats::FOUR.iter().last().unwrap()));
    assert_eq!(Seat::try_from(256usize), Err(SeatError::NoSeat(256)));
    assert_eq!(Seats::try_from(2usize), Ok(Seats::TWO));
    assert_eq!(Seats::try_from(5u8), Err(SeatError::NoSeats(5)));
    assert_eq!((u8::from(Seats::THREE), Seats::THREE.first().to_string()), (3, "0".to_owned()));
}

#[test]
fn games_and_errors_cross_threads() {
    fn crosses<T: Send + Sync + 'static>() {}
    crosses::<(Game<Burgundy>, Game<Orleans>, Game<Stories>, AnyGame)>();
    crosses::<(LoireError, StateError, NotationError, SeatError)>();
    let any = AnyGame::from(new_game::<Burgundy>());
    let hash = any.hash();
    assert_eq!(std::thread::spawn(move || any.clone().hash()).join().unwrap(), hash);
}

#[test]
fn events_come_item_by_item() {
    let any = AnyGame::from(played::<Burgundy>(10));
    let events = any.beginning().events;
    let items: Vec<Value> = events.items().iter().map(crossed).collect();
    assert_eq!(Value::from(items.clone()), crossed(&events));
    assert!(items.iter().all(|event| event["type"].is_string()) && !items.is_empty());
}
