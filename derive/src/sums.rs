//! `#[derive(Runs)]` and `#[derive(Chance)]`: dispatch to the step or draw that a variant holds.

use crate::attributes::{game, waits};
use crate::enums::{data, held};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DataEnum, DeriveInput, Path, Result};

pub fn step(input: &DeriveInput) -> Result<TokenStream> {
    let (set, game) = (&input.ident, game(&input.attrs, "runs")?);
    let data = data(input, "Runs")?;
    let held = held(data)?;
    let origin = origin(input, data, &game, "step")?;
    let names: Vec<_> = held.iter().map(|(name, _)| name).collect();
    Ok(quote! {
        impl crate::engine::Runs<#game> for #set {
            fn run(self, cx: &mut crate::engine::Cx<'_, #game>) {
                match self {
                    #(Self::#names(step) => crate::engine::Runs::<#game>::run(step, cx),)*
                }
            }
            fn plan(self, at: crate::engine::At<'_, #game>) -> Vec<crate::engine::ItemOf<#game>> {
                match self {
                    #(Self::#names(step) => crate::engine::Runs::<#game>::plan(step, at),)*
                }
            }
            fn fits(self, at: crate::engine::At<'_, #game>) -> bool {
                match self {
                    #(Self::#names(step) => crate::engine::Runs::<#game>::fits(step, at),)*
                }
            }
            fn action_of(self) -> Option<crate::engine::Seat> {
                match self {
                    #(Self::#names(step) => crate::engine::Runs::<#game>::action_of(step),)*
                }
            }
        }

        #origin
    })
}

pub fn draw(input: &DeriveInput) -> Result<TokenStream> {
    let (set, game) = (&input.ident, game(&input.attrs, "chance")?);
    let data = data(input, "Chance")?;
    let held = held(data)?;
    let origin = origin(input, data, &game, "draw")?;
    let names: Vec<_> = held.iter().map(|(name, _)| name).collect();
    Ok(quote! {
        impl crate::engine::Chance<#game> for #set {
            fn outcomes(
                self,
                at: crate::engine::At<'_, #game>,
                out: &mut Vec<crate::engine::Weighted<<#game as crate::engine::Ruleset>::Outcome>>,
            ) {
                match self {
                    #(Self::#names(draw) => crate::engine::Chance::<#game>::outcomes(draw, at, out),)*
                }
            }
            fn settle(
                self,
                cx: &mut crate::engine::Cx<'_, #game>,
                outcome: <#game as crate::engine::Ruleset>::Outcome,
            ) {
                match self {
                    #(Self::#names(draw) => crate::engine::Chance::<#game>::settle(draw, cx, outcome),)*
                }
            }
            fn fits(self, at: crate::engine::At<'_, #game>, count: usize) -> bool {
                match self {
                    #(Self::#names(draw) => crate::engine::Chance::<#game>::fits(draw, at, count),)*
                }
            }
        }

        #origin
    })
}

/// The origin of each variant: its `#[waits(…)]`, or that of the list that it holds.
fn origin(input: &DeriveInput, data: &DataEnum, game: &Path, item: &str) -> Result<TokenStream> {
    let (set, item) = (&input.ident, format_ident!("{item}"));
    let mut arms = vec![];
    for variant in &data.variants {
        let name = &variant.ident;
        arms.push(match waits(&variant.attrs)? {
            Some(origin) => quote!(Self::#name(#item) => { let _ = #item; #origin }),
            None => quote!(Self::#name(#item) => crate::engine::Waits::<#game>::origin(#item, at, count),),
        });
    }
    Ok(quote! {
        #[allow(unused_variables, reason = "not every item asks the table where it comes from")]
        impl crate::engine::Waits<#game> for #set {
            fn origin(self, at: crate::engine::At<'_, #game>, count: usize) -> crate::engine::Origin<'_, #game> {
                match self { #(#arms)* }
            }
        }
    })
}
