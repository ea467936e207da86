//! The JavaScript boundary: [`api`](crate::api) again, with JavaScript's types. No logic.
//!
//! Values travel as JSON text both ways: one length to check, a bounded depth, no getter or proxy of the caller's runs in
//! the middle of a rule, and it is several times faster than building objects piece by piece. Errors are thrown as plain
//! objects; the glue makes a `LoireError` of each.

use crate::api::contract::contract;
use crate::api::{self, Game, LoireError, Out, Think};
use crate::wire::json;
use js_sys::{Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

/// Answers as JSON text.
struct Text;

impl Out for Text {
    type Value = String;
    fn of(json: String) -> Result<String, LoireError> {
        Ok(json)
    }
}

/// An error as a plain object; the glue makes a `LoireError` of it.
#[inline(never)]
fn thrown(error: LoireError) -> JsValue {
    serde_wasm_bindgen::to_value(&error).unwrap_or(JsValue::NULL)
}

/// What crosses the boundary; apart, as nearly every function here ends with it.
#[inline(never)]
fn answer(result: Result<String, LoireError>) -> Result<String, JsValue> {
    result.map_err(thrown)
}

#[wasm_bindgen]
pub fn components(game: &str, setup: Option<String>) -> Result<String, JsValue> {
    answer(api::components::<Text>(game, setup.as_deref()))
}

#[wasm_bindgen(js_name = newGame)]
pub fn new_game(setup: &str) -> Result<String, JsValue> {
    answer(api::new_game::<Text>(setup))
}

#[wasm_bindgen]
pub fn arrange(setup: &str, sketch: &str) -> Result<String, JsValue> {
    answer(api::arrange::<Text>(setup, sketch))
}

#[wasm_bindgen]
pub fn record(state: &str, entries: &str) -> Result<String, JsValue> {
    answer(api::record::<Text>(state, entries))
}

#[wasm_bindgen]
pub fn validate(state: &str) -> String {
    json(&api::validate(state))
}

#[wasm_bindgen(js_name = fromBytes)]
pub fn from_bytes(bytes: &Uint8Array) -> Result<String, JsValue> {
    answer(api::from_bytes::<Text>(&bytes.to_vec()))
}

#[wasm_bindgen(js_name = withoutDealer)]
pub fn without_dealer(state: &str) -> Result<String, JsValue> {
    answer(api::without_dealer::<Text>(state))
}

#[wasm_bindgen]
pub fn replay(record: &str, up_to: Option<f64>) -> Result<String, JsValue> {
    answer(api::replay::<Text>(record, up_to))
}

/// A game kept on this side.
#[wasm_bindgen(js_name = Handle)]
pub struct Kept(Game<Text>);

/// What is not JSON, as JavaScript has it: lists of numbers as typed arrays, which are copied once.
pub trait Crosses {
    type Over;
    fn over(self) -> Self::Over;
}

macro_rules! crosses {
    ($($Type:ty => $Over:ty, |$value:ident| $over:expr;)+) => {
        $(impl Crosses for $Type {
            type Over = $Over;
            fn over(self) -> $Over {
                let $value = self;
                $over
            }
        })+
    };
}
crosses! {
    bool => bool, |flag| flag;
    f64 => f64, |number| number;
    String => String, |text| text;
    Vec<u8> => Uint8Array, |bytes| Uint8Array::from(&*bytes);
    Vec<u32> => Uint32Array, |numbers| Uint32Array::from(&*numbers);
}

/// What a row of the contract gives: JSON text, unless it says otherwise.
macro_rules! given {
    () => {
        String
    };
    ($Given:ty) => {
        <$Given as Crosses>::Over
    };
    (, $answer:expr) => {
        answer($answer)
    };
    ($Given:ty, $answer:expr) => {
        $answer.map(Crosses::over).map_err(thrown)
    };
}

/// The rows of the contract, as functions of a state and as methods of a handle.
macro_rules! exports {
    (
        asked { $($(#[doc = $_1:literal])+ $ask:ident $js_ask:literal ($($arg:ident: $Arg:ty),*) $(-> $Given:ty)?;)+ }
        moves { $($(#[doc = $_2:literal])+ $move:ident $js_move:literal ($($part:ident: $Part:ty),*);)+ }
        kept { $($(#[doc = $_3:literal])+ $own:ident $js_own:literal ($($with:ident: $With:ty),*) $(-> $Gives:ty)?;)+ }
    ) => {
        $(#[wasm_bindgen(js_name = $js_ask)]
        pub fn $ask(state: &str $(, $arg: $Arg)*) -> Result<given!($($Given)?), JsValue> {
            given!($($Given)?, api::$ask::<Text>(state $(, $arg)*))
        })+

        $(#[wasm_bindgen(js_name = $js_move)]
        pub fn $move(state: &str $(, $part: $Part)*) -> Result<String, JsValue> {
            answer(api::$move::<Text>(state $(, $part)*))
        })+

        #[wasm_bindgen(js_class = Handle)]
        impl Kept {
            $(#[wasm_bindgen(js_name = $js_ask)]
            pub fn $ask(&self $(, $arg: $Arg)*) -> Result<given!($($Given)?), JsValue> {
                given!($($Given)?, self.0.$ask($($arg),*))
            })+

            $(#[wasm_bindgen(js_name = $js_move)]
            pub fn $move(&mut self $(, $part: $Part)*) -> Result<String, JsValue> {
                answer(self.0.$move($($part),*))
            })+

            $(#[wasm_bindgen(js_name = $js_own)]
            pub fn $own(&mut self $(, $with: $With)*) -> Result<given!($($Gives)?), JsValue> {
                given!($($Gives)?, self.0.$own($($with),*))
            })+
        }
    };
}
contract!(exports);

#[wasm_bindgen(js_class = Handle)]
impl Kept {
    pub fn create(setup: &str) -> Result<Kept, JsValue> {
        Game::create(setup).map(Kept).map_err(thrown)
    }
    pub fn load(json: &str, seed: Option<String>) -> Result<Kept, JsValue> {
        Game::load(json, seed.as_deref()).map(Kept).map_err(thrown)
    }
    pub fn fork(&self) -> Kept {
        Kept(self.0.fork())
    }
    pub fn think(&self, seat: f64, options: &str) -> Result<Thought, JsValue> {
        self.0.think(seat, options).map(Thought).map_err(thrown)
    }
}

/// A bot's thoughts, kept on this side.
#[wasm_bindgen]
pub struct Thought(Box<dyn Think>);

#[wasm_bindgen]
impl Thought {
    pub fn more(&mut self, playouts: f64) -> Result<f64, JsValue> {
        self.0.more(playouts).map_err(thrown)
    }
    pub fn estimates(&self) -> Result<String, JsValue> {
        self.0.estimates().map(|told| json(&told)).map_err(thrown)
    }
    pub fn goal(&self) -> u32 {
        self.0.goal()
    }
}
