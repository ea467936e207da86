//! One-line scenes: a real table, rearranged so that every law still holds, then played by notation.
//!
//! A scene holds only what it names. Depots are empty, nobody owns anything but the start castle, and seat A is at turn
//! in round 1 of phase C with the dice 1 and 1, unless the scene says otherwise. Whatever it does not name lies in the
//! supplies or has left the game, so pieces are conserved. After every answer the table is held to all laws, and is
//! saved, loaded and compared.

#![allow(dead_code, unused_imports, reason = "every test binary uses its own part of this")]

mod balance;

pub use loire::burgundy::data::duchies::DuchyId;
pub use loire::burgundy::data::tiles::{Colour, Good, Good::*, Tile, Tile::*};
pub use loire::burgundy::duchy::{Face, Layout, Space};
pub use loire::burgundy::setup::{Options, Setup, SetupMode, TieBreakMode};
pub use loire::burgundy::state::{Depot, Phase, Player, Source, State};
pub use loire::burgundy::{Action, Ask, Burgundy, Draw, Event, Outcome, Rules, Step, notation, rules::AREA_POINTS};
pub use loire::engine::{Entry, Item, Record, Seat, Seated, Seats, Table, Turn};
pub use loire::parts::Kind;

use loire::burgundy::data::tiles::ByGood;

/// A seat by its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    A,
    B,
    C,
    D,
}
pub use Who::{A, B, C, D};

impl Who {
    pub fn seat(self) -> Seat {
        Seat::new(self as u8).unwrap()
    }
}

pub fn space(number: u8) -> Space {
    Space::new(number).unwrap()
}

pub fn depot(number: u8) -> Depot {
    Depot::new(number).unwrap()
}

pub fn face(number: u8) -> Face {
    Face::new(number).unwrap()
}

/// A set-up with its options changed.
pub fn setup(seats: u8, change: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = Setup::new(Seats::new(seats).unwrap());
    change(&mut setup.options);
    setup
}

/// A scene by the standard rules.
pub fn scene(seats: u8) -> Scene {
    scene_with(seats, |_| {})
}

/// A scene with options.
pub fn scene_with(seats: u8, change: impl FnOnce(&mut Options)) -> Scene {
    Scene::new(setup(seats, change), Phase::C, 1, None)
}

/// A scene on another duchy, for everybody, with the start castles there.
pub fn scene_on(seats: u8, duchy: DuchyId, start: u8) -> Scene {
    let setup = setup(seats, |options| {
        options.setup = SetupMode::AdvancedOpen;
        options.board_pairs = vec![[duchy, duchy]; seats.into()];
    });
    Scene::new(setup, Phase::C, 1, Some((duchy, start)))
}

/// A table being arranged and played.
#[derive(Clone)]
pub struct Scene {
    setup: Setup,
    estate: Option<(DuchyId, u8)>,
    pub table: Table<Burgundy>,
    /// Everything told since the scene was arranged.
    pub events: Vec<Event>,
    /// What every seat owned when the scene was arranged.
    before: Vec<Player>,
}

impl Scene {
    fn new(setup: Setup, phase: Phase, round: u8, estate: Option<(DuchyId, u8)>) -> Self {
        let mut table = Table::<Burgundy>::new(&setup).unwrap();
        loop {
            let is_there = (table.state().phase, table.state().round) == (phase, round);
            match table.turn() {
                Turn::Seats(pending) if pending[0].ask == Ask::Estate => {
                    let (duchy, start) = estate.expect("a scene with boards names its duchy: scene_on");
                    let action = Action::ChooseEstate { duchy, space: space(start) };
                    table.play(pending[0].seat, action, &mut |_| {}).unwrap();
                }
                Turn::Seats(_) if is_there => break,
                Turn::Seats(pending) => {
                    let seat = pending[0].seat;
                    let action = match table.state().players[seat].dice.first() {
                        Some(&die) => Action::TakeChips { die: Some(die) },
                        None => Action::EndTurn,
                    };
                    table.play(seat, action, &mut |_| {}).unwrap();
                }
                Turn::Chance(_) => first_outcome(&mut table),
                Turn::Over => unreachable!("the game is over before {phase:?} {round}"),
            }
        }
        let state = table.state_mut();
        for depot in &mut state.depots {
            *depot = Default::default();
        }
        state.black = Default::default();
        let mut scene = Scene { setup, estate, table, events: vec![], before: vec![] };
        for player in scene.table.state_mut().players.values_mut() {
            player.goods = ByGood::default();
            (player.silver, player.chips) = (0, 0);
        }
        scene.dice(A, [1, 1])
    }

    /// The same scene, not yet arranged, in another phase.
    pub fn phase(self, phase: Phase) -> Self {
        let round = self.table.state().round;
        Scene::new(self.setup, phase, round, self.estate)
    }

