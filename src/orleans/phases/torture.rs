//! Torture: what is given up for every coin that is missing (O-120 to O-125).

use crate::bagbuilding::{Follower as _, drawing};
use crate::engine::{Answers, Chance, Question, Reply, Runs, Seat, Targets, Weighted, origins};
use crate::orleans::data::followers::{ByFollower, Follower};
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::Town;
use crate::orleans::data::places::{Place, Space};
use crate::orleans::data::tracks::coins_at;
use crate::orleans::modules::{self, tell};
use crate::orleans::phases::{census::Census, event};
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::round::{MeetEvent, draw, step};
use crate::orleans::state::{Gear, Player};
use crate::orleans::vocabulary::{Event, Outcome};
use crate::orleans::{At, Cx, Item, Origin, Orleans, Step, Verdict};
use crate::wire::Wire;

/// What to give up for a missing coin (O-120).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "torture")]
pub struct Tortured {
    /// How many coins are missing.
    pub owed: u16,
}

impl Question for Tortured {
    type Game = Orleans;
    const RULE: &'static str = "O-120";

    fn fits(self, _: At<'_>, _: Seat) -> bool {
        self.owed > 0
    }
}

/// A seat without coins owes one after the census, or what the event demands; modules make seats owe other things.
pub fn origin(at: At<'_>, seat: Seat, owed: Option<u16>, item: Item) -> Origin<'_> {
    let is_poor = move || at.rules.seats.has(seat) && at.state.players[seat].coins == 0;
    let after_census = origins::by(Census).when(move || owed == Some(1) && is_poor());
    let in_event = origins::by(MeetEvent { seat });
    let in_event = in_event.when(move || owed.is_some_and(|owed| event::may_owe(at, owed)) && is_poor());
    origins::any_of([after_census, in_event, modules::origin(at, &item, 1)])
}

/// Does this seat wait to be tortured here?
pub fn is_for(seat: Seat, item: &Item) -> bool {
    matches!(item, Item::Step(Step::Torture(torture)) if torture.seat == seat)
}

/// What is owed and cannot be paid (O-120).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "torture")]
pub struct Torture {
    /// Who owes.
    pub seat: Seat,
    /// How many coins.
    pub owed: u16,
}

impl Runs<Orleans> for Torture {
    /// The debtor chooses, as long as something is owed and there is something to give; the rest lapses (O-124, T-029).
    fn run(self, cx: &mut Cx<'_>) {
        let Torture { seat, owed } = self;
        if owed == 0 {
        } else if !has_items(cx.at(), seat) {
            tell(cx, Event::DebtLapsed { seat, coins: owed });
        } else {
            cx.next([Item::ask(seat, Tortured { owed }.into())]);
        }
    }
}

/// Has the seat anything that counts for a coin?
pub fn has_items(at: At<'_>, seat: Seat) -> bool {
    let mut items = Vec::new();
    candidates(at, seat, &mut items);
    !items.is_empty()
}

/// Would the seat pay something of so many coins, in coins or under torture?
pub fn can_pay(at: At<'_>, seat: Seat, due: u16) -> bool {
    due > 0 && (at.state.players[seat].coins > 0 || has_items(at, seat))
}

/// Everything that counts for a coin (O-121).
pub fn each_item(_: Tortured, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    candidates(at, seat, out);
}

/// The same, for whoever asks otherwise.
pub fn candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    out.extend(player.stations.iter().map(|town| Action::from(SurrenderStation { town: Some(town) })));
    if player.unbuilt > 0 {
        out.push(SurrenderStation { town: None }.into());
    }
    if has_neutral_in_bag(player) {
        out.push(SurrenderFollower.into());
    }
    if can_step_back(player.development) {
        out.push(SurrenderStep.into());
    }
    let goods = player.goods.iter().filter(|&(_, count)| count > 0);
    out.extend(goods.map(|(good, _)| Action::from(SurrenderGood { good })));
    out.extend(player.places.iter().map(|place| Action::from(SurrenderPlace { place })));
    technology(at, seat, out);
}

