//! The expectations of a scene of Orléans Stories.

use super::*;

impl Scene {
    pub fn player(&self, who: Who) -> &Player {
        &self.table.state().players[who.seat()]
    }

    #[track_caller]
    pub fn expect_coins(self, who: Who, coins: u16) -> Self {
        assert_eq!(self.player(who).coins, coins, "{who:?}'s coins");
        self
    }

    #[track_caller]
    pub fn expect_goods<const N: usize>(self, who: Who, goods: [(Good, u8); N]) -> Self {
        let there: Vec<_> = self.player(who).goods.iter().filter(|&(_, count)| count > 0).collect();
        assert_eq!(there, goods, "{who:?}'s goods");
        self
    }

    #[track_caller]
    pub fn expect_bag<const N: usize>(self, who: Who, followers: [(Follower, u8); N]) -> Self {
        let there: Vec<_> = self.player(who).followers.bag.iter().filter(|&(_, count)| count > 0).collect();
        assert_eq!(there, followers, "{who:?}'s bag");
        self
    }

    #[track_caller]
    pub fn expect_green<const N: usize>(self, who: Who, followers: [(Follower, u8); N]) -> Self {
        let there: Vec<_> = self.player(who).followers.market.iter().filter(|&(_, count)| count > 0).collect();
        assert_eq!(there, followers, "{who:?}'s green");
        self
    }

    /// The tiles on a place, space by space: `"farmer - fisher"`.
    #[track_caller]
    pub fn expect_on(self, who: Who, place: Place, tiles: &str) -> Self {
        let board = &self.player(who).followers.spaces;
        let words: Vec<String> = tiles
            .split(' ')
            .zip(place.spaces())
            .map(|(_, &space)| {
                board.standing(space).map_or("-".into(), |tile| serde_json::to_string(&tile).unwrap().replace('"', ""))
            })
            .collect();
        assert_eq!(words.join(" "), tiles, "{who:?}'s {}", place.name());
        self
    }

    #[track_caller]
    pub fn expect_areas<const N: usize>(self, who: Who, areas: [Area; N]) -> Self {
        let held: Vec<Area> =
            Area::ALL.iter().copied().filter(|&area| self.table.state().map[area].settlers.has(who.seat())).collect();
        assert_eq!(held, areas, "{who:?}'s areas");
        self
    }

    #[track_caller]
    pub fn expect_fame(self, who: Who, fame: u8) -> Self {
        assert_eq!(self.player(who).fame, fame, "{who:?}'s fame");
        self
    }

    #[track_caller]
    pub fn expect_reserve(self, who: Who, reserve: u8) -> Self {
        assert_eq!(self.player(who).reserve, reserve, "{who:?}'s reserve");
        self
    }

    #[track_caller]
    pub fn expect_citizens(self, who: Who, citizens: u8) -> Self {
        let realm = self.table.state().kingdom.as_ref().unwrap().realms[who.seat()];
        assert_eq!(realm.citizens, citizens, "{who:?}'s citizens");
        self
    }

    #[track_caller]
    pub fn expect_epoch(self, who: Who, epoch: u8) -> Self {
        let realm = self.table.state().kingdom.as_ref().unwrap().realms[who.seat()];
        assert_eq!(realm.epoch, epoch, "{who:?}'s epoch");
        self
    }

    #[track_caller]
    pub fn expect_stored(self, ware: Ware, more: u8) -> Self {
        let gained = self.table.state().storage[ware] - self.before.storage[ware];
        assert_eq!(gained, more, "{} that came to storage", ware.name());
        self
    }

    #[track_caller]
    pub fn expect_offer(self, ware: Ware, count: u8) -> Self {
        assert_eq!(self.table.state().market[ware], count, "{} on offer", ware.name());
        self
    }

    /// Whether this deed is out, and the number of its filled fields.
    #[track_caller]
    pub fn expect_deed(self, deed: Deed, filled: Option<usize>) -> Self {
        let there = self.table.state().deeds[deed].map(|work| work.iter().count());
        assert_eq!(there, filled, "fields of {}", deed.name());
        self
    }

    #[track_caller]
    pub fn expect_event(self, event: impl Into<Event>) -> Self {
        let event = event.into();
        assert!(self.events.contains(&event), "{event:?} did not occur: {:?}", self.events);
        self
    }

    /// The number of events of this kind.
    pub fn times(&self, is_it: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| is_it(event)).count()
    }

    /// The game goes on to this round.
    #[track_caller]
    pub fn expect_round(self, round: u16) -> Self {
        assert_eq!(self.table.state().round, round, "the round");
        assert!(!matches!(self.table.turn(), Turn::Over), "the game goes on");
        self
    }

    #[track_caller]
    pub fn expect_over(self) -> Self {
        assert!(matches!(self.table.turn(), Turn::Over), "the game is over");
        self
    }

    #[track_caller]
    pub fn expect_ranks<const N: usize>(self, ranks: [u8; N]) -> Self {
        assert_eq!(self.table.scores().iter().map(|line| line.rank).collect::<Vec<_>>(), ranks, "ranks");
        self
    }
}
