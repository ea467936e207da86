//! The expectations of a scene of Burgundy.

use super::*;

impl Scene {
    #[track_caller]
    pub fn expect_silver(self, who: Who, silver: u16) -> Self {
        assert_eq!(self.player(who).silver, silver, "{who:?}'s silver");
        self
    }

    #[track_caller]
    pub fn expect_chips(self, who: Who, chips: u16) -> Self {
        assert_eq!(self.player(who).chips, chips, "{who:?}'s chips");
        self
    }

    /// Points of one source since the scene was arranged.
    #[track_caller]
    pub fn expect_points(self, who: Who, source: Source, points: u16) -> Self {
        let gained = self.player(who).points[source] - self.before.players[who.seat()].points[source];
        assert_eq!(gained, points, "{who:?}'s new points for {}", source.name());
        self
    }

    /// Points of all sources on the track since the scene was arranged.
    #[track_caller]
    pub fn expect_all_points(self, who: Who, points: u16) -> Self {
        let sum = |player: &Player| -> u16 { player.points.values().iter().sum() };
        assert_eq!(sum(self.player(who)) - sum(&self.before.players[who.seat()]), points, "{who:?}'s new points");
        self
    }

    #[track_caller]
    pub fn expect_store<const N: usize>(self, who: Who, tiles: [Tile; N]) -> Self {
        let mut tiles = tiles.to_vec();
        tiles.sort();
        assert_eq!(self.player(who).storage.to_vec(), tiles, "{who:?}'s storage");
        self
    }

    #[track_caller]
    pub fn expect_tile(self, who: Who, at: u8, tile: Option<Tile>) -> Self {
        assert_eq!(self.player(who).duchy.tile(space(at)), tile, "{who:?}'s space {at}");
        self
    }

    #[track_caller]
    pub fn expect_goods<const N: usize>(self, who: Who, goods: [(Good, u8); N]) -> Self {
        assert_eq!(there(&self.player(who).goods), goods, "{who:?}'s goods");
        self
    }

    #[track_caller]
    pub fn expect_sold<const N: usize>(self, who: Who, goods: [(Good, u8); N]) -> Self {
        assert_eq!(there(&self.player(who).sold), goods, "goods sold by {who:?}");
        self
    }

    #[track_caller]
    pub fn expect_cargo<const N: usize>(self, number: u8, goods: [(Good, u8); N]) -> Self {
        assert_eq!(there(&self.table.state().depot(depot(number)).goods), goods, "goods at depot {number}");
        self
    }

    #[track_caller]
    pub fn expect_depot<const N: usize>(self, number: u8, tiles: [Tile; N]) -> Self {
        let lying: Vec<Tile> = self.table.state().depot(depot(number)).tiles.into_iter().flatten().collect();
        assert_eq!(lying, tiles, "tiles in depot {number}");
        self
    }

    #[track_caller]
    pub fn expect_dice<const N: usize>(self, who: Who, dice: [u8; N]) -> Self {
        let left: Vec<u8> = self.player(who).dice.iter().map(|die| die.number()).collect();
        assert_eq!(left, dice, "{who:?}'s dice");
        self
    }

    #[track_caller]
    pub fn expect_removed(self, tile: Tile, more: u8, than: &Scene) -> Self {
        assert_eq!(
            self.table.state().removed[tile],
            than.table.state().removed[tile] + more,
            "{tile:?} out of the game"
        );
        self
    }

    /// The seats in turn order.
    #[track_caller]
    pub fn expect_order<const N: usize>(self, order: [Who; N]) -> Self {
        let seats: Vec<Seat> = self.table.state().turn_order().collect();
        assert_eq!(seats, order.map(Who::seat), "turn order");
        self
    }
}

fn there(goods: &ByGood<u8>) -> Vec<(Good, u8)> {
    goods.iter().filter(|&(_, count)| count > 0).collect()
}
