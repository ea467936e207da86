// The games of Loire as `Game` objects of boardgame.io. G is `{ saved }`, a table as loire/table stores it; whoever
// plays gets it without what is still secret.
//
// boardgame.io sends its own seed to every client, so nothing here asks its `random`: draws are made by the system's
// randomness, in moves that only the server makes. Call `init()` of Loire before `loireGames()`.

import { LoireError, check, games, legalActions, scores, turn, view } from 'loire';
import { Table } from 'loire/table';

/** What boardgame.io calls a move that is refused. Why it is refused, `refusal` says. */
const INVALID_MOVE = 'INVALID_MOVE';

/** Every game, as boardgame.io wants it: for `Server({ games })` and for `Client({ game })`. */
export const loireGames = () => games().map(({ id, seats }) => gameOf(id, seats));

/** Why an answer is not legal, with the rule; nothing if it is. For clients, as a refused move tells no reason. */
export function refusal(G, seat, action) {
  const verdict = check(G.saved.state, seat, action);
  return verdict.legal ? undefined : verdict;
}

function gameOf(game, seats) {
  const started = (numPlayers, setupData) => Table.create({ ...setupData, game, seats: numPlayers });
  /** A move of the server's: on the table of G, which takes its place if all went well. */
  const move = (run) => ({
    client: false,
    // Others who are asked at the same time may have answered since; `version` says what is too late.
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
    // Its own undo would roll dice again, and is refused where several are asked.
    disableUndo: true,
  };
}

/** What a table is stored as, after something was done with it. */
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

/** Who may move, as boardgame.io writes it: seats in no stage in particular. */
const asked = (G) => Object.fromEntries(asks(G).map(({ seat }) => [seat, null]));

/** G without what a player, or whoever watches, may not know. */
function seen({ saved }, playerID) {
  const seat = playerID === undefined ? null : Number(playerID);
  const held = saved.held.filter((entry) => entry.seat === seat);
  return { saved: { ...saved, state: view(saved.state, seat), held } };
}
