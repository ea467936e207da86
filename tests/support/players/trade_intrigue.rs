//! Errands of players in Trade & Intrigue in addition to their leanings: sending followers to deeds and intriguers,
//! collecting goods for orders, taking the new tiles, and causing variety.

#[path = "trade_intrigue/moods.rs"]
mod moods;

use loire::engine::{Seat, Stream, Table};
use loire::orleans::data::civics::Civic;
use loire::orleans::data::followers::{Follower, Role};
use loire::orleans::data::goods::Good;
use loire::orleans::data::hourglasses::Hourglass;
use loire::orleans::data::map::{Town, Way};
use loire::orleans::data::orders::OrderRow;
use loire::orleans::data::places::{Place, Space};
use loire::orleans::data::tracks::{Marker, Track};
use loire::orleans::modules::civics::vocabulary as civics;
use loire::orleans::modules::civics::vocabulary::Spot;
use loire::orleans::modules::intrigue::vocabulary::{
    self as intrigue, Answers as IntrigueAction, Plot, Questions as IntrigueAsk,
};
use loire::orleans::modules::new_deeds::vocabulary::{
    self as new_deeds, Answers as NewDeedsAction, Questions as NewDeedsAsk,
};
use loire::orleans::modules::new_events::vocabulary::{
    self as new_events, Answers as NewEventsAction, Questions as NewEventsAsk,
};
use loire::orleans::modules::new_places::vocabulary as new_places;
use loire::orleans::modules::orders::vocabulary as orders;
use loire::orleans::state::Player;
use loire::orleans::vocabulary::Store;
use loire::orleans::{Action, Ask, Orleans};
use loire::orleans::{questions as answers, questions as asks};
use loire::wire::Kind;

/// Keeps the legal actions that this seat considers in this game, at least one.
pub fn consider(game: u64, table: &Table<Orleans>, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
    let Some(&ask) = table.ask(seat) else { return };
    let errand = Errand { game, table, seat };
    errand.mood(ask, legal, stream);
    errand.modest(ask, legal, stream);
    match game / 9 % 4 {
        0 => errand.send(ask, legal, stream),
        1 => errand.deliver(ask, legal, stream),
        2 => {
            errand.deliver(ask, legal, stream);
            errand.send(ask, legal, stream);
        }
        _ => {}
    }
}

/// The number of the base game's leaning for these errands: players who send like to recruit, players who deliver
/// sometimes like to travel, players without an errand may be idle. `eager` numbers the other leanings.
pub fn leaning(game: u64, eager: fn(u64) -> u64) -> u64 {
    match (game / 9 % 4, game % 3) {
        (0 | 2, 0) => eager(1),
        (1 | 2, 1) => eager(6),
        (3, 1) => game,
        _ => eager(game % 9),
    }
}

/// The round from which on the places of hoarders are full.
const HOARD_ROUND: u8 = 12;

/// Goals that are seldom completed otherwise, and have special effects.
const PRIZES: [Civic; 8] = [
    Civic::Court,
    Civic::Arsonist,
    Civic::Court,
    Civic::Court,
    Civic::Spy,
    Civic::Navigation,
    Civic::Traitor,
    Civic::Alchemy,
];

/// In `times` of `times + 1` cases keeps only actions that satisfy the condition, if there are any.
fn keep(legal: &mut Vec<Action>, stream: &mut Stream, times: u32, holds: impl Fn(&Action) -> bool) {
    if stream.below(times + 1) > 0 && legal.iter().any(&holds) {
        legal.retain(holds);
    }
}

/// A seat on an errand.
struct Errand<'a> {
    game: u64,
    table: &'a Table<Orleans>,
    seat: Seat,
}

