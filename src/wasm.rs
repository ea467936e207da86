//! The JavaScript boundary: [`api`](crate::api) again, with JavaScript's types. No logic.
//!
//! Values travel as JSON text both ways: one length to check, a bounded depth, no getter or proxy of the caller's runs in
//! the middle of a rule, and it is several times faster than building objects piece by piece.

use crate::api::{self, Handle, LoireError, Out, any};
use crate::wire::json;
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

/// What crosses the boundary; apart, as every function here ends with it.
#[inline(never)]
fn answer(result: Result<String, LoireError>) -> Answer {
    result.map_err(thrown)
}

/// An error as a plain object; the glue makes a `LoireError` of it.
fn thrown(error: LoireError) -> JsValue {
    serde_wasm_bindgen::to_value(&error).unwrap_or(JsValue::NULL)
}

#[wasm_bindgen]
pub fn games() -> Answer {
    answer(Text::put(&api::games()))
}

#[wasm_bindgen]
pub fn components(game: &str, setup: Option<String>) -> Answer {
    answer(api::components::<Text>(game, setup.as_deref()))
}

#[wasm_bindgen(js_name = newGame)]
pub fn new_game(setup: &str) -> Answer {
    answer(api::new_game::<Text>(setup))
}

#[wasm_bindgen]
pub fn arrange(setup: &str, sketch: &str) -> Answer {
    answer(api::arrange::<Text>(setup, sketch))
}

#[wasm_bindgen]
pub fn turn(state: &str) -> Answer {
    answer(api::turn::<Text>(state))
}

#[wasm_bindgen(js_name = legalActions)]
pub fn legal_actions(state: &str, seat: Option<f64>, previews: bool) -> Answer {
    answer(if previews { api::legal_previews::<Text>(state, seat) } else { api::legal_actions::<Text>(state, seat) })
}

#[wasm_bindgen]
pub fn look(state: &str, seat: Option<f64>) -> Answer {
    answer(api::look::<Text>(state, seat))
}

#[wasm_bindgen]
pub fn check(state: &str, seat: f64, action: &str) -> Answer {
    answer(api::check::<Text>(state, seat, action))
}

#[wasm_bindgen]
pub fn play(state: &str, seat: f64, action: &str) -> Answer {
    answer(api::play::<Text>(state, seat, action))
}

#[wasm_bindgen]
pub fn outcomes(state: &str) -> Answer {
    answer(api::outcomes::<Text>(state))
}

#[wasm_bindgen]
pub fn settle(state: &str, outcome: &str) -> Answer {
    answer(api::settle::<Text>(state, outcome))
}

#[wasm_bindgen]
pub fn deal(state: &str) -> Answer {
    answer(api::deal::<Text>(state))
}

#[wasm_bindgen]
pub fn apply(state: &str, entries: &str) -> Answer {
    answer(api::apply::<Text>(state, entries))
}

#[wasm_bindgen]
pub fn record(state: &str, entries: &str) -> Answer {
    answer(api::record::<Text>(state, entries))
}

#[wasm_bindgen]
pub fn scores(state: &str) -> Answer {
    answer(api::scores::<Text>(state))
}

#[wasm_bindgen]
pub fn validate(state: &str) -> Answer {
    answer(Text::put(&api::validate::<Text>(state)))
}

#[wasm_bindgen]
pub fn preview(state: &str, seat: f64, action: &str) -> Answer {
    answer(api::preview::<Text>(state, seat, action))
}

#[wasm_bindgen]
pub fn hash(state: &str) -> Result<String, JsValue> {
    answer(api::hash::<Text>(state))
}

#[wasm_bindgen(js_name = withoutDealer)]
pub fn without_dealer(state: &str) -> Answer {
    answer(api::without_dealer::<Text>(state))
}

#[wasm_bindgen]
pub fn view(state: &str, seat: Option<f64>) -> Answer {
    answer(api::view::<Text>(state, seat))
}

#[wasm_bindgen]
pub fn replay(record: &str, up_to: Option<f64>) -> Answer {
    answer(api::replay::<Text>(record, up_to))
}

