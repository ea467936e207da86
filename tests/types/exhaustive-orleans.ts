// Compiled, never run: every variant of every union of Orléans with its own fields. See exhaustive-burgundy.ts; the
// inner variants of modules are in exhaustive-trade-intrigue.ts.

import type { OrleansAction, OrleansAsk, OrleansDraw, OrleansEvent, OrleansOutcome, OrleansRefusal } from 'loire';

/** Accepts no value: any that arrives here was forgotten above. */
function forgotten(value: never): never {
  throw new Error(JSON.stringify(value));
}

export function ofAction(action: OrleansAction): string {
  switch (action.type) {
    case 'recall': return `${action.space}`;
    case 'draw': return `${action.count}`;
    case 'keep': return `${action.follower}`;
    case 'shelter': return `${action.follower}`;
    case 'plan': return `${action.follower} ${action.from} ${action.space}`;
    case 'install': return `${action.gear} ${action.space}`;
    case 'ready': return '';
    case 'use': return `${action.place}`;
    case 'recruit': return `${action.role}`;
    case 'travel': return `${action.by} ${action.from} ${action.to} ${action.take}`;
    case 'send': return `${action.from} ${action.role} ${action.deed} ${action.reward}`;
    case 'dose': return `${action.coins}`;
    case 'takePlace': return `${action.place}`;
    case 'decline': return '';
    case 'pass': return '';
    case 'shield': return '';
    case 'suffer': return '';
    case 'giveFood': return `${action.good}`;
    case 'payCoins': return '';
    case 'surrenderStation': return `${action.town}`;
    case 'surrenderFollower': return '';
    case 'surrenderStep': return '';
    case 'surrenderGood': return `${action.good}`;
    case 'surrenderPlace': return `${action.place}`;
    case 'surrenderGear': return `${action.gear}`;
    case 'surrenderInstalled': return `${action.space}`;
    case 'move': return `${action.way} ${action.from} ${action.to} ${action.take}`;
    case 'deliver': return `${action.order}`;
    case 'barter': return `${action.reward}`;
    case 'shieldWith': return `${action.good}`;
    case 'dispatch': return `${action.from} ${action.role} ${action.civic} ${action.space}`;
    case 'newEvents': return `${action.answer.type}`;
    case 'newDeeds': return `${action.answer.type}`;
    case 'intrigue': return `${action.answer.type}`;
    default: return forgotten(action);
  }
}

export function ofAsk(ask: OrleansAsk): string {
  switch (ask.type) {
    case 'recall': return '';
    case 'draw': return `${ask.most}`;
    case 'keep': return '';
    case 'shelter': return '';
    case 'plan': return '';
    case 'turn': return '';
    case 'sendMore': return `${ask.from}`;
    case 'placeTile': return '';
    case 'bathhouse': return `${ask.left}`;
    case 'install': return '';
    case 'shield': return '';
    case 'harvest': return `${ask.due}`;
    case 'torture': return `${ask.owed}`;
    case 'deliver': return '';
    case 'dispatchMore': return `${ask.from} ${ask.role} ${ask.except}`;
    case 'newEvents': return `${ask.ask.type}`;
    case 'newDeeds': return `${ask.ask.type}`;
    case 'intrigue': return `${ask.ask.type}`;
    default: return forgotten(ask);
  }
}

export function ofDraw(draw: OrleansDraw): string {
  switch (draw.type) {
    case 'pathGood': return `${draw.path}`;
    case 'removedGood': return '';
    case 'placeTile': return `${draw.category}`;
    case 'startSeat': return '';
    case 'hourglass': return '';
    case 'follower': return `${draw.seat}`;
    case 'bath': return `${draw.seat}`;
    case 'plague': return `${draw.seat}`;
    case 'torture': return `${draw.seat}`;
    case 'order': return '';
    case 'execution': return `${draw.seat}`;
    default: return forgotten(draw);
  }
}

export function ofOutcome(outcome: OrleansOutcome): string {
  switch (outcome.type) {
    case 'good': return `${outcome.good}`;
    case 'place': return `${outcome.place}`;
    case 'seat': return `${outcome.seat}`;
    case 'hourglass': return `${outcome.tile}`;
    case 'follower': return `${outcome.follower}`;
    case 'order': return `${outcome.order}`;
    default: return forgotten(outcome);
  }
}

