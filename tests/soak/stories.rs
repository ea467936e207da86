//! Orléans Stories in a soak run.

#[path = "../support/players/stories.rs"]
pub mod players;

use crate::watch::{Situation, Tally, Watched};
use loire::bots::{Level, choose};
use loire::engine::{Entry, Game, Seat, Seats, Stream, Style, Table};
use loire::parts::Set;
use loire::stories::data::cards::cards;
use loire::stories::data::deeds::{Deed, deeds};
use loire::stories::data::effects::{Building, Effect, Takes};
use loire::stories::data::map::Area;
use loire::stories::data::places::Place;
use loire::stories::data::wares::{ByFollower, FOLLOWERS, Follower, StartKit, Ware};
use loire::stories::deeds::dispatch::{Destination, Mode};
use loire::stories::modules::{first_kingdom, kings_favor};
use loire::stories::setup::{Scenario, Setup, StartTilesFrom};
use loire::stories::tables::PlaceTable;
use loire::stories::{Action, Ask, Event, Outcome, Stories};
use loire::wire::Kind;

/// The situations, each with its rule.
const SITUATIONS: &[(&str, &str)] = &[
    ("S-005", "a follower is recalled"),
    ("S-013", "technology is placed for a follower"),
    ("S-014", "technology is loaded as cargo"),
    ("S-028", "a settler on the map moves"),
    ("S-029", "a village is built"),
    ("S-030", "the estate is executed"),
    ("S-031", "a place card is taken"),
    ("S-034", "a good is bought"),
    ("S-034", "a good is sold"),
    ("S-036", "coins are loaded"),
    ("S-038", "a space is unloaded"),
    ("S-039", "a tile is sent from the tower"),
    ("S-045", "a fortress is built"),
    ("S-047", "a church is built"),
    ("S-049", "goods or coins are turned into something else"),
    ("S-049", "a citizen is bought or a card is executed"),
    ("S-054", "a follower is lost"),
    ("S-054", "food is given by choice"),
    ("S-056", "goods pay for an epoch"),
    ("S-058", "a deed is full"),
    ("S-059", "goods are swapped"),
    ("S-060", "a follower is sent back"),
    ("S-061", "a drawn follower is placed"),
    ("S-061", "a drawn follower goes back"),
    ("S-062", "a good is delivered"),
    ("S-064", "a tile is picked on the fame track"),
    ("S-064", "a card is picked on the fame track"),
    ("S-067", "a settler enters an area"),
    ("S-068", "a settler is displaced"),
    ("S-069", "an area is entered in peace"),
    ("S-072", "a player is driven off the map"),
    ("S-077", "a field of a task is ticked"),
    ("S-079", "a wild space ticks a field"),
    ("S-083", "hunger is defeated"),
    ("S-083", "plague is defeated"),
    ("S-084", "a player advances"),
    ("S-085", "the law of inheritance is laid out again"),
    ("S-091", "a player has done all tasks"),
    ("S-091", "a victory is shared"),
    ("S-096", "autumn without food"),
    ("S-097", "a tile is sent to an objective"),
    ("S-099", "a favourite tile is spent"),
    ("S-102", "a player drops out"),
    ("S-103", "the last one standing wins"),
    ("S-104", "all fail at the same check"),
    ("S-105", "points decide after five years"),
];

/// Deeds of one space and a small green: deeds fill quickly, and drawn followers find no room.
fn tighten(setup: &mut Setup) {
    let mut rows = deeds();
    rows.iter_mut().for_each(|row| row.fields.truncate(1));
    setup.tables.deeds = rows;
    // In the race all players start on the green.
    setup.tables.green = Some(if setup.scenario == Scenario::FirstKingdom { 7 } else { 2 });
}

