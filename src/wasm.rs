//! The JavaScript boundary: [`api`](crate::api) again, with JavaScript's types. No logic.
//!
//! Values travel as JSON text both ways: one length to check, a bounded depth, no getter or proxy of the caller's runs in
//! the middle of a rule, and it is several times faster than building objects piece by piece. Errors are thrown as plain
//! objects; the glue makes a `LoireError` of each.
//!
//! Functions are called by their names, all of them through one export, and so are the methods of a handle: an export of
//! its own is half a kilobyte here and twenty lines of script there.

use crate::api::contract::contract;
use crate::api::memory;
use crate::api::{self, AnyGame, LoireError, Out, Think, Trouble};
use crate::wire::{is_name, json};
use js_sys::{JSON, Uint8Array};
use serde::Serialize;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

/// Answers as JSON text.
struct Text;

impl Out for Text {
    type Value = String;
    fn of(json: String) -> Result<String, LoireError> {
        Ok(json)
    }
}

/// An error as a plain object, parsed over there: built field by field it would bring a table of the fields' names along.
#[inline(never)]
fn thrown(error: LoireError) -> JsValue {
    JSON::parse(&json(&error)).unwrap_or(JsValue::NULL)
}

/// What a function takes beside what it is about: a number and a text at most, of which it may want neither.
#[derive(Clone, Copy)]
struct Given<'a> {
    number: Option<f64>,
    text: &'a str,
}

/// An argument, out of what is given.
trait Argument<'a> {
    fn of(given: Given<'a>) -> Self;
}
impl Argument<'_> for Option<f64> {
    fn of(given: Given<'_>) -> Self {
        given.number
    }
}
impl Argument<'_> for f64 {
    fn of(given: Given<'_>) -> Self {
        given.number.unwrap_or(f64::NAN)
    }
}
impl<'a> Argument<'a> for &'a str {
    fn of(given: Given<'a>) -> Self {
        given.text
    }
}

/// An answer, as JavaScript has it.
trait Crosses {
    fn over(self) -> JsValue;
}

impl Crosses for bool {
    #[inline(never)]
    fn over(self) -> JsValue {
        simple(&self)
    }
}

impl Crosses for f64 {
    #[inline(never)]
    fn over(self) -> JsValue {
        simple(&self)
    }
}

impl Crosses for String {
    #[inline(never)]
    fn over(self) -> JsValue {
        simple(&self)
    }
}

impl Crosses for Vec<u8> {
    #[inline(never)]
    fn over(self) -> JsValue {
        Uint8Array::from(&*self).into()
    }
}

/// A flag, a number or a text.
fn simple(value: &impl Serialize) -> JsValue {
    serde_wasm_bindgen::to_value(value).unwrap_or(JsValue::NULL)
}

/// An answer or an error on its way; compiled once for each kind of answer, not once for each function.
#[inline(never)]
fn crossed<T: Crosses>(answer: Result<T, LoireError>) -> Result<JsValue, LoireError> {
    answer.map(Crosses::over)
}

/// A function of that name, about a set-up, a state or a record, or about a game by its name.
#[wasm_bindgen]
pub fn ask(name: &str, about: &str, number: Option<f64>, text: &str) -> Result<JsValue, JsValue> {
    asked(name, about, Given { number, text }).map_err(thrown)
}

#[wasm_bindgen(js_name = fromBytes)]
pub fn from_bytes(bytes: &Uint8Array) -> Result<JsValue, JsValue> {
    api::from_bytes::<Text>(&bytes.to_vec()).map(Crosses::over).map_err(thrown)
}

/// The memory of this instance, in which a handle leaves its numbers.
#[wasm_bindgen(js_name = ownMemory)]
pub fn own_memory() -> JsValue {
    wasm_bindgen::memory()
}

thread_local! {
    /// The list of numbers that was asked for last.
    static NUMBERS: RefCell<Vec<u32>> = RefCell::default();
}

/// The address of the legal actions by numbers. They are read where they stand, before the next call: a copy of them
/// would be another object for each list.
#[inline(never)]
fn legal_numbers_of(game: &AnyGame, seat: Option<f64>) -> Result<u32, JsValue> {
    let numbers = game.legal_numbers(seat).map_err(thrown)?;
    let address = numbers.as_ptr() as u32;
    NUMBERS.set(numbers);
    Ok(address)
}

/// The legal actions of a state by numbers.
#[wasm_bindgen(js_name = legalNumbers)]
pub fn legal_numbers(state: &str, seat: Option<f64>) -> Result<u32, JsValue> {
    legal_numbers_of(&AnyGame::of_state(state).map_err(thrown)?, seat)
}

/// What the catalogue of a state's game has gained.
#[wasm_bindgen]
pub fn catalogue(state: &str, actions: u32, targets: u32) -> Result<JsValue, JsValue> {
    AnyGame::of_state(state).and_then(|game| game.catalogue(actions, targets)).map(Crosses::over).map_err(thrown)
}

