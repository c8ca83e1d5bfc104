import { inFunction } from './in-function.js';

const declared = (...lines: readonly string[]): string => inFunction(...lines, 'end', 'z = x;');

/** Blocks that declare arguments and outputs, and cannot become statements: what it is, the code, and the program. */
export const refusedOfDeclared: readonly (readonly [string, string, string])[] = [
  ['name-value arguments that are not the last', 'E301', declared('arguments', 'x', 'q.n = 3')],
  [
    'name-value arguments behind one that may be missing',
    'E301',
    'function z = f(x, o)\narguments\nx = 1\no.n = 2\nend\nz = x * o.n;\nend\n',
  ],
  [
    'name-value arguments whose defaults depend on others of them',
    'E301',
    'function z = f(x, o)\narguments\nx\no.n = 2\no.m = 2 * o.n\nend\nz = x * o.m;\nend\n',
  ],
  [
    'name-value arguments that are counted',
    'E301',
    'function z = f(x, o)\narguments\nx\no.n = 2\nend\nz = x * nargin;\nend\n',
  ],
  ['repeating arguments', 'E301', declared('arguments (Repeating)', 'x')],
  ['repeating outputs', 'E301', declared('arguments (Output, Repeating)', 'z')],
  ['a declared output that is none', 'E301', declared('arguments (Output)', 'y (1,1)')],
  ['a declared output with a size of one number', 'E301', declared('arguments (Output)', 'z (3)')],
  [
    'declared outputs of a function that is left within a try',
    'E301',
    declared('arguments (Output)', 'z', 'end', 'try', 'if x > 1, z = x; return, end', 'catch', 'z = x;'),
  ],
  ['a size of one number', 'E301', declared('arguments', 'x (3)')],
];
