//! The expectations of a scene of Orléans.

use super::*;
use loire::bagbuilding::Tile;
use loire::parts::By;

impl Scene {
    #[track_caller]
    pub fn expect_coins(self, who: Who, coins: u16) -> Self {
        assert_eq!(self.player(who).coins, coins, "{who:?}'s coins");
        self
    }

    #[track_caller]
    pub fn expect_goods<const N: usize>(self, who: Who, goods: [Good; N]) -> Self {
        assert_eq!(list(&self.player(who).goods), sorted(goods), "{who:?}'s goods");
        self
    }

    /// The goods on the brasserie.
    #[track_caller]
    pub fn expect_stored<const N: usize>(self, who: Who, goods: [Good; N]) -> Self {
        assert_eq!(list(&self.player(who).stored), sorted(goods), "on {who:?}'s brasserie");
        self
    }

    /// The open order cards.
    #[track_caller]
    pub fn expect_orders<const N: usize>(self, orders: [&str; N]) -> Self {
        assert_eq!(self.table.state().orders.iter().map(Order::name).collect::<Vec<_>>(), orders, "open orders");
        self
    }

    /// The orders that a seat has fulfilled.
    #[track_caller]
    pub fn expect_fulfilled<const N: usize>(self, who: Who, orders: [&str; N]) -> Self {
        let fulfilled = self.player(who).orders.iter().map(Order::name).collect::<Vec<_>>();
        assert_eq!(fulfilled, orders, "{who:?}'s orders");
        self
    }

    /// The change of a good on the goods market since the scene was arranged.
    #[track_caller]
    pub fn expect_goods_market(self, good: Good, more: i8) -> Self {
        assert_eq!(
            change(self.before.goods[good], self.table.state().goods[good]),
            more,
            "{} on the market",
            good.name()
        );
        self
    }

    /// How many of a good have left the game since the scene was arranged.
    #[track_caller]
    pub fn expect_goods_out(self, good: Good, more: i8) -> Self {
        assert_eq!(
            change(self.before.out.goods[good], self.table.state().out.goods[good]),
            more,
            "{} out",
            good.name()
        );
        self
    }

    #[track_caller]
    pub fn expect_path<const N: usize>(self, path: &str, goods: [Good; N]) -> Self {
        let lying: Vec<Good> = self.table.state().paths[named::<Path>(path)].iter().collect();
        assert_eq!(lying, goods, "goods on {path}");
        self
    }

    #[track_caller]
    pub fn expect_market<const N: usize>(self, who: Who, followers: [Follower; N]) -> Self {
        assert_eq!(list(&self.player(who).followers.market), sorted(followers), "{who:?}'s market");
        self
    }

    #[track_caller]
    pub fn expect_bag<const N: usize>(self, who: Who, followers: [Follower; N]) -> Self {
        assert_eq!(list(&self.player(who).followers.bag), sorted(followers), "{who:?}'s bag");
        self
    }

    #[track_caller]
    pub fn expect_tower<const N: usize>(self, who: Who, followers: [Follower; N]) -> Self {
        assert_eq!(list(&self.player(who).tower), sorted(followers), "{who:?}'s tower");
        self
    }

    /// The change of a follower in the bag since the scene was arranged.
    #[track_caller]
    pub fn expect_bagged(self, who: Who, follower: Follower, more: i8) -> Self {
        let before = self.before.players[who.seat()].followers.bag[follower];
        assert_eq!(
            change(before, self.player(who).followers.bag[follower]),
            more,
            "{} in {who:?}'s bag",
            follower.name()
        );
        self
    }

    /// The change of neutral followers on the game board since the scene was arranged.
    #[track_caller]
    pub fn expect_supply(self, follower: Follower, more: i8) -> Self {
        let role = role(follower);
        assert_eq!(
            change(self.before.supply[role], self.table.state().supply[role]),
            more,
            "{} in supply",
            role.name()
        );
        self
    }

    /// How many neutral followers have left the game since the scene was arranged.
    #[track_caller]
    pub fn expect_out(self, follower: Follower, more: i8) -> Self {
        let role = role(follower);
        let [before, now] = [&self.before, self.table.state()].map(|state| state.out.followers[role]);
        assert_eq!(change(before, now), more, "{} out", role.name());
        self
    }

    /// The content of a space: a follower's name, `technology` or nothing.
    #[track_caller]
    pub fn expect_space(self, who: Who, space: &str, what: &str) -> Self {
        let there = match self.player(who).followers.spaces.standing(named(space)) {
            Some(Tile::Follower(follower)) => follower.name(),
            Some(Tile::Technology) => "technology",
            None => "",
        };
        assert_eq!(there, what, "on {who:?}'s {space}");
        self
    }

    #[track_caller]
    pub fn expect_gears<const N: usize>(self, who: Who, gears: [Gear; N]) -> Self {
        assert_eq!(list(&self.player(who).gears), sorted(gears), "technology beside {who:?}'s board");
        self
    }

