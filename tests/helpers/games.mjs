// What the suites must know of each game besides its own data. A game is one file in games/ and one line here.
//
//   rule          pattern of the ids of its ledger
//   target        pattern of the names of its pieces
//   touching      types of actions that always touch a piece
//   decisions     least number of decisions of a seat in a whole game
//   idle          steps that change no belongings and only pass the turn on
//   reveals       lower bound of the answers that reveal something in a game of two
//   draws         least number of draws in a whole game of two
//   least         required fields of a set-up besides seats, if any
//   everything    fields of a set-up with the whole content of the box, if that is not the default
//   needs         fields of a set-up that a value of an option requires; undefined if none
//   setups        set-ups of every kind, some with a seed and some dealt by the host
//   records       recorded games that reach what random ones seldom reach
//   variedSetup   a set-up for each number; together they cover every choice; built from components()
//   refused       an action, in notation, that is illegal for all seats at the beginning
//   isEndless     whether a game with this set-up may never end; then it is only played for a while
//   outcome       an outcome, in notation, that is impossible at the beginning
//   nonsense      texts and objects that are not actions of this game
//   words         words of this game to put in wrong places
//   forgeItem     an agenda item of this game, valid or nearly valid
//   rearrange     a state with its pieces moved around

import * as burgundy from './games/burgundy.mjs';
import * as orleans from './games/orleans.mjs';
import * as stories from './games/stories.mjs';

export const GAMES = { burgundy, orleans, stories };
