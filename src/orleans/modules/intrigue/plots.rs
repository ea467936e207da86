//! What each intriguer may do, and against whom (T-077, T-078, T-080 to T-084).

use super::bribery;
use super::plot::Plot;
use super::vocabulary::Reasons;
use crate::bagbuilding::Follower as _;
use crate::engine::{Answers, Question, Reply, Runs, Seat, Targets};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::Town;
use crate::orleans::data::places::Space;
use crate::orleans::data::tracks::Marker;
use crate::orleans::modules::civics::count;
use crate::orleans::phases::torture;
use crate::orleans::pieces;
use crate::orleans::questions::{Action, Ask, Decline};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::round::step;
use crate::orleans::state::Player;
use crate::orleans::{At, Cx, Item, Orleans, Verdict, gain};
use crate::wire::{Kind, Wire};

/// The coins from the bank for each follower that is sent there (T-078).
const fn coins(civic: Civic) -> u16 {
    match civic {
        Civic::Kidnapper | Civic::Torturer | Civic::Saboteur => 1,
        Civic::Executioner => 2,
        _ => 0,
    }
}

/// The intriguer who does this.
const fn intriguer(plot: Plot) -> Civic {
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

/// Does this intriguer meet all opponents, so that there is nobody to name?
const fn meets_all(civic: Civic) -> bool {
    matches!(civic, Civic::Torturer | Civic::TaxCollector)
}

/// May the actor do without (T-077)?
const fn is_optional(civic: Civic) -> bool {
    matches!(civic, Civic::Swindler | Civic::Arsonist)
}

/// An opponent may bribe, then the plot takes effect (T-078, T-079).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "plot")]
pub struct StartPlot {
    /// Who plots.
    pub actor: Seat,
    /// Against whom.
    pub victim: Seat,
    /// What.
    pub plot: Plot,
}

impl Runs<Orleans> for StartPlot {
    fn run(self, cx: &mut Cx<'_>) {
        bribery::start(cx, self.actor, self.victim, self.plot);
    }

    /// Only those that meet all opponents wait for each other; others are resolved as soon as they are named.
    fn fits(self, at: At<'_>) -> bool {
        let StartPlot { actor, victim, plot } = self;
        meets_all(intriguer(plot)) && may_be_named(at, actor, victim, plot)
    }

    fn action_of(self) -> Option<Seat> {
        Some(self.actor)
    }
}

/// Against whom, and what (T-078).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "target")]
pub struct Target {
    /// The intriguer.
    pub civic: Civic,
}

/// Somebody was sent there: coins, then the actor's choice where there is one (T-011, T-078).
pub fn start(cx: &mut Cx<'_>, seat: Seat, civic: Civic) {
    gain::coins(cx, seat, coins(civic));
    let targets = targets(cx.at(), seat, civic);
    if is_asked(civic, targets.len()) {
        cx.next([Item::ask(seat, Target { civic }.into())]);
    } else {
        cx.next(targets.into_iter().map(|(victim, plot)| step(StartPlot { actor: seat, victim, plot })));
    }
}

/// Is there something to choose among so many targets?
fn is_asked(civic: Civic, targets: usize) -> bool {
    !meets_all(civic) && targets > usize::from(!is_optional(civic))
}

/// The opponents from the left neighbour on, clockwise.
fn opponents(at: At<'_>, actor: Seat) -> impl Iterator<Item = Seat> {
    at.rules.seats.clockwise_from(actor).skip(1)
}

/// Every plot of this intriguer that is legal, by opponent.
fn targets(at: At<'_>, actor: Seat, civic: Civic) -> Vec<(Seat, Plot)> {
    let mut out = Vec::new();
    for victim in opponents(at, actor) {
        let mut add = |plot| out.push((victim, plot));
        let spaces = &at.state.players[victim].followers.spaces;
        match civic {
            Civic::Swindler => swaps(at, actor, victim).into_iter().for_each(add),
            Civic::Arsonist => add(Plot::Burn),
            Civic::Kidnapper => add(Plot::Kidnap),
            Civic::Torturer => add(Plot::Torture),
            Civic::Executioner => add(Plot::Execute),
            Civic::Saboteur => spaces.followers().iter().for_each(|space| add(Plot::Sabotage { space })),
            Civic::Spy => spaces.technology().iter().for_each(|space| add(Plot::Spy { space })),
            Civic::TaxCollector => add(Plot::Tax),
            Civic::Traitor => Marker::ALL.iter().for_each(|&marker| add(Plot::Betray { marker })),
            _ => {}
        }
    }
    out.retain(|&(victim, plot)| verdict(at, actor, civic, victim, plot).is_ok());
    out
}

/// Every good of the opponent, ordinary or from the brasserie, for every good of the actor.
fn swaps(at: At<'_>, actor: Seat, victim: Seat) -> Vec<Plot> {
    let kinds = |seat: Seat| Good::ALL.iter().copied().filter(move |&good| at.state.players[seat].goods[good] > 0);
    let mut out = Vec::new();
    for takes in kinds(victim) {
        for stored in [false, true] {
            out.extend(kinds(actor).map(|gives| Plot::Swindle { takes, stored, gives }));
        }
    }
    out
}

/// Can this plot have been named in the actor's action?
pub fn may_be_named(at: At<'_>, actor: Seat, victim: Seat, plot: Plot) -> bool {
    let civic = intriguer(plot);
    count(at, civic) > 0 && verdict(at, actor, civic, victim, plot).is_ok()
}

impl Question for Target {
    type Game = Orleans;
    const RULE: &'static str = "T-078";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        count(at, self.civic) > 0 && is_asked(self.civic, targets(at, seat, self.civic).len())
    }
}

