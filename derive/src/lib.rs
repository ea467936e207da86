//! The derives of the crate `loire`.
//!
//! | derive | on | gives |
//! |---|---|---|
//! | [`Wire`] | a type that crosses the boundary | reader with error paths, writer, notation, TypeScript type |
//! | [`Asks`] | the enum of all questions | the answers to each question, and the dispatch to them |
//! | [`Runs`], [`Chance`] | the enum of all steps, of all draws | the dispatch to each of them |
//! | [`Pieces`] | the enum of the pieces of a board | their names, as used in `targets` |
//! | [`Refusal`] | the enum of reasons | code, sentence and parameters of each |
//! | [`Options`] | the rule options of a game | the table that `games()` shows, defaults, reader and writer |
//!
//! The generated code refers to `crate::wire` and `crate::engine`, so it only compiles in the crate `loire`.

mod ask;
mod attributes;
mod enums;
mod fields;
mod names;
mod numbers;
mod objects;
mod options;
mod pieces;
mod refusal;
mod sums;

use proc_macro::TokenStream;
use syn::{Data, DeriveInput, Error, Fields, Result, parse_macro_input};

/// Reader, writer and TypeScript type of a type that crosses the boundary.
///
/// The shape follows from the type:
///
/// - a struct with named fields is an object with these keys, in camel case;
/// - with `tag = "buyTile"` its name is in the object: `{ "type": "buyTile", … }`;
/// - a struct around a `u8` with `range = 1..=6` is a number that cannot be out of range;
/// - an enum of plain names is a string;
/// - an enum whose variants hold values, or with `tagged`, is one of several objects with their names in them.
///
/// | attribute | on | meaning |
/// |---|---|---|
/// | `rename = "OrleansGood"` | type | its name in TypeScript; without it, the Rust name |
/// | `rename = "end"` | variant | its name on the wire; without it, the Rust name in camel case |
/// | `tag = "buyTile"` | struct | its name in the object |
/// | `tag = "intrigue"` | variant around an enum | wraps that enum: `{ "type": "intrigue", "ask": … }` |
/// | `content = "ask"` | enum | the key beside such a tag |
/// | `flatten` | variant around an enum | includes the members of that enum |
/// | `notation = "buy {tile}"` | tagged struct, variant | its notation on one line; see `wire::pattern` |
/// | `notation` | enum | its variants have notations: gives `Display` and `FromStr` |
/// | `notation_like = "levy {goods..}"` | tagged struct | documents a notation that is written by hand |
/// | `within = Ask::Intrigue` | enum | the variant of a larger enum that holds this one |
/// | `implied` | variant | the variant that a line without this word means |
/// | `range = 1..=6` | struct around a `u8` | the first and the last number |
/// | `default` | field | may be missing; the default applies then |
/// | `skip_serializing_if = "is_default"` | field with `default` | is left out if it has its default |
/// | `sorted` | field | a list that is kept sorted and may be read in any order |
/// | `typescript = "number"` | field, range | its TypeScript type, where it is not that of the Rust type |
/// | `write_only` | struct | is never read |
#[proc_macro_derive(Wire, attributes(wire))]
pub fn wire(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), |input| match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Unnamed(_) => numbers::expand(input),
            Fields::Named(_) | Fields::Unit => objects::expand(input, &data.fields),
        },
        Data::Enum(data) => enums::expand(input, data),
        Data::Union(_) => Err(Error::new_spanned(input, "a union cannot cross the boundary")),
    })
}

/// Implements serde's `Deserialize` by `wire::Read`, for types with a hand-written reader.
#[proc_macro_derive(Deserialize)]
pub fn deserialize(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), |input| Ok(objects::deserialize(input)))
}

/// The table of a game's questions: `#[answers(BuyTile, EndTurn)]` on each lists its answers in the order of the offer;
/// `by = path` names a function that offers them in another order. The enum has `#[asks(game = Burgundy)]`.
/// `#[waits(by(StartTurn { seat }))]` declares where a question comes from, by an expression that may use `ask`, `seat`
/// and `at`.
#[proc_macro_derive(Asks, attributes(asks, answers, waits, wire))]
pub fn asks(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), ask::expand)
}

/// Runs the step that a variant holds. The enum has `#[runs(game = Burgundy)]`. `#[waits(in_plan(SetUp))]` declares where
/// a step comes from, by an expression that may use `step` and `at`.
#[proc_macro_derive(Runs, attributes(runs, waits))]
pub fn runs(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), sums::step)
}

/// The outcomes of the draw that a variant holds, and their effects. The enum has `#[chance(game = Burgundy)]`.
/// `#[waits(in_plan(SetUp))]` declares where a draw comes from, by an expression that may use `draw`, `count` and `at`.
#[proc_macro_derive(Chance, attributes(chance, waits))]
pub fn chance(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), sums::draw)
}

/// The pieces of a board. `#[piece("depot.{depot|black}.{slot}")]` names a variant: each `{…}` is a field, in order,
/// and the word after the bar replaces `None`. The TypeScript type and docs/notation.md are generated from it.
#[proc_macro_derive(Pieces, attributes(piece, wire))]
pub fn pieces(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), pieces::expand)
}

/// The reasons of refusals. `#[refusal("the seat has {owned} silver")]` is the sentence of a variant, in which
/// `{owned}` is a field. Further values can be computed from the fields: `#[refusal("…{tiles}…", tiles = expression)]`.
#[proc_macro_derive(Refusal, attributes(refusal, wire))]
pub fn refusal(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), refusal::expand)
}

/// The options of a game, one per field: `#[option(rule = "O-026")]`. The doc comment of a field describes the option
/// to users.
///
/// | argument | meaning |
/// |---|---|
/// | `default = expression` | the default, if it differs from the default of the type |
/// | `values = expression` | the possible values, if they do not follow from the type |
/// | `modules("newEvents")`, `editions("2014")`, `scenarios("kingsFavor")` | where the option exists |
/// | `skip_if_default` | the option is left out if it has its default |
#[proc_macro_derive(Options, attributes(option, wire))]
pub fn options(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), options::expand)
}

fn expand(input: DeriveInput, write: impl Fn(&DeriveInput) -> Result<proc_macro2::TokenStream>) -> TokenStream {
    write(&input).unwrap_or_else(Error::into_compile_error).into()
}
