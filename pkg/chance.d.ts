/** A random generator, or a LoireError. */
export declare function generator(random: unknown): () => number;
/** One of these outcomes, each as likely as its weight, by a number from 0 up to 1. */
export declare function pick<O>(outcomes: {
    outcome: O;
    weight: number;
}[], random: () => number): O;