/// Plots against this opponent (T-078).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "plot", notation = "plot {victim} {plot..}")]
pub struct PlotAgainst {
    /// Whom.
    pub victim: Seat,
    /// What.
    pub plot: Plot,
}

impl Answers<Target> for PlotAgainst {
    fn candidates(Target { civic }: Target, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let targets = targets(at, seat, civic).into_iter();
        out.extend(targets.map(|(victim, plot)| Action::from(PlotAgainst { victim, plot })));
    }

    fn verdict(self, Target { civic }: Target, at: At<'_>, seat: Seat) -> Verdict {
        verdict(at, seat, civic, self.victim, self.plot)
    }

    fn resolve(self, _: Target, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        cx.next([step(StartPlot { actor: seat, victim: self.victim, plot: self.plot })]);
        Reply::Done
    }

    fn targets(self, _: Target, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        use pieces::Target;
        let victim = self.victim;
        match self.plot {
            Plot::Swindle { takes, gives, .. } => {
                out.extend([Target::Good(victim, takes), Target::Good(seat, gives)]);
            }
            Plot::Burn => out.push(Target::Station(victim, at.state.players[seat].merchant)),
            Plot::Kidnap => out.push(Target::Merchant(victim)),
            Plot::Torture | Plot::Tax => out.push(Target::Seat(victim)),
            Plot::Execute => out.push(Target::Bag(victim)),
            Plot::Sabotage { space } | Plot::Spy { space } => out.push(Target::Space(victim, space)),
            Plot::Betray { marker } => {
                out.push(marker.track().map_or(Target::Development(victim), |track| Target::Marker(victim, track)));
            }
        }
    }
}

/// Only what an intriguer "may" do is left undone (T-077).
impl Answers<Target> for Decline {
    fn candidates(Target { civic }: Target, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        if is_optional(civic) {
            out.push(Decline.into());
        }
    }

    fn verdict(self, Target { civic }: Target, _: At<'_>, _: Seat) -> Verdict {
        if is_optional(civic) { Ok(()) } else { refuse("T-077", Reasons::MustPlot { civic }) }
    }

    fn resolve(self, _: Target, _: &mut Cx<'_>, _: Seat) -> Reply<Ask> {
        Reply::Done
    }
}