    /// The same scene, not yet arranged, in another round.
    pub fn round(self, round: u8) -> Self {
        let phase = self.table.state().phase;
        Scene::new(self.setup, phase, round, self.estate)
    }

    // To arrange.

    pub fn dice(self, who: Who, dice: [u8; 2]) -> Self {
        self.arrange(|state| {
            let player = &mut state.players[who.seat()];
            player.dice.clear();
            dice.iter().for_each(|&die| player.roll(face(die)));
        })
    }

    pub fn chips(self, who: Who, chips: u16) -> Self {
        self.arrange(|state| state.players[who.seat()].chips = chips)
    }

    pub fn silver(self, who: Who, silver: u16) -> Self {
        self.arrange(|state| state.players[who.seat()].silver = silver)
    }

    /// Just these tiles are in storage.
    pub fn store<const N: usize>(self, who: Who, tiles: [Tile; N]) -> Self {
        self.arrange(|state| {
            let player = &mut state.players[who.seat()];
            player.storage.clear();
            tiles.iter().for_each(|&tile| player.store(tile));
        })
    }

    /// These tiles lie in the duchy, besides those that lie there.
    pub fn duchy<const N: usize>(self, who: Who, tiles: [(u8, Tile); N]) -> Self {
        self.arrange(|state| {
            tiles.iter().for_each(|&(at, tile)| state.players[who.seat()].duchy.place(space(at), tile));
        })
    }

    /// Up to three knowledge tiles lie in duchy 1, north-east of the centre.
    pub fn knows<const N: usize>(self, who: Who, tiles: [Tile; N]) -> Self {
        self.arrange(|state| {
            let duchy = &mut state.players[who.seat()].duchy;
            for tile in tiles {
                let free = [12, 7, 3].into_iter().find(|&at| duchy.tile(space(at)).is_none());
                duchy.place(space(free.expect("room for three knowledge tiles")), tile);
            }
        })
    }

    pub fn goods(self, who: Who, good: Good, count: u8) -> Self {
        self.arrange(|state| state.players[who.seat()].goods[good] = count)
    }

    pub fn sold(self, who: Who, good: Good, count: u8) -> Self {
        self.arrange(|state| state.players[who.seat()].sold[good] = count)
    }

    /// Just these tiles lie in a numbered depot, on spaces of their colours.
    pub fn depot<const N: usize>(self, number: u8, tiles: [Tile; N]) -> Self {
        let rules = Rules::new(&self.setup).unwrap();
        let phase = self.table.state().phase;
        self.arrange(|state| {
            let slots = &mut state.depots[depot(number).index()].tiles;
            *slots = [None; 4];
            for tile in tiles {
                let fits = |slot: &usize| rules.slot_colour(depot(number).index(), *slot, phase) == Some(tile.colour());
                let free = (0..4).filter(fits).find(|&slot| slots[slot].is_none());
                slots[free.unwrap_or_else(|| panic!("no space for {tile:?} in depot {number}"))] = Some(tile);
            }
        })
    }

    /// Just these tiles lie in the black depot.
    pub fn black<const N: usize>(self, tiles: [Tile; N]) -> Self {
        self.arrange(|state| {
            state.black = [None; 8];
            tiles.iter().zip(&mut state.black).for_each(|(&tile, slot)| *slot = Some(tile));
        })
    }

    /// Just these goods lie at a numbered depot.
    pub fn cargo<const N: usize>(self, number: u8, goods: [Good; N]) -> Self {
        self.arrange(|state| {
            let pile = &mut state.depots[depot(number).index()].goods;
            *pile = ByGood::default();
            goods.iter().for_each(|&good| pile[good] += 1);
        })
    }

    /// Points that were made earlier.
    pub fn points(self, who: Who, source: Source, points: u16) -> Self {
        self.arrange(|state| state.players[who.seat()].points[source] = points)
    }

    /// The stacks of the turn-order track, from the left, each from bottom to top.
    pub fn track<const N: usize>(self, stacks: [&[Who]; N]) -> Self {
        self.arrange(|state| {
            state.track = Default::default();
            for (field, stack) in stacks.iter().enumerate() {
                state.track[field] = stack.iter().map(|who| who.seat()).collect();
            }
        })
    }

    #[track_caller]
    fn arrange(mut self, change: impl FnOnce(&mut State)) -> Self {
        let scores_start = self.setup.options.score_start_area;
        let start = self.estate.map_or(18, |(_, start)| start);
        let state = self.table.state_mut();
        change(state);
        balance::keep_the_laws(state, if scores_start { None } else { Some(space(start)) });
        self.events.clear();
        self.before = state.players.values().to_vec();
        self
    }

