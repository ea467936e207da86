// A remote player: answers whenever it is asked, reconnects whenever it is disconnected, and records violations.

import assert from 'node:assert/strict';

import * as loire from 'loire';

import { TableClient } from '../../../hosts/colyseus/client.js';

await loire.init();

export class Player {
  client;
  /** The longest time that it was disconnected, in ms. */
  longestAway = 0;
  refusals = [];
  complaints = [];
  isPlaying;
  #options;
  #awaySince;
  #entries = [];
  /** The game as this client knows it, if it follows by entries. */
  #game;
  #hasSecret = false;
  #version = -1;
  /** Whether an answer is on its way. */
  #isWaiting = false;

  constructor(options) {
    const { isPlaying = true, ...more } = options;
    this.isPlaying = isPlaying;
    this.#options = { level: 'easy', follow: 'entries', ...more };
    this.client = new TableClient({
      ...this.#options,
      onTable: () => this.#received(false),
      onChange: (_, change) => this.#received(true, change),
      onRefused: (refusal) => this.#refused(refusal),
      onAway: () => void (this.#awaySince = performance.now()),
      onLost: (error) => this.complaints.push(error),
    });
  }

  static async join(options) {
    const player = new Player(options);
    await player.client.join();
    return player;
  }

  get version() {
    return this.#version;
  }

  get state() {
    return this.client.view?.state ?? this.#game.state();
  }

  get turn() {
    return this.client.view?.turn ?? this.#game.turn();
  }

  get isOver() {
    return this.turn.type === 'over';
  }

  /** Plays on after it was ordered to wait. */
  play() {
    this.isPlaying = true;
    this.#act();
  }

  async leave() {
    this.isPlaying = false;
    await this.client.leave();
    this.#game?.free();
    this.#game = undefined;
  }

  #received(isChange, change) {
    try {
      const { version, record } = this.client;
      if (isChange) assert.ok(version === this.#version + 1, `version ${version} after ${this.#version}`);
      else assert.ok(version >= this.#version, `version went back from ${this.#version} to ${version}`);
      this.#version = version;
      const isMine = (entry) => entry.seat === this.#options.seat;
      if (!change || !record || record.entries.slice(this.#entries.length).some(isMine)) this.#isWaiting = false;
      if (this.#awaySince !== undefined) {
        this.longestAway = Math.max(this.longestAway, performance.now() - this.#awaySince);
        this.#awaySince = undefined;
      }
      if (record) this.#follow(this.client);
      this.#options.onReceived?.(this, change);
    } catch (error) {
      this.complaints.push(error);
    }
    this.#act();
  }

  /** Entries that were seen must not change: these players never undo, and no die may be rolled again. */
  #follow({ record, known }) {
    const seen = known.slice(0, this.#entries.length);
    assert.equal(JSON.stringify(seen), JSON.stringify(this.#entries), 'entries that were seen have changed');
    // Own secret answers may change their order when all are revealed.
    const isSecret = record.entries.length > known.length;
    if (this.#game && !isSecret && !this.#hasSecret) this.#game.apply(known.slice(this.#entries.length));
    else {
      this.#game?.free();
      this.#game = loire.Game.load(record);
    }
    this.#hasSecret = isSecret;
    this.#entries = known;
  }

  #refused(refusal) {
    this.refusals.push(refusal);
    this.#isWaiting = false;
    this.#options.onRefused?.(refusal);
    // An answer that could not be stored may be tried again.
    if (refusal.code === 'notStored') setTimeout(() => this.#act(), 200);
  }

  #act() {
    const { seat, level } = this.#options;
    if (!this.isPlaying || this.#isWaiting || seat === undefined || !this.client.isHere) return;
    const now = this.turn;
    if (now.type !== 'seats' || !now.asks.some((ask) => ask.seat === seat)) return;
    const { action } = this.#game?.suggest(seat, { level }) ?? loire.suggest(this.state, seat, { level });
    this.#isWaiting = true;
    this.client.answer(action);
  }
}

/** Waits until a condition holds; fails with its description otherwise. */
export async function until(holds, what, seconds = 30, pause = 20) {
  const end = performance.now() + seconds * 1000;
  while (!(await holds())) {
    if (performance.now() > end) assert.fail(`not reached within ${seconds} s: ${what}`);
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** The stored table; it must equal what all players know and what its record leads to. */
export async function assertStored(store, id, players) {
  const { saved } = await store.load(id);
  const { state } = loire.replay(loire.record(saved.state, [...saved.entries, ...saved.held]));
  assert.equal(loire.hash(state), loire.hash(saved.state));
  for (const player of players) {
    assert.deepEqual(player.complaints, []);
    await until(() => player.version === saved.version, `every player has version ${saved.version}`, 10);
    assert.equal(loire.hash(player.state), loire.hash(state));
    const { record } = player.client;
    if (record) assert.deepEqual(record.entries, saved.entries);
  }
  return saved;
}
