//! Laws of the intrigue: I10, I11.

use super::*;

/// Asserts that this change breaks a law and that the check names the place.
#[track_caller]
fn breaks(path: &str, change: impl FnOnce(&mut State)) {
    let [scene, _] = intrigue(3);
    let mut table = scene.intriguer("saboteur", [Farmer]).stand(A, "townHall.1", Craftsman).table;
    table.validate().unwrap();
    change(table.state_mut());
    let corrupt = table.validate().expect_err("a law is broken");
    assert!(corrupt.path.contains(path), "{corrupt}");
}

/// Civic spaces take only their kind, covered ones none, and occupied ones never become empty.
#[test]
fn law_i10_civic_spaces() {
    let put = |civic: Civic, space: usize, role: Role| {
        move |state: &mut State| {
            state.supply[role] -= 1;
            state.civics[civic].0[space] = Some(Spot::Sent(role));
        }
    };
    breaks("civics", put(Civic::Saboteur, 1, Role::Boatman));
    breaks("civics", put(Civic::Saboteur, 3, Role::Boatman));
    breaks("civics", |state| {
        state.goods[Grain] -= 1;
        state.civics[Civic::Saboteur].0[1] = Some(Spot::Good(Grain));
    });
    // Followers must have a source.
    breaks("supply", |state| state.civics[Civic::Saboteur].0[1] = Some(Spot::Sent(Role::Craftsman)));
    // A citizen is taken only from a completed intriguer, and only if the board is in play.
    breaks("citizens", |state| state.citizens[Citizen::Saboteur] = Some(A.seat()));
    breaks("citizens", |state| state.citizens[Citizen::Alchemy] = Some(A.seat()));
    for seats in [2, 3, 4] {
        for edition in [Edition::First, Edition::Later] {
            let setup = expanded(edition, seats, INTRIGUE, |_| {});
            lively::watch(&setup, "law i10", |before, after, _| {
                for (civic, was) in before.state().civics.iter() {
                    let is = after.state().civics[civic];
                    assert!(was.0.iter().zip(is.0).all(|(was, is)| was.is_none() || *was == is));
                }
            });
        }
    }
}

/// A bribe changes only two players, and one gains what the other loses.
#[test]
fn law_i11_bribes() {
    let mut bribes = 0;
    for game in 0..6 {
        let setup = expanded(Edition::Later, 4, INTRIGUE, |_| {});
        lively::watch(&setup, &format!("law i11 {game}"), |before, after, events| {
            let accepted = events.iter().find_map(|event| match event {
                Event::Intrigue(IntrigueEvent::BribeAccepted { seat, from, bundle }) => Some((*seat, *from, *bundle)),
                _ => None,
            });
            let Some((seat, from, bundle)) = accepted else { return };
            let is_all = |event: &Event| match event {
                Event::Intrigue(event) => {
                    matches!(event, IntrigueEvent::BribeAccepted { .. } | IntrigueEvent::Plotted { .. })
                }
                _ => *event == Event::ActionEnded { seat },
            };
            if !events.iter().all(is_all) {
                return;
            }
            bribes += 1;
            for (who, was) in before.state().players.iter() {
                let is = &after.state().players[who];
                let mut expected = was.clone();
                if who == seat {
                    expected.coins += bundle.coins;
                    Good::ALL.iter().for_each(|&good| expected.goods[good] += bundle.goods[good]);
                }
                if who == from {
                    expected.coins -= bundle.coins;
                    Good::ALL.iter().for_each(|&good| expected.goods[good] -= bundle.goods[good]);
                }
                assert_eq!(*is, expected);
            }
        });
    }
    assert!(bribes > 5, "only {bribes} bribes");
}
