/** One place at the table, counted clockwise from 0. */
export type Seat = 0 | 1 | 2 | 3;
/** How many seats play. */
export type Seats = 2 | 3 | 4;
/** A value for every seat at the table. */
export type BySeat<T> = Array<T>;
/** The stack of items still to be resolved; the last one is next. */
export type Agenda<S, A, D> = Array<Item<S, A, D>>;
/** One entry of the agenda. */
export type Item<S, A, D> = {
    step: S;
} | {
    ask: Array<Pending<A>>;
} | {
    draw: D;
};
/** A decision that one seat owes. */
export type Pending<A> = {
    /** Who is asked. */
    seat: Seat;
    /** What they are asked. */
    ask: A;
};
/** A whole game or its beginning. Replaying it needs no random generator. */
export type GameRecord<S, A, O> = {
    /** The format number. */
    loire: 1;
    /** The id of the game. */
    game: S extends {
        game: infer G;
    } ? G : string;
    /** Its set-up. */
    setup: S;
    /** All answers, in order. */
    entries: Array<Entry<A, O>>;
    /** The final totals in seat order, which a replay to the end checks; left out if the record claims none. */
    scores?: Array<number>;
};
/** One answer: a seat's, or chance's. */
export type Entry<A, O> = {
    seat: Seat;
    action: A;
} | {
    chance: O;
};
/** One seat's line on the score sheet. */
export type Ranked = {
    /** The seat. */
    seat: Seat;
    /** The sum of all sources, as if the game ended now. */
    total: number;
    /** The rank, 1 for the winner; equal ranks only if all tie-breaks are equal. */
    rank: number;
    /** Points by source. */
    sources: Array<Source>;
    /** The values that break ties. */
    ties: Array<TieBreak>;
    /** The values that rank before the total, if the game has any. */
    standing?: Array<TieBreak>;
    /** The points of single pieces, for sources that sum them up. */
    pieces?: Array<PiecePoints>;
};
/** The points of one source. */
export type Source = {
    /** The source's name on the wire. */
    source: string;
    /** Its points. */
    points: number;
    /** Whether these points are only paid at the end of the game, which has not come yet. */
    pending: boolean;
};
/** A value that breaks ties. */
export type TieBreak = {
    /** The value's name on the wire. */
    name: string;
    /** The value. */
    value: number;
    /** Whether more or fewer is better. */
    better: Better;
};
/** The better direction of a tie-break. */
export type Better = "more" | "fewer";
/** The points of one piece within a source. */
export type PiecePoints = {
    /** The source that includes them. */
    source: string;
    /** The piece's name on the wire. */
    piece: string;
    /** Its points. */
    points: number;
};
/** The description of a game before a set-up is chosen. */
export type GameInfo = {
    /** Its name on the wire. */
    id: string;
    /** Its title. */
    title: string;
    /** The possible numbers of seats. */
    seats: Array<number>;
    /** Its editions, the default first; empty if there is only one. */
    editions: Array<string>;
    /** Its modules. */
    modules: Array<string>;
    /** Its scenarios. */
    scenarios: Array<string>;
    /** Their titles, in the same order; left out if there are none. */
    scenarioTitles?: Array<string>;
    /** Its rule options. */
    options: Array<OptionInfo>;
    /** Reconstructed component data, which a host may replace. */
    reconstructed: Array<Reconstructed>;
    /** The bots that play it, the simplest first; the list of games fills them in. */
    levels: Array<LevelInfo>;
};
/** One rule option. */
export type OptionInfo = {
    /** Its key in `setup.options`. */
    name: string;
    /** The rule it varies. */
    rule: string;
    /** One sentence on its effect. */
    about: string;
    /** Its values. */
    values: OptionValues;
    /** The modules it needs; without all of them it stays at its default. */
    modules: Array<string>;
    /** The editions that have it; empty for all. */
    editions: Array<string>;
    /** The scenarios that have it; left out for all. */
    scenarios?: Array<string>;
};
/** What an option may be, and what it is if nothing is said. */
export type OptionValues = {
    type: "flag";
    default: boolean;
} | {
    type: "choice";
    values: Array<string>;
    default: string;
} | {
    type: "number";
    min: number;
    max: number;
    default: number | null;
} | {
    type: "pairs";
    values: Array<string>;
    default: Array<[string, string]>;
};
/** Reconstructed component data. */
export type Reconstructed = {
    /** The data in question. */
    what: string;
    /** The path in the set-up by which a host may replace it. */
    replace: string;
};
/** A level of a bot. */
export type LevelInfo = {
    /** Its name. */
    id: Level;
    /** One sentence on its play. */
    about: string;
};
/** The fault of a set-up that cannot be played. */
export type SetupFault = "excludes" | "needs" | "range" | "table";
/** The strength of a bot. */
export type Level = "random" | "easy" | "normal" | "hard" | "expert";
/** The kind of an error. Refusals by a rule have codes of their game. */
export type EngineCode = "badInput" | "badAction" | "badSeat" | "badSetup" | "tooLarge" | "outOfMemory" | "unknownGame" | "gameNotLoaded" | "unknownFormat" | "corruptState" | "wrongScores" | "noRecord" | "notAsked" | "gameOver" | "noDraw" | "notPossible" | "noRandomness" | "internal";
/** A code and a message and, where they apply, the rule, the path into the input and the entry of the record. */
export type ErrorDetails = {
    /** The kind of error, for programs. */
    code: string;
    /** The description of the error, for people. */
    message: string;
    /** The ledger id of the broken rule. */
    rule?: string;
    /** The parameters of a refusal, as `check` returns them. */
    params?: unknown;
    /** The path to the error in the input. */
    path?: string;
    /** The index of the failed entry of a record. */
    entry?: number;
    /** The fault of a set-up that has the right form but cannot be played. */
    fault?: SetupFault;
    /** All contradictions, if a position was to be arranged. */
    problems?: Array<Problem>;
};
/** A problem that makes a position impossible. */
export type Problem = {
    /** The kind of problem, for programs. */
    code: EngineCode;
    /** The path to the problem. */
    path: string;
    /** The description of the problem. */
    message: string;
};
/** A state in its written form. */
export type Saved<S, P, A> = {
    /** The format number. */
    loire: 1;
    /** The id of the game. */
    game: S extends {
        game: infer G;
    } ? G : string;
    /** Its set-up. */
    setup: S;
    /** The position: everything that changes. */
    position: P;
    /** The items still to be resolved; the last one is next. */
    agenda: A;
    /** The dealer that settles draws; left out if the host does. */
    dealer?: Seeded;
};
/** A dealer with a seed. It counts the drawn numbers, so it can be saved and resumed. */
export type Seeded = {
    /** The secret: any text of at most 200 bytes. */
    seed: string;
    /** The number of words drawn from the stream. */
    drawn: number;
};
/** Whose move it is. */
export type Turn<A, D> = 
/** These seats may answer, each its own question. */
{
    type: "seats";
    asks: Array<Asked<A>>;
}
/** Chance owes an answer. */
 | {
    type: "chance";
    draw: D;
}
/** The game is over. */
 | {
    type: "over";
};
/** A question to a seat. */
export type Asked<A> = {
    /** The asked seat. */
    seat: Seat;
    /** The question. */
    ask: A;
    /** Whether the answer stays secret until all asked seats have answered; left out if not. */
    secret?: true;
};
/** A legal action of a seat. */
export type Legal<A> = {
    /** The seat that may play it. */
    seat: Seat;
    /** The action. */
    action: A;
    /** The action as one line of text. */
    notation: string;
    /**
     * The pieces of the board that it touches, the one to click first in front: each is a `Target`, as
     * docs/notation.md lists them. Empty if it touches none, as with the end of a turn, which needs a button.
     */
    targets: Array<string>;
    /** Whether it reveals a draw or something hidden; it cannot be undone then. */
    reveals: boolean;
    /** Whether it is the only legal action. */
    forced: boolean;
    /** A preview of its effects, if the caller asked for it. */
    preview?: Preview;
};
/** The effects of an action itself: its price and its gain, without the next turn or the end of the round. */
export type Preview = {
    /** The difference to the acting seat's total. */
    total: number;
    /** The differences to each seat's points, by source. */
    scores: Array<Difference>;
    /** The differences to each seat's possessions. */
    resources: Array<Difference>;
    /** Whether it reveals a draw or something hidden; the preview then has only its certain effects. */
    reveals: boolean;
};
/** A number that would change. */
export type Difference = {
    /** The seat. */
    seat: Seat;
    /** The name of the number. */
    name: string;
    /** The difference. */
    change: number;
};
/** Everything a front end shows of a game. */
export type Look<P, Q, A, D, O> = {
    /** The position: everything that changes. */
    position: P;
    /** The progress of the game. */
    status: Status;
    /** The turn. */
    turn: Turn<Q, D>;
    /** The legal actions, each with a preview. */
    legal: Array<Legal<A>>;
    /** The possible outcomes of the pending draw; empty if there is none. */
    outcomes: Array<Weighted<O>>;
    /** The score sheet as if the game ended now. */
    scores: Array<Ranked>;
    /** Whether each seat can undo an answer, in seat order; false for all if only a state is known. */
    canUndo: Array<boolean>;
    /** Whether an undone answer can be redone. */
    canRedo: boolean;
};
/** The progress of a game. Parts that a game does not have are left out. */
export type Status = {
    /** The phase, by its name. */
    phase?: string;
    /** The round, or the round of the phase if there are phases. From 1; left out before the first round. */
    round?: number;
    /** The number of rounds, or of rounds per phase. */
    rounds?: number;
    /** The seats in turn order. */
    order?: Array<Seat>;
    /** The number of followers that each seat may draw. */
    drawLimits?: Array<number>;
};
/** A possible outcome of a draw. */
export type Weighted<O> = {
    /** The outcome. */
    outcome: O;
    /** Its weight, relative to the other outcomes. */
    weight: number;
    /** The outcome as one line of text. */
    notation: string;
};
/** Is an action legal, and if not, which rule says so? */
export type Verdict<W> = {
    legal: true;
}
/** The rule is an id of the ledger, the code goes with its particulars, the message is for people. */
 | ({
    legal: false;
    rule: string;
    message: string;
} & W);
/** The events of a call, with its new entries of the record. */
export type Progress<E, N> = {
    /** The events, in order. */
    events: Array<E>;
    /** The new entries of the record. */
    entries: Array<N>;
};
/** The state after a call, with its events and its new entries of the record. */
export type Played<S, E, N> = {
    /** The new state. */
    state: S;
    /** The events, in order. */
    events: Array<E>;
    /** The new entries of the record. */
    entries: Array<N>;
};
/** The state after random play, with its events and its new entries of the record. */
export type PlayedOut<S, E, N> = {
    /** The new state. */
    state: S;
    /** The events of the first 5,000 decisions, in order. */
    events: Array<E>;
    /** The new entries of the record. */
    entries: Array<N>;
    /** Whether it stopped at the limit. If not, the game is over. */
    limitReached: boolean;
};
/** A bot's choice. */
export type Suggestion<A> = {
    /** The chosen action. */
    action: A;
    /** The action as one line of text. */
    notation: string;
    /** The whole line of answers, for a question whose answers only make sense together. */
    line: Array<A>;
    /** The number of playouts made. */
    playouts: number;
    /** The considered answers, best first. */
    candidates: Array<Estimate<A>>;
};
/** A bot's estimate of one action. */
export type Estimate<A> = {
    /** The action. */
    action: A;
    /** The action as one line of text. */
    notation: string;
    /** Its first estimate without search, in points relative to the others; 0 for `random`. */
    score: number;
    /** The number of tries. */
    visits: number;
    /** The average points at the end; left out if it was never tried. */
    points: number | null;
    /** The standard error of these points. */
    spread: number | null;
    /** The share of playouts won after it. */
    win: number | null;
};
/** The options of a bot's choice. */
export type SuggestOptions = {
    /** How well it plays. Default: `normal`; a search, if playouts or a time are given. */
    level?: Level;
    /**
     * The seed of all random choices, including the style: the same position, seed and playouts give the same choice.
     * Default: derived from the position.
     */
    seed?: string;
    /** Its style; default: chosen by the seed, or `even` without a seed. */
    style?: Style;
    /**
     * The number of playouts of the next rounds; default: that of the level. Refused with a level that does not
     * search. The answer has the number made: 0 if the game does not search this question.
     */
    playouts?: number;
    /**
     * The time to think, in ms, instead of playouts; the result then depends on the machine. Refused with a level that
     * does not search.
     */
    milliseconds?: number;
};
/** A preference of a player; all styles should be equally strong. */
export type Style = "even" | "builder" | "trader" | "traveller";
/** A set-up of The Castles of Burgundy. */
export type BurgundySetup = {
    /** Always "burgundy". */
    game: BurgundyId;
    /** The number of players. */
    seats: Seats;
    /** The players' names, in seat order; empty if they have none. */
    names?: Array<string>;
    /** The rule options. */
    options?: Partial<BurgundyOptions>;
};
/** The game a set-up belongs to. */
export type BurgundyId = "burgundy";
/** The rule options of B-123; the defaults are the 2011 rules. */
export type BurgundyOptions = {
    /** Everybody plays duchy 1, or boards are dealt and sides chosen openly or at once. */
    setup: BurgundySetupMode;
    /** Which duchies share a board in the advanced set-ups. */
    boardPairs: Array<[BurgundyDuchyId, BurgundyDuchyId]>;
    /** The start castle scores an area that it completes. */
    scoreStartArea: boolean;
    /** The purchase may also be made while an effect is pending, as in the 2019 edition. */
    buyDuringAction: boolean;
    /** Knowledge tile 8 enlarges the free shift of tiles 9 to 12 to two. */
    t8BoostsFreeShift: boolean;
    /** Who wins a tie: most empty duchy spaces, or fewest, as other printings have it. */
    tieBreak: BurgundyTieBreak;
};
/** How players get their duchies. */
export type BurgundySetupMode = "basic" | "advancedOpen" | "advancedSecret";
/** A duchy by its printed number. */
export type BurgundyDuchyId = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "2019-2" | "2019-11a" | "2019-11b" | "2019-11c" | "2019-11d" | "2019-11e" | "2019-11f" | "SE-4" | "SE-8";
/** The tie-break. */
export type BurgundyTieBreak = "mostEmpty" | "fewestEmpty";
/** The state of a game of The Castles of Burgundy. */
export type BurgundyPosition = {
    /** The phase being played or prepared. */
    phase: BurgundyPhase;
    /** The round of the phase, from 1; 0 while the phase is prepared. */
    round: number;
    /** The players, in seat order. */
    players: BySeat<BurgundyPlayer>;
    /** The numbered depots, in order: depot 1 is `depots[0]`. */
    depots: [BurgundyDepotState, BurgundyDepotState, BurgundyDepotState, BurgundyDepotState, BurgundyDepotState, BurgundyDepotState];
    /** The black depot. */
    black: [BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null];
    /** The goods on the round fields, the next one first. */
    roundGoods: Array<BurgundyGood>;
    /** The white die of this round; `null` before it is rolled. */
    whiteDie: BurgundyFace | null;
    /** Whether the current player has made the purchase of this turn. */
    bought: boolean;
    /** The turn-order track: seven fields, each a stack from bottom to top. */
    track: [Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>];
    /** The seats that took the large and the small bonus tile, in the order of the colours (B-005). */
    bonuses: [Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>];
    /** The face-down tiles with coloured backs. */
    supply: {
        [K in BurgundyTile]?: number;
    };
    /** The face-down tiles with black backs. */
    blackSupply: {
        [K in BurgundyTile]?: number;
    };
    /** The tiles that left the game. */
    removed: {
        [K in BurgundyTile]?: number;
    };
    /** The face-down goods. */
    hiddenGoods: {
        [K in BurgundyGood]?: number;
    };
};
/** One of the five phases. */
export type BurgundyPhase = "A" | "B" | "C" | "D" | "E";
/** A player's possessions. */
export type BurgundyPlayer = {
    /** The dealt board, as its index among the pairs of the option (B-015). */
    pair?: number;
    /** The printed duchy; `null` until it is chosen. */
    estate: BurgundyDuchyId | null;
    /** The tiles in the duchy. */
    duchy: BurgundyDuchy;
    /** The stored tiles, at most three, in the order of their faces. */
    storage: Array<BurgundyTile>;
    /** The goods store: at most three colours. */
    goods: {
        [K in BurgundyGood]?: number;
    };
    /** The goods sold. */
    sold: {
        [K in BurgundyGood]?: number;
    };
    /** Silver. */
    silver: number;
    /** Worker chips. */
    chips: number;
    /** The unused dice, lower number first. */
    dice: Array<BurgundyFace>;
    /** Points on the track, by source. */
    points: {
        [K in BurgundySource]?: number;
    };
};
/** What lies on the 37 spaces of a duchy. */
export type BurgundyDuchy = Array<BurgundyTile | null>;
/** The face of a hex tile. */
export type BurgundyTile = "warehouse" | "carpenter" | "church" | "market" | "boardingHouse" | "bank" | "cityHall" | "watchtower" | "cow2" | "cow3" | "cow4" | "sheep2" | "sheep3" | "sheep4" | "pig2" | "pig3" | "pig4" | "chicken2" | "chicken3" | "chicken4" | "t1" | "t2" | "t3" | "t4" | "t5" | "t6" | "t7" | "t8" | "t9" | "t10" | "t11" | "t12" | "t13" | "t14" | "t15" | "t16" | "t17" | "t18" | "t19" | "t20" | "t21" | "t22" | "t23" | "t24" | "t25" | "t26" | "castle" | "mine" | "ship";
/** The six goods, in the order of their die numbers. */
export type BurgundyGood = "turquoise" | "purple" | "pink" | "red" | "brown" | "orange";
/** The face of a die, or the number on a duchy space. */
export type BurgundyFace = 1 | 2 | 3 | 4 | 5 | 6;
/** A source of points on the track. */
export type BurgundySource = "areas" | "phases" | "bonuses" | "animals" | "watchtowers" | "sales";
/** A numbered depot. */
export type BurgundyDepotState = {
    /** The tiles on its four spaces. */
    tiles: [BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null];
    /** The goods on its goods space. */
    goods: {
        [K in BurgundyGood]?: number;
    };
};
/** Steps, which run without an answer. */
export type BurgundyStep = 
/** Draws the start goods and the start player, then deals boards if there are any. */
{
    type: "setUp";
}
/** Deals boards and asks for a side (B-015). */
 | {
    type: "boards";
}
/** Prepares a phase (B-023 to B-027). */
 | {
    type: "phase";
    phase: BurgundyPhase;
}
/** Rolls the dice of all seats (B-030). */
 | {
    type: "round";
    /** The round of the phase, from 1. */
    round: number;
}
/** Begins a seat's turn (B-032). */
 | {
    type: "startTurn";
    seat: Seat;
}
/** Continues a seat's turn while a die is left or a purchase is possible (B-034). */
 | {
    type: "turn";
    seat: Seat;
}
/** Ends the phase: mines pay (B-090). */
 | {
    type: "income";
};
/** A question to a seat. */
export type BurgundyAsk = 
/** Choose a side of your board and the space of your start castle (B-015). */
{
    type: "estate";
}
/** Take a die action, make a purchase or end the turn (B-034). */
 | {
    type: "turn";
}
/** Take one more action, as with a die of any value (B-066). */
 | {
    type: "castle";
}
/** Sell goods of one colour, or not (B-070). */
 | {
    type: "warehouse";
}
/** Take a building, or not (B-071). */
 | {
    type: "carpenter";
}
/** Take a mine, knowledge or castle tile, or not (B-072). */
 | {
    type: "church";
}
/** Take a ship or an animal, or not (B-073). */
 | {
    type: "market";
}
/** Place one more tile, or not (B-076). */
 | {
    type: "cityHall";
}
/** Choose the depot to load goods from (B-062). */
 | {
    type: "ship";
}
/** Choose the new colours to keep, as there is no room for all (B-063). */
 | {
    type: "goods";
    /** The depot they lie in. */
    depot: BurgundyDepot;
    /** The second depot, with T5. */
    and: BurgundyDepot | null;
};
/** A numbered depot, by the number printed on it: depot 1 is `depots[0]` in lists of depots. */
export type BurgundyDepot = 1 | 2 | 3 | 4 | 5 | 6;
/** An answer of a seat. */
export type BurgundyAction = 
/** Plays this side of the board, with the start castle on this space (B-015). */
{
    type: "chooseEstate";
    /** The chosen side, as its duchy. */
    duchy: BurgundyDuchyId;
    /** The space of the start castle. */
    space: BurgundySpace;
}
/** Takes a tile from a numbered depot (B-050). */
 | {
    type: "takeTile";
    /** The die to use, by its face; `None` for a castle's or a building's effect. */
    die: BurgundyFace | null;
    depot: BurgundyDepot;
    tile: BurgundyTile;
    /** The tile that leaves a full storage (B-051). */
    discard: BurgundyTile | null;
}
/** Places a stored tile in the duchy (B-052). */
 | {
    type: "placeTile";
    /** The die to use, by its face; `None` for a castle's or a city hall's effect. */
    die: BurgundyFace | null;
    tile: BurgundyTile;
    space: BurgundySpace;
}
/** Sells all goods of one colour (B-056). */
 | {
    type: "sellGoods";
    /** The die to use, by its face; `None` for a castle's or a warehouse's effect. */
    die: BurgundyFace | null;
    good: BurgundyGood;
}
/** Takes worker chips (B-057). */
 | {
    type: "takeChips";
    /** The die to use, by its face; `None` for a castle's effect. */
    die: BurgundyFace | null;
}
/** Buys a tile for two silver (B-045). */
 | {
    type: "buyTile";
    /** The numbered depot it comes from (knowledge tile 6); `None` for the black depot. */
    depot: BurgundyDepot | null;
    tile: BurgundyTile;
    /** The tile that leaves a full storage (B-051). */
    discard: BurgundyTile | null;
}
/** Loads the goods of a depot, or of two neighbouring ones with T5 (B-062, B-103). */
 | {
    type: "loadGoods";
    /** The depot; of a pair, the first in the ring 1-2-3-4-5-6-1. */
    depot: BurgundyDepot;
    /** The second depot of a pair. */
    and: BurgundyDepot | null;
}
/** Keeps these new colours (B-063). */
 | {
    type: "keepGoods";
    goods: Array<BurgundyGood>;
}
/** Declines a building's benefit (B-068). */
 | {
    type: "decline";
}
/** Ends the turn without a purchase (B-034). */
 | {
    type: "endTurn";
};
/** A space of a duchy: 0 to 36, row by row; 18 is the centre. */
export type BurgundySpace = number;
/** A pending draw. */
export type BurgundyDraw = 
/** The draw of a start good for a seat (B-010). */
{
    type: "startGood";
    seat: Seat;
}
/** The draw of the start player (B-011). */
 | {
    type: "startSeat";
}
/** The draw of a board for a seat (B-015). */
 | {
    type: "board";
    seat: Seat;
}
/** The draw of a tile for a space of a numbered depot (B-024). */
 | {
    type: "depotTile";
    depot: BurgundyDepot;
    /** Index of the space in its depot. */
    slot: number;
}
/** The draw of a tile for a space of the black depot (B-024). */
 | {
    type: "blackTile";
    /** Index of the space in the black depot. */
    slot: number;
}
/** The draw of the next good for the round fields (B-027). */
 | {
    type: "roundGood";
}
/** The roll of one of a seat's dice (B-030). */
 | {
    type: "die";
    seat: Seat;
}
/** The roll of the white die, made by the first seat on the track (B-031, B-033). */
 | {
    type: "whiteDie";
};
/** The outcome of a draw. */
export type BurgundyOutcome = 
/** The good that is drawn. */
{
    type: "good";
    good: BurgundyGood;
}
/** The seat that becomes start player. */
 | {
    type: "seat";
    seat: Seat;
}
/** The player board that is dealt. */
 | {
    type: "board";
    /** Its index among the pairs of the option. */
    pair: number;
}
/** The tile that is drawn. */
 | {
    type: "tile";
    tile: BurgundyTile;
}
/** The face of a die. */
 | {
    type: "die";
    face: BurgundyFace;
};
/** An event. */
export type BurgundyEvent = 
/** A start good was drawn. */
{
    type: "startGoodDrawn";
    seat: Seat;
    good: BurgundyGood;
}
/** The start player was drawn, which gives the turn order. */
 | {
    type: "startPlayerDrawn";
    seat: Seat;
}
/** A board was dealt. */
 | {
    type: "boardDealt";
    seat: Seat;
    sides: [BurgundyDuchyId, BurgundyDuchyId];
}
/** A seat chose this duchy and the space of its start castle. */
 | {
    type: "estateChosen";
    seat: Seat;
    duchy: BurgundyDuchyId;
    space: BurgundySpace;
}
/** A phase began; the main board was cleared. */
 | {
    type: "phaseStarted";
    phase: BurgundyPhase;
}
/** A tile was laid out; `depot` is `null` for the black one. */
 | {
    type: "tileLaidOut";
    depot: BurgundyDepot | null;
    slot: number;
    tile: BurgundyTile;
}
/** A good was laid out on a round field. */
 | {
    type: "roundGoodLaidOut";
    good: BurgundyGood;
}
/** A round began. */
 | {
    type: "roundStarted";
    round: number;
}
/** A die was rolled. */
 | {
    type: "dieRolled";
    seat: Seat;
    face: BurgundyFace;
}
/** The white die moved a good to a depot. */
 | {
    type: "goodArrived";
    depot: BurgundyDepot;
    good: BurgundyGood;
}
/** A turn began. */
 | {
    type: "turnStarted";
    seat: Seat;
}
/** A die was used, and chips were paid to change it. */
 | {
    type: "dieUsed";
    seat: Seat;
    die: BurgundyFace;
    chips: number;
}
/** A tile moved from this slot of a depot to storage; `depot` is `null` for the black one. */
 | {
    type: "tileTaken";
    seat: Seat;
    depot: BurgundyDepot | null;
    slot: number;
    tile: BurgundyTile;
}
/** A tile left a full storage and the game. */
 | {
    type: "tileDiscarded";
    seat: Seat;
    tile: BurgundyTile;
}
/** Silver was paid for a tile. */
 | {
    type: "silverPaid";
    seat: Seat;
    silver: number;
}
/** A tile was placed. */
 | {
    type: "tilePlaced";
    seat: Seat;
    tile: BurgundyTile;
    space: BurgundySpace;
}
/** An area was completed; `points` by its size, `phasePoints` by the phase. */
 | {
    type: "areaCompleted";
    seat: Seat;
    colour: BurgundyColour;
    size: number;
    points: number;
    phasePoints: number;
}
/** A seat was first or second to complete a colour. */
 | {
    type: "bonusTaken";
    seat: Seat;
    colour: BurgundyColour;
    large: boolean;
    points: number;
}
/** Animals scored. */
 | {
    type: "animalsScored";
    seat: Seat;
    points: number;
}
/** A watchtower scored. */
 | {
    type: "watchtowerScored";
    seat: Seat;
    points: number;
}
/** Goods were loaded by a ship. */
 | {
    type: "goodsLoaded";
    seat: Seat;
    depot: BurgundyDepot;
    good: BurgundyGood;
    count: number;
}
/** A marker moved on the turn-order track. */
 | {
    type: "markerMoved";
    seat: Seat;
    field: number;
}
/** Goods were sold. */
 | {
    type: "goodsSold";
    seat: Seat;
    good: BurgundyGood;
    count: number;
    points: number;
}
/** Chips were gained. */
 | {
    type: "chipsGained";
    seat: Seat;
    chips: number;
}
/** Silver was gained. */
 | {
    type: "silverGained";
    seat: Seat;
    silver: number;
}
/** A benefit was declined. */
 | {
    type: "declined";
    seat: Seat;
}
/** A turn ended. */
 | {
    type: "turnEnded";
    seat: Seat;
}
/** The last phase ended. */
 | {
    type: "gameEnded";
};
/** The six colours of hex tiles and duchy spaces. */
export type BurgundyColour = "building" | "animal" | "knowledge" | "castle" | "mine" | "ship";
/** Why an action is refused, with the parameters of the sentence. */
export type BurgundyRefusal = 
/** that does not answer what is asked now */
{
    code: "wrongAnswer";
    params: {};
}
/** this action uses a die; say which */
 | {
    code: "dieNeeded";
    params: {};
}
/** this effect uses no die */
 | {
    code: "noDieUsed";
    params: {};
}
/** no unused die shows {die} */
 | {
    code: "noSuchDie";
    params: {
        die: BurgundyFace;
    };
}
/** changing the die costs {needed} chips, the seat has {owned} */
 | {
    code: "tooFewChips";
    params: {
        needed: number;
        owned: number;
    };
}
/** depot {depot} has no {tile} */
 | {
    code: "notInDepot";
    params: {
        depot: BurgundyDepot;
        tile: BurgundyTile;
    };
}
/** the black depot has no {tile} */
 | {
    code: "notInBlackDepot";
    params: {
        tile: BurgundyTile;
    };
}
/** the storage is full; say which stored tile leaves the game */
 | {
    code: "storageFull";
    params: {};
}
/** a stored tile is given up only when the storage is full */
 | {
    code: "discardNotNeeded";
    params: {};
}
/** there is no {tile} in storage to give up */
 | {
    code: "discardNotStored";
    params: {
        tile: BurgundyTile;
    };
}
/** there is no {tile} in storage */
 | {
    code: "notStored";
    params: {
        tile: BurgundyTile;
    };
}
/** space {space} is filled */
 | {
    code: "spaceFilled";
    params: {
        space: BurgundySpace;
    };
}
/** space {space} is for a {colour} */
 | {
    code: "wrongColour";
    params: {
        space: BurgundySpace;
        colour: BurgundyColour;
    };
}
/** space {space} touches no placed tile */
 | {
    code: "notAdjacent";
    params: {
        space: BurgundySpace;
    };
}
/** the city of space {space} already has a {tile} */
 | {
    code: "sameKindInCity";
    params: {
        tile: BurgundyTile;
        space: BurgundySpace;
    };
}
/** there are no {good} goods in the store */
 | {
    code: "nothingToSell";
    params: {
        good: BurgundyGood;
    };
}
/** only one purchase a turn */
 | {
    code: "alreadyBought";
    params: {};
}
/** a purchase costs {needed} silver, the seat has {owned} */
 | {
    code: "tooLittleSilver";
    params: {
        needed: number;
        owned: number;
    };
}
/** no purchase while an effect is pending */
 | {
    code: "effectPending";
    params: {};
}
/** only with {tile} in the duchy */
 | {
    code: "needsKnowledge";
    params: {
        tile: BurgundyTile;
    };
}
/** a turn ends when both dice are used; {dice} left */
 | {
    code: "diceLeft";
    params: {
        dice: number;
    };
}
/** depots {depot} and {and} are not neighbours */
 | {
    code: "notNeighbours";
    params: {
        depot: BurgundyDepot;
        and: BurgundyDepot;
    };
}
/** name the pair as {and} and {depot} */
 | {
    code: "notCanonical";
    params: {
        depot: BurgundyDepot;
        and: BurgundyDepot;
    };
}
/** this building does not fetch a {tile} */
 | {
    code: "wrongBenefit";
    params: {
        tile: BurgundyTile;
    };
}
/** choose {count} of the new colours that lie there */
 | {
    code: "wrongGoods";
    params: {
        count: number;
    };
}
/** this effect cannot be declined */
 | {
    code: "cannotDecline";
    params: {};
}
/** duchy {duchy} is not a side of the board dealt */
 | {
    code: "notYourBoard";
    params: {
        duchy: BurgundyDuchyId;
    };
}
/** space {space} is not a castle space of that duchy */
 | {
    code: "notACastleSpace";
    params: {
        space: BurgundySpace;
    };
};
/**
 * A piece of the board, as named in `targets`. Depots have the numbers printed on them, from 1: the depot `depot.3` is
 * `position.depots[2]`. All other numbers are indices from 0.
 */