    // To play.

    /// A seat answers, in notation; everything holds afterwards.
    #[track_caller]
    pub fn play(mut self, who: Who, line: &str) -> Self {
        self.validate("as arranged");
        let Scene { table, events, .. } = &mut self;
        if let Err(broken) = table.play(who.seat(), read(line), &mut |event| events.push(event)) {
            panic!("{who:?} may not {line}: {broken}\n{who:?} may: {:#?}", self.legal(who));
        }
        self.validate(line);
        self.saved()
    }

    /// A seat's answer is refused by this rule, and nothing changes.
    #[track_caller]
    pub fn refused(self, who: Who, line: &str, rule: &str) -> Self {
        self.refused_as(who, read(line), rule, None)
    }

    /// A seat's answer is refused by this rule and with this code, and nothing changes.
    #[track_caller]
    pub fn refused_as(mut self, who: Who, action: Action, rule: &str, code: Option<&str>) -> Self {
        self.validate("as arranged");
        let before = self.table.clone();
        let line = notation::write(action);
        let Err(broken) = self.table.play(who.seat(), action, &mut |_| panic!("a refused action tells nothing")) else {
            panic!("{who:?} may {line}, though {rule} says no");
        };
        assert_eq!(broken.rule, rule, "{line}: {broken}");
        assert_eq!(broken.code(), code.unwrap_or(broken.code()), "{line}: {broken}");
        assert!(self.table == before, "{line} is refused and changes the table");
        assert!(!self.legal(who).contains(&line), "{line} is refused and offered");
        self
    }

    /// A seat takes chips with every die it has left, and buys nothing.
    #[track_caller]
    pub fn pass(mut self, who: Who) -> Self {
        while self.table.ask(who.seat()) == Some(&Ask::Turn) {
            let dice = self.table.state().players[who.seat()].dice.clone();
            let Some(die) = dice.first() else { return self.play(who, "end turn") };
            self = self.play(who, &format!("{}: chips", die.number()));
            if dice.len() == 1 && self.table.ask(who.seat()).is_none() {
                break;
            }
        }
        self
    }

    /// Chance answers, in notation, one draw after the other.
    #[track_caller]
    pub fn deal<const N: usize>(mut self, lines: [&str; N]) -> Self {
        for line in lines {
            let outcome = notation::read_outcome(line).unwrap_or_else(|| panic!("not an outcome: {line}"));
            let Scene { table, events, .. } = &mut self;
            if let Err(broken) = table.settle(outcome, &mut |event| events.push(event)) {
                panic!("not {line}: {broken}; {:?}", self.table.turn());
            }
            self.validate(line);
        }
        self
    }

    /// Chance answers whatever it owes, always with what comes first.
    #[track_caller]
    pub fn deal_any(mut self) -> Self {
        while let Turn::Chance(_) = self.table.turn() {
            first_outcome(&mut self.table);
            self.validate("chance");
        }
        self
    }

    /// Saved in the middle of whatever is asked, and loaded: the same table.
    #[track_caller]
    pub fn saved(self) -> Self {
        let state = serde_json::to_string(self.table.state()).unwrap();
        let agenda = serde_json::to_string(self.table.agenda()).unwrap();
        let (state, agenda) = (serde_json::from_str(&state).unwrap(), serde_json::from_str(&agenda).unwrap());
        let loaded = Table::<Burgundy>::resume(&self.setup, state, agenda).unwrap().unwrap();
        assert!(loaded == self.table, "saving and loading changes the table");
        self
    }

    #[track_caller]
    fn validate(&self, when: &str) {
        if let Err(corrupt) = self.table.validate() {
            panic!("{when}: {corrupt}");
        }
    }

    // To look.

    pub fn player(&self, who: Who) -> &Player {
        &self.table.state().players[who.seat()]
    }

    /// Everything a seat may answer, in notation.
    pub fn legal(&self, who: Who) -> Vec<String> {
        self.table.legal_actions(who.seat()).into_iter().map(notation::write).collect()
    }

    /// What a seat may answer that begins like this.
    pub fn legal_like(&self, who: Who, beginning: &str) -> Vec<String> {
        self.legal(who).into_iter().filter(|line| line.starts_with(beginning)).collect()
    }

    // To expect.

    #[track_caller]
    pub fn expect_legal<const N: usize>(self, who: Who, beginning: &str, lines: [&str; N]) -> Self {
        let mut legal = self.legal_like(who, beginning);
        let mut lines = lines.map(str::to_owned).to_vec();
        legal.sort();
        lines.sort();
        assert_eq!(legal, lines, "what {who:?} may answer");
        self
    }

