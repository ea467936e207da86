// What the suites must know of each game besides what it says itself. A game is one file in games/ and one line here.
//
//   setups        set-ups of every kind, some with a seed and some dealt by the host
//   variedSetup   a set-up for each number, so that all of them together show every choice; from what is printed
//   rule          the ids of its ledger
//   decisions     the fewest decisions of a seat in a whole game

import * as burgundy from './games/burgundy.mjs';

export const GAMES = { burgundy };
