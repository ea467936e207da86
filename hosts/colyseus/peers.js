// Which nodes exist, and which version of Loire each runs. Nodes announce themselves repeatedly, so a restart of Redis
// loses nothing and nodes need no sign-off.

import { matchMaker } from '@colyseus/core';
import { version } from 'loire';

const TOPIC = 'loire:nodes';
/** The channel of one node, by which others see whether it is alive. */
const topicOf = (processId) => `loire:node:${processId}`;
/** Interval between announcements of a node, in ms; a node that is silent for three intervals counts as dead. */
const PULSE = 5_000;

export class Peers {
  /** By process id: the version of the node and the time of its last announcement. */
  #heard = new Map();
  #timer;

  /** Starts to announce this node and to listen to others. */
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
   * The node on which to load a table that this version of Loire has stored: among the nodes with the same version, the
   * one with the fewest rooms. Without such a node it is this one, which migrates the table or refuses it.
   */
  async placeOf(engine) {
    const { presence, processId, stats } = matchMaker;
    const isAlive = ([id, { at }]) => id === processId || performance.now() - at < 3 * PULSE;
    const known = [...this.#heard].filter((each) => each[1].version === engine && isAlive(each)).map(([id]) => id);
    // Redis knows which nodes have died since. After a restart of Redis, that and the list of Colyseus have to fill
    // again.
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

  /** Without Redis there is nothing to wait for and nothing can fail. */
  async #tell(isNew) {
    await matchMaker.presence.publish(TOPIC, { processId: matchMaker.processId, version, isNew });
  }
}
