import { describe, expect, it } from 'vitest';
import { unsetVariables } from '../../src/check/unset-variables.js';
import { parseSource } from '../../src/matlab/parse-file.js';

const plainHead = 'function y = f(x, n)';

function told(lines: readonly string[], head = plainHead): string[] {
  const source = { name: 'f.m', text: [head, ...lines, 'end'].join('\n') };
  const { file, diagnostics } = parseSource(source);
  expect(diagnostics).toEqual([]);
  return unsetVariables([{ source, file }]).map(({ code, line, message }) => `${code} ${line}: ${message}`);
}

const may = (what: string, why: string): string => `${what} may have no value here: it gets one only ${why}`;
const inSome = (line: number): string => `in some branches of the 'if' of line ${line}`;
const inCases = (line: number): string => `in some cases of the 'switch' of line ${line}`;
const inLoop = (line: number): string => `in the loop of line ${line}, which may make no iteration`;
const output = "the output 'y' of 'f'";

/** Functions with a read or an output that may have no value, and the warning. */
const unset: readonly (readonly [string, readonly string[], string])[] = [
  ['an if', ['if x > 1, z = x; end', 'y = z * 2;'], `3: ${may("'z'", inSome(2))}`],
  ['an output', ['if x > 1, y = x; end'], `1: ${may(output, inSome(2))}`],
  ['an elseif', ['if x > 1, y = 1; elseif x < 0, y = 2; end'], `1: ${may(output, inSome(2))}`],
  ['a switch', ['switch n, case 1, z = 1; case 2, z = 2; end', 'y = z;'], `3: ${may("'z'", inCases(2))}`],
  ['a loop', ['for k = 1:n, z = k * x; end', 'y = z;'], `3: ${may("'z'", inLoop(2))}`],
  ['a while loop', ['while x > n, z = x; x = x / 2; end', 'y = z;'], `3: ${may("'z'", inLoop(2))}`],
  [
    'an if in a loop',
    ['y = 0;', 'for k = 1:3', 'if x > k, z = x; end', 'y = y + z;', 'end'],
    `5: ${may("'z'", inSome(4))}`,
  ],
  [
    'a handler',
    ['try, z = f(x, n); y = z; catch, y = z; end'],
    `2: ${may("'z'", "in the 'try' of line 2, which may fail before")}`,
  ],
  ['a later line', ['y = z * x;', 'z = y;'], "2: 'z' may have no value here: it gets none before"],
  [
    'an early return',
    ['if x < 0, return; end', 'y = x;'],
    `1: ${may(output, 'on some of the ways to its end')}`,
  ],
  ['elements', ['if x > 1, z(2).a = x; end', 'y = z(2).a;'], `3: ${may("'z'", inSome(2))}`],
  [
    'another condition',
    ['if x > 1, z = x; end', 'y = 0;', 'if n > 1, y = z; end'],
    `4: ${may("'z'", inSome(2))}`,
  ],
  [
    'a condition on other values',
    ['if x > 1, z = x; end', 'x = x + n; y = 0;', 'if x > 1, y = z; end'],
    `4: ${may("'z'", inSome(2))}`,
  ],
  ['fewer arguments', ['if nargin > 1, z = n; end', 'y = z * x;'], `3: ${may("'z'", inSome(2))}`],
  ['an anonymous function', ['if x > 1, z = x; end', 'y = @(t) t * z;'], `3: ${may("'z'", inSome(2))}`],
  ['a right operand', ['if x > 1, z = x; end', 'y = n > 2 && z > 3;'], `3: ${may("'z'", inSome(2))}`],
];

