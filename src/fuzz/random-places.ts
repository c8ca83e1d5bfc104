import { randomExpression } from './random-expression.js';
import type { RandomScope } from './random-scope.js';

/** Statements about vectors of places: passive values that decide where others are read, written and put back. */
export function randomPlaces(scope: RandomScope): string[] | undefined {
  const { dice } = scope;
  if (scope.places.size === 0 || dice.oneIn(4)) return newPlaces(scope);
  const [name, count] = dice.pick([...scope.places]);
  const place = (): string => String(dice.between(1, count));
  const row = (): string => randomExpression(scope, { rows: 1, columns: count }, 1);
  const one = { rows: 1, columns: 1 };
  const target = (): string => {
    const found = scope.target(one);
    scope.define(found, one);
    return found;
  };
  const make = dice.pick<() => string>([
    () => `${name}(${name}(${place()})) = ${name}(${place()});`,
    () => `${name}(${place()}) = ${place()};`,
    () => `${name} = ${name}(${name});`,
    () => `${name} = mod(${name} + ${place()}, ${count}) + 1;`,
    () => `${name}(${name} > ${place()}) = ${place()};`,
    () => `${name}(${name} == ${name}(${place()})) = ${place()};`,
    () => `${name}([1 ${count}]) = ${name}([${count} 1]);`,
    () => `[~, ${name}(${name}(${place()}))] = ${dice.pick(['max', 'min'])}(${row()});`,
    () => {
      const text = row();
      return `[${target()}, ${name}(${name}(${place()}))] = ${dice.pick(['max', 'min'])}(${text});`;
    },
    () => `[~, ${name}] = sort(${row()});`,
    () => `[~, ${name}(${name}(${place()}))] = deal(${row()}, ${name}(${name}(${place()})));`,
  ]);
  return [make()];
}

function newPlaces(scope: RandomScope): string[] | undefined {
  const { dice } = scope;
  const name = dice.pick(['order', 'perm', 'ix']);
  if (scope.used.has(name)) return undefined;
  scope.used.add(name);
  const count = dice.between(1, 3);
  scope.places.set(name, count);
  return [`${name} = [${dice.times(count, () => dice.between(1, count)).join(' ')}];`];
}
