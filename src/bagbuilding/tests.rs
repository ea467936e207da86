//! The system in an invented game: three roles, two goods, and places of every kind.

use super::acting::{is_activated, is_last, left_of, next_to_act};
use super::drawing::{Allowance, NoRecall, pour};
use super::follower::by_nature;
use super::planning::{NoPlan, Places};
use super::technology::NoTechnology;
use super::works::{self, Filling, Work};
use super::{Board, Follower, Good, Layout, Retinue, Roles, Sum, Takes, Tile};
use crate::engine::Seats;
use crate::parts::{By, Set};
use crate::wire::{Kind, Never, Tree, Wire, parse, read_tree, text};

/// The followers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[repr(u8)]
pub enum Man {
    #[default]
    Cook,
    Guard,
    Fool,
}

/// The goods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[repr(u8)]
pub enum Ware {
    #[default]
    Salt,
    Tea,
}

/// The places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[repr(u8)]
pub enum Place {
    #[default]
    Kitchen,
    Cellar,
    Harbour,
    Fair,
    Chapel,
    Hut,
}

/// The spaces of the places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[repr(u8)]
pub enum Space {
    #[default]
    #[wire(rename = "kitchen.1")]
    Kitchen1,
    #[wire(rename = "kitchen.2")]
    Kitchen2,
    #[wire(rename = "kitchen.3")]
    Kitchen3,
    #[wire(rename = "cellar.1")]
    Cellar1,
    #[wire(rename = "cellar.2")]
    Cellar2,
    #[wire(rename = "harbour.1")]
    Harbour1,
    #[wire(rename = "harbour.2")]
    Harbour2,
    #[wire(rename = "fair.1")]
    Fair1,
    #[wire(rename = "fair.2")]
    Fair2,
    #[wire(rename = "fair.3")]
    Fair3,
    #[wire(rename = "chapel.1")]
    Chapel1,
    #[wire(rename = "chapel.2")]
    Chapel2,
    #[wire(rename = "hut.1")]
    Hut1,
}

impl Follower for Man {
    type Role = Man;
    const JOKER: Man = Man::Fool;
    fn role(self) -> Man {
        self
    }
    fn is_neutral(self) -> bool {
        true
    }
}

impl Good for Ware {
    type Coins = u8;
}

type Thing = Tile<Man, Ware>;
type Own = Retinue<Man, Space, 3, 13, Ware>;

/// The kitchen takes a cook or a guard, twice, and salt; the harbour takes cargo; the fair takes different roles; the
/// chapel is barred from technology.
fn layout() -> Layout<Man, Place, Space, Ware> {
    use Man::{Cook, Fool, Guard};
    let row = |space: Space| {
        let place = Place::from_name(space.name().split('.').next()?)?;
        let takes = match space {
            Space::Kitchen1 | Space::Kitchen2 => Takes::OneOf([Cook, Guard].into_iter().collect()),
            Space::Kitchen3 => Takes::Good(Ware::Salt),
            Space::Cellar1 => Takes::Role(Cook),
            Space::Cellar2 => Takes::Role(Fool),
            Space::Harbour1 | Space::Harbour2 => Takes::Cargo,
            Space::Fair1 | Space::Fair2 | Space::Fair3 => Takes::Different,
            Space::Chapel1 | Space::Chapel2 | Space::Hut1 => Takes::Role(Guard),
        };
        Some((place, takes))
    };
    Layout::new(row, Place::Hut)
        .barring_technology(Set::one(Place::Chapel))
        .ready_with_one([Place::Harbour, Place::Fair].into_iter().collect())
}

fn own(tiles: &[(Space, Thing)]) -> Own {
    let mut own = Own::default();
    tiles.iter().for_each(|&(space, tile)| own.spaces.put(space, tile));
    own
}

const COOK: Thing = Tile::Follower(Man::Cook);
const GUARD: Thing = Tile::Follower(Man::Guard);
const FOOL: Thing = Tile::Follower(Man::Fool);
const SALT: Thing = Tile::Good(Ware::Salt);
const TEA: Thing = Tile::Good(Ware::Tea);
const FIVE: Thing = Tile::Coins(5);

