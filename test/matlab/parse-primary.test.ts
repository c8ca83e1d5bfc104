import { expect, test } from 'vitest';
import { tree } from './tree.js';

test.each([
  '1',
  '1.',
  '.5',
  '1.5e3',
  '1e-3',
  '1E+3',
  '1d3',
  '1D3',
  '1i',
  '2.5J',
  '1_000',
  '0x1F',
  '0xFFu8',
  '0b101',
  '0B1s16',
])('the number %s is one literal with its text', (number) => {
  expect(tree(`x = ${number};`)).toBe(`(binary = x ${number})`);
});

test.each([
  // A dot belongs to the operator behind it.
  ['1./a;', '(binary ./ 1 a)'],
  ['1.*a;', '(binary .* 1 a)'],
  ["1.';", "(unary .' 1)"],
  ['1..^2;', '(binary .^ 1. 2)'],
  ['1.e3;', '1.e3'],
  ['[1 .5];', '(unary [] (row-list (item-list 1 .5)))'],
  // Strings
  ["'it''s';", "'it''s'"],
  ['"say ""hi""\\n";', '"say ""hi""\\n"'],
  ['"a\\"b";', '"a\\"b"'],
  ['"it\'s";', '"it\'s"'],
  ["'a\"b % c';", "'a\"b % c'"],
  ['"two \\\nlines";', '"two \\\nlines"'],
  // No string in Octave, where the backslash escapes the quote.
  ['"C:\\";', '"C:\\"'],
  ["x = 'a';y = 'b';", "(binary = x 'a')\n(binary = y 'b')"],
  ["disp 'a';", "(command disp 'a')"],
  // Functions as values
  ['@sin;', '(function-handle sin)'],
  ['@pkg.sub.f;', '(function-handle pkg.sub.f)'],
  ['@(x) x + 1;', '(anonymous-function (param-list x) (sum (op + x) (op + 1)))'],
  ['@() f (1);', '(anonymous-function (param-list) (array f (param-list 1)))'],
  [
    '@(~, varargin) varargin{:};',
    '(anonymous-function (param-list (ignored) varargin) (array varargin (cell-index (param-list (colon)))))',
  ],
  ['@(x = 1) x;', '(anonymous-function (param-list (binary = x 1)) x)'],
  ["@()'a';", "(anonymous-function (param-list) 'a')"],
  [
    '@(x) @(y) x * y;',
    '(anonymous-function (param-list x) (anonymous-function (param-list y) (binary * x y)))',
  ],
  [
    'f(@(v) v(end));',
    '(array f (param-list (anonymous-function (param-list v) (array v (param-list (end))))))',
  ],
  ['?pkg.name;', '(metaclass pkg.name)'],
  ['((a));', '(unary () (unary () a))'],
  // Words that only Octave reserves are names in MATLAB.
  ['do = 3; x = do + until;', '(binary = do 3)\n(binary = x (sum (op + do) (op + until)))'],
  ['do = 3; do(2) = do;', '(binary = do 3)\n(binary = (array do (param-list 2)) do)'],
  ['@(do, endif) do + endif;', '(anonymous-function (param-list do endif) (sum (op + do) (op + endif)))'],
])('%s', (program, expected) => {
  expect(tree(program)).toBe(expected);
});
