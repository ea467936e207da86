// The viewer of boardgamers.space, a classic script: `loireViewer.launch('#app')` puts a <loire-game> there and gives
// the emitter by which the site and the game talk. It comes after loire/element.global.js, which knows the element.
//
// A turn is played here until it can no longer be taken back: until something is revealed, or somebody else is asked.
// Only then it is sent, as a whole. So undo is free, and what is saved is always a whole turn.

globalThis.loireViewer = (() => {
  /** The seat of those who only watch. */
  const NOBODY = -1;

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
    #seat = NOBODY;
    /** The game as it is saved. */
    #record;
    /** The answers of a turn that is not yet sent. */
    #turn = [];
    /** Set while a turn is on its way. */
    #sending;
    #isReplaying = false;
    #isReady = false;
    /** What the site's log says so far. */
    #lines = [];
    #patience;

    constructor(place, patience) {
      this.#place = place;
      this.#patience = patience;
      // The table fills the frame.
      document.body.style.margin = '0';
      this.#dress(document.documentElement.classList.contains('dark'));
      this.#element.seat = NOBODY;
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
      this.#seat = Number.isInteger(index) ? index : NOBODY;
      if (!this.#isReplaying) this.#element.seat = this.#seat;
    }

    /** The site has a newer state: a turn that is under way here goes on upon it, if it still can. */
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

    /** Shows what is saved, with the turn that is under way. */
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

    /** Before an answer is played here: what would reveal something is the server's to play. */
    #clicked(event) {
      if (!event.cancelable) return;
      const { seat, action } = event.detail;
      const same = JSON.stringify(action);
      const legal = this.#element.legal.find((each) => each.seat === seat && JSON.stringify(each.action) === same);
      if (this.#sending || !legal || legal.reveals) event.preventDefault();
      if (legal?.reveals && !this.#sending) this.#send([...this.#turn, { seat, action }]);
    }

    /** After something has changed here: the answers since what is saved are the turn. */
    #changed({ entries, turn }) {
      this.#tellReady();
      if (this.#isReplaying || this.#sending) return;
      const { length } = this.#record.entries;
      const isSame = JSON.stringify(entries.slice(0, length)) === JSON.stringify(this.#record.entries);
      // What is saved cannot be taken back.
      if (!isSame) return this.#show();
      this.#turn = entries.slice(length);
      const isAsked = turn.type === 'seats' && turn.asks.some(({ seat }) => seat === this.#seat);
      if (this.#turn.length > 0 && !isAsked) this.#send(this.#turn);
    }

    /** Once, when the first state is on the page; the frame is hidden until then, so no picture can be waited for. */
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

    /** Lines for the site's log; after a turn of one's own it is also what says that the turn was saved. */
    #logged({ start = 0, data }) {
      const lines = [...this.#lines.slice(0, start), ...data.log.map(({ message }) => message)];
      // The log only grows: a shorter one is an answer that was overtaken.
      if (lines.length > this.#lines.length) {
        this.#lines = lines;
        this.emitter.emit('replaceLog', lines);
      }
      if (this.#sending) this.emitter.emit('fetchState');
    }

    /** The game as it was after so many entries. */
    #replay(count) {
      const { entries } = this.#record;
      let current = Math.max(0, Math.min(count, entries.length));
      // Between two draws there is nothing to see.
      while (current < entries.length && 'chance' in entries[current]) current++;
      this.#isReplaying = true;
      this.#element.seat = NOBODY;
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
     * Puts the game there. After `patience` milliseconds without an answer a move is taken for refused: the site tells
     * its user so, and nobody else.
     */
    launch: (selector, { patience = 15_000 } = {}) => new Viewer(document.querySelector(selector), patience).emitter,
  };
})();
