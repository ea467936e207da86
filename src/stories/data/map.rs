//! The map: 29 areas, their zones by number of players, and their contents (S-022, S-066, S-067).

use super::{ByPlayers, Confidence};
use crate::parts::{By, Set};
use crate::wire::{Kind, Wire};

/// An area of the map, named by its shade of brown and a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesArea")]
#[repr(u8)]
pub enum Area {
    #[default]
    #[wire(rename = "D01")]
    D01,
    #[wire(rename = "D02")]
    D02,
    #[wire(rename = "D03")]
    D03,
    #[wire(rename = "D04")]
    D04,
    #[wire(rename = "D05")]
    D05,
    #[wire(rename = "D06")]
    D06,
    #[wire(rename = "L01")]
    L01,
    #[wire(rename = "L02")]
    L02,
    #[wire(rename = "L03")]
    L03,
    #[wire(rename = "L04")]
    L04,
    #[wire(rename = "L05")]
    L05,
    #[wire(rename = "L06")]
    L06,
    #[wire(rename = "L07")]
    L07,
    #[wire(rename = "L08")]
    L08,
    #[wire(rename = "L09")]
    L09,
    #[wire(rename = "L10")]
    L10,
    #[wire(rename = "L11")]
    L11,
    #[wire(rename = "L12")]
    L12,
    #[wire(rename = "L13")]
    L13,
    #[wire(rename = "L14")]
    L14,
    #[wire(rename = "L15")]
    L15,
    #[wire(rename = "M01")]
    M01,
    #[wire(rename = "M02")]
    M02,
    #[wire(rename = "M03")]
    M03,
    #[wire(rename = "M04")]
    M04,
    #[wire(rename = "M05")]
    M05,
    #[wire(rename = "M06")]
    M06,
    #[wire(rename = "M07")]
    M07,
    #[wire(rename = "M08")]
    M08,
}

/// The shade of brown of an area, by which the number of players decides whether it is in play (S-022).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesZone")]
#[repr(u8)]
pub enum Zone {
    /// With two or more players.
    #[default]
    Light,
    /// With three or more players.
    Medium,
    /// With four players.
    Dark,
}

/// The kind of a land tile (S-030).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesLand")]
#[repr(u8)]
pub enum Land {
    #[default]
    Hill,
    Pasture,
    Forest,
    Lake,
    Field,
}

/// A value for each kind of land.
pub type ByLand<T> = By<Land, T, 5>;

impl Zone {
    /// The minimum number of players for its areas.
    pub fn players(self) -> u8 {
        self.index() as u8 + 2
    }

    /// The number of its areas. Together they have room for the 15, 23 and 29 tiles of two, three and four players.
    pub fn areas(self) -> usize {
        [15, 8, 6][self.index()]
    }
}

impl Land {
    /// The good it yields.
    pub fn good(self) -> super::wares::Good {
        use super::wares::Good;
        match self {
            Land::Hill => Good::Wine,
            Land::Pasture => Good::Cheese,
            Land::Forest => Good::Wood,
            Land::Lake => Good::Fish,
            Land::Field => Good::Grain,
        }
    }

    /// Its name.
    pub fn title(self) -> &'static str {
        ["Hill", "Pasture", "Forest", "Lake", "Field"][self.index()]
    }

    /// The number of its tiles with two, three and four players; certain.
    pub fn tiles(self) -> ByPlayers {
        [[2, 3, 4], [2, 3, 4], [3, 4, 5], [3, 5, 6], [3, 5, 6]][self.index()]
    }
}

/// An area of the map.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesAreaRow")]
pub struct AreaRow {
    /// The area.
    pub id: Area,
    /// Its shade of brown.
    pub zone: Zone,
    /// Its position: half areas to the right, rows down.
    pub at: [i32; 2],
    /// The adjacent areas, in play or not.
    pub neighbours: Set<Area>,
}

/// The map as printed.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesMapTable")]
pub struct MapTable {
    /// All areas, each once.
    pub areas: Vec<AreaRow>,
    /// The marked start villages with two, three and four players.
    pub start_villages: [Set<Area>; 3],
    /// The confidence in the map: areas and zones are counted, neighbours are reconstructed.
    #[wire(default, skip_serializing_if = "is_default")]
    pub confidence: Confidence,
}

/// The areas in order: their shade, `q` and `r` of their hexes, and their neighbours.
#[rustfmt::skip]
static AREAS: [(Area, Zone, i32, i32, &[Area]); 29] = {
    use Area::*;
    use Zone::*;
    [
        (D01, Dark, 0, 0, &[D02, L01]),
        (D02, Dark, 1, 0, &[D01, D03, L01, L02]),
        (D03, Dark, 2, 0, &[D02, D04, L02, L03]),
        (D04, Dark, 3, 0, &[D03, D05, L03, L04]),
        (D05, Dark, 4, 0, &[D04, D06, L04, L05]),
        (D06, Dark, 5, 0, &[D05, L05]),
        (L01, Light, 0, 1, &[D01, D02, L02, L06]),
        (L02, Light, 1, 1, &[D02, D03, L01, L03, L06, L07]),
        (L03, Light, 2, 1, &[D03, D04, L02, L04, L07, L08]),
        (L04, Light, 3, 1, &[D04, D05, L03, L05, L08, L09]),
        (L05, Light, 4, 1, &[D05, D06, L04, L09, L10]),
        (L06, Light, 0, 2, &[L01, L02, L07, L11]),
        (L07, Light, 1, 2, &[L02, L03, L06, L08, L11, L12]),
        (L08, Light, 2, 2, &[L03, L04, L07, L09, L12, L13]),
        (L09, Light, 3, 2, &[L04, L05, L08, L10, L13, L14]),
        (L10, Light, 4, 2, &[L05, L09, L14, L15]),
        (L11, Light, 0, 3, &[L06, L07, L12, M01]),
        (L12, Light, 1, 3, &[L07, L08, L11, L13, M01, M02]),
        (L13, Light, 2, 3, &[L08, L09, L12, L14, M02, M03]),
        (L14, Light, 3, 3, &[L09, L10, L13, L15, M03, M04]),
        (L15, Light, 4, 3, &[L10, L14, M04]),
        (M01, Medium, 0, 4, &[L11, L12, M02, M05, M06]),
        (M02, Medium, 1, 4, &[L12, L13, M01, M03, M06, M07]),
        (M03, Medium, 2, 4, &[L13, L14, M02, M04, M07, M08]),
        (M04, Medium, 3, 4, &[L14, L15, M03, M08]),
        (M05, Medium, -1, 5, &[M01, M06]),
        (M06, Medium, 0, 5, &[M01, M02, M05, M07]),
        (M07, Medium, 1, 5, &[M02, M03, M06, M08]),
        (M08, Medium, 2, 5, &[M03, M04, M07]),
    ]
};

/// The map in our reconstruction.
pub fn map() -> MapTable {
    use Area::{D04, L06, L10, M07};
    let area = |&(id, zone, q, r, neighbours): &(Area, Zone, i32, i32, &[Area])| AreaRow {
        id,
        zone,
        at: [2 * q + r, r],
        neighbours: neighbours.iter().copied().collect(),
    };
    let villages = [L06, L10, M07, D04];
    MapTable {
        areas: AREAS.iter().map(area).collect(),
        start_villages: [2, 3, 4].map(|players| villages[..players].iter().copied().collect()),
        confidence: Confidence::House,
    }
}
