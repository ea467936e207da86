//! `#[derive(Wire)]` on numbers with a range.

use crate::attributes::{Wire, docs};
use crate::objects::deserialize;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Error, Expr, ExprRange, Result};

pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let wire = Wire::of(&input.attrs)?;
    let missing = || Error::new_spanned(&input.ident, "the range is missing: #[wire(range = 1..=6)]");
    let Some(Expr::Range(ExprRange { start: Some(first), end: Some(last), .. })) = &wire.range else {
        return Err(missing());
    };
    let number = &input.ident;
    let docs = docs(&input.attrs);
    let text = wire.rename.clone().unwrap_or_else(|| number.to_string());
    let types = wire.typescript.clone().unwrap_or_else(|| "number".to_owned());
    let deserialize = deserialize(input);
    Ok(quote! {
        impl #number {
            /// Number of values.
            pub const COUNT: usize = #last - #first + 1;

            /// The value with this number; `None` if it is out of range.
            pub const fn new(number: u8) -> Option<Self> {
                if matches!(number, #first..=#last) { Some(#number(number)) } else { None }
            }

            /// The number itself.
            pub const fn number(self) -> u8 {
                self.0
            }

            /// Its index in the list of all values.
            pub const fn index(self) -> usize {
                (self.0 - #first) as usize
            }

            /// All values, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (#first..#last + 1).map(#number)
            }
        }

        impl serde::Serialize for #number {
            fn serialize<Ser: serde::Serializer>(&self, serializer: Ser) -> Result<Ser::Ok, Ser::Error> {
                serde::Serializer::serialize_newtype_struct(serializer, #text, &self.0)
            }
        }

        impl crate::wire::Read for #number {
            fn read(node: crate::wire::Node<'_>) -> Self {
                #number(node.number_from(#first, #last))
            }
        }
        #deserialize

        impl crate::wire::WriteNotation for #number {
            fn add_to(&self, line: &mut crate::wire::Line) {
                line.add(self.0);
            }
        }
        impl crate::wire::Describe for #number {
            fn describe(&self, line: &mut crate::wire::Line) {
                line.add(self.0);
            }
        }
        impl crate::wire::ParseNotation for #number {
            fn match_words(words: &[&str]) -> Option<Self> {
                Self::new(<u8 as crate::wire::ParseNotation>::match_words(words)?)
            }
        }

        #[cfg(feature = "types")]
        impl crate::wire::Typed for #number {
            fn type_name() -> String {
                #text.to_owned()
            }
            fn declare(all: &mut crate::wire::Declarations) {
                all.add(#text, &[#(#docs),*], || #types.to_owned());
            }
        }
    })
}
