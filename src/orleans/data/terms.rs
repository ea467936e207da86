//! The names of the rulebook's things and phases.

use super::Names;
use crate::wire::Wire;

/// A thing or a phase of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansTerm")]
#[repr(u8)]
pub enum Term {
    #[default]
    HourglassPhase,
    CensusPhase,
    FollowersPhase,
    PlanningPhase,
    ActionPhase,
    EventPhase,
    StartPlayerPhase,
    Follower,
    OwnFollower,
    Bag,
    Market,
    Space,
    Place,
    PlaceTile,
    Technology,
    FarmerTechnology,
    GoodsMarket,
    Coin,
    Merchant,
    Station,
    Citizen,
    Deed,
    Hourglass,
    Road,
    Waterway,
    DevelopmentTrack,
    DevelopmentPoint,
    DevelopmentStatus,
    Torture,
    StartPlayer,
}

impl Term {
    /// The name of the term.
    pub const fn names(self) -> Names {
        Names::of(match self {
            Term::HourglassPhase => ["Hour glass", "Stundenglas", "Sablier"],
            Term::CensusPhase => ["Census", "Volkszählung", "Recensement"],
            Term::FollowersPhase => ["Followers", "Gefolgsleute", "Partisans"],
            Term::PlanningPhase => ["Planning", "Planung", "Planification"],
            Term::ActionPhase => ["Actions", "Aktionen", "Actions"],
            Term::EventPhase => ["Event", "Ereignis", "Événement"],
            Term::StartPlayerPhase => ["New start player", "Startspielerwechsel", "Changement de premier joueur"],
            Term::Follower => ["Follower", "Gefolgsmann", "Partisan"],
            Term::OwnFollower => ["Own follower", "Eigener Gefolgsmann", "Partisan à sa couleur"],
            Term::Bag => ["Bag", "Beutel", "Sac"],
            Term::Market => ["Market", "Markt", "Marché"],
            Term::Space => ["Space", "Aktionsfeld", "Case"],
            Term::Place => ["Place", "Ort", "Lieu"],
            Term::PlaceTile => ["Place tile", "Ortskarte", "Tuile de lieu"],
            Term::Technology => ["Technology", "Technik", "Technologie"],
            Term::FarmerTechnology => ["Technology for farmers", "Technik für Bauern", "Technologie pour fermiers"],
            Term::GoodsMarket => ["Goods market", "Warenmarkt", "Marché aux marchandises"],
            Term::Coin => ["Coin", "Münze", "Pièce"],
            Term::Merchant => ["Merchant", "Händlerfigur", "Marchand"],
            Term::Station => ["Trading station", "Kontor", "Comptoir"],
            Term::Citizen => ["Citizen", "Bürger", "Bourgeois"],
            Term::Deed => ["Beneficial deed", "Segensreiches Werk", "Bienfait"],
            Term::Hourglass => ["Hour-glass tile", "Stundenglaskarte", "Tuile sablier"],
            Term::Road => ["Road", "Landweg", "Route"],
            Term::Waterway => ["Waterway", "Wasserweg", "Voie d’eau"],
            Term::DevelopmentTrack => ["Development track", "Entwicklungsleiste", "Piste de développement"],
            Term::DevelopmentPoint => ["Development point", "Entwicklungspunkt", "Point de développement"],
            Term::DevelopmentStatus => ["Development status", "Entwicklungsstand", "Niveau de développement"],
            Term::Torture => ["Torture", "Folter", "Torture"],
            Term::StartPlayer => ["Start player", "Startspieler", "Premier joueur"],
        })
    }
}
