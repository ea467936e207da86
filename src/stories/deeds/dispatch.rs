//! Gate and tower: sending one loaded tile (S-036, S-037, S-084).

use super::completion::Complete;
use super::{alchemy, barter, field_for, league};
use crate::engine::{Answers, Reply, Seat, Targets};
use crate::stories::data::deeds::{Deed, DeedBonus};
use crate::stories::data::places::{Place, Space};
use crate::stories::data::tasks::Task;
use crate::stories::data::wares::Wanted;
use crate::stories::events::Event;
use crate::stories::modules::{self, Lost};
use crate::stories::phases::acting::{self, Acting};
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::state::Tile;
use crate::stories::{At, Cx, Item, Stories, Verdict, fame, gain};
use crate::wire::{Describe, Deserialize, Kind, Line, Node, ParseNotation, Read, Wire, WriteNotation};
use serde::{Serialize, Serializer};

/// The destination of a tile: a deed, an own task, or an objective of the current epoch, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Destination {
    /// A deed.
    Deed(Deed),
    /// A task of the sheet.
    Task(Task),
    /// An objective of the booklet.
    Objective(u8),
}

/// The prefix of the number of an objective.
const OBJECTIVE: &str = "objective.";

impl Destination {
    fn name(self) -> String {
        match self {
            Destination::Deed(deed) => deed.name().to_owned(),
            Destination::Task(task) => task.name().to_owned(),
            Destination::Objective(number) => format!("{OBJECTIVE}{number}"),
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        if let Some(number) = name.strip_prefix(OBJECTIVE) {
            return u8::match_words(&[number]).filter(|&number| number > 0).map(Destination::Objective);
        }
        Deed::from_name(name).map(Destination::Deed).or_else(|| Task::from_name(name).map(Destination::Task))
    }
}

impl Serialize for Destination {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name())
    }
}
impl Read for Destination {
    fn read(node: Node<'_>) -> Self {
        Destination::from_name(node.text()).unwrap_or_else(|| {
            node.misfit("expected a deed, a task or an objective such as \"objective.1\"");
            Destination::Objective(1)
        })
    }
}
impl WriteNotation for Destination {
    fn add_to(&self, line: &mut Line) {
        line.add(self.name().as_str());
    }
}
impl ParseNotation for Destination {
    fn match_words(words: &[&str]) -> Option<Self> {
        let [word] = words else { return None };
        Destination::from_name(word)
    }
}
impl Describe for Destination {
    fn describe(&self, line: &mut Line) {
        match self {
            Destination::Deed(deed) => deed.describe(line),
            Destination::Task(task) => task.describe(line),
            Destination::Objective(number) => _ = line.add("objective").add(*number),
        }
    }
}
#[cfg(feature = "types")]
impl crate::wire::Typed for Destination {
    fn type_name() -> String {
        "StoriesDestination".to_owned()
    }
    fn declare(all: &mut crate::wire::Declarations) {
        let about = " Where a tile is sent: a deed, an own task, or an objective of the current epoch, from 1.";
        all.add("StoriesDestination", &[about], || "StoriesDeed | StoriesTask | `objective.${number}`".to_owned());
        Deed::declare(all);
        Task::declare(all);
    }
}

/// The purpose of sending a tile (S-037).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesMode")]
#[repr(u8)]
pub enum Mode {
    /// Ticks a field of a task or an objective.
    #[default]
    Task,
    /// Gives the bonus of the deed.
    Bonus,
    /// Advances the sender to the next epoch instead of a bonus (S-084).
    Advance,
}

/// Sends one loaded tile (S-037).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "dispatch", notation = "{place}: {tile} > {to} for {mode}")]
pub struct Dispatch {
    pub place: Place,
    pub tile: Tile,
    pub to: Destination,
    pub mode: Mode,
}

/// The first space of a place with this tile; `None` if there is none.
fn loaded(at: At<'_>, seat: Seat, place: Place, tile: Tile) -> Option<Space> {
    let board = &at.state.players[seat].followers.spaces;
    at.rules.printed.layout.spaces(place).iter().find(|&space| board.standing(space) == Some(tile))
}

/// Each tile with each open field that requires it.
pub fn candidates(at: At<'_>, seat: Seat, place: Place, out: &mut Vec<Action>) {
    let board = &at.state.players[seat].followers.spaces;
    let story = modules::of(at);
    let may_advance = story.may_advance(at, seat, None).is_ok();
    let layout = &at.rules.printed.layout;
    for space in layout.spaces(place).iter().filter(|&space| board.same_before(layout, space).is_none()) {
        let Some(tile) = board.standing(space) else { continue };
        for (deed, work) in at.state.deeds.iter() {
            let Some(work) = work else { continue };
            let row = at.rules.deed(deed);
            if field_for(&work, &row.fields, tile).is_some() {
                let to = Destination::Deed(deed);
                out.push(Dispatch { place, tile, to, mode: Mode::Bonus }.into());
                if may_advance && row.advances {
                    out.push(Dispatch { place, tile, to, mode: Mode::Advance }.into());
                }
            }
        }
        story.each_field(at, seat, tile, &mut |to| out.push(Dispatch { place, tile, to, mode: Mode::Task }.into()));
    }
}