    #[track_caller]
    pub fn expect_track(self, who: Who, follower: Follower, step: u8) -> Self {
        assert_eq!(
            self.player(who).tracks[named::<Track>(follower.name())],
            step,
            "{who:?}'s {} marker",
            follower.name()
        );
        self
    }

    #[track_caller]
    pub fn expect_development(self, who: Who, field: u8, status: u8) -> Self {
        let player = self.player(who);
        assert_eq!((player.development, player.status()), (field, status), "{who:?}'s development and status");
        self
    }

    #[track_caller]
    pub fn expect_merchant(self, who: Who, town: &str) -> Self {
        assert_eq!(self.player(who).merchant.name(), town, "{who:?}'s merchant");
        self
    }

    /// The towns with stations, in the order of the map, and the number of stations still to be built.
    #[track_caller]
    pub fn expect_stations<const N: usize>(self, who: Who, towns: [&str; N], unbuilt: u8) -> Self {
        let built: Vec<&str> = self.player(who).stations.iter().map(Town::name).collect();
        assert_eq!((built, self.player(who).unbuilt), (towns.to_vec(), unbuilt), "{who:?}'s stations");
        self
    }

    #[track_caller]
    pub fn expect_places<const N: usize>(self, who: Who, places: [Place; N]) -> Self {
        assert_eq!(self.player(who).places.iter().collect::<Vec<_>>(), sorted(places), "{who:?}'s place tiles");
        self
    }

    /// A seat's citizens by their sources.
    #[track_caller]
    pub fn expect_citizens<const N: usize>(self, who: Who, citizens: [&str; N]) -> Self {
        let taken = self.table.state().citizens.iter().filter(|(_, holder)| *holder == Some(who.seat()));
        assert_eq!(taken.map(|(citizen, _)| citizen.name()).collect::<Vec<_>>(), citizens, "{who:?}'s citizens");
        self
    }

    #[track_caller]
    pub fn expect_deed<const N: usize>(self, deed: &str, followers: [Follower; N]) -> Self {
        let sent = list(&self.table.state().deeds[named::<Deed>(deed)]);
        assert_eq!(sent, sorted(followers.map(role)), "followers at {deed}");
        self
    }

    /// The content of the spaces of a deed or an intriguer of Trade & Intrigue, from the left: a follower, a good or
    /// nothing.
    #[track_caller]
    pub fn expect_civic<const N: usize>(self, civic: &str, spots: [&str; N]) -> Self {
        let name = |spot: &Option<Spot>| match spot {
            Some(Spot::Sent(role)) => role.name(),
            Some(Spot::Good(good)) => good.name(),
            None => "",
        };
        let there = &self.table.state().civics[named::<Civic>(civic)].0;
        let used = there.iter().rposition(Option::is_some).map_or(0, |last| last + 1).max(N);
        assert_eq!(there[..used].iter().map(name).collect::<Vec<_>>(), spots, "on {civic}");
        self
    }

    /// The number of technology tiles beside the deed of navigation.
    #[track_caller]
    pub fn expect_navigation(self, left: u8) -> Self {
        assert_eq!(self.table.state().navigation, left, "technology beside the navigation");
        self
    }

    /// This event occurred since the scene was arranged.
    #[track_caller]
    pub fn expect_event(self, event: Event) -> Self {
        assert!(self.events.contains(&event), "{event:?} did not occur: {:#?}", self.events);
        self
    }

    /// This draw is pending.
    #[track_caller]
    pub fn expect_draw(self, draw: Draw) -> Self {
        assert!(matches!(self.table.turn(), Turn::Chance(owed) if *owed == draw), "{draw:?}: {:?}", self.table.turn());
        self
    }

    /// The possible outcomes with their weights.
    #[track_caller]
    pub fn expect_outcomes<const N: usize>(self, outcomes: [(&str, u32); N]) -> Self {
        let owed = self.table.outcomes();
        let owed: Vec<(String, u32)> = owed.iter().map(|weighted| (text(&weighted.outcome), weighted.weight)).collect();
        assert_eq!(owed, outcomes.map(|(line, weight)| (line.to_owned(), weight)), "possible outcomes");
        self
    }

    /// All points, as if the game ended now.
    #[track_caller]
    pub fn expect_total(self, who: Who, points: i32) -> Self {
        assert_eq!(self.table.scores()[who as usize].total, points, "{who:?}'s points");
        self
    }
}

fn change(before: u8, now: u8) -> i8 {
    now as i8 - before as i8
}

fn list<K: Kind, const N: usize>(by: &By<K, u8, N>) -> Vec<K> {
    by.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into())).collect()
}

fn sorted<K: Kind + Ord, const N: usize>(mut pieces: [K; N]) -> Vec<K> {
    pieces.sort();
    pieces.to_vec()
}
