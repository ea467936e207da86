// What the nodes know of each other, in Redis. Colyseus looks through all rooms to find one, and waits twice for two
// seconds before it believes that a node is gone. Here a table's room is looked up by the table's id, and whether it is
// still there is asked of Redis, which knows who listens.

import { matchMaker } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';

/** What the room of a table listens to, on whatever node it is. */
export const topicOf = (id) => `loire:${id}`;

/** The list of Colyseus, by the id of a room; which room a table has; and the rooms of a process. */
const [ROOMS, BY_TABLE] = ['roomcaches', 'loire:rooms'];
const ofProcess = (processId) => `loire:rooms:${processId}`;

/** Forgets rooms; their tables only as far as they have no other room. */
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

/** Of these topics those that somebody listens to. */
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
    // Whoever names no table finds none.
    if (typeof id !== 'string') return undefined;
    const [roomId, [isHeard]] = await Promise.all([this.#redis.hget(BY_TABLE, id), heard(this.#redis, [topicOf(id)])]);
    const room = roomId ? await super.findOne({ roomId }) : undefined;
    if (!room || room.locked || room.private || room.name !== name) return undefined;
    if (isHeard) return room;
    // Its node is gone. What else was there is put in order meanwhile.
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

  /** Lists a room: as the one that a table has now (`hset`), or if it has no other (`hsetnx`). */
  async #list(room, how) {
    const { roomId, processId, metadata } = room;
    const listed = this.#redis.multi().hset(ROOMS, roomId, JSON.stringify(room)).sadd(ofProcess(processId), roomId);
    if (typeof metadata?.id === 'string') listed[how](BY_TABLE, metadata.id, roomId);
    await listed.exec();
  }
}
