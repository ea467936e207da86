//! Random players of Orléans Stories with a leaning, so that games go deep in different directions.
//!
//! A player who chooses uniformly among all legal actions leaves followers unused and passes. The suites and the soak
//! run share these players.

use loire::engine::{Seat, Stream, Table};
use loire::parts::Set;
use loire::stories::data::places::{Place, Place::*};
use loire::stories::data::tasks::task_sheet;
use loire::stories::data::wares::Follower::Knight;
use loire::stories::deeds::dispatch::{Destination, Mode};
use loire::stories::deeds::field_for;
use loire::stories::modules::first_kingdom::vocabulary::StrikeField;
use loire::stories::setup::Scenario;
use loire::stories::state::Tile;
use loire::stories::{Action, Setup, Stories, questions as answers};
use loire::wire::Member;

/// The places that a player prefers to fill and to use first.
const LEANINGS: [&[Place]; 8] = [
    &[],
    &[Territory, Mill, Cottage, Gate, Village, Estate],
    &[Gate, GunpowderTower, Mill, Cottage, University, Laboratory],
    &[Mill, Cottage, Castle, Territory, Gate, Fortress, Estate],
    &[BuildersYard, Market, Bathhouse, Pub, Bakery, CountyFair, GunpowderTower, Gate, Mill, Cottage],
    &[Territory, Gate, Mill, Cottage, University, Village, Monastery, Church, Laboratory],
    &[Territory, Mill, Gate, Estate, Cottage, Castle, BuildersYard, TradingBoat, Library],
    &[Territory, Gate, Village, Mill, Cottage, Fortress, Church, Castle, University, Monastery, Laboratory, Estate],
];

/// Number of leanings: none, passive, and those above.
pub const WAYS: u64 = 2 + LEANINGS.len() as u64;

/// Keeps the legal actions that this seat considers in this game: in some games all seats have the same leaning, in
/// others each has its own.
pub fn consider(game: u64, table: &Table<Stories>, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
    let (part, turn) = (game % WAYS, game / WAYS);
    let number = if turn % 2 == 0 { part } else { (part + 3 * u64::from(seat.number())) % WAYS };
    match number {
        0 => {}
        1 => keep(legal, stream, 9, |action| {
            matches!(action, Action::Ready(_) | Action::Pass(_) | Action::Decline(_) | Action::Stop(_))
        }),
        _ => eager(LEANINGS[number as usize - 2], table, seat, legal, stream),
    }
}

/// In `often` of ten cases keeps only actions that satisfy the condition, if there are any.
fn keep(legal: &mut Vec<Action>, stream: &mut Stream, often: u32, holds: impl Fn(&Action) -> bool) {
    if stream.below(10) < often && legal.iter().any(&holds) {
        legal.retain(holds);
    }
}

/// Does whatever is useful, its preferences first.
fn eager(likes: &[Place], table: &Table<Stories>, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
    let at = table.at();
    let board = &at.state.players[seat].followers.spaces;
    let layout = &at.rules.printed.layout;
    let sends = likes.first() == Some(&Gate);
    let wanted = |tile: Tile| wanted(table, seat, tile, sends);
    // How much a plan helps: preferred and nearly full places come first; a Gate takes wanted tiles.
    let worth = |plan: &answers::Plan| -> u32 {
        let place = plan.space.place();
        let spaces = layout.spaces(place);
        let missing = spaces.without(board.taken()).len();
        let liked = likes.iter().position(|&other| other == place).map_or(0, |rank| 40 - 2 * rank as u32);
        if at.rules.place(place).effect.is_gate() {
            return wanted(plan.tile) * (1 + liked / 20);
        }
        let could_fill = spaces.iter().all(|space| board.taken().has(space) || space == plan.space || missing <= 3);
        let knight = u32::from(plan.tile == Tile::Follower(Knight) && place == Territory);
        1 + liked + 5 * knight + 3 * (4 - u32::from(missing.min(4))) + u32::from(could_fill)
    };
    let plans =
        legal.iter().filter_map(|action| if let Action::Plan(plan) = action { Some(worth(plan)) } else { None });
    if let Some(best) = plans.max() {
        keep(legal, stream, 8, |action| matches!(action, Action::Plan(plan) if best > 0 && worth(plan) == best));
        return;
    }
    keep(legal, stream, 6, |action| matches!(action, Action::Dispatch(sent) if sent.mode == Mode::Advance));
    keep(
        legal,
        stream,
        7,
        |action| matches!(action, Action::Dispatch(sent) if matches!(sent.to, Destination::Task(_) | Destination::Objective(_))),
    );
    let settled = |expand: &answers::Expand| at.state.map[expand.area].settlers.others(seat).next().is_some();
    keep(legal, stream, 7, |action| matches!(action, Action::Expand(expand) if settled(expand)));
    keep(legal, stream, 8, |action| match action {
        Action::Build(build) => likes.is_empty() || likes.contains(&build.place),
        Action::Expand(expand) => likes.is_empty() || likes.contains(&expand.place),
        Action::Recruit(recruit) => likes.contains(&recruit.place),
        Action::TakeCard(_) => likes.contains(&BuildersYard),
        Action::Use(used) => likes.contains(&used.place),
        _ => false,
    });
    let burns = |action: &Action| match action {
        Action::Dispatch(sent) => !sends && sent.mode == Mode::Bonus && matches!(sent.tile, Tile::Follower(_)),
        _ => false,
    };
    keep(legal, stream, 9, |action| !matches!(action, Action::Pass(_) | Action::Recall(_)) && !burns(action));
    keep(legal, stream, 9, |action| !burns(action));
    keep(legal, stream, 8, |action| !matches!(action, Action::Decline(_) | Action::Stop(_)));
    keep(legal, stream, 5, |action| StrikeField::member(*action).is_some());
}

/// The value of sending this tile: most if it lets the seat advance, then for tasks and objectives while enough
/// followers remain, then goods for deeds. A player who prefers sending sends any tile.
fn wanted(table: &Table<Stories>, seat: Seat, tile: Tile, sends: bool) -> u32 {
    let at = table.at();
    let story = at.rules.printed.story;
    let (mut own, mut deed, mut advances) = (false, false, false);
    story.each_field(at, seat, tile, &mut |_| own = true);
    for (id, work) in at.state.deeds.iter() {
        let row = at.rules.deed(id);
        if work.is_some_and(|work| field_for(&work, &row.fields, tile).is_some()) {
            deed = true;
            advances = advances || row.advances;
        }
    }
    let is_follower = matches!(tile, Tile::Follower(_));
    let can_spare = !is_follower || at.followers_in_all(seat) > 8;
    match () {
        () if advances && story.may_advance(at, seat, Some(tile)).is_ok() => 60,
        () if own && can_spare => 30,
        () if deed && (sends || !is_follower) => 8,
        () => 0,
    }
}

/// Epochs without conditions or objectives, every basic card from the beginning, a short task sheet: with these, random
/// players get as far as people do.
pub fn ease(setup: &mut Setup) {
    let mut epochs = (setup.scenario.row().epochs)();
    for row in &mut epochs {
        row.enter.clear();
        row.objectives.clear();
        row.unlock = Set::EMPTY;
    }
    epochs[0].unlock = Set::of(|place: Place| !place.is_card() && !place.is_on_board());
    let mut sheet = task_sheet();
    (sheet.citizens, sheet.wealth) = (6, 10);
    sheet.tasks.iter_mut().for_each(|task| task.fields.truncate(1));
    setup.tables.epochs = epochs;
    if setup.scenario == Scenario::FirstKingdom {
        setup.tables.task_sheet = Some(sheet);
    }
}
