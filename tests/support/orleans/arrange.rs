//! The arrangements of a scene of Orléans.

use super::*;
use loire::bagbuilding::Tile;
use loire::orleans::modules::stands_for;
use loire::parts::Set;

impl Scene {
    /// Sets the event, in the first round in which it may come.
    #[track_caller]
    pub fn event(self, tile: &str) -> Self {
        let round = self.find_tile(tile).0;
        self.round(round, tile)
    }

    /// Sets the round and its event.
    #[track_caller]
    pub fn round(self, round: u8, tile: &str) -> Self {
        let tile = self.find_tile(tile).1;
        let before = self.turned_before(round, tile);
        self.arrange(|state| state.hourglasses = before.into_iter().chain([tile]).collect())
    }

    /// Goes to before the hour glass of the first round in which this tile may come.
    #[track_caller]
    pub(super) fn hourglasses_before(self, tile: &str) -> Self {
        let (round, tile) = self.find_tile(tile);
        let before = self.turned_before(round, tile);
        self.arrange(|state| state.hourglasses = before.into_iter().collect())
    }

    /// Turns the hour glass over: this tile.
    #[track_caller]
    pub fn turn_over(self, tile: &str) -> Self {
        let line = format!("hourglass {}", self.find_tile(tile).1.name());
        self.deal([&line])
    }

    /// A tile and the first round in which it may come. A tile without a letter means A in the later edition, and a
    /// tile of the base game means the similar one among the new events.
    #[track_caller]
    fn find_tile(&self, name: &str) -> (u8, Hourglass) {
        let in_round = |round: u8| self.table.rules().pile(round).map(move |(tile, _)| (round, tile));
        let (head, tail) = name.split_at(1);
        let new = format!("new{}{tail}", head.to_uppercase());
        let mut found = [name.to_owned(), format!("{name}A"), format!("{new}A"), new]
            .into_iter()
            .filter_map(|name| (1..=18).flat_map(in_round).find(|(_, tile)| tile.name() == name));
        found.next().unwrap_or_else(|| panic!("{name} is not in this edition"))
    }

    /// Tiles for the earlier rounds that leave this tile in its pile.
    #[track_caller]
    fn turned_before(&self, round: u8, tile: Hourglass) -> Vec<Hourglass> {
        let turned = loire::orleans::arrange::turned_before(self.table.rules(), round, Some(tile));
        turned.unwrap_or_else(|| panic!("{} does not come in round {round}", tile.name()))
    }

    /// Gives a seat the start-player token; before phase 5 only.
    pub fn start(self, who: Who) -> Self {
        self.arrange(|state| state.start = Some(who.seat()))
    }

    pub fn coins(self, who: Who, coins: u16) -> Self {
        self.arrange(|state| state.players[who.seat()].coins = coins)
    }

    /// Gives a seat exactly these goods, besides those on the brasserie.
    pub fn goods<const N: usize>(self, who: Who, goods: [Good; N]) -> Self {
        self.arrange(|state| {
            let player = &mut state.players[who.seat()];
            let stored = player.stored.iter().flat_map(|(good, stored)| std::iter::repeat_n(good, stored.into()));
            player.goods = count(stored.chain(goods));
        })
    }

    /// Gives a seat a brasserie with exactly these goods; ordinary goods stay.
    pub fn brasserie<const N: usize>(self, who: Who, goods: [Good; N]) -> Self {
        self.arrange(|state| {
            let player = &mut state.players[who.seat()];
            player.places.insert(Brasserie);
            for &good in Good::ALL {
                let stored = goods.iter().filter(|other| **other == good).count() as u8;
                player.goods[good] = player.goods[good] - player.stored[good] + stored;
                player.stored[good] = stored;
            }
        })
    }

    /// Opens these order cards; the other spaces of the row hold the last cards.
    pub fn orders<const N: usize>(self, orders: [&str; N]) -> Self {
        let orders = orders.into_iter().map(named).collect();
        self.arrange(|state| state.orders = orders)
    }