/// Every card draws followers, and most followers are scholars, which no space takes at first: green and Gate fill up
/// with them, and later drawn followers find no room.
fn crowd(setup: &mut Setup) {
    let scholars = (FOLLOWERS / setup.seats.number()).min(6);
    let scholars_and_builders = ByFollower::new(|follower| match follower {
        Follower::Scholar => scholars,
        Follower::Craftsman => 2,
        _ => 0,
    });
    let builder = Takes::Followers(Set::one(Follower::Craftsman));
    let builders_yard = PlaceTable { id: Place::BuildersYard, spaces: [builder].into_iter().collect() };
    let kit = (setup.scenario.row().start_kit)();
    setup.options.start_tiles_from = StartTilesFrom::Storage;
    setup.tables.start_kit = Some(StartKit { followers: scholars_and_builders, ..kit });
    setup.tables.epochs.clear();
    setup.tables.places = vec![builders_yard];
    setup.tables.place_cards = cards();
    for card in &mut setup.tables.place_cards {
        card.spaces = [builder].into_iter().collect();
        (card.effect, card.is_fair) = (Effect::DrawAndKeep { draw: 2, keep: 2 }, false);
    }
}

/// Mostly keeps the action that a bot would choose.
fn play_well(table: &Table<Stories>, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
    let choices = choose(table, seat, Level::Normal, Style::Even, "soak");
    let best = choices.first().and_then(|best| best.line.first().copied());
    if stream.below(20) > 0 && best.is_some_and(|best| legal.contains(&best)) {
        legal.retain(|&action| Some(action) == best);
    }
}

/// Notes between answers.
#[derive(Default)]
pub struct Watch {
    out: usize,
}

impl Watched for Stories {
    type Game = Stories;
    const NAME: &'static str = <Stories as Game>::ID;
    type Watch = Watch;

    fn situations() -> Vec<Situation> {
        SITUATIONS.iter().map(|&(rule, what)| (rule, what, "")).collect()
    }

    fn setup(game: u64, stream: &mut Stream) -> Setup {
        let seats = Seats::new(2 + (game % 3) as u8).unwrap_or_else(|| unreachable!());
        let mut setup = Setup::new(seats, Scenario::ALL[(game / 3 % 2) as usize]);
        let options = &mut setup.options;
        options.tech_needs_two_follower_spaces = stream.below(4) == 0;
        options.strict_goods_on_spaces = stream.below(4) == 0;
        options.reentry = stream.below(4) == 0;
        options.safety_valve = stream.below(3) == 0;
        if stream.below(4) == 0 {
            options.start_tiles_from = StartTilesFrom::Storage;
        }
        match setup.scenario {
            Scenario::FirstKingdom => options.round_limit = 10 + stream.below(51) as u8,
            Scenario::KingsFavor => {
                options.favourite_tiles = 1 + stream.below(2) as u8;
                options.clear_eliminated = stream.below(4) == 0;
            }
        }
        if game / 6 % 3 > 0 {
            players::ease(&mut setup);
        }
        if stream.below(4) == 0 {
            tighten(&mut setup);
            if setup.scenario == Scenario::KingsFavor && stream.below(2) == 0 {
                crowd(&mut setup);
            }
        }
        setup
    }

    /// In every tenth game all seats mostly play well, since otherwise races are rarely won.
    fn prefer(game: u64, table: &Table<Stories>, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
        if game / 18 % 10 == 9 {
            play_well(table, seat, legal, stream);
        } else {
            players::consider(game / 18, table, seat, legal, stream);
        }
    }

    fn look(
        watch: &mut Watch,
        tally: &mut Tally,
        before: &Table<Stories>,
        answer: Entry<Action, Outcome>,
        events: &[Event],
        after: &Table<Stories>,
    ) -> Result<(), String> {
        laws(before, events, after)?;
        if let Entry::Play { seat, action } = answer {
            let ask = before.ask(seat).copied().ok_or("a seat that is not asked answers")?;
            answered(tally, before, seat, ask, action);
        }
        for event in events {
            handle_event(watch, tally, before, event, after);
        }
        Ok(())
    }

