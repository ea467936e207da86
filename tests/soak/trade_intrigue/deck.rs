//! The stack of the new events, and its draws (T-012, T-020 to T-025, law I7).

use super::seen::{Families, Single};
use super::setups::plays;
use super::{Look, Watch};
use loire::engine::Turn;
use loire::orleans::chance as draws;
use loire::orleans::data::followers::Role;
use loire::orleans::data::hourglasses::Hourglass::{self, *};
use loire::orleans::modules::intrigue::vocabulary as intrigue;
use loire::orleans::modules::orders::vocabulary as orders;
use loire::orleans::rules::Rules;
use loire::orleans::setup::ModuleId;
use loire::orleans::{Draw, Event, Outcome};
use loire::wire::Kind;

pub const SINGLE: Single = &[
    ("T-021", "all eight of a letter may come"),
    ("T-021", "fewer of a letter may come"),
    ("T-022", "seven of letter D may come"),
    ("T-022", "peasants' revolt is the last card"),
    ("T-023", "silentium first"),
    ("T-023", "silentium last"),
    ("T-023", "monk recruited under silentium"),
    ("T-024", "guests of a wedding wait for the next draw"),
    ("T-024", "follower placed by an amnesty stays for the next round"),
    ("T-024", "technology laid after passing under sabotage"),
    ("T-049", "next card in the same round"),
    ("T-049", "holiday is the last card of C"),
];
pub const FAMILIES: Families = &[
    ("T-012", "unknown before the draw:", &["hour glass", "order", "bag"]),
    ("T-020", "card of letter", &["A", "B", "C", "D"]),
    ("T-024", "met:", MET),
];

/// The 33 faces.
const MET: &[&str] = {
    let (_, new) = Hourglass::NAMES.split_at(23);
    new
};
const LETTERS: [[Hourglass; 8]; 4] = [
    [Indulgence, Education, NewHarvestA, BonVoyage, Conference, Crusade, Strike, CoinTaxA],
    [Excursion, NewIncome, NewHarvestB, FishingGrounds, FurtherEducation, Wedding, Sabotage, CoinTaxB],
    [Amnesty, Defect, TortureCard, NewTradingDay, NewPlague, Holiday, BookBurning, GoodsTax],
    [Levies, PeasantsRevolt, TechnologyTax, Summons, NewHarvestD, Famine, PollTax, Tithe],
];

/// The possible cards at this position of the stack.
fn may_come(rules: &Rules, nth: usize) -> Vec<Hourglass> {
    let options = &rules.options;
    match nth {
        1 => vec![Silentium],
        18 => vec![if options.peasants_last { PeasantsRevolt } else { Silentium }],
        _ => {
            let mut letter = LETTERS[(nth - 2) / 4].to_vec();
            letter.retain(|&tile| tile != PeasantsRevolt || !options.peasants_last);
            letter
                .iter()
                .map(|&tile| if tile == NewHarvestB && options.harvest_by_letter { HarvestB } else { tile })
                .collect()
        }
    }
}

/// Counts the situations of an outcome of a draw.
pub fn draw(watch: &mut Watch, look: &mut Look<'_>, outcome: Outcome) -> Result<(), String> {
    let Turn::Chance(&draw) = look.before.turn() else {
        return Err("an outcome is settled without a pending draw".into());
    };
    let outcomes = look.before.outcomes();
    match (draw, outcome) {
        (Draw::Hourglass(draws::TurnHourglass), Outcome::Hourglass { tile }) => {
            look.see_one("T-012", "unknown before the draw:", "hour glass");
            if plays(look.before.rules(), ModuleId::NewEvents) {
                turned(look, tile)?;
            }
        }
        (Draw::Orders(orders::Draws::Order(orders::TurnUp)), _) => {
            look.see_one("T-012", "unknown before the draw:", "order");
            let delivered: u8 = look.before.state().players.values().iter().map(|player| player.orders.len()).sum();
            let left = 23 - delivered - look.before.state().orders.len();
            if outcomes.len() != usize::from(left) || outcomes.iter().any(|weighted| weighted.weight != 1) {
                return Err("the possible order cards are not the unseen ones".into());
            }
        }
        (
            Draw::Follower(draws::DrawFollower { seat })
            | Draw::Bath(draws::DrawBather { seat })
            | Draw::Plague(draws::Plague { seat })
            | Draw::Intrigue(intrigue::Draws::Execution(intrigue::Execution { seat })),
            _,
        ) => {
            look.see_one("T-012", "unknown before the draw:", "bag");
            let weights: u32 = outcomes.iter().map(|weighted| weighted.weight).sum();
            if weights != look.was(seat).followers.bag.total() {
                return Err("the outcomes of a draw differ from the bag".into());
            }
        }
        _ => {}
    }
    if let (Draw::Follower(_), Some(Wedding)) = (draw, look.tile()) {
        watch.round.guests += u8::from(watch.round.events.is_some());
    }
    Ok(())
}

