// Two browsers play by clicks through two nodes: both boards and the stored table have the same hash.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';

import * as loire from 'loire';

import { launchBrowser } from '../../scripts/browser.mjs';
import { buildHostPage } from '../../scripts/hosts.mjs';
import { anyOf, click } from '../helpers/hosts/click.mjs';
import { open, startCluster } from '../helpers/hosts/cluster.mjs';
import { until } from '../helpers/hosts/player.mjs';
import { chances } from '../helpers/values.mjs';

const isChaos = Boolean(process.env.LOIRE_CHAOS);
/** Max clicks of a game. */
const CLICKS = isChaos ? Infinity : 12;

const GAMES = {
  burgundy: { game: 'burgundy', seats: 2 },
  orleans: { game: 'orleans', seats: 2 },
  // The game could go on until a player ends it.
  stories: { game: 'stories', seats: 2, scenario: 'firstKingdom', options: { roundLimit: 8 } },
};

let cluster;
let browser;
before(async () => {
  browser = await launchBrowser();
  cluster = await startCluster(2, { page: await buildHostPage(), rate: 200 });
});
after(async () => {
  await browser?.close();
  await cluster?.stop();
});

/** What a page shows: its version and the hash of its board. */
const shown = async (tab) => {
  const { version, state } = await tab.evaluate(() => ({
    version: globalThis.table?.version,
    state: document.querySelector('loire-game')?.state,
  }));
  return { version, hash: state && loire.hash(state) };
};

/** The games that <loire-game> can show. */
const drawn = readdirSync(new URL('../../www/src/games', import.meta.url));

for (const [name, setup] of Object.entries(GAMES).filter(([name]) => drawn.includes(name))) {
  test(`${name}: two browsers play by clicks`, { timeout: isChaos ? 3_600_000 : 300_000 }, async () => {
    const { id, keys } = await open(cluster.nodes[0], setup);
    const complaints = [];
    const tabs = await Promise.all(
      keys.map(async (key, seat) => {
        const tab = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
        tab.on('pageerror', (error) => complaints.push(String(error.stack)));
        await tab.goto(`${cluster.nodes[seat].url}/#id=${id}&seat=${seat}&key=${key}`);
        return tab;
      }),
    );
    const { pick } = chances(1);
    const stored = async () => (await cluster.store.load(id)).saved;
    /** Waits until both pages show the stored table. */
    const inStep = async () => {
      const saved = await stored();
      const expected = { version: saved.version, hash: loire.hash(saved.state) };
      await until(
        async () =>
          (await Promise.all(tabs.map(shown))).every(
            (each) => each.version === expected.version && each.hash === expected.hash,
          ),
        `both boards at version ${expected.version}`,
        30,
        50,
      );
      return saved;
    };
    for (let clicks = 0; clicks < CLICKS; clicks++) {
      const { state, version } = await inStep();
      const turn = loire.turn(state);
      if (turn.type === 'over') break;
      const { seat } = pick(turn.asks);
      await click(tabs[seat], anyOf(state, seat, pick).notation);
      await until(async () => (await stored()).version > version, 'the click is stored', 30, 50);
    }
    const { state, entries } = await inStep();
    assert.ok([0, 1].every((seat) => entries.some((entry) => entry.seat === seat)) || !isChaos);
    assert.deepEqual(loire.validate(state), []);
    assert.deepEqual(complaints, []);

    // An undo on one board is an undo on the other.
    const undoing = tabs.map((tab) => tab.locator('loire-game [data-do=undo]:not([disabled])').first());
    for (const button of undoing) {
      if (!(await button.isVisible().catch(() => false))) continue;
      const { version } = await stored();
      await button.click();
      await until(async () => (await stored()).version > version, 'an undo is stored', 30, 50);
      await inStep();
      break;
    }
    await Promise.all(tabs.map((tab) => tab.context().close()));
  });
}
