//! All tiles are accounted for (J1), and deeds hold only the required tiles (J9).

use crate::engine::{AgendaOf, Laws};
use crate::stories::data::deeds::Deed;
use crate::stories::data::wares::{ByWare, Ware};
use crate::stories::state::Tile;
use crate::stories::{At, Item, Step, Stories};
use crate::wire::Kind;

/// Checks all tiles.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Stories>, laws: &mut Laws) {
    let state = at.state;
    let mut seen = ByWare::<u32>::new(|ware| u32::from(state.market[ware]) + u32::from(state.storage[ware]));
    let mut see = |tile: Tile| match tile {
        Tile::Follower(follower) => seen[follower.into()] += 1,
        Tile::Good(good) => seen[good.into()] += 1,
        Tile::Technology => seen[Ware::Technology] += 1,
        Tile::Coins(_) => {}
    };
    for player in state.players.values() {
        let spaces = &player.followers.spaces;
        spaces.taken().iter().filter_map(|space| spaces.standing(space)).for_each(&mut see);
    }
    state.deeds.iter().filter_map(|(_, work)| work).for_each(|work| work.iter().for_each(|(_, tile)| see(tile)));
    at.rules.printed.story.each_tile(at, &mut see);
    for player in state.players.values() {
        seen[Ware::Technology] += u32::from(player.technology);
        for followers in [&player.followers.bag, &player.followers.market, &player.drawn] {
            followers.iter().for_each(|(follower, count)| seen[follower.into()] += u32::from(count));
        }
        player.goods.iter().for_each(|(good, count)| seen[good.into()] += u32::from(count));
    }
    for (ware, count) in seen.iter() {
        let printed = u32::from(at.rules.in_box[ware]);
        if count != printed {
            let reason = format!("there are {count} {} tiles instead of {printed}", ware.name());
            laws.hold(false, format_args!("storage.{}", ware.name()), &reason);
        }
    }
    deeds(at, agenda, laws);
}

/// Each board in the game shows one side or has left the game. Each field holds only the tile it requires, and a full
/// deed is about to be completed.
fn deeds(at: At<'_>, agenda: &AgendaOf<Stories>, laws: &mut Laws) {
    for (deed, work) in at.state.deeds.iter() {
        let Some(work) = work else { continue };
        let name = deed.name();
        let fields = &at.rules.deed(deed).fields;
        let in_game = at.rules.deed_boards.has(deed.board());
        laws.hold(in_game, format_args!("deeds.{name}"), "there is a deed that is not in the game");
        for (field, tile) in work.iter() {
            let fits = fields.get(field).is_some_and(|&wanted| wanted.is_for(tile));
            laws.hold(fits, format_args!("deeds.{name}[{field}]"), "there is another tile than this field asks for");
        }
        let completes = |item: &Item| matches!(item, Item::Step(Step::Complete(complete)) if complete.deed == deed);
        let is_left = !work.is_complete(fields.len()) || agenda.items().iter().any(completes);
        laws.hold(is_left, format_args!("deeds.{name}"), "the deed is full, and nothing is about to complete it");
    }
    for &deed in Deed::ALL {
        let [front, back] = deed.board().sides();
        let both = deed == front && at.state.deeds[front].is_some() && at.state.deeds[back].is_some();
        laws.hold(!both, format_args!("deeds.{}", back.name()), "both sides of one board are up");
    }
}
