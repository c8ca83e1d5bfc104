import { describe, expect, it } from 'vitest';
import { differentiate, type DifferentiateRequest } from '../../src/engine/differentiate.js';

function tangent(
  lines: readonly string[],
  request: Partial<DifferentiateRequest> = {},
): ReturnType<typeof differentiate> {
  const files = [{ name: 'f.m', text: `${lines.join('\n')}\n` }];
  return differentiate({
    files,
    mode: 'forward',
    ...request,
    options: { 'show-banner': 'no', runtime: 'path', ...request.options },
  });
}

function codeOf(...given: Parameters<typeof tangent>): string[] {
  const { files, diagnostics } = tangent(...given);
  expect(diagnostics).toEqual([]);
  return files[0]!.text.trimEnd().replaceAll(sizeCheck, '').split('\n');
}

/** The check of the size of a tangent, which \`test/octave/tangent-sizes.test.ts\` looks at. */
const sizeCheck = / {2}if ~isequal\(size\(\w+\), size\(\w+\)\)\n.*Adjoinery:seedSize.*\n {2}end\n/g;

describe('tangents', () => {
  it('stand before their values, without temporaries that are read once', () => {
    const lines = ['function z = f(x, y)', '  z = y - sin(2 * x) .* cos(y); % both', 'end'];
    expect(codeOf(lines, { independents: ['x'] })).toEqual([
      'function [g_z, z] = g_f(g_x, x, y)',
      '  t1 = 2 * x;',
      '  t2 = cos(y);',
      '  g_z = -(g_x .* 2 .* cos(t1) .* t2);',
      '  z = y - sin(t1) .* t2; % both',
      'end',
    ]);
  });

  it('are refused for jumps after which Octave runs but the first statement of a clean-up', () => {
    const program = (inner: readonly string[]): string[] => [
      ...['function z = f(x)', 'z = x;', 'for i = 1:2', 'unwind_protect', ...inner],
      ...['unwind_protect_cleanup', 'z = 2 * z;', 'end_unwind_protect', 'end', 'end'],
    ];
    const codes = (inner: readonly string[]): string[] =>
      tangent(program(inner)).diagnostics.map(({ code }) => code);
    expect(codes(['if z > i, continue; end', 'z = z * x;'])).toEqual(['E301']);
    expect(codes(['for k = 1:2', 'if z > k, continue; end', 'z = z * x;', 'end'])).toEqual([]);
    expect(codes(['if z > i, break; end', 'z = z * x;'])).toEqual([]);
  });

  it('leave loops, jumps and tries as they are', () => {
    const lines = [
      'function z = f(x, n)',
      '  z = 1;',
      '  for k = 1:numel(x) - n',
      '    if x(k) < 0',
      '      continue;',
      '    elseif x(k) > 9',
      '      return;',
      '    end',
      '    try',
      '      z = z * x(k + 1);',
      '    catch',
      '      break;',
      '    end',
      '  end',
      'end',
    ];
    expect(codeOf(lines, { independents: ['x'] })).toEqual([
      'function [g_z, z] = g_f(g_x, x, n)',
      '  g_z = 0;',
      ...lines.slice(1, 9),
      '      g_t1 = g_z .* x(k + 1) + g_x(k + 1) .* z;',
      '      z = z * x(k + 1);',
      '      g_z = g_t1;',
      ...lines.slice(10),
    ]);
  });

  it('grow and shrink with their values', () => {
    const lines = ['function x = f(x)', '  x(end + 1) = x(1)^2;', '  x(2) = [];', '  x(3) = 7;', 'end'];
    expect(codeOf(lines)).toEqual([
      'function [g_x, x] = g_f(g_x, x)',
      '  g_x(end + 1) = 2 .* g_x(1) .* x(1);',
      '  x(end + 1) = x(1)^2;',
      '  g_x(2) = [];',
      '  x(2) = [];',
      '  g_x(3) = 0;',
      '  x(3) = 7;',
      'end',
    ]);
  });

  it('go through functions, whose arguments are counted without them', () => {
    const lines = [
      'function z = f(x, n)',
      '  z = g(x, n) + g(n, x, 3);',
      'end',
      'function y = g(a, b, c)',
      '  if nargin < 3',
      '    c = nargin;',
      '  end',
      '  y = a * b * c;',
      'end',
    ];
    expect(codeOf(lines, { independents: ['x'], options: { 'forward-prefix': 'd_' } })).toEqual([
      'function [d_z, z] = d_f(d_x, x, n)',
      '  [d_t1, t1] = d_g(d_x, x, zeros(size(n)), n);',
      '  [d_t2, t2] = d_g(zeros(size(n)), n, d_x, x, 3);',
      '  d_z = d_t1 + d_t2;',
      '  z = t1 + t2;',
      'end',
      '',
      'function [d_y, y] = d_g(d_a, a, d_b, b, c)',
      '  if nargin < 5',
      '    c = sum(nargin >= [2, 4, 5]);',
      '  end',
      '  d_y = (d_a * b + a * d_b) * c;',
      '  y = a * b * c;',
      'end',
    ]);
  });

  it('are not shown where values are', () => {
    const lines = ['function z = f(x)', '  z = g(x)', 'end', 'function y = g(x)', '  y = sin(x)', 'end'];
    expect(codeOf(lines)).toEqual([
      'function [g_z, z] = g_f(g_x, x)',
      '  [g_z, z] = g_g(g_x, x);',
      '  z',
      'end',
      '',
      'function [g_y, y] = g_g(g_x, x)',
      '  g_y = g_x .* cos(x);',
      '  y = sin(x)',
      'end',
    ]);
  });

  it('have the structure of their values', () => {
    const lines = ['function s = f(x)', "  s = struct('n', 2, 'v', x);", '  s.c = {x, 1};', 'end'];
    expect(codeOf(lines)).toEqual([
      'function [g_s, s] = g_f(g_x, x)',
      "  g_s = struct('n', 0, 'v', g_x);",
      "  s = struct('n', 2, 'v', x);",
      '  g_s.c = {g_x, 0};',
      '  s.c = {x, 1};',
      'end',
    ]);
  });
});

