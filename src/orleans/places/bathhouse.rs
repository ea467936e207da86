//! The bathhouse: three out of the bag, two of them onto spaces at once (O-092, O-096).

use super::Effect;
use crate::bagbuilding::Tile;
use crate::bagbuilding::drawing::{self, pour};
use crate::engine::{Answers, Chance, Question, Reply, Runs, Seat, Targets, Weighted, origins};
use crate::orleans::data::followers::Follower;
use crate::orleans::data::places::{Place, Space};
use crate::orleans::judge::Eye;
use crate::orleans::modules::{self, stands_for, tell};
use crate::orleans::phases::planning;
use crate::orleans::questions::{Action, Ask, Plan};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::round;
use crate::orleans::vocabulary::{Event, Outcome, Store};
use crate::orleans::{At, Cx, Item, Origin, Orleans, Step, Verdict};
use crate::parts::Set;
use crate::wire::Wire;

/// Where those drawn at the bathhouse go (O-096).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "bathhouse")]
pub struct Bathing {
    /// How many are still to be placed.
    pub left: u8,
}

/// How many are drawn.
const DRAWN: u32 = 3;
/// How many of them are placed.
const PLACED: u8 = 2;

/// Three followers from the bag, two of them onto spaces.
#[derive(Debug)]
pub struct Bathe;

impl Effect for Bathe {
    /// Three followers come out of the bag, or as many as are in it. The follower that activates the bathhouse leaves it last.
    fn apply_at(&self, cx: &mut Cx<'_>, seat: Seat, place: Place) {
        tell(cx, Event::PlaceUsed { seat, place });
        draw_before(cx, seat, PlaceBathers { seat }.into());
    }

    fn brings(&self, eye: &Eye<'_>) -> f64 {
        eye.weights.bath
    }
}

/// They come out of the bag, then this step places them.
pub fn draw_before(cx: &mut Cx<'_>, seat: Seat, step: Step) {
    let count = cx.state.players[seat].followers.bag.total().min(DRAWN);
    let draws = (0..count).map(|_| round::draw(DrawBather { seat }));
    cx.next(draws.chain([Item::Step(step)]));
}

/// A follower from a seat's bag, at the bathhouse (O-096).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "bath")]
pub struct DrawBather {
    /// Whose.
    pub seat: Seat,
}

impl Chance<Orleans> for DrawBather {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        drawing::outcomes(&at.state.players[self.seat].followers.bag, out, |follower| Outcome::Follower { follower });
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (seat, Outcome::Follower { follower }) = (self.seat, outcome) else { return };
        let player = &mut cx.state.players[seat];
        player.followers.bag.take(follower);
        player.bath.put(follower);
        tell(cx, Event::FollowerDrawn { seat, follower });
    }
}

/// Those drawn at the bathhouse are placed (O-096).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "bath")]
pub struct PlaceBathers {
    /// Who bathes.
    pub seat: Seat,
}

