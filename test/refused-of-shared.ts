import { inFunction } from './in-function.js';

/** A program whose sub-function counts how often it is called. */
const counting = (...lines: readonly string[]): string =>
  `${inFunction(...lines)}function k = next()\nglobal n\nn = n + 1;\nk = n;\nend\n`;

/** A program with a nested function that changes what it shares, and one that calls handles. */
const nesting = (...lines: readonly string[]): string =>
  ['function z = f(x, g)', 'n = x;', ...lines, 'function k = next(t)', 'n = n + t;', 'k = n;', 'end', 'end']
    .concat('function k = call(h)', 'k = h(2);', 'end', '')
    .join('\n');

/** A program with nested functions of which one reads what another, and the function around, change. */
const reading = (...lines: readonly string[]): string =>
  ['function z = f(x)', 'v = x;', ...lines, 'function k = read(t)', 'k = t * v;', 'end']
    .concat('function k = change(t)', 'v = v + t;', 'k = v;', 'end', 'end', '')
    .join('\n');

/** A program that gives what it gave before where a condition holds. */
const keeping = (key: string, condition: string, ...behind: readonly string[]): string =>
  inFunction(
    'persistent lx lv',
    `if isempty(lv) || ~(${condition})`,
    `${key} = ${key.includes('.') ? 'num2str(x)' : 'x'};`,
    'lv = x^3;',
    'end',
    'z = lv;',
    ...behind,
  );

/** A function that keeps results of its last call, which are found by two parameters. */
const caching = (key: string, miss: string, hit = 'v = kv;'): string =>
  `${inFunction('z = h(x, 2) * h(2 * x, 3);')}function v = h(p, q)\npersistent kp kq kv n\nif isempty(n)\nn = 0;\nend\nif isequal(kp, ${key}) && isequal(kq, q)\n${hit}\nelse\n${miss}\nkv = v;\nend\nend\n`;

