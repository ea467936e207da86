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
/** A whole game, or its beginning: replaying it needs no random generator. */
export type GameRecord<S, A, O> = {
    /** The format number. */
    loire: 1;
    /** Which game. */
    game: S extends {
        game: infer G;
    } ? G : string;
    /** Its set-up. */
    setup: S;
    /** Every answer, in order. */
    entries: Array<Entry<A, O>>;
    /** The final totals in seat order, if the record claims any; a replay to the end checks them. */
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
    /** Whose line it is. */
    seat: Seat;
    /** The sum of all sources, as if the game ended now. */
    total: number;
    /** 1 for the winner; equal only where every tie-break is equal. */
    rank: number;
    /** Points by source. */
    sources: Array<Source>;
    /** The values that decide between equal totals. */
    ties: Array<TieBreak>;
    /** The values that decide before the total does, where a game has any. */
    standing?: Array<TieBreak>;
    /** The points of single pieces, where a source adds up several. */
    pieces?: Array<PiecePoints>;
};
/** The points one source gave. */
export type Source = {
    /** The source's name on the wire. */
    source: string;
    /** Points from it. */
    points: number;
    /** True for points that are only paid when the game ends, until it has ended. */
    pending: boolean;
};
/** A value that decides between equal totals. */
export type TieBreak = {
    /** The value's name on the wire. */
    name: string;
    /** The value. */
    value: number;
    /** Which way it decides. */
    better: Better;
};
/** Which way a tie-break decides. */
export type Better = "more" | "fewer";
/** The points one piece gives within a source. */
export type PiecePoints = {
    /** The source that they are counted in. */
    source: string;
    /** The piece's name on the wire. */
    piece: string;
    /** Points from it. */
    points: number;
};
/** What there is to know about a game before a set-up is chosen. */
export type GameInfo = {
    /** Its name on the wire. */
    id: string;
    /** Its title. */
    title: string;
    /** How many may play. */
    seats: Array<number>;
    /** Its editions, the default first; empty if there is only one. */
    editions: Array<string>;
    /** Its modules. */
    modules: Array<string>;
    /** Its scenarios. */
    scenarios: Array<string>;
    /** What they are called, in the same order; left out if there are none. */
    scenarioTitles?: Array<string>;
    /** Its rule options. */
    options: Array<OptionInfo>;
    /** Component data that had to be reconstructed and that a host may replace. */
    reconstructed: Array<Reconstructed>;
    /** The bots that play it, the simplest first; a game knows none, the list of games does. */
    levels: Array<LevelInfo>;
};
/** One rule option. */
export type OptionInfo = {
    /** Its key in `setup.options`. */
    name: string;
    /** The rule it varies. */
    rule: string;
    /** One sentence on what it does. */
    about: string;
    /** What it may be. */
    values: OptionValues;
    /** The modules without all of which it stays at its default. */
    modules: Array<string>;
    /** The editions that know it; empty if all do. */
    editions: Array<string>;
    /** The scenarios that know it; left out if all do. */
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
/** Component data that had to be reconstructed. */
export type Reconstructed = {
    /** Which data. */
    what: string;
    /** Where in the set-up a host may replace it. */
    replace: string;
};
/** How well a bot plays. */
export type LevelInfo = {
    /** Its name. */
    id: Level;
    /** How it plays, in a sentence. */
    about: string;
};
/** What is wrong with a set-up that cannot be played. */
export type SetupFault = "excludes" | "needs" | "range" | "table";
/** How well a bot plays. */
export type Level = "random" | "easy" | "normal" | "hard" | "expert";
/** What kind of trouble there is; a rule that says no has a code of its game's own. */
export type EngineCode = "badInput" | "badAction" | "badSeat" | "badSetup" | "tooLarge" | "outOfMemory" | "unknownGame" | "gameNotLoaded" | "unknownFormat" | "corruptState" | "wrongScores" | "noRecord" | "notAsked" | "gameOver" | "noDraw" | "notPossible" | "noRandomness" | "internal";
/** A code, a sentence, and where they apply the rule, the path into the input, the record's entry. */
export type ErrorDetails = {
    /** What kind of trouble, for programs. */
    code: string;
    /** What kind of trouble, for people. */
    message: string;
    /** The ledger id of the rule that was broken. */
    rule?: string;
    /** The particulars of a refusal, as `check` gives them. */
    params?: unknown;
    /** Where in the input the trouble is. */
    path?: string;
    /** Which entry of a record failed, from 0. */
    entry?: number;
    /** What is wrong with a set-up that is well written and still cannot be played. */
    fault?: SetupFault;
    /** Everything that contradicts itself, where a position was to be arranged. */
    problems?: Array<Problem>;
};
/** Something that makes a position impossible. */
export type Problem = {
    /** What kind of trouble, for programs. */
    code: EngineCode;
    /** Where. */
    path: string;
    /** What does not add up. */
    message: string;
};
/** A state as it is written. */
export type Saved<S, P, A> = {
    /** The format number. */
    loire: 1;
    /** Which game. */
    game: S extends {
        game: infer G;
    } ? G : string;
    /** Its set-up. */
    setup: S;
    /** Everything that changes. */
    position: P;
    /** What is still to be resolved; the last item is next. */
    agenda: A;
    /** Who answers draws, if not the host. */
    dealer?: Seeded;
};
/** A dealer that deals from a seed. It remembers how many numbers it has drawn, so it can be saved and resumed. */
export type Seeded = {
    /** The secret: any text of at most 200 bytes. */
    seed: string;
    /** How many words of the stream are used up. */
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
    /** Who is asked. */
    seat: Seat;
    /** What they are asked. */
    ask: A;
    /** Is the answer kept secret until all who are asked have answered? Left out where it is not. */
    secret?: true;
};
/** One thing a seat may do. */
export type Legal<A> = {
    /** Who may do it. */
    seat: Seat;
    /** The action. */
    action: A;
    /** The action as one line of text. */
    notation: string;
    /**
     * The pieces of the board it touches, the one to click first in front: each is a `Target`, as docs/notation.md
     * lists them. Empty where it touches none, as with the end of a turn: then it wants a button.
     */
    targets: Array<string>;
    /** Does chance, or something hidden, come forward? Undo ends here. */
    reveals: boolean;
    /** Is there nothing else to do? */
    forced: boolean;
    /** What it would change, where that was asked for. */
    preview?: Preview;
};
/** What an action itself would change: its price and its gain, not what the next turn or the end of the round brings. */
export type Preview = {
    /** The difference to the acting seat's total. */
    total: number;
    /** The differences to every seat's points, by source. */
    scores: Array<Difference>;
    /** The differences to what every seat owns. */
    resources: Array<Difference>;
    /** Would chance, or something hidden, come forward? Then this is only what is certain before it does. */
    reveals: boolean;
};
/** One number that would change. */
export type Difference = {
    /** Whose. */
    seat: Seat;
    /** Which number. */
    name: string;
    /** By how much. */
    change: number;
};
/** Everything that a front end shows of a game. */
export type Look<P, Q, A, D, O> = {
    /** Everything that changes. */
    position: P;
    /** How far the game is. */
    status: Status;
    /** Whose move it is. */
    turn: Turn<Q, D>;
    /** What may be done, each with what it would change. */
    legal: Array<Legal<A>>;
    /** What chance may answer; empty if it owes nothing. */
    outcomes: Array<Weighted<O>>;
    /** The score sheet as if the game ended now. */
    scores: Array<Ranked>;
    /** Which seats may take an answer back, in seat order. Nobody may where only a state is known. */
    canUndo: Array<boolean>;
    /** Can an answer that was taken back be played again? */
    canRedo: boolean;
};
/** How far a game is; what a game has no such thing for is left out. */
export type Status = {
    /** The phase, by its name. */
    phase?: string;
    /** The round: of the phase, where there are phases. From 1; left out while nothing is played yet. */
    round?: number;
    /** How many rounds there are in all, or in each phase. */
    rounds?: number;
    /** The seats in turn order, the first one first. */
    order?: Array<Seat>;
    /** How many followers each seat may draw. */
    drawLimits?: Array<number>;
};
/** One thing chance may answer. */
export type Weighted<O> = {
    /** The answer. */
    outcome: O;
    /** How likely it is against the others. */
    weight: number;
    /** The answer as one line of text. */
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
/** What happened in a call, and what it adds to the record. */
export type Progress<E, N> = {
    /** What happened, in order. */
    events: Array<E>;
    /** What the record gains. */
    entries: Array<N>;
};
/** The state after a call, what happened in it, and what it adds to the record. */
export type Played<S, E, N> = {
    /** The new state. */
    state: S;
    /** What happened, in order. */
    events: Array<E>;
    /** What the record gains. */
    entries: Array<N>;
};
/** The state after random play, what happened in it, and what it adds to the record. */
export type PlayedOut<S, E, N> = {
    /** The new state. */
    state: S;
    /** What happened, in order: of the first 5,000 decisions only. */
    events: Array<E>;
    /** What the record gains. */
    entries: Array<N>;
    /** Did the limit end it? If not, the game is over. */
    limitReached: boolean;
};
/** A bot's choice. */
export type Suggestion<A> = {
    /** What it would do. */
    action: A;
    /** The same as one line of text. */
    notation: string;
    /** All that it would answer in a row, where the question takes many answers that only make sense together. */
    line: Array<A>;
    /** How often it has played the next rounds through. */
    playouts: number;
    /** The answers it has thought about, best first. */
    candidates: Array<Estimate<A>>;
};
/** A bot's estimate of one action. */
export type Estimate<A> = {
    /** The action. */
    action: A;
    /** The same as one line of text. */
    notation: string;
    /** What it looks like at first sight, in points against the others; 0 for `random`. */
    score: number;
    /** How often it was tried. */
    visits: number;
    /** The points that it leads to in the end, on average; nothing, if it was never tried. */
    points: number | null;
    /** The standard error of these points. */
    spread: number | null;
    /** The share of playouts that are won by it. */
    win: number | null;
};
/** What a caller may ask of a bot. */
export type SuggestOptions = {
    /** How well it plays; normal, if nothing is said, or a search, if playouts or a time are given. */
    level?: Level;
    /**
     * Decides everything that is left to chance, and its style: the same position, seed and playouts give the same
     * choice. If nothing is said, the position decides.
     */
    seed?: string;
    /** What it likes best, if the seed is not to decide that. */
    style?: Style;
    /**
     * How often it plays the next rounds through, if not as often as its level does; refused with a level that answers
     * at once. The answer says how often it was: 0 where the game does not search a question.
     */
    playouts?: number;
    /**
     * How long it thinks, if not by playouts: then the machine decides how far it gets. Refused with a level that
     * answers at once.
     */
    milliseconds?: number;
};
/** What a player likes best; all are meant to be equally strong. */
export type Style = "even" | "builder" | "trader" | "traveller";
/** A set-up of The Castles of Burgundy. */
export type BurgundySetup = {
    /** Always this game. */
    game: BurgundyId;
    /** How many play. */
    seats: Seats;
    /** The players' names, in seat order, if they have any. */
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
/** How duchies are given out. */
export type BurgundySetupMode = "basic" | "advancedOpen" | "advancedSecret";
/** A duchy by its printed number. */
export type BurgundyDuchyId = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "2019-2" | "2019-11a" | "2019-11b" | "2019-11c" | "2019-11d" | "2019-11e" | "2019-11f" | "SE-4" | "SE-8";
/** Who wins a tie. */
export type BurgundyTieBreak = "mostEmpty" | "fewestEmpty";
/** Everything that changes in a game of The Castles of Burgundy. */
export type BurgundyPosition = {
    /** The phase being played or prepared. */
    phase: BurgundyPhase;
    /** The round of the phase, from 1; 0 while the phase is prepared. */
    round: number;
    /** What each player owns. */
    players: BySeat<BurgundyPlayer>;
    /** The numbered depots, in order: depot 1 is `depots[0]`. */
    depots: [BurgundyDepotState, BurgundyDepotState, BurgundyDepotState, BurgundyDepotState, BurgundyDepotState, BurgundyDepotState];
    /** The black depot. */
    black: [BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null];
    /** The goods on the round fields; the first is next. */
    roundGoods: Array<BurgundyGood>;
    /** What the white die showed this round. */
    whiteDie: BurgundyFace | null;
    /** Has the seat at turn made its purchase? */
    bought: boolean;
    /** The turn-order track: seven fields, each a stack from bottom to top. */
    track: [Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>];
    /** Who took the large and the small bonus tile, by colour in the order of the colours (B-005). */
    bonuses: [Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>];
    /** The face-down tiles with coloured backs. */
    supply: {
        [K in BurgundyTile]?: number;
    };
    /** The face-down tiles with black backs. */
    blackSupply: {
        [K in BurgundyTile]?: number;
    };
    /** The tiles that have left the game. */
    removed: {
        [K in BurgundyTile]?: number;
    };
    /** The goods nobody has seen yet. */
    hiddenGoods: {
        [K in BurgundyGood]?: number;
    };
};
/** One of the five phases. */
export type BurgundyPhase = "A" | "B" | "C" | "D" | "E";
/** What one player owns. */
export type BurgundyPlayer = {
    /** The board dealt, as its place among the option's pairs (B-015). */
    pair?: number;
    /** The printed duchy; none until it is chosen. */
    estate: BurgundyDuchyId | null;
    /** The tiles that lie in it. */
    duchy: BurgundyDuchy;
    /** The tiles in storage, at most three, in the order of their faces. */
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
    /** The dice not yet used, lower number first. */
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
/** What a die shows, and the number on a duchy space. */
export type BurgundyFace = 1 | 2 | 3 | 4 | 5 | 6;
/** Where points on the track come from. */
export type BurgundySource = "areas" | "phases" | "bonuses" | "animals" | "watchtowers" | "sales";
/** A numbered depot. */
export type BurgundyDepotState = {
    /** What lies on its four spaces. */
    tiles: [BurgundyTile | null, BurgundyTile | null, BurgundyTile | null, BurgundyTile | null];
    /** The goods on its goods space. */
    goods: {
        [K in BurgundyGood]?: number;
    };
};
/** Rules that run by themselves. */
export type BurgundyStep = 
/** Goods and start player are drawn, then boards are dealt if they are. */
{
    type: "setUp";
}
/** Boards are dealt and chosen (B-015). */
 | {
    type: "boards";
}
/** A phase is prepared (B-023 to B-027). */
 | {
    type: "phase";
    phase: BurgundyPhase;
}
/** Everybody rolls (B-030). */
 | {
    type: "round";
    /** Which round of the phase, from 1. */
    round: number;
}
/** A seat's turn begins (B-032). */
 | {
    type: "startTurn";
    seat: Seat;
}
/** A seat's turn goes on while a die is left or a purchase is possible (B-034). */
 | {
    type: "turn";
    seat: Seat;
}
/** The phase ends: mines pay (B-090). */
 | {
    type: "income";
};
/** What a seat is asked. */
export type BurgundyAsk = 
/** Which side of the board, and where the start castle goes (B-015). */
{
    type: "estate";
}
/** A die action, a purchase, or the end of the turn (B-034). */
 | {
    type: "turn";
}
/** One more action, as if by a die of any value (B-066). */
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
/** Where to fetch goods (B-062). */
 | {
    type: "ship";
}
/** Which new colours to keep, as not all fit (B-063). */
 | {
    type: "goods";
    /** Where they lie. */
    depot: BurgundyDepot;
    /** The second place, with T5. */
    and: BurgundyDepot | null;
};
/** A numbered depot, by the number printed on it: depot 1 is the first in a list of depots, `depots[0]`. */
export type BurgundyDepot = 1 | 2 | 3 | 4 | 5 | 6;
/** What a seat answers. */
export type BurgundyAction = 
/** Plays this side of the board, with the start castle here (B-015). */
{
    type: "chooseEstate";
    /** The side. */
    duchy: BurgundyDuchyId;
    /** Where the start castle goes. */
    space: BurgundySpace;
}
/** Takes a tile from a numbered depot (B-050). */
 | {
    type: "takeTile";
    /** The die used, by what it shows; none for a castle's or a building's effect. */
    die: BurgundyFace | null;
    depot: BurgundyDepot;
    tile: BurgundyTile;
    /** What leaves a full storage (B-051). */
    discard: BurgundyTile | null;
}
/** Places a stored tile in the duchy (B-052). */
 | {
    type: "placeTile";
    /** The die used, by what it shows; none for a castle's or a city hall's effect. */
    die: BurgundyFace | null;
    tile: BurgundyTile;
    space: BurgundySpace;
}
/** Sells all goods of one colour (B-056). */
 | {
    type: "sellGoods";
    /** The die used, by what it shows; none for a castle's or a warehouse's effect. */
    die: BurgundyFace | null;
    good: BurgundyGood;
}
/** Takes worker chips (B-057). */
 | {
    type: "takeChips";
    /** The die used, by what it shows; none for a castle's effect. */
    die: BurgundyFace | null;
}
/** Buys a tile for two silver (B-045). */
 | {
    type: "buyTile";
    /** The numbered depot it comes from (T6); none for the black depot. */
    depot: BurgundyDepot | null;
    tile: BurgundyTile;
    /** What leaves a full storage (B-051). */
    discard: BurgundyTile | null;
}
/** Fetches the goods of a depot, or of two neighbouring ones with T5 (B-062, B-103). */
 | {
    type: "loadGoods";
    /** The depot; of a pair, the one whose neighbour follows it in the ring 1-2-3-4-5-6-1. */
    depot: BurgundyDepot;
    /** The neighbour. */
    and: BurgundyDepot | null;
}
/** Keeps these new colours (B-063). */
 | {
    type: "keepGoods";
    goods: Array<BurgundyGood>;
}
/** Does without a building's benefit (B-068). */
 | {
    type: "decline";
}
/** Ends the turn without a purchase (B-034). */
 | {
    type: "endTurn";
};
/** A space of a duchy: 0 to 36, row by row, 18 in the centre. */
export type BurgundySpace = number;
/** What chance is asked. */
export type BurgundyDraw = 
/** A start good for a seat (B-010). */
{
    type: "startGood";
    seat: Seat;
}
/** Who begins (B-011). */
 | {
    type: "startSeat";
}
/** A board for a seat (B-015). */
 | {
    type: "board";
    seat: Seat;
}
/** A tile for a space of a numbered depot (B-024). */
 | {
    type: "depotTile";
    depot: BurgundyDepot;
    /** Which of its spaces, from 0. */
    slot: number;
}
/** A tile for a space of the black depot (B-024). */
 | {
    type: "blackTile";
    /** Which of its spaces, from 0. */
    slot: number;
}
/** The next good for the round fields (B-027). */
 | {
    type: "roundGood";
}
/** One of a seat's dice (B-030). */
 | {
    type: "die";
    seat: Seat;
}
/** The white die, rolled for the seat that is first on the track (B-031, B-033). */
 | {
    type: "whiteDie";
};
/** What chance answers. */
export type BurgundyOutcome = 
/** A good is drawn. */
{
    type: "good";
    good: BurgundyGood;
}
/** A seat is drawn: the start player. */
 | {
    type: "seat";
    seat: Seat;
}
/** A player board is dealt. */
 | {
    type: "board";
    /** Its place among the option's pairs, from 0. */
    pair: number;
}
/** A tile is drawn. */
 | {
    type: "tile";
    tile: BurgundyTile;
}
/** A die is rolled. */
 | {
    type: "die";
    face: BurgundyFace;
};
/** What happened. */
export type BurgundyEvent = 
/** A start good was drawn. */
{
    type: "startGoodDrawn";
    seat: Seat;
    good: BurgundyGood;
}
/** The turn order is known. */
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
/** A seat plays this duchy, with its start castle here. */
 | {
    type: "estateChosen";
    seat: Seat;
    duchy: BurgundyDuchyId;
    space: BurgundySpace;
}
/** A phase begins; the main board is cleared. */
 | {
    type: "phaseStarted";
    phase: BurgundyPhase;
}
/** A tile was laid out; no depot means the black one. */
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
/** A round begins. */
 | {
    type: "roundStarted";
    round: number;
}
/** A seat rolled. */
 | {
    type: "dieRolled";
    seat: Seat;
    face: BurgundyFace;
}
/** The white die brought a good to a depot. */
 | {
    type: "goodArrived";
    depot: BurgundyDepot;
    good: BurgundyGood;
}
/** A seat's turn begins. */
 | {
    type: "turnStarted";
    seat: Seat;
}
/** A die was used, and chips paid to change it. */
 | {
    type: "dieUsed";
    seat: Seat;
    die: BurgundyFace;
    chips: number;
}
/** A tile went from this slot of a depot to a storage; no depot means the black one. */
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
/** An area was completed. */
 | {
    type: "areaCompleted";
    seat: Seat;
    colour: BurgundyColour;
    size: number;
    points: number;
    phasePoints: number;
}
/** A colour was completed first or second. */
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
/** Goods were fetched. */
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
/** The last phase has ended. */
 | {
    type: "gameEnded";
};
/** The six colours of hex tiles and duchy spaces. */
export type BurgundyColour = "building" | "animal" | "knowledge" | "castle" | "mine" | "ship";
/** The particulars of a refusal. */
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
 * A piece of the board, as `targets` name it. Depots are called by the numbers printed on them, from 1: the depot
 * `depot.3` is `position.depots[2]`. What else is a number is a place in a list, from 0.
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
/** What is printed on duchies and the main board. */
export type BurgundyComponents = {
    /** The number on each of the 37 spaces, the same on every duchy. */
    numbers: Array<number>;
    /** How many spaces each row of a duchy has, from top to bottom. */
    rows: Array<number>;
    /** The spaces that touch each of the 37 spaces, the same on every duchy. */
    neighbours: Array<Array<BurgundySpace>>;
    /** The duchies. */
    duchies: Array<BurgundyPrintedDuchy>;
    /** The spaces of the six numbered depots, in order: those of depot 1 are `depots[0]`. */
    depots: Array<Array<BurgundyPrintedSlot>>;
    /** The space that three players fill with a mine in phases B and D. */
    mineInBAndD: BurgundyPrintedPlace;
    /** How many spaces of the black depot are filled, by the number of players. */
    blackSlots: Array<BurgundyPrintedBlack>;
    /** Points for a completed area, by its size from 1. */
    areaPoints: Array<number>;
    /** Further points for a completed area, by the phase. */
    phasePoints: Array<number>;
    /** The bonus tiles, by the number of players. */
    bonuses: Array<BurgundyPrintedBonus>;
    /** The colours of hex tiles and duchy spaces. */
    colours: Array<BurgundyColour>;
    /** The faces of hex tiles, colour by colour. */
    tiles: Array<BurgundyPrintedTile>;
    /** The goods, in the order of their die numbers. */
    goods: Array<BurgundyGood>;
    /** How many goods of each colour there are. */
    goodsPerColour: number;
    /** The phases of a game. */
    phases: Array<BurgundyPhase>;
    /** The rounds of each phase. */
    rounds: number;
    /** What a player board has room for: dice, tiles in the storage, colours of goods. */
    room: BurgundyRoom;
};
/** What is printed on a duchy. */
export type BurgundyPrintedDuchy = {
    /** Its number. */
    id: BurgundyDuchyId;
    /** The colour of each of its 37 spaces. */
    colours: Array<BurgundyColour>;
    /** Its areas, each a connected group of one colour: the spaces of each. */
    areas: Array<Array<BurgundySpace>>;
};
/** What is printed on a space of a depot. */
export type BurgundyPrintedSlot = {
    /** The colour of the tiles it takes. */
    colour: BurgundyColour;
    /** The smallest number of players that uses it. */
    players: number;
};
/** A space of a numbered depot. */
export type BurgundyPrintedPlace = {
    /** The depot, by the number printed on it, from 1. */
    depot: number;
    /** Which of its spaces, from 0. */
    slot: number;
};
/** The size of the black depot for a number of players. */
export type BurgundyPrintedBlack = {
    /** How many play. */
    players: number;
    /** How many of its spaces are filled. */
    slots: number;
};
/** What is printed on the bonus tiles for a number of players. */
export type BurgundyPrintedBonus = {
    /** How many play. */
    players: number;
    /** The points of the large tile. */
    large: number;
    /** The points of the small tile. */
    small: number;
};
/** What is printed on a hex tile. */
export type BurgundyPrintedTile = {
    /** Its face. */
    id: BurgundyTile;
    /** The colour of the spaces it may lie on. */
    colour: BurgundyColour;
    /** How many there are with the back of their colour. */
    coloured: number;
    /** How many there are with a black back. */
    black: number;
    /** The animals on it, if it shows any. */
    animals?: BurgundyPrintedAnimals;
};
/** The animals on a tile. */
export type BurgundyPrintedAnimals = {
    /** Their kind. */
    kind: BurgundyAnimal;
    /** How many. */
    number: number;
};
/** The four kinds of animals. */
export type BurgundyAnimal = "cow" | "sheep" | "pig" | "chicken";
/** What a player board has room for. */
export type BurgundyRoom = {
    /** Dice. */
    dice: number;
    /** Tiles in the storage. */
    storage: number;
    /** Colours of goods. */
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
 * What is said of a position. What is not said follows: it is as the set-up and the first rounds leave it if nobody
 * does anything, with whatever must make room for what is said in the supplies or out of the game.
 */
export type BurgundySketch = {
    /** The phase; A, if nothing is said. */
    phase?: BurgundyPhase;
    /** The round of the phase; 1, if nothing is said. */
    round?: number;
    /** Whose turn it is; that of the first in turn order, if nothing is said. */
    turn?: Seat;
    /** What each player owns, in seat order. */
    players?: Array<BurgundyPlayerSketch | null>;
    /** What lies in the numbered depots, from the first. */
    depots?: Array<BurgundyDepotSketch | null>;
    /** The tiles in the black depot, and no others. */
    black?: Array<BurgundyTile>;
    /** The turn-order track: seven fields, each a stack from bottom to top. */
    track?: BurgundyPosition["track"];
};
/** What is said of a player. */
export type BurgundyPlayerSketch = {
    /** The duchy, in the advanced set-ups. */
    estate?: BurgundyDuchyId;
    /** Where the start castle lies, in the advanced set-ups. */
    start?: BurgundySpace;
    /** The tiles in the duchy, besides the start castle. */
    duchy?: Array<BurgundyLaid>;
    /** The tiles in storage, and no others. */
    storage?: Array<BurgundyTile>;
    /** The goods, and no others. */
    goods?: BurgundyPlayer["goods"];
    /** The goods sold, and no others. */
    sold?: BurgundyPlayer["sold"];
    /** Silver. */
    silver?: number;
    /** Worker chips. */
    chips?: number;
    /** The dice not yet used. */
    dice?: Array<BurgundyFace>;
    /** The points that animals have given: the only ones that follow from nothing else. */
    animals?: number;
};
/** A tile on a space of a duchy. */
export type BurgundyLaid = {
    /** The space. */
    space: BurgundySpace;
    /** The tile. */
    tile: BurgundyTile;
};
/** What is said of a numbered depot. */
export type BurgundyDepotSketch = {
    /** Its tiles, and no others; each lies on a space of its colour. */
    tiles?: Array<BurgundyTile>;
    /** Its goods, and no others. */
    goods?: BurgundyDepotState["goods"];
};
/** A set-up of Orléans. */
export type OrleansSetup = {
    /** Always this game. */
    game: OrleansId;
    /** How many play. */
    seats: Seats;
    /** Which printed version of the box. */
    edition?: OrleansEdition;
    /** The modules of Trade & Intrigue that are played (T-001). */
    modules?: Array<OrleansModule>;
    /** The players' names, in seat order, if they have any. */
    names?: Array<string>;
    /** The rule options. */
    options?: Partial<OrleansOptions>;
    /** What replaces reconstructed numbers. */
    tables?: OrleansTables;
};
/** The game a set-up belongs to. */
export type OrleansId = "orleans";
/** A printed version of the box. */
export type OrleansEdition = "later" | "2014";
/** A module of Trade & Intrigue. */
export type OrleansModule = "orders" | "newEvents" | "newDeeds" | "intrigue" | "newPlaces";
/** The rule options of O-142 and, left out where they are at their default, of T-102. */
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
/** How planning goes. */
export type OrleansPlanning = "simultaneous" | "inOrder";
/** What the bathhouse does. */
export type OrleansBathhouse = "action" | "draw";
/** Whom the bathhouse's space takes. */
export type OrleansBathhouseSpace = "any" | "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "monk";
/** How many civic boards lie on the table. */
export type OrleansCivicBoard = "one" | "both";
/** The tracks that education knows. */
export type OrleansEducationTracks = "seven" | "six";
/** How bribes are offered. */
export type OrleansBribery = "full" | "menu" | "off";
/** The tables that replace ours; whatever is not named stays as it is. */
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
/** An order card as it is printed. */
export type OrleansOrderTable = {
    /** Where the goods are delivered. */
    town: OrleansTown;
    /** How many of each good. */
    goods: {
        [K in OrleansGood]?: number;
    };
    /** What it is worth in the end. */
    points: number;
};
/** A town. */
export type OrleansTown = "orleans" | "chartres" | "etampes" | "leMans" | "chateaudun" | "montargis" | "vendome" | "blois" | "briare" | "tours" | "chinon" | "montrichard" | "vierzon" | "loches" | "bourges" | "sancerre" | "chatellerault" | "leBlanc" | "chateauroux" | "nevers" | "argentonSurCreuse" | "laChatre" | "saintAmandMontrond";
/** The five goods, the cheapest first. */
export type OrleansGood = "grain" | "cheese" | "wine" | "wool" | "brocade";
/** A deed or an intriguer of Trade & Intrigue. */
export type OrleansCivic = "alchemy" | "court" | "harvestFestival" | "sheepBreeding" | "coinage" | "research" | "towing" | "architecture" | "townRights" | "navigation" | "swindler" | "arsonist" | "kidnapper" | "torturer" | "executioner" | "saboteur" | "spy" | "taxCollector" | "traitor";
/** A space of a civic board. */
export type OrleansCivicSpace = {
    /** Whom it takes; nothing means any neutral follower. */
    role?: OrleansRole;
    /** The good that lies on it. */
    good?: OrleansGood;
};
/** What a follower is by trade. */
export type OrleansRole = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "monk";
/** A place: ten are printed on every player board, the others are tiles. */
export type OrleansPlace = "farmhouse" | "village" | "university" | "castle" | "monastery" | "ship" | "wagon" | "guildhall" | "scriptorium" | "townHall" | "hayrick" | "cheeseFactory" | "winery" | "woolManufacturer" | "tailorShop" | "brewery" | "library" | "windmill" | "bathhouse" | "hospital" | "sacristy" | "herbGarden" | "shippingLine" | "cellar" | "pharmacy" | "office" | "horseWagon" | "school" | "laboratory" | "gunpowderTower" | "brasserie" | "tradingHouse" | "sheepFarm" | "tavern";
/** A place tile as it is printed. */
export type OrleansTileTable = {
    /** Its category. */
    category: OrleansCategory;
    /** Whom each of its spaces takes; without a word the tile keeps ours. */
    spaces?: Array<OrleansBathhouseSpace>;
};
/** Where a place comes from. */
export type OrleansCategory = "board" | "I" | "II";
/** Everything that changes in a game of Orléans. */
export type OrleansPosition = {
    /** The hour-glass tiles turned over so far; the last one is this round's. */
    hourglasses: Array<OrleansHourglass>;
    /** Who holds the start-player token; nobody until it is drawn. */
    start: Seat | null;
    /** What each player owns. */
    players: BySeat<OrleansPlayer>;
    /** The neutral followers on the game board. */
    supply: {
        [K in OrleansRole]?: number;
    };
    /** The goods market; at set-up also the goods nobody has seen yet. */
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
    /** Who took which citizen. */
    citizens: {
        [K in OrleansCitizen]?: Seat;
    };
    /** The bank, if it is finite. */
    bank: number | null;
    /** What has left the game. */
    out: OrleansOut;
    /** The order cards that lie open (T-014). */
    orders?: Array<OrleansOrder>;
    /** Deeds and intriguers of Trade & Intrigue: what is on their spaces (T-068, T-077). */
    civics?: {
        [K in OrleansCivic]?: Array<OrleansRole | OrleansGood | null>;
    };
    /** The technology tiles beside the deed of navigation (T-068). */
    navigation?: number;
};
/** A tile by its face; a letter is the back it lies under. */
export type OrleansHourglass = "pilgrimage" | "income" | "harvest" | "taxes" | "tradingDay" | "plague" | "incomeA" | "harvestA" | "taxesA" | "tradingDayA" | "plagueA" | "pilgrimageB" | "incomeB" | "harvestB" | "taxesB" | "tradingDayB" | "plagueB" | "pilgrimageC" | "incomeC" | "harvestC" | "taxesC" | "tradingDayC" | "plagueC" | "silentium" | "indulgence" | "education" | "newHarvestA" | "bonVoyage" | "conference" | "crusade" | "strike" | "coinTaxA" | "excursion" | "newIncome" | "newHarvestB" | "fishingGrounds" | "furtherEducation" | "wedding" | "sabotage" | "coinTaxB" | "amnesty" | "defect" | "torture" | "newTradingDay" | "newPlague" | "holiday" | "bookBurning" | "goodsTax" | "levies" | "peasantsRevolt" | "technologyTax" | "summons" | "newHarvestD" | "famine" | "pollTax" | "tithe";
/** What one player owns. */
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
    /** Where the merchant stands. */
    merchant: OrleansTown;
    /** The towns with a station of this player. */
    stations: Array<OrleansTown>;
    /** Stations not yet built. */
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
    /** Has this player passed in this round? */
    passed: boolean;
    /** Those of the goods that lie apart, on a place (T-086). */
    stored?: {
        [K in OrleansGood]?: number;
    };
    /** Order cards fulfilled (T-016). */
    orders?: Array<OrleansOrder>;
};
/** A follower track; monks have none. */
export type OrleansTrack = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar";
/** A technology tile beside the board. */
export type OrleansGear = "farmerOnly" | "free";
/** A follower tile: neutral, or one of the four in a player's colour. */
export type OrleansFollower = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "monk" | "ownFarmer" | "ownBoatman" | "ownCraftsman" | "ownTrader";
/** A space of a place, counted from 1. The last ones are there only if a host puts them on a tile (T-095). */
export type OrleansSpace = "farmhouse.1" | "farmhouse.2" | "village.1" | "village.2" | "village.3" | "university.1" | "university.2" | "university.3" | "castle.1" | "castle.2" | "castle.3" | "monastery.1" | "monastery.2" | "ship.1" | "ship.2" | "ship.3" | "wagon.1" | "wagon.2" | "wagon.3" | "guildhall.1" | "guildhall.2" | "guildhall.3" | "scriptorium.1" | "scriptorium.2" | "townHall.1" | "townHall.2" | "hayrick.1" | "cheeseFactory.1" | "cheeseFactory.2" | "winery.1" | "winery.2" | "woolManufacturer.1" | "woolManufacturer.2" | "tailorShop.1" | "tailorShop.2" | "brewery.1" | "library.1" | "library.2" | "windmill.1" | "windmill.2" | "bathhouse.1" | "hospital.1" | "hospital.2" | "sacristy.1" | "shippingLine.1" | "cellar.1" | "cellar.2" | "pharmacy.1" | "office.1" | "office.2" | "horseWagon.1" | "horseWagon.2" | "laboratory.1" | "laboratory.2" | "sheepFarm.1" | "sheepFarm.2" | "sheepFarm.3" | "sheepFarm.4" | "tavern.1" | "tavern.2" | "brasserie.1" | "brasserie.2" | "tradingHouse.1" | "tradingHouse.2";
/** A road (`a-b`) or a waterway (`a~b`). */
export type OrleansPath = "chartres-leMans" | "etampes-montargis" | "chatellerault-argentonSurCreuse" | "saintAmandMontrond-nevers" | "leMans-tours" | "orleans-vierzon" | "orleans~briare" | "briare~sancerre" | "chinon~leBlanc" | "chartres-etampes" | "chartres-orleans" | "chartres-chateaudun" | "leMans-chateaudun" | "leMans-vendome" | "chateaudun-vendome" | "chateaudun-orleans" | "vendome-blois" | "orleans-montargis" | "montargis-briare" | "blois-vierzon" | "chinon-chatellerault" | "montrichard-loches" | "loches-chateauroux" | "vierzon-chateauroux" | "leBlanc-chateauroux" | "argentonSurCreuse-chateauroux" | "laChatre-chateauroux" | "argentonSurCreuse-laChatre" | "laChatre-saintAmandMontrond" | "bourges-saintAmandMontrond" | "bourges-nevers" | "sancerre-bourges" | "orleans~blois" | "blois~tours" | "tours~chinon" | "tours~montrichard" | "tours~loches" | "montrichard~vierzon" | "chinon~chatellerault" | "leBlanc~argentonSurCreuse" | "vierzon~bourges" | "vierzon~saintAmandMontrond" | "sancerre~nevers";
/** A beneficial deed. */
export type OrleansDeed = "cityWall" | "papalConclave" | "defeatOfThePlague" | "astronomy" | "boatmenGuild" | "cathedral" | "peaceTreaty" | "canalisation";
/** Where a citizen waits (O-006, T-068, T-077). */
export type OrleansCitizen = "development3" | "development18" | "development28" | "knight" | "boatman" | "cityWall" | "papalConclave" | "defeatOfThePlague" | "astronomy" | "boatmenGuild" | "cathedral" | "peaceTreaty" | "canalisation" | "stations" | "alchemy" | "towing" | "townRights" | "navigation" | "architecture1" | "architecture2" | "architecture3" | "architecture4" | "kidnapper" | "torturer" | "executioner" | "saboteur" | "traitor";
/** What has left the game. */
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
    /** Place tiles that are not played or were given up under torture. */
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
/** What an intriguer does to one opponent (T-078). */
export type OrleansPlot = 
/** Swaps goods (T-078). */
{
    type: "swindle";
    /** The opponent's good. */
    takes: OrleansGood;
    /** Does it lie on the brasserie (T-097)? */
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
/** Makes the opponent give one thing (T-078). */
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
    /** Where it stands. */
    space: OrleansSpace;
}
/** Takes technology (T-078). */
 | {
    type: "spy";
    /** Where it lies. */
    space: OrleansSpace;
}
/** Takes two coins (T-078). */
 | {
    type: "tax";
}
/** One step on, the opponent one back (T-078). */
 | {
    type: "betray";
    /** Which marker. */
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
/** What is offered as a bribe (T-079). */
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
/** Goes no further with what is asked: recalls, plans or lays down no more. */
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
    /** The place used. */
    by: OrleansPlace;
    /** Where the merchant stands. */
    from: OrleansTown;
    /** Where it goes. */
    to: OrleansTown;
    /** The good taken from the path, if any. */
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
/** Uses the pharmacy for so many coins (O-090). */
 | {
    type: "dose";
    coins: number;
}
/** Takes a place tile (O-064). */
 | {
    type: "takePlace";
    place: OrleansPlace;
}
/** Does without what is offered. */
 | {
    type: "decline";
}
/** Passes for the round (O-050). */
 | {
    type: "pass";
}
/** Sends the sacristy's monk to the bag instead of suffering the event (O-097). */
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
/** Moves the merchant without a place of the player (T-033, T-072). */
 | {
    type: "move";
    /** Road or waterway. */
    way: OrleansWay;
    /** Where the merchant stands. */
    from: OrleansTown;
    /** Where it goes. */
    to: OrleansTown;
    /** The good taken from the path, if any. */
    take: OrleansGood | null;
}
/** Delivers an order (T-016). */
 | {
    type: "deliver";
    order: OrleansOrder;
}
/** Uses the sheep farm for this (T-088). */
 | {
    type: "barter";
    /** What a cheese brings. */
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
/** Where a follower comes from that is planned onto a space. */
export type OrleansStore = "market" | "tower" | "bath" | "bag";
/** What the canalisation gives, as the sender likes. */
export type OrleansReward = "coin" | "step";
/** What a path is for. */
export type OrleansWay = "road" | "waterway";
/** What the sheep farm gives for a cheese. */
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
/** What chance answers. */
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
/** What happened. */
export type OrleansEvent = 
/** A good was laid on a path. */
{
    type: "goodLaid";
    path: OrleansPath;
    good: OrleansGood;
}
/** A place tile is played. */
 | {
    type: "placeChosen";
    place: OrleansPlace;
}
/** The start player is known. */
 | {
    type: "startPlayerDrawn";
    seat: Seat;
}
/** A round begins. */
 | {
    type: "roundStarted";
    round: number;
}
/** The hour glass was turned over. */
 | {
    type: "hourglassTurned";
    tile: OrleansHourglass;
}
/** Who was alone in front and alone behind in the census. */
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
/** A follower came out of the bag. */
 | {
    type: "followerDrawn";
    seat: Seat;
    follower: OrleansFollower;
}
/** One of those drawn at the bathhouse stays on the market. */
 | {
    type: "followerKept";
    seat: Seat;
    follower: OrleansFollower;
}
/** A follower lies on the tower. */
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
/** A seat's plan is fixed. */
 | {
    type: "planFixed";
    seat: Seat;
}
/** A place was used; its followers are back in the bag. */
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
/** An action and all that followed from it is over. */
 | {
    type: "actionEnded";
    seat: Seat;
}
/** A seat passed. */
 | {
    type: "passed";
    seat: Seat;
}
/** A shield was used against the event; a brasserie gives a good for it. */
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
/** The plague drew this follower. */
 | {
    type: "plagueStruck";
    seat: Seat;
    follower: OrleansFollower;
    lost: boolean;
}
/** Coins are missing. */
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
/** Technology was given up; no space means it lay beside the board. */
 | {
    type: "technologySurrendered";
    seat: Seat;
    space: OrleansSpace | null;
}
/** There was nothing left to give up. */
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
/** The last round has ended. */
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
/** The particulars of a refusal. */
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
/** A piece of the board, as `targets` name it. */
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
/** A space of a seat's place; its name has a point in it: `seat.0.space.castle.2`. */
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
/** A seat's stations not yet built. */
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
/** What is printed on boards and tiles: on all in the box or, with a set-up, on what it plays with, as it corrects it. */
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
    /** How many of them are turned over in a game. */
    stack: number;
    /** What followers are by trade. */
    roles: Array<OrleansNamed<OrleansRole>>;
    /** Follower tiles. */
    followers: Array<OrleansPrintedFollower>;
    /** Goods. */
    goods: Array<OrleansPrintedGood>;
    /** What happens on hour-glass tiles. */
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
    /** Which town. */
    id: OrleansTown;
    /** Its name, the same in every language. */
    name: string;
    /** Where it lies, in percent of the map's width and height. */
    at: [number, number];
};
/** A road or waterway. */
export type OrleansPrintedPath = {
    /** Which path. */
    id: OrleansPath;
    /** Its two ends. */
    ends: [OrleansTown, OrleansTown];
    /** Road or waterway. */
    way: OrleansWay;
    /** Its goods spaces: the smallest number of players that fills each. */
    spots: Array<number>;
};
/** A place. */
export type OrleansPrintedPlace = {
    /** Which place. */
    id: OrleansPlace;
    /** Player board, or a tile of category I or II. */
    category: OrleansCategory;
    /** Its spaces. */
    spaces: Array<OrleansPrintedSpace>;
    /** What it is called. */
    names: Names;
    /** The rule that says what it does. */
    rule: string;
    /** The module it belongs to, if not to the base game. */
    module?: OrleansModule;
};
/** A space of a place. */
export type OrleansPrintedSpace = {
    /** Which space. */
    id: OrleansSpace;
    /** What it takes: a role, any neutral follower, or any follower. */
    takes: OrleansRole | "neutral" | "any";
};
/** What a component is called, by language. */
export type Names = {
    en: string;
    de: string;
    fr: string;
};
/** A deed. */
export type OrleansPrintedDeed = {
    /** Which deed. */
    id: OrleansDeed;
    /** Its spaces by role. */
    spaces: {
        [K in OrleansRole]?: number;
    };
    /** Coins for each follower; nothing where it is one coin or one step. */
    coins: number | null;
    /** What it is called. */
    names: Names;
};
/** An hour-glass tile. */
export type OrleansPrintedHourglass = {
    /** Which tile. */
    id: OrleansHourglass;
    /** What it is called. */
    names: Names;
    /** What it brings. */
    happening: OrleansHappening;
    /** How much of it. */
    amount: number;
    /** The letter on its back, if there is one. */
    letter?: "A" | "B" | "C" | "D";
    /** Is a round played with it? */
    round: boolean;
};
/** What an hour-glass tile brings. */
export type OrleansHappening = "pilgrimage" | "income" | "harvest" | "taxes" | "tradingDay" | "plague" | "silentium" | "indulgence" | "education" | "bonVoyage" | "conference" | "crusade" | "strike" | "coinTax" | "excursion" | "fishingGrounds" | "furtherEducation" | "wedding" | "sabotage" | "amnesty" | "defect" | "torture" | "holiday" | "bookBurning" | "levies" | "peasantsRevolt" | "technologyTax" | "summons" | "famine" | "pollTax" | "tithe";
/** Something with its name. */
export type OrleansNamed<K> = {
    /** What it is. */
    id: K;
    /** What it is called. */
    names: Names;
};
/** A follower tile. */
export type OrleansPrintedFollower = {
    /** Which tile. */
    id: OrleansFollower;
    /** What it is by trade. */
    role: OrleansRole;
    /** Is it in a player's colour? */
    own: boolean;
};
/** A good. */
export type OrleansPrintedGood = {
    /** Which good. */
    id: OrleansGood;
    /** What one is worth in the end. */
    points: number;
    /** What it is called. */
    names: Names;
};
/** A thing or a phase of the game. */
export type OrleansTerm = "hourglassPhase" | "censusPhase" | "followersPhase" | "planningPhase" | "actionPhase" | "eventPhase" | "startPlayerPhase" | "follower" | "ownFollower" | "bag" | "market" | "space" | "place" | "placeTile" | "technology" | "farmerTechnology" | "goodsMarket" | "coin" | "merchant" | "station" | "citizen" | "deed" | "hourglass" | "road" | "waterway" | "developmentTrack" | "developmentPoint" | "developmentStatus" | "torture" | "startPlayer";
/** What is printed on the tracks. */
export type OrleansPrintedTracks = {
    /** The steps of each follower track after its start field. */
    steps: {
        [K in OrleansTrack]: number;
    };
    /** The step where a citizen waits, where one does. */
    citizen: {
        [K in OrleansTrack]?: number;
    };
    /** The good of each step of the farmer track. */
    farmer: [OrleansGood, OrleansGood, OrleansGood, OrleansGood, OrleansGood, OrleansGood, OrleansGood, OrleansGood];
    /** The coins of each step of the boatman track; none on the last one. */
    boatman: [number, number, number, number, number];
    /** Followers drawn, from the start field of the knight track on. */
    knight: [number, number, number, number, number, number];
    /** Development points of each step of the scholar track. */
    scholar: [number, number, number, number, number];
    /** The last field of the development track. */
    development: number;
    /** Its coin fields: where, and how many. */
    coins: Array<[number, number]>;
    /** The fields where status rises to 2, 3, 4, 5, 6. */
    status: [number, number, number, number, number];
    /** The fields where citizens wait. */
    citizens: [number, number, number];
};
/** An order card. */
export type OrleansPrintedOrder = {
    /** Which card. */
    id: OrleansOrder;
    /** Where the goods are delivered. */
    town: OrleansTown;
    /** How many of each good. */
    goods: {
        [K in OrleansGood]?: number;
    };
    /** What it is worth in the end. */
    points: number;
};
/** A deed or an intriguer of Trade & Intrigue. */
export type OrleansPrintedCivic = {
    /** Which one. */
    id: OrleansCivic;
    /** The board it is on. */
    module: OrleansModule;
    /** Its spaces from left to right; with a set-up, those that are not covered. */
    spaces: Array<OrleansCivicSpace>;
    /** How many more are covered, to the right of them. */
    covered: number;
    /** The fewest players it is played with. */
    players: number;
    /** The citizen for whoever completes it. */
    citizen?: OrleansCitizen;
    /** What it is called. */
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
 * What is said of a position. What is not said follows: it is as the set-up leaves it, and what lies nowhere else is in
 * the supplies. Markers stand at least where what a player has asks for it.
 */
export type OrleansSketch = {
    /** The round; the first one that the event may come in, and round 1 if nothing is said of it either. */
    round?: number;
    /** The event of the round. */
    event?: OrleansHourglass;
    /** Where in the round; acting, if nothing is said. */
    moment?: OrleansMoment;
    /** Who holds the start-player token; seat 0, if nothing is said. */
    start?: Seat;
    /** What each player owns, in seat order. */
    players?: Array<OrleansPlayerSketch | null>;
    /** What lies on single paths, and nothing else on those. */
    paths?: Array<OrleansPathSketch>;
    /** The followers sent to each deed, and no others. */
    deeds?: OrleansPosition["deeds"];
    /** Citizens that somebody has, besides those that follow from tracks and deeds. */
    citizens?: OrleansPosition["citizens"];
    /** The order cards that lie open (T-014). */
    orders?: Array<OrleansOrder>;
    /** Deeds and intriguers of Trade & Intrigue: what is on their spaces (T-068, T-077). */
    civics?: {
        [K in OrleansCivic]?: Array<OrleansRole | OrleansGood | null>;
    };
    /** The technology tiles beside the deed of navigation (T-068). */
    navigation?: number;
};
/** Where in its round a sketch stands. */
export type OrleansMoment = "acting" | "planning";
/** What is said of a player. */
export type OrleansPlayerSketch = {
    /** Coins. */
    coins?: number;
    /** The goods, and no others. */
    goods?: OrleansPlayer["goods"];
    /** The markers on the follower tracks, at least. */
    tracks?: OrleansPlayer["tracks"];
    /** The marker on the development track. */
    development?: number;
    /** Where the merchant stands. */
    merchant?: OrleansTown;
    /** The stations built, and no others. */
    stations?: Array<OrleansTown>;
    /** The place tiles, and no others. */
    places?: Array<OrleansPlace>;
    /** Technology beside the board. */
    gears?: OrleansPlayer["gears"];
    /** Technology on spaces. */
    technology?: Array<OrleansSpace>;
    /** The neutral followers in the bag, and no others; own ones are there that are nowhere else. */
    bag?: {
        [K in OrleansFollower]?: number;
    };
    /** The followers on the market, and no others. */
    market?: {
        [K in OrleansFollower]?: number;
    };
    /** The followers on spaces. */
    spaces?: Array<OrleansPlanned>;
    /** Order cards fulfilled (T-016). */
    orders?: Array<OrleansOrder>;
};
/** A follower on a space. */
export type OrleansPlanned = {
    /** The space. */
    space: OrleansSpace;
    /** The follower. */
    follower: OrleansFollower;
};
/** What lies on a path. */
export type OrleansPathSketch = {
    /** The path. */
    path: OrleansPath;
    /** Its goods. */
    goods: Array<OrleansGood>;
};
/**
 * What is said of a position. What is not said follows: it is as the set-up leaves it, and what lies nowhere else is in
 * storage.
 */
export type StoriesSketch = {
    /** The round, and with it the year and the season of The King's Favor; round 1, if nothing is said. */
    round?: number;
    /** Where in the round; acting, if nothing is said. */
    moment?: StoriesMoment;
    /** Who holds the start-player token; seat 0, if nothing is said. */
    start?: Seat;
    /** What each player owns, in seat order. */
    players?: Array<StoriesPlayerSketch | null>;
    /** What land lies on single areas; what lay there lies where it was before. */
    land?: Array<StoriesLandSketch>;
    /** The villages beside the start villages, and no others. */
    villages?: Array<StoriesArea>;
    /** The churches, and no others; each stands in a village. */
    churches?: Array<StoriesArea>;
    /** The tiles on offer, and no others. */
    market?: StoriesPosition["market"];
    /** Deeds that lie up, with the tiles on their fields, and no others on them. */
    deeds?: Array<StoriesDeedSketch>;
    /** The First Kingdom: what is said of epochs, tasks and threats. */
    kingdom?: StoriesKingdomSketch;
    /** The King's Favor: what is said of booklets and favourite tiles. */
    court?: StoriesCourtSketch;
};
/** Where in its round a sketch stands. */
export type StoriesMoment = "acting" | "planning";
/** What is said of a player. */
export type StoriesPlayerSketch = {
    /** Coins in stock. */
    coins?: number;
    /** The goods in stock, and no others. */
    goods?: StoriesPlayer["goods"];
    /** Technology that is parked. */
    technology?: number;
    /** The followers in the bag, and no others. */
    bag?: {
        [K in StoriesFollower]?: number;
    };
    /** The followers on the green, and no others. */
    green?: {
        [K in StoriesFollower]?: number;
    };
    /** What lies on spaces. */
    spaces?: Array<StoriesLying>;
    /** The place cards, and no others; basic ones are face up as the epochs say. */
    cards?: Array<StoriesPlace>;
    /** The areas with a settler, and no others. */
    areas?: Array<StoriesArea>;
    /** The areas with a fortress, and no others. */
    fortresses?: Array<StoriesArea>;
    /** What this player has built; if nothing is said, what stands where it has a settler. */
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
/** A space of a place, counted from 1. The last ones are there only if a host puts them there. */
export type StoriesSpace = "territory.1" | "territory.2" | "territory.3" | "village.1" | "village.2" | "village.3" | "estate.1" | "estate.2" | "estate.3" | "buildersYard.1" | "buildersYard.2" | "buildersYard.3" | "mill.1" | "mill.2" | "mill.3" | "cottage.1" | "cottage.2" | "cottage.3" | "market.1" | "market.2" | "market.3" | "ropery.1" | "ropery.2" | "ropery.3" | "gate.1" | "gate.2" | "university.1" | "university.2" | "university.3" | "university.4" | "castle.1" | "castle.2" | "castle.3" | "castle.4" | "monastery.1" | "monastery.2" | "monastery.3" | "monastery.4" | "laboratory.1" | "laboratory.2" | "laboratory.3" | "laboratory.4" | "fortress.1" | "fortress.2" | "fortress.3" | "fortress.4" | "church.1" | "church.2" | "church.3" | "church.4" | "grove.1" | "grove.2" | "grove.3" | "bathhouse.1" | "bathhouse.2" | "bathhouse.3" | "pub.1" | "pub.2" | "pub.3" | "bakery.1" | "bakery.2" | "bakery.3" | "hayrick.1" | "hayrick.2" | "hayrick.3" | "fishingHut.1" | "fishingHut.2" | "fishingHut.3" | "dairy.1" | "dairy.2" | "dairy.3" | "brewery.1" | "brewery.2" | "brewery.3" | "tradingBoat.1" | "tradingBoat.2" | "tradingBoat.3" | "countyFair.1" | "countyFair.2" | "countyFair.3" | "countyFair.4" | "countyFair.5" | "countyFair.6" | "countyFair.7" | "taxOffice.1" | "taxOffice.2" | "taxOffice.3" | "gunpowderTower.1" | "gunpowderTower.2" | "gunpowderTower.3" | "winery.1" | "winery.2" | "winery.3" | "woolMill.1" | "woolMill.2" | "woolMill.3" | "herbGarden.1" | "herbGarden.2" | "herbGarden.3" | "library.1" | "library.2" | "library.3" | "parlatory.1" | "parlatory.2" | "parlatory.3" | "tailor.1" | "tailor.2" | "tailor.3" | "school.1" | "school.2" | "school.3" | "hostel.1" | "hostel.2" | "hostel.3" | "masonsLodge.1" | "masonsLodge.2" | "masonsLodge.3" | "watchtower.1" | "watchtower.2" | "watchtower.3" | "mint.1" | "mint.2" | "mint.3" | "marketHall.1" | "marketHall.2" | "marketHall.3";
/** A place: nine on every player board, six basic cards of every player, 24 cards to take. */
export type StoriesPlace = "territory" | "village" | "estate" | "buildersYard" | "mill" | "cottage" | "market" | "ropery" | "gate" | "university" | "castle" | "monastery" | "laboratory" | "fortress" | "church" | "grove" | "bathhouse" | "pub" | "bakery" | "hayrick" | "fishingHut" | "dairy" | "brewery" | "tradingBoat" | "countyFair" | "taxOffice" | "gunpowderTower" | "winery" | "woolMill" | "herbGarden" | "library" | "parlatory" | "tailor" | "school" | "hostel" | "masonsLodge" | "watchtower" | "mint" | "marketHall";
/** An area of the map, called by its shade of brown and a number. */
export type StoriesArea = "D01" | "D02" | "D03" | "D04" | "D05" | "D06" | "L01" | "L02" | "L03" | "L04" | "L05" | "L06" | "L07" | "L08" | "L09" | "L10" | "L11" | "L12" | "L13" | "L14" | "L15" | "M01" | "M02" | "M03" | "M04" | "M05" | "M06" | "M07" | "M08";
/** How often a player has built each building, whatever became of it (S-055). */
export type StoriesBuilt = {
    /** Villages. */
    villages?: number;
    /** Fortresses. */
    fortresses?: number;
    /** Churches. */
    churches?: number;
};
/** What land lies on an area. */
export type StoriesLandSketch = {
    /** The area. */
    area: StoriesArea;
    /** Its land. */
    land: StoriesLand;
};
/** What a land tile shows (S-030). */
export type StoriesLand = "hill" | "pasture" | "forest" | "lake" | "field";
/** A tile that lies on the market place or in storage: a follower, a good or technology (S-017). */
export type StoriesWare = "farmer" | "fisher" | "craftsman" | "trader" | "scholar" | "knight" | "monk" | "wood" | "brocade" | "wool" | "wine" | "bread" | "cheese" | "grain" | "fish" | "technology";
/** A deed that lies up. */
export type StoriesDeedSketch = {
    /** The deed. */
    deed: StoriesDeed;
    /** The tiles on its fields. */
    tiles?: Array<StoriesFollower | StoriesGood | `coins${number}` | "technology" | null>;
};
/** A deed: a side of a deed board. The two sides of a board follow each other, A before B. */
export type StoriesDeed = "threeFieldFarming" | "lawOfInheritance" | "winepress" | "loom" | "barter" | "leagueOfKnights" | "alchemyA" | "alchemyB" | "feedingThePoor" | "orphanage" | "foodDepot" | "medicine";
/** What is said of The First Kingdom. */
export type StoriesKingdomSketch = {
    /** The players' realms, in seat order. */
    realms?: Array<StoriesRealmSketch | null>;
    /** The threats that have ended. */
    defeated?: Array<StoriesThreat>;
};
/** What is said of a realm. */
export type StoriesRealmSketch = {
    /** The epoch, from 1. */
    epoch?: number;
    /** Citizens struck. */
    citizens?: number;
    /** The ticked fields of each task, as bits: well, baptistery, delegation, harbour. */
    ticks?: StoriesRealm["ticks"];
    /** What it had before and may have no more. */
    earlier?: StoriesEarlier;
};
/** The most that a player had of something before it became less, where a condition of an epoch asks for it (S-056). */
export type StoriesEarlier = {
    /** Controlled areas. */
    areas?: number;
    /** Controlled villages. */
    villages?: number;
    /** Churches in controlled villages. */
    churches?: number;
    /** Followers, of each kind. */
    followers?: {
        [K in StoriesFollower]?: number;
    };
};
/** What weighs on everybody until a deed is done (S-083). */
export type StoriesThreat = "hunger" | "plague";
/** What is said of The King's Favor. */
export type StoriesCourtSketch = {
    /** The players at court, in seat order. */
    courtiers?: Array<StoriesCourtierSketch | null>;
};
/** What is said of a player at court. */
export type StoriesCourtierSketch = {
    /** Favourite tiles that are left. */
    favourites?: number;
    /** The tiles on the fields of this year's objectives, from the first objective on, and no others. */
    booklet?: StoriesCourtier["booklet"];
};
/** A set-up of Orléans Stories. */
export type StoriesSetup = {
    /** Always this game. */
    game: StoriesId;
    /** How many play. */
    seats: Seats;
    /** Which story is played. */
    scenario: StoriesScenario;
    /** The players' names, in seat order, if they have any. */
    names?: Array<string>;
    /** The rule options. */
    options?: Partial<StoriesOptions>;
    /** What replaces reconstructed numbers. */
    tables?: StoriesTables;
};
/** The game a set-up belongs to. */
export type StoriesId = "stories";
/** A story. */
export type StoriesScenario = "firstKingdom" | "kingsFavor";
/** The rule options of S-109, left out where they are at their default. */
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
/** Where the tiles that players start with come from (S-026). */
export type StoriesStartTilesFrom = "market" | "storage";
/** The tables that replace ours; whatever is not named stays as it is. */
export type StoriesTables = {
    /** The map with its start villages. */
    map?: StoriesMapTable;
    /** Spaces of the places on the player board and of the basic place cards. */
    places?: Array<StoriesPlaceTable>;
    /** Place cards. */
    placeCards?: Array<StoriesPlaceRow>;
    /** Spaces of the village green. */
    green?: number;
    /** Deeds. */
    deeds?: Array<StoriesDeedRow>;
    /** How many tiles of each good are in the box. */
    goodsTiles?: {
        [K in StoriesGood]?: number;
    };
    /** What goods cost on the market. */
    prices?: {
        [K in StoriesGood]?: number;
    };
    /** What can be eaten. */
    food?: Array<StoriesGood>;
    /** The fame for each good delivered. */
    delivery?: {
        [K in StoriesGood]?: number;
    };
    /** The market place with two, three and four players. */
    market?: {
        [K in StoriesWare]?: [number, number, number];
    };
    /** What a player starts with. */
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
/** The map as it is printed. */
export type StoriesMapTable = {
    /** Every area once. */
    areas: Array<StoriesAreaRow>;
    /** The marked start villages with two, three and four players. */
    startVillages: [Array<StoriesArea>, Array<StoriesArea>, Array<StoriesArea>];
    /** How sure it is: areas and zones are counted, who lies beside whom is ours. */
    confidence?: StoriesConfidence;
};
/** An area of the map. */
export type StoriesAreaRow = {
    /** Which area. */
    id: StoriesArea;
    /** Its shade of brown. */
    zone: StoriesZone;
    /** Where it lies: half areas to the right, rows down. */
    at: [number, number];
    /** The areas beside it, in play or not. */
    neighbours: Array<StoriesArea>;
};
/** The shade of brown of an area: how many must play for it to be in the game (S-022). */
export type StoriesZone = "light" | "medium" | "dark";
/** How sure it is that a row is what is printed. */
export type StoriesConfidence = "given" | "certain" | "likely" | "guess" | "house";
/** A place that every player has, as it is printed. What it does is certain. */
export type StoriesPlaceTable = {
    /** Which place. */
    id: StoriesPlace;
    /** What each of its spaces takes. */
    spaces: Array<StoriesTakes>;
};
/** What a space of a place takes: a follower of one of these kinds, any follower, a good, or anything that can be sent. */
export type StoriesTakes = Array<StoriesFollower> | StoriesFollower | StoriesGood | "any" | "cargo";
/** What is printed on a place. */
export type StoriesPlaceRow = {
    /** Which place. */
    id: StoriesPlace;
    /** What it is called. */
    name: string;
    /** Where it is found. */
    category: StoriesCategory;
    /** What each of its spaces takes. */
    spaces: Array<StoriesTakes>;
    /** What it does. */
    effect: StoriesEffect;
    /** Is it executed with one or more followers, all of different kinds, instead of with all its spaces covered? */
    isFair?: boolean;
    /** Is it barred to technology? */
    noTechnology?: boolean;
    /** How sure it is. */
    confidence?: StoriesConfidence;
};
/** Where a place is found: on the board, among the basic cards, or in a category of place cards. */
export type StoriesCategory = "board" | "basic" | "I" | "II" | "III";
/**
 * What a place does when it is executed, or for as long as it is owned. The rules of play go by this, never by which place it is:
 * any card may have any of these.
 */
export type StoriesEffect = 
/** A settler enters an area; so many knights are needed against foreign land and against foreign villages (S-027, S-068). */
{
    type: "expand";
    land: number;
    village: number;
}
/** A village, fortress or church is built (S-029, S-045, S-047). */
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
/** So many trades as are counted, buying and selling in any mix (S-034). */
 | {
    type: "trade";
    per: StoriesCounter;
}
/** Technology, parked (S-044). */
 | {
    type: "gainTechnology";
    amount: number;
}
/** One loaded tile is sent (S-036, S-037). */
 | {
    type: "dispatch";
}
/** Up to so many of a good. */
 | {
    type: "gainGood";
    good: StoriesGood;
    amount: number;
}
/** Coins, for each of what is counted if something is. */
 | {
    type: "gainCoins";
    amount: number;
    per?: StoriesCounter;
}
/** Fame, for each of what is counted if something is. */
 | {
    type: "gainFame";
    amount: number;
    per?: StoriesCounter;
}
/** Up to so many of one good become `ratio` of another each. */
 | {
    type: "convert";
    from: StoriesGood;
    to: StoriesGood;
    max: number;
    ratio: number;
}
/** Up to so many coins become fame at this rate. */
 | {
    type: "coinsToFame";
    max: number;
    rate: number;
}
/** So many followers are drawn, so many of them placed. */
 | {
    type: "drawAndKeep";
    draw: number;
    keep: number;
}
/** A delivery of at most as many goods as are counted (S-062). */
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
/** A second Gate, and so many more spaces on the green (S-039). */
 | {
    type: "secondGate";
    green: number;
}
/** Passive: one kind of followers stands for others. */
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
/** What is built on the map (S-029, S-045, S-047). */
export type StoriesBuilding = "village" | "fortress" | "church";
/** What is counted for a player (S-055). Controlled: with an own settler, also where others have one. */
export type StoriesCounter = "controlledVillage" | "controlledArea" | "twoControlledAreas" | "controlledLand" | "controlledHill" | "controlledPasture" | "controlledForest" | "controlledLake" | "controlledField" | "controlledFieldOrLake" | "controlledChurch" | "ownFortress" | "followerOnCard";
/** What is printed on a side of a deed board. */
export type StoriesDeedRow = {
    /** Which deed. */
    id: StoriesDeed;
    /** What it is called. */
    name: string;
    /** The tile that each of its spaces asks for. */
    fields: Array<StoriesWanted>;
    /** What each tile brings. */
    bonus: StoriesDeedBonus;
    /** Does a tile sent to it let its sender advance (S-085)? */
    advances: boolean;
    /** How sure it is. */
    confidence?: StoriesConfidence;
};
/** What a space of a deed, a task or an objective asks for: exactly this tile (S-019). */
export type StoriesWanted = StoriesWare | "any" | `coins:${number}`;
/** What a deed brings for each tile that is sent to it (S-057). */
export type StoriesDeedBonus = {
    type: "fame";
    amount: number;
} | {
    type: "coins";
    amount: number;
}
/** A good of one's own for another one of an opponent (S-059). */
 | {
    type: "swap";
}
/** A follower of an opponent goes back to its bag (S-060). */
 | {
    type: "sendBack";
}
/** Fame or coins, and a follower may be drawn (S-061). */
 | {
    type: "alchemy";
    fame: number;
    coins: number;
};
/** What a player starts with (S-026). */
export type StoriesStartKit = {
    /** Followers: on the green or in the bag, as the story has it. */
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
    /** How sure it is what the marked spaces bring. */
    confidence?: StoriesConfidence;
};
/** A marked space of the fame track. */
export type StoriesFameSpace = {
    /** Which space. */
    space: number;
    /** What it brings to whoever enters or crosses it. */
    bonus: StoriesFameBonus;
};
/** What a marked space of the fame track brings (S-064). */
export type StoriesFameBonus = {
    type: "coins";
    amount: number;
}
/** Citizens are struck. */
 | {
    type: "citizen";
    amount: number;
}
/** A citizen, or any field of a task (S-079). */
 | {
    type: "wildCross";
}
/** Technology; without any on offer so many coins. */
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
/** Any good of at most this price. */
 | {
    type: "goodUpTo";
    price: number;
}
/** A place card of an open category. */
 | {
    type: "placeCard";
}
/** Nobody passes it until the end of this epoch. */
 | {
    type: "stop";
    landmark: StoriesLandmark;
    until: number;
};
/** A space of the track that stops everybody for a while, in The King's Favor (S-101). */
export type StoriesLandmark = "tournamentGround" | "castle";
/** What is printed for an epoch. */
export type StoriesEpochRow = {
    /** Which one, from 1. */
    number: number;
    /** What it is called. */
    name: string;
    /** Followers drawn (S-004). */
    draw: number;
    /** The open categories of place cards (S-051). */
    categories: Array<StoriesCategory>;
    /** Basic place cards that are turned over (S-040). */
    unlock?: Array<StoriesPlace>;
    /** Places that cannot be executed (S-052). */
    forbidden?: Array<StoriesPlace>;
    /** Fame for building (S-048). */
    fame?: {
        [K in StoriesBuilding]?: number;
    };
    /** What happens at the end of each round. */
    effect?: StoriesRoundEffect;
    /** What it takes to enter it (The First Kingdom). */
    enter?: Array<StoriesCondition>;
    /** Settlers released on entering it (The First Kingdom). */
    settlers?: number;
    /** Citizens for whoever enters it first (The First Kingdom). */
    firstCitizens?: number;
    /** What it brings besides (The First Kingdom). */
    special?: Array<StoriesSpecial>;
    /** What the king asks for (The King's Favor). */
    objectives?: Array<StoriesObjectiveRow>;
    /** What spring brings onto the market place (The King's Favor). */
    spring?: {
        [K in StoriesWare]?: [number, number, number];
    };
    /** How sure it is. */
    confidence?: StoriesConfidence;
};
/** What happens at the end of each round of an epoch (S-053, S-056). */
export type StoriesRoundEffect = {
    /** What everybody gets; where there is a threat, only after it has ended. */
    bonus?: Array<StoriesGain>;
    /** What everybody loses until the threat has ended. */
    malus?: Array<StoriesLoss>;
    /** The threat. */
    until?: StoriesThreat;
};
/** What everybody gets at the end of a round (S-056). */
export type StoriesGain = {
    type: "coins";
    amount: number;
    per?: StoriesCounter;
} | {
    type: "fame";
    amount: number;
    per?: StoriesCounter;
}
/** A delivery of at most as many goods as are counted (S-062). */
 | {
    type: "delivery";
    per: StoriesCounter;
};
/** What everybody loses at the end of a round (S-054, S-056). */
export type StoriesLoss = 
/** Food; for each that is missing so many followers out of the bag, but nobody falls below `never_below` followers in all. */
{
    type: "food";
    amount: number;
    per?: StoriesCounter;
    followers?: number;
    neverBelow?: number;
}
/** Followers out of the bag, by chance, but nobody falls below `never_below` followers in all. */
 | {
    type: "followers";
    amount: number;
    per?: StoriesCounter;
    neverBelow?: number;
};
/** What it takes to enter an epoch (S-056). Whatever is paid is paid at that moment. */
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
/** Built by oneself, whatever became of it. */
 | {
    type: "built";
    building: StoriesBuilding;
    min: number;
}
/** Of the tasks to which tiles are sent. */
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
/** Goods at market price and coins. */
 | {
    type: "payValue";
    amount: number;
};
/** What an epoch brings besides (S-116). */
export type StoriesSpecial = "protected" | "peace";
/** An objective of The King's Favor: one entry of an epoch's list (S-097, S-098). */
export type StoriesObjectiveRow = {
    /** What it is called. */
    name: string;
    /** What it asks for. */
    goal: StoriesGoal;
    /** The tiles to send, where the goal is to send tiles. */
    fields?: Array<StoriesWanted>;
    /** Can no favourite tile replace it (S-099)? */
    must?: boolean;
    /** How sure it is. */
    confidence?: StoriesConfidence;
};
/** What the king asks for by the end of an epoch (S-097). */
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
/** Built by oneself in any epoch. */
 | {
    type: "built";
    building: StoriesBuilding;
    min: number;
}
/** To stand on a landmark of the fame track or beyond it. */
 | {
    type: "reach";
    landmark: StoriesLandmark;
}
/** A tile is sent to each field of the objective. */
 | {
    type: "dispatch";
};
/** A narration card (S-087): one for each epoch, and for two deeds. */
export type StoriesNarration = "I" | "II" | "III" | "IV" | "V" | "VI" | "VII" | "VIII" | "foodDepot" | "medicine";
/** The task sheet (S-076). */
export type StoriesTaskSheet = {
    /** The tasks to which tiles are sent: the well, the baptistery, the delegation, the harbour. */
    tasks: Array<StoriesTaskRow>;
    /** Churches to build oneself. */
    churches: number;
    /** Citizens to strike. */
    citizens: number;
    /** What coins and goods must be worth in the end. */
    wealth: number;
};
/** A task to which tiles are sent. */
export type StoriesTaskRow = {
    /** Which task. */
    id: StoriesTask;
    /** What it is called. */
    name: string;
    /** The tile that each of its fields asks for. */
    fields: Array<StoriesWanted>;
    /** How sure it is. */
    confidence?: StoriesConfidence;
};
/** A task of the sheet (S-076). */
export type StoriesTask = "well" | "baptistery" | "delegation" | "harbour" | "church" | "citizens" | "wealth";
/** The control board: the numbers of each column from the bottom to the top; each strikes a citizen. */
export type StoriesControlBoard = {
    areas: Array<number>;
    villages: Array<number>;
    churches: Array<number>;
    /** How sure it is. */
    confidence?: StoriesConfidence;
};
/** What the seasons bring and take (S-096). What spring brings stands with each epoch. */
export type StoriesSeasonTable = {
    /** Coins for everybody in summer. */
    summerCoins: number;
    /** Food that everybody gives in autumn. */
    autumnFood: number;
    /** What whoever has no food pays instead. */
    autumnCoins: number;
    /** The followers that whoever cannot pay either loses from the bag. */
    autumnFollowers: number;
};
/** Everything that changes in a game of Orléans Stories. */
export type StoriesPosition = {
    /** The round being played, from 1; 0 during set-up. */
    round: number;
    /** Who holds the start-player token; nobody until it is drawn. */
    start: Seat | null;
    /** What each player owns. */
    players: BySeat<StoriesPlayer>;
    /** The areas of the map. */
    map: {
        [K in StoriesArea]?: StoriesPlot;
    };
    /** The tiles on offer. */
    market: {
        [K in StoriesWare]?: number;
    };
    /** The tiles out of play. */
    storage: {
        [K in StoriesWare]?: number;
    };
    /** The place cards that lie out. */
    cards: Array<StoriesPlace>;
    /** Churches not yet built. */
    churches: number;
    /** The deeds that lie out, with the tiles on their fields. */
    deeds: {
        [K in StoriesDeed]?: Array<StoriesFollower | StoriesGood | `coins${number}` | "technology" | null>;
    };
    /** The First Kingdom: epochs, tasks, citizens. */
    kingdom?: StoriesKingdom;
    /** The King's Favor: booklets and favourite tiles. */
    court?: StoriesCourt;
};
/** What one player owns. */
export type StoriesPlayer = {
    /** Coins in stock. */
    coins: number;
    /** Goods in stock. */
    goods: {
        [K in StoriesGood]?: number;
    };
    /** Technology that is parked. */
    technology: number;
    /** Followers in the bag and on the green, and what is on the spaces of places. */
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
    /** Place cards, the basic ones that are face up included. */
    cards: Array<StoriesPlace>;
    /** Settlers that can be placed. */
    reserve: number;
    /** Settlers set aside until they are released. */
    aside?: number;
    /** Fortresses not yet built. */
    fortresses: number;
    /** What this player has built. */
    built?: StoriesBuilt;
    /** The marker on the fame track. */
    fame: number;
    /** Followers recalled in this draw phase. */
    recalled?: number;
    /** Followers drawn inside an action, not yet placed. */
    drawn?: {
        [K in StoriesFollower]?: number;
    };
    /** Has this player passed in this round? */
    passed?: boolean;
    /** The round after which this player dropped out. */
    out?: number;
};
/** What is on an area of the map. */
export type StoriesPlot = {
    /** The land that its tile shows, or showed before a village was built; none where a start village lies. */
    land?: StoriesLand;
    /** Does it show a village? */
    village?: boolean;
    /** Is there a church? */
    church?: boolean;
    /** Whose fortress is there? */
    fortress?: Seat;
    /** Whose settlers are there? */
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
/** Goes no further with what is asked: recalls, plans or lays down no more. */
 | {
    type: "ready";
}
/** A settler enters an area (S-027). */
 | {
    type: "expand";
    /** Where it is executed. */
    place: StoriesPlace;
    area: StoriesArea;
    /** Whence a settler moves, if none is in reserve (S-028). */
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
    /** The place that is executed; named only where the seat could execute several that take cards (S-049). */
    place?: StoriesPlace;
}
/** Executes a place (S-008). */
 | {
    type: "use";
    place: StoriesPlace;
}
/** Turns so many goods or coins into something else (S-049). */
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
/** Does without what is offered. */
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
/** What a tile is sent for (S-037). */
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
/** What happened. */
export type StoriesEvent = 
/** Land was laid out. */
{
    type: "landLaid";
    area: StoriesArea;
    land: StoriesLand;
}
/** A seat has the start-player token. */
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
/** A round begins. */
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
/** A follower came back to the green. */
 | {
    type: "followerRecalled";
    seat: Seat;
    follower: StoriesFollower;
    space: StoriesSpace;
}
/** A follower came out of the bag. */
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
/** A follower was lost out of the bag. */
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
/** A deed is full. */
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
/** A seat's placed follower went back to its bag. */
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
/** The game has ended. */
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
/** The particulars of a refusal. */
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
/** A piece of the board, as `targets` name it. */
export type StoriesTarget = 
/** An area of the map. */
`area.${StoriesArea}`
/** A settler on an area. */
 | `seat.${Seat}.settler.${StoriesArea}`
/** The tiles of a kind on the market place. */
 | `market.${StoriesWare}`
/** A place card that lies out. */
 | `card.${StoriesPlace}`
/** A deed. */
 | `deed.${StoriesDeed}`
/** A field of a deed, from 1. */
 | `deed.${StoriesDeed}.${number}`
/** A space of the fame track, by its number. */
 | `fame.${number}`
/** A place of a seat. */
 | `seat.${Seat}.place.${StoriesPlace}`
/** A space of a seat's place; its name has a point in it: `seat.0.space.castle.2`. */
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
 * What is printed on boards, cards and tiles: on all in the box or, with a set-up, on what it plays with, as it
 * corrects it. Each row says how sure it is; what a host has given says nothing.
 */
export type StoriesComponents = {
    /** The areas of the map; with a set-up, those in play. */
    areas: Array<StoriesPrintedArea>;
    /** The start villages with two, three and four players; with a set-up, only its own. */
    startVillages: Array<Array<StoriesArea>>;
    /** What land tiles show. */
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
    /** How many there are of what is not drawn by kind. */
    counts: StoriesPrintedCounts;
    /** The stories; with a set-up, the one that it plays. */
    stories: Array<StoriesPrintedStory>;
};
/** An area of the map. */
export type StoriesPrintedArea = {
    id: StoriesArea;
    /** Its shade of brown. */
    zone: StoriesZone;
    /** The fewest players with whom it is played. */
    players: number;
    /** Where its middle lies: half areas to the right, rows down. */
    at: [number, number];
    /** The areas beside it; with a set-up, those in play. */
    neighbours: Array<StoriesArea>;
    /** How sure it is. */
    confidence: StoriesConfidence;
};
/** A kind of land. */
export type StoriesPrintedLand = {
    id: StoriesLand;
    /** What it is called, in English. */
    name: string;
    /** What it yields. */
    good: StoriesGood;
    /** How many tiles are laid out with two, three and four players. */
    tiles: [number, number, number];
};
/** A place. */
export type StoriesPrintedPlace = {
    id: StoriesPlace;
    /** What it is called, in English. */
    name: string;
    /** Where it is found. */
    category: StoriesCategory;
    /** Its spaces. */
    spaces: Array<StoriesPrintedSpace>;
    /** What it does. */
    effect: StoriesEffect;
    /** Is it executed with one or more followers, all of different kinds? */
    isFair?: boolean;
    /** Is it barred to technology? */
    noTechnology?: boolean;
    /** The rule that says what it does. */
    rule: string;
    /** How sure it is. */
    confidence: StoriesConfidence;
    /** Parts that are surer, or less sure, than the whole. */
    parts?: Array<StoriesSure>;
};
/** A space of a place. */
export type StoriesPrintedSpace = {
    id: StoriesSpace;
    /** What it takes. */
    takes: StoriesTakes;
};
/** How sure a part is that is surer, or less sure, than the whole. */
export type StoriesSure = {
    /** Its key, or the way to it. */
    of: string;
    /** How sure it is. */
    confidence: StoriesConfidence;
};
/** A side of a deed board. */
export type StoriesPrintedDeed = {
    id: StoriesDeed;
    /** The board that it is a side of. */
    board: StoriesDeedBoard;
    /** Is it the B side? */
    isBack: boolean;
    /** What it is called, in English. */
    name: string;
    /** The tile that each of its spaces asks for. */
    fields: Array<StoriesWanted>;
    /** What each tile brings. */
    bonus: StoriesDeedBonus;
    /** Does a tile sent to it let its sender advance? */
    advances: boolean;
    /** The threat that ends when it is full. */
    defeats?: StoriesThreat;
    /** The fewest players with whom it is played. */
    players: number;
    /** How sure it is. */
    confidence: StoriesConfidence;
};
/** A deed board. */
export type StoriesDeedBoard = "farming" | "press" | "barter" | "alchemy" | "poor" | "relief";
/** Something with its name. */
export type StoriesPrintedName<K> = {
    id: K;
    /** What it is called, in English. */
    name: string;
};
/** A good. */
export type StoriesPrintedGood = {
    id: StoriesGood;
    /** What it is called, in English. */
    name: string;
    /** Tiles in the box. */
    tiles: number;
    /** What it costs and brings on the market. */
    price: number;
    /** Can it be eaten? */
    isFood: boolean;
    /** The fame for one delivered; 0 if it cannot be delivered. */
    delivery: number;
    /** How sure its price is. */
    confidence: StoriesConfidence;
};
/** How many there are of what is not drawn by kind. */
export type StoriesPrintedCounts = {
    /** Follower tiles of each kind. */
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
/** What belongs to one story. */
export type StoriesPrintedStory = {
    id: StoriesScenario;
    /** What it is called, in English. */
    title: string;
    /** The market place with two, three and four players, before start tiles are taken. */
    market: {
        [K in StoriesWare]?: [number, number, number];
    };
    /** What a player starts with. */
    startKit: StoriesStartKit;
    /** Settlers in reserve at the start. */
    reserve: number;
    /** Settlers set aside at the start. */
    aside: number;
    /** The space of the fame track where everybody starts. */
    fameStart: number;
    /** The fame track. */
    fameTrack: StoriesFameTrack;
    /** The epochs. */
    epochs: Array<StoriesEpochRow>;
    /** What each narration card brings with two, three and four players (The First Kingdom). */
    narration?: {
        [K in StoriesNarration]?: {
            [K in StoriesWare]?: [number, number, number];
        };
    };
    /** The task sheet (The First Kingdom). */
    taskSheet?: StoriesTaskSheet;
    /** The control board (The First Kingdom). */
    controlBoard?: StoriesControlBoard;
    /** What the seasons bring and take (The King's Favor). */
    seasons?: StoriesSeasonTable;
    /** Rounds of an epoch (The King's Favor). */
    rounds?: number;
    /** What counts in the end (The King's Favor). */
    points?: StoriesPrintedPoints;
    /** The kinds of tiles that the safety valve looks after. */
    valve: Array<StoriesWare>;
    /** How sure the tables are that have no rows of their own, and parts that are surer, or less sure, than the whole. */
    confidence: Array<StoriesSure>;
};
/** What things are worth in the end; goods are worth their price, a coin 1. */
export type StoriesPrintedPoints = {
    area: number;
    village: number;
    fortress: number;
    church: number;
    /** A favourite tile that was not used. */
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
