// What the suites must know of each game besides what it says itself. A game is one file in games/ and one line here.
//
//   rule          what the ids of its ledger look like
//   target        what the names of its pieces look like
//   touching      the types of actions that always touch a piece
//   decisions     the fewest decisions of a seat in a whole game
//   idle          steps that change nothing anybody owns: they only pass the turn on
//   reveals       more answers than these bring chance forward in a game of two
//   draws         the fewest draws in a whole game of two
//   least         what a set-up must say besides seats, if anything
//   everything    what a set-up says for whatever the box holds to be played, if that is more than usual
//   needs         what a set-up must say besides, so that an option may have a value; nothing, if nothing
//   setups        set-ups of every kind, some with a seed and some dealt by the host
//   records       recorded games that come to what random ones seldom do
//   variedSetup   a set-up for each number, so that all of them together show every choice; from what is printed
//   refused       an action, in notation, that nobody may play at the beginning
//   isEndless     may a game with this set-up go on for ever? Then it is only followed for a while
//   outcome       an outcome, in notation, that cannot come out at the beginning
//   nonsense      what is no action of this game, as text or as an object
//   words         words of this game that may turn up in wrong places
//   forgeItem     an item that might stand in an agenda of this game, or nearly
//   rearrange     a state with its pieces moved about

import * as burgundy from './games/burgundy.mjs';
import * as orleans from './games/orleans.mjs';
import * as stories from './games/stories.mjs';

export const GAMES = { burgundy, orleans, stories };
