import { describe, expect, it } from 'vitest';
import type { Mode } from '../../src/contract/request.js';
import { differentiate } from '../../src/engine/differentiate.js';
import { inFunction } from '../in-function.js';

function told(text: string, mode: Mode = 'reverse', dependents = ['z']): string[] {
  const { files, diagnostics } = differentiate({
    ...{ files: [{ name: 'f.m', text }], function: 'f', independents: ['x'], dependents, mode },
  });
  return files.length === 0 ? ['no file'] : diagnostics.map((it) => `${it.code} ${it.message}`);
}

/** Halves an interval 60 times; the lines behind the middle choose its half. */
const bisection = (...lines: readonly string[]): string[] => [
  ...['lo = 0; hi = 5;', 'for k = 1:60', 'm = (lo + hi) / 2;', ...lines, 'end', 'z = m;'],
];
const halves = 'if m^2 > x, hi = m; else, lo = m; end';
const root = ['end', 'function m = root(f, lo, hi)', 'for k = 1:60', 'm = (lo + hi) / 2;'];

/** Programs with a result that is found by comparisons in steps, and the comparison that the warning names. */
const found: readonly (readonly [string, string, readonly string[]])[] = [
  ['a bisection', 'm^2 > x', bisection(halves)],
  ['one that goes on', 'm^2 > x', [...bisection(halves), 'z = 3 * exp(z);']],
  [
    'one to a tolerance',
    'm^3 < x',
    ['lo = 0; hi = 5;', 'while hi - lo > 1e-9', 'm = 0.5 * (lo + hi);'].concat([
      ...['if m^3 < x, lo = m; else, hi = m; end', 'end', 'z = lo;'],
    ]),
  ],
  [
    'one of signs of values',
    'flo * fm > 0',
    ['flo = -x;', ...bisection('fm = m^2 - x;', 'if flo * fm > 0, lo = m; flo = fm; else, hi = m; end')],
  ],
  ['one by a flag', 'm^2 > x', bisection('isAbove = m^2 > x;', 'if isAbove, hi = m; else, lo = m; end')],
  ['one by a mask', 'm^2 > x', bisection('c = m^2 > x;', 'hi = c * m + ~c * hi; lo = ~c * m + c * lo;')],
  ['one by masks of elements', 'm.^2 > x', bisection('c = m.^2 > x;', 'hi(c) = m(c); lo(~c) = m(~c);')],
  ['one by masks in place', 'm.^2 > x', bisection('hi(m.^2 > x) = m; lo(m.^2 <= x) = m;')],
  ['one by places', 'm^2 > x', bisection('hi(find(m^2 > x)) = m; i = find(m^2 <= x); lo(i) = m;')],
  [
    'one by a switch',
    'm > x',
    bisection('switch m > x', 'case true', 'hi = m;', 'otherwise, lo = m;', 'end'),
  ],
  ['one by merge', 'm > x', bisection('hi = merge(m > x, m, hi); lo = merge(m > x, lo, m);')],
  [
    'one by a function',
    'above(m, x)',
    bisection('if above(m, x), hi = m; else, lo = m; end').concat([
      ...['end', 'function c = above(m, x)', 'c = m^2 > x;'],
    ]),
  ],
  [
    'one of a function that is given',
    'f_handle(m, f_x) > 0',
    ['z = root(@(t) t^2 - x, 0, 5);', ...root, ...['if f(m) > 0, hi = m; else, lo = m; end', 'end']],
  ],
  [
    'one that calls itself',
    'm^2 > f',
    [
      ...['z = root(x, 0, 5);', 'end', 'function m = root(f, lo, hi)', 'm = (lo + hi) / 2;'],
      ...['if hi - lo > 1e-9', 'if m^2 > f, m = root(f, lo, m); else, m = root(f, m, hi); end', 'end'],
    ],
  ],
  [
    'one in fields',
    'm^2 > x',
    ['s.lo = 0; s.hi = 5;', 'for k = 1:60', 'm = (s.lo + s.hi) / 2;'].concat([
      ...['if m^2 > x, s.hi = m; else, s.lo = m; end', 'end', 'z = s.lo;'],
    ]),
  ],
  [
    'one in elements',
    'm^2 > x',
    [
      'I = [0 5];',
      'for k = 1:60',
      'm = mean(I);',
      'if m^2 > x, I(2) = m; else, I(1) = m; end',
      'end',
      'z = I(1);',
    ],
  ],
  [
    'one of nested functions',
    'halve(lo, hi, x)',
    ['lo = 0; hi = 5;', 'for k = 1:60', 'halve();', 'end', 'z = lo;', 'function halve()'].concat([
      ...['m = (lo + hi) / 2;', halves, 'end'],
    ]),
  ],
  [
    'a golden section',
    '(c - x)^2 < (d - x)^2',
    ['a = 0; b = 5;', 'while b - a > 1e-6', 'c = b - 0.618 * (b - a); d = a + 0.618 * (b - a);'].concat([
      ...['if (c - x)^2 < (d - x)^2, b = d; else, a = c; end', 'end', 'z = a;'],
    ]),
  ],
  [
    'steps that are halved',
    '(z + s)^2 <= x',
    ['z = 0; s = 1;', 'for k = 1:30', 'if (z + s)^2 <= x, z = z + s; end', 's = s / 2;', 'end'],
  ],
  [
    'steps up to a bound',
    'z > x',
    ['z = 0;', 'while true', 'z = z + 0.01 * cos(z);', 'if z > x, break, end', 'end'],
  ],
  [
    'steps until all is done',
    'z > x',
    ['z = 0; isDone = false;', 'while ~isDone', 'z = z + 0.01 * cos(z); isDone = z > x;', 'end'],
  ],
];

