// The player aid: what areas bring, now and later, and what each of one's own still needs.

import type { AidPart, AidRow } from '../game-view.js';
import * as glyphs from './art.js';
import { aidTexts } from './texts/player-aid.js';
import { texts } from './texts/index.js';
import type { Colour, Store } from './types.js';

/** A group of neighbouring spaces of one colour. */
interface Area {
  colour: Colour;
  spaces: number[];
}

export function aid(store: Store): AidPart[] {
  const t = aidTexts(store);
  const { areaPoints, phasePoints, phases } = store.look.printed;
  const { phase } = store.look.position;
  return [
    {
      title: t.areas,
      scale: areaPoints.map((points, i) => ({ head: String(i + 1), value: String(points) })),
    },
    {
      title: t.phases,
      scale: phases.map((name, i) => ({ head: name, value: `+${phasePoints[i]}`, now: name === phase })),
    },
    ...wanted(store),
  ];
}

/** The areas that are not full yet, those first that need least. */
function wanted(store: Store): AidPart[] {
  const t = aidTexts(store);
  const { estate, duchy } = store.look.position.players[store.mine]!;
  const { areaPoints, phasePoints, phases, numbers } = store.look.printed;
  const colours = store.look.printed.duchies.find(({ id }) => id === estate)?.colours;
  if (!colours) return [];
  const all = areasOf(colours, store.look.printed.neighbours);
  const open = all
    .map((area) => ({ ...area, empty: area.spaces.filter((space) => duchy[space] === null) }))
    .filter(({ empty }) => empty.length)
    .sort((a, b) => a.empty.length - b.empty.length || b.spaces.length - a.spaces.length);
  const now = phasePoints[phases.indexOf(store.look.position.phase)] ?? 0;
  const rows = open.map(
    ({ colour, spaces, empty }): AidRow => ({
      sign: glyphs.space(colour, 20, 20, 19),
      words: `${texts(store).colours[colour].name}: ${t.needs(empty.map((space) => numbers[space]!).sort(), spaces.length)}`,
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