/** Functions of which nothing is to be said. */
const silent: readonly (readonly [string, readonly string[], string?])[] = [
  ['a complete if', ['if x > 1, y = 1; elseif x > 0, y = 2; else, y = 3; end']],
  ['a switch with otherwise', ['switch n, case 1, y = 1; otherwise, y = 2; end']],
  ['a switch whose otherwise fails', ['switch n, case 1, y = 1; otherwise, error("no"); end']],
  ['a loop over a literal range', ['for k = 1:3, z = x * k; end', 'y = z + k;']],
  ['a loop over all elements', ['n = numel(x);', 'for k = 1:n, z = x(k); end', 'y = z;']],
  ['a loop until', ['do, y = x; x = x / 2; until x < 1']],
  ['a loop that only a break leaves', ['while true, y = x; if y > 1, break; end, x = x + 1; end']],
  ['a try with both', ['try, y = f(x); catch, y = 0; end']],
  ['a handler that fails again', ['try, y = f(x); catch e, rethrow(e); end']],
  ['an error in the other branch', ['if x > 1, z = x; else, error("no"); end', 'y = z;']],
  ['an assertion', ['if x > 1, y = x; end', 'assert(x > 1);']],
  ['an early return with a value', ['if x > 1, y = 1; return; end', 'y = 2;']],
  ['a default by nargin', ['if nargin < 2, n = 3; m = 1; else, m = n; end', 'y = x * n * m;']],
  ['all numbers of arguments', ['if nargin == 1, y = x; elseif nargin == 2, y = n; end']],
  ['a default by exist', ['if x > 1, z = x; end', "if ~exist('z', 'var'), z = 1; end", 'y = z;']],
  ['the same condition', ['if x > 1, z = x; end', 'y = 0;', 'if x > 1, y = z; end']],
  ['a stronger condition', ['if x > 1, z = x; end', 'y = 0;', 'if x > 2, y = z; end']],
  ['the opposite one', ['if x > 1, z = x; end', 'if x <= 1, z = 0; end', 'y = z;']],
  ['a flag', ['has = false;', 'if x > 1, z = x; has = true; end', 'y = 0;', 'if has, y = z; end']],
  ['a computed flag', ['if x > 1, z = x; k = n; else, k = 0; end', 'y = 0;', 'if k > 0, y = z; end']],
  ['the first iteration', ['for k = 1:n, if k == 1, z = x; end, z = z * 2; end', 'y = 0;']],
  ['an output that is not wanted', ['y = x;', 'if nargout > 1, d = 2 * x; end'], 'function [y, d] = f(x)'],
  ['a choice by outputs', ['if nargout < 2, y = x; else, y = 0; d = x; end'], 'function [y, d] = f(x)'],
  ['a nested function', ['set();', 'y = z;', 'function set()', 'z = x;', 'end']],
  ['a global variable', ['global z', 'y = z * x;', 'z = y;']],
  ['a persistent variable', ['persistent z', 'if isempty(z), z = 0; end', 'z = z + x;', 'y = z;']],
  ['a file of values', ['load data', 'y = z * x;', 'if x > 1, z = 2; end']],
  ['a text that is run', ["eval('z = 1;');", 'if x > 1, z = 2; end', 'y = z;']],
  ['a function of the same name', ['max = max(x);', 'y = max;']],
  ['constants of the language', ['y = pi * x;', 'if x > 1, pi = 3; end']],
];

describe('variables that may have no value are told of', () => {
  it.each(unset)('behind %s', (_, lines, warning) => {
    expect(told(lines)).toEqual([`W211 ${warning}`]);
  });

  it.each(silent.map(([name, lines, head = plainHead]) => [name, lines, head] as const))(
    'not behind %s',
    (_, lines, head) => {
      expect(told(lines, head)).toEqual([]);
    },
  );

  it('in nested functions, too', () => {
    const lines = ['y = part(x);', 'function b = part(a)', 'if a > 1, c = a; end', 'b = c;', 'end'];
    expect(told(lines)).toEqual([`W211 5: ${may("'c'", inSome(4))}`]);
  });

  it('not in functions that take too long to follow', () => {
    const lines = Array.from({ length: 3000 }, (_, k) => `if x(${k}) > 1, a${k} = x; k${k} = 1; end`);
    const begin = process.cpuUsage().user;
    expect(told(['y = 0;', ...lines, 'y = a0;'])).toEqual([]);
    expect(process.cpuUsage().user - begin).toBeLessThan(10e6);
  });
});