/// Every technology tile, beside the board and on spaces.
pub fn technology(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    let gears = player.gears.iter().filter(|&(_, count)| count > 0);
    out.extend(gears.map(|(gear, _)| Action::from(SurrenderGear { gear })));
    let installed = player.followers.spaces.technology();
    out.extend(installed.iter().map(|space| Action::from(SurrenderInstalled { space })));
}

/// Could the plague or a blind draw take somebody?
pub fn has_neutral_in_bag(player: &Player) -> bool {
    player.followers.bag.iter().any(|(follower, count)| count > 0 && follower.is_neutral())
}

/// Coin fields are neither entered nor left backwards (O-123).
pub fn can_step_back(development: u8) -> bool {
    development > 0 && coins_at(development).is_none() && coins_at(development - 1).is_none()
}

/// Is there a step to give up, and does no coin field bar it (O-123)?
fn step_verdict(development: u8) -> Verdict {
    match development {
        0 => refuse("O-123", Reason::CannotSurrender),
        field if can_step_back(field) => Ok(()),
        _ => refuse("O-123", Reason::CoinField),
    }
}

/// One thing that is given up: whether the seat has it, what becomes of it, and where it lies.
trait Surrendered: Copy {
    fn verdict(self, player: &Player) -> Verdict;
    fn leave(self, cx: &mut Cx<'_>, seat: Seat);
    fn target(self, seat: Seat, out: &mut Targets<Orleans>);
}

fn owns(holds: bool) -> Verdict {
    if holds { Ok(()) } else { refuse("O-121", Reason::CannotSurrender) }
}

/// One thing leaves the game, and one coin less is owed (O-122). All of them are offered at once: see [`each_item`].
impl<S: Surrendered> Answers<Tortured> for S {
    fn candidates(_: Tortured, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Tortured, at: At<'_>, seat: Seat) -> Verdict {
        Surrendered::verdict(self, &at.state.players[seat])
    }

    fn resolve(self, Tortured { owed }: Tortured, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        cx.next([step(Torture { seat, owed: owed.saturating_sub(1) })]);
        self.leave(cx, seat);
        Reply::Done
    }

    fn targets(self, _: Tortured, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.target(seat, out);
    }
}

/// Gives up a station, built or not (O-121).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "surrenderStation", notation = "surrender station [{town}]")]
pub struct SurrenderStation {
    /// Where it stands; nowhere, if it is not built.
    pub town: Option<Town>,
}

impl Surrendered for SurrenderStation {
    fn verdict(self, player: &Player) -> Verdict {
        owns(self.town.map_or(player.unbuilt > 0, |town| player.stations.has(town)))
    }
    fn leave(self, cx: &mut Cx<'_>, seat: Seat) {
        let (town, player) = (self.town, &mut cx.state.players[seat]);
        match town {
            Some(town) => player.stations.remove(town),
            None => player.unbuilt = player.unbuilt.saturating_sub(1),
        }
        tell(cx, Event::StationSurrendered { seat, town });
    }
    fn target(self, seat: Seat, out: &mut Targets<Orleans>) {
        match self.town {
            Some(town) => out.extend([Target::Station(seat, town), Target::Town(town)]),
            None => out.push(Target::Stations(seat)),
        }
    }
}

/// Gives up a follower drawn blind from the bag (O-121).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "surrenderFollower", notation = "surrender follower")]
pub struct SurrenderFollower;

impl Surrendered for SurrenderFollower {
    fn verdict(self, player: &Player) -> Verdict {
        owns(has_neutral_in_bag(player))
    }
    fn leave(self, cx: &mut Cx<'_>, seat: Seat) {
        cx.next([draw(TakeFollower { seat })]);
    }
    fn target(self, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Bag(seat));
    }
}

/// Goes back one step on the development track (O-123).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "surrenderStep", notation = "surrender step")]
pub struct SurrenderStep;

