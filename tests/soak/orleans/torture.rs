//! Torture (O-120 to O-124).

use super::{Look, Watch};
use loire::bagbuilding::{Follower as _, Takes};
use loire::engine::Seat;
use loire::orleans::data::followers::Role;
use loire::orleans::data::places::Place;
use loire::orleans::phases::torture::can_step_back;
use loire::orleans::questions as answers;
use loire::orleans::{Action, Ask, Event};
use loire::wire::Kind;

/// Counts the situations of an item that a seat surrenders.
pub fn answer(_: &mut Watch, look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) {
    let Ask::Torture(_) = ask else { return };
    let (was, is) = (look.was(seat), look.is(seat));
    let is_stopped = was.development > 0 && !can_step_back(was.development);
    look.see(
        "O-121",
        match action {
            Action::SurrenderStation(answers::SurrenderStation { town: Some(_) }) => "built station given up",
            Action::SurrenderStation(answers::SurrenderStation { town: None }) => "unbuilt station given up",
            Action::SurrenderFollower(answers::SurrenderFollower) => "follower given up",
            Action::SurrenderStep(answers::SurrenderStep) => "step given up",
            Action::SurrenderGood(_) => "good given up",
            Action::SurrenderPlace(_) => "place tile given up",
            Action::SurrenderGear(_) => "technology beside the board given up",
            _ => "technology on a space given up",
        },
    );
    look.if_so(is_stopped, "O-123", "coin field bars the way back");
    if let Action::SurrenderPlace(answers::SurrenderPlace { place }) = action {
        let spaces = look.before.rules().layout.spaces(place);
        let standing = &was.followers.spaces;
        let (returns, lost) = (spaces.and(standing.followers()), spaces.and(standing.technology()));
        let from_tower = place == Place::GunpowderTower && was.tower.total() > 0;
        let is_learned = |role: Role, by: Place| {
            place == by
                && is.followers.spaces.followers().iter().any(|space| {
                    let stands = is.followers.spaces.follower(space).map(|follower| follower.role());
                    let Takes::Role(printed) = look.before.rules().layout.takes(space) else { return false };
                    stands == Some(role) && printed != role
                })
        };
        let unlearned = is_learned(Role::Scholar, Place::School) || is_learned(Role::Boatman, Place::HerbGarden);
        look.if_so(!returns.is_empty() || from_tower, "O-122", "followers of a lost place into the bag");
        look.if_so(!lost.is_empty(), "O-122", "technology lost with its place");
        look.if_so(unlearned, "O-122", "stands on thanks to a lost privilege");
    }
}

/// Counts the situations of an event of torture.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, at: usize, event: &Event) {
    match *event {
        Event::TortureBegan { seat, .. } => {
            let census = look.events[..at].iter().any(|event| matches!(event, Event::CensusHeld { .. }));
            let cause = if census { Some("census") } else { look.tile().map(|tile| tile.row().happening.name()) };
            if let Some(cause) = cause {
                look.see_one("O-120", "coins missing:", cause);
            }
            let has_paid = matches!(at.checked_sub(1).map(|at| &look.events[at]), Some(Event::CoinsPaid { seat: who, .. }) if *who == seat);
            look.if_so(has_paid, "O-120", "all coins paid first");
        }
        Event::FollowerSurrendered { role, .. } => look.see_one("O-122", "out of the game:", role.name()),
        Event::GoodSurrendered { good, .. } => look.see_one("O-122", "out of the game:", good.name()),
        Event::StationSurrendered { town: Some(town), .. } => watch.freed.insert(town),
        Event::StationBuilt { town, .. } => {
            look.if_so(watch.freed.has(town), "O-122", "station in a town that was freed");
        }
        Event::DebtLapsed { .. } => look.see("O-124", "rest of a debt lapses"),
        _ => {}
    }
}
