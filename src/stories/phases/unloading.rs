//! Unloading: what lies on Gate, tower and other spaces may go back to stock at the end of a round (S-038, S-112).

use crate::bagbuilding::ending::Finishes;
use crate::engine::{Answers, Question, Reply, Runs, Seat, Targets};
use crate::parts::Set;
use crate::stories::data::places::Space;
use crate::stories::events::Event;
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::state::Tile;
use crate::stories::{At, Cx, Item, Stories, Verdict};
use crate::wire::Wire;

/// What goes back to stock (S-112).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "unload")]
pub struct Unloading;
/// What lies on a space goes back to stock (S-112).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "unload", notation = "unload {space}")]
pub struct Unload {
    pub space: Space,
}
/// A seat may unload (S-112).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "unloads")]
pub struct Unloads {
    pub seat: Seat,
}

/// The spaces that can be unloaded: cargo without its followers, and goods on other spaces unless they stay (S-038).
fn unloadable(at: At<'_>, seat: Seat) -> Set<Space> {
    let spaces = &at.state.players[seat].followers.spaces;
    let cargo = at.rules.printed.layout.cargo().and(spaces.taken()).without(spaces.followers());
    if at.rules.options.strict_goods_on_spaces { cargo } else { cargo.or(spaces.wares()) }
}

impl Runs<Stories> for Unloads {
    /// Whoever has nothing to unload is not asked.
    fn run(self, cx: &mut Cx<'_>) {
        if !unloadable(cx.at(), self.seat).is_empty() {
            cx.next([Item::ask(self.seat, Unloading.into())]);
        }
    }
}

impl Question for Unloading {
    type Game = Stories;
    const RULE: &'static str = "S-112";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        !unloadable(at, seat).is_empty()
    }
}
impl Finishes for Unloading {}

impl Answers<Unloading> for Unload {
    fn candidates(_: Unloading, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(unloadable(at, seat).iter().map(|space| Action::from(Unload { space })));
    }

    fn verdict(self, _: Unloading, at: At<'_>, seat: Seat) -> Verdict {
        let (space, spaces) = (self.space, &at.state.players[seat].followers.spaces);
        if !unloadable(at, seat).has(space) {
            return refuse("S-038", Reason::NothingToUnload { space });
        }
        let like = spaces.same_before(&at.rules.printed.layout, space);
        like.map_or(Ok(()), |space| refuse("S-112", Reason::SameAs { space }))
    }

    fn resolve(self, ask: Unloading, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let player = &mut cx.state.players[seat];
        let Some(tile) = player.followers.spaces.clear(self.space) else { return Reply::Done };
        match tile {
            Tile::Good(good) => player.goods.put(good),
            Tile::Technology => player.technology = player.technology.saturating_add(1),
            Tile::Coins(sum) => player.coins = player.coins.saturating_add(sum.into()),
            Tile::Follower(follower) => player.followers.bag.put(follower),
        }
        cx.tell(Event::Unloaded { seat, tile, space: self.space });
        if unloadable(cx.at(), seat).is_empty() { Reply::Done } else { Reply::Again(ask.into()) }
    }

    fn targets(self, _: Unloading, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Space(seat, self.space));
    }
}