export type BurgundyTarget = 
/**
 * A space of a numbered depot, or of the black one: `position.depots[depot - 1].tiles[slot]`,
 * `position.black[slot]`.
 */
`depot.${BurgundyDepot | "black"}.${number}`
/** The goods of a depot: `position.depots[depot - 1].goods`. */
 | `depot.${BurgundyDepot}.goods`
/** A colour of goods, wherever it lies. */
 | `good.${BurgundyGood}`
/** A space of a seat's duchy: `position.players[seat].duchy[space]`. */
 | `seat.${Seat}.duchy.${BurgundySpace}`
/** A slot of a seat's storage: `position.players[seat].storage[slot]`. */
 | `seat.${Seat}.storage.${number}`
/** A colour in a seat's goods store: `position.players[seat].goods[good]`. */
 | `seat.${Seat}.goods.${BurgundyGood}`
/** One of a seat's dice: `position.players[seat].dice[die]`. */
 | `seat.${Seat}.die.${number}`
/** A seat's chips. */
 | `seat.${Seat}.chips`
/** A seat's silver. */
 | `seat.${Seat}.silver`;
/** The print on duchies and the main board. */
export type BurgundyComponents = {
    /** The number on each of the 37 spaces, the same on every duchy. */
    numbers: Array<number>;
    /** Number of spaces in each row of a duchy, from top to bottom. */
    rows: Array<number>;
    /** The neighbours of each of the 37 spaces, the same on every duchy. */
    neighbours: Array<Array<BurgundySpace>>;
    /** The duchies. */
    duchies: Array<BurgundyPrintedDuchy>;
    /** The spaces of the six numbered depots, in order: those of depot 1 are `depots[0]`. */
    depots: Array<Array<BurgundyPrintedSlot>>;
    /** The space that three players fill with a mine in phases B and D. */
    mineInBAndD: BurgundyPrintedPlace;
    /** Number of filled spaces of the black depot, by the number of players. */
    blackSlots: Array<BurgundyPrintedBlack>;
    /** Points for a completed area, by its size from 1. */
    areaPoints: Array<number>;
    /** Additional points for a completed area, by the phase. */
    phasePoints: Array<number>;
    /** The bonus tiles, by the number of players. */
    bonuses: Array<BurgundyPrintedBonus>;
    /** The colours of hex tiles and duchy spaces. */
    colours: Array<BurgundyColour>;
    /** The faces of hex tiles, colour by colour. */
    tiles: Array<BurgundyPrintedTile>;
    /** The goods, in the order of their die numbers. */
    goods: Array<BurgundyGood>;
    /** Number of goods of each colour. */
    goodsPerColour: number;
    /** The phases of a game. */
    phases: Array<BurgundyPhase>;
    /** The rounds of each phase. */
    rounds: number;
    /** The capacity of a player board. */
    room: BurgundyRoom;
};
/** The print on a duchy. */
export type BurgundyPrintedDuchy = {
    /** Its number. */
    id: BurgundyDuchyId;
    /** The colour of each of its 37 spaces. */
    colours: Array<BurgundyColour>;
    /** Its areas, each as the list of its spaces; an area is a connected group of one colour. */
    areas: Array<Array<BurgundySpace>>;
};
/** The print on a space of a depot. */
export type BurgundyPrintedSlot = {
    /** The colour of the tiles that it takes. */
    colour: BurgundyColour;
    /** The smallest number of players that uses it. */
    players: number;
};
/** A space of a numbered depot. */
export type BurgundyPrintedPlace = {
    /** The depot, by the number printed on it, from 1. */
    depot: number;
    /** Index of the space in its depot. */
    slot: number;
};
/** The size of the black depot for a number of players. */
export type BurgundyPrintedBlack = {
    /** Number of players. */
    players: number;
    /** Number of filled spaces. */
    slots: number;
};
/** The print on the bonus tiles for a number of players. */
export type BurgundyPrintedBonus = {
    /** Number of players. */
    players: number;
    /** The points of the large tile. */
    large: number;
    /** The points of the small tile. */
    small: number;
};
/** The print on a hex tile. */
export type BurgundyPrintedTile = {
    /** Its face. */
    id: BurgundyTile;
    /** The colour of the spaces it may lie on. */
    colour: BurgundyColour;
    /** Number of tiles with the back of their colour. */
    coloured: number;
    /** Number of tiles with a black back. */
    black: number;
    /** The animals on it, if any. */
    animals?: BurgundyPrintedAnimals;
};
/** The animals on a tile. */
export type BurgundyPrintedAnimals = {
    /** Their kind. */
    kind: BurgundyAnimal;
    /** Their number. */
    number: number;
};
/** The four kinds of animals. */
export type BurgundyAnimal = "cow" | "sheep" | "pig" | "chicken";
/** The capacity of a player board. */
export type BurgundyRoom = {
    /** Max dice. */
    dice: number;
    /** Max tiles in storage. */
    storage: number;
    /** Max colours of goods. */
    goods: number;
};
/** The names of the answers that each question has. */
export type BurgundyAnswers = {
    estate: "chooseEstate";
    turn: "takeTile" | "placeTile" | "sellGoods" | "takeChips" | "endTurn" | "buyTile";
    castle: "takeTile" | "placeTile" | "sellGoods" | "takeChips" | "buyTile";
    warehouse: "sellGoods" | "decline" | "buyTile";
    carpenter: "takeTile" | "decline" | "buyTile";
    church: "takeTile" | "decline" | "buyTile";
    market: "takeTile" | "decline" | "buyTile";
    cityHall: "placeTile" | "decline" | "buyTile";
    ship: "loadGoods" | "buyTile";
    goods: "keepGoods" | "buyTile";
};
/**
 * A sketch of a position. Missing parts are as the set-up and idle first rounds leave them; tiles and goods that are
 * in the way go to the supplies or leave the game.
 */
