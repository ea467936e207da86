//! `#[derive(Refusal)]`: code, parameters and sentence of each reason.

use crate::attributes::{Wire, docs};
use crate::enums::data;
use crate::fields::Field;
use crate::names;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{DeriveInput, Error, Expr, Fields, LitStr, Result, Token, Type};

/// The content of `#[refusal(…)]`.
struct Sentence {
    pattern: String,
    words: Vec<(Ident, Expr)>,
}

/// A computed value in a sentence.
struct Computed(Ident, Expr);

impl Parse for Computed {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name = input.parse()?;
        input.parse::<Token![=]>()?;
        Ok(Computed(name, input.parse()?))
    }
}

impl Parse for Sentence {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let pattern = input.parse::<LitStr>()?.value();
        let mut words = vec![];
        if input.parse::<Option<Token![,]>>()?.is_some() {
            let all = Punctuated::<Computed, Token![,]>::parse_terminated(input)?;
            words.extend(all.into_iter().map(|Computed(name, value)| (name, value)));
        }
        Ok(Sentence { pattern, words })
    }
}

enum Reason {
    Own { name: Ident, code: String, fields: Vec<Field>, sentence: Sentence },
    Flat { name: Ident, of: Type },
}

fn reason(variant: &syn::Variant) -> Result<Reason> {
    let name = variant.ident.clone();
    let wire = Wire::of(&variant.attrs)?;
    match &variant.fields {
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
            Ok(Reason::Flat { name, of: fields.unnamed[0].ty.clone() })
        }
        fields => {
            let attribute = variant.attrs.iter().find(|attribute| attribute.path().is_ident("refusal"));
            let attribute =
                attribute.ok_or_else(|| Error::new_spanned(variant, "its sentence is missing: #[refusal(\"…\")]"))?;
            let code = wire.rename.unwrap_or_else(|| names::variant(&name));
            Ok(Reason::Own { name, code, fields: Field::all(fields)?, sentence: attribute.parse_args()? })
        }
    }
}

pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let set = &input.ident;
    let wire = Wire::of(&input.attrs)?;
    let text = wire.rename.clone().unwrap_or_else(|| set.to_string());
    let docs = docs(&input.attrs);
    let reasons = data(input, "Refusal")?.variants.iter().map(reason).collect::<Result<Vec<_>>>()?;

    let within = wire.within.as_ref().map(|place| {
        let mut whole = place.clone();
        whole.segments.pop();
        whole.segments.pop_punct();
        quote! {
            impl From<#set> for #whole {
                fn from(reason: #set) -> Self {
                    #place(reason)
                }
            }
        }
    });
    let (mut all_codes, mut codes, mut sentences) = (vec![], vec![], vec![]);
    let (mut writes, mut members, mut mentioned) = (vec![], vec![], vec![]);
    for reason in &reasons {
        match reason {
            Reason::Own { name, code, fields, sentence } => {
                let fields_of: Vec<_> = fields.iter().map(|field| &field.name).collect();
                let texts = fields_of.iter().map(ToString::to_string);
                let (pattern, length) = (&sentence.pattern, fields.len());
                let computed = sentence.words.iter().map(|(word, value)| {
                    let text = word.to_string();
                    quote!((#text, &#value))
                });
                all_codes.push(quote!(codes.push(#code);));
                codes.push(quote!(Self::#name { .. } => #code));
                sentences.push(quote! {
                    Self::#name { #(#fields_of),* } => crate::wire::say(
                        #pattern,
                        &[#((#texts, &crate::wire::Described(&#fields_of)),)* #(#computed),*],
                        &mut line,
                    )
                });
                let fields_written = fields.iter().map(|field| {
                    let name = &field.name;
                    field.write(&quote!(#name))
                });
                let mutable = if fields.is_empty() { quote!(object) } else { quote!(mut object) };
                writes.push(quote! {
                    Self::#name { #(#fields_of),* } => {
                        let #mutable = serializer.serialize_struct(#code, #length)?;
                        #(#fields_written)*
                        serde::ser::SerializeStruct::end(object)
                    }
                });
                let about = format!(" {pattern}");
                let shape = format!("{{{{ code: \"{code}\"; params: {{}} }}}}");
                let declarations = fields.iter().map(Field::declaration);
                members.push(quote! {
                    members.push((
                        crate::wire::docs(&[#about]),
                        format!(#shape, crate::wire::Declarations::object(&[#(#declarations),*])),
                    ));
                });
                let types = fields.iter().map(|field| &field.of);
                mentioned.push(quote!(#(<#types as crate::wire::Typed>::declare(_all);)*));
            }
            Reason::Flat { name, of } => {
                all_codes.push(quote!(codes.extend(<#of>::codes());));
                codes.push(quote!(Self::#name(reason) => crate::engine::Refusal::code(reason)));
                sentences.push(quote!(Self::#name(reason) => return std::fmt::Display::fmt(&reason, f)));
                writes.push(quote!(Self::#name(reason) => serde::Serialize::serialize(reason, serializer)));
                members.push(quote!(members.extend(<#of as crate::wire::Typed>::members());));
                mentioned.push(quote!(<#of as crate::wire::Typed>::declare_members(_all);));
            }
        }
    }
    Ok(quote! {
        #within

        impl #set {
            /// The codes of all reasons.
            pub fn codes() -> Vec<&'static str> {
                let mut codes = Vec::new();
                #(#all_codes)*
                codes
            }
        }

        impl crate::engine::Refusal for #set {
            fn code(&self) -> &'static str {
                match self { #(#codes,)* }
            }
        }

        impl std::fmt::Display for #set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let mut line = crate::wire::Line::of_words();
                match *self { #(#sentences,)* }
                f.write_str(&line.into_text())
            }
        }

        impl serde::Serialize for #set {
            fn serialize<Ser: serde::Serializer>(&self, serializer: Ser) -> Result<Ser::Ok, Ser::Error> {
                match self { #(#writes,)* }
            }
        }

        #[cfg(feature = "types")]
        impl crate::wire::Typed for #set {
            fn type_name() -> String {
                #text.to_owned()
            }
            fn declare(all: &mut crate::wire::Declarations) {
                if all.add(#text, &[#(#docs),*], || crate::wire::Declarations::one_of(&Self::members())) {
                    Self::declare_members(all);
                }
            }
            fn members() -> Vec<(String, String)> {
                let mut members = Vec::new();
                #(#members)*
                members
            }
            fn declare_members(_all: &mut crate::wire::Declarations) {
                #(#mentioned)*
            }
        }
    })
}
