import { randomBlock } from './random-block.js';
import { randomCondition } from './random-condition.js';
import type { RandomScope } from './random-scope.js';

/** Statements that may fail somewhere and a handler, or statements with a clean-up, as lines. */
export function randomTry(scope: RandomScope, depth: number): string[] {
  const { dice } = scope;
  const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
  // Where it fails is not known: sizes stay what they were.
  const body = scope.copy();
  body.arrays.forEach((_, name) => body.frozen.add(name));
  if (dice.oneIn(4)) {
    // Octave cuts clean-ups short after `continue`.
    body.loops = 0;
    const after = scope.copy();
    after.frozen.clear();
    body.frozen.forEach((name) => after.frozen.add(name));
    const lines = indented(randomBlock(body, dice.between(1, 3), depth - 1));
    const cleanup = indented(randomBlock(after, dice.between(1, 2), 0));
    scope.join([after]);
    scope.jumped ||= body.jumped;
    scope.constructs.add('unwind_protect');
    return ['unwind_protect', ...lines, 'unwind_protect_cleanup', ...cleanup, 'end_unwind_protect'];
  }
  const before = randomBlock(body, dice.between(0, 3), depth - 1);
  const failing = dice.oneIn(4) ? [] : [failure(body)];
  const behind = randomBlock(body, dice.between(0, 2), depth - 1);
  const handler = scope.copy();
  const handled = dice.oneIn(4) ? [] : randomBlock(handler, dice.between(1, 2), depth - 1);
  scope.join([body, handler]);
  return [
    ...['try', ...indented([...before, ...failing, ...behind])],
    ...[dice.pick(['catch', 'catch problem']), ...indented(handled), dice.pick(['end', 'end_try_catch'])],
  ];
}

/** A statement that fails, perhaps. */
function failure(scope: RandomScope): string {
  const { dice } = scope;
  const arrays = scope.having(() => true);
  const name = arrays.length === 0 ? undefined : dice.pick(arrays).name;
  return dice.pick([
    `if ${randomCondition(scope)}, error('fuzz:failed', 'failed'); end`,
    ...(name === undefined ? ["error('failed');"] : [`${name} = ${name}(numel(${name}) + 1);`]),
    ...(name === undefined ? [] : [`${name} = ${name} * ones(columns(${name}) + 1);`]),
  ]);
}