export type BurgundySketch = {
    /** The phase; default: A. */
    phase?: BurgundyPhase;
    /** The round of the phase; default: 1. */
    round?: number;
    /** The seat whose turn it is; default: the first in turn order. */
    turn?: Seat;
    /** The players, in seat order. */
    players?: Array<BurgundyPlayerSketch | null>;
    /** The numbered depots, from the first. */
    depots?: Array<BurgundyDepotSketch | null>;
    /** All tiles of the black depot. */
    black?: Array<BurgundyTile>;
    /** The turn-order track: seven fields, each a stack from bottom to top. */
    track?: BurgundyPosition["track"];
};
/** A sketch of a player. */
export type BurgundyPlayerSketch = {
    /** The duchy, in the advanced set-ups. */
    estate?: BurgundyDuchyId;
    /** Where the start castle lies, in the advanced set-ups. */
    start?: BurgundySpace;
    /** The tiles in the duchy, except the start castle. */
    duchy?: Array<BurgundyLaid>;
    /** All tiles in storage. */
    storage?: Array<BurgundyTile>;
    /** All goods in the store. */
    goods?: BurgundyPlayer["goods"];
    /** All goods sold. */
    sold?: BurgundyPlayer["sold"];
    /** Silver. */
    silver?: number;
    /** Worker chips. */
    chips?: number;
    /** The unused dice. */
    dice?: Array<BurgundyFace>;
    /** Points scored by animals, the only points that do not follow from the table. */
    animals?: number;
};
/** A tile on a space of a duchy. */
export type BurgundyLaid = {
    /** The space. */
    space: BurgundySpace;
    /** The tile. */
    tile: BurgundyTile;
};
/** A sketch of a numbered depot. */
export type BurgundyDepotSketch = {
    /** All its tiles; each lies on a space of its colour. */
    tiles?: Array<BurgundyTile>;
    /** All its goods. */
    goods?: BurgundyDepotState["goods"];
};
/** A set-up of Orléans. */
export type OrleansSetup = {
    /** Always this game. */
    game: OrleansId;
    /** The number of players. */
    seats: Seats;
    /** The edition of the box. */
    edition?: OrleansEdition;
    /** The modules of Trade & Intrigue in play (T-001). */
    modules?: Array<OrleansModule>;
    /** The players' names in seat order; empty if they have none. */
    names?: Array<string>;
    /** The rule options. */
    options?: Partial<OrleansOptions>;
    /** Replacements for reconstructed numbers. */
    tables?: OrleansTables;
};
/** The game a set-up belongs to. */
export type OrleansId = "orleans";
/** A printed edition of the box. */
export type OrleansEdition = "later" | "2014";
/** A module of Trade & Intrigue. */
export type OrleansModule = "orders" | "newEvents" | "newDeeds" | "intrigue" | "newPlaces";
/** The rule options of O-142, and those of T-102, which are left out at their defaults. */
export type OrleansOptions = {
    /** All plan at once, or one after the other. */
    planning: OrleansPlanning;
    /** Fewer followers may be drawn than allowed. */
    drawOptional: boolean;
    /** A recruit comes also without the good or technology that is out of stock. */
    lenientBonus: boolean;
    /** The value of all coins, if they can run out; edition 2014 only. */
    bankTotal: number | null;
    /** The bathhouse is an action, or draws after the draw. */
    bathhouse: OrleansBathhouse;
    /** Whom the space of the bathhouse takes. */
    bathhouseSpace: OrleansBathhouseSpace;
    /** So many random place tiles of each category; later edition only. */
    placePool: number | null;
    /** One civic board, or new deeds and intrigue together. */
    civicBoard?: OrleansCivicBoard;
    /** The peasants' revolt is the last of the new events. */
    peasantsLast?: boolean;
    /** The harvest of letter B takes two food. */
    harvestByLetter?: boolean;
    /** Education knows development too, or not. */
    educationTracks?: OrleansEducationTracks;
    /** Whoever can must pay the levies in full. */
    leviesStrict?: boolean;
    /** A tie for the most of a good counts at the trading house. */
    tradingHouseTies?: boolean;
    /** Bribes of anything, from a short list, or none. */
    bribery?: OrleansBribery;
    /** The tavern is among the new place tiles. */
    tavern?: boolean;
};
/** The order of planning. */
export type OrleansPlanning = "simultaneous" | "inOrder";
/** The effect of the bathhouse. */
export type OrleansBathhouse = "action" | "draw";
/** The followers that the bathhouse's space takes. */
export type OrleansBathhouseSpace = "any" | "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "monk";
/** The number of civic boards on the table. */
export type OrleansCivicBoard = "one" | "both";
/** The tracks that education can advance on. */
export type OrleansEducationTracks = "seven" | "six";
/** The ways to offer bribes. */
export type OrleansBribery = "full" | "menu" | "off";
/** The tables that replace ours; other numbers stay. */
export type OrleansTables = {
    /** Order cards. */
    orders?: {
        [K in OrleansOrder]?: OrleansOrderTable;
    };
    /** Deeds and intriguers, each as its spaces from left to right. */
    civics?: {
        [K in OrleansCivic]?: Array<OrleansCivicSpace>;
    };
    /** Place tiles of Trade & Intrigue. */
    placeTiles?: {
        [K in OrleansPlace]?: OrleansTileTable;
    };
};
/** An order card. */
export type OrleansOrder = "order1" | "order2" | "order3" | "order4" | "order5" | "order6" | "order7" | "order8" | "order9" | "order10" | "order11" | "order12" | "order13" | "order14" | "order15" | "order16" | "order17" | "order18" | "order19" | "order20" | "order21" | "order22" | "order23";
/** An order card as printed. */
export type OrleansOrderTable = {
    /** The town where the goods are delivered. */
    town: OrleansTown;
    /** The number of each good. */
    goods: {
        [K in OrleansGood]?: number;
    };
    /** Its points at the end. */
    points: number;
};
/** A town. */
export type OrleansTown = "orleans" | "chartres" | "etampes" | "leMans" | "chateaudun" | "montargis" | "vendome" | "blois" | "briare" | "tours" | "chinon" | "montrichard" | "vierzon" | "loches" | "bourges" | "sancerre" | "chatellerault" | "leBlanc" | "chateauroux" | "nevers" | "argentonSurCreuse" | "laChatre" | "saintAmandMontrond";
/** The five goods, cheapest first. */
export type OrleansGood = "grain" | "cheese" | "wine" | "wool" | "brocade";
/** A deed or an intriguer of Trade & Intrigue. */
export type OrleansCivic = "alchemy" | "court" | "harvestFestival" | "sheepBreeding" | "coinage" | "research" | "towing" | "architecture" | "townRights" | "navigation" | "swindler" | "arsonist" | "kidnapper" | "torturer" | "executioner" | "saboteur" | "spy" | "taxCollector" | "traitor";
/** A space of a civic board. */
export type OrleansCivicSpace = {
    /** The role it takes; `None` for any neutral follower. */
    role?: OrleansRole;
    /** The good on it. */
    good?: OrleansGood;
};
/** The trade of a follower. */
export type OrleansRole = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "monk";
/** A place: ten are printed on each player board, the others are tiles. */
export type OrleansPlace = "farmhouse" | "village" | "university" | "castle" | "monastery" | "ship" | "wagon" | "guildhall" | "scriptorium" | "townHall" | "hayrick" | "cheeseFactory" | "winery" | "woolManufacturer" | "tailorShop" | "brewery" | "library" | "windmill" | "bathhouse" | "hospital" | "sacristy" | "herbGarden" | "shippingLine" | "cellar" | "pharmacy" | "office" | "horseWagon" | "school" | "laboratory" | "gunpowderTower" | "brasserie" | "tradingHouse" | "sheepFarm" | "tavern";
/** A place tile as printed. */
export type OrleansTileTable = {
    /** Its category. */
    category: OrleansCategory;
    /** The followers that each of its spaces takes; default: those of our reconstruction. */
    spaces?: Array<OrleansBathhouseSpace>;
};
/** The origin of a place. */
export type OrleansCategory = "board" | "I" | "II";
/** The state of a game of Orléans. */
export type OrleansPosition = {
    /** The hour-glass tiles turned so far; the last one is this round's. */
    hourglasses: Array<OrleansHourglass>;
    /** The seat with the start-player token; `None` before it is drawn. */
    start: Seat | null;
    /** The possessions of each player. */
    players: BySeat<OrleansPlayer>;
    /** The neutral followers on the game board. */
    supply: {
        [K in OrleansRole]?: number;
    };
    /** The goods market; during set-up also the hidden goods. */
    goods: {
        [K in OrleansGood]?: number;
    };
    /** The goods on roads and waterways. */
    paths: {
        [K in OrleansPath]?: Array<OrleansGood>;
    };
    /** The technology tiles on the game board. */
    technology: number;
    /** The place tiles in the open stacks. */
    places: Array<OrleansPlace>;
    /** The followers sent to each deed. */
    deeds: {
        [K in OrleansDeed]?: {
            [K in OrleansRole]?: number;
        };
    };
    /** The owner of each citizen; `None` if it is not taken. */
    citizens: {
        [K in OrleansCitizen]?: Seat;
    };
    /** The coins in the bank; `None` if it is unlimited. */
    bank: number | null;
    /** Pieces that have left the game. */
    out: OrleansOut;
    /** The open order cards (T-014). */
    orders?: Array<OrleansOrder>;
    /** The spaces of the deeds and intriguers of Trade & Intrigue (T-068, T-077). */
    civics?: {
        [K in OrleansCivic]?: Array<OrleansRole | OrleansGood | null>;
    };
    /** The technology tiles beside the deed of navigation (T-068). */
    navigation?: number;
};
/** A tile by its face; a letter stands for its back. */
export type OrleansHourglass = "pilgrimage" | "income" | "harvest" | "taxes" | "tradingDay" | "plague" | "incomeA" | "harvestA" | "taxesA" | "tradingDayA" | "plagueA" | "pilgrimageB" | "incomeB" | "harvestB" | "taxesB" | "tradingDayB" | "plagueB" | "pilgrimageC" | "incomeC" | "harvestC" | "taxesC" | "tradingDayC" | "plagueC" | "silentium" | "indulgence" | "education" | "newHarvestA" | "bonVoyage" | "conference" | "crusade" | "strike" | "coinTaxA" | "excursion" | "newIncome" | "newHarvestB" | "fishingGrounds" | "furtherEducation" | "wedding" | "sabotage" | "coinTaxB" | "amnesty" | "defect" | "torture" | "newTradingDay" | "newPlague" | "holiday" | "bookBurning" | "goodsTax" | "levies" | "peasantsRevolt" | "technologyTax" | "summons" | "newHarvestD" | "famine" | "pollTax" | "tithe";
/** The possessions of one player. */
export type OrleansPlayer = {
    /** Coins. */
    coins: number;
    /** Goods. */
    goods: {
        [K in OrleansGood]?: number;
    };
    /** The markers on the follower tracks, in steps after the start field. */
    tracks: {
        [K in OrleansTrack]?: number;
    };
    /** The marker on the development track. */
    development: number;
    /** The town of the merchant. */
    merchant: OrleansTown;
    /** The towns with a station of this player. */
    stations: Array<OrleansTown>;
    /** Stations in stock. */
    unbuilt: number;
    /** Place tiles. */
    places: Array<OrleansPlace>;
    /** Technology beside the board. */
    gears: {
        [K in OrleansGear]?: number;
    };
    /** Followers in the bag, on the market and on spaces. */
    followers: {
        bag: {
            [K in OrleansFollower]?: number;
        };
        market: {
            [K in OrleansFollower]?: number;
        };
        spaces: {
            [K in OrleansSpace]?: OrleansFollower | "technology";
        };
    };
    /** Followers on the gunpowder tower. */
    tower: {
        [K in OrleansFollower]?: number;
    };
    /** Followers drawn at the bathhouse, not yet placed. */
    bath: {
        [K in OrleansFollower]?: number;
    };
    /** Followers taken back to the market this round. */
    recalled: number;
    /** Whether this player has passed in this round. */
    passed: boolean;
    /** The goods that lie on a place (T-086); they count among the goods. */
    stored?: {
        [K in OrleansGood]?: number;
    };
    /** Fulfilled order cards (T-016). */
    orders?: Array<OrleansOrder>;
};
/** A follower track; monks have none. */
export type OrleansTrack = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar";
/** A technology tile beside the board. */
export type OrleansGear = "farmerOnly" | "free";
/** A follower tile: neutral, or one of the four in a player's colour. */
export type OrleansFollower = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "monk" | "ownFarmer" | "ownBoatman" | "ownCraftsman" | "ownTrader";
/** A space of a place, counted from 1. The last ones exist only if a host puts them on a tile (T-095). */
export type OrleansSpace = "farmhouse.1" | "farmhouse.2" | "village.1" | "village.2" | "village.3" | "university.1" | "university.2" | "university.3" | "castle.1" | "castle.2" | "castle.3" | "monastery.1" | "monastery.2" | "ship.1" | "ship.2" | "ship.3" | "wagon.1" | "wagon.2" | "wagon.3" | "guildhall.1" | "guildhall.2" | "guildhall.3" | "scriptorium.1" | "scriptorium.2" | "townHall.1" | "townHall.2" | "hayrick.1" | "cheeseFactory.1" | "cheeseFactory.2" | "winery.1" | "winery.2" | "woolManufacturer.1" | "woolManufacturer.2" | "tailorShop.1" | "tailorShop.2" | "brewery.1" | "library.1" | "library.2" | "windmill.1" | "windmill.2" | "bathhouse.1" | "hospital.1" | "hospital.2" | "sacristy.1" | "shippingLine.1" | "cellar.1" | "cellar.2" | "pharmacy.1" | "office.1" | "office.2" | "horseWagon.1" | "horseWagon.2" | "laboratory.1" | "laboratory.2" | "sheepFarm.1" | "sheepFarm.2" | "sheepFarm.3" | "sheepFarm.4" | "tavern.1" | "tavern.2" | "brasserie.1" | "brasserie.2" | "tradingHouse.1" | "tradingHouse.2";
/** A road (`a-b`) or a waterway (`a~b`). */
export type OrleansPath = "chartres-leMans" | "etampes-montargis" | "chatellerault-argentonSurCreuse" | "saintAmandMontrond-nevers" | "leMans-tours" | "orleans-vierzon" | "orleans~briare" | "briare~sancerre" | "chinon~leBlanc" | "chartres-etampes" | "chartres-orleans" | "chartres-chateaudun" | "leMans-chateaudun" | "leMans-vendome" | "chateaudun-vendome" | "chateaudun-orleans" | "vendome-blois" | "orleans-montargis" | "montargis-briare" | "blois-vierzon" | "chinon-chatellerault" | "montrichard-loches" | "loches-chateauroux" | "vierzon-chateauroux" | "leBlanc-chateauroux" | "argentonSurCreuse-chateauroux" | "laChatre-chateauroux" | "argentonSurCreuse-laChatre" | "laChatre-saintAmandMontrond" | "bourges-saintAmandMontrond" | "bourges-nevers" | "sancerre-bourges" | "orleans~blois" | "blois~tours" | "tours~chinon" | "tours~montrichard" | "tours~loches" | "montrichard~vierzon" | "chinon~chatellerault" | "leBlanc~argentonSurCreuse" | "vierzon~bourges" | "vierzon~saintAmandMontrond" | "sancerre~nevers";
/** A beneficial deed. */
export type OrleansDeed = "cityWall" | "papalConclave" | "defeatOfThePlague" | "astronomy" | "boatmenGuild" | "cathedral" | "peaceTreaty" | "canalisation";
/** A citizen, by its place (O-006, T-068, T-077). */
export type OrleansCitizen = "development3" | "development18" | "development28" | "knight" | "boatman" | "cityWall" | "papalConclave" | "defeatOfThePlague" | "astronomy" | "boatmenGuild" | "cathedral" | "peaceTreaty" | "canalisation" | "stations" | "alchemy" | "towing" | "townRights" | "navigation" | "architecture1" | "architecture2" | "architecture3" | "architecture4" | "kidnapper" | "torturer" | "executioner" | "saboteur" | "traitor";
/** Pieces that have left the game. */
export type OrleansOut = {
    /** Neutral followers given up under torture. */
    followers: {
        [K in OrleansRole]?: number;
    };
    /** Goods removed at set-up or given up under torture. */
    goods: {
        [K in OrleansGood]?: number;
    };
    /** Technology given up under torture. */
    technology: number;
    /** Place tiles that are not in play or were given up under torture. */
    places: Array<OrleansPlace>;
};
/** A rule that runs by itself. */
export type OrleansStep = 
/** Goods onto paths, a start player. */
{
    type: "setUp";
}
/** A round with its seven phases; Trade & Intrigue adds none (T-004). */
 | {
    type: "round";
}
/** Phase 1: the hour glass is turned over (O-020). */
 | {
    type: "hourglass";
}
/** Phase 2: the census (O-022). */
 | {
    type: "census";
}
/** The towers' followers join the market (O-098). */
 | {
    type: "emptyTowers";
}
/** Phase 3: recalling, then drawing (O-025, O-026). */
 | {
    type: "followers";
}
/** A seat draws its followers (O-026). */
 | {
    type: "draws";
    /** Who. */
    seat: Seat;
}
/** The bathhouse's extra draw (O-096). */
 | {
    type: "bathhouses";
}
/** The towers' owners choose who lies there (O-098). */
 | {
    type: "fillTowers";
}
/** Phase 4: planning (O-030). */
 | {
    type: "planning";
}
/** Phase 5: actions (O-050). */
 | {
    type: "acting";
}
/** The next one who has not passed acts (O-050). */
 | {
    type: "turn";
    /** The first who may be next. */
    seat: Seat;
}
/** An action and all that followed from it is over. */
 | {
    type: "actionEnded";
    /** Whose action. */
    seat: Seat;
}
/** Those drawn at the bathhouse are placed (O-096). */
 | {
    type: "bath";
    /** Who bathes. */
    seat: Seat;
}
/** Phase 6: the event (O-021). */
 | {
    type: "events";
}
/** The event as it meets one seat (O-113). */
 | {
    type: "event";
    /** Whom. */
    seat: Seat;
}
/** What is owed and cannot be paid (O-120). */
 | {
    type: "torture";
    /** Who owes. */
    seat: Seat;
    /** How many coins. */
    owed: number;
}
/** Phase 7: the start player changes, or the game ends (O-130, O-131). */
 | {
    type: "endRound";
}
/** A deed or an intriguer is complete (T-071, T-078). */
 | {
    type: "civicCompleted";
    /** Who completed it. */
    seat: Seat;
    /** Which. */
    civic: OrleansCivic;
}
/** A second follower may be sent to a deed or an intriguer (T-069). */
 | {
    type: "dispatchMore";
    /** Who sends. */
    seat: Seat;
    /** Where from. */
    from: OrleansPlace;
    /** Who stood there beside the first one. */
    role: OrleansRole;
    /** Where to no more (T-073). */
    except: OrleansCivic | null;
}
/** A rule of the new events that runs by itself. */
 | {
    type: "newEvents";
    step: OrleansNewEventsStep;
}
/** A rule of the new deeds that runs by itself. */
 | {
    type: "newDeeds";
    step: OrleansNewDeedsStep;
}
/** A rule of the intrigue that runs by itself. */
 | {
    type: "intrigue";
    step: OrleansIntrigueStep;
};
/** A rule of the new events that runs by itself. */
export type OrleansNewEventsStep = 
/** A recruit may stand on a space at once (T-062). */
{
    type: "amnesty";
    /** Whose recruit. */
    seat: Seat;
    /** Which. */
    role: OrleansRole;
};
/** A rule of the new deeds that runs by itself. */
export type OrleansNewDeedsStep = 
/** Goods are laid on the spaces of the deeds (T-068). */
{
    type: "layGoods";
}
/** Those drawn for the alchemy are placed (T-073). */
 | {
    type: "alchemy";
    /** Who draws. */
    seat: Seat;
}
/** Those drawn at the bathhouse by favour of the court are placed (T-074). */
 | {
    type: "freeBath";
    /** Who bathes. */
    seat: Seat;
};
/** A rule of the intrigue that runs by itself. */
export type OrleansIntrigueStep = 
/** An opponent may bribe, then the plot takes effect (T-078, T-079). */
{
    type: "plot";
    /** Who plots. */
    actor: Seat;
    /** Against whom. */
    victim: Seat;
    /** What. */
    plot: OrleansPlot;
};
/** A plot against one opponent (T-078). */
export type OrleansPlot = 
/** Swaps goods (T-078). */
{
    type: "swindle";
    /** The opponent's good. */
    takes: OrleansGood;
    /** Whether it lies on the brasserie (T-097). */
    stored: boolean;
    /** The actor's good. */
    gives: OrleansGood;
}
/** Takes a station back to its owner's stock (T-078). */
 | {
    type: "burn";
}
/** Takes the merchant to Orléans (T-078). */
 | {
    type: "kidnap";
}
/** Makes the opponent give up one thing (T-078). */
 | {
    type: "torture";
}
/** Draws a follower from the opponent's bag (T-078). */
 | {
    type: "execute";
}
/** Sends a follower to its bag (T-078). */
 | {
    type: "sabotage";
    /** The space of the follower. */
    space: OrleansSpace;
}
/** Takes technology (T-078). */
 | {
    type: "spy";
    /** The space of the technology. */
    space: OrleansSpace;
}
/** Takes two coins (T-078). */
 | {
    type: "tax";
}
/** Moves the actor's marker one step on and the opponent's one back (T-078). */
 | {
    type: "betray";
    /** The marker. */
    marker: OrleansMarker;
};
/** A marker on one of the seven tracks. */
export type OrleansMarker = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "development";
/** What a seat is asked. */
export type OrleansAsk = 
/** Which followers go back to the market (O-025). */
{
    type: "recall";
}
/** How many followers to draw, where that is free (O-026). */
 | {
    type: "draw";
    /** At most. */
    most: number;
}
/** Which of two to keep (O-096). */
 | {
    type: "keep";
}
/** Who lies on the tower (O-098). */
 | {
    type: "shelter";
}
/** Who stands where (O-030). */
 | {
    type: "plan";
}
/** An action, or passing (O-050). The action spaces are those of the places that a player has (T-005). */
 | {
    type: "turn";
}
/** A second follower to a deed, or not (O-074). */
 | {
    type: "sendMore";
    /** Town hall or tower. */
    from: OrleansPlace;
}
/** A place tile, or none (O-064). */
 | {
    type: "placeTile";
}
/** Where those drawn at the bathhouse go (O-096). */
 | {
    type: "bathhouse";
    /** How many are still to be placed. */
    left: number;
}
/** Technology onto spaces after passing (O-048). */
 | {
    type: "install";
}
/** A shield, or the event (O-097). */
 | {
    type: "shield";
}
/** Which food to give, or coins (O-115, O-116). */
 | {
    type: "harvest";
    /** How much food is still due. */
    due: number;
}
/** What to give up for a missing coin (O-120). */
 | {
    type: "torture";
    /** How many coins are missing. */
    owed: number;
}
/** An order, or none (T-015). */
 | {
    type: "deliver";
}
/** A second follower to a deed or an intriguer, or not (T-069). */
 | {
    type: "dispatchMore";
    from: OrleansPlace;
    role: OrleansRole;
    /** Where to no more (T-073). */
    except: OrleansCivic | null;
}
/** What the new events ask. */
 | {
    type: "newEvents";
    ask: OrleansNewEventsAsk;
}
/** What the new deeds ask. */
 | {
    type: "newDeeds";
    ask: OrleansNewDeedsAsk;
}
/** What the intrigue asks. */
 | {
    type: "intrigue";
    ask: OrleansIntrigueAsk;
};
/** What the new events ask. */
export type OrleansNewEventsAsk = 
/** A follower for coins, or none (T-030). */
{
    type: "indulgence";
}
/** A step on a track for coins, or none (T-031). */
 | {
    type: "education";
}
/** A journey for coins, or none (T-033). */
 | {
    type: "bonVoyage";
}
/** A good for development steps, or coins (T-041). */
 | {
    type: "furtherEducation";
}
/** Which technology goes back (T-045). */
 | {
    type: "defect";
}
/** Which goods to give (T-064). */
 | {
    type: "levies";
}
/** To Orléans, or coins (T-055). */
 | {
    type: "summons";
}
/** Which followers to give (T-066). */
 | {
    type: "famine";
    /** How many more. */
    left: number;
    /** No earlier one than this in the order of the places where followers are. */
    after: number;
}
/** Where a recruit stands (T-062). */
 | {
    type: "amnesty";
    /** Which recruit. */
    role: OrleansRole;
};
/** What the new deeds ask. */
export type OrleansNewDeedsAsk = 
/** Draw for the alchemy, or not; or send the second follower there as well (T-073). */
{
    type: "alchemy";
    /** How many may be drawn. */
    most: number;
    /** Where a second follower may come from. */
    from: OrleansPlace | null;
}
/** Where those drawn for the alchemy stand (T-073). */
 | {
    type: "transmute";
}
/** An own action for nothing, or none (T-074). */
 | {
    type: "court";
}
/** Where those drawn at the bathhouse by favour of the court stand (T-074). */
 | {
    type: "freeBath";
    /** How many must still be placed. */
    left: number;
}
/** A waterway, or none (T-072). */
 | {
    type: "tow";
}
/** Technology, or none (T-076). */
 | {
    type: "navigate";
}
/** A station, or none (T-075). */
 | {
    type: "build";
};
/** What the intrigue asks. */
export type OrleansIntrigueAsk = 
/** Against whom, and what (T-078). */
{
    type: "target";
    /** The intriguer. */
    civic: OrleansCivic;
}
/** A bribe, or none (T-079). */
 | {
    type: "bribe";
    /** Who plots. */
    actor: Seat;
    /** What. */
    plot: OrleansPlot;
}
/** How many of this to offer (T-079). */
 | {
    type: "pledge";
    /** Who plots. */
    actor: Seat;
    /** What. */
    plot: OrleansPlot;
    /** What is offered so far. */
    bundle: OrleansBundle;
    /** The good that is asked for; nothing means coins. */
    good: OrleansGood | null;
}
/** Accept, or not (T-079). */
 | {
    type: "bribed";
    /** Who offers. */
    victim: Seat;
    /** What would happen. */
    plot: OrleansPlot;
    /** What is offered. */
    bundle: OrleansBundle;
}
/** A good of choice (T-078). */
 | {
    type: "loot";
}
/** A station, or none (T-083). */
 | {
    type: "rebuild";
};
/** The offered bribe (T-079). */
export type OrleansBundle = {
    /** Coins. */
    coins: number;
    /** Goods. */
    goods: {
        [K in OrleansGood]?: number;
    };
};
/** What a seat answers. */
export type OrleansAction = 
/** Takes a follower back to the market (O-025). */
{
    type: "recall";
    /** Where it stands. */
    space: OrleansSpace;
}
/** Draws so many followers (O-026). */
 | {
    type: "draw";
    count: number;
}
/** Keeps this one of those drawn (O-096). */
 | {
    type: "keep";
    follower: OrleansFollower;
}
/** Lays a follower on the tower (O-098). */
 | {
    type: "shelter";
    follower: OrleansFollower;
}
/** Plans a follower onto a space (O-030). */
 | {
    type: "plan";
    follower: OrleansFollower;
    /** Where it comes from. */
    from: OrleansStore;
    space: OrleansSpace;
}
/** Lays technology onto a space (O-048). */
 | {
    type: "install";
    gear: OrleansGear;
    space: OrleansSpace;
}
/** Ends a question with any number of answers, such as recalling or planning. */
 | {
    type: "ready";
}
/** Uses a place (O-050). */
 | {
    type: "use";
    place: OrleansPlace;
}
/** Uses the village for this follower (O-061). */
 | {
    type: "recruit";
    role: OrleansRole;
}
/** Moves the merchant (O-070, O-071). */
 | {
    type: "travel";
    /** The place that is used. */
    by: OrleansPlace;
    /** The town of the merchant. */
    from: OrleansTown;
    /** Its destination. */
    to: OrleansTown;
    /** The good to take from the path; `None` for none. */
    take: OrleansGood | null;
}
/** Sends a follower to a deed (O-074). */
 | {
    type: "send";
    /** Town hall or tower. */
    from: OrleansPlace;
    role: OrleansRole;
    deed: OrleansDeed;
    /** What it brings, where there is a choice. */
    reward: OrleansReward | null;
}
/** Pays 1–3 coins for as many development points (O-090). */
 | {
    type: "dose";
    coins: number;
}
/** Takes a place tile (O-064). */
 | {
    type: "takePlace";
    place: OrleansPlace;
}
/** Declines what is offered. */
 | {
    type: "decline";
}
/** Passes for the round (O-050). */
 | {
    type: "pass";
}
/** Sends the sacristy's monk to the bag, so that the event does no harm (O-097). */
 | {
    type: "shield";
}
/** Suffers the event (O-097). */
 | {
    type: "suffer";
}
/** Gives one food (O-115). */
 | {
    type: "giveFood";
    good: OrleansGood;
}
/** Pays coins for the food still due (O-116). */
 | {
    type: "payCoins";
}
/** Gives up a station, built or not (O-121). */
 | {
    type: "surrenderStation";
    /** Where it stands; nowhere, if it is not built. */
    town: OrleansTown | null;
}
/** Gives up a follower drawn blind from the bag (O-121). */
 | {
    type: "surrenderFollower";
}
/** Goes back one step on the development track (O-123). */
 | {
    type: "surrenderStep";
}
/** Gives up a good (O-121). */
 | {
    type: "surrenderGood";
    good: OrleansGood;
}
/** Gives up a place tile (O-121). */
 | {
    type: "surrenderPlace";
    place: OrleansPlace;
}
/** Gives up technology beside the board (O-121). */
 | {
    type: "surrenderGear";
    gear: OrleansGear;
}
/** Gives up technology on a space (O-121). */
 | {
    type: "surrenderInstalled";
    /** Where it lies. */
    space: OrleansSpace;
}
/** Moves the merchant without a place (T-033, T-072). */
 | {
    type: "move";
    /** Road or waterway. */
    way: OrleansWay;
    /** The town of the merchant. */
    from: OrleansTown;
    /** Its destination. */
    to: OrleansTown;
    /** The good to take from the path; `None` for none. */
    take: OrleansGood | null;
}
/** Delivers an order (T-016). */
 | {
    type: "deliver";
    order: OrleansOrder;
}
/** Uses the sheep farm for this reward (T-088). */
 | {
    type: "barter";
    /** The reward for a cheese. */
    reward: OrleansBarter;
}
/** Gives a good from the brasserie instead of suffering the event (T-026). */
 | {
    type: "shieldWith";
    good: OrleansGood;
}
/** Sends a follower to a deed or an intriguer of Trade & Intrigue (T-069). */
 | {
    type: "dispatch";
    /** Town hall or tower. */
    from: OrleansPlace;
    role: OrleansRole;
    civic: OrleansCivic;
    /** Onto which of its spaces, from 1. */
    space: number;
}
/** What answers the new events (T-024). */
 | {
    type: "newEvents";
    answer: OrleansNewEventsAction;
}
/** What answers the new deeds (T-071). */
 | {
    type: "newDeeds";
    answer: OrleansNewDeedsAction;
}
/** What answers the intrigue (T-078). */
 | {
    type: "intrigue";
    answer: OrleansIntrigueAction;
};
/** The origin of a follower that is planned onto a space. */
export type OrleansStore = "market" | "tower" | "bath" | "bag";
/** What the canalisation gives, as the sender likes. */
export type OrleansReward = "coin" | "step";
/** The kind of a path. */
export type OrleansWay = "road" | "waterway";
/** A reward of the sheep farm for a cheese. */
export type OrleansBarter = "wool" | "coins" | "steps";
/** What answers the new events (T-024). */
export type OrleansNewEventsAction = 
/** Pays for a follower (T-030). */
{
    type: "hire";
    /** Which. */
    role: OrleansRole;
}
/** Pays for a step (T-031). */
 | {
    type: "educate";
    /** On which track. */
    marker: OrleansMarker;
}
/** Gives a good for development steps (T-041). */
 | {
    type: "study";
    /** Which. */
    good: OrleansGood;
}
/** Gives these goods, each kind with its number: `levy grain 1 wool 1`; or none: `levy nothing` (T-064). */
 | {
    type: "levy";
    /** So many of each. */
    grain: number;
    /** So many of each. */
    cheese: number;
    /** So many of each. */
    wine: number;
    /** So many of each. */
    wool: number;
    /** So many of each. */
    brocade: number;
}
/** Takes the merchant to Orléans (T-055). */
 | {
    type: "return";
}
/** Gives a follower that stands on no space (T-057). */
 | {
    type: "starve";
    /** Which. */
    role: OrleansRole;
    /** Where it is. */
    from: OrleansStore;
}
/** Gives the follower on a space (T-057). */
 | {
    type: "starveAt";
    /** Which space. */
    space: OrleansSpace;
};
/** What answers the new deeds (T-071). */
export type OrleansNewDeedsAction = 
/** Puts one of those drawn back into the bag (T-073). */
{
    type: "putBack";
    follower: OrleansFollower;
}
/** Takes technology from beside the deed (T-076). */
 | {
    type: "takeGear";
}
/** Builds a station where the merchant stands (T-075). */
 | {
    type: "build";
};
/** What answers the intrigue (T-078). */
export type OrleansIntrigueAction = 
/** Plots against this opponent (T-078). */
{
    type: "plot";
    /** Whom. */
    victim: Seat;
    /** What. */
    plot: OrleansPlot;
}
/** Offers a bribe and counts it out (T-079). */
 | {
    type: "offer";
}
/** Offers so many of what is asked for (T-079). */
 | {
    type: "pledge";
    /** How many. */
    count: number;
}
/** Offers this bribe, where only a few are known (T-079). */
 | {
    type: "bribe";
    /** Coins. */
    coins: number;
    /** A good. */
    good: OrleansGood | null;
}
/** Takes the bribe (T-079). */
 | {
    type: "accept";
}
/** Takes a good (T-078). */
 | {
    type: "takeGood";
    /** Which. */
    good: OrleansGood;
}
/** Builds a station where the merchant stands (T-083). */
 | {
    type: "rebuild";
};
/** What chance is asked. */
export type OrleansDraw = 
/** A good for a path (O-004). */
{
    type: "pathGood";
    /** Which path. */
    path: OrleansPath;
}
/** A good that is not played (O-003). */
 | {
    type: "removedGood";
}
/** A place tile that is played (O-010). */
 | {
    type: "placeTile";
    /** Of which category. */
    category: OrleansCategory;
}
/** Who begins (O-013). */
 | {
    type: "startSeat";
}
/** The hour glass of the round (O-020). */
 | {
    type: "hourglass";
}
/** A follower from a seat's bag (O-026). */
 | {
    type: "follower";
    /** Whose. */
    seat: Seat;
}
/** A follower from a seat's bag, at the bathhouse (O-096). */
 | {
    type: "bath";
    /** Whose. */
    seat: Seat;
}
/** The plague's victim (O-118). */
 | {
    type: "plague";
    /** Whose. */
    seat: Seat;
}
/** A neutral follower given up (O-121). */
 | {
    type: "torture";
    /** Whose. */
    seat: Seat;
}
/** An order card that is turned up (T-014). */
 | {
    type: "order";
}
/** The executioner's victim (T-078). */
 | {
    type: "execution";
    /** Whose. */
    seat: Seat;
};
/** The outcome of a draw. */
export type OrleansOutcome = 
/** This good. */
{
    type: "good";
    good: OrleansGood;
}
/** This place tile. */
 | {
    type: "place";
    place: OrleansPlace;
}
/** This seat. */
 | {
    type: "seat";
    seat: Seat;
}
/** This hour-glass tile. */
 | {
    type: "hourglass";
    tile: OrleansHourglass;
}
/** This follower. */
 | {
    type: "follower";
    follower: OrleansFollower;
}
/** This order card. */
 | {
    type: "order";
    order: OrleansOrder;
};
/** An event. */
export type OrleansEvent = 
/** A good was laid on a path. */
{
    type: "goodLaid";
    path: OrleansPath;
    good: OrleansGood;
}
/** A place tile came into play. */
 | {
    type: "placeChosen";
    place: OrleansPlace;
}
/** The start player was drawn. */
 | {
    type: "startPlayerDrawn";
    seat: Seat;
}
/** A round began. */
 | {
    type: "roundStarted";
    round: number;
}
/** The hour glass was turned over. */
 | {
    type: "hourglassTurned";
    tile: OrleansHourglass;
}
/** The census was held, with the seats that were alone in front and alone behind. */
 | {
    type: "censusHeld";
    first: Seat | null;
    last: Seat | null;
}
/** Coins came from the bank. */
 | {
    type: "coinsGained";
    seat: Seat;
    coins: number;
}
/** Coins went to the bank. */
 | {
    type: "coinsPaid";
    seat: Seat;
    coins: number;
}
/** A follower went back to the market. */
 | {
    type: "followerRecalled";
    seat: Seat;
    follower: OrleansFollower;
    space: OrleansSpace;
}
/** A follower was drawn from the bag. */
 | {
    type: "followerDrawn";
    seat: Seat;
    follower: OrleansFollower;
}
/** A follower drawn at the bathhouse stays on the market. */
 | {
    type: "followerKept";
    seat: Seat;
    follower: OrleansFollower;
}
/** A follower was laid on the tower. */
 | {
    type: "followerSheltered";
    seat: Seat;
    follower: OrleansFollower;
}
/** A follower was planned onto a space. */
 | {
    type: "followerPlanned";
    seat: Seat;
    follower: OrleansFollower;
    space: OrleansSpace;
}
/** Technology was laid onto a space. */
 | {
    type: "technologyInstalled";
    seat: Seat;
    space: OrleansSpace;
}
/** A seat finished its plan. */
 | {
    type: "planFixed";
    seat: Seat;
}
/** A place was used; its followers returned to the bag. */
 | {
    type: "placeUsed";
    seat: Seat;
    place: OrleansPlace;
}
/** A follower was recruited. */
 | {
    type: "followerRecruited";
    seat: Seat;
    role: OrleansRole;
}
/** A marker advanced on a follower track. */
 | {
    type: "trackAdvanced";
    seat: Seat;
    track: OrleansTrack;
    step: number;
}
/** The marker advanced on the development track. */
 | {
    type: "developmentAdvanced";
    seat: Seat;
    field: number;
}
/** A good was gained. */
 | {
    type: "goodGained";
    seat: Seat;
    good: OrleansGood;
}
/** Technology was gained. */
 | {
    type: "technologyGained";
    seat: Seat;
    gear: OrleansGear;
}
/** A place tile was taken. */
 | {
    type: "placeTaken";
    seat: Seat;
    place: OrleansPlace;
}
/** The merchant moved. */
 | {
    type: "merchantMoved";
    seat: Seat;
    path: OrleansPath;
    to: OrleansTown;
}
/** A station was built. */
 | {
    type: "stationBuilt";
    seat: Seat;
    town: OrleansTown;
}
/** A follower was sent to a deed. */
 | {
    type: "followerSent";
    seat: Seat;
    role: OrleansRole;
    deed: OrleansDeed;
}
/** A citizen was taken. */
 | {
    type: "citizenTaken";
    seat: Seat;
    citizen: OrleansCitizen;
}
/** An action ended, with all its effects. */
 | {
    type: "actionEnded";
    seat: Seat;
}
/** A seat passed. */
 | {
    type: "passed";
    seat: Seat;
}
/** A shield was used against the event; with a brasserie, a good pays for it. */
 | {
    type: "shielded";
    seat: Seat;
    place: OrleansPlace;
    good?: OrleansGood;
}
/** Food was given. */
 | {
    type: "foodGiven";
    seat: Seat;
    good: OrleansGood;
}
/** The plague drew this follower; a neutral one is lost, an own one stays in the bag. */
 | {
    type: "plagueStruck";
    seat: Seat;
    follower: OrleansFollower;
    lost: boolean;
}
/** Torture began, as coins are missing. */
 | {
    type: "tortureBegan";
    seat: Seat;
    owed: number;
}
/** A station was given up. */
 | {
    type: "stationSurrendered";
    seat: Seat;
    town: OrleansTown | null;
}
/** A follower was given up. */
 | {
    type: "followerSurrendered";
    seat: Seat;
    role: OrleansRole;
}
/** A step was given up. */
 | {
    type: "stepSurrendered";
    seat: Seat;
    field: number;
}
/** A good was given up. */
 | {
    type: "goodSurrendered";
    seat: Seat;
    good: OrleansGood;
}
/** A place tile was given up. */
 | {
    type: "placeSurrendered";
    seat: Seat;
    place: OrleansPlace;
}
/** Technology was given up; no space means it was beside the board. */
 | {
    type: "technologySurrendered";
    seat: Seat;
    space: OrleansSpace | null;
}
/** The rest of a debt was cancelled, as nothing is left to give up. */
 | {
    type: "debtLapsed";
    seat: Seat;
    coins: number;
}
/** The start player changed. */
 | {
    type: "startPlayerChanged";
    seat: Seat;
}
/** The game ended with its last round. */
 | {
    type: "gameEnded";
}
/** An order card was turned up. */
 | {
    type: "orderRevealed";
    order: OrleansOrder;
}
/** An order was delivered. */
 | {
    type: "orderDelivered";
    seat: Seat;
    order: OrleansOrder;
}
/** A good was laid on the brasserie. */
 | {
    type: "goodStored";
    seat: Seat;
    good: OrleansGood;
}
/** The sheep farm took a cheese. */
 | {
    type: "bartered";
    seat: Seat;
    reward: OrleansBarter;
}
/** A follower was sent to a deed or an intriguer, onto this of its spaces. */
 | {
    type: "followerDispatched";
    seat: Seat;
    from: OrleansPlace;
    role: OrleansRole;
    civic: OrleansCivic;
    space: number;
    sending: OrleansSending;
}
/** A deed or an intriguer is complete. */
 | {
    type: "civicCompleted";
    seat: Seat;
    civic: OrleansCivic;
}
/** What happened by the new events. */
 | {
    type: "newEvents";
    event: OrleansNewEventsEvent;
}
/** What happened by the new deeds. */
 | {
    type: "newDeeds";
    event: OrleansNewDeedsEvent;
}
/** What happened by intrigue. */
 | {
    type: "intrigue";
    event: OrleansIntrigueEvent;
};
/** Which of the followers that one action sends to deeds and intriguers. */
export type OrleansSending = "first" | "second" | "together";
/** What happened by the new events. */
export type OrleansNewEventsEvent = 
/** A follower was hired without a step on its track. */
{
    type: "followerHired";
    seat: Seat;
    role: OrleansRole;
}
/** A good went back to the goods market. */
 | {
    type: "goodGiven";
    seat: Seat;
    good: OrleansGood;
}
/** Technology went back to the supply; no space means it lay beside the board. */
 | {
    type: "technologyReturned";
    seat: Seat;
    space: OrleansSpace | null;
}
/** The merchant was called to Orléans. */
 | {
    type: "merchantReturned";
    seat: Seat;
}
/** A follower went back to the supply. */
 | {
    type: "followerStarved";
    seat: Seat;
    role: OrleansRole;
}
/** The marker fell back on the development track. */
 | {
    type: "booksBurned";
    seat: Seat;
    field: number;
}
/** A farmer went from another's space to the bag. */
 | {
    type: "farmerDismissed";
    seat: Seat;
    space: OrleansSpace;
};
/** What happened by the new deeds. */
export type OrleansNewDeedsEvent = 
/** A good was laid on a space of a deed. */
{
    type: "goodLaid";
    civic: OrleansCivic;
    space: number;
    good: OrleansGood;
}
/** One of those drawn went back into the bag. */
 | {
    type: "followerPutBack";
    seat: Seat;
    follower: OrleansFollower;
}
/** A place is used for nothing. */
 | {
    type: "courtFavoured";
    seat: Seat;
    place: OrleansPlace;
};
/** What happened by intrigue. */
export type OrleansIntrigueEvent = 
/** A plot was named. */
{
    type: "plotted";
    seat: Seat;
    victim: Seat;
    plot: OrleansPlot;
}
/** A bribe was offered. */
 | {
    type: "bribeOffered";
    seat: Seat;
    to: Seat;
    bundle: OrleansBundle;
}
/** A bribe was taken; its giver is spared. */
 | {
    type: "bribeAccepted";
    seat: Seat;
    from: Seat;
    bundle: OrleansBundle;
}
/** A bribe was not taken. */
 | {
    type: "bribeRefused";
    seat: Seat;
    from: Seat;
}
/** Goods changed hands. */
 | {
    type: "goodsSwapped";
    seat: Seat;
    victim: Seat;
    takes: OrleansGood;
    gives: OrleansGood;
}
/** A station went back to its owner's stock. */
 | {
    type: "stationBurned";
    seat: Seat;
    victim: Seat;
    town: OrleansTown;
}
/** A merchant was taken to Orléans. */
 | {
    type: "merchantKidnapped";
    seat: Seat;
    victim: Seat;
}
/** The executioner drew this follower. */
 | {
    type: "followerExecuted";
    seat: Seat;
    follower: OrleansFollower;
    lost: boolean;
}
/** A follower went back to its bag. */
 | {
    type: "followerSabotaged";
    seat: Seat;
    victim: Seat;
    space: OrleansSpace;
}
/** Technology changed hands. */
 | {
    type: "technologyStolen";
    seat: Seat;
    victim: Seat;
    space: OrleansSpace;
}
/** Coins changed hands. */
 | {
    type: "coinsCollected";
    seat: Seat;
    victim: Seat;
    coins: number;
}
/** One marker went on, another back, unless its owner was spared. */
 | {
    type: "betrayed";
    seat: Seat;
    victim: Seat;
    marker: OrleansMarker;
    spared: boolean;
};
/** The reason for a refusal, with its parameters. */
export type OrleansRefusal = 
/** that does not answer what is asked now */
{
    code: "wrongAnswer";
    params: {};
}
/** no follower stands on {space} */
 | {
    code: "nobodyThere";
    params: {
        space: OrleansSpace;
    };
}
/** at most {most} followers are taken back in a round */
 | {
    code: "tooManyRecalled";
    params: {
        most: number;
    };
}
/** the market has no room */
 | {
    code: "marketFull";
    params: {};
}
/** at most {most} */
 | {
    code: "tooMany";
    params: {
        most: number;
    };
}
/** no {follower} was drawn */
 | {
    code: "notDrawn";
    params: {
        follower: OrleansFollower;
    };
}
/** there is no {follower} on the market */
 | {
    code: "notOnMarket";
    params: {
        follower: OrleansFollower;
    };
}
/** there is no {follower} {store} */
 | {
    code: "notThere";
    params: {
        follower: OrleansFollower;
        store: OrleansStore;
    };
}
/** the tower has room for two */
 | {
    code: "towerFull";
    params: {};
}
/** the market holds {over} too many: lay them on the tower */
 | {
    code: "marketOverfull";
    params: {
        over: number;
    };
}
/** the seat does not own the {place} */
 | {
    code: "notYourPlace";
    params: {
        place: OrleansPlace;
    };
}
/** {space} is taken */
 | {
    code: "spaceTaken";
    params: {
        space: OrleansSpace;
    };
}
/** the spaces are alike: name {space} */
 | {
    code: "sameAs";
    params: {
        space: OrleansSpace;
    };
}
/** the {follower} may not stand on {space} */
 | {
    code: "unfit";
    params: {
        follower: OrleansFollower;
        space: OrleansSpace;
    };
}
/** {space} takes neutral followers only */
 | {
    code: "neutralOnly";
    params: {
        space: OrleansSpace;
    };
}
/** {space} takes monks only */
 | {
    code: "monkOnly";
    params: {
        space: OrleansSpace;
    };
}
/** then the other one could not be placed */
 | {
    code: "mustPlaceMore";
    params: {};
}
/** the seat holds no such technology */
 | {
    code: "noGear";
    params: {};
}
/** technology is laid down only after passing */
 | {
    code: "passFirst";
    params: {};
}
/** {space} names no follower that technology could replace */
 | {
    code: "noRoleThere";
    params: {
        space: OrleansSpace;
    };
}
/** {space} is the only space of its place */
 | {
    code: "onlySpace";
    params: {
        space: OrleansSpace;
    };
}
/** technology lies at the {place} already */
 | {
    code: "secondGear";
    params: {
        place: OrleansPlace;
    };
}
/** the first technology replaces a farmer; {space} is for another */
 | {
    code: "farmerSpacesOnly";
    params: {
        space: OrleansSpace;
    };
}
/** the {place} is not activated */
 | {
    code: "notActivated";
    params: {
        place: OrleansPlace;
    };
}
/** the {place} has no action */
 | {
    code: "noAction";
    params: {
        place: OrleansPlace;
    };
}
/** say what the {place} is used for */
 | {
    code: "sayMore";
    params: {
        place: OrleansPlace;
    };
}
/** that is not what the {place} does */
 | {
    code: "notItsAction";
    params: {
        place: OrleansPlace;
    };
}
/** there is no {role} in supply */
 | {
    code: "noneInSupply";
    params: {
        role: OrleansRole;
    };
}
/** there is no {good} on the goods market */
 | {
    code: "goodMissing";
    params: {
        good: OrleansGood;
    };
}
/** there is no technology in supply */
 | {
    code: "noTechnology";
    params: {};
}
/** the marker stands at the end of the {role} track */
 | {
    code: "trackEnd";
    params: {
        role: OrleansRole;
    };
}
/** no {role} is recruited in this round */
 | {
    code: "barredNow";
    params: {
        role: OrleansRole;
    };
}
/** the marker stands at the end of the development track */
 | {
    code: "developmentEnd";
    params: {};
}
/** the merchant is not in {town} */
 | {
    code: "merchantElsewhere";
    params: {
        town: OrleansTown;
    };
}
/** no such path leads from {from} to {to} */
 | {
    code: "noPath";
    params: {
        from: OrleansTown;
        to: OrleansTown;
    };
}
/** no {good} lies on that path */
 | {
    code: "goodNotThere";
    params: {
        good: OrleansGood;
    };
}
/** there is a station in {town} */
 | {
    code: "townTaken";
    params: {
        town: OrleansTown;
    };
}
/** no station is left */
 | {
    code: "noStationLeft";
    params: {};
}
/** no neutral {role} stands on the {place} */
 | {
    code: "notStandingThere";
    params: {
        role: OrleansRole;
        place: OrleansPlace;
    };
}
/** the deed {deed} has no free space for a {role} */
 | {
    code: "deedFull";
    params: {
        deed: OrleansDeed;
        role: OrleansRole;
    };
}
/** the deed {deed} gives a coin or a step: say which */
 | {
    code: "chooseReward";
    params: {
        deed: OrleansDeed;
    };
}
/** the deed {deed} leaves no choice of reward */
 | {
    code: "noChoiceOfReward";
    params: {
        deed: OrleansDeed;
    };
}
/** one to {most} coins */
 | {
    code: "doseOutOfRange";
    params: {
        most: number;
    };
}
/** that costs {needed} coins, the seat has {owned} */
 | {
    code: "tooFewCoins";
    params: {
        needed: number;
        owned: number;
    };
}
/** the {place} is not in the stacks */
 | {
    code: "notInStack";
    params: {
        place: OrleansPlace;
    };
}
/** the first place tile is of category I; the {place} is not */
 | {
    code: "categoryOneOnly";
    params: {
        place: OrleansPlace;
    };
}
/** no monk stands in a sacristy of the seat */
 | {
    code: "noShield";
    params: {};
}
/** {good} cannot be eaten */
 | {
    code: "notFood";
    params: {
        good: OrleansGood;
    };
}
/** the seat owns no {good} */
 | {
    code: "notOwned";
    params: {
        good: OrleansGood;
    };
}
/** the seat owns only {owned} {good} */
 | {
    code: "ownsFewer";
    params: {
        good: OrleansGood;
        owned: number;
    };
}
/** food must be given while there is any */
 | {
    code: "foodFirst";
    params: {};
}
/** there is nothing of that kind to give up */
 | {
    code: "cannotSurrender";
    params: {};
}
/** no step back leads onto a coin field or away from it */
 | {
    code: "coinField";
    params: {};
}
/** the {place} cannot be used in this round */
 | {
    code: "stopped";
    params: {
        place: OrleansPlace;
    };
}
/** {order} does not lie open */
 | {
    code: "orderNotOpen";
    params: {
        order: OrleansOrder;
    };
}
/** the order asks for {needed} {good} */
 | {
    code: "goodsShort";
    params: {
        good: OrleansGood;
        needed: number;
    };
}
/** no {good} lies on a brasserie of the seat */
 | {
    code: "notStored";
    params: {
        good: OrleansGood;
    };
}
/** two are sent to {civic} together or not at all */
 | {
    code: "sentTogether";
    params: {
        civic: OrleansCivic;
    };
}
/** there is no space {space} for a {role} at {civic} */
 | {
    code: "noSuchSpace";
    params: {
        civic: OrleansCivic;
        space: number;
        role: OrleansRole;
    };
}
/** space {space} of {civic} is taken */
 | {
    code: "civicTaken";
    params: {
        civic: OrleansCivic;
        space: number;
    };
}
/** name the first of the spaces of {civic} that are like {space} */
 | {
    code: "likeAnother";
    params: {
        civic: OrleansCivic;
        space: number;
    };
}
/** no {role} is for hire */
 | {
    code: "notForHire";
    params: {
        role: OrleansRole;
    };
}
/** {marker} is not taught */
 | {
    code: "notTaught";
    params: {
        marker: OrleansMarker;
    };
}
/** the marker stands at the end of the {marker} track */
 | {
    code: "stepsDone";
    params: {
        marker: OrleansMarker;
    };
}
/** the {follower} was not recruited just now */
 | {
    code: "notTheRecruit";
    params: {
        follower: OrleansFollower;
    };
}
/** one {good} less would do */
 | {
    code: "lessWouldDo";
    params: {
        good: OrleansGood;
    };
}
/** whoever owns goods of that value gives them */
 | {
    code: "mustGiveEnough";
    params: {};
}
/** name followers in their order: bag, market, tower, spaces, the earlier ones first */
 | {
    code: "outOfOrder";
    params: {};
}
/** the {civic} must be used against somebody */
 | {
    code: "mustPlot";
    params: {
        civic: OrleansCivic;
    };
}
/** that is not what the {civic} does */
 | {
    code: "notItsPlot";
    params: {
        civic: OrleansCivic;
    };
}
/** seat {seat} is no opponent */
 | {
    code: "noOpponent";
    params: {
        seat: Seat;
    };
}
/** seat {seat} has no such {good} */
 | {
    code: "notThatGood";
    params: {
        seat: Seat;
        good: OrleansGood;
    };
}
/** {good} is not swapped for {good} */
 | {
    code: "sameGood";
    params: {
        good: OrleansGood;
    };
}
/** seat {seat} has no station in {town} */
 | {
    code: "noStationThere";
    params: {
        seat: Seat;
        town: OrleansTown;
    };
}
/** no technology lies on {space} */
 | {
    code: "noTechnologyThere";
    params: {
        space: OrleansSpace;
    };
}
/** the {place} is a tile: its technology is safe */
 | {
    code: "notOnBoard";
    params: {
        place: OrleansPlace;
    };
}
/** seat {seat} is not ahead on the {marker} track */
 | {
    code: "notAhead";
    params: {
        seat: Seat;
        marker: OrleansMarker;
    };
}
/** such bribes are not offered in this game */
 | {
    code: "notOnList";
    params: {};
}
/** at most {most} of these can be offered */
 | {
    code: "overBid";
    params: {
        most: number;
    };
}
/** something must be offered now */
 | {
    code: "emptyBribe";
    params: {};
};
/** A piece of the board, as `targets` names it. */
export type OrleansTarget = 
/** A town on the map. */
`town.${OrleansTown}`
/** A road or waterway. */
 | `path.${OrleansPath}`
