// Compiled, never run: every variant of every union of Orléans Stories with its own fields. See exhaustive-burgundy.ts.

import type { StoriesAction, StoriesAsk, StoriesDraw, StoriesEvent, StoriesOutcome, StoriesRefusal } from 'loire';

/** Accepts no value: any that arrives here was forgotten above. */
function forgotten(value: never): never {
  throw new Error(JSON.stringify(value));
}

export function ofAction(action: StoriesAction): string {
  switch (action.type) {
    case 'settle': return `${action.area}`;
    case 'recall': return `${action.space}`;
    case 'plan': return `${action.tile} ${action.space}`;
    case 'ready': return '';
    case 'expand': return `${action.place} ${action.area} ${action.from}`;
    case 'build': return `${action.place} ${action.area}`;
    case 'recruit': return `${action.place} ${action.follower}`;
    case 'takeCard': return `${action.card}`;
    case 'use': return `${action.place}`;
    case 'spend': return `${action.place} ${action.amount}`;
    case 'dispatch': return `${action.place} ${action.tile} ${action.to} ${action.mode}`;
    case 'pass': return '';
    case 'sell': return `${action.good}`;
    case 'buy': return `${action.good}`;
    case 'stop': return '';
    case 'deliver': return `${action.good}`;
    case 'stand': return `${action.follower} ${action.space}`;
    case 'return': return `${action.follower}`;
    case 'choose': return `${action.reward}`;
    case 'draw': return '';
    case 'decline': return '';
    case 'swap': return `${action.give} ${action.take} ${action.with}`;
    case 'sendBack': return `${action.of} ${action.space}`;
    case 'give': return `${action.good}`;
    case 'takeTile': return `${action.ware}`;
    case 'unload': return `${action.space}`;
    case 'payCoins': return '';
    case 'strike': return '';
    case 'strikeField': return `${action.task} ${action.field}`;
    default: return forgotten(action);
  }
}

export function ofAsk(ask: StoriesAsk): string {
  switch (ask.type) {
    case 'settle': return '';
    case 'recall': return '';
    case 'plan': return '';
    case 'turn': return '';
    case 'trade': return `${ask.left}`;
    case 'deliver': return `${ask.left}`;
    case 'place': return `${ask.keep}`;
    case 'transmute': return `${ask.fame} ${ask.coins}`;
    case 'draw': return '';
    case 'barter': return '';
    case 'raid': return '';
    case 'feed': return `${ask.left}`;
    case 'pick': return `${ask.space}`;
    case 'pickCard': return `${ask.space}`;
    case 'unload': return '';
    case 'payFood': return `${ask.left}`;
    case 'payValue': return `${ask.left}`;
    case 'wild': return '';
    default: return forgotten(ask);
  }
}

export function ofDraw(draw: StoriesDraw): string {
  switch (draw.type) {
    case 'land': return `${draw.area}`;
    case 'startSeat': return '';
    case 'follower': return `${draw.seat}`;
    case 'toPlace': return `${draw.seat}`;
    case 'loss': return `${draw.seat} ${draw.neverBelow}`;
    default: return forgotten(draw);
  }
}

export function ofEvent(event: StoriesEvent): string {
  switch (event.type) {
    case 'landLaid': return `${event.area} ${event.land}`;
    case 'startPlayer': return `${event.seat}`;
    case 'settled': return `${event.seat} ${event.area}`;
    case 'roundStarted': return `${event.round}`;
    case 'seasonStarted': return `${event.season}`;
    case 'tilesArrived': return `${event.ware} ${event.count}`;
    case 'narrated': return `${event.card}`;
    case 'followerRecalled': return `${event.seat} ${event.follower} ${event.space}`;
    case 'followerDrawn': return `${event.seat} ${event.follower}`;
    case 'planned': return `${event.seat} ${event.tile} ${event.space}`;
    case 'passed': return `${event.seat}`;
    case 'executed': return `${event.seat} ${event.place}`;
    case 'coinsGained': return `${event.seat} ${event.coins}`;
    case 'coinsPaid': return `${event.seat} ${event.coins}`;
    case 'goodsGained': return `${event.seat} ${event.good} ${event.count}`;
    case 'goodSpent': return `${event.seat} ${event.good}`;
    case 'technologyGained': return `${event.seat}`;
    case 'followerGained': return `${event.seat} ${event.follower}`;
    case 'followerLost': return `${event.seat} ${event.follower}`;
    case 'cardTaken': return `${event.seat} ${event.card}`;
    case 'entered': return `${event.seat} ${event.area} ${event.from}`;
    case 'displaced': return `${event.seat} ${event.area}`;
    case 'built': return `${event.seat} ${event.building} ${event.area}`;
    case 'fameGained': return `${event.seat} ${event.fame}`;
    case 'delivered': return `${event.seat} ${event.good}`;
    case 'dispatched': return `${event.seat} ${event.tile} ${event.to} ${event.mode}`;
    case 'deedCompleted': return `${event.seat} ${event.deed}`;
    case 'deedLaidOut': return `${event.deed}`;
    case 'swapped': return `${event.seat} ${event.give} ${event.take} ${event.with}`;
    case 'sentBack': return `${event.seat} ${event.follower} ${event.space}`;
    case 'unloaded': return `${event.seat} ${event.tile} ${event.space}`;
    case 'citizensStruck': return `${event.seat} ${event.count}`;
    case 'fieldTicked': return `${event.seat} ${event.task} ${event.field}`;
    case 'epochEntered': return `${event.seat} ${event.epoch}`;
    case 'threatDefeated': return `${event.threat}`;
    case 'yearJudged': return `${event.seat} ${event.missed} ${event.favourites}`;
    case 'eliminated': return `${event.seat}`;
    case 'yearStarted': return `${event.year}`;
    case 'gameEnded': return '';
    default: return forgotten(event);
  }
}

