//! Chapter 6: intrigue, and its effects on the other modules.

mod board;
mod bribery;
mod elsewhere;
mod forged;
mod laws;
mod mistakes;
mod play;
mod plots;
mod tracks;
mod vectors;

pub use crate::support::orleans::*;
pub use loire::orleans::data::tracks::Marker;
pub use loire::orleans::modules::intrigue::vocabulary::{
    self as intrigue, Bundle, Events as IntrigueEvent, Plot, Questions as IntrigueAsk,
};

pub const INTRIGUE: &[ModuleId] = &[ModuleId::Intrigue];

/// The same scene with intrigue in each edition.
pub fn intrigue(seats: u8) -> [Scene; 2] {
    both_with(seats, INTRIGUE)
}

/// The same scene in each edition without bribery.
pub fn honest(seats: u8) -> [Scene; 2] {
    intrigue(seats).map(|scene| {
        let setup = expanded(scene.setup.edition, seats, INTRIGUE, |options| options.bribery = Bribery::Off);
        scene.of(setup)
    })
}

/// A bribe of coins and goods.
pub fn bundle<const N: usize>(coins: u16, goods: [Good; N]) -> Bundle {
    Bundle { coins, goods: count(goods) }
}

impl Scene {
    /// The same table with another set-up, not yet arranged.
    fn of(self, setup: Setup) -> Self {
        let (state, agenda) = (self.table.state().clone(), self.table.agenda().clone());
        let table = Table::resume(&setup, state, agenda).unwrap();
        Scene { setup, table, ..self }
    }

    /// These followers were sent to an intriguer, on its first spaces.
    #[track_caller]
    fn intriguer<const N: usize>(self, civic: &str, followers: [Follower; N]) -> Self {
        let civic = named::<Civic>(civic);
        self.arrange(|state| {
            for (spot, follower) in state.civics[civic].0.iter_mut().zip(followers) {
                *spot = Some(Spot::Sent(role(follower)));
            }
        })
    }

    /// A follower in the town hall is sent to a space of an intriguer.
    #[track_caller]
    fn send(self, who: Who, follower: Follower, to: &str) -> Self {
        let line = format!("townHall {} > {to}", follower.name());
        self.stand(who, "townHall.1", follower).play(who, &line)
    }

    /// Puts some of a player's goods on the player's brasserie.
    #[track_caller]
    fn on_brasserie<const N: usize>(self, who: Who, stored: [Good; N]) -> Self {
        self.arrange(|state| {
            let player = &mut state.players[who.seat()];
            player.places.insert(Brasserie);
            player.stored = count(stored);
        })
    }

    #[track_caller]
    fn expect_target(self, who: Who, civic: Civic) -> Self {
        self.expect_ask(who, Ask::Intrigue(IntrigueAsk::Target(intrigue::Target { civic })))
    }

    /// This opponent may bribe the actor.
    #[track_caller]
    fn expect_bribe(self, who: Who, actor: Who, plot: Plot) -> Self {
        self.expect_ask(who, Ask::Intrigue(IntrigueAsk::Bribe(intrigue::Bribing { actor: actor.seat(), plot })))
    }

    /// The actor may take this bribe.
    #[track_caller]
    fn expect_bribed(self, who: Who, victim: Who, plot: Plot, bundle: Bundle) -> Self {
        self.expect_ask(
            who,
            Ask::Intrigue(IntrigueAsk::Bribed(intrigue::Bribed { victim: victim.seat(), plot, bundle })),
        )
    }

    /// This event of the intrigue occurred.
    #[track_caller]
    fn expect_intrigue(self, event: IntrigueEvent) -> Self {
        self.expect_event(Event::Intrigue(event))
    }
}
