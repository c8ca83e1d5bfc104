import { expect, it } from 'vitest';
import { idiomNames } from '../../src/fuzz/random-idiom.js';
import { randomProgram } from '../../src/fuzz/random-program.js';

/** Other idioms of functions that keep something, or take any number of arguments. */
const others = [
  'global',
  'persistent',
  'nested function',
  'recursion',
  'unwind_protect',
  'varargin and varargout',
];

it('random programs of idioms have all constructs, none of them seldom', () => {
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= 300; seed += 1) {
    for (const it of randomProgram(seed, 'idiom').constructs) counts.set(it, (counts.get(it) ?? 0) + 1);
  }
  const seldom = [...idiomNames, ...others].filter((it) => (counts.get(it) ?? 0) < 3);
  expect(seldom).toEqual([]);
});