/** Programs that count, flag or select, or have a derivative. */
const silent: readonly (readonly [string, readonly string[]])[] = [
  ['a count', ['z = 0;', 'for k = 1:numel(x), if x(k) > 2, z = z + 1; end, end']],
  ['a count of steps', ['z = 0;', 'while abs(x^2 - 2) > 1e-9, x = (x + 2 / x) / 2; z = z + 1; end']],
  ['a count up to a break', ['z = 0;', 'while true', 'z = z + 1;', 'if z > x, break, end', 'end']],
  ['a share', ['n = 0;', 'for k = 1:numel(x), if x(k) > 2, n = n + 1; end, end', 'z = n / numel(x);']],
  ['a share that grows', ['z = 0;', 'for k = 1:numel(x), if x(k) > 2, z = z + 0.25; end, end']],
  ['a march of steps of one length', ['z = 0;', 'while z^2 < x, z = z + 1e-3; end']],
  ['a histogram', ['z = zeros(1, 4);', 'for k = 1:numel(x), b = floor(x(k)); z(b) = z(b) + 1; end']],
  ['a rank', ['z = 0;', 'for i = 1:3, for j = 1:3, if x(i) < x(j), z = z + 1; end, end, end']],
  ['a sum of flags', ['z = mean(x > 2);']],
  ['a flag', ['z = false;', 'for k = 1:3, if x > k, z = true; end, end']],
  ['a flag by functions', ['z = any(x > 2) && ~isempty(find(x < 0, 1));']],
  ['a sign that is turned', ['z = 1;', 'for k = 1:numel(x), if x(k) > 0, z = -z; end, end']],
  ['a product of signs', ['z = 1;', 'for k = 1:numel(x), z = z * sign(x(k)); end']],
  ['a constant of several', ['z = 1;', 'if x > 2, z = 2; elseif x > 1, z = 1.5; end']],
  [
    'an element that is chosen',
    ['t = [0.1 0.5 2.5]; z = t(1);', 'for k = 1:3, if x > t(k), z = t(k); end, end'],
  ],
  ['elements by a mask', ['t = [0.1 0.2 0.3];', 'z = sum(t(x > 1));']],
  ['one of two by a mask', ['a = 0.3; b = 0.7; c = x > 1;', 'z = c * a + ~c * b;']],
  [
    'the nearest',
    [
      'c = [0 1 2.5]; z = 0; b = Inf;',
      'for k = 1:3',
      'd = (x - c(k))^2;',
      'if d < b, b = d; z = c(k); end',
      'end',
    ],
  ],
  ['an index', ['z = 1;', 'for k = 2:numel(x), if x(k) > x(z), z = k; end, end']],
  ['an index of a function', ['[m, z] = max(x);']],
  [
    'an index that is searched for',
    ['t = [0 1 2 3 4]; lo = 1; hi = 5;', 'while hi - lo > 1', 'm = floor((lo + hi) / 2);'].concat([
      ...['if t(m) > x, hi = m; else, lo = m; end', 'end', 'z = t(lo);'],
    ]),
  ],
  ['text', ["if x > 2, z = 'large'; else, z = 'small'; end"]],
  ['what is rounded', ['z = round(x);']],
  [
    'a constant, beside comparisons',
    ['z = 0;', 'for k = 1:5, z = z + sin(k); end', 'if x > 9, disp(x), end'],
  ],
  [
    'a constant, beside errors',
    ['z = 0;', 'for k = 1:5', "if x < 0, error('no'); end", 'z = z + k^2 / 3;', 'end'],
  ],
  ['a sum for the size', ['z = 0;', 'for k = 1:numel(x), z = z + 1 / k; end']],
  ['steps of Newton', ['z = 1;', 'while abs(z^2 - x) > 1e-9, z = z - (z^2 - x) / (2 * z); end']],
  ['a step of Newton behind', [...bisection(halves), 'z = z - (z^2 - x) / (2 * z);']],
  ['fzero', ['z = fzero(@(t) t^2 - x, [0, 5]);']],
];

