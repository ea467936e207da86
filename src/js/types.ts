// Generated from the Rust types; nobody edits it.
/**
 * One place at the table, counted clockwise from 0.
 */
export type Seat = 0 | 1 | 2 | 3;
/**
 * How many seats play.
 */
export type Seats = 2 | 3 | 4;
/**
 * A value for every seat at the table.
 */
export type BySeat<T> = Array<T>;
/**
 * A decision that one seat owes.
 */
export type Pending<A> = { 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * What they are asked.
 */
ask: A, };
/**
 * One entry of the agenda.
 */
export type Item<S, A, D> = { "step": S } | { "ask": Array<Pending<A>> } | { "draw": D };
/**
 * The stack of items still to be resolved; the last one is next.
 */
export type Agenda<S, A, D> = Array<Item<S, A, D>>;
/**
 * A dealer that deals from a seed. It remembers how many numbers it has drawn, so it can be saved and resumed.
 */
export type Seeded = { 
/**
 * The secret: any text.
 */
seed: string, 
/**
 * How many words of the stream are used up.
 */
drawn: number, };
/**
 * One answer.
 */
export type Entry<A, O> = { 
/**
 * Who answered.
 */
seat: Seat, 
/**
 * What they answered.
 */
action: A, } | { 
/**
 * What came out.
 */
chance: O, };
/**
 * A whole game, or its beginning: replaying it needs no random generator.
 */
export type GameRecord<S, A, O> = { 
/**
 * The format number.
 */
loire: 1, 
/**
 * Which game.
 */
game: S extends { game: infer G } ? G : string, 
/**
 * Its set-up.
 */
setup: S, 
/**
 * Every answer, in order.
 */
entries: Array<Entry<A, O>>, 
/**
 * The final totals in seat order, if the record claims any; a replay to the end checks them.
 */
scores?: Array<number>, };
/**
 * The points one source gave.
 */
export type Source = { 
/**
 * The source's name on the wire.
 */
source: string, 
/**
 * Points from it.
 */
points: number, 
/**
 * True for points that are only paid when the game ends.
 */
pending: boolean, };
/**
 * Which way a tie-break decides.
 */
export type Better = "more" | "fewer";
/**
 * A value that decides between equal totals.
 */
export type TieBreak = { 
/**
 * The value's name on the wire.
 */
name: string, 
/**
 * The value.
 */
value: number, 
/**
 * Which way it decides.
 */
better: Better, };
/**
 * One seat's line on the score sheet.
 */
export type Ranked = { 
/**
 * Whose line it is.
 */
seat: Seat, 
/**
 * The sum of all sources, as if the game ended now.
 */
total: number, 
/**
 * 1 for the winner; equal only where every tie-break is equal.
 */
rank: number, 
/**
 * Points by source.
 */
sources: Array<Source>, 
/**
 * The values that decide between equal totals.
 */
ties: Array<TieBreak>, };
/**
 * What there is to know about a game before a set-up is chosen.
 */
export type GameInfo = { 
/**
 * Its name on the wire.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * How many may play.
 */
seats: Array<number>, 
/**
 * Its editions, the default first; empty if there is only one.
 */
editions: Array<string>, 
/**
 * Its modules.
 */
modules: Array<string>, 
/**
 * Its scenarios.
 */
scenarios: Array<string>, 
/**
 * Its rule options.
 */
options: Array<OptionInfo>, 
/**
 * Component data that had to be reconstructed and that a host may replace.
 */
reconstructed: Array<Reconstructed>, 
/**
 * The bots that play it, the simplest first; a game knows none, the list of games does.
 */
levels: Array<Level>, };
/**
 * One rule option.
 */
export type OptionInfo = { 
/**
 * Its key in `setup.options`.
 */
name: string, 
/**
 * The rule it varies.
 */
rule: string, 
/**
 * One sentence on what it does.
 */
about: string, 
/**
 * What it may be.
 */
values: OptionValues, 
/**
 * The modules without all of which it stays at its default.
 */
modules: Array<string>, 
/**
 * The editions that know it; empty if all do.
 */
editions: Array<string>, };
/**
 * What an option may be, and what it is if nothing is said.
 */
export type OptionValues = { "type": "flag", 
/**
 * What it is if nothing is said.
 */
default: boolean, } | { "type": "choice", 
/**
 * The words.
 */
values: Array<string>, 
/**
 * What it is if nothing is said.
 */
default: string, } | { "type": "number", 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, 
/**
 * What it is if nothing is said.
 */
default: number | null, } | { "type": "pairs", 
/**
 * The words.
 */
values: Array<string>, 
/**
 * What it is if nothing is said.
 */
default: Array<[string, string]>, };
/**
 * Component data that had to be reconstructed.
 */
export type Reconstructed = { 
/**
 * Which data.
 */
what: string, 
/**
 * Where in the set-up a host may replace it.
 */
replace: string, };
/**
 * What is wrong with a set-up that cannot be played.
 */
export type SetupFault = "excludes" | "needs" | "range" | "table";
/**
 * A code, a sentence, and where they apply the rule, the path into the input, the record's entry.
 */
export type ErrorDetails = { 
/**
 * What kind of trouble, for programs.
 */
code: string, 
/**
 * What kind of trouble, for people.
 */
message: string, 
/**
 * The ledger id of the rule that was broken.
 */
rule?: string, 
/**
 * Where in the input the trouble is.
 */
path?: string, 
/**
 * Which entry of a record failed, from 0.
 */
entry?: number, 
/**
 * What is wrong with a set-up that is well written and still cannot be played.
 */
fault?: SetupFault, };
/**
 * A state as it is written.
 */
export type Saved<S, P, A> = { 
/**
 * The format number.
 */
loire: 1, 
/**
 * Which game.
 */
game: S extends { game: infer G } ? G : string, 
/**
 * Its set-up.
 */
setup: S, 
/**
 * Everything that changes.
 */
position: P, 
/**
 * What is still to be resolved; the last item is next.
 */
agenda: A, 
/**
 * Who answers draws, if not the host.
 */
dealer?: Seeded, };
/**
 * Whose move it is.
 */
export type Turn<A, D> = { "type": "seats", 
/**
 * Who is asked what.
 */
asks: Array<Asked<A>>, } | { "type": "chance", 
/**
 * What it is asked.
 */
draw: D, } | { "type": "over" };
/**
 * A question to a seat.
 */
export type Asked<A> = { 
/**
 * Who is asked.
 */
seat: Seat, 
/**
 * What they are asked.
 */
ask: A, };
/**
 * One thing a seat may do.
 */
export type Legal<A> = { 
/**
 * Who may do it.
 */
seat: Seat, 
/**
 * The action.
 */
action: A, 
/**
 * The action as one line of text.
 */
notation: string, 
/**
 * The pieces of the board it touches, the one to click first in front.
 */
targets: Array<string>, 
/**
 * Does chance, or something hidden, come forward? Undo ends here.
 */
reveals: boolean, 
/**
 * Is there nothing else to do?
 */
forced: boolean, };
/**
 * Is an action legal, and if not, which rule says so?
 */
export type Verdict<W> = { 
/**
 * Always true.
 */
legal: true, } | { 
/**
 * Always false.
 */
legal: false, 
/**
 * The ledger id of the rule it breaks.
 */
rule: string, 
/**
 * What is wrong, for programs.
 */
code: string, 
/**
 * The particulars of the code.
 */
params: W, 
/**
 * What is wrong, for people.
 */
message: string, };
/**
 * What happened in a call, and what it adds to the record.
 */
export type Progress<E, N> = { 
/**
 * What happened, in order.
 */
events: Array<E>, 
/**
 * What the record gains.
 */
entries: Array<N>, };
/**
 * The state after a call, what happened in it, and what it adds to the record.
 */
export type Played<S, E, N> = { 
/**
 * The new state.
 */
state: S, 
/**
 * What happened, in order.
 */
events: Array<E>, 
/**
 * What the record gains.
 */
entries: Array<N>, };
/**
 * One thing chance may answer.
 */
export type Weighted<O> = { 
/**
 * The answer.
 */
outcome: O, 
/**
 * How likely it is against the others.
 */
weight: number, 
/**
 * The answer as one line of text.
 */
notation: string, };
/**
 * Something that makes a position impossible.
 */
export type Problem = { 
/**
 * What kind of trouble, for programs.
 */
code: string, 
/**
 * Where.
 */
path: string, 
/**
 * What does not add up.
 */
message: string, };
/**
 * What an action itself would change: its price and its gain, not what the next turn or the end of the round then brings.
 */
export type Preview = { 
/**
 * The difference to the acting seat's total.
 */
total: number, 
/**
 * The differences to every seat's points, by source.
 */
scores: Array<Difference>, 
/**
 * The differences to what every seat owns.
 */
resources: Array<Difference>, 
/**
 * Would chance, or something hidden, come forward? Then this is only what is certain before it does.
 */
reveals: boolean, };
/**
 * One number that would change.
 */
export type Difference = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which number.
 */
name: string, 
/**
 * By how much.
 */
change: number, };
/**
 * A bot's choice.
 */
export type Suggestion<A> = { 
/**
 * What it would do.
 */
action: A, 
/**
 * The same as one line of text.
 */
notation: string, 
/**
 * Every legal action with the bot's estimate, best first.
 */
candidates: Array<Estimate<A>>, };
/**
 * A bot's estimate of one action.
 */
export type Estimate<A> = { 
/**
 * The action.
 */
action: A, 
/**
 * The same as one line of text.
 */
notation: string, 
/**
 * The estimate: points gained, for `greedy`; nothing, for `random`.
 */
value: number, };
/**
 * What a caller may ask of a bot.
 */
