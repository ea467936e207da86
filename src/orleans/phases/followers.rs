//! Phase 3: taking followers back, then drawing (O-025 to O-028).

use crate::engine::{Answers, Question, Reply, Seat, Targets, Waiting};
use crate::orleans::data::places::Space;
use crate::orleans::data::tracks::{KNIGHT_DRAWS, Track};
use crate::orleans::modules::{self, Quote};
use crate::orleans::phases::planning::Finishes;
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Why, no};
use crate::orleans::rules::MARKET_SPACES;
use crate::orleans::state::Player;
use crate::orleans::vocabulary::{Draw, Event, Step};
use crate::orleans::{At, Cx, Item, Orleans, Verdict};
use crate::wire::named;

named! {
    /// Which followers go back to the market (O-025).
    Recalling = "recall"
}

named! {
    /// How many followers to draw, where that is free (O-026).
    Drawing = "draw" {
        /// At most.
        most: u8,
    }
}

named! {
    /// Takes a follower back to the market (O-025).
    Recall = "recall" {
        /// Where it stands.
        space: Space,
    } as "recall {space}"
}

named! {
    /// Draws so many followers (O-026).
    DrawFollowers = "draw" { count: u8 } as "draw {count}"
}

/// Everybody may take followers back, all at once; then all draw.
pub fn start(cx: &mut Cx<'_>) {
    cx.state.players.values_mut().iter_mut().for_each(|player| player.recalled = 0);
    let at = cx.at();
    let asks: Vec<(Seat, Ask)> = cx
        .rules
        .seats
        .iter()
        .filter(|&seat| can_recall(at, seat).is_ok())
        .map(|seat| (seat, Recalling.into()))
        .collect();
    let recall = if asks.is_empty() { None } else { Some(Item::asks(asks)) };
    let draws = cx.state.turn_order(cx.rules).map(|seat| Item::Step(Step::Draws { seat }));
    cx.next(recall.into_iter().chain(draws));
}

/// How many followers a seat may draw (O-026).
pub fn draw_limit(at: At<'_>, seat: Seat) -> u8 {
    draw_limit_of(&at.state.players[seat])
}

/// The number that the marker on the knight track shows.
pub fn draw_limit_of(player: &Player) -> u8 {
    KNIGHT_DRAWS[usize::from(player.tracks[Track::Knight]).min(5)]
}

/// How many more followers have room on the market (O-027, O-028).
pub fn room(at: At<'_>, seat: Seat) -> u8 {
    at.state.players[seat].followers.room(market_spaces(at, seat))
}

/// How many followers have room on the market in this phase.
pub fn market_spaces(at: At<'_>, seat: Seat) -> u8 {
    modules::quote(at, seat, Quote::MarketSpaces, MARKET_SPACES)
}

/// May one more follower be taken back?
fn can_recall(at: At<'_>, seat: Seat) -> Verdict {
    let (player, most) = (&at.state.players[seat], draw_limit(at, seat));
    if player.recalled >= most {
        no("O-025", Why::TooManyRecalled { most })
    } else if room(at, seat) == 0 {
        no("O-025", Why::MarketFull {})
    } else if player.followers.spaces.followers().is_empty() {
        no("O-025", Why::WrongAnswer {})
    } else {
        Ok(())
    }
}

impl Question for Recalling {
    type Game = Orleans;
    const RULE: &'static str = "O-025";
    fn may_wait(self, _: Seat, _: Waiting<'_, Orleans>) -> bool {
        true
    }
}

impl Finishes for Recalling {}

impl Answers<Recalling> for Recall {
    /// Every follower on a space.
    fn candidates(_: Recalling, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let standing = at.state.players[seat].followers.spaces.followers();
        out.extend(standing.iter().map(|space| Action::from(Recall { space })));
    }

    fn verdict(self, _: Recalling, at: At<'_>, seat: Seat) -> Verdict {
        let (space, spaces) = (self.space, &at.state.players[seat].followers.spaces);
        let Some(follower) = spaces.follower(space) else { return no("O-025", Why::NobodyThere { space }) };
        can_recall(at, seat)?;
        match at.rules.layout.twin(space) {
            Some(twin) if spaces.follower(twin) == Some(follower) => no("O-141", Why::SameAs { space: twin }),
            _ => Ok(()),
        }
    }

    /// It goes back to the market.
    fn resolve(self, ask: Recalling, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let (space, player) = (self.space, &mut cx.state.players[seat]);
        let follower = player.followers.spaces.follower(space);
        player.followers.recall(space);
        player.recalled += 1;
        if let Some(follower) = follower {
            modules::tell(cx, Event::FollowerRecalled { seat, follower, space });
        }
        if can_recall(cx.at(), seat).is_ok() { Reply::Again(ask.into()) } else { Reply::Done }
    }

    fn targets(self, _: Recalling, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Space(seat, self.space));
    }
}

/// As many as allowed less those taken back, as far as there is room and the bag holds them (O-026).
pub fn draw(cx: &mut Cx<'_>, seat: Seat) {
    let player = &cx.state.players[seat];
    let most = player.followers.draws(draw_limit(cx.at(), seat), player.recalled, room(cx.at(), seat));
    if most > 0 && cx.rules.options.draw_optional {
        cx.next([Item::ask(seat, Drawing { most }.into())]);
    } else {
        draw_so_many(cx, seat, most);
    }
}

impl Question for Drawing {
    type Game = Orleans;
    const RULE: &'static str = "O-026";
    fn may_wait(self, _: Seat, _: Waiting<'_, Orleans>) -> bool {
        true
    }
}

impl Answers<Drawing> for DrawFollowers {
    fn candidates(Drawing { most }: Drawing, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend((0..=most).map(|count| Action::from(DrawFollowers { count })));
    }

    fn verdict(self, Drawing { most }: Drawing, _: At<'_>, _: Seat) -> Verdict {
        if self.count <= most { Ok(()) } else { no("O-026", Why::TooMany { most }) }
    }

    fn resolve(self, _: Drawing, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        draw_so_many(cx, seat, self.count);
        Reply::Done
    }

    fn targets(self, _: Drawing, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Bag(seat));
    }
}

/// Chance draws so many.
pub fn draw_so_many(cx: &mut Cx<'_>, seat: Seat, count: u8) {
    cx.next((0..count).map(|_| Item::Draw(Draw::Follower { seat })));
}
