//! The JavaScript boundary: [`api`](crate::api) again, with JavaScript's types. No logic.
//!
//! Values cross as JSON text in both directions: there is one length to check, the depth is bounded, no getter or proxy
//! of the caller runs inside a rule, and it is several times faster than building objects field by field. Errors are
//! thrown as plain objects; the glue turns each into a `LoireError`.
//!
//! All functions share one export and are called by name, and so are the methods of a handle: a further export costs
//! half a kilobyte here and twenty lines of script.

use crate::api::{self, AnyGame, LoireError, Progress, SuggestOptions, Think, Trouble, bad_limit, memory};
use crate::engine::Seat;
use crate::wire::{Written, is_name, json};
use js_sys::{JSON, Uint8Array};
use serde::Serialize;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

/// An error as a plain object, parsed in JavaScript: building it by field would add a table of field names.
#[inline(never)]
fn thrown(error: LoireError) -> JsValue {
    JSON::parse(&json(&error)).unwrap_or(JsValue::NULL)
}

/// The optional arguments of a function: a number and a text.
#[derive(Clone, Copy)]
struct Given<'a> {
    number: Option<f64>,
    text: &'a str,
}

/// A seat at this table, from a JavaScript number, which is a float.
#[inline(never)]
fn seat(game: &AnyGame, number: f64) -> Result<Seat, LoireError> {
    let found = game.seats().iter().find(|seat| f64::from(seat.number()) == number);
    found.ok_or_else(|| game.no_seat())
}

/// The same, where no number means all seats, or a spectator.
#[inline(never)]
fn any_seat(game: &AnyGame, number: Option<f64>) -> Result<Option<Seat>, LoireError> {
    number.map(|number| seat(game, number)).transpose()
}

/// The same, where the number is required.
fn one_seat(game: &AnyGame, number: Option<f64>) -> Result<Seat, LoireError> {
    seat(game, number.unwrap_or(f64::NAN))
}

/// A whole number that is not negative; `None` for other numbers.
fn whole(number: f64) -> Option<u64> {
    (number >= 0.0 && number.fract() == 0.0).then_some(number as u64)
}

/// A number of entries or playouts; without one there is no limit.
fn count(number: Option<f64>, path: &'static str) -> Result<usize, LoireError> {
    let Some(number) = number else { return Ok(usize::MAX) };
    let count = whole(number)
        .ok_or_else(|| LoireError::new(Trouble::BadInput, "expected a whole number that is not negative").at(path))?;
    Ok(usize::try_from(count).unwrap_or(usize::MAX))
}

/// A limit of random play, in decisions; `None` if there is none.
fn limit(number: Option<f64>) -> Result<Option<u64>, LoireError> {
    number.map(|number| whole(number).ok_or_else(bad_limit)).transpose()
}

/// A flag, a number or a text as a JavaScript value.
fn simple(value: &impl Serialize) -> JsValue {
    serde_wasm_bindgen::to_value(value).unwrap_or(JsValue::NULL)
}

#[inline(never)]
fn flag(flag: bool) -> JsValue {
    simple(&flag)
}

#[inline(never)]
fn number(number: f64) -> JsValue {
    simple(&number)
}

#[inline(never)]
fn text(text: String) -> JsValue {
    simple(&text)
}

#[inline(never)]
fn bytes(bytes: &[u8]) -> JsValue {
    Uint8Array::from(bytes).into()
}

/// An answer as JSON text.
fn as_json(answer: &impl Serialize) -> JsValue {
    text(json(answer))
}

/// An answer that is JSON text already.
fn written(answer: Written) -> JsValue {
    text(answer.into_text())
}

/// Calls the function with this name, for a set-up, a state, a record or the name of a game.
#[wasm_bindgen]
pub fn ask(name: &str, about: &str, number: Option<f64>, text: &str) -> Result<JsValue, JsValue> {
    asked(name, about, Given { number, text }).map_err(thrown)
}

