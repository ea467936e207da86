//! Chapter 8: the differences between the two rulebooks. Rows 19 and 20 of the table concern only names and the order
//! of chapters.

use crate::support::orleans::*;
use loire::orleans::data::hourglasses::Happening;
use loire::orleans::data::places::PLACES;
use std::collections::BTreeSet;

fn scene(edition: Edition) -> Scene {
    if edition == Edition::First { first(2) } else { later(2) }
}

/// The results of a probe for every tile of this event, in the order of the stack.
fn each(edition: Edition, happening: Happening, probe: impl Fn(Scene) -> u16) -> String {
    let rows = edition.row().piles.iter().flat_map(|pile| pile.tiles);
    let tiles: Vec<Hourglass> = rows.copied().filter(|tile| tile.row().happening == happening).collect();
    let found = tiles.iter().map(|tile| probe(scene(edition).event(tile.name())).to_string());
    found.collect::<Vec<_>>().join(" ")
}

fn paid(before: u16, scene: Scene) -> u16 {
    before - scene.pass_all().player(A).coins
}

fn owed(scene: &Scene) -> String {
    match scene.table.ask(A.seat()) {
        Some(Ask::Torture(asks::Tortured { owed })) => format!("tortured for {owed}"),
        other => format!("{other:?}"),
    }
}

fn accepts(edition: Edition, change: impl FnOnce(&mut Options)) -> String {
    match Table::<Orleans>::new(&setup(edition, 2, change)) {
        Ok(_) => "yes".into(),
        Err(wrong) => format!("no {}", wrong.path),
    }
}

/// A row of the table: its number, the values of 2014 and of the later edition, and a probe.
type Row = (u8, &'static str, &'static str, fn(Edition) -> String);

