//! The words in states of Orléans Stories.

/// Frequent words first. Bytes refer to them by index, so a word never moves and new ones go at the end.
pub const WORDS: &str = "
    land farmer type fisher phase craftsman trader technology fish lake field settlers grain wood fame step market
    cards village forest coins followers bread fortresses bag goods reserve spaces pasture hill seat ask passed game
    stories cheese scholar knight wine monk gate.1 citizens wool brocade draw epoch booklet favourites aside gate.2 I
    ticks fortress coins2 churches round plan coins3 storage confidence name barter L01 L02 L03 L04 L05 L06 L07 L08
    L09 L10 L11 L12 L13 L14 L15 agenda bakery bathhouse brewery countyFair dairy deeds favouriteTiles fishingHut
    gunpowderTower hayrick herbGarden hostel library loire map marketHall masonsLodge mint options players position
    pub scenario school seats setup start tailor taxOffice watchtower winepress winery woolMill amount per territory.1
    end unload threeFieldFarming church effect bonus categories house number effects alchemyA drawn dealer seed
    village.1 cottage.1 mill.1 II M01 M02 M03 M04 M05 M06 M07 M08 feedingThePoor village.2 village.3 estate.1 act
    castle area controlledVillage laboratory university mill.2 draws firstKingdom foodDepot grove kingdom parlatory
    realms told tradingBoat court courtiers kingsFavor territory.3 buildersYard.1 market.1 monastery estate.2
    cottage.2 market.2 turn buildersYard.2 III D01 D02 D03 D04 D05 D06 territory.2 spring recall villages fields id
    likely ropery.1 hunger built alchemyB recalled forbidden control defeated medicine follower coins4 roundLimit
    fortress.2 settle castle.2 unloads neverBelow controlledChurch epochs firstCitizens malus special tables unlock
    until university.1 areas lawOfInheritance castle.1 laboratory.1 castle.3 university.2 church.2 university.3
    monastery.2 out Baptistery Delegation Expansion Famine Harbour Peace Plague Science Settling Trade Well baptistery
    controlledField controlledFieldOrLake controlledLake cottage delegation delivery estate food harbour mill
    ownFortress peace plague protected safetyValve taskSheet tasks territory twoControlledAreas wealth well IV
    church.3 setUp startSeat V pub.1 clearEliminated fortress.1 reentry startTilesFrom strictGoodsOnSpaces
    techNeedsTwoFollowerSpaces coins5 dairy.1 bathhouse.1 brewery.1 VI bakery.1 monastery.1 VII complete deed
    fishingHut.1 hayrick.1 advanced laboratory.2 autumn orphanage place VIII keep left woolMill.2 gunpowderTower.1
    gunpowderTower.2 grove.1 entry feed leagueOfKnights dairy.2 clear trade mayDraw transmute countyFair.1 loss
    pickCard space library.1 placeDrawn toPlace woolMill.1 library.2 earlier conditionsMustHold
";
