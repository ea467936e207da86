//! Actions at the places of the player board (O-050 to O-075).

use super::laws::others;
use super::{Look, Watch};
use loire::engine::{Answers, Broken, Cause, Seat};
use loire::orleans::data::deeds::{Deed, DeedReward};
use loire::orleans::data::map::{Town, Way};
use loire::orleans::data::places::{Category, Place};
use loire::orleans::data::tracks::{Citizen, DEVELOPMENT_END, SCHOLAR_POINTS, Track};
use loire::orleans::phases::acting::is_activated;
use loire::orleans::places::Usage;
use loire::orleans::refusals::Reason;
use loire::orleans::spaces::deeds::Reward;
use loire::orleans::{Action, Ask, Event};
use loire::orleans::{questions as answers, questions as asks};
use loire::wire::Kind;

/// Counts the situations of an answer in phase 5.
pub fn answer(_: &mut Watch, look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) {
    if ask == Ask::Turn(asks::Turn) {
        turn(look, seat, action);
    }
    match (ask, action) {
        (Ask::Turn(asks::Turn), Action::Travel(answers::Travel { by, from, to, take })) => {
            let way = if by == Place::Ship { Way::Waterway } else { Way::Road };
            let Some(path) = from.path_to(to, way) else { return };
            let goods = look.before.state().paths[path];
            let rule = look.before.rules().place(by).rule;
            look.see(
                rule,
                match (goods.kinds().count(), take) {
                    (0, _) => "over an empty path",
                    (_, None) => "good left lying",
                    (1, _) => "good taken",
                    _ => "good chosen of two",
                },
            );
            let is_double = goods.iter().count() == 2 && goods.kinds().count() == 1;
            look.if_so(is_double, "O-141", "two equal goods are one choice");
            let meets = others(look, seat).any(|other| look.is(other).merchant == to);
            look.if_so(meets, "O-071", "merchants meet");
        }
        (Ask::Turn(asks::Turn), Action::Recruit(answers::Recruit { role })) => {
            look.see_one("O-061", "recruited in the village:", role.name())
        }
        (_, Action::Send(answers::Send { from, deed, reward, .. })) => {
            if from == Place::TownHall {
                look.see_one("O-074", "sent to", deed.name());
            }
            match (ask, reward) {
                (_, Some(Reward::Coin)) => look.see("O-074", "coin chosen"),
                (_, Some(Reward::Step)) => look.see("O-074", "step chosen"),
                _ => {}
            }
            look.if_so(ask != Ask::Turn(asks::Turn), "O-074", "second follower sent");
        }
        (Ask::SendMore(_), Action::Decline(answers::Decline)) => look.see("O-074", "second follower stays"),
        (Ask::PlaceTile(asks::PlaceTile), Action::Decline(answers::Decline)) => {
            look.see("O-064", "place tile declined")
        }
        _ => {}
    }
}

fn turn(look: &mut Look<'_>, seat: Seat, action: Action) {
    let legal = look.before.legal_actions(seat).len();
    let is_alone = others(look, seat).all(|other| look.was(other).passed);
    if action == Action::Pass(answers::Pass) {
        look.see("O-050", if legal == 1 { "passed for want of anything else" } else { "passed" });
        look.if_so(legal > 1, "O-051", "activated place left unused");
        blocked(look, seat);
    } else {
        look.see("O-050", "action");
        look.if_so(is_alone, "O-050", "action after all others have passed");
        look.if_so(look.before.state().round() == 18, "O-020", "last round played in full");
    }
}

/// Activated places that cannot be used.
fn blocked(look: &mut Look<'_>, seat: Seat) {
    let (at, player) = (look.before.at(), look.was(seat));
    for row in &look.before.rules().places {
        let place = row.place;
        if !player.has(place) || !is_activated(at, player, place) {
            continue;
        }
        let mut offers = vec![];
        row.effect.offer(at, seat, place, &mut offers);
        match row.effect.usage() {
            Usage::Plain => refused(look, answers::Use { place }.verdict(asks::Turn, at, seat)),
            Usage::Said if row.effect.way().is_some() => {
                look.if_so(offers.is_empty(), "O-070", "no waterway from here");
            }
            Usage::Said => {
                let roles = row.effect.roles().iter();
                roles.for_each(|&role| refused(look, answers::Recruit { role }.verdict(asks::Turn, at, seat)));
            }
            Usage::Sends => look.if_so(offers.is_empty(), "O-074", "no follower fits any deed"),
            Usage::None => {}
        }
    }
}

fn refused(look: &mut Look<'_>, verdict: Result<(), Broken<Reason>>) {
    let Err(Broken { why: Cause::Rule(why), .. }) = verdict else { return };
    match why {
        Reason::NoneInSupply { role } => look.see_one("O-053", "not recruited, none in supply:", role.name()),
        Reason::GoodMissing { good } => look.see_one("O-053", "not used, none on the goods market:", good.name()),
        Reason::NoTechnology => look.see("O-053", "not used, no technology left"),
        Reason::TrackEnd { role } => look.see_one("O-054", "at the end of the track:", role.name()),
        Reason::DevelopmentEnd => look.see("O-055", "not used at the end of the development track"),
        Reason::BarredNow { .. } => {
            look.see("O-068", "no monk in the round of a pilgrimage");
            look.see("O-112", "pilgrimage");
        }
        Reason::TownTaken { .. } => look.see("O-072", "not built: town taken"),
        Reason::NoStationLeft => look.see("O-072", "not built: no station left"),
        _ => unreachable!("{why}"),
    }
}