/** A good on a road or waterway. */
 | `path.${OrleansPath}.${OrleansGood}`
/** A good on the goods market. */
 | `goods.${OrleansGood}`
/** A follower track. */
 | `track.${OrleansRole}`
/** A deed. */
 | `deed.${OrleansDeed}`
/** A place tile in the stacks. */
 | `tile.${OrleansPlace}`
/** A place of a seat. */
 | `seat.${Seat}.place.${OrleansPlace}`
/** A space of a seat's place; its name contains a dot: `seat.0.space.castle.2`. */
 | `seat.${Seat}.space.${OrleansSpace}`
/** Followers of a seat on market or tower, or drawn at the bathhouse. */
 | `seat.${Seat}.${OrleansStore}.${OrleansFollower}`
/** A seat's bag. */
 | `seat.${Seat}.bag`
/** A seat's goods of one kind. */
 | `seat.${Seat}.goods.${OrleansGood}`
/** A seat's technology beside the board. */
 | `seat.${Seat}.technology.${OrleansGear}`
/** A seat's station in a town. */
 | `seat.${Seat}.station.${OrleansTown}`
/** A seat's unbuilt stations. */
 | `seat.${Seat}.stations`
/** A seat's marker on the development track. */
 | `seat.${Seat}.development`
/** A seat's coins. */
 | `seat.${Seat}.coins`
