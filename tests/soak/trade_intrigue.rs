//! Trade & Intrigue in a soak run: Orléans with some or all modules of the expansion.

mod alchemy;
mod barred;
mod bribery;
mod choices;
mod deck;
mod deeds;
mod dues;
mod ending;
#[path = "../support/players/trade_intrigue.rs"]
mod errands;
mod famine;
mod frame;
mod intrigue;
mod laws;
mod lent;
mod orders;
mod places;
mod seen;
mod setups;
mod shields;
mod together;
mod transfers;

use crate::orleans::{Look, players};
use crate::watch::{Situation, Tally, Watched};
use loire::bagbuilding::Tile;
use loire::engine::{Entry, Item, Seat, Stream, Table};
use loire::orleans::Step;
use loire::orleans::data::places::{Place, Space};
use loire::orleans::modules::intrigue::vocabulary::Plot;
use loire::orleans::modules::orders::vocabulary::Events as OrdersEvent;
use loire::orleans::questions as asks;
use loire::orleans::round as steps;
use loire::orleans::state::State;
use loire::orleans::{Action, Ask, Event, Orleans, Outcome, Setup};
use loire::parts::Set;

/// The expansion.
pub struct TradeIntrigue;

/// Notes between answers.
#[derive(Default)]
pub struct Watch {
    /// Surrendered stations, by seat.
    stations: [u8; 4],
    /// The fields of the development track that have paid coins, as bits, by seat.
    paid: [u32; 4],
    /// The plot that is being resolved.
    plot: Option<(Seat, Seat, Plot)>,
    /// Notes of this action.
    action: Deal,
    /// Notes of this round.
    round: Round,
    /// Spaces on which an amnesty placed a follower in the previous round.
    pardoned: [Set<Space>; 4],
}

/// Notes within an action.
#[derive(Default)]
pub struct Deal {
    /// The sources of goods that the actor gained.
    gained: Vec<&'static str>,
    /// Whether a favour of the court is being resolved.
    favoured: bool,
    /// Whether the last follower was sent for town rights.
    by_rights: bool,
}

/// Notes within a round.
#[derive(Default)]
pub struct Round {
    /// The seats that have delivered.
    delivered: [bool; 4],
    /// Number of seats, in turn order, that the event has met.
    met: usize,
    /// The table before the event met the first seat.
    events: Option<State>,
    /// The first event of the phase within the present answer.
    from: usize,
    /// The costs and gains of the event, by seat.
    dues: [dues::Due; 4],
    /// Places completed by an amnesty, by the alchemy, by a spy, by seat.
    pardoned: [Set<Place>; 4],
    transmuted: [Set<Place>; 4],
    spied: [Set<Place>; 4],
    /// Spaces on which an amnesty placed a follower.
    standing: [Set<Space>; 4],
    /// Victims of kidnappers and spies, and payers of a tax collector.
    kidnapped: [bool; 4],
    robbed: [bool; 4],
    taxed: [bool; 4],
    /// Guests drawn at a wedding.
    guests: u8,
}

impl Watched for TradeIntrigue {
    type Game = Orleans;
    const NAME: &'static str = "tradeIntrigue";
    const ENOUGH: u64 = 20_000;
    type Watch = Watch;

    fn situations() -> Vec<Situation> {
        seen::all()
    }

    fn setup(game: u64, stream: &mut Stream) -> Setup {
        setups::setup(game, stream)
    }

    /// An errand of the expansion, and otherwise a leaning of the base game.
    fn prefer(game: u64, table: &Table<Orleans>, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
        errands::consider(game / 6, table, seat, legal, stream);
        players::consider(errands::leaning(game / 6, players::eager), table, seat, legal, stream);
    }

    fn look(
        watch: &mut Watch,
        tally: &mut Tally,
        before: &Table<Orleans>,
        answer: Entry<Action, Outcome>,
        events: &[Event],
        after: &Table<Orleans>,
    ) -> Result<(), String> {
        let look = &mut Look { tally, before, events, after };
        for event in events {
            if let Event::StationSurrendered { seat, .. } = *event {
                watch.stations[seat.index()] += 1;
            }
        }
        laws::hold(watch, look)?;
        transfers::hold(look, answer)?;
        begin(watch, look);
        match answer {
            Entry::Chance { chance } => deck::draw(watch, look, chance)?,
            Entry::Play { seat, action } => {
                let ask = *before.ask(seat).ok_or("a seat that is not asked answers")?;
                if ask == Ask::Turn(asks::Turn) {
                    watch.action = Deal::default();
                }
                frame::answer(watch, look, seat, ask, action)?;
                orders::answer(watch, look, seat, ask, action)?;
                barred::answer(watch, look, seat, ask, action)?;
                shields::answer(watch, look, seat, ask, action)?;
                dues::answer(watch, seat, ask, action);
                choices::answer(look, seat, ask, action)?;
                famine::answer(look, seat, ask, action);
                lent::answer(watch, look, seat, ask, action);
                deeds::answer(look, seat, ask, action)?;
                alchemy::answer(watch, look, seat, ask, action)?;
                intrigue::answer(watch, look, seat, ask, action)?;
                bribery::answer(look, seat, ask, action)?;
                places::answer(look, seat, ask, action)?;
                together::answer(watch, look, seat, ask, action);
            }
        }
        for (i, event) in events.iter().enumerate() {
            setups::event(look, event)?;
            frame::event(watch, look, i, event)?;
            orders::event(watch, look, event)?;
            deck::event(watch, look, event)?;
            choices::event(watch, look, i, event)?;
            famine::event(watch, look, event);
            lent::event(watch, look, event)?;
            deeds::event(watch, look, i, event)?;
            intrigue::event(watch, look, event)?;
            bribery::event(look, event);
            alchemy::event(watch, look, event);
            places::event(watch, look, event)?;
            together::event(watch, look, event);
            dues::event(watch, look, i, event)?;
            if let Event::RoundStarted { .. } = event {
                watch.pardoned = watch.round.standing;
                watch.round = Round::default();
            }
        }
        Ok(())
    }

    fn end(watch: &Watch, tally: &mut Tally, table: &Table<Orleans>) -> Result<(), String> {
        ending::end(watch, tally, table)
    }
}

/// Whether the event of the round is still to come.
fn is_to_come(table: &Table<Orleans>) -> bool {
    table.agenda().items().contains(&Item::Step(Step::Events(steps::Events)))
}

/// Keeps a copy of the table when the event starts: the table before this answer, with the deliveries and technology of
/// this answer applied.
fn begin(watch: &mut Watch, look: &Look<'_>) {
    watch.round.from = 0;
    let is_past = look.has_event(|event| matches!(event, Event::StartPlayerChanged { .. }));
    if !is_to_come(look.before) || (is_to_come(look.after) && !is_past) {
        return;
    }
    let mut state = look.before.state().clone();
    for (i, event) in look.events.iter().enumerate() {
        match *event {
            Event::Passed { .. } | Event::Orders(OrdersEvent::OrderRevealed { .. }) => {}
            Event::Orders(OrdersEvent::OrderDelivered { seat, .. }) => state.players[seat].goods = look.is(seat).goods,
            Event::TechnologyInstalled { seat, space } => {
                state.players[seat].followers.spaces.put(space, Tile::Technology);
            }
            _ => continue,
        }
        watch.round.from = i + 1;
    }
    watch.round.events = Some(state);
}

impl Watch {
    /// Whether this event of the present answer belongs to phase 6.
    fn is_met(&self, at: usize) -> bool {
        self.round.events.is_some() && at >= self.round.from
    }
}
