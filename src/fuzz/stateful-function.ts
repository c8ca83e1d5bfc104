import type { Dice } from './dice.js';
import type { RandomFunction } from './random-function.js';
import type { ArraySize } from './random-scope.js';

/** A function that keeps something from one call to the next. */
export interface StatefulFunction extends RandomFunction {
  /** The first statements of the entry of the program, so that every run is the same. */
  readonly beginning: readonly string[];
  /** Whether it stands in the entry, whose variable it changes. */
  readonly isNested: boolean;
}

/** A function of one array whose results depend on its calls before: by a global variable, a persistent one, or its parent's. */
export function statefulFunction(dice: Dice, size: ArraySize): StatefulFunction {
  const name = 'meter';
  const state = dice.pick(['meter_state', 'kept']);
  const kind = dice.pick(['global', 'persistent', 'nested'] as const);
  const change = dice.pick([
    `${state} = 0.5 * ${state} + sin(sum(given(:)));`,
    `${state} = cos(${state}) - 0.1 * sum(given(:) .^ 2);`,
    `${state} += sin(sum(given(:))) * 0.3;`,
    `if ${state} > 0.3, ${state} = 0.2 * sum(given(:)); else, ${state} = ${state} + 0.25; end`,
  ]);
  const result = dice.pick([`given * ${state}`, `sin(given) + ${state}`, `given .* cos(${state} * given)`]);
  const beginning = {
    global: [`global ${state}`, `${state} = 0.4;`],
    persistent: [`${name}(0, 'anew');`],
    nested: [`${state} = 0.4;`],
  }[kind];
  const lines = {
    global: [`global ${state}`, change, `result = ${result};`],
    persistent: [
      `persistent ${state}`,
      'if nargin > 1',
      `  ${state} = 0.4;`,
      '  result = [];',
      '  return',
      'end',
      change,
      `result = ${result};`,
    ],
    nested: [change, `result = ${result};`],
  }[kind];
  const parameters = kind === 'persistent' ? ['given', 'anew'] : ['given'];
  return {
    known: { name, parameters: [size], suffix: '', outputs: [size], isStateful: true },
    parameters,
    outputs: ['result'],
    constructs: new Set([kind === 'nested' ? 'nested function' : kind]),
    text: [
      `function result = ${name}(${parameters.join(', ')})`,
      ...lines.map((it) => `  ${it}`),
      'end',
      '',
    ].join('\n'),
    beginning,
    isNested: kind === 'nested',
  };
}
