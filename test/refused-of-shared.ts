import { inFunction } from './in-function.js';

/** A program whose sub-function counts how often it is called. */
const counting = (...lines: readonly string[]): string =>
  `${inFunction(...lines)}function k = next()\nglobal n\nn = n + 1;\nk = n;\nend\n`;

export const refusedOfShared: readonly (readonly [string, string, string])[] = [
  ['a handle of a function that changes a global', 'E311', counting('h = @next;', 'z = x;')],
  ['an anonymous function that changes a global', 'E311', counting('h = @() next();', 'z = x;')],
  ['a change behind &&', 'E311', counting('z = x;', 'if x > 1 && next() > 2, z = 2; end')],
  ['a change in a case', 'E311', counting('switch 2', 'case next()', 'z = x;', 'end')],
  ['a change behind until', 'E311', counting('do', 'z = x;', 'until next() > 3')],
  [
    'a change by the function itself in try',
    'E311',
    inFunction(
      'global n',
      'n = x;',
      'z = x;',
      'try',
      'if x > 1, z = f(x - 1, g); end',
      'catch',
      'z = n;',
      'end',
    ),
  ],
  [
    'a change in try for lists of cells',
    'E311',
    `${inFunction('z = x;', 'try', 'z = within(x);', 'catch', 'end')}function z = within(x)\n[c{1:2}] = both(x);\nz = c{2};\nend\nfunction [a, b] = both(k)\nglobal n\nn = k;\na = k;\nb = n;\nend\n`,
  ],
  ['a change in parfor', 'E311', counting('parfor i = 1:3', 'z = x * next();', 'end')],
  [
    'a change with an end around',
    'E311',
    counting('global n', 'v = x;', 'z = n * v(pick(end));') +
      'function k = pick(j)\nglobal n\nn = j;\nk = j;\nend\n',
  ],
  ['a change on one side only of what depends on it', 'E311', counting('z(next()) = next() * x;')],
  ['a change in an index of what is changed', 'E311', counting('global n', 'z = x * n(next());')],
  [
    'a command that changes a global',
    'E311',
    `${inFunction('put 3', 'z = x;')}function put(k)\nglobal n\nn = k;\nend\n`,
  ],
  [
    'any number of outputs that are counted',
    'E311',
    `${inFunction('[c{1, 1:2}] = h(3);', 'z = x;')}function [a, b] = h(k)\na = nargout;\nb = k;\nend\n`,
  ],
  [
    'a global declared too late',
    'E312',
    inFunction('n = 3;', 'if x > 1', 'global n', 'end', 'n = x;', 'z = n;'),
  ],
  ['a global with two beginnings', 'E312', counting('global n = 3', 'z = x * next();')],
  ['a persistent variable that begins with a call', 'E312', inFunction('persistent n = rand', 'z = x * n;')],
  [
    'a persistent variable that begins with what hides a constant',
    'E312',
    inFunction('persistent n = pi', 'pi = x;', 'z = pi * n;'),
  ],
  ['an unknown function beside a global', 'E312', counting('z = x * next() * mystery(3);')],
  [
    'recursion with globals and any number of arguments',
    'E312',
    'function z = f(x)\nglobal n\nn = 1;\nz = x;\nif nargin > 1, z = f(x); end\nend\n',
  ],
  ['exist of a global variable', 'E303', inFunction('global y', "z = exist('y', 'var') * x;")],
  [
    'exist of a parameter that has the name of a function',
    'E303',
    "function z = f(x, beta)\nif ~exist('beta'), beta = 2; end\nz = x * beta;\nend\n",
  ],
];
