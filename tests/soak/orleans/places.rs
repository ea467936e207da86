//! Special place tiles (O-090 to O-099).

use super::{Look, Watch};
use loire::engine::{Seat, Turn};
use loire::orleans::data::places::Place;
use loire::orleans::data::tracks::DEVELOPMENT_END;
use loire::orleans::places::bathhouse;
use loire::orleans::setup::Bathhouse;
use loire::orleans::{Action, Ask, Event};
use loire::orleans::{questions as answers, questions as asks};
use loire::wire::Kind;

/// Counts the situations of an answer in any phase.
pub fn answer(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) {
    match (ask, action) {
        (Ask::Turn(asks::Turn), Action::Dose(answers::Dose { coins })) => {
            look.see("O-090", ["one coin", "two coins", "three coins"][usize::from(coins) - 1]);
            let ends = look.is(seat).development == DEVELOPMENT_END;
            look.if_so(ends, "O-090", "to the end of the track");
        }
        (Ask::Turn(asks::Turn), Action::Use(answers::Use { place: Place::Bathhouse })) => bathes(watch, look, seat),
        (Ask::Bathhouse(asks::Bathing { left }), Action::Plan(answers::Plan { space, .. })) => {
            watch.round.placed += 1;
            let is_done = look.after.ask(seat).is_none_or(|ask| !matches!(ask, Ask::Bathhouse(_)));
            look.if_so(is_done, "O-096", ["", "one placed", "two placed"][usize::from(watch.round.placed)]);
            let place = look.before.rules().layout.place(space);
            let spaces = look.before.rules().layout.spaces(place);
            if look.is(seat).followers.spaces.taken().has_all(spaces) {
                watch.round.bathed[seat.index()].insert(place);
                look.see("O-096", "place filled by the bathhouse");
            }
            let mut offers = vec![];
            bathhouse::candidates(look.before.at(), seat, &mut offers);
            let barred = offers.iter().any(|offer| {
                let Action::Plan(plan) = *offer else { return false };
                bathhouse::verdict(look.before.at(), seat, left, plan).is_err()
            });
            look.if_so(barred, "O-096", "first placing that bars the second");
        }
        (Ask::Keep(asks::Keeping), _) => {
            watch.round.kept = true;
            let drawn = look.was(seat).bath.total();
            look.see("O-096", if drawn == 2 { "one of two kept (option)" } else { "the only one kept (option)" });
        }
        (Ask::Shield(asks::Shielding), Action::Shield(answers::Shield)) => {
            if let Some(tile) = look.tile() {
                look.see_one("O-097", "monk instead of", tile.row().happening.name());
            }
        }
        (Ask::Shield(asks::Shielding), Action::Suffer(answers::Suffer)) => {
            look.see("O-097", "suffered with a monk in the sacristy")
        }
        (_, Action::Send(answers::Send { from: Place::GunpowderTower, .. })) => {
            look.see("O-098", "sent from the tower")
        }
        (Ask::Shelter(asks::Sheltering), Action::Ready(answers::Ready)) => {
            let lie = look.was(seat).tower.total();
            look.see("O-098", ["tower is empty", "one on the tower", "two on the tower"][lie as usize]);
        }
        _ => {}
    }
}

/// A visit to the bathhouse: the number of followers drawn from the bag.
fn bathes(watch: &mut Watch, look: &mut Look<'_>, seat: Seat) {
    watch.round.placed = 0;
    let space = look.before.rules().options.bathhouse_space;
    let in_bag = look.was(seat).followers.bag.total();
    look.see_one("O-092", "bathhouse for", space.name());
    look.see(
        "O-096",
        match in_bag {
            0 => "bag is empty",
            1 | 2 => "fewer than three in the bag",
            _ => "three drawn",
        },
    );
}

/// Counts the situations of an event of a place tile.
pub fn event(_: &mut Watch, look: &mut Look<'_>, event: &Event) {
    match *event {
        Event::PlaceTaken { place: place @ (Place::School | Place::HerbGarden), .. } => {
            look.see_one("O-095", "taken:", place.name());
        }
        Event::PlaceUsed { seat, place: Place::Office } => {
            look.if_so(look.was(seat).stations.is_empty(), "O-091", "office without a station");
        }
        Event::TechnologyInstalled { space, .. } => {
            let place = look.before.rules().layout.place(space);
            look.if_so(place == Place::Laboratory, "O-099", "technology in the laboratory itself");
        }
        Event::FollowerDrawn { seat, .. } => none_placed(look, seat),
        _ => {}
    }
}

/// The last draw at the bathhouse, if no drawn follower finds a space.
fn none_placed(look: &mut Look<'_>, seat: Seat) {
    let is_action = look.before.rules().options.bathhouse == Bathhouse::Action;
    let is_bath = matches!(look.before.turn(), Turn::Chance(loire::orleans::Draw::Bath { .. }));
    let is_over = look.is(seat).bath.total() == 0;
    look.if_so(is_action && is_bath && is_over, "O-096", "no follower placed");
}
