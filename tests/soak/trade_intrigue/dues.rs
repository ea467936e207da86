//! The costs and gains of each event, counted independently for all seats when it is over (T-032, T-037 to T-040,
//! T-047, T-051, T-054, T-056, T-058, T-059, T-061).

use super::seen::{Families, Single};
use super::setups::plays;
use super::{Look, Watch};
use loire::engine::Seat;
use loire::orleans::data::followers::Follower;
use loire::orleans::data::hourglasses::Hourglass::{self, *};
use loire::orleans::data::map::Town;
use loire::orleans::data::tracks::Track;
use loire::orleans::modules::new_events::vocabulary::{Answers as NewEventsAction, Events as NewEventsEvent};
use loire::orleans::questions as answers;
use loire::orleans::setup::ModuleId;
use loire::orleans::state::Player;
use loire::orleans::{Action, Ask, Edition, Event};
use loire::wire::Kind;

pub const SINGLE: Single = &[
    ("T-003", "bank pays less than is due"),
    ("T-029", "ran out in the middle"),
    ("T-032", "food given"),
    ("T-032", "no food: five coins"),
    ("T-032", "coins by choice (later edition)"),
    ("T-037", "three coins"),
    ("T-038", "in Orléans: four coins"),
    ("T-038", "elsewhere: nothing"),
    ("T-047", "a coin for each station"),
    ("T-047", "no station: nothing"),
    ("T-051", "taxed by three goods"),
    ("T-051", "goods on the brasserie taxed"),
    ("T-051", "fewer than three: nothing"),
    ("T-054", "a coin for each tile"),
    ("T-054", "parked tile is free"),
    ("T-056", "two food"),
    ("T-056", "one food and five coins"),
    ("T-056", "ten coins"),
    ("T-058", "own followers counted"),
    ("T-058", "tower counted"),
    ("T-061", "two food by the letter"),
];
pub const FAMILIES: Families = &[
    ("T-039", "twice the status:", &["1", "2", "3", "4 or more"]),
    ("T-040", "coins of the field:", &["0", "2", "3", "4", "5"]),
    ("T-040", "no coins:", &["at the start", "at the end"]),
    ("T-059", "tenths:", &["0", "1", "2", "3 or more"]),
];

/// The costs and gains of a seat in an event.
#[derive(Clone, Copy, Default)]
pub struct Due {
    pub shielded: bool,
    paid: u16,
    owed: u16,
    gained: u16,
    food: u16,
    levied: u16,
    /// Coins by choice.
    coins: bool,
    /// A bought item.
    bought: bool,
}

/// Counts the situations of a choice of a seat.
pub fn answer(watch: &mut Watch, seat: Seat, ask: Ask, action: Action) {
    let due = &mut watch.round.dues[seat.index()];
    due.coins |= action == Action::PayCoins(answers::PayCoins);
    let is_bought = |answer| matches!(answer, NewEventsAction::Hire(_) | NewEventsAction::Educate(_));
    due.bought |= match action {
        Action::Move(_) => matches!(ask, Ask::NewEvents(_)),
        Action::NewEvents(answer) => is_bought(answer),
        _ => false,
    };
}

/// Counts the situations of an event of the card.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, at: usize, event: &Event) -> Result<(), String> {
    let is_over = matches!(event, Event::StartPlayerChanged { .. } | Event::GameEnded);
    if is_over {
        let is_new = plays(look.before.rules(), ModuleId::NewEvents);
        return if is_new { over(watch, look) } else { Ok(()) };
    }
    if !watch.is_met(at) {
        return Ok(());
    }
    let dues = &mut watch.round.dues;
    match *event {
        Event::CoinsPaid { seat, coins } => dues[seat.index()].paid += coins,
        Event::CoinsGained { seat, coins } => dues[seat.index()].gained += coins,
        Event::TortureBegan { seat, owed } => dues[seat.index()].owed += owed,
        Event::FoodGiven { seat, .. } => dues[seat.index()].food += 1,
        Event::NewEvents(NewEventsEvent::GoodGiven { seat, good }) => {
            dues[seat.index()].levied += u16::from(good.points());
        }
        Event::DebtLapsed { .. } => look.see("T-029", "ran out in the middle"),
        _ => {}
    }
    Ok(())
}

/// The card is over: all seats have paid and received what was due.
fn over(watch: &mut Watch, look: &mut Look<'_>) -> Result<(), String> {
    let (Some(began), Some(tile)) = (watch.round.events.take(), look.tile()) else { return Ok(()) };
    for (seat, player) in began.players.iter() {
        let due = watch.round.dues[seat.index()];
        let (cost, brings) = if due.shielded { (0, Some(0)) } else { expected(tile, player, due) };
        let misses = due.owed > 0 && !matches!(tile, TortureCard | Levies) && due.paid != player.coins;
        let is_short = look.before.state().bank.is_some() && brings.is_some_and(|brings| due.gained < brings);
        look.if_so(is_short, "T-003", "bank pays less than is due");
        let is_right = due.paid + due.owed == cost && brings.is_none_or(|brings| due.gained == brings || is_short);
        if misses || !is_right {
            return Err(format!(
                "{} costs seat {} {} and {} more, expected {cost}, and brings {}, expected {brings:?}",
                tile.name(),
                seat.number(),
                due.paid,
                due.owed,
                due.gained
            ));
        }
        if !due.shielded {
            note(look, tile, player, due);
        }
    }
    Ok(())
}