export type SuggestOptions = { 
/**
 * How it chooses; greedy, if nothing is said.
 */
level?: Level, 
/**
 * Decides ties; the same position and seed give the same choice.
 */
seed?: string, };
/**
 * How a bot chooses.
 */
export type Level = "random" | "greedy";
/**
 * The six colours of hex tiles and duchy spaces.
 */
export type BurgundyColour = "building" | "animal" | "knowledge" | "castle" | "mine" | "ship";
/**
 * The six goods, in the order of their die numbers.
 */
export type BurgundyGood = "turquoise" | "purple" | "pink" | "red" | "brown" | "orange";
/**
 * The face of a hex tile.
 */
export type BurgundyTile = "warehouse" | "carpenter" | "church" | "market" | "boardingHouse" | "bank" | "cityHall" | "watchtower" | "cow2" | "cow3" | "cow4" | "sheep2" | "sheep3" | "sheep4" | "pig2" | "pig3" | "pig4" | "chicken2" | "chicken3" | "chicken4" | "t1" | "t2" | "t3" | "t4" | "t5" | "t6" | "t7" | "t8" | "t9" | "t10" | "t11" | "t12" | "t13" | "t14" | "t15" | "t16" | "t17" | "t18" | "t19" | "t20" | "t21" | "t22" | "t23" | "t24" | "t25" | "t26" | "castle" | "mine" | "ship";
/**
 * A duchy by its printed number.
 */
export type BurgundyDuchyId = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "2019-2" | "2019-11a" | "2019-11b" | "2019-11c" | "2019-11d" | "2019-11e" | "2019-11f" | "SE-4" | "SE-8";
/**
 * A space of a duchy: 0 to 36, row by row, 18 in the centre.
 */
export type BurgundySpace = number;
/**
 * What a die shows, and the number on a duchy space.
 */
export type BurgundyFace = 1 | 2 | 3 | 4 | 5 | 6;
/**
 * The tiles that lie in a duchy. Tiles are only ever added (B-054).
 */
export type BurgundyDuchy = (BurgundyTile | null)[];
/**
 * A numbered depot.
 */
export type BurgundyDepot = 1 | 2 | 3 | 4 | 5 | 6;
/**
 * One of the five phases.
 */
export type BurgundyPhase = "A" | "B" | "C" | "D" | "E";
/**
 * Where points on the track come from.
 */
export type BurgundySource = "areas" | "phases" | "bonuses" | "animals" | "watchtowers" | "sales";
/**
 * What one player owns.
 */
export type BurgundyPlayer = { 
/**
 * The board dealt, as its place among the option's pairs (B-015).
 */
pair?: number, 
/**
 * The printed duchy; none until it is chosen.
 */
estate: BurgundyDuchyId | null, 
/**
 * The tiles that lie in it.
 */
duchy: BurgundyDuchy, 
/**
 * The tiles in storage, at most three, in the order of their faces.
 */
storage: Array<BurgundyTile>, 
/**
 * The goods store: at most three colours.
 */
goods: { [K in BurgundyGood]?: number }, 
/**
 * The goods sold.
 */
sold: { [K in BurgundyGood]?: number }, 
/**
 * Silver.
 */
silver: number, 
/**
 * Worker chips.
 */
chips: number, 
/**
 * The dice not yet used, lower number first.
 */
dice: Array<BurgundyFace>, 
/**
 * Points on the track, by source.
 */
points: { [K in BurgundySource]?: number }, };
/**
 * A numbered depot.
 */
export type BurgundyDepotState = { 
/**
 * What lies on its four spaces.
 */
tiles: [BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null], 
/**
 * The goods on its goods space.
 */
goods: { [K in BurgundyGood]?: number }, };
/**
 * Everything that changes in a game of The Castles of Burgundy.
 */
export type BurgundyPosition = { 
/**
 * The phase being played or prepared.
 */
phase: BurgundyPhase, 
/**
 * The round of the phase, from 1; 0 while the phase is prepared.
 */
round: number, 
/**
 * What each player owns.
 */
players: BySeat<BurgundyPlayer>, 
/**
 * The numbered depots.
 */
depots: [BurgundyDepotState, BurgundyDepotState, BurgundyDepotState, BurgundyDepotState, BurgundyDepotState, BurgundyDepotState], 
/**
 * The black depot.
 */
black: [BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null], 
/**
 * The goods on the round fields; the first is next.
 */
roundGoods: Array<BurgundyGood>, 
/**
 * What the white die showed this round.
 */
whiteDie: BurgundyFace | null, 
/**
 * Has the seat at turn made its purchase?
 */
bought: boolean, 
/**
 * The turn-order track: seven fields, each a stack from bottom to top.
 */
track: [Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>], 
/**
 * Who took the large and the small bonus tile, by colour in the order of the colours.
 */
bonuses: [Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>], 
/**
 * The face-down tiles with coloured backs.
 */
supply: { [K in BurgundyTile]?: number }, 
/**
 * The face-down tiles with black backs.
 */
blackSupply: { [K in BurgundyTile]?: number }, 
/**
 * The tiles that have left the game.
 */
removed: { [K in BurgundyTile]?: number }, 
/**
 * The goods nobody has seen yet.
 */
hiddenGoods: { [K in BurgundyGood]?: number }, };
/**
 * What is printed on duchies and the main board.
 */
export type BurgundyComponents = { 
/**
 * The number on each of the 37 spaces, the same on every duchy.
 */
numbers: Array<number>, 
/**
 * How many spaces each row of a duchy has, from top to bottom.
 */
rows: Array<number>, 
/**
 * The duchies.
 */
duchies: Array<BurgundyPrintedDuchy>, 
/**
 * The spaces of the six numbered depots.
 */
depots: Array<Array<BurgundyPrintedSlot>>, 
/**
 * The bonus tiles, by the number of players.
 */
bonuses: Array<BurgundyPrintedBonus>, 
/**
 * The colours of hex tiles and duchy spaces.
 */
colours: Array<BurgundyColour>, 
/**
 * The faces of hex tiles, colour by colour.
 */
tiles: Array<BurgundyPrintedTile>, 
/**
 * The goods, in the order of their die numbers.
 */
goods: Array<BurgundyGood>, 
/**
 * The phases of a game.
 */
phases: Array<BurgundyPhase>, 
/**
 * The rounds of each phase.
 */
rounds: number, 
/**
 * What a player board has room for: dice, tiles in the storage, colours of goods.
 */
room: BurgundyRoom, };
/**
 * What is printed on a duchy.
 */
export type BurgundyPrintedDuchy = { 
/**
 * Its number.
 */
id: BurgundyDuchyId, 
/**
 * The colour of each of its 37 spaces.
 */
colours: Array<BurgundyColour>, };
/**
 * What is printed on the bonus tiles for a number of players.
 */
export type BurgundyPrintedBonus = { 
/**
 * How many play.
 */
players: number, 
/**
 * The points of the large tile.
 */
large: number, 
/**
 * The points of the small tile.
 */
small: number, };
/**
 * What is printed on a space of a depot.
 */
export type BurgundyPrintedSlot = { 
/**
 * The colour of the tiles it takes.
 */
colour: BurgundyColour, 
/**
 * The smallest number of players that uses it.
 */
players: number, };
/**
 * What is printed on a hex tile.
 */
export type BurgundyPrintedTile = { 
/**
 * Its face.
 */
id: BurgundyTile, 
/**
 * The colour of the spaces it may lie on.
 */
colour: BurgundyColour, };
/**
 * What a player board has room for.
 */
export type BurgundyRoom = { 
/**
 * Dice.
 */
dice: number, 
/**
 * Tiles in the storage.
 */
storage: number, 
/**
 * Colours of goods.
 */
goods: number, };
/**
 * The game a set-up belongs to.
 */
export type BurgundyId = "burgundy";
/**
 * How duchies are given out.
 */
export type BurgundySetupMode = "basic" | "advancedOpen" | "advancedSecret";
/**
 * Who wins a tie.
 */
export type BurgundyTieBreak = "mostEmpty" | "fewestEmpty";
/**
 * The rule options of B-123; the defaults are the 2011 rules.
 */
export type BurgundyOptions = { 
/**
 * How duchies are given out (B-015).
 */
setup: BurgundySetupMode, 
/**
 * Which duchies share a board, for the advanced set-ups (B-015).
 */
boardPairs: Array<[BurgundyDuchyId, BurgundyDuchyId]>, 
/**
 * Does the start castle score an area that it completes (B-009)?
 */
scoreStartArea: boolean, 
/**
 * May a purchase be made while an effect is pending (B-045)?
 */
buyDuringAction: boolean, 
/**
 * Does T8 enlarge the free shift of T9 to T12 to two (B-115)?
 */
t8BoostsFreeShift: boolean, 
/**
 * Who wins a tie: the one with most empty spaces, or with fewest (B-092; printings differ).
 */
tieBreak: BurgundyTieBreak, };
/**
 * A set-up of The Castles of Burgundy.
 */
export type BurgundySetup = { 
/**
 * Always this game.
 */
game: BurgundyId, 
/**
 * How many play.
 */
seats: Seats, 
/**
 * The players' names, in seat order, if they have any.
 */
names?: Array<string>, 
/**
 * The rule options.
 */
options?: Partial<BurgundyOptions>, };
/**
 * Rules that run by themselves.
 */
