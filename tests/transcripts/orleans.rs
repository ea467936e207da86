//! Rounds and turns of Orléans.

#[path = "../support/players/orleans.rs"]
mod players;

use super::Transcript;
use super::support::orleans::*;
use loire::engine::Stream;
use loire::engine::search::Playout;

/// Players with leanings, and draws.
struct Play {
    game: u64,
    stream: Stream,
    chance: Playout<Orleans>,
}

impl Play {
    fn new(seed: &str, game: u64) -> Self {
        Play { game: players::eager(game), stream: Stream::new(seed), chance: Playout::new(seed) }
    }

    fn choose(&mut self, table: &Table<Orleans>) -> Option<(Seat, Action)> {
        let Turn::Seats(pending) = table.turn() else { return None };
        let seat = pending[self.stream.below(pending.len() as u32) as usize].seat;
        let mut legal = table.legal_actions(seat);
        players::consider(self.game, table, seat, &mut legal, &mut self.stream);
        Some((seat, legal[self.stream.below(legal.len() as u32) as usize]))
    }

    /// One answer that is not part of the transcript.
    fn skip(&mut self, table: &mut Table<Orleans>) {
        match self.choose(table) {
            Some((seat, action)) => table.play(seat, action, &mut |_| {}).unwrap(),
            None => drop(self.chance.answer(table, &mut |_| {})),
        }
    }

    /// One answer of the transcript.
    fn write(&mut self, transcript: &mut Transcript<Orleans>) {
        match self.choose(&transcript.table) {
            Some((seat, action)) => transcript.play([A, B, C, D][seat.index()], &text(&action)),
            None => transcript.random(&mut self.chance),
        }
    }
}

/// From the first good to the end of the first round, two players of the later edition.
#[test]
fn first_round_is_unchanged() {
    let table = Table::<Orleans>::new(&setup(Edition::Later, 2, |_| {})).unwrap();
    let mut transcript = Transcript::new("The first round of a game of two, from the set-up on.", table);
    let mut play = Play::new("first round", 0);
    transcript.chapter("set-up");
    while transcript.table.state().start.is_none() {
        play.write(&mut transcript);
    }
    transcript.chapter("round 1");
    while !matches!(transcript.table.turn(), Turn::Seats(pending) if pending[0].ask == Ask::Plan(asks::MakePlan)) {
        play.write(&mut transcript);
    }
    transcript.play(A, "plan ownBoatman > farmhouse.1");
    transcript.play(B, "plan ownFarmer > village.1");
    transcript.play(B, "plan ownBoatman > village.2");
    transcript.play(A, "plan ownCraftsman > farmhouse.2");
    transcript.play(A, "plan ownFarmer > castle.1");
    transcript.play(A, "ready");
    transcript.play(B, "plan ownCraftsman > village.3");
    transcript.play(B, "ready");
    while transcript.table.state().round() == 1 && !matches!(transcript.table.turn(), Turn::Chance(_)) {
        match transcript.table.turn() {
            Turn::Seats(pending) if pending[0].ask == Ask::PlaceTile(asks::PlaceTile) => {
                transcript.play(B, "take bathhouse")
            }
            Turn::Seats(pending) if pending[0].seat == A.seat() => {
                let can_use = transcript.table.check(A.seat(), read("use farmhouse")).is_ok();
                transcript.play(A, if can_use { "use farmhouse" } else { "pass" });
            }
            _ => {
                let can_use = transcript.table.check(B.seat(), read("village trader")).is_ok();
                transcript.play(B, if can_use { "village trader" } else { "pass" });
            }
        }
    }
    transcript.sheet();
    transcript.compare("first-round");
}

/// One phase 5 and its event: places inside places, deeds, technology, and a harvest that ends in torture.
#[test]
fn a_round_of_everything_is_unchanged() {
    let scene = later(3).event("harvestB").places(A, [Bathhouse, Sacristy]).places(B, [Pharmacy]).places(C, [School]);
    let scene = scene.coins(A, 3).coins(B, 4).coins(C, 6).goods(A, [Wine]).goods(C, [Grain, Cheese, Brocade]);
    let scene = scene
        .at(A, Bathhouse, [OwnTrader])
        .at(A, Village, [OwnFarmer, OwnBoatman, OwnCraftsman])
        .bag(A, [Knight, Knight, Scholar])
        .at(B, TownHall, [Scholar, Knight])
        .at(B, Pharmacy, [OwnFarmer])
        .bag(B, [Monk])
        .at(C, Village, [OwnFarmer, OwnBoatman, OwnCraftsman])
        .at(C, Guildhall, [Farmer, Craftsman, Knight])
        .development(B, 6)
        .stand(A, "sacristy.1", Monk)
        .deed("astronomy", [Scholar, Trader]);
    let title = "Phase 5 of a round and its harvest, three players of the later edition.";
    let mut transcript = Transcript::new(title, scene.table);
    let deal = |transcript: &mut Transcript<Orleans>, lines: &[&str]| {
        lines.iter().for_each(|line| transcript.deal(line));
    };
    transcript.chapter("seat 0 bathes");
    transcript.play(A, "use bathhouse");
    deal(&mut transcript, &["follower knight", "follower scholar", "follower knight"]);
    transcript.play(A, "plan bath knight > scriptorium.1");
    transcript.play(A, "plan bath scholar > scriptorium.2");
    transcript.chapter("seat 1 sends two to deeds and completes one");
    transcript.play(B, "townHall scholar > astronomy");
    transcript.play(B, "townHall knight > cityWall");
    transcript.chapter("seat 2 builds");
    transcript.play(C, "use guildhall");
    transcript.chapter("on to the end of the phase");
    transcript.play(A, "use scriptorium");
    transcript.play(B, "pharmacy 3");
    transcript.play(C, "village craftsman");
    transcript.play(A, "village trader");
    transcript.play(A, "take hayrick");
    transcript.play(B, "pass");
    transcript.play(C, "pass");
    transcript.play(C, "install free > university.2");
    transcript.play(A, "pass");
    transcript.chapter("harvest: two food each");
    transcript.play(A, "shield");
    transcript.play(B, "surrender station");
    transcript.play(B, "surrender follower");
    deal(&mut transcript, &["follower monk"]);
    transcript.play(B, "surrender step");
    transcript.play(B, "surrender place pharmacy");
    transcript.play(C, "give cheese");
    transcript.play(C, "pay coins");
    transcript.sheet();
    transcript.compare("a-round-of-everything");
}

