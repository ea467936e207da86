//! Closed sets of objects that carry their own names, all declared in one place.

/// Writes down such a set: each member with its name on the wire, its fields and, if it is said in a line, its pattern.
/// A field that is `= absent` is left out where it has its usual value. A set of a module stands `within` the game's.
///
/// ```text
/// tagged! {
///     /// What chance answers.
///     Outcome as "BurgundyOutcome" {
///         Good = "good" { good: Good } as "good {good}",
///         Seat = "seat" { seat: Seat } as "seat {seat}",
///     }
/// }
/// ```
macro_rules! tagged {
    (@write $object:ident $field:ident) => { $object.serialize_field($crate::wire::key!($field), $field)? };
    (@write $object:ident $field:ident absent) => {
        if !$crate::wire::is_usual($field) {
            $object.serialize_field($crate::wire::key!($field), $field)?;
        }
    };
    (@said $Set:ident { $($Member:ident { $($field:ident)* } $pattern:literal,)+ } { $($Flat:ident)* }) => {
        impl $crate::wire::Word for $Set {
            fn add_to(&self, line: &mut $crate::wire::Line) {
                match self {
                    $($Set::$Member { $($field),* } => {
                        $crate::wire::say($pattern, &[$((stringify!($field), $field)),*], line);
                    })+
                    $($Set::$Flat(member) => member.add_to(line),)*
                }
            }
        }
        impl $crate::wire::Spoken for $Set {
            fn hear(words: &[&str]) -> Option<Self> {
                None
                $(.or_else(|| {
                    let _heard = $crate::wire::hear($pattern, words)?;
                    Some($Set::$Member { $($field: _heard.get(stringify!($field))?),* })
                }))+
                $(.or_else(|| Some($Set::$Flat($crate::wire::Spoken::hear(words)?))))*
            }
        }
    };
    (@said $Set:ident { $($Member:ident { $($field:ident)* } $($pattern:literal)?,)+ } { $($Flat:ident)* }) => {};
    (@within $Set:ident) => {};
    (@within $Set:ident $Whole:ident $In:ident) => {
        impl From<$Set> for $Whole {
            fn from(member: $Set) -> Self {
                $Whole::$In(member)
            }
        }
    };
    ($(#[doc = $doc:literal])* $Set:ident as $typescript:literal $(within $Whole:ident::$In:ident)? {
        $($(#[doc = $of:literal])* $Member:ident = $name:literal
            $({ $($(#[doc = $field_doc:literal])* $field:ident: $Type:ty $(= $how:ident)?),* $(,)? })?
            $(as $pattern:literal)?,)+
    } $(modules $key:literal {
        $(flat $flat:ident $Flat:ident($FlatType:ty),)*
        $(wrapped $within:ident $Wrapped:ident($WrappedType:ty) = $wrapped:literal,)*
    })?) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "where a member or a field has no words, its name says it")]
        pub enum $Set {
            $($(#[doc = $of])* $Member $({ $($(#[doc = $field_doc])* $field: $Type,)* })?,)+
            $($($Flat($FlatType),)* $($Wrapped($WrappedType),)*)?
        }

        $crate::wire::tagged!(@within $Set $($Whole $In)?);
        $crate::wire::tagged!(@said $Set { $($Member { $($($field)*)? } $($pattern)?,)+ } { $($($Flat)*)? });

        impl serde::Serialize for $Set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeStruct;
                match self {
                    $($Set::$Member $({ $($field),* })? => {
                        let mut object = serializer.serialize_struct($name, 1 $($(+ { let _ = $field; 1 })*)?)?;
                        object.serialize_field("type", $name)?;
                        $($($crate::wire::tagged!(@write object $field $($how)?);)*)?
                        object.end()
                    })+
                    $($($Set::$Flat(member) => member.serialize(serializer),)*
                    $($Set::$Wrapped(member) => {
                        let mut object = serializer.serialize_struct($wrapped, 2)?;
                        object.serialize_field("type", $wrapped)?;
                        object.serialize_field($key, member)?;
                        object.end()
                    })*)?
                }
            }
        }

        impl $crate::wire::FromNamed for $Set {
            fn names(all: &mut $crate::wire::Names) {
                $(all.push($name);)+
                $($(<$FlatType as $crate::wire::FromNamed>::names(all);)* $(all.push($wrapped);)*)?
            }
            fn from_named(name: &str, node: $crate::wire::Node<'_>) -> Option<Self> {
                $(if $crate::wire::is_name(name, $name) {
                    let mut _object = node.named_object($crate::wire::keys!("type", $(; $($field),*)?));
                    return Some($Set::$Member $({ $($field: $crate::wire::wire!(@read _object $($how)?),)* })?);
                })+
                $($(if let Some(member) = <$FlatType as $crate::wire::FromNamed>::from_named(name, node) {
                    return Some($Set::$Flat(member));
                })*
                $(if $crate::wire::is_name(name, $wrapped) {
                    let mut object = node.named_object(&["type", $key]);
                    return Some($Set::$Wrapped(object.field()));
                })*)?
                None
            }
        }

        impl $crate::wire::Read for $Set {
            fn read(node: $crate::wire::Node<'_>) -> Self {
                $crate::wire::read_named(node).unwrap_or_else(|| $crate::wire::any_named(node))
            }
        }
        $crate::wire::deserialize_by_reading!($Set);

        #[cfg(feature = "types")]
        impl $crate::wire::Typed for $Set {
            fn type_name() -> String {
                $typescript.to_owned()
            }
            fn declare(all: &mut $crate::wire::Declarations) {
                use $crate::wire::Declarations;
                if all.add($typescript, &[$($doc),*], || Declarations::one_of(&Self::members())) {
                    Self::declare_members(all);
                }
            }
            fn about() -> &'static [&'static str] {
                &[$($doc),*]
            }
            fn members() -> Vec<(String, String)> {
                use $crate::wire::{Declarations, Typed, docs};
                #[allow(unused_mut, reason = "some sets have no modules")]
                let mut members = vec![
                    $((docs(&[$($of),*]), Declarations::object(&[
                        concat!("type: \"", $name, "\";").to_owned(),
                        $($(Declarations::field(
                            &[$($field_doc),*],
                            $crate::wire::key!($field),
                            $crate::wire::wire!(@optional $($how)?),
                            <$Type as Typed>::type_name(),
                        ),)*)?
                    ])),)+
                ];
                $($(members.extend(<$FlatType as Typed>::members());)*
                $(members.push((docs(<$WrappedType as $crate::wire::Typed>::about()), format!(
                    "{{ type: \"{}\"; {}: {} }}", $wrapped, $key, <$WrappedType as Typed>::type_name()
                )));)*)?
                members
            }
            fn declare_members(_all: &mut $crate::wire::Declarations) {
                $($($(<$Type as $crate::wire::Typed>::declare(_all);)*)?)+
                $($(<$FlatType as $crate::wire::Typed>::declare_members(_all);)*
                $(<$WrappedType as $crate::wire::Typed>::declare(_all);)*)?
            }
        }
    };
}
pub(crate) use tagged;
