// The emblems of the bag-building games at their real size, light and dark, without colour: each is visible on its disc
// and stays on it, each of its paths is visible, and those of one family differ.

import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';

import { build } from 'esbuild';

import { launchBrowser } from '../../scripts/browser.mjs';
import { root } from '../helpers/package.mjs';

/** Width of an emblem in pixels, and number of emblems in a row of the sheet. */
const [SIZE, ROW] = [24, 16];
/** Max distance from the middle of a drawing to the edge of its disc, in units of the grid. */
const RADIUS = 15;
/** Smallest difference of grey, of 256, that the eye sees at this size. */
const STEP = 40;
/** Min number of pixels: that stand out from the disc, that differ between two drawings, that each path draws. */
const [SEEN, APART, PATH] = [60, 80, 3];

/** Pairs of names in one family that may share a drawing: they mean one thing, or never occur side by side. */
const ALIKE = {
  deeds: [['alchemyA', 'alchemyB']],
  turns: [
    ['III', 'hunger'],
    ['VII', 'plague'],
    ['year', 'end'],
  ],
};

/** The emblems as the page draws them, on a separate page. */
const SCRIPT = `
  import { html, render, svg } from 'lit';
  import { emblem } from './src/art/shared.js';
  import { TILES } from './src/art/drawings.js';
  import { sheet } from './src/art/sheet.js';
  import { STORY_DEEDS, STORY_PLACES, STORY_TASKS, STORY_THINGS, TURNS } from './src/games/stories/emblems.js';
  import { CIVICS, DEEDS, HAPPENINGS, THINGS } from './src/games/bagbuilding/things.js';
  import { PLACES } from './src/games/orleans/place-emblems.js';
  import { LANDS, TOWNS } from './src/games/bagbuilding/towns.js';

  const drawings = { tile: TILES, town: TOWNS, land: LANDS, thing: { ...THINGS, ...STORY_THINGS } };

  window.families = {
    stories: { places: STORY_PLACES, deeds: STORY_DEEDS, tasks: STORY_TASKS, turns: TURNS },
    orleans: { places: PLACES, deeds: { ...DEEDS, ...CIVICS }, turns: HAPPENINGS },
  };
  window.show = (ids, size, row) => {
    const at = (i) => [(i % row) * 40 + 20, Math.floor(i / row) * 40 + 20];
    const [width, height] = [row * 40, Math.ceil(ids.length / row) * 40];
    const drawn = svg\`\${ids.map((id, i) => emblem(id, ...at(i), 19))}\`;
    const view = html\`<svg id="shown" viewBox="0 0 \${width} \${height}" width=\${(width / 40) * size}
      height=\${(height / 40) * size}>\${drawn}</svg>\`;
    render(html\`\${sheet(drawings)}\${view}\`, document.body);
  };
  /** Each drawing without each of its paths in turn, defined beside the originals. */
  window.without = (ids) => {
    window.show([], 1, 1);
    return ids.flatMap((id) =>
      [...document.getElementById(id).children].map((path, i) => {
        const copy = path.parentNode.cloneNode(true);
        copy.id = id + '-without-' + (i + 1);
        copy.children[i].remove();
        document.getElementById(copy.id) ?? path.parentNode.after(copy);
        return [id, copy.id];
      }),
    );
  };`;

let browser;
let tab;
let families;

before(async () => {
  const bundle = { contents: SCRIPT, resolveDir: join(root, 'www'), loader: 'ts' };
  const { outputFiles } = await build({ stdin: bundle, bundle: true, format: 'iife', write: false });
  const styles = ['tokens', 'drawings', 'bagbuilding'].map((name) => join(root, 'www', 'styles', `${name}.css`));
  const style = (await Promise.all(styles.map((file) => readFile(file, 'utf8')))).join('\n');
  browser = await launchBrowser();
  tab = await browser.newPage({ viewport: { width: 800, height: 600 } });
  await tab.setContent('<!doctype html><body class="stories">');
  await tab.addStyleTag({
    content: `${style}\nhtml { background: var(--linen); filter: grayscale(1) } body { margin: 0 }`,
  });
  await tab.addScriptTag({ content: outputFiles[0].text });
  families = await tab.evaluate(() => window.families);
});
after(() => browser?.close());

