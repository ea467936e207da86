//! Names of fields as they are written: `round_goods` is `roundGoods`.

/// How long a name is in camel case.
pub const fn camel_len(name: &str) -> usize {
    let bytes = name.as_bytes();
    let (mut at, mut length) = (0, 0);
    while at < bytes.len() {
        if bytes[at] != b'_' {
            length += 1;
        }
        at += 1;
    }
    length
}

/// A name in camel case, as bytes; `N` is its [`camel_len`].
pub const fn camel<const N: usize>(name: &str) -> [u8; N] {
    let bytes = name.as_bytes();
    let mut out = [0; N];
    let (mut at, mut length, mut is_start) = (0, 0, false);
    while at < bytes.len() {
        if bytes[at] == b'_' {
            is_start = length > 0;
        } else {
            out[length] = if is_start { bytes[at].to_ascii_uppercase() } else { bytes[at] };
            length += 1;
            is_start = false;
        }
        at += 1;
    }
    out
}

/// The key of a field: `key!(round_goods)` is `"roundGoods"`.
macro_rules! key {
    ($field:ident) => {{
        const NAME: &str = stringify!($field);
        const BYTES: [u8; $crate::wire::camel_len(NAME)] = $crate::wire::camel(NAME);
        const KEY: &str = match core::str::from_utf8(&BYTES) {
            Ok(key) => key,
            Err(_) => NAME,
        };
        KEY
    }};
}
pub(crate) use key;

/// The keys of some fields, after those that are given as text.
macro_rules! keys {
    ($($first:literal,)* $(; $($field:ident),* $(,)?)?) => {
        &[$($first,)* $($($crate::wire::key!($field)),*)?]
    };
}
pub(crate) use keys;

#[cfg(test)]
mod tests {
    #[test]
    fn keys_are_in_camel_case() {
        assert_eq!(key!(seat), "seat");
        assert_eq!(key!(round_goods), "roundGoods");
        assert_eq!(key!(t8_boosts_free_shift), "t8BoostsFreeShift");
    }
}
