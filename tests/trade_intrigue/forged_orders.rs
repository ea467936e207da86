//! Tables that no game with orders and new places can reach are refused when they are loaded (laws I1, I6).

use crate::orders::cheap;
use crate::support::orleans::*;
use serde_json::{Value, json};

const BOTH: &[ModuleId] = &[ModuleId::Orders, ModuleId::NewPlaces];

/// Whether this table is refused after such a change of its state and agenda, and the path.
#[track_caller]
fn forged(scene: &Scene, path: &str, state: impl FnOnce(&mut State), agenda: impl FnOnce(&mut Vec<Value>)) {
    scene.validate("before it is forged");
    let mut changed = scene.table.state().clone();
    state(&mut changed);
    let mut items = serde_json::to_value(scene.table.agenda()).unwrap();
    agenda(items.as_array_mut().unwrap());
    let items = serde_json::from_value(items).unwrap();
    let resumed = Table::<Orleans>::resume(&scene.setup, changed, items);
    refused_at(path, resumed);
}

fn no_change(_: &mut State) {}

fn ask(seat: u8, ask: &str) -> Value {
    json!({ "ask": [{ "seat": seat, "ask": { "type": ask } }] })
}

fn draw() -> Value {
    json!({ "draw": { "type": "order" } })
}

/// A has used the scriptorium and could deliver; B could too.
fn window() -> Scene {
    let scene = with_setup(cheap(3, Town::Tours, &["order1", "order6"])).orders(["order1", "order6"]);
    let scene = scene.merchant(A, "tours").merchant(B, "tours").goods(A, [Grain; 2]).goods(B, [Grain; 2]);
    scene.activated(A, [Scriptorium]).play(A, "use scriptorium").expect_ask(A, orders::Delivering)
}

#[test]
fn the_agenda_is_written_as_it_is_forged_here() {
    let scene = window();
    let items = serde_json::to_value(scene.table.agenda()).unwrap();
    assert_eq!(items.as_array().unwrap().last().unwrap(), &ask(0, "deliver"));
    let scene = scene.play(A, "deliver order1");
    let items = serde_json::to_value(scene.table.agenda()).unwrap();
    assert_eq!(items.as_array().unwrap().last().unwrap(), &draw());
}

#[test]
fn a_delivery_of_the_wrong_seat_or_at_the_wrong_time_is_refused() {
    let scene = window();
    let top = |item: Value| move |items: &mut Vec<Value>| *items.last_mut().unwrap() = item;
    // A seat without the action, an unknown seat, a seat that could not deliver.
    forged(&scene, "agenda", no_change, top(ask(1, "deliver")));
    forged(&scene, "agenda", no_change, top(ask(2, "deliver")));
    forged(&scene, "agenda", no_change, top(ask(3, "deliver")));
    let poor = |state: &mut State| {
        state.goods[Grain] += std::mem::take(&mut state.players[A.seat()].goods[Grain]);
    };
    forged(&scene, "agenda", poor, |_| {});
    forged(&scene, "agenda", |state| state.players[A.seat()].merchant = Town::Blois, |_| {});
    forged(&scene, "agenda", |state| state.players[A.seat()].passed = true, |_| {});
    // Twice, before the end of the action, with a turn, or for two seats at once.
    forged(&scene, "agenda", no_change, |items| items.push(ask(0, "deliver")));
    let ended = json!({ "step": { "type": "actionEnded", "seat": 0 } });
    forged(&scene, "agenda", no_change, |items| items.insert(items.len() - 1, ended));
    forged(&scene, "agenda", no_change, |items| items.insert(items.len() - 1, ask(0, "turn")));
    let pending = json!({ "seat": 1, "ask": { "type": "deliver" } });
    forged(&scene, "agenda", no_change, |items| {
        items.last_mut().unwrap()["ask"].as_array_mut().unwrap().push(pending);
    });
}

