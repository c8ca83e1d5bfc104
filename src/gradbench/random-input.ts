import { randomNumbers, type Random } from '../fuzz/random-numbers.js';

/** Numbers are multiples of a fraction with this denominator. */
const denominator = 2 ** 24;

/** Numbers for inputs, the same for the same seed. */
export class RandomInput {
  readonly #next: Random;

  constructor(seed: number) {
    this.#next = randomNumbers(seed);
    // Seeds that lie next to one another begin alike.
    for (let round = 0; round < 20; round += 1) this.#next(2);
  }

  /** A number between two others. */
  number(low = -1, high = 1): number {
    return low + ((high - low) * this.#next(denominator)) / denominator;
  }

  list(count: number, low?: number, high?: number): number[] {
    return Array.from({ length: count }, () => this.number(low, high));
  }

  rows(count: number, columns: number, low?: number, high?: number): number[][] {
    return Array.from({ length: count }, () => this.list(columns, low, high));
  }

  /** Whole numbers from 0 up to, not including, a bound. */
  indices(count: number, bound: number): number[] {
    return Array.from({ length: count }, () => this.#next(bound));
  }
}
