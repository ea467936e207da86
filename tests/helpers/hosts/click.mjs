// Somebody at a <loire-game> who clicks one of the buttons in the list of all actions.

import * as loire from 'loire';

/** Clicks the button of an action; `place` is a page or a frame of one. */
export async function click(place, notation) {
  const fold = place.locator('loire-game .fold');
  if ((await fold.count()) > 0 && (await fold.getAttribute('aria-expanded')) !== 'true') await fold.click();
  await place.locator(`loire-game .list .action[data-notation="${notation}"]`).first().click();
}

/** One of the actions of a seat. A plan that is ready is ready: planning could go on for ever. */
export function anyOf(state, seat, pick) {
  const legal = loire.legalActions(state, seat);
  return legal.find(({ action }) => action.type === 'ready' && pick([true, false])) ?? pick(legal);
}
