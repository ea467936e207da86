//! A soak run: random games over all seat counts, duchies, set-ups and options, held to every law after every answer.
//!
//! `cargo run --release --example soak -- --games 100000 --seed any-text`
//!
//! Prints how many games, decisions and draws there were, and how often each rule's situation occurred. Fails when a
//! law is broken, and from 10,000 games on also when a situation never occurred. A game depends on the seed and its
//! own number only, so a failure is found again with `--first NUMBER --games 1`.

use loire::burgundy::data::duchies::DuchyId;
use loire::burgundy::data::tiles::{Colour, Tile};
use loire::burgundy::setup::{SetupMode, TieBreakMode};
use loire::burgundy::state::{Phase, Player};
use loire::burgundy::{Action, Ask, Burgundy, Event, Setup};
use loire::engine::{Entry, Seat, Seats, Stream, Table, Turn};
use loire::parts::Kind;
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Instant;

type Answer = Entry<Action, loire::burgundy::Outcome>;

/// What to look out for: a rule, and the situation that shows it.
const SITUATIONS: &[(&str, &str)] = &[
    ("B-001", "game of 2"),
    ("B-001", "game of 3"),
    ("B-001", "game of 4"),
    ("B-009", "start area scored (option)"),
    ("B-015", "board chosen openly"),
    ("B-015", "board chosen secretly"),
    ("B-015", "optional duchy played"),
    ("B-023", "phase cleared"),
    ("B-025", "mine in depot 6 of three"),
    ("B-031", "good arrived"),
    ("B-033", "start player changed"),
    ("B-034", "turn ended by itself"),
    ("B-034", "purchase declined"),
    ("B-040", "die changed for 1 chip"),
    ("B-040", "die changed for 2 chips"),
    ("B-040", "die changed for 3 chips"),
    ("B-045", "purchase"),
    ("B-045", "purchase during an effect (option)"),
    ("B-050", "tile taken with a die"),
    ("B-051", "full storage, die"),
    ("B-051", "full storage, purchase"),
    ("B-051", "full storage, effect (option)"),
    ("B-052", "tile placed with a die"),
    ("B-056", "goods sold with a die"),
    ("B-057", "chips taken with a die"),
    ("B-060", "chain of 3 placements"),
    ("B-062", "goods loaded"),
    ("B-062", "nothing loaded"),
    ("B-063", "goods chosen"),
    ("B-063", "goods left behind"),
    ("B-064", "marker on top of others"),
    ("B-065", "animals score together"),
    ("B-066", "castle takes a tile"),
    ("B-066", "castle places a tile"),
    ("B-066", "castle sells goods"),
    ("B-066", "castle takes chips"),
    ("B-067", "mine placed"),
    ("B-068", "benefit declined"),
    ("B-068", "benefit lost"),
    ("B-070", "warehouse sells"),
    ("B-071", "carpenter fetches"),
    ("B-072", "church fetches"),
    ("B-073", "market fetches"),
    ("B-074", "boarding house"),
    ("B-075", "bank"),
    ("B-076", "city hall places"),
    ("B-077", "watchtower"),
    ("B-080", "area of 1"),
    ("B-080", "area of 2"),
    ("B-080", "area of 3"),
    ("B-080", "area of 4"),
    ("B-080", "area of 5"),
    ("B-080", "area of 6"),
    ("B-080", "area of 7"),
    ("B-080", "area of 8"),
    ("B-081", "area in phase A"),
    ("B-081", "area in phase B"),
    ("B-081", "area in phase C"),
    ("B-081", "area in phase D"),
    ("B-081", "area in phase E"),
    ("B-083", "large bonus"),
    ("B-083", "small bonus"),
    ("B-083", "third to complete a colour"),
    ("B-090", "mines pay"),
    ("B-090", "mines pay after phase E"),
    ("B-092", "tie on points"),
    ("B-092", "tie on points and empty spaces"),
    ("B-100", "T1: same kind in a city"),
    ("B-101", "T2: chips from mines"),
    ("B-102", "T3: sale"),
    ("B-102", "T4: sale"),
    ("B-102", "T3 and T4: sale"),
    ("B-103", "T5: two depots"),
    ("B-103", "T5: depots 6 and 1"),
    ("B-104", "T6: purchase from a numbered depot"),
    ("B-105", "T7: animals"),
    ("B-106", "T8: cheaper change"),
    ("B-107", "T9: free shift"),
    ("B-107", "T10: free shift"),
    ("B-107", "T11: free shift"),
    ("B-108", "T12: free shift"),
    ("B-109", "T13: chips"),
    ("B-109", "T14: chips"),
    ("B-110", "T15 at the end"),
    ("B-111", "T16 at the end"),
    ("B-111", "T17 at the end"),
    ("B-111", "T18 at the end"),
    ("B-111", "T19 at the end"),
    ("B-111", "T20 at the end"),
    ("B-111", "T21 at the end"),
    ("B-111", "T22 at the end"),
    ("B-111", "T23 at the end"),
    ("B-112", "T24 at the end"),
    ("B-113", "T25 at the end"),
    ("B-114", "T26 at the end"),
    ("B-115", "free shift and chips together"),
    ("B-115", "T8 boosts a free shift (option)"),
];

