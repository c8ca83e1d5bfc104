import { inFunction } from './in-function.js';

/** Programs that give several outputs, or values that are dealt, to parts of which too little is known, each with its code. */
export const refusedOfParts: readonly (readonly [string, string, string])[] = [
  [
    'cells that are given outputs',
    'E301',
    inFunction('c = cell(1, 2);', '[c{1:end}] = max(x);', 'z = c{1};'),
  ],
  [
    'cells whose number is an output beside them',
    'E301',
    `${inFunction('k = 1;', '[k, c{1:k}] = h(x);', 'z = numel(c) * x;')}function [k, y, w] = h(x)\nk = 2; y = x; w = x;\nend`,
  ],
  [
    'a field that is given outputs, as there may be several structures',
    'E301',
    inFunction("s = struct('a', {1, 2});", '[s.a] = max(x);', 'z = s(1).a;'),
  ],
  [
    'a list among other values that are dealt',
    'E301',
    inFunction('s.a = x;', 'c = cell(1, 2);', '[c{:}] = deal(s.a, x);', 'z = c{1};'),
  ],
  [
    'a field of several structures that is dealt in a try',
    'E301',
    inFunction(
      "s = struct('a', {1, 2});",
      'try',
      '[s.a] = deal(x);',
      'z = s(2).a;',
      'catch',
      'z = x;',
      'end',
    ),
  ],
  [
    'a field without a derivative, of several structures, that is dealt in a try',
    'E301',
    inFunction(
      "s = struct('a', {1, 2});",
      'try',
      '[s.a] = deal(5);',
      'z = s(2).a * x;',
      'catch',
      'z = x;',
      'end',
    ),
  ],
  ['one value that several variables are given', 'E301', inFunction('[y, z] = x;')],
  ['a sum that several variables are given', 'E301', inFunction('[y, z] = x + 1;')],
  ['a part that several variables are given', 'E301', inFunction('[y, z] = x(1);')],
  [
    'a field of elements with two indices that is dealt',
    'E301',
    inFunction("s = struct('a', {1, 2, 3});", '[s(1, 2:3).a] = deal(x);', 'z = s(2).a;'),
  ],
];
