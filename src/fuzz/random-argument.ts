import type { Dice } from './dice.js';
import type { ArraySize } from './random-scope.js';

/** An array of a size with random numbers, as it stands in a call. */
export function randomArgument(dice: Dice, { rows, columns }: ArraySize): string {
  if (rows * columns === 0) return `zeros(${rows}, ${columns})`;
  const number = (): string => `${dice.pick(['', '-'])}${dice.number()}${dice.between(1, 9)}`;
  const lines = dice.times(rows, () => dice.times(columns, number).join(', '));
  return rows * columns === 1 ? lines[0]! : `[${lines.join('; ')}]`;
}
