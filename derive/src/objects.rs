//! `#[derive(Wire)]` on structs: objects with or without a name in them.

use crate::attributes::{Wire, docs};
use crate::fields::{Field, pattern};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DeriveInput, Fields, GenericParam, Result};

pub fn expand(input: &DeriveInput, fields: &Fields) -> Result<TokenStream> {
    let wire = Wire::of(&input.attrs)?;
    let fields = Field::all(fields)?;
    match &wire.tag {
        Some(tag) => Ok(named(input, &wire, tag, &fields)),
        None => Ok(object(input, &wire, &fields)),
    }
}

/// An object with exactly these keys.
fn object(input: &DeriveInput, wire: &Wire, fields: &[Field]) -> TokenStream {
    let name = &input.ident;
    let writes = fields.iter().map(|field| {
        let this = &field.name;
        field.write(&quote!(&self.#this))
    });
    let (text, length) = (name.to_string(), fields.len());
    let (implementation, of, _) = input.generics.split_for_impl();
    let bounded = bounded(input, &quote!(serde::Serialize));
    let serialize = quote! {
        impl #bounded serde::Serialize for #name #of {
            fn serialize<Ser: serde::Serializer>(&self, serializer: Ser) -> Result<Ser::Ok, Ser::Error> {
                let mut object = serializer.serialize_struct(#text, #length)?;
                #(#writes)*
                serde::ser::SerializeStruct::end(object)
            }
        }
    };
    let _ = implementation;
    let read = if wire.write_only { TokenStream::new() } else { reader(input, fields) };
    let typed = typed(input, wire, fields);
    quote!(#serialize #read #typed)
}

fn reader(input: &DeriveInput, fields: &[Field]) -> TokenStream {
    let name = &input.ident;
    let (_, of, _) = input.generics.split_for_impl();
    let bounded = bounded(input, &quote!(crate::wire::Read));
    let keys = fields.iter().map(|field| &field.key);
    let reads = fields.iter().map(Field::read);
    let read = quote! {
        impl #bounded crate::wire::Read for #name #of {
            fn read(node: crate::wire::Node<'_>) -> Self {
                let mut object = node.object(&[#(#keys),*]);
                #name { #(#reads),* }
            }
        }
    };
    let deserialize = deserialize(input);
    quote!(#read #deserialize)
}

/// Implements serde's `Deserialize` by `wire::Read`.
pub fn deserialize(input: &DeriveInput) -> TokenStream {
    let name = &input.ident;
    let (_, of, _) = input.generics.split_for_impl();
    let params = input.generics.type_params().map(|param| &param.ident);
    quote! {
        impl<'de #(, #params: crate::wire::Read)*> serde::Deserialize<'de> for #name #of {
            fn deserialize<Der: serde::Deserializer<'de>>(deserializer: Der) -> Result<Self, Der::Error> {
                crate::wire::deserialize(deserializer)
            }
        }
    }
}

/// The type's generics, with this bound on each parameter.
fn bounded(input: &DeriveInput, bound: &TokenStream) -> TokenStream {
    let params = input.generics.params.iter().map(|param| match param {
        GenericParam::Type(param) => {
            let name = &param.ident;
            quote!(#name: #bound)
        }
        other => quote!(#other),
    });
    quote!(<#(#params),*>)
}

fn typed(input: &DeriveInput, wire: &Wire, fields: &[Field]) -> TokenStream {
    let name = &input.ident;
    let (_, of, _) = input.generics.split_for_impl();
    let bounded = bounded(input, &quote!(crate::wire::Typed));
    let docs = docs(&input.attrs);
    let text = wire.rename.clone().unwrap_or_else(|| name.to_string());
    let params: Vec<_> = input.generics.type_params().map(|param| &param.ident).collect();
    let type_name = if params.is_empty() {
        quote!(#text.to_owned())
    } else {
        quote!(#text.to_owned() + "<" + &[#(<#params as crate::wire::Typed>::type_name()),*].join(", ") + ">")
    };
    let stand_ins = params.iter().map(|param| {
        let text = param.to_string();
        quote!(type #param = crate::wire::Param<{ crate::wire::first_letter(#text) }>;)
    });
    let this = if params.is_empty() { quote!(#name) } else { quote!(#name::<#(#params),*>) };
    let declarations = fields.iter().map(Field::declaration);
    let types = fields.iter().map(|field| &field.of);
    let otherwise = if params.is_empty() {
        TokenStream::new()
    } else {
        quote!(else { #(<#params as crate::wire::Typed>::declare(all);)* })
    };
    quote! {
        #[cfg(feature = "types")]
        impl #bounded crate::wire::Typed for #name #of {
            fn type_name() -> String {
                #type_name
            }
            fn declare(all: &mut crate::wire::Declarations) {
                let is_new = {
                    #(#stand_ins)*
                    let name = <#this as crate::wire::Typed>::type_name();
                    all.add(&name, &[#(#docs),*], || crate::wire::Declarations::object(&[#(#declarations),*]))
                };
                if is_new {
                    #(<#types as crate::wire::Typed>::declare(all);)*
                } #otherwise
            }
        }
    }
}

/// An object with its name in the field `type`.
fn named(input: &DeriveInput, wire: &Wire, tag: &str, fields: &[Field]) -> TokenStream {
    let name = &input.ident;
    let docs = docs(&input.attrs);
    let notation = wire.pattern().map(|pattern| notation(input, pattern, fields));
    let writes = fields.iter().map(|field| {
        let this = &field.name;
        field.write(&quote!(&self.#this))
    });
    let length = fields.len() + 1;
    let keys = fields.iter().map(|field| &field.key);
    let reads = fields.iter().map(Field::read);
    let object = if fields.is_empty() { format_ident!("_object") } else { format_ident!("object") };
    let mutable = if fields.is_empty() { TokenStream::new() } else { quote!(mut) };
    let declarations = fields.iter().map(Field::declaration);
    let types = fields.iter().map(|field| &field.of);
    let described = wire.pattern().or(wire.notation_like.as_deref());
    let patterns = described.map(|text| pattern(tag, &docs, text, fields));
    let patterns = patterns.into_iter();
    let kind = format!("type: \"{tag}\";");
    let text = name.to_string();
    quote! {
        impl crate::wire::Named for #name {
            const NAME: &'static str = #tag;
        }

        impl serde::Serialize for #name {
            fn serialize<Ser: serde::Serializer>(&self, serializer: Ser) -> Result<Ser::Ok, Ser::Error> {
                let mut object = serializer.serialize_struct(#text, #length)?;
                serde::ser::SerializeStruct::serialize_field(&mut object, "type", #tag)?;
                #(#writes)*
                serde::ser::SerializeStruct::end(object)
            }
        }

        impl crate::wire::FromNamed for #name {
            fn names(all: &mut crate::wire::Names) {
                all.push(#tag);
            }
            fn from_named(name: &str, node: crate::wire::Node<'_>) -> Option<Self> {
                if !crate::wire::is_name(name, #tag) {
                    return None;
                }
                let #mutable #object = node.named_object(&["type", #(#keys),*]);
                Some(#name { #(#reads),* })
            }
        }

        #notation

        #[cfg(feature = "types")]
        impl crate::wire::Typed for #name {
            fn type_name() -> String {
                crate::wire::Declarations::object(&[#kind.to_owned(), #(#declarations),*])
            }
            fn declare(_all: &mut crate::wire::Declarations) {
                #(<#types as crate::wire::Typed>::declare(_all);)*
            }
            fn members() -> Vec<(String, String)> {
                vec![(crate::wire::docs(&[#(#docs),*]), Self::type_name())]
            }
            fn patterns() -> Vec<crate::wire::Pattern> {
                vec![#(#patterns),*]
            }
        }
    }
}

/// Writes and reads its notation.
fn notation(input: &DeriveInput, pattern: &str, fields: &[Field]) -> TokenStream {
    let name = &input.ident;
    let names: Vec<_> = fields.iter().map(|field| &field.name).collect();
    let texts: Vec<_> = names.iter().map(ToString::to_string).collect();
    quote! {
        impl crate::wire::WriteNotation for #name {
            fn add_to(&self, line: &mut crate::wire::Line) {
                crate::wire::say(#pattern, &[#((#texts, &self.#names)),*], line);
            }
        }
        impl crate::wire::ParseNotation for #name {
            fn match_words(words: &[&str]) -> Option<Self> {
                let matched = crate::wire::match_words(#pattern, words)?;
                Some(#name { #(#names: matched.get(#texts)?),* })
            }
        }
    }
}
