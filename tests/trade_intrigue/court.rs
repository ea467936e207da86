//! Chapter 5, fourth part: the player who completes the court uses a place for free.

use crate::support::orleans::*;
use loire::orleans::modules::new_deeds::vocabulary::{
    self as new_deeds, Events as NewDeedsEvent, Questions as NewDeedsAsk,
};

const DEEDS: [ModuleId; 1] = [ModuleId::NewDeeds];
const COURT: Ask = Ask::NewDeeds(NewDeedsAsk::Court(new_deeds::Court));

/// A completes the court with a farmer; all other spaces of A are empty.
fn favoured(scene: Scene) -> Scene {
    scene.civic("court", [Monk; 5]).stand(A, "townHall.1", Farmer).play(A, "townHall farmer > court.6")
}

/// One coin, then one of the own actions, activated or not, or none.
#[test]
fn t_074_the_favour_uses_any_own_action() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.path("orleans~blois", []).path("orleans~briare", []).path("orleans-vierzon", [Wool]);
        let scene = favoured(scene).expect_ask(A, COURT).expect_coins(A, 1);
        let mut legal = scene.legal(A);
        legal.retain(|line| !line.starts_with("wagon"));
        assert_eq!(
            legal,
            [
                "use farmhouse",
                "village boatman",
                "village craftsman",
                "village trader",
                "use university",
                "use castle",
                "use monastery",
                "ship orleans > briare",
                "ship orleans > blois",
                "use guildhall",
                "use scriptorium",
                "decline"
            ]
        );
        // Dispatching, foreign places and passing are not possible.
        let scene = scene.refused(A, "use townHall", "T-074").refused(A, "townHall farmer > court.1", "T-074");
        let scene = scene.refused(A, "use windmill", "T-074").refused(A, "pharmacy 1", "T-074");
        let scene = scene.refused(A, "barter coins", "T-074").refused(A, "pass", "T-074");
        let scene = scene.refused(A, "horseWagon orleans > vierzon", "T-074").refused(A, "use village", "O-061");
        let scene = scene.refused(A, "castle orleans > vierzon", "O-070").refused(A, "village knight", "O-061");
        let scene = scene.refused(A, "wagon orleans > blois", "O-071");
        scene.clone().play(A, "decline").expect_ask(B, asks::Turn);
        let castle = scene.clone().play(A, "use castle").expect_track(A, Knight, 1).expect_bagged(A, Knight, 1);
        let event = NewDeedsEvent::CourtFavoured { seat: A.seat(), place: Castle };
        castle.expect_event(Event::NewDeeds(event)).expect_ask(B, asks::Turn);
        let wagon = scene.clone().play(A, "wagon orleans > vierzon take wool").expect_merchant(A, "vierzon");
        wagon.expect_goods(A, [Wool]).expect_ask(B, asks::Turn);
        scene.clone().play(A, "use guildhall").expect_stations(A, ["orleans"], 9);
        scene.clone().play(A, "use scriptorium").expect_development(A, 1, 1);
        let village = scene.play(A, "village trader").expect_ask(A, asks::PlaceTile).play(A, "take hayrick");
        village.expect_places(A, [Hayrick]).expect_track(A, Trader, 1).expect_ask(B, asks::Turn);
    }
}

/// Place tiles too, at their cost.
#[test]
fn t_074_the_favour_uses_place_tiles() {
    let places = [ModuleId::NewDeeds, ModuleId::NewPlaces];
    for scene in both_with(4, &places) {
        let scene = scene.coins(A, 1).goods(A, [Cheese]).places(A, [Pharmacy, SheepFarm, Windmill, Sacristy]);
        let scene = favoured(scene);
        let scene = scene.refused(A, "use sacristy", "T-074").refused(A, "use school", "T-074");
        let scene = scene.refused(A, "pharmacy 3", "O-090").refused(A, "use pharmacy", "O-090");
        scene.clone().play(A, "pharmacy 2").expect_coins(A, 0).expect_development(A, 2, 1);
        scene.clone().play(A, "barter steps").expect_goods(A, []).expect_development(A, 3, 1);
        scene.play(A, "use windmill").expect_coins(A, 4).expect_development(A, 1, 1);
    }
    // Without a cheese bartering is impossible; school, tower and herb garden have no action.
    for scene in both_with(4, &places) {
        let scene = favoured(scene.places(A, [SheepFarm, School, GunpowderTower])).refused(A, "barter coins", "T-088");
        scene.refused(A, "use school", "T-074").refused(A, "use gunpowderTower", "T-074");
    }
}

/// Followers and technology there stay, and the place is still activated.
#[test]
fn mistake_12_followers_stay_at_the_courts_favour() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, Castle, [OwnFarmer, OwnBoatman, OwnTrader]);
        let scene = favoured(scene).play(A, "use castle").expect_track(A, Knight, 1);
        let scene = scene.expect_space(A, "castle.1", "ownFarmer").expect_space(A, "castle.3", "ownTrader");
        let scene = scene.pass([B, C, D]).play(A, "use castle").expect_track(A, Knight, 2);
        scene.expect_space(A, "castle.1", "");
    }
}