/// One phase 5 and its event with all modules: both boards, bribes, a delivery, a favour of the court, a shield from
/// the brasserie.
#[test]
fn a_round_of_trade_and_intrigue_is_unchanged() {
    let setup = expanded(Edition::Later, 3, ModuleId::ALL, |options| options.civic_board = CivicBoard::Both);
    let scene = scene_of(setup).event("levies").orders(["order11", "order1"]).merchant(A, "tours");
    let scene = scene.places(C, [SheepFarm]).brasserie(B, [Cheese, Wine]).civic("court", [Monk; 5]).coins(A, 3);
    let scene = scene.goods(A, [Cheese, Wool, Brocade]).goods(C, [Grain, Cheese, Wool]);
    let scene = scene
        .at(A, TownHall, [Farmer, Trader])
        .activated(A, [Castle])
        .bag(A, [Knight, Scholar])
        .at(B, TownHall, [Boatman, Craftsman])
        .at(C, TownHall, [Farmer, Boatman]);
    let title = "Phase 5 of a round and its levies, three players with every module of Trade & Intrigue.";
    let mut transcript = Transcript::new(title, scene.table);
    transcript.chapter("seat 0 sends two to the alchemy, and could deliver");
    transcript.play(A, "townHall farmer > alchemy.1");
    transcript.play(A, "townHall trader > alchemy.2");
    transcript.play(A, "draw 2");
    transcript.deal("follower knight");
    transcript.deal("follower scholar");
    transcript.play(A, "plan bath knight > scriptorium.1");
    transcript.play(A, "plan bath scholar > scriptorium.2");
    transcript.play(A, "decline");
    transcript.chapter("seat 1 plots twice: once it takes a bribe, once none is offered");
    transcript.play(B, "townHall boatman > kidnapper.1");
    transcript.play(B, "plot 0 kidnap");
    transcript.play(A, "offer");
    transcript.play(A, "pledge 2");
    for _ in 0..3 {
        transcript.play(A, "pledge 0");
    }
    transcript.play(B, "accept");
    transcript.play(B, "townHall craftsman > saboteur.2");
    transcript.play(B, "plot 0 sabotage scriptorium.1");
    transcript.play(A, "decline");
    transcript.chapter("seat 2 completes the court, uses its sheep farm by favour, and tows");
    transcript.play(C, "townHall farmer > court.6");
    transcript.play(C, "barter steps");
    transcript.play(C, "townHall boatman > towing.1");
    transcript.play(C, "move waterway orleans > blois");
    transcript.chapter("seat 0 delivers, and has passed");
    transcript.play(A, "use castle");
    transcript.play(A, "deliver order11");
    transcript.deal("order5");
    transcript.play(B, "pass");
    transcript.play(C, "pass");
    transcript.chapter("levies: goods worth five");
    transcript.play(A, "levy wool 1");
    transcript.play(A, "surrender station");
    transcript.play(B, "shield wine");
    transcript.play(C, "levy grain 1 wool 1");
    transcript.sheet();
    transcript.compare("a-round-of-trade-and-intrigue");
}

/// The last round of a game of four in the edition of 2014, with the last citizen.
#[test]
fn last_round_is_unchanged() {
    let mut table = Table::<Orleans>::new(&setup(Edition::First, 4, |options| options.bank_total = Some(120))).unwrap();
    let mut play = Play::new("last round", 1);
    while table.state().round() < 17 || !matches!(table.turn(), Turn::Chance(Draw::Hourglass(draws::TurnHourglass))) {
        play.skip(&mut table);
    }
    let mut transcript = Transcript::new("The last round of a game of four in the edition of 2014.", table);
    transcript.chapter("round 18");
    while !matches!(transcript.table.turn(), Turn::Over) {
        play.write(&mut transcript);
    }
    transcript.sheet();
    transcript.compare("last-round");
}
