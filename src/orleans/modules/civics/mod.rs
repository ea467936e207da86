//! Sending followers to the civic boards of Trade & Intrigue, whatever that brings there (T-002, T-068, T-069, T-071).

mod judge;
pub(crate) mod spots;
pub mod vocabulary;

use super::{Extra, Module, OrleansModule, Piece, Worth};
use crate::bagbuilding::ending::Declines;
use crate::engine::{AgendaOf, Answers, Laws, Question, Reply, Runs, Seat, Targets};
use crate::orleans::components::{self, Components};
use crate::orleans::data::civics::{Civic, CivicRow, CivicSpace};
use crate::orleans::data::followers::Role;
use crate::orleans::data::goods::Good;
use crate::orleans::data::places::Place;
use crate::orleans::data::tracks::Citizen;
use crate::orleans::judge::Eye;
use crate::orleans::laws::NOT_REACHED;
use crate::orleans::laws::unplayed::NOT_PLAYED;
use crate::orleans::phases::acting::{self, Turn};
use crate::orleans::pieces::Target;
use crate::orleans::places::Usage;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::round::step;
use crate::orleans::setup::{ModuleId, Setup};
use crate::orleans::spaces::deeds::{leave, sender, stands};
use crate::orleans::state::State;
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Item, Orleans, Rules, Step, Verdict, modules};
use crate::parts::Set;
use crate::wire::{Kind, Wire, is_default};
use spots::Spot;
use vocabulary::{Events, Reasons};

/// Which of the followers that one action sends to deeds and intriguers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansSending")]
#[repr(u8)]
pub enum Sending {
    /// The first one.
    #[default]
    First,
    /// The second one, after what the first one brought.
    Second,
    /// The second one, in one move with the first (T-073).
    Together,
}

/// A deed or an intriguer is complete (T-071, T-078).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "civicCompleted")]
pub struct CivicCompleted {
    /// Who completed it.
    pub seat: Seat,
    /// Which.
    pub civic: Civic,
}

/// A second follower may be sent to a deed or an intriguer (T-069).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "dispatchMore")]
pub struct MayDispatchMore {
    /// Who sends.
    pub seat: Seat,
    /// Where from.
    pub from: Place,
    /// Who stood there beside the first one.
    pub role: Role,
    /// Where to no more (T-073).
    pub except: Option<Civic>,
}

/// A second follower to a deed or an intriguer, or not (T-069).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "dispatchMore")]
pub struct DispatchMore {
    pub from: Place,
    pub role: Role,
    /// Where to no more (T-073).
    pub except: Option<Civic>,
}

/// Sends a follower to a deed or an intriguer of Trade & Intrigue (T-069).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "dispatch", notation = "{from} {role} > {civic}.{space}")]
pub struct Dispatch {
    /// Town hall or tower.
    pub from: Place,
    pub role: Role,
    pub civic: Civic,
    /// Onto which of its spaces, from 1.
    pub space: u8,
}

/// The civic boards as a game has them.
#[derive(Debug, Default)]
pub struct Board {
    /// Deeds and intriguers with their spaces, covered ones left out (T-068, T-077).
    pub rows: Vec<CivicRow>,
    /// How many spaces of each are covered.
    pub covers: u8,
    /// Those of them that are played.
    pub played: Set<Civic>,
}

/// The civic boards.
#[derive(Debug)]
pub struct Civics;

impl Module<Orleans> for Civics {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.modules.has(ModuleId::NewDeeds) || setup.modules.has(ModuleId::Intrigue)
    }

    /// The boards replace the base game's deeds. With two or three players the right-most space of each is covered, with
    /// two some are out; two boards together have no covers (T-002, T-068, T-077, T-099).
    fn furnish(&self, setup: &Setup, rules: &mut Rules) {
        rules.deeds = Set::EMPTY;
        let mut rows = setup.tables.civic_rows();
        let seats = rules.seats.number();
        let has_both = setup.modules.has(ModuleId::NewDeeds) && setup.modules.has(ModuleId::Intrigue);
        let is_played = |row: &CivicRow| setup.modules.has(row.module) && !(seats == 2 && row.not_with_two);
        let played = rows.iter().filter(|row| is_played(row)).map(|row| row.civic).collect();
        let covers = u8::from(seats < 4 && !has_both);
        if covers > 0 {
            rows.iter_mut().for_each(|row| {
                row.spaces.to_mut().pop();
            });
        }
        rules.civics = Board { rows, covers, played };
    }

    fn answers(&self) -> &'static [Extra<Orleans>] {
        const { &[Extra::of::<Turn, Dispatch>()] }
    }

    /// Followers stand on spaces that are there and take them (law I10), and whoever took the citizen of a complete board
    /// completed it.
    fn laws(&self, at: At<'_>, _: &AgendaOf<Orleans>, laws: &mut Laws) {
        for (civic, spots) in at.state.civics.iter() {
            let (spaces, path) = (spaces(at.rules, civic), format_args!("civics.{}", civic.name()));
            let fits = spots.0.iter().enumerate().all(|(index, spot)| match (spot, spaces.get(index)) {
                (None, _) => true,
                (Some(Spot::Sent(role)), Some(space)) => space.role.is_none_or(|kind| kind == *role),
                (Some(Spot::Good(good)), Some(space)) => space.good == Some(*good),
                (Some(_), None) => false,
            });
            laws.hold(fits, path, "there is something on a space that does not take it");
            let is_taken = civic.citizen().is_some_and(|citizen| at.state.citizens[citizen].is_some());
            let path = format_args!("citizens.{}", civic.name());
            laws.hold(!is_taken || is_filled(at, civic), path, "the citizen was taken before its deed is complete");
        }
        citizens(at, laws);
    }
}