describe('tangents in many directions', () => {
  const many = { options: { directions: 'many' } };

  it('are made at once by what is linear and elementwise', () => {
    const lines = ['function z = f(x, y, n)', '  z = sum(y - sin(2 * x) .* n(1), 1);', 'end'];
    expect(codeOf(lines, { independents: ['x', 'y'], ...many })).toEqual([
      'function [d_z, z] = d_f(d_x, x, d_y, y, n)',
      '  ndirs = adm_directions(2, {d_x, x}, {d_y, y}, {n});',
      '  t1 = 2 * x;',
      '  d_z = sum(d_y - d_x .* 2 .* cos(t1) .* n(1), 1);',
      '  z = sum(y - sin(t1) .* n(1), 1);',
      'end',
    ]);
  });

  it('are made one after the other by the rest, of the same formula', () => {
    const lines = ['function z = f(x, A)', '  z = A \\ [x; 2];', 'end'];
    expect(codeOf(lines, { independents: ['x'], ...many })).toEqual([
      'function [d_z, z] = d_f(d_x, x, A)',
      '  ndirs = adm_directions(2, {d_x, x}, {A});',
      '  t1 = [2];',
      '  d_t1 = adm_pages_moved(ndirs, 2, @(d_x) [d_x; zeros(size(t1))], d_x);',
      '  d_z = adm_pages_each(ndirs, 2, @(d_t1) A \\ d_t1, d_t1);',
      '  z = A \\ [x; t1];',
      'end',
    ]);
  });

  it('go through functions and containers', () => {
    const lines = [
      ...['function z = f(x)', '  z = g({x, 2});', 'end'],
      ...['function y = g(c)', '  y = zeros(2, 1);', '  y(2, 1) = c{1} * c{2};', 'end'],
    ];
    expect(codeOf(lines, many)).toEqual([
      'function [d_z, z] = d_f(d_x, x)',
      '  ndirs = adm_directions(2, {d_x, x});',
      '  [d_z, z] = d_g(ndirs, {d_x, zeros(1, 1, ndirs)}, {x, 2});',
      'end',
      '',
      'function [d_y, y] = d_g(ndirs, d_c, c)',
      '  d_y = zeros(2, 1, ndirs);',
      '  y = zeros(2, 1);',
      '  d_y(2, 1, :) = adm_pages_times(d_c{1}, adm_matrix(c{2}));',
      '  y(2, 1) = c{1} * c{2};',
      'end',
    ]);
  });

  it('are turned for a function that does the work, where the directions come first', () => {
    const options = { ...many.options, 'direction-dimension': 'first', 'optional-arguments': 'any' };
    const first = { options };
    const lines = ['function z = f(x, n)', '  if nargin < 2', '    n = 2;', '  end', '  z = n * x;', 'end'];
    expect(codeOf(lines, { ...first, independents: ['x'] }).slice(0, 8)).toEqual([
      'function [d_z, z] = d_f(d_x, x, n)',
      '  if nargin >= 3',
      '    [d_z, z] = d_trailing_f(adm_directions_last(d_x, x), x, n);',
      '  else',
      '    [d_z, z] = d_trailing_f(adm_directions_last(d_x, x), x);',
      '  end',
      '  d_z = adm_directions_first(d_z, z);',
      'end',
    ]);
    const lists = ['function z = f(varargin)', '  z = varargin{1};', 'end'];
    expect(tangent(lists, first).diagnostics.map((it) => it.code)).toEqual(['E407']);
  });

  it('become numbers of index sets for patterns', () => {
    const lines = ['function [z, k] = f(x, n)', '  z = [x(n) .* x, 1];', '  k = n;', 'end'];
    const patterns = { options: { directions: 'pattern' }, independents: ['x'] };
    expect(codeOf(lines, patterns)).toEqual([
      'function [g_z, z, g_k, k] = g_f(g_x, x, n)',
      "  adm_sets('start');",
      '  [g_z, z, g_k, k] = g_trailing_f(adm_sets_given(g_x, x), x, n);',
      '  g_z = adm_sets_found(g_z, z);',
      '  g_k = adm_sets_found(g_k, k);',
      'end',
      '',
      'function [g_z, z, g_k, k] = g_trailing_f(g_x, x, n)',
      '  t1 = x(n) .* x;',
      '  g_z = [adm_sets_product(t1, x(n), g_x(n), x, g_x), 0];',
      '  z = [t1, 1];',
      '  k = n;',
      '  g_k = zeros(size(k));',
      'end',
    ]);
    // A rule of the user's, of a name that moves elements in the library, tells no more than that all may depend on all.
    const own = [
      '<rules xmlns="urn:adjoinery:rules"><rule name="merge" args="a b c" linear="a b c">',
      ...['a', 'b', 'c'].map((it) => `<adjoint of="${it}">a_z</adjoint>`),
      ...['1', '2'].map((it) => `<try a="${it}" b="2" c="3"/>`),
      '</rule></rules>',
    ].join('');
    const merged = ['function z = f(x)', '  z = merge(x(1), x(2), x(3));', 'end'];
    expect(codeOf(merged, { ...patterns, rules: [{ name: 'own.xml', text: own }] })).toContain(
      '  g_z = adm_sets_all(z, g_x(1), g_x(2), g_x(3));',
    );
    const lists = ['function z = f(varargin)', '  z = varargin{1};', 'end'];
    expect(tangent(lists, { options: patterns.options }).diagnostics.map((it) => it.code)).toEqual(['E407']);
  });

  it('look at arrays that a class by name may make of any number of dimensions', () => {
    const ones = (last: string): string => {
      const lines = ['function z = f(x, n, last)', `  z = x(1) .* ones(n, last) .* x(2)${last};`, 'end'];
      return codeOf(lines, { independents: ['x'], ...many }).join('\n');
    };
    expect([ones('').includes('adm_matrix'), ones(' + last').includes('adm_matrix')]).toEqual([true, false]);
  });

  it('take arrays of more than two dimensions where they are told to', () => {
    const twice = ['function z = f(x)', '  z = x(:, :, 2) .* 3 + x(1, 1, 1);', 'end'];
    expect(tangent(twice, many).diagnostics.map((it) => it.code)).toEqual(['E406']);
    const lines = ['function z = f(x)', '  z = x(:, :, 2) .* 3;', 'end'];
    expect(tangent(lines, many).diagnostics.map((it) => it.code)).toEqual(['E406']);
    expect(codeOf(lines, { options: { ...many.options, 'array-dimensions': 'any' } })).toEqual([
      'function [d_z, z] = d_f(d_x, x)',
      '  ndirs = adm_directions(Inf, {d_x, x});',
      '  d_z = adm_pages_each(ndirs, Inf, @(d_x) d_x(:, :, 2) .* 3, d_x);',
      '  z = x(:, :, 2) .* 3;',
      'end',
    ]);
  });
});