    /// A seat has fulfilled these orders, and their goods have left the game.
    pub fn fulfilled<const N: usize>(self, who: Who, orders: [&str; N]) -> Self {
        let rows: Vec<_> = orders.map(|order| self.table.rules().orders[named::<Order>(order).index()]).to_vec();
        self.arrange(|state| {
            for row in rows {
                state.players[who.seat()].orders.insert(row.order);
                for &good in Good::ALL {
                    state.out.goods[good] += row.goods[good.index()];
                }
            }
        })
    }

    /// Puts these goods on an own brasserie, besides all others.
    pub fn stored<const N: usize>(self, who: Who, goods: [Good; N]) -> Self {
        self.arrange(|state| {
            let player = &mut state.players[who.seat()];
            player.places.insert(Brasserie);
            goods.iter().for_each(|&good| player.goods.put(good));
            player.stored = count(goods);
        })
    }

    /// Leaves this many of a good on the goods market; the others have left the game.
    pub fn goods_market(self, good: Good, left: u8) -> Self {
        self.arrange(|state| state.out.goods[good] += state.goods[good] - left)
    }

    /// Puts exactly these goods on a path.
    #[track_caller]
    pub fn path<const N: usize>(self, path: &str, goods: [Good; N]) -> Self {
        let path = named::<Path>(path);
        self.arrange(|state| {
            state.paths[path] = Default::default();
            goods.iter().for_each(|&good| state.paths[path].put(good));
        })
    }

    /// Puts exactly these followers on the market.
    pub fn market<const N: usize>(self, who: Who, followers: [Follower; N]) -> Self {
        self.arrange(|state| state.players[who.seat()].followers.market = count(followers))
    }

    /// Puts exactly these neutral followers into the bag; own followers are there unless they are elsewhere.
    pub fn bag<const N: usize>(self, who: Who, followers: [Follower; N]) -> Self {
        self.arrange(|state| state.players[who.seat()].followers.bag = count(followers))
    }

    /// Puts exactly these followers on the gunpowder tower.
    pub fn tower<const N: usize>(self, who: Who, followers: [Follower; N]) -> Self {
        self.arrange(|state| state.players[who.seat()].tower = count(followers))
    }

    /// Puts a follower on a space.
    #[track_caller]
    pub fn stand(self, who: Who, space: &str, follower: Follower) -> Self {
        let space = named::<Space>(space);
        let open = self.table.rules().layout.open_to(follower, stands_for(self.table.at(), who.seat(), follower, true));
        assert!(open.has(space), "{} may not stand on {}", follower.name(), space.name());
        self.arrange(|state| state.players[who.seat()].followers.spaces.put(space, Tile::Follower(follower)))
    }

    /// Puts followers on the spaces of a place, in their order.
    #[track_caller]
    pub fn at<const N: usize>(self, who: Who, place: Place, followers: [Follower; N]) -> Self {
        let number = |at: usize| format!("{}.{}", place.name(), at + 1);
        followers.into_iter().enumerate().fold(self, |scene, (at, follower)| scene.stand(who, &number(at), follower))
    }

    /// Activates these places with monks, who may replace any follower.
    #[track_caller]
    pub fn activated<const N: usize>(self, who: Who, places: [Place; N]) -> Self {
        let spaces = self.table.rules().layout.spaces_of(places.into_iter().collect::<Set<Place>>());
        let free = spaces.without(self.player(who).followers.spaces.taken());
        free.iter().fold(self, |scene, space| scene.stand(who, space.name(), Monk))
    }

    /// Puts technology on a space.
    #[track_caller]
    pub fn technology(self, who: Who, space: &str) -> Self {
        let space = named::<Space>(space);
        self.arrange(|state| state.players[who.seat()].followers.spaces.put(space, Tile::Technology))
    }

    /// Puts exactly these technology tiles beside the board.
    pub fn gears<const N: usize>(self, who: Who, gears: [Gear; N]) -> Self {
        self.arrange(|state| state.players[who.seat()].gears = count(gears))
    }