/** An order card. */
 | `order.${OrleansOrder}`
/** A deed or an intriguer of Trade & Intrigue. */
 | `civic.${OrleansCivic}`
/** One space of a deed or an intriguer of Trade & Intrigue, from 1. */
 | `civic.${OrleansCivic}.${number}`
/** A seat's merchant. */
 | `seat.${Seat}.merchant`
/** A seat's marker on a follower track. */
 | `seat.${Seat}.marker.${OrleansTrack}`
/** A seat. */
 | `seat.${Seat}`;
/** The printed data of boards and tiles: of all in the box or, with a set-up, of those it uses, with its corrections. */
export type OrleansComponents = {
    /** The towns. */
    towns: Array<OrleansPrintedTown>;
    /** Roads and waterways. */
    paths: Array<OrleansPrintedPath>;
    /** Places of the player board, and place tiles. */
    places: Array<OrleansPrintedPlace>;
    /** Beneficial deeds. */
    deeds: Array<OrleansPrintedDeed>;
    /** Hour-glass tiles; with a set-up, those of its stack from the top. */
    hourglasses: Array<OrleansPrintedHourglass>;
    /** The number of them turned over in a game. */
    stack: number;
    /** The trades of followers. */
    roles: Array<OrleansNamed<OrleansRole>>;
    /** Follower tiles. */
    followers: Array<OrleansPrintedFollower>;
    /** Goods. */
    goods: Array<OrleansPrintedGood>;
    /** The events of hour-glass tiles. */
    happenings: Array<OrleansNamed<OrleansHappening>>;
    /** Things and phases. */
    terms: Array<OrleansNamed<OrleansTerm>>;
    /** The tracks. */
    tracks: OrleansPrintedTracks;
    /** Spaces of a player's market. */
    market: number;
    /** Order cards of Trade & Intrigue. */
    orders: Array<OrleansPrintedOrder>;
    /** Deeds and intriguers of Trade & Intrigue. */
    civics: Array<OrleansPrintedCivic>;
};
/** A town on the map. */
export type OrleansPrintedTown = {
    /** The town. */
    id: OrleansTown;
    /** Its name, the same in all languages. */
    name: string;
    /** Its position, in percent of the map's width and height. */
    at: [number, number];
};
/** A road or waterway. */
export type OrleansPrintedPath = {
    /** The path. */
    id: OrleansPath;
    /** Its two ends. */
    ends: [OrleansTown, OrleansTown];
    /** Road or waterway. */
    way: OrleansWay;
    /** Its goods spaces, each with the smallest number of players that fills it. */
    spots: Array<number>;
};
/** A place. */
export type OrleansPrintedPlace = {
    /** The place. */
    id: OrleansPlace;
    /** Player board, or a tile of category I or II. */
    category: OrleansCategory;
    /** Its spaces. */
    spaces: Array<OrleansPrintedSpace>;
    /** Its name. */
    names: Names;
    /** The rule of its effect. */
    rule: string;
    /** Its module; left out for the base game. */
    module?: OrleansModule;
};
/** A space of a place. */
export type OrleansPrintedSpace = {
    /** The space. */
    id: OrleansSpace;
    /** The followers it takes: a role, any neutral follower, or any follower. */
    takes: OrleansRole | "neutral" | "any";
};
/** The name of a component, by language. */
export type Names = {
    en: string;
    de: string;
    fr: string;
};
/** A deed. */
export type OrleansPrintedDeed = {
    /** The deed. */
    id: OrleansDeed;
    /** Its spaces by role. */
    spaces: {
        [K in OrleansRole]?: number;
    };
    /** Coins per follower; left out if the reward is one coin or one step. */
    coins: number | null;
    /** Its name. */
    names: Names;
};
/** An hour-glass tile. */
export type OrleansPrintedHourglass = {
    /** The tile. */
    id: OrleansHourglass;
    /** Its name. */
    names: Names;
    /** Its event. */
    happening: OrleansHappening;
    /** The amount of the event. */
    amount: number;
    /** The letter on its back; left out if there is none. */
    letter?: "A" | "B" | "C" | "D";
    /** Whether a round is played with it. */
    round: boolean;
};
/** The event of an hour-glass tile. */
export type OrleansHappening = "pilgrimage" | "income" | "harvest" | "taxes" | "tradingDay" | "plague" | "silentium" | "indulgence" | "education" | "bonVoyage" | "conference" | "crusade" | "strike" | "coinTax" | "excursion" | "fishingGrounds" | "furtherEducation" | "wedding" | "sabotage" | "amnesty" | "defect" | "torture" | "holiday" | "bookBurning" | "levies" | "peasantsRevolt" | "technologyTax" | "summons" | "famine" | "pollTax" | "tithe";
/** A thing with its name. */
export type OrleansNamed<K> = {
    /** The thing. */
    id: K;
    /** Its name. */
    names: Names;
};
/** A follower tile. */
export type OrleansPrintedFollower = {
    /** The tile. */
    id: OrleansFollower;
    /** Its trade. */
    role: OrleansRole;
    /** Whether it is in a player's colour. */
    own: boolean;
};
/** A good. */
export type OrleansPrintedGood = {
    /** The good. */
    id: OrleansGood;
    /** Points per tile at the end. */
    points: number;
    /** Its name. */
    names: Names;
};
/** A thing or a phase of the game. */
export type OrleansTerm = "hourglassPhase" | "censusPhase" | "followersPhase" | "planningPhase" | "actionPhase" | "eventPhase" | "startPlayerPhase" | "follower" | "ownFollower" | "bag" | "market" | "space" | "place" | "placeTile" | "technology" | "farmerTechnology" | "goodsMarket" | "coin" | "merchant" | "station" | "citizen" | "deed" | "hourglass" | "road" | "waterway" | "developmentTrack" | "developmentPoint" | "developmentStatus" | "torture" | "startPlayer";
/** The printed data of the tracks. */
export type OrleansPrintedTracks = {
    /** The steps of each follower track after its start field. */
    steps: {
        [K in OrleansTrack]: number;
    };
    /** The step of the citizen; 0 if the track has none. */
    citizen: {
        [K in OrleansTrack]?: number;
    };
    /** The good of each step of the farmer track. */
    farmer: [OrleansGood, OrleansGood, OrleansGood, OrleansGood, OrleansGood, OrleansGood, OrleansGood, OrleansGood];
    /** The coins of each step of the boatman track; the last one has none. */
    boatman: [number, number, number, number, number];
    /** The number of followers drawn, from the start field of the knight track on. */
    knight: [number, number, number, number, number, number];
    /** Development points of each step of the scholar track. */
    scholar: [number, number, number, number, number];
    /** The last field of the development track. */
    development: number;
    /** Its coin fields, each with its coins. */
    coins: Array<[number, number]>;
    /** The fields where status rises to 2, 3, 4, 5, 6. */
    status: [number, number, number, number, number];
    /** The fields of the citizens. */
    citizens: [number, number, number];
};
/** An order card. */
export type OrleansPrintedOrder = {
    /** The card. */
    id: OrleansOrder;
    /** The town where the goods are delivered. */
    town: OrleansTown;
    /** The number of each good. */
    goods: {
        [K in OrleansGood]?: number;
    };
    /** Its points at the end. */
    points: number;
};
/** A deed or an intriguer of Trade & Intrigue. */
export type OrleansPrintedCivic = {
    /** The deed or intriguer. */
    id: OrleansCivic;
    /** The module of its board. */
    module: OrleansModule;
    /** Its spaces from left to right; with a set-up, those that are not covered. */
    spaces: Array<OrleansCivicSpace>;
    /** The number of covered spaces, to the right of them. */
    covered: number;
    /** The minimum number of players. */
    players: number;
    /** The citizen for the player who completes it; left out if there is none. */
    citizen?: OrleansCitizen;
    /** Its name. */
    names: Names;
};
/** The names of the answers that each question has. */
export type OrleansAnswers = {
    recall: "recall" | "ready";
    draw: "draw";
    keep: "keep";
    shelter: "shelter" | "ready";
    plan: "plan" | "install" | "ready";
    turn: "use" | "recruit" | "travel" | "send" | "dose" | "pass" | "barter" | "dispatch";
    sendMore: "send" | "decline";
    placeTile: "takePlace" | "decline";
    bathhouse: "plan";
    install: "install" | "ready";
    shield: "suffer" | "shield" | "shieldWith";
    harvest: "giveFood" | "payCoins";
    torture: "surrenderStation" | "surrenderFollower" | "surrenderStep" | "surrenderGood" | "surrenderPlace" | "surrenderGear" | "surrenderInstalled";
    deliver: "deliver" | "decline";
    dispatchMore: "dispatch" | "decline";
};
/**
 * A sketch of a position. Missing parts are as the set-up leaves them, and pieces without a place go to the supplies.
 * Markers stand at least as far as the player's pieces require.
 */