export const refusedOfShared: readonly (readonly [string, string, string])[] = [
  ['a handle of a function that changes a global', 'E311', counting('h = @next;', 'z = x;')],
  ['a change by a handle of two functions', 'E311', nesting('z = call(@next) * call(@sin);')],
  [
    'a change of what an anonymous function has captured',
    'E311',
    nesting('h = @() n * next(1);', 'z = h();'),
  ],
  ['a change by a handle in a cell', 'E311', nesting('h = {@next};', 'z = call(h{1});')],
  ['a change by a handle in an index', 'E311', nesting('z = call(@next);', 'h = cellfun(@next, {1});')],
  ['a change by a handle in try', 'E311', nesting('z = x;', 'try', 'z = call(@next);', 'catch', 'end')],
  [
    'a change by a handle that is called in try',
    'E311',
    nesting('z = 1;', 'h = @next;', 'try', 'z = h(x);', 'end'),
  ],
  [
    'a change by a handle of a function that returned',
    'E311',
    'function z = f(x)\nh = counter(x);\nz = h(1) * h(2);\nend\n' +
      'function h = counter(n)\nh = @next;\nfunction k = next(t)\nn = n + t;\nk = n;\nend\nend\n',
  ],
  [
    'a change by a handle of a function that runs again',
    'E311',
    'function z = f(x)\nz = g(x, 2, []);\nend\nfunction z = g(n, k, h)\nif k > 0\nz = g(n / 2, k - 1, @next);\n' +
      'else\nz = h(1);\nend\nz = z + n;\nfunction k = next(t)\nn = n + t;\nk = n;\nend\nend\n',
  ],
  [
    'a change by a handle that the function around keeps',
    'E311',
    'function z = f(x)\nh = [];\nz = g(x, 1);\nz = z + g(2 * x, 2);\nfunction z = g(n, k)\nif k == 1, h = @next; end\n' +
      'z = h(1) + n;\nfunction k = next(t)\nn = n + t;\nk = n;\nend\nend\nend\n',
  ],
  [
    'a change by handles of functions that run in different ones',
    'E311',
    nesting('z = call(@next) + other(x);') +
      'function z = other(n)\nz = call(@next);\nfunction k = next(t)\nn = n + t;\nk = n;\nend\nend\n',
  ],
  [
    'a change by a handle that counts its results',
    'E311',
    'function z = f(x)\nn = x;\nh = @next;\n[z, y] = h(2);\nfunction [k, j] = next(t)\nn = n + nargout * t;\nk = n;\nj = n;\nend\nend\n',
  ],
  [
    'a change of what a handle reads that is called later',
    'E311',
    reading('h = @(t) read(t);', 'v = 2 * v;', 'z = h(x);'),
  ],
  [
    'a change of what a handle reads that is lent and kept',
    'E311',
    reading('h = keep(@(t) read(t));', 'v = 2 * v;', 'z = h(x);') +
      'function g = keep(h)\ng = @(t) h(t);\nend\n',
  ],
  [
    'a change of what a handle reads that another gives back',
    'E311',
    reading('h = call(@(s) @() read(s));', 'v = 2 * v;', 'z = h();') +
      'function k = call(h)\nk = h(2);\nend\n',
  ],
  [
    'a change of what a handle reads that is lent to one that another gives back',
    'E311',
    reading('h = keep(@(s) read(s));', 'v = 2 * v;', 'z = h();') +
      'function k = keep(h)\nk = call(@(t) @() h(t));\nend\nfunction k = call(h)\nk = h(2);\nend\n',
  ],
  [
    'a change of what a handle reads by another handle that is lent with it',
    'E311',
    reading('z = both(@(t) read(t), @change);') +
      'function z = both(g, h)\nz = h(g(1));\nz = z * g(2);\nend\n',
  ],
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
  ['a global variable that begins with a call', 'E312', inFunction('global n = rand', 'z = x * n;')],
  [
    'a persistent variable that begins with what hides a constant',
    'E207',
    inFunction('persistent n = pi', 'pi = x;', 'h = @(pi) pi;', 'z = h(pi) * n;'),
  ],
  ['an unknown function beside a global', 'E312', counting('z = x * next() * mystery(3);')],
  [
    'recursion with globals and any number of arguments',
    'E312',
    'function z = f(x)\nglobal n\nn = 1;\nz = x;\nif nargin > 1, z = f(x); end\nend\n',
  ],
  [
    'a number that an earlier call has kept, changed behind',
    'E313',
    keeping('lx', 'isequal(lx, x)', 'lv = lv + 1;'),
  ],
  [
    'a number that an earlier call has kept, of which another is computed',
    'E313',
    inFunction('persistent lx ly', 'if isequal(x, lx), z = 2 * ly; else, z = sum(x.^2); lx = x; ly = z; end'),
  ],
  [
    'a number that an earlier call has kept, under one of two',
    'E313',
    caching('p(1)', 'v = p^3 * q; kp = p;'),
  ],
  [
    'a number that an earlier call has kept, and counted',
    'E313',
    caching('p', 'n = n + 1; v = q * p^3; kp = p; kq = q;'),
  ],
  [
    'a count of what was looked for',
    'E313',
    caching('p', 'v = q * p^3; kp = p; kq = q;', 'n = n + 1; v = kv;'),
  ],
  [
    'a number that an earlier call has kept, given otherwise',
    'E313',
    caching('p', 'v = q * p^3; kp = p; kq = q;', 'v = 2 * kv;'),
  ],
  [
    'a number that an earlier call has kept, and another key',
    'E313',
    caching('p', 'v = q * p^3; kp = 2 * p; kq = q;'),
  ],
  [
    'a number that an earlier call has kept, where it is random',
    'E313',
    caching('p', 'v = q * p^3 * rand; kp = p; kq = q;'),
  ],
  [
    'a number that an earlier call has kept, and somebody else changes',
    'E313',
    `${inFunction('global kv', 'z = h(x);', 'kv = 3;', 'z = z * h(x);')}function v = h(p)\nglobal kp kv\nif isequal(kp, p)\nv = kv;\nelse\nv = p^3;\nkv = v;\nkp = p;\nend\nend\n`,
  ],
  ['a number that an earlier call has kept under a close one', 'E313', keeping('lx', 'norm(x - lx) < 1e-12')],
  ['a number that an earlier call has kept in a list', 'E313', keeping('lx', 'any(lx == x)')],
  [
    'a number that an earlier call has kept under a text',
    'E313',
    keeping('lx.key', 'strcmp(lx.key, num2str(x))'),
  ],
  [
    'a number that an earlier call of a function has kept',
    'E313',
    `${inFunction('z = h(x) * h(2 * x);')}function v = h(t)\nglobal seen\nif isempty(seen) || seen(1) ~= t\nseen = [t, t^2];\nend\nv = seen(2);\nend\n`,
  ],
  [
    'a number that an earlier call has kept, compared by another function',
    'E313',
    `${keeping('lx', 'same(lx, x)')}function t = same(a, b)\nt = all(a == b);\nend\n`,
  ],
  [
    'exist of a variable that a nested function gives a value',
    'E303',
    "function z = f(x)\nz = h(x);\nif exist('a', 'var'), z = z * a; end\nfunction r = h(t)\nr = t;\nif t > 1, a = t; end\nend\nend\n",
  ],
  ['exist of a variable in capitals', 'E303', inFunction('global A_B', "z = exist('A_B') * x;")],
  ['exist of a global variable', 'E303', inFunction('global y', "z = exist('y', 'var') * x;")],
  [
    'exist of a parameter that has the name of a function',
    'E303',
    "function z = f(x, beta)\nif ~exist('beta'), beta = 2; end\nz = x * beta;\nend\n",
  ],
];
