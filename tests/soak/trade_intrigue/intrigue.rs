//! The nine intriguers (T-077, T-078, T-080 to T-085).

use super::seen::{Families, Single};
use super::{Look, Watch};
use loire::bagbuilding::Follower as _;
use loire::engine::Seat;
use loire::orleans::data::civics::Civic;
use loire::orleans::data::places::{Place, Space};
use loire::orleans::data::tracks::Marker;
use loire::orleans::modules::civics::vocabulary::Events as CivicsEvent;
use loire::orleans::modules::intrigue::vocabulary::{
    self as intrigue, Answers as IntrigueAction, Events as IntrigueEvent, Plot, Questions as IntrigueAsk,
};
use loire::orleans::phases::acting::is_activated;
use loire::orleans::setup::ModuleId;
use loire::orleans::{Action, Ask, Event};
use loire::orleans::{questions as answers, questions as asks};
use loire::wire::Kind;

pub const SINGLE: Single = &[
    ("T-077", "only target hit unasked"),
    ("T-080", "monk of the sacristy"),
    ("T-080", "own follower of an opponent"),
    ("T-080", "follower of a player who has passed"),
    ("T-080", "follower on a place tile"),
    ("T-080", "place was ready and is not any more"),
    ("T-081", "displaced follower goes into the bag"),
    ("T-081", "completes a place"),
    ("T-081", "completed place used in this round"),
    ("T-081", "victim's place is not ready any more"),
    ("T-081", "technology on a place tile is safe"),
    ("T-081", "not where the actor has one"),
    ("T-082", "spared: only the actor moves"),
    ("T-082", "coin field again by the marker"),
    ("T-083", "station after the fire"),
    ("T-083", "no station by choice"),
    ("T-083", "no station possible"),
    ("T-084", "kidnapper against a merchant in Orléans"),
    ("T-084", "executioner against an empty bag"),
    ("T-084", "executioner against own followers only"),
];
pub const FAMILIES: Families = &[
    ("T-077", "sent to", INTRIGUERS),
    ("T-077", "void:", &["swindler", "arsonist", "saboteur", "spy", "taxCollector", "traitor"]),
    ("T-077", "done without:", &["swindler", "arsonist"]),
    ("T-078", "takes effect:", INTRIGUERS),
    ("T-078", "completed:", INTRIGUERS),
    ("T-082", "betrayed on", Marker::NAMES),
    ("T-085", "chance in", &["executioner", "torturer"]),
];
pub const INTRIGUERS: &[&str] = {
    let (_, intriguers) = Civic::NAMES.split_at(10);
    intriguers
};

/// The intriguer with this effect.
pub fn intriguer(plot: Plot) -> Civic {
    match plot {
        Plot::Swindle { .. } => Civic::Swindler,
        Plot::Burn => Civic::Arsonist,
        Plot::Kidnap => Civic::Kidnapper,
        Plot::Torture => Civic::Torturer,
        Plot::Execute => Civic::Executioner,
        Plot::Sabotage { .. } => Civic::Saboteur,
        Plot::Spy { .. } => Civic::Spy,
        Plot::Tax => Civic::TaxCollector,
        Plot::Betray { .. } => Civic::Traitor,
    }
}

/// Counts the situations of an answer to the intrigue.
pub fn answer(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) -> Result<(), String> {
    if let (Ask::Torture(_), Action::SurrenderFollower(answers::SurrenderFollower)) = (ask, action) {
        let is_plot =
            watch.round.events.is_none() && matches!(watch.plot, Some((_, victim, Plot::Torture)) if victim == seat);
        if is_plot {
            look.see_one("T-085", "chance in", "torturer");
        }
    }
    let Ask::Intrigue(ask) = ask else { return Ok(()) };
    match (ask, action) {
        (IntrigueAsk::Target(intrigue::Target { civic }), Action::Decline(answers::Decline)) => {
            look.see_one("T-077", "done without:", civic.name())
        }
        (IntrigueAsk::Target(_), Action::Intrigue(IntrigueAction::Plot(intrigue::PlotAgainst { victim, plot }))) => {
            aimed(look, seat, victim, plot)?;
        }
        (IntrigueAsk::Rebuild(intrigue::Rebuilding), Action::Decline(answers::Decline)) => {
            look.see("T-083", "no station by choice")
        }
        (IntrigueAsk::Rebuild(intrigue::Rebuilding), _) => look.see("T-083", "station after the fire"),
        _ => {}
    }
    if let IntrigueAsk::Target(intrigue::Target { civic: Civic::Spy }) = ask {
        safe(look, seat);
    }
    Ok(())
}