impl OrleansModule for Civics {
    fn holds(&self, state: &State, piece: Piece) -> u32 {
        let what = match piece {
            Piece::Follower(role) => Spot::Sent(role),
            Piece::Good(good) => Spot::Good(good),
            Piece::Technology => return 0,
        };
        state.civics.values().iter().flat_map(|spots| spots.0).filter(|spot| *spot == Some(what)).count() as u32
    }

    fn print(&self, rules: &Rules, components: &mut Components) {
        let board = &rules.civics;
        let played = board.rows.iter().filter(|row| board.played.has(row.civic));
        components.civics = played.map(|row| components::civic(row, board.covers)).collect();
    }

    fn owns(&self, item: &Item) -> bool {
        matches!(item, Item::Step(Step::Civics(_))) || modules::asks(item, |ask| matches!(ask, Ask::Civics(_)))
    }

    fn absent(&self, at: At<'_>, laws: &mut Laws) {
        laws.hold(is_default(&at.state.civics), format_args!("civics"), NOT_PLAYED);
        citizens(at, laws);
    }

    /// Citizens of civic boards are with the last seat, if nobody is said to have reached them.
    fn follow(&self, rules: &Rules, state: &mut State) {
        let last = rules.seats.iter().last();
        for &citizen in Citizen::ALL {
            if let Some(is_reached) = is_reached(rules, state, citizen) {
                let holder = &mut state.citizens[citizen];
                *holder = if is_reached { holder.or(last) } else { None };
            }
        }
    }

    fn judge(&self, eye: &Eye<'_>, _: &Ask, action: Action) -> Option<f64> {
        judge::judge(eye, action)
    }

    fn worth(&self, eye: &Eye<'_>, of: Worth) -> Option<f64> {
        judge::worth(eye, of)
    }
}

/// No seat has taken the citizen of a board that is not played.
fn citizens(at: At<'_>, laws: &mut Laws) {
    for &civic in Civic::ALL {
        if let Some(citizen) = civic.citizen() {
            let fits = at.state.citizens[citizen].is_none() || at.rules.civics.played.has(civic);
            laws.hold(fits, format_args!("citizens.{}", citizen.name()), NOT_REACHED);
        }
    }
}

/// If this citizen waits at a civic board: has it been reached?
fn is_reached(rules: &Rules, state: &State, citizen: Citizen) -> Option<bool> {
    if let Some(space) = citizen.name().strip_prefix("architecture").and_then(|number| number.parse::<usize>().ok()) {
        return Some(space > 0 && sent(state, Civic::Architecture, space - 1).is_some());
    }
    let civic = Civic::from_name(citizen.name())?;
    Some(state.civics[civic].is_complete(spaces(rules, civic).len()))
}

impl Runs<Orleans> for CivicCompleted {
    fn run(self, cx: &mut Cx<'_>) {
        let CivicCompleted { seat, civic } = self;
        modules::tell(cx, Events::CivicCompleted { seat, civic });
    }

    fn fits(self, at: At<'_>) -> bool {
        is_filled(at, self.civic)
    }

    fn action_of(self) -> Option<Seat> {
        Some(self.seat)
    }
}

impl Runs<Orleans> for MayDispatchMore {
    fn run(self, cx: &mut Cx<'_>) {
        let MayDispatchMore { seat, from, role, except } = self;
        let mut more = Vec::new();
        second_candidates(cx.at(), seat, from, role, except, &mut more);
        if !more.is_empty() {
            cx.next([Item::ask(seat, DispatchMore { from, role, except }.into())]);
        }
    }

