//! Situations in the answers of a game of Burgundy.

use super::Watch;
use crate::watch::Tally;
use loire::burgundy::data::duchies::DuchyId;
use loire::burgundy::data::tiles::{Colour, Tile};
use loire::burgundy::setup::SetupMode;
use loire::burgundy::state::Player;
use loire::burgundy::{Action, Ask, Burgundy, questions as answers, questions as asks};
use loire::engine::{Seat, Table};
use loire::wire::Kind;

impl Watch {
    pub fn action(
        &mut self,
        tally: &mut Tally,
        before: &Table<Burgundy>,
        seat: Seat,
        ask: &Ask,
        action: Action,
        after: &Table<Burgundy>,
    ) {
        let (was, is) = (&before.state().players[seat], &after.state().players[seat]);
        if let Ask::Turn(asks::Turn) = ask {
            self.chain = 0;
        }
        match (ask, action) {
            (_, Action::ChooseEstate(answers::ChooseEstate { duchy, .. })) => {
                let is_open = before.rules().options.setup == SetupMode::AdvancedOpen;
                tally.see("B-015", if is_open { "board chosen openly" } else { "board chosen secretly" });
                if duchy > DuchyId::Nine {
                    tally.see("B-015", "optional duchy played");
                }
            }
            (_, Action::TakeTile(answers::TakeTile { die, depot, discard, .. })) => {
                match (ask, die) {
                    (Ask::Turn(asks::Turn), Some(die)) => {
                        tally.see("B-050", "tile taken with a die");
                        let free = was.knows(Tile::T12);
                        change(tally, before, was, die.number(), depot.number(), free.then_some(Tile::T12));
                        if discard.is_some() {
                            tally.see("B-051", "full storage, die");
                        }
                    }
                    (Ask::Castle(asks::Castle), _) => tally.see("B-066", "castle takes a tile"),
                    (Ask::Carpenter(asks::Carpenter), _) => tally.see("B-071", "carpenter fetches"),
                    (Ask::Church(asks::Church), _) => tally.see("B-072", "church fetches"),
                    _ => tally.see("B-073", "market fetches"),
                }
                if die.is_none() && discard.is_some() {
                    tally.see("B-051", "full storage, effect (option)");
                }
            }
            (_, Action::PlaceTile(answers::PlaceTile { die, tile, space })) => {
                match (ask, die) {
                    (Ask::Turn(asks::Turn), Some(die)) => {
                        tally.see("B-052", "tile placed with a die");
                        let helper = loire::burgundy::dice::free_shift(Some(tile));
                        let helper = was.knows(helper).then_some(helper);
                        change(tally, before, was, die.number(), space.face().number(), helper);
                    }
                    (Ask::Castle(asks::Castle), _) => tally.see("B-066", "castle places a tile"),
                    _ => tally.see("B-076", "city hall places"),
                }
                let city = was.layout().area(space);
                if tile.colour() == Colour::Building && was.duchy.has_in(city, tile) {
                    tally.see("B-100", "T1: same kind in a city");
                }
                self.placed(tally, was, seat, tile, after);
            }
            (_, Action::SellGoods(answers::SellGoods { die, good })) => {
                match (ask, die) {
                    (Ask::Turn(asks::Turn), Some(die)) => {
                        tally.see("B-056", "goods sold with a die");
                        change(tally, before, was, die.number(), good.index() as u8 + 1, None);
                    }
                    (Ask::Castle(asks::Castle), _) => tally.see("B-066", "castle sells goods"),
                    _ => tally.see("B-070", "warehouse sells"),
                }
                match (was.knows(Tile::T3), was.knows(Tile::T4)) {
                    (true, true) => tally.see("B-102", "T3 and T4: sale"),
                    (true, false) => tally.see("B-102", "T3: sale"),
                    (false, true) => tally.see("B-102", "T4: sale"),
                    _ => {}
                }
            }
            (_, Action::TakeChips(answers::TakeChips { .. })) => {
                let by_die = *ask == Ask::Turn(asks::Turn);
                tally.see(
                    if by_die { "B-057" } else { "B-066" },
                    if by_die { "chips taken with a die" } else { "castle takes chips" },
                );
                if was.knows(Tile::T13) {
                    tally.see("B-109", "T13: chips");
                }
                if was.knows(Tile::T14) {
                    tally.see("B-109", "T14: chips");
                }
            }
            (_, Action::BuyTile(answers::BuyTile { depot, discard, .. })) => {
                tally.see(
                    "B-045",
                    if *ask == Ask::Turn(asks::Turn) { "purchase" } else { "purchase during an effect (option)" },
                );
                if depot.is_some() {
                    tally.see("B-104", "T6: purchase from a numbered depot");
                }
                if discard.is_some() {
                    tally.see("B-051", "full storage, purchase");
                }
            }
            (_, Action::LoadGoods(answers::LoadGoods { depot, and })) => {
                if let Some(and) = and {
                    tally.see("B-103", if and < depot { "T5: depots 6 and 1" } else { "T5: two depots" });
                }
                let is_asked = matches!(after.ask(seat), Some(Ask::Goods(asks::Goods { .. })));
                let left =
                    [Some(depot), and].into_iter().flatten().any(|depot| after.state().depot(depot).goods.total() > 0);
                if is.goods == was.goods && !is_asked {
                    tally.see("B-062", "nothing loaded");
                }
                if left && !is_asked {
                    tally.see("B-063", "goods left behind");
                }
            }
            (_, Action::KeepGoods(answers::KeepGoods { .. })) => tally.see("B-063", "goods chosen"),
            (_, Action::Decline(answers::Decline)) => tally.see("B-068", "benefit declined"),
            (_, Action::EndTurn(answers::EndTurn)) => tally.see("B-034", "purchase declined"),
        }
    }

