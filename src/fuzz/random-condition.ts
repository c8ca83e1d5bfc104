import { randomExpression } from './random-expression.js';
import type { RandomScope } from './random-scope.js';

/** A condition on values, sizes or counters. */
export function randomCondition(scope: RandomScope): string {
  const { dice } = scope;
  const scalar = (): string => randomExpression(scope, { rows: 1, columns: 1 }, 1);
  const comparison = (): string => dice.pick(['<', '<=', '>', '>=', '~=']);
  const simple = (): string =>
    dice.make<string>(
      [
        () => `${scalar()} ${comparison()} ${dice.number()}`,
        () => {
          if (scope.integers.size === 0) return undefined;
          const [name, { high }] = dice.pick([...scope.integers]);
          return dice.pick([
            `${name} ${comparison()} ${high}`,
            `mod(${name}, 2) == 0`,
            `${name} == ${high - 1}`,
          ]);
        },
        () => {
          if (scope.arrays.size === 0) return undefined;
          const name = dice.pick([...scope.arrays.keys()]);
          return dice.pick([
            `isempty(${name})`,
            `numel(${name}) > 2`,
            `any(${name}(:) > 1)`,
            `size(${name}, 1) == 1`,
            `all(all(${name} < 3))`,
            `isscalar(${name})`,
            `iscolumn(${name})`,
            `~isrow(${name})`,
            `numel(${name}) == 1`,
            `isequal(size(${name}), size(${dice.pick([...scope.arrays.keys()])}))`,
          ]);
        },
        () => dice.pick(['true', 'false', '1', '0']),
      ],
      () => `${scalar()} > ${dice.number()}`,
    );
  if (dice.oneIn(5)) return `${simple()} ${dice.pick(['&&', '||'])} ${simple()}`;
  return dice.oneIn(8) ? `${dice.pick(['~', '!'])}(${simple()})` : simple();
}