/// Those drawn are placed then; modules draw some to place them otherwise.
pub fn origin(at: At<'_>, draw: DrawBather, count: usize) -> Origin<'_> {
    let seat = draw.seat;
    let bathing = origins::repeated(origins::on(PlaceBathers { seat })).when(move || are_few(at, seat, count, DRAWN));
    origins::any_of([bathing, modules::origin(at, &round::draw(draw), count)])
}

/// Are those drawn and those still to be drawn no more than this?
pub fn are_few(at: At<'_>, seat: Seat, count: usize, most: u32) -> bool {
    at.state.players[seat].bath.total() as usize + count <= most as usize
}

/// Has the seat the bathhouse, with those that activated it still there?
fn is_bathing(at: At<'_>, seat: Seat) -> bool {
    let player = &at.state.players[seat];
    let stands_there = player.followers.spaces.taken().has_all(at.rules.layout.spaces(Place::Bathhouse));
    player.places.has(Place::Bathhouse) && stands_there
}

impl Runs<Orleans> for PlaceBathers {
    /// The seat places as many of those drawn as it can.
    fn run(self, cx: &mut Cx<'_>) {
        match placeable(cx.at(), self.seat) {
            0 => leave(cx, self.seat),
            left => cx.next([Item::ask(self.seat, Bathing { left }.into())]),
        }
    }

    fn fits(self, at: At<'_>) -> bool {
        is_bathing(at, self.seat)
    }
}

/// How many of those drawn can be placed, two at most.
pub fn placeable(at: At<'_>, seat: Seat) -> u8 {
    let mut most = 0;
    each_placing(at, seat, |follower, space| {
        most = most.max(1 + u8::from(can_place_another(at, seat, follower, space)));
    });
    most.min(PLACED)
}

/// The free spaces where a follower may stand that is put there outside planning.
pub fn open(at: At<'_>, seat: Seat, follower: Follower) -> Set<Space> {
    let places = planning::places(at, &at.state.players[seat]);
    places.open(places.free(), Tile::Follower(follower), stands_for(at, seat, follower, false))
}

fn each_placing(at: At<'_>, seat: Seat, mut each: impl FnMut(Follower, Space)) {
    for (follower, count) in at.state.players[seat].bath.iter() {
        if count > 0 {
            open(at, seat, follower).iter().for_each(|space| each(follower, space));
        }
    }
}

/// Once this one stands there, has another of those drawn a space?
fn can_place_another(at: At<'_>, seat: Seat, follower: Follower, space: Space) -> bool {
    let player = &at.state.players[seat];
    let places = planning::places(at, player);
    player.bath.iter().any(|(other, count)| {
        let left = count - u8::from(other == follower);
        let open = places.open(places.all_free(), Tile::Follower(other), stands_for(at, seat, other, false));
        left > 0 && !open.without(Set::one(space)).is_empty()
    })
}

impl Question for Bathing {
    type Game = Orleans;
    const RULE: &'static str = "O-096";

    /// Of three drawn perhaps only one finds a space.
    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_bathing(at, seat) && (1..=PLACED).contains(&self.left) && at.state.players[seat].bath.total() <= DRAWN
    }
}

impl Answers<Bathing> for Plan {
    /// Every drawn follower onto every space that takes it.
    fn candidates(_: Bathing, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        each_placing(at, seat, |follower, space| out.push(Plan { follower, from: Store::Bath, space }.into()));
    }

    /// May it stand there, and can the other one still be placed?
    fn verdict(self, Bathing { left }: Bathing, at: At<'_>, seat: Seat) -> Verdict {
        verdict(at, seat, left, self)
    }

    /// It stands there; the next one, or all leave the bathhouse.
    fn resolve(self, Bathing { left }: Bathing, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        self.stand(cx, seat);
        if left > 1 {
            return Reply::Again(Bathing { left: left - 1 }.into());
        }
        leave(cx, seat);
        Reply::Done
    }

    fn targets(self, _: Bathing, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(seat, out);
    }
}

/// The same for whoever places those drawn in the same way.
pub fn candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    Plan::candidates(Bathing { left: PLACED }, at, seat, out);
}

/// May it stand there, and can the other one still be placed?
pub fn verdict(at: At<'_>, seat: Seat, left: u8, plan: Plan) -> Verdict {
    let Plan { follower, from, space } = plan;
    if from != Store::Bath {
        return refuse("O-096", Reason::NotDrawn { follower });
    }
    plan.stand_verdict(at, seat, false)?;
    if left == PLACED && !can_place_another(at, seat, follower, space) {
        return refuse("O-096", Reason::MustPlaceMore);
    }
    Ok(())
}

/// Whoever was not placed goes back into the bag, and so does the one who activated the bathhouse.
fn leave(cx: &mut Cx<'_>, seat: Seat) {
    go_back(cx, seat);
    let spaces = cx.rules.layout.spaces(Place::Bathhouse);
    cx.state.players[seat].followers.release(spaces);
}

/// Whoever was not placed goes back into the bag.
pub fn go_back(cx: &mut Cx<'_>, seat: Seat) {
    let player = &mut cx.state.players[seat];
    pour(&mut player.bath, &mut player.followers.bag);
}
