//! Scenes of Orléans and their notation.
//!
//! A scene contains only what it names. No player has coins, markets and spaces are empty, each player's four followers
//! are in the bag, and seat A is at turn as the start player of round 2, a trading day, unless the scene says
//! otherwise. Goods lie on the paths so that about seven of each kind are on the goods market. Moved pieces come from
//! the supplies, and markers follow: a player with three scholars has made three steps on their track.

mod arrange;
mod expect;
pub mod lively;

pub use super::*;

pub use loire::orleans::data::civics::Civic;
pub use loire::orleans::data::deeds::Deed;
pub use loire::orleans::data::followers::{ByFollower, Follower, Follower::*, Role};
pub use loire::orleans::data::goods::{ByGood, Good, Good::*};
pub use loire::orleans::data::hourglasses::Hourglass;
pub use loire::orleans::data::map::{Path, Town};
pub use loire::orleans::data::orders::Order;
pub use loire::orleans::data::places::{Category, Place, Place::*, Space};
pub use loire::orleans::data::tracks::{Citizen, Track};
pub use loire::orleans::modules::civics::vocabulary::Spot;
pub use loire::orleans::modules::civics::vocabulary::{self as civics, Events as CivicsEvent};
pub use loire::orleans::modules::new_places::vocabulary::{self as new_places, Events as NewPlacesEvent};
pub use loire::orleans::modules::orders::vocabulary::{self as orders, Events as OrdersEvent};
pub use loire::orleans::setup::{
    Bathhouse as Bathing, BathhouseSpace, Bribery, CivicBoard, Edition, EducationTracks, ModuleId, Options, Planning,
    Setup,
};
pub use loire::orleans::state::{Gear, Player, State};
pub use loire::orleans::tables::{OrderTable, Tables};
pub use loire::orleans::{Action, Ask, Draw, Event, Orleans, Outcome, Rules, Step};
pub use loire::orleans::{chance as draws, questions as answers, questions as asks, round as steps};
pub use loire::wire::{parse, text};

/// Asserts that this table is refused when it is loaded, with this path or one inside it as the first problem.
#[track_caller]
pub fn refused_at(path: &str, resumed: Result<Table<Orleans>, loire::engine::StateError>) {
    let Err(loire::engine::StateError::Corrupt(corrupt)) = resumed else { panic!("not refused at {path}") };
    let broken = corrupt.path;
    let is_there = broken.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with(['[', '.']));
    assert!(is_there, "refused at \"{broken}\", not at {path}");
}

/// The phases of a round (O-001).
pub fn seven_phases() -> [Step; 7] {
    [
        steps::Hourglass.into(),
        steps::Census.into(),
        steps::Followers.into(),
        steps::StartPlanning.into(),
        steps::Acting.into(),
        steps::Events.into(),
        steps::EndRound.into(),
    ]
}

/// A set-up of an edition with its options changed.
pub fn setup(edition: Edition, seats: u8, change: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = Setup::new(Seats::new(seats).unwrap(), edition);
    change(&mut setup.options);
    setup
}

/// A scene by the rules of the later edition.
pub fn later(seats: u8) -> Scene {
    later_with(seats, |_| {})
}

/// A scene by the rules of 2014.
pub fn first(seats: u8) -> Scene {
    first_with(seats, |_| {})
}

/// A scene of the later edition with modules of Trade & Intrigue.
pub fn with(seats: u8, modules: &[ModuleId]) -> Scene {
    with_options(seats, modules, |_| {})
}

/// A scene of the later edition with modules of Trade & Intrigue and options.
pub fn with_options(seats: u8, modules: &[ModuleId], change: impl FnOnce(&mut Options)) -> Scene {
    Scene::new(expanded(Edition::Later, seats, modules, change), Until::Acting)
}

/// The same scene with modules of Trade & Intrigue in each edition.
pub fn both_with(seats: u8, modules: &[ModuleId]) -> [Scene; 2] {
    [Edition::First, Edition::Later].map(|edition| scene_of(expanded(edition, seats, modules, |_| {})))
}

/// A scene of any set-up.
pub fn scene_of(setup: Setup) -> Scene {
    Scene::new(setup, Until::Acting)
}

/// A scene of this set-up.
pub fn with_setup(setup: Setup) -> Scene {
    Scene::new(setup, Until::Acting)
}

/// A set-up of an edition with modules of Trade & Intrigue and its options changed.
pub fn expanded(edition: Edition, seats: u8, modules: &[ModuleId], change: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = setup(edition, seats, change);
    setup.modules = modules.iter().copied().collect();
    setup
}

/// Custom tables of a host: two order cards, two deeds, an intriguer, two place tiles.
pub fn other_tables() -> Tables {
    let tables = serde_json::json!({
        "orders": {
            "order3": { "town": "blois", "goods": { "grain": 1 }, "points": 4 },
            "order20": { "town": "orleans", "goods": { "cheese": 1 }, "points": 7 },
        },
        "civics": {
            "alchemy": [{}, {}, {}, {}, {}],
            "harvestFestival": [{ "role": "farmer", "good": "wool" }, { "role": "boatman", "good": "grain" }],
            "spy": [{ "role": "craftsman" }, { "role": "craftsman" }, { "role": "trader" }],
        },
        "placeTiles": { "sheepFarm": { "category": "II", "spaces": ["farmer"] }, "brasserie": { "category": "II" } },
    });
    serde_json::from_value(tables).unwrap()
}

