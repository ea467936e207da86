//! `#[derive(Wire)]` on enums: a string, or one of several objects with their names in them.

use crate::attributes::{Wire, docs};
use crate::fields::{Field, pattern};
use crate::names;
use crate::objects::deserialize;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::{DataEnum, DeriveInput, Error, Fields, Path, Result, Type};

pub fn expand(input: &DeriveInput, data: &DataEnum) -> Result<TokenStream> {
    let wire = Wire::of(&input.attrs)?;
    let is_plain = data.variants.iter().all(|variant| matches!(variant.fields, Fields::Unit));
    if is_plain && !wire.tagged { plain(input, data, &wire) } else { Sum::of(input, data, wire)?.expand() }
}

/// A closed set of names, which is a string on the wire.
fn plain(input: &DeriveInput, data: &DataEnum, wire: &Wire) -> Result<TokenStream> {
    let kind = &input.ident;
    let text = wire.rename.clone().unwrap_or_else(|| kind.to_string());
    let docs = docs(&input.attrs);
    let mut all = vec![];
    let mut names = vec![];
    let mut implied = TokenStream::new();
    for variant in &data.variants {
        let (member, said) = (&variant.ident, Wire::of(&variant.attrs)?);
        names.push(said.rename.unwrap_or_else(|| names::variant(member)));
        all.push(quote!(#kind::#member));
        if said.implied {
            implied = quote! {
                fn is_implied(self) -> bool {
                    self == #kind::#member
                }
            };
        }
    }
    let types = names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(" | ");
    let is_wide = names.len() > 64;
    let deserialize = deserialize(input);
    Ok(quote! {
        impl crate::wire::Kind for #kind {
            type Bits = <crate::parts::Wide<#is_wide> as crate::parts::Width>::Bits;
            const ALL: &'static [Self] = &[#(#all),*];
            const NAMES: &'static [&'static str] = &[#(#names),*];
            fn index(self) -> usize {
                self as usize
            }
            #implied
        }

        impl serde::Serialize for #kind {
            fn serialize<Ser: serde::Serializer>(&self, serializer: Ser) -> Result<Ser::Ok, Ser::Error> {
                serializer.serialize_str(crate::wire::Kind::name(*self))
            }
        }

        impl crate::wire::Read for #kind {
            fn read(node: crate::wire::Node<'_>) -> Self {
                <#kind as crate::wire::Kind>::ALL[node.name(<#kind as crate::wire::Kind>::NAMES)]
            }
        }
        #deserialize

        #[cfg(feature = "types")]
        impl crate::wire::Typed for #kind {
            fn type_name() -> String {
                #text.to_owned()
            }
            fn declare(all: &mut crate::wire::Declarations) {
                all.add(#text, &[#(#docs),*], || #types.to_owned());
            }
        }
    })
}

/// An enum that is one of several objects with their names in them.
struct Sum<'a> {
    input: &'a DeriveInput,
    wire: Wire,
    variants: Vec<Variant>,
}

struct Variant {
    name: Ident,
    docs: Vec<String>,
    shape: Shape,
}

enum Shape {
    /// Fields of its own, with this name.
    Own { tag: String, fields: Vec<Field>, pattern: Option<String> },
    /// Another type with its name in it.
    Member(Type),
    /// All members of another enum.
    Flat(Type),
    /// Another enum, wrapped in an object with this name.
    Wrapped { of: Type, tag: String },
}

