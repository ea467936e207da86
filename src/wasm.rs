//! The JavaScript boundary: [`api`](crate::api) again, with JavaScript's types. No logic.
//!
//! Values travel as JSON text both ways: one length to check, a bounded depth, no getter or proxy of the caller's runs in
//! the middle of a rule, and it is several times faster than building objects piece by piece. Errors are thrown as plain
//! objects; the glue makes a `LoireError` of each.
//!
//! Functions are called by their names, all of them through one export, and so are the methods of a handle: an export of
//! its own is half a kilobyte here and twenty lines of script there.

use crate::api::contract::contract;
use crate::api::{self, Game, LoireError, Out, Think, Trouble};
use crate::wire::json;
use js_sys::Uint8Array;
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

macro_rules! crosses {
    ($($Type:ty, |$value:ident| $over:expr;)+) => {
        $(impl Crosses for $Type {
            #[inline(never)]
            fn over(self) -> JsValue {
                let $value = self;
                $over
            }
        })+
    };
}
crosses! {
    bool, |flag| JsValue::from_bool(flag);
    f64, |number| JsValue::from_f64(number);
    String, |text| JsValue::from_str(&text);
    Vec<u8>, |bytes| Uint8Array::from(&*bytes).into();
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

/// A game kept on this side.
#[wasm_bindgen(js_name = Handle)]
pub struct Kept {
    game: Game<Text>,
    /// The list of numbers that was asked for last.
    numbers: Vec<u32>,
}

impl From<Game<Text>> for Kept {
    fn from(game: Game<Text>) -> Self {
        Kept { game, numbers: vec![] }
    }
}

#[wasm_bindgen(js_class = Handle)]
impl Kept {
    pub fn create(setup: &str) -> Result<Kept, JsValue> {
        Game::create(setup).map(Kept::from).map_err(thrown)
    }
    pub fn load(json: &str, seed: Option<String>) -> Result<Kept, JsValue> {
        Game::load(json, seed.as_deref()).map(Kept::from).map_err(thrown)
    }
    pub fn fork(&self) -> Kept {
        self.game.fork().into()
    }
    pub fn think(&self, seat: f64, options: &str) -> Result<Thought, JsValue> {
        self.game.think(seat, options).map(Thought).map_err(thrown)
    }
    /// The address of the legal actions by numbers. They are read where they stand, before the next call: a copy of them
    /// would be another object for each list.
    #[wasm_bindgen(js_name = legalNumbers)]
    pub fn legal_numbers(&mut self, seat: Option<f64>) -> Result<u32, JsValue> {
        self.numbers = self.game.legal_numbers(seat).map_err(thrown)?;
        Ok(self.numbers.as_ptr() as u32)
    }
    /// Plays the action that this number stands for.
    #[wasm_bindgen(js_name = playId)]
    pub fn play_id(&mut self, seat: f64, id: u32) -> Result<JsValue, JsValue> {
        self.game.play_id(seat, id).map(Crosses::over).map_err(thrown)
    }
    /// What the catalogue has gained.
    pub fn catalogue(&mut self, actions: u32, targets: u32) -> Result<JsValue, JsValue> {
        self.game.catalogue(actions, targets).map(Crosses::over).map_err(thrown)
    }
    /// The method of that name.
    pub fn ask(&mut self, name: &str, number: Option<f64>, text: &str) -> Result<JsValue, JsValue> {
        self.asked(name, Given { number, text }).map_err(thrown)
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
        fn asked(name: &str, about: &str, given: Given<'_>) -> Result<JsValue, LoireError> {
            Ok(match name {
                $($js_ask => api::$ask::<Text>(about $(, <$Arg>::of(given))*)?.over(),)+
                $($js_move => api::$move::<Text>(about $(, <$Part>::of(given))*)?.over(),)+
                "components" => api::components::<Text>(about, Some(given.text).filter(|text| !text.is_empty()))?.over(),
                "newGame" => api::new_game::<Text>(about)?.over(),
                "arrange" => api::arrange::<Text>(about, given.text)?.over(),
                "record" => api::record::<Text>(about, given.text)?.over(),
                "validate" => json(&api::validate(about)).over(),
                "withoutDealer" => api::without_dealer::<Text>(about)?.over(),
                "replay" => api::replay::<Text>(about, given.number)?.over(),
                _ => return Err(no_function(name)),
            })
        }

        impl Kept {
            fn asked(&mut self, name: &str, given: Given<'_>) -> Result<JsValue, LoireError> {
                Ok(match name {
                    $($js_ask => self.game.$ask($(<$Arg>::of(given)),*)?.over(),)+
                    $($js_move => self.game.$move($(<$Part>::of(given)),*)?.over(),)+
                    $($js_own => self.game.$own($(<$With>::of(given)),*)?.over(),)+
                    _ => return Err(no_function(name)),
                })
            }
        }
    };
}
contract!(exports);

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
