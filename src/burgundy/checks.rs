//! What holds in every state a game can reach: the conservation laws of the ledger's chapter 11, and an agenda that
//! fits the state. Whatever passes here can be played on without failing.

use super::data::tiles::{ByGood, ByTile, Colour, GOODS_PER_COLOUR, Good, Tile};
use super::duchy::{Space, touching};
use super::round::{self, ROUNDS, START_GOODS};
use super::rules::AREA_POINTS;
use super::setup::SetupMode;
use super::state::{GOODS_SPACES, Phase, Player, Source};
use super::vocabulary::{Ask, Draw, Step};
use super::{At, Item, actions::load};
use crate::engine::{AgendaOf, Corrupt, Seat};
use crate::parts::Kind;

type Checked = Result<(), Box<Corrupt>>;

/// Holds a table to every law.
pub fn checks(at: At<'_>, agenda: &AgendaOf<super::Burgundy>) -> Checked {
    let state = at.state;
    Corrupt::unless(state.players.fits(at.rules.seats), "players", "there must be one player for each seat")?;
    let stage = stage(at, agenda)?;
    track(at, &stage)?;
    for (seat, player) in state.players.iter() {
        let path = |what: &str| format!("players[{}].{what}", seat.number());
        self::player(at, seat, player, &stage).map_err(|(what, reason)| Corrupt::new(path(what), reason))?;
    }
    tiles(at, &stage)?;
    goods(at, &stage)?;
    bonuses(at)
}

/// How far the game has come, read off the agenda: it must be one that the steps can have left behind.
struct Stage {
    /// Draws of start goods still to come.
    start_goods: usize,
    /// Is the turn order known?
    has_order: bool,
    /// Are boards dealt, chosen, or neither yet?
    choosing: Vec<Seat>,
    undealt: Vec<Seat>,
    /// Has the first phase been laid out, at least in part?
    has_begun: bool,
    /// Spaces and goods of the phase still to be laid out.
    empty_slots: Vec<Item>,
    round_goods: usize,
    /// Dice still to be rolled this round.
    unrolled: Vec<Seat>,
    white_rolled: bool,
    /// Whose turn it is, and who follows in this round.
    acting: Option<Seat>,
    waiting: Vec<Seat>,
}

fn stage(at: At<'_>, agenda: &AgendaOf<super::Burgundy>) -> Result<Stage, Box<Corrupt>> {
    let state = at.state;
    let bad = |reason: &str| Corrupt::new("agenda", reason);
    Corrupt::unless(state.round <= ROUNDS, "round", "a phase has five rounds")?;
    for item in agenda.items() {
        let seats: Vec<Seat> = match item {
            Item::Step(Step::StartTurn { seat } | Step::Turn { seat }) => vec![*seat],
            Item::Draw(Draw::StartGood { seat } | Draw::Board { seat } | Draw::Die { seat }) => vec![*seat],
            Item::Ask(pending) => pending.iter().map(|p| p.seat).collect(),
            _ => vec![],
        };
        if !seats.iter().all(|&seat| at.rules.seats.has(seat)) {
            return Err(bad("a seat that is not at the table"));
        }
    }
    let mut stage = Stage {
        start_goods: 0,
        has_order: true,
        choosing: vec![],
        undealt: vec![],
        has_begun: true,
        empty_slots: vec![],
        round_goods: 0,
        unrolled: vec![],
        white_rolled: true,
        acting: None,
        waiting: vec![],
    };
    // In the order of resolution.
    let mut items: Vec<Item> = agenda.items().iter().rev().cloned().collect();
    if items.is_empty() {
        let is_end = state.phase == Phase::E && state.round == ROUNDS;
        return if is_end { Ok(stage) } else { Err(bad("nothing is left to do before the end of the game")) };
    }
    if items.last() == Some(&Item::Step(Step::Phase { phase: Phase::A })) {
        return opening(at, items, stage).ok_or_else(|| bad("not an agenda of the set-up"));
    }
    // What every later stage has below it: the rounds to come, and income.
    let rest: Vec<Item> = (state.round + 1..=ROUNDS)
        .map(|round| Item::Step(Step::Round { round }))
        .chain([Item::Step(Step::Income)])
        .collect();
    if !items.ends_with(&rest) {
        return Err(bad("the rounds to come do not fit the round being played"));
    }
    items.truncate(items.len() - rest.len());
    if state.round == 0 {
        let mut plan = round::phase(at.rules, state.phase);
        plan.truncate(plan.len() - rest.len());
        if items.is_empty() || !plan.ends_with(&items) {
            return Err(bad("not an agenda of a phase's preparation"));
        }
        stage.round_goods = items.iter().filter(|item| matches!(item, Item::Draw(Draw::RoundGood))).count();
        stage.empty_slots = items;
        return Ok(stage);
    }
    let in_order: Vec<Seat> = state.turn_order().collect();
    if let Some(Item::Draw(_)) = items.first() {
        if !round::round(state).ends_with(&items) {
            return Err(bad("not an agenda of a round's dice"));
        }
        stage.unrolled = items
            .iter()
            .filter_map(|item| if let Item::Draw(Draw::Die { seat }) = item { Some(*seat) } else { None })
            .collect();
        stage.white_rolled = false;
        stage.waiting = in_order;
        return Ok(stage);
    }
    let waiting: Option<Vec<Seat>> = {
        let turns = items.iter().skip_while(|item| !matches!(item, Item::Step(Step::StartTurn { .. })));
        turns.map(|item| if let Item::Step(Step::StartTurn { seat }) = item { Some(*seat) } else { None }).collect()
    };
    let waiting = waiting.ok_or_else(|| bad("not an agenda of a round"))?;
    let now = &items[..items.len() - waiting.len()];
    let seat = acting(at, now).ok_or_else(|| bad("not an agenda of a turn"))?;
    // Seats that wait have not moved their markers, so they stand in the order of the track (B-032).
    let expected: Vec<Seat> = in_order.into_iter().filter(|other| waiting.contains(other)).collect();
    if waiting.contains(&seat) || waiting != expected {
        return Err(bad("the turns to come do not fit the turn order"));
    }
    stage.acting = Some(seat);
    stage.waiting = waiting;
    Ok(stage)
}

