//! Laws I1 to I5 and I8 to I10 of the ledger, checked independently after every answer.

use super::{Look, Watch};
use crate::orleans::laws::owns;
use loire::bagbuilding::Takes;
use loire::engine::Turn;
use loire::orleans::data::civics::Civic;
use loire::orleans::data::deeds::Deed;
use loire::orleans::data::followers::{Follower, Role};
use loire::orleans::data::goods::Good;
use loire::orleans::data::map::Town;
use loire::orleans::data::places::Place;
use loire::orleans::data::tracks::{DEVELOPMENT_END, Track};
use loire::orleans::modules::civics::vocabulary::Spot;
use loire::orleans::questions as asks;
use loire::orleans::rules::{MARKET_SPACES, STATIONS, TECHNOLOGY};
use loire::orleans::setup::{CivicBoard, ModuleId};
use loire::orleans::state::{Player, State};
use loire::orleans::{Ask, Rules};
use loire::wire::Kind;

type Holds = Result<(), String>;

fn law(holds: bool, law: &str) -> Holds {
    if holds { Ok(()) } else { Err(law.to_owned()) }
}

pub fn hold(watch: &Watch, look: &Look<'_>) -> Holds {
    let (state, rules) = (look.after.state(), look.after.rules());
    goods(state)?;
    followers(state, rules)?;
    technology(state, rules)?;
    stations(watch, state, rules)?;
    citizens_and_coins(look)?;
    markets(look)?;
    markers(state)?;
    civics(look)
}

/// The number of these on the civic boards.
fn on_civics(state: &State, what: Spot) -> u8 {
    state.civics.values().iter().flat_map(|spots| spots.0).filter(|spot| *spot == Some(what)).count() as u8
}

/// I1: every good is on the map, on the market, with a player, on a deed or out of the game.
fn goods(state: &State) -> Holds {
    for &good in Good::ALL {
        let on_paths: usize =
            state.paths.values().iter().map(|path| path.iter().filter(|&one| one == good).count()).sum();
        let owned: u8 = state.players.values().iter().map(|player| player.goods[good]).sum();
        let there =
            state.goods[good] + on_paths as u8 + owned + on_civics(state, Spot::Good(good)) + state.out.goods[good];
        law(there == good.tiles(), "I1: the number of goods is wrong")?;
        let is_stored = state.players.values().iter().all(|player| {
            player.stored[good] <= player.goods[good]
                && (player.stored[good] == 0 || player.places.has(Place::Brasserie))
        });
        law(is_stored, "I1: goods lie on a brasserie without an owner")?;
    }
    Ok(())
}

/// I2: every follower exists, and no player loses an own one.
fn followers(state: &State, rules: &Rules) -> Holds {
    for &role in Role::ALL {
        let at_deeds: u8 = Deed::ALL.iter().map(|&deed| state.deeds[deed][role]).sum();
        let owned: u8 = state.players.values().iter().map(|player| owns(player, Follower::neutral(role))).sum();
        let sent = at_deeds + on_civics(state, Spot::Sent(role));
        let there = state.supply[role] + sent + owned + state.out.followers[role];
        law(there == rules.supply[role], "I2: the number of followers is wrong")?;
    }
    let has_own = |player: &Player| Follower::OWN.iter().all(|&own| owns(player, own) == 1);
    law(state.players.values().iter().all(has_own), "I2: an own follower has left its owner")
}

/// I3: every technology tile exists, at most one per place, none on a monk's space or a place's only space.
fn technology(state: &State, rules: &Rules) -> Holds {
    let with = |player: &Player| player.gears.total() as u8 + player.followers.spaces.technology().len();
    let owned: u8 = state.players.values().iter().map(with).sum();
    let there = state.technology + state.navigation + owned + state.out.technology;
    law(there == TECHNOLOGY, "I3: the number of technology tiles is wrong")?;
    for player in state.players.values() {
        let lying = player.followers.spaces.technology();
        for space in lying.iter() {
            let spaces = rules.layout.spaces(rules.layout.place(space));
            let is_fit = matches!(rules.layout.takes(space), Takes::Role(role) if role != Role::Monk);
            law(is_fit && spaces.len() > 1 && spaces.and(lying).len() == 1, "I3: technology on a forbidden space")?;
        }
    }
    Ok(())
}