impl Variant {
    fn of(variant: &syn::Variant) -> Result<Self> {
        let wire = Wire::of(&variant.attrs)?;
        let shape = match &variant.fields {
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                let of = fields.unnamed[0].ty.clone();
                match wire.tag {
                    Some(tag) => Shape::Wrapped { of, tag },
                    None if wire.flatten => Shape::Flat(of),
                    None => Shape::Member(of),
                }
            }
            Fields::Unnamed(_) => return Err(Error::new_spanned(variant, "a variant holds one type, or named fields")),
            fields => Shape::Own {
                pattern: wire.pattern().map(ToOwned::to_owned),
                tag: wire.rename.unwrap_or_else(|| names::variant(&variant.ident)),
                fields: Field::all(fields)?,
            },
        };
        Ok(Variant { name: variant.ident.clone(), docs: docs(&variant.attrs), shape })
    }

    /// The match pattern that binds its content.
    fn bind(&self) -> TokenStream {
        let name = &self.name;
        match &self.shape {
            Shape::Own { fields, .. } => {
                let names = fields.iter().map(|field| &field.name);
                quote!(Self::#name { #(#names),* })
            }
            _ => quote!(Self::#name(member)),
        }
    }

    fn write(&self, content: Option<&str>) -> TokenStream {
        let bind = self.bind();
        let write = match &self.shape {
            Shape::Own { tag, fields, .. } => {
                let length = fields.len() + 1;
                let writes = fields.iter().map(|field| {
                    let name = &field.name;
                    field.write(&quote!(#name))
                });
                quote! {{
                    let mut object = serializer.serialize_struct(#tag, #length)?;
                    serde::ser::SerializeStruct::serialize_field(&mut object, "type", #tag)?;
                    #(#writes)*
                    serde::ser::SerializeStruct::end(object)
                }}
            }
            Shape::Member(_) | Shape::Flat(_) => quote!(serde::Serialize::serialize(member, serializer)),
            Shape::Wrapped { tag, .. } => quote! {{
                let mut object = serializer.serialize_struct(#tag, 2)?;
                serde::ser::SerializeStruct::serialize_field(&mut object, "type", #tag)?;
                serde::ser::SerializeStruct::serialize_field(&mut object, #content, member)?;
                serde::ser::SerializeStruct::end(object)
            }},
        };
        quote!(#bind => #write)
    }

    fn names(&self) -> TokenStream {
        match &self.shape {
            Shape::Own { tag, .. } | Shape::Wrapped { tag, .. } => quote!(all.push(#tag);),
            Shape::Member(of) | Shape::Flat(of) => quote!(<#of as crate::wire::FromNamed>::names(all);),
        }
    }

    fn read(&self, content: Option<&str>) -> TokenStream {
        let name = &self.name;
        match &self.shape {
            Shape::Own { tag, fields, .. } => {
                let keys = fields.iter().map(|field| &field.key);
                let reads = fields.iter().map(Field::read);
                let mutable = if fields.is_empty() { quote!(_object) } else { quote!(mut object) };
                quote! {
                    if crate::wire::is_name(name, #tag) {
                        let #mutable = node.named_object(&["type", #(#keys),*]);
                        return Some(Self::#name { #(#reads),* });
                    }
                }
            }
            Shape::Member(of) | Shape::Flat(of) => quote! {
                if let Some(member) = <#of as crate::wire::FromNamed>::from_named(name, node) {
                    return Some(Self::#name(member));
                }
            },
            Shape::Wrapped { tag, .. } => quote! {
                if crate::wire::is_name(name, #tag) {
                    let mut object = node.named_object(&["type", #content]);
                    return Some(Self::#name(object.field()));
                }
            },
        }
    }

    /// The patterns of its notation; `None` if it has no notation.
    fn patterns(&self) -> Option<TokenStream> {
        match &self.shape {
            Shape::Own { tag, fields, pattern: Some(text) } => {
                let pattern = pattern(tag, &self.docs, text, fields);
                Some(quote!(all.push(#pattern);))
            }
            Shape::Own { .. } => None,
            Shape::Member(of) | Shape::Flat(of) | Shape::Wrapped { of, .. } => {
                Some(quote!(all.extend(<#of as crate::wire::Typed>::patterns());))
            }
        }
    }

    /// Its TypeScript members, and the code that declares the types that they mention.
    fn declare(&self, content: Option<&str>) -> (TokenStream, TokenStream) {
        match &self.shape {
            Shape::Own { tag, fields, .. } => {
                let kind = format!("type: \"{tag}\";");
                let docs = &self.docs;
                let declarations = fields.iter().map(Field::declaration);
                let types = fields.iter().map(|field| &field.of);
                let member = quote! {
                    members.push((
                        crate::wire::docs(&[#(#docs),*]),
                        crate::wire::Declarations::object(&[#kind.to_owned(), #(#declarations),*]),
                    ));
                };
                (member, quote!(#(<#types as crate::wire::Typed>::declare(_all);)*))
            }
            Shape::Member(of) | Shape::Flat(of) => (
                quote!(members.extend(<#of as crate::wire::Typed>::members());),
                quote!(<#of as crate::wire::Typed>::declare_members(_all);),
            ),
            Shape::Wrapped { of, tag } => {
                let content = content.unwrap_or_default();
                let pattern = format!("{{{{ type: \"{tag}\"; {content}: {{}} }}}}");
                let member = quote! {
                    members.push((
                        crate::wire::docs(<#of as crate::wire::Typed>::about()),
                        format!(#pattern, <#of as crate::wire::Typed>::type_name()),
                    ));
                };
                (member, quote!(<#of as crate::wire::Typed>::declare(_all);))
            }
        }
    }
}

impl<'a> Sum<'a> {
    fn of(input: &'a DeriveInput, data: &DataEnum, wire: Wire) -> Result<Self> {
        let variants = data.variants.iter().map(Variant::of).collect::<Result<Vec<_>>>()?;
        let wrapped = variants.iter().find(|variant| matches!(variant.shape, Shape::Wrapped { .. }));
        match wrapped {
            Some(variant) if wire.content.is_none() => Err(Error::new_spanned(
                &variant.name,
                "the key of what is wrapped is missing: #[wire(content = \"…\")]",
            )),
            _ => Ok(Sum { input, wire, variants }),
        }
    }

    fn expand(&self) -> Result<TokenStream> {
        let json = self.json();
        let members = self.members()?;
        let notation = if self.wire.notation.is_some() { self.notation()? } else { TokenStream::new() };
        let typed = self.typed();
        Ok(quote!(#json #members #notation #typed))
    }

    fn json(&self) -> TokenStream {
        let set = &self.input.ident;
        let content = self.wire.content.as_deref();
        let writes = self.variants.iter().map(|variant| variant.write(content));
        let names = self.variants.iter().map(Variant::names);
        let reads = self.variants.iter().map(|variant| variant.read(content));
        let deserialize = deserialize(self.input);
        quote! {
            impl serde::Serialize for #set {
                fn serialize<Ser: serde::Serializer>(&self, serializer: Ser) -> Result<Ser::Ok, Ser::Error> {
                    match self { #(#writes,)* }
                }
            }

            impl crate::wire::FromNamed for #set {
                fn names(all: &mut crate::wire::Names) {
                    #(#names)*
                }
                fn from_named(name: &str, node: crate::wire::Node<'_>) -> Option<Self> {
                    #(#reads)*
                    None
                }
            }

            impl crate::wire::Read for #set {
                fn read(node: crate::wire::Node<'_>) -> Self {
                    crate::wire::read_named(node).unwrap_or_else(|| crate::wire::any_named(node))
                }
            }
            #deserialize
        }
    }

    /// Conversions between the enum and each type that a variant holds.
    fn members(&self) -> Result<TokenStream> {
        let set = &self.input.ident;
        let mut all = TokenStream::new();
        let whole = self.wire.within.as_ref().map(split).transpose()?;
        if let Some((whole, place)) = &whole {
            all.extend(quote! {
                impl From<#set> for #whole {
                    fn from(member: #set) -> Self {
                        #whole::#place(member)
                    }
                }
            });
        }
        for variant in &self.variants {
            let (name, Shape::Member(of)) = (&variant.name, &variant.shape) else { continue };
            all.extend(quote! {
                impl From<#of> for #set {
                    fn from(member: #of) -> Self {
                        #set::#name(member)
                    }
                }
                impl crate::wire::Member<#set> for #of {
                    fn member(set: #set) -> Option<Self> {
                        match set {
                            #set::#name(member) => Some(member),
                            #[allow(unreachable_patterns, reason = "some sets have one member")]
                            _ => None,
                        }
                    }
                }
            });
            if let Some((whole, place)) = &whole {
                all.extend(quote! {
                    impl From<#of> for #whole {
                        fn from(member: #of) -> Self {
                            #whole::#place(member.into())
                        }
                    }
                    impl crate::wire::Member<#whole> for #of {
                        fn member(set: #whole) -> Option<Self> {
                            match set {
                                #whole::#place(set) => <Self as crate::wire::Member<#set>>::member(set),
                                _ => None,
                            }
                        }
                    }
                });
            }
        }
        Ok(all)
    }

    fn notation(&self) -> Result<TokenStream> {
        let set = &self.input.ident;
        let (mut writes, mut reads) = (vec![], vec![]);
        for variant in &self.variants {
            let (name, bind) = (&variant.name, variant.bind());
            match &variant.shape {
                Shape::Own { fields, pattern, .. } => {
                    let pattern =
                        pattern.as_ref().ok_or_else(|| Error::new_spanned(name, "its notation is missing"))?;
                    let names: Vec<_> = fields.iter().map(|field| &field.name).collect();
                    let texts: Vec<_> = names.iter().map(ToString::to_string).collect();
                    writes.push(quote!(#bind => crate::wire::say(#pattern, &[#((#texts, #names)),*], line)));
                    reads.push(quote! {
                        .or_else(|| {
                            let matched = crate::wire::match_words(#pattern, words)?;
                            Some(Self::#name { #(#names: matched.get(#texts)?),* })
                        })
                    });
                }
                _ => {
                    writes.push(quote!(#bind => crate::wire::WriteNotation::add_to(member, line)));
                    reads.push(quote!(.or_else(|| Some(Self::#name(crate::wire::ParseNotation::match_words(words)?)))));
                }
            }
        }
        Ok(quote! {
            impl crate::wire::WriteNotation for #set {
                fn add_to(&self, line: &mut crate::wire::Line) {
                    match self { #(#writes,)* }
                }
            }
            impl crate::wire::ParseNotation for #set {
                fn match_words(words: &[&str]) -> Option<Self> {
                    None #(#reads)*
                }
            }
            impl std::fmt::Display for #set {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    f.write_str(&crate::wire::text(self))
                }
            }
            impl std::str::FromStr for #set {
                type Err = crate::wire::NotationError;
                fn from_str(text: &str) -> Result<Self, crate::wire::NotationError> {
                    crate::wire::parse(text).ok_or_else(|| crate::wire::NotationError::new(text, stringify!(#set)))
                }
            }
        })
    }

    fn typed(&self) -> TokenStream {
        let set = &self.input.ident;
        let docs = docs(&self.input.attrs);
        let text = self.wire.rename.clone().unwrap_or_else(|| set.to_string());
        let declared = self.variants.iter().map(|variant| variant.declare(self.wire.content.as_deref()));
        let (members, mentioned): (Vec<_>, Vec<_>) = declared.unzip();
        let patterns: Vec<_> = self.variants.iter().filter_map(Variant::patterns).collect();
        let all = if patterns.is_empty() { quote!(all) } else { quote!(mut all) };
        quote! {
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
                fn about() -> &'static [&'static str] {
                    &[#(#docs),*]
                }
                fn members() -> Vec<(String, String)> {
                    let mut members = Vec::new();
                    #(#members)*
                    members
                }
                fn patterns() -> Vec<crate::wire::Pattern> {
                    let #all = Vec::new();
                    #(#patterns)*
                    all
                }
                fn declare_members(_all: &mut crate::wire::Declarations) {
                    #(#mentioned)*
                }
            }
        }
    }
}

/// Splits a path into the type and the variant.
fn split(path: &Path) -> Result<(Path, Ident)> {
    let mut whole = path.clone();
    let place = whole.segments.pop().map(|last| last.into_value().ident);
    whole.segments.pop_punct();
    place.map(|place| (whole, place)).ok_or_else(|| Error::new_spanned(path, "expected a variant: Ask::Intrigue"))
}

/// The types that the variants hold.
pub fn held(data: &DataEnum) -> Result<Vec<(Ident, Type)>> {
    let held = |variant: &syn::Variant| match &variant.fields {
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
            Ok((variant.ident.clone(), fields.unnamed[0].ty.clone()))
        }
        _ => Err(Error::new_spanned(variant, "each variant holds one type")),
    };
    data.variants.iter().map(held).collect()
}

/// The enum of the input, or an error if it is another kind of type.
pub fn data<'a>(input: &'a DeriveInput, derive: &str) -> Result<&'a DataEnum> {
    match &input.data {
        syn::Data::Enum(data) => Ok(data),
        _ => Err(Error::new_spanned(input, format_ident!("{derive}").to_string() + " is for enums")),
    }
}