    #[track_caller]
    pub fn expect_silver(self, who: Who, silver: u16) -> Self {
        assert_eq!(self.player(who).silver, silver, "{who:?}'s silver");
        self
    }

    #[track_caller]
    pub fn expect_chips(self, who: Who, chips: u16) -> Self {
        assert_eq!(self.player(who).chips, chips, "{who:?}'s chips");
        self
    }

    /// Points of one source, gained since the scene was arranged.
    #[track_caller]
    pub fn expect_points(self, who: Who, source: Source, points: u16) -> Self {
        let gained = self.player(who).points[source] - self.before[who as usize].points[source];
        assert_eq!(gained, points, "{who:?}'s new points for {}", source.name());
        self
    }

    /// Points of all sources on the track, gained since the scene was arranged.
    #[track_caller]
    pub fn expect_all_points(self, who: Who, points: u16) -> Self {
        let sum = |player: &Player| -> u16 { player.points.values().iter().sum() };
        assert_eq!(sum(self.player(who)) - sum(&self.before[who as usize]), points, "{who:?}'s new points");
        self
    }

    /// A line of the score sheet, as if the game ended now.
    #[track_caller]
    pub fn expect_score(self, who: Who, source: &str, points: i32) -> Self {
        let sheet = self.table.scores();
        let line = sheet[who as usize].sources.iter().find(|line| line.source == source);
        assert_eq!(line.map(|line| line.points), Some(points), "{who:?}'s {source}");
        self
    }

    #[track_caller]
    pub fn expect_store<const N: usize>(self, who: Who, tiles: [Tile; N]) -> Self {
        let mut tiles = tiles.to_vec();
        tiles.sort();
        assert_eq!(self.player(who).storage.to_vec(), tiles, "{who:?}'s storage");
        self
    }

    #[track_caller]
    pub fn expect_tile(self, who: Who, at: u8, tile: Option<Tile>) -> Self {
        assert_eq!(self.player(who).duchy.tile(space(at)), tile, "{who:?}'s space {at}");
        self
    }

    #[track_caller]
    pub fn expect_goods<const N: usize>(self, who: Who, goods: [(Good, u8); N]) -> Self {
        assert_eq!(there(&self.player(who).goods), goods, "{who:?}'s goods");
        self
    }

    #[track_caller]
    pub fn expect_sold<const N: usize>(self, who: Who, goods: [(Good, u8); N]) -> Self {
        assert_eq!(there(&self.player(who).sold), goods, "what {who:?} sold");
        self
    }

    #[track_caller]
    pub fn expect_cargo<const N: usize>(self, number: u8, goods: [(Good, u8); N]) -> Self {
        assert_eq!(there(&self.table.state().depot(depot(number)).goods), goods, "goods at depot {number}");
        self
    }

    #[track_caller]
    pub fn expect_depot<const N: usize>(self, number: u8, tiles: [Tile; N]) -> Self {
        let lying: Vec<Tile> = self.table.state().depot(depot(number)).tiles.into_iter().flatten().collect();
        assert_eq!(lying, tiles, "tiles in depot {number}");
        self
    }

    #[track_caller]
    pub fn expect_dice<const N: usize>(self, who: Who, dice: [u8; N]) -> Self {
        let left: Vec<u8> = self.player(who).dice.iter().map(|die| die.number()).collect();
        assert_eq!(left, dice, "{who:?}'s dice");
        self
    }

    #[track_caller]
    pub fn expect_removed(self, tile: Tile, more: u8, than: &Scene) -> Self {
        assert_eq!(
            self.table.state().removed[tile],
            than.table.state().removed[tile] + more,
            "{tile:?} out of the game"
        );
        self
    }

    /// Just this seat is asked just this.
    #[track_caller]
    pub fn expect_ask(self, who: Who, ask: Ask) -> Self {
        assert_eq!(self.table.ask(who.seat()), Some(&ask), "what {who:?} is asked");
        self
    }

    /// The seats in turn order.
    #[track_caller]
    pub fn expect_order<const N: usize>(self, order: [Who; N]) -> Self {
        let seats: Vec<Seat> = self.table.state().turn_order().collect();
        assert_eq!(seats, order.map(Who::seat), "turn order");
        self
    }
}

/// The action that this line writes.
#[track_caller]
pub fn read(line: &str) -> Action {
    notation::read(line).unwrap_or_else(|| panic!("not an action: {line}"))
}

/// Chance's first answer.
pub fn first_outcome(table: &mut Table<Burgundy>) {
    let outcome = table.outcomes()[0].outcome;
    table.settle(outcome, &mut |_| {}).unwrap();
}

fn there(goods: &ByGood<u8>) -> Vec<(Good, u8)> {
    goods.iter().filter(|&(_, count)| count > 0).collect()
}