    fn fits(self, at: At<'_>) -> bool {
        let MayDispatchMore { seat, from, role, except } = self;
        is_second(at, seat, from, role, except)
    }

    fn action_of(self) -> Option<Seat> {
        Some(self.seat)
    }
}

/// The one who may be sent second stands where the first one stood.
fn is_second(at: At<'_>, seat: Seat, from: Place, role: Role, except: Option<Civic>) -> bool {
    is_other(at, seat, from, role) && except.is_none_or(|civic| is_joined(at, civic))
}

/// The spaces of a deed or an intriguer that is played.
pub fn spaces(rules: &Rules, civic: Civic) -> &[CivicSpace] {
    match rules.civics.rows.get(civic.index()) {
        Some(row) if rules.civics.played.has(civic) => &row.spaces,
        _ => &[],
    }
}

/// How many followers were sent to it.
pub fn count(at: At<'_>, civic: Civic) -> usize {
    at.state.civics[civic].count(spaces(at.rules, civic).len())
}

/// The follower that was sent to a space, from 0.
pub fn sent(state: &State, civic: Civic, index: usize) -> Option<Role> {
    match state.civics[civic].filled(index) {
        Some(Spot::Sent(role)) => Some(role),
        _ => None,
    }
}

/// Is a follower on each of its spaces?
pub fn is_filled(at: At<'_>, civic: Civic) -> bool {
    at.state.civics[civic].is_complete(spaces(at.rules, civic).len())
}

/// The spaces that take this role, from 0; of those that are alike the first one only (O-141).
fn open(at: At<'_>, civic: Civic, role: Role) -> impl Iterator<Item = usize> {
    let takes = move |space: &CivicSpace| space.role.is_none_or(|kind| kind == role);
    at.state.civics[civic].open(spaces(at.rules, civic), takes)
}

/// Every follower standing there to every space that takes it.
fn candidates(at: At<'_>, seat: Seat, from: Place, out: &mut Vec<Action>) {
    for &role in Role::ALL.iter().filter(|&&role| is_other(at, seat, from, role)) {
        second_candidates(at, seat, from, role, None, out);
    }
}

/// This follower to every space that takes it, but for those of one deed.
fn second_candidates(at: At<'_>, seat: Seat, from: Place, role: Role, except: Option<Civic>, out: &mut Vec<Action>) {
    if is_other(at, seat, from, role) {
        let civics = at.rules.civics.played.iter().filter(|&civic| Some(civic) != except);
        civics.for_each(|civic| joining(at, from, role, civic, out));
    }
}

/// This follower to every space of one deed or intriguer that takes it.
fn joining(at: At<'_>, from: Place, role: Role, civic: Civic, out: &mut Vec<Action>) {
    let space = |index| index as u8 + 1;
    out.extend(open(at, civic, role).map(|index| Action::from(Dispatch { from, role, civic, space: space(index) })));
}

/// Does such a neutral follower stand in this town hall or on this tower of the seat (T-096)? Own-colour ones are never
/// sent.
fn is_other(at: At<'_>, seat: Seat, from: Place, role: Role) -> bool {
    let player = &at.state.players[seat];
    at.rules.place(from).effect.usage() == Usage::Sends && player.has(from) && stands(player, from, role)
}

/// The one who stands there, once the first one has left; there is room for two.
pub fn other(at: At<'_>, seat: Seat, from: Place) -> Option<Role> {
    Role::ALL.iter().copied().find(|&role| is_other(at, seat, from, role))
}

/// Two followers sent there are one move (T-073), so that somebody has been sent there already.
fn is_joined(at: At<'_>, civic: Civic) -> bool {
    civic == Civic::Alchemy && count(at, civic) > 0
}

/// Once the first one is there: how the second one may join it in one move (T-073).
pub fn together(at: At<'_>, seat: Seat, from: Place, civic: Civic) -> Vec<Action> {
    let mut out = Vec::new();
    if let Some(role) = other(at, seat, from).filter(|_| is_joined(at, civic)) {
        joining(at, from, role, civic, &mut out);
    }
    out
}

/// After the first one the other may be sent; not to the same deed any more, if they could have gone there together.
pub fn send_more(cx: &mut Cx<'_>, seat: Seat, from: Place, civic: Civic) {
    let except = is_joined(cx.at(), civic).then_some(civic);
    if let Some(role) = other(cx.at(), seat, from) {
        cx.next([step(MayDispatchMore { seat, from, role, except })]);
    }
}

