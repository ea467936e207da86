//! Set-ups of every kind, and the table after them (T-001 to T-003, T-068, T-077, T-095, T-099, T-102).

use super::Look;
use super::seen::{Families, Single};
use loire::engine::{Seats, Stream};
use loire::orleans::data::civics::{Civic, CivicSpace};
use loire::orleans::data::goods::Good;
use loire::orleans::data::hourglasses::Hourglass;
use loire::orleans::data::map::Town;
use loire::orleans::data::orders::Order;
use loire::orleans::data::places::{Category, Place};
use loire::orleans::setup::{
    Bathhouse, BathhouseSpace, Bribery, CivicBoard, EducationTracks, ModuleId, Options, Planning,
};
use loire::orleans::{Edition, Event, Rules, Setup};
use loire::parts::Set;
use loire::wire::Kind;
use serde_json::json;

pub const SINGLE: Single = &[
    ("T-003", "finite bank"),
    ("T-068", "covers with three"),
    ("T-068", "covers with two, research and court out"),
    ("T-068", "no covers with four"),
    ("T-068", "good laid on a space"),
    ("T-068", "bare space"),
    ("T-068", "technology beside navigation"),
    ("T-077", "covers with three"),
    ("T-077", "covers with two, arsonist and spy out"),
    ("T-077", "no covers with four"),
    ("T-095", "all tiles in the stacks"),
    ("T-095", "thirteen of a category"),
    ("T-095", "new tile in the stacks"),
    ("T-095", "new tile left out"),
    ("T-095", "corrected category"),
];
pub const FAMILIES: Families = &[
    ("T-001", "module:", ModuleId::NAMES),
    ("T-001", "modules together:", COUNTS),
    ("T-002", "civic board:", &["base", "newDeeds", "intrigue", "both"]),
    ("T-002", "no covers on two boards, with", &["two", "three", "four"]),
    ("T-003", "edition", Edition::NAMES),
    ("T-099", "players:", &["two", "three", "four"]),
    ("T-102", "tavern", FLAG),
    ("T-102", "peasantsLast", FLAG),
    ("T-102", "harvestByLetter", FLAG),
    ("T-102", "leviesStrict", FLAG),
    ("T-102", "tradingHouseTies", FLAG),
    ("T-102", "educationTracks", EducationTracks::NAMES),
    ("T-102", "bribery", Bribery::NAMES),
    ("T-102", "civicBoard", CivicBoard::NAMES),
];
const COUNTS: &[&str] = &["one", "two", "three", "four", "five"];
const FLAG: &[&str] = &["off", "on"];

/// Seat counts and editions in rotation; modules, options and tables at random.
pub fn setup(game: u64, stream: &mut Stream) -> Setup {
    let seats = Seats::new(2 + (game % 3) as u8).unwrap_or_else(|| unreachable!());
    let mut setup = Setup::new(seats, Edition::ALL[(game / 3 % 2) as usize]);
    let all = (1 << ModuleId::ALL.len()) - 1;
    setup.modules = Set::from_bits(if stream.below(5) == 0 { all } else { 1 + u64::from(stream.below(all as u32)) });
    base_options(&mut setup, stream);
    options(&mut setup, stream);
    tables(&mut setup, stream);
    setup
}

fn base_options(setup: &mut Setup, stream: &mut Stream) {
    let least = 5 * u16::from(setup.seats.number());
    let options = &mut setup.options;
    options.planning = Planning::ALL[stream.below(2) as usize];
    options.draw_optional = stream.below(6) == 0;
    options.lenient_bonus = stream.below(2) == 0;
    options.bathhouse = if stream.below(4) == 0 { Bathhouse::Draw } else { Bathhouse::Action };
    options.bathhouse_space = BathhouseSpace::ALL[stream.below(8) as usize];
    match setup.edition {
        _ if stream.below(3) > 0 => {}
        Edition::First => options.bank_total = Some(least + [0, 5, 20, 200][stream.below(4) as usize]),
        Edition::Later => options.place_pool = Some(1 + stream.below(13) as u8),
    }
}

