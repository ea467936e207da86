//! A good from the goods market: hayrick, cheese factory, winery, wool manufacturer, tailor shop (O-080 to O-084).

use super::Effect;
use crate::engine::Seat;
use crate::orleans::data::goods::Good;
use crate::orleans::judge::Eye;
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::{At, Cx, Verdict, gain};

/// A good from the goods market.
#[derive(Debug)]
pub struct Produce(pub Good);

impl Effect for Produce {
    /// Requires the good on the goods market (O-053).
    fn verdict(&self, at: At<'_>, _: Seat) -> Verdict {
        let good = self.0;
        if at.state.goods[good] > 0 { Ok(()) } else { refuse("O-053", Reason::GoodMissing { good }) }
    }

    fn apply(&self, cx: &mut Cx<'_>, seat: Seat) {
        gain::good(cx, seat, self.0);
    }

    fn brings(&self, eye: &Eye<'_>) -> f64 {
        eye.good(self.0)
    }
}
