//! The map: 23 towns, 29 roads and 14 waterways with their goods spaces (O-004).

use super::Names;
use crate::wire::{Kind, Wire};
use arrayvec::ArrayVec;
use std::sync::LazyLock;

/// A town.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansTown")]
#[repr(u8)]
pub enum Town {
    #[default]
    Orleans,
    Chartres,
    Etampes,
    LeMans,
    Chateaudun,
    Montargis,
    Vendome,
    Blois,
    Briare,
    Tours,
    Chinon,
    Montrichard,
    Vierzon,
    Loches,
    Bourges,
    Sancerre,
    Chatellerault,
    LeBlanc,
    Chateauroux,
    Nevers,
    ArgentonSurCreuse,
    LaChatre,
    SaintAmandMontrond,
}

/// The printed data of a town.
#[derive(Clone, Copy, Debug)]
pub struct TownRow {
    /// The town.
    pub town: Town,
    /// Its name, the same in all languages.
    pub name: &'static str,
    /// Its position, in percent of the map's width and height; only for drawing.
    pub at: [f32; 2],
}

/// The towns in order.
pub const TOWNS: [TownRow; 23] = [
    TownRow { town: Town::Orleans, name: "Orléans", at: [58.5, 29.5] },
    TownRow { town: Town::Chartres, name: "Chartres", at: [49.0, 6.5] },
    TownRow { town: Town::Etampes, name: "Étampes", at: [79.0, 9.0] },
    TownRow { town: Town::LeMans, name: "Le Mans", at: [13.5, 17.0] },
    TownRow { town: Town::Chateaudun, name: "Châteaudun", at: [38.5, 21.5] },
    TownRow { town: Town::Montargis, name: "Montargis", at: [85.5, 27.0] },
    TownRow { town: Town::Vendome, name: "Vendôme", at: [25.5, 31.0] },
    TownRow { town: Town::Blois, name: "Blois", at: [45.0, 44.5] },
    TownRow { town: Town::Briare, name: "Briare", at: [86.0, 44.0] },
    TownRow { town: Town::Tours, name: "Tours", at: [18.5, 50.5] },
    TownRow { town: Town::Chinon, name: "Chinon", at: [7.0, 62.0] },
    TownRow { town: Town::Montrichard, name: "Montrichard", at: [43.0, 58.0] },
    TownRow { town: Town::Vierzon, name: "Vierzon", at: [62.5, 57.5] },
    TownRow { town: Town::Loches, name: "Loches", at: [35.0, 70.0] },
    TownRow { town: Town::Bourges, name: "Bourges", at: [75.5, 71.0] },
    TownRow { town: Town::Sancerre, name: "Sancerre", at: [92.0, 65.0] },
    TownRow { town: Town::Chatellerault, name: "Châtellerault", at: [15.0, 82.0] },
    TownRow { town: Town::LeBlanc, name: "Le Blanc", at: [30.5, 81.0] },
    TownRow { town: Town::Chateauroux, name: "Châteauroux", at: [56.5, 78.0] },
    TownRow { town: Town::Nevers, name: "Nevers", at: [94.0, 81.0] },
    TownRow { town: Town::ArgentonSurCreuse, name: "Argenton-sur-Creuse", at: [33.5, 94.0] },
    TownRow { town: Town::LaChatre, name: "La Châtre", at: [54.0, 93.0] },
    TownRow { town: Town::SaintAmandMontrond, name: "Saint-Amand-Montrond", at: [74.5, 91.0] },
];