const SIZES: [&str; 8] =
    ["area of 1", "area of 2", "area of 3", "area of 4", "area of 5", "area of 6", "area of 7", "area of 8"];
const PHASES: [&str; 5] =
    ["area in phase A", "area in phase B", "area in phase C", "area in phase D", "area in phase E"];

/// How often everything occurred.
struct Tally {
    games: u64,
    decisions: u64,
    draws: u64,
    seen: BTreeMap<(&'static str, &'static str), u64>,
}

impl Tally {
    fn new() -> Self {
        let seen = SITUATIONS.iter().map(|&situation| (situation, 0)).collect();
        Tally { games: 0, decisions: 0, draws: 0, seen }
    }

    fn see(&mut self, rule: &'static str, what: &'static str) {
        match self.seen.get_mut(&(rule, what)) {
            Some(count) => *count += 1,
            None => unreachable!("{rule} {what} is not among the situations"),
        }
    }

    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.draws += other.draws;
        for (situation, count) in other.seen {
            *self.seen.entry(situation).or_default() += count;
        }
    }
}

fn main() -> ExitCode {
    let (mut games, mut first, mut seed) = (10_000, 0, "soak".to_owned());
    let mut threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().unwrap_or_default();
        let number = value.parse();
        match (name.as_str(), number) {
            ("--games", Ok(number)) => games = number,
            ("--first", Ok(number)) => first = number,
            ("--threads", Ok(number)) => threads = number.max(1),
            ("--seed", _) => seed = value,
            _ => {
                eprintln!("usage: soak [--games N] [--seed TEXT] [--first N] [--threads N]");
                return ExitCode::FAILURE;
            }
        }
    }
    let start = Instant::now();
    let run = |thread: u64| -> Result<Tally, String> {
        let mut tally = Tally::new();
        for game in (first + thread..first + games).step_by(threads as usize) {
            soak(game, &seed, &mut tally).map_err(|law| format!("game {game} of seed {seed}: {law}"))?;
        }
        Ok(tally)
    };
    let results: Vec<Result<Tally, String>> = std::thread::scope(|scope| {
        let run = &run;
        let handles: Vec<_> = (0..threads).map(|thread| scope.spawn(move || run(thread))).collect();
        handles.into_iter().map(|handle| handle.join().unwrap_or_else(|_| Err("the engine stopped".into()))).collect()
    });
    let mut tally = Tally::new();
    for result in results {
        match result {
            Ok(part) => tally.add(part),
            Err(law) => {
                eprintln!("{law}");
                return ExitCode::FAILURE;
            }
        }
    }
    let mut never = 0;
    for (rule, what) in SITUATIONS {
        let count = tally.seen[&(*rule, *what)];
        println!("{rule}  {what:<40} {count:>12}{}", if count == 0 { "  never" } else { "" });
        never += usize::from(count == 0);
    }
    println!(
        "{} games, {} decisions, {} draws, no law broken, in {:.1} s on {threads} threads",
        tally.games,
        tally.decisions,
        tally.draws,
        start.elapsed().as_secs_f64()
    );
    if games >= 10_000 && never > 0 {
        eprintln!("{never} situations never occurred");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// A set-up of its own for every game: seats and modes in turn, boards and options at random.
fn setup(game: u64, stream: &mut Stream) -> Setup {
    let seats = Seats::new(2 + (game % 3) as u8).unwrap_or_else(|| unreachable!());
    let mut setup = Setup::new(seats);
    let options = &mut setup.options;
    options.setup = [SetupMode::Basic, SetupMode::AdvancedOpen, SetupMode::AdvancedSecret][(game / 3 % 3) as usize];
    if game / 9 % 3 > 0 {
        let mut side = || DuchyId::ALL[stream.below(DuchyId::ALL.len() as u32) as usize];
        options.board_pairs = (0..6).map(|_| [side(), side()]).collect();
    }
    options.score_start_area = stream.below(4) == 0;
    options.buy_during_action = stream.below(4) == 0;
    options.t8_boosts_free_shift = stream.below(4) == 0;
    options.tie_break = if stream.below(4) == 0 { TieBreakMode::FewestEmpty } else { TieBreakMode::MostEmpty };
    setup
}

/// Plays one game and holds it to every law; says which one it breaks.
fn soak(game: u64, seed: &str, tally: &mut Tally) -> Result<(), String> {
    let mut stream = Stream::new(&format!("{seed} {game}"));
    let setup = setup(game, &mut stream);
    let mut table = Table::<Burgundy>::new(&setup).map_err(|error| error.to_string())?;
    // Some games are played at random, some by players who like to place tiles: duchies fill, colours are completed.
    let eagerness = [0, 2, 10][(game / 27 % 3) as usize];
    let mut watch = Watch::default();
    let mut events = vec![];
    loop {
        table.validate().map_err(|corrupt| corrupt.to_string())?;
        let before = table.clone();
        events.clear();
        let answer = match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                tally.draws += 1;
                let chance =
                    table.deal(&mut stream, &mut |event| events.push(event)).ok_or("a draw without outcomes")?;
                Entry::Chance { chance }
            }
            Turn::Seats(pending) => {
                tally.decisions += 1;
                let seat = pending[stream.below(pending.len() as u32) as usize].seat;
                let action = choose(&table, seat, eagerness, &mut stream).ok_or("a question without answers")?;
                table.play(seat, action, &mut |event| events.push(event)).map_err(|broken| broken.to_string())?;
                Entry::Play { seat, action }
            }
        };
        watch.look(tally, &before, answer, &events, &table)?;
    }
    tally.games += 1;
    watch.end(tally, &table)
}

