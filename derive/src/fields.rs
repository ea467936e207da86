//! Named fields: reading, writing and declaring them.

use crate::attributes::{Wire, docs};
use crate::names::key;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{Fields, Result, Type};

/// A field that crosses the boundary.
pub struct Field {
    pub name: Ident,
    pub key: String,
    pub of: Type,
    wire: Wire,
    docs: Vec<String>,
}

impl Field {
    /// All named fields, in order.
    pub fn all(fields: &Fields) -> Result<Vec<Self>> {
        let field = |field: &syn::Field| {
            let name = field.ident.clone().ok_or_else(|| syn::Error::new_spanned(field, "the field needs a name"))?;
            let wire = Wire::of(&field.attrs)?;
            let key = wire.rename.clone().unwrap_or_else(|| key(&name));
            Ok(Field { key, name, of: field.ty.clone(), wire, docs: docs(&field.attrs) })
        };
        fields.iter().map(field).collect()
    }

    /// Code that reads it as the next key of `object`.
    pub fn read(&self) -> TokenStream {
        let (name, of) = (&self.name, &self.of);
        match (self.wire.default, &self.wire.skip_serializing_if, self.wire.sorted) {
            (_, _, true) => quote!(#name: crate::wire::sorted(object.field::<#of>())),
            (true, Some(_), _) => quote!(#name: object.field::<Option<#of>>().unwrap_or_default()),
            (true, None, _) => quote!(#name: object.field_or_default::<#of>()),
            (false, ..) => quote!(#name: object.field::<#of>()),
        }
    }

    /// Code that writes it into `object`; `value` is a reference to it.
    pub fn write(&self, value: &TokenStream) -> TokenStream {
        let key = &self.key;
        let write = quote!(serde::ser::SerializeStruct::serialize_field(&mut object, #key, #value)?;);
        match &self.wire.skip_serializing_if {
            Some(is_skipped) => quote!(if !crate::wire::#is_skipped(#value) { #write }),
            None => write,
        }
    }

    /// Its line in a TypeScript object.
    pub fn declaration(&self) -> TokenStream {
        let (docs, key, of) = (&self.docs, &self.key, &self.of);
        let is_optional = self.wire.default || self.wire.skip_serializing_if.is_some();
        let name = match &self.wire.typescript {
            Some(name) => quote!(#name.to_owned()),
            None => quote!(<#of as crate::wire::Typed>::type_name()),
        };
        quote!(crate::wire::Declarations::field(&[#(#docs),*], #key, #is_optional, #name))
    }

    /// Its name and type, for the description of a notation.
    pub fn described(&self) -> TokenStream {
        let (name, of) = (self.name.to_string(), &self.of);
        quote!((#name, <#of as crate::wire::Typed>::type_name()))
    }
}

/// The description of a notation, for the page that documents it.
pub fn pattern(tag: &str, docs: &[String], text: &str, fields: &[Field]) -> TokenStream {
    let fields = fields.iter().map(Field::described);
    quote! {
        crate::wire::Pattern {
            name: #tag,
            about: &[#(#docs),*],
            text: #text.to_owned(),
            fields: vec![#(#fields),*],
        }
    }
}
