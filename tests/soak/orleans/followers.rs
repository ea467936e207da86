//! Census, followers and planning (O-022 to O-048).

use super::laws::{others, owns_of};
use super::{Look, Watch};
use loire::bagbuilding::{Follower as _, Takes};
use loire::engine::{Answers, Seat, Turn};
use loire::orleans::data::followers::{Follower, Role};
use loire::orleans::data::hourglasses::Happening;
use loire::orleans::data::places::{Place, Space};
use loire::orleans::data::tracks::Track;
use loire::orleans::modules::{Quote, quote};
use loire::orleans::phases::{followers::draw_limit, planning};
use loire::orleans::rules::MARKET_SPACES;
use loire::orleans::setup::{Bathhouse, Planning};
use loire::orleans::state::Gear;
use loire::orleans::vocabulary::Store;
use loire::orleans::{Action, Ask, Event};
use loire::orleans::{questions as answers, questions as asks};
use loire::wire::Kind;

/// A seat's first draw of a round: the limits of the number of followers.
pub fn drawn(watch: &mut Watch, look: &mut Look<'_>, seat: Seat) {
    let drawn = &mut watch.round.drawn[seat.index()];
    *drawn += 1;
    if *drawn > 1 {
        return;
    }
    let (at, player) = (look.before.at(), look.was(seat));
    let allowed = draw_limit(at, seat) - player.recalled;
    let room = player.followers.room(quote(at, seat, Quote::MarketSpaces, MARKET_SPACES));
    let bag = player.followers.bag.total() as u8;
    let (has_returned, least) = (player.recalled > 0, allowed.min(room).min(bag));
    look.if_so(has_returned, "O-025", "fewer drawn after taking back");
    look.if_so(allowed == least, "O-026", "as many as the knights allow");
    look.if_so(room == least && room < allowed, "O-026", "as many as the market has room for");
    look.if_so(bag == least && bag < allowed, "O-026", "as many as the bag holds");
}

/// All seats have drawn, and none has planned yet.
pub fn before_planning(watch: &mut Watch, look: &mut Look<'_>) {
    let round = look.after.state().round();
    let Turn::Seats(asked) = look.after.turn() else { return };
    if watch.planned == round || !matches!(asked[0].ask, Ask::Plan(asks::MakePlan) | Ask::Turn(asks::Turn)) {
        return;
    }
    watch.planned = round;
    for seat in look.after.rules().seats.iter() {
        let player = look.is(seat);
        let market = player.followers.market.total();
        let (is_full, is_empty) = (market >= MARKET_SPACES.into(), player.followers.bag.total() == 0);
        let gave_up = player.recalled == draw_limit(look.after.at(), seat);
        let has_tower = player.places.has(Place::GunpowderTower);
        look.if_so(is_full, "O-027", "full market");
        look.if_so(gave_up, "O-025", "as many taken back as could be drawn");
        let has_bathhouse = player.places.has(Place::Bathhouse) && !has_tower && !watch.round.kept;
        let draws_more = look.after.rules().options.bathhouse == Bathhouse::Draw && has_bathhouse;
        look.if_so(is_full && draws_more, "O-096", "no room for one more (option)");
        if watch.round.drawn[seat.index()] == 0 && round > 1 {
            look.if_so(is_full && !has_tower, "O-026", "full market: no follower drawn");
            look.if_so(is_empty, "O-026", "empty bag: no follower drawn");
        }
    }
}

/// Counts the situations of an answer in phases 3 and 4.
pub fn answer(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) {
    match (ask, action) {
        (_, Action::Draw(answers::DrawFollowers { count })) => {
            let Ask::Draw(asks::Drawing { most }) = ask else { return };
            look.see(
                "O-026",
                if count < most { "fewer drawn by choice (option)" } else { "all drawn by choice (option)" },
            );
        }
        (Ask::Recall(asks::Recalling), Action::Recall(answers::Recall { space })) => recalled(look, seat, space),
        (Ask::Shelter(asks::Sheltering), Action::Shelter(_)) => {
            let is_overfull = look.was(seat).followers.market.total() > MARKET_SPACES.into();
            look.if_so(is_overfull, "O-028", "tower takes whom the market cannot");
        }
        (Ask::Plan(asks::MakePlan), _) => plans(watch, look, seat, action),
        (Ask::Install(asks::Installing), Action::Install(answers::Install { gear, .. })) => {
            look.see("O-048", "technology laid after passing");
            limits(look, seat, gear);
        }
        (Ask::Install(asks::Installing), Action::Ready(answers::Ready)) => {
            look.see("O-048", "technology kept after passing")
        }
        _ => {}
    }
}

