// A user of <loire-game> who clicks buttons in the list of all actions.

import * as loire from 'loire';

/** Clicks the button of an action; `place` is a page or a frame of one. */
export async function click(place, notation) {
  const fold = place.locator('loire-game .fold');
  if ((await fold.getAttribute('aria-expanded')) !== 'true') await fold.click();
  await place.locator(`loire-game .list .action[data-notation="${notation}"]`).first().click();
  // An answer that reveals something is confirmed at the end of the turn.
  const end = place.locator(`loire-game .choices [data-do=end][data-notation="${notation}"]`);
  if (await end.count()) await end.click();
}

/** An action of a seat: often a random one, more often what a beginner would play, so that the game ends. */
export function anyOf(state, seat, pick) {
  const { notation } = loire.suggest(state, seat, { level: 'easy' });
  const legal = loire.legalActions(state, seat);
  return pick([true, false, false]) ? pick(legal) : legal.find((each) => each.notation === notation);
}
