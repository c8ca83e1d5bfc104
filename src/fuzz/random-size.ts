import type { Dice } from './dice.js';
import type { ArraySize } from './random-scope.js';

/** Mostly scalars, vectors and small matrices, now and then something empty. */
export function randomSize(dice: Dice): ArraySize {
  const extent = (): number => (dice.oneIn(25) ? 0 : dice.between(1, 3));
  return dice.pick([
    { rows: 1, columns: 1 },
    { rows: 1, columns: 1 },
    { rows: 1, columns: extent() },
    { rows: extent(), columns: 1 },
    { rows: extent(), columns: extent() },
  ]);
}