fn recalled(look: &mut Look<'_>, seat: Seat, space: Space) {
    let player = look.was(seat);
    let Some(follower) = player.followers.spaces.follower(space) else { return };
    let place = look.before.rules().layout.place(space);
    let is_full = player.followers.market.total() == u32::from(MARKET_SPACES) - 1;
    let stopped = look.after.ask(seat) != Some(&Ask::Recall(asks::Recalling));
    let layout = &look.before.rules().layout;
    let is_like = |other: &Space| other != &space && layout.takes(*other) == layout.takes(space);
    let stands = |other: Space| player.followers.spaces.follower(other) == Some(follower);
    let has_twin = layout.spaces(place).iter().filter(is_like).any(stands);
    look.see("O-025", if follower.is_neutral() { "neutral follower taken back" } else { "own follower taken back" });
    match place {
        Place::TownHall => look.see("O-025", "taken back from the town hall"),
        Place::Sacristy => look.see("O-025", "taken back from the sacristy"),
        Place::Bathhouse => look.see("O-025", "taken back from the bathhouse"),
        _ => {}
    }
    look.if_so(is_full && stopped, "O-025", "no more taken back: full market");
    look.if_so(has_twin, "O-141", "one of two equal ones taken back");
}

fn plans(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, action: Action) {
    let Turn::Seats(asked) = look.before.turn() else { return };
    let is_at_once = asked.len() > 1;
    let in_order = look.before.rules().options.planning == Planning::InOrder;
    look.if_so(in_order, "O-032", "planned in order");
    look.if_so(is_at_once, "O-032", "planned at once");
    look.if_so(watch.round.planner.is_some_and(|last| last != seat) && is_at_once, "O-032", "planning interleaved");
    watch.round.planner = Some(seat);
    match action {
        Action::Ready(answers::Ready) => {
            let stays = look.was(seat).followers.market.total() > 0;
            look.if_so(stays, "O-027", "followers stay on the market");
            let is_over = !matches!(look.after.turn(), Turn::Seats(asked) if asked[0].ask == Ask::Plan(asks::MakePlan));
            look.if_so(is_over, "O-033", "planning ends");
        }
        Action::Plan(answers::Plan { from, space, .. }) => planned(look, seat, from, space),
        Action::Install(answers::Install { gear, .. }) => {
            look.see("O-048", "technology laid in planning");
            limits(look, seat, gear);
        }
        _ => {}
    }
}

fn planned(look: &mut Look<'_>, seat: Seat, from: Store, space: Space) {
    let rules = look.before.rules();
    let place = rules.layout.place(space);
    let is_second = !rules.layout.like_before(space).is_empty();
    let spaces = rules.layout.spaces(place);
    let (was, is) = (look.was(seat), look.is(seat));
    let is_whole = is.followers.spaces.taken().has_all(spaces);
    let is_pilgrimage = look.tile().is_some_and(|tile| tile.row().happening == Happening::Pilgrimage);
    let is_idle = is_whole && place == Place::Monastery && is_pilgrimage;
    let free_after = spaces.without(was.followers.spaces.taken());
    let both_free = free_after.iter().any(|other| rules.layout.like_before(other).has(space));
    look.see("O-030", if is_whole { "place filled" } else { "place filled in part" });
    look.if_so(is_idle, "O-030", "planned where nothing can be done now");
    look.if_so(from == Store::Tower, "O-098", "planned from the tower");
    look.if_so(both_free, "O-141", "one of two equal spaces taken");
    look.if_so(is_second, "O-141", "the other of two equal spaces taken");
}

