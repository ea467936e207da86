// What happened, as lines of the log.

import { aTile, spaceName, tileName } from './labels.js';
import type { Event, Seat } from './types.js';
import { COLOURS } from './words.js';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** One line per event worth telling; rolls and start goods of one seat share a line. */
export function lines(events: readonly Event[], name: (seat: Seat) => string): string[] {
  const told: string[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    if (event.type === 'dieRolled' || event.type === 'startGoodDrawn') {
      const shown: (string | number)[] = [];
      let next: Event | undefined = event;
      while (next && next.type === event.type && 'seat' in next && next.seat === event.seat) {
        shown.push(next.type === 'dieRolled' ? next.face : (next as { good: string }).good);
        next = events[i + shown.length];
      }
      i += shown.length - 1;
      const verb = event.type === 'dieRolled' ? 'rolls' : 'starts with the goods';
      told.push(`${name(event.seat)} ${verb} ${list(shown)}.`);
      continue;
    }
    const line = one(event, name);
    if (line) told.push(line);
  }
  return told;
}

const list = (words: (string | number)[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function one(event: Event, name: (seat: Seat) => string): string | undefined {
  switch (event.type) {
    case 'startGoodDrawn': return `${name(event.seat)} starts with a ${event.good} good.`;
    case 'startPlayerDrawn': return `${name(event.seat)} is the start player.`;
    case 'boardDealt': return `${name(event.seat)} is dealt the board with duchies ${event.sides.join(' and ')}.`;
    case 'estateChosen': return `${name(event.seat)} chooses duchy ${event.duchy}.`;
    case 'phaseStarted': return `Phase ${event.phase} begins; the depots are filled.`;
    case 'tileLaidOut': return undefined;
    case 'roundGoodLaidOut': return undefined;
    case 'roundStarted': return `Round ${event.round}.`;
    case 'dieRolled': return `${name(event.seat)} rolls ${event.face}.`;
    case 'goodArrived': return `The white die shows ${event.depot}: a ${event.good} good arrives there.`;
    case 'turnStarted': return `${name(event.seat)}’s turn.`;
    case 'dieUsed': return `${name(event.seat)} uses a ${event.die}${event.chips ? ` and ${many(event.chips, 'worker chip')}` : ''}.`;
    case 'tileTaken': return `${name(event.seat)} takes ${aTile(event.tile)} from ${event.depot === null ? 'the black depot' : `depot ${event.depot}`}.`;
    case 'tileDiscarded': return `${name(event.seat)} gives up ${aTile(event.tile)}.`;
    case 'silverPaid': return `${name(event.seat)} pays ${event.silver} silver.`;
    case 'tilePlaced': return `${name(event.seat)} places ${aTile(event.tile)} on ${spaceName(event.space)}.`;
    case 'areaCompleted': return `${name(event.seat)} completes a ${COLOURS[event.colour].space} area of ${event.size}: ${many(event.points, 'point')}, and ${event.phasePoints} for the phase.`;
    case 'bonusTaken': return `${name(event.seat)} takes the ${event.large ? 'large' : 'small'} ${COLOURS[event.colour].name} bonus: ${many(event.points, 'point')}.`;
    case 'animalsScored': return `${name(event.seat)} scores ${many(event.points, 'point')} for animals.`;
    case 'watchtowerScored': return `${name(event.seat)} scores ${many(event.points, 'point')} for a ${tileName('watchtower')}.`;
    case 'goodsLoaded': return `${name(event.seat)} loads ${many(event.count, `${event.good} good`)} at depot ${event.depot}.`;
    case 'markerMoved': return `${name(event.seat)} moves to field ${event.field} of the turn order.`;
    case 'goodsSold': return `${name(event.seat)} sells ${many(event.count, `${event.good} good`)}: ${many(event.points, 'point')}.`;
    case 'chipsGained': return `${name(event.seat)} gains ${many(event.chips, 'worker chip')}.`;
    case 'silverGained': return `${name(event.seat)} gains ${event.silver} silver.`;
    case 'declined': return `${name(event.seat)} does without.`;
    case 'turnEnded': return `${name(event.seat)}’s turn ends.`;
    case 'gameEnded': return 'The game is over.';
  }
}
