//! What this game says about itself to the outside.

use super::data::duchies::DuchyId;
use super::setup::Options;
use super::{Action, At, Burgundy, Outcome, notation};
use crate::engine::{GameInfo, OptionInfo, OptionValues, Presented, Reconstructed, Seat};
use crate::parts::Kind;

impl Presented for Burgundy {
    fn info() -> GameInfo {
        GameInfo {
            id: "burgundy",
            title: "The Castles of Burgundy",
            seats: vec![2, 3, 4],
            editions: vec![],
            modules: vec![],
            scenarios: vec![],
            options: options(),
            reconstructed: vec![Reconstructed {
                what: "which two duchies share a player board",
                replace: "options.boardPairs",
            }],
        }
    }
    fn write(action: Action) -> String {
        notation::write(action)
    }
    fn read(text: &str) -> Option<Action> {
        notation::read(text)
    }
    fn write_outcome(outcome: Outcome) -> String {
        notation::write_outcome(outcome)
    }
    fn read_outcome(text: &str) -> Option<Outcome> {
        notation::read_outcome(text)
    }
    fn targets(at: At<'_>, seat: Seat, action: Action, out: &mut Vec<String>) {
        notation::targets(at, seat, action, out);
    }
    fn resources(at: At<'_>, seat: Seat) -> Vec<(&'static str, i32)> {
        let player = &at.state.players[seat];
        vec![
            ("silver", player.silver.into()),
            ("chips", player.chips.into()),
            ("goods", player.goods.total() as i32),
            ("goodsSold", player.sold.total() as i32),
            ("stored", player.storage.len() as i32),
            ("dice", player.dice.len() as i32),
            ("emptySpaces", player.duchy.empty_spaces() as i32),
            ("bonusTiles", at.state.bonus_tiles(seat).into()),
        ]
    }
}

fn options() -> Vec<OptionInfo> {
    let flag = |name, rule, about| OptionInfo { name, rule, about, values: OptionValues::Flag { default: false } };
    let choice = |name, rule, about, values: &[&'static str]| OptionInfo {
        name,
        rule,
        about,
        values: OptionValues::Choice { values: values.to_vec(), default: values[0] },
    };
    let pairs = Options::default().board_pairs.iter().map(|pair| pair.map(Kind::name)).collect();
    let duchies = DuchyId::ALL.iter().map(|duchy| duchy.name()).collect();
    vec![
        choice(
            "setup",
            "B-015",
            "Everybody plays duchy 1, or boards are dealt and sides chosen openly or at once.",
            &["basic", "advancedOpen", "advancedSecret"],
        ),
        OptionInfo {
            name: "boardPairs",
            rule: "B-015",
            about: "Which duchies share a board in the advanced set-ups.",
            values: OptionValues::Pairs { values: duchies, default: pairs },
        },
        flag("scoreStartArea", "B-009", "The start castle scores an area that it completes."),
        flag(
            "buyDuringAction",
            "B-045",
            "The purchase may also be made while an effect is pending, as in the 2019 edition.",
        ),
        flag("t8BoostsFreeShift", "B-115", "Knowledge tile 8 enlarges the free shift of tiles 9 to 12 to two."),
        choice(
            "tieBreak",
            "B-092",
            "Who wins a tie: most empty duchy spaces, or fewest, as other printings have it.",
            &["mostEmpty", "fewestEmpty"],
        ),
    ]
}
