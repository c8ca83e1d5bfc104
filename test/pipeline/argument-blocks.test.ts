import { describe, expect, it } from 'vitest';
import { checkAdjoints } from '../../src/octave/check-adjoints.js';
import { runOctave } from '../../src/base/run-octave.js';
import type { GeneratedFile } from '../../src/contract/answer.js';
import { differentiate } from '../../src/engine/differentiate.js';

/** A program that Octave cannot read, and the same program as one writes it without blocks. */
const declared = `function z = f(x, n)
  arguments (Input)
    x (1,:) double {mustBeFinite, mustBeLessThan(x, 90)} % any
    n (1,1) double {mustBeInRange(n, 0, 9)} = 3
  end
  z = g(x) + g(x, n) + g(x, 2, x(2)) + h(x, 'tol', 2, "scale", x(2) * n) * h(x(1));
end
function y = h(x, o)
  arguments
    x
    o.scale (1,1) double = 1 + numel(x)
    o.tol {mustBePositive(o.tol)}
  end
  y = o.scale * sum(x .^ 2);
  if isfield(o, 'tol'), y = y + o.tol * x(end); end
end
function y = g(x, n, k)
  arguments
    x (1,:)
    n (1,1) {mustBePositive} = 2.5
    k (1,1) double {bounded(k, n)} = n * x(1)
  end
  y = sum(x .^ n) * k;
end
function bounded(k, n)
  if k > 100 * n, error('too large'); end
end
`;

const plain = `function z = f(x, n)
  z = sum(x .^ 2.5) * 2.5 * x(1) + sum(x .^ n) * n * x(1) + sum(x .^ 2) * x(2) ...
    + (x(2) * n * sum(x .^ 2) + 2 * x(end)) * 2 * x(1) ^ 2;
end
`;

const derivative = (mode: 'reverse' | 'forward', nargin?: number): GeneratedFile => {
  const source = [{ name: 'f.m', text: declared }];
  const { files, diagnostics } = differentiate({ files: source, independents: ['x'], mode, nargin });
  expect(diagnostics).toEqual([]);
  expect(files).toHaveLength(1);
  return files[0]!;
};