export type BurgundyStep = { "type": "setUp" } | { "type": "boards" } | { "type": "phase", 
/**
 * Which one.
 */
phase: BurgundyPhase, } | { "type": "round", 
/**
 * Which round of the phase, from 1.
 */
round: number, } | { "type": "startTurn", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "turn", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "income" };
/**
 * What a seat is asked.
 */
export type BurgundyAsk = { "type": "estate" } | { "type": "turn" } | { "type": "castle" } | { "type": "warehouse" } | { "type": "carpenter" } | { "type": "church" } | { "type": "market" } | { "type": "cityHall" } | { "type": "ship" } | { "type": "goods", 
/**
 * Where they lie.
 */
depot: BurgundyDepot, 
/**
 * The second place, with T5.
 */
and: BurgundyDepot | null, };
/**
 * A set of goods; on the wire a list in the order of their numbers.
 */
export type BurgundyGoodSet = BurgundyGood[];
/**
 * What a seat answers.
 */
export type BurgundyAction = { "type": "chooseEstate", 
/**
 * The side.
 */
duchy: BurgundyDuchyId, 
/**
 * Where the start castle goes.
 */
space: BurgundySpace, } | { "type": "takeTile", 
/**
 * The die used, by what it shows; none for a castle's or a building's effect.
 */
die: BurgundyFace | null, 
/**
 * Where from.
 */
depot: BurgundyDepot, 
/**
 * Which tile.
 */
tile: BurgundyTile, 
/**
 * What leaves a full storage (B-051).
 */
discard: BurgundyTile | null, } | { "type": "placeTile", 
/**
 * The die used, by what it shows; none for a castle's or a city hall's effect.
 */
die: BurgundyFace | null, 
/**
 * Which tile.
 */
tile: BurgundyTile, 
/**
 * Where to.
 */
space: BurgundySpace, } | { "type": "sellGoods", 
/**
 * The die used, by what it shows; none for a castle's or a warehouse's effect.
 */
die: BurgundyFace | null, 
/**
 * Which colour.
 */
good: BurgundyGood, } | { "type": "takeChips", 
/**
 * The die used, by what it shows; none for a castle's effect.
 */
die: BurgundyFace | null, } | { "type": "buyTile", 
/**
 * The numbered depot it comes from (T6); none for the black depot.
 */
depot: BurgundyDepot | null, 
/**
 * Which tile.
 */
tile: BurgundyTile, 
/**
 * What leaves a full storage (B-051).
 */
discard: BurgundyTile | null, } | { "type": "loadGoods", 
/**
 * The depot; of a pair, the one whose neighbour follows it in the ring 1-2-3-4-5-6-1.
 */
depot: BurgundyDepot, 
/**
 * The neighbour.
 */
and: BurgundyDepot | null, } | { "type": "keepGoods", 
/**
 * The colours.
 */
goods: BurgundyGoodSet, } | { "type": "decline" } | { "type": "endTurn" };
/**
 * What chance is asked.
 */
export type BurgundyDraw = { "type": "startGood", 
/**
 * For whom.
 */
seat: Seat, } | { "type": "startSeat" } | { "type": "board", 
/**
 * For whom.
 */
seat: Seat, } | { "type": "depotTile", 
/**
 * Which depot.
 */
depot: BurgundyDepot, 
/**
 * Which of its spaces, from 0.
 */
slot: number, } | { "type": "blackTile", 
/**
 * Which of its spaces, from 0.
 */
slot: number, } | { "type": "roundGood" } | { "type": "die", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "whiteDie" };
/**
 * What chance answers.
 */
export type BurgundyOutcome = { "type": "good", 
/**
 * The good.
 */
good: BurgundyGood, } | { "type": "seat", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "board", 
/**
 * Its place among the option's pairs, from 0.
 */
pair: number, } | { "type": "tile", 
/**
 * The tile.
 */
tile: BurgundyTile, } | { "type": "die", 
/**
 * The number.
 */
face: BurgundyFace, };
/**
 * What happened.
 */
export type BurgundyEvent = { "type": "startGoodDrawn", seat: Seat, good: BurgundyGood, } | { "type": "startPlayerDrawn", seat: Seat, } | { "type": "boardDealt", seat: Seat, sides: [BurgundyDuchyId, BurgundyDuchyId], } | { "type": "estateChosen", seat: Seat, duchy: BurgundyDuchyId, space: BurgundySpace, } | { "type": "phaseStarted", phase: BurgundyPhase, } | { "type": "tileLaidOut", depot: BurgundyDepot | null, slot: number, tile: BurgundyTile, } | { "type": "roundGoodLaidOut", good: BurgundyGood, } | { "type": "roundStarted", round: number, } | { "type": "dieRolled", seat: Seat, face: BurgundyFace, } | { "type": "goodArrived", depot: BurgundyDepot, good: BurgundyGood, } | { "type": "turnStarted", seat: Seat, } | { "type": "dieUsed", seat: Seat, die: BurgundyFace, chips: number, } | { "type": "tileTaken", seat: Seat, depot: BurgundyDepot | null, tile: BurgundyTile, } | { "type": "tileDiscarded", seat: Seat, tile: BurgundyTile, } | { "type": "silverPaid", seat: Seat, silver: number, } | { "type": "tilePlaced", seat: Seat, tile: BurgundyTile, space: BurgundySpace, } | { "type": "areaCompleted", seat: Seat, colour: BurgundyColour, size: number, points: number, phasePoints: number, } | { "type": "bonusTaken", seat: Seat, colour: BurgundyColour, large: boolean, points: number, } | { "type": "animalsScored", seat: Seat, points: number, } | { "type": "watchtowerScored", seat: Seat, points: number, } | { "type": "goodsLoaded", seat: Seat, depot: BurgundyDepot, good: BurgundyGood, count: number, } | { "type": "markerMoved", seat: Seat, field: number, } | { "type": "goodsSold", seat: Seat, good: BurgundyGood, count: number, points: number, } | { "type": "chipsGained", seat: Seat, chips: number, } | { "type": "silverGained", seat: Seat, silver: number, } | { "type": "declined", seat: Seat, } | { "type": "turnEnded", seat: Seat, } | { "type": "gameEnded" };
/**
 * The particulars of a refusal.
 */
export type BurgundyRefusal = { "code": "wrongAnswer", "params": Record<symbol, never> } | { "code": "dieNeeded", "params": Record<symbol, never> } | { "code": "noDieUsed", "params": Record<symbol, never> } | { "code": "noSuchDie", "params": { die: BurgundyFace, } } | { "code": "tooFewChips", "params": { needed: number, owned: number, } } | { "code": "notInDepot", "params": { depot: BurgundyDepot, tile: BurgundyTile, } } | { "code": "notInBlackDepot", "params": { tile: BurgundyTile, } } | { "code": "storageFull", "params": Record<symbol, never> } | { "code": "discardNotNeeded", "params": Record<symbol, never> } | { "code": "discardNotStored", "params": { tile: BurgundyTile, } } | { "code": "notStored", "params": { tile: BurgundyTile, } } | { "code": "spaceFilled", "params": { space: BurgundySpace, } } | { "code": "wrongColour", "params": { space: BurgundySpace, colour: BurgundyColour, } } | { "code": "notAdjacent", "params": { space: BurgundySpace, } } | { "code": "sameKindInCity", "params": { tile: BurgundyTile, space: BurgundySpace, } } | { "code": "nothingToSell", "params": { good: BurgundyGood, } } | { "code": "alreadyBought", "params": Record<symbol, never> } | { "code": "tooLittleSilver", "params": { needed: number, owned: number, } } | { "code": "effectPending", "params": Record<symbol, never> } | { "code": "needsKnowledge", "params": { tile: BurgundyTile, } } | { "code": "diceLeft", "params": { dice: number, } } | { "code": "notNeighbours", "params": { depot: BurgundyDepot, and: BurgundyDepot, } } | { "code": "notCanonical", "params": { depot: BurgundyDepot, and: BurgundyDepot, } } | { "code": "wrongBenefit", "params": { tile: BurgundyTile, } } | { "code": "wrongGoods", "params": { count: number, } } | { "code": "cannotDecline", "params": Record<symbol, never> } | { "code": "notYourBoard", "params": { duchy: BurgundyDuchyId, } } | { "code": "notACastleSpace", "params": { space: BurgundySpace, } };
/**
 * What something is called.
 */
export type OrleansNames = { 
/**
 * In English.
 */
en: string, 
/**
 * In German.
 */
de: string, 
/**
 * In French.
 */
fr: string, };
/**
 * What a follower is by trade.
 */
export type OrleansRole = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "monk";
/**
 * A follower tile: neutral, or one of the four in a player's colour.
 */
export type OrleansFollower = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "monk" | "ownFarmer" | "ownBoatman" | "ownCraftsman" | "ownTrader";
/**
 * The five goods, the cheapest first.
 */
export type OrleansGood = "grain" | "cheese" | "wine" | "wool" | "brocade";
/**
 * What an hour-glass tile brings.
 */
export type OrleansHappening = "pilgrimage" | "income" | "harvest" | "taxes" | "tradingDay" | "plague" | "silentium" | "indulgence" | "education" | "bonVoyage" | "conference" | "crusade" | "strike" | "coinTax" | "excursion" | "fishingGrounds" | "furtherEducation" | "wedding" | "sabotage" | "amnesty" | "defect" | "torture" | "holiday" | "bookBurning" | "levies" | "peasantsRevolt" | "technologyTax" | "summons" | "famine" | "pollTax" | "tithe";
/**
 * A tile by its face; a letter is the back it lies under.
 */