/// Counts the situations of a named target.
fn aimed(look: &mut Look<'_>, seat: Seat, victim: Seat, plot: Plot) -> Result<(), String> {
    let other = look.was(victim);
    let bag = &other.followers.bag;
    let is_own = bag.total() > 0 && bag.iter().all(|(follower, count)| count == 0 || !follower.is_neutral());
    match plot {
        Plot::Execute => {
            look.if_so(bag.total() == 0, "T-084", "executioner against an empty bag");
            look.if_so(is_own, "T-084", "executioner against own followers only");
        }
        Plot::Kidnap => {
            let is_home = other.merchant == loire::orleans::data::map::Town::Orleans;
            look.if_so(is_home, "T-084", "kidnapper against a merchant in Orléans");
        }
        Plot::Betray { marker } => {
            let place =
                |who: Seat| marker.track().map_or(look.was(who).development, |track| look.was(who).tracks[track]);
            if place(victim) <= place(seat) {
                return Err("the target of a traitor is not ahead".into());
            }
        }
        _ => {}
    }
    Ok(())
}

/// Technology that a spy may not take.
fn safe(look: &mut Look<'_>, seat: Seat) {
    let (rules, state) = (look.before.rules(), look.before.state());
    let own = look.was(seat).followers.spaces.technology();
    let mut seen = [false; 2];
    for (_, player) in state.players.iter().filter(|(other, _)| *other != seat) {
        for space in player.followers.spaces.technology().iter() {
            seen[0] |= !rules.board.has(space);
            seen[1] |= rules.board.has(space) && !rules.layout.spaces(rules.layout.place(space)).and(own).is_empty();
        }
    }
    look.if_so(seen[0], "T-081", "technology on a place tile is safe");
    look.if_so(seen[1], "T-081", "not where the actor has one");
}

/// Counts the situations of an event of the intrigue.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, event: &Event) -> Result<(), String> {
    match *event {
        Event::Civics(CivicsEvent::FollowerDispatched { seat, civic, .. })
            if civic.row().module == ModuleId::Intrigue =>
        {
            look.see_one("T-077", "sent to", civic.name());
            sent(look, seat, civic);
        }
        Event::Civics(CivicsEvent::CivicCompleted { seat, civic }) if civic.row().module == ModuleId::Intrigue => {
            look.see_one("T-078", "completed:", civic.name());
            let is_asked = look.after.ask(seat) == Some(&Ask::Intrigue(IntrigueAsk::Rebuild(intrigue::Rebuilding)));
            look.if_so(civic == Civic::Arsonist && !is_asked, "T-083", "no station possible");
        }
        Event::PlaceUsed { seat, place } => {
            let is_spied = watch.round.spied[seat.index()].has(place);
            look.if_so(is_spied, "T-081", "completed place used in this round");
        }
        Event::Intrigue(event) => intrigued(watch, look, event)?,
        _ => {}
    }
    Ok(())
}

/// Counts the situations of a dispatch: whether there is a target, and whether a seat is asked.
fn sent(look: &mut Look<'_>, seat: Seat, civic: Civic) {
    let plotted = look.has_event(|event| matches!(event, Event::Intrigue(IntrigueEvent::Plotted { .. })));
    let is_asked = look.after.ask(seat) == Some(&Ask::Intrigue(IntrigueAsk::Target(intrigue::Target { civic })));
    let poor = civic == Civic::TaxCollector && look.was(seat).coins == look.is(seat).coins && !has_bribe(look);
    if (!plotted && !is_asked) || (poor && plotted) {
        look.see_one("T-077", "void:", civic.name());
    }
    let is_one = !matches!(civic, Civic::Torturer | Civic::TaxCollector);
    look.if_so(plotted && !is_asked && is_one, "T-077", "only target hit unasked");
}

