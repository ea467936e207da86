//! Set-up, chance and options (O-001 to O-017, O-140, O-142).

use super::{Look, Round, Watch};
use loire::engine::Turn;
use loire::orleans::chance as draws;
use loire::orleans::data::followers::Follower;
use loire::orleans::data::hourglasses::Hourglass;
use loire::orleans::data::map::Town;
use loire::orleans::modules::orders::vocabulary as orders;
use loire::orleans::rules::STATIONS;
use loire::orleans::setup::Options;
use loire::orleans::{Draw, Edition, Event, Outcome};
use loire::wire::Kind;

/// Counts the situations of an outcome of a draw.
pub fn draw(watch: &mut Watch, look: &mut Look<'_>, outcome: Outcome) -> Result<(), String> {
    let Turn::Chance(&draw) = look.before.turn() else {
        return Err("an outcome is settled without a pending draw".into());
    };
    let kind = match draw {
        Draw::PathGood(_) => "pathGood",
        Draw::RemovedGood(draws::RemovedGood) => "removedGood",
        Draw::PlaceTile(_) => "placeTile",
        Draw::StartSeat(draws::StartSeat) => "startSeat",
        Draw::Hourglass(draws::TurnHourglass) => "hourglass",
        Draw::Follower(_) => "follower",
        Draw::Bath(_) => "bath",
        Draw::Plague(_) => "plague",
        Draw::Torture(_) => "torture",
        Draw::Orders(orders::Draws::Order(orders::TurnUp)) => "order",
        Draw::Intrigue(_) => "execution",
    };
    look.see_one("O-140", "drawn when it is needed:", kind);
    match draw {
        Draw::RemovedGood(draws::RemovedGood) => look.see("O-003", "good removed unseen"),
        Draw::Follower(draws::DrawFollower { seat }) => super::followers::drawn(watch, look, seat),
        Draw::Torture(draws::TakeFollower { seat }) => {
            let bag = &look.was(seat).followers.bag;
            let has_own = Follower::OWN.iter().any(|&own| bag[own] > 0);
            look.if_so(has_own, "O-125", "own followers are safe from torture");
        }
        _ => {}
    }
    if let (
        Draw::Follower(draws::DrawFollower { seat })
        | Draw::Bath(draws::DrawBather { seat })
        | Draw::Plague(draws::Plague { seat }),
        Outcome::Follower { .. },
    ) = (draw, outcome)
    {
        let bag = &look.was(seat).followers.bag;
        let weights: u32 = look.before.outcomes().iter().map(|weighted| weighted.weight).sum();
        if weights != bag.total() {
            return Err("the outcomes of a draw differ from the bag".into());
        }
        look.see("O-017", "public bag");
    }
    Ok(())
}

/// Counts the situations of an event of the set-up or of the start of a round.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, event: &Event) -> Result<(), String> {
    match *event {
        Event::GoodLaid { path, .. } => {
            let is_second = look.before.state().paths[path].iter().count() > 0;
            look.see("O-004", if is_second { "second good on a path" } else { "good on a path" });
        }
        Event::PlaceChosen { .. } => look.see("O-010", "place tile drawn for the stacks"),
        Event::StartPlayerDrawn { seat } => {
            watch.first = Some(seat);
            look.see("O-013", "start player drawn");
            dealt(look)?;
        }
        Event::RoundStarted { round } => {
            watch.round = Round::default();
            let seats = look.after.rules().seats;
            let expected =
                watch.first.and_then(|first| seats.clockwise_from(first).nth((round as usize - 1) % seats.len()));
            if look.after.state().start != expected {
                return Err("the start player is wrong".into());
            }
        }
        Event::HourglassTurned { tile } => {
            look.see("O-020", "hour glass turned");
            turned(look, tile)?;
            if look.after.state().round() == 1 {
                first_round(look)?;
            }
        }
        Event::TechnologyGained { .. } => look.see("O-005", "technology from the board"),
        Event::CitizenTaken { citizen, .. } => look.see_one("O-006", "citizen taken:", citizen.name()),
        _ => {}
    }
    Ok(())
}

/// Counts the situations of the finished set-up.
fn dealt(look: &mut Look<'_>) -> Result<(), String> {
    let (state, rules) = (look.after.state(), look.after.rules());
    let on_market = |own: &Follower| state.players.values().iter().all(|player| player.followers.market[*own] == 1);
    let has_kit = state.players.values().iter().all(|player| {
        player.coins == 5 && player.unbuilt == STATIONS && player.merchant == Town::Orleans && player.development == 0
    });
    let laid: usize = state.paths.values().iter().map(|path| path.iter().count()).sum();
    let left = [35, 36, 38][rules.seats.len() - 2];
    if !has_kit || !Follower::OWN.iter().all(on_market) || laid != rules.spots.len() || state.goods.total() != left {
        return Err("the set-up is wrong".into());
    }
    look.see_one("O-002", "supply for", ["two", "three", "four"][rules.seats.len() - 2]);
    look.see("O-007", "kits of all players");
    options(look, &rules.options);
    Ok(())
}

fn options(look: &mut Look<'_>, options: &Options) {
    let flag = |is_on| if is_on { "true" } else { "false" };
    look.see_one("O-142", "planning", options.planning.name());
    look.see_one("O-142", "drawOptional", flag(options.draw_optional));
    look.see_one("O-142", "lenientBonus", flag(options.lenient_bonus));
    look.see_one("O-142", "bathhouse", options.bathhouse.name());
    look.see_one("O-142", "bathhouseSpace", options.bathhouse_space.name());
    look.if_so(options.bank_total.is_some(), "O-142", "bankTotal");
    look.if_so(options.place_pool.is_some(), "O-142", "placePool");
    let stacked = look.after.state().places.len();
    look.see("O-009", if stacked == 20 { "all place tiles in the stacks" } else { "some place tiles in the stacks" });
}

fn turned(look: &mut Look<'_>, tile: Hourglass) -> Result<(), String> {
    let round = look.after.state().round();
    let edition =
        if std::ptr::eq(look.after.rules().edition, Edition::First.row()) { Edition::First } else { Edition::Later };
    let pile = match (edition, round) {
        (_, 1) => "start tile",
        (Edition::First, _) => "one stack",
        (Edition::Later, 2..=6) => "pile A",
        (Edition::Later, 7..=12) => "pile B",
        (Edition::Later, _) => "pile C",
    };
    if round == 1 && tile != Hourglass::Pilgrimage {
        return Err("the first tile must be a pilgrimage".into());
    }
    look.see(if edition == Edition::First { "O-011" } else { "O-012" }, pile);
    Ok(())
}

/// All own followers stand on the market, so no seat draws.
fn first_round(look: &mut Look<'_>) -> Result<(), String> {
    match look.after.turn() {
        Turn::Seats(_) => look.see("O-008", "first round without a draw"),
        _ => return Err("a seat draws in the first round".into()),
    }
    Ok(())
}
