import { inFunction } from './in-function.js';

/** Programs whose values leave the variables and may come back another way, each with its code. */
export const refusedOfHiddenWays: readonly (readonly [string, string, string])[] = [
  [
    'a value in a map with two names',
    'E302',
    inFunction('m = containers.Map();', 'n = m;', "n('a') = x;", "z = m('a');"),
  ],
  [
    'a value in a map in a field',
    'E302',
    inFunction('s.m = containers.Map();', "s.m('a') = x;", "z = s.m('a');"),
  ],
  [
    'a value that a function puts into a map before it fails',
    'E302',
    inFunction('m = containers.Map();', 'try, h(m, x); catch, end', "z = x * m('a');") +
      "function h(m, x)\nm('a') = x;\nerror('no');\nend\n",
  ],
  [
    'a value in a map that a function takes twice',
    'E302',
    inFunction('m = containers.Map();', 'h(m, m, x);', "z = x * m('a');") +
      "function h(m, n, x)\nm('a') = x;\nn('a') = 2 * m('a');\nend\n",
  ],
  [
    'a value that goes into a map which a caller gives',
    'E302',
    inFunction('g = h(g, x);', "z = g('a');") + "function m = h(m, x)\nm('a') = x;\nend\n",
  ],
  [
    'numbers from text that an error has',
    'E402',
    inFunction("try, error('%g', x); catch e, z = str2double(e.message); end"),
  ],
  ['numbers that go through a file', 'E402', inFunction("csvwrite('f', x);", "z = csvread('f');")],
  [
    'numbers that other programs get',
    'E402',
    inFunction("fprintf(g, '%g', x);", "[s, t] = system('run');", 'z = str2double(t);'),
  ],
  [
    'numbers that are kept beside a picture',
    'E402',
    inFunction("setappdata(0, 'x', x);", "z = getappdata(0, 'x');"),
  ],
  ['numbers that are drawn', 'E402', inFunction('[t, z] = stairs(1:2, x);')],
  [
    'objects of which nothing is known',
    'E402',
    inFunction('p = inputParser;', "if g, addRequired(p, 'x'); end", 'parse(p, x);', 'z = p.Results.x;'),
  ],
  [
    'an object of which nothing is known, by a method, in a function that gives no derivative back',
    'E402',
    inFunction('p = counter(3);', 'h(p, x);', 'z = x + p.value;') + 'function h(p, x)\np.add(x);\nend\n',
  ],
  [
    'options that a function keeps in an object',
    'E402',
    inFunction("z = x * h('a', x);") +
      "function z = h(varargin)\npersistent p\nif isempty(p)\np = inputParser();\np.addParameter('a', x);\nend\np.parse(varargin{:});\nz = p.Results.a;\nend\n",
  ],
  ['functions that are not known and may share something', 'E402', inFunction('keep(x);', 'z = x + kept();')],
];
