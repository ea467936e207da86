// Compiled, never run: every variant of every union of Trade & Intrigue with its own fields. See
// exhaustive-burgundy.ts.

import type {
  OrleansIntrigueAction,
  OrleansIntrigueAsk,
  OrleansIntrigueEvent,
  OrleansNewDeedsAction,
  OrleansNewDeedsAsk,
  OrleansNewDeedsEvent,
  OrleansNewEventsAction,
  OrleansNewEventsAsk,
  OrleansNewEventsEvent,
  OrleansPlot,
} from 'loire';

/** Accepts no value: any that arrives here was forgotten above. */
function forgotten(value: never): never {
  throw new Error(JSON.stringify(value));
}

export function ofNewEventsAction(answer: OrleansNewEventsAction): string {
  switch (answer.type) {
    case 'hire': return `${answer.role}`;
    case 'educate': return `${answer.marker}`;
    case 'study': return `${answer.good}`;
    case 'levy': return `${answer.grain} ${answer.cheese} ${answer.wine} ${answer.wool} ${answer.brocade}`;
    case 'return': return '';
    case 'starve': return `${answer.role} ${answer.from}`;
    case 'starveAt': return `${answer.space}`;
    default: return forgotten(answer);
  }
}

export function ofNewEventsAsk(ask: OrleansNewEventsAsk): string {
  switch (ask.type) {
    case 'indulgence': return '';
    case 'education': return '';
    case 'bonVoyage': return '';
    case 'furtherEducation': return '';
    case 'defect': return '';
    case 'levies': return '';
    case 'summons': return '';
    case 'famine': return `${ask.left} ${ask.after}`;
    case 'amnesty': return `${ask.role}`;
    default: return forgotten(ask);
  }
}

export function ofNewEventsEvent(event: OrleansNewEventsEvent): string {
  switch (event.type) {
    case 'followerHired': return `${event.seat} ${event.role}`;
    case 'goodGiven': return `${event.seat} ${event.good}`;
    case 'technologyReturned': return `${event.seat} ${event.space}`;
    case 'merchantReturned': return `${event.seat}`;
    case 'followerStarved': return `${event.seat} ${event.role}`;
    case 'booksBurned': return `${event.seat} ${event.field}`;
    case 'farmerDismissed': return `${event.seat} ${event.space}`;
    default: return forgotten(event);
  }
}

export function ofNewDeedsAction(answer: OrleansNewDeedsAction): string {
  switch (answer.type) {
    case 'putBack': return `${answer.follower}`;
    case 'takeGear': return '';
    case 'build': return '';
    default: return forgotten(answer);
  }
}

export function ofNewDeedsAsk(ask: OrleansNewDeedsAsk): string {
  switch (ask.type) {
    case 'alchemy': return `${ask.most} ${ask.from}`;
    case 'transmute': return '';
    case 'court': return '';
    case 'freeBath': return `${ask.left}`;
    case 'tow': return '';
    case 'navigate': return '';
    case 'build': return '';
    default: return forgotten(ask);
  }
}

export function ofNewDeedsEvent(event: OrleansNewDeedsEvent): string {
  switch (event.type) {
    case 'goodLaid': return `${event.civic} ${event.space} ${event.good}`;
    case 'followerPutBack': return `${event.seat} ${event.follower}`;
    case 'courtFavoured': return `${event.seat} ${event.place}`;
    default: return forgotten(event);
  }
}

export function ofPlot(plot: OrleansPlot): string {
  switch (plot.type) {
    case 'swindle': return `${plot.takes} ${plot.stored} ${plot.gives}`;
    case 'burn': return '';
    case 'kidnap': return '';
    case 'torture': return '';
    case 'execute': return '';
    case 'sabotage': return `${plot.space}`;
    case 'spy': return `${plot.space}`;
    case 'tax': return '';
    case 'betray': return `${plot.marker}`;
    default: return forgotten(plot);
  }
}

export function ofIntrigueAction(answer: OrleansIntrigueAction): string {
  switch (answer.type) {
    case 'plot': return `${answer.victim} ${answer.plot.type}`;
    case 'offer': return '';
    case 'pledge': return `${answer.count}`;
    case 'bribe': return `${answer.coins} ${answer.good}`;
    case 'accept': return '';
    case 'takeGood': return `${answer.good}`;
    case 'rebuild': return '';
    default: return forgotten(answer);
  }
}

export function ofIntrigueAsk(ask: OrleansIntrigueAsk): string {
  switch (ask.type) {
    case 'target': return `${ask.civic}`;
    case 'bribe': return `${ask.actor} ${ask.plot.type}`;
    case 'pledge': return `${ask.actor} ${ask.plot.type} ${ask.bundle.coins} ${ask.good}`;
    case 'bribed': return `${ask.victim} ${ask.plot.type} ${ask.bundle.coins}`;
    case 'loot': return '';
    case 'rebuild': return '';
    default: return forgotten(ask);
  }
}

export function ofIntrigueEvent(event: OrleansIntrigueEvent): string {
  switch (event.type) {
    case 'plotted': return `${event.seat} ${event.victim} ${event.plot.type}`;
    case 'bribeOffered': return `${event.seat} ${event.to} ${event.bundle.coins}`;
    case 'bribeAccepted': return `${event.seat} ${event.from} ${event.bundle.coins}`;
    case 'bribeRefused': return `${event.seat} ${event.from}`;
    case 'goodsSwapped': return `${event.seat} ${event.victim} ${event.takes} ${event.gives}`;
    case 'stationBurned': return `${event.seat} ${event.victim} ${event.town}`;
    case 'merchantKidnapped': return `${event.seat} ${event.victim}`;
    case 'followerExecuted': return `${event.seat} ${event.follower} ${event.lost}`;
    case 'followerSabotaged': return `${event.seat} ${event.victim} ${event.space}`;
    case 'technologyStolen': return `${event.seat} ${event.victim} ${event.space}`;
    case 'coinsCollected': return `${event.seat} ${event.victim} ${event.coins}`;
    case 'betrayed': return `${event.seat} ${event.victim} ${event.marker} ${event.spared}`;
    default: return forgotten(event);
  }
}