impl Errand<'_> {
    fn player(&self) -> &Player {
        &self.table.state().players[self.seat]
    }

    /// The preferences of all players: new tiles, recruits on spaces, favours at tiles.
    fn modest(&self, ask: Ask, legal: &mut Vec<Action>, stream: &mut Stream) {
        match ask {
            Ask::PlaceTile(asks::PlaceTile) => {
                let is_new = |place: Place| place.row().module.is_some();
                keep(
                    legal,
                    stream,
                    2,
                    |action| matches!(*action, Action::TakePlace(answers::TakePlace { place }) if is_new(place)),
                );
            }
            Ask::NewDeeds(NewDeedsAsk::Court(new_deeds::Court)) if self.tile() == Some(Hourglass::Amnesty) => {
                keep(legal, stream, 4, |action| match *action {
                    Action::Use(answers::Use { place }) => !place.row().effect.roles().is_empty(),
                    _ => matches!(action, Action::Recruit(_)),
                });
            }
            Ask::NewDeeds(NewDeedsAsk::Court(new_deeds::Court)) => {
                keep(legal, stream, 2, |action| match *action {
                    Action::Use(answers::Use { place }) => place.is_tile(),
                    Action::Travel(answers::Travel { by, .. }) => by.is_tile(),
                    Action::Dose(_) | Action::NewPlaces(new_places::Answers::Barter(_)) => true,
                    _ => false,
                });
            }
            Ask::NewDeeds(NewDeedsAsk::Alchemy(_)) => {
                keep(legal, stream, 3, |action| *action != Action::Decline(answers::Decline));
            }
            Ask::NewDeeds(NewDeedsAsk::Build(new_deeds::Building)) => {
                keep(legal, stream, 3, |action| {
                    matches!(action, Action::NewDeeds(NewDeedsAction::Build(new_deeds::Build)))
                });
            }
            Ask::NewEvents(NewEventsAsk::Indulgence(new_events::Indulgence)) => {
                let is_done = |role: Role| {
                    let track = Track::ALL.iter().find(|track| track.name() == role.name());
                    track.is_some_and(|&track| self.player().tracks[track] == track.steps())
                };
                keep(
                    legal,
                    stream,
                    9,
                    |action| matches!(*action, Action::NewEvents(NewEventsAction::Hire(new_events::Hire { role })) if is_done(role)),
                );
            }
            Ask::Intrigue(IntrigueAsk::Target(_)) => {
                keep(legal, stream, 3, |action| *action != Action::Decline(answers::Decline));
                let plots = |action: &Action, likes: &dyn Fn(Plot, Seat) -> bool| match *action {
                    Action::Intrigue(IntrigueAction::Plot(intrigue::PlotAgainst { plot, victim })) => {
                        likes(plot, victim)
                    }
                    _ => false,
                };
                keep(legal, stream, 4, |action| plots(action, &|plot, victim| self.spoils(plot, victim)));
                keep(legal, stream, 2, |action| plots(action, &|plot, victim| self.likes(plot, victim)));
            }
            Ask::NewEvents(NewEventsAsk::Famine(_)) => keep(legal, stream, 2, |action| {
                matches!(
                    action,
                    Action::NewEvents(NewEventsAction::Starve(new_events::Starve { from: Store::Tower, .. }))
                )
            }),
            Ask::Orders(orders::Questions::Deliver(orders::Delivering)) if self.is_hesitant() => {
                keep(legal, stream, 2, |action| *action == Action::Decline(answers::Decline))
            }
            Ask::Orders(orders::Questions::Deliver(orders::Delivering)) => {
                keep(legal, stream, 3, |action| *action != Action::Decline(answers::Decline))
            }
            Ask::NewEvents(_) | Ask::Civics(civics::Questions::DispatchMore(_)) => {
                keep(legal, stream, 2, |action| *action != Action::Decline(answers::Decline));
            }
            Ask::Intrigue(IntrigueAsk::Bribe(_)) if self.deliverable(self.seat).is_some() => {
                keep(legal, stream, 4, |action| *action != Action::Decline(answers::Decline));
            }
            Ask::Turn(asks::Turn) => {
                let apt = self.apt();
                keep(
                    legal,
                    stream,
                    3,
                    |action| matches!(*action, Action::Civics(civics::Answers::Dispatch(civics::Dispatch { civic, .. })) if Some(civic) == apt),
                );
                if self.tile() == Some(Hourglass::Amnesty) {
                    keep(legal, stream, 2, |action| match *action {
                        Action::Use(answers::Use { place }) => !place.row().effect.roles().is_empty(),
                        _ => matches!(action, Action::Recruit(_)),
                    });
                }
                let times = if self.game % 2 == 0 { 2 } else { 0 };
                keep(legal, stream, times, |action| {
                    matches!(action, Action::NewPlaces(new_places::Answers::Barter(_)))
                });
            }
            _ => {}
        }
    }

    fn tile(&self) -> Option<Hourglass> {
        self.table.state().hourglasses.last().copied()
    }

    /// Plots that hurt or help most: the sacristy's monk, goods on a brasserie, technology that completes a place, a
    /// merchant on the way.
    fn likes(&self, plot: Plot, victim: Seat) -> bool {
        match plot {
            Plot::Sabotage { space } => space == Space::Sacristy1,
            Plot::Swindle { stored, .. } => stored,
            Plot::Spy { space } => {
                let layout = &self.table.rules().layout;
                let free = layout.spaces(layout.place(space)).without(self.player().followers.spaces.taken());
                free.len() == 1 && free.has(space)
            }
            Plot::Kidnap => self.table.state().players[victim].merchant != Town::Orleans,
            Plot::Betray { marker } => marker == Marker::Development,
            _ => true,
        }
    }

    fn round(&self) -> u8 {
        self.table.state().round()
    }

    /// In some games all seats postpone deliveries.
    fn is_hesitant(&self) -> bool {
        self.game % 4 == 2
    }

    /// Whether the leaning of the base game fills all places in the end.
    fn is_hoarder(&self) -> bool {
        self.game % 9 == 8
    }

    /// The round from which on followers are sent to the court.
    fn court_round(&self) -> u8 {
        if self.game / 72 % 2 == 0 { 8 } else { 1 }
    }

    /// The goal that is completed first in every other game.
    fn prize(&self) -> Option<Civic> {
        let turn = (self.game / 36) as usize;
        let prize = match turn % 2 {
            1 if self.table.rules().options.tavern => Civic::Architecture,
            1 => return None,
            _ if self.is_hoarder() => Civic::Alchemy,
            _ => PRIZES[turn / 2 % PRIZES.len()],
        };
        self.table.rules().civics.played.has(prize).then_some(prize)
    }

    /// The open card that a seat could deliver; `None` if there is none.
    fn deliverable(&self, seat: Seat) -> Option<&OrderRow> {
        let player = &self.table.state().players[seat];
        let rows = self.table.state().orders.iter().map(|order| &self.table.rules().orders[order.index()]);
        let has = |row: &OrderRow| Good::ALL.iter().all(|&good| player.goods[good] >= row.goods[good.index()]);
        rows.into_iter().find(|row| row.town == player.merchant && has(row))
    }

    /// Whether this plot spoils a delivery.
    fn spoils(&self, plot: Plot, victim: Seat) -> bool {
        let Some(row) = self.deliverable(victim) else { return false };
        match plot {
            Plot::Kidnap => row.town != Town::Orleans,
            Plot::Swindle { takes, .. } => row.goods[takes.index()] > 0,
            _ => false,
        }
    }

    /// Whether only other players have a station there.
    fn is_foreign(&self, town: Town) -> bool {
        let players = self.table.state().players.values();
        town != Town::Orleans
            && !self.player().stations.has(town)
            && players.iter().any(|player| player.stations.has(town))
    }

    /// The distance to a station of another player.
    fn to_foreign(&self, from: Town) -> u32 {
        let towns = Town::ALL.iter().filter(|&&town| self.is_foreign(town));
        towns.map(|&town| distance(from, town)).min().unwrap_or(0)
    }

    /// Actions that suit the event of the round.
    fn apt(&self) -> Option<Civic> {
        match self.tile()? {
            Hourglass::Sabotage | Hourglass::TechnologyTax => Some(Civic::Spy),
            Hourglass::Excursion | Hourglass::Summons => Some(Civic::Kidnapper),
            Hourglass::Tithe => Some(Civic::TaxCollector),
            Hourglass::Amnesty | Hourglass::Conference | Hourglass::Crusade | Hourglass::Strike => Some(Civic::Court),
            _ => None,
        }
    }

    /// The deed or intriguer that all seats complete in this game before the next one.
    fn goal(&self) -> Option<Civic> {
        let rules = self.table.rules();
        let played: Vec<Civic> = rules.civics.played.iter().collect();
        let prize = self.prize().and_then(|prize| played.iter().position(|&civic| civic == prize));
        let first = prize.unwrap_or((self.game / 36) as usize);
        let is_open = |civic: &Civic| {
            let spots = &self.table.state().civics[*civic].0;
            let spaces = rules.civics.rows[civic.index()].spaces.len();
            let is_time = match *civic {
                Civic::Court => self.round() >= self.court_round(),
                Civic::Alchemy => !self.is_hoarder() || self.round() >= HOARD_ROUND,
                _ => true,
            };
            is_time && spots[..spaces].iter().any(|spot| !matches!(spot, Some(Spot::Sent(_))))
        };
        (0..played.len()).map(|nth| played[(first + nth) % played.len()]).find(is_open)
    }

    /// The last architect comes where a tavern helps, if the game has one.
    fn holds_back(&self, goal: Civic) -> bool {
        let spots = &self.table.state().civics[goal].0;
        let sent = spots.iter().filter(|spot| spot.is_some()).count();
        let is_last = sent + 1 == self.table.rules().civics.rows[goal.index()].spaces.len();
        let helps = self.player().places.has(Place::Tavern) && self.is_foreign(self.player().merchant);
        goal == Civic::Architecture && is_last && self.table.rules().options.tavern && !helps
    }

    /// Whether the goal has a space for this follower.
    fn wants(&self, goal: Civic, role: Role) -> bool {
        let spots = self.table.state().civics[goal].0;
        let spaces = self.table.rules().civics.rows[goal.index()].spaces.iter().zip(spots);
        let is_free = |spot: Option<Spot>| !matches!(spot, Some(Spot::Sent(_)));
        spaces.into_iter().any(|(space, spot)| is_free(spot) && space.role.is_none_or(|kind| kind == role))
    }

    /// Recruits, plans and sends followers for the goal.
    fn send(&self, ask: Ask, legal: &mut Vec<Action>, stream: &mut Stream) {
        let Some(goal) = self.goal() else { return };
        let is_wanted = |follower: Follower| {
            Role::ALL.iter().any(|&role| follower == Follower::neutral(role) && self.wants(goal, role))
        };
        match ask {
            Ask::Plan(asks::MakePlan) => keep(
                legal,
                stream,
                4,
                |action| matches!(*action, Action::Plan(answers::Plan { follower, space: Space::TownHall1 | Space::TownHall2, .. }) if is_wanted(follower)),
            ),
            Ask::Turn(asks::Turn) | Ask::Civics(civics::Questions::DispatchMore(_)) => {
                if self.holds_back(goal) {
                    keep(
                        legal,
                        stream,
                        99,
                        |action| !matches!(*action, Action::Civics(civics::Answers::Dispatch(civics::Dispatch { civic, .. })) if civic == goal),
                    );
                    return;
                }
                let is_goal = |action: &Action| matches!(*action, Action::Civics(civics::Answers::Dispatch(civics::Dispatch { civic, .. })) if civic == goal);
                keep(legal, stream, 4, is_goal);
                keep(legal, stream, 3, |action| match *action {
                    Action::Recruit(answers::Recruit { role }) => self.wants(goal, role),
                    Action::Use(answers::Use { place }) => {
                        let roles = self.table.rules().place(place).effect.roles();
                        roles.iter().any(|&role| self.wants(goal, role))
                    }
                    Action::Civics(civics::Answers::Dispatch(civics::Dispatch { civic, .. })) => civic == goal,
                    _ => false,
                });
            }
            _ => {}
        }
    }

    /// The goods and journeys that a card still needs.
    fn missing(&self, row: &OrderRow, from: Town) -> (u32, u32) {
        let lacks = |good: &Good| u32::from(row.goods[good.index()].saturating_sub(self.player().goods[*good]));
        (Good::ALL.iter().map(lacks).sum(), distance(from, row.town))
    }

    /// The open card that needs the least.
    fn card(&self) -> Option<&OrderRow> {
        let rows = self.table.state().orders.iter().map(|order| &self.table.rules().orders[order.index()]);
        rows.min_by_key(|row| {
            let (goods, roads) = self.missing(row, self.player().merchant);
            3 * goods + roads
        })
    }

    /// Travels to where an order can be delivered, and takes the goods for it.
    fn deliver(&self, ask: Ask, legal: &mut Vec<Action>, stream: &mut Stream) {
        let Some(row) = self.card() else { return };
        let is_wanted = |good: Good| row.goods[good.index()] > self.player().goods[good];
        let (goods, roads) = self.missing(row, self.player().merchant);
        match ask {
            Ask::Turn(asks::Turn) | Ask::NewEvents(_) => {
                keep(legal, stream, 4, |action| match *action {
                    Action::Travel(answers::Travel { take: Some(good), .. })
                    | Action::Move(answers::Move { take: Some(good), .. })
                        if goods > 0 =>
                    {
                        is_wanted(good)
                    }
                    Action::Travel(answers::Travel { to, .. }) | Action::Move(answers::Move { to, .. })
                        if goods == 0 =>
                    {
                        distance(to, row.town) < roads
                    }
                    _ => false,
                });
            }
            _ => {}
        }
    }
}

/// The number of paths between two towns.
fn distance(from: Town, to: Town) -> u32 {
    let mut reached = vec![from];
    for steps in 0.. {
        if reached.contains(&to) {
            return steps;
        }
        let next: Vec<Town> = reached
            .iter()
            .flat_map(|&town| {
                Way::ALL.iter().flat_map(move |&way| town.paths(way).iter().map(move |path| path.from(town)))
            })
            .filter(|town| !reached.contains(town))
            .collect();
        reached.extend(next);
    }
    0
}