export type OrleansHourglass = "pilgrimage" | "income" | "harvest" | "taxes" | "tradingDay" | "plague" | "incomeA" | "harvestA" | "taxesA" | "tradingDayA" | "plagueA" | "pilgrimageB" | "incomeB" | "harvestB" | "taxesB" | "tradingDayB" | "plagueB" | "pilgrimageC" | "incomeC" | "harvestC" | "taxesC" | "tradingDayC" | "plagueC" | "silentium" | "indulgence" | "education" | "newHarvestA" | "bonVoyage" | "conference" | "crusade" | "strike" | "coinTaxA" | "excursion" | "newIncome" | "newHarvestB" | "fishingGrounds" | "furtherEducation" | "wedding" | "sabotage" | "coinTaxB" | "amnesty" | "defect" | "torture" | "newTradingDay" | "newPlague" | "holiday" | "bookBurning" | "goodsTax" | "levies" | "peasantsRevolt" | "technologyTax" | "summons" | "newHarvestD" | "famine" | "pollTax" | "tithe";
/**
 * A town.
 */
export type OrleansTown = "orleans" | "chartres" | "etampes" | "leMans" | "chateaudun" | "montargis" | "vendome" | "blois" | "briare" | "tours" | "chinon" | "montrichard" | "vierzon" | "loches" | "bourges" | "sancerre" | "chatellerault" | "leBlanc" | "chateauroux" | "nevers" | "argentonSurCreuse" | "laChatre" | "saintAmandMontrond";
/**
 * A road (`a-b`) or a waterway (`a~b`).
 */
export type OrleansPath = "chartres-leMans" | "etampes-montargis" | "chatellerault-argentonSurCreuse" | "saintAmandMontrond-nevers" | "leMans-tours" | "orleans-vierzon" | "orleans~briare" | "briare~sancerre" | "chinon~leBlanc" | "chartres-etampes" | "chartres-orleans" | "chartres-chateaudun" | "leMans-chateaudun" | "leMans-vendome" | "chateaudun-vendome" | "chateaudun-orleans" | "vendome-blois" | "orleans-montargis" | "montargis-briare" | "blois-vierzon" | "chinon-chatellerault" | "montrichard-loches" | "loches-chateauroux" | "vierzon-chateauroux" | "leBlanc-chateauroux" | "argentonSurCreuse-chateauroux" | "laChatre-chateauroux" | "argentonSurCreuse-laChatre" | "laChatre-saintAmandMontrond" | "bourges-saintAmandMontrond" | "bourges-nevers" | "sancerre-bourges" | "orleans~blois" | "blois~tours" | "tours~chinon" | "tours~montrichard" | "tours~loches" | "montrichard~vierzon" | "chinon~chatellerault" | "leBlanc~argentonSurCreuse" | "vierzon~bourges" | "vierzon~saintAmandMontrond" | "sancerre~nevers";
/**
 * What a path is for.
 */
export type OrleansWay = "road" | "waterway";
/**
 * A place: ten are printed on every player board, the others are tiles.
 */
export type OrleansPlace = "farmhouse" | "village" | "university" | "castle" | "monastery" | "ship" | "wagon" | "guildhall" | "scriptorium" | "townHall" | "hayrick" | "cheeseFactory" | "winery" | "woolManufacturer" | "tailorShop" | "brewery" | "library" | "windmill" | "bathhouse" | "hospital" | "sacristy" | "herbGarden" | "shippingLine" | "cellar" | "pharmacy" | "office" | "horseWagon" | "school" | "laboratory" | "gunpowderTower" | "brasserie" | "tradingHouse" | "sheepFarm" | "tavern";
/**
 * A space of a place, counted from 1.
 */
export type OrleansSpace = "farmhouse.1" | "farmhouse.2" | "village.1" | "village.2" | "village.3" | "university.1" | "university.2" | "university.3" | "castle.1" | "castle.2" | "castle.3" | "monastery.1" | "monastery.2" | "ship.1" | "ship.2" | "ship.3" | "wagon.1" | "wagon.2" | "wagon.3" | "guildhall.1" | "guildhall.2" | "guildhall.3" | "scriptorium.1" | "scriptorium.2" | "townHall.1" | "townHall.2" | "hayrick.1" | "cheeseFactory.1" | "cheeseFactory.2" | "winery.1" | "winery.2" | "woolManufacturer.1" | "woolManufacturer.2" | "tailorShop.1" | "tailorShop.2" | "brewery.1" | "library.1" | "library.2" | "windmill.1" | "windmill.2" | "bathhouse.1" | "hospital.1" | "hospital.2" | "sacristy.1" | "shippingLine.1" | "cellar.1" | "cellar.2" | "pharmacy.1" | "office.1" | "office.2" | "horseWagon.1" | "horseWagon.2" | "laboratory.1" | "laboratory.2" | "sheepFarm.1" | "sheepFarm.2" | "tavern.1";
/**
 * Where a place comes from.
 */
export type OrleansCategory = "board" | "I" | "II";
/**
 * A beneficial deed.
 */
export type OrleansDeed = "cityWall" | "papalConclave" | "defeatOfThePlague" | "astronomy" | "boatmenGuild" | "cathedral" | "peaceTreaty" | "canalisation";
/**
 * A deed or an intriguer of Trade & Intrigue.
 */
export type OrleansCivic = "alchemy" | "court" | "harvestFestival" | "sheepBreeding" | "coinage" | "research" | "towing" | "architecture" | "townRights" | "navigation" | "swindler" | "arsonist" | "kidnapper" | "torturer" | "executioner" | "saboteur" | "spy" | "taxCollector" | "traitor";
/**
 * A space of a civic board.
 */
export type OrleansCivicSpace = { 
/**
 * Whom it takes; nothing means any neutral follower.
 */
role?: OrleansRole, 
/**
 * The good that lies on it.
 */
good?: OrleansGood, };
/**
 * An order card.
 */
export type OrleansOrder = "order1" | "order2" | "order3" | "order4" | "order5" | "order6" | "order7" | "order8" | "order9" | "order10" | "order11" | "order12" | "order13" | "order14" | "order15" | "order16" | "order17" | "order18" | "order19" | "order20" | "order21" | "order22" | "order23";
/**
 * A thing or a phase of the game.
 */
export type OrleansTerm = "hourglassPhase" | "censusPhase" | "followersPhase" | "planningPhase" | "actionPhase" | "eventPhase" | "startPlayerPhase" | "follower" | "ownFollower" | "bag" | "market" | "space" | "place" | "placeTile" | "technology" | "farmerTechnology" | "goodsMarket" | "coin" | "merchant" | "station" | "citizen" | "deed" | "hourglass" | "road" | "waterway" | "developmentTrack" | "developmentPoint" | "developmentStatus" | "torture" | "startPlayer";
/**
 * A follower track; monks have none.
 */
export type OrleansTrack = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar";
/**
 * A marker on one of the seven tracks.
 */
export type OrleansMarker = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "development";
/**
 * Where a citizen waits (O-006, T-068, T-077).
 */
export type OrleansCitizen = "development3" | "development18" | "development28" | "knight" | "boatman" | "cityWall" | "papalConclave" | "defeatOfThePlague" | "astronomy" | "boatmenGuild" | "cathedral" | "peaceTreaty" | "canalisation" | "stations" | "alchemy" | "towing" | "townRights" | "navigation" | "architecture1" | "architecture2" | "architecture3" | "architecture4" | "kidnapper" | "torturer" | "executioner" | "saboteur" | "traitor";
/**
 * A technology tile beside the board.
 */
export type OrleansGear = "farmerOnly" | "free";
/**
 * What one player owns.
 */
export type OrleansPlayer = { 
/**
 * Coins.
 */
coins: number, 
/**
 * Goods.
 */
goods: { [K in OrleansGood]?: number }, 
/**
 * The markers on the follower tracks, in steps after the start field.
 */
tracks: { [K in OrleansTrack]?: number }, 
/**
 * The marker on the development track.
 */
development: number, 
/**
 * Where the merchant stands.
 */
merchant: OrleansTown, 
/**
 * The towns with a station of this player.
 */
stations: Array<OrleansTown>, 
/**
 * Stations not yet built.
 */
unbuilt: number, 
/**
 * Place tiles.
 */
places: Array<OrleansPlace>, 
/**
 * Technology beside the board.
 */
gears: { [K in OrleansGear]?: number }, 
/**
 * Followers in the bag, on the market and on spaces.
 */
followers: { bag: { [K in OrleansFollower]?: number }, market: { [K in OrleansFollower]?: number }, spaces: { [K in OrleansSpace]?: OrleansFollower | "technology" } }, 
/**
 * Followers on the gunpowder tower.
 */
tower: { [K in OrleansFollower]?: number }, 
/**
 * Followers drawn at the bathhouse, not yet placed.
 */
bath: { [K in OrleansFollower]?: number }, 
/**
 * Followers taken back to the market this round.
 */
recalled: number, 
/**
 * Has this player passed in this round?
 */
passed: boolean, 
/**
 * Those of the goods that lie on the brasserie (T-086).
 */
stored?: { [K in OrleansGood]?: number }, 
/**
 * Order cards fulfilled (T-016).
 */
orders?: Array<OrleansOrder>, };
/**
 * What has left the game.
 */
export type OrleansOut = { 
/**
 * Neutral followers given up under torture.
 */
followers: { [K in OrleansRole]?: number }, 
/**
 * Goods removed at set-up or given up under torture.
 */
goods: { [K in OrleansGood]?: number }, 
/**
 * Technology given up under torture.
 */
technology: number, 
/**
 * Place tiles that are not played or were given up under torture.
 */
places: Array<OrleansPlace>, };
/**
 * Everything that changes in a game of Orléans.
 */
