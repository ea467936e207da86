//! The refusals of Orléans.

use super::support::orleans::*;
use super::{Refused, names_no_id, refuse};
use super::{refusals_cross_the_boundary, refusals_name_their_rules, refusals_read_as_sentences};
use loire::orleans::data::tracks::Marker;
use loire::orleans::modules::{intrigue::vocabulary as intrigue, new_events::vocabulary as new_events};
use loire::orleans::refusals::Reason;
use loire::orleans::vocabulary::Store;

/// Refusals before planning: returning, drawing, bathing, sheltering.
fn before_planning() -> Vec<Refused<Orleans>> {
    let dawn = later(2).dawn("tradingDay");
    let recall = dawn.clone().activated(A, [Castle]).at(A, TownHall, [Knight, Knight]).at(B, Castle, [OwnFarmer]);
    let recall = recall.turn_over("tradingDay");
    // A real game does not ask again when no follower can be returned, but such a position can be played.
    let all_taken = recall.clone().arrange(|state| state.players[A.seat()].recalled = 6);
    let full = recall.clone().market(A, [Farmer; 8]);
    let draw = later_with(2, |options| options.draw_optional = true).dawn("tradingDay").turn_over("tradingDay");
    let keep = later_with(2, |options| options.bathhouse = Bathing::Draw).dawn("tradingDay").places(A, [Bathhouse]);
    let keep = keep.bag(A, [Monk; 3]).turn_over("tradingDay").deal_any();
    let shelter = dawn.places(A, [GunpowderTower]).market(A, [Monk; 7]).turn_over("tradingDay").deal_any();
    let sheltered = shelter.clone().play(A, "shelter monk").play(A, "shelter monk");
    vec![
        refuse(&recall, A, "recall ship.1", "O-025", "nobodyThere"),
        refuse(&recall, A, "recall townHall.2", "O-141", "sameAs"),
        refuse(&recall, A, "draw 1", "O-025", "wrongAnswer"),
        refuse(&recall, A, "pass", "O-025", "wrongAnswer"),
        refuse(&all_taken, A, "recall castle.1", "O-025", "tooManyRecalled"),
        refuse(&full, A, "recall castle.1", "O-025", "marketFull"),
        refuse(&draw, A, "draw 5", "O-026", "tooMany"),
        refuse(&draw, A, "ready", "O-026", "wrongAnswer"),
        refuse(&keep, A, "keep scholar", "O-096", "notDrawn"),
        refuse(&keep, A, "ready", "O-096", "wrongAnswer"),
        refuse(&shelter, A, "ready", "O-028", "marketOverfull"),
        refuse(&shelter, A, "shelter knight", "O-098", "notOnMarket"),
        refuse(&shelter, A, "plan monk > castle.1", "O-098", "wrongAnswer"),
        refuse(&sheltered, A, "shelter monk", "O-098", "towerFull"),
    ]
}

