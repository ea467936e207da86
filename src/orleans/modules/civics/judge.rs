//! What it is worth to send somebody to the civic boards. What that brings there, the modules say whose boards they are.

use super::{Dispatch, count, sent, spaces};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::followers::Role;
use crate::orleans::judge::Eye;
use crate::orleans::modules::Worth;
use crate::orleans::questions::Action;
use crate::wire::Member;

/// How good it is to send a follower there.
pub fn judge(eye: &Eye<'_>, action: Action) -> Option<f64> {
    let Dispatch { role, civic, space, .. } = Dispatch::member(action)?;
    Some(dispatch(eye, role, civic, space))
}

/// The best of all spaces for a follower.
pub fn worth(eye: &Eye<'_>, of: Worth) -> Option<f64> {
    let Worth::Send(role) = of else { return None };
    let at = eye.at;
    let all = at.rules.civics_in_play.iter().flat_map(|civic| {
        let spaces = spaces(at.rules, civic).iter().enumerate();
        let open = spaces.filter(move |(i, space)| {
            space.role.is_none_or(|kind| kind == role) && sent(at.state, civic, *i).is_none()
        });
        open.map(move |(i, _)| (civic, i as u8 + 1))
    });
    all.map(|(civic, space)| dispatch(eye, role, civic, space)).reduce(f64::max)
}

/// What it is worth to send a follower of this role to a space of a deed or an intriguer, from 1.
fn dispatch(eye: &Eye<'_>, role: Role, civic: Civic, space: u8) -> f64 {
    let spaces = spaces(eye.at.rules, civic).len();
    let there = count(eye.at, civic) + 1;
    let brings: f64 = eye.worths(Worth::Sent(civic, space)).sum();
    let last: f64 = eye.worths(Worth::Completed(civic)).sum();
    let completes =
        if there >= spaces { last } else { eye.weights.deed * last * there as f64 / spaces.max(1) as f64 * eye.soon() };
    brings + completes - eye.leaves(role)
}