/// The pieces of the effect must be available.
#[test]
fn t_074_the_favour_needs_its_pieces() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.supply(Knight, 0).track(A, Scholar, 5).goods_market(Grain, 0).development(A, 30);
        let scene = scene.stations(A, ["orleans"]).technology_left(0);
        let scene = favoured(scene).refused(A, "use castle", "O-053").refused(A, "use university", "O-054");
        let scene = scene.refused(A, "use farmhouse", "O-053").refused(A, "use scriptorium", "O-055");
        scene.refused(A, "use guildhall", "O-072").refused(A, "village craftsman", "O-053");
    }
}

/// The second follower of the action comes after it; then the action is over.
#[test]
fn t_074_the_favour_is_part_of_the_action() {
    for scene in both_with(4, &DEEDS) {
        let scene = favoured(scene.stand(A, "townHall.2", Trader)).play(A, "use scriptorium");
        let more = Ask::Civics(civics::Questions::DispatchMore(civics::DispatchMore {
            from: TownHall,
            role: Role::Trader,
            except: None,
        }));
        let scene = scene.expect_ask(A, more).play(A, "townHall trader > coinage.1").expect_coins(A, 4);
        let scene = scene.expect_ask(B, asks::Turn);
        assert_eq!(scene.events.iter().filter(|event| **event == Event::ActionEnded { seat: A.seat() }).count(), 1);
    }
}

/// One chance to deliver an order, after the free action.
#[test]
fn t_074_one_delivery_follows_the_favour() {
    let card = Order::ALL.iter().copied().find(|order| order.row().town == Town::Blois).unwrap();
    let goods = card.row().goods;
    let scene = with(4, &[ModuleId::NewDeeds, ModuleId::Orders]).path("orleans~blois", []).arrange(|state| {
        state.orders = [card].into_iter().collect();
        state.players[A.seat()].goods = ByGood::new(|good: Good| goods[good.index()]);
    });
    let scene = favoured(scene).play(A, "ship orleans > blois").expect_ask(A, orders::Delivering);
    scene.play(A, &format!("deliver {}", card.name())).expect_goods(A, []);
}

/// The bathhouse draws and places as usual, but its follower stays; its own space may be empty.
#[test]
fn t_074_the_favour_uses_the_bathhouse() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.places(A, [Bathhouse]).bag(A, [Knight, Scholar]);
        let taken = favoured(scene.clone().at(A, Bathhouse, [OwnTrader])).play(A, "use bathhouse");
        let taken = taken.deal(["follower knight", "follower scholar"]).saved().deal(["follower ownFarmer"]);
        let taken = taken.expect_ask(A, Ask::NewDeeds(NewDeedsAsk::FreeBath(new_deeds::FreeBath { left: 2 })));
        let taken = taken.refused(A, "decline", "T-074").refused(A, "plan bath knight > bathhouse.1", "O-031");
        let taken = taken.play(A, "plan bath knight > scriptorium.1").play(A, "plan bath scholar > scriptorium.2");
        let taken =
            taken.expect_bag(A, [OwnFarmer, OwnBoatman, OwnCraftsman]).expect_space(A, "bathhouse.1", "ownTrader");
        let taken = taken.expect_ask(B, asks::Turn).pass([B, C, D]).play(A, "use bathhouse").deal_any();
        taken.expect_ask(A, asks::Bathing { left: 2 });
        let free = favoured(scene).play(A, "use bathhouse");
        let free = free.deal(["follower knight", "follower scholar", "follower ownFarmer"]);
        let free = free.play(A, "plan bath ownFarmer > bathhouse.1").play(A, "plan bath knight > ship.3");
        free.expect_bagged(A, Scholar, 0).expect_ask(B, asks::Turn);
    }
    // The bathhouse that draws has no action.
    let drawing = with_options(4, &DEEDS, |options| options.bathhouse = Bathing::Draw).places(A, [Bathhouse]);
    favoured(drawing).refused(A, "use bathhouse", "T-074");
}

/// With an empty bag, or without a free space, there is no question, and all followers return.
#[test]
fn t_074_a_bathhouse_without_bathers_is_skipped() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.places(A, [Bathhouse]).market(A, [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]);
        favoured(scene).play(A, "use bathhouse").expect_ask(B, asks::Turn);
    }
    for scene in both_with(4, &DEEDS) {
        let scene = scene.places(A, [Bathhouse]).at(A, Bathhouse, [OwnTrader]).market(A, [OwnFarmer, OwnBoatman]);
        let scene = scene.activated(A, [Farmhouse]).stand(A, "village.3", Monk);
        let scene = scene.technology(A, "university.2").stand(A, "guildhall.2", Craftsman);
        let scene = favoured(scene).play(A, "use bathhouse").deal(["follower ownCraftsman"]);
        scene.expect_ask(B, asks::Turn).expect_bagged(A, OwnCraftsman, 0);
    }
}

/// A ban of the round also applies to the favour: in the first round of the base game monks are banned.
#[test]
fn t_093_bans_bind_the_favour() {
    for scene in both_with(4, &DEEDS) {
        let scene = favoured(scene.round(1, "pilgrimage")).refused(A, "use monastery", "O-068");
        scene.play(A, "use castle").expect_track(A, Knight, 1);
    }
}