/// A road (`a-b`) or a waterway (`a~b`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansPath")]
#[repr(u8)]
pub enum Path {
    #[default]
    #[wire(rename = "chartres-leMans")]
    ChartresToLeMans,
    #[wire(rename = "etampes-montargis")]
    EtampesToMontargis,
    #[wire(rename = "chatellerault-argentonSurCreuse")]
    ChatelleraultToArgentonSurCreuse,
    #[wire(rename = "saintAmandMontrond-nevers")]
    SaintAmandMontrondToNevers,
    #[wire(rename = "leMans-tours")]
    LeMansToTours,
    #[wire(rename = "orleans-vierzon")]
    OrleansToVierzon,
    #[wire(rename = "orleans~briare")]
    OrleansSailsBriare,
    #[wire(rename = "briare~sancerre")]
    BriareSailsSancerre,
    #[wire(rename = "chinon~leBlanc")]
    ChinonSailsLeBlanc,
    #[wire(rename = "chartres-etampes")]
    ChartresToEtampes,
    #[wire(rename = "chartres-orleans")]
    ChartresToOrleans,
    #[wire(rename = "chartres-chateaudun")]
    ChartresToChateaudun,
    #[wire(rename = "leMans-chateaudun")]
    LeMansToChateaudun,
    #[wire(rename = "leMans-vendome")]
    LeMansToVendome,
    #[wire(rename = "chateaudun-vendome")]
    ChateaudunToVendome,
    #[wire(rename = "chateaudun-orleans")]
    ChateaudunToOrleans,
    #[wire(rename = "vendome-blois")]
    VendomeToBlois,
    #[wire(rename = "orleans-montargis")]
    OrleansToMontargis,
    #[wire(rename = "montargis-briare")]
    MontargisToBriare,
    #[wire(rename = "blois-vierzon")]
    BloisToVierzon,
    #[wire(rename = "chinon-chatellerault")]
    ChinonToChatellerault,
    #[wire(rename = "montrichard-loches")]
    MontrichardToLoches,
    #[wire(rename = "loches-chateauroux")]
    LochesToChateauroux,
    #[wire(rename = "vierzon-chateauroux")]
    VierzonToChateauroux,
    #[wire(rename = "leBlanc-chateauroux")]
    LeBlancToChateauroux,
    #[wire(rename = "argentonSurCreuse-chateauroux")]
    ArgentonSurCreuseToChateauroux,
    #[wire(rename = "laChatre-chateauroux")]
    LaChatreToChateauroux,
    #[wire(rename = "argentonSurCreuse-laChatre")]
    ArgentonSurCreuseToLaChatre,
    #[wire(rename = "laChatre-saintAmandMontrond")]
    LaChatreToSaintAmandMontrond,
    #[wire(rename = "bourges-saintAmandMontrond")]
    BourgesToSaintAmandMontrond,
    #[wire(rename = "bourges-nevers")]
    BourgesToNevers,
    #[wire(rename = "sancerre-bourges")]
    SancerreToBourges,
    #[wire(rename = "orleans~blois")]
    OrleansSailsBlois,
    #[wire(rename = "blois~tours")]
    BloisSailsTours,
    #[wire(rename = "tours~chinon")]
    ToursSailsChinon,
    #[wire(rename = "tours~montrichard")]
    ToursSailsMontrichard,
    #[wire(rename = "tours~loches")]
    ToursSailsLoches,
    #[wire(rename = "montrichard~vierzon")]
    MontrichardSailsVierzon,
    #[wire(rename = "chinon~chatellerault")]
    ChinonSailsChatellerault,
    #[wire(rename = "leBlanc~argentonSurCreuse")]
    LeBlancSailsArgentonSurCreuse,
    #[wire(rename = "vierzon~bourges")]
    VierzonSailsBourges,
    #[wire(rename = "vierzon~saintAmandMontrond")]
    VierzonSailsSaintAmandMontrond,
    #[wire(rename = "sancerre~nevers")]
    SancerreSailsNevers,
}

/// The kind of a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansWay")]
#[repr(u8)]
pub enum Way {
    /// For wagons.
    #[default]
    Road,
    /// For ships.
    Waterway,
}

/// The printed data of a path.
#[derive(Clone, Copy, Debug)]
pub struct PathRow {
    /// The path.
    pub path: Path,
    /// Its two ends.
    pub ends: [Town; 2],
    /// Road or waterway.
    pub way: Way,
    /// Its goods spaces, each with the smallest number of players that fills it.
    pub spots: &'static [u8],
}

const fn path(path: Path, a: Town, b: Town, way: Way, spots: &'static [u8]) -> PathRow {
    PathRow { path, ends: [a, b], way, spots }
}

