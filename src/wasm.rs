//! The JavaScript boundary: [`api`](crate::api) again, with JavaScript's types. No logic.
//!
//! Inputs come as JSON text: one length to check, a bounded depth, and no getter or proxy of the caller's runs in the
//! middle of a rule. Answers go out as plain objects.

use crate::any;
use crate::api::{self, Handle, LoireError, Out, read};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

/// Answers as plain JavaScript objects.
struct Js;

impl Out for Js {
    type Value = JsValue;
    fn put<T: Serialize + ?Sized>(value: &T) -> Result<JsValue, LoireError> {
        let serializer = Serializer::json_compatible();
        value.serialize(&serializer).map_err(|error| LoireError::new("internal", error.to_string()))
    }
}

type Answer = Result<JsValue, JsValue>;

/// An error as a plain object; the glue makes a `LoireError` of it.
fn thrown(error: LoireError) -> JsValue {
    Js::put(&error).unwrap_or(JsValue::NULL)
}

fn seat(number: Option<f64>) -> Result<Option<crate::engine::Seat>, JsValue> {
    number.map(read::seat).transpose().map_err(thrown)
}

#[wasm_bindgen]
pub fn games() -> Answer {
    Js::put(&api::games()).map_err(thrown)
}

#[wasm_bindgen]
pub fn components(game: &str) -> Answer {
    api::components::<Js>(game).map_err(thrown)
}

#[wasm_bindgen(js_name = newGame)]
pub fn new_game(setup: &str) -> Answer {
    api::new_game::<Js>(setup).map_err(thrown)
}

#[wasm_bindgen]
pub fn turn(state: &str) -> Answer {
    api::turn::<Js>(state).map_err(thrown)
}

#[wasm_bindgen(js_name = legalActions)]
pub fn legal_actions(state: &str, seat: Option<f64>) -> Answer {
    api::legal_actions::<Js>(state, seat).map_err(thrown)
}

#[wasm_bindgen]
pub fn check(state: &str, seat: f64, action: &str) -> Answer {
    api::check::<Js>(state, seat, action).map_err(thrown)
}

#[wasm_bindgen]
pub fn play(state: &str, seat: f64, action: &str) -> Answer {
    api::play::<Js>(state, seat, action).map_err(thrown)
}

#[wasm_bindgen]
pub fn outcomes(state: &str) -> Answer {
    api::outcomes::<Js>(state).map_err(thrown)
}

#[wasm_bindgen]
pub fn settle(state: &str, outcome: &str) -> Answer {
    api::settle::<Js>(state, outcome).map_err(thrown)
}

#[wasm_bindgen]
pub fn scores(state: &str) -> Answer {
    api::scores::<Js>(state).map_err(thrown)
}

#[wasm_bindgen]
pub fn validate(state: &str) -> Answer {
    Js::put(&api::validate::<Js>(state)).map_err(thrown)
}

#[wasm_bindgen]
pub fn preview(state: &str, seat: f64, action: &str) -> Answer {
    api::preview::<Js>(state, seat, action).map_err(thrown)
}

#[wasm_bindgen]
pub fn hash(state: &str) -> Result<String, JsValue> {
    api::hash::<Js>(state).map_err(thrown)
}

#[wasm_bindgen(js_name = withoutDealer)]
pub fn without_dealer(state: &str) -> Answer {
    api::without_dealer::<Js>(state).map_err(thrown)
}

#[wasm_bindgen]
pub fn replay(record: &str, up_to: Option<f64>) -> Answer {
    api::replay::<Js>(record, up_to).map_err(thrown)
}

#[wasm_bindgen]
pub fn suggest(state: &str, seat: f64, options: &str) -> Answer {
    api::suggest::<Js>(state, seat, options).map_err(thrown)
}

/// A game kept on this side.
#[wasm_bindgen(js_name = Handle)]
pub struct Kept(Box<dyn Handle<Js>>);

#[wasm_bindgen(js_class = Handle)]
impl Kept {
    pub fn create(setup: &str) -> Result<Kept, JsValue> {
        any::create::<Js>(setup).map(Kept).map_err(thrown)
    }
    pub fn load(json: &str) -> Result<Kept, JsValue> {
        any::load::<Js>(json).map(Kept).map_err(thrown)
    }
    pub fn turn(&self) -> Answer {
        self.0.turn().map_err(thrown)
    }
    #[wasm_bindgen(js_name = legalIds)]
    pub fn legal_ids(&mut self, seat: Option<f64>) -> Result<Vec<u32>, JsValue> {
        let seat = self::seat(seat)?;
        Ok(self.0.legal_ids(seat))
    }
    pub fn known(&self, from: u32) -> Answer {
        self.0.known(from as usize).map_err(thrown)
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
    pub fn run(&mut self, seed: &str, limit: Option<f64>) -> f64 {
        self.0.run(seed, limit)
    }
    pub fn suggest(&self, seat: f64, options: &str) -> Answer {
        read::seat(seat).and_then(|seat| self.0.suggest(seat, options)).map_err(thrown)
    }
}