export function ofEvent(event: OrleansEvent): string {
  switch (event.type) {
    case 'goodLaid': return `${event.path} ${event.good}`;
    case 'placeChosen': return `${event.place}`;
    case 'startPlayerDrawn': return `${event.seat}`;
    case 'roundStarted': return `${event.round}`;
    case 'hourglassTurned': return `${event.tile}`;
    case 'censusHeld': return `${event.first} ${event.last}`;
    case 'coinsGained': return `${event.seat} ${event.coins}`;
    case 'coinsPaid': return `${event.seat} ${event.coins}`;
    case 'followerRecalled': return `${event.seat} ${event.follower} ${event.space}`;
    case 'followerDrawn': return `${event.seat} ${event.follower}`;
    case 'followerKept': return `${event.seat} ${event.follower}`;
    case 'followerSheltered': return `${event.seat} ${event.follower}`;
    case 'followerPlanned': return `${event.seat} ${event.follower} ${event.space}`;
    case 'technologyInstalled': return `${event.seat} ${event.space}`;
    case 'planFixed': return `${event.seat}`;
    case 'placeUsed': return `${event.seat} ${event.place}`;
    case 'followerRecruited': return `${event.seat} ${event.role}`;
    case 'trackAdvanced': return `${event.seat} ${event.track} ${event.step}`;
    case 'developmentAdvanced': return `${event.seat} ${event.field}`;
    case 'goodGained': return `${event.seat} ${event.good}`;
    case 'technologyGained': return `${event.seat} ${event.gear}`;
    case 'placeTaken': return `${event.seat} ${event.place}`;
    case 'merchantMoved': return `${event.seat} ${event.path} ${event.to}`;
    case 'stationBuilt': return `${event.seat} ${event.town}`;
    case 'followerSent': return `${event.seat} ${event.role} ${event.deed}`;
    case 'citizenTaken': return `${event.seat} ${event.citizen}`;
    case 'actionEnded': return `${event.seat}`;
    case 'passed': return `${event.seat}`;
    case 'shielded': return `${event.seat} ${event.place}`;
    case 'foodGiven': return `${event.seat} ${event.good}`;
    case 'plagueStruck': return `${event.seat} ${event.follower} ${event.lost}`;
    case 'tortureBegan': return `${event.seat} ${event.owed}`;
    case 'stationSurrendered': return `${event.seat} ${event.town}`;
    case 'followerSurrendered': return `${event.seat} ${event.role}`;
    case 'stepSurrendered': return `${event.seat} ${event.field}`;
    case 'goodSurrendered': return `${event.seat} ${event.good}`;
    case 'placeSurrendered': return `${event.seat} ${event.place}`;
    case 'technologySurrendered': return `${event.seat} ${event.space}`;
    case 'debtLapsed': return `${event.seat} ${event.coins}`;
    case 'startPlayerChanged': return `${event.seat}`;
    case 'gameEnded': return '';
    case 'orderRevealed': return `${event.order}`;
    case 'orderDelivered': return `${event.seat} ${event.order}`;
    case 'goodStored': return `${event.seat} ${event.good}`;
    case 'bartered': return `${event.seat} ${event.reward}`;
    case 'followerDispatched': return `${event.seat} ${event.from} ${event.role} ${event.civic} ${event.space} ${event.sending}`;
    case 'civicCompleted': return `${event.seat} ${event.civic}`;
    case 'newEvents': return `${event.event.type}`;
    case 'newDeeds': return `${event.event.type}`;
    case 'intrigue': return `${event.event.type}`;
    default: return forgotten(event);
  }
}