    fn end(watch: &Watch, tally: &mut Tally, table: &Table<Stories>) -> Result<(), String> {
        let (scores, state) = (table.scores(), table.state());
        let first = scores.iter().filter(|line| line.rank == 1).count();
        if first == 0 {
            return Err("no seat wins".into());
        }
        if table.rules().scenario == Scenario::FirstKingdom {
            if scores.iter().any(|line| line.standing[0].value == 7) {
                tally.see("S-091", "a player has done all tasks");
            }
            if first > 1 {
                tally.see("S-091", "a victory is shared");
            }
        } else {
            let left = state.players.values().iter().filter(|player| player.out.is_none()).count();
            match left {
                0 => tally.see("S-104", "all fail at the same check"),
                1 if watch.out > 0 => tally.see("S-103", "the last one standing wins"),
                _ => tally.see("S-105", "points decide after five years"),
            }
        }
        Ok(())
    }
}

/// Laws that compare the table before and after an answer: J5, J7, J12.
fn laws(before: &Table<Stories>, events: &[Event], after: &Table<Stories>) -> Result<(), String> {
    let (was, is) = (before.state(), after.state());
    if Area::ALL.iter().any(|&area| was.map[area].village && !is.map[area].village) {
        return Err("a village became land again (J5)".into());
    }
    if let (Some(was), Some(is)) = (&was.kingdom, &is.kingdom) {
        for (seat, realm) in is.realms.iter() {
            let old = was.realms[seat];
            let steps = realm.epoch.checked_sub(old.epoch).ok_or("an epoch fell (J7)")?;
            let falls = realm.citizens < old.citizens
                || realm.ticks.iter().zip(old.ticks).any(|(is, was)| was & !is != 0)
                || realm.control.iter().any(|(column, count)| count < old.control[column]);
            if steps > 1 || (steps == 1 && old.advanced) || falls {
                return Err("ticks, citizens, markers and epochs only rise, an epoch once a round (J7)".into());
            }
        }
        if !is.told.has_all(was.told) {
            return Err("a narration card is read twice (J12)".into());
        }
    }
    for &ware in Ware::ALL {
        let arrived =
            events.iter().any(|event| matches!(event, Event::TilesArrived { ware: other, .. } if *other == ware));
        if is.market[ware] > was.market[ware] && !arrived {
            return Err(format!("{} came onto the market place without a cause (J12)", ware.name()));
        }
    }
    Ok(())
}

fn answered(tally: &mut Tally, before: &Table<Stories>, seat: Seat, ask: Ask, action: Action) {
    let cargo = before.rules().printed.layout.cargo();
    match action {
        Action::Recall(_) => tally.see("S-005", "a follower is recalled"),
        Action::Plan(plan) => match plan.tile {
            loire::stories::state::Tile::Technology if cargo.has(plan.space) => {
                tally.see("S-014", "technology is loaded as cargo");
            }
            loire::stories::state::Tile::Technology => tally.see("S-013", "technology is placed for a follower"),
            loire::stories::state::Tile::Coins(_) => tally.see("S-036", "coins are loaded"),
            _ => {}
        },
        Action::Expand(expand) => {
            if expand.from.is_some() {
                tally.see("S-028", "a settler on the map moves");
            }
            let settlers = before.state().map[expand.area].settlers;
            if settlers.others(seat).any(|other| before.at().are_at_peace(seat, other)) {
                tally.see("S-069", "an area is entered in peace");
            }
        }
        Action::Buy(_) => tally.see("S-034", "a good is bought"),
        Action::Sell(_) => tally.see("S-034", "a good is sold"),
        Action::Unload(_) => tally.see("S-038", "a space is unloaded"),
        Action::Dispatch(sent) => {
            if sent.place != loire::stories::data::places::Place::Gate {
                tally.see("S-039", "a tile is sent from the tower");
            }
            match (sent.to, sent.mode) {
                (Destination::Objective(_), _) => tally.see("S-097", "a tile is sent to an objective"),
                (Destination::Task(_), _) => tally.see("S-077", "a field of a task is ticked"),
                (_, Mode::Advance) => tally.see("S-084", "a player advances"),
                _ => {}
            }
        }
        Action::Spend(_) => tally.see("S-049", "goods or coins are turned into something else"),
        Action::Use(used) if used.place.is_card() => tally.see("S-049", "a citizen is bought or a card is executed"),
        Action::Use(used) if used.place == loire::stories::data::places::Place::Estate => {
            tally.see("S-030", "the estate is executed");
        }
        Action::Give(_) if matches!(ask, Ask::Feeding(_)) => tally.see("S-054", "food is given by choice"),
        Action::Give(_) => tally.see("S-056", "goods pay for an epoch"),
        Action::Stand(_) => tally.see("S-061", "a drawn follower is placed"),
        Action::Return(_) => tally.see("S-061", "a drawn follower goes back"),
        Action::TakeTile(_) => tally.see("S-064", "a tile is picked on the fame track"),
        Action::TakeCard(_) if matches!(ask, Ask::PickingCard(_)) => {
            tally.see("S-064", "a card is picked on the fame track");
        }
        Action::FirstKingdom(first_kingdom::vocabulary::Answers::StrikeField(_)) => {
            tally.see("S-079", "a wild space ticks a field")
        }
        _ => {}
    }
}

