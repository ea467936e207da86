//! Structs that cross the boundary.

/// Has it the value that it has where nothing is said?
pub fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Writes down a struct that crosses the boundary. Behind the type of a field may stand how it may be left out:
///
/// - `= default`: it may be missing in what is read, and then has its usual value;
/// - `= absent`: the same, and it is left out of what is written where it has its usual value;
/// - `= sorted`: a list that is kept in order and may come in any.
///
/// What modules add to it stands behind, as the game's list of modules says: see `slice!`.
///
/// What is only written, and never read, begins with `written`. Before how a field may be left out, `as "…"` gives the field's type in TypeScript where it is not the one of the Rust type.
///
/// ```text
/// wire! {
///     /// What is offered as a bribe (T-079).
///     pub struct Bundle: Copy, Default as "OrleansBundle" {
///         /// Coins.
///         pub coins: u16,
///         pub goods: ByGood<u8> = absent,
///     }
/// }
/// ```
macro_rules! wire {
    (@type $Name:ident) => { stringify!($Name) };
    (@type $Name:ident $typescript:literal) => { $typescript };
    (@read $object:ident) => { $object.field() };
    (@read $object:ident default) => { $object.field_or_default() };
    (@read $object:ident absent) => { $object.field::<Option<_>>().unwrap_or_default() };
    (@read $object:ident sorted) => { $crate::wire::sorted($object.field()) };
    (@optional) => { false };
    (@optional sorted) => { false };
    (@optional $how:ident) => { true };
    (@name $Field:ty) => { <$Field as $crate::wire::Typed>::type_name() };
    (@name $Field:ty, $typescript:literal) => { $typescript.to_owned() };
    (@write $record:ident $this:ident $field:ident) => {
        serde::ser::SerializeStruct::serialize_field(&mut $record, $crate::wire::key!($field), &$this.$field)?
    };
    (@write $record:ident $this:ident $field:ident sorted) => {
        $crate::wire::wire!(@write $record $this $field)
    };
    (@write $record:ident $this:ident $field:ident default) => {
        $crate::wire::wire!(@write $record $this $field)
    };
    (@write $record:ident $this:ident $field:ident absent) => {
        if !$crate::wire::is_usual(&$this.$field) {
            $crate::wire::wire!(@write $record $this $field)
        }
    };
    // A struct that is only written: what a function answers.
    ($(#[doc = $doc:literal])*
    written $vis:vis struct $Name:ident $(<$($life:lifetime,)? $($Param:ident),+>)? $(: $($Derive:ident),+)?
    $(as $typescript:literal)? {
        $($(#[doc = $of:literal])* $field_vis:vis $field:ident: $Type:ty $(as $field_type:literal)? $(= $how:ident)?,)+
    } $(modules { $($flat:ident $slice:ident $Module:ident($Slice:ty) $(= $name:literal)?,)* })?) => {
        $(#[doc = $doc])*
        #[derive(Clone, Debug, PartialEq, $($($Derive),+)?)]
        #[allow(missing_docs, reason = "where a field has no words, its name says it")]
        $vis struct $Name $(<$($life,)? $($Param),+>)? {
            $($(#[doc = $of])* $field_vis $field: $Type,)+
            $($(pub $slice: <$Slice as $crate::wire::Slice>::Value,)*)?
        }

        impl $(<$($life,)? $($Param: serde::Serialize),+>)? serde::Serialize for $Name $(<$($life,)? $($Param),+>)? {
            fn serialize<Ser: serde::Serializer>(&self, serializer: Ser) -> Result<Ser::Ok, Ser::Error> {
                let length = 0 $(+ { let _ = stringify!($field); 1 })+;
                let mut record = serializer.serialize_struct(stringify!($Name), length)?;
                $($crate::wire::wire!(@write record self $field $($how)?);)+
                $($(if let Some(key) = <$Slice as $crate::wire::Slice>::KEY {
                    if !$crate::wire::is_usual(&self.$slice) {
                        serde::ser::SerializeStruct::serialize_field(&mut record, key, &self.$slice)?;
                    }
                })*)?
                serde::ser::SerializeStruct::end(record)
            }
        }

        #[cfg(feature = "types")]
        impl $(<$($life,)? $($Param: $crate::wire::Typed),+>)? $crate::wire::Typed for $Name $(<$($life,)? $($Param),+>)? {
            fn type_name() -> String {
                let name = $crate::wire::wire!(@type $Name $($typescript)?).to_owned();
                $(let name = name + "<" + &[$($Param::type_name()),+].join(", ") + ">";)?
                name
            }
            fn declare(all: &mut $crate::wire::Declarations) {
                let is_new = {
                    $($(type $Param = $crate::wire::Param<{ $crate::wire::first_letter(stringify!($Param)) }>;)+)?
                    let name = <$Name $(<$($Param),+>)? as $crate::wire::Typed>::type_name();
                    all.add(&name, &[$($doc),*], || {
                        #[allow(unused_mut, reason = "some structs have no modules")]
                        let mut fields = vec![$($crate::wire::Declarations::field(
                            &[$($of),*],
                            $crate::wire::key!($field),
                            $crate::wire::wire!(@optional $($how)?),
                            $crate::wire::wire!(@name $Type $(, $field_type)?),
                        )),+];
                        $($(fields.extend(<$Slice as $crate::wire::Slice>::KEY.map(|key| {
                            let name = <<$Slice as $crate::wire::Slice>::Value as $crate::wire::Typed>::type_name();
                            $crate::wire::Declarations::field(&[<$Slice as $crate::wire::Slice>::ABOUT], key, true, name)
                        }));)*)?
                        $crate::wire::Declarations::object(&fields)
                    })
                };
                if is_new {
                    $(<$Type as $crate::wire::Typed>::declare(all);)+
                    $($(<<$Slice as $crate::wire::Slice>::Value as $crate::wire::Typed>::declare(all);)*)?
                } else {
                    $($($Param::declare(all);)+)?
                }
            }
        }
    };
    // A struct that is read too.
    ($(#[doc = $doc:literal])*
    $vis:vis struct $Name:ident $(<$($Param:ident),+>)? $(: $($Derive:ident),+)? $(as $typescript:literal)? {
        $($(#[doc = $of:literal])* $field_vis:vis $field:ident: $Type:ty $(as $field_type:literal)? $(= $how:ident)?,)+
    } $(modules { $($flat:ident $slice:ident $Module:ident($Slice:ty) $(= $name:literal)?,)* })?) => {
        $crate::wire::wire! {
            $(#[doc = $doc])*
            written $vis struct $Name $(<$($Param),+>)? $(: $($Derive),+)? $(as $typescript)? {
                $($(#[doc = $of])* $field_vis $field: $Type $(as $field_type)? $(= $how)?,)+
            }
            $(modules { $($flat $slice $Module($Slice) $(= $name)?,)* })?
        }

        impl $(<$($Param: $crate::wire::Read),+>)? $crate::wire::Read for $Name $(<$($Param),+>)? {
            fn read(node: $crate::wire::Node<'_>) -> Self {
                const OWN: &[&str] = $crate::wire::keys!(; $($field),+);
                const ADDED: &[Option<&str>] = &[$($(<$Slice as $crate::wire::Slice>::KEY),*)?];
                const KEYS: [&str; $crate::wire::keys_len(OWN.len(), ADDED)] = $crate::wire::all_keys(OWN, ADDED);
                let mut object = node.object(&KEYS);
                $Name {
                    $($field: $crate::wire::wire!(@read object $($how)?),)+
                    $($($slice: match <$Slice as $crate::wire::Slice>::KEY {
                        Some(_) => $crate::wire::wire!(@read object absent),
                        None => Default::default(),
                    },)*)?
                }
            }
        }
        $crate::wire::deserialize_by_reading!($Name $(<$($Param),+>)?);
    };
}
pub(crate) use wire;
