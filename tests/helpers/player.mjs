// Plays a whole game as a page without rule knowledge would: it takes what is offered. The functions are also sent to
// pages as text, so each must be self-contained.

/** Plays to the end with the functions; returns the hash of the last state. */
export function playGame({ newGame, legalActions, play, turn, hash }) {
  let { state } = newGame({ game: 'burgundy', seats: 2, seed: 'stranger' });
  for (let count = 0; turn(state).type !== 'over'; count += 3) {
    const legal = legalActions(state);
    const { seat, action } = legal[count % legal.length];
    ({ state } = play(state, seat, action));
  }
  return hash(state);
}

/** Plays the same game over a handle in a worker. */
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
