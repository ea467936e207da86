//! The value of sending followers to the civic boards. The modules of the boards know the rewards.

use super::{Dispatch, count, sent, spaces};
use crate::orleans::data::civics::Civic;
use crate::orleans::judge::Eye;
use crate::orleans::modules::Worth;
use crate::orleans::questions::Action;
use crate::wire::Member;

/// The value of sending a follower there; `None` for other actions.
pub fn judge(eye: &Eye<'_>, action: Action) -> Option<f64> {
    let Dispatch { role, civic, space, .. } = Dispatch::member(action)?;
    Some(sends(eye, civic, space) + completes(eye, civic) - eye.leaves(role))
}

/// The value of the best space for a follower.
pub fn worth(eye: &Eye<'_>, of: Worth) -> Option<f64> {
    let Worth::Send(role) = of else { return None };
    let (at, leaves) = (eye.at, eye.leaves(role));
    let each = at.rules.civics.played.iter().filter_map(|civic| {
        let spaces = spaces(at.rules, civic).iter().enumerate();
        let open = spaces
            .filter(|(i, space)| space.role.is_none_or(|kind| kind == role) && sent(at.state, civic, *i).is_none());
        let best = open.map(|(i, _)| sends(eye, civic, i as u8 + 1)).reduce(f64::max)?;
        Some(best + completes(eye, civic) - leaves)
    });
    each.reduce(f64::max)
}

/// The immediate value of a follower on this space, counted from 1, of a deed or an intriguer.
fn sends(eye: &Eye<'_>, civic: Civic, space: u8) -> f64 {
    eye.worths(Worth::Sent(civic, space)).sum()
}

/// The value of one more follower towards completing the deed or the intriguer.
fn completes(eye: &Eye<'_>, civic: Civic) -> f64 {
    let spaces = spaces(eye.at.rules, civic).len();
    let there = count(eye.at, civic) + 1;
    let last: f64 = eye.worths(Worth::Completed(civic)).sum();
    if there >= spaces { last } else { eye.weights.deed * last * there as f64 / spaces.max(1) as f64 * eye.soon() }
}