/// Refusals in planning, and of technology after a pass.
fn in_planning() -> Vec<Refused<Orleans>> {
    let plan = later(2).planning().places(A, [Hayrick, CheeseFactory, Brewery, Pharmacy, Laboratory]);
    let plan = plan.market(A, [OwnFarmer, OwnTrader, Knight]).stand(A, "village.1", Farmer).technology(A, "castle.1");
    let geared = plan.clone().track(A, Craftsman, 3).gears(A, [Gear::FarmerOnly, Gear::Free]);
    let passed = later(2).gears(A, [Gear::FarmerOnly]).pass([A]);
    vec![
        refuse(&plan, A, "plan scholar > scriptorium.2", "O-030", "notThere"),
        refuse(&plan, A, "plan tower knight > ship.3", "O-030", "notThere"),
        refuse(&plan, A, "plan bath knight > ship.3", "O-030", "notThere"),
        refuse(&plan, A, "plan ownFarmer > winery.1", "O-030", "notYourPlace"),
        refuse(&plan, A, "plan ownFarmer > village.1", "O-031", "spaceTaken"),
        refuse(&plan, A, "plan ownTrader > castle.1", "O-031", "spaceTaken"),
        refuse(&plan, A, "plan ownFarmer > cheeseFactory.2", "O-141", "sameAs"),
        refuse(&plan, A, "plan ownFarmer > farmhouse.1", "O-040", "unfit"),
        refuse(&plan, A, "plan ownFarmer > townHall.1", "O-043", "neutralOnly"),
        refuse(&plan, A, "plan knight > brewery.1", "O-041", "monkOnly"),
        refuse(&plan, A, "pass", "O-030", "wrongAnswer"),
        refuse(&plan, A, "use village", "O-030", "wrongAnswer"),
        refuse(&plan, A, "install free > ship.2", "O-048", "noGear"),
        refuse(&geared, A, "install free > village.1", "O-048", "spaceTaken"),
        refuse(&geared, A, "install free > winery.1", "O-030", "notYourPlace"),
        refuse(&geared, A, "install free > cheeseFactory.2", "O-141", "sameAs"),
        refuse(&geared, A, "install free > hayrick.1", "O-046", "onlySpace"),
        refuse(&geared, A, "install free > pharmacy.1", "O-046", "noRoleThere"),
        refuse(&geared, A, "install free > townHall.1", "O-046", "noRoleThere"),
        refuse(&geared, A, "install free > brewery.1", "O-046", "monkOnly"),
        refuse(&geared, A, "install free > castle.2", "O-046", "secondGear"),
        refuse(&geared, A, "install farmerOnly > ship.2", "O-047", "farmerSpacesOnly"),
        refuse(&passed, A, "install free > ship.2", "O-048", "noGear"),
        refuse(&passed, A, "pass", "O-048", "wrongAnswer"),
        refuse(&passed, B, "pass", "O-050", "notAsked"),
    ]
}

/// Refusals in a turn, at places that are activated but cannot be used.
fn at_places() -> Vec<Refused<Orleans>> {
    let turn = later(4);
    let tiles = turn.clone().places(A, [Sacristy, School, Laboratory, Pharmacy]).activated(A, [Laboratory, Pharmacy]);
    let recruit = turn.clone().activated(A, [Farmhouse, Village, Monastery, Scriptorium]);
    let travel = turn.clone().activated(A, [Ship, Wagon]).path("orleans~blois", [Grain]);
    let build = turn.clone().activated(A, [Guildhall]).merchant(A, "tours");
    vec![
        refuse(&turn, B, "pass", "O-050", "notAsked"),
        refuse(&turn, A, "ready", "O-050", "wrongAnswer"),
        refuse(&turn, A, "surrender step", "O-050", "wrongAnswer"),
        refuse(&turn.clone().gears(A, [Gear::Free]), A, "install free > castle.1", "O-048", "passFirst"),
        refuse(&turn, A, "use farmhouse", "O-044", "notActivated"),
        refuse(&turn, A, "village trader", "O-044", "notActivated"),
        refuse(&turn, A, "use winery", "O-050", "notYourPlace"),
        refuse(&tiles, A, "use sacristy", "O-097", "noAction"),
        refuse(&tiles, A, "use school", "O-095", "noAction"),
        refuse(&recruit, A, "use village", "O-061", "sayMore"),
        refuse(&travel, A, "use ship", "O-070", "sayMore"),
        refuse(&tiles, A, "use pharmacy", "O-090", "sayMore"),
        refuse(&recruit, A, "village knight", "O-061", "notItsAction"),
        refuse(&turn, A, "farmhouse orleans > blois", "O-070", "notItsAction"),
        refuse(&turn, A, "castle knight > cityWall", "O-074", "notItsAction"),
        refuse(&recruit.clone().supply(Trader, 0), A, "village trader", "O-053", "noneInSupply"),
        refuse(&recruit.clone().goods_market(Grain, 0), A, "use farmhouse", "O-053", "goodMissing"),
        refuse(&recruit.clone().technology_left(0), A, "village craftsman", "O-053", "noTechnology"),
        refuse(&tiles.clone().technology_left(0), A, "use laboratory", "O-053", "noTechnology"),
        refuse(&recruit.clone().track(A, Farmer, 8), A, "use farmhouse", "O-054", "trackEnd"),
        refuse(&recruit.clone().event("pilgrimage"), A, "use monastery", "O-068", "barredNow"),
        refuse(&recruit.clone().development(A, 30), A, "use scriptorium", "O-055", "developmentEnd"),
        refuse(&tiles.clone().coins(A, 3).development(A, 29), A, "pharmacy 2", "O-055", "developmentEnd"),
        refuse(&tiles, A, "pharmacy 0", "O-090", "doseOutOfRange"),
        refuse(&tiles, A, "pharmacy 4", "O-090", "doseOutOfRange"),
        refuse(&tiles.clone().coins(A, 1), A, "pharmacy 2", "O-090", "tooFewCoins"),
        refuse(&travel, A, "ship blois > tours", "O-070", "merchantElsewhere"),
        refuse(&travel, A, "ship orleans > tours", "O-070", "noPath"),
        refuse(&travel, A, "wagon orleans > blois", "O-071", "noPath"),
        refuse(&travel, A, "ship orleans > blois take wool", "O-070", "goodNotThere"),
        refuse(&build.clone().stations(B, ["tours"]), A, "use guildhall", "O-072", "townTaken"),
        refuse(&build.clone().unbuilt(A, 0), A, "use guildhall", "O-072", "noStationLeft"),
    ]
}

