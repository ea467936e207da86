//! Builds without some games (`--no-default-features --features burgundy`): included games work, others are refused by
//! name.

use loire::api;

const ALL: [&str; 3] = ["burgundy", "orleans", "stories"];

/// Asks for a game's components; the error has its code and its message.
fn asked(game: &str) -> Result<(), (&'static str, String)> {
    api::components(game, None).map(|_| ()).map_err(|error| (error.code, error.message.clone()))
}

#[test]
fn a_game_works_or_says_that_it_is_not_built_in() {
    let there: Vec<&str> = api::games().iter().map(|game| game.id).collect();
    for game in ALL {
        let expected = if there.contains(&game) {
            Ok(())
        } else {
            Err(("gameNotLoaded", format!("{game} is not in this build: turn its feature on")))
        };
        assert_eq!(asked(game), expected);
    }
}

#[test]
fn every_build_knows_every_game_by_name() {
    let known = "there is no such game; there is burgundy, orleans, stories";
    assert_eq!(asked("chess"), Err(("unknownGame", known.to_owned())));
}