fn handle_event(watch: &mut Watch, tally: &mut Tally, before: &Table<Stories>, event: &Event, after: &Table<Stories>) {
    match *event {
        Event::Built { building: Building::Village, .. } => tally.see("S-029", "a village is built"),
        Event::Built { building: Building::Fortress, .. } => tally.see("S-045", "a fortress is built"),
        Event::Built { building: Building::Church, .. } => tally.see("S-047", "a church is built"),
        Event::CardTaken { .. } => tally.see("S-031", "a place card is taken"),
        Event::FollowerLost { .. } => tally.see("S-054", "a follower is lost"),
        Event::DeedCompleted { .. } => tally.see("S-058", "a deed is full"),
        Event::Swapped { .. } => tally.see("S-059", "goods are swapped"),
        Event::SentBack { .. } => tally.see("S-060", "a follower is sent back"),
        Event::Delivered { .. } => tally.see("S-062", "a good is delivered"),
        Event::Entered { .. } => tally.see("S-067", "a settler enters an area"),
        Event::Displaced { seat, .. } => {
            tally.see("S-068", "a settler is displaced");
            if after.at().controlled(seat).is_empty() {
                tally.see("S-072", "a player is driven off the map");
            }
        }
        Event::FirstKingdom(first_kingdom::vocabulary::Events::ThreatDefeated { threat }) => match threat.name() {
            "hunger" => tally.see("S-083", "hunger is defeated"),
            _ => tally.see("S-083", "plague is defeated"),
        },
        Event::DeedLaidOut { deed: Deed::LawOfInheritance }
            if before.state().deeds[Deed::LawOfInheritance].is_some() =>
        {
            tally.see("S-085", "the law of inheritance is laid out again");
        }
        Event::KingsFavor(kings_favor::vocabulary::Events::SeasonStarted { season }) if season.name() == "autumn" => {
            let at = after.at();
            if at.in_seat_order().any(|seat| loire::stories::phases::effects::food_in_stock(before.at(), seat) == 0) {
                tally.see("S-096", "autumn without food");
            }
        }
        Event::KingsFavor(kings_favor::vocabulary::Events::YearJudged { favourites, .. }) if favourites > 0 => {
            tally.see("S-099", "a favourite tile is spent")
        }
        Event::KingsFavor(kings_favor::vocabulary::Events::Eliminated { .. }) => {
            watch.out += 1;
            tally.see("S-102", "a player drops out");
        }
        _ => {}
    }
}