/// A player with all places but the hut.
fn places<'a>(
    layout: &'a Layout<Man, Place, Space, Ware>,
    board: &'a Board<Man, Space, 13, Ware>,
) -> Places<'a, Man, Place, Space, 13, Ware> {
    Places { layout, board, own: Set::of(|space| space != Space::Hut1) }
}

/// The names of the spaces where a tile may be put.
fn open(own: &Own, tile: Thing) -> Vec<&'static str> {
    let layout = layout();
    let places = places(&layout, &own.spaces);
    let roles = if let Tile::Follower(man) = tile { by_nature(man) } else { Roles::<Man>::EMPTY };
    let open = places.open(places.free(), tile, roles);
    // The offered spaces are exactly those that are not refused.
    for &space in Space::ALL {
        assert_eq!(places.refusal(tile, space, || roles).is_none(), open.has(space), "{}", space.name());
    }
    open.iter().map(Kind::name).collect()
}

fn refusal(own: &Own, tile: Thing, space: Space) -> Option<NoPlan<Space>> {
    let layout = layout();
    places(&layout, &own.spaces).refusal(tile, space, || Set::EMPTY)
}

#[test]
fn a_tile_stands_where_it_is_wanted() {
    let own = own(&[]);
    assert_eq!(open(&own, COOK), ["kitchen.1", "cellar.1", "harbour.1", "fair.1"]);
    assert_eq!(open(&own, GUARD), ["kitchen.1", "harbour.1", "fair.1", "chapel.1"]);
    assert_eq!(open(&own, FOOL), ["kitchen.1", "cellar.1", "cellar.2", "harbour.1", "fair.1", "chapel.1"]);
    assert_eq!(open(&own, SALT), ["kitchen.3", "harbour.1"]);
    assert_eq!(open(&own, TEA), ["harbour.1"]);
    assert_eq!(open(&own, FIVE), ["harbour.1"]);
    assert_eq!(open(&own, Tile::Technology), ["kitchen.1", "cellar.1", "harbour.1"]);
}

#[test]
fn a_plan_is_refused_for_a_reason() {
    let own = own(&[(Space::Harbour1, TEA), (Space::Fair1, COOK), (Space::Kitchen3, SALT)]);
    assert_eq!(refusal(&own, GUARD, Space::Hut1), Some(NoPlan::NotOwn));
    assert_eq!(refusal(&own, COOK, Space::Harbour1), Some(NoPlan::Taken));
    assert_eq!(refusal(&own, COOK, Space::Kitchen2), Some(NoPlan::SameAs(Space::Kitchen1)));
    assert_eq!(refusal(&own, COOK, Space::Cellar2), Some(NoPlan::Unfit));
    assert_eq!(refusal(&own, COOK, Space::Fair2), Some(NoPlan::Repeated));
    assert_eq!(refusal(&own, FOOL, Space::Fair2), None);
    assert_eq!(refusal(&own, FOOL, Space::Fair3), Some(NoPlan::SameAs(Space::Fair2)));
    assert_eq!(refusal(&own, TEA, Space::Cellar1), Some(NoPlan::Unfit));
    assert_eq!(refusal(&own, TEA, Space::Harbour2), None);
    let layout = layout();
    let lent = || Set::one(Man::Guard);
    assert_eq!(places(&layout, &own.spaces).refusal(COOK, Space::Chapel1, lent), None, "a role that is lent");
}

