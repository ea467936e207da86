//! Laws about the possessions of each player.

use super::Stage;
use crate::burgundy::chance::Draw;
use crate::burgundy::data::tiles::{Colour, Tile};
use crate::burgundy::duchy::{Space, touching};
use crate::burgundy::round::ROUNDS;
use crate::burgundy::setup::SetupMode;
use crate::burgundy::state::{DICE, GOODS_SPACES, Player};
use crate::engine::{Laws, Seat};
use crate::wire::Kind;

/// Checks a player.
pub fn laws(stage: &Stage<'_>, seat: Seat, player: &Player, laws: &mut Laws) {
    let n = seat.number();
    estate(stage, seat, player, laws);
    duchy(stage, seat, player, laws);
    if !stage.has_begun {
        let fits = player.storage.is_empty() && player.dice.is_empty();
        laws.hold(fits, format_args!("players[{n}].storage"), "there are tiles or dice before the first phase");
        let fits = player.silver == 1 && player.sold.total() == 0;
        laws.hold(
            fits,
            format_args!("players[{n}].silver"),
            "before the first phase a seat must have one silver and nothing sold",
        );
        let fits = player.duchy.filled().count_ones() <= 1;
        laws.hold(
            fits,
            format_args!("players[{n}].duchy"),
            "there are more tiles than the start castle before the first phase",
        );
    }
    let sorted = player.storage.is_sorted();
    laws.hold(sorted, format_args!("players[{n}].storage"), "the stored tiles are not in the order of their faces");
    laws.hold(
        player.dice.is_sorted(),
        format_args!("players[{n}].dice"),
        "the dice are not in the order of their numbers",
    );
    let unrolled = stage.draws(&|draw| matches!(draw, Draw::Die(die) if die.seat == seat));
    let dice = match () {
        () if stage.is_acting(seat) => player.dice.len(),
        () if stage.is_waiting(seat) => DICE.saturating_sub(unrolled),
        () => 0,
    };
    let fits = player.dice.len() == dice && unrolled <= DICE;
    laws.hold(fits, format_args!("players[{n}].dice"), "the number of dice does not fit the turn");
    wealth(stage, seat, player, laws);
    let colours = player.goods.values().iter().filter(|&&count| count > 0).count();
    laws.hold(
        colours <= GOODS_SPACES,
        format_args!("players[{n}].goods"),
        "there are goods of more than three colours",
    );
}

/// Max silver and chips from one action: two silver by a sale with T3 or a bank (B-102, B-075), four chips with T14 or
/// by a boarding house (B-109, B-074).
const ACTION_GIVES: [u32; 2] = [2, 4];

/// Limits silver and chips, which never run out (B-004), to the amount that can have been gained. Besides the start
/// values (B-008, B-012), they only come from actions and mines. An action uses a die or is granted by a placed tile,
/// which grants at most one (B-066, B-070 to B-077) and never leaves its duchy. A mine pays one silver at the end of
/// each phase, and one chip with T2 (B-090, B-101). As the amount spent is not known, this is an upper bound.
fn wealth(stage: &Stage<'_>, seat: Seat, player: &Player, laws: &mut Laws) {
    let (n, state) = (seat.number(), stage.at.state);
    if !stage.has_begun {
        // The first seat on the track gets one chip, the second two, and so on (B-012).
        let place = state.turn_order().position(|other| other == seat);
        let fits = usize::from(player.chips) == place.map_or(0, |place| place + 1);
        laws.hold(
            fits,
            format_args!("players[{n}].chips"),
            "these are not the chips of this seat's place in turn order",
        );
        return;
    }
    let dice = match state.phase.index() * usize::from(ROUNDS) + usize::from(state.round) {
        0 => 0,
        rounds if stage.is_waiting(seat) => DICE * (rounds - 1),
        rounds => (DICE * rounds).saturating_sub(player.dice.len()),
    };
    // The start castle granted nothing.
    let placed = player.duchy.filled().count_ones().saturating_sub(1);
    let paid = state.phase.index() as u32 + u32::from(stage.items.is_empty());
    let most = |start: u32, gives: u32| {
        start + gives * (dice as u32 + placed) + paid * u32::from(player.duchy.count(Tile::Mine))
    };
    let [silver, chips] = ACTION_GIVES;
    let fits = u32::from(player.silver) <= most(1, silver);
    laws.hold(fits, format_args!("players[{n}].silver"), "more silver than this seat can have gained so far");
    let fits = u32::from(player.chips) <= most(stage.at.rules.seats.number().into(), chips);
    laws.hold(fits, format_args!("players[{n}].chips"), "more worker chips than this seat can have gained so far");
}

