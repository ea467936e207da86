//! Enums of steps and of draws: the way to what a variant holds.

use crate::attributes::game;
use crate::enums::{data, held};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Result};

pub fn step(input: &DeriveInput) -> Result<TokenStream> {
    let (set, game) = (&input.ident, game(&input.attrs, "runs")?);
    let held = held(data(input, "Runs")?)?;
    let names: Vec<_> = held.iter().map(|(name, _)| name).collect();
    Ok(quote! {
        impl crate::engine::Runs<#game> for #set {
            fn run(self, cx: &mut crate::engine::Cx<'_, #game>) {
                match self {
                    #(Self::#names(step) => crate::engine::Runs::<#game>::run(step, cx),)*
                }
            }
            fn may_wait(self, waiting: crate::engine::Waiting<'_, #game>) -> bool {
                match self {
                    #(Self::#names(step) => crate::engine::Runs::<#game>::may_wait(step, waiting),)*
                }
            }
        }
    })
}

pub fn draw(input: &DeriveInput) -> Result<TokenStream> {
    let (set, game) = (&input.ident, game(&input.attrs, "chance")?);
    let held = held(data(input, "Chance")?)?;
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
            fn may_wait(self, waiting: crate::engine::Waiting<'_, #game>) -> bool {
                match self {
                    #(Self::#names(draw) => crate::engine::Chance::<#game>::may_wait(draw, waiting),)*
                }
            }
        }
    })
}