/// The first of identical spaces is offered, even if another space, free or taken, lies between them.
#[test]
fn spaces_are_alike_across_a_gap() {
    let middle = own(&[(Space::Fair2, COOK)]);
    assert_eq!(refusal(&middle, FOOL, Space::Fair3), Some(NoPlan::SameAs(Space::Fair1)));
    assert_eq!(open(&middle, GUARD), ["kitchen.1", "harbour.1", "fair.1", "chapel.1"]);
    let layout = Layout::<Man, Place, Space, Ware>::new(
        |space| {
            let takes = if space == Space::Fair2 { Takes::Role(Man::Guard) } else { Takes::Role(Man::Cook) };
            space.name().starts_with("fair").then_some((Place::Fair, takes))
        },
        Place::Hut,
    );
    let standing = own(&[(Space::Fair1, COOK), (Space::Fair2, GUARD), (Space::Fair3, COOK)]);
    assert_eq!(standing.spaces.same_before(&layout, Space::Fair3), Some(Space::Fair1));
    assert_eq!(
        places(&layout, &own(&[]).spaces).refusal(COOK, Space::Fair3, || Set::EMPTY),
        Some(NoPlan::SameAs(Space::Fair1))
    );
}

#[test]
fn technology_replaces_a_follower_once_at_a_place() {
    let own = own(&[(Space::Kitchen1, Tile::Technology), (Space::Harbour1, Tile::Technology)]);
    let refuse = |space| refusal(&own, Tile::Technology, space);
    assert_eq!(refuse(Space::Kitchen2), Some(NoPlan::Technology(NoTechnology::Second)));
    assert_eq!(refuse(Space::Kitchen3), Some(NoPlan::Technology(NoTechnology::NoRole)));
    assert_eq!(refuse(Space::Cellar2), Some(NoPlan::Technology(NoTechnology::Joker)));
    assert_eq!(refuse(Space::Fair1), Some(NoPlan::Technology(NoTechnology::NoRole)));
    assert_eq!(refuse(Space::Chapel1), Some(NoPlan::Technology(NoTechnology::Barred)));
    assert_eq!(refuse(Space::Harbour2), None, "cargo, one on each space");
    assert_eq!(open(&own, Tile::Technology), ["cellar.1", "harbour.2"]);
}

#[test]
fn a_used_place_gives_back_followers_and_spends_goods() {
    let tiles = [(Space::Kitchen1, Tile::Technology), (Space::Kitchen2, FOOL), (Space::Kitchen3, SALT)];
    let (layout, mut own) = (layout(), own(&tiles));
    let mut spent = Vec::new();
    own.vacate(layout.spaces(Place::Kitchen), |tile| spent.push(tile));
    assert_eq!((spent, own.bag[Man::Fool]), (vec![SALT], 1));
    assert_eq!(own.spaces.taken(), Set::one(Space::Kitchen1));
    assert_eq!(own.spaces.technology(), Set::one(Space::Kitchen1));
}

#[test]
fn goods_coins_and_cargo_can_be_unloaded() {
    let mut own = own(&[
        (Space::Kitchen1, Tile::Technology),
        (Space::Kitchen3, SALT),
        (Space::Harbour1, Tile::Technology),
        (Space::Harbour2, FIVE),
        (Space::Fair1, COOK),
    ]);
    let layout = layout();
    let cargo = places(&layout, &own.spaces).cargo();
    assert_eq!(cargo, [Space::Harbour1, Space::Harbour2].into_iter().collect());
    let all = cargo.or(own.spaces.wares());
    assert_eq!(all, cargo.or(Set::one(Space::Kitchen3)));
    let mut stock = Vec::new();
    own.unload(all.or(Set::one(Space::Fair1)), |tile| stock.push(tile));
    assert_eq!(stock, [SALT, Tile::Technology, FIVE]);
    assert_eq!(own.spaces.taken(), [Space::Kitchen1, Space::Fair1].into_iter().collect());
}

#[test]
fn a_place_is_activated_by_all_its_spaces_or_by_one() {
    let layout = layout();
    let is_activated = |own: &Own, place| is_activated(&layout, &own.spaces, place);
    let half = own(&[(Space::Kitchen1, COOK), (Space::Kitchen3, SALT), (Space::Harbour2, FIVE), (Space::Fair1, FOOL)]);
    assert!(!is_activated(&half, Place::Kitchen));
    assert!(is_activated(&half, Place::Harbour) && is_activated(&half, Place::Fair));
    assert!(!is_activated(&half, Place::Cellar));
    let full = own(&[(Space::Kitchen1, COOK), (Space::Kitchen2, Tile::Technology), (Space::Kitchen3, SALT)]);
    assert!(is_activated(&full, Place::Kitchen));
    assert!(!is_activated(&full, Place::Harbour));
}

