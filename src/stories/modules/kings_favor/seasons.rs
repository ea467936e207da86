//! The seasons (S-096).

use super::vocabulary::Events;
use super::{epoch, season};
use crate::engine::{Runs, Seat};
use crate::stories::data::tasks::Season;
use crate::stories::phases::effects::{Feeding, feed, food_in_stock, lose_followers};
use crate::stories::{At, Cx, Item, Stories, arrive, gain};
use crate::wire::Wire;

/// A seat gives food in autumn (S-096).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "autumn")]
pub struct Autumn {
    pub seat: Seat,
}

/// Spring brings tiles, summer coins; in autumn everybody gives food, from the start player on.
pub fn start(cx: &mut Cx<'_>) {
    let season = season(cx.at());
    cx.tell(Events::SeasonStarted { season }.into());
    let seats: Vec<Seat> = cx.at().order().collect();
    match season {
        Season::Spring => {
            let tiles = cx.rules.spring(epoch(cx.at()));
            arrive(cx, &tiles);
        }
        Season::Summer => {
            let coins = cx.rules.seasons.summer_coins;
            seats.into_iter().for_each(|seat| gain::coins(cx, seat, coins.into()));
        }
        Season::Autumn => cx.next(plan(cx.at())),
        Season::Winter => {}
    }
}

/// Each seat gives food in autumn.
pub fn plan(at: At<'_>) -> Vec<Item> {
    let order = at.order().filter(|_| season(at) == Season::Autumn);
    order.map(|seat| Item::Step(Autumn { seat }.into())).collect()
}

impl Runs<Stories> for Autumn {
    /// Whoever has food gives it; whoever has not enough pays coins if they suffice, or else loses followers.
    fn run(self, cx: &mut Cx<'_>) {
        let (seat, table) = (self.seat, cx.rules.seasons);
        let there = food_in_stock(cx.at(), seat);
        if there < table.autumn_food {
            if cx.state.players[seat].coins >= table.autumn_coins.into() {
                gain::pay(cx, seat, table.autumn_coins.into());
            } else {
                lose_followers(cx, seat, table.autumn_followers, 0);
            }
        }
        feed::<Feeding>(cx, seat, table.autumn_food.min(there));
    }
}
