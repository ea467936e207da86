//! Players of Orléans who choose at random, but with a leaning, so that games go deep in different directions.
//!
//! Whoever chooses among all legal actions alike mostly passes and stays poor. Shared by the contract suite and the soak
//! run.

use loire::engine::{Seat, Stream, Table};
use loire::orleans::data::followers::{ByFollower, Follower, Role};
use loire::orleans::data::places::{Place, Place::*, Space};
use loire::orleans::modules::stands_for;
use loire::orleans::{Action, Ask, Orleans};

/// What a player likes to do.
struct Leaning {
    /// The places it fills and uses first, the tiles it takes first.
    places: &'static [Place],
    /// Whom it recruits in the village.
    village: &'static [Role],
}

/// Everything alike, and nothing at all; then whoever does what there is to do, and those who like some of it better.
const LEANINGS: u64 = 2 + EAGER.len() as u64;
const EAGER: [Leaning; 8] = [
    Leaning { places: &[], village: &[] },
    Leaning { places: &[Farmhouse, Village, University, Castle, Monastery], village: &[] },
    Leaning { places: &[Village, Laboratory, Farmhouse], village: &[Role::Craftsman] },
    Leaning {
        places: &[Village, Pharmacy, Bathhouse, Sacristy, Hospital, Office, Cellar, Brewery, GunpowderTower],
        village: &[Role::Trader],
    },
    Leaning { places: &[Village, CheeseFactory, Winery, WoolManufacturer, TailorShop, Hayrick, School], village: &[] },
    Leaning { places: &[TownHall, GunpowderTower, Farmhouse, Castle, University, Monastery], village: &[] },
    Leaning { places: &[Castle, Ship, Wagon, HorseWagon, Guildhall], village: &[Role::Boatman] },
    Leaning { places: &[University, Scriptorium, Library, ShippingLine, Windmill, Pharmacy], village: &[Role::Trader] },
];

/// Leaves those of the legal actions that this seat considers in this game: in some games all seats lean the same way,
/// in others each has its own.
pub fn consider(game: u64, table: &Table<Orleans>, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
    let alike = game / LEANINGS % 2 == 0;
    let number = if alike { game } else { game + 3 * u64::from(seat.number()) } % LEANINGS;
    match number {
        0 => {}
        1 => keep(legal, stream, 9, |action| matches!(action, Action::Ready | Action::Pass | Action::Decline)),
        _ => {
            if let (Some(&ask), Some(leaning)) = (table.ask(seat), EAGER.get(number as usize - 2)) {
                leaning.consider(ask, table, seat, legal, stream);
            }
        }
    }
}

/// Leaves those for which this holds, if there are any: so many times, and once not.
fn keep(legal: &mut Vec<Action>, stream: &mut Stream, times: u32, holds: impl Fn(&Action) -> bool) {
    if stream.below(times + 1) > 0 && legal.iter().any(&holds) {
        legal.retain(holds);
    }
}

impl Leaning {
    fn consider(&self, ask: Ask, table: &Table<Orleans>, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
        match ask {
            Ask::Recall => keep(legal, stream, 3, |action| *action == Action::Ready),
            Ask::Draw { most } => keep(legal, stream, 3, |action| *action == Action::Draw { count: most }),
            Ask::Plan | Ask::Install | Ask::Bathhouse { .. } => {
                let best = legal.iter().map(|action| self.fills(table, seat, action)).max().unwrap_or(0);
                let waits = best < CAN_FILL && ask == Ask::Plan;
                keep(legal, stream, 1 + 9 * u32::from(!waits), |action| (*action == Action::Ready) == waits);
                keep(legal, stream, 5, |action| self.fills(table, seat, action) == best);
            }
            Ask::Turn => {
                keep(legal, stream, 19, |action| *action != Action::Pass);
                keep(legal, stream, 3, |action| used(action).is_some_and(|place| self.places.contains(&place)));
                keep(legal, stream, 3, |action| match action {
                    Action::Recruit { role } => self.village.contains(role),
                    Action::Travel { take, .. } => take.is_some(),
                    _ => true,
                });
            }
            Ask::PlaceTile => {
                keep(legal, stream, 9, |action| *action != Action::Decline);
                keep(legal, stream, 3, |action| used(action).is_some_and(|place| self.places.contains(&place)));
            }
            Ask::SendMore { .. } => keep(legal, stream, 3, |action| *action != Action::Decline),
            Ask::Keep | Ask::Shelter | Ask::Shield | Ask::Harvest { .. } | Ask::Torture { .. } => {}
        }
    }

    /// How much this seems to help to activate a place: best one that can be activated now, then one that it likes, then
    /// one that is begun already. Whoever goes to the town hall does not come back.
    fn fills(&self, table: &Table<Orleans>, seat: Seat, action: &Action) -> u32 {
        let (Action::Plan { space, .. } | Action::Install { space, .. }) = *action else { return 0 };
        let layout = &table.rules().layout;
        let place = layout.place(space);
        let (is_liked, spaces) = (self.places.contains(&place), layout.spaces(place));
        let player = &table.state().players[seat];
        let free: Vec<Space> = spaces.without(player.followers.spaces.taken()).iter().collect();
        match (place, is_liked) {
            (TownHall, false) => 1,
            (TownHall, true) => CAN_FILL,
            _ => {
                let can = can_fill(table, seat, &free, &mut player.followers.market.clone());
                CAN_FILL * u32::from(can) + 6 * u32::from(is_liked) + 4 - free.len() as u32
            }
        }
    }
}

/// More than anything else counts in [`Leaning::fills`].
const CAN_FILL: u32 = 100;

/// Can these followers take all these spaces?
fn can_fill(table: &Table<Orleans>, seat: Seat, spaces: &[Space], market: &mut ByFollower<u8>) -> bool {
    let [first, rest @ ..] = spaces else { return true };
    let there: Vec<Follower> = market.iter().filter(|&(_, count)| count > 0).map(|(follower, _)| follower).collect();
    there.into_iter().any(|follower| {
        let roles = stands_for(table.at(), seat, follower);
        market.take(follower);
        let fits = table.rules().layout.open_to(follower, roles).has(*first) && can_fill(table, seat, rest, market);
        market.put(follower);
        fits
    })
}

/// The place that an action uses or takes.
fn used(action: &Action) -> Option<Place> {
    match *action {
        Action::Use { place } | Action::TakePlace { place } => Some(place),
        Action::Recruit { .. } => Some(Village),
        Action::Travel { by, .. } => Some(by),
        Action::Send { from, .. } => Some(from),
        Action::Dose { .. } => Some(Pharmacy),
        _ => None,
    }
}
