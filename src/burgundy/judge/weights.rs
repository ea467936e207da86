//! The weights of the judge, in points. Tuned by `npm run tune`; docs/bots.md measures them.
//! `round` is set by hand, as the policy does not use it.
//! - 2 seats: 16 November 2026, the policy of this table; 37464 games of burgundy and burgundy-5 and burgundy-8; in self-play 177.2 before, 189.7 after.
//! - 3 seats: 17 November 2026, the policy of this table; 138600 games of burgundy and burgundy-5 and burgundy-8, one among two players
//!   of the table before: half the points and 20 for a victory 110.1 before, 116.2 after; it wins 58 % against two of those.
//! - 4 seats: 16 November 2026, the policy of this table; 73472 games of burgundy and burgundy-8; in self-play 210.8 before, 220.2 after.

use crate::engine::weights;

weights! {
    /// What things are worth in The Castles of Burgundy, in points.
    Weights {
        area = [0.805, 0.848, 0.889], "a tile in an unfinished area: this share of what the finished area brings, for its share of the tiles";
        pace = [0.285, 0.419, 0.468], "tiles that one seat places in a round towards one area, as far as hopes go";
        small = [0.111, 0.048, 0.086], "how much more an area is hoped for the fewer tiles it still wants";
        bonus = [1.042, 1.107, 0.756], Builder, "a tile of a colour whose bonus is open: this share of it, for its share of the spaces";
        open = [0.159, 0.224, 0.146], Traveller, "an empty space that a tile opens to the next ones";
        stored = [0.626, 0.665, 0.705], "a tile in storage: this share of what it brings once it lies";
        reach = [0.174, 0.052, 0.29], "another space where a stored tile could lie: one more number that places it";
        far = [0.273, 0.627, 0.39], "a tile that fits nowhere yet: this share of its worth";
        crowd = [1.066, 1.574, 1.568], "the last place in storage";
        silver = [2.003, 2.913, 2.617], Trader, "a silver coin";
        hoard = [0.137, 0.185, 0.194], "a silver coin beyond the third: this share of the others";
        chip = [1.574, 2.064, 2.938], "a worker chip";
        plenty = [0.336, 0.358, 0.359], "a worker chip beyond the fourth: this share of the others";
        good = [0.626, 0.952, 0.299], "a good in store: this share of what its sale brings";
        sale = [-0.502, -0.361, -0.249], Trader, "a colour of goods in store: the silver its sale brings one day";
        lead = [-0.304, -0.313, -0.485], Traveller, "a step forward on the turn-order track";
        castle = [5.394, 6.003, 2.835], "one more action, from a castle";
        mine = [0.939, 0.865, 0.466], Builder, "a silver coin from a mine in a phase to come: this share of one in hand";
        fetch = [3.297, 4.152, 4.034], "a tile that a carpenter, a church or a market brings";
        hall = [2.085, 0.518, 1.478], "a tile that a city hall places";
        warehouse = [2.704, -0.036, -2.595], "a sale at a warehouse beside its points";
        herd = [0.066, 0.051, 0.121], Builder, "an animal of a kind that the pasture has room to score again";
        knowledge = [0.997, 1.363, 1.181], "a point that a knowledge tile is expected to bring in the end";
        more = [0.332, 0.264, 0.244], "a thing that such a tile counts, still to come in a round left: so many";
        shift = [0.09, 0.285, 0.347], Traveller, "a knowledge tile that shifts dice, for each round left";
        income = [0.131, 0.300, 0.289], "a knowledge tile that adds to what one does often, for each round left";
        mining = [0.161, 0.226, 0.262], "the knowledge tile of the mines, for each mine and phase left";
        market = [0.162, 0.155, 0.204], "the knowledge tile that opens all depots to silver, for each round left";
        round = [6.5, 7.2, 8.0], "what a round still to be played brings, as far as positions are valued";
    }
}
