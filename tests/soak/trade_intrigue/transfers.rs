//! Every transfer has an event and goes where the ledger says (T-009, laws I11, I13, I14).

use super::Look;
use loire::bagbuilding::Follower as _;
use loire::engine::{Entry, Seat};
use loire::orleans::data::followers::{ByRole, Role};
use loire::orleans::data::goods::{ByGood, Good};
use loire::orleans::data::map::Town;
use loire::orleans::data::tracks::{ByTrack, Marker};
use loire::orleans::modules::civics::vocabulary::Events as CivicsEvent;
use loire::orleans::modules::civics::vocabulary::Spot;
use loire::orleans::modules::intrigue::vocabulary::Events as IntrigueEvent;
use loire::orleans::modules::new_events::vocabulary::Events as NewEventsEvent;
use loire::orleans::modules::new_places::vocabulary as new_places;
use loire::orleans::modules::new_places::vocabulary::Events as NewPlacesEvent;
use loire::orleans::modules::orders::vocabulary::Events as OrdersEvent;
use loire::orleans::questions as answers;
use loire::orleans::state::Player;
use loire::orleans::{Action, Event, Outcome};
use loire::parts::Set;
use loire::wire::Kind;

/// A player's belongings, as far as events report them.
#[derive(PartialEq)]
struct Holdings {
    coins: i32,
    goods: [i32; 5],
    tracks: ByTrack<u8>,
    development: u8,
    merchant: Town,
    stations: Set<Town>,
}

impl Holdings {
    fn of(player: &Player) -> Self {
        Holdings {
            coins: player.coins.into(),
            goods: Good::ALL
                .iter()
                .map(|&good| player.goods[good].into())
                .collect::<Vec<_>>()
                .try_into()
                .unwrap_or([0; 5]),
            tracks: player.tracks,
            development: player.development,
            merchant: player.merchant,
            stations: player.stations,
        }
    }

    fn move_marker(&mut self, marker: Marker, by: i8) {
        match marker.track() {
            Some(track) => self.tracks[track] = self.tracks[track].saturating_add_signed(by),
            None => self.development = self.development.saturating_add_signed(by),
        }
    }

    fn add(&mut self, good: Good, count: i32) {
        self.goods[good.index()] += count;
    }

    fn add_all(&mut self, goods: &ByGood<u8>, sign: i32) {
        Good::ALL.iter().for_each(|&good| self.add(good, sign * i32::from(goods[good])));
    }

    /// The changes of this seat by an event.
    fn match_words(&mut self, seat: Seat, event: &Event, look: &Look<'_>) {
        let is_mine = |who: Seat| who == seat;
        match *event {
            Event::CoinsGained { seat: who, coins } if is_mine(who) => self.coins += i32::from(coins),
            Event::CoinsPaid { seat: who, coins } if is_mine(who) => self.coins -= i32::from(coins),
            Event::GoodGained { seat: who, good }
            | Event::NewPlaces(NewPlacesEvent::GoodStored { seat: who, good })
                if is_mine(who) =>
            {
                self.add(good, 1);
            }
            Event::FoodGiven { seat: who, good } | Event::GoodSurrendered { seat: who, good } if is_mine(who) => {
                self.add(good, -1);
            }
            Event::NewPlaces(NewPlacesEvent::Bartered { seat: who, .. }) if is_mine(who) => self.add(Good::Cheese, -1),
            Event::Orders(OrdersEvent::OrderDelivered { seat: who, order }) if is_mine(who) => {
                let asked = look.after.rules().orders[order.index()].goods;
                Good::ALL.iter().for_each(|&good| self.add(good, -i32::from(asked[good.index()])));
            }
            Event::Shielded { seat: who, good: Some(good), .. } if is_mine(who) => self.add(good, -1),
            Event::TrackAdvanced { seat: who, track, step } if is_mine(who) => self.tracks[track] = step,
            Event::DevelopmentAdvanced { seat: who, field } | Event::StepSurrendered { seat: who, field }
                if is_mine(who) =>
            {
                self.development = field;
            }
            Event::MerchantMoved { seat: who, to, .. } if is_mine(who) => self.merchant = to,
            Event::StationBuilt { seat: who, town } if is_mine(who) => self.stations.insert(town),
            Event::StationSurrendered { seat: who, town: Some(town) } if is_mine(who) => self.stations.remove(town),
            Event::NewEvents(event) => self.hear_events(seat, event),
            Event::Intrigue(event) => self.hear_intrigue(seat, event),
            _ => {}
        }
    }

    fn hear_events(&mut self, seat: Seat, event: NewEventsEvent) {
        match event {
            NewEventsEvent::GoodGiven { seat: who, good } if who == seat => self.add(good, -1),
            NewEventsEvent::MerchantReturned { seat: who } if who == seat => self.merchant = Town::Orleans,
            NewEventsEvent::BooksBurned { seat: who, field } if who == seat => self.development = field,
            _ => {}
        }
    }