export type OrleansPosition = { 
/**
 * The hour-glass tiles turned over so far; the last one is this round's.
 */
hourglasses: Array<OrleansHourglass>, 
/**
 * Who holds the start-player token; nobody until it is drawn.
 */
start: Seat | null, 
/**
 * What each player owns.
 */
players: BySeat<OrleansPlayer>, 
/**
 * The neutral followers on the game board.
 */
supply: { [K in OrleansRole]?: number }, 
/**
 * The goods market; at set-up also the goods nobody has seen yet.
 */
goods: { [K in OrleansGood]?: number }, 
/**
 * The goods on roads and waterways.
 */
paths: { [K in OrleansPath]?: OrleansGood[] }, 
/**
 * The technology tiles on the game board.
 */
technology: number, 
/**
 * The place tiles in the open stacks.
 */
places: Array<OrleansPlace>, 
/**
 * The followers sent to each deed.
 */
deeds: { [K in OrleansDeed]?: { [K in OrleansRole]?: number } }, 
/**
 * Who took which citizen.
 */
citizens: { [K in OrleansCitizen]?: Seat }, 
/**
 * The bank, if it is finite.
 */
bank: number | null, 
/**
 * What has left the game.
 */
out: OrleansOut, 
/**
 * The order cards that lie open (T-014).
 */
orders?: Array<OrleansOrder>, 
/**
 * Deeds and intriguers of Trade & Intrigue: what is on their spaces (T-068, T-077).
 */
civics?: { [K in OrleansCivic]?: (OrleansGood | OrleansRole | null)[] }, 
/**
 * The technology tiles beside the deed of navigation (T-068).
 */
navigation?: number, };
/**
 * What is printed on boards and tiles: on all in the box or, with a set-up, on what it plays with, as it corrects it.
 */
export type OrleansComponents = { 
/**
 * The towns.
 */
towns: Array<OrleansPrintedTown>, 
/**
 * Roads and waterways.
 */
paths: Array<OrleansPrintedPath>, 
/**
 * Places of the player board, and place tiles.
 */
places: Array<OrleansPrintedPlace>, 
/**
 * Beneficial deeds.
 */
deeds: Array<OrleansPrintedDeed>, 
/**
 * Hour-glass tiles; with a set-up, those of its stack from the top.
 */
hourglasses: Array<OrleansPrintedHourglass>, 
/**
 * How many of them are turned over in a game.
 */
stack: number, 
/**
 * What followers are by trade.
 */
roles: Array<OrleansNamed<OrleansRole>>, 
/**
 * Follower tiles.
 */
followers: Array<OrleansPrintedFollower>, 
/**
 * Goods.
 */
goods: Array<OrleansPrintedGood>, 
/**
 * What happens on hour-glass tiles.
 */
happenings: Array<OrleansNamed<OrleansHappening>>, 
/**
 * Things and phases.
 */
terms: Array<OrleansNamed<OrleansTerm>>, 
/**
 * The tracks.
 */
tracks: OrleansPrintedTracks, 
/**
 * Spaces of a player's market.
 */
market: number, 
/**
 * Order cards of Trade & Intrigue.
 */
orders: Array<OrleansPrintedOrder>, 
/**
 * Deeds and intriguers of Trade & Intrigue.
 */
civics: Array<OrleansPrintedCivic>, };
/**
 * Something with its name.
 */
export type OrleansNamed<K> = { 
/**
 * What it is.
 */
id: K, 
/**
 * What it is called.
 */
names: OrleansNames, };
/**
 * A town on the map.
 */
export type OrleansPrintedTown = { 
/**
 * Which town.
 */
id: OrleansTown, 
/**
 * Its name, the same in every language.
 */
name: string, 
/**
 * Where it lies, in percent of the map's width and height.
 */
at: [number, number], };
/**
 * A road or waterway.
 */
export type OrleansPrintedPath = { 
/**
 * Which path.
 */
id: OrleansPath, 
/**
 * Its two ends.
 */
ends: [OrleansTown, OrleansTown], 
/**
 * Road or waterway.
 */
way: OrleansWay, 
/**
 * Its goods spaces: the smallest number of players that fills each.
 */
spots: Array<number>, };
/**
 * A place.
 */
export type OrleansPrintedPlace = { 
/**
 * Which place.
 */
id: OrleansPlace, 
/**
 * Player board, or a tile of category I or II.
 */
category: OrleansCategory, 
/**
 * Its spaces.
 */
spaces: Array<OrleansPrintedSpace>, 
/**
 * What it is called.
 */
names: OrleansNames, 
/**
 * The rule that says what it does.
 */
rule: string, 
/**
 * The module it belongs to, if not to the base game.
 */
module?: OrleansModule, };
/**
 * A space of a place.
 */
export type OrleansPrintedSpace = { 
/**
 * Which space.
 */
id: OrleansSpace, 
/**
 * What it takes: a role, any neutral follower, or any follower.
 */
takes: OrleansRole | "neutral" | "any", };
/**
 * A deed.
 */
export type OrleansPrintedDeed = { 
/**
 * Which deed.
 */
id: OrleansDeed, 
/**
 * Its spaces by role.
 */
spaces: { [K in OrleansRole]?: number }, 
/**
 * Coins for each follower; nothing where it is one coin or one step.
 */
coins: number | null, 
/**
 * What it is called.
 */
names: OrleansNames, };
/**
 * A follower tile.
 */
export type OrleansPrintedFollower = { 
/**
 * Which tile.
 */
id: OrleansFollower, 
/**
 * What it is by trade.
 */
role: OrleansRole, 
/**
 * Is it in a player's colour?
 */
own: boolean, };
/**
 * A good.
 */
export type OrleansPrintedGood = { 
/**
 * Which good.
 */
id: OrleansGood, 
/**
 * What one is worth in the end.
 */
points: number, 
/**
 * What it is called.
 */
names: OrleansNames, };
/**
 * An hour-glass tile.
 */
export type OrleansPrintedHourglass = { 
/**
 * Which tile.
 */
id: OrleansHourglass, 
/**
 * What it brings.
 */
happening: OrleansHappening, 
/**
 * How much of it.
 */
amount: number, 
/**
 * The letter on its back, if there is one.
 */
letter?: "A" | "B" | "C" | "D", 
/**
 * Is a round played with it?
 */
round: boolean, };
/**
 * What is printed on the tracks.
 */
export type OrleansPrintedTracks = { 
/**
 * The steps of each follower track after its start field.
 */
steps: { [K in OrleansTrack]: number }, 
/**
 * The step where a citizen waits, where one does.
 */
citizen: { [K in OrleansTrack]?: number }, 
/**
 * The good of each step of the farmer track.
 */
farmer: [OrleansGood, OrleansGood, OrleansGood, OrleansGood, OrleansGood, OrleansGood, OrleansGood, OrleansGood], 
/**
 * The coins of each step of the boatman track; none on the last one.
 */
boatman: [number, number, number, number, number], 
/**
 * Followers drawn, from the start field of the knight track on.
 */
knight: [number, number, number, number, number, number], 
/**
 * Development points of each step of the scholar track.
 */
scholar: [number, number, number, number, number], 
/**
 * The last field of the development track.
 */
development: number, 
/**
 * Its coin fields: where, and how many.
 */
coins: Array<[number, number]>, 
/**
 * The fields where status rises to 2, 3, 4, 5, 6.
 */
status: [number, number, number, number, number], 
/**
 * The fields where citizens wait.
 */
citizens: [number, number, number], };
/**
 * An order card.
 */
export type OrleansPrintedOrder = { 
/**
 * Which card.
 */
id: OrleansOrder, 
/**
 * Where the goods are delivered.
 */
town: OrleansTown, 
/**
 * How many of each good.
 */
goods: { [K in OrleansGood]?: number }, 
/**
 * What it is worth in the end.
 */
points: number, };
/**
 * A deed or an intriguer of Trade & Intrigue.
 */
export type OrleansPrintedCivic = { 
/**
 * Which one.
 */
id: OrleansCivic, 
/**
 * The board it is on.
 */
module: OrleansModule, 
/**
 * Its spaces from left to right; with a set-up, those that are not covered.
 */
spaces: Array<OrleansCivicSpace>, 
/**
 * How many more are covered, to the right of them.
 */
covered: number, 
/**
 * The fewest players it is played with.
 */
players: number, 
/**
 * The citizen for whoever completes it.
 */
citizen?: OrleansCitizen, 
/**
 * What it is called.
 */
names: OrleansNames, };
/**
 * The game a set-up belongs to.
 */
export type OrleansId = "orleans";
/**
 * A printed version of the box.
 */
export type OrleansEdition = "later" | "2014";
/**
 * How planning goes.
 */
export type OrleansPlanning = "simultaneous" | "inOrder";
/**
 * What the bathhouse does.
 */
export type OrleansBathhouse = "action" | "draw";
/**
 * Whom the bathhouse's space takes.
 */
export type OrleansBathhouseSpace = "any" | "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "monk";
/**
 * A module of Trade & Intrigue.
 */
export type OrleansModule = "orders" | "newEvents" | "newDeeds" | "intrigue" | "newPlaces";
/**
 * How many civic boards lie on the table.
 */
export type OrleansCivicBoard = "one" | "both";
/**
 * The tracks that education knows.
 */