/// Is this what the intriguer does, against an opponent, and can it be done?
fn verdict(at: At<'_>, actor: Seat, civic: Civic, victim: Seat, plot: Plot) -> Verdict {
    if intriguer(plot) != civic {
        return refuse("T-078", Reasons::NotItsPlot { civic });
    }
    if victim == actor || !at.rules.seats.has(victim) {
        return refuse("T-078", Reasons::NoOpponent { seat: victim });
    }
    let (own, other) = (&at.state.players[actor], &at.state.players[victim]);
    match plot {
        Plot::Swindle { takes, stored, gives } => swap_verdict(own, other, victim, takes, stored, gives),
        Plot::Burn if !other.stations.has(own.merchant) => {
            refuse("T-078", Reasons::NoStationThere { seat: victim, town: own.merchant })
        }
        Plot::Sabotage { space } => sabotage_verdict(at, other, space),
        Plot::Spy { space } => spy_verdict(at, own, other, space),
        Plot::Betray { marker } if position(other, marker) <= position(own, marker) => {
            refuse("T-082", Reasons::NotAhead { seat: victim, marker })
        }
        Plot::Burn | Plot::Kidnap | Plot::Torture | Plot::Execute | Plot::Tax | Plot::Betray { .. } => Ok(()),
    }
}

/// Goods of one kind are swapped only if the opponent's lies on a brasserie (T-078, T-097).
fn swap_verdict(own: &Player, other: &Player, victim: Seat, takes: Good, stored: bool, gives: Good) -> Verdict {
    let there = if stored { other.stored[takes] } else { other.goods[takes].saturating_sub(other.stored[takes]) };
    if there == 0 {
        refuse("T-097", Reasons::NotThatGood { seat: victim, good: takes })
    } else if own.goods[gives] == 0 {
        refuse("T-078", Reason::NotOwned { good: gives })
    } else if takes == gives && !stored {
        refuse("T-078", Reasons::SameGood { good: gives })
    } else {
        Ok(())
    }
}

/// Any follower on an action space; of equal ones on like spaces the first (T-080, O-141).
fn sabotage_verdict(at: At<'_>, other: &Player, space: Space) -> Verdict {
    let spaces = &other.followers.spaces;
    if spaces.follower(space).is_none() {
        return refuse("T-080", Reason::NobodyThere { space });
    }
    spaces.same_before(&at.rules.layout, space).map_or(Ok(()), |space| refuse("O-141", Reason::SameAs { space }))
}

/// Technology on the player board, and none at the actor's same place (T-081).
fn spy_verdict(at: At<'_>, own: &Player, other: &Player, space: Space) -> Verdict {
    let place = at.rules.layout.place(space);
    let own_there = at.rules.layout.spaces(place).and(own.followers.spaces.technology());
    if !other.followers.spaces.technology().has(space) {
        refuse("T-081", Reasons::NoTechnologyThere { space })
    } else if !at.rules.board.has(space) {
        refuse("T-081", Reasons::NotOnBoard { place })
    } else if !own_there.is_empty() {
        refuse("T-081", Reason::SecondGear { place })
    } else {
        Ok(())
    }
}

/// How far a marker has come.
fn position(player: &Player, marker: Marker) -> u8 {
    marker.track().map_or(player.development, |track| player.tracks[track])
}

/// Would the plot change anything for the opponent (T-079)? A legal one may be void (T-084).
pub fn changes(at: At<'_>, victim: Seat, plot: Plot) -> bool {
    let player = &at.state.players[victim];
    match plot {
        Plot::Kidnap => player.merchant != Town::Orleans,
        Plot::Torture => {
            let mut items = Vec::new();
            torture::candidates(at, victim, &mut items);
            !items.is_empty()
        }
        Plot::Execute => player.followers.bag.iter().any(|(follower, count)| count > 0 && follower.is_neutral()),
        Plot::Tax => player.coins > 0,
        Plot::Swindle { .. } | Plot::Burn | Plot::Sabotage { .. } | Plot::Spy { .. } | Plot::Betray { .. } => true,
    }
}