export function ofRefusal(refusal: OrleansRefusal): string {
  switch (refusal.code) {
    case 'wrongAnswer': return '';
    case 'nobodyThere': return `${refusal.params.space}`;
    case 'tooManyRecalled': return `${refusal.params.most}`;
    case 'marketFull': return '';
    case 'tooMany': return `${refusal.params.most}`;
    case 'notDrawn': return `${refusal.params.follower}`;
    case 'notOnMarket': return `${refusal.params.follower}`;
    case 'notThere': return `${refusal.params.follower} ${refusal.params.store}`;
    case 'towerFull': return '';
    case 'marketOverfull': return `${refusal.params.over}`;
    case 'notYourPlace': return `${refusal.params.place}`;
    case 'spaceTaken': return `${refusal.params.space}`;
    case 'sameAs': return `${refusal.params.space}`;
    case 'unfit': return `${refusal.params.follower} ${refusal.params.space}`;
    case 'neutralOnly': return `${refusal.params.space}`;
    case 'monkOnly': return `${refusal.params.space}`;
    case 'mustPlaceMore': return '';
    case 'noGear': return '';
    case 'passFirst': return '';
    case 'noRoleThere': return `${refusal.params.space}`;
    case 'onlySpace': return `${refusal.params.space}`;
    case 'secondGear': return `${refusal.params.place}`;
    case 'farmerSpacesOnly': return `${refusal.params.space}`;
    case 'notActivated': return `${refusal.params.place}`;
    case 'noAction': return `${refusal.params.place}`;
    case 'sayMore': return `${refusal.params.place}`;
    case 'notItsAction': return `${refusal.params.place}`;
    case 'noneInSupply': return `${refusal.params.role}`;
    case 'goodMissing': return `${refusal.params.good}`;
    case 'noTechnology': return '';
    case 'trackEnd': return `${refusal.params.role}`;
    case 'barredNow': return `${refusal.params.role}`;
    case 'developmentEnd': return '';
    case 'merchantElsewhere': return `${refusal.params.town}`;
    case 'noPath': return `${refusal.params.from} ${refusal.params.to}`;
    case 'goodNotThere': return `${refusal.params.good}`;
    case 'townTaken': return `${refusal.params.town}`;
    case 'noStationLeft': return '';
    case 'notStandingThere': return `${refusal.params.role} ${refusal.params.place}`;
    case 'deedFull': return `${refusal.params.deed} ${refusal.params.role}`;
    case 'chooseReward': return `${refusal.params.deed}`;
    case 'noChoiceOfReward': return `${refusal.params.deed}`;
    case 'doseOutOfRange': return `${refusal.params.most}`;
    case 'tooFewCoins': return `${refusal.params.needed} ${refusal.params.owned}`;
    case 'notInStack': return `${refusal.params.place}`;
    case 'categoryOneOnly': return `${refusal.params.place}`;
    case 'noShield': return '';
    case 'notFood': return `${refusal.params.good}`;
    case 'notOwned': return `${refusal.params.good}`;
    case 'ownsFewer': return `${refusal.params.good} ${refusal.params.owned}`;
    case 'foodFirst': return '';
    case 'cannotSurrender': return '';
    case 'coinField': return '';
    case 'stopped': return `${refusal.params.place}`;
    case 'sentTogether': return `${refusal.params.civic}`;
    case 'noSuchSpace': return `${refusal.params.civic} ${refusal.params.space} ${refusal.params.role}`;
    case 'civicTaken': return `${refusal.params.civic} ${refusal.params.space}`;
    case 'likeAnother': return `${refusal.params.civic} ${refusal.params.space}`;
    case 'orderNotOpen': return `${refusal.params.order}`;
    case 'goodsShort': return `${refusal.params.good} ${refusal.params.needed}`;
    case 'notStored': return `${refusal.params.good}`;
    case 'notForHire': return `${refusal.params.role}`;
    case 'notTaught': return `${refusal.params.marker}`;
    case 'stepsDone': return `${refusal.params.marker}`;
    case 'notTheRecruit': return `${refusal.params.follower}`;
    case 'lessWouldDo': return `${refusal.params.good}`;
    case 'mustGiveEnough': return '';
    case 'outOfOrder': return '';
    case 'mustPlot': return `${refusal.params.civic}`;
    case 'notItsPlot': return `${refusal.params.civic}`;
    case 'noOpponent': return `${refusal.params.seat}`;
    case 'notThatGood': return `${refusal.params.seat} ${refusal.params.good}`;
    case 'sameGood': return `${refusal.params.good}`;
    case 'noStationThere': return `${refusal.params.seat} ${refusal.params.town}`;
    case 'noTechnologyThere': return `${refusal.params.space}`;
    case 'notOnBoard': return `${refusal.params.place}`;
    case 'notAhead': return `${refusal.params.seat} ${refusal.params.marker}`;
    case 'notOnList': return '';
    case 'overBid': return `${refusal.params.most}`;
    case 'emptyBribe': return '';
    default: return forgotten(refusal);
  }
}
