//! Replays recorded games and prints the hash of each last table: a program that `tests/node/modules.test.mjs` compiles
//! against sources without a module.

use loire::AnyGame;
use std::{env, fs};

fn main() {
    for path in env::args().skip(1) {
        let record = fs::read_to_string(&path).expect("a record");
        let game = AnyGame::replay(&record, None).unwrap_or_else(|error| panic!("{path}: {error:?}"));
        println!("{}", game.hash());
    }
}