export type OrleansSketch = {
    /** The round; default: the first round in which the event can come, or else round 1. */
    round?: number;
    /** The event of the round. */
    event?: OrleansHourglass;
    /** The moment of the round; default: acting. */
    moment?: OrleansMoment;
    /** The seat with the start-player token; default: seat 0. */
    start?: Seat;
    /** The players, in seat order. */
    players?: Array<OrleansPlayerSketch | null>;
    /** All goods on the paths listed here. */
    paths?: Array<OrleansPathSketch>;
    /** All followers sent to each deed. */
    deeds?: OrleansPosition["deeds"];
    /** Citizens with their owners, in addition to those that follow from tracks and deeds. */
    citizens?: OrleansPosition["citizens"];
    /** The open order cards (T-014). */
    orders?: Array<OrleansOrder>;
    /** The spaces of the deeds and intriguers of Trade & Intrigue (T-068, T-077). */
    civics?: {
        [K in OrleansCivic]?: Array<OrleansRole | OrleansGood | null>;
    };
    /** The technology tiles beside the deed of navigation (T-068). */
    navigation?: number;
};
/** The moment of the round that a sketch shows. */
export type OrleansMoment = "acting" | "planning";
/** A sketch of a player. */
export type OrleansPlayerSketch = {
    /** Coins. */
    coins?: number;
    /** All goods. */
    goods?: OrleansPlayer["goods"];
    /** The markers on the follower tracks; they are raised if necessary. */
    tracks?: OrleansPlayer["tracks"];
    /** The marker on the development track. */
    development?: number;
    /** The town of the merchant. */
    merchant?: OrleansTown;
    /** All built stations. */
    stations?: Array<OrleansTown>;
    /** All place tiles. */
    places?: Array<OrleansPlace>;
    /** Technology beside the board. */
    gears?: OrleansPlayer["gears"];
    /** Technology on spaces. */
    technology?: Array<OrleansSpace>;
    /** All neutral followers in the bag. Own followers are there too unless they are elsewhere. */
    bag?: {
        [K in OrleansFollower]?: number;
    };
    /** All followers on the market. */
    market?: {
        [K in OrleansFollower]?: number;
    };
    /** The followers on spaces. */
    spaces?: Array<OrleansPlanned>;
    /** Fulfilled order cards (T-016). */
    orders?: Array<OrleansOrder>;
};
/** A follower on a space. */
export type OrleansPlanned = {
    /** The space. */
    space: OrleansSpace;
    /** The follower. */
    follower: OrleansFollower;
};
/** A path with its goods. */
export type OrleansPathSketch = {
    /** The path. */
    path: OrleansPath;
    /** Its goods. */
    goods: Array<OrleansGood>;
};
/** A sketch of a position. Missing parts are as the set-up leaves them, and tiles without a place go to storage. */
export type StoriesSketch = {
    /** The round, and with it the year and the season of The King's Favor; default: 1. */
    round?: number;
    /** The moment of the round; default: acting. */
    moment?: StoriesMoment;
    /** The seat with the start-player token; default: seat 0. */
    start?: Seat;
    /** The players, in seat order. */
    players?: Array<StoriesPlayerSketch | null>;
    /** The land on single areas; each change swaps two land tiles. */
    land?: Array<StoriesLandSketch>;
    /** All villages except the start villages. */
    villages?: Array<StoriesArea>;
    /** All churches; each stands in a village. */
    churches?: Array<StoriesArea>;
    /** All tiles on offer. */
    market?: StoriesPosition["market"];
    /** Face-up deeds with all tiles on their fields. */
    deeds?: Array<StoriesDeedSketch>;
    /** The First Kingdom: a sketch of epochs, tasks and threats. */
    kingdom?: StoriesKingdomSketch;
    /** The King's Favor: a sketch of booklets and favourite tiles. */
    court?: StoriesCourtSketch;
};
/** The moment of the round that a sketch shows. */
export type StoriesMoment = "acting" | "planning";
/** A sketch of a player. */
export type StoriesPlayerSketch = {
    /** Coins in stock. */
    coins?: number;
    /** All goods in stock. */
    goods?: StoriesPlayer["goods"];
    /** Parked technology. */
    technology?: number;
    /** All followers in the bag. */
    bag?: {
        [K in StoriesFollower]?: number;
    };
    /** All followers on the green. */
    green?: {
        [K in StoriesFollower]?: number;
    };
    /** The tiles on spaces. */
    spaces?: Array<StoriesLying>;
    /** All place cards; basic ones are face up according to the epochs. */
    cards?: Array<StoriesPlace>;
    /** All areas with a settler. */
    areas?: Array<StoriesArea>;
    /** All areas with a fortress. */
    fortresses?: Array<StoriesArea>;
    /** The number of buildings this player has built; default: those in areas with its settlers. */
    built?: StoriesBuilt;
    /** The marker on the fame track. */
    fame?: number;
    /** The round after which this player dropped out. */
    out?: number;
};
/** The eight goods. */
export type StoriesGood = "wood" | "brocade" | "wool" | "wine" | "bread" | "cheese" | "grain" | "fish";
/** The seven kinds of followers (S-003). */
export type StoriesFollower = "farmer" | "fisher" | "craftsman" | "trader" | "scholar" | "knight" | "monk";
/** A tile on a space. */
export type StoriesLying = {
    /** The space. */
    space: StoriesSpace;
    /** The tile. */
    tile: StoriesFollower | StoriesGood | `coins${number}` | "technology";
};
/** A space of a place, counted from 1. The last ones exist only if a host adds them. */
export type StoriesSpace = "territory.1" | "territory.2" | "territory.3" | "village.1" | "village.2" | "village.3" | "estate.1" | "estate.2" | "estate.3" | "buildersYard.1" | "buildersYard.2" | "buildersYard.3" | "mill.1" | "mill.2" | "mill.3" | "cottage.1" | "cottage.2" | "cottage.3" | "market.1" | "market.2" | "market.3" | "ropery.1" | "ropery.2" | "ropery.3" | "gate.1" | "gate.2" | "university.1" | "university.2" | "university.3" | "university.4" | "castle.1" | "castle.2" | "castle.3" | "castle.4" | "monastery.1" | "monastery.2" | "monastery.3" | "monastery.4" | "laboratory.1" | "laboratory.2" | "laboratory.3" | "laboratory.4" | "fortress.1" | "fortress.2" | "fortress.3" | "fortress.4" | "church.1" | "church.2" | "church.3" | "church.4" | "grove.1" | "grove.2" | "grove.3" | "bathhouse.1" | "bathhouse.2" | "bathhouse.3" | "pub.1" | "pub.2" | "pub.3" | "bakery.1" | "bakery.2" | "bakery.3" | "hayrick.1" | "hayrick.2" | "hayrick.3" | "fishingHut.1" | "fishingHut.2" | "fishingHut.3" | "dairy.1" | "dairy.2" | "dairy.3" | "brewery.1" | "brewery.2" | "brewery.3" | "tradingBoat.1" | "tradingBoat.2" | "tradingBoat.3" | "countyFair.1" | "countyFair.2" | "countyFair.3" | "countyFair.4" | "countyFair.5" | "countyFair.6" | "countyFair.7" | "taxOffice.1" | "taxOffice.2" | "taxOffice.3" | "gunpowderTower.1" | "gunpowderTower.2" | "gunpowderTower.3" | "winery.1" | "winery.2" | "winery.3" | "woolMill.1" | "woolMill.2" | "woolMill.3" | "herbGarden.1" | "herbGarden.2" | "herbGarden.3" | "library.1" | "library.2" | "library.3" | "parlatory.1" | "parlatory.2" | "parlatory.3" | "tailor.1" | "tailor.2" | "tailor.3" | "school.1" | "school.2" | "school.3" | "hostel.1" | "hostel.2" | "hostel.3" | "masonsLodge.1" | "masonsLodge.2" | "masonsLodge.3" | "watchtower.1" | "watchtower.2" | "watchtower.3" | "mint.1" | "mint.2" | "mint.3" | "marketHall.1" | "marketHall.2" | "marketHall.3";
/** A place: nine on each player board, six basic cards of each player, 24 cards to take. */
export type StoriesPlace = "territory" | "village" | "estate" | "buildersYard" | "mill" | "cottage" | "market" | "ropery" | "gate" | "university" | "castle" | "monastery" | "laboratory" | "fortress" | "church" | "grove" | "bathhouse" | "pub" | "bakery" | "hayrick" | "fishingHut" | "dairy" | "brewery" | "tradingBoat" | "countyFair" | "taxOffice" | "gunpowderTower" | "winery" | "woolMill" | "herbGarden" | "library" | "parlatory" | "tailor" | "school" | "hostel" | "masonsLodge" | "watchtower" | "mint" | "marketHall";
/** An area of the map, named by its shade of brown and a number. */
export type StoriesArea = "D01" | "D02" | "D03" | "D04" | "D05" | "D06" | "L01" | "L02" | "L03" | "L04" | "L05" | "L06" | "L07" | "L08" | "L09" | "L10" | "L11" | "L12" | "L13" | "L14" | "L15" | "M01" | "M02" | "M03" | "M04" | "M05" | "M06" | "M07" | "M08";
/** The numbers of buildings that a player has built, standing or not (S-055). */
export type StoriesBuilt = {
    /** Villages. */
    villages?: number;
    /** Fortresses. */
    fortresses?: number;
    /** Churches. */
    churches?: number;
};
/** An area with its land. */
export type StoriesLandSketch = {
    /** The area. */
    area: StoriesArea;
    /** Its land. */
    land: StoriesLand;
};
/** The kind of a land tile (S-030). */
export type StoriesLand = "hill" | "pasture" | "forest" | "lake" | "field";
/** A tile of the market place or of storage: a follower, a good or technology (S-017). */
export type StoriesWare = "farmer" | "fisher" | "craftsman" | "trader" | "scholar" | "knight" | "monk" | "wood" | "brocade" | "wool" | "wine" | "bread" | "cheese" | "grain" | "fish" | "technology";
/** A face-up deed. */
export type StoriesDeedSketch = {
    /** The deed. */
    deed: StoriesDeed;
    /** The tiles on its fields. */
    tiles?: Array<StoriesFollower | StoriesGood | `coins${number}` | "technology" | null>;
};
/** A deed: one side of a deed board. The two sides of a board are adjacent, A before B. */
export type StoriesDeed = "threeFieldFarming" | "lawOfInheritance" | "winepress" | "loom" | "barter" | "leagueOfKnights" | "alchemyA" | "alchemyB" | "feedingThePoor" | "orphanage" | "foodDepot" | "medicine";
/** A sketch of The First Kingdom. */
export type StoriesKingdomSketch = {
    /** The players' realms, in seat order. */
    realms?: Array<StoriesRealmSketch | null>;
    /** The threats that have ended. */
    defeated?: Array<StoriesThreat>;
};
/** A sketch of a realm. */
export type StoriesRealmSketch = {
    /** The epoch, from 1. */
    epoch?: number;
    /** The number of struck citizens. */
    citizens?: number;
    /** The ticked fields of each task, as bits: well, baptistery, delegation, harbour. */
    ticks?: StoriesRealm["ticks"];
    /** Its earlier possessions, which it may have lost. */
    earlier?: StoriesEarlier;
};
/** A player's largest earlier possessions, for those that a condition of an epoch requires (S-056). */
export type StoriesEarlier = {
    /** Controlled areas. */
    areas?: number;
    /** Controlled villages. */
    villages?: number;
    /** Churches in controlled villages. */
    churches?: number;
    /** Followers of each kind. */
    followers?: {
        [K in StoriesFollower]?: number;
    };
};
/** A threat to all players until a deed is complete (S-083). */
export type StoriesThreat = "hunger" | "plague";
/** A sketch of The King's Favor. */
export type StoriesCourtSketch = {
    /** The players at court, in seat order. */
    courtiers?: Array<StoriesCourtierSketch | null>;
};
/** A sketch of a player at court. */
export type StoriesCourtierSketch = {
    /** The number of remaining favourite tiles. */
    favourites?: number;
    /** All tiles on the fields of this year's objectives, from the first objective on. */
    booklet?: StoriesCourtier["booklet"];
};
/** A set-up of Orléans Stories. */
export type StoriesSetup = {
    /** Always this game. */
    game: StoriesId;
    /** The number of players. */
    seats: Seats;
    /** The story. */
    scenario: StoriesScenario;
    /** The players' names in seat order; empty if they have none. */
    names?: Array<string>;
    /** The rule options. */
    options?: Partial<StoriesOptions>;
    /** Replacements for reconstructed numbers. */
    tables?: StoriesTables;
};
/** The game a set-up belongs to. */
export type StoriesId = "stories";
/** A story. */
export type StoriesScenario = "firstKingdom" | "kingsFavor";
/** The rule options of S-109, which are left out at their defaults. */
export type StoriesOptions = {
    /** Technology needs two spaces for followers at its place. */
    techNeedsTwoFollowerSpaces?: boolean;
    /** Goods on spaces other than the Gate and the tower stay there. */
    strictGoodsOnSpaces?: boolean;
    /** Whoever controls nothing may enter a start village that nobody holds. */
    reentry?: boolean;
    /** Whoever is eliminated leaves the map. */
    clearEliminated?: boolean;
    /** Favourite tiles of each player. */
    favouriteTiles: number;
    /** Where the tiles that players start with come from. */
    startTilesFrom?: StoriesStartTilesFrom;
    /** A kind of tiles that has run out on the market place gets one back from storage at the end of a round. */
    safetyValve?: boolean;
    /** Conditions for entering an epoch must hold at that moment; that they held earlier does not count. */
    conditionsMustHold?: boolean;
    /** The game ends after so many rounds without a winner; 0 is never. */
    roundLimit?: number;
};
/** The origin of the players' start tiles (S-026). */
export type StoriesStartTilesFrom = "market" | "storage";
/** The tables that replace ours; other data stays. */
export type StoriesTables = {
    /** The map with its start villages. */
    map?: StoriesMapTable;
    /** The spaces of the places on the player board and of the basic place cards. */
    places?: Array<StoriesPlaceTable>;
    /** Place cards. */
    placeCards?: Array<StoriesPlaceRow>;
    /** The number of spaces of the village green. */
    green?: number;
    /** Deeds. */
    deeds?: Array<StoriesDeedRow>;
    /** The number of tiles of each good in the box. */
    goodsTiles?: {
        [K in StoriesGood]?: number;
    };
    /** The price of each good on the market. */
    prices?: {
        [K in StoriesGood]?: number;
    };
    /** The goods that are food. */
    food?: Array<StoriesGood>;
    /** The fame for delivering each good. */
    delivery?: {
        [K in StoriesGood]?: number;
    };
    /** The market place with two, three and four players. */
    market?: {
        [K in StoriesWare]?: [number, number, number];
    };
    /** The start kit of a player. */
    startKit?: StoriesStartKit;
    /** The fame track with its bonuses or tiles. */
    fameTrack?: StoriesFameTrack;
    /** Epochs of the story, with their conditions, effects and objectives. */
    epochs?: Array<StoriesEpochRow>;
    /** Narration cards (The First Kingdom). */
    narration?: {
        [K in StoriesNarration]?: {
            [K in StoriesWare]?: [number, number, number];
        };
    };
    /** The task sheet (The First Kingdom). */
    taskSheet?: StoriesTaskSheet;
    /** The control board (The First Kingdom). */
    controlBoard?: StoriesControlBoard;
    /** The seasons (The King's Favor). */
    seasons?: StoriesSeasonTable;
};
/** The map as printed. */
export type StoriesMapTable = {
    /** All areas, each once. */
    areas: Array<StoriesAreaRow>;
    /** The marked start villages with two, three and four players. */
    startVillages: [Array<StoriesArea>, Array<StoriesArea>, Array<StoriesArea>];
    /** The confidence in the map: areas and zones are counted, neighbours are reconstructed. */
    confidence?: StoriesConfidence;
};
/** An area of the map. */
export type StoriesAreaRow = {
    /** The area. */
    id: StoriesArea;
    /** Its shade of brown. */
    zone: StoriesZone;
    /** Its position: half areas to the right, rows down. */
    at: [number, number];
    /** The adjacent areas, in play or not. */
    neighbours: Array<StoriesArea>;
};
/** The shade of brown of an area, by which the number of players decides whether it is in play (S-022). */
export type StoriesZone = "light" | "medium" | "dark";
/** The confidence that a row matches the printed one. */
export type StoriesConfidence = "given" | "certain" | "likely" | "guess" | "house";
/** A place that each player has, as printed. Its effect is certain. */
export type StoriesPlaceTable = {
    /** The place. */
    id: StoriesPlace;
    /** The tiles that each of its spaces takes. */
    spaces: Array<StoriesTakes>;
};
/** What a space of a place takes: a follower of one of these kinds, any follower, a good, or anything that can be sent. */
export type StoriesTakes = Array<StoriesFollower> | StoriesFollower | StoriesGood | "any" | "cargo";
/** The printed data of a place. */
export type StoriesPlaceRow = {
    /** The place. */
    id: StoriesPlace;
    /** Its name. */
    name: string;
    /** Its category. */
    category: StoriesCategory;
    /** The tiles that each of its spaces takes. */
    spaces: Array<StoriesTakes>;
    /** Its effect. */
    effect: StoriesEffect;
    /**
     * Whether it is executed with one or more followers, all of different kinds, instead of with all its spaces
     * covered.
     */
    isFair?: boolean;
    /** Whether technology may not lie on it. */
    noTechnology?: boolean;
    /** The confidence in this row. */
    confidence?: StoriesConfidence;
};
/** The origin of a place: the board, the basic cards, or a category of place cards. */
export type StoriesCategory = "board" | "basic" | "I" | "II" | "III";
/**
 * The effect of a place, when it is executed or while it is owned. The rules of play depend on the effect and never on
 * the place, as any card may have any effect.
 */
