//! The JavaScript boundary: [`api`](crate::api) again, with JavaScript's types. No logic.
//!
//! Values travel as JSON text both ways: one length to check, a bounded depth, no getter or proxy of the caller's runs in
//! the middle of a rule, and it is several times faster than building objects piece by piece.

use crate::any;
use crate::api::{self, Handle, LoireError, Out, read};
use crate::parts::json;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Answers as JSON text.
struct Text;

impl Out for Text {
    type Value = String;
    fn put<T: Serialize + ?Sized>(value: &T) -> Result<String, LoireError> {
        Ok(json(value))
    }
}

type Answer = Result<String, JsValue>;

/// An error as a plain object; the glue makes a `LoireError` of it.
fn thrown(error: LoireError) -> JsValue {
    serde_wasm_bindgen::to_value(&error).unwrap_or(JsValue::NULL)
}

fn seat(number: Option<f64>) -> Result<Option<crate::engine::Seat>, JsValue> {
    number.map(read::seat).transpose().map_err(thrown)
}

#[wasm_bindgen]
pub fn games() -> Answer {
    Text::put(&api::games()).map_err(thrown)
}

#[wasm_bindgen]
pub fn components(game: &str) -> Answer {
    api::components::<Text>(game).map_err(thrown)
}

#[wasm_bindgen(js_name = newGame)]
pub fn new_game(setup: &str) -> Answer {
    api::new_game::<Text>(setup).map_err(thrown)
}

#[wasm_bindgen]
pub fn turn(state: &str) -> Answer {
    api::turn::<Text>(state).map_err(thrown)
}

#[wasm_bindgen(js_name = legalActions)]
pub fn legal_actions(state: &str, seat: Option<f64>) -> Answer {
    api::legal_actions::<Text>(state, seat).map_err(thrown)
}

#[wasm_bindgen]
pub fn check(state: &str, seat: f64, action: &str) -> Answer {
    api::check::<Text>(state, seat, action).map_err(thrown)
}

#[wasm_bindgen]
pub fn play(state: &str, seat: f64, action: &str) -> Answer {
    api::play::<Text>(state, seat, action).map_err(thrown)
}

#[wasm_bindgen]
pub fn outcomes(state: &str) -> Answer {
    api::outcomes::<Text>(state).map_err(thrown)
}

#[wasm_bindgen]
pub fn settle(state: &str, outcome: &str) -> Answer {
    api::settle::<Text>(state, outcome).map_err(thrown)
}

#[wasm_bindgen]
pub fn scores(state: &str) -> Answer {
    api::scores::<Text>(state).map_err(thrown)
}

#[wasm_bindgen]
pub fn validate(state: &str) -> Answer {
    Text::put(&api::validate::<Text>(state)).map_err(thrown)
}

#[wasm_bindgen]
pub fn preview(state: &str, seat: f64, action: &str) -> Answer {
    api::preview::<Text>(state, seat, action).map_err(thrown)
}

#[wasm_bindgen]
pub fn hash(state: &str) -> Result<String, JsValue> {
    api::hash::<Text>(state).map_err(thrown)
}

#[wasm_bindgen(js_name = withoutDealer)]
pub fn without_dealer(state: &str) -> Answer {
    api::without_dealer::<Text>(state).map_err(thrown)
}

#[wasm_bindgen]
pub fn replay(record: &str, up_to: Option<f64>) -> Answer {
    api::replay::<Text>(record, up_to).map_err(thrown)
}

#[wasm_bindgen]
pub fn suggest(state: &str, seat: f64, options: &str) -> Answer {
    api::suggest::<Text>(state, seat, options).map_err(thrown)
}

/// A game kept on this side.
#[wasm_bindgen(js_name = Handle)]
pub struct Kept(Box<dyn Handle<Text>>);

#[wasm_bindgen(js_class = Handle)]
impl Kept {
    pub fn create(setup: &str) -> Result<Kept, JsValue> {
        any::create::<Text>(setup).map(Kept).map_err(thrown)
    }
    pub fn load(json: &str) -> Result<Kept, JsValue> {
        any::load::<Text>(json).map(Kept).map_err(thrown)
    }
    pub fn turn(&self) -> Answer {
        self.0.turn().map_err(thrown)
    }
    #[wasm_bindgen(js_name = legalNumbers)]
    pub fn legal_numbers(&self, seat: Option<f64>) -> Result<Vec<u32>, JsValue> {
        Ok(self.0.legal_numbers(self::seat(seat)?))
    }
    pub fn catalogue(&self, actions: u32, targets: u32) -> Answer {
        self.0.catalogue(actions as usize, targets as usize).map_err(thrown)
    }
    pub fn game(&self) -> String {
        self.0.game().into()
    }
    pub fn play(&mut self, seat: f64, action: &str) -> Answer {
        read::seat(seat).and_then(|seat| self.0.play(seat, action, false)).map_err(thrown)
    }
    #[wasm_bindgen(js_name = playId)]
    pub fn play_id(&mut self, seat: f64, id: u32) -> Answer {
        read::seat(seat).and_then(|seat| self.0.play_id(seat, id)).map_err(thrown)
    }
    pub fn check(&self, seat: f64, action: &str) -> Answer {
        read::seat(seat).and_then(|seat| self.0.check(seat, action)).map_err(thrown)
    }
    pub fn preview(&self, seat: f64, action: &str) -> Answer {
        read::seat(seat).and_then(|seat| self.0.preview(seat, action)).map_err(thrown)
    }
    pub fn outcomes(&self) -> Answer {
        self.0.outcomes().map_err(thrown)
    }
    pub fn settle(&mut self, outcome: &str) -> Answer {
        self.0.settle(outcome, false).map_err(thrown)
    }
    pub fn undo(&mut self, seat: Option<f64>) -> Result<bool, JsValue> {
        let seat = self::seat(seat)?;
        Ok(self.0.undo(seat))
    }
    #[wasm_bindgen(js_name = canUndo)]
    pub fn can_undo(&self, seat: Option<f64>) -> Result<bool, JsValue> {
        Ok(self.0.can_undo(self::seat(seat)?))
    }
    pub fn redo(&mut self) -> Result<bool, JsValue> {
        self.0.redo().map_err(thrown)
    }
    pub fn state(&self) -> Answer {
        self.0.state(true).map_err(thrown)
    }
    pub fn beginning(&self) -> Answer {
        self.0.beginning().map_err(thrown)
    }
    pub fn record(&self) -> Answer {
        self.0.record().map_err(thrown)
    }
    pub fn scores(&self) -> Answer {
        self.0.scores().map_err(thrown)
    }
    pub fn hash(&self) -> String {
        self.0.hash()
    }
    pub fn fork(&self) -> Kept {
        Kept(self.0.fork())
    }
    pub fn playout(&mut self, seed: &str, limit: Option<f64>) -> Answer {
        self.0.playout(seed, limit).map_err(thrown)
    }
    #[wasm_bindgen(js_name = countPlayout)]
    pub fn count_playout(&self, seed: &str, limit: Option<f64>) -> Result<f64, JsValue> {
        self.0.count_playout(seed, limit).map_err(thrown)
    }
    pub fn suggest(&self, seat: f64, options: &str) -> Answer {
        read::seat(seat).and_then(|seat| self.0.suggest(seat, options)).map_err(thrown)
    }
}