    /// By intrigue, every loss of one of two players is a gain of the other (I11).
    fn hear_intrigue(&mut self, seat: Seat, event: IntrigueEvent) {
        let sign = |gains: Seat, loses: Seat| i32::from(gains == seat) - i32::from(loses == seat);
        match event {
            IntrigueEvent::BribeAccepted { seat: gains, from, bundle } => {
                self.coins += sign(gains, from) * i32::from(bundle.coins);
                self.add_all(&bundle.goods, sign(gains, from));
            }
            IntrigueEvent::GoodsSwapped { seat: gains, victim, takes, gives } => {
                self.add(takes, sign(gains, victim));
                self.add(gives, -sign(gains, victim));
            }
            IntrigueEvent::CoinsCollected { seat: gains, victim, coins } => {
                self.coins += sign(gains, victim) * i32::from(coins);
            }
            IntrigueEvent::StationBurned { victim, town, .. } if victim == seat => self.stations.remove(town),
            IntrigueEvent::MerchantKidnapped { victim, .. } if victim == seat => self.merchant = Town::Orleans,
            IntrigueEvent::Betrayed { seat: gains, marker, .. } if gains == seat => self.move_marker(marker, 1),
            IntrigueEvent::Betrayed { victim, marker, spared: false, .. } if victim == seat => {
                self.move_marker(marker, -1);
            }
            _ => {}
        }
    }
}

pub fn hold(look: &Look<'_>, answer: Entry<Action, Outcome>) -> Result<(), String> {
    for (seat, player) in look.after.state().players.iter() {
        let mut expected = Holdings::of(look.was(seat));
        look.events.iter().for_each(|event| expected.match_words(seat, event, look));
        if expected != Holdings::of(player) {
            return Err(format!("the belongings of seat {} differ from its events", seat.number()));
        }
    }
    supply(look)?;
    boards(look)?;
    shield(look, answer)
}

/// Neutral followers come from the supply and return there by events; under torture they leave the game.
fn supply(look: &Look<'_>) -> Result<(), String> {
    let mut expected: ByRole<i32> = ByRole::default();
    let mut out: ByRole<i32> = ByRole::default();
    for event in look.events {
        match *event {
            Event::FollowerRecruited { role, .. } | Event::NewEvents(NewEventsEvent::FollowerHired { role, .. }) => {
                expected[role] -= 1
            }
            Event::PlagueStruck { follower, lost: true, .. }
            | Event::Intrigue(IntrigueEvent::FollowerExecuted { follower, lost: true, .. }) => {
                expected[follower.role()] += 1;
            }
            Event::NewEvents(NewEventsEvent::FollowerStarved { role, .. }) => expected[role] += 1,
            Event::FollowerSurrendered { role, .. } => out[role] += 1,
            _ => {}
        }
    }
    let (was, is) = (look.before.state(), look.after.state());
    let fits = |role: &Role| {
        i32::from(is.supply[*role]) == i32::from(was.supply[*role]) + expected[*role]
            && i32::from(is.out.followers[*role]) == i32::from(was.out.followers[*role]) + out[*role]
    };
    if Role::ALL.iter().all(fits) { Ok(()) } else { Err("the supply of followers differs from the events".into()) }
}

/// Followers sent to a civic board stand there.
fn boards(look: &Look<'_>) -> Result<(), String> {
    for event in look.events {
        if let Event::Civics(CivicsEvent::FollowerDispatched { role, civic, space, .. }) = *event {
            if look.after.state().civics[civic].0[usize::from(space) - 1] != Some(Spot::Sent(role)) {
                return Err("the sent follower is not on its space".into());
            }
        }
    }
    Ok(())
}

/// I13: a shield costs exactly a monk to the bag, or a tile from the brasserie to the goods market.
fn shield(look: &Look<'_>, answer: Entry<Action, Outcome>) -> Result<(), String> {
    let Entry::Play { seat, action } = answer else { return Ok(()) };
    let (was, is) = (look.was(seat), look.is(seat));
    let fits = match action {
        Action::Shield(answers::Shield) => {
            let bag = is.followers.bag.total() == was.followers.bag.total() + 1;
            bag && is.followers.spaces.taken().len() + 1 == was.followers.spaces.taken().len() && is.goods == was.goods
        }
        Action::NewPlaces(new_places::Answers::ShieldWith(new_places::ShieldWith { good })) => {
            // The next seat may have to give such a good without a question.
            let others = |event: &&Event| matches!(event, Event::NewEvents(NewEventsEvent::GoodGiven { good: other, .. }) if *other == good);
            let given = look.events.iter().filter(others).count() as u8;
            let market = look.after.state().goods[good] == look.before.state().goods[good] + 1 + given;
            let stored = is.stored.total() + 1 == was.stored.total() && is.stored[good] + 1 == was.stored[good];
            market && stored && is.followers.spaces.taken() == was.followers.spaces.taken()
        }
        _ => true,
    };
    let is_same = is.development == was.development && is.gears == was.gears && is.merchant == was.merchant;
    let is_shield =
        matches!(action, Action::Shield(answers::Shield) | Action::NewPlaces(new_places::Answers::ShieldWith(_)));
    if fits && (is_same || !is_shield) { Ok(()) } else { Err("I13: a shield moves a wrong piece".into()) }
}