/// A revealed card is an unseen one of its letter.
fn turned(look: &mut Look<'_>, tile: Hourglass) -> Result<(), String> {
    let (state, rules) = (look.before.state(), look.before.rules());
    let nth = state.hourglasses.len() + 1;
    let mut expected = may_come(rules, nth);
    let of_letter = expected.len();
    expected.retain(|tile| nth == 1 || nth == 18 || !state.hourglasses.contains(tile));
    let outcomes = look.before.outcomes();
    let fits = |weighted: &loire::engine::Weighted<Outcome>| {
        matches!(weighted.outcome, Outcome::Hourglass { tile } if expected.contains(&tile)) && weighted.weight == 1
    };
    if outcomes.len() != expected.len() || !outcomes.iter().all(fits) {
        return Err("the possible cards are not the unseen ones of the letter".into());
    }
    if let 2..=17 = nth {
        look.see_one("T-020", "card of letter", ["A", "B", "C", "D"][(nth - 2) / 4]);
        let is_whole = expected.len() == of_letter;
        look.see("T-021", if is_whole { "all eight of a letter may come" } else { "fewer of a letter may come" });
        look.if_so(nth == 14 && of_letter == 7, "T-022", "seven of letter D may come");
    }
    if tile.index() >= Silentium.index() {
        look.see_one("T-024", "met:", tile.name());
    }
    let last = state.hourglasses.last();
    look.if_so(last == Some(&Holiday), "T-049", "next card in the same round");
    look.if_so(tile == Holiday && nth == 13, "T-049", "holiday is the last card of C");
    match (nth, tile) {
        (1, _) => look.see("T-023", "silentium first"),
        (18, Silentium) => look.see("T-023", "silentium last"),
        (18, _) => look.see("T-022", "peasants' revolt is the last card"),
        _ => {}
    }
    Ok(())
}

/// Lasting state between rounds.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, event: &Event) -> Result<(), String> {
    match *event {
        Event::FollowerRecruited { role: Role::Monk, .. } => {
            look.if_so(look.tile() == Some(Silentium), "T-023", "monk recruited under silentium");
        }
        Event::TechnologyInstalled { seat, .. } => {
            let is_after = look.was(seat).passed && look.tile() == Some(Sabotage);
            look.if_so(is_after, "T-024", "technology laid after passing under sabotage");
        }
        Event::HourglassTurned { .. } => {
            let players = look.after.state().players.iter();
            let stays = players.into_iter().any(|(seat, player)| {
                !watch.pardoned[seat.index()].and(player.followers.spaces.followers()).is_empty()
            });
            look.if_so(stays, "T-024", "follower placed by an amnesty stays for the next round");
        }
        Event::StartPlayerChanged { .. } => {
            look.if_so(watch.round.guests > 0, "T-024", "guests of a wedding wait for the next draw");
        }
        Event::RoundStarted { round } => {
            let holidays = look.after.state().hourglasses.iter().filter(|&&tile| tile == Holiday).count();
            if usize::from(round) + holidays != look.after.state().hourglasses.len() + 1 {
                return Err("I7: a round is counted twice, or not at all".into());
            }
        }
        _ => {}
    }
    Ok(())
}
