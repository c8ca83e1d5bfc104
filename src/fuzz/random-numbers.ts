/** Gives a whole number from 0 up to, not including, a bound. */
export type Random = (bound: number) => number;

/** Pseudo-random numbers that are the same for the same seed (xorshift, Marsaglia 2003). */
export function randomNumbers(seed: number): Random {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}
