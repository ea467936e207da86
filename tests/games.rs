//! Games that are left out (`--no-default-features --features burgundy`): what is there plays, what is not says so.

use loire::api;

const ALL: [&str; 3] = ["burgundy", "orleans", "stories"];

/// Can this game be asked for its components? If not, the code and the sentence of the error.
fn asked(game: &str) -> Result<(), (&'static str, String)> {
    api::components(game, None).map(|_| ()).map_err(|error| (error.code, error.message.clone()))
}

#[test]
fn a_game_is_there_or_says_that_it_is_not() {
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
fn whatever_is_left_out_every_game_is_known_by_name() {
    let known = "there is no such game; there is burgundy, orleans, stories";
    assert_eq!(asked("chess"), Err(("unknownGame", known.to_owned())));
}