#[wasm_bindgen(js_name = fromBytes)]
pub fn from_bytes(bytes: &Uint8Array) -> Result<JsValue, JsValue> {
    api::from_bytes(&bytes.to_vec()).map(written).map_err(thrown)
}

/// The memory of this instance, where handles leave their numbers.
#[wasm_bindgen(js_name = ownMemory)]
pub fn own_memory() -> JsValue {
    wasm_bindgen::memory()
}

thread_local! {
    /// The last requested list of numbers.
    static NUMBERS: RefCell<Vec<u32>> = RefCell::default();
}

/// The address of the legal actions as numbers. JavaScript reads them there before the next call, as a copy would
/// create an object per list.
#[inline(never)]
fn legal_numbers_of(game: &AnyGame, number: Option<f64>) -> Result<u32, JsValue> {
    let numbers = any_seat(game, number).and_then(|seat| game.legal_numbers(seat)).map_err(thrown)?;
    let address = numbers.as_ptr() as u32;
    NUMBERS.set(numbers);
    Ok(address)
}

/// The legal actions of a state, as numbers.
#[wasm_bindgen(js_name = legalNumbers)]
pub fn legal_numbers(state: &str, seat: Option<f64>) -> Result<u32, JsValue> {
    legal_numbers_of(&AnyGame::of_state(state).map_err(thrown)?, seat)
}

/// The new entries in the catalogue of a state's game.
#[wasm_bindgen]
pub fn catalogue(state: &str, actions: u32, targets: u32) -> Result<JsValue, JsValue> {
    AnyGame::of_state(state).map(|game| written(game.catalogue(actions, targets))).map_err(thrown)
}

/// A game kept in wasm memory.
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
        Ok(Handle(self.0.clone()))
    }
    pub fn think(&self, seat: f64, options: &str) -> Result<Thought, JsValue> {
        self.thought(seat, options).map(Thought).map_err(thrown)
    }
    /// The legal actions, as numbers.
    #[wasm_bindgen(js_name = legalNumbers)]
    pub fn legal_numbers(&self, seat: Option<f64>) -> Result<u32, JsValue> {
        legal_numbers_of(&self.0, seat)
    }
    /// Plays the action with this catalogue number.
    #[wasm_bindgen(js_name = playId)]
    pub fn play_id(&mut self, seat: f64, id: u32) -> Result<JsValue, JsValue> {
        let played = self::seat(&self.0, seat).and_then(|seat| self.0.play_id(seat, id));
        played.map(|progress| as_json(&progress)).map_err(thrown)
    }
    /// The new entries of the catalogue.
    pub fn catalogue(&self, actions: u32, targets: u32) -> Result<JsValue, JsValue> {
        Ok(written(self.0.catalogue(actions, targets)))
    }
    /// Calls the method with this name.
    pub fn ask(&mut self, name: &str, number: Option<f64>, text: &str) -> Result<JsValue, JsValue> {
        asked_of(&mut self.0, name, Given { number, text }, false).map_err(thrown)
    }
}

impl Handle {
    fn thought(&self, seat: f64, options: &str) -> Result<Box<dyn Think>, LoireError> {
        self.0.think(self::seat(&self.0, seat)?, options.parse()?)
    }
}

/// The progress of a call: for a state with its new state, for a handle without.
#[inline(never)]
fn progress(game: &AnyGame, progress: Progress, with_state: bool) -> JsValue {
    if with_state { as_json(&game.played(progress)) } else { as_json(&progress) }
}