impl Question for DispatchMore {
    type Game = Orleans;
    const RULE: &'static str = "T-069";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        let DispatchMore { from, role, except } = self;
        is_second(at, seat, from, role, except)
    }
}

impl Declines for DispatchMore {}

impl Answers<Turn> for Dispatch {
    fn candidates(_: Turn, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        for from in [Place::TownHall, Place::GunpowderTower] {
            candidates(at, seat, from, out);
        }
    }

    fn verdict(self, _: Turn, at: At<'_>, seat: Seat) -> Verdict {
        is_sender(at, seat, self.from)?;
        verdict(at, seat, self)
    }

    fn resolve(self, _: Turn, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        dispatch(cx, seat, self, Sending::First);
        Reply::Done
    }

    fn targets(self, _: Turn, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(seat, out);
    }
}

impl Answers<DispatchMore> for Dispatch {
    fn candidates(DispatchMore { from, role, except }: DispatchMore, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        second_candidates(at, seat, from, role, except, out);
    }

    fn verdict(self, more: DispatchMore, at: At<'_>, seat: Seat) -> Verdict {
        let Dispatch { from, role, civic, .. } = self;
        if from != more.from {
            refuse("T-069", Reason::NotItsAction { place: from })
        } else if role != more.role {
            refuse("T-069", Reason::NotStandingThere { role, place: from })
        } else if more.except == Some(civic) {
            refuse("T-073", Reasons::SentTogether { civic })
        } else {
            verdict(at, seat, self)
        }
    }

    fn resolve(self, _: DispatchMore, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        dispatch(cx, seat, self, Sending::Second);
        Reply::Done
    }

    fn targets(self, _: DispatchMore, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(seat, out);
    }
}

impl Dispatch {
    /// The pieces it touches, whoever asks for it.
    pub fn pieces(self, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::CivicSpace(self.civic, self.space), Target::Civic(self.civic)]);
        sender(seat, self.from, self.role, out);
    }
}

/// Town hall or tower, with somebody on it.
fn is_sender(at: At<'_>, seat: Seat, from: Place) -> Verdict {
    if at.rules.place(from).effect.usage() != Usage::Sends {
        return refuse("T-069", Reason::NotItsAction { place: from });
    }
    acting::is_ready(at, seat, from)
}

/// Exactly its role, on a free space; of like spaces the first.
pub fn verdict(at: At<'_>, seat: Seat, Dispatch { from, role, civic, space }: Dispatch) -> Verdict {
    if !stands(&at.state.players[seat], from, role) {
        return refuse("T-069", Reason::NotStandingThere { role, place: from });
    }
    let index = usize::from(space).wrapping_sub(1);
    match spaces(at.rules, civic).get(index) {
        Some(printed) if printed.role.is_none_or(|kind| kind == role) => {}
        _ => return refuse("T-069", Reasons::NoSuchSpace { civic, space, role }),
    }
    if sent(at.state, civic, index).is_some() {
        return refuse("T-069", Reasons::CivicTaken { civic, space });
    }
    match open(at, civic, role).any(|first| first == index) {
        true => Ok(()),
        false => refuse("O-141", Reasons::LikeAnother { civic, space }),
    }
}

/// The follower stays there for good. What that brings follows, then what completing it brings, then a second follower,
/// unless it is asked first whether they go together.
pub fn dispatch(cx: &mut Cx<'_>, seat: Seat, Dispatch { from, role, civic, space }: Dispatch, sending: Sending) {
    if sending == Sending::First {
        modules::tell(cx, Event::PlaceUsed { seat, place: from });
    }
    leave(&mut cx.state.players[seat], from, role);
    let good = occupy(cx, civic, space, role);
    if sending == Sending::First && together(cx.at(), seat, from, civic).is_empty() {
        send_more(cx, seat, from, civic);
    }
    if is_filled(cx.at(), civic) {
        cx.next([step(CivicCompleted { seat, civic })]);
    }
    if let Some(good) = good {
        cx.state.players[seat].goods.put(good);
    }
    modules::tell(cx, Events::FollowerDispatched { seat, from, role, civic, space, sending });
    if let Some(good) = good {
        modules::tell(cx, Event::GoodGained { seat, good });
    }
}

/// The follower stands on the space, and whatever lay there is free.
fn occupy(cx: &mut Cx<'_>, civic: Civic, space: u8, role: Role) -> Option<Good> {
    match cx.state.civics[civic].put(usize::from(space).wrapping_sub(1), Spot::Sent(role)) {
        Some(Spot::Good(good)) => Some(good),
        _ => None,
    }
}
