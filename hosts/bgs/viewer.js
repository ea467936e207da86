// The viewer of boardgamers.space, a classic script: `loireViewer.launch('#app')` renders a <loire-game> there and
// returns the emitter that connects the site and the game. Load it after loire/element.global.js, which defines the
// element.
//
// A turn is played locally until it can no longer be undone, that is until something is revealed or another seat is
// asked. Only then it is sent, as a whole. So undo needs no call, and the server always stores whole turns.

globalThis.loireViewer = (() => {
  /** The seat of spectators. */
  const SPECTATOR = -1;

  class Emitter {
    #listeners = new Map();

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    off(event, listener) {
      const left = (this.#listeners.get(event) ?? []).filter((each) => listener && each !== listener);
      this.#listeners.set(event, left);
      return this;
    }

    emit(event, ...values) {
      for (const listener of this.#listeners.get(event) ?? []) listener(...values);
      return this.#listeners.has(event);
    }
  }

  class Viewer {
    emitter = new Emitter();
    #element = document.createElement('loire-game');
    #place;
    #seat = SPECTATOR;
    /** The game as the server stores it. */
    #record;
    /** The answers of the current turn, which has not been sent yet. */
    #turn = [];
    /** Set while a turn is being sent. */
    #sending;
    #isReplaying = false;
    #isReady = false;
    /** The lines of the site's log so far. */
    #lines = [];
    #patience;

    constructor(place, patience) {
      this.#place = place;
      this.#patience = patience;
      // The table fills the frame.
      document.body.style.margin = '0';
      this.#dress(document.documentElement.classList.contains('dark'));
      this.#element.seat = SPECTATOR;
      this.#element.addEventListener('action', (event) => this.#clicked(event));
      this.#element.addEventListener('state', ({ detail }) => this.#changed(detail));
      this.emitter
        .on('state', (data) => data && this.#saved(data))
        .on('state:updated', () => this.emitter.emit('fetchState'))
        .on('gamelog', (log) => this.#logged(log))
        .on('player', (player) => this.#sit(player?.index))
        .on('theme', ({ dark }) => this.#dress(dark))
        .on('replay:start', () => this.#replay(this.#record.entries.length))
        .on('replay:to', (count) => this.#replay(count))
        .on('replay:end', () => this.#play());
    }

    #dress(isDark) {
      this.#element.theme = isDark ? 'dark' : 'light';
    }

    #sit(index) {
      this.#seat = Number.isInteger(index) ? index : SPECTATOR;
      if (!this.#isReplaying) this.#element.seat = this.#seat;
    }

    /** Takes a newer state from the site and replays the open turn on it, if it is still legal. */
    #saved({ saved, names }) {
      const { state, entries, held } = saved;
      const before = this.#record?.entries.length ?? 0;
      const setup = { ...state.setup, ...(names.filter(Boolean).length === state.setup.seats && { names }) };
      this.#record = { loire: state.loire, game: state.game, setup, entries: [...entries, ...held] };
      const hasAnswered = this.#record.entries.slice(before).some(({ seat }) => seat === this.#seat);
      if (this.#sending || hasAnswered) this.#turn = [];
      this.#settle();
      if (!this.#isReplaying) this.#show();
      if (entries.length > this.#lines.length) this.emitter.emit('fetchLog', { start: this.#lines.length });
    }

    /** Shows the stored game with the open turn. */
    #show() {
      const { entries } = this.#record;
      const all = [...entries, ...this.#turn];
      const isOpen = this.#element.load({ ...this.#record, entries: all });
      if (!isOpen && this.#turn.length > 0) {
        this.#turn = [];
        this.#element.load(this.#record);
      }
      if (!this.#element.isConnected) this.#place.append(this.#element);
    }

    /** Checks an answer before it is played here: the server plays the ones that would reveal something. */
    #clicked(event) {
      if (!event.cancelable) return;
      const { seat, action } = event.detail;
      const same = JSON.stringify(action);
      const legal = this.#element.legal.find((each) => each.seat === seat && JSON.stringify(each.action) === same);
      if (this.#sending || !legal || legal.reveals) event.preventDefault();
      if (legal?.reveals && !this.#sending) this.#send([...this.#turn, { seat, action }]);
    }

    /** After a local change: the answers since the stored game are the turn. */
    #changed({ entries, turn }) {
      this.#tellReady();
      if (this.#isReplaying || this.#sending) return;
      const { length } = this.#record.entries;
      const isSame = JSON.stringify(entries.slice(0, length)) === JSON.stringify(this.#record.entries);
      // Stored answers cannot be undone.
      if (!isSame) return this.#show();
      this.#turn = entries.slice(length);
      const isAsked = turn.type === 'seats' && turn.asks.some(({ seat }) => seat === this.#seat);
      if (this.#turn.length > 0 && !isAsked) this.#send(this.#turn);
    }

    /**
     * Emits `ready` once, when the first state is rendered. The frame is hidden until then and draws nothing to wait
     * for.
     */
    #tellReady() {
      if (this.#isReady) return;
      this.#isReady = true;
      void this.#element.updateComplete.then(() => setTimeout(() => this.emitter.emit('ready')));
    }

    #send(turn) {
      this.#sending = setTimeout(() => {
        this.#turn = turn.slice(0, -1);
        this.#settle();
        this.#show();
      }, this.#patience);
      this.emitter.emit(
        'move',
        turn.map(({ action }) => action),
      );
    }

    #settle() {
      clearTimeout(this.#sending);
      this.#sending = undefined;
    }

    /** Receives lines for the site's log; after a turn of this player they also confirm that the turn was saved. */
    #logged({ start = 0, data }) {
      const lines = [...this.#lines.slice(0, start), ...data.log.map(({ message }) => message)];
      // The log only grows, so a shorter one is an outdated answer.
      if (lines.length > this.#lines.length) {
        this.#lines = lines;
        this.emitter.emit('replaceLog', lines);
      }
      if (this.#sending) this.emitter.emit('fetchState');
    }

    /** Shows the game after this number of entries. */
    #replay(count) {
      const { entries } = this.#record;
      let current = Math.max(0, Math.min(count, entries.length));
      // Nothing is visible between two draws.
      while (current < entries.length && 'chance' in entries[current]) current++;
      this.#isReplaying = true;
      this.#element.seat = SPECTATOR;
      this.#element.load({ ...this.#record, entries: entries.slice(0, current) });
      this.emitter.emit('replay:info', { start: 0, current, end: entries.length });
    }

    #play() {
      this.#isReplaying = false;
      this.#element.seat = this.#seat;
      this.#show();
    }
  }

  return {
    /**
     * Renders the game into the page. After `patience` ms without a reply a move counts as refused: the site reports
     * the refusal to its user, but not to this frame.
     */
    launch: (selector, { patience = 15_000 } = {}) => new Viewer(document.querySelector(selector), patience).emitter,
  };
})();
