//! The refusals of the intrigue.

use super::support::orleans::*;
use super::{Refused, refuse};

/// Refusals of targets, bribes and bonuses.
pub fn refused() -> Vec<Refused<Orleans>> {
    let start =
        with(3, &[ModuleId::Intrigue]).merchant(B, "tours").coins(B, 3).goods(B, [Wine]).goods(A, [Grain, Wine]);
    let start = start.places(B, [Winery]).technology(B, "winery.1").technology(B, "ship.3").technology(B, "wagon.3");
    let start = start.technology(A, "wagon.2").technology(C, "castle.1").stand(B, "guildhall.1", Farmer);
    let start = start.stand(C, "guildhall.1", Farmer).stations(C, ["orleans"]).development(B, 2).track(C, Boatman, 2);
    let send = |follower: Follower, to: &str| {
        let line = format!("townHall {} > {to}", follower.name());
        start.clone().stand(A, "townHall.1", follower).play(A, &line)
    };
    let (swindler, arsonist) = (send(Farmer, "swindler.1"), send(Farmer, "arsonist.1"));
    let (saboteur, spy, traitor) = (send(Farmer, "saboteur.1"), send(Craftsman, "spy.1"), send(Farmer, "traitor.1"));
    let bribe = send(Boatman, "kidnapper.1").play(A, "plot 1 kidnap");
    let counting = bribe.clone().play(B, "offer");
    let last = send(Trader, "taxCollector.1").goods(B, [Wine, Wine]).play(B, "offer").play(B, "pledge 0");
    let menu = with_options(2, &[ModuleId::Intrigue], |options| options.bribery = Bribery::Menu);
    let menu = menu.merchant(B, "tours").coins(B, 3).stand(A, "townHall.1", Boatman);
    let menu = menu.play(A, "townHall boatman > kidnapper.1");
    vec![
        refuse(&saboteur, A, "decline", "T-077", "mustPlot"),
        refuse(&saboteur, A, "plot 1 kidnap", "T-078", "notItsPlot"),
        refuse(&saboteur, A, "plot 0 sabotage guildhall.1", "T-078", "noOpponent"),
        refuse(&saboteur, A, "plot 3 sabotage guildhall.1", "T-078", "noOpponent"),
        refuse(&saboteur, A, "plot 1 sabotage guildhall.2", "T-080", "nobodyThere"),
        refuse(&saboteur, A, "pass", "T-078", "wrongAnswer"),
        refuse(&swindler, A, "plot 1 swindle wool for grain", "T-097", "notThatGood"),
        refuse(&swindler, A, "plot 1 swindle stored wine for grain", "T-097", "notThatGood"),
        refuse(&swindler, A, "plot 1 swindle wine for wool", "T-078", "notOwned"),
        refuse(&swindler, A, "plot 1 swindle wine for wine", "T-078", "sameGood"),
        refuse(&arsonist, A, "plot 1 burn", "T-078", "noStationThere"),
        refuse(&spy, A, "plot 1 spy guildhall.1", "T-081", "noTechnologyThere"),
        refuse(&spy, A, "plot 1 spy winery.1", "T-081", "notOnBoard"),
        refuse(&spy, A, "plot 1 spy wagon.3", "T-081", "secondGear"),
        refuse(&traitor, A, "plot 1 betray knight", "T-082", "notAhead"),
        refuse(&bribe, B, "bribe 1", "T-079", "notOnList"),
        refuse(&bribe, A, "offer", "O-050", "notAsked"),
        refuse(&counting, B, "pledge 4", "T-079", "overBid"),
        refuse(&counting, B, "decline", "T-079", "wrongAnswer"),
        refuse(&last, B, "pledge 0", "T-079", "emptyBribe"),
        refuse(&menu, B, "bribe 4", "T-079", "tooFewCoins"),
        refuse(&menu, B, "bribe 7", "T-079", "notOnList"),
        refuse(&menu, B, "bribe 1 wine", "T-079", "notOwned"),
        refuse(&menu, B, "offer", "T-079", "notOnList"),
    ]
}
