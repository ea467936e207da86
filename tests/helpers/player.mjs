// A whole game as a page would play it that knows no rule: it takes what is offered. Also sent to pages as text, so
// each function stands for itself.

/** Plays with the functions to the end; the hash of the last state. */
export function playGame({ newGame, legalActions, play, turn, hash }) {
  let { state } = newGame({ game: 'burgundy', seats: 2, seed: 'stranger' });
  for (let count = 0; turn(state).type !== 'over'; count += 3) {
    const legal = legalActions(state);
    const { seat, action } = legal[count % legal.length];
    ({ state } = play(state, seat, action));
  }
  return hash(state);
}

/** Plays the same game over a handle behind a worker. */
export async function playHandle(worker) {
  const game = await worker.create({ game: 'burgundy', seats: 2, seed: 'stranger' });
  for (let count = 0; (await game.turn()).type !== 'over'; count += 3) {
    const legal = await game.legal();
    const { seat, action } = legal[count % legal.length];
    await game.play(seat, action);
  }
  const hash = await game.hash();
  await game.free();
  return hash;
}