impl Answers<Acting> for Dispatch {
    fn candidates(_: Acting, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Acting, at: At<'_>, seat: Seat) -> Verdict {
        let Dispatch { place, tile, to, mode } = self;
        if !at.rules.place(place).effect.is_gate() {
            return refuse("S-037", Reason::NoAction { place });
        }
        acting::is_ready(at, seat, place)?;
        if loaded(at, seat, place, tile).is_none() {
            return refuse("S-037", Reason::NotLoaded { place, tile });
        }
        match (to, mode) {
            (Destination::Deed(deed), Mode::Bonus | Mode::Advance) => {
                let Some(work) = at.state.deeds[deed] else { return refuse("S-037", Reason::DeedNotOut { deed }) };
                let row = at.rules.deed(deed);
                if field_for(&work, &row.fields, tile).is_none() {
                    return refuse("S-019", Reason::NoField { tile, to });
                }
                if mode == Mode::Advance {
                    modules::of(at).may_advance(at, seat, Some(tile))?;
                    if !row.advances {
                        return refuse("S-085", Reason::NoAdvancing { deed });
                    }
                }
                Ok(())
            }
            (Destination::Deed(_), Mode::Task) | (_, Mode::Bonus | Mode::Advance) => {
                refuse("S-037", Reason::WrongMode { to, mode })
            }
            (to, Mode::Task) => modules::of(at).takes(at, seat, tile, to),
        }
    }

    /// Puts the tile onto its field, applies its purpose, then checks whether the deed is complete (S-111).
    fn resolve(self, _: Acting, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let Dispatch { place, tile, to, mode } = self;
        if let Some(space) = loaded(cx.at(), seat, place, tile) {
            if let Tile::Follower(follower) = tile {
                modules::of(cx.at()).about_to_lose(cx, seat, Lost::Follower(follower));
            }
            cx.state.players[seat].followers.spaces.clear(space);
        }
        cx.tell(Event::Dispatched { seat, tile, to, mode });
        let story = modules::of(cx.at());
        match to {
            Destination::Deed(deed) => {
                let row = cx.rules.deed(deed);
                if let Some(work) = &mut cx.state.deeds[deed] {
                    if let Some(field) = field_for(work, &row.fields, tile) {
                        work.put(field, tile);
                    }
                }
                cx.next([Item::Step(Complete { seat, deed }.into())]);
                match mode {
                    Mode::Advance => story.advance(cx, seat),
                    _ => reward(cx, seat, row.bonus),
                }
            }
            to => story.tick(cx, seat, tile, to),
        }
        Reply::Done
    }

    fn targets(self, _: Acting, at: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        match self.to {
            Destination::Deed(deed) => {
                let field =
                    at.state.deeds[deed].and_then(|work| field_for(&work, &at.rules.deed(deed).fields, self.tile));
                out.extend(field.map(|field| Target::Field(deed, field as u8 + 1)));
                out.push(Target::Deed(deed));
            }
            Destination::Task(task) => out.push(Target::Task(seat, task)),
            Destination::Objective(number) => out.push(Target::Objective(seat, number)),
        }
        out.extend(loaded(at, seat, self.place, self.tile).map(|space| Target::Space(seat, space)));
    }
}

/// Gives the bonus of a deed for a tile (S-057, S-065).
fn reward(cx: &mut Cx<'_>, seat: Seat, bonus: DeedBonus) {
    match bonus {
        DeedBonus::Fame { amount } => fame::gain(cx, seat, amount.into()),
        DeedBonus::Coins { amount } => gain::coins(cx, seat, amount.into()),
        DeedBonus::Swap => barter::start(cx, seat),
        DeedBonus::SendBack => league::start(cx, seat),
        DeedBonus::Alchemy { fame, coins } => alchemy::start(cx, seat, fame, coins),
    }
}

/// The sums of coins required by these fields, as bits (S-036).
pub fn sums_of<'a>(fields: impl IntoIterator<Item = &'a Wanted>) -> u64 {
    fields.into_iter().fold(0, |sums, wanted| match wanted {
        Wanted::Coins(sum) if *sum < 64 => sums | 1 << sum,
        _ => sums,
    })
}