#[wasm_bindgen]
pub fn suggest(state: &str, seat: f64, options: &str) -> Answer {
    answer(api::suggest::<Text>(state, seat, options))
}

/// A game kept on this side.
#[wasm_bindgen(js_name = Handle)]
pub struct Kept(Box<dyn Handle<Text>>);

#[wasm_bindgen(js_class = Handle)]
impl Kept {
    pub fn create(setup: &str) -> Result<Kept, JsValue> {
        any::create::<Text>(setup).map(Kept).map_err(thrown)
    }
    pub fn load(json: &str, seed: Option<String>) -> Result<Kept, JsValue> {
        any::load::<Text>(json, seed.as_deref()).map(Kept).map_err(thrown)
    }
    pub fn turn(&self) -> Answer {
        answer(self.0.turn())
    }
    pub fn look(&self, seat: Option<f64>) -> Answer {
        answer(self.0.look(seat))
    }
    #[wasm_bindgen(js_name = legalPreviews)]
    pub fn legal_previews(&self, seat: Option<f64>) -> Answer {
        answer(self.0.legal(seat, true))
    }
    #[wasm_bindgen(js_name = legalNumbers)]
    pub fn legal_numbers(&self, seat: Option<f64>) -> Result<Vec<u32>, JsValue> {
        self.0.legal_numbers(seat).map_err(thrown)
    }
    pub fn catalogue(&self, actions: u32, targets: u32) -> Answer {
        answer(self.0.catalogue(actions as usize, targets as usize))
    }
    pub fn game(&self) -> String {
        self.0.game().into()
    }
    pub fn play(&mut self, seat: f64, action: &str) -> Answer {
        answer(self.0.play(seat, action, false))
    }
    #[wasm_bindgen(js_name = playId)]
    pub fn play_id(&mut self, seat: f64, id: u32) -> Answer {
        answer(self.0.play_id(seat, id))
    }
    pub fn check(&self, seat: f64, action: &str) -> Answer {
        answer(self.0.check(seat, action))
    }
    pub fn preview(&self, seat: f64, action: &str) -> Answer {
        answer(self.0.preview(seat, action))
    }
    pub fn outcomes(&self) -> Answer {
        answer(self.0.outcomes())
    }
    pub fn settle(&mut self, outcome: &str) -> Answer {
        answer(self.0.settle(outcome, false))
    }
    pub fn apply(&mut self, entries: &str) -> Answer {
        answer(self.0.apply(entries, false))
    }
    pub fn deal(&mut self) -> Answer {
        answer(self.0.deal(false))
    }
    pub fn view(&self, seat: Option<f64>) -> Answer {
        answer(self.0.view(seat))
    }
    pub fn undo(&mut self, seat: Option<f64>) -> Result<bool, JsValue> {
        self.0.undo(seat).map_err(thrown)
    }
    #[wasm_bindgen(js_name = canUndo)]
    pub fn can_undo(&self, seat: Option<f64>) -> Result<bool, JsValue> {
        self.0.can_undo(seat).map_err(thrown)
    }
    pub fn redo(&mut self) -> Result<bool, JsValue> {
        self.0.redo().map_err(thrown)
    }
    pub fn state(&self) -> Answer {
        answer(self.0.state(true))
    }
    pub fn beginning(&self) -> Answer {
        answer(self.0.beginning())
    }
    pub fn record(&self) -> Answer {
        answer(self.0.record())
    }
    pub fn scores(&self) -> Answer {
        answer(self.0.scores())
    }
    pub fn hash(&self) -> String {
        self.0.hash()
    }
    pub fn fork(&self) -> Kept {
        Kept(self.0.fork())
    }
    pub fn playout(&mut self, seed: &str, limit: Option<f64>) -> Answer {
        answer(self.0.playout(seed, limit))
    }
    #[wasm_bindgen(js_name = countPlayout)]
    pub fn count_playout(&self, seed: &str, limit: Option<f64>) -> Result<f64, JsValue> {
        self.0.count_playout(seed, limit).map_err(thrown)
    }
    pub fn suggest(&self, seat: f64, options: &str) -> Answer {
        answer(self.0.suggest(seat, options))
    }
}