impl Surrendered for SurrenderStep {
    fn verdict(self, player: &Player) -> Verdict {
        step_verdict(player.development)
    }
    fn leave(self, cx: &mut Cx<'_>, seat: Seat) {
        let player = &mut cx.state.players[seat];
        player.development = player.development.saturating_sub(1);
        let field = player.development;
        tell(cx, Event::StepSurrendered { seat, field });
    }
    fn target(self, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Development(seat));
    }
}

/// Gives up a good (O-121).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "surrenderGood", notation = "surrender good {good}")]
pub struct SurrenderGood {
    pub good: Good,
}

impl Surrendered for SurrenderGood {
    fn verdict(self, player: &Player) -> Verdict {
        owns(player.goods[self.good] > 0)
    }
    fn leave(self, cx: &mut Cx<'_>, seat: Seat) {
        let good = self.good;
        cx.state.players[seat].give(good);
        cx.state.out.goods.put(good);
        tell(cx, Event::GoodSurrendered { seat, good });
    }
    fn target(self, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Good(seat, self.good));
    }
}

/// Gives up a place tile (O-121).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "surrenderPlace", notation = "surrender place {place}")]
pub struct SurrenderPlace {
    pub place: Place,
}

impl Surrendered for SurrenderPlace {
    fn verdict(self, player: &Player) -> Verdict {
        owns(player.places.has(self.place))
    }
    /// Its followers go back into the bag, its technology leaves the game with it.
    fn leave(self, cx: &mut Cx<'_>, seat: Seat) {
        let (place, player) = (self.place, &mut cx.state.players[seat]);
        let spaces = cx.rules.layout.spaces(place);
        player.places.remove(place);
        player.followers.release(spaces);
        for space in spaces.and(player.followers.spaces.technology()).iter() {
            player.followers.spaces.clear(space);
            cx.state.out.technology += 1;
        }
        cx.state.out.places.insert(place);
        tell(cx, Event::PlaceSurrendered { seat, place });
    }
    fn target(self, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Place(seat, self.place));
    }
}

/// Gives up technology beside the board (O-121).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "surrenderGear", notation = "surrender technology {gear}")]
pub struct SurrenderGear {
    pub gear: Gear,
}

impl Surrendered for SurrenderGear {
    fn verdict(self, player: &Player) -> Verdict {
        owns(player.gears[self.gear] > 0)
    }
    fn leave(self, cx: &mut Cx<'_>, seat: Seat) {
        cx.state.players[seat].gears.take(self.gear);
        cx.state.out.technology += 1;
        tell(cx, Event::TechnologySurrendered { seat, space: None });
    }
    fn target(self, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Gear(seat, self.gear));
    }
}

/// Gives up technology on a space (O-121).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "surrenderInstalled", notation = "surrender technology {space}")]
pub struct SurrenderInstalled {
    /// Where it lies.
    pub space: Space,
}

impl Surrendered for SurrenderInstalled {
    fn verdict(self, player: &Player) -> Verdict {
        owns(player.followers.spaces.technology().has(self.space))
    }
    fn leave(self, cx: &mut Cx<'_>, seat: Seat) {
        cx.state.players[seat].followers.spaces.clear(self.space);
        cx.state.out.technology += 1;
        tell(cx, Event::TechnologySurrendered { seat, space: Some(self.space) });
    }
    fn target(self, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Space(seat, self.space));
    }
}

/// A neutral follower given up (O-121).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "torture")]
pub struct TakeFollower {
    /// Whose.
    pub seat: Seat,
}

impl Chance<Orleans> for TakeFollower {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        let bag = &at.state.players[self.seat].followers.bag;
        let neutral = ByFollower::new(|kind: Follower| if kind.is_neutral() { bag[kind] } else { 0 });
        drawing::outcomes(&neutral, out, |follower| Outcome::Follower { follower });
    }

    /// The follower drawn blind leaves the game.
    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (seat, Outcome::Follower { follower }) = (self.seat, outcome) else { return };
        let role = follower.role();
        cx.state.players[seat].followers.bag.take(follower);
        cx.state.out.followers.put(role);
        tell(cx, Event::FollowerSurrendered { seat, role });
    }
}