/// A game kept on this side.
#[wasm_bindgen]
pub struct Handle(AnyGame);

#[wasm_bindgen]
impl Handle {
    pub fn create(setup: &str) -> Result<Handle, JsValue> {
        AnyGame::create(setup).map(Handle).map_err(thrown)
    }
    pub fn load(json: &str, seed: Option<String>) -> Result<Handle, JsValue> {
        AnyGame::load(json, seed.as_deref()).map(Handle).map_err(thrown)
    }
    pub fn fork(&self) -> Result<Handle, JsValue> {
        memory::room().map_err(thrown)?;
        Ok(Handle(self.0.fork()))
    }
    pub fn think(&self, seat: f64, options: &str) -> Result<Thought, JsValue> {
        self.0.think(seat, options).map(Thought).map_err(thrown)
    }
    /// The legal actions by numbers.
    #[wasm_bindgen(js_name = legalNumbers)]
    pub fn legal_numbers(&self, seat: Option<f64>) -> Result<u32, JsValue> {
        legal_numbers_of(&self.0, seat)
    }
    /// Plays the action that this number stands for.
    #[wasm_bindgen(js_name = playId)]
    pub fn play_id(&mut self, seat: f64, id: u32) -> Result<JsValue, JsValue> {
        self.0.play_id(seat, id).map(Crosses::over).map_err(thrown)
    }
    /// What the catalogue has gained.
    pub fn catalogue(&self, actions: u32, targets: u32) -> Result<JsValue, JsValue> {
        self.0.catalogue(actions, targets).map(Crosses::over).map_err(thrown)
    }
    /// The method of that name.
    pub fn ask(&mut self, name: &str, number: Option<f64>, text: &str) -> Result<JsValue, JsValue> {
        asked_of(&mut self.0, name, Given { number, text }, false).map_err(thrown)
    }
}

/// The rows of the contract, by their names in JavaScript; those that go by numbers are above.
macro_rules! exports {
    (
        asked { $($(#[doc = $_1:literal])+ $ask:ident $js_ask:literal ($($arg:ident: $Arg:ty),*) $(-> $Given:ty)?;)+ }
        moves { $($(#[doc = $_2:literal])+ $move:ident $js_move:literal ($($part:ident: $Part:ty),*);)+ }
        kept { $($(#[doc = $_3:literal])+ $own:ident $js_own:literal ($($with:ident: $With:ty),*) $(-> $Gives:ty)?;)+ }
        numbers { $($_4:tt)+ }
    ) => {
        /// The row of that name, of a handle or of a state; only a state wants its successor from a move.
        fn asked_of(
            game: &mut AnyGame,
            name: &str,
            given: Given<'_>,
            with_state: bool,
        ) -> Result<JsValue, LoireError> {
            match name {
                $(_ if is_name(name, $js_ask) => crossed(game.$ask($(<$Arg>::of(given)),*)),)+
                $(_ if is_name(name, $js_move) => crossed(game.$move($(<$Part>::of(given),)* with_state)),)+
                $(_ if is_name(name, $js_own) => crossed(game.$own($(<$With>::of(given)),*)),)+
                _ => Err(no_function(name)),
            }
        }
    };
}
contract!(exports);

fn asked(name: &str, about: &str, given: Given<'_>) -> Result<JsValue, LoireError> {
    crossed(match name {
        _ if is_name(name, "components") => {
            api::components::<Text>(about, Some(given.text).filter(|text| !text.is_empty()))
        }
        _ if is_name(name, "newGame") => api::new_game::<Text>(about),
        _ if is_name(name, "arrange") => api::arrange::<Text>(about, given.text),
        _ if is_name(name, "record") => api::record::<Text>(about, given.text),
        _ if is_name(name, "validate") => Ok(json(&api::validate(about))),
        _ if is_name(name, "withoutDealer") => api::without_dealer::<Text>(about),
        _ if is_name(name, "replay") => api::replay::<Text>(about, given.number),
        _ => return asked_of(&mut AnyGame::of_state(about)?, name, given, true),
    })
}

#[cold]
fn no_function(name: &str) -> LoireError {
    LoireError::new(Trouble::Internal, ["there is no function ", name].concat())
}

/// A bot's thoughts, kept on this side.
#[wasm_bindgen]
pub struct Thought(Box<dyn Think>);

#[wasm_bindgen]
impl Thought {
    pub fn more(&mut self, playouts: f64) -> Result<f64, JsValue> {
        self.0.more(playouts).map_err(thrown)
    }
    pub fn estimates(&self) -> Result<JsValue, JsValue> {
        self.0.estimates().map(|told| json(&told).over()).map_err(thrown)
    }
    pub fn goal(&self) -> u32 {
        self.0.goal()
    }
}
