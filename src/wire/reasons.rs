//! Why an answer is refused.

/// Writes down the reasons of a game: each with its code, its particulars and the sentence that tells them, in which
/// `{field}` stands for a particular. On the wire a reason is its particulars; its code stands beside it. Those of a module
/// stand `within` the game's.
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
    (@within $Why:ident) => {};
    (@within $Why:ident $Whole:ident $In:ident) => {
        impl From<$Why> for $Whole {
            fn from(why: $Why) -> Self {
                $Whole::$In(why)
            }
        }
    };
    ($(#[doc = $doc:literal])* $Why:ident as $typescript:literal $(within $Whole:ident::$In:ident)? {
        $($Reason:ident = $code:literal { $($field:ident: $Type:ty),* $(,)? } $sentence:literal
            $(with $($word:ident = $value:expr),+)?,)+
    } $(modules { $($how:ident $flat:ident $Flat:ident($FlatType:ty) $(= $name:literal)?,)* })?) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        #[allow(missing_docs, reason = "the sentences say what each means")]
        pub enum $Why {
            $($Reason { $($field: $Type),* },)+
            $($($Flat($FlatType),)*)?
        }

        $crate::wire::reasons!(@within $Why $($Whole $In)?);

        impl $Why {
            /// The codes of all reasons.
            pub fn codes() -> Vec<&'static str> {
                #[allow(unused_mut, reason = "some games have no modules")]
                let mut codes = vec![$($code),+];
                $($(codes.extend(<$FlatType>::codes());)*)?
                codes
            }
        }

        impl $crate::engine::Refusal for $Why {
            fn code(&self) -> &'static str {
                match self {
                    $($Why::$Reason { .. } => $code,)+
                    $($($Why::$Flat(why) => why.code(),)*)?
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
                    $($($Why::$Flat(why) => return std::fmt::Display::fmt(&why, f),)*)?
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
                    $($($Why::$Flat(why) => why.serialize(serializer),)*)?
                }
            }
        }

        #[cfg(feature = "types")]
        impl $crate::wire::Typed for $Why {
            fn type_name() -> String {
                $typescript.to_owned()
            }
            fn declare(all: &mut $crate::wire::Declarations) {
                use $crate::wire::Declarations;
                if all.add($typescript, &[$($doc),*], || Declarations::one_of(&Self::members())) {
                    Self::declare_members(all);
                }
            }
            fn members() -> Vec<(String, String)> {
                use $crate::wire::{Declarations, Typed, docs};
                #[allow(unused_mut, reason = "some games have no modules")]
                let mut members = vec![$((docs(&[concat!(" ", $sentence)]), format!(
                    "{{ code: \"{}\"; params: {} }}",
                    $code,
                    Declarations::object(&[$(Declarations::field(
                        &[], $crate::wire::key!($field), false, <$Type as Typed>::type_name(),
                    )),*]),
                )),)+];
                $($(members.extend(<$FlatType as Typed>::members());)*)?
                members
            }
            fn declare_members(_all: &mut $crate::wire::Declarations) {
                $($(<$Type as $crate::wire::Typed>::declare(_all);)*)+
                $($(<$FlatType as $crate::wire::Typed>::declare_members(_all);)*)?
            }
        }
    };
}
pub(crate) use reasons;
