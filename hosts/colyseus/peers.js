// Which nodes there are, and which version of Loire each has. They tell each other again and again, so that nothing is
// lost with Redis, and nobody has to be signed off.

import { matchMaker } from '@colyseus/core';
import { version } from 'loire';

const TOPIC = 'loire:nodes';
/** Every so many milliseconds a node tells of itself; who is silent for three times as long is gone. */
const PULSE = 5_000;

export class Peers {
  /** By the id of the process: its version, and when it was last heard. */
  #heard = new Map();
  #timer;

  /** Begins to tell and to hear. */
  async start() {
    await matchMaker.presence.subscribe(TOPIC, this.#hear);
    await this.#tell(true);
    this.#timer = setInterval(() => void this.#tell(false).catch(() => {}), PULSE).unref();
  }

  stop() {
    clearInterval(this.#timer);
    matchMaker.presence.unsubscribe(TOPIC, this.#hear);
  }

  /**
   * The node at which a table wakes that this version of Loire has stored: of those that have it too the one with the
   * fewest rooms. If there is none, this one: it migrates the table, or refuses it.
   */
  async placeOf(engine) {
    const nodes = await matchMaker.stats.fetchAll();
    const rooms = new Map(nodes.map(({ processId, roomCount }) => [processId, roomCount]));
    const isAlive = ([id, { at }]) => id === matchMaker.processId || performance.now() - at < 3 * PULSE;
    const fit = [...this.#heard].filter((each) => each[1].version === engine && isAlive(each)).map(([id]) => id);
    // Colyseus has struck out whoever did not answer; after a restart of Redis its list has to fill again.
    const listed = fit.filter((id) => rooms.has(id)).sort((one, other) => rooms.get(one) - rooms.get(other));
    return listed[0] ?? fit[0] ?? matchMaker.processId;
  }

  #hear = ({ processId, version, isNew }) => {
    this.#heard.set(processId, { version, at: performance.now() });
    if (isNew && processId !== matchMaker.processId) void this.#tell(false).catch(() => {});
  };

  #tell(isNew) {
    return matchMaker.presence.publish(TOPIC, { processId: matchMaker.processId, version, isNew });
  }
}