/// The same scene in each edition.
pub fn both(seats: u8) -> [Scene; 2] {
    [first(seats), later(seats)]
}

/// A scene of the later edition with options.
pub fn later_with(seats: u8, change: impl FnOnce(&mut Options)) -> Scene {
    Scene::new(setup(Edition::Later, seats, change), Until::Acting)
}

/// A scene of 2014 with options.
pub fn first_with(seats: u8, change: impl FnOnce(&mut Options)) -> Scene {
    Scene::new(setup(Edition::First, seats, change), Until::Acting)
}

/// A table as it is dealt: nothing is arranged, and it stops at the first question of round 1.
pub fn opening(setup: Setup) -> Scene {
    let mut scene = Scene::sit(setup, ());
    while let Turn::Chance(_) = scene.table.turn() {
        fairest_outcome(&mut scene.table);
    }
    scene
}

/// A table of Orléans that is arranged and played.
pub type Scene = super::Scene<Orleans>;

impl Staged for Orleans {
    type Stage = ();
    #[track_caller]
    fn keep_the_laws(setup: &Setup, (): &(), state: &mut State) {
        loire::orleans::arrange::keep_the_laws(&Rules::new(setup).unwrap(), state);
    }
}

/// How far a scene is played before it is arranged.
#[derive(Clone, Copy, PartialEq)]
enum Until {
    /// Before the hour glass is turned over.
    Dawn,
    /// All seats plan.
    Planning,
    /// The start player acts.
    Acting,
}

impl Scene {
    fn new(setup: Setup, until: Until) -> Self {
        let mut scene = Scene::sit(setup, ());
        let table = &mut scene.table;
        loop {
            match table.turn() {
                Turn::Chance(Draw::Hourglass(draws::TurnHourglass)) if until == Until::Dawn => break,
                Turn::Chance(_) => fairest_outcome(table),
                Turn::Seats(pending) if pending[0].ask == Ask::Plan(asks::MakePlan) && until == Until::Acting => {
                    table.play(pending[0].seat, Action::Ready(answers::Ready), &mut |_| {}).unwrap();
                }
                Turn::Seats(_) => break,
                Turn::Over => unreachable!("the game ends before the scene begins"),
            }
        }
        let scene = scene.arrange(|state| {
            for player in state.players.values_mut() {
                player.coins = 0;
                player.followers.market = ByFollower::default();
            }
        });
        if until == Until::Dawn { scene } else { scene.event("tradingDay") }
    }

    /// The same scene in planning, not yet arranged.
    pub fn planning(self) -> Self {
        Scene::new(self.setup, Until::Planning)
    }

    /// The same scene, not yet arranged, before the hour glass of the first round in which this tile may come.
    pub fn dawn(self, tile: &str) -> Self {
        Scene::new(self.setup, Until::Dawn).hourglasses_before(tile)
    }

    /// These seats are ready: they recall, plan, shelter and install nothing more.
    #[track_caller]
    pub fn ready<const N: usize>(self, seats: [Who; N]) -> Self {
        seats.into_iter().fold(self, |scene, who| scene.play(who, "ready"))
    }

    /// All seats are ready with planning, after all pending draws.
    #[track_caller]
    pub fn ready_all(self) -> Self {
        let mut scene = self.deal_any();
        while let Some((who, Ask::Plan(asks::MakePlan))) = scene.asked() {
            scene = scene.play(who, "ready");
        }
        scene
    }

    /// These seats pass in turn.
    #[track_caller]
    pub fn pass<const N: usize>(self, seats: [Who; N]) -> Self {
        seats.into_iter().fold(self, |scene, who| scene.play(who, "pass"))
    }

    /// All remaining seats pass, and lay down no technology.
    #[track_caller]
    pub fn pass_all(mut self) -> Self {
        while let Some((who, ask @ (Ask::Turn(asks::Turn) | Ask::Install(asks::Installing)))) = self.asked() {
            self = self.play(who, if ask == Ask::Turn(asks::Turn) { "pass" } else { "ready" });
        }
        self
    }

    /// The first seat that is asked, with its question.
    fn asked(&self) -> Option<(Who, Ask)> {
        match self.table.turn() {
            Turn::Seats(pending) => Some(([A, B, C, D][pending[0].seat.index()], pending[0].ask)),
            _ => None,
        }
    }

    pub fn player(&self, who: Who) -> &Player {
        &self.table.state().players[who.seat()]
    }
}

/// Draws what there is most of, so that goods are spread evenly; seat A begins.
fn fairest_outcome(table: &mut Table<Orleans>) {
    let outcomes = table.outcomes();
    let fairest = outcomes.iter().rev().max_by_key(|weighted| weighted.weight).unwrap().outcome;
    table.settle(fairest, &mut |_| {}).unwrap();
}

/// The member with this name.
#[track_caller]
pub fn named<K: Kind>(name: &str) -> K {
    K::from_name(name).unwrap_or_else(|| panic!("unknown name: {name}"))
}

/// The role of a neutral follower.
pub fn role(follower: Follower) -> Role {
    loire::bagbuilding::Follower::role(follower)
}

/// The numbers of each kind.
pub fn count<K: Kind, const M: usize>(pieces: impl IntoIterator<Item = K>) -> loire::parts::By<K, u8, M> {
    let mut by = loire::parts::By::default();
    pieces.into_iter().for_each(|piece| by.put(piece));
    by
}

/// The action of this line.
#[track_caller]
pub fn read(line: &str) -> Action {
    super::read::<Orleans>(line)
}