/// Whose turn this part of the agenda is: the turn's own question, or an effect on top of the turn.
fn acting(at: At<'_>, items: &[Item]) -> Option<Seat> {
    let asked = |item: &Item| match item {
        Item::Ask(pending) => match pending.as_slice() {
            [one] => Some((one.seat, one.ask)),
            _ => None,
        },
        _ => None,
    };
    match items {
        [item] => asked(item).filter(|(_, ask)| *ask == Ask::Turn).map(|(seat, _)| seat),
        [item, Item::Step(Step::Turn { seat })] => {
            let (asked, ask) = asked(item)?;
            let is_effect = match ask {
                Ask::Turn | Ask::Estate => false,
                Ask::Goods { depot, and } => {
                    let room = at.state.players[*seat].free_goods_slots();
                    let fits = load::verdict(at, *seat, depot, and).is_ok();
                    fits && room > 0 && load::new_colours(at, *seat, depot, and).len() > room
                }
                _ => true,
            };
            (asked == *seat && is_effect).then_some(asked)
        }
        _ => None,
    }
}

/// The set-up: a tail of its plan, with or without boards to deal and to choose.
fn opening(at: At<'_>, items: Vec<Item>, mut stage: Stage) -> Option<Stage> {
    if (at.state.phase, at.state.round) != (Phase::A, 0) {
        return None;
    }
    stage.has_begun = false;
    let plan = round::opening(at.rules);
    if items.first().is_some_and(|item| matches!(item, Item::Draw(Draw::StartGood { .. } | Draw::StartSeat))) {
        stage.start_goods = items.iter().filter(|item| matches!(item, Item::Draw(Draw::StartGood { .. }))).count();
        stage.has_order = false;
        stage.undealt = at.rules.seats.iter().collect();
        stage.choosing.clone_from(&stage.undealt);
        return plan.ends_with(&items).then_some(stage);
    }
    let items = &items[..items.len() - 1];
    let boards = round::boards(at.rules, at.state);
    let is_basic = at.rules.options.setup == SetupMode::Basic;
    let choosing: Vec<Seat> = items
        .iter()
        .filter_map(|item| if let Item::Ask(pending) = item { Some(pending) } else { None })
        .flat_map(|pending| pending.iter().map(|p| p.seat))
        .collect();
    let fits = match items {
        // Simultaneous choices are taken out one by one, in any order.
        [Item::Ask(pending)] if at.rules.options.setup == SetupMode::AdvancedSecret => {
            pending.iter().all(|p| p.ask == Ask::Estate)
                && !pending.is_empty()
                && pending.windows(2).all(|pair| pair[0].seat < pair[1].seat)
        }
        _ => !items.is_empty() && boards.ends_with(items),
    };
    stage.undealt = items
        .iter()
        .filter_map(|item| if let Item::Draw(Draw::Board { seat }) = item { Some(*seat) } else { None })
        .collect();
    stage.choosing = choosing;
    (!is_basic && fits).then_some(stage)
}

