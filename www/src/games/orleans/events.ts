// What happened, as lines of the log. Complete by type: a new kind of event fails to compile here.

import { deedTitle, followerName, goodName, happeningTitle, hourglassOf, pathOf, placeName, placeOfSpace, roleName, townName } from './names.js';
import type { Event, Seat } from './types.js';
import { CITIZENS, GEARS, HAPPENINGS } from './words.js';

type Name = (seat: Seat) => string;

/** One line per event worth telling; what one seat draws in a row shares a line. */
export function lines(events: readonly Event[], name: Name): string[] {
  const told: string[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    if (event.type === 'followerDrawn') {
      const drawn = [followerName(event.follower)];
      for (let next = events[i + 1]; next?.type === 'followerDrawn' && next.seat === event.seat; next = events[++i + 1]) {
        drawn.push(followerName(next.follower));
      }
      told.push(`${name(event.seat)} draws ${drawn.join(', ')}.`);
      continue;
    }
    const line = one(event, name);
    if (line) told.push(line);
  }
  return told;
}

const coins = (count: number): string => `${count} ${count === 1 ? 'coin' : 'coins'}`;

function one(event: Event, name: Name): string | undefined {
  switch (event.type) {
    case 'goodLaid': return undefined;
    case 'placeChosen': return `The ${placeName(event.place)} is in the game.`;
    case 'startPlayerDrawn': return `${name(event.seat)} is the start player.`;
    case 'roundStarted': return `Round ${event.round} of 18.`;
    case 'hourglassTurned': return hourglass(event.tile);
    case 'censusHeld': return census(event.first, event.last, name);
    case 'coinsGained': return `${name(event.seat)} gains ${coins(event.coins)}.`;
    case 'coinsPaid': return `${name(event.seat)} pays ${coins(event.coins)}.`;
    case 'followerRecalled': return `${name(event.seat)} takes the ${followerName(event.follower)} back from the ${placeName(placeOfSpace(event.space))}.`;
    case 'followerDrawn': return `${name(event.seat)} draws ${followerName(event.follower)}.`;
    case 'followerKept': return `${name(event.seat)} keeps the ${followerName(event.follower)}.`;
    case 'followerSheltered': return `${name(event.seat)} sends the ${followerName(event.follower)} to the tower.`;
    case 'followerPlanned': return `${name(event.seat)} plans: ${followerName(event.follower)} to the ${placeName(placeOfSpace(event.space))}.`;
    case 'technologyInstalled': return `${name(event.seat)} places technology in the ${placeName(placeOfSpace(event.space))}.`;
    case 'planFixed': return `${name(event.seat)} has planned.`;
    case 'placeUsed': return `${name(event.seat)} uses the ${placeName(event.place)}.`;
    case 'followerRecruited': return `${name(event.seat)} recruits a ${roleName(event.role)}.`;
    case 'trackAdvanced': return `${name(event.seat)} moves to step ${event.step} of the ${roleName(event.track)} track.`;
    case 'developmentAdvanced': return `${name(event.seat)} moves to field ${event.field} of the development track.`;
    case 'goodGained': return `${name(event.seat)} gains ${goodName(event.good)}.`;
    case 'technologyGained': return `${name(event.seat)} gains a ${GEARS[event.gear].name} tile.`;
    case 'placeTaken': return `${name(event.seat)} takes the ${placeName(event.place)}.`;
    case 'merchantMoved': return `${name(event.seat)}’s merchant goes by ${pathOf(event.path).way} to ${townName(event.to)}.`;
    case 'stationBuilt': return `${name(event.seat)} builds a station in ${townName(event.town)}.`;
    case 'followerSent': return `${name(event.seat)} sends a ${roleName(event.role)} to a deed: ${deedTitle(event.deed)}.`;
    case 'citizenTaken': return `${name(event.seat)} takes the citizen ${CITIZENS[event.citizen]}.`;
    case 'actionEnded': return undefined;
    case 'passed': return `${name(event.seat)} passes.`;
    case 'shielded': return `${name(event.seat)} is spared by the ${placeName(event.place)}.`;
    case 'foodGiven': return `${name(event.seat)} gives ${goodName(event.good)}.`;
    case 'plagueStruck': return `The plague draws ${name(event.seat)}’s ${followerName(event.follower)}, who ${event.lost ? 'is lost' : 'goes back into the bag'}.`;
    case 'tortureBegan': return `${name(event.seat)} owes ${coins(event.owed)} and cannot pay.`;
    case 'stationSurrendered': return `${name(event.seat)} gives up ${event.town === null ? 'a station not yet built' : `the station in ${townName(event.town)}`}.`;
    case 'followerSurrendered': return `${name(event.seat)} gives up a ${roleName(event.role)} from the bag.`;
    case 'stepSurrendered': return `${name(event.seat)} goes back to field ${event.field} of the development track.`;
    case 'goodSurrendered': return `${name(event.seat)} gives up ${goodName(event.good)}.`;
    case 'placeSurrendered': return `${name(event.seat)} gives up the ${placeName(event.place)}.`;
    case 'technologySurrendered': return `${name(event.seat)} gives up technology${event.space === null ? '' : ` in the ${placeName(placeOfSpace(event.space))}`}.`;
    case 'debtLapsed': return `${name(event.seat)} has nothing left to give; ${coins(event.coins)} of debt lapse.`;
    case 'startPlayerChanged': return `${name(event.seat)} is the next start player.`;
    case 'gameEnded': return 'The game is over.';
  }
}

function hourglass(tile: Extract<Event, { type: 'hourglassTurned' }>['tile']): string {
  const { happening, amount } = hourglassOf(tile);
  return `The hour glass shows ${happeningTitle(happening).toLowerCase()}: ${HAPPENINGS[happening].brings(amount)}.`;
}

function census(first: Seat | null, last: Seat | null, name: Name): string {
  const words = [
    ...(first === null ? [] : [`${name(first)} is alone in front`]),
    ...(last === null ? [] : [`${name(last)} alone at the back`]),
  ];
  return `Census: ${words.join(', ') || 'nobody gains or pays'}.`;
}
