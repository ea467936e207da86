//! Planning: followers, goods, coins and technology onto spaces (S-006, S-007, S-013, S-014, S-036).

use crate::bagbuilding::ending::Finishes;
use crate::bagbuilding::follower::by_nature;
use crate::bagbuilding::planning::{NoPlan, Places};
use crate::bagbuilding::technology::NoTechnology;
use crate::bagbuilding::{Roles, Takes};
use crate::engine::{Answers, Question, Reply, Runs, Seat, Targets};
use crate::parts::Set;
use crate::stories::data::effects::Effect;
use crate::stories::data::places::{Place, Space};
use crate::stories::data::wares::{Follower, Good};
use crate::stories::events::Event;
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::round::{Phase, RunPhase};
use crate::stories::state::{Player, Tile};
use crate::stories::{At, Cx, Stories, Verdict, modules};
use crate::wire::Wire;

/// What lies where (S-006).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "plan")]
pub struct Planning;
/// A follower from the green, or a good, a sum of coins or technology from stock, goes onto a space (S-006).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "plan", notation = "plan {tile} > {space}")]
pub struct Plan {
    pub tile: Tile,
    pub space: Space,
}
impl Question for Planning {
    type Game = Stories;
    const RULE: &'static str = "S-006";
    /// Planning brings nothing forward.
    fn may_reveal(self, _: At<'_>, _: Seat) -> bool {
        false
    }
}
impl Finishes for Planning {}

/// All plan at once, each with its own things alone (S-110); whoever can put nothing anywhere is not asked.
pub fn start(cx: &mut Cx<'_>) {
    let at = cx.at();
    let plan = RunPhase { phase: Phase::Plan }.plan(at).into_iter();
    let plan = plan.filter_map(|item| item.asking(|seat| can_plan(at, seat)));
    cx.next(plan.collect::<Vec<_>>());
}

fn can_plan(at: At<'_>, seat: Seat) -> bool {
    let mut can = false;
    each_plan(at, seat, |plan| can = can || plan.verdict(Planning, at, seat).is_ok());
    can
}

/// A seat's places with their spaces, and what stands there (S-021).
pub fn places(at: At<'_>, seat: Seat) -> Places<'_, Follower, Place, Space, { Space::COUNT }, Good> {
    let (printed, player) = (&at.rules.printed, &at.state.players[seat]);
    let own = printed.board.or(printed.layout.spaces_of(player.cards));
    Places { layout: &printed.layout, board: &player.followers.spaces, own }
}

/// The kinds that a seat's follower stands for on the spaces of places (S-018, S-049).
pub fn stands_for(at: At<'_>, seat: Seat, follower: Follower) -> Roles<Follower> {
    let mut roles = by_nature(follower);
    for card in at.state.players[seat].cards.and(at.rules.printed.substitutes).iter() {
        if let Effect::Substitute { follower: who, stands_for } = at.rules.place(card).effect {
            if who == follower {
                roles = roles.or(stands_for);
            }
        }
    }
    roles
}

/// The free spaces of a seat that take a follower.
pub fn open_to(at: At<'_>, seat: Seat, follower: Follower) -> Set<Space> {
    let places = places(at, seat);
    places.open(places.free(), Tile::Follower(follower), stands_for(at, seat, follower))
}

/// Everything onto every space that takes it.
fn each_plan(at: At<'_>, seat: Seat, mut each: impl FnMut(Plan)) {
    let (player, places) = (&at.state.players[seat], places(at, seat));
    let free = places.free();
    let mut all = |tile, roles| {
        places.open(free, tile, roles).iter().for_each(|space| each(Plan { tile, space }));
    };
    for (follower, count) in player.followers.market.iter() {
        if count > 0 {
            all(Tile::Follower(follower), stands_for(at, seat, follower));
        }
    }
    for (good, count) in player.goods.iter() {
        if count > 0 {
            all(Tile::Good(good), Set::EMPTY);
        }
    }
    if player.technology > 0 {
        all(Tile::Technology, Set::EMPTY);
    }
    if player.coins > 0 && !at.rules.printed.layout.cargo().and(free).is_empty() {
        sums(at, seat, |sum| all(Tile::Coins(sum), Set::EMPTY));
    }
}

/// The sums of coins that may be loaded: those printed on a deed that lies up or on the side that follows it, and those
/// that the story asks for, as far as they can be paid (S-036).
pub fn sums(at: At<'_>, seat: Seat, mut each: impl FnMut(u8)) {
    let coins = at.state.players[seat].coins;
    let out = at.state.deeds.iter().filter(|(_, work)| work.is_some());
    let deed_sums = out.fold(0, |sums, (deed, _)| sums | at.rules.printed.deed_sums[deed]);
    let mut sums = deed_sums | modules::of(at).coin_sums(at, seat);
    sums &= if coins >= 63 { u64::MAX } else { (2 << coins) - 1 };
    while sums != 0 {
        each(sums.trailing_zeros() as u8);
        sums &= sums - 1;
    }
}

impl Answers<Planning> for Plan {
    fn candidates(_: Planning, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        each_plan(at, seat, |plan| out.push(plan.into()));
    }

    fn verdict(self, _: Planning, at: At<'_>, seat: Seat) -> Verdict {
        let (Plan { tile, space }, player) = (self, &at.state.players[seat]);
        is_there(at, seat, player, tile)?;
        may_lie(at, seat, tile, space)
    }

    fn resolve(self, ask: Planning, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let (Plan { tile, space }, player) = (self, &mut cx.state.players[seat]);
        match tile {
            Tile::Follower(follower) => player.followers.market.take(follower),
            Tile::Good(good) => player.goods.take(good),
            Tile::Technology => player.technology = player.technology.saturating_sub(1),
            Tile::Coins(sum) => player.coins = player.coins.saturating_sub(sum.into()),
        }
        player.followers.spaces.put(space, tile);
        cx.tell(Event::Planned { seat, tile, space });
        Reply::Again(ask.into())
    }

    fn targets(self, _: Planning, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Space(seat, self.space));
        out.push(Target::of_stock(seat, self.tile));
    }
}