/// Every marker once, on the field of its seat's ships (law 6).
fn track(at: At<'_>, stage: &Stage) -> Checked {
    let markers = at.state.turn_order().count();
    if !stage.has_order {
        return Corrupt::unless(markers == 0, "track", "there is no turn order before a start player is drawn");
    }
    let once = |seat| at.state.turn_order().filter(|&other| other == seat).count() == 1;
    let fits = markers == at.rules.seats.len() && at.rules.seats.iter().all(once);
    Corrupt::unless(fits, "track", "every marker stands on it once")?;
    for (field, stack) in at.state.track.iter().enumerate() {
        for &seat in stack {
            let ships = usize::from(at.state.players[seat].duchy.count(Tile::Ship));
            Corrupt::unless(ships == field, "track", "a marker stands on the field of its seat's ships")?;
        }
    }
    Ok(())
}

fn player(at: At<'_>, seat: Seat, player: &Player, stage: &Stage) -> Result<(), (&'static str, &'static str)> {
    let ensure = |holds: bool, what, reason| if holds { Ok(()) } else { Err((what, reason)) };
    let is_advanced = at.rules.options.setup != SetupMode::Basic;
    let has_chosen = !stage.choosing.contains(&seat) || !is_advanced;
    let is_dealt = is_advanced && !stage.undealt.contains(&seat);
    ensure(player.pair.is_some() == is_dealt, "pair", "boards are dealt in the advanced set-ups, once")?;
    if let Some(pair) = player.pair {
        let owners = at.state.players.values().iter().filter(|other| other.pair == Some(pair)).count();
        let sides = at.rules.options.board_pairs.get(usize::from(pair));
        ensure(sides.is_some() && owners == 1, "pair", "every board is dealt once")?;
        let fits = player.estate.is_none_or(|estate| sides.is_some_and(|sides| sides.contains(&estate)));
        ensure(fits, "estate", "the duchy is a side of the board dealt")?;
    }
    ensure(player.estate.is_some() == has_chosen, "estate", "every seat plays a duchy once it is chosen")?;
    duchy(at, player, has_chosen)?;
    if !stage.has_begun {
        ensure(
            player.storage.is_empty() && player.dice.is_empty(),
            "storage",
            "nothing happens before the first phase",
        )?;
        ensure(player.silver == 1 && player.sold.total() == 0, "silver", "every seat starts with one silver")?;
        ensure(
            player.duchy.filled().count_ones() <= 1,
            "duchy",
            "only the start castle lies there before the first phase",
        )?;
    }
    ensure(player.storage.is_sorted(), "storage", "stored tiles lie in the order of their faces")?;
    ensure(player.dice.is_sorted(), "dice", "dice lie in the order of their numbers")?;
    let unrolled = stage.unrolled.iter().filter(|&&other| other == seat).count();
    let dice = if stage.acting == Some(seat) {
        player.dice.len()
    } else if stage.waiting.contains(&seat) {
        2 - unrolled.min(2)
    } else {
        0
    };
    ensure(player.dice.len() == dice, "dice", "two dice a round, used one by one in the seat's turn")?;
    ensure(
        player.goods.values().iter().filter(|&&count| count > 0).count() <= GOODS_SPACES,
        "goods",
        "at most three colours",
    )?;
    areas(at, player)
}