/// I4: ten stations each, one per town; in Orléans one of each player; once per game a second one in a town by a
/// tavern.
fn stations(watch: &Watch, state: &State, rules: &Rules) -> Holds {
    for (seat, player) in state.players.iter() {
        let there = player.unbuilt + player.stations.len() + watch.stations[seat.index()];
        law(there == STATIONS, "I4: a player does not have ten stations")?;
    }
    let owners = |town: Town| state.players.values().iter().filter(|player| player.stations.has(town)).count();
    let shared: usize =
        Town::ALL.iter().filter(|&&town| town != Town::Orleans).map(|&town| owners(town).saturating_sub(1)).sum();
    law(shared <= usize::from(rules.options.tavern), "I4: two stations in a town")
}

/// I5: citizens stay with their owner, and coins are created only where they are unlimited.
fn citizens_and_coins(look: &Look<'_>) -> Holds {
    let (was, is) = (look.before.state(), look.after.state());
    for (citizen, holder) in was.citizens.iter() {
        law(holder.is_none() || is.citizens[citizen] == holder, "I5: a citizen changed its owner")?;
    }
    let all = |state: &State| {
        let owned: u32 = state.players.values().iter().map(|player| u32::from(player.coins)).sum();
        state.bank.map(|bank| u32::from(bank) + owned)
    };
    law(all(was) == all(is), "I5: coins have no source")
}

/// I8: at most eight on the market and two on the tower whenever a seat plans, acts or is affected by an event.
fn markets(look: &Look<'_>) -> Holds {
    let Turn::Seats(asked) = look.after.turn() else { return Ok(()) };
    let is_third = |ask: &Ask| {
        matches!(
            ask,
            Ask::Recall(asks::Recalling) | Ask::Draw(_) | Ask::Keep(asks::Keeping) | Ask::Shelter(asks::Sheltering)
        )
    };
    let is_third = asked.iter().any(|pending| is_third(&pending.ask));
    for player in look.after.state().players.values() {
        law(player.tower.total() <= 2, "I8: more than two followers on the tower")?;
        law(
            is_third || player.followers.market.total() <= MARKET_SPACES.into(),
            "I8: more than eight followers on the market",
        )?;
    }
    Ok(())
}

/// I9: markers stand on their tracks, and the status follows the marker.
fn markers(state: &State) -> Holds {
    for player in state.players.values() {
        let on_tracks =
            Track::ALL.iter().all(|&track| player.tracks[track] <= if track == Track::Farmer { 8 } else { 5 });
        law(on_tracks && player.development <= DEVELOPMENT_END, "I9: a marker has left its track")?;
        let status = 1 + [4, 9, 15, 22, 30].iter().filter(|&&field| player.development >= field).count();
        law(usize::from(player.status()) == status, "I9: the status does not match the marker")?;
    }
    Ok(())
}

/// I10: spaces keep followers of their kind for good; covered ones stay empty.
fn civics(look: &Look<'_>) -> Holds {
    let (was, is, rules) = (look.before.state(), look.after.state(), look.after.rules());
    let is_covered = rules.seats.len() < 4 && rules.options.civic_board == CivicBoard::One;
    for &civic in Civic::ALL {
        let played = rules.civics.played.has(civic);
        let row = rules.civics.rows.get(civic.index()).filter(|_| played);
        let spaces = row.map_or(&[][..], |row| &row.spaces);
        let printed = &civic.row().spaces;
        let is_printed = spaces.len() > 2 && printed.starts_with(spaces);
        let expected = printed.len() - usize::from(is_covered);
        law(!is_printed || spaces.len() == expected || spaces.len() == 3, "I10: the number of spaces is wrong")?;
        for (index, spot) in is.civics[civic].0.iter().enumerate() {
            let before = was.civics[civic].0[index];
            let stays = !matches!(before, Some(Spot::Sent(_))) || before == *spot;
            law(stays, "I10: a follower has left a civic board")?;
            let fits = match (spot, spaces.get(index)) {
                (None, _) => true,
                (Some(Spot::Sent(role)), Some(space)) => space.role.is_none() || space.role == Some(*role),
                (Some(Spot::Good(good)), Some(space)) => {
                    space.good == Some(*good) && civic.row().module == ModuleId::NewDeeds
                }
                (Some(_), None) => false,
            };
            law(fits, "I10: a space holds a wrong piece")?;
        }
    }
    Ok(())
}