    /// An action placed a tile.
    fn placed(&mut self, tally: &mut Tally, was: &Player, seat: Seat, tile: Tile, after: &Table<Burgundy>) {
        self.chain += 1;
        if self.chain == 3 {
            tally.see("B-060", "chain of 3 placements");
        }
        let is_asked = after.ask(seat).is_some_and(|ask| *ask != Ask::Turn(asks::Turn));
        match tile {
            Tile::Mine => tally.see("B-067", "mine placed"),
            Tile::BoardingHouse => tally.see("B-074", "boarding house"),
            Tile::Bank => tally.see("B-075", "bank"),
            Tile::Watchtower => tally.see("B-077", "watchtower"),
            _ if tile.colour() == Colour::Building && !is_asked => tally.see("B-068", "benefit lost"),
            _ => {}
        }
        if tile.colour() == Colour::Animal && was.knows(Tile::T7) {
            tally.see("B-105", "T7: animals");
        }
        let complete = after.state().has_completed(seat, tile.colour());
        let bonuses = &after.state().bonuses[tile.colour().index()];
        if complete && !bonuses.contains(&seat) {
            tally.see("B-083", "third to complete a colour");
        }
    }
}

/// A die is used as another number: the helpers and the price.
fn change(tally: &mut Tally, table: &Table<Burgundy>, player: &Player, die: u8, want: u8, helper: Option<Tile>) {
    let apart = die.abs_diff(want).min(6 - die.abs_diff(want));
    if apart == 0 {
        return;
    }
    let boosts = player.knows(Tile::T8);
    let boosted = boosts && table.rules().options.t8_boosts_free_shift;
    let rest = apart.saturating_sub(u8::from(helper.is_some()) * (1 + u8::from(boosted)));
    if boosts && rest > 1 {
        tally.see("B-106", "T8: cheaper change");
    }
    match helper {
        Some(Tile::T9) => tally.see("B-107", "T9: free shift"),
        Some(Tile::T10) => tally.see("B-107", "T10: free shift"),
        Some(Tile::T11) => tally.see("B-107", "T11: free shift"),
        Some(_) => tally.see("B-108", "T12: free shift"),
        None => {}
    }
    if helper.is_some() && rest > 0 {
        tally.see("B-115", "free shift and chips together");
    }
    if helper.is_some() && boosted && apart > 1 {
        tally.see("B-115", "T8 boosts a free shift (option)");
    }
    match if boosts { rest.div_ceil(2) } else { rest } {
        1 => tally.see("B-040", "die changed for 1 chip"),
        2 => tally.see("B-040", "die changed for 2 chips"),
        3 => tally.see("B-040", "die changed for 3 chips"),
        _ => {}
    }
}
