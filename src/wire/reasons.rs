//! Why an answer is refused.

/// Writes down the reasons of a game: each with its code, its particulars and the sentence that tells them, in which
/// `{field}` stands for a particular. On the wire a reason is its particulars; its code stands beside it.
///
/// ```text
/// reasons! {
///     /// Why an action is refused.
///     Why as "BurgundyRefusal" {
///         TooFewChips = "tooFewChips" { needed: u16, owned: u16 }
///             "changing the die costs {needed} chips, the seat has {owned}",
///     }
/// }
/// ```
macro_rules! reasons {
    ($(#[doc = $doc:literal])* $Why:ident as $typescript:literal {
        $($Reason:ident = $code:literal { $($field:ident: $Type:ty),* $(,)? } $sentence:literal
            $(with $($word:ident = $value:expr),+)?,)+
    } $(modules { $($Flat:ident($FlatType:ty)),+ $(,)? })?) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        #[allow(missing_docs, reason = "the sentences say what each means")]
        pub enum $Why {
            $($Reason { $($field: $Type),* },)+
            $($($Flat($FlatType),)+)?
        }

        impl $Why {
            /// The codes of all reasons.
            pub const CODES: &'static [&'static str] = &[$($code),+];
        }

        impl $crate::engine::Refusal for $Why {
            fn code(&self) -> &'static str {
                match self {
                    $($Why::$Reason { .. } => $code,)+
                    $($($Why::$Flat(why) => why.code(),)+)?
                }
            }
        }

        impl std::fmt::Display for $Why {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let mut line = $crate::wire::Line::of_words();
                match *self {
                    $($Why::$Reason { $($field),* } => {
                        $crate::wire::say(
                            $sentence,
                            &[
                                $((stringify!($field), &$crate::wire::Told(&$field)),)*
                                $($((stringify!($word), &$value),)+)?
                            ],
                            &mut line,
                        );
                    })+
                    $($($Why::$Flat(why) => return std::fmt::Display::fmt(&why, f),)+)?
                }
                f.write_str(&line.into_text())
            }
        }

        impl serde::Serialize for $Why {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeStruct;
                match self {
                    $($Why::$Reason { $($field),* } => {
                        #[allow(unused_mut, reason = "some reasons have no particulars")]
                        let mut object = serializer.serialize_struct($code, 0 $(+ { let _ = $field; 1 })*)?;
                        $(object.serialize_field($crate::wire::key!($field), $field)?;)*
                        object.end()
                    })+
                    $($($Why::$Flat(why) => why.serialize(serializer),)+)?
                }
            }
        }

        #[cfg(feature = "types")]
        impl $crate::wire::Typed for $Why {
            fn type_name() -> String {
                $typescript.to_owned()
            }
            fn declare(all: &mut $crate::wire::Declarations) {
                use $crate::wire::{Declarations, Typed, docs};
                let is_new = all.add($typescript, &[$($doc),*], || {
                    Declarations::one_of(&[
                        $((docs(&[concat!(" ", $sentence)]), format!(
                            "{{ code: \"{}\"; params: {} }}",
                            $code,
                            Declarations::object(&[$(Declarations::field(
                                &[], $crate::wire::key!($field), false, <$Type as Typed>::type_name(),
                            )),*]),
                        )),)+
                        $($((String::new(), <$FlatType>::type_name()),)+)?
                    ])
                });
                if is_new {
                    $($(<$Type as Typed>::declare(all);)*)+
                    $($(<$FlatType>::declare(all);)+)?
                }
            }
        }
    };
}
pub(crate) use reasons;