/** Every drawing that serves as an emblem. */
const every = () => [...new Set(Object.values(families).flatMap(Object.values).flatMap(Object.values))];

/**
 * The greys of every drawing at this size, each as a list of its pixels; LOIRE_SHEETS names a folder for the pictures.
 */
async function greys(ids, theme, name) {
  await tab.evaluate(
    ([ids, size, row, theme]) => {
      document.documentElement.dataset.theme = theme;
      window.show(ids, size, row);
    },
    [ids, SIZE, ROW, theme],
  );
  const picture = await tab.locator('#shown').screenshot();
  if (process.env.LOIRE_SHEETS) {
    const file = join(process.env.LOIRE_SHEETS, `${name}-${theme}.png`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);
  }
  return tab.evaluate(
    async ([url, count, size, row]) => {
      const image = await createImageBitmap(await (await fetch(url)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas.drawImage(image, 0, 0);
      return Array.from({ length: count }, (_, i) => {
        const { data } = canvas.getImageData((i % row) * size, Math.floor(i / row) * size, size, size);
        return Array.from({ length: size * size }, (_, pixel) => data[pixel * 4]);
      });
    },
    [`data:image/png;base64,${picture.toString('base64')}`, ids.length, SIZE, ROW],
  );
}

/** Number of pixels that differ visibly. */
const difference = (one, other) => one.filter((grey, i) => Math.abs(grey - other[i]) >= STEP).length;

for (const game of ['stories', 'orleans'])
  for (const theme of ['light', 'dark'])
    test(`${game}, ${theme}: every emblem is visible without colour and differs from the others`, async () => {
      const found = [];
      for (const [family, signs] of Object.entries(families[game])) {
        const ids = [...new Set(Object.values(signs))];
        // The last one is the empty disc.
        const shades = await greys([...ids, 'none'], theme, `${game}-${family}`);
        const disc = shades.pop();
        for (const [i, id] of ids.entries()) {
          const seen = difference(shades[i], disc);
          if (seen < SEEN) found.push(`${family}: ${id} is hardly visible (${seen} pixels)`);
          for (const [j, other] of ids.entries()) {
            const apart = j > i ? difference(shades[i], shades[j]) : Infinity;
            if (apart < APART) found.push(`${family}: ${id} and ${other} look the same (${apart} pixels differ)`);
          }
        }
      }
      assert.deepEqual(found, []);
    });

for (const theme of ['light', 'dark'])
  test(`${theme}: every path of an emblem is visible`, async () => {
    const ids = every();
    const without = await tab.evaluate((ids) => window.without(ids), ids);
    const whole = await greys(ids, theme, 'whole');
    const shades = await greys(
      without.map(([, id]) => id),
      theme,
      'without',
    );
    const found = without.flatMap(([id, part], i) => {
      const seen = difference(whole[ids.indexOf(id)], shades[i]);
      return seen < PATH ? [`${part}: ${seen}`] : [];
    });
    assert.deepEqual(found, []);
  });

test('no emblem is wider than its disc; a spire may rise above it', async () => {
  const wide = await tab.evaluate(
    ([ids, radius]) => {
      window.show([], 1, 1);
      return ids.filter((id) => {
        const { x, width } = document.getElementById(id).getBBox();
        return Math.max(-x, x + width) > radius;
      });
    },
    [every(), RADIUS],
  );
  assert.deepEqual(wide, []);
});

test('stories: two names share a drawing only where they cannot be confused', () => {
  for (const [family, signs] of Object.entries(families.stories)) {
    const names = Object.keys(signs);
    const shared = [...new Set(Object.values(signs))].map((id) => names.filter((name) => signs[name] === id));
    assert.deepEqual(
      shared.filter(({ length }) => length > 1),
      ALIKE[family] ?? [],
      family,
    );
  }
});
