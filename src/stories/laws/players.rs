//! What each player has (J6, J8, J11).

use crate::engine::{AgendaOf, Laws, Seat};
use crate::stories::data::fame::START;
use crate::stories::phases::{drawing, planning};
use crate::stories::round::{Phase, RunPhase};
use crate::stories::state::{Player, Tile};
use crate::stories::{Ask, At, Draw, Item, Step, Stories};
use crate::wire::Kind;

/// Holds a player to the laws.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Stories>, seat: Seat, player: &Player, laws: &mut Laws) {
    let (n, printed) = (seat.number(), &at.rules.printed);
    let room = drawing::green_spaces(at, seat);
    let fits = player.followers.market.total() <= room.into();
    laws.hold(
        fits,
        format_args!("players[{n}].followers.market"),
        "there are more followers than the green has room for",
    );
    cards(at, seat, player, laws);
    let places = planning::places(at, seat);
    let board = &player.followers.spaces;
    for space in board.taken().iter() {
        let Some(tile) = board.standing(space) else { continue };
        let path = format_args!("players[{n}].followers.spaces.{}", space.name());
        if !laws.hold(places.own.has(space), path, "this seat does not have this space") {
            continue;
        }
        let takes = match tile {
            Tile::Follower(follower) => {
                printed.layout.open_to(follower, planning::stands_for(at, seat, follower)).has(space)
            }
            Tile::Good(good) => printed.layout.open_to_good(good).has(space),
            Tile::Technology => printed.layout.cargo().has(space) || takes_technology(at, space),
            Tile::Coins(_) => printed.layout.cargo().has(space),
        };
        laws.hold(takes, path, "this space does not take this tile");
        let place = printed.layout.spaces(space.place());
        let twice = |what: Tile| place.iter().filter(|&other| board.standing(other) == Some(what)).count() > 1;
        let repeats = printed.layout.different().has(space) && twice(tile);
        laws.hold(!repeats, path, "there is a second tile of one kind at this place");
        let second = tile == Tile::Technology && !printed.layout.cargo().has(space) && twice(tile);
        laws.hold(!second, path, "there is a second technology at this place");
    }
    let fame = player.fame;
    let end = at.fame_end();
    laws.hold(
        (START..=end).contains(&fame),
        format_args!("players[{n}].fame"),
        "the marker is off the track or beyond its stop",
    );
    transient(at, agenda, seat, player, laws);
}

fn takes_technology(at: At<'_>, space: crate::stories::data::places::Space) -> bool {
    let layout = &at.rules.printed.layout;
    let roles = layout.takes(space).roles();
    let monk = crate::parts::Set::one(crate::stories::data::wares::Follower::Monk);
    !roles.is_empty() && roles != monk && !layout.is_barred(space.place()) && layout.spaces(space.place()).len() > 1
}

/// Basic cards are face up as the epochs say; every other card is with one player or lies out (S-031, S-040).
fn cards(at: At<'_>, seat: Seat, player: &Player, laws: &mut Laws) {
    let n = seat.number();
    let taken = player.cards.and(at.rules.cards);
    let path = format_args!("players[{n}].cards");
    laws.hold(
        taken.and(at.state.cards).is_empty(),
        path,
        "a card of this player is also among those that can be taken",
    );
    let others = at.state.players.iter().filter(|&(other, _)| other != seat);
    let shared = others.fold(crate::parts::Set::EMPTY, |all, (_, other)| all.or(other.cards.and(at.rules.cards)));
    laws.hold(taken.and(shared).is_empty(), path, "another player has one of these cards too");
    let unlocked =
        (1..=at.reached(seat)).fold(crate::parts::Set::EMPTY, |all, number| all.or(at.rules.epoch(number).unlock));
    laws.hold(
        player.cards.without(at.rules.cards) == unlocked,
        path,
        "the basic cards are not those of the epochs reached",
    );
    if n == 0 {
        let all = at.state.players.values().iter().fold(at.state.cards, |all, player| all.or(player.cards));
        laws.hold(all.has_all(at.rules.cards), format_args!("cards"), "a card is missing");
        laws.hold(
            at.rules.cards.has_all(at.state.cards),
            format_args!("cards"),
            "there is a card that is not in the game",
        );
    }
}

/// What only stands there while something is being resolved.
fn transient(at: At<'_>, agenda: &AgendaOf<Stories>, seat: Seat, player: &Player, laws: &mut Laws) {
    let n = seat.number();
    let items = agenda.items();
    let draws = items.iter().any(|item| matches!(item, Item::Step(Step::Draws(draws)) if draws.seat == seat));
    laws.hold(
        draws || player.recalled == 0,
        format_args!("players[{n}].recalled"),
        "followers were taken back, and this seat is not about to draw",
    );
    let fits = player.recalled <= drawing::allowance(at, seat);
    laws.hold(fits, format_args!("players[{n}].recalled"), "more followers were taken back than may be drawn");
    let places = items.iter().any(|item| match item {
        Item::Step(Step::PlaceDrawn(place)) => place.seat == seat,
        Item::Draw(Draw::DrawToPlace(draw)) => draw.seat == seat,
        Item::Ask(asked) => asked.iter().any(|one| one.seat == seat && matches!(one.ask, Ask::Placing(_))),
        _ => false,
    });
    laws.hold(
        places || player.drawn.total() == 0,
        format_args!("players[{n}].drawn"),
        "there are drawn followers that nothing is about to place",
    );
    let was_in = player.out.is_none_or(|round| round == at.state.round);
    laws.hold(
        player.passed || !was_in || !items.is_empty(),
        format_args!("players[{n}].passed"),
        "the game is over, and this seat has not passed",
    );
    let asked = items.iter().any(|item| matches!(item, Item::Ask(asked) if asked.iter().any(|one| one.seat == seat)));
    laws.hold(at.is_in(seat) || !asked, format_args!("players[{n}].out"), "this seat is asked and has dropped out");
}

/// All have passed when the effects, the unloading and the end of the round come (S-008).
pub fn passed(at: At<'_>, agenda: &AgendaOf<Stories>, laws: &mut Laws) {
    let is_to_act = |item: &Item| match item {
        Item::Step(Step::RunPhase(RunPhase { phase })) => *phase == Phase::Act,
        Item::Step(Step::Turn(_)) => true,
        _ => false,
    };
    let items = agenda.items();
    if at.state.round == 0 || items.is_empty() || items.iter().any(is_to_act) {
        return;
    }
    for (seat, player) in at.state.players.iter() {
        let reason = "all have acted in this round, and this seat has not passed";
        laws.hold(player.passed || !at.is_in(seat), format_args!("players[{}].passed", seat.number()), reason);
    }
}
