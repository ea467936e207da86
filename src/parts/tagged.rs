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
                const NAMES: &[&str] = &[$($name),+];
                let object = node.any_object()?;
                let index = object.node("type").name(NAMES).map_err(|misfit| misfit.in_key("type"))?;
                $(if NAMES[index] == $name {
                    let _object = node.object(&["type", $($(stringify!($field)),+)?])?;
                    return Ok($Set::$Member $({ $($field: _object.get(stringify!($field))?,)+ })?);
                })+
                Err($crate::parts::Misfit::new("unknown type"))
            }
        }
        $crate::parts::deserialize_by_reading!($Set);
    };
}
pub(crate) use tagged;
