//! What some events offer for coins: a follower, a step, a journey (T-028, T-030, T-031, T-033, T-060).

use super::vocabulary::{Events, Reasons};
use super::{is_asked, price};
use crate::bagbuilding::ending::Declines;
use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::hourglasses::Happening;
use crate::orleans::data::map::Way;
use crate::orleans::data::tracks::{DEVELOPMENT_END, Marker, Track};
use crate::orleans::modules::tell;
use crate::orleans::phases::planning;
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask, Move};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::setup::EducationTracks;
use crate::orleans::spaces::{recruit, travel};
use crate::orleans::{At, Cx, Orleans, Verdict, gain};
use crate::wire::{Kind, Wire};

/// What is offered for coins is bought with the full price in hand (T-028).
fn can_afford(at: At<'_>, seat: Seat) -> Verdict {
    let (needed, owned) = (price(at), at.state.players[seat].coins);
    if owned < needed { refuse("T-028", Reason::TooFewCoins { needed, owned }) } else { Ok(()) }
}

/// The price of the card is paid.
fn pay(cx: &mut Cx<'_>, seat: Seat) {
    let due = price(cx.at());
    gain::pay(cx, seat, due);
}

/// A follower for coins, or none (T-030).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "indulgence")]
pub struct Indulgence;

impl Question for Indulgence {
    type Game = Orleans;
    const RULE: &'static str = "T-030";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_asked(self, Happening::Indulgence, at, seat)
    }
}

impl Declines for Indulgence {}

/// Pays for a follower (T-030).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "hire", notation = "hire {role}")]
pub struct Hire {
    /// Which.
    pub role: Role,
}

impl Answers<Indulgence> for Hire {
    fn candidates(_: Indulgence, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend(Role::ALL.iter().map(|&role| Action::from(Hire { role })));
    }

    /// Anybody in supply but a monk (T-030).
    fn verdict(self, _: Indulgence, at: At<'_>, seat: Seat) -> Verdict {
        let role = self.role;
        if role == Role::Monk {
            return refuse("T-030", Reasons::NotForHire { role });
        }
        if at.state.supply[role] == 0 {
            return refuse("T-030", Reason::NoneInSupply { role });
        }
        can_afford(at, seat)
    }

    fn resolve(self, _: Indulgence, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let role = self.role;
        pay(cx, seat);
        cx.state.supply.take(role);
        cx.state.players[seat].followers.bag.put(Follower::neutral(role));
        tell(cx, Events::FollowerHired { seat, role });
        Reply::Done
    }

    fn targets(self, _: Indulgence, _: At<'_>, _: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Track(self.role));
    }
}

/// A step on a track for coins, or none (T-031).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "education")]
pub struct Education;

impl Question for Education {
    type Game = Orleans;
    const RULE: &'static str = "T-031";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_asked(self, Happening::Education, at, seat)
    }
}

impl Declines for Education {}

/// Pays for a step (T-031).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "educate", notation = "educate {marker}")]
pub struct Educate {
    /// On which track.
    pub marker: Marker,
}

impl Answers<Education> for Educate {
    fn candidates(_: Education, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend(Marker::ALL.iter().map(|&marker| Action::from(Educate { marker })));
    }

    /// Is this track taught, and is a step left on it (T-060)?
    fn verdict(self, _: Education, at: At<'_>, seat: Seat) -> Verdict {
        let (marker, player) = (self.marker, &at.state.players[seat]);
        let is_done = match marker.track() {
            Some(track) => player.tracks[track] >= track.steps(),
            None if at.rules.options.education_tracks == EducationTracks::Six => {
                return refuse("T-060", Reasons::NotTaught { marker });
            }
            None => player.development >= DEVELOPMENT_END,
        };
        if is_done { refuse("T-060", Reasons::StepsDone { marker }) } else { can_afford(at, seat) }
    }

    /// A step without a follower; as all have passed, technology that it brings may be laid down at once (T-060).
    fn resolve(self, _: Education, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        pay(cx, seat);
        let Some(track) = self.marker.track() else {
            gain::development(cx, seat, 1);
            return Reply::Done;
        };
        let is_technology = track == Track::Craftsman && cx.state.technology > 0;
        recruit::advance(cx, seat, track);
        if is_technology {
            planning::ask_to_install(cx, seat);
        }
        Reply::Done
    }

    fn targets(self, _: Education, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(self.marker.track().map_or(Target::Development(seat), |track| Target::Marker(seat, track)));
    }
}

/// A journey for coins, or none (T-033).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "bonVoyage")]
pub struct BonVoyage;

impl Question for BonVoyage {
    type Game = Orleans;
    const RULE: &'static str = "T-033";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_asked(self, Happening::BonVoyage, at, seat)
    }
}

impl Declines for BonVoyage {}

impl Answers<BonVoyage> for Move {
    fn candidates(_: BonVoyage, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        Way::ALL.iter().for_each(|&way| travel::moves(at, seat, way, out));
    }

    fn verdict(self, _: BonVoyage, at: At<'_>, seat: Seat) -> Verdict {
        let Move { way, from, to, take } = self;
        travel::move_verdict(at, seat, "T-033", way, from, to, take)?;
        can_afford(at, seat)
    }

    fn resolve(self, _: BonVoyage, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        pay(cx, seat);
        travel::go(cx, seat, self.way, self.to, self.take);
        Reply::Done
    }

    fn targets(self, _: BonVoyage, _: At<'_>, _: Seat, out: &mut Targets<Orleans>) {
        self.pieces(out);
    }
}