/// Counts the situations of an event of phase 5.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, at: usize, event: &Event) {
    match *event {
        Event::PlaceUsed { seat, place } => used(watch, look, seat, place),
        Event::FollowerRecruited { role, .. } => {
            look.see_one("O-056", "recruited:", role.name());
            let left = look.after.state().supply[role];
            if left == 0 {
                look.see_one("O-053", "last one recruited:", role.name());
            }
        }
        Event::TrackAdvanced { seat, track, step } => advanced(look, at, seat, track, step),
        Event::PlaceTaken { seat, place } => {
            let category = look.before.rules().place(place).category;
            let is_first = look.is(seat).tracks[Track::Trader] == 1;
            look.see(
                "O-064",
                match (is_first, category) {
                    (true, _) => "first place tile, of category I",
                    (false, Category::I) => "later place tile, of category I",
                    _ => "later place tile, of category II",
                },
            );
        }
        Event::GoodGained { good, .. } => {
            let state = look.after.state();
            if state.goods[good] == 0 && look.before.state().goods[good] > 0 {
                look.see_one("O-053", "last one taken:", good.name());
            }
        }
        Event::TechnologyGained { .. } => {
            look.if_so(look.after.state().technology == 0, "O-053", "last technology taken")
        }
        Event::StationBuilt { seat, town } => {
            let is_shared = others(look, seat).any(|other| look.is(other).stations.has(town));
            look.see(
                "O-072",
                match (town, is_shared) {
                    (Town::Orleans, true) => "station in Orléans beside another's",
                    (Town::Orleans, false) => "first station in Orléans",
                    _ => "station elsewhere",
                },
            );
        }
        Event::FollowerSent { deed, .. } => {
            let is_full = deed.row().is_filled(&look.after.state().deeds[deed]);
            if is_full
                && look.has_event(
                    |event| matches!(event, Event::CitizenTaken { citizen, .. } if *citizen == Citizen::of_deed(deed)),
                )
            {
                look.see_one("O-075", "completed:", deed.name());
            }
        }
        _ => {}
    }
}

fn used(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, place: Place) {
    let rules = look.before.rules();
    let row = rules.place(place);
    let spaces = rules.layout.spaces(place);
    let standing = &look.was(seat).followers.spaces;
    let (technology, alone) = (!spaces.and(standing.technology()).is_empty(), spaces.and(standing.taken()).len() == 1);
    let on_tower = look.was(seat).tower.total();
    look.see_one(row.rule, "used:", place.name());
    look.if_so(technology, "O-045", "technology in a follower's place");
    match place {
        Place::TownHall => look.see("O-044", if alone { "town hall with one follower" } else { "town hall with two" }),
        Place::GunpowderTower => {
            look.see("O-044", if on_tower == 1 { "tower with one follower" } else { "tower with two" })
        }
        _ => {
            look.see("O-044", "all spaces taken");
            look.see("O-052", "followers back into the bag");
            let again = watch.round.used[seat.index()].has(place);
            let refilled = watch.round.bathed[seat.index()].has(place);
            look.if_so(again, "O-052", "used again in the same round");
            look.if_so(refilled, "O-096", "used after the bathhouse filled it");
        }
    }
    watch.round.used[seat.index()].insert(place);
}

fn advanced(look: &mut Look<'_>, at: usize, seat: Seat, track: Track, step: u8) {
    let follows = look.events.get(at + 1).cloned();
    let citizen = matches!(follows, Some(Event::CitizenTaken { .. }));
    let lenient = look.before.rules().options.lenient_bonus;
    let is_last = step == track.steps();
    match track {
        Track::Farmer => {
            let has_good = matches!(follows, Some(Event::GoodGained { .. }));
            look.see("O-060", if has_good { "good of the step" } else { "no good of the step" });
            look.if_so(lenient && !has_good, "O-053", "farmer without a good (option)");
        }
        Track::Boatman => look.see(
            "O-062",
            match (is_last, citizen) {
                (true, true) => "citizen at the end of the track",
                (true, false) => "nothing at the end of the track",
                _ => "coins of the step",
            },
        ),
        Track::Craftsman => {
            let has_tile = matches!(follows, Some(Event::TechnologyGained { .. }));
            look.see("O-063", if has_tile { "technology of the step" } else { "no technology of the step" });
            look.if_so(lenient && !has_tile, "O-053", "craftsman without technology (option)");
        }
        Track::Trader => {
            let is_asked = look.after.ask(seat) == Some(&Ask::PlaceTile(asks::PlaceTile));
            look.see("O-064", if is_asked { "place tile offered" } else { "no place tile left" });
        }
        Track::Knight => look.see(
            "O-067",
            match (step, citizen) {
                (4, true) => "fourth step with the citizen",
                (4, false) => "fourth step, citizen gone",
                (5, _) => "fifth step",
                _ => "one more follower drawn",
            },
        ),
        Track::Scholar => {
            let points = SCHOLAR_POINTS[usize::from(step) - 1];
            let lapse = look.was(seat).development + points > DEVELOPMENT_END;
            look.see("O-066", if lapse { "some points of the step" } else { "points of the step" });
            look.if_so(lapse, "O-055", "surplus points lapse");
        }
    }
}

/// The coins of a deed for a follower; `None` if it gives something else.
pub fn coins_of(deed: Deed) -> Option<u8> {
    match deed.row().reward {
        DeedReward::Coins(coins) => Some(coins),
        DeedReward::CoinOrStep => None,
    }
}