/// No delivery in planning, in phase 3 or at the event.
#[test]
fn a_delivery_in_another_phase_is_refused() {
    let scene = with(2, BOTH).orders(["order1"]).goods(A, [Grain, Grain, Cheese]);
    let planning = with(2, BOTH).planning().orders(["order1"]).goods(A, [Grain, Grain, Cheese]).market(A, [Monk]);
    forged(&planning, "agenda", no_change, |items| *items.last_mut().unwrap() = ask(0, "deliver"));
    let event = scene.event("taxes").brasserie(A, [Cheese]).pass_all().expect_ask(A, asks::Shielding);
    forged(&event, "agenda", no_change, |items| *items.last_mut().unwrap() = ask(0, "deliver"));
    let open = |state: &mut State| state.players[A.seat()].passed = false;
    forged(&event, "agenda", open, |items| *items.last_mut().unwrap() = ask(0, "deliver"));
    let one_less = |state: &mut State| state.orders.remove(Order::Order1);
    forged(&event, "agenda", one_less, |items| *items.last_mut().unwrap() = draw());
}

#[test]
fn a_wrong_next_card_is_refused() {
    let scene = window();
    forged(&scene, "orders", no_change, |items| items.push(draw()));
    // No seat has delivered.
    let one_less = |state: &mut State| state.orders.remove(Order::Order1);
    forged(&scene, "agenda", one_less, |items| *items.last_mut().unwrap() = draw());
    let scene = scene.play(A, "deliver order1").expect_draw(Draw::Orders(orders::Draws::Order(orders::TurnUp)));
    forged(&scene, "orders", no_change, |items| items.push(draw()));
    forged(&scene, "orders", no_change, |items| drop(items.pop()));
    forged(&scene, "agenda", |state| state.players[A.seat()].passed = false, |_| {});
    forged(&scene, "agenda", no_change, |items| items.insert(items.len() - 1, ask(1, "install")));
}

#[test]
fn misplaced_cards_are_refused() {
    let scene = with(2, BOTH).orders(["order1"]).fulfilled(A, ["order2"]);
    let same = |_: &mut Vec<Value>| {};
    forged(&scene, "orders", |state| state.orders.insert(Order::Order3), same);
    forged(&scene, "orders", |state| state.orders.remove(Order::Order1), same);
    let doubled = |state: &mut State| {
        state.orders.remove(Order::Order1);
        state.orders.insert(Order::Order2);
    };
    forged(&scene, "players[0].orders", doubled, same);
    forged(&scene, "players[1].orders", |state| state.players[B.seat()].orders.insert(Order::Order2), same);
    // Three deliveries in two rounds, and goods that have not left the game.
    let thrice = |state: &mut State| {
        for order in [Order::Order3, Order::Order4] {
            state.players[A.seat()].orders.insert(order);
            Good::ALL.iter().for_each(|&good| {
                state.out.goods[good] += order.row().goods[good.index()];
                state.goods[good] -= order.row().goods[good.index()];
            });
        }
    };
    forged(&scene, "players[0].orders", thrice, same);
    let returned = |state: &mut State| {
        let out = std::mem::take(&mut state.out.goods[Wine]);
        state.goods[Wine] += out;
    };
    forged(&scene, "out.goods", returned, same);
    // Cards on the table before they are drawn.
    let mut dealt = Scene::sit(scene.setup.clone(), ());
    dealt = dealt.deal(["good grain"]);
    forged(&dealt, "orders", |state| state.orders.insert(Order::Order1), same);
}

#[test]
fn impossible_goods_on_a_brasserie_are_refused() {
    let scene = with(2, BOTH).brasserie(A, [Cheese, Cheese]).goods(A, [Grain, Wool]).goods(B, [Cheese]);
    let same = |_: &mut Vec<Value>| {};
    forged(&scene, "players[0].stored", |state| state.players[A.seat()].stored.put(Grain), same);
    forged(&scene, "players[0].stored", |state| state.players[A.seat()].stored.put(Cheese), same);
    forged(&scene, "players[0].stored", |state| state.players[A.seat()].stored.put(Wine), same);
    forged(&scene, "players[1].stored", |state| state.players[B.seat()].stored.put(Cheese), same);
    let three = scene.clone().goods(A, [Cheese]);
    forged(&three, "players[0].stored", |state| state.players[A.seat()].stored.put(Cheese), same);
    // Only a player with a shield is asked for one.
    let event = scene.event("taxes").pass_all().expect_ask(A, asks::Shielding);
    let next = |items: &mut Vec<Value>| drop(items.pop());
    forged(&event, "agenda", no_change, next);
}