describe('what has no tangent', () => {
  it('is refused where lists of values tell the fields of a structure', () => {
    const lines = ['function z = f(x, c)', "  s = struct('a', x, c(1:2).pairs);", '  z = s.a;', 'end'];
    const { files, diagnostics } = tangent(lines, { independents: ['x'] });
    expect(files).toEqual([]);
    expect(diagnostics.map((it) => it.code)).toEqual(['E405']);
  });

  it('is refused where a rule of the user tells the adjoint only', () => {
    const formulas = '<adjoint of="x">3 .* a_z</adjoint><adjoint of="y">y .* a_z</adjoint>';
    const lines = ['function z = f(x)', '  z = h(x, x);', 'end'];
    for (const forward of ['', '<forward of="x">3 .* g_x</forward>']) {
      const rule = `<rule name="h" args="x y">${formulas}${forward}</rule>`;
      const text = `<rules xmlns="urn:adjoinery:rules">${rule}</rules>`;
      const { diagnostics } = tangent(lines, { rules: [{ name: 'own.xml', text }] });
      expect(diagnostics.map((it) => it.code)).toEqual(['E405']);
    }
  });

  it('is said of options that are for adjoints', () => {
    const { diagnostics } = tangent(['function z = f(x)', 'z = x;', 'end'], {
      options: { style: 'classic', 'output-mode': 'split-all' },
    });
    expect(diagnostics.map((it) => it.code)).toEqual(['W503', 'W503']);
  });
});