    /// Leaves this many technology tiles on the game board; the others have left the game.
    pub fn technology_left(self, left: u8) -> Self {
        self.arrange(|state| state.out.technology += state.technology - left)
    }

    /// Sets a marker on a follower track.
    pub fn track(self, who: Who, follower: Follower, step: u8) -> Self {
        self.arrange(|state| state.players[who.seat()].tracks[named::<Track>(follower.name())] = step)
    }

    pub fn development(self, who: Who, field: u8) -> Self {
        self.arrange(|state| state.players[who.seat()].development = field)
    }

    #[track_caller]
    pub fn merchant(self, who: Who, town: &str) -> Self {
        let town = named(town);
        self.arrange(|state| state.players[who.seat()].merchant = town)
    }

    /// Builds exactly these stations; none has left the game.
    #[track_caller]
    pub fn stations<const N: usize>(self, who: Who, towns: [&str; N]) -> Self {
        let towns: Set<Town> = towns.into_iter().map(named).collect();
        self.arrange(|state| {
            let player = &mut state.players[who.seat()];
            (player.stations, player.unbuilt) = (towns, 10 - towns.len());
        })
    }

    /// Leaves this many stations to be built; others have left the game.
    pub fn unbuilt(self, who: Who, stations: u8) -> Self {
        self.arrange(|state| state.players[who.seat()].unbuilt = stations)
    }

    /// Gives a seat exactly these place tiles. For one that is not in play another of its category is left out instead.
    pub fn places<const N: usize>(self, who: Who, places: [Place; N]) -> Self {
        let places: Set<Place> = places.into_iter().collect();
        self.arrange(|state| {
            loire::orleans::arrange::make_room(state, places);
            state.players[who.seat()].places = places;
        })
    }

    /// These place tiles have left the game.
    pub fn gone(self, places: impl IntoIterator<Item = Place>) -> Self {
        self.arrange(|state| places.into_iter().for_each(|place| state.out.places.insert(place)))
    }

    /// Leaves this many neutral followers on the game board; the others have left the game.
    pub fn supply(self, follower: Follower, left: u8) -> Self {
        let role = role(follower);
        self.arrange(|state| state.out.followers[role] += state.supply[role] - left)
    }

    /// Exactly these followers were sent to a deed.
    #[track_caller]
    pub fn deed<const N: usize>(self, deed: &str, followers: [Follower; N]) -> Self {
        let deed = named::<Deed>(deed);
        self.arrange(|state| state.deeds[deed] = count(followers.map(role)))
    }

    /// Gives a seat a citizen of the development track.
    #[track_caller]
    pub fn citizen(self, who: Who, citizen: &str) -> Self {
        let citizen = named::<Citizen>(citizen);
        self.arrange(|state| state.citizens[citizen] = Some(who.seat()))
    }

    /// Exactly these followers were sent to a deed or an intriguer of Trade & Intrigue, on its spaces from the left.
    #[track_caller]
    pub fn civic<const N: usize>(self, civic: &str, followers: [Follower; N]) -> Self {
        let spaces = followers.into_iter().enumerate();
        spaces.fold(self, |scene, (index, follower)| scene.sent(civic, index as u8 + 1, follower))
    }

    /// A follower was sent to this space of a deed or an intriguer; its good is back on the goods market.
    #[track_caller]
    pub fn sent(self, civic: &str, space: u8, follower: Follower) -> Self {
        let civic = named::<Civic>(civic);
        self.arrange(|state| state.civics[civic].0[usize::from(space) - 1] = Some(Spot::Sent(role(follower))))
    }

    /// The good of this space of a deed is back on the goods market.
    #[track_caller]
    pub fn bare(self, civic: &str, space: u8) -> Self {
        let civic = named::<Civic>(civic);
        self.arrange(|state| state.civics[civic].0[usize::from(space) - 1] = None)
    }
}
