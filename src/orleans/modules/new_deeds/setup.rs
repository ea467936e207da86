//! What lies on the deeds and beside them before the first round (T-068).

use super::vocabulary::Events;
use crate::engine::Runs;
use crate::orleans::data::civics::Civic;
use crate::orleans::modules::civics;
use crate::orleans::modules::civics::spots::Spot;
use crate::orleans::modules::tell;
use crate::orleans::state::State;
use crate::orleans::{Cx, Orleans, Rules};
use crate::wire::Wire;

/// Beside navigation lies one technology tile for each of its spaces.
pub fn prepare(rules: &Rules, state: &mut State) {
    state.navigation = state.technology.min(civics::spaces(rules, Civic::Navigation).len() as u8);
    state.technology -= state.navigation;
}

/// Goods are laid on the spaces of the deeds (T-068).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "layGoods")]
pub struct LayGoods;

impl Runs<Orleans> for LayGoods {
    /// The printed goods come from the goods market; where there is none of a kind, its space stays bare.
    fn run(self, cx: &mut Cx<'_>) {
        for civic in cx.rules.civics.played.iter() {
            for (index, printed) in civics::spaces(cx.rules, civic).iter().enumerate() {
                let Some(good) = printed.good.filter(|&good| cx.state.goods[good] > 0) else { continue };
                if cx.state.civics[civic].0[index].is_none() {
                    cx.state.goods.take(good);
                    cx.state.civics[civic].0[index] = Some(Spot::Good(good));
                    tell(cx, Events::GoodLaid { civic, space: index as u8 + 1, good });
                }
            }
        }
    }
}