/// Refusals inside an action.
fn in_an_action() -> Vec<Refused<Orleans>> {
    let hall = later(4).at(A, TownHall, [Farmer, Knight]).places(A, [GunpowderTower]);
    let sent = hall.clone().play(A, "townHall knight > cityWall");
    let trader = later(4).activated(A, [Village]).places(B, [Winery]).play(A, "village trader");
    // A monk on the only space for the craftsman would leave no space for the craftsman.
    let full = later(4).places(A, [Bathhouse]).at(A, Bathhouse, [OwnTrader]).track(A, Craftsman, 5);
    let full = full.activated(A, [Farmhouse]).at(A, Village, [Monk, Monk]).activated(A, [Castle]);
    let full = full.technology(A, "university.1").stand(A, "university.2", Monk).stand(A, "university.3", Monk);
    let full = full.technology(A, "ship.1").stand(A, "ship.2", OwnBoatman).stand(A, "ship.3", Knight);
    let full = full.technology(A, "wagon.1").stand(A, "wagon.2", Trader).stand(A, "wagon.3", Knight);
    let full = full.at(A, Guildhall, [OwnFarmer, Craftsman, Knight]).at(A, Monastery, [Scholar, Trader]);
    let full = full.stand(A, "scriptorium.2", Scholar).at(A, TownHall, [Boatman, Boatman]).bag(A, [Monk]);
    let bath = full.play(A, "use bathhouse").deal(["follower monk", "follower ownCraftsman"]);
    vec![
        refuse(&hall, A, "townHall scholar > astronomy", "O-074", "notStandingThere"),
        refuse(&hall, A, "townHall knight > astronomy", "O-074", "deedFull"),
        refuse(&hall.clone().deed("cityWall", [Knight; 3]), A, "townHall knight > cityWall", "O-074", "deedFull"),
        refuse(&hall, A, "townHall farmer > canalisation", "O-074", "chooseReward"),
        refuse(&hall, A, "townHall farmer > cityWall for coin", "O-074", "noChoiceOfReward"),
        refuse(&hall, A, "gunpowderTower farmer > cityWall", "O-044", "notActivated"),
        refuse(&sent, A, "gunpowderTower farmer > cityWall", "O-074", "notItsAction"),
        refuse(&sent, A, "townHall knight > cityWall", "O-074", "notStandingThere"),
        refuse(&sent, A, "pass", "O-074", "wrongAnswer"),
        refuse(&trader, A, "take winery", "O-064", "notInStack"),
        refuse(&trader, A, "take farmhouse", "O-064", "notInStack"),
        refuse(&trader, A, "take school", "O-064", "categoryOneOnly"),
        refuse(&trader, A, "ready", "O-064", "wrongAnswer"),
        refuse(&bath, A, "plan bath monk > village.3", "O-096", "mustPlaceMore"),
        refuse(&bath, A, "plan monk > village.3", "O-096", "notDrawn"),
        refuse(&bath, A, "plan bath knight > scriptorium.1", "O-030", "notThere"),
        refuse(&bath, A, "decline", "O-096", "wrongAnswer"),
        refuse(&bath, B, "pass", "O-050", "notAsked"),
    ]
}