/// The cost and the gain of the card for this player after this choice; the gain is `None` if it is counted elsewhere.
fn expected(tile: Hourglass, player: &Player, due: Due) -> (u16, Option<u16>) {
    let spaces = &player.followers.spaces;
    let heads =
        player.followers.market.total() as u16 + player.tower.total() as u16 + u16::from(spaces.followers().len());
    let is_home = player.merchant == Town::Orleans;
    let food = |due_food: u16| 5 * due_food.saturating_sub(due.food);
    let cost = match tile {
        CoinTaxA | CoinTaxB => 3,
        Excursion => 4 * u16::from(is_home),
        Indulgence | Education | BonVoyage => 2 * u16::from(due.bought),
        NewHarvestA | NewHarvestB => food(1),
        HarvestB | NewHarvestD => food(2),
        FurtherEducation => 3 * u16::from(due.levied == 0),
        GoodsTax => player.goods.total() as u16 / 3,
        TortureCard => 5,
        Levies => 5u16.saturating_sub(due.levied),
        TechnologyTax => u16::from(spaces.technology().len()),
        Summons => 5 * u16::from(!is_home && due.coins),
        PollTax => 2 * heads,
        Tithe => player.coins / 10,
        _ => 0,
    };
    let brings = match tile {
        NewIncome => Some(2 * u16::from(player.status())),
        FishingGrounds => Some([0, 2, 3, 4, 5, 0][usize::from(player.tracks[Track::Boatman])]),
        NewTradingDay => Some(player.stations.len().into()),
        Education | FurtherEducation => None,
        _ => Some(0),
    };
    (cost, brings)
}

/// The situations that occurred.
fn note(look: &mut Look<'_>, tile: Hourglass, player: &Player, due: Due) {
    let is_first = std::ptr::eq(look.before.rules().edition, Edition::First.row());
    match tile {
        NewHarvestA | NewHarvestB => {
            look.if_so(due.food == 1, "T-032", "food given");
            look.if_so(due.food == 0 && !due.coins, "T-032", "no food: five coins");
            look.if_so(due.coins && !is_first, "T-032", "coins by choice (later edition)");
        }
        HarvestB => look.if_so(due.food == 2, "T-061", "two food by the letter"),
        CoinTaxA | CoinTaxB => look.see("T-037", "three coins"),
        Excursion if due.paid + due.owed > 0 => look.see("T-038", "in Orléans: four coins"),
        Excursion => look.see("T-038", "elsewhere: nothing"),
        NewIncome => {
            let status = usize::from(player.status()).min(4) - 1;
            look.see_one("T-039", "twice the status:", ["1", "2", "3", "4 or more"][status]);
        }
        FishingGrounds => {
            let step = usize::from(player.tracks[Track::Boatman]);
            look.see_one("T-040", "coins of the field:", ["0", "2", "3", "4", "5", "0"][step]);
            if let 0 | 5 = step {
                look.see_one("T-040", "no coins:", if step == 0 { "at the start" } else { "at the end" });
            }
        }
        NewTradingDay => {
            let has = !player.stations.is_empty();
            look.see("T-047", if has { "a coin for each station" } else { "no station: nothing" });
        }
        GoodsTax => {
            let goods = player.goods.total();
            look.see("T-051", if goods >= 3 { "taxed by three goods" } else { "fewer than three: nothing" });
            let by_stored = goods / 3 > (goods - player.stored.total()) / 3;
            look.if_so(by_stored, "T-051", "goods on the brasserie taxed");
        }
        TechnologyTax => {
            look.if_so(!player.followers.spaces.technology().is_empty(), "T-054", "a coin for each tile");
            look.if_so(player.gears.total() > 0, "T-054", "parked tile is free");
        }
        NewHarvestD => look.see("T-056", ["ten coins", "one food and five coins", "two food"][usize::from(due.food)]),
        PollTax => {
            let lies = |own: &Follower| player.followers.bag[*own] == 0;
            look.if_so(Follower::OWN.iter().any(lies), "T-058", "own followers counted");
            look.if_so(player.tower.total() > 0, "T-058", "tower counted");
        }
        Tithe => {
            let tenths = usize::from(player.coins / 10).min(3);
            look.see_one("T-059", "tenths:", ["0", "1", "2", "3 or more"][tenths]);
        }
        _ => {}
    }
}
