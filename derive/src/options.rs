//! `#[derive(Options)]`: the table of a game's options.

use crate::attributes::{Wire, docs};
use crate::names::key;
use crate::objects::deserialize;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{Data, DeriveInput, Error, Expr, LitStr, Result, Token, Type, parenthesized};

/// A row of the table.
struct Row {
    name: Ident,
    key: String,
    of: Type,
    docs: Vec<String>,
    rule: LitStr,
    default: Option<Expr>,
    values: Option<Expr>,
    modules: Vec<LitStr>,
    editions: Vec<LitStr>,
    scenarios: Vec<LitStr>,
    skip_if_default: bool,
}

impl Row {
    fn of(field: &syn::Field) -> Result<Self> {
        let name = field.ident.clone().ok_or_else(|| Error::new_spanned(field, "an option needs a name"))?;
        let (mut rule, mut default, mut values, mut skip_if_default) = (None, None, None, false);
        let (mut modules, mut editions, mut scenarios) = (vec![], vec![], vec![]);
        for attribute in field.attrs.iter().filter(|attribute| attribute.path().is_ident("option")) {
            attribute.parse_nested_meta(|meta| {
                let list = || {
                    let list;
                    parenthesized!(list in meta.input);
                    Ok::<_, Error>(Punctuated::<LitStr, Token![,]>::parse_terminated(&list)?.into_iter().collect())
                };
                match meta.path.get_ident().map(ToString::to_string).unwrap_or_default().as_str() {
                    "rule" => rule = Some(meta.value()?.parse()?),
                    "default" => default = Some(meta.value()?.parse()?),
                    "values" => values = Some(meta.value()?.parse()?),
                    "modules" => modules = list()?,
                    "editions" => editions = list()?,
                    "scenarios" => scenarios = list()?,
                    "skip_if_default" => skip_if_default = true,
                    _ => return Err(meta.error("unknown attribute")),
                }
                Ok(())
            })?;
        }
        let docs = docs(&field.attrs);
        let rule = rule.ok_or_else(|| Error::new_spanned(&name, "its rule is missing: #[option(rule = \"…\")]"))?;
        if docs.is_empty() {
            return Err(Error::new_spanned(&name, "its sentence is missing"));
        }
        let (key, of) = (key(&name), field.ty.clone());
        Ok(Row { name, key, of, docs, rule, default, values, modules, editions, scenarios, skip_if_default })
    }

    fn info(&self) -> TokenStream {
        let Row { key, of, rule, modules, editions, scenarios, .. } = self;
        let about = self.docs.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
        let values = match &self.values {
            Some(values) => quote!(#values),
            None => quote!(<#of as crate::engine::OptionType>::VALUES),
        };
        quote! {
            crate::engine::OptionInfo {
                name: #key,
                rule: #rule,
                about: #about,
                values: #values,
                modules: &[#(#modules),*],
                editions: &[#(#editions),*],
                scenarios: &[#(#scenarios),*],
            }
        }
    }
}

pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Struct(data) = &input.data else { return Err(Error::new_spanned(input, "Options is for structs")) };
    let rows = data.fields.iter().map(Row::of).collect::<Result<Vec<_>>>()?;
    let name = &input.ident;
    let type_docs = docs(&input.attrs);
    let text = Wire::of(&input.attrs)?.rename.unwrap_or_else(|| name.to_string());
    let infos = rows.iter().map(Row::info);
    let names: Vec<_> = rows.iter().map(|row| &row.name).collect();
    let keys: Vec<_> = rows.iter().map(|row| &row.key).collect();
    let types = rows.iter().map(|row| &row.of);
    let defaults = rows.iter().map(|row| match &row.default {
        Some(default) => quote!(#default),
        None => quote!(Default::default()),
    });
    let writes = rows.iter().map(|Row { name, key, skip_if_default, .. }| {
        let write = quote!(serde::ser::SerializeStruct::serialize_field(&mut object, #key, &self.#name)?;);
        if *skip_if_default { quote!(if !crate::wire::is_default(&self.#name) { #write }) } else { write }
    });
    let declarations = rows.iter().map(|Row { docs, key, of, skip_if_default, .. }| {
        quote! {
            crate::wire::Declarations::field(
                &[#(#docs),*], #key, #skip_if_default, <#of as crate::wire::Typed>::type_name(),
            )
        }
    });
    let own_name = name.to_string();
    let deserialize = deserialize(input);
    Ok(quote! {
        /// All options of the game.
        pub const OPTIONS: &[crate::engine::OptionInfo] = &[#(#infos),*];

        impl Default for #name {
            fn default() -> Self {
                #name { #(#names: #defaults),* }
            }
        }

        impl #name {
            /// The options with a value other than the default.
            pub fn changed(&self) -> impl Iterator<Item = &'static crate::engine::OptionInfo> {
                let default = #name::default();
                let is_changed = [#(self.#names != default.#names),*];
                OPTIONS.iter().zip(is_changed).filter(|(_, is_changed)| *is_changed).map(|(row, _)| row)
            }
        }

        impl serde::Serialize for #name {
            fn serialize<Ser: serde::Serializer>(&self, serializer: Ser) -> Result<Ser::Ok, Ser::Error> {
                let mut object = serializer.serialize_struct(#own_name, OPTIONS.len())?;
                #(#writes)*
                serde::ser::SerializeStruct::end(object)
            }
        }

        impl crate::wire::Read for #name {
            fn read(node: crate::wire::Node<'_>) -> Self {
                let object = node.object(&[#(#keys),*]);
                let default = #name::default();
                #name { #(#names: object.get_or(#keys, default.#names)),* }
            }
        }
        #deserialize

        #[cfg(feature = "types")]
        impl crate::wire::Typed for #name {
            fn type_name() -> String {
                #text.to_owned()
            }
            fn declare(all: &mut crate::wire::Declarations) {
                let is_new = all.add(#text, &[#(#type_docs),*], || {
                    crate::wire::Declarations::object(&[#(#declarations),*])
                });
                if is_new {
                    #(<#types as crate::wire::Typed>::declare(all);)*
                }
            }
        }
    })
}