/// Refusals at an event, and after the end.
fn in_events() -> Vec<Refused<Orleans>> {
    let shield = later(2).event("taxes").places(A, [Sacristy]).at(A, Sacristy, [Monk]).goods(A, [Grain]).pass_all();
    // A real game does not ask a player without a shield, but such a position can be played.
    let unshielded = shield.clone().arrange(|state| {
        state.players[A.seat()].followers.release(loire::parts::Set::one(Space::Sacristy1));
    });
    let later_harvest = later(2).event("harvestB").goods(A, [Wine, Wool]).coins(A, 9).pass_all();
    let first_harvest = first(2).event("harvest").goods(A, [Wine]).coins(A, 9).pass_all();
    let torture = later(2).event("harvest").pass_all();
    let over = first(2).round(18, "pilgrimage").pass_all();
    vec![
        refuse(&shield, A, "pass", "O-097", "wrongAnswer"),
        refuse(&unshielded, A, "shield", "O-097", "noShield"),
        refuse(&later_harvest, A, "give wool", "O-116", "notFood"),
        refuse(&later_harvest, A, "give cheese", "O-116", "notOwned"),
        refuse(&later_harvest, A, "pay coins", "O-116", "tooFewCoins"),
        refuse(&first_harvest, A, "pay coins", "O-115", "foodFirst"),
        refuse(&first_harvest, A, "suffer", "O-115", "wrongAnswer"),
        refuse(&torture, A, "surrender step", "O-123", "cannotSurrender"),
        refuse(&torture.clone().development(A, 7), A, "surrender step", "O-123", "coinField"),
        refuse(&torture.clone().development(A, 8), A, "surrender step", "O-123", "coinField"),
        refuse(&torture, A, "surrender follower", "O-121", "cannotSurrender"),
        refuse(&torture, A, "surrender good grain", "O-121", "cannotSurrender"),
        refuse(&torture, A, "surrender place winery", "O-121", "cannotSurrender"),
        refuse(&torture, A, "surrender station tours", "O-121", "cannotSurrender"),
        refuse(&torture, A, "surrender technology free", "O-121", "cannotSurrender"),
        refuse(&torture, A, "surrender technology castle.1", "O-121", "cannotSurrender"),
        refuse(&torture, A, "pass", "O-120", "wrongAnswer"),
        refuse(&over, A, "pass", "O-050", "gameOver"),
        refuse(&over, B, "ready", "O-050", "gameOver"),
    ]
}

/// Refusals under the new events of Trade & Intrigue.
fn in_new_events() -> Vec<Refused<Orleans>> {
    let on = |tile: &str| with(2, &[ModuleId::NewEvents]).event(tile);
    let hire = on("indulgence").coins(A, 2).pass_all();
    let educate = on("education").coins(A, 2).track(A, Knight, 5).pass_all();
    let six = with_options(2, &[ModuleId::NewEvents], |options| options.education_tracks = EducationTracks::Six);
    let six = six.event("education").coins(A, 2).pass_all();
    let sabotage = on("sabotage").technology(A, "castle.1").activated(A, [Castle]);
    let amnesty = on("amnesty").activated(A, [Castle]).play(A, "use castle");
    let levies = on("levies").goods(A, [Grain, Brocade]).pass_all();
    let strict = with_options(2, &[ModuleId::NewEvents], |options| options.levies_strict = true);
    let strict = strict.event("levies").goods(A, [Grain, Wool, Brocade]).pass_all();
    let famine = on("famine").bag(A, [Knight, Monk]).market(A, [Monk, Scholar]).pass_all();
    vec![
        refuse(&hire, A, "hire monk", "T-030", "notForHire"),
        refuse(&hire, A, "pay coins", "T-030", "wrongAnswer"),
        refuse(&educate, A, "educate knight", "T-060", "stepsDone"),
        refuse(&six, A, "educate development", "T-060", "notTaught"),
        refuse(&sabotage, A, "use castle", "T-043", "stopped"),
        refuse(&amnesty, A, "plan bag monk > ship.1", "T-062", "notTheRecruit"),
        refuse(&levies, A, "levy grain 1 brocade 1", "T-064", "lessWouldDo"),
        refuse(&levies, A, "levy wine 1", "T-064", "notOwned"),
        refuse(&levies, A, "levy brocade 2", "T-064", "ownsFewer"),
        refuse(&strict, A, "levy grain 1", "T-064", "mustGiveEnough"),
        refuse(&famine, A, "starve market scholar", "T-066", "outOfOrder"),
    ]
}

