//! The arrangements of a scene of Orléans Stories.

use super::*;

impl Scene {
    /// Sets the round, and with it the year and the season of The King's Favor.
    #[track_caller]
    pub fn round(self, round: u16) -> Self {
        self.arrange(|state| state.round = round)
    }

    /// Sets the epoch of a seat in The First Kingdom.
    #[track_caller]
    pub fn epoch(self, who: Who, epoch: u8) -> Self {
        self.arrange(|state| state.kingdom.as_mut().unwrap().realms[who.seat()].epoch = epoch)
    }

    #[track_caller]
    pub fn coins(self, who: Who, coins: u16) -> Self {
        self.arrange(|state| state.players[who.seat()].coins = coins)
    }

    /// Gives a seat exactly these goods.
    #[track_caller]
    pub fn goods<const N: usize>(self, who: Who, goods: [(Good, u8); N]) -> Self {
        self.arrange(|state| {
            let stock = &mut state.players[who.seat()].goods;
            *stock = ByGood::default();
            goods.iter().for_each(|&(good, count)| stock[good] = count);
        })
    }

    #[track_caller]
    pub fn parked(self, who: Who, technology: u8) -> Self {
        self.arrange(|state| state.players[who.seat()].technology = technology)
    }

    /// Puts exactly these followers into the bag.
    #[track_caller]
    pub fn bag<const N: usize>(self, who: Who, followers: [(Follower, u8); N]) -> Self {
        self.arrange(|state| {
            let bag = &mut state.players[who.seat()].followers.bag;
            *bag = ByFollower::default();
            followers.iter().for_each(|&(follower, count)| bag[follower] = count);
        })
    }

    /// Puts exactly these followers on the green.
    #[track_caller]
    pub fn green<const N: usize>(self, who: Who, followers: [(Follower, u8); N]) -> Self {
        self.arrange(|state| {
            let green = &mut state.players[who.seat()].followers.market;
            *green = ByFollower::default();
            followers.iter().for_each(|&(follower, count)| green[follower] = count);
        })
    }

    /// Puts these tiles on the first spaces of a place, by their names: `"farmer farmer fisher"`.
    #[track_caller]
    pub fn on(self, who: Who, place: Place, tiles: &str) -> Self {
        self.arrange(|state| {
            let board = &mut state.players[who.seat()].followers.spaces;
            for (word, &space) in tiles.split(' ').zip(place.spaces()) {
                if word != "-" {
                    let tile: Tile = loire::wire::parse(word).unwrap();
                    board.put(space, tile);
                }
            }
        })
    }

    /// Gives a seat these place cards.
    #[track_caller]
    pub fn cards<const N: usize>(self, who: Who, cards: [Place; N]) -> Self {
        self.arrange(|state| cards.iter().for_each(|&card| state.players[who.seat()].cards.insert(card)))
    }

    /// Puts a seat's settlers on exactly these areas.
    #[track_caller]
    pub fn areas<const N: usize>(self, who: Who, areas: [Area; N]) -> Self {
        self.arrange(|state| {
            Area::ALL.iter().for_each(|&area| state.map[area].settlers.remove(who.seat()));
            areas.iter().for_each(|&area| state.map[area].settlers.insert(who.seat()));
        })
    }

    /// These areas show this land; the displaced land is swapped.
    #[track_caller]
    pub fn land<const N: usize>(self, land: Land, areas: [Area; N]) -> Self {
        self.arrange(|state| {
            for area in areas {
                let has = |other: &&Area| state.map[**other].land == Some(land) && !areas.contains(other);
                if state.map[area].land != Some(land) {
                    let other = *Area::ALL.iter().find(has).expect("enough tiles of this land");
                    state.map[other].land = state.map[area].land;
                    state.map[area].land = Some(land);
                }
            }
        })
    }

    /// Puts villages on these areas.
    #[track_caller]
    pub fn villages<const N: usize>(self, areas: [Area; N]) -> Self {
        self.arrange(|state| areas.iter().for_each(|&area| state.map[area].village = true))
    }

