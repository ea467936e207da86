//! The words in states of Orléans.

/// Frequent words first. Bytes refer to them by index, so a word never moves and new ones go at the end.
pub const WORDS: &str = "
    grain cheese wine wool brocade type goods places orleans farmer step followers bath spaces bag coins development
    gears market merchant ownBoatman ownCraftsman ownFarmer ownTrader passed recalled stations tower tracks unbuilt
    seat ask technology scholar knight bathhouse game trader draw craftsman boatman monk planning path pathGood
    chinon~leBlanc briare~sancerre leMans-tours chatellerault-argentonSurCreuse saintAmandMontrond-nevers
    etampes-montargis agenda argentonSurCreuse-chateauroux bank bankTotal bathhouseSpace brewery cellar cheeseFactory
    citizens deeds drawOptional edition gunpowderTower hayrick herbGarden horseWagon hospital hourglasses
    laChatre-chateauroux laChatre-saintAmandMontrond laboratory leBlanc-chateauroux lenientBonus library
    loches-chateauroux loire office options out paths pharmacy placePool players position sacristy school seats setup
    shippingLine start supply tailorShop windmill winery woolManufacturer sancerre-bourges chartres-leMans
    chinon-chatellerault chinon~chatellerault sancerre~nevers bourges-nevers chateaudun-vendome
    leBlanc~argentonSurCreuse orleans-vierzon tours~montrichard argentonSurCreuse-laChatre orleans~briare tours~chinon
    vierzon~saintAmandMontrond bourges-saintAmandMontrond chartres-etampes montrichard-loches vierzon~bourges
    tours~loches vierzon-chateauroux chartres-chateaudun blois~tours montrichard~vierzon blois-vierzon leMans-vendome
    leMans-chateaudun vendome-blois montargis-briare any chateaudun-orleans action simultaneous chartres-orleans
    orleans-montargis orleans~blois pilgrimage plan endRound events draws later acting dealer drawn seed modules
    farmhouse.1 monastery.2 farmhouse.2 village.1 university.1 university.3 orders recall university.2 village.3
    ship.1 wagon.1 tradingDayA wagon.2 castle.3 incomeA plagueA taxesA village.2 castle.1 harvestA ship.2 castle.2
    guildhall.1 guildhall.2 income plagueB harvestB fillTowers pilgrimageB harvest civics taxesB incomeB tradingDayB
    turn plague taxes tradingDay navigation newDeeds brasserie sheepFarm silentium intrigue newEvents newPlaces
    tradingHouse harvestFestival removedGood sheepBreeding 2014 canalisation crusade monastery.1 development3 harvestC
    pilgrimageC both civicBoard education bonVoyage briare taxesC indulgence alchemy follower scriptorium.2 blois
    torture townHall.1 wedding category tradingDayC incomeC plagueC strike order11 placeTile furtherEducation
    scriptorium.1 order7 newHarvestB newIncome order16 excursion order12 I conference swindler cityWall coinTaxA
    torturer order9 chartres order21 tavern fishingGrounds order13 event defeatOfThePlague executioner goodsTax order3
    order23 sabotage traitor montargis papalConclave order1 ship.3 newHarvestA order20 order vierzon bookBurning
    order5 owed defect guildhall.3 saboteur newTradingDay chateaudun order19 order6 newPlague wagon.3 court arsonist
    amnesty order14 bribery inOrder peasantsLast coinTaxB order17 order2 order18 holiday taxCollector levies round
    startSeat order15 astronomy cathedral role tradingHouseTies development18 order4 order8 summons townRights II
    educationTracks harvestByLetter off pollTax six order10 newHarvestD boatmenGuild peaceTreaty peasantsRevolt spy
    technologyTax famine leviesStrict leMans research tithe good menu points town coinage laboratory.1
    woolManufacturer.2 bathhouses bathhouse.1 layGoods vendome winery.2 emptyTowers hayrick.1 library.2 winery.1
    actionEnded census hourglass order22 kidnapper laboratory.2 tours tailorShop.1 tailorShop.2 woolManufacturer.1 due
    pharmacy.1 placeTiles stored tables townHall.2 architecture architecture4 sheepFarm.1 bourges sacristy.1 towing
    farmerOnly free plot cheeseFactory.1 hospital.1 montrichard nevers actor library.1 saintAmandMontrond bribe
    sheepFarm.2 chateauroux etampes office.1 horseWagon.2 install loches windmill.1 chatellerault cheeseFactory.2
    development28 hospital.2 most argentonSurCreuse cellar.2 chinon keep leBlanc sancerre shippingLine.1 tavern.1
    victim civic civicCompleted gives shelter swindle takes tax
    bundle left pledge
";