export type StoriesEffect = 
/**
 * A settler enters an area; the numbers are the knights needed against foreign land and foreign villages (S-027,
 * S-068).
 */
{
    type: "expand";
    land: number;
    village: number;
}
/** Builds a village, fortress or church (S-029, S-045, S-047). */
 | {
    type: "build";
    building: StoriesBuilding;
}
/** One good for each controlled land (S-030). */
 | {
    type: "produce";
}
/** A place card of an open category (S-031). */
 | {
    type: "takePlaceCard";
}
/** A follower of one of these kinds (S-032, S-033, S-041 to S-043). */
 | {
    type: "recruit";
    kinds: Array<StoriesFollower>;
}
/** As many trades as the counter says, buying and selling in any mix (S-034). */
 | {
    type: "trade";
    per: StoriesCounter;
}
/** Technology, parked (S-044). */
 | {
    type: "gainTechnology";
    amount: number;
}
/** Sends one loaded tile (S-036, S-037). */
 | {
    type: "dispatch";
}
/** Up to `amount` of a good. */
 | {
    type: "gainGood";
    good: StoriesGood;
    amount: number;
}
/** Coins, times the counter if there is one. */
 | {
    type: "gainCoins";
    amount: number;
    per?: StoriesCounter;
}
/** Fame, times the counter if there is one. */
 | {
    type: "gainFame";
    amount: number;
    per?: StoriesCounter;
}
/** Turns up to `max` of one good into `ratio` of another each. */
 | {
    type: "convert";
    from: StoriesGood;
    to: StoriesGood;
    max: number;
    ratio: number;
}
/** Turns up to `max` coins into fame, at this rate. */
 | {
    type: "coinsToFame";
    max: number;
    rate: number;
}
/** Draws followers and keeps some of them. */
 | {
    type: "drawAndKeep";
    draw: number;
    keep: number;
}
/** A delivery of at most as many goods as the counter says (S-062). */
 | {
    type: "deliver";
    per: StoriesCounter;
}
/** Citizens for coins. */
 | {
    type: "buyCitizen";
    coins: number;
    amount: number;
}
/** A second Gate, and more spaces on the green (S-039). */
 | {
    type: "secondGate";
    green: number;
}
/** Passive: one kind of followers can stand for others. */
 | {
    type: "substitute";
    follower: StoriesFollower;
    standsFor: Array<StoriesFollower>;
}
/** Passive: more followers are drawn. */
 | {
    type: "extraDraw";
    amount: number;
}
/** Passive: more trades on the market. */
 | {
    type: "extraTrade";
    amount: number;
}
/** Passive: more fame for each building. */
 | {
    type: "extraFamePerBuilding";
    amount: number;
}
/** Passive: more knights are needed against the owner. */
 | {
    type: "extraKnightsAgainstYou";
    amount: number;
};
/** A building on the map (S-029, S-045, S-047). */
export type StoriesBuilding = "village" | "fortress" | "church";
/** A counter of a player (S-055). Areas are controlled with an own settler, even beside settlers of others. */
export type StoriesCounter = "controlledVillage" | "controlledArea" | "twoControlledAreas" | "controlledLand" | "controlledHill" | "controlledPasture" | "controlledForest" | "controlledLake" | "controlledField" | "controlledFieldOrLake" | "controlledChurch" | "ownFortress" | "followerOnCard";
/** The printed data of one side of a deed board. */
export type StoriesDeedRow = {
    /** The deed. */
    id: StoriesDeed;
    /** Its name. */
    name: string;
    /** The tile required by each of its spaces. */
    fields: Array<StoriesWanted>;
    /** The bonus for each tile. */
    bonus: StoriesDeedBonus;
    /** Whether sending a tile lets the sender advance (S-085). */
    advances: boolean;
    /** The confidence in this row. */
    confidence?: StoriesConfidence;
};
/** What a space of a deed, a task or an objective asks for: exactly this tile (S-019). */
export type StoriesWanted = StoriesWare | "any" | `coins:${number}`;
/** The bonus of a deed for each tile sent to it (S-057). */
export type StoriesDeedBonus = {
    type: "fame";
    amount: number;
} | {
    type: "coins";
    amount: number;
}
/** Swaps an own good for another one of an opponent (S-059). */
 | {
    type: "swap";
}
/** Sends a follower of an opponent back to its bag (S-060). */
 | {
    type: "sendBack";
}
/** Gives fame or coins, and an optional draw of a follower (S-061). */
 | {
    type: "alchemy";
    fame: number;
    coins: number;
};
/** The start kit of a player (S-026). */
export type StoriesStartKit = {
    /** Followers: on the green or in the bag, depending on the story. */
    followers: {
        [K in StoriesFollower]?: number;
    };
    /** Goods in stock. */
    goods: {
        [K in StoriesGood]?: number;
    };
    /** Coins. */
    coins: number;
};
/** The fame track. */
export type StoriesFameTrack = {
    /** The last space. The first one is 1. */
    length: number;
    /** The marked spaces, from the start on. */
    spaces: Array<StoriesFameSpace>;
    /** The confidence in the bonuses. */
    confidence?: StoriesConfidence;
};
/** A marked space of the fame track. */
export type StoriesFameSpace = {
    /** The number of the space. */
    space: number;
    /** The bonus for a marker that enters or crosses it. */
    bonus: StoriesFameBonus;
};
/** The bonus of a marked space of the fame track (S-064). */
export type StoriesFameBonus = {
    type: "coins";
    amount: number;
}
/** Strikes citizens. */
 | {
    type: "citizen";
    amount: number;
}
/** Strikes a citizen, or any field of a task (S-079). */
 | {
    type: "wildCross";
}
/** Technology, or this many coins if none is on offer. */
 | {
    type: "technology";
    elseCoins?: number;
}
/** A follower of one of these kinds. */
 | {
    type: "follower";
    kinds: Array<StoriesFollower>;
}
/** This good. */
 | {
    type: "good";
    good: StoriesGood;
}
/** Any good with at most this price. */
 | {
    type: "goodUpTo";
    price: number;
}
/** A place card of an open category. */
 | {
    type: "placeCard";
}
/** Markers cannot pass before the end of this epoch. */
 | {
    type: "stop";
    landmark: StoriesLandmark;
    until: number;
};
/** A space of the track that stops all markers for a time, in The King's Favor (S-101). */
export type StoriesLandmark = "tournamentGround" | "castle";
/** The printed data of an epoch. */
export type StoriesEpochRow = {
    /** Its number, from 1. */
    number: number;
    /** Its name. */
    name: string;
    /** The number of followers drawn (S-004). */
    draw: number;
    /** The open categories of place cards (S-051). */
    categories: Array<StoriesCategory>;
    /** The basic place cards that are turned over (S-040). */
    unlock?: Array<StoriesPlace>;
    /** Places that cannot be executed (S-052). */
    forbidden?: Array<StoriesPlace>;
    /** Fame for building (S-048). */
    fame?: {
        [K in StoriesBuilding]?: number;
    };
    /** The effects at the end of each round. */
    effect?: StoriesRoundEffect;
    /** The conditions for entering it (The First Kingdom). */
    enter?: Array<StoriesCondition>;
    /** The number of settlers released on entering it (The First Kingdom). */
    settlers?: number;
    /** The number of citizens for the first player who enters it (The First Kingdom). */
    firstCitizens?: number;
    /** Its special effects (The First Kingdom). */
    special?: Array<StoriesSpecial>;
    /** The king's objectives (The King's Favor). */
    objectives?: Array<StoriesObjectiveRow>;
    /** The tiles that spring adds to the market place (The King's Favor). */
    spring?: {
        [K in StoriesWare]?: [number, number, number];
    };
    /** The confidence in this row. */
    confidence?: StoriesConfidence;
};
/** The effects at the end of each round of an epoch (S-053, S-056). */
export type StoriesRoundEffect = {
    /** Gains of all players; if there is a threat, only after it has ended. */
    bonus?: Array<StoriesGain>;
    /** Losses of all players until the threat has ended. */
    malus?: Array<StoriesLoss>;
    /** The threat; left out if there is none. */
    until?: StoriesThreat;
};
/** A gain of all players at the end of a round (S-056). */
export type StoriesGain = {
    type: "coins";
    amount: number;
    per?: StoriesCounter;
} | {
    type: "fame";
    amount: number;
    per?: StoriesCounter;
}
/** A delivery of at most as many goods as the counter says (S-062). */
 | {
    type: "delivery";
    per: StoriesCounter;
};
/** A loss of all players at the end of a round (S-054, S-056). */
export type StoriesLoss = 
/** Food. Each missing food costs followers from the bag, down to `never_below` followers in all. */
{
    type: "food";
    amount: number;
    per?: StoriesCounter;
    followers?: number;
    neverBelow?: number;
}
/** Random followers from the bag, down to `never_below` followers in all. */
 | {
    type: "followers";
    amount: number;
    per?: StoriesCounter;
    neverBelow?: number;
};
/** A condition for entering an epoch (S-056). Payments are made at that moment. */
export type StoriesCondition = {
    type: "controlAreas";
    min: number;
} | {
    type: "controlVillages";
    min: number;
} | {
    type: "controlChurches";
    min: number;
} | {
    type: "ownFollower";
    follower: StoriesFollower;
    min: number;
}
/** Buildings built by the player, standing or not. */
 | {
    type: "built";
    building: StoriesBuilding;
    min: number;
}
/** Completed tasks among those that take tiles. */
 | {
    type: "tasksCompleted";
    min: number;
} | {
    type: "payFood";
    amount: number;
    per?: StoriesCounter;
} | {
    type: "payCoins";
    amount: number;
    per?: StoriesCounter;
}
/** Goods at market price, and coins. */
 | {
    type: "payValue";
    amount: number;
};
/** A special effect of an epoch (S-116). */
export type StoriesSpecial = "protected" | "peace";
/** An objective of The King's Favor: one row of an epoch's list (S-097, S-098). */
export type StoriesObjectiveRow = {
    /** Its name. */
    name: string;
    /** Its goal. */
    goal: StoriesGoal;
    /** The tiles to send; empty for other goals. */
    fields?: Array<StoriesWanted>;
    /** Whether favourite tiles cannot replace it (S-099). */
    must?: boolean;
    /** The confidence in this row. */
    confidence?: StoriesConfidence;
};
/** The goal of an objective, due by the end of an epoch (S-097). */
export type StoriesGoal = {
    type: "controlAreas";
    min: number;
} | {
    type: "controlVillages";
    min: number;
} | {
    type: "controlChurches";
    min: number;
}
/** Buildings built by the player in any epoch. */
 | {
    type: "built";
    building: StoriesBuilding;
    min: number;
}
/** A place on the fame track at a landmark or beyond it. */
 | {
    type: "reach";
    landmark: StoriesLandmark;
}
/** A tile sent to each field of the objective. */
 | {
    type: "dispatch";
};
/** A narration card (S-087): one for each epoch, and two for deeds. */
export type StoriesNarration = "I" | "II" | "III" | "IV" | "V" | "VI" | "VII" | "VIII" | "foodDepot" | "medicine";
/** The task sheet (S-076). */
export type StoriesTaskSheet = {
    /** The tasks that take tiles: the well, the baptistery, the delegation, the harbour. */
    tasks: Array<StoriesTaskRow>;
    /** The number of churches that the player must build. */
    churches: number;
    /** The number of citizens to strike. */
    citizens: number;
    /** The required value of coins and goods at the end. */
    wealth: number;
};
/** A task that takes tiles. */
export type StoriesTaskRow = {
    /** The task. */
    id: StoriesTask;
    /** Its name. */
    name: string;
    /** The tile required by each of its fields. */
    fields: Array<StoriesWanted>;
    /** The confidence in this row. */
    confidence?: StoriesConfidence;
};
/** A task of the sheet (S-076). */
export type StoriesTask = "well" | "baptistery" | "delegation" | "harbour" | "church" | "citizens" | "wealth";
/** The control board: the numbers of each column from the bottom to the top; each strikes a citizen. */
export type StoriesControlBoard = {
    areas: Array<number>;
    villages: Array<number>;
    churches: Array<number>;
    /** The confidence in it. */
    confidence?: StoriesConfidence;
};
/** The gains and losses of the seasons (S-096). The tiles of spring are in the rows of the epochs. */
export type StoriesSeasonTable = {
    /** Coins for each player in summer. */
    summerCoins: number;
    /** Food from each player in autumn. */
    autumnFood: number;
    /** Coins that a player without food pays instead. */
    autumnCoins: number;
    /** Followers that a player without food and coins loses from the bag. */
    autumnFollowers: number;
};
/** The state of a game of Orléans Stories. */
export type StoriesPosition = {
    /** The current round, from 1; 0 during set-up. */
    round: number;
    /** The seat with the start-player token; `None` before it is drawn. */
    start: Seat | null;
    /** The possessions of each player. */
    players: BySeat<StoriesPlayer>;
    /** The areas of the map. */
    map: {
        [K in StoriesArea]?: StoriesPlot;
    };
    /** The tiles on offer. */
    market: {
        [K in StoriesWare]?: number;
    };
    /** The tiles in storage. */
    storage: {
        [K in StoriesWare]?: number;
    };
    /** The open place cards. */
    cards: Array<StoriesPlace>;
    /** Churches in stock. */
    churches: number;
    /** The open deeds, with the tiles on their fields. */
    deeds: {
        [K in StoriesDeed]?: Array<StoriesFollower | StoriesGood | `coins${number}` | "technology" | null>;
    };
    /** The First Kingdom: epochs, tasks, citizens. */
    kingdom?: StoriesKingdom;
    /** The King's Favor: booklets and favourite tiles. */
    court?: StoriesCourt;
};
/** The possessions of one player. */
export type StoriesPlayer = {
    /** Coins in stock. */
    coins: number;
    /** Goods in stock. */
    goods: {
        [K in StoriesGood]?: number;
    };
    /** Parked technology. */
    technology: number;
    /** Followers in the bag and on the green, and tiles on the spaces of places. */
    followers: {
        bag: {
            [K in StoriesFollower]?: number;
        };
        market: {
            [K in StoriesFollower]?: number;
        };
        spaces: {
            [K in StoriesSpace]?: StoriesFollower | StoriesGood | `coins${number}` | "technology";
        };
    };
    /** Place cards, including face-up basic ones. */
    cards: Array<StoriesPlace>;
    /** Settlers in reserve. */
    reserve: number;
    /** Settlers set aside until an epoch releases them. */
    aside?: number;
    /** Fortresses in stock. */
    fortresses: number;
    /** The numbers of buildings this player has built. */
    built?: StoriesBuilt;
    /** The marker on the fame track. */
    fame: number;
    /** Followers recalled in this draw phase. */
    recalled?: number;
    /** Followers drawn during an action, not yet placed. */
    drawn?: {
        [K in StoriesFollower]?: number;
    };
    /** Whether this player has passed in this round. */
    passed?: boolean;
    /** The round after which this player dropped out. */
    out?: number;
};
/** The contents of an area of the map. */
export type StoriesPlot = {
    /** The land of its tile, also below a village; `None` for a start village. */
    land?: StoriesLand;
    /** Whether it has a village. */
    village?: boolean;
    /** Whether it has a church. */
    church?: boolean;
    /** The seat with a fortress here; `None` if there is none. */
    fortress?: Seat;
    /** The seats with settlers here. */
    settlers?: Array<Seat>;
};
/** What The First Kingdom adds to a position. */
export type StoriesKingdom = {
    /** The players' realms. */
    realms: BySeat<StoriesRealm>;
    /** The narration cards that have been read. */
    told: Array<StoriesNarration>;
    /** The threats that have ended. */
    defeated?: Array<StoriesThreat>;
};
/** How far one player has come. */
export type StoriesRealm = {
    /** The epoch, from 1. */
    epoch: number;
    /** Has this player entered an epoch in this round (S-084)? */
    advanced?: boolean;
    /** Citizens struck. */
    citizens: number;
    /** The ticked fields of each task, as bits: well, baptistery, delegation, harbour. */
    ticks?: [number, number, number, number];
    /** How many numbers of each column of the control board are reached. */
    control?: {
        [K in StoriesColumn]?: number;
    };
    /** What it had before and may have no more (S-056). */
    earlier?: StoriesEarlier;
};
/** A column of the control board (S-092). */
export type StoriesColumn = "areas" | "villages" | "churches";
/** What The King's Favor adds to a position. */
export type StoriesCourt = {
    /** The players at court. */
    courtiers: BySeat<StoriesCourtier>;
};
/** What one player has at court. */
export type StoriesCourtier = {
    /** Favourite tiles that are left. */
    favourites: number;
    /** The tiles on the fields of this epoch's objectives. */
    booklet: Array<Array<StoriesFollower | StoriesGood | `coins${number}` | "technology" | null>>;
};
/** Rules that run by themselves. */
export type StoriesStep = 
/** The map is laid out, the start player drawn, start villages chosen (S-022, S-023). */
{
    type: "setUp";
}
/** A round begins (S-001). */
 | {
    type: "round";
}
/** A phase begins (S-001). */
 | {
    type: "phase";
    phase: StoriesPhase;
}
/** A seat draws as many as it is allowed (S-004). */
 | {
    type: "draws";
    seat: Seat;
}
/** The next seat that has not passed acts (S-008). */
 | {
    type: "turn";
    seat: Seat;
}
/** The followers of an executed place go back to the bag, its goods to storage (S-009). */
 | {
    type: "clear";
    seat: Seat;
    place: StoriesPlace;
}
/** What a marked space of the fame track brings (S-064). */
 | {
    type: "bonus";
    seat: Seat;
    space: number;
}
/** Is the deed full? Then its tiles go to storage, and it turns over or leaves the game (S-058). */
 | {
    type: "complete";
    seat: Seat;
    deed: StoriesDeed;
}
/** After fame and its bonuses a follower may be drawn (S-061). */
 | {
    type: "mayDraw";
    seat: Seat;
}
/** Drawn followers are placed, or go back (S-061). */
 | {
    type: "placeDrawn";
    seat: Seat;
    /** How many of them are placed. */
    keep: number;
}
/** A seat's round effect, from this entry on (S-053). */
 | {
    type: "effect";
    seat: Seat;
    /** Which entry comes next, from 0. */
    entry: number;
}
/** A seat may unload (S-112). */
 | {
    type: "unloads";
    seat: Seat;
}
/** A seat enters the next epoch (S-084). */
 | {
    type: "enter";
    seat: Seat;
}
/** A seat gives food in autumn (S-096). */
 | {
    type: "autumn";
    seat: Seat;
};
/** A phase of a round. */
export type StoriesPhase = "season" | "draw" | "plan" | "act" | "effects" | "unload" | "end";
/** What a seat is asked. */
export type StoriesAsk = 
/** Which start village to settle in (S-023). */
{
    type: "settle";
}
/** Which placed followers come back to the green (S-005). */
 | {
    type: "recall";
}
/** What lies where (S-006). */
 | {
    type: "plan";
}
/** An action, or passing (S-008). */
 | {
    type: "turn";
}
/** What to buy or sell (S-034). */
 | {
    type: "trade";
    /** How many more trades there are. */
    left: number;
}
/** Which good to deliver (S-062). */
 | {
    type: "deliver";
    /** How many more may be delivered. */
    left: number;
}
/** Where a drawn follower goes (S-061). */
 | {
    type: "place";
    /** How many are placed. */
    keep: number;
}
/** Fame or coins (S-061). */
 | {
    type: "transmute";
    fame: number;
    coins: number;
}
/** Is a follower drawn (S-061)? */
 | {
    type: "draw";
}
/** Which goods change hands (S-059). */
 | {
    type: "barter";
}
/** Which follower of an opponent goes home (S-060). */
 | {
    type: "raid";
}
/** Which food to give (S-054, S-096). */
 | {
    type: "feed";
    /** How many are still owed. */
    left: number;
}
/** Which tile a space of the fame track brings (S-064). */
 | {
    type: "pick";
    space: number;
}
/** Which place card a space of the fame track brings (S-064). */
 | {
    type: "pickCard";
    space: number;
}
/** What goes back to stock (S-112). */
 | {
    type: "unload";
}
/** Which food to pay for advancing (S-056). */
 | {
    type: "payFood";
    /** How many are still owed. */
    left: number;
}
/** Goods and coins to pay for advancing (S-056). */
 | {
    type: "payValue";
    /** What is still to be covered. */
    left: number;
}
/** A citizen, or any field of a task (S-079). */
 | {
    type: "wild";
};
/** What a seat answers. */
export type StoriesAction = 
/** Settles in a start village (S-023). */
{
    type: "settle";
    area: StoriesArea;
}
/** A placed follower comes back to the green (S-005). */
 | {
    type: "recall";
    space: StoriesSpace;
}
/** A follower from the green, or a good, a sum of coins or technology from stock, goes onto a space (S-006). */
 | {
    type: "plan";
    tile: StoriesFollower | StoriesGood | `coins${number}` | "technology";
    space: StoriesSpace;
}
/** Ends a question with any number of answers, such as recalling or planning. */
 | {
    type: "ready";
}
/** Lets a settler enter an area (S-027). */
 | {
    type: "expand";
    /** The place that is executed. */
    place: StoriesPlace;
    area: StoriesArea;
    /** The area the settler comes from; `None` for the reserve (S-028). */
    from: StoriesArea | null;
}
/** Builds on an area (S-029, S-045, S-047). */
 | {
    type: "build";
    place: StoriesPlace;
    area: StoriesArea;
}
/** Recruits a follower (S-032, S-033, S-041 to S-043). */
 | {
    type: "recruit";
    place: StoriesPlace;
    follower: StoriesFollower;
}
/** Takes a place card (S-031, S-064). */
 | {
    type: "takeCard";
    card: StoriesPlace;
    /** The place that is executed; only set if the seat could execute several that take cards (S-049). */
    place?: StoriesPlace;
}
/** Executes a place (S-008). */
 | {
    type: "use";
    place: StoriesPlace;
}
/** Turns this many goods or coins into something else (S-049). */
 | {
    type: "spend";
    place: StoriesPlace;
    amount: number;
}
/** Sends one loaded tile (S-037). */
 | {
    type: "dispatch";
    place: StoriesPlace;
    tile: StoriesFollower | StoriesGood | `coins${number}` | "technology";
    to: StoriesDestination;
    mode: StoriesMode;
}
/** Passes for the round (S-008). */
 | {
    type: "pass";
}
/** Sells a good (S-034). */
 | {
    type: "sell";
    good: StoriesGood;
}
/** Buys a good (S-034). */
 | {
    type: "buy";
    good: StoriesGood;
}
/** Delivers or trades no more (S-034, S-062). */
 | {
    type: "stop";
}
/** Delivers a good (S-062). */
 | {
    type: "deliver";
    good: StoriesGood;
}
/** A drawn follower goes onto a space, or onto the green (S-061). */
 | {
    type: "stand";
    follower: StoriesFollower;
    /** Where; nowhere for the green. */
    space: StoriesSpace | null;
}
/** A drawn follower goes back to the bag, as there is no room for it (S-061). */
 | {
    type: "return";
    follower: StoriesFollower;
}
/** Takes fame, or coins (S-061). */
 | {
    type: "choose";
    reward: StoriesReward;
}
/** Draws a follower (S-061). */
 | {
    type: "draw";
}
/** Declines what is offered. */
 | {
    type: "decline";
}
/** A good of one's own for one of an opponent (S-059). */
 | {
    type: "swap";
    give: StoriesGood;
    take: StoriesGood;
    with: Seat;
}
/** A follower on an opponent's space goes back to its bag (S-060). */
 | {
    type: "sendBack";
    of: Seat;
    space: StoriesSpace;
}
/** Gives a good away (S-054, S-056, S-096). */
 | {
    type: "give";
    good: StoriesGood;
}
/** Takes a tile from the market place (S-064). */
 | {
    type: "takeTile";
    ware: StoriesWare;
}
/** What lies on a space goes back to stock (S-112). */
 | {
    type: "unload";
    space: StoriesSpace;
}
/** Pays all that is left in coins (S-056). */
 | {
    type: "payCoins";
}
/** Strikes a citizen (S-079). */
 | {
    type: "strike";
}
/** Ticks a field of a task, from 1 (S-079). */
 | {
    type: "strikeField";
    task: StoriesTask;
    field: number;
};
/** Where a tile is sent: a deed, an own task, or an objective of the current epoch, from 1. */
export type StoriesDestination = StoriesDeed | StoriesTask | `objective.${number}`;
/** The purpose of sending a tile (S-037). */
export type StoriesMode = "task" | "bonus" | "advance";
/** What Alchemy brings. */
export type StoriesReward = "fame" | "coins";
/** What chance is asked. */
export type StoriesDraw = 
/** The land that lies on an area (S-022). */
{
    type: "land";
    area: StoriesArea;
}
/** Who begins (S-002). */
 | {
    type: "startSeat";
}
/** A follower out of the bag onto the green (S-004). */
 | {
    type: "follower";
    seat: Seat;
}
/** A follower out of the bag, to be placed at once (S-061). */
 | {
    type: "toPlace";
    seat: Seat;
}
/** A follower is lost out of the bag (S-054). */
 | {
    type: "loss";
    seat: Seat;
    neverBelow: number;
};
/** What chance answers. */
export type StoriesOutcome = 
/** A land tile is turned over. */
{
    type: "land";
    land: StoriesLand;
}
/** A seat is drawn: the start player. */
 | {
    type: "seat";
    seat: Seat;
}
/** A follower is drawn from a bag. */
 | {
    type: "follower";
    follower: StoriesFollower;
};
/** An event. */
export type StoriesEvent = 
/** Land was laid out. */
{
    type: "landLaid";
    area: StoriesArea;
    land: StoriesLand;
}
/** A seat received the start-player token. */
 | {
    type: "startPlayer";
    seat: Seat;
}
/** A seat chose its start village. */
 | {
    type: "settled";
    seat: Seat;
    area: StoriesArea;
}
/** A round began. */
 | {
    type: "roundStarted";
    round: number;
}
/** Tiles came from storage onto the market place. */
 | {
    type: "tilesArrived";
    ware: StoriesWare;
    count: number;
}
/** A follower returned to the green. */
 | {
    type: "followerRecalled";
    seat: Seat;
    follower: StoriesFollower;
    space: StoriesSpace;
}
/** A follower was drawn from the bag. */
 | {
    type: "followerDrawn";
    seat: Seat;
    follower: StoriesFollower;
}
/** A tile was put on a space. */
 | {
    type: "planned";
    seat: Seat;
    tile: StoriesFollower | StoriesGood | `coins${number}` | "technology";
    space: StoriesSpace;
}
/** A seat passed. */
 | {
    type: "passed";
    seat: Seat;
}
/** A place was executed. */
 | {
    type: "executed";
    seat: Seat;
    place: StoriesPlace;
}
/** Coins were gained. */
 | {
    type: "coinsGained";
    seat: Seat;
    coins: number;
}
/** Coins were paid. */
 | {
    type: "coinsPaid";
    seat: Seat;
    coins: number;
}
/** Goods came from the market place. */
 | {
    type: "goodsGained";
    seat: Seat;
    good: StoriesGood;
    count: number;
}
/** A good went to storage. */
 | {
    type: "goodSpent";
    seat: Seat;
    good: StoriesGood;
}
/** Technology came from the market place. */
 | {
    type: "technologyGained";
    seat: Seat;
}
/** A follower came from the market place into the bag. */
 | {
    type: "followerGained";
    seat: Seat;
    follower: StoriesFollower;
}
/** A follower was lost from the bag. */
 | {
    type: "followerLost";
    seat: Seat;
    follower: StoriesFollower;
}
/** A place card was taken. */
 | {
    type: "cardTaken";
    seat: Seat;
    card: StoriesPlace;
}
/** A settler entered an area. */
 | {
    type: "entered";
    seat: Seat;
    area: StoriesArea;
    from: StoriesArea | null;
}
/** A settler was displaced. */
 | {
    type: "displaced";
    seat: Seat;
    area: StoriesArea;
}
/** Something was built. */
 | {
    type: "built";
    seat: Seat;
    building: StoriesBuilding;
    area: StoriesArea;
}
/** The marker on the fame track moved forward. */
 | {
    type: "fameGained";
    seat: Seat;
    fame: number;
}
/** A good was delivered. */
 | {
    type: "delivered";
    seat: Seat;
    good: StoriesGood;
}
/** A tile was sent. */
 | {
    type: "dispatched";
    seat: Seat;
    tile: StoriesFollower | StoriesGood | `coins${number}` | "technology";
    to: StoriesDestination;
    mode: StoriesMode;
}
/** A deed was completed. */
 | {
    type: "deedCompleted";
    seat: Seat;
    deed: StoriesDeed;
}
/** A deed was laid out. */
 | {
    type: "deedLaidOut";
    deed: StoriesDeed;
}
/** Goods changed hands. */
 | {
    type: "swapped";
    seat: Seat;
    give: StoriesGood;
    take: StoriesGood;
    with: Seat;
}
/** A seat's follower on a space went back to its bag. */
 | {
    type: "sentBack";
    seat: Seat;
    follower: StoriesFollower;
    space: StoriesSpace;
}
/** A tile went back from a space to stock. */
 | {
    type: "unloaded";
    seat: Seat;
    tile: StoriesFollower | StoriesGood | `coins${number}` | "technology";
    space: StoriesSpace;
}
/** The game ended. */
 | {
    type: "gameEnded";
}
/** A narration card was read. */
 | {
    type: "narrated";
    card: StoriesNarration;
}
/** Citizens were struck. */
 | {
    type: "citizensStruck";
    seat: Seat;
    count: number;
}
/** A field of a task was ticked. */
 | {
    type: "fieldTicked";
    seat: Seat;
    task: StoriesTask;
    field: number;
}
/** A seat entered an epoch. */
 | {
    type: "epochEntered";
    seat: Seat;
    epoch: number;
}
/** A threat has ended. */
 | {
    type: "threatDefeated";
    threat: StoriesThreat;
}
/** A season begins. */
 | {
    type: "seasonStarted";
    season: StoriesSeason;
}
/** A seat's year was judged. */
 | {
    type: "yearJudged";
    seat: Seat;
    missed: number;
    favourites: number;
}
/** A seat dropped out. */
 | {
    type: "eliminated";
    seat: Seat;
}
/** A year begins. */
 | {
    type: "yearStarted";
    year: number;
};
/** A season of The King's Favor (S-096). */
export type StoriesSeason = "spring" | "summer" | "autumn" | "winter";
/** The reason for a refusal, with its parameters. */
export type StoriesRefusal = 
/** that does not answer what is asked now */
{
    code: "wrongAnswer";
    params: {};
}
/** {area} is no start village */
 | {
    code: "noStartVillage";
    params: {
        area: StoriesArea;
    };
}
/** somebody has settled in {area} already */
 | {
    code: "settled";
    params: {
        area: StoriesArea;
    };
}
/** at most {most} followers may be recalled */
 | {
    code: "tooManyRecalled";
    params: {
        most: number;
    };
}
/** there is no room on the green */
 | {
    code: "greenFull";
    params: {};
}
/** nobody stands on {space} */
 | {
    code: "nobodyThere";
    params: {
        space: StoriesSpace;
    };
}
/** {space} is like it and comes first */
 | {
    code: "sameAs";
    params: {
        space: StoriesSpace;
    };
}
/** there is no {tile} on the green or in stock */
 | {
    code: "notThere";
    params: {
        tile: StoriesFollower | StoriesGood | `coins${number}` | "technology";
    };
}
/** the seat has no {space} */
 | {
    code: "notYourSpace";
    params: {
        space: StoriesSpace;
    };
}
/** the seat has no {place} */
 | {
    code: "notYourPlace";
    params: {
        place: StoriesPlace;
    };
}
/** {space} is taken */
 | {
    code: "spaceTaken";
    params: {
        space: StoriesSpace;
    };
}
/** {space} is for a monk, whom nobody and nothing replaces */
 | {
    code: "monkOnly";
    params: {
        space: StoriesSpace;
    };
}
/** {space} does not take a {tile} */
 | {
    code: "unfit";
    params: {
        tile: StoriesFollower | StoriesGood | `coins${number}` | "technology";
        space: StoriesSpace;
    };
}
/** a {tile} stands there already, and each kind may once */
 | {
    code: "sameKind";
    params: {
        tile: StoriesFollower | StoriesGood | `coins${number}` | "technology";
    };
}
/** {space} takes no coins */
 | {
    code: "noCoinsThere";
    params: {
        space: StoriesSpace;
    };
}
/** no open field asks for {coins} coins, or there are not so many */
 | {
    code: "noSuchSum";
    params: {
        coins: number;
    };
}
/** {place} has not two spaces for followers */
 | {
    code: "oneFollowerSpace";
    params: {
        place: StoriesPlace;
    };
}
/** {space} is the only one of its place */
 | {
    code: "onlySpace";
    params: {
        space: StoriesSpace;
    };
}
/** {place} takes no technology */
 | {
    code: "noTechnologyThere";
    params: {
        place: StoriesPlace;
    };
}
/** {space} asks for nobody whom technology could replace */
 | {
    code: "nobodyToReplace";
    params: {
        space: StoriesSpace;
    };
}
/** {place} has technology already */
 | {
    code: "secondTechnology";
    params: {
        place: StoriesPlace;
    };
}
/** that is not what {place} does */
 | {
    code: "noAction";
    params: {
        place: StoriesPlace;
    };
}
/** {place} is not fully covered */
 | {
    code: "notActivated";
    params: {
        place: StoriesPlace;
    };
}
/** {place} is forbidden in this epoch */
 | {
    code: "forbidden";
    params: {
        place: StoriesPlace;
    };
}
/** several places that take cards can be used: say at which one */
 | {
    code: "sayWhere";
    params: {};
}
/** {place} is the only place that takes cards now: leave it out */
 | {
    code: "onlyPlace";
    params: {
        place: StoriesPlace;
    };
}
/** say what {place} is used for */
 | {
    code: "sayMore";
    params: {
        place: StoriesPlace;
    };
}
/** {area} is not in the game */
 | {
    code: "notInPlay";
    params: {
        area: StoriesArea;
    };
}
/** the seat has a settler on {area} */
 | {
    code: "alreadyYours";
    params: {
        area: StoriesArea;
    };
}
/** {area} is not beside an area that the seat controls */
 | {
    code: "outOfReach";
    params: {
        area: StoriesArea;
    };
}
/** with {settlers} settlers in reserve none on the map moves */
 | {
    code: "reserveLeft";
    params: {
        settlers: number;
    };
}
/** no settler is in reserve; say which one on the map moves */
 | {
    code: "reserveEmpty";
    params: {};
}
/** the seat has no settler on {area} */
 | {
    code: "noSettlerThere";
    params: {
        area: StoriesArea;
    };
}
/** somebody else's fortress stands on {area} */
 | {
    code: "foreignFortress";
    params: {
        area: StoriesArea;
    };
}
/** {area} is protected */
 | {
    code: "protected";
    params: {
        area: StoriesArea;
    };
}
/** that takes {needed} knights, there are {knights} */
 | {
    code: "tooFewKnights";
    params: {
        needed: number;
        knights: number;
    };
}
/** the seat does not control {area} */
 | {
    code: "notControlled";
    params: {
        area: StoriesArea;
    };
}
/** {area} is a village already */
 | {
    code: "noLand";
    params: {
        area: StoriesArea;
    };
}
/** {area} is no village */
 | {
    code: "noVillage";
    params: {
        area: StoriesArea;
    };
}
/** the seat does not control {area} alone */
 | {
    code: "notAlone";
    params: {
        area: StoriesArea;
    };
}
/** {area} has a fortress */
 | {
    code: "hasFortress";
    params: {
        area: StoriesArea;
    };
}
/** {area} has a church */
 | {
    code: "hasChurch";
    params: {
        area: StoriesArea;
    };
}
/** there is no {building} left */
 | {
    code: "noneLeft";
    params: {
        building: StoriesBuilding;
    };
}
/** {place} recruits no {follower} */
 | {
    code: "notRecruitedThere";
    params: {
        place: StoriesPlace;
        follower: StoriesFollower;
    };
}
/** there is no {ware} on the market place */
 | {
    code: "notOnOffer";
    params: {
        ware: StoriesWare;
    };
}
/** {card} is not among the place cards */
 | {
    code: "cardNotOut";
    params: {
        card: StoriesPlace;
    };
}
/** the category of {card} is not open yet */
 | {
    code: "categoryClosed";
    params: {
        card: StoriesPlace;
    };
}
/** expected {least} to {most} */
 | {
    code: "wrongAmount";
    params: {
        least: number;
        most: number;
    };
}
/** that takes {needed} coins, the seat has {owned} */
 | {
    code: "tooFewCoins";
    params: {
        needed: number;
        owned: number;
    };
}
/** there is no {good} in stock */
 | {
    code: "notInStock";
    params: {
        good: StoriesGood;
    };
}
/** the bag is empty */
 | {
    code: "bagEmpty";
    params: {};
}
/** no citizen is left to strike */
 | {
    code: "noCitizensLeft";
    params: {};
}
/** no {follower} was drawn */
 | {
    code: "notDrawn";
    params: {
        follower: StoriesFollower;
    };
}
/** there is room for the {follower} */
 | {
    code: "thereIsRoom";
    params: {
        follower: StoriesFollower;
    };
}
/** {good} is no food */
 | {
    code: "noFood";
    params: {
        good: StoriesGood;
    };
}
/** {good} cannot be delivered */
 | {
    code: "notDelivered";
    params: {
        good: StoriesGood;
    };
}
/** this space does not bring a {ware} */
 | {
    code: "notOfThisBonus";
    params: {
        ware: StoriesWare;
    };
}
/** no {tile} lies on {place} */
 | {
    code: "notLoaded";
    params: {
        place: StoriesPlace;
        tile: StoriesFollower | StoriesGood | `coins${number}` | "technology";
    };
}
/** {deed} does not lie out */
 | {
    code: "deedNotOut";
    params: {
        deed: StoriesDeed;
    };
}
/** {to} has no open field for a {tile} */
 | {
    code: "noField";
    params: {
        tile: StoriesFollower | StoriesGood | `coins${number}` | "technology";
        to: StoriesDestination;
    };
}
/** nothing is sent to {to} for {mode} */
 | {
    code: "wrongMode";
    params: {
        to: StoriesDestination;
        mode: StoriesMode;
    };
}
/** {deed} lets nobody advance */
 | {
    code: "noAdvancing";
    params: {
        deed: StoriesDeed;
    };
}
/** nobody advances in this story */
 | {
    code: "noEpochs";
    params: {};
}
/** seat {seat} is no opponent in the game */
 | {
    code: "noOpponent";
    params: {
        seat: Seat;
    };
}
/** {good} for {good} is no swap */
 | {
    code: "sameGood";
    params: {
        good: StoriesGood;
    };
}
/** nothing on {space} can go back to stock */
 | {
    code: "nothingToUnload";
    params: {
        space: StoriesSpace;
    };
}
/** the seat has advanced in this round */
 | {
    code: "alreadyAdvanced";
    params: {};
}
/** there is no further epoch */
 | {
    code: "lastEpoch";
    params: {};
}
/** a condition of epoch {epoch} is not met */
 | {
    code: "conditionMissed";
    params: {
        epoch: number;
    };
}
/** the seat cannot pay for epoch {epoch} */
 | {
    code: "cannotPay";
    params: {
        epoch: number;
    };
}
/** no field of {task} can be ticked */
 | {
    code: "noFields";
    params: {
        task: StoriesTask;
    };
}
/** field {field} of {task} is not the first open one of its kind */
 | {
    code: "fieldNotOpen";
    params: {
        task: StoriesTask;
        field: number;
    };
};
/** A piece of the board, as `targets` names it. */
export type StoriesTarget = 
/** An area of the map. */
`area.${StoriesArea}`
/** A settler on an area. */
 | `seat.${Seat}.settler.${StoriesArea}`
