// Which nodes there are, and which version of Loire each has. They tell each other again and again, so that nothing is
// lost with Redis, and nobody has to be signed off.

import { matchMaker } from '@colyseus/core';
import { version } from 'loire';

const TOPIC = 'loire:nodes';
/** What one node alone listens to, so that others can see whether it is there. */
const topicOf = (processId) => `loire:node:${processId}`;
/** Every so many milliseconds a node tells of itself; who is silent for three times as long is gone. */
const PULSE = 5_000;

export class Peers {
  /** By the id of the process: its version, and when it was last heard. */
  #heard = new Map();
  #timer;

  /** Begins to tell and to hear. */
  async start() {
    await matchMaker.presence.subscribe(topicOf(matchMaker.processId), () => {});
    await matchMaker.presence.subscribe(TOPIC, this.#hear);
    await this.#tell(true);
    this.#timer = setInterval(() => void this.#tell(false).catch(() => {}), PULSE).unref();
  }

  stop() {
    clearInterval(this.#timer);
    matchMaker.presence.unsubscribe(topicOf(matchMaker.processId));
    matchMaker.presence.unsubscribe(TOPIC, this.#hear);
  }

  /**
   * The node at which a table wakes that this version of Loire has stored: of those that have it too the one with the
   * fewest rooms. If there is none, this one: it migrates the table, or refuses it.
   */
  async placeOf(engine) {
    const { presence, processId, stats } = matchMaker;
    const isAlive = ([id, { at }]) => id === processId || performance.now() - at < 3 * PULSE;
    const known = [...this.#heard].filter((each) => each[1].version === engine && isAlive(each)).map(([id]) => id);
    // Redis knows who has died since. After a restart of it, that and the list of Colyseus have to fill again.
    const heard = new Set(await presence.heard?.(known.map(topicOf)));
    const fit = presence.heard ? known.filter((id) => id === processId || heard.has(topicOf(id))) : known;
    const rooms = new Map((await stats.fetchAll()).map((node) => [node.processId, node.roomCount]));
    const listed = fit.filter((id) => rooms.has(id)).sort((one, other) => rooms.get(one) - rooms.get(other));
    return listed[0] ?? fit[0] ?? matchMaker.processId;
  }

  #hear = ({ processId, version, isNew }) => {
    this.#heard.set(processId, { version, at: performance.now() });
    if (isNew && processId !== matchMaker.processId) void this.#tell(false).catch(() => {});
  };

  /** Without Redis nothing is waited for, and nothing can fail. */
  async #tell(isNew) {
    await matchMaker.presence.publish(TOPIC, { processId: matchMaker.processId, version, isNew });
  }
}
