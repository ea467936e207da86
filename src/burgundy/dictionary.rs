//! The words in states of The Castles of Burgundy.

/// Frequent words first. States as bytes refer to a word by its index, so words never move and new ones go at the end.
pub const WORDS: &str = "
    goods ship castle type tiles round mine 1 step pink market purple red carpenter orange boardingHouse brown
    watchtower church bank turquoise warehouse cityHall estate chips dice duchy points silver sold storage seat cow3
    sales sheep3 chicken3 pig3 burgundy game setup chicken4 sheep4 cow4 pig4 draw areas phases pair cow2 pig2 chicken2
    sheep2 ask animals whiteDie bonuses phase startTurn 2 8 agenda black blackSupply boardPairs bought buyDuringAction
    depots hiddenGoods loire options players position removed roundGoods scoreStartArea seats supply t1 t10 t11 t12
    t13 t14 t15 t16 t17 t18 t19 t2 t20 t21 t22 t23 t24 t25 t26 t3 t4 t5 t6 t7 t8 t8BoostsFreeShift t9 tieBreak track 6
    4 7 3 income 9 5 mostEmpty turn watchtowers slot dealer drawn seed die basic blackTile roundGood advancedOpen
    advancedSecret A depot depotTile startGood E B C D 2019-11f 2019-11b 2019-11d SE-8 2019-2 fewestEmpty 2019-11a
    2019-11c SE-4 2019-11e startSeat boards
";
