// One finger on a phone: sends taps and swipes as touch events, and can play a whole game.

import assert from 'node:assert/strict';

/** The screen of a phone held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en' };

/** Attempts to touch an element before giving up. */
const TRIES = 12;

/** A finger on this tab; mouse and keyboard must stay unused. */
export async function fingerOn(tab) {
  const devtools = await tab.context().newCDPSession(tab);
  const touch = (type, ...touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await tab.evaluate(() => {
    window.others = [];
    window.clicks = 0;
    addEventListener('click', () => window.clicks++, { capture: true });
    const note = ({ type, pointerType = '' }) =>
      pointerType !== 'touch' && window.others.push(`${type} ${pointerType}`);
    for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, note, { capture: true });
  });

  /** Taps once, or several times without a pause; the page receives each tap as a click, a moment later. */
  const tap = async ({ x, y }, times = 1) => {
    for (let count = 0; count < times; count++) {
      await touch('touchStart', { x, y });
      await touch('touchEnd');
    }
    await tab.evaluate(async (times) => {
      for (let waited = 0; window.clicks < times && waited < 600; waited++) await new Promise(requestAnimationFrame);
      window.clicks = 0;
    }, times);
  };

  /** Puts the finger down at a point, drags the content by some pixels, and lifts it once the content rests. */
  const swipe = async ({ x, y }, { across, down }) => {
    const frame = () => tab.evaluate(() => new Promise(requestAnimationFrame));
    // The first pixels distinguish a swipe from a tap and move nothing.
    const [startX, startY] = [16 * Math.sign(across), 16 * Math.sign(down)];
    await touch('touchStart', { x, y });
    for (const part of [0, 0.3, 0.6, 1, 1]) {
      await touch('touchMove', { x: x + startX + part * across, y: y + startY + part * down });
      await frame();
    }
    await touch('touchEnd');
    await frame();
  };

  /** Taps an element, after swiping to it; returns whether it could be tapped. */
  const press = async (selector) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await tab.evaluate(whereabouts, selector);
      if (!found) return false;
      if (found.tap) {
        await tap(found.tap);
        return true;
      }
      await swipe(found.from, found.by);
    }
    return false;
  };

  /** Spreads two fingers, each by this many pixels. */
  const spread = async ({ x, y }, by) => {
    const fingers = (apart) => [-1, 1].map((side, id) => ({ x: x + side * apart, y, id }));
    await touch('touchStart', ...fingers(20));
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', ...fingers(20 + part * by));
    await touch('touchEnd');
  };

  return {
    press,
    tap,
    swipe,
    spread,
    must: async (selector) => assert.ok(await press(selector), `${selector} cannot be touched`),
    /** Fails if mouse or keyboard were used. */
    alone: async () => assert.deepEqual(await tab.evaluate(() => window.others), []),
  };
}

/**
 * In the page: the point at which to tap the first of these elements, or the swipe that leads there. `undefined` if
 * none can be reached by swiping.
 */