export function ofOutcome(outcome: StoriesOutcome): string {
  switch (outcome.type) {
    case 'land': return `${outcome.land}`;
    case 'seat': return `${outcome.seat}`;
    case 'follower': return `${outcome.follower}`;
    default: return forgotten(outcome);
  }
}

export function ofRefusal(refusal: StoriesRefusal): string {
  switch (refusal.code) {
    case 'wrongAnswer': return '';
    case 'noStartVillage': return `${refusal.params.area}`;
    case 'settled': return `${refusal.params.area}`;
    case 'tooManyRecalled': return `${refusal.params.most}`;
    case 'greenFull': return '';
    case 'nobodyThere': return `${refusal.params.space}`;
    case 'sameAs': return `${refusal.params.space}`;
    case 'notThere': return `${refusal.params.tile}`;
    case 'notYourSpace': return `${refusal.params.space}`;
    case 'notYourPlace': return `${refusal.params.place}`;
    case 'spaceTaken': return `${refusal.params.space}`;
    case 'monkOnly': return `${refusal.params.space}`;
    case 'unfit': return `${refusal.params.tile} ${refusal.params.space}`;
    case 'sameKind': return `${refusal.params.tile}`;
    case 'noCoinsThere': return `${refusal.params.space}`;
    case 'noSuchSum': return `${refusal.params.coins}`;
    case 'oneFollowerSpace': return `${refusal.params.place}`;
    case 'onlySpace': return `${refusal.params.space}`;
    case 'noTechnologyThere': return `${refusal.params.place}`;
    case 'nobodyToReplace': return `${refusal.params.space}`;
    case 'secondTechnology': return `${refusal.params.place}`;
    case 'noAction': return `${refusal.params.place}`;
    case 'notActivated': return `${refusal.params.place}`;
    case 'forbidden': return `${refusal.params.place}`;
    case 'sayMore': return `${refusal.params.place}`;
    case 'notInPlay': return `${refusal.params.area}`;
    case 'alreadyYours': return `${refusal.params.area}`;
    case 'outOfReach': return `${refusal.params.area}`;
    case 'reserveLeft': return `${refusal.params.settlers}`;
    case 'reserveEmpty': return '';
    case 'noSettlerThere': return `${refusal.params.area}`;
    case 'foreignFortress': return `${refusal.params.area}`;
    case 'protected': return `${refusal.params.area}`;
    case 'tooFewKnights': return `${refusal.params.needed} ${refusal.params.knights}`;
    case 'notControlled': return `${refusal.params.area}`;
    case 'noLand': return `${refusal.params.area}`;
    case 'noVillage': return `${refusal.params.area}`;
    case 'notAlone': return `${refusal.params.area}`;
    case 'hasFortress': return `${refusal.params.area}`;
    case 'hasChurch': return `${refusal.params.area}`;
    case 'noneLeft': return `${refusal.params.building}`;
    case 'notRecruitedThere': return `${refusal.params.place} ${refusal.params.follower}`;
    case 'notOnOffer': return `${refusal.params.ware}`;
    case 'cardNotOut': return `${refusal.params.card}`;
    case 'categoryClosed': return `${refusal.params.card}`;
    case 'wrongAmount': return `${refusal.params.least} ${refusal.params.most}`;
    case 'tooFewCoins': return `${refusal.params.needed} ${refusal.params.owned}`;
    case 'notInStock': return `${refusal.params.good}`;
    case 'bagEmpty': return '';
    case 'noCitizensLeft': return '';
    case 'notDrawn': return `${refusal.params.follower}`;
    case 'thereIsRoom': return `${refusal.params.follower}`;
    case 'noFood': return `${refusal.params.good}`;
    case 'notDelivered': return `${refusal.params.good}`;
    case 'notOfThisBonus': return `${refusal.params.ware}`;
    case 'notLoaded': return `${refusal.params.place} ${refusal.params.tile}`;
    case 'deedNotOut': return `${refusal.params.deed}`;
    case 'noField': return `${refusal.params.tile} ${refusal.params.to}`;
    case 'wrongMode': return `${refusal.params.to} ${refusal.params.mode}`;
    case 'noAdvancing': return `${refusal.params.deed}`;
    case 'noEpochs': return '';
    case 'alreadyAdvanced': return '';
    case 'lastEpoch': return '';
    case 'conditionMissed': return `${refusal.params.epoch}`;
    case 'cannotPay': return `${refusal.params.epoch}`;
    case 'noOpponent': return `${refusal.params.seat}`;
    case 'sameGood': return `${refusal.params.good}`;
    case 'noFields': return `${refusal.params.task}`;
    case 'fieldNotOpen': return `${refusal.params.task} ${refusal.params.field}`;
    case 'nothingToUnload': return `${refusal.params.space}`;
    case 'sayWhere': return '';
    case 'onlyPlace': return `${refusal.params.place}`;
    default: return forgotten(refusal);
  }
}