/// Tiles lie on their own colour, connected, and without T1 no city holds a kind twice (law 5).
fn duchy(at: At<'_>, player: &Player, has_start_castle: bool) -> Result<(), (&'static str, &'static str)> {
    let ensure = |holds: bool, reason| if holds { Ok(()) } else { Err(("duchy", reason)) };
    let (duchy, layout) = (&player.duchy, player.layout());
    let filled = duchy.filled();
    if !has_start_castle {
        return ensure(filled == 0, "nothing lies there before the duchy is chosen");
    }
    ensure(
        duchy.tiles().all(|(space, tile)| layout.colour(space) == tile.colour()),
        "every tile lies on its own colour",
    )?;
    let mut reached = filled & filled.wrapping_neg();
    for _ in 0..Space::COUNT {
        reached |= touching(reached) & filled;
    }
    ensure(reached == filled, "the tiles are connected")?;
    ensure(filled & layout.spaces[Colour::Castle.index()] != 0, "there is a start castle")?;
    let centre_first = at.rules.options.setup != SetupMode::Basic || duchy.tile(Space::CENTRE).is_some();
    ensure(centre_first, "the start castle of duchy 1 lies in its centre")?;
    let twice = layout.areas().any(|area| {
        Colour::Building
            .faces()
            .iter()
            .any(|&face| Space::in_set(area & filled).filter(|&space| duchy.tile(space) == Some(face)).count() > 1)
    });
    ensure(!twice || player.knows(Tile::T1), "no city holds a kind twice without T1")
}

/// Area points are those of the completed areas; the start castle's own area may have given none (law 10).
fn areas(at: At<'_>, player: &Player) -> Result<(), (&'static str, &'static str)> {
    let filled = player.duchy.filled();
    let done = |area: &u64| area & !filled == 0;
    let layout = player.layout();
    let all: u16 = layout.areas().filter(done).map(|area| AREA_POINTS[area.count_ones() as usize - 1]).sum();
    let castle_alone = layout
        .areas()
        .filter(done)
        .any(|area| area.count_ones() == 1 && area & layout.spaces[Colour::Castle.index()] != 0);
    let scored = player.points[Source::Areas];
    let less = u16::from(castle_alone && !at.rules.options.score_start_area);
    if player.estate.is_none() {
        let none = player.points.values().iter().all(|&points| points == 0);
        return if none { Ok(()) } else { Err(("points", "nothing scores before the duchy is chosen")) };
    }
    if scored == all || scored == all.saturating_sub(less) {
        Ok(())
    } else {
        Err(("points", "area points are those of the completed areas"))
    }
}

/// 164 tiles, each where it can be (law 1).
fn tiles(at: At<'_>, stage: &Stage) -> Checked {
    let state = at.state;
    let mut seen = ByTile::<u32>::new(|tile| {
        [&state.supply, &state.black_supply, &state.removed].iter().map(|zone| u32::from(zone[tile])).sum()
    });
    let lying = state.depots.iter().flat_map(|depot| depot.tiles).chain(state.black).flatten();
    let owned = state
        .players
        .values()
        .iter()
        .flat_map(|p| p.storage.iter().copied().chain(p.duchy.tiles().map(|(_, tile)| tile)));
    for tile in lying.chain(owned) {
        seen[tile] += 1;
    }
    for (tile, count) in seen.iter() {
        let printed = u32::from(tile.coloured_backs() + tile.black_backs());
        if count != printed {
            return Err(Corrupt::new(
                "supply",
                format!("there are {count} {} tiles instead of {printed}", tile.name()),
            ));
        }
        let too_many = state.supply[tile] > tile.coloured_backs() || state.black_supply[tile] > tile.black_backs();
        Corrupt::unless(!too_many, "supply", "more tiles face down than there are of that back")?;
    }
    supplies(at, stage)?;
    for (depot, depot_state) in state.depots.iter().enumerate() {
        for (slot, &tile) in depot_state.tiles.iter().enumerate() {
            let colour = if stage.has_begun { at.rules.slot_colour(depot, slot, state.phase) } else { None };
            let fits = tile.is_none_or(|tile| Some(tile.colour()) == colour);
            Corrupt::unless(fits, "depots", "every tile lies on a space of its own colour that is in use")?;
        }
    }
    let black = if stage.has_begun { at.rules.black_slots } else { 0 };
    Corrupt::unless(state.black[black..].iter().all(Option::is_none), "black", "only the spaces in use hold tiles")?;
    for item in &stage.empty_slots {
        let is_empty = match item {
            Item::Draw(Draw::DepotTile { depot, slot }) => state.depot(*depot).tiles[usize::from(*slot) % 4].is_none(),
            Item::Draw(Draw::BlackTile { slot }) => state.black[usize::from(*slot) % 8].is_none(),
            _ => true,
        };
        Corrupt::unless(is_empty, "depots", "a space that is still to be filled is empty")?;
    }
    Ok(())
}

