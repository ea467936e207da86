// Compiled, never run: every variant of every union with its own fields. A missing variant, or a new one of the engine,
// does not compile; tests/node/types.test.mjs removes each line in turn to prove it.

import type { BurgundyAction, BurgundyAsk, BurgundyDraw, BurgundyEvent, BurgundyOutcome, BurgundyRefusal, Turn } from 'loire';

/** Accepts no value: any that arrives here was forgotten above. */
function forgotten(value: never): never {
  throw new Error(JSON.stringify(value));
}

export function ofTurn(turn: Turn): string {
  switch (turn.type) {
    case 'seats': return turn.asks.map(({ seat, ask }) => `${seat} ${ask.type}`).join();
    case 'chance': return turn.draw.type;
    case 'over': return '';
    default: return forgotten(turn);
  }
}

export function ofAction(action: BurgundyAction): string {
  switch (action.type) {
    case 'chooseEstate': return `${action.duchy} ${action.space}`;
    case 'takeTile': return `${action.die} ${action.depot} ${action.tile} ${action.discard}`;
    case 'placeTile': return `${action.die} ${action.tile} ${action.space}`;
    case 'sellGoods': return `${action.die} ${action.good}`;
    case 'takeChips': return `${action.die}`;
    case 'buyTile': return `${action.depot} ${action.tile} ${action.discard}`;
    case 'loadGoods': return `${action.depot} ${action.and}`;
    case 'keepGoods': return `${action.goods}`;
    case 'decline': return '';
    case 'endTurn': return '';
    default: return forgotten(action);
  }
}

export function ofAsk(ask: BurgundyAsk): string {
  switch (ask.type) {
    case 'estate': return '';
    case 'turn': return '';
    case 'castle': return '';
    case 'warehouse': return '';
    case 'carpenter': return '';
    case 'church': return '';
    case 'market': return '';
    case 'cityHall': return '';
    case 'ship': return '';
    case 'goods': return `${ask.depot} ${ask.and}`;
    default: return forgotten(ask);
  }
}

export function ofDraw(draw: BurgundyDraw): string {
  switch (draw.type) {
    case 'startGood': return `${draw.seat}`;
    case 'startSeat': return '';
    case 'board': return `${draw.seat}`;
    case 'depotTile': return `${draw.depot} ${draw.slot}`;
    case 'blackTile': return `${draw.slot}`;
    case 'roundGood': return '';
    case 'die': return `${draw.seat}`;
    case 'whiteDie': return '';
    default: return forgotten(draw);
  }
}

export function ofOutcome(outcome: BurgundyOutcome): string {
  switch (outcome.type) {
    case 'good': return `${outcome.good}`;
    case 'seat': return `${outcome.seat}`;
    case 'board': return `${outcome.pair}`;
    case 'tile': return `${outcome.tile}`;
    case 'die': return `${outcome.face}`;
    default: return forgotten(outcome);
  }
}

export function ofEvent(event: BurgundyEvent): string {
  switch (event.type) {
    case 'startGoodDrawn': return `${event.seat} ${event.good}`;
    case 'startPlayerDrawn': return `${event.seat}`;
    case 'boardDealt': return `${event.seat} ${event.sides}`;
    case 'estateChosen': return `${event.seat} ${event.duchy} ${event.space}`;
    case 'phaseStarted': return `${event.phase}`;
    case 'tileLaidOut': return `${event.depot} ${event.slot} ${event.tile}`;
    case 'roundGoodLaidOut': return `${event.good}`;
    case 'roundStarted': return `${event.round}`;
    case 'dieRolled': return `${event.seat} ${event.face}`;
    case 'goodArrived': return `${event.depot} ${event.good}`;
    case 'turnStarted': return `${event.seat}`;
    case 'dieUsed': return `${event.seat} ${event.die} ${event.chips}`;
    case 'tileTaken': return `${event.seat} ${event.depot} ${event.tile}`;
    case 'tileDiscarded': return `${event.seat} ${event.tile}`;
    case 'silverPaid': return `${event.seat} ${event.silver}`;
    case 'tilePlaced': return `${event.seat} ${event.tile} ${event.space}`;
    case 'areaCompleted': return `${event.seat} ${event.colour} ${event.size} ${event.points} ${event.phasePoints}`;
    case 'bonusTaken': return `${event.seat} ${event.colour} ${event.large} ${event.points}`;
    case 'animalsScored': return `${event.seat} ${event.points}`;
    case 'watchtowerScored': return `${event.seat} ${event.points}`;
    case 'goodsLoaded': return `${event.seat} ${event.depot} ${event.good} ${event.count}`;
    case 'markerMoved': return `${event.seat} ${event.field}`;
    case 'goodsSold': return `${event.seat} ${event.good} ${event.count} ${event.points}`;
    case 'chipsGained': return `${event.seat} ${event.chips}`;
    case 'silverGained': return `${event.seat} ${event.silver}`;
    case 'declined': return `${event.seat}`;
    case 'turnEnded': return `${event.seat}`;
    case 'gameEnded': return '';
    default: return forgotten(event);
  }
}

export function ofRefusal(refusal: BurgundyRefusal): string {
  switch (refusal.code) {
    case 'wrongAnswer': return '';
    case 'dieNeeded': return '';
    case 'noDieUsed': return '';
    case 'noSuchDie': return `${refusal.params.die}`;
    case 'tooFewChips': return `${refusal.params.needed} ${refusal.params.owned}`;
    case 'notInDepot': return `${refusal.params.depot} ${refusal.params.tile}`;
    case 'notInBlackDepot': return `${refusal.params.tile}`;
    case 'storageFull': return '';
    case 'discardNotNeeded': return '';
    case 'discardNotStored': return `${refusal.params.tile}`;
    case 'notStored': return `${refusal.params.tile}`;
    case 'spaceFilled': return `${refusal.params.space}`;
    case 'wrongColour': return `${refusal.params.space} ${refusal.params.colour}`;
    case 'notAdjacent': return `${refusal.params.space}`;
    case 'sameKindInCity': return `${refusal.params.tile} ${refusal.params.space}`;
    case 'nothingToSell': return `${refusal.params.good}`;
    case 'alreadyBought': return '';
    case 'tooLittleSilver': return `${refusal.params.needed} ${refusal.params.owned}`;
    case 'effectPending': return '';
    case 'needsKnowledge': return `${refusal.params.tile}`;
    case 'diceLeft': return `${refusal.params.dice}`;
    case 'notNeighbours': return `${refusal.params.depot} ${refusal.params.and}`;
    case 'notCanonical': return `${refusal.params.depot} ${refusal.params.and}`;
    case 'wrongBenefit': return `${refusal.params.tile}`;
    case 'wrongGoods': return `${refusal.params.count}`;
    case 'cannotDecline': return '';
    case 'notYourBoard': return `${refusal.params.duchy}`;
    case 'notACastleSpace': return `${refusal.params.space}`;
    default: return forgotten(refusal);
  }
}