fn options(setup: &mut Setup, stream: &mut Stream) {
    let has = |module: ModuleId| setup.modules.has(module);
    let mut coin = |module: ModuleId| has(module) && stream.below(2) == 0;
    let options = Options {
        civic_board: CivicBoard::ALL[usize::from(has(ModuleId::NewDeeds) && has(ModuleId::Intrigue))],
        peasants_last: coin(ModuleId::NewEvents),
        harvest_by_letter: coin(ModuleId::NewEvents),
        education_tracks: EducationTracks::ALL[usize::from(coin(ModuleId::NewEvents))],
        levies_strict: coin(ModuleId::NewEvents),
        trading_house_ties: coin(ModuleId::NewPlaces),
        tavern: coin(ModuleId::NewPlaces),
        bribery: match (coin(ModuleId::Intrigue), coin(ModuleId::Intrigue)) {
            (true, true) => Bribery::Off,
            (true, false) => Bribery::Menu,
            _ => Bribery::Full,
        },
        ..setup.options.clone()
    };
    setup.options = options;
}

/// Sometimes cards that are easy to fulfil, a deed or an intriguer with other spaces, tiles of another category.
fn tables(setup: &mut Setup, stream: &mut Stream) {
    const NEAR: [Town; 4] = [Town::Orleans, Town::Blois, Town::Montargis, Town::Briare];
    let mut tables = json!({});
    if setup.modules.has(ModuleId::Orders) && stream.below(2) == 0 {
        let towns = [1, 4][stream.below(2) as usize];
        for &order in Order::ALL {
            let (town, points) = (NEAR[stream.below(towns) as usize], 1 + stream.below(20));
            let good = Good::ALL[order.index() % 5];
            tables["orders"][order.name()] = json!({ "town": town, "goods": { good.name(): 1 }, "points": points });
        }
    }
    for civic in Civic::ALL.iter().filter(|civic| setup.modules.has(civic.row().module)) {
        if stream.below(16) == 0 {
            let spaces: Vec<CivicSpace> = civic.row().spaces.iter().rev().take(3).copied().collect();
            tables["civics"][civic.name()] = json!(spaces);
        }
    }
    if setup.modules.has(ModuleId::NewPlaces) && stream.below(4) == 0 {
        let farm = json!({ "category": "II", "spaces": ["monk"] });
        tables["placeTiles"] = json!({ "brasserie": { "category": "II" }, "sheepFarm": farm });
    }
    setup.tables = serde_json::from_value(tables).unwrap_or_else(|error| unreachable!("{error}"));
}

/// Whether this module is in play.
pub fn plays(rules: &Rules, module: ModuleId) -> bool {
    match module {
        ModuleId::Orders => !rules.orders.is_empty(),
        ModuleId::NewEvents => rules.pile(1).any(|(tile, _)| tile == Hourglass::Silentium),
        ModuleId::NewDeeds => rules.civics.played.has(Civic::Alchemy),
        ModuleId::Intrigue => rules.civics.played.has(Civic::Swindler),
        ModuleId::NewPlaces => rules.in_box.has(Place::Brasserie),
    }
}

/// Counts the situations of the finished set-up: its pieces.
pub fn event(look: &mut Look<'_>, event: &Event) -> Result<(), String> {
    if !matches!(event, Event::StartPlayerDrawn { .. }) {
        return Ok(());
    }
    let rules = look.after.rules();
    let seats = ["two", "three", "four"][rules.seats.len() - 2];
    let modules: Vec<ModuleId> = ModuleId::ALL.iter().copied().filter(|&module| plays(rules, module)).collect();
    modules.iter().for_each(|module| look.see_one("T-001", "module:", module.name()));
    look.see_one("T-001", "modules together:", COUNTS[modules.len() - 1]);
    look.see_one("T-099", "players:", seats);
    let is_first = std::ptr::eq(rules.edition, Edition::First.row());
    look.see_one("T-003", "edition", if is_first { Edition::First } else { Edition::Later }.name());
    look.if_so(rules.options.bank_total.is_some(), "T-003", "finite bank");
    boards(look, seats)?;
    stacks(look);
    chosen(look);
    Ok(())
}

