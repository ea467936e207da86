//! Closed sets of objects that carry their own names, each declared where its rule is.

/// One of the members of a set.
pub trait Member<Set>: Sized {
    /// Itself, if the set holds it.
    fn member(set: Set) -> Option<Self>;
}

/// Gathers objects declared by `named!` into one closed set, so that it can be read, written and, if it
/// is `said`, put into words. A member is called like its type, or by a name of its own: `Turn(round::Turn)`.
///
/// A set of a module that stands `within` one of the game's says so, with the name it has there.
///
/// What modules add stands behind, as the game's list of modules says: first what is `flat` among the others, then what
/// is `wrapped` in an object with the name of the module and one more key, which `modules` names. Where it names none,
/// all of them are flat.
///
/// ```text
/// union! {
///     /// Rules that run by themselves.
///     Step as "OrleansStep" { SetUp, Round, Turn(acting::Turn) }
///     modules "step" { flat orders Orders(orders::Step), wrapped intrigue Intrigue(intrigue::Step) = "intrigue", }
/// }
/// ```
macro_rules! union {
    (@of $Member:ident) => { $Member };
    (@of $Member:ident $Type:ty) => { $Type };
    (@member $Set:ident $Member:ident [$Type:ty]) => {
        impl From<$Type> for $Set {
            fn from(member: $Type) -> Self {
                $Set::$Member(member)
            }
        }
        impl $crate::wire::Member<$Set> for $Type {
            fn member(set: $Set) -> Option<Self> {
                match set {
                    $Set::$Member(member) => Some(member),
                    #[allow(unreachable_patterns, reason = "some sets have one member")]
                    _ => None,
                }
            }
        }
    };
    (@member $Set:ident $Member:ident [$Type:ty] $Whole:ident $In:ident) => {
        $crate::wire::union!(@member $Set $Member [$Type]);
        impl From<$Type> for $Whole {
            fn from(member: $Type) -> Self {
                $Whole::$In(member.into())
            }
        }
        impl $crate::wire::Member<$Whole> for $Type {
            fn member(set: $Whole) -> Option<Self> {
                match set {
                    $Whole::$In(set) => Self::member(set),
                    _ => None,
                }
            }
        }
    };
    (@members $Set:ident [] $($Member:ident [$Type:ty])+) => {
        $($crate::wire::union!(@member $Set $Member [$Type]);)+
    };
    (@members $Set:ident [$Whole:ident $In:ident] $($Member:ident [$Type:ty])+) => {
        $($crate::wire::union!(@member $Set $Member [$Type] $Whole $In);)+
    };
    (@said $Set:ident { $($Member:ident)+ }) => {};
    (@said $Set:ident { $($Member:ident)+ } said) => {
        impl $crate::wire::Word for $Set {
            fn add_to(&self, line: &mut $crate::wire::Line) {
                match self {
                    $($Set::$Member(member) => member.add_to(line),)+
                }
            }
        }
        impl $crate::wire::Spoken for $Set {
            fn hear(words: &[&str]) -> Option<Self> {
                None
                $(.or_else(|| Some($Set::$Member($crate::wire::Spoken::hear(words)?))))+
            }
        }
    };
    (@write [$($doc:literal)*] $Set:ident $typescript:literal [$($said:ident)?] [$($Whole:ident $In:ident)?]
        { $First:ident [$FirstType:ty], $($Member:ident [$Type:ty],)* }
        { $($Flat:ident($FlatType:ty),)* } { $($Wrapped:ident($WrappedType:ty) = $name:literal in $key:literal,)* }
    ) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "each member has its own words")]
        pub enum $Set {
            $First($FirstType),
            $($Member($Type),)*
            $($Flat($FlatType),)*
            $($Wrapped($WrappedType),)*
        }

        $crate::wire::union!(@said $Set { $First $($Member)* $($Flat)* $($Wrapped)* } $($said)?);

        $crate::wire::union!(@members $Set [$($Whole $In)?] $First [$FirstType] $($Member [$Type])*);

        impl serde::Serialize for $Set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $Set::$First(member) => member.serialize(serializer),
                    $($Set::$Member(member) => member.serialize(serializer),)*
                    $($Set::$Flat(member) => member.serialize(serializer),)*
                    $($Set::$Wrapped(member) => {
                        use serde::ser::SerializeStruct;
                        let mut object = serializer.serialize_struct(stringify!($Set), 2)?;
                        object.serialize_field("type", $name)?;
                        object.serialize_field($key, member)?;
                        object.end()
                    })*
                }
            }
        }

        impl $crate::wire::FromNamed for $Set {
            fn names(all: &mut $crate::wire::Names) {
                <$FirstType as $crate::wire::FromNamed>::names(all);
                $(<$Type as $crate::wire::FromNamed>::names(all);)*
                $(<$FlatType as $crate::wire::FromNamed>::names(all);)*
                $(all.push($name);)*
            }
            fn from_named(name: &str, node: $crate::wire::Node<'_>) -> Option<Self> {
                if let Some(member) = <$FirstType as $crate::wire::FromNamed>::from_named(name, node) {
                    return Some($Set::$First(member));
                }
                $(if let Some(member) = <$Type as $crate::wire::FromNamed>::from_named(name, node) {
                    return Some($Set::$Member(member));
                })*
                $(if let Some(member) = <$FlatType as $crate::wire::FromNamed>::from_named(name, node) {
                    return Some($Set::$Flat(member));
                })*
                $(if $crate::wire::is_name(name, $name) {
                    let mut object = node.named_object(&["type", $key]);
                    return Some($Set::$Wrapped(object.field()));
                })*
                None
            }
        }

        impl $crate::wire::Read for $Set {
            fn read(node: $crate::wire::Node<'_>) -> Self {
                $crate::wire::read_named(node).unwrap_or_else(|| $Set::$First($crate::wire::any_named(node)))
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
                use $crate::wire::docs;
                #[allow(unused_mut, reason = "some sets have no modules")]
                let mut members = vec![
                    (docs(<$FirstType>::ABOUT), <$FirstType as $crate::wire::Typed>::type_name()),
                    $((docs(<$Type>::ABOUT), <$Type as $crate::wire::Typed>::type_name()),)*
                ];
                $(members.extend(<$FlatType as $crate::wire::Typed>::members());)*
                $(members.push((docs(<$WrappedType as $crate::wire::Typed>::about()), format!(
                    "{{ type: \"{}\"; {}: {} }}", $name, $key, <$WrappedType as $crate::wire::Typed>::type_name()
                )));)*
                members
            }
            fn declare_members(all: &mut $crate::wire::Declarations) {
                <$FirstType as $crate::wire::Typed>::declare(all);
                $(<$Type as $crate::wire::Typed>::declare(all);)*
                $(<$FlatType as $crate::wire::Typed>::declare_members(all);)*
                $(<$WrappedType as $crate::wire::Typed>::declare(all);)*
            }
        }
    };
    ($(#[doc = $doc:literal])* $Set:ident as $typescript:literal $(within $Whole:ident::$In:ident)? $(, $said:ident)? {
        $($Member:ident $(($Type:ty))?),+ $(,)?
    }) => {
        $crate::wire::union!(@write [$($doc)*] $Set $typescript [$($said)?] [$($Whole $In)?]
            { $($Member [$crate::wire::union!(@of $Member $($Type)?)],)+ } {} {});
    };
    ($(#[doc = $doc:literal])* $Set:ident as $typescript:literal $(within $Whole:ident::$In:ident)? $(, $said:ident)? {
        $($Member:ident $(($Type:ty))?),+ $(,)?
    } modules $key:literal {
        $(flat $flat:ident $Flat:ident($FlatType:ty),)*
        $(wrapped $wrapped:ident $Wrapped:ident($WrappedType:ty) = $name:literal,)*
    }) => {
        $crate::wire::union!(@write [$($doc)*] $Set $typescript [$($said)?] [$($Whole $In)?]
            { $($Member [$crate::wire::union!(@of $Member $($Type)?)],)+ }
            { $($Flat($FlatType),)* } { $($Wrapped($WrappedType) = $name in $key,)* });
    };
    ($(#[doc = $doc:literal])* $Set:ident as $typescript:literal $(within $Whole:ident::$In:ident)? $(, $said:ident)? {
        $($Member:ident $(($Type:ty))?),+ $(,)?
    } modules {
        $($how:ident $flat:ident $Flat:ident($FlatType:ty) $(= $name:literal)?,)*
    }) => {
        $crate::wire::union!(@write [$($doc)*] $Set $typescript [$($said)?] [$($Whole $In)?]
            { $($Member [$crate::wire::union!(@of $Member $($Type)?)],)+ }
            { $($Flat($FlatType),)* } {});
    };
}
pub(crate) use union;
