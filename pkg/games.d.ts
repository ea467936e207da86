import type * as t from './types.js';
/** All games with their types. */
export interface Games {
    burgundy: {
        setup: t.BurgundySetup;
        position: t.BurgundyPosition;
        step: t.BurgundyStep;
        ask: t.BurgundyAsk;
        answers: t.BurgundyAnswers;
        action: t.BurgundyAction;
        draw: t.BurgundyDraw;
        outcome: t.BurgundyOutcome;
        event: t.BurgundyEvent;
        refusal: t.BurgundyRefusal;
        components: t.BurgundyComponents;
        sketch: t.BurgundySketch;
        target: t.BurgundyTarget;
    };
    orleans: {
        setup: t.OrleansSetup;
        position: t.OrleansPosition;
        step: t.OrleansStep;
        ask: t.OrleansAsk;
        answers: t.OrleansAnswers;
        action: t.OrleansAction;
        draw: t.OrleansDraw;
        outcome: t.OrleansOutcome;
        event: t.OrleansEvent;
        refusal: t.OrleansRefusal;
        components: t.OrleansComponents;
        sketch: t.OrleansSketch;
        target: t.OrleansTarget;
    };
    stories: {
        setup: t.StoriesSetup;
        position: t.StoriesPosition;
        step: t.StoriesStep;
        ask: t.StoriesAsk;
        answers: t.StoriesAnswers;
        action: t.StoriesAction;
        draw: t.StoriesDraw;
        outcome: t.StoriesOutcome;
        event: t.StoriesEvent;
        refusal: t.StoriesRefusal;
        components: t.StoriesComponents;
        sketch: t.StoriesSketch;
        target: t.StoriesTarget;
    };
}
/** The id of a game. */
export type GameId = keyof Games;
/** Names the game of a value, so that the compiler infers which game's types a call uses. */
export interface In<G extends GameId> {
    game: G;
}
type Of<G extends GameId, K extends keyof Games[GameId]> = Games[G][K];
/** The choices before the first move, and the source of draws: a seed, the host, or by default a random seed. */
export type Setup<G extends GameId = GameId> = G extends GameId ? Of<G, 'setup'> & ({
    seed?: string;
    dealer?: never;
} | {
    dealer?: 'host';
    seed?: never;
}) : never;
/** A game in progress, as plain data. */
export type State<G extends GameId = GameId> = G extends GameId ? t.Saved<Of<G, 'setup'>, Of<G, 'position'>, t.Agenda<Of<G, 'step'>, Of<G, 'ask'>, Of<G, 'draw'>>> : never;
export type Action<G extends GameId = GameId> = Of<G, 'action'>;
export type Ask<G extends GameId = GameId> = Of<G, 'ask'>;
/** The answers to a question, by the question's name: `Answer<'burgundy', 'ship'>`. */
export type Answer<G extends GameId, Q extends keyof Of<G, 'answers'>> = Extract<Of<G, 'action'>, {
    type: Of<G, 'answers'>[Q];
}>;
export type Draw<G extends GameId = GameId> = Of<G, 'draw'>;
export type Outcome<G extends GameId = GameId> = Of<G, 'outcome'>;
export type Event<G extends GameId = GameId> = Of<G, 'event'>;
export type Refusal<G extends GameId = GameId> = Of<G, 'refusal'>;
export type Components<G extends GameId = GameId> = Of<G, 'components'>;
/** The name of a piece of the board, as used in `targets` of legal actions: ``seat.${Seat}.duchy.${number}``. */
export type Target<G extends GameId = GameId> = Of<G, 'target'>;
/** The sketch of a position, for `arrange`. */
export type Sketch<G extends GameId = GameId> = Of<G, 'sketch'>;
export type Entry<G extends GameId = GameId> = t.Entry<Action<G>, Outcome<G>>;
export type Record<G extends GameId = GameId> = G extends GameId ? t.GameRecord<Of<G, 'setup'>, Action<G>, Outcome<G>> : never;
export type Turn<G extends GameId = GameId> = t.Turn<Ask<G>, Draw<G>>;
export type Legal<G extends GameId = GameId> = t.Legal<Action<G>>;
/** All that a front end shows of a game. */
export type Look<G extends GameId = GameId> = t.Look<Of<G, 'position'>, Ask<G>, Action<G>, Draw<G>, Outcome<G>>;
/** Options of `legalActions`. */
export interface LegalOptions {
    /** Adds a preview of its changes to each action. */
    previews?: boolean;
}
/** An entry of a record, whose action or outcome may also be a notation. */
export type Noted<G extends GameId = GameId> = {
    seat: number;
    action: Action<G> | string;
} | {
    chance: Outcome<G> | string;
};
export type Weighted<G extends GameId = GameId> = t.Weighted<Outcome<G>>;
export type Suggestion<G extends GameId = GameId> = t.Suggestion<Action<G>>;
/** The events and entries of a call. */
export type Progress<G extends GameId = GameId> = t.Progress<Event<G>, Entry<G>>;
/** The events and entries of a call, with the new state. */
export type Played<G extends GameId = GameId> = t.Played<State<G>, Event<G>, Entry<G>>;
/** The state after random play, and whether the limit was reached. */
export type PlayedOut<G extends GameId = GameId> = t.PlayedOut<State<G>, Event<G>, Entry<G>>;
/** The score of one seat. */
export type Score = t.Ranked;
/** Why a seat cannot answer that is not asked, in any game. */
export type NotNow = {
    code: 'notAsked';
    params: {
        seat: t.Seat;
    };
} | {
    code: 'gameOver';
    params: {
        [name: string]: never;
    };
};
/** Whether an action is legal, and if not, by which rule. Each code has its own parameters. */
export type Verdict<G extends GameId = GameId> = t.Verdict<Refusal<G> | NotNow>;
export {};
