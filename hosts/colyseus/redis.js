// What the nodes share through Redis. Colyseus searches all rooms for one, and waits twice two seconds before it takes
// a node for dead. Here the room is looked up by the table's id, and Redis says whether it still listens.

import { matchMaker } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';

/** The channel of a table's room, on any node. */
export const topicOf = (id) => `loire:${id}`;

/** Redis keys: the room list of Colyseus, the room of each table, and the rooms of a process. */
const [ROOMS, BY_TABLE] = ['roomcaches', 'loire:rooms'];
const ofProcess = (processId) => `loire:rooms:${processId}`;

/** Removes rooms from the lists; a table keeps its entry if it has another room. */
const FORGET = `
  for at = 1, #ARGV do
    local listing = redis.call('hget', KEYS[1], ARGV[at])
    if listing then
      local room = cjson.decode(listing)
      local id = type(room.metadata) == 'table' and room.metadata.id
      if type(id) == 'string' and redis.call('hget', KEYS[2], id) == ARGV[at] then redis.call('hdel', KEYS[2], id) end
      redis.call('srem', KEYS[2] .. ':' .. room.processId, ARGV[at])
      redis.call('hdel', KEYS[1], ARGV[at])
    end
  end
  return #ARGV`;

/** The channels of this list that have a listener. */
async function heard(redis, topics) {
  if (topics.length === 0) return [];
  const counts = await redis.pubsub('NUMSUB', ...topics);
  return topics.filter((_, at) => Number(counts[2 * at + 1]) > 0);
}

export class TablePresence extends RedisPresence {
  #redis;

  constructor(url) {
    const redis = new Redis(url);
    super(redis);
    this.#redis = redis;
  }

  heard = (topics) => heard(this.#redis, topics);
}

export class TableDriver extends RedisDriver {
  #redis;

  constructor(url) {
    const redis = new Redis(url);
    super(redis);
    this.#redis = redis;
  }

  async findOne(conditions, order) {
    if (conditions.roomId !== undefined) return super.findOne(conditions, order);
    const { id, name } = conditions;
    // A query without a table id finds no room.
    if (typeof id !== 'string') return undefined;
    const [roomId, [isHeard]] = await Promise.all([this.#redis.hget(BY_TABLE, id), heard(this.#redis, [topicOf(id)])]);
    const room = roomId ? await super.findOne({ roomId }) : undefined;
    if (!room || room.locked || room.private || room.name !== name) return undefined;
    if (isHeard) return room;
    // Its node is dead. The next lines clean up its other rooms.
    await this.remove(roomId);
    void matchMaker.healthCheckProcessId(room.processId);
    return undefined;
  }

  async persist(room) {
    if (!room.roomId) return false;
    await this.#list(room, 'hset');
    return true;
  }

  async update(room, { $set = {}, $inc = {} }) {
    Object.assign(room, $set);
    for (const [field, by] of Object.entries($inc)) room[field] += by;
    await this.#list(room, 'hsetnx');
    return true;
  }

  async remove(roomId) {
    return (await this.#redis.eval(FORGET, 2, ROOMS, BY_TABLE, roomId)) > 0;
  }

  async cleanup(processId) {
    const rooms = await this.#redis.smembers(ofProcess(processId));
    for (let at = 0; at < rooms.length; at += 500) {
      await this.#redis.eval(FORGET, 2, ROOMS, BY_TABLE, ...rooms.slice(at, at + 500));
    }
  }

  /** Lists a room: as the table's current one (`hset`), or only if the table has no other (`hsetnx`). */
  async #list(room, how) {
    const { roomId, processId, metadata } = room;
    const listed = this.#redis.multi().hset(ROOMS, roomId, JSON.stringify(room)).sadd(ofProcess(processId), roomId);
    if (typeof metadata?.id === 'string') listed[how](BY_TABLE, metadata.id, roomId);
    await listed.exec();
  }
}
