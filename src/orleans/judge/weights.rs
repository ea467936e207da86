//! The weights. Tuned by `npm run tune`; see docs/bots.md for their limits.
//! `plot` and `round` are set by hand: self-play among equals measures neither harm to others nor the value of rounds.
//! - 2 seats: 16 November 2026, the policy of this table; 24920 games of orleans and trade; in self-play 88.8 before, 147.3 after.
//! - 3 seats: 17 November 2026, half way from those for two to what 96768 games of orleans and trade found, one among two
//!   players of the table before: it wins 62 % against two of those (trade 50 %), and 39 % (40 %) against two who go all the way.
//! - 4 seats: those for two; 18312 games of four found nothing better.

use crate::engine::weights;

weights! {
    /// What things are worth in Orléans, in points.
    Weights {
        step = [0.186, 0.191, 0.186], "a step on the development track, for each station and citizen to be expected in the end";
        rise = [0.073, 0.060, 0.073], "how much the development status rises in a round left";
        things = [0.471, 0.779, 0.471], "stations and citizens that one comes to in a round left";
        station = [1.211, 1.044, 1.211], Traveller, "a station: this share of the status in the end";
        citizen = [0.780, 0.942, 0.780], "a citizen: this share of the status in the end";
        site = [0.151, 0.125, 0.151], Traveller, "a merchant where a station can be built: this share of it";
        ahead = [0.227, 0.181, 0.227], Traveller, "what lies one path further: this share of it";
        good = [0.835, 0.815, 0.835], "a point of a good";
        coin = [1.194, 0.791, 1.194], "a coin";
        need = [0.365, 0.414, 0.365], "a coin among the first five: so much more, as it keeps from torture";
        census = [0.120, 0.118, 0.120], "the lead on the farmer track, for each round left";
        draw = [0.825, 0.932, 0.825], "one more follower who acts, for each round left";
        crew = [0.713, 0.685, 0.713], "how many of one's followers are at hand in a round, as far as they may be drawn";
        spare = [0.113, 0.128, 0.113], "a follower beyond those who may be drawn: this share of one who acts";
        farmer = [0.003, 0.057, 0.003], "a farmer in the bag, for each round left";
        boatman = [0.123, 0.040, 0.123], "a boatman in the bag, for each round left";
        craftsman = [0.366, 0.427, 0.366], Builder, "a craftsman in the bag, for each round left";
        trader = [0.155, 0.151, 0.155], Trader, "a trader in the bag, for each round left";
        knight = [0.502, 0.646, 0.502], "a knight in the bag, for each round left";
        scholar = [0.126, 0.079, 0.126], "a scholar in the bag, for each round left";
        monk = [0.542, 0.522, 0.542], "a monk in the bag, for each round left";
        many = [1.335, 2.139, 1.335], "how much less a follower serves for each other one of its role";
        technology = [0.661, 0.731, 0.661], Builder, "technology, for each round left";
        tile = [0.110, 0.067, 0.110], "a use of a place tile, for each round left: so often";
        wide = [0.341, 0.271, 0.341], "how much more seldom a place is used for each space beyond the first";
        privilege = [0.433, 0.444, 0.433], "school and herb garden, for each round left";
        shield = [0.159, 0.183, 0.159], "the sacristy, for each round left";
        tower = [0.045, 0.064, 0.045], "the gunpowder tower, for each round left";
        bath = [-0.838, -0.921, -0.838], "those whom the bathhouse places";
        deed = [0.543, 0.550, 0.543], "a follower at a deed that is not complete: this share of its citizen, for its share of the spaces";
        partial = [0.507, 0.662, 0.507], "a follower who waits at a place: this share of its use, for its share of the spaces";
        hold = [0.130, 0.077, 0.130], "a follower who waits on the market instead";
        order = [0.267, 0.153, 0.267], Trader, "an order that could be delivered where a merchant goes: this share of it";
        stock = [0.220, 0.254, 0.220], Trader, "a good that an open order asks for: so much more";
        plot = [0.3, 0.3, 0.3], "harm done to an opponent: this share of it";
        round = [2.6, 2.6, 2.6], "what a round still to be played brings, as far as positions are valued";
    }
}
