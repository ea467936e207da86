//! Questions and answers as objects that carry their own name: `{ "type": "takeTile", … }`.

/// Writes down such a set of objects: each member with its name on the wire and its fields. Its comment is also told in
/// the TypeScript types.
macro_rules! tagged {
    ($(#[$meta:meta])* $Set:ident {
        $($(#[doc = $doc:literal])* $Member:ident = $name:literal $({ $($(#[$field_meta:meta])* $field:ident: $Type:ty,)+ })?,)+
    }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
        #[serde(tag = "type")]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        $(#[$meta])*
        pub enum $Set {
            $($(#[doc = $doc])* #[serde(rename = $name)] $Member $({ $($(#[$field_meta])* $field: $Type,)+ })?,)+
        }

        #[cfg(feature = "types")]
        impl $Set {
            /// Each member by its name, with its comment.
            pub const MEMBERS: &'static [(&'static str, &'static str)] = &[$(($name, concat!($($doc),*))),+];
        }

        impl $crate::parts::Read for $Set {
            fn read(node: $crate::parts::Node<'_>) -> Self {
                #[allow(clippy::enum_variant_names, reason = "the members are named elsewhere")]
                enum Nth { $($Member),+ }
                const ALL: &[Nth] = &[$(Nth::$Member),+];
                const NAMES: &[&str] = &[$($name),+];
                const KEYS: &[&[&str]] = &[$(&["type", $($(stringify!($field)),+)?]),+];
                let (place, mut _object) = node.tagged(NAMES, KEYS);
                match ALL[place] {
                    $(Nth::$Member => $Set::$Member $({ $($field: _object.field::<$Type>(),)+ })?,)+
                }
            }
        }
        $crate::parts::deserialize_by_reading!($Set);
    };
}
pub(crate) use tagged;