/// Is the tile on the green or in stock, and may so many coins be loaded (S-006, S-016, S-036)?
fn is_there(at: At<'_>, seat: Seat, player: &Player, tile: Tile) -> Verdict {
    let is_there = match tile {
        Tile::Follower(follower) => player.followers.market[follower] > 0,
        Tile::Good(good) => player.goods[good] > 0,
        Tile::Technology => player.technology > 0,
        Tile::Coins(sum) => {
            let mut is_asked_for = false;
            sums(at, seat, |other| is_asked_for = is_asked_for || sum == other);
            if !is_asked_for {
                return refuse("S-036", Reason::NoSuchSum { coins: sum });
            }
            true
        }
    };
    if is_there { Ok(()) } else { refuse("S-006", Reason::NotThere { tile }) }
}

/// May this tile lie on this space (S-007, S-014, S-018, S-036, S-049)?
pub fn may_lie(at: At<'_>, seat: Seat, tile: Tile, space: Space) -> Verdict {
    let place = space.place();
    let lent = || tile_roles(at, seat, tile);
    match places(at, seat).refusal(tile, space, lent) {
        None if tile == Tile::Technology && is_alone(at, space) => refuse("S-109", Reason::OneFollowerSpace { place }),
        None => Ok(()),
        Some(NoPlan::NotOwn) => refuse("S-007", Reason::NotYourSpace { space }),
        Some(NoPlan::Taken | NoPlan::Technology(NoTechnology::Taken)) => refuse("S-007", Reason::SpaceTaken { space }),
        Some(NoPlan::SameAs(space)) => refuse("S-007", Reason::SameAs { space }),
        Some(NoPlan::Repeated) => refuse("S-049", Reason::SameKind { tile }),
        Some(NoPlan::Unfit) => match (tile, at.rules.printed.layout.takes(space)) {
            (Tile::Follower(_), Takes::Role(Follower::Monk)) => refuse("S-018", Reason::MonkOnly { space }),
            (Tile::Coins(_), _) => refuse("S-036", Reason::NoCoinsThere { space }),
            _ => refuse("S-007", Reason::Unfit { tile, space }),
        },
        Some(NoPlan::Technology(NoTechnology::OnlySpace)) => refuse("S-014", Reason::OnlySpace { space }),
        Some(NoPlan::Technology(NoTechnology::Barred)) => refuse("S-014", Reason::NoTechnologyThere { place }),
        Some(NoPlan::Technology(NoTechnology::Joker)) => refuse("S-014", Reason::MonkOnly { space }),
        Some(NoPlan::Technology(NoTechnology::Second)) => refuse("S-014", Reason::SecondTechnology { place }),
        Some(NoPlan::Technology(NoTechnology::NoRole | NoTechnology::OtherRole)) => {
            refuse("S-014", Reason::NobodyToReplace { space })
        }
    }
}

fn tile_roles(at: At<'_>, seat: Seat, tile: Tile) -> Roles<Follower> {
    if let Tile::Follower(follower) = tile { stands_for(at, seat, follower) } else { Set::EMPTY }
}

/// Is technology kept off a place with one space for followers, by the option `techNeedsTwoFollowerSpaces`?
fn is_alone(at: At<'_>, space: Space) -> bool {
    let printed = &at.rules.printed;
    at.rules.options.tech_needs_two_follower_spaces
        && !printed.layout.cargo().has(space)
        && !printed.two_follower_spaces.has(space.place())
}
