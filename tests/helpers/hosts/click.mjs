// Somebody at a <loire-game> who clicks one of the buttons in the list of all actions.

import * as loire from 'loire';

/** Clicks the button of an action; `place` is a page or a frame of one. */
export async function click(place, notation) {
  const fold = place.locator('loire-game .fold');
  if ((await fold.getAttribute('aria-expanded')) !== 'true') await fold.click();
  await place.locator(`loire-game .list .action[data-notation="${notation}"]`).first().click();
  // What reveals something waits for the end of the turn.
  const end = place.locator(`loire-game .choices [data-do=end][data-notation="${notation}"]`);
  if (await end.count()) await end.click();
}

/**
 * One of the actions of a seat: often anything, more often what a beginner would do, so that a game comes to its end.
 */
export function anyOf(state, seat, pick) {
  const { notation } = loire.suggest(state, seat, { level: 'easy' });
  const legal = loire.legalActions(state, seat);
  return pick([true, false, false]) ? pick(legal) : legal.find((each) => each.notation === notation);
}