fn refused() -> Vec<Refused<Orleans>> {
    let all: Vec<_> = before_planning()
        .into_iter()
        .chain(in_planning())
        .chain(at_places())
        .chain(in_an_action())
        .chain(in_events())
        .chain(super::intrigue::refused())
        .chain(in_new_events())
        .chain(super::trade::refused())
        .collect();
    assert!(all.len() >= 160, "only {} refused actions", all.len());
    all
}

#[test]
fn every_refusal_names_its_rule() {
    refusals_name_their_rules(refused(), &loire::orleans::refusals::Reason::codes());
}

#[test]
fn every_refusal_reads_as_a_sentence() {
    refusals_read_as_sentences(refused());
}

#[test]
fn every_refusal_crosses_the_boundary() {
    refusals_cross_the_boundary(refused());
}

/// A missing follower is missing "in" the bag and the bathhouse, but "on" the market and the tower.
#[test]
fn sentences_have_the_right_preposition() {
    let places = [
        (Store::Market, "on the market"),
        (Store::Tower, "on the tower"),
        (Store::Bath, "in the bathhouse"),
        (Store::Bag, "in the bag"),
    ];
    for (store, place) in places {
        let why = Reason::NotThere { follower: OwnFarmer, store };
        assert_eq!(why.to_string(), format!("there is no own farmer {place}"));
    }
}

/// Sentences use the names that people use.
#[test]
fn sentences_contain_no_ids() {
    let (role, good, place) = (Role::Monk, Wine, TownHall);
    let mut all: Vec<Reason> = vec![];
    all.extend(Place::ALL.iter().map(|&place| Reason::NotYourPlace { place }));
    all.extend(Space::ALL.iter().map(|&space| Reason::SpaceTaken { space }));
    all.extend(Follower::ALL.iter().map(|&follower| Reason::NotDrawn { follower }));
    all.extend(Role::ALL.iter().map(|&role| Reason::NotStandingThere { role, place }));
    all.extend(Good::ALL.iter().map(|&good| Reason::GoodMissing { good }));
    all.extend(Town::ALL.iter().map(|&town| Reason::TownTaken { town }));
    all.extend(Deed::ALL.iter().map(|&deed| Reason::DeedFull { deed, role }));
    all.extend(Civic::ALL.iter().map(|&civic| Reason::from(civics::Reasons::NoSuchSpace { civic, space: 1, role })));
    all.extend(Order::ALL.iter().map(|&order| Reason::from(orders::Reasons::OrderNotOpen { order })));
    all.extend(Marker::ALL.iter().map(|&marker| Reason::from(new_events::Reasons::StepsDone { marker })));
    all.extend(Store::ALL.iter().map(|&store| Reason::NotThere { follower: OwnTrader, store }));
    all.push(intrigue::Reasons::SameGood { good }.into());
    all.iter().for_each(|why| names_no_id(&why.to_string()));
    let says = |why: Reason| why.to_string();
    assert_eq!(says(Reason::SpaceTaken { space: Space::TownHall2 }), "space 2 of the town hall is taken");
    assert_eq!(
        says(Reason::TownTaken { town: Town::SaintAmandMontrond }),
        "there is a station in Saint-Amand-Montrond"
    );
    assert_eq!(says(Reason::NotDrawn { follower: OwnFarmer }), "no own farmer was drawn");
    assert_eq!(says(orders::Reasons::OrderNotOpen { order: Order::Order5 }.into()), "order 5 does not lie open");
    assert_eq!(says(Reason::OwnsFewer { good: Wool, owned: 1 }), "the seat owns only 1 wool");
}
