//! Alchemy and town rights, answer by answer (T-072, T-073).

use super::seen::{Families, Single};
use super::{Look, Watch};
use loire::engine::Seat;
use loire::orleans::data::civics::Civic;
use loire::orleans::data::places::{Category, Place};
use loire::orleans::data::tracks::Track;
use loire::orleans::modules::civics::vocabulary as civics;
use loire::orleans::modules::civics::vocabulary::Events as CivicsEvent;
use loire::orleans::modules::new_deeds::vocabulary::{
    self as new_deeds, Events as NewDeedsEvent, Questions as NewDeedsAsk,
};
use loire::orleans::phases::acting::is_activated;
use loire::orleans::{Action, Ask, Event};
use loire::orleans::{questions as answers, questions as asks};

pub const SINGLE: Single = &[
    ("T-073", "one draw"),
    ("T-073", "two draws"),
    ("T-073", "one draw of two"),
    ("T-073", "no draw"),
    ("T-073", "empty bag"),
    ("T-073", "second follower goes along"),
    ("T-073", "second follower goes elsewhere"),
    ("T-073", "put back by choice"),
    ("T-073", "fits nowhere: back unasked"),
    ("T-073", "completes a place"),
    ("T-073", "place used that it has completed"),
];
pub const FAMILIES: Families = &[("T-073", "stands on", &["the board", "a place tile", "the town hall"])];

/// Counts the situations of an answer to the alchemy, or a tile by town rights.
pub fn answer(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) -> Result<(), String> {
    match (ask, action) {
        (
            Ask::NewDeeds(NewDeedsAsk::Alchemy(new_deeds::Alchemy { most, .. })),
            Action::Draw(answers::DrawFollowers { count }),
        ) => look.see(
            "T-073",
            match (most, count) {
                (1, _) => "one draw",
                (_, 1) => "one draw of two",
                _ => "two draws",
            },
        ),
        (Ask::NewDeeds(NewDeedsAsk::Alchemy(_)), Action::Civics(civics::Answers::Dispatch(_))) => {
            look.see("T-073", "second follower goes along");
        }
        (Ask::NewDeeds(NewDeedsAsk::Alchemy(_)), _) => look.see("T-073", "no draw"),
        (Ask::NewDeeds(NewDeedsAsk::Transmute(new_deeds::Transmute)), Action::Plan(answers::Plan { space, .. })) => {
            let place = look.before.rules().layout.place(space);
            let on = match place {
                Place::TownHall => "the town hall",
                place if place.is_tile() => "a place tile",
                _ => "the board",
            };
            look.see_one("T-073", "stands on", on);
            if place != Place::TownHall && is_activated(look.after.at(), look.is(seat), place) {
                look.see("T-073", "completes a place");
                watch.round.transmuted[seat.index()].insert(place);
            }
        }
        (Ask::NewDeeds(NewDeedsAsk::Transmute(new_deeds::Transmute)), _) => look.see("T-073", "put back by choice"),
        (
            Ask::Civics(civics::Questions::DispatchMore(civics::DispatchMore { except: Some(Civic::Alchemy), .. })),
            Action::Civics(civics::Answers::Dispatch(civics::Dispatch { civic, .. })),
        ) => {
            if civic == Civic::Alchemy {
                return Err("T-073: the second one follows to the alchemy after a draw".into());
            }
            look.see("T-073", "second follower goes elsewhere");
        }
        (Ask::PlaceTile(asks::PlaceTile), _) if watch.action.by_rights => granted(look, seat, action)?,
        _ => {}
    }
    Ok(())
}

/// Counts the situations of an event.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, event: &Event) {
    match *event {
        Event::Civics(CivicsEvent::FollowerDispatched { seat, civic, .. }) => {
            watch.action.by_rights = civic == Civic::TownRights;
            let is_void = civic == Civic::Alchemy && look.is(seat).followers.bag.total() == 0;
            look.if_so(is_void, "T-073", "empty bag");
        }
        Event::NewDeeds(NewDeedsEvent::FollowerPutBack { seat, .. }) => {
            let by_choice = look.before.ask(seat) == Some(&Ask::NewDeeds(NewDeedsAsk::Transmute(new_deeds::Transmute)));
            look.if_so(!by_choice, "T-073", "fits nowhere: back unasked");
        }
        Event::PlaceUsed { seat, place } => {
            let is_filled = watch.round.transmuted[seat.index()].has(place);
            look.if_so(is_filled, "T-073", "place used that it has completed");
        }
        _ => {}
    }
}

/// Town rights give a tile by the trader's marker.
fn granted(look: &mut Look<'_>, seat: Seat, action: Action) -> Result<(), String> {
    let Action::TakePlace(answers::TakePlace { place }) = action else {
        look.see("T-072", "town rights: no tile");
        return Ok(());
    };
    let is_first = look.was(seat).tracks[Track::Trader] == 1;
    if is_first && look.before.rules().place(place).category != Category::I {
        return Err("town rights give a tile of category II on the first step".into());
    }
    look.see("T-072", if is_first { "town rights: tile of category I" } else { "town rights: any tile" });
    Ok(())
}
