//! Limits points to those that can have been scored (laws 7 and 10).

use super::Stage;
use crate::burgundy::data::tiles::{Colour, Tile};
use crate::burgundy::rules::{AREA_POINTS, PHASE_POINTS};
use crate::burgundy::state::{Player, Source};
use crate::burgundy::tiles::buildings::WATCHTOWER_POINTS;
use crate::engine::{Laws, Seat};
use crate::wire::Kind;

/// Checks all points.
pub fn laws(stage: &Stage<'_>, laws: &mut Laws) {
    bonuses(stage, laws);
    for (seat, player) in stage.at.state.players.iter() {
        let mut hold =
            |holds: bool, reason| laws.hold(holds, format_args!("players[{}].points", seat.number()), reason);
        if player.estate.is_none() {
            let none = player.points.values().iter().all(|&points| points == 0);
            hold(none, "there are points before the duchy is chosen");
            continue;
        }
        let points = |source| u32::from(player.points[source]);
        hold(areas(stage, player), "area and phase points are not those of the completed areas");
        hold(
            points(Source::Bonuses) == bonus_points(stage, seat),
            "bonus points are not those of the bonus tiles taken",
        );
        let towers = u32::from(player.duchy.count(Tile::Watchtower)) * u32::from(WATCHTOWER_POINTS);
        hold(points(Source::Watchtowers) == towers, "watchtower points are not those of the watchtowers placed");
        let sales = player.sold.total() * u32::from(stage.at.rules.points_per_good);
        hold(points(Source::Sales) == sales, "sale points are not those of the goods sold");
    }
}

/// Bonus tiles belong to the first two seats that completed a colour (law 7).
fn bonuses(stage: &Stage<'_>, laws: &mut Laws) {
    let state = stage.at.state;
    for &colour in Colour::ALL {
        let taken = &state.bonuses[colour.index()];
        let seats = stage.at.rules.seats;
        let has_completed =
            |seat| seats.has(seat) && state.players[seat].estate.is_some() && state.has_completed(seat, colour);
        let complete = seats.iter().filter(|&seat| has_completed(seat)).count();
        let fits = taken.len() == complete.min(2)
            && taken.iter().all(|&seat| has_completed(seat))
            && (taken.len() < 2 || taken[0] != taken[1]);
        let reason = "the bonus tiles are not with the first two seats that completed the colour";
        laws.hold(fits, format_args!("bonuses[{}]", colour.index()), reason);
    }
}

fn bonus_points(stage: &Stage<'_>, seat: Seat) -> u32 {
    let points = |taken: &[Seat]| {
        let place = taken.iter().position(|&other| other == seat);
        place.map_or(0, |place| u32::from(stage.at.rules.bonus[place.min(1)]))
    };
    stage.at.state.bonuses.iter().map(|taken| points(taken)).sum()
}

/// Whether the points match the completed areas, each scored in some phase up to now; the start castle's own area may
/// have scored none (law 10).
fn areas(stage: &Stage<'_>, player: &Player) -> bool {
    let filled = player.duchy.filled();
    let layout = player.layout();
    let done = || layout.areas().filter(|area| area & !filled == 0);
    let (mut points, mut count) = (0, 0);
    for area in done() {
        points += AREA_POINTS[area.count_ones() as usize - 1];
        count += 1;
    }
    let castles = layout.spaces[Colour::Castle.index()];
    let has_lone_castle = done().any(|area| area.count_ones() == 1 && area & castles != 0);
    let (scored, phases) = (player.points[Source::Areas], player.points[Source::Phases]);
    let least = PHASE_POINTS[stage.at.state.phase.index()];
    let fits = |points: u16, count: u16| {
        scored == points && phases % 2 == 0 && (count * least..=count * PHASE_POINTS[0]).contains(&phases)
    };
    let is_unscored = has_lone_castle && !stage.at.rules.options.score_start_area;
    fits(points, count) || is_unscored && fits(points - 1, count - 1)
}
