//! Questions and answers as objects that carry their own name: `{ "type": "takeTile", … }`.

/// Writes down such a set of objects: each member with its name on the wire and its fields.
macro_rules! tagged {
    ($(#[$meta:meta])* $Set:ident {
        $($(#[$of:meta])* $Member:ident = $name:literal $({ $($(#[$field_meta:meta])* $field:ident: $Type:ty,)+ })?,)+
    }) => {
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[serde(tag = "type")]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        $(#[$meta])*
        pub enum $Set {
            $($(#[$of])* #[serde(rename = $name)] $Member $({ $($(#[$field_meta])* $field: $Type,)+ })?,)+
        }

        impl $crate::parts::Read for $Set {
            fn read(node: $crate::parts::Node<'_>) -> Result<Self, $crate::parts::Misfit> {
                enum Place { $($Member),+ }
                const NAMES: &[&str] = &[$($name),+];
                const KEYS: &[&[&str]] = &[$(&["type", $($(stringify!($field)),+)?]),+];
                let (place, _object) = node.tagged(NAMES, KEYS)?;
                $(if place == Place::$Member as usize {
                    return Ok($Set::$Member $({ $($field: _object.get(stringify!($field))?,)+ })?);
                })+
                Err($crate::parts::Misfit::new("unknown type"))
            }
        }
        $crate::parts::deserialize_by_reading!($Set);
    };
}
pub(crate) use tagged;