    /// Puts churches into these villages.
    #[track_caller]
    pub fn churches<const N: usize>(self, areas: [Area; N]) -> Self {
        self.arrange(|state| {
            areas.iter().for_each(|&area| (state.map[area].village, state.map[area].church) = (true, true))
        })
    }

    /// Puts a seat's fortresses on these areas.
    #[track_caller]
    pub fn fortresses<const N: usize>(self, who: Who, areas: [Area; N]) -> Self {
        self.arrange(|state| areas.iter().for_each(|&area| state.map[area].fortress = Some(who.seat())))
    }

    #[track_caller]
    pub fn fame(self, who: Who, fame: u8) -> Self {
        self.arrange(|state| state.players[who.seat()].fame = fame)
    }

    /// Offers this many of a tile.
    #[track_caller]
    pub fn offer<const N: usize>(self, tiles: [(Ware, u8); N]) -> Self {
        self.arrange(|state| tiles.iter().for_each(|&(ware, count)| state.market[ware] = count))
    }

    /// Offers only these tiles.
    #[track_caller]
    pub fn only_offer<const N: usize>(self, tiles: [(Ware, u8); N]) -> Self {
        self.arrange(|state| {
            state.market = ByWare::default();
            tiles.iter().for_each(|&(ware, count)| state.market[ware] = count);
        })
    }

    /// Lays this deed out, with these tiles on its fields: `"- fisher"`.
    #[track_caller]
    pub fn deed(self, deed: Deed, tiles: &str) -> Self {
        self.arrange(|state| {
            let [front, back] = deed.board().sides();
            state.deeds[front] = None;
            state.deeds[back] = None;
            let mut work = loire::stories::state::Fields::default();
            for (field, word) in tiles.split(' ').enumerate().filter(|(_, word)| !matches!(*word, "-" | "")) {
                work.put(field, loire::wire::parse(word).unwrap());
            }
            state.deeds[deed] = Some(work);
            if let (Some(kingdom), true) = (&mut state.kingdom, deed == Deed::Medicine) {
                kingdom.defeated.insert(Threat::Hunger);
            }
        })
    }

    /// Sets citizens and ticked fields of a seat, task by task.
    #[track_caller]
    pub fn tasks(self, who: Who, citizens: u8, ticks: [u8; 4]) -> Self {
        self.arrange(|state| {
            let realm = &mut state.kingdom.as_mut().unwrap().realms[who.seat()];
            (realm.citizens, realm.ticks) = (citizens, ticks);
        })
    }

    /// Sets the buildings of a seat: villages, fortresses, churches.
    #[track_caller]
    pub fn built(self, who: Who, [villages, fortresses, churches]: [u8; 3]) -> Self {
        self.arrange(|state| {
            state.players[who.seat()].built = loire::stories::state::Built { villages, fortresses, churches };
        })
    }

    /// A seat dropped out after this round.
    #[track_caller]
    pub fn out(self, who: Who, round: u16) -> Self {
        self.arrange(|state| state.players[who.seat()].out = Some(round))
    }

    #[track_caller]
    pub fn favourites(self, who: Who, favourites: u8) -> Self {
        self.arrange(|state| state.court.as_mut().unwrap().courtiers[who.seat()].favourites = favourites)
    }

    /// All seats pass until a seat is asked what to deliver.
    #[track_caller]
    pub fn all_pass(self) -> Self {
        let mut scene = self;
        for seat in scene.setup.seats.iter() {
            scene.table.play(seat, read::<Stories>("pass"), &mut |_| {}).unwrap();
        }
        scene
    }

    /// All seats pass until the round is over, and unload nothing.
    #[track_caller]
    pub fn end_round(mut self) -> Self {
        let round = self.table.state().round;
        while let Turn::Seats(asked) = self.table.turn() {
            let (seat, ask) = (asked[0].seat, asked[0].ask);
            let line = match ask {
                Ask::Acting(_) => "pass",
                Ask::Unloading(_) => "ready",
                Ask::Delivering(_) => "stop",
                _ => break,
            };
            if self.table.state().round != round {
                break;
            }
            let Scene { table, events, .. } = &mut self;
            table.play(seat, read::<Stories>(line), &mut |event| events.push(event)).unwrap();
            self.validate(line);
        }
        self
    }
}
