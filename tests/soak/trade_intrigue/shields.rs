//! Shields against events (T-026).

use super::seen::{Families, Single};
use super::setups::plays;
use super::{Look, Watch};
use loire::engine::Seat;
use loire::orleans::data::goods::Good;
use loire::orleans::data::hourglasses::Happening;
use loire::orleans::data::places::Space;
use loire::orleans::modules::new_places::vocabulary as new_places;
use loire::orleans::setup::ModuleId;
use loire::orleans::{Action, Ask};
use loire::orleans::{questions as answers, questions as asks};
use loire::wire::Kind;

pub const SINGLE: Single = &[("T-026", "suffered all the same"), ("T-026", "choice of several shields")];
pub const FAMILIES: Families =
    &[("T-026", "shielded by", &["sacristy", "cheese", "wine"]), ("T-026", "shielded from", HARM)];

/// The events against which a shield helps.
const HARM: &[&str] = &[
    "harvest",
    "taxes",
    "coinTax",
    "excursion",
    "furtherEducation",
    "wedding",
    "defect",
    "torture",
    "plague",
    "bookBurning",
    "levies",
    "technologyTax",
    "summons",
    "famine",
    "pollTax",
    "tithe",
];

/// Counts the situations of the use of a shield, or its refusal.
pub fn answer(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) -> Result<(), String> {
    let Some(happening) = look.tile().map(|tile| tile.row().happening) else { return Ok(()) };
    if ask != Ask::Shield(asks::Shielding) {
        return Ok(());
    }
    let was = look.was(seat);
    let shields = [
        was.followers.spaces.follower(Space::Sacristy1).is_some(),
        was.stored[Good::Cheese] > 0,
        was.stored[Good::Wine] > 0,
    ];
    let count = shields.iter().filter(|&&is_there| is_there).count();
    if count + 1 != look.before.legal_actions(seat).len() || !HARM.contains(&happening.name()) {
        return Err("a shield is offered that the seat lacks, or that does not help".into());
    }
    look.if_so(count > 1, "T-026", "choice of several shields");
    let by = match action {
        Action::Shield(answers::Shield) => "sacristy",
        Action::NewPlaces(new_places::Answers::ShieldWith(new_places::ShieldWith { good })) => good.name(),
        _ => {
            look.see("T-026", "suffered all the same");
            return Ok(());
        }
    };
    watch.round.dues[seat.index()].shielded = true;
    look.see_one("T-026", "shielded by", by);
    if plays(look.before.rules(), ModuleId::NewEvents) || happening == Happening::Plague {
        look.see_one("T-026", "shielded from", happening.name());
    }
    Ok(())
}