fn choose(table: &Table<Burgundy>, seat: Seat, eagerness: u32, stream: &mut Stream) -> Option<Action> {
    let mut legal = table.legal_actions(seat);
    if stream.below(eagerness + 1) > 0 {
        let places = |action: &Action| matches!(action, Action::PlaceTile { .. });
        let takes = |action: &Action| matches!(action, Action::TakeTile { discard: None, .. });
        if legal.iter().any(places) {
            legal.retain(places);
        } else if legal.iter().any(takes) {
            legal.retain(takes);
        }
    }
    legal.get(stream.below(legal.len() as u32) as usize).copied()
}

/// What has to be remembered between answers.
#[derive(Default)]
struct Watch {
    turns: usize,
    dice: usize,
    is_turn: bool,
    dice_in_turn: usize,
    bought: usize,
    chain: usize,
    starter: Option<Seat>,
}

impl Watch {
    /// Counts the situations of one answer, and holds it to the laws that need a before and an after.
    fn look(
        &mut self,
        tally: &mut Tally,
        before: &Table<Burgundy>,
        answer: Answer,
        events: &[Event],
        after: &Table<Burgundy>,
    ) -> Result<(), String> {
        for (seat, player) in after.state().players.iter() {
            let was = &before.state().players[seat];
            let never_less = player.points.values().iter().zip(was.points.values()).all(|(is, was)| is >= was);
            if !never_less {
                return Err("points decreased".into());
            }
            if was.duchy.filled() & !player.duchy.filled() != 0 {
                return Err("a placed tile is gone".into());
            }
        }
        if let Entry::Play { seat, action } = answer {
            let ask = before.ask(seat).cloned().ok_or("a seat answers that is not asked")?;
            self.action(tally, before, seat, &ask, action, after);
        }
        for event in events {
            self.event(tally, before, event, after)?;
        }
        Ok(())
    }

