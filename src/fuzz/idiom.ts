import type { Dice } from './dice.js';
import type { ArraySize } from './random-scope.js';

/** The material of an idiom: names that nothing else has, and expressions. */
export interface IdiomParts {
  readonly dice: Dice;
  /** Variables of its own. */
  readonly own: (letter: string) => string;
  readonly scalar: () => string;
  readonly array: (rows: number, columns: number) => string;
  readonly condition: () => string;
}

/** The statements of an idiom, and what its result is. */
export interface Idiom {
  readonly lines: readonly string[];
  readonly result: string;
  readonly size?: ArraySize;
}