/// The paths in order.
pub const PATHS: [PathRow; 43] = {
    use Path::*;
    use Town::*;
    use Way::{Road, Waterway};
    [
        path(ChartresToLeMans, Chartres, LeMans, Road, &[2, 4]),
        path(EtampesToMontargis, Etampes, Montargis, Road, &[2, 4]),
        path(ChatelleraultToArgentonSurCreuse, Chatellerault, ArgentonSurCreuse, Road, &[2, 4]),
        path(SaintAmandMontrondToNevers, SaintAmandMontrond, Nevers, Road, &[2, 4]),
        path(LeMansToTours, LeMans, Tours, Road, &[2, 3]),
        path(OrleansToVierzon, Orleans, Vierzon, Road, &[2, 3]),
        path(OrleansSailsBriare, Orleans, Briare, Waterway, &[2, 3]),
        path(BriareSailsSancerre, Briare, Sancerre, Waterway, &[2, 3]),
        path(ChinonSailsLeBlanc, Chinon, LeBlanc, Waterway, &[2, 3]),
        path(ChartresToEtampes, Chartres, Etampes, Road, &[2]),
        path(ChartresToOrleans, Chartres, Orleans, Road, &[2]),
        path(ChartresToChateaudun, Chartres, Chateaudun, Road, &[2]),
        path(LeMansToChateaudun, LeMans, Chateaudun, Road, &[2]),
        path(LeMansToVendome, LeMans, Vendome, Road, &[2]),
        path(ChateaudunToVendome, Chateaudun, Vendome, Road, &[2]),
        path(ChateaudunToOrleans, Chateaudun, Orleans, Road, &[2]),
        path(VendomeToBlois, Vendome, Blois, Road, &[2]),
        path(OrleansToMontargis, Orleans, Montargis, Road, &[2]),
        path(MontargisToBriare, Montargis, Briare, Road, &[2]),
        path(BloisToVierzon, Blois, Vierzon, Road, &[2]),
        path(ChinonToChatellerault, Chinon, Chatellerault, Road, &[2]),
        path(MontrichardToLoches, Montrichard, Loches, Road, &[2]),
        path(LochesToChateauroux, Loches, Chateauroux, Road, &[2]),
        path(VierzonToChateauroux, Vierzon, Chateauroux, Road, &[2]),
        path(LeBlancToChateauroux, LeBlanc, Chateauroux, Road, &[2]),
        path(ArgentonSurCreuseToChateauroux, ArgentonSurCreuse, Chateauroux, Road, &[2]),
        path(LaChatreToChateauroux, LaChatre, Chateauroux, Road, &[2]),
        path(ArgentonSurCreuseToLaChatre, ArgentonSurCreuse, LaChatre, Road, &[2]),
        path(LaChatreToSaintAmandMontrond, LaChatre, SaintAmandMontrond, Road, &[2]),
        path(BourgesToSaintAmandMontrond, Bourges, SaintAmandMontrond, Road, &[2]),
        path(BourgesToNevers, Bourges, Nevers, Road, &[2]),
        path(SancerreToBourges, Sancerre, Bourges, Road, &[2]),
        path(OrleansSailsBlois, Orleans, Blois, Waterway, &[2]),
        path(BloisSailsTours, Blois, Tours, Waterway, &[2]),
        path(ToursSailsChinon, Tours, Chinon, Waterway, &[2]),
        path(ToursSailsMontrichard, Tours, Montrichard, Waterway, &[2]),
        path(ToursSailsLoches, Tours, Loches, Waterway, &[2]),
        path(MontrichardSailsVierzon, Montrichard, Vierzon, Waterway, &[2]),
        path(ChinonSailsChatellerault, Chinon, Chatellerault, Waterway, &[2]),
        path(LeBlancSailsArgentonSurCreuse, LeBlanc, ArgentonSurCreuse, Waterway, &[2]),
        path(VierzonSailsBourges, Vierzon, Bourges, Waterway, &[2]),
        path(VierzonSailsSaintAmandMontrond, Vierzon, SaintAmandMontrond, Waterway, &[2]),
        path(SancerreSailsNevers, Sancerre, Nevers, Waterway, &[2]),
    ]
};

impl Path {
    /// The printed data.
    pub fn row(self) -> &'static PathRow {
        &PATHS[self.index()]
    }

    /// The other end of the path.
    pub fn from(self, town: Town) -> Town {
        let [a, b] = self.row().ends;
        if town == a { b } else { a }
    }
}

impl Town {
    /// Its name, the same in all languages.
    pub fn names(self) -> Names {
        let name = TOWNS[self.index()].name;
        Names { en: name, de: name, fr: name }
    }

    /// The paths of this kind that start here.
    pub fn paths(self, way: Way) -> &'static [Path] {
        static PATHS_FROM: LazyLock<[[ArrayVec<Path, 8>; 2]; 23]> = LazyLock::new(|| {
            std::array::from_fn(|town| {
                let start_here = |row: &&PathRow, way| row.way == way && row.ends.contains(&Town::ALL[town]);
                [Way::Road, Way::Waterway]
                    .map(|way| PATHS.iter().filter(|row| start_here(row, way)).map(|row| row.path).collect())
            })
        });
        &PATHS_FROM[self.index()][way.index()]
    }

    /// The path of this kind to that town; `None` if there is none.
    pub fn path_to(self, to: Town, way: Way) -> Option<Path> {
        self.paths(way).iter().copied().find(|path| path.from(self) == to)
    }
}
