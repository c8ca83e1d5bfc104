import { inFunction } from './in-function.js';

/** Programs whose active values would be rounded, each with its code. */
export const refusedOfIntegers: readonly (readonly [string, string, string])[] = [
  ['arithmetic with an integer', 'E306', inFunction('z = x * int32(2);')],
  ['an integer in a structure', 'E306', inFunction('q.n = int32(2);', 'p = q;', 'z = x * p.n;')],
  [
    'an integer among results in a list',
    'E306',
    [
      'function z = f(x)\n[a, b] = g(x);\nz = a * b;\nend',
      'function varargout = g(x)\nvarargout = {x, int32(3)};\nend\n',
    ].join('\n'),
  ],
  [
    'an integer among arguments in a list',
    'E306',
    [
      'function z = f(x)\nz = g(x, 2, int32(3));\nend',
      'function z = g(x, varargin)\nz = x * varargin{2};\nend\n',
    ].join('\n'),
  ],
  [
    'an integer among the values of a field',
    'E306',
    [
      "function z = f(x)\ns = struct('n', {2, int32(3)});\nz = g(x, s.n);\nend",
      'function y = g(x, b, c)\ny = x * c;\nend\n',
    ].join('\n'),
  ],
  [
    'an integer behind cells that are given to a function',
    'E306',
    [
      'function z = f(x)\nc = {2, 3};\nk = 1:2;\nz = g(c{k}, int32(3), x);\nend',
      'function y = g(a, b, c, d)\ny = d * c;\nend\n',
    ].join('\n'),
  ],
  [
    'a map that makes integers of what it takes',
    'E306',
    inFunction(
      "m = containers.Map('KeyType', 'char', 'ValueType', 'int32');",
      "m('a') = 3;",
      "z = x * m('a');",
    ),
  ],
  [
    'a map of integers in a structure',
    'E306',
    inFunction("q.m = containers.Map('a', int8(3));", "z = x * q.m('a');"),
  ],
  [
    'integers that come into a map',
    'E306',
    inFunction("q.m = containers.Map('a', 3);", "q.m('b') = int8(3);", "z = x * q.m('b');"),
  ],
  [
    'integers that are keys of a map',
    'E306',
    inFunction(
      "m = containers.Map('KeyType', 'int32', 'ValueType', 'any');",
      'm(3) = 2;',
      'k = keys(m);',
      'z = x * k{1};',
    ),
  ],
  [
    'integers that a map is made with',
    'E306',
    inFunction('m = containers.Map({int32(3)}, {2});', 'k = m.keys();', 'z = x * k{1};'),
  ],
  [
    'an integer in a loop over cells',
    'E306',
    inFunction('c = {x, int32(2)};', 'for t = c, z = x * t{1}; end'),
  ],
  [
    'an integer in an element of a structure array that a function gets',
    'E306',
    [
      'function z = f(x)\ns(2).n = int32(2);\ns(1).v = x;\np.q = s;\nz = g(p);\nend',
      'function y = g(p)\ny = p.q(1).v * p.q(2).n;\nend\n',
    ].join('\n'),
  ],
  ['an integer among cells', 'E306', inFunction("c = {'a', int8(3)};", 'z = x * c{2};')],
  [
    'an integer that moves among cells',
    'E306',
    inFunction('c = {1, int8(2)};', 'c(1) = [];', 'z = x * c{1};'),
  ],
  [
    'an integer that comes among cells',
    'E306',
    inFunction('c = {1, 2};', 'c(1) = {int8(3)};', 'z = x * c{1};'),
  ],
  [
    'an integer behind any number of cells',
    'E306',
    inFunction('d = {};', 'c = {d{:}, int8(3)};', 'z = x * c{1};'),
  ],
  ['an integer in a cell by another number', 'E306', inFunction('c{1} = int8(3);', 'z = x * c{1.0};')],
  ['a mask in a structure', 'E306', inFunction("q = struct('m', x > 1);", 'q.m(1) = x;', 'z = q.m;')],
  ['a mask among cells', 'E306', inFunction('c{1} = x > 1;', 'c{1}(1) = x;', 'z = c{1};')],
  [
    'how many values a map holds, which is a uint64',
    'E306',
    inFunction("m = containers.Map('a', 1);", 'n = m.Count;', 'z = x / n;'),
  ],
  ['a function that keeps integers', 'E306', inFunction('z = x + bitshift(int32(7), 1);')],
  ['a class of integers by a name', 'E306', inFunction("k = 'int8';", 'z = x * cast(3, k);')],
  ['the class of an integer', 'E306', inFunction('v = int8(2);', 'z = x * ones(1, 1, class(v));')],
  ['a time that is measured, which is a uint64', 'E306', inFunction('t = tic();', 'z = x * t;')],
  ['the largest integer', 'E306', inFunction('z = x * intmax;')],
  ['a hexadecimal literal', 'E306', inFunction('z = x * 0x2;')],
  ['an integer in a loop', 'E306', inFunction('z = 0;', 'for k = int8(1:3)', 'z = z + k * x;', 'end')],
  ['an element of an array of integers', 'E306', inFunction("z = zeros(1, 2, 'int32');", 'z(1) = x;')],
  ['an element of a mask', 'E306', inFunction('z = true(1, 2);', 'z(1) = x;')],
  ['a number among characters', 'E306', inFunction("z = sum(['a', x]);")],
  [
    'an integer that a function gives back',
    'E306',
    'function z = f(x)\nz = x * g(2);\nend\nfunction k = g(k)\nk = uint8(k);\nend\n',
  ],
];