describe('results that depend on independents by comparisons only', () => {
  it.each(found)('are told of: %s', (_, comparison, lines) => {
    for (const mode of ['reverse', 'forward'] as const)
      expect(told(inFunction(...lines), mode)).toEqual([
        expect.stringMatching(
          /^W401 the result '[zmc]' of '(?:f|root|root_f_handle)' depends on the independents by comp/,
        ),
      ]);
    expect(told(inFunction(...lines))[0]).toContain(`, as '${comparison}': its derivative is zero`);
  });

  it.each(silent)('are not: %s', (_, lines) => {
    expect(told(inFunction(...lines))).toEqual([]);
  });

  it('are none of those that are not asked for', () => {
    const text = inFunction(...bisection(halves), 'y = x * 2;').replace('z = f', '[z, y] = f');
    expect(told(text, 'reverse', ['y'])).toEqual([]);
    expect(told(text, 'reverse', ['z', 'y'])).toEqual([
      expect.stringContaining("W401 the result 'z' of 'f'"),
    ]);
  });
});

describe('an integral over what jumps where a comparison says', () => {
  it.each([
    ['z = integral(@(t) t .* (t.^2 < x), 0, 1);', "'t.^2 < x'"],
    ['h = @(t) floor(t * x);', "'floor(t * x)'", 'z = quadgk(h, 0, 2) + x;'],
  ])('is told, as its derivative is not zero: %s', (first, comparison, second = '') => {
    for (const mode of ['reverse', 'forward'] as const)
      expect(told(inFunction(first, second), mode)).toEqual([
        expect.stringMatching(`^W402 the integrand depends .* as ${comparison.replace(/[.*()^]/g, '\\$&')}`),
      ]);
  });

  it.each([
    'z = integral(@(t) t .* (x > 0), 0, 1);',
    'z = integral(@(t) t .* (t > 0.5), 0, 1) * x;',
    'z = integral(@(t) x * (t > 0.5), 0, 1);',
  ])('is not where the jump does not move, or the run sees it: %s', (line) => {
    expect(told(inFunction(line)).filter((it) => it.startsWith('W402'))).toEqual([]);
  });
});

describe('the right-hand side of a differential equation', () => {
  it.each([
    ['z = lsode(@(y, t) 1 + (y > x), 0, [0 1]);', "'y > x'"],
    ['[t, y] = ode45(@(t, y) double(t < x) - y, [0 1], 1); z = y(end);', "'t < x'"],
    ['[t, y] = ode15s(@(t, y) floor(t * x) - y, [0 1], 1); z = y(end);', "'floor(t * x)'"],
  ])('is told where it jumps: %s', (line, comparison) => {
    for (const mode of ['reverse', 'forward'] as const)
      expect(told(inFunction(line), mode)).toEqual([
        expect.stringContaining(`W403 the right-hand side jumps where ${comparison}`),
      ]);
  });

  it.each([
    'z = lsode(@(y, t) x * (t > 0.5) - y, 0, [0 1]);',
    'z = lsode(@(y, t) y * (x > 0) - x, 0, [0 1]);',
    'z = lsode(@(y, t) max(t - x, 0) - y, 0, [0 1]);',
  ])('is not where the jump does not move, or is a kink: %s', (line) => {
    expect(told(inFunction(line))).toEqual([]);
  });

  it.each([
    ['max(t - x, 0) - y', "'max(t - x, 0)'"],
    ['rate(t, y, x)', "'y < x'"],
    ['x * y', undefined],
    ['x * norm([y t]) + sum(sin(y * (1:3)))', undefined],
  ])('must be smooth for second derivatives: %s', (rate, kink) => {
    const branches = ['end', 'function r = rate(t, y, x)', 'if y < x, r = x; else, r = y * t; end'];
    const text = inFunction(`z = lsode(@(y, t) ${rate}, 1, [0 1]);`, ...branches);
    for (const mode of ['reverse', 'forward'] as const) {
      const [first] = differentiate({
        files: [{ name: 'f.m', text }],
        function: 'f',
        independents: ['x'],
        mode,
      }).files;
      const dependents = [mode === 'reverse' ? 'a_x' : 'g_z'];
      const files = [{ name: first?.name ?? '', text: first?.text ?? '' }];
      const found = differentiate({ files, independents: ['x'], dependents, mode: 'forward' });
      expect(found.diagnostics.map((it) => it.code).filter((it) => it.startsWith('E'))).toEqual(
        kink === undefined ? [] : ['E408'],
      );
      if (kink !== undefined) expect(found.diagnostics[0]?.message).toContain(kink);
    }
  });
});