/// The civic boards and the number of their spaces.
fn boards(look: &mut Look<'_>, seats: &'static str) -> Result<(), String> {
    let (state, rules) = (look.after.state(), look.after.rules());
    let (deeds, intrigue) = (plays(rules, ModuleId::NewDeeds), plays(rules, ModuleId::Intrigue));
    let board = match (deeds, intrigue) {
        (true, true) => "both",
        (true, false) => "newDeeds",
        (false, true) => "intrigue",
        _ => "base",
    };
    look.see_one("T-002", "civic board:", board);
    if rules.deeds.is_empty() != (deeds || intrigue) {
        return Err("base deeds and civic boards must exclude each other".into());
    }
    if deeds && intrigue {
        look.see_one("T-002", "no covers on two boards, with", seats);
    } else if deeds || intrigue {
        let two =
            if deeds { "covers with two, research and court out" } else { "covers with two, arsonist and spy out" };
        let what = [two, "covers with three", "no covers with four"][rules.seats.len() - 2];
        look.see(if deeds { "T-068" } else { "T-077" }, what);
    }
    let left_out = if deeds { [Civic::Research, Civic::Court] } else { [Civic::Arsonist, Civic::Spy] };
    let is_out = |civic: &Civic| !rules.civics.played.has(*civic);
    if (deeds || intrigue) && left_out.iter().all(is_out) != (rules.seats.len() == 2) {
        return Err("the wrong deeds or intriguers are out".into());
    }
    for civic in [Civic::HarvestFestival, Civic::SheepBreeding] {
        let spaces = if deeds { rules.civics.rows[civic.index()].spaces.len() } else { 0 };
        let lying = state.civics[civic].0.iter().flatten().count();
        look.if_so(lying > 0, "T-068", "good laid on a space");
        look.if_so(lying < spaces, "T-068", "bare space");
    }
    let beside = if deeds { rules.civics.rows[Civic::Navigation.index()].spaces.len() as u8 } else { 0 };
    look.if_so(deeds, "T-068", "technology beside navigation");
    if state.navigation != beside { Err("navigation has a wrong number of technology tiles".into()) } else { Ok(()) }
}

/// The place tiles in play.
fn stacks(look: &mut Look<'_>) {
    let (state, rules) = (look.after.state(), look.after.rules());
    if !plays(rules, ModuleId::NewPlaces) {
        return;
    }
    let drawn = [Category::I, Category::II].map(|category| rules.pool(category));
    look.if_so(drawn == [None; 2], "T-095", "all tiles in the stacks");
    look.if_so(drawn.contains(&Some(13)), "T-095", "thirteen of a category");
    for place in [Place::Brasserie, Place::TradingHouse, Place::SheepFarm] {
        look.see("T-095", if state.places.has(place) { "new tile in the stacks" } else { "new tile left out" });
    }
    look.if_so(rules.place(Place::Brasserie).category == Category::II, "T-095", "corrected category");
}

fn chosen(look: &mut Look<'_>) {
    let rules = look.after.rules();
    let options = rules.options.clone();
    let flag = |is_on: bool| FLAG[usize::from(is_on)];
    if plays(rules, ModuleId::NewPlaces) {
        look.see_one("T-102", "tavern", flag(options.tavern));
        look.see_one("T-102", "tradingHouseTies", flag(options.trading_house_ties));
    }
    if plays(rules, ModuleId::NewEvents) {
        look.see_one("T-102", "peasantsLast", flag(options.peasants_last));
        look.see_one("T-102", "harvestByLetter", flag(options.harvest_by_letter));
        look.see_one("T-102", "leviesStrict", flag(options.levies_strict));
        look.see_one("T-102", "educationTracks", options.education_tracks.name());
    }
    if plays(rules, ModuleId::Intrigue) {
        look.see_one("T-102", "bribery", options.bribery.name());
    }
    look.see_one("T-102", "civicBoard", options.civic_board.name());
}
