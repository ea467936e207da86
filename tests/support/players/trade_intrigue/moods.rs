//! Moods that last a whole game.

use super::{Errand, keep};
use loire::engine::Stream;
use loire::orleans::data::civics::Civic;
use loire::orleans::data::followers::Role;
use loire::orleans::data::places::Place;
use loire::orleans::places::Usage;
use loire::orleans::{Action, Ask};
use loire::orleans::{questions as answers, questions as asks};

/// The round from which on idle players are idle.
const IDLE_ROUND: u8 = 6;
/// The round from which on idle players put followers on the tower.
const FAMINE_ROUND: u8 = 12;

impl Errand<'_> {
    /// The kind of a game.
    pub fn mood(&self, ask: Ask, legal: &mut Vec<Action>, stream: &mut Stream) {
        if self.game % 8 == 5 {
            self.idle(ask, legal, stream);
        }
        if self.game % 16 == 6 {
            self.study(ask, legal, stream);
        }
        self.prepare(ask, legal, stream);
    }

    /// In some games all players become idle, with tiles and technology that have no use then.
    fn idle(&self, ask: Ask, legal: &mut Vec<Action>, stream: &mut Stream) {
        match ask {
            Ask::Plan(asks::MakePlan) if self.round() >= IDLE_ROUND => {
                keep(legal, stream, 19, |action| *action == Action::Ready(answers::Ready))
            }
            Ask::PlaceTile(asks::PlaceTile) => {
                keep(legal, stream, 9, |action| {
                    *action == Action::TakePlace(answers::TakePlace { place: Place::GunpowderTower })
                });
            }
            Ask::Turn(asks::Turn) => keep(legal, stream, 4, |action| {
                matches!(action, Action::Recruit(answers::Recruit { role: Role::Trader }))
            }),
            Ask::Install(asks::Installing) => keep(legal, stream, 4, |action| *action == Action::Ready(answers::Ready)),
            Ask::Shelter(asks::Sheltering) => {
                let is_late = self.round() >= FAMINE_ROUND;
                keep(legal, stream, 4, |action| (*action != Action::Ready(answers::Ready)) == is_late);
            }
            _ => {}
        }
    }

    /// In some games all players study, to the end of the development track.
    fn study(&self, ask: Ask, legal: &mut Vec<Action>, stream: &mut Stream) {
        match ask {
            Ask::PlaceTile(asks::PlaceTile) => keep(legal, stream, 9, |action| {
                *action == Action::TakePlace(answers::TakePlace { place: Place::SheepFarm })
            }),
            Ask::Turn(asks::Turn) => keep(legal, stream, 4, |action| match *action {
                Action::Use(answers::Use { place }) => {
                    matches!(place, Place::University | Place::Scriptorium | Place::Library | Place::Farmhouse)
                }
                Action::Dose(_) => true,
                _ => false,
            }),
            _ => {}
        }
    }

    /// Before the court: tiles with an action; before the architects: stations, and a tavern where others have theirs.
    fn prepare(&self, ask: Ask, legal: &mut Vec<Action>, stream: &mut Stream) {
        let is_trader = |action: &Action| matches!(action, Action::Recruit(answers::Recruit { role: Role::Trader }));
        match (self.prize(), ask) {
            (Some(Civic::Court), Ask::Turn(asks::Turn)) if self.round() < self.court_round() => {
                keep(legal, stream, 4, is_trader)
            }
            (Some(Civic::Court), Ask::PlaceTile(asks::PlaceTile)) => keep(legal, stream, 9, |action| match *action {
                Action::TakePlace(answers::TakePlace { place }) => {
                    !matches!(place.row().effect.usage(), Usage::None | Usage::Sends)
                }
                _ => false,
            }),
            (Some(Civic::Architecture), Ask::PlaceTile(asks::PlaceTile)) => {
                keep(legal, stream, 9, |action| {
                    *action == Action::TakePlace(answers::TakePlace { place: Place::Tavern })
                });
            }
            (Some(Civic::Architecture), Ask::Turn(asks::Turn)) => {
                let has_tavern = self.player().places.has(Place::Tavern);
                let is_built = self.player().stations.has(self.player().merchant);
                keep(legal, stream, 4, |action| match *action {
                    Action::Travel(answers::Travel { from, to, .. }) if has_tavern => {
                        self.to_foreign(to) < self.to_foreign(from)
                    }
                    Action::Travel(_) => is_built,
                    Action::Use(answers::Use { place }) => place == Place::Guildhall && !has_tavern,
                    _ => false,
                });
                if has_tavern && self.is_foreign(self.player().merchant) {
                    keep(legal, stream, 19, |action| !matches!(action, Action::Travel(_)));
                } else {
                    keep(legal, stream, 1, is_trader);
                }
            }
            _ => {}
        }
    }
}