/// Calls the function with this name on a handle or a state. Only for a state, a move returns the new state. The
/// functions with numbers are above.
fn asked_of(game: &mut AnyGame, name: &str, given: Given<'_>, with_state: bool) -> Result<JsValue, LoireError> {
    let Given { number: n, text: json } = given;
    Ok(match name {
        _ if is_name(name, "turn") => as_json(&game.turn()),
        _ if is_name(name, "look") => as_json(&game.look(any_seat(game, n)?)?),
        _ if is_name(name, "legalActions") => as_json(&game.legal_actions(any_seat(game, n)?)?),
        _ if is_name(name, "legalPreviews") => as_json(&game.legal_previews(any_seat(game, n)?)?),
        _ if is_name(name, "check") => as_json(&game.check(one_seat(game, n)?, json)?),
        _ if is_name(name, "preview") => as_json(&game.preview(one_seat(game, n)?, json)?),
        _ if is_name(name, "outcomes") => as_json(&game.outcomes()),
        _ if is_name(name, "scores") => as_json(&game.scores()),
        _ if is_name(name, "suggest") => {
            let seat = one_seat(game, n)?;
            as_json(&game.suggest(seat, json.parse::<SuggestOptions>()?)?)
        }
        _ if is_name(name, "view") => written(game.view(any_seat(game, n)?)?),
        _ if is_name(name, "hash") => text(game.hash()),
        _ if is_name(name, "toBytes") => bytes(&game.to_bytes()?),
        _ if is_name(name, "play") => {
            let happened = game.play(one_seat(game, n)?, json)?;
            progress(game, happened, with_state)
        }
        _ if is_name(name, "settle") => {
            let happened = game.settle(json)?;
            progress(game, happened, with_state)
        }
        _ if is_name(name, "apply") => {
            let happened = game.apply(json)?;
            progress(game, happened, with_state)
        }
        _ if is_name(name, "deal") => {
            let happened = game.deal()?;
            progress(game, happened, with_state)
        }
        _ if is_name(name, "game") => text(game.id().to_owned()),
        _ if is_name(name, "undo") => flag(game.undo(any_seat(game, n)?)?),
        _ if is_name(name, "canUndo") => flag(game.can_undo(any_seat(game, n)?)?),
        _ if is_name(name, "redo") => flag(game.redo()?),
        _ if is_name(name, "state") => written(game.state()),
        _ if is_name(name, "beginning") => as_json(&game.beginning()),
        _ if is_name(name, "record") => written(game.record()?),
        _ if is_name(name, "playout") => as_json(&game.playout(json, limit(n)?)?),
        _ if is_name(name, "countPlayout") => number(game.count_playout(json, limit(n)?)? as f64),
        _ => return Err(no_function(name)),
    })
}

fn asked(name: &str, about: &str, given: Given<'_>) -> Result<JsValue, LoireError> {
    Ok(match name {
        _ if is_name(name, "components") => {
            written(api::components(about, Some(given.text).filter(|text| !text.is_empty()))?)
        }
        _ if is_name(name, "newGame") => as_json(&api::new_game(about)?),
        _ if is_name(name, "arrange") => written(api::arrange(about, given.text)?),
        _ if is_name(name, "record") => written(api::record(about, given.text)?),
        _ if is_name(name, "validate") => as_json(&api::validate(about)),
        _ if is_name(name, "withoutDealer") => written(api::without_dealer(about)?),
        _ if is_name(name, "replay") => as_json(&api::replay(about, Some(count(given.number, "upTo")?))?),
        _ => return asked_of(&mut AnyGame::of_state(about)?, name, given, true),
    })
}

#[cold]
fn no_function(name: &str) -> LoireError {
    LoireError::new(Trouble::Internal, ["there is no function ", name].concat())
}

/// A bot's search, kept in wasm memory.
#[wasm_bindgen]
pub struct Thought(Box<dyn Think>);

#[wasm_bindgen]
impl Thought {
    pub fn more(&mut self, playouts: f64) -> Result<f64, JsValue> {
        let playouts = count(Some(playouts), "playouts").map_err(thrown)?;
        Ok(self.0.more(u32::try_from(playouts).unwrap_or(u32::MAX)).into())
    }
    pub fn estimates(&self) -> Result<JsValue, JsValue> {
        self.0.estimates().map(|estimates| as_json(&estimates)).map_err(thrown)
    }
    pub fn goal(&self) -> u32 {
        self.0.goal()
    }
}
