//! Random players of Orléans with a leaning, so that games go deep in different directions.
//!
//! A player who chooses uniformly among all legal actions mostly passes and stays poor. The suites and the soak run
//! share these players.

use loire::engine::{Seat, Stream, Table};
use loire::orleans::data::deeds::Deed;
use loire::orleans::data::followers::{ByFollower, Follower, Role};
use loire::orleans::data::places::{Place, Place::*, Space};
use loire::orleans::modules::civics::vocabulary as civics;
use loire::orleans::modules::new_places::vocabulary as new_places;
use loire::orleans::modules::orders::vocabulary as orders;
use loire::orleans::modules::stands_for;
use loire::orleans::state::Player;
use loire::orleans::{Action, Ask, Orleans};
use loire::orleans::{questions as answers, questions as asks};
use loire::wire::Kind;

/// The preferences of a player.
struct Leaning {
    /// The places it fills and uses first, and the tiles it takes first.
    places: &'static [Place],
    /// The follower it recruits in the village.
    village: &'static [Role],
    /// The round from which on it fills its places and uses only the bathhouse.
    hoards_from: u8,
}

const fn likes(places: &'static [Place], village: &'static [Role]) -> Leaning {
    Leaning { places, village, hoards_from: 19 }
}

/// A player without preferences, a passive player, a player who does whatever is useful, and players who prefer some of
/// it.
const LEANINGS: u64 = 2 + EAGER.len() as u64;
const EAGER: [Leaning; 9] = [
    likes(&[], &[]),
    likes(&[Farmhouse, Village, University, Castle, Monastery], &[]),
    likes(&[Laboratory, Village, University], &[Role::Craftsman, Role::Trader]),
    likes(
        &[Village, Pharmacy, Bathhouse, Sacristy, Hospital, Office, Cellar, Brewery, GunpowderTower, Brasserie],
        &[Role::Trader],
    ),
    likes(
        &[Village, CheeseFactory, Winery, WoolManufacturer, TailorShop, Hayrick, School, SheepFarm, TradingHouse],
        &[],
    ),
    likes(&[TownHall, GunpowderTower, Farmhouse, Village, Castle, University, Monastery], &[]),
    likes(&[Castle, Ship, Wagon, HorseWagon, Guildhall], &[Role::Boatman]),
    likes(&[University, Scriptorium, Library, ShippingLine, Windmill, Pharmacy], &[Role::Trader]),
    Leaning { places: &[Bathhouse, Village, Farmhouse, University], village: &[Role::Trader], hoards_from: 11 },
];

/// The goals of followers, one per game; larger deeds occur more often, since they are completed less often.
const DEEDS: [Deed; 12] = [
    Deed::Canalisation,
    Deed::CityWall,
    Deed::PapalConclave,
    Deed::Canalisation,
    Deed::DefeatOfThePlague,
    Deed::Cathedral,
    Deed::Canalisation,
    Deed::Astronomy,
    Deed::CityWall,
    Deed::BoatmenGuild,
    Deed::Canalisation,
    Deed::PeaceTreaty,
];

/// Keeps the legal actions that this seat considers in this game: in some games all seats have the same leaning, in
/// others each has its own.
pub fn consider(game: u64, table: &Table<Orleans>, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
    let (part, turn) = (game % LEANINGS, game / LEANINGS);
    let number = if turn % 2 == 0 { part } else { (part + 3 * u64::from(seat.number())) % LEANINGS };
    match number {
        0 => {}
        1 => keep(legal, stream, 9, |action| {
            matches!(
                action,
                Action::Ready(answers::Ready) | Action::Pass(answers::Pass) | Action::Decline(answers::Decline)
            )
        }),
        _ => {
            let deed = DEEDS[(turn / 2) as usize % DEEDS.len()];
            Mind { leaning: &EAGER[number as usize - 2], deed, table, seat }.consider(legal, stream);
        }
    }
}

/// The number of the nth game in which all seats do whatever is useful, each time with another leaning.
#[allow(dead_code, reason = "not every suite with this file uses it")]
pub fn eager(nth: u64) -> u64 {
    let leanings = EAGER.len() as u64;
    2 + nth % leanings + nth / leanings * 2 * LEANINGS
}

/// In `times` of `times + 1` cases keeps only actions that satisfy the condition, if there are any.
fn keep(legal: &mut Vec<Action>, stream: &mut Stream, times: u32, holds: impl Fn(&Action) -> bool) {
    if stream.below(times + 1) > 0 && legal.iter().any(&holds) {
        legal.retain(holds);
    }
}

/// A seat that has to decide.
struct Mind<'a> {
    leaning: &'static Leaning,
    /// The deed to which it sends followers first.
    deed: Deed,
    table: &'a Table<Orleans>,
    seat: Seat,
}

/// A weight above all others in [`Mind::fills`].
const CAN_FILL: u32 = 100;

