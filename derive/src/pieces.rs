//! `#[derive(Pieces)]`: names of the pieces of a board, with parts joined by points.

use crate::attributes::{Wire, docs};
use crate::enums::data;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::{DeriveInput, Error, Fields, LitStr, Result, Type};

/// A kind of piece: its fields, in the order of its pattern, and the parts of its name.
struct Piece {
    name: Ident,
    docs: Vec<String>,
    types: Vec<Type>,
    parts: Vec<Part>,
}

enum Part {
    Word(String),
    /// A field, and the word that replaces `None`.
    Field(Ident, Option<String>),
}

impl Piece {
    fn of(variant: &syn::Variant) -> Result<Self> {
        let Fields::Unnamed(fields) = &variant.fields else {
            return Err(Error::new_spanned(variant, "a piece holds what its name is made of"));
        };
        let attribute = variant.attrs.iter().find(|attribute| attribute.path().is_ident("piece"));
        let attribute = attribute.ok_or_else(|| Error::new_spanned(variant, "its name is missing: #[piece(\"…\")]"))?;
        let pattern = attribute.parse_args::<LitStr>()?.value();
        let part = |part: &str| match part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
            None => Part::Word(part.to_owned()),
            Some(field) => match field.split_once('|') {
                Some((field, word)) => Part::Field(format_ident!("{field}"), Some(word.to_owned())),
                None => Part::Field(format_ident!("{field}"), None),
            },
        };
        let piece = Piece {
            name: variant.ident.clone(),
            docs: docs(&variant.attrs),
            types: fields.unnamed.iter().map(|field| field.ty.clone()).collect(),
            parts: pattern.split('.').map(part).collect(),
        };
        if piece.fields().count() != piece.types.len() {
            return Err(Error::new_spanned(variant, "its name mentions each of its fields once, in their order"));
        }
        Ok(piece)
    }

    fn fields(&self) -> impl Iterator<Item = &Ident> {
        self.parts.iter().filter_map(|part| match part {
            Part::Field(field, _) => Some(field),
            Part::Word(_) => None,
        })
    }

    fn write(&self) -> TokenStream {
        let (name, fields) = (&self.name, self.fields());
        let add = self.parts.iter().map(|part| match part {
            Part::Word(word) => quote!(line.add(#word);),
            Part::Field(field, None) => quote!(line.add(#field);),
            Part::Field(field, Some(other)) => quote! {
                match #field {
                    Some(word) => line.add(word),
                    None => line.add(#other),
                };
            },
        });
        quote!(Self::#name(#(#fields),*) => { #(#add)* })
    }

    fn pattern(&self) -> TokenStream {
        let (docs, types) = (&self.docs, &self.types);
        let names = self.fields().map(ToString::to_string);
        let parts = self.parts.iter().map(|part| match part {
            Part::Word(word) => quote!(crate::wire::Part::Word(#word)),
            Part::Field(field, None) => {
                let field = field.to_string();
                quote!(crate::wire::Part::Field(#field, None))
            }
            Part::Field(field, Some(other)) => {
                let field = field.to_string();
                quote!(crate::wire::Part::Field(#field, Some(#other)))
            }
        });
        quote! {
            crate::wire::Pattern::of_parts(
                &[#(#docs),*],
                &[#(#parts),*],
                vec![#((#names, <#types as crate::wire::Typed>::type_name())),*],
            )
        }
    }
}

pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let set = &input.ident;
    let type_docs = docs(&input.attrs);
    let text = Wire::of(&input.attrs)?.rename.unwrap_or_else(|| set.to_string());
    let pieces = data(input, "Pieces")?.variants.iter().map(Piece::of).collect::<Result<Vec<_>>>()?;
    let writes = pieces.iter().map(Piece::write);
    let patterns = pieces.iter().map(Piece::pattern);
    let types = pieces.iter().flat_map(|piece| &piece.types);
    Ok(quote! {
        impl std::fmt::Display for #set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let mut line = crate::wire::Line::of_names();
                match *self { #(#writes)* }
                f.write_str(&line.into_text())
            }
        }

        #[cfg(feature = "types")]
        impl crate::wire::Typed for #set {
            fn type_name() -> String {
                #text.to_owned()
            }
            fn declare(all: &mut crate::wire::Declarations) {
                let member = |pattern: crate::wire::Pattern| (crate::wire::docs(pattern.about), pattern.template());
                all.add(#text, &[#(#type_docs),*], || {
                    let members: Vec<_> = <Self as crate::wire::Typed>::patterns().into_iter().map(member).collect();
                    crate::wire::Declarations::one_of(&members)
                });
                #(<#types as crate::wire::Typed>::declare(all);)*
            }
            fn patterns() -> Vec<crate::wire::Pattern> {
                vec![#(#patterns),*]
            }
        }
    })
}
