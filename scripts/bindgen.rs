//! wasm-bindgen for this package only: `loire-bindgen loire.wasm folder` writes the script for a wasm file, and the
//! wasm file adapted to it. The program of wasm-bindgen does this and much more, and takes four times as long to
//! compile.

use wasm_bindgen_cli_support::Bindgen;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args == ["--version"] {
        return println!("loire-bindgen {}", env!("CARGO_PKG_VERSION"));
    }
    let [wasm, folder] = args.as_slice() else { panic!("usage: loire-bindgen <wasm file> <folder>") };
    let made = Bindgen::new().web(true).and_then(|bindgen| {
        bindgen.input_path(wasm).out_name("loire").typescript(true);
        bindgen.omit_default_module_path(true).reset_state_function(true).generate(folder)
    });
    made.unwrap_or_else(|error| panic!("{error:?}"));
}
