//! The derives of the crate `loire`.
//!
//! | derive | on | gives |
//! |---|---|---|
//! | [`Wire`] | a struct or an enum that crosses the boundary | its reader with paths, its writer, its notation, its TypeScript type |
//! | [`Asks`] | the enum of all questions | which answers each question has, and the way to them |
//! | [`Runs`], [`Chance`] | the enum of all steps, of all draws | the way to each of them |
//! | [`Pieces`] | the enum of the pieces of a board | their names, as `targets` have them |
//! | [`Refusal`] | the enum of reasons | code, sentence and particulars of each |
//! | [`Options`] | the rule options of a game | the table that `games()` shows, defaults, reader and writer |
//!
//! The code they write names `crate::wire` and `crate::engine`: they serve the crate `loire` and no other.

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
/// - with `tag = "buyTile"` it carries its own name: `{ "type": "buyTile", … }`;
/// - a struct around a `u8` with `range = 1..=6` is a number that cannot be out of range;
/// - an enum of plain names is a string;
/// - an enum whose variants hold something, or with `tagged`, is one of several objects that carry their names.
///
/// | attribute | on | meaning |
/// |---|---|---|
/// | `rename = "OrleansGood"` | type | its name in TypeScript; without it, the Rust name |
/// | `rename = "end"` | variant | its name on the wire; without it, the Rust name in camel case |
/// | `tag = "buyTile"` | struct | the name it carries |
/// | `tag = "intrigue"` | variant around an enum | wraps that enum: `{ "type": "intrigue", "ask": … }` |
/// | `content = "ask"` | enum | the key beside such a tag |
/// | `flatten` | variant around an enum | its members stand among these |
/// | `notation = "buy {tile}"` | tagged struct, variant | how it is written in one line; see `wire::pattern` |
/// | `notation` | enum | its variants have notations |
/// | `notation_like = "levy {goods..}"` | tagged struct | how a notation looks that is written by hand |
/// | `within = Ask::Intrigue` | enum | the variant of a larger enum that holds this one |
/// | `implied` | variant | meant where a line leaves it out |
/// | `range = 1..=6` | struct around a `u8` | the first and the last number |
/// | `default` | field | may be missing, and then has its default |
/// | `skip_serializing_if = "is_default"` | field with `default` | is left out where it has its default |
/// | `sorted` | field | a list that is kept in order and may come in any |
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

/// Lets serde read what `wire::Read` reads, for types that write their own reader.
#[proc_macro_derive(Deserialize)]
pub fn deserialize(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), |input| Ok(objects::deserialize(input)))
}

/// The table of a game's questions: `#[answers(BuyTile, EndTurn)]` at each, in the order in which they are offered;
/// `by = path` names a function that offers them in an order of its own. The enum says `#[asks(game = Burgundy)]`.
/// `#[waits(by(StartTurn { seat }))]` says where a question comes from: an expression that may use `ask`, `seat` and `at`.
#[proc_macro_derive(Asks, attributes(asks, answers, waits, wire))]
pub fn asks(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), ask::expand)
}

/// Runs the step that a variant holds. The enum says `#[runs(game = Burgundy)]`. `#[waits(in_plan(SetUp))]` says where the
/// step comes from: an expression that may use `step` and `at`.
#[proc_macro_derive(Runs, attributes(runs, waits))]
pub fn runs(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), sums::step)
}

/// The outcomes of the draw that a variant holds, and what follows. The enum says `#[chance(game = Burgundy)]`.
/// `#[waits(in_plan(SetUp))]` says where the draw comes from: an expression that may use `draw`, `count` and `at`.
#[proc_macro_derive(Chance, attributes(chance, waits))]
pub fn chance(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), sums::draw)
}

/// The pieces of a board: `#[piece("depot.{depot|black}.{slot}")]` is the name of a variant, in which `{slot}` stands for
/// a field, in their order, and a word behind a bar for `None`. TypeScript's type and docs/notation.md follow from it.
#[proc_macro_derive(Pieces, attributes(piece, wire))]
pub fn pieces(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), pieces::expand)
}

/// Why an answer is refused: `#[refusal("the seat has {owned} silver")]` is the sentence of a variant, in which
/// `{owned}` stands for a field. More words can be computed from the fields: `#[refusal("…{tiles}…", tiles = expression)]`.
#[proc_macro_derive(Refusal, attributes(refusal, wire))]
pub fn refusal(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), refusal::expand)
}

/// The options of a game, one a field: `#[option(rule = "O-026")]`, its doc comment says what it does.
///
/// | argument | meaning |
/// |---|---|
/// | `default = expression` | the default, where it is not that of the type |
/// | `values = expression` | the values, where they do not follow from the type |
/// | `modules("newEvents")`, `editions("2014")`, `scenarios("kingsFavor")` | what it goes with |
/// | `skip_if_default` | is left out where it has its default |
#[proc_macro_derive(Options, attributes(option, wire))]
pub fn options(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), options::expand)
}

fn expand(input: DeriveInput, write: impl Fn(&DeriveInput) -> Result<proc_macro2::TokenStream>) -> TokenStream {
    write(&input).unwrap_or_else(Error::into_compile_error).into()
}