function whereabouts(selector) {
  const isWithin = ({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const middleOf = (element) => {
    // A piece is tapped on its outline, since its other parts may stick out.
    const outline = element.matches('[data-piece]') && element.querySelector('.edge');
    const { left, top, width, height } = (outline || element).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width, height };
  };
  const seen = [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[hidden]'))
    .map((element) => ({ element, ...middleOf(element) }))
    .filter(({ width, height }) => width > 0 && height > 0);
  // In its middle, or beside what covers it: a good on a road is a piece of its own.
  const PARTS = [0.5, 0.3, 0.7, 0.15, 0.85];
  for (const { element, x, y, width, height } of seen)
    for (const across of PARTS)
      for (const down of PARTS) {
        const point = { x: x + (across - 0.5) * width, y: y + (down - 0.5) * height };
        if (isWithin(point) && element.contains(document.elementFromPoint(point.x, point.y))) return { tap: point };
      }
  const [away] = seen;
  if (!away) return undefined;
  // What has to be scrolled, from the whole page to the nearest box; picks the first that brings the element nearer.
  const boxes = [];
  for (let box = away.element.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflow) && box !== document.body) boxes.unshift(box);
  const bar = document.querySelector('loire-actions .bar')?.getBoundingClientRect();
  const isOver = Boolean(away.element.closest('.drawer, .bar, dialog'));
  const seenPart = { left: 0, right: innerWidth, top: 0, bottom: isOver || !bar ? innerHeight : bar.top };
  seenPart.top = isOver ? 0 : (document.querySelector('header.top')?.getBoundingClientRect().bottom ?? 0);
  // An element that is visible but cannot be tapped is under something pinned: scrolls it towards the middle.
  const isCovered = away.y > seenPart.top && away.y < seenPart.bottom && away.x > 0 && away.x < innerWidth;
  const way = (at, from, to, scrolled, most) => {
    if (isCovered ? Math.abs(at - (from + to) / 2) < 20 : at > from + 20 && at < to - 20) return 0;
    const by = Math.max(-(to - from) / 2 + 24, Math.min((to - from) / 2 - 24, (from + to) / 2 - at));
    return (by > 0 ? scrolled > 0 : scrolled < most - 1) ? by : 0;
  };
  for (const box of [document.scrollingElement, ...boxes]) {
    if (box !== document.scrollingElement) {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      seenPart.left = Math.max(seenPart.left, left);
      seenPart.right = Math.min(seenPart.right, right);
      seenPart.top = Math.max(seenPart.top, top);
      seenPart.bottom = Math.min(seenPart.bottom, bottom);
    }
    const { left, right, top, bottom } = seenPart;
    const across = way(away.x, left, right, box.scrollLeft, box.scrollWidth - box.clientWidth);
    const down = way(away.y, top, bottom, box.scrollTop, box.scrollHeight - box.clientHeight);
    if (across || down) return { from: { x: (left + right) / 2, y: (top + bottom) / 2 }, by: { across, down } };
  }
  return undefined;
}

/** In the page: waits until a seat is asked, and returns the answer of a quick player. */
async function decision() {
  const table = document.querySelector('loire-table');
  const { store } = table;
  for (;;) {
    await table.updateComplete;
    if (store.over) return { over: true };
    if (store.held !== undefined) return { held: true };
    if (store.current && store.isHere(store.current.seat) && store.legal.length) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await document.querySelector('loire-actions').updateComplete;
  const { targets, notation } = store.liked(() => true);
  return { targets, notation, moments: store.moments.length };
}

/** Plays to the end, or this many answers, like a quick player; returns the number of answers. */
export async function playByTouch(tab, { press, must }, most = Infinity) {
  const moments = () => tab.evaluate(() => document.querySelector('loire-table').store.moments.length);
  let answers = 0;
  while (answers < most) {
    const { over, held, targets, notation, moments: before } = await tab.evaluate(decision);
    if (over) break;
    if (held) {
      await must('[data-do=end]');
      continue;
    }
    let isPlayed = false;
    for (const target of targets) {
      await pressPiece(tab, { press, must }, target);
      isPlayed = (await moments()) !== before;
      if (isPlayed) break;
    }
    if (!isPlayed) {
      // An answer has a button if it needs no piece, reveals something or is one of several left; many are in the list.
      if (!(await press(`.choices [data-notation="${notation}"]`))) {
        await must('[data-do=all]');
        await must(`.list [data-notation="${notation}"]`);
        while (await tab.locator('loire-actions .drawer').isVisible()) await must('loire-actions .drawer .shut');
      }
    }
    assert.notEqual(await moments(), before, `"${notation}" (${targets}) is not played by touch`);
    answers++;
  }
  return answers;
}

/** A piece is on the visible half of the table, on the other half, or under a tab. */
async function pressPiece(tab, { press, must }, piece) {
  const wanted = `svg [data-piece="${piece}"][role=button]`;
  if (await press(wanted)) return;
  for (const view of ['board', 'own']) {
    if (await press(`.views [data-to=${view}][aria-pressed=false]`)) {
      if (await press(wanted)) return;
    }
    for (const name of await tab
      .locator('.tabs .tab')
      .evaluateAll((tabs) => tabs.map(({ dataset }) => dataset.panel))) {
      if ((await press(`.tab[data-panel="${name}"][aria-expanded=false]`)) && (await press(wanted))) return;
    }
  }
  await must(wanted);
}
