//! Parses `#[wire(…)]` and doc comments.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Expr, ExprLit, Lit, LitStr, Meta, Path, Result, Token};

/// The arguments of `#[wire(…)]` on a type, a field or a variant.
#[derive(Default)]
pub struct Wire {
    pub rename: Option<String>,
    pub tag: Option<String>,
    pub content: Option<String>,
    pub notation: Option<Notation>,
    pub notation_like: Option<String>,
    pub within: Option<Path>,
    pub range: Option<Expr>,
    pub typescript: Option<String>,
    pub skip_serializing_if: Option<Path>,
    pub default: bool,
    pub flatten: bool,
    pub implied: bool,
    pub sorted: bool,
    pub tagged: bool,
    pub write_only: bool,
}

/// `notation` alone, or `notation = "…"` with a pattern.
pub enum Notation {
    OfVariants,
    Pattern(String),
}

impl Wire {
    pub fn of(attributes: &[Attribute]) -> Result<Self> {
        let mut wire = Wire::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("wire")) {
            attribute.parse_nested_meta(|meta| {
                let name = meta.path.get_ident().map(ToString::to_string).unwrap_or_default();
                let text = || Ok::<_, syn::Error>(meta.value()?.parse::<LitStr>()?.value());
                match name.as_str() {
                    "rename" => wire.rename = Some(text()?),
                    "tag" => wire.tag = Some(text()?),
                    "content" => wire.content = Some(text()?),
                    "notation" if !meta.input.peek(Token![=]) => wire.notation = Some(Notation::OfVariants),
                    "notation" => wire.notation = Some(Notation::Pattern(text()?)),
                    "notation_like" => wire.notation_like = Some(text()?),
                    "within" => wire.within = Some(meta.value()?.parse()?),
                    "range" => wire.range = Some(meta.value()?.parse()?),
                    "typescript" => wire.typescript = Some(text()?),
                    "skip_serializing_if" => {
                        wire.skip_serializing_if = Some(meta.value()?.parse::<LitStr>()?.parse()?);
                    }
                    "default" => wire.default = true,
                    "flatten" => wire.flatten = true,
                    "implied" => wire.implied = true,
                    "sorted" => wire.sorted = true,
                    "tagged" => wire.tagged = true,
                    "write_only" => wire.write_only = true,
                    _ => return Err(meta.error("unknown attribute")),
                }
                Ok(())
            })?;
        }
        Ok(wire)
    }

    /// The pattern of its notation; `None` if it has none.
    pub fn pattern(&self) -> Option<&str> {
        match &self.notation {
            Some(Notation::Pattern(pattern)) => Some(pattern),
            _ => None,
        }
    }
}

/// The lines of a doc comment, each with its leading space.
pub fn docs(attributes: &[Attribute]) -> Vec<String> {
    let line = |attribute: &Attribute| match &attribute.meta {
        Meta::NameValue(doc) if doc.path.is_ident("doc") => match &doc.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value()),
            _ => None,
        },
        _ => None,
    };
    attributes.iter().filter_map(line).collect()
}

/// The path of `game = …` in the attribute with this name.
pub fn game(attributes: &[Attribute], name: &str) -> Result<Path> {
    let mut game = None;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident(name)) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("game") {
                return Err(meta.error("expected game = …"));
            }
            game = Some(meta.value()?.parse()?);
            Ok(())
        })?;
    }
    let missing = format!("the game is missing: #[{name}(game = …)]");
    game.ok_or_else(|| syn::Error::new(proc_macro2::Span::call_site(), missing))
}

/// The expression in `#[waits(…)]`, with the names that it may use; `None` if there is none.
pub fn waits(attributes: &[Attribute]) -> Result<Option<TokenStream>> {
    let Some(attribute) = attributes.iter().find(|attribute| attribute.path().is_ident("waits")) else {
        return Ok(None);
    };
    let origin: Expr = attribute.parse_args()?;
    Ok(Some(quote! {
        #[allow(unused_imports)]
        use crate::engine::origins::*;
        #origin
    }))
}