export type OrleansEducationTracks = "seven" | "six";
/**
 * How bribes are offered.
 */
export type OrleansBribery = "full" | "menu" | "off";
/**
 * The tables that replace ours; whatever is not named stays as it is.
 */
export type OrleansTables = { 
/**
 * Order cards.
 */
orders?: { [K in OrleansOrder]?: OrleansOrderTable }, 
/**
 * Deeds and intriguers, each as its spaces from left to right.
 */
civics?: { [K in OrleansCivic]?: OrleansCivicSpace[] }, 
/**
 * Place tiles of Trade & Intrigue.
 */
placeTiles?: { [K in OrleansPlace]?: OrleansTileTable }, };
/**
 * An order card as it is printed.
 */
export type OrleansOrderTable = { 
/**
 * Where the goods are delivered.
 */
town: OrleansTown, 
/**
 * How many of each good.
 */
goods: { [K in OrleansGood]?: number }, 
/**
 * What it is worth in the end.
 */
points: number, };
/**
 * A place tile as it is printed.
 */
export type OrleansTileTable = { 
/**
 * Its category.
 */
category: OrleansCategory, 
/**
 * Whom each of its spaces takes; without a word the tile keeps ours.
 */
spaces?: Array<OrleansRole>, };
/**
 * The rule options of O-142 and, left out where they are at their default, of T-102.
 */
export type OrleansOptions = { 
/**
 * All plan at once, or one after the other (O-032).
 */
planning: OrleansPlanning, 
/**
 * May fewer followers be drawn than allowed (O-026)?
 */
drawOptional: boolean, 
/**
 * Does a recruit come without the good or the technology that is not in supply (O-053)?
 */
lenientBonus: boolean, 
/**
 * The value of all coins; nothing means that coins never run out (O-014).
 */
bankTotal: number | null, 
/**
 * What the bathhouse does (O-096).
 */
bathhouse: OrleansBathhouse, 
/**
 * Whom the bathhouse's space takes (O-092).
 */
bathhouseSpace: OrleansBathhouseSpace, 
/**
 * How many place tiles of each category are played, if not all; nothing means as the edition says (O-010).
 */
placePool: number | null, 
/**
 * One civic board, or new deeds and intrigue together (T-002).
 */
civicBoard: OrleansCivicBoard, 
/**
 * Is the peasants' revolt the last card (T-022)?
 */
peasantsLast: boolean, 
/**
 * Does the harvest of letter B take two food (T-061)?
 */
harvestByLetter: boolean, 
/**
 * The tracks that education knows (T-060).
 */
educationTracks: OrleansEducationTracks, 
/**
 * Must levies be paid in full by whoever can (T-064)?
 */
leviesStrict: boolean, 
/**
 * Does a tie for the most count at the trading house (T-087)?
 */
tradingHouseTies: boolean, 
/**
 * How bribes are offered (T-079).
 */
bribery: OrleansBribery, 
/**
 * Is the tavern among the place tiles (T-094)?
 */
tavern: boolean, };
/**
 * A set-up of Orléans.
 */
export type OrleansSetup = { 
/**
 * Always this game.
 */
game: OrleansId, 
/**
 * How many play.
 */
seats: Seats, 
/**
 * Which printed version of the box.
 */
edition?: OrleansEdition, 
/**
 * The modules of Trade & Intrigue that are played (T-001).
 */
modules?: Array<OrleansModule>, 
/**
 * The players' names, in seat order, if they have any.
 */
names?: Array<string>, 
/**
 * The rule options.
 */
options?: Partial<OrleansOptions>, 
/**
 * What replaces reconstructed numbers.
 */
tables?: OrleansTables, };
/**
 * A rule that runs by itself.
 */
export type OrleansStep = { "type": "setUp" } | { "type": "round" } | { "type": "hourglass" } | { "type": "census" } | { "type": "emptyTowers" } | { "type": "followers" } | { "type": "draws", 
/**
 * Who.
 */
seat: Seat, } | { "type": "bathhouses" } | { "type": "fillTowers" } | { "type": "planning" } | { "type": "acting" } | { "type": "turn", 
/**
 * The first who may be next.
 */
seat: Seat, } | { "type": "actionEnded", 
/**
 * Whose action.
 */
seat: Seat, } | { "type": "bath", 
/**
 * Who bathes.
 */
seat: Seat, } | { "type": "events" } | { "type": "event", 
/**
 * Whom.
 */
seat: Seat, } | { "type": "torture", 
/**
 * Who owes.
 */
seat: Seat, 
/**
 * How many coins.
 */
owed: number, } | { "type": "endRound" } | { "type": "civicCompleted", 
/**
 * Who completed it.
 */
seat: Seat, 
/**
 * Which.
 */
civic: OrleansCivic, } | { "type": "dispatchMore", 
/**
 * Who sends.
 */
seat: Seat, 
/**
 * Where from.
 */
from: OrleansPlace, 
/**
 * Who stood there beside the first one.
 */
role: OrleansRole, 
/**
 * Where to no more (T-073).
 */
except: OrleansCivic | null, } | { "type": "newEvents", 
/**
 * Which.
 */
step: OrleansNewEventsStep, } | { "type": "newDeeds", 
/**
 * Which.
 */
step: OrleansNewDeedsStep, } | { "type": "intrigue", 
/**
 * Which.
 */
step: OrleansIntrigueStep, };
/**
 * What a seat is asked.
 */
export type OrleansAsk = { "type": "recall" } | { "type": "draw", 
/**
 * At most.
 */
most: number, } | { "type": "keep" } | { "type": "shelter" } | { "type": "plan" } | { "type": "turn" } | { "type": "sendMore", 
/**
 * Where from.
 */
from: OrleansPlace, } | { "type": "placeTile" } | { "type": "bathhouse", 
/**
 * How many must still be placed.
 */
left: number, } | { "type": "install" } | { "type": "shield" } | { "type": "harvest", 
/**
 * Food still due.
 */
due: number, } | { "type": "torture", 
/**
 * Coins still owed.
 */
owed: number, } | { "type": "deliver" } | { "type": "dispatchMore", 
/**
 * Where from.
 */
from: OrleansPlace, 
/**
 * Who stood there beside the first one.
 */
role: OrleansRole, 
/**
 * Where to no more (T-073).
 */
except: OrleansCivic | null, } | { "type": "newEvents", 
/**
 * Which.
 */
ask: OrleansNewEventsAsk, } | { "type": "newDeeds", 
/**
 * Which.
 */
ask: OrleansNewDeedsAsk, } | { "type": "intrigue", 
/**
 * Which.
 */
ask: OrleansIntrigueAsk, };
/**
 * Where a follower comes from that is planned onto a space.
 */
export type OrleansStore = "market" | "tower" | "bath" | "bag";
/**
 * What the canalisation gives, as the sender likes.
 */
export type OrleansReward = "coin" | "step";
/**
 * What the sheep farm gives for a cheese.
 */
export type OrleansBarter = "wool" | "coins" | "steps";
/**
 * Which of the followers that one action sends to deeds and intriguers.
 */
export type OrleansSending = "first" | "second" | "together";
/**
 * A rule of the new events that runs by itself.
 */
export type OrleansNewEventsStep = { "type": "amnesty", 
/**
 * Whose recruit.
 */
seat: Seat, 
/**
 * Which.
 */
role: OrleansRole, };
/**
 * What the new events ask.
 */
export type OrleansNewEventsAsk = { "type": "indulgence" } | { "type": "education" } | { "type": "bonVoyage" } | { "type": "furtherEducation" } | { "type": "defect" } | { "type": "levies" } | { "type": "summons" } | { "type": "famine", 
/**
 * How many more.
 */
left: number, 
/**
 * No earlier one than this in the order of the places where followers are.
 */
after: number, } | { "type": "amnesty", 
/**
 * Which recruit.
 */
role: OrleansRole, };
/**
 * What answers the new events.
 */
export type OrleansNewEventsAction = { "type": "hire", 
/**
 * Which.
 */
role: OrleansRole, } | { "type": "educate", 
/**
 * On which track.
 */
marker: OrleansMarker, } | { "type": "study", 
/**
 * Which.
 */
good: OrleansGood, } | { "type": "levy", 
/**
 * So many of each.
 */
grain: number, 
/**
 * So many of each.
 */
cheese: number, 
/**
 * So many of each.
 */
wine: number, 
/**
 * So many of each.
 */
wool: number, 
/**
 * So many of each.
 */
brocade: number, } | { "type": "return" } | { "type": "starve", 
/**
 * Which.
 */
role: OrleansRole, 
/**
 * Where it is.
 */
from: OrleansStore, } | { "type": "starveAt", 
/**
 * Which space.
 */
space: OrleansSpace, };
/**
 * What happened by the new events.
 */
export type OrleansNewEventsEvent = { "type": "followerHired", seat: Seat, role: OrleansRole, } | { "type": "goodGiven", seat: Seat, good: OrleansGood, } | { "type": "technologyReturned", seat: Seat, space: OrleansSpace | null, } | { "type": "merchantReturned", seat: Seat, } | { "type": "followerStarved", seat: Seat, role: OrleansRole, } | { "type": "booksBurned", seat: Seat, field: number, } | { "type": "farmerDismissed", seat: Seat, space: OrleansSpace, };
/**
 * A rule of the new deeds that runs by itself.
 */
export type OrleansNewDeedsStep = { "type": "layGoods" } | { "type": "alchemy", 
/**
 * Who draws.
 */
seat: Seat, } | { "type": "freeBath", 
/**
 * Who bathes.
 */
seat: Seat, };
/**
 * What the new deeds ask.
 */