#[test]
fn seats_that_have_not_passed_act_in_turn() {
    let seats = Seats::new(3).expect("three may play");
    let [a, b, c] = [0, 1, 2].map(|n| seats.iter().nth(n).expect("a seat"));
    assert_eq!(next_to_act(seats, b, |seat| seat == b), Some(c));
    assert_eq!(next_to_act(seats, b, |seat| seat != a), Some(a));
    assert_eq!(next_to_act(seats, b, |_| true), None);
    assert_eq!((left_of(seats, a), left_of(seats, c)), (b, a));
    assert!(is_last(seats, a, |seat| seat != a) && !is_last(seats, a, |seat| seat == b));
}

#[test]
fn drawing_is_bounded_by_allowance_room_and_bag() {
    let mut own = own(&[(Space::Kitchen1, COOK), (Space::Kitchen2, COOK), (Space::Harbour1, TEA)]);
    let layout = layout();
    let allowance = Allowance { most: 4, recalled: 1, room: 9 };
    own.bag = By::new(|_| 2);
    assert_eq!(own.draws(allowance), 3);
    assert_eq!(own.draws(Allowance { room: 1, ..allowance }), 1);
    assert_eq!(own.draws(Allowance { most: 20, ..allowance }), 6);
    assert_eq!(own.draws(Allowance { recalled: 5, ..allowance }), 0);
    let refuse = |own: &Own, allowance, space| own.recall_refusal(&layout, allowance, space);
    assert_eq!(refuse(&own, allowance, Space::Kitchen1), None);
    assert_eq!(refuse(&own, allowance, Space::Kitchen2), Some(NoRecall::SameAs(Space::Kitchen1)));
    assert_eq!(refuse(&own, allowance, Space::Harbour1), Some(NoRecall::NobodyThere));
    assert_eq!(refuse(&own, Allowance { recalled: 4, ..allowance }, Space::Kitchen1), Some(NoRecall::TooMany));
    assert_eq!(refuse(&own, Allowance { room: 0, ..allowance }, Space::Kitchen1), Some(NoRecall::MarketFull));
    assert_eq!(own.recall(Space::Kitchen1), Some(Man::Cook));
    assert_eq!(own.recall(Space::Harbour1), None);
    assert_eq!((own.market[Man::Cook], own.room(8)), (1, 7));
    own.recall(Space::Kitchen2);
    assert_eq!(own.no_more_recalls(allowance), Some(NoRecall::NobodyLeft));
    pour(&mut own.market, &mut own.bag);
    assert_eq!((own.bag[Man::Cook], own.market.total()), (4, 0));
}

#[test]
fn a_tile_is_one_word() {
    for (tile, word) in [(COOK, "cook"), (SALT, "salt"), (FIVE, "coins5"), (Tile::Technology, "technology")] {
        let json = serde_json::to_value(tile).expect("a tile can be written");
        assert_eq!((&json, &text(&tile)), (&serde_json::json!(word), &word.to_owned()));
        assert_eq!(
            (read_tree::<Thing>(&Tree::parse(&json.to_string()).unwrap()).ok(), parse::<Thing>(word)),
            (Some(tile), Some(tile))
        );
    }
    for word in ["coins0", "coins05", "coins256", "coins", "5", "sugar"] {
        assert_eq!(parse::<Thing>(word), None, "{word}");
        assert!(read_tree::<Thing>(&Tree::parse(&serde_json::json!(word).to_string()).unwrap()).is_err(), "{word}");
    }
    let either = [Man::Cook, Man::Guard].into_iter().collect();
    let takes: [Takes<Man, Ware>; 4] = [Takes::OneOf(either), Takes::Coins(2), Takes::Good(Ware::Tea), Takes::Cargo];
    assert_eq!(takes.map(Takes::name), ["cook/guard", "coins2", "tea", "cargo"]);
}