/// Spaces that are free but not for technology.
fn limits(look: &mut Look<'_>, seat: Seat, gear: Gear) {
    let (at, player) = (look.before.at(), look.was(seat));
    for space in planning::free_spaces(at, player).iter() {
        if let Err(broken) = (answers::Install { gear, space }).verdict(asks::Installing, at, seat) {
            match broken.code() {
                "secondGear" => look.see("O-046", "not a second one at a place"),
                "onlySpace" => look.see("O-046", "not on the only space of a place"),
                "monkOnly" => look.see("O-046", "not on a monk's space"),
                "noRoleThere" => look.see("O-046", "not where no role is named"),
                _ => look.see("O-047", "not on another's space, as the first one"),
            }
        }
    }
}

/// Counts the situations of an event of the census or of phases 3 and 4.
pub fn event(_: &mut Watch, look: &mut Look<'_>, event: &Event) {
    match *event {
        Event::CensusHeld { first, last } => census(look, first, last),
        Event::RoundStarted { round } if round > 1 => {
            let stands = look
                .after
                .state()
                .players
                .values()
                .iter()
                .any(|player| !player.followers.spaces.followers().is_empty());
            look.if_so(stands, "O-031", "unused follower stays for the next round");
        }
        Event::FollowerSheltered { follower, .. } => {
            look.see("O-098", "follower lies on the tower");
            look.if_so(!follower.is_neutral(), "O-043", "own follower on the tower");
        }
        Event::FollowerPlanned { seat, follower, space } => stands(look, seat, follower, space),
        Event::TechnologyGained { gear, .. } => {
            look.see("O-047", if gear == Gear::FarmerOnly { "farmer-only tile" } else { "free tile" });
        }
        Event::TechnologyInstalled { seat, space } => {
            let farmer = look.before.rules().layout.takes(space) == Takes::Role(Role::Farmer);
            let only = look.is(seat).gears[Gear::FarmerOnly] < look.was(seat).gears[Gear::FarmerOnly];
            look.if_so(only && farmer, "O-047", "farmer-only tile on a farmer's space");
            look.if_so(!only && !farmer, "O-047", "free tile on another's space");
        }
        _ => {}
    }
}

/// The reason why this follower may stand here.
fn stands(look: &mut Look<'_>, seat: Seat, follower: Follower, space: Space) {
    let layout = &look.before.rules().layout;
    let places = look.was(seat).places;
    let (takes, place, role) = (layout.takes(space), layout.place(space), follower.role());
    match takes {
        Takes::Role(Role::Monk) => look.see("O-041", "monk on a monk's space"),
        Takes::Role(printed) if printed == role => {
            look.see(
                "O-040",
                if follower.is_neutral() { "neutral follower by its trade" } else { "own follower by its trade" },
            );
        }
        Takes::Role(_) if role == Role::Monk => look.see("O-041", "monk for another"),
        Takes::Role(_) if role == Role::Scholar && places.has(Place::School) => {
            look.see("O-042", "scholar for another (school)")
        }
        Takes::Role(_) if places.has(Place::HerbGarden) => look.see("O-042", "boatman for another (herb garden)"),
        Takes::Role(_) => unreachable!("{} on {}", follower.name(), space.name()),
        Takes::Neutral => look.see("O-043", "neutral follower in the town hall"),
        Takes::Anybody if place == Place::Pharmacy && !follower.is_neutral() => {
            look.see("O-043", "own follower in the pharmacy")
        }
        Takes::Anybody => look.see("O-043", "any follower on a space for all"),
        other => unreachable!("{} on {}", other.name(), space.name()),
    }
}

fn census(look: &mut Look<'_>, first: Option<Seat>, last: Option<Seat>) {
    let players = &look.after.state().players;
    let marker = |seat: Seat| players[seat].tracks[Track::Farmer];
    let seats = look.after.rules().seats;
    look.see("O-022", if first.is_some() { "foremost gains a coin" } else { "tie for the first" });
    let mut by_markers = false;
    if let Some(first) = first {
        let tiles = owns_of(&players[first], Role::Farmer);
        by_markers = others(look, first).any(|other| owns_of(&players[other], Role::Farmer) >= tiles);
    }
    look.if_so(by_markers, "O-024", "first without most farmer tiles");
    if seats.number() > 2 {
        look.see("O-022", if last.is_some() { "hindmost pays a coin" } else { "tie for the last" });
    } else {
        let mut markers = seats.iter().map(marker);
        let is_alone = markers.next() != markers.next();
        look.if_so(is_alone, "O-023", "hindmost of two pays nothing");
    }
}