export type OrleansNewDeedsAsk = { "type": "alchemy", 
/**
 * How many may be drawn.
 */
most: number, 
/**
 * Where a second follower may come from.
 */
from: OrleansPlace | null, } | { "type": "transmute" } | { "type": "court" } | { "type": "freeBath", 
/**
 * How many must still be placed.
 */
left: number, } | { "type": "tow" } | { "type": "navigate" } | { "type": "build" };
/**
 * What answers the new deeds.
 */
export type OrleansNewDeedsAction = { "type": "putBack", 
/**
 * Which.
 */
follower: OrleansFollower, } | { "type": "takeGear" } | { "type": "build" };
/**
 * What happened by the new deeds.
 */
export type OrleansNewDeedsEvent = { "type": "goodLaid", civic: OrleansCivic, space: number, good: OrleansGood, } | { "type": "followerPutBack", seat: Seat, follower: OrleansFollower, } | { "type": "courtFavoured", seat: Seat, place: OrleansPlace, };
/**
 * What an intriguer does to one opponent (T-078).
 */
export type OrleansPlot = { "type": "swindle", 
/**
 * The opponent's good.
 */
takes: OrleansGood, 
/**
 * Does it lie on the brasserie (T-097)?
 */
stored: boolean, 
/**
 * The actor's good.
 */
gives: OrleansGood, } | { "type": "burn" } | { "type": "kidnap" } | { "type": "torture" } | { "type": "execute" } | { "type": "sabotage", 
/**
 * Where it stands.
 */
space: OrleansSpace, } | { "type": "spy", 
/**
 * Where it lies.
 */
space: OrleansSpace, } | { "type": "tax" } | { "type": "betray", 
/**
 * Which marker.
 */
marker: OrleansMarker, };
/**
 * What is offered as a bribe (T-079).
 */
export type OrleansBundle = { 
/**
 * Coins.
 */
coins: number, 
/**
 * Goods.
 */
goods: { [K in OrleansGood]?: number }, };
/**
 * A rule of the intrigue that runs by itself.
 */
export type OrleansIntrigueStep = { "type": "plot", 
/**
 * Who plots.
 */
actor: Seat, 
/**
 * Against whom.
 */
victim: Seat, 
/**
 * What.
 */
plot: OrleansPlot, };
/**
 * What the intrigue asks.
 */
export type OrleansIntrigueAsk = { "type": "target", 
/**
 * The intriguer.
 */
civic: OrleansCivic, } | { "type": "bribe", 
/**
 * Who plots.
 */
actor: Seat, 
/**
 * What.
 */
plot: OrleansPlot, } | { "type": "pledge", 
/**
 * Who plots.
 */
actor: Seat, 
/**
 * What.
 */
plot: OrleansPlot, 
/**
 * What is offered so far.
 */
bundle: OrleansBundle, 
/**
 * The good that is asked for; nothing means coins.
 */
good: OrleansGood | null, } | { "type": "bribed", 
/**
 * Who offers.
 */
victim: Seat, 
/**
 * What would happen.
 */
plot: OrleansPlot, 
/**
 * What is offered.
 */
bundle: OrleansBundle, } | { "type": "loot" } | { "type": "rebuild" };
/**
 * What answers the intrigue.
 */
export type OrleansIntrigueAction = { "type": "plot", 
/**
 * Whom.
 */
victim: Seat, 
/**
 * What.
 */
plot: OrleansPlot, } | { "type": "offer" } | { "type": "pledge", 
/**
 * How many.
 */
count: number, } | { "type": "bribe", 
/**
 * Coins.
 */
coins: number, 
/**
 * A good.
 */
good: OrleansGood | null, } | { "type": "accept" } | { "type": "takeGood", 
/**
 * Which.
 */
good: OrleansGood, } | { "type": "rebuild" };
/**
 * What happened by intrigue.
 */
export type OrleansIntrigueEvent = { "type": "plotted", seat: Seat, victim: Seat, plot: OrleansPlot, } | { "type": "bribeOffered", seat: Seat, to: Seat, bundle: OrleansBundle, } | { "type": "bribeAccepted", seat: Seat, from: Seat, bundle: OrleansBundle, } | { "type": "bribeRefused", seat: Seat, from: Seat, } | { "type": "goodsSwapped", seat: Seat, victim: Seat, takes: OrleansGood, gives: OrleansGood, } | { "type": "stationBurned", seat: Seat, victim: Seat, town: OrleansTown, } | { "type": "merchantKidnapped", seat: Seat, victim: Seat, } | { "type": "followerExecuted", seat: Seat, follower: OrleansFollower, lost: boolean, } | { "type": "followerSabotaged", seat: Seat, victim: Seat, space: OrleansSpace, } | { "type": "technologyStolen", seat: Seat, victim: Seat, space: OrleansSpace, } | { "type": "coinsCollected", seat: Seat, victim: Seat, coins: number, } | { "type": "betrayed", seat: Seat, victim: Seat, marker: OrleansMarker, spared: boolean, };
/**
 * What a seat answers.
 */
export type OrleansAction = { "type": "recall", 
/**
 * Where it stands.
 */
space: OrleansSpace, } | { "type": "draw", 
/**
 * How many.
 */
count: number, } | { "type": "keep", 
/**
 * Which.
 */
follower: OrleansFollower, } | { "type": "shelter", 
/**
 * Which.
 */
follower: OrleansFollower, } | { "type": "plan", 
/**
 * Which.
 */
follower: OrleansFollower, 
/**
 * Where it comes from.
 */
from: OrleansStore, 
/**
 * Where it goes.
 */
space: OrleansSpace, } | { "type": "install", 
/**
 * Which tile.
 */
gear: OrleansGear, 
/**
 * Where to.
 */
space: OrleansSpace, } | { "type": "ready" } | { "type": "use", 
/**
 * Which.
 */
place: OrleansPlace, } | { "type": "recruit", 
/**
 * Which.
 */
role: OrleansRole, } | { "type": "travel", 
/**
 * The place used.
 */
by: OrleansPlace, 
/**
 * Where the merchant stands.
 */
from: OrleansTown, 
/**
 * Where it goes.
 */
to: OrleansTown, 
/**
 * The good taken from the path, if any.
 */
take: OrleansGood | null, } | { "type": "send", 
/**
 * Town hall or tower.
 */
from: OrleansPlace, 
/**
 * Which follower.
 */
role: OrleansRole, 
/**
 * Where to.
 */
deed: OrleansDeed, 
/**
 * What it brings, where there is a choice.
 */
reward: OrleansReward | null, } | { "type": "dose", 
/**
 * How many.
 */
coins: number, } | { "type": "takePlace", 
/**
 * Which.
 */
place: OrleansPlace, } | { "type": "decline" } | { "type": "pass" } | { "type": "shield" } | { "type": "suffer" } | { "type": "giveFood", 
/**
 * Which.
 */
good: OrleansGood, } | { "type": "payCoins" } | { "type": "surrenderStation", 
/**
 * Where it stands; nowhere, if it is not built.
 */
town: OrleansTown | null, } | { "type": "surrenderFollower" } | { "type": "surrenderStep" } | { "type": "surrenderGood", 
/**
 * Which.
 */
good: OrleansGood, } | { "type": "surrenderPlace", 
/**
 * Which.
 */
place: OrleansPlace, } | { "type": "surrenderGear", 
/**
 * Which.
 */
gear: OrleansGear, } | { "type": "surrenderInstalled", 
/**
 * Where it lies.
 */
space: OrleansSpace, } | { "type": "move", 
/**
 * Road or waterway.
 */
way: OrleansWay, 
/**
 * Where the merchant stands.
 */
from: OrleansTown, 
/**
 * Where it goes.
 */
to: OrleansTown, 
/**
 * The good taken from the path, if any.
 */
take: OrleansGood | null, } | { "type": "deliver", 
/**
 * Which.
 */
order: OrleansOrder, } | { "type": "barter", 
/**
 * What a cheese brings.
 */
reward: OrleansBarter, } | { "type": "shieldWith", 
/**
 * Which.
 */
good: OrleansGood, } | { "type": "dispatch", 
/**
 * Town hall or tower.
 */
from: OrleansPlace, 
/**
 * Which follower.
 */
role: OrleansRole, 
/**
 * Where to.
 */
civic: OrleansCivic, 
/**
 * Onto which of its spaces, from 1.
 */
space: number, } | { "type": "newEvents", 
/**
 * Which.
 */
answer: OrleansNewEventsAction, } | { "type": "newDeeds", 
/**
 * Which.
 */
answer: OrleansNewDeedsAction, } | { "type": "intrigue", 
/**
 * Which.
 */
answer: OrleansIntrigueAction, };
/**
 * What chance is asked.
 */
export type OrleansDraw = { "type": "pathGood", 
/**
 * Which path.
 */
path: OrleansPath, } | { "type": "removedGood" } | { "type": "placeTile", 
/**
 * Of which category.
 */
category: OrleansCategory, } | { "type": "startSeat" } | { "type": "hourglass" } | { "type": "follower", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "bath", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "plague", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "torture", 
/**
 * Whose.
 */
seat: Seat, } | { "type": "order" } | { "type": "execution", 
/**
 * Whose.
 */
seat: Seat, };
/**
 * What chance answers.
 */
