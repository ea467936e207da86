// The games of Loire as `Game` objects of boardgame.io. G is `{ saved }`, a table as loire/table stores it; players get
// it without the secrets of others.
//
// boardgame.io sends its own seed to every client, so nothing here uses its `random`: draws come from the system's
// randomness, in moves that only the server makes. Call `init()` of Loire before `loireGames()`.

import { LoireError, check, games, legalActions, scores, turn, view } from 'loire';
import { Table } from 'loire/table';

/** The result by which boardgame.io knows a refused move. `refusal` returns the reason. */
const INVALID_MOVE = 'INVALID_MOVE';

/** All games in the form of boardgame.io: for `Server({ games })` and for `Client({ game })`. */
export const loireGames = () => games().map(({ id, seats }) => gameOf(id, seats));

/**
 * The reason why an answer is illegal, with the rule; `undefined` if it is legal. For clients, since refused moves
 * carry none.
 */
export function refusal(G, seat, action) {
  const verdict = check(G.saved.state, seat, action);
  return verdict.legal ? undefined : verdict;
}

function gameOf(game, seats) {
  const started = (numPlayers, setupData) => Table.create({ ...setupData, game, seats: numPlayers });
  /** A move that the server makes: runs on the table of G and stores the result if it succeeds. */
  const move = (run) => ({
    client: false,
    // Seats that are asked at the same time may have answered meanwhile; `version` detects answers that come too late.
    ignoreStaleStateID: true,
    redact: ({ G }) => asks(G).some(({ secret }) => secret),
    move: ({ G, playerID, events }, ...args) => {
      try {
        const saved = kept(Table.load(G.saved), (table) => run(table, Number(playerID), ...args));
        events.setActivePlayers({ value: asked({ saved }) });
        return { saved };
      } catch (error) {
        if (error instanceof LoireError) return INVALID_MOVE;
        throw error;
      }
    },
  });

  return {
    name: game,
    minPlayers: Math.min(...seats),
    maxPlayers: Math.max(...seats),
    setup: ({ ctx }, setupData) => ({ saved: kept(started(ctx.numPlayers, setupData)) }),
    validateSetupData: (setupData, numPlayers) => {
      try {
        started(numPlayers, setupData).free();
      } catch (error) {
        return error.message;
      }
    },
    moves: {
      answer: move((table, seat, action, version) => table.answer(seat, action, version)),
      undo: move((table, seat, version) => table.undo(seat, version)),
    },
    turn: { onBegin: ({ G, events }) => events.setActivePlayers({ value: asked(G) }) },
    endIf: ({ G }) => (turn(G.saved.state).type === 'over' ? { scores: scores(G.saved.state) } : undefined),
    playerView: ({ G, playerID }) => seen(G, playerID ?? undefined),
    ai: {
      enumerate: (G, _ctx, playerID) =>
        legalActions(G.saved.state, Number(playerID)).map(({ notation }) => ({ move: 'answer', args: [notation] })),
    },
    // The undo of boardgame.io would roll dice again, and it fails where several seats are asked.
    disableUndo: true,
  };
}

/** Runs a function on the stored table and returns what to store then. */
function kept(table, run) {
  try {
    run?.(table);
    return table.saved();
  } finally {
    table.free();
  }
}

function asks({ saved }) {
  const now = turn(saved.state);
  return now.type === 'seats' ? now.asks : [];
}

/** The seats that may move, in the form of boardgame.io: seats in no particular stage. */
const asked = (G) => Object.fromEntries(asks(G).map(({ seat }) => [seat, null]));

/** G without the secrets that a player or spectator may not see. */
function seen({ saved }, playerID) {
  const seat = playerID === undefined ? null : Number(playerID);
  const held = saved.held.filter((entry) => entry.seat === seat);
  return { saved: { ...saved, state: view(saved.state, seat), held } };
}
