import { describe, expect, it } from 'vitest';
import { differentiate } from '../src/pipeline/differentiate.js';

const inFunction = (...lines: readonly string[]): string =>
  ['function z = f(x, g)', ...lines, 'end', ''].join('\n');

// What could give a silent wrong derivative is refused, each with its code.
const refused: readonly (readonly [string, string, string])[] = [
  ['a function without a rule', 'E401', inFunction('z = nobody(x);')],
  ['a function whose rule is missing', 'E402', inFunction('z = eig(x);')],
  ['arguments that no rule fits', 'E403', inFunction('z = max(x, x, 2);')],
  ['try', 'E301', inFunction('try', 'z = x;', 'catch', 'z = 0;', 'end')],
  [
    'unwind_protect',
    'E301',
    inFunction('unwind_protect', 'z = x;', 'unwind_protect_cleanup', 'z = x;', 'end'),
  ],
  ['global', 'E301', inFunction('global k', 'k = x;', 'z = k;')],
  ['persistent', 'E301', inFunction('persistent k', 'k = x;', 'z = k;')],
  ['parfor', 'E301', inFunction('parfor i = 1:3', 'z(i) = x;', 'end')],
  ['an assignment in an expression', 'E301', inFunction('y = z = x;')],
  ['varargin', 'E301', 'function z = f(varargin)\nz = 2;\nend\n'],
  ['a nested function', 'E301', 'function z = f(x)\nz = x;\n  function g()\n    z = 2;\n  end\nend\n'],
  ['cells', 'E302', inFunction('c{1} = x;', 'z = c{1};')],
  ['a list of cells', 'E302', inFunction('c = {x};', 'z = c{1};')],
  ['fields', 'E302', inFunction('s.a = x;', 'z = s.a;')],
  ['captured variables', 'E302', inFunction('h = @(t) t * x;', 'z = h(2);')],
  ['eval', 'E303', inFunction("eval('z = x;');", 'z = x;')],
  ['clear', 'E303', inFunction('y = x;', 'clear y', 'z = x;')],
  ['a handle', 'E304', inFunction('h = @sin;', 'z = h(x);')],
  ['a parameter that may be a handle', 'E304', inFunction('z = g(x);')],
  ['a script', 'E305', inFunction('setup', 'z = x;')],
  ['a function that is defined twice', 'E206', `${inFunction('z = x;')}${inFunction('z = 2;')}`],
  ['a script file', 'E201', 'x = 1;\n'],
];

describe('refused', () => {
  it.each(refused)('%s: %s', (_, code, text) => {
    const { files, diagnostics } = differentiate({
      files: [{ name: 'f.m', text }],
      independents: text.includes('varargin') ? ['varargin'] : text.includes('(x') ? ['x'] : undefined,
    });
    expect(files).toEqual([]);
    expect(diagnostics.map((it) => it.code)).toContain(code);
    expect(diagnostics.every((it) => it.line >= 1 && it.column >= 1)).toBe(true);
  });
});