impl Mind<'_> {
    fn consider(&self, legal: &mut Vec<Action>, stream: &mut Stream) {
        let Some(&ask) = self.table.ask(self.seat) else { return };
        let is_hoarding = self.table.state().round() >= self.leaning.hoards_from;
        match ask {
            Ask::Recall(asks::Recalling) => {
                let is_stuck = self.player().followers.bag.total() < 3;
                keep(legal, stream, 3, |action| (*action == Action::Ready(answers::Ready)) != is_stuck);
            }
            Ask::Draw(asks::Drawing { most }) => {
                keep(legal, stream, 3, |action| *action == Action::Draw(answers::DrawFollowers { count: most }))
            }
            Ask::Plan(asks::MakePlan) | Ask::Bathhouse(_) => {
                let best = legal.iter().map(|action| self.fills(action)).max().unwrap_or(0);
                let waits = best < CAN_FILL && self.player().followers.market.total() < 2 && !is_hoarding;
                keep(legal, stream, 9, |action| (*action == Action::Ready(answers::Ready)) == waits);
                keep(legal, stream, 9, |action| self.fills(action) == best);
            }
            Ask::Install(asks::Installing) => keep(legal, stream, 1, |action| *action != Action::Ready(answers::Ready)),
            Ask::Turn(asks::Turn) if is_hoarding => {
                keep(legal, stream, 19, |action| {
                    matches!(action, Action::Pass(answers::Pass) | Action::Use(answers::Use { place: Bathhouse }))
                });
                keep(legal, stream, 9, |action| *action != Action::Pass(answers::Pass));
            }
            Ask::Turn(asks::Turn) => {
                keep(legal, stream, 19, |action| *action != Action::Pass(answers::Pass));
                keep(legal, stream, 3, |action| used(action).is_some_and(|place| self.likes(place)));
                keep(legal, stream, 3, |action| self.is_choice(action));
            }
            Ask::PlaceTile(asks::PlaceTile) => {
                keep(legal, stream, 9, |action| *action != Action::Decline(answers::Decline));
                keep(legal, stream, 3, |action| used(action).is_some_and(|place| self.likes(place)));
            }
            Ask::Orders(orders::Questions::Deliver(orders::Delivering))
            | Ask::Civics(civics::Questions::DispatchMore(_)) => {
                keep(legal, stream, 3, |action| *action != Action::Decline(answers::Decline))
            }
            Ask::SendMore(_) => {
                keep(legal, stream, 3, |action| *action != Action::Decline(answers::Decline));
                keep(legal, stream, 3, |action| self.is_choice(action));
            }
            _ => {}
        }
    }

    fn player(&self) -> &Player {
        &self.table.state().players[self.seat]
    }

    fn likes(&self, place: Place) -> bool {
        self.leaning.places.contains(&place)
    }

    /// Whether its deed still needs such a follower.
    fn wants(&self, role: Role) -> bool {
        self.table.state().deeds[self.deed][role] < self.deed.row().spaces(role)
    }

    /// Its choice where a place offers one.
    fn is_choice(&self, action: &Action) -> bool {
        match *action {
            Action::Recruit(answers::Recruit { role }) if self.likes(TownHall) => self.wants(role),
            Action::Recruit(answers::Recruit { role }) => self.leaning.village.contains(&role),
            Action::Travel(answers::Travel { take, .. }) => take.is_some(),
            Action::Send(answers::Send { deed, .. }) => deed == self.deed,
            _ => true,
        }
    }

    /// How much this helps to activate a place: most for one that can be activated now, then one that it prefers, then
    /// one that is partly filled. Followers at the town hall do not return.
    fn fills(&self, action: &Action) -> u32 {
        let (space, follower) = match *action {
            Action::Plan(answers::Plan { space, follower, .. }) => (space, Some(follower)),
            Action::Install(answers::Install { space, .. }) => (space, None),
            _ => return 0,
        };
        let layout = &self.table.rules().layout;
        let place = layout.place(space);
        let is_wanted = Role::ALL.iter().any(|&role| follower == Some(Follower::neutral(role)) && self.wants(role));
        if place == TownHall {
            return if self.likes(TownHall) && is_wanted { 2 * CAN_FILL } else { 1 };
        }
        let followers = &self.player().followers;
        let free: Vec<Space> = layout.spaces(place).without(followers.spaces.taken()).iter().collect();
        let can = self.can_fill(&free, &mut followers.market.clone());
        CAN_FILL * u32::from(can) + 6 * u32::from(self.likes(place)) + 4 - free.len() as u32
    }

    /// Whether these followers can fill all these spaces.
    fn can_fill(&self, spaces: &[Space], market: &mut ByFollower<u8>) -> bool {
        let [first, rest @ ..] = spaces else { return true };
        Follower::ALL.iter().any(|&follower| {
            if market[follower] == 0 {
                return false;
            }
            let roles = stands_for(self.table.at(), self.seat, follower, true);
            market.take(follower);
            let fits = self.table.rules().layout.open_to(follower, roles).has(*first) && self.can_fill(rest, market);
            market.put(follower);
            fits
        })
    }
}

/// The place that an action uses or takes; `None` if there is none.
fn used(action: &Action) -> Option<Place> {
    match *action {
        Action::Use(answers::Use { place }) | Action::TakePlace(answers::TakePlace { place }) => Some(place),
        Action::Recruit(_) => Some(Village),
        Action::Travel(answers::Travel { by, .. }) => Some(by),
        Action::Send(answers::Send { from, .. }) => Some(from),
        Action::Dose(_) => Some(Pharmacy),
        Action::NewPlaces(new_places::Answers::Barter(_)) => Some(SheepFarm),
        Action::Civics(civics::Answers::Dispatch(civics::Dispatch { from, .. })) => Some(from),
        _ => None,
    }
}
