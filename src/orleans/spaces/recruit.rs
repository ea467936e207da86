//! Recruiting: farmhouse, village, university, castle, monastery (O-053, O-054, O-056 to O-068).

use crate::bagbuilding::ending::Declines;
use crate::engine::{Answers, Question, Reply, Seat, Targets, origins};
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::places::{Category, Place};
use crate::orleans::data::tracks::{BOATMAN_COINS, Citizen, FARMER_GOODS, KNIGHT_CITIZEN, SCHOLAR_POINTS, Track};
use crate::orleans::judge::Eye;
use crate::orleans::modules::{self, tell};
use crate::orleans::phases::acting::UsesPlace;
use crate::orleans::phases::event;
use crate::orleans::pieces::Target;
use crate::orleans::places::{Effect, Usage};
use crate::orleans::questions::{Action, Ask, Use};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::rules::Law;
use crate::orleans::state::Gear;
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Item, Origin, Orleans, Verdict, gain};
use crate::parts::Set;
use crate::wire::{Kind, Wire};

/// Uses the village for this follower (O-061).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "recruit", notation = "village {role}")]
pub struct Recruit {
    pub role: Role,
}

/// A place tile, or none (O-064).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "placeTile")]
pub struct PlaceTile;

/// Takes a place tile (O-064).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "takePlace", notation = "take {place}")]
pub struct TakePlace {
    pub place: Place,
}

/// One of these followers from the supply, with the bonus of its track.
#[derive(Debug)]
pub struct Recruits(pub &'static [Role]);

impl Recruits {
    /// The role, where there is no choice.
    fn only(&self) -> Option<Role> {
        match *self.0 {
            [role] => Some(role),
            _ => None,
        }
    }
}

impl Effect for Recruits {
    fn usage(&self) -> Usage {
        if self.only().is_some() { Usage::Plain } else { Usage::Said }
    }

    fn offer_free(&self, _: At<'_>, _: Seat, place: Place, out: &mut Vec<Action>) {
        match self.only() {
            Some(_) => out.push(Use { place }.into()),
            None => out.extend(self.0.iter().map(|&role| Action::from(Recruit { role }))),
        }
    }

    fn verdict(&self, at: At<'_>, seat: Seat) -> Verdict {
        self.only().map_or(Ok(()), |role| verdict(at, seat, role))
    }

    fn apply(&self, cx: &mut Cx<'_>, seat: Seat) {
        if let Some(role) = self.only() {
            resolve(cx, seat, role);
        }
    }

    fn pieces(&self, _: At<'_>, _: Seat, out: &mut Targets<Orleans>) {
        out.extend(self.only().map(Target::Track));
    }

    fn roles(&self) -> &'static [Role] {
        self.0
    }

    fn brings(&self, eye: &Eye<'_>) -> f64 {
        self.0.iter().map(|&role| eye.recruit(role)).fold(-1.0, f64::max)
    }

    /// [`Eye::recruit`] asks for the verdict itself.
    fn worth(&self, eye: &Eye<'_>) -> f64 {
        self.brings(eye)
    }
}

/// The track of a role; monks have none.
pub fn track(role: Role) -> Option<Track> {
    Track::ALL.iter().copied().find(|track| track.name() == role.name())
}

/// Is there such a follower, is it recruited in this round (O-068, O-112), is a step left on its track, and what the step brings?
pub fn verdict(at: At<'_>, seat: Seat, role: Role) -> Verdict {
    if at.state.supply[role] == 0 {
        return refuse("O-053", Reason::NoneInSupply { role });
    }
    if let Some((barred, rule)) = event::current(at).and_then(|row| row.happening.bars()) {
        if barred == role {
            return refuse(rule, Reason::BarredNow { role });
        }
    }
    let Some(track) = track(role) else { return Ok(()) };
    let step = at.state.players[seat].tracks[track];
    if step >= track.steps() {
        return refuse("O-054", Reason::TrackEnd { role });
    }
    if at.rules.options.lenient_bonus {
        return Ok(());
    }
    match track {
        Track::Farmer => match FARMER_GOODS[usize::from(step)] {
            good if at.state.goods[good] == 0 => refuse("O-053", Reason::GoodMissing { good }),
            _ => Ok(()),
        },
        Track::Craftsman if at.state.technology == 0 => refuse("O-053", Reason::NoTechnology),
        _ => Ok(()),
    }
}

/// The village.
impl UsesPlace for Recruit {
    fn place(self) -> Place {
        Place::Village
    }