    fn action(
        &mut self,
        tally: &mut Tally,
        before: &Table<Burgundy>,
        seat: Seat,
        ask: &Ask,
        action: Action,
        after: &Table<Burgundy>,
    ) {
        let (was, is) = (&before.state().players[seat], &after.state().players[seat]);
        if let Ask::Turn = ask {
            self.chain = 0;
        }
        match (ask, action) {
            (_, Action::ChooseEstate { duchy, .. }) => {
                let is_open = before.rules().options.setup == SetupMode::AdvancedOpen;
                tally.see("B-015", if is_open { "board chosen openly" } else { "board chosen secretly" });
                if duchy > DuchyId::Nine {
                    tally.see("B-015", "optional duchy played");
                }
            }
            (_, Action::TakeTile { die, depot, discard, .. }) => {
                match (ask, die) {
                    (Ask::Turn, Some(die)) => {
                        tally.see("B-050", "tile taken with a die");
                        let free = was.knows(Tile::T12);
                        change(tally, before, was, die.number(), depot.number(), free.then_some(Tile::T12));
                        if discard.is_some() {
                            tally.see("B-051", "full storage, die");
                        }
                    }
                    (Ask::Castle, _) => tally.see("B-066", "castle takes a tile"),
                    (Ask::Carpenter, _) => tally.see("B-071", "carpenter fetches"),
                    (Ask::Church, _) => tally.see("B-072", "church fetches"),
                    _ => tally.see("B-073", "market fetches"),
                }
                if die.is_none() && discard.is_some() {
                    tally.see("B-051", "full storage, effect (option)");
                }
            }
            (_, Action::PlaceTile { die, tile, space }) => {
                match (ask, die) {
                    (Ask::Turn, Some(die)) => {
                        tally.see("B-052", "tile placed with a die");
                        let helper = loire::burgundy::dice::free_shift(Some(tile));
                        let helper = was.knows(helper).then_some(helper);
                        change(tally, before, was, die.number(), space.face().number(), helper);
                    }
                    (Ask::Castle, _) => tally.see("B-066", "castle places a tile"),
                    _ => tally.see("B-076", "city hall places"),
                }
                let city = was.layout().area(space);
                if tile.colour() == Colour::Building && was.duchy.has_in(city, tile) {
                    tally.see("B-100", "T1: same kind in a city");
                }
                self.placed(tally, was, seat, tile, after);
            }
            (_, Action::SellGoods { die, good }) => {
                match (ask, die) {
                    (Ask::Turn, Some(die)) => {
                        tally.see("B-056", "goods sold with a die");
                        change(tally, before, was, die.number(), good.index() as u8 + 1, None);
                    }
                    (Ask::Castle, _) => tally.see("B-066", "castle sells goods"),
                    _ => tally.see("B-070", "warehouse sells"),
                }
                match (was.knows(Tile::T3), was.knows(Tile::T4)) {
                    (true, true) => tally.see("B-102", "T3 and T4: sale"),
                    (true, false) => tally.see("B-102", "T3: sale"),
                    (false, true) => tally.see("B-102", "T4: sale"),
                    _ => {}
                }
            }
            (_, Action::TakeChips { .. }) => {
                let by_die = *ask == Ask::Turn;
                tally.see(
                    if by_die { "B-057" } else { "B-066" },
                    if by_die { "chips taken with a die" } else { "castle takes chips" },
                );
                if was.knows(Tile::T13) {
                    tally.see("B-109", "T13: chips");
                }
                if was.knows(Tile::T14) {
                    tally.see("B-109", "T14: chips");
                }
            }
            (_, Action::BuyTile { depot, discard, .. }) => {
                tally.see("B-045", if *ask == Ask::Turn { "purchase" } else { "purchase during an effect (option)" });
                if depot.is_some() {
                    tally.see("B-104", "T6: purchase from a numbered depot");
                }
                if discard.is_some() {
                    tally.see("B-051", "full storage, purchase");
                }
            }
            (_, Action::LoadGoods { depot, and }) => {
                if let Some(and) = and {
                    tally.see("B-103", if and < depot { "T5: depots 6 and 1" } else { "T5: two depots" });
                }
                let is_asked = matches!(after.ask(seat), Some(Ask::Goods { .. }));
                let left =
                    [Some(depot), and].into_iter().flatten().any(|depot| after.state().depot(depot).goods.total() > 0);
                if is.goods == was.goods && !is_asked {
                    tally.see("B-062", "nothing loaded");
                }
                if left && !is_asked {
                    tally.see("B-063", "goods left behind");
                }
            }
            (_, Action::KeepGoods { .. }) => tally.see("B-063", "goods chosen"),
            (_, Action::Decline) => tally.see("B-068", "benefit declined"),
            (_, Action::EndTurn) => tally.see("B-034", "purchase declined"),
        }
    }