/** The tiles of a kind on the market place. */
 | `market.${StoriesWare}`
/** An open place card. */
 | `card.${StoriesPlace}`
/** A deed. */
 | `deed.${StoriesDeed}`
/** A field of a deed, from 1. */
 | `deed.${StoriesDeed}.${number}`
/** A space of the fame track, by its number. */
 | `fame.${number}`
/** A place of a seat. */
 | `seat.${Seat}.place.${StoriesPlace}`
/** A space of a seat's place; its name contains a dot: `seat.0.space.castle.2`. */
 | `seat.${Seat}.space.${StoriesSpace}`
/** Followers on a seat's green. */
 | `seat.${Seat}.green.${StoriesFollower}`
/** A seat's green. */
 | `seat.${Seat}.green`
/** A seat's bag. */
 | `seat.${Seat}.bag`
/** A seat's goods of one kind. */
 | `seat.${Seat}.good.${StoriesGood}`
/** A seat's parked technology. */
 | `seat.${Seat}.technology`
/** A seat's coins. */
 | `seat.${Seat}.coins`
/** A task on a seat's sheet. */
 | `seat.${Seat}.task.${StoriesTask}`
/** A field of a task on a seat's sheet, from 1. */
 | `seat.${Seat}.task.${StoriesTask}.${number}`
/** An objective in a seat's booklet, from 1. */
 | `seat.${Seat}.objective.${number}`;
/**
 * The printed data of boards, cards and tiles: of all in the box or, with a set-up, of those it uses, with its
 * corrections. Rows have a confidence, except those given by a host.
 */
export type StoriesComponents = {
    /** The areas of the map; with a set-up, those in play. */
    areas: Array<StoriesPrintedArea>;
    /** The start villages with two, three and four players; with a set-up, only those of its number of players. */
    startVillages: Array<Array<StoriesArea>>;
    /** The kinds of land tiles. */
    lands: Array<StoriesPrintedLand>;
    /** Places of the player board, basic place cards and place cards; with a set-up, those in the game. */
    places: Array<StoriesPrintedPlace>;
    /** Spaces of the village green. */
    green: number;
    /** Deeds; with a set-up, those in the game. */
    deeds: Array<StoriesPrintedDeed>;
    /** Followers. */
    followers: Array<StoriesPrintedName<StoriesFollower>>;
    /** Goods. */
    goods: Array<StoriesPrintedGood>;
    /** Buildings. */
    buildings: Array<StoriesPrintedName<StoriesBuilding>>;
    /** Seasons. */
    seasons: Array<StoriesPrintedName<StoriesSeason>>;
    /** Landmarks of the fame track. */
    landmarks: Array<StoriesPrintedName<StoriesLandmark>>;
    /** Tasks. */
    tasks: Array<StoriesPrintedName<StoriesTask>>;
    /** The numbers of components that are not listed by kind. */
    counts: StoriesPrintedCounts;
    /** The stories; with a set-up, only its own. */
    stories: Array<StoriesPrintedStory>;
};
/** An area of the map. */
export type StoriesPrintedArea = {
    id: StoriesArea;
    /** Its shade of brown. */
    zone: StoriesZone;
    /** The minimum number of players. */
    players: number;
    /** The position of its centre: half areas to the right, rows down. */
    at: [number, number];
    /** The adjacent areas; with a set-up, those in play. */
    neighbours: Array<StoriesArea>;
    /** The confidence in this row. */
    confidence: StoriesConfidence;
};
/** A kind of land. */
export type StoriesPrintedLand = {
    id: StoriesLand;
    /** Its name, in English. */
    name: string;
    /** The good it yields. */
    good: StoriesGood;
    /** The number of tiles with two, three and four players. */
    tiles: [number, number, number];
};
/** A place. */
export type StoriesPrintedPlace = {
    id: StoriesPlace;
    /** Its name, in English. */
    name: string;
    /** Its category. */
    category: StoriesCategory;
    /** Its spaces. */
    spaces: Array<StoriesPrintedSpace>;
    /** Its effect. */
    effect: StoriesEffect;
    /** Whether it is executed with one or more followers, all of different kinds. */
    isFair?: boolean;
    /** Whether technology may not lie on it. */
    noTechnology?: boolean;
    /** The rule of its effect. */
    rule: string;
    /** The confidence in this row. */
    confidence: StoriesConfidence;
    /** Parts with another confidence than the row. */
    parts?: Array<StoriesSure>;
};
/** A space of a place. */
export type StoriesPrintedSpace = {
    id: StoriesSpace;
    /** The tiles it takes. */
    takes: StoriesTakes;
};
/** A part with another confidence than the whole. */
export type StoriesSure = {
    /** Its key, or its path. */
    of: string;
    /** The confidence in it. */
    confidence: StoriesConfidence;
};
/** A side of a deed board. */
export type StoriesPrintedDeed = {
    id: StoriesDeed;
    /** The board of this side. */
    board: StoriesDeedBoard;
    /** Whether it is the B side. */
    isBack: boolean;
    /** Its name, in English. */
    name: string;
    /** The tile required by each of its spaces. */
    fields: Array<StoriesWanted>;
    /** The bonus for each tile. */
    bonus: StoriesDeedBonus;
    /** Whether sending a tile lets the sender advance. */
    advances: boolean;
    /** The threat that ends when it is full; left out if there is none. */
    defeats?: StoriesThreat;
    /** The minimum number of players. */
    players: number;
    /** The confidence in this row. */
    confidence: StoriesConfidence;
};
/** A deed board. */
export type StoriesDeedBoard = "farming" | "press" | "barter" | "alchemy" | "poor" | "relief";
/** A thing with its name. */
export type StoriesPrintedName<K> = {
    id: K;
    /** Its name, in English. */
    name: string;
};
/** A good. */
export type StoriesPrintedGood = {
    id: StoriesGood;
    /** Its name, in English. */
    name: string;
    /** The number of tiles in the box. */
    tiles: number;
    /** Its price on the market. */
    price: number;
    /** Whether it is food. */
    isFood: boolean;
    /** The fame for delivering one; 0 if it cannot be delivered. */
    delivery: number;
    /** The confidence in its price. */
    confidence: StoriesConfidence;
};
/** The numbers of components that are not listed by kind. */
export type StoriesPrintedCounts = {
    /** The number of follower tiles of each kind. */
    followers: number;
    /** Technology tiles. */
    technology: number;
    /** Settlers of each player. */
    settlers: number;
    /** Fortresses of each player. */
    fortresses: number;
    /** Churches. */
    churches: number;
};
/** The components of one story. */
export type StoriesPrintedStory = {
    id: StoriesScenario;
    /** Its title, in English. */
    title: string;
    /** The market place with two, three and four players, before start tiles are taken. */
    market: {
        [K in StoriesWare]?: [number, number, number];
    };
    /** The start kit of a player. */
    startKit: StoriesStartKit;
    /** The number of settlers in reserve at the start. */
    reserve: number;
    /** The number of settlers set aside at the start. */
    aside: number;
    /** The start space of the fame track. */
    fameStart: number;
    /** The fame track. */
    fameTrack: StoriesFameTrack;
    /** The epochs. */
    epochs: Array<StoriesEpochRow>;
    /** The tiles of each narration card with two, three and four players (The First Kingdom). */
    narration?: {
        [K in StoriesNarration]?: {
            [K in StoriesWare]?: [number, number, number];
        };
    };
    /** The task sheet (The First Kingdom). */
    taskSheet?: StoriesTaskSheet;
    /** The control board (The First Kingdom). */
    controlBoard?: StoriesControlBoard;
    /** The gains and losses of the seasons (The King's Favor). */
    seasons?: StoriesSeasonTable;
    /** The number of rounds of an epoch (The King's Favor). */
    rounds?: number;
    /** The points at the end (The King's Favor). */
    points?: StoriesPrintedPoints;
    /** The kinds of tiles that the safety valve covers. */
    valve: Array<StoriesWare>;
    /** The confidence in tables without rows, and in parts that differ from the whole. */
    confidence: Array<StoriesSure>;
};
/** The points for things at the end; goods count their price, a coin 1. */
export type StoriesPrintedPoints = {
    area: number;
    village: number;
    fortress: number;
    church: number;
    /** Points for an unused favourite tile. */
    favourite: number;
};
/** The names of the answers that each question has. */
export type StoriesAnswers = {
    settle: "settle";
    recall: "recall" | "ready";
    plan: "plan" | "ready";
    turn: "expand" | "build" | "recruit" | "takeCard" | "use" | "spend" | "dispatch" | "pass";
    trade: "sell" | "buy" | "stop";
    deliver: "deliver" | "stop";
    place: "stand" | "return";
    transmute: "choose";
    draw: "draw" | "decline";
    barter: "swap" | "decline";
    raid: "sendBack" | "decline";
    feed: "give";
    pick: "takeTile";
    pickCard: "takeCard";
    unload: "unload" | "ready";
    payFood: "give";
    payValue: "give" | "payCoins";
    wild: "strike" | "strikeField";
};
