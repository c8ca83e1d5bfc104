import type { Dice } from './dice.js';
import { indexedRead } from './random-index.js';
import type { ArraySize, RandomScope } from './random-scope.js';

/** A variable, a part of one, or a constant of a size. */
export function randomLeaf(scope: RandomScope, size: ArraySize): string {
  const { dice } = scope;
  const { rows, columns } = size;
  const same = scope.having((it) => it.rows === rows && it.columns === columns).map(({ name }) => name);
  const variable = (): string | undefined => (same.length === 0 ? undefined : dice.pick(same));
  return dice.make<string>(
    [
      variable,
      variable,
      variable,
      () => indexedRead(scope, size),
      () => indexedRead(scope, size),
      () => constant(dice, size),
      () => {
        if (rows * columns !== 1 || scope.integers.size === 0) return undefined;
        return `${dice.pick([...scope.integers.keys()])}${dice.pick(['', ' / 4', ' * 0.3'])}`;
      },
      () => {
        const fits = [...scope.places].filter(([, count]) => rows === 1 && count === columns);
        return fits.length === 0 ? undefined : `${dice.pick(fits)[0]}${dice.pick([' / 4', ' * 0.3'])}`;
      },
    ],
    () => constant(dice, size),
  );
}

function constant(dice: Dice, { rows, columns }: ArraySize): string {
  if (rows === 1 && columns === 1) return dice.pick([dice.number(), dice.number(), '2', '1', '1e-1', 'pi']);
  const filled = dice.pick([
    `zeros(${rows}, ${columns})`,
    `ones(${rows}, ${columns})`,
    `eye(${rows}, ${columns})`,
  ]);
  if (rows * columns === 0 || dice.oneIn(3)) return filled;
  const lines = dice.times(rows, () =>
    dice.times(columns, () => `${dice.pick(['', '', '-'])}${dice.number()}`).join(dice.pick([', ', ' '])),
  );
  return `[${lines.join('; ')}]`;
}
