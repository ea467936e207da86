// The player aid: what areas score now and later, and what the seat's own areas still need.

import type { AidPart, AidRow } from '../game-view.js';
import * as glyphs from './art.js';
import { aidTexts } from './texts/player-aid.js';
import { texts } from './texts/index.js';
import type { Colour, Shown } from './types.js';

/** A group of neighbouring spaces of one colour. */
interface Area {
  colour: Colour;
  spaces: number[];
}

export function aid(session: Shown): AidPart[] {
  const t = aidTexts(session);
  const { areaPoints, phasePoints, phases } = session.look.printed;
  const { phase } = session.look.position;
  return [
    {
      title: t.areas,
      scale: areaPoints.map((points, i) => ({ head: String(i + 1), value: String(points) })),
    },
    {
      title: t.phases,
      scale: phases.map((name, i) => ({ head: name, value: `+${phasePoints[i]}`, now: name === phase })),
    },
    ...wanted(session),
  ];
}

/** The areas that are not full yet, those first that need least. */
function wanted(session: Shown): AidPart[] {
  const t = aidTexts(session);
  const { estate, duchy } = session.look.position.players[session.mine]!;
  const { areaPoints, phasePoints, phases, numbers } = session.look.printed;
  const colours = session.look.printed.duchies.find(({ id }) => id === estate)?.colours;
  if (!colours) return [];
  const all = areasOf(colours, session.look.printed.neighbours);
  const open = all
    .map((area) => ({ ...area, empty: area.spaces.filter((space) => duchy[space] === null) }))
    .filter(({ empty }) => empty.length)
    .sort((a, b) => a.empty.length - b.empty.length || b.spaces.length - a.spaces.length);
  const now = phasePoints[phases.indexOf(session.look.position.phase)] ?? 0;
  const rows = open.map(
    ({ colour, spaces, empty }): AidRow => ({
      sign: glyphs.space(colour, 20, 20, 19),
      words: `${texts(session).colours[colour].name}: ${t.needs(empty.map((space) => numbers[space]!).sort(), spaces.length)}`,
      value: `${areaPoints[spaces.length - 1]} + ${now}`,
    }),
  );
  return [{ title: t.mine, note: t.mineNote(all.length - open.length, all.length), rows }];
}

function areasOf(colours: readonly Colour[], neighbours: readonly (readonly number[])[]): Area[] {
  const seen = new Set<number>();
  return colours.flatMap((colour, first) => {
    if (seen.has(first)) return [];
    const spaces = [first];
    seen.add(first);
    for (const space of spaces)
      for (const next of neighbours[space]!)
        if (colours[next] === colour && !seen.has(next)) {
          seen.add(next);
          spaces.push(next);
        }
    return [{ colour, spaces }];
  });
}