const ROWS: [Row; 19] = [
    (1, "2 3 3 3 3 3", "1 1 1 1 1", |edition| {
        let second = scene(edition).dawn("tradingDay").table.outcomes();
        second.iter().map(|weighted| weighted.weight.to_string()).collect::<Vec<_>>().join(" ")
    }),
    (2, "6 faces, 18 tiles", "18 faces, 18 tiles", |edition| {
        let piles = edition.row().piles;
        let faces: BTreeSet<_> = piles.iter().flat_map(|pile| pile.tiles).collect();
        let tiles: u8 = piles.iter().flat_map(|pile| pile.copies).sum();
        format!("{} faces, {tiles} tiles", faces.len())
    }),
    (3, "4", "12 8 4", |edition| {
        each(edition, Happening::Income, |scene| scene.development(A, 15).pass_all().player(A).coins)
    }),
    (4, "5", "5 10 15", |edition| each(edition, Happening::Harvest, |scene| paid(20, scene.coins(A, 20).coins(B, 20)))),
    (5, "give wine", "give wine, pay coins", |edition| {
        scene(edition).event("harvest").goods(A, [Wine]).coins(A, 5).pass_all().legal(A).join(", ")
    }),
    (6, "tortured for 1", "tortured for 1", |edition| owed(&scene(edition).event("harvest").coins(A, 4).pass_all())),
    (7, "2", "7 3 2", |edition| {
        each(edition, Happening::Taxes, |scene| paid(9, scene.goods(A, [Wool; 7]).coins(A, 9)))
    }),
    (8, "2", "6 4 2", |edition| {
        each(edition, Happening::TradingDay, |scene| scene.stations(A, ["blois", "tours"]).pass_all().player(A).coins)
    }),
    (9, "a victim, no monks, a coin", "a victim, no monks, a coin", |edition| {
        let plague =
            scene(edition).event("plague").pass_all().expect_draw(Draw::Plague(draws::Plague { seat: A.seat() }));
        plague.deal(["follower ownFarmer"]).expect_draw(Draw::Plague(draws::Plague { seat: B.seat() }));
        scene(edition).event("pilgrimage").activated(A, [Monastery]).refused(A, "use monastery", "O-068");
        let census = scene(edition).dawn("tradingDay").track(A, Farmer, 1).turn_over("tradingDay").expect_coins(A, 1);
        census.expect_coins(B, 0);
        "a victim, no monks, a coin".into()
    }),
    (10, "all at once", "all at once", |edition| {
        let scene = scene(edition).planning().expect_ask(A, asks::MakePlan).expect_ask(B, asks::MakePlan).ready([B]);
        scene.refused(B, "ready", "O-050");
        "all at once".into()
    }),
    (11, "one at the town hall", "one at the town hall", |edition| {
        let scene = scene(edition).at(A, TownHall, [Knight]);
        assert_eq!(scene.legal_like(A, "townHall").len(), 3);
        "one at the town hall".into()
    }),
    (12, "two free deeds", "two free deeds", |edition| {
        let scene = scene(edition).at(A, TownHall, [Monk]).deed("peaceTreaty", [Monk]);
        scene.expect_legal(A, "townHall", ["townHall monk > papalConclave", "townHall monk > cathedral"]);
        "two free deeds".into()
    }),
    (13, "tortured for 2", "tortured for 2", |edition| {
        let three = if edition == Edition::First { 3 } else { 1 };
        let goods = ByGood::new(|good| if good > Cheese { three } else { 0 });
        let scene = scene(edition).event("taxes").arrange(|state| state.players[A.seat()].goods = goods);
        owed(&scene.coins(A, 1).pass_all())
    }),
    (14, "yes", "no options.bankTotal", |edition| accepts(edition, |options| options.bank_total = Some(47))),
    (15, "no options.placePool", "yes", |edition| accepts(edition, |options| options.place_pool = Some(13))),
    (16, "the same tiles", "the same tiles", |edition| {
        let rules = Rules::new(&setup(edition, 2, |_| {})).unwrap();
        assert!(rules.places.iter().zip(&PLACES).all(|(row, printed)| format!("{row:?}") == format!("{printed:?}")));
        "the same tiles".into()
    }),
    (17, "over after 18", "over after 18", |edition| {
        let tile = if edition == Edition::First { "pilgrimage" } else { "pilgrimageC" };
        let scene = scene(edition).round(18, tile).activated(A, [Castle]).play(A, "use castle").pass_all();
        assert!(matches!(scene.table.turn(), Turn::Over));
        format!("over after {}", scene.table.state().round())
    }),
    (18, "in phase 6", "in phase 6", |edition| {
        let scene = scene(edition).event("income").pass([A]).expect_coins(A, 0).pass([B]);
        assert!(scene.player(A).coins > 0);
        "in phase 6".into()
    }),
    (21, "an action", "an action", |edition| {
        assert_eq!(accepts(edition, |options| options.bathhouse = Bathing::Draw), "yes");
        let scene = scene(edition).places(A, [Bathhouse]).activated(A, [Bathhouse]);
        scene.play(A, "use bathhouse").expect_draw(Draw::Bath(draws::DrawBather { seat: A.seat() }));
        "an action".into()
    }),
];

#[test]
fn editions_differ_as_in_the_table() {
    for (number, first, later, see) in ROWS {
        assert_eq!(see(Edition::First), first, "row {number}, 2014");
        assert_eq!(see(Edition::Later), later, "row {number}, later");
    }
}

/// A game never contains tiles of the other edition.
#[test]
fn games_contain_no_tile_of_the_other_edition() {
    let faces = |edition: Edition| -> BTreeSet<Hourglass> {
        edition.row().piles.iter().flat_map(|pile| pile.tiles.iter().copied()).collect()
    };
    let shared: Vec<Hourglass> = faces(Edition::First).intersection(&faces(Edition::Later)).copied().collect();
    assert_eq!(shared, [Hourglass::Pilgrimage]);
    assert_eq!(faces(Edition::First).len() + faces(Edition::Later).len() - 1, 23);
    let every = |edition: Edition, happening: Happening| {
        let pile = edition.row().piles.iter().flat_map(|pile| pile.tiles.iter().zip(pile.copies));
        pile.filter(|(tile, _)| tile.row().happening == happening).map(|(_, copies)| copies).sum::<u8>()
    };
    for &happening in &Happening::ALL[..6] {
        assert_eq!(
            (every(Edition::First, happening), every(Edition::Later, happening)),
            (3, 3),
            "{}",
            happening.name()
        );
    }
}