/// Whether a seat is asked for a bribe.
fn has_bribe(look: &Look<'_>) -> bool {
    let asks = |seat: Seat| matches!(look.after.ask(seat), Some(Ask::Intrigue(_)));
    look.after.rules().seats.iter().any(asks)
}

/// Counts the situations of the effect of a plot.
fn intrigued(watch: &mut Watch, look: &mut Look<'_>, event: IntrigueEvent) -> Result<(), String> {
    let effect = |look: &mut Look<'_>, civic: Civic| look.see_one("T-078", "takes effect:", civic.name());
    match event {
        IntrigueEvent::Plotted { seat, victim, plot } => {
            let is_torture = plot == Plot::Torture
                && look.after.ask(victim).is_some_and(|ask| matches!(ask, Ask::Torture(asks::Tortured { owed: 1 })));
            watch.plot = Some((seat, victim, plot));
            if is_torture {
                effect(look, intriguer(plot));
            }
        }
        IntrigueEvent::GoodsSwapped { .. } => effect(look, Civic::Swindler),
        IntrigueEvent::StationBurned { seat, town, .. } => {
            effect(look, Civic::Arsonist);
            if look.was(seat).merchant != town {
                return Err("a station burns elsewhere".into());
            }
        }
        IntrigueEvent::MerchantKidnapped { .. } => effect(look, Civic::Kidnapper),
        IntrigueEvent::FollowerExecuted { .. } => {
            effect(look, Civic::Executioner);
            look.see_one("T-085", "chance in", "executioner");
        }
        IntrigueEvent::FollowerSabotaged { victim, space, .. } => {
            effect(look, Civic::Saboteur);
            sabotaged(look, victim, space);
        }
        IntrigueEvent::TechnologyStolen { seat, victim, space } => {
            effect(look, Civic::Spy);
            stolen(watch, look, seat, victim, space);
        }
        IntrigueEvent::CoinsCollected { victim, coins, .. } => {
            effect(look, Civic::TaxCollector);
            if coins > 2 || (coins < 2 && look.is(victim).coins > 0) {
                return Err("a tax collector takes a wrong sum".into());
            }
        }
        IntrigueEvent::Betrayed { seat, marker, spared, .. } => {
            effect(look, Civic::Traitor);
            look.see_one("T-082", "betrayed on", marker.name());
            look.if_so(spared, "T-082", "spared: only the actor moves");
            let on_coins = marker == Marker::Development && [7, 12, 25].contains(&look.is(seat).development);
            look.if_so(on_coins, "T-082", "coin field again by the marker");
            if look.has_event(|event| matches!(event, Event::TrackAdvanced { .. } | Event::DevelopmentAdvanced { .. }))
            {
                return Err("a traitor's step brings a bonus".into());
            }
        }
        _ => {}
    }
    Ok(())
}

fn sabotaged(look: &mut Look<'_>, victim: Seat, space: Space) {
    let other = look.was(victim);
    let place = look.before.rules().layout.place(space);
    let is_own = other.followers.spaces.follower(space).is_some_and(|follower| !follower.is_neutral());
    look.if_so(place == Place::Sacristy, "T-080", "monk of the sacristy");
    look.if_so(is_own, "T-080", "own follower of an opponent");
    look.if_so(other.passed, "T-080", "follower of a player who has passed");
    look.if_so(place.is_tile(), "T-080", "follower on a place tile");
    let was_ready = is_activated(look.before.at(), other, place);
    let is_ready = is_activated(look.after.at(), look.is(victim), place);
    look.if_so(was_ready && !is_ready, "T-080", "place was ready and is not any more");
}

fn stolen(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, victim: Seat, space: Space) {
    let place = look.before.rules().layout.place(space);
    let stood = look.was(seat).followers.spaces.follower(space).is_some();
    look.if_so(stood, "T-081", "displaced follower goes into the bag");
    let ready = |table: &loire::engine::Table<loire::orleans::Orleans>, who: Seat| {
        is_activated(table.at(), &table.state().players[who], place)
    };
    if !ready(look.before, seat) && ready(look.after, seat) {
        look.see("T-081", "completes a place");
        watch.round.spied[seat.index()].insert(place);
    }
    let is_broken = ready(look.before, victim) && !ready(look.after, victim);
    look.if_so(is_broken, "T-081", "victim's place is not ready any more");
}
