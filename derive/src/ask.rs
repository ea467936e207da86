//! `#[derive(Asks)]`: the enum of all questions with the answers to each.

use crate::attributes::{Wire, game, waits};
use crate::enums::{data, held};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{Attribute, DeriveInput, Error, Expr, Path, Result, Token, Type};

/// A question of this game, or the questions of a module.
struct Question {
    name: Ident,
    of: Type,
    answers: Option<Answers>,
    origin: TokenStream,
    is_flat: bool,
}

/// The content of `#[answers(…)]`.
struct Answers {
    all: Vec<Type>,
    by: Option<Path>,
}

impl Answers {
    fn of(attributes: &[Attribute]) -> Result<Option<Self>> {
        let Some(attribute) = attributes.iter().find(|attribute| attribute.path().is_ident("answers")) else {
            return Ok(None);
        };
        let mut answers = Answers { all: vec![], by: None };
        for item in attribute.parse_args_with(Punctuated::<Expr, Token![,]>::parse_terminated)? {
            match item {
                Expr::Path(path) => answers.all.push(Type::Path(syn::TypePath { qself: None, path: path.path })),
                Expr::Assign(assign) => match (*assign.left, *assign.right) {
                    (Expr::Path(left), Expr::Path(by)) if left.path.is_ident("by") => answers.by = Some(by.path),
                    (left, _) => return Err(Error::new_spanned(left, "expected by = a function")),
                },
                other => return Err(Error::new_spanned(other, "expected the type of an answer, or by = a function")),
            }
        }
        Ok(Some(answers))
    }
}

pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let (set, game) = (&input.ident, game(&input.attrs, "asks")?);
    let data = data(input, "Asks")?;
    let mut questions = vec![];
    for (variant, (name, of)) in data.variants.iter().zip(held(data)?) {
        let wire = Wire::of(&variant.attrs)?;
        let answers = Answers::of(&variant.attrs)?;
        if answers.is_none() && !wire.flatten && wire.tag.is_none() {
            return Err(Error::new_spanned(variant, "its answers are missing: #[answers(…)]"));
        }
        let origin = waits(&variant.attrs)?;
        if answers.is_some() && origin.is_none() {
            return Err(Error::new_spanned(variant, "where it comes from is missing: #[waits(…)]"));
        }
        questions.push(Question { name, of, answers, origin: origin.unwrap_or_default(), is_flat: wire.flatten });
    }
    let arms = |own: &dyn Fn(&Question, &Answers) -> TokenStream, other: TokenStream| -> TokenStream {
        let arm = |question: &Question| {
            let name = &question.name;
            match &question.answers {
                Some(answers) => {
                    let own = own(question, answers);
                    quote!(#set::#name(question) => { #own })
                }
                None => quote!(#set::#name(ask) => { #other }),
            }
        };
        let arms = questions.iter().map(arm);
        quote!(match self { #(#arms)* })
    };

    let rule = arms(
        &|question, _| {
            let of = &question.of;
            quote!(let _ = question; <#of as crate::engine::Question>::RULE)
        },
        quote!(crate::engine::Asks::<#game>::rule(ask)),
    );
    let candidates = arms(
        &|question, answers| {
            let (of, all) = (&question.of, &answers.all);
            match &answers.by {
                Some(by) => quote!(#by(question, at, seat, out)),
                None => quote!(#(<#all as crate::engine::Answers<#of>>::candidates(question, at, seat, out);)*),
            }
        },
        quote!(crate::engine::Asks::<#game>::candidates(ask, at, seat, out)),
    );
    let is_sure = arms(
        &|question, answers| {
            let (of, all) = (&question.of, &answers.all);
            quote! {
                let _ = question;
                false #(|| <#all as crate::engine::Answers<#of>>::IS_SURE
                    && <#all as crate::wire::Member<_>>::member(action).is_some())*
            }
        },
        quote!(crate::engine::Asks::<#game>::is_sure(ask, action)),
    );
    let verdict = arms(
        &|_, answers| {
            let all = &answers.all;
            quote! {
                #(if let Some(answer) = <#all as crate::wire::Member<_>>::member(action) {
                    return Some(crate::engine::Answers::verdict(answer, question, at, seat));
                })*
                None
            }
        },
        quote!(crate::engine::Asks::<#game>::verdict(ask, at, seat, action)),
    );
    let resolve = arms(
        &|_, answers| {
            let all = &answers.all;
            quote! {
                #(if let Some(answer) = <#all as crate::wire::Member<_>>::member(action) {
                    return Some(crate::engine::Answers::resolve(answer, question, cx, seat));
                })*
                None
            }
        },
        quote!(crate::engine::Asks::<#game>::resolve(ask, cx, seat, action)),
    );
    let targets = arms(
        &|_, answers| {
            let all = &answers.all;
            quote! {
                #(if let Some(answer) = <#all as crate::wire::Member<_>>::member(action) {
                    crate::engine::Answers::targets(answer, question, at, seat, out);
                })*
            }
        },
        quote!(crate::engine::Asks::<#game>::targets(ask, at, seat, action, out)),
    );
    let origin = arms(
        &|question, _| {
            let origin = &question.origin;
            quote!(let ask = question; let _ = ask; #origin)
        },
        quote!(crate::engine::Asks::<#game>::origin(ask, at, seat)),
    );
    let fits = arms(
        &|_, _| quote!(crate::engine::Question::fits(question, at, seat)),
        quote!(crate::engine::Asks::<#game>::fits(ask, at, seat)),
    );
    let may_reveal = arms(
        &|_, _| quote!(crate::engine::Question::may_reveal(question, at, seat)),
        quote!(crate::engine::Asks::<#game>::may_reveal(ask, at, seat)),
    );
    let rows = questions.iter().filter_map(|question| {
        let of = &question.of;
        match &question.answers {
            Some(Answers { all, .. }) => Some(quote! {
                all.push((
                    <#of as crate::wire::Named>::NAME,
                    vec![#(<#all as crate::wire::Named>::NAME),*],
                ));
            }),
            None if question.is_flat => Some(quote!(all.extend(<#of>::answers());)),
            None => None,
        }
    });
    Ok(quote! {
        impl crate::engine::Asks<#game> for #set {
            fn rule(self) -> &'static str {
                #rule
            }
            fn candidates(
                self,
                at: crate::engine::At<'_, #game>,
                seat: crate::engine::Seat,
                out: &mut Vec<<#game as crate::engine::Game>::Action>,
            ) {
                #candidates
            }
            fn is_sure(self, action: <#game as crate::engine::Game>::Action) -> bool {
                #is_sure
            }
            fn verdict(
                self,
                at: crate::engine::At<'_, #game>,
                seat: crate::engine::Seat,
                action: <#game as crate::engine::Game>::Action,
            ) -> Option<Result<(), crate::engine::BrokenOf<#game>>> {
                #verdict
            }
            fn resolve(
                self,
                cx: &mut crate::engine::Cx<'_, #game>,
                seat: crate::engine::Seat,
                action: <#game as crate::engine::Game>::Action,
            ) -> Option<crate::engine::Reply<<#game as crate::engine::Game>::Ask>> {
                #resolve
            }
            fn targets(
                self,
                at: crate::engine::At<'_, #game>,
                seat: crate::engine::Seat,
                action: <#game as crate::engine::Game>::Action,
                out: &mut crate::engine::Targets<#game>,
            ) {
                #targets
            }
            #[allow(unused_variables, reason = "not every question asks the table where it comes from")]
            fn origin(
                self,
                at: crate::engine::At<'_, #game>,
                seat: crate::engine::Seat,
            ) -> crate::engine::Origin<'_, #game> {
                #origin
            }
            fn fits(self, at: crate::engine::At<'_, #game>, seat: crate::engine::Seat) -> bool {
                #fits
            }
            fn may_reveal(self, at: crate::engine::At<'_, #game>, seat: crate::engine::Seat) -> bool {
                #may_reveal
            }
        }

        #[cfg(feature = "types")]
        impl #set {
            /// The name of each question with the names of its answers, but not those of a module that has an object of
            /// its own.
            pub fn answers() -> Vec<(&'static str, Vec<&'static str>)> {
                let mut all = Vec::new();
                #(#rows)*
                all
            }
        }
    })
}
