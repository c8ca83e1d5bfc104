import { randomNumbers, type Random } from './random-numbers.js';

/** Random choices, the same for the same seed. */
export class Dice {
  readonly #next: Random;

  constructor(seed: number) {
    this.#next = randomNumbers(seed);
    // Seeds that lie next to one another begin alike.
    for (let round = 0; round < 20; round += 1) this.#next(2);
  }

  /** A whole number from 0 up to, not including, a bound. */
  below(bound: number): number {
    return this.#next(bound * 1024) % bound;
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  oneIn(count: number): boolean {
    return this.below(count) === 0;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  times<Item>(count: number, make: (index: number) => Item): Item[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }

  /** A positive number with few digits, between 0.1 and 2.2. */
  number(): string {
    return String(this.between(10, 220) / 100);
  }

  /** Calls makers at random until one makes something; a maker that is listed twice is taken twice as often. */
  make<Item>(makers: readonly (() => Item | undefined)[], otherwise: () => Item): Item {
    for (let trial = 0; trial < 8; trial += 1) {
      const made = this.pick(makers)();
      if (made !== undefined) return made;
    }
    return otherwise();
  }
}
