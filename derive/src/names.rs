//! Names on the wire.

use proc_macro2::Ident;

/// Converts a field's name to its key: `round_goods` to `roundGoods`.
pub fn key(field: &Ident) -> String {
    let name = field.to_string();
    let mut key = String::new();
    let mut is_start = false;
    for letter in name.trim_start_matches("r#").chars() {
        match letter {
            '_' => is_start = !key.is_empty(),
            _ if is_start => {
                key.push(letter.to_ascii_uppercase());
                is_start = false;
            }
            _ => key.push(letter),
        }
    }
    key
}

/// Converts a variant's name: `TooFewChips` to `tooFewChips`.
pub fn variant(variant: &Ident) -> String {
    let name = variant.to_string();
    let mut letters = name.chars();
    letters.next().map(|first| first.to_ascii_lowercase()).into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::{key, variant};
    use quote::format_ident;

    #[test]
    fn writes_keys_in_camel_case() {
        assert_eq!(key(&format_ident!("seat")), "seat");
        assert_eq!(key(&format_ident!("round_goods")), "roundGoods");
        assert_eq!(key(&format_ident!("t8_boosts_free_shift")), "t8BoostsFreeShift");
    }

    #[test]
    fn writes_variants_in_camel_case() {
        assert_eq!(variant(&format_ident!("TooFewChips")), "tooFewChips");
    }
}