    /// A tile was placed by an action.
    fn placed(&mut self, tally: &mut Tally, was: &Player, seat: Seat, tile: Tile, after: &Table<Burgundy>) {
        self.chain += 1;
        if self.chain == 3 {
            tally.see("B-060", "chain of 3 placements");
        }
        let is_asked = after.ask(seat).is_some_and(|ask| *ask != Ask::Turn);
        match tile {
            Tile::Mine => tally.see("B-067", "mine placed"),
            Tile::BoardingHouse => tally.see("B-074", "boarding house"),
            Tile::Bank => tally.see("B-075", "bank"),
            Tile::Watchtower => tally.see("B-077", "watchtower"),
            _ if tile.colour() == Colour::Building && !is_asked => tally.see("B-068", "benefit lost"),
            _ => {}
        }
        if tile.colour() == Colour::Animal && was.knows(Tile::T7) {
            tally.see("B-105", "T7: animals");
        }
        let complete = after.state().has_completed(seat, tile.colour());
        let bonuses = &after.state().bonuses[tile.colour().index()];
        if complete && !bonuses.contains(&seat) {
            tally.see("B-083", "third to complete a colour");
        }
    }

    fn event(
        &mut self,
        tally: &mut Tally,
        before: &Table<Burgundy>,
        event: &Event,
        after: &Table<Burgundy>,
    ) -> Result<(), String> {
        match *event {
            Event::PhaseStarted { phase } if phase > Phase::A => tally.see("B-023", "phase cleared"),
            Event::TileLaidOut { depot: Some(depot), slot: 2, tile: Tile::Mine } if depot.number() == 6 => {
                tally.see("B-025", "mine in depot 6 of three");
            }
            Event::RoundStarted { .. } => {
                let starter = after.state().turn_order().next();
                if self.starter.is_some() && self.starter != starter {
                    tally.see("B-033", "start player changed");
                }
                self.starter = starter;
            }
            Event::GoodArrived { .. } => tally.see("B-031", "good arrived"),
            Event::TurnStarted { .. } => (self.is_turn, self.dice_in_turn, self.bought) = (true, 0, 0),
            Event::DieUsed { .. } => (self.dice, self.dice_in_turn) = (self.dice + 1, self.dice_in_turn + 1),
            Event::SilverPaid { .. } => self.bought += 1,
            Event::TurnEnded { .. } => {
                self.turns += 1;
                self.is_turn = false;
                if self.dice_in_turn != 2 || self.bought > 1 {
                    return Err("a turn is two die actions and at most one purchase".into());
                }
                if !matches!(before.turn(), Turn::Seats(asked) if asked[0].ask == Ask::Turn && before.state().players[asked[0].seat].dice.is_empty())
                {
                    tally.see("B-034", "turn ended by itself");
                }
            }
            Event::GoodsLoaded { .. } => tally.see("B-062", "goods loaded"),
            Event::MarkerMoved { field, .. } if after.state().track[usize::from(field)].len() > 1 => {
                tally.see("B-064", "marker on top of others");
            }
            Event::AnimalsScored { points, .. } if points > 5 => tally.see("B-065", "animals score together"),
            Event::AreaCompleted { size, .. } => {
                let is_set_up = matches!(before.turn(), Turn::Seats(asked) if asked[0].ask == Ask::Estate);
                if is_set_up {
                    tally.see("B-009", "start area scored (option)");
                }
                tally.see("B-080", SIZES[usize::from(size) - 1]);
                tally.see("B-081", PHASES[before.state().phase.index()]);
            }
            Event::BonusTaken { large, .. } => tally.see("B-083", if large { "large bonus" } else { "small bonus" }),
            // Whatever comes between two turns is the mines'.
            Event::SilverGained { .. } if !self.is_turn => {
                let is_over = matches!(after.turn(), Turn::Over);
                tally.see("B-090", if is_over { "mines pay after phase E" } else { "mines pay" });
            }
            Event::ChipsGained { .. } if !self.is_turn => tally.see("B-101", "T2: chips from mines"),
            _ => {}
        }
        Ok(())
    }