describe('arguments blocks', () => {
  it('have the derivatives of programs without them', async () => {
    const [reports] = await checkAdjoints([
      {
        ...{ name: 'f', primal: plain, adjoint: derivative('reverse'), tangent: derivative('forward') },
        ...{ points: ['[0.7 1.2 2], 2', '[0.3 0.4], 1.5'], independents: [1], analytic: true },
        ...{ outputs: 1, dependents: [1] },
      },
    ]);
    expect(reports).toEqual(['', '']);
  });

  it('of outputs check what is given back, as far as it is', async () => {
    const text = `function z = f(x)
      arguments (Input)
        x (1,:)
      end
      arguments (Output)
        z (1,1) double {mustBeFinite}
      end
      if x(1) > 9, z = x; return, end
      [y, n] = g(x(1)); z = y * n + sum(x .^ 3) * g(x(end), 1) + cube(x);
    end
    function varargout = cube(x)
      varargout{1} = x(1) ^ 3;
    end
    function [y, n, m] = g(x, k)
      arguments (Output)
        y (1,:) double
        n (1,1) {mustBePositive, mustBeLessThan(n, 100)}
        m
      end
      y = x ^ 2;
      if nargin < 2, n = 3 * x; end
    end
    `;
    const without = text.replace(/arguments \(Output\)[^]*?end\n/g, '').replace(/arguments[^]*?end\n/g, '');
    const made = (mode: 'reverse' | 'forward'): GeneratedFile =>
      differentiate({ files: [{ name: 'f.m', text }], mode }).files[0]!;
    const adjoint = made('reverse');
    const [reports] = await checkAdjoints([
      {
        ...{ name: 'f', primal: without, adjoint, tangent: made('forward') },
        ...{ points: ['[0.7 1.2 2]', '0.3'], independents: [1], analytic: true, outputs: 1, dependents: [1] },
      },
    ]);
    expect(reports).toEqual(['', '']);
    const script = `${adjoint.text.replace(/^/, '1;\n')}
      for x = {[10 1], [1 Inf], single(1), [-1 2]}
        try, a_f(x{1}, 2), catch problem, disp(problem.message), end
      end`;
    expect((await runOctave(script)).trim().split('\n')).toEqual([
      'z must be of class double and size (1,1).',
      expect.stringContaining('must be finite'),
      'y must be of class double and size (1,:).',
      expect.stringContaining('must be positive'),
    ]);
  });

  it('and checks tell of sizes: nothing is left to find out', () => {
    const step = '  z = sum(c * (x + c) .* y);\nend\n';
    const heads = [
      "arguments\n x (:,1)\n y (:,1)\n c (1,1)\n end\n if ~isequal(size(x), size(y)), error('sizes'); end",
      "assert(isscalar(c)); assert(iscolumn(x) && size_equal(x, y), 'sizes');",
      "validateattributes(c, {'double'}, {'scalar'}); validateattributes(x, {'double'}, {'column'});" +
        "if any(size(y) ~= size(x)), error('sizes'); end",
      "if numel(c) ~= 1 || ~iscolumn(x) || ~isequal(size(y), size(x)), error('adjoinery:f', 'sizes'); end",
      "if length(c) == 1 && iscolumn(x) && isequal(size(y), size(x)), else, error('sizes'); end",
    ];
    for (const head of heads) {
      const source = [{ name: 'f.m', text: `function z = f(x, y, c)\n${head}\n${step}` }];
      const { files } = differentiate({ files: source, options: { runtime: 'path' } });
      const helpers = files[0]!.text.match(/adm_(?!seed|check_seed)\w+/g);
      expect(helpers, head).toBeNull();
    }
  });

  it('and checks tell of sizes in loops behind them', () => {
    for (const head of ['arguments\n x (1,1)\n n\n end', 'assert(isscalar(x));']) {
      const text = `function y = f(x, n)\n${head}\n y = x;\n for k = 1:n, y = y + sin(y) * x; end\nend\n`;
      const { files } = differentiate({ files: [{ name: 'f.m', text }], independents: ['x'] });
      expect(files[0]!.text.match(/adm_(?!seed|check_seed)\w+/g), head).toBeNull();
    }
  });

  it('gather name-value arguments, as far as they have names that are declared', async () => {
    const text = 'function z = f(x, o)\n arguments\n x\n o.k (1,1) = 2\n end\n z = sum(o.k * x);\nend\n';
    const { files } = differentiate({ files: [{ name: 'f.m', text }], independents: ['x'] });
    const script = `1;\n${files[0]!.text}
      disp([a_f([1 2], 1), a_f([1 2], 'k', 3, 1)]);
      for given = {{'K', 3}, {'k', [1 2]}}
        try, a_f([1 2], given{1}{:}, 1), catch problem, disp(problem.message), end
      end`;
    expect((await runOctave(script)).trim().split('\n')).toEqual([
      '2   2   3   3',
      'There is no argument K.',
      'o.k must be of size (1,1).',
    ]);
  });

  it('call name-value arguments varargin where one can be an independent', () => {
    const text = 'function z = f(x, o)\n arguments\n x\n o.k = 2\n end\n z = o.k * x;\nend\n';
    const heads = [undefined, ['x'], ['varargin'], ['o']].map((independents) => {
      const { files, diagnostics } = differentiate({ files: [{ name: 'f.m', text }], independents });
      return files[0]?.text.split('\n')[0] ?? diagnostics.map((it) => it.code).join(' ');
    });
    expect(heads).toEqual([
      'function [a_x, a_varargin, nr_z] = a_f(x, varargin)',
      'function [a_x, nr_z] = a_f(x, varargin)',
      'function [a_varargin, nr_z] = a_f(x, varargin)',
      'E203',
    ]);
  });

  it('give what is missing, and stop where MATLAB would convert', async () => {
    const fewer = derivative('reverse', 1).text.replaceAll('a_f(', 'b_f(');
    const { text } = derivative('reverse');
    const script = `1;\n${text}\n${fewer}
      [a_x, z] = a_f([0.7 1.2 2], 3);
      [b_x, y] = b_f([0.7 1.2 2]);
      disp(isequal(a_x, b_x) && z == y);
      for x = {[0.7; 1.2], single([1 2]), [1 Inf]}
        try, a_f(x{1}, 2), catch problem, disp(problem.message), end
      end`;
    expect((await runOctave(script)).trim().split('\n')).toEqual([
      '1',
      'x must be of class double and size (1,:).',
      'x must be of class double and size (1,:).',
      expect.stringContaining('must be finite'),
    ]);
  });
});