#[test]
fn a_game_without_goods_pays_nothing_for_them() {
    assert_eq!(size_of::<Option<Tile<Man>>>(), 1);
    assert_eq!(<Never as Sum>::of(5), None);
    assert!(parse::<Tile<Man>>("coins5").is_none() && parse::<Tile<Man>>("salt").is_none());
}

/// Two cooks, any follower, salt, two coins and technology.
const WANTED: [Takes<Man, Ware>; 6] = [
    Takes::Role(Man::Cook),
    Takes::Role(Man::Cook),
    Takes::Anybody,
    Takes::Good(Ware::Salt),
    Takes::Coins(2),
    Takes::Technology,
];

fn wanting(work: &Work<Thing, 6>, tile: Thing) -> Vec<usize> {
    work.open(&WANTED, |takes| takes.is_for(tile)).collect()
}

#[test]
fn a_work_takes_exactly_what_is_printed() {
    let mut work = Work::default();
    assert_eq!(wanting(&work, COOK), [0, 2], "of like spaces the first");
    assert_eq!(wanting(&work, FOOL), [2], "followers keep to their own roles on a work");
    assert_eq!(wanting(&work, SALT), [3]);
    assert!(wanting(&work, TEA).is_empty());
    assert_eq!((wanting(&work, Tile::Coins(2)), wanting(&work, FIVE)), (vec![4], vec![]));
    assert_eq!(wanting(&work, Tile::Technology), [5]);
    for tile in [COOK, COOK, GUARD, SALT, Tile::Coins(2), Tile::Technology] {
        assert!(!work.is_complete(WANTED.len()));
        let space = wanting(&work, tile)[0];
        assert_eq!(work.put(space, tile), None);
    }
    assert!(work.is_complete(WANTED.len()) && wanting(&work, COOK).is_empty());
    let json = serde_json::json!(["cook", "cook", "guard", "salt", "coins2", "technology"]);
    assert_eq!(serde_json::to_value(work).ok(), Some(json.clone()));
    assert_eq!(read_tree(&Tree::parse(&json.to_string()).unwrap()).ok(), Some(work));
    let mut released = Vec::new();
    work.release(|tile| released.push(tile));
    assert_eq!(released, [COOK, COOK, GUARD, SALT, Tile::Coins(2), Tile::Technology]);
    assert_eq!((work, work.is_complete(0)), (Work::default(), false));
}

/// A space of a work, with the reward for filling it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    Prize,
    Taken,
}

impl Filling for Spot {
    fn fills(&self) -> bool {
        *self == Spot::Taken
    }
}

#[test]
fn a_reward_does_not_fill_its_space() {
    let mut work: Work<Spot, 3> = Work::default();
    work.put(1, Spot::Prize);
    let open: Vec<usize> = work.open(&["any", "any", "any"], |_| true).collect();
    assert_eq!(open, [0, 1], "a space with a prize is not like one without");
    assert_eq!((work.put(1, Spot::Taken), work.count(3)), (Some(Spot::Prize), 1));
    assert_eq!(work.put(3, Spot::Taken), None);
    assert_eq!(work.open(&["any", "any", "any"], |_| true).collect::<Vec<_>>(), [0]);
}

#[test]
fn a_work_of_counts_is_full_with_all_wanted_tiles() {
    let wanted: By<Man, u8, 3> = By::of([2, 0, 1]);
    let mut there = By::default();
    for man in [Man::Cook, Man::Fool, Man::Cook] {
        assert!(works::has_room(&wanted, &there, man) && !works::is_full(&wanted, &there));
        there.put(man);
    }
    assert!(works::is_full(&wanted, &there) && !Man::ALL.iter().any(|&man| works::has_room(&wanted, &there, man)));
}
