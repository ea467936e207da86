//! The duchies: nine of the 2011 box, then the optional ones of later editions.

use crate::parts::neighbour_masks;
use crate::wire::Wire;

/// A duchy by its printed number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "BurgundyDuchyId")]
#[repr(u8)]
pub enum DuchyId {
    #[default]
    #[wire(rename = "1")]
    One,
    #[wire(rename = "2")]
    Two,
    #[wire(rename = "3")]
    Three,
    #[wire(rename = "4")]
    Four,
    #[wire(rename = "5")]
    Five,
    #[wire(rename = "6")]
    Six,
    #[wire(rename = "7")]
    Seven,
    #[wire(rename = "8")]
    Eight,
    #[wire(rename = "9")]
    Nine,
    #[wire(rename = "2019-2")]
    New2,
    #[wire(rename = "2019-11a")]
    New11a,
    #[wire(rename = "2019-11b")]
    New11b,
    #[wire(rename = "2019-11c")]
    New11c,
    #[wire(rename = "2019-11d")]
    New11d,
    #[wire(rename = "2019-11e")]
    New11e,
    #[wire(rename = "2019-11f")]
    New11f,
    #[wire(rename = "SE-4")]
    Special4,
    #[wire(rename = "SE-8")]
    Special8,
}

/// The die number on each space, the same on every duchy (B-006).
pub const NUMBERS: [u8; 37] = [
    6, 5, 4, 3, //
    2, 1, 6, 5, 4, //
    5, 4, 3, 1, 2, 3, //
    6, 1, 2, 6, 5, 4, 1, //
    2, 5, 4, 3, 1, 2, //
    6, 1, 2, 5, 6, //
    3, 4, 1, 3,
];

/// The neighbours of each space, as sets of bits.
pub const NEIGHBOURS: [u64; 37] = neighbour_masks([(0, 4), (-1, 5), (-2, 6), (-3, 7), (-3, 6), (-3, 5), (-3, 4)]);

/// The colours, row by row: C castle, M mine, K knowledge, S ship, A animal, B building.
///
/// Duchies after the ninth come from other boxes: `2019-2` and `2019-11a` to `f` (without their border posts) from the
/// 2019 edition, `SE-4` and `SE-8` from the Special Edition.
pub const COLOURS: [&str; 18] = [
    "ACCK AACKB AABKBB SSSCSSS BBMBBA BMKBB MKKB",
    "SBAC ASBAB AAABKB BBBBBKC KKMKMS BBMKS CSSC",
    "AAAA SSCSS BMKKSB BBKCKBB BBKKBB CAMMC BASB",
    "CABS AABSS BBBSCM AAAKKMS BCKBBB BMBKK SBKC",
    "ABBS AABMM BCKSSS BBAKCBB KCAKSB BABCS KKBM",
    "KKCS KBBSB AAMSBB KBBCSBB KBBMSB KMAAS CAAC",
    "KCCS KAAAS SMBBMA SKBBBAB BKBBAB BSMKB SCCK",
    "BBSB SCKCB BKMKKS BAKMAKB SAAAMB BCACS BSBB",
    "BBCK BBAAS BBAASS CKKMSCK SSKMBA KBBBA MCBB",
    "KKKC BBSAM MBBSAS CBSCKBS KSBAKB BBABM AABC",
    "CBBC KKKKK SABBSA BSBBBAM BSBBAM CSKAC MSAB",
    "BBBC BMKKB BMMAKB CSSAKKB SSSAKC SAAAB BCBB",
    "CBBK MABBA BBCAAA KBBMSSA KKKCSS SBBKM SBBC",
    "SCCB SSKBB SSSBBB AAMMMKK ABAABK BBAKB CBKC",
    "MMKK KBBSB CKBKSC AAAKBBM ASSBBB ASSBB ACCB",
    "BBBS KKCBS SBBMBB CBBMASC KBMASS KBCKK AAAA",
    "CBSB AABSS BABSCM AAAKKMS BCKBBK BMBKB SBKC",
    "BBSB BCKCB BKMKKS SAKMAKS SAAMAB BCACB BSBB",
];