    fn possible(self, at: At<'_>, seat: Seat) -> Verdict {
        if at.rules.place(Place::Village).effect.roles().contains(&self.role) {
            verdict(at, seat, self.role)
        } else {
            refuse("O-061", Reason::NotItsAction { place: Place::Village })
        }
    }

    fn apply(self, cx: &mut Cx<'_>, seat: Seat) {
        resolve(cx, seat, self.role);
    }

    fn pieces(self, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::Track(self.role), Target::Place(seat, Place::Village)]);
    }
}

/// One neutral follower into the bag, the marker one step on, and what that brings (O-056).
pub fn resolve(cx: &mut Cx<'_>, seat: Seat, role: Role) {
    cx.state.supply.take(role);
    cx.state.players[seat].followers.bag.put(Follower::neutral(role));
    tell(cx, Event::FollowerRecruited { seat, role });
    if let Some(track) = track(role) {
        advance(cx, seat, track);
    }
}

/// The marker goes one step on, and what that brings.
pub fn advance(cx: &mut Cx<'_>, seat: Seat, track: Track) {
    let marker = &mut cx.state.players[seat].tracks[track];
    *marker = (*marker + 1).min(track.steps());
    let step = *marker;
    tell(cx, Event::TrackAdvanced { seat, track, step });
    let index = usize::from(step) - 1;
    match track {
        Track::Farmer if cx.state.goods[FARMER_GOODS[index]] > 0 => gain::good(cx, seat, FARMER_GOODS[index]),
        Track::Farmer => {}
        Track::Boatman if step == track.steps() => gain::citizen(cx, seat, Citizen::Boatman),
        Track::Boatman => gain::coins(cx, seat, BOATMAN_COINS[index].into()),
        // Technology: on the first step for farmers only, later free (O-063, T-098).
        Track::Craftsman if cx.state.technology > 0 => {
            gain::technology(cx, seat, if step == 1 { Gear::FarmerOnly } else { Gear::Free });
        }
        Track::Craftsman => {}
        Track::Trader if !open_tiles(cx.at(), seat).is_empty() => cx.next([Item::ask(seat, PlaceTile.into())]),
        Track::Trader => {}
        Track::Knight if step == KNIGHT_CITIZEN => gain::citizen(cx, seat, Citizen::Knight),
        Track::Knight => {}
        Track::Scholar => gain::development(cx, seat, SCHOLAR_POINTS[index]),
    }
}

/// The tiles a trader may take: category I on the first step, any later (O-064).
pub fn open_tiles(at: At<'_>, seat: Seat) -> Set<Place> {
    match at.state.players[seat].tracks[Track::Trader] {
        0 | 1 => at.state.stack(at.rules, Category::I),
        _ => at.state.places,
    }
}

/// A trader brings a place tile in an action; modules bring one at other times. Each step brings one tile.
pub fn origin(at: At<'_>, seat: Seat) -> Origin<'_> {
    let has_step = move || {
        let player = &at.state.players[seat];
        player.places.len() < player.tracks[Track::Trader] || at.rules.suspended.has(Law::TilesAreSteps)
    };
    let in_action = origins::in_action(seat).when(move || at.state.players[seat].tracks[Track::Trader] > 0);
    origins::any_of([in_action, modules::origin(at, &Item::ask(seat, PlaceTile.into()), 1)]).when(has_step)
}

impl Question for PlaceTile {
    type Game = Orleans;
    const RULE: &'static str = "O-064";
    /// Whoever has passed takes a tile in phase 6 (T-060).
    fn may_reveal(self, at: At<'_>, seat: Seat) -> bool {
        at.rules.draws_in_actions || at.state.players[seat].passed
    }
}

impl Declines for PlaceTile {}

impl Answers<PlaceTile> for TakePlace {
    fn candidates(_: PlaceTile, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(open_tiles(at, seat).iter().map(|place| Action::from(TakePlace { place })));
    }

    fn verdict(self, _: PlaceTile, at: At<'_>, seat: Seat) -> Verdict {
        let place = self.place;
        if !at.state.places.has(place) {
            refuse("O-064", Reason::NotInStack { place })
        } else if !open_tiles(at, seat).has(place) {
            refuse("O-064", Reason::CategoryOneOnly { place })
        } else {
            Ok(())
        }
    }

    /// The tile is attached to the player's board.
    fn resolve(self, _: PlaceTile, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let place = self.place;
        cx.state.places.remove(place);
        cx.state.players[seat].places.insert(place);
        tell(cx, Event::PlaceTaken { seat, place });
        Reply::Done
    }

    fn targets(self, _: PlaceTile, _: At<'_>, _: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Tile(self.place));
    }
}