export type OrleansOutcome = { "type": "good", 
/**
 * The good.
 */
good: OrleansGood, } | { "type": "place", 
/**
 * The tile.
 */
place: OrleansPlace, } | { "type": "seat", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "hourglass", 
/**
 * The tile.
 */
tile: OrleansHourglass, } | { "type": "follower", 
/**
 * The follower.
 */
follower: OrleansFollower, } | { "type": "order", 
/**
 * The card.
 */
order: OrleansOrder, };
/**
 * What happened.
 */
export type OrleansEvent = { "type": "goodLaid", path: OrleansPath, good: OrleansGood, } | { "type": "placeChosen", place: OrleansPlace, } | { "type": "startPlayerDrawn", seat: Seat, } | { "type": "roundStarted", round: number, } | { "type": "hourglassTurned", tile: OrleansHourglass, } | { "type": "censusHeld", first: Seat | null, last: Seat | null, } | { "type": "coinsGained", seat: Seat, coins: number, } | { "type": "coinsPaid", seat: Seat, coins: number, } | { "type": "followerRecalled", seat: Seat, follower: OrleansFollower, space: OrleansSpace, } | { "type": "followerDrawn", seat: Seat, follower: OrleansFollower, } | { "type": "followerKept", seat: Seat, follower: OrleansFollower, } | { "type": "followerSheltered", seat: Seat, follower: OrleansFollower, } | { "type": "followerPlanned", seat: Seat, follower: OrleansFollower, space: OrleansSpace, } | { "type": "technologyInstalled", seat: Seat, space: OrleansSpace, } | { "type": "planFixed", seat: Seat, } | { "type": "placeUsed", seat: Seat, place: OrleansPlace, } | { "type": "followerRecruited", seat: Seat, role: OrleansRole, } | { "type": "trackAdvanced", seat: Seat, track: OrleansTrack, step: number, } | { "type": "developmentAdvanced", seat: Seat, field: number, } | { "type": "goodGained", seat: Seat, good: OrleansGood, } | { "type": "technologyGained", seat: Seat, gear: OrleansGear, } | { "type": "placeTaken", seat: Seat, place: OrleansPlace, } | { "type": "merchantMoved", seat: Seat, path: OrleansPath, to: OrleansTown, } | { "type": "stationBuilt", seat: Seat, town: OrleansTown, } | { "type": "followerSent", seat: Seat, role: OrleansRole, deed: OrleansDeed, } | { "type": "citizenTaken", seat: Seat, citizen: OrleansCitizen, } | { "type": "actionEnded", seat: Seat, } | { "type": "passed", seat: Seat, } | { "type": "shielded", seat: Seat, place: OrleansPlace, } | { "type": "foodGiven", seat: Seat, good: OrleansGood, } | { "type": "plagueStruck", seat: Seat, follower: OrleansFollower, lost: boolean, } | { "type": "tortureBegan", seat: Seat, owed: number, } | { "type": "stationSurrendered", seat: Seat, town: OrleansTown | null, } | { "type": "followerSurrendered", seat: Seat, role: OrleansRole, } | { "type": "stepSurrendered", seat: Seat, field: number, } | { "type": "goodSurrendered", seat: Seat, good: OrleansGood, } | { "type": "placeSurrendered", seat: Seat, place: OrleansPlace, } | { "type": "technologySurrendered", seat: Seat, space: OrleansSpace | null, } | { "type": "debtLapsed", seat: Seat, coins: number, } | { "type": "startPlayerChanged", seat: Seat, } | { "type": "gameEnded" } | { "type": "orderRevealed", order: OrleansOrder, } | { "type": "orderDelivered", seat: Seat, order: OrleansOrder, } | { "type": "goodStored", seat: Seat, good: OrleansGood, } | { "type": "bartered", seat: Seat, reward: OrleansBarter, } | { "type": "followerDispatched", seat: Seat, from: OrleansPlace, role: OrleansRole, civic: OrleansCivic, space: number, sending: OrleansSending, } | { "type": "civicCompleted", seat: Seat, civic: OrleansCivic, } | { "type": "newEvents", event: OrleansNewEventsEvent, } | { "type": "newDeeds", event: OrleansNewDeedsEvent, } | { "type": "intrigue", event: OrleansIntrigueEvent, };
/**
 * The particulars of a refusal.
 */
export type OrleansRefusal = { "code": "wrongAnswer", "params": Record<symbol, never> } | { "code": "nobodyThere", "params": { space: OrleansSpace, } } | { "code": "tooManyRecalled", "params": { most: number, } } | { "code": "marketFull", "params": Record<symbol, never> } | { "code": "tooMany", "params": { most: number, } } | { "code": "notDrawn", "params": { follower: OrleansFollower, } } | { "code": "notOnMarket", "params": { follower: OrleansFollower, } } | { "code": "notThere", "params": { follower: OrleansFollower, store: OrleansStore, } } | { "code": "towerFull", "params": Record<symbol, never> } | { "code": "marketOverfull", "params": { over: number, } } | { "code": "notYourPlace", "params": { place: OrleansPlace, } } | { "code": "spaceTaken", "params": { space: OrleansSpace, } } | { "code": "sameAs", "params": { space: OrleansSpace, } } | { "code": "unfit", "params": { follower: OrleansFollower, space: OrleansSpace, } } | { "code": "neutralOnly", "params": { space: OrleansSpace, } } | { "code": "monkOnly", "params": { space: OrleansSpace, } } | { "code": "mustPlaceMore", "params": Record<symbol, never> } | { "code": "noGear", "params": Record<symbol, never> } | { "code": "noRoleThere", "params": { space: OrleansSpace, } } | { "code": "onlySpace", "params": { space: OrleansSpace, } } | { "code": "secondGear", "params": { place: OrleansPlace, } } | { "code": "farmerSpacesOnly", "params": { space: OrleansSpace, } } | { "code": "notActivated", "params": { place: OrleansPlace, } } | { "code": "noAction", "params": { place: OrleansPlace, } } | { "code": "sayMore", "params": { place: OrleansPlace, } } | { "code": "notItsAction", "params": { place: OrleansPlace, } } | { "code": "noneInSupply", "params": { role: OrleansRole, } } | { "code": "goodMissing", "params": { good: OrleansGood, } } | { "code": "noTechnology", "params": Record<symbol, never> } | { "code": "trackEnd", "params": { role: OrleansRole, } } | { "code": "barredNow", "params": { role: OrleansRole, } } | { "code": "developmentEnd", "params": Record<symbol, never> } | { "code": "merchantElsewhere", "params": { town: OrleansTown, } } | { "code": "noPath", "params": { from: OrleansTown, to: OrleansTown, } } | { "code": "goodNotThere", "params": { good: OrleansGood, } } | { "code": "townTaken", "params": { town: OrleansTown, } } | { "code": "noStationLeft", "params": Record<symbol, never> } | { "code": "notStandingThere", "params": { role: OrleansRole, place: OrleansPlace, } } | { "code": "deedFull", "params": { deed: OrleansDeed, role: OrleansRole, } } | { "code": "chooseReward", "params": { deed: OrleansDeed, } } | { "code": "noChoiceOfReward", "params": { deed: OrleansDeed, } } | { "code": "doseOutOfRange", "params": { most: number, } } | { "code": "tooFewCoins", "params": { needed: number, owned: number, } } | { "code": "notInStack", "params": { place: OrleansPlace, } } | { "code": "categoryOneOnly", "params": { place: OrleansPlace, } } | { "code": "noShield", "params": Record<symbol, never> } | { "code": "notFood", "params": { good: OrleansGood, } } | { "code": "notOwned", "params": { good: OrleansGood, } } | { "code": "foodFirst", "params": Record<symbol, never> } | { "code": "cannotSurrender", "params": Record<symbol, never> } | { "code": "stopped", "params": { place: OrleansPlace, } } | { "code": "sentTogether", "params": { civic: OrleansCivic, } } | { "code": "noSuchSpace", "params": { civic: OrleansCivic, space: number, role: OrleansRole, } } | { "code": "civicTaken", "params": { civic: OrleansCivic, space: number, } } | { "code": "likeAnother", "params": { civic: OrleansCivic, space: number, } } | { "code": "orderNotOpen", "params": { order: OrleansOrder, } } | { "code": "goodsShort", "params": { good: OrleansGood, needed: number, } } | { "code": "notStored", "params": { good: OrleansGood, } } | { "code": "notForHire", "params": { role: OrleansRole, } } | { "code": "notTaught", "params": { marker: OrleansMarker, } } | { "code": "stepsDone", "params": { marker: OrleansMarker, } } | { "code": "notTheRecruit", "params": { follower: OrleansFollower, } } | { "code": "lessWouldDo", "params": { good: OrleansGood, } } | { "code": "mustGiveEnough", "params": Record<symbol, never> } | { "code": "outOfOrder", "params": Record<symbol, never> } | { "code": "mustPlot", "params": { civic: OrleansCivic, } } | { "code": "notItsPlot", "params": { civic: OrleansCivic, } } | { "code": "noOpponent", "params": { seat: Seat, } } | { "code": "notThatGood", "params": { seat: Seat, good: OrleansGood, } } | { "code": "sameGood", "params": { good: OrleansGood, } } | { "code": "noStationThere", "params": { seat: Seat, town: OrleansTown, } } | { "code": "noTechnologyThere", "params": { space: OrleansSpace, } } | { "code": "notOnBoard", "params": { place: OrleansPlace, } } | { "code": "notAhead", "params": { seat: Seat, marker: OrleansMarker, } } | { "code": "notOnList", "params": Record<symbol, never> } | { "code": "overBid", "params": { most: number, } } | { "code": "emptyBribe", "params": Record<symbol, never> };
