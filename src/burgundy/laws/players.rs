//! What each player owns.

use super::Stage;
use crate::burgundy::chance::Draw;
use crate::burgundy::data::tiles::{Colour, Tile};
use crate::burgundy::duchy::{Space, touching};
use crate::burgundy::setup::SetupMode;
use crate::burgundy::state::{DICE, GOODS_SPACES, Player};
use crate::engine::{Laws, Seat};
use crate::wire::Kind;

/// Holds a player to the laws.
pub fn laws(stage: &Stage<'_>, seat: Seat, player: &Player, laws: &mut Laws) {
    let n = seat.number();
    estate(stage, seat, player, laws);
    duchy(stage, seat, player, laws);
    if !stage.has_begun {
        let fits = player.storage.is_empty() && player.dice.is_empty();
        laws.hold(fits, format_args!("players[{n}].storage"), "nothing happens before the first phase");
        let fits = player.silver == 1 && player.sold.total() == 0;
        laws.hold(fits, format_args!("players[{n}].silver"), "every seat starts with one silver");
        let fits = player.duchy.filled().count_ones() <= 1;
        laws.hold(fits, format_args!("players[{n}].duchy"), "only the start castle lies there before the first phase");
    }
    let sorted = player.storage.is_sorted();
    laws.hold(sorted, format_args!("players[{n}].storage"), "stored tiles lie in the order of their faces");
    laws.hold(player.dice.is_sorted(), format_args!("players[{n}].dice"), "dice lie in the order of their numbers");
    let unrolled = stage.draws(&|draw| matches!(draw, Draw::Die(die) if die.seat == seat));
    let dice = match () {
        () if stage.is_acting(seat) => player.dice.len(),
        () if stage.is_waiting(seat) => DICE.saturating_sub(unrolled),
        () => 0,
    };
    let fits = player.dice.len() == dice;
    laws.hold(fits, format_args!("players[{n}].dice"), "two dice a round, used one by one in the seat's turn");
    let colours = player.goods.values().iter().filter(|&&count| count > 0).count();
    laws.hold(colours <= GOODS_SPACES, format_args!("players[{n}].goods"), "at most three colours");
}

/// Boards are dealt once, and a side of them is played (B-015).
fn estate(stage: &Stage<'_>, seat: Seat, player: &Player, laws: &mut Laws) {
    let (n, at) = (seat.number(), stage.at);
    let is_advanced = at.rules.options.setup != SetupMode::Basic;
    let is_undealt = !stage.has_order || stage.awaits_board(seat);
    let is_dealt = is_advanced && !is_undealt;
    let has_pair = player.pair.is_some();
    laws.hold(
        has_pair == is_dealt,
        format_args!("players[{n}].pair"),
        "boards are dealt in the advanced set-ups, once",
    );
    if let Some(pair) = player.pair {
        let owners = at.state.players.values().iter().filter(|other| other.pair == Some(pair)).count();
        let sides = at.rules.options.board_pairs.get(usize::from(pair));
        laws.hold(sides.is_some() && owners == 1, format_args!("players[{n}].pair"), "every board is dealt once");
        let fits = player.estate.is_none_or(|estate| sides.is_some_and(|sides| sides.contains(&estate)));
        laws.hold(fits, format_args!("players[{n}].estate"), "the duchy is a side of the board dealt");
    }
    let fits = player.estate.is_some() == stage.has_chosen(seat);
    laws.hold(fits, format_args!("players[{n}].estate"), "every seat plays a duchy once it is chosen");
}

/// Tiles lie on their own colour, connected, and without T1 no city holds a kind twice (law 5).
fn duchy(stage: &Stage<'_>, seat: Seat, player: &Player, laws: &mut Laws) {
    let mut hold = |holds: bool, reason| laws.hold(holds, format_args!("players[{}].duchy", seat.number()), reason);
    let (duchy, layout) = (&player.duchy, player.layout());
    let filled = duchy.filled();
    if player.estate.is_none() {
        hold(filled == 0, "nothing lies there before the duchy is chosen");
        return;
    }
    let fits = duchy.tiles().all(|(space, tile)| layout.colour(space) == tile.colour());
    hold(fits, "every tile lies on its own colour");
    let mut reached = filled & filled.wrapping_neg();
    for _ in 0..Space::COUNT {
        reached |= touching(reached) & filled;
    }
    hold(reached == filled, "the tiles are connected");
    hold(filled & layout.spaces[Colour::Castle.index()] != 0, "there is a start castle");
    let is_basic = stage.at.rules.options.setup == SetupMode::Basic;
    hold(!is_basic || duchy.tile(Space::CENTRE).is_some(), "the start castle of duchy 1 lies in its centre");
    let times =
        |area: u64, face: Tile| Space::in_set(area & filled).filter(|&space| duchy.tile(space) == Some(face)).count();
    let twice = layout.areas().any(|area| Colour::Building.faces().iter().any(|&face| times(area, face) > 1));
    hold(!twice || player.knows(Tile::T1), "no city holds a kind twice without T1");
}

impl Stage<'_> {
    /// Is a board still to be dealt to this seat?
    fn awaits_board(&self, seat: Seat) -> bool {
        self.awaits(&|step| matches!(step, crate::burgundy::Step::Boards(_)))
            || self.draws(&|draw| matches!(draw, Draw::Board(board) if board.seat == seat)) > 0
    }

    /// Does this seat play a duchy: from the start, or since it was chosen?
    fn has_chosen(&self, seat: Seat) -> bool {
        let is_basic = self.at.rules.options.setup == SetupMode::Basic;
        is_basic || (self.has_order && !self.awaits_board(seat) && !self.asks(seat))
    }

    /// Has this seat still to choose its duchy?
    fn asks(&self, seat: Seat) -> bool {
        let chooses = |pending: &crate::engine::Pending<_>| {
            pending.seat == seat && matches!(pending.ask, crate::burgundy::Ask::Estate(_))
        };
        self.items.iter().any(|item| matches!(item, crate::burgundy::Item::Ask(asked) if asked.iter().any(chooses)))
    }
}