/// Boards are dealt once, and each player plays a side of the own board (B-015).
fn estate(stage: &Stage<'_>, seat: Seat, player: &Player, laws: &mut Laws) {
    let (n, at) = (seat.number(), stage.at);
    let is_advanced = at.rules.options.setup != SetupMode::Basic;
    let is_undealt = !stage.has_order || stage.awaits_board(seat);
    let is_dealt = is_advanced && !is_undealt;
    let has_pair = player.pair.is_some();
    laws.hold(
        has_pair == is_dealt,
        format_args!("players[{n}].pair"),
        "a board is missing, or there is one that was not dealt",
    );
    if let Some(pair) = player.pair {
        let owners = at.state.players.values().iter().filter(|other| other.pair == Some(pair)).count();
        let sides = at.rules.options.board_pairs.get(usize::from(pair));
        laws.hold(
            sides.is_some() && owners == 1,
            format_args!("players[{n}].pair"),
            "there is no such board, or another seat has it too",
        );
        let fits = player.estate.is_none_or(|estate| sides.is_some_and(|sides| sides.contains(&estate)));
        laws.hold(fits, format_args!("players[{n}].estate"), "the duchy is not on the board of this seat");
    }
    let fits = player.estate.is_some() == stage.has_chosen(seat);
    laws.hold(fits, format_args!("players[{n}].estate"), "the duchy is missing, or was not yet chosen");
}

/// Tiles lie on spaces of their colour and are connected, and no city has two of a kind without T1 (law 5).
fn duchy(stage: &Stage<'_>, seat: Seat, player: &Player, laws: &mut Laws) {
    let mut hold = |holds: bool, reason| laws.hold(holds, format_args!("players[{}].duchy", seat.number()), reason);
    let (duchy, layout) = (&player.duchy, player.layout());
    let filled = duchy.filled();
    if player.estate.is_none() {
        hold(filled == 0, "there are tiles before the duchy is chosen");
        return;
    }
    let fits = duchy.tiles().all(|(space, tile)| layout.colour(space) == tile.colour());
    hold(fits, "a tile is on a space of another colour");
    let mut reached = filled & filled.wrapping_neg();
    for _ in 0..Space::COUNT {
        reached |= touching(reached) & filled;
    }
    hold(reached == filled, "the tiles are not connected");
    hold(filled & layout.spaces[Colour::Castle.index()] != 0, "the start castle is missing");
    let is_basic = stage.at.rules.options.setup == SetupMode::Basic;
    hold(
        !is_basic || duchy.tile(Space::CENTRE).is_some(),
        "the start castle is not in the centre, where it is in the basic set-up",
    );
    let times =
        |area: u64, face: Tile| Space::in_set(area & filled).filter(|&space| duchy.tile(space) == Some(face)).count();
    let twice = layout.areas().any(|area| Colour::Building.faces().iter().any(|&face| times(area, face) > 1));
    hold(!twice || player.knows(Tile::T1), "a city has two buildings of one kind, and this seat does not have T1");
}

impl Stage<'_> {
    /// Whether a board is still to be dealt to this seat.
    fn awaits_board(&self, seat: Seat) -> bool {
        self.awaits(&|step| matches!(step, crate::burgundy::Step::Boards(_)))
            || self.draws(&|draw| matches!(draw, Draw::Board(board) if board.seat == seat)) > 0
    }

    /// Whether this seat has a duchy, from the start or by its choice.
    fn has_chosen(&self, seat: Seat) -> bool {
        let is_basic = self.at.rules.options.setup == SetupMode::Basic;
        is_basic || (self.has_order && !self.awaits_board(seat) && !self.asks(seat))
    }

    /// Whether this seat still has to choose its duchy.
    fn asks(&self, seat: Seat) -> bool {
        let chooses = |pending: &crate::engine::Pending<_>| {
            pending.seat == seat && matches!(pending.ask, crate::burgundy::Ask::Estate(_))
        };
        self.items.iter().any(|item| matches!(item, crate::burgundy::Item::Ask(asked) if asked.iter().any(chooses)))
    }
}
