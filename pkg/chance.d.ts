/** The random generator; throws a LoireError if it is not a function. */
export declare function generator(random: unknown): () => number;
/** Picks an outcome by its weight, with a number from 0 up to 1. */
export declare function pick<O>(outcomes: {
    outcome: O;
    weight: number;
}[], random: () => number): O;