/// Face-down supplies have given exactly what was laid out so far (B-026), so every draw to come finds a tile.
fn supplies(at: At<'_>, stage: &Stage) -> Checked {
    let state = at.state;
    let started = if stage.has_begun { state.phase.index() + 1 } else { 0 };
    let laid_out = |colour: Colour| -> usize {
        let all: usize = Phase::ALL[..started]
            .iter()
            .map(|&phase| round::slots(at.rules, phase).filter(|slot| slot.2 == colour).count())
            .sum();
        let missing = stage.empty_slots.iter().filter(|item| match item {
            Item::Draw(Draw::DepotTile { depot, slot }) => {
                at.rules.slot_colour(depot.index(), usize::from(*slot), state.phase) == Some(colour)
            }
            _ => false,
        });
        all - missing.count()
    };
    for &colour in Colour::ALL {
        let left: usize = colour.faces().iter().map(|&tile| usize::from(state.supply[tile])).sum();
        let printed: usize = colour.faces().iter().map(|tile| usize::from(tile.coloured_backs())).sum();
        let castles = if colour == Colour::Castle {
            state.players.values().iter().filter(|p| p.estate.is_some()).count()
        } else {
            0
        };
        if left + castles + laid_out(colour) != printed {
            return Err(Corrupt::new("supply", format!("the {} supply does not fit what was laid out", colour.name())));
        }
    }
    let missing = stage.empty_slots.iter().filter(|item| matches!(item, Item::Draw(Draw::BlackTile { .. }))).count();
    let black = started * at.rules.black_slots - missing;
    Corrupt::unless(
        state.black_supply.total() as usize + black == 40,
        "blackSupply",
        "it does not fit what was laid out",
    )
}

/// 42 goods, seven of each, each where it can be (laws 2 and 3).
fn goods(at: At<'_>, stage: &Stage) -> Checked {
    let state = at.state;
    let piles = || {
        let players = state.players.values().iter().flat_map(|player| [&player.goods, &player.sold]);
        let depots = state.depots.iter().map(|depot| &depot.goods);
        players.chain(depots).chain([&state.hidden_goods])
    };
    for &good in Good::ALL {
        let lying = state.round_goods.iter().filter(|&&other| other == good).count() as u32;
        let count: u32 = piles().map(|pile: &ByGood<u8>| u32::from(pile[good])).sum::<u32>() + lying;
        Corrupt::unless(count == u32::from(GOODS_PER_COLOUR), "hiddenGoods", "there are seven goods of each colour")?;
    }
    let started = if stage.has_begun { state.phase.index() + 1 } else { 0 };
    let on_fields = if !stage.has_begun {
        0
    } else if state.round == 0 {
        usize::from(ROUNDS) - stage.round_goods
    } else {
        usize::from(ROUNDS - state.round) + usize::from(!stage.white_rolled)
    };
    Corrupt::unless(state.round_goods.len() == on_fields, "roundGoods", "one good leaves the round fields each round")?;
    Corrupt::unless(
        state.white_die.is_some() == (state.round > 0 && stage.white_rolled),
        "whiteDie",
        "it is rolled once a round",
    )?;
    let revealed = started * usize::from(ROUNDS) - stage.round_goods;
    let given = START_GOODS * at.rules.seats.len() - stage.start_goods;
    let hidden = state.hidden_goods.total() as usize;
    Corrupt::unless(hidden + revealed + given == 42, "hiddenGoods", "it does not fit what was revealed")?;
    if !stage.has_begun {
        // The draws run seat by seat, so the missing ones belong to the last seats.
        for (seat, player) in state.players.iter() {
            let before = seat.index() * START_GOODS;
            let drawn = given.saturating_sub(before).min(START_GOODS);
            Corrupt::unless(player.goods.total() as usize == drawn, "players", "every seat draws three start goods")?;
        }
    }
    Ok(())
}

/// Bonus tiles lie with the first two seats that completed a colour (law 7).
fn bonuses(at: At<'_>) -> Checked {
    for &colour in Colour::ALL {
        let taken = &at.state.bonuses[colour.index()];
        let complete = at
            .state
            .players
            .iter()
            .filter(|(seat, player)| player.estate.is_some() && at.state.has_completed(*seat, colour))
            .count();
        let fits = taken.len() == complete.min(2)
            && taken.iter().all(|&seat| at.rules.seats.has(seat) && at.state.has_completed(seat, colour))
            && (taken.len() < 2 || taken[0] != taken[1]);
        Corrupt::unless(fits, "bonuses", "they lie with the first two seats that completed the colour")?;
    }
    Ok(())
}
