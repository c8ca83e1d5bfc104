import { describe, expect, it } from 'vitest';
import { differentiate } from '../../src/engine/differentiate.js';

/** The helpers that the adjoint calls, without those of seeds. */
function helpersOf(text: string, options: Readonly<Record<string, string>> = {}): readonly string[] {
  const { files } = differentiate({ files: [{ name: 'f.m', text }], independents: ['x'], options });
  const found = files[0]?.text.match(/adm_(?!seed|check_seed|check_rank)\w+/g) ?? [];
  return [...new Set(found)].sort();
}

describe('shapes', () => {
  it('are told by the numbers that arrays are made with: loops that stay within need nothing of growth', () => {
    const head = 'function y = f(x, n, s)\n y = zeros(n + 1, 1);\n';
    const step = ' y(i + 1) = y(i) + x(1);\n';
    expect(helpersOf(`${head} for i = 1:n\n${step} end\nend\n`)).toEqual([]);
    expect(helpersOf(`${head} y(1) = s;\n for i = 1:n\n${step} end\nend\n`)).toEqual([]);
    expect(helpersOf(`${head} y(2) = s;\n for i = 1:n\n${step} end\nend\n`)).not.toEqual([]);
    expect(helpersOf(`${head} for i = 1:n + 1\n${step} end\nend\n`)).not.toEqual([]);
    expect(helpersOf(`${head} n = n + s;\n for i = 1:n\n${step} end\nend\n`)).not.toEqual([]);
    expect(helpersOf(`${head} for i = 1:n\n${step} n = s;\n end\nend\n`)).toEqual([]);
    expect(helpersOf(`function y = f(x, n)\n y = zeros(n, 1);\n y(n) = x(1);\nend\n`)).not.toEqual([]);
  });

  it('hold for one element: what is written to it is one, too', () => {
    const element = (value: string, head = 'if true'): readonly string[] =>
      helpersOf(`function y = f(x, k, h)\n y = zeros(3, 1);\n ${head}\n y(2) = ${value};\n end\nend\n`);
    expect(element('x * k')).not.toContain('adm_fit');
    expect(element('x(1) + h / 2 * k')).toEqual([]);
    expect(element('x(1) + h * x(2)')).toEqual([]);
    // Where writing fails and a handler goes on, it is not known.
    expect(element('x(1) + h * x(2)', 'try')).toContain('adm_sum');
  });

  it('hold since a variable was written to last, and what it was made of is one, too', () => {
    const loop = (body: string): readonly string[] =>
      helpersOf(`function y = f(x, k, h)\n y = zeros(9, 1);\n for i = 1:8\n${body} end\nend\n`);
    const step = ' y(i + 1) = y(i) + 2 * a;\n';
    expect(loop(` a = x(1) * k - h * y(i);\n${step}`)).toEqual([]);
    expect(loop(` b = x(1) * k;\n a = b - h * y(i);\n${step}`)).toEqual([]);
    expect(loop(` a = x(1) * k - h * y(i);\n a = a + sum(k(:));\n${step}`)).toEqual([]);
    expect(loop(` a = x(1) * k;\n if i > h\n a = 1;\n end\n${step}`)).not.toEqual([]);
    // In the function that is called, k is known to be a scalar, and so it is in the one that calls it.
    const called = 'function y = g(x, k)\n z = zeros(2, 1);\n z(1) = x(1) * k;\n y = z(1);\nend\n';
    expect(helpersOf(`function y = f(x, k)\n y = g(x, k) + k * x(2);\nend\n${called}`)).toEqual([]);
  });

  it('are told of columns by the number of columns alone', () => {
    const text = 'function y = f(x, o)\n y = zeros(o.n, 1) + x(1);\n y = y .* ones(size(y));\nend\n';
    expect(helpersOf(text)).toEqual([]);
  });

  it('are those of one element where a number is the index, which is no mask', () => {
    const read = (head: string, index = 'i'): readonly string[] =>
      helpersOf(
        `function y = f(x, t, i)\n ${head}\n n = t(${index});\n y = x(n)^2;\n x(n) = 3 * x(n);\n y = y * x(n);\nend\n`,
      );
    const one = read("if ~(isa(i, 'double') && isscalar(i)), error('i'); end");
    expect(one).not.toContain('adm_take');
    expect(read('arguments\n x\n t\n i (1,1) double\n end')).toEqual(one);
    expect(read("validateattributes(i, {'int8', 'numeric'}, {'scalar'});")).toEqual(one);
    expect(read("assert(isscalar(i) && isnumeric(i), 'i');")).toEqual(one);
    expect(read("if ~isscalar(i) || islogical(i), error('i'); end")).toEqual(one);
    expect(read("if ~isscalar(i) || ~isfloat(i), error('i'); end", 'i + 1')).toEqual(one);
    // A mask may select nothing.
    for (const head of [
      'arguments\n x\n t\n i (1,1)\n end',
      "validateattributes(i, {'logical', 'double'}, {'scalar'});",
      "validateattributes(i, {}, {'scalar', 'integer'});",
      "if ~(isa(i, 'logical') && isscalar(i)), error('i'); end",
      "if ~isscalar(i) || isa(t, 'double'), error('i'); end",
      "if ~isscalar(i) || isnumeric(i), error('i'); end",
    ])
      expect(read(head), head).toContain('adm_take');
  });

  it('go through calls: outputs have the sizes that the arguments give them', () => {
    const head = 'function y = f(x, p)\n assert(iscolumn(x) && size_equal(x, p));\n y = x;\n';
    const loop = ' for k = 1:3\n y = y + 0.1 * g(y, p);\n end\n';
    const called = (body: string): readonly string[] =>
      helpersOf(`${head}${loop}end\nfunction v = g(u, w)\n${body}end\n`);
    expect(called(' v = sin(u) .* w;\n')).toEqual([]);
    expect(called(" v = (u' .* w')';\n")).toEqual([]);
    expect(called(' v = zeros(size(u)) + w;\n')).toEqual([]);
    expect(called(' v = zeros(numel(u), 1) + w .* u;\n')).toEqual([]);
    // The parameter is another array then, of a size that the argument does not tell.
    expect(called(' u = u(1:w(1));\n v = sin(u);\n')).not.toEqual([]);
    expect(called(" v = u' .* w;\n")).not.toEqual([]);
    // One call gives it a row: in all calls the parameter may be one.
    const twice = ' z = g(ones(1, 3), ones(1, 3));\n';
    expect(
      helpersOf(`${head}${twice}${loop}end\nfunction v = g(u, w)\n v = sin(u) .* w(1:numel(u));\nend\n`, {
        inline: 'no',
      }),
    ).not.toEqual([]);
  });

  it('are told by checks with variables', () => {
    const checked = (check: string): readonly string[] =>
      helpersOf(
        `function y = f(x, A)\n arguments\n x (:,1)\n A (:,:)\n end\n n = numel(x);\n ${check}\n y = A * x + x;\nend\n`,
      );
    expect(checked('assert(isequal(size(A), [n, n]));')).toEqual([]);
    expect(checked('assert(isequal([n n], size(A)));')).toEqual([]);
    expect(checked("if size(A, 1) ~= n || n ~= size(A, 2), error('x'); end")).toEqual([]);
    expect(checked("if any(size(A) ~= [n, numel(x)]), error('x'); end")).toEqual([]);
    expect(checked('assert(all(size(A) == [n, n]));')).toEqual([]);
    expect(checked("if size(A, 1) ~= n && size(A, 2) ~= n, error('x'); end")).not.toEqual([]);
    expect(checked("if size(A, 1) ~= n || size(A, 2) < n, error('x'); end")).not.toEqual([]);
    expect(checked('assert(isequal(size(A), [n, n, 1]));')).not.toEqual([]);
    expect(checked('assert(isequal(size(A), n));')).not.toEqual([]);
    expect(checked("if size(A, 1) ~= n || size(A, 2) ~= n, disp('x'); end")).not.toEqual([]);
  });

  it('have elements where some have been read', () => {
    const read = (head: string, index: string): readonly string[] =>
      helpersOf(
        `function y = f(x)\n arguments\n x (:,1)\n end\n n = numel(x);\n ${head}\n y = x + x(${index});\nend\n`,
      );
    expect(read('r = [2:n, 1];', 'r')).toEqual([]);
    expect(read('', '[2:n, 1]')).toEqual([]);
    // Of a mask, all may be false; of a range, nothing may be left.
    expect(read('r = [false(n - 1, 1); true];', 'r')).not.toEqual([]);
    expect(read('r = [2:n, 1:n - 2];', 'r')).not.toEqual([]);
  });

  it('are no squares where imaginary numbers are among them', () => {
    const atZero = /\(z == 0\)/;
    const rootOf = (sum: string): string =>
      differentiate({
        files: [{ name: 'f.m', text: `function z = f(x)\n z = sqrt(${sum});\nend\n` }],
        independents: ['x'],
      }).files[0]?.text ?? '';
    expect(rootOf('x(1)^2 + 4 * x(2)^2')).toMatch(atZero);
    expect(rootOf('1i * 1i * x(1)^2 + x(2)^2')).not.toMatch(atZero);
  });
});