    fn end(&self, tally: &mut Tally, table: &Table<Burgundy>) -> Result<(), String> {
        let seats = table.rules().seats.len();
        tally.see("B-001", ["game of 2", "game of 3", "game of 4"][seats - 2]);
        if (self.turns, self.dice) != (25 * seats, 50 * seats) {
            return Err(format!("{} turns and {} die actions for {seats} seats", self.turns, self.dice));
        }
        let sheet = table.scores();
        if sheet.iter().filter(|line| line.rank == 1).count() != 1 {
            return Err("there is not exactly one winner".into());
        }
        for (i, line) in sheet.iter().enumerate() {
            for other in sheet[..i].iter().filter(|other| other.total == line.total) {
                tally.see("B-092", "tie on points");
                if other.ties[0] == line.ties[0] {
                    tally.see("B-092", "tie on points and empty spaces");
                }
            }
        }
        for player in table.state().players.values() {
            for &(tile, rule, what) in AT_THE_END {
                if player.knows(tile) {
                    tally.see(rule, what);
                }
            }
        }
        Ok(())
    }
}

const AT_THE_END: &[(Tile, &str, &str)] = &[
    (Tile::T15, "B-110", "T15 at the end"),
    (Tile::T16, "B-111", "T16 at the end"),
    (Tile::T17, "B-111", "T17 at the end"),
    (Tile::T18, "B-111", "T18 at the end"),
    (Tile::T19, "B-111", "T19 at the end"),
    (Tile::T20, "B-111", "T20 at the end"),
    (Tile::T21, "B-111", "T21 at the end"),
    (Tile::T22, "B-111", "T22 at the end"),
    (Tile::T23, "B-111", "T23 at the end"),
    (Tile::T24, "B-112", "T24 at the end"),
    (Tile::T25, "B-113", "T25 at the end"),
    (Tile::T26, "B-114", "T26 at the end"),
];

/// A die is used as another number: what helped, and what it cost.
fn change(tally: &mut Tally, table: &Table<Burgundy>, player: &Player, die: u8, want: u8, helper: Option<Tile>) {
    let apart = die.abs_diff(want).min(6 - die.abs_diff(want));
    if apart == 0 {
        return;
    }
    let boosts = player.knows(Tile::T8);
    let boosted = boosts && table.rules().options.t8_boosts_free_shift;
    let rest = apart.saturating_sub(u8::from(helper.is_some()) * (1 + u8::from(boosted)));
    if boosts && rest > 1 {
        tally.see("B-106", "T8: cheaper change");
    }
    match helper {
        Some(Tile::T9) => tally.see("B-107", "T9: free shift"),
        Some(Tile::T10) => tally.see("B-107", "T10: free shift"),
        Some(Tile::T11) => tally.see("B-107", "T11: free shift"),
        Some(_) => tally.see("B-108", "T12: free shift"),
        None => {}
    }
    if helper.is_some() && rest > 0 {
        tally.see("B-115", "free shift and chips together");
    }
    if helper.is_some() && boosted && apart > 1 {
        tally.see("B-115", "T8 boosts a free shift (option)");
    }
    match if boosts { rest.div_ceil(2) } else { rest } {
        1 => tally.see("B-040", "die changed for 1 chip"),
        2 => tally.see("B-040", "die changed for 2 chips"),
        3 => tally.see("B-040", "die changed for 3 chips"),
        _ => {}
    }
}
