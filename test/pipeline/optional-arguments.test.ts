import { describe, expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import {
  differentiate,
  type DifferentiateRequest,
  type DifferentiateResult,
} from '../../src/engine/differentiate.js';

const asking = `function [z, w] = f(x, n, p)
  if nargin < 2, n = 2; end
  if nargin < 3 || isempty(p), p = 3; end
  z = x^n * p;
  w = z;
end
`;

const made = (text: string, request: object = {}): DifferentiateResult =>
  differentiate({ files: [{ name: 'f.m', text }], independents: ['x'], ...request });

/** The codes and messages of diagnostics. */
const told = (text: string, request: object = {}): string[] =>
  made(text, request).diagnostics.map((it) => `${it.code} ${it.message}`);

/** The first lines of what is made, up to the first blank one. */
const codeOf = (text: string, request: Partial<DifferentiateRequest> = {}): string[] => {
  const options = { 'show-banner': 'no', ...request.options };
  return (
    made(text, { ...request, options })
      .files[0]?.text.split('\n\n')[0]
      ?.split('\n') ?? []
  );
};

/** The identifiers of the errors of calls, `-` where there is none. */
async function errorsOf(text: string, calls: readonly string[], request: object = {}): Promise<string[]> {
  const code = made(text, request).files[0]?.text ?? '';
  const lines = calls.map(
    (it) => `try, ${it}; disp('-'); catch problem, disp([problem.identifier, ' ', problem.message]); end`,
  );
  return (await runOctave(`1;\n${code}\n${lines.join('\n')}`)).trim().split('\n');
}

const refused = (how: string): unknown =>
  expect.stringMatching(new RegExp(`^Adjoinery:arguments The derivative of f ${how}.*--nargin N`));

describe('functions that ask how many arguments they get', () => {
  it('have derivatives that take all of them', () => {
    const code = codeOf(asking, { dependents: ['z'] });
    expect(code.slice(0, 6)).toEqual([
      'function [a_x, nr_z] = a_f(x, n, p, a_z)',
      '  if nargin < 3',
      expect.stringContaining("error('Adjoinery:arguments', '"),
      '  end',
      '  % recording sweep',
      '  if nargin < 2',
    ]);
    // Nothing stands for arguments that are missing.
    expect(code.join('\n')).not.toContain('[]');
  });

  it('have derivatives in which the number that is said decides', () => {
    expect(codeOf(asking, { dependents: ['z'], nargin: 3 })).toEqual([
      'function [a_x, nr_z] = a_f(x, n, p, a_z)',
      '  if nargin < 3',
      expect.stringContaining("error('Adjoinery:arguments', '"),
      '  end',
      '  % recording sweep',
      '  if isempty(p)',
      '    p = 3;',
      '  end',
      '  t1 = x^n;',
      '  z = t1 * p;',
      '  w = z;',
      '  nr_z = z;',
      '  if nargin < 4',
      '    a_z = adm_seed(z);',
      '  elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)',
      '    adm_check_seed(a_z, z);',
      '  end',
      '  % reverse sweep',
      expect.stringContaining('  a_x = '),
      'end',
    ]);
  });

  it.each([
    ['narginchk(1, 3); z = x * n;', true],
    ["if ~exist('n', 'var'), n = 2; end; z = x * n;", true],
    ["if ~exist('n'), n = 2; end; z = x * n;", true],
    ['z = x * n; if nargin() > 1, z = 2 * z; end', true],
    ["if exist('own', 'var'), z = x; else, z = x * n; end", false],
    ["if exist('sin'), z = x; else, z = x * n; end", false],
    ["z = x * nargin('size');", false],
    ['g = @(t) nargin * t; z = x * n;', false],
    ['z = x * n;', false],
  ])('are known: %s', (body, isAsking) => {
    const [adjoint, tangent] = (['reverse', 'forward'] as const).map((mode) =>
      codeOf(`function z = f(x, n)\n${body}\nend\n`, { mode }).join('\n'),
    );
    expect([adjoint, tangent].map((it) => it?.includes('Adjoinery:arguments'))).toEqual([isAsking, isAsking]);
    expect(adjoint).toMatch(/^function/);
  });

  it.each([
    ['a default of Octave', 'function z = f(x, n = 2)\n  z = x * n;\nend\n'],
    [
      'a default of MATLAB',
      'function z = f(x, n)\n  arguments\n    x\n    n = 2\n  end\n  z = x * n;\nend\n',
    ],
  ])('are those with %s', (_, text) => {
    expect(codeOf(text)[1]).toBe('  if nargin < 2');
    expect(codeOf(text, { nargin: 1 }).slice(0, 6)).toEqual([
      'function [a_x, nr_z] = a_f(x, a_z)',
      '  if nargin < 1',
      expect.stringContaining('is made for 1 argument and all seeds or none'),
      '  end',
      '  % recording sweep',
      '  n = 2;',
    ]);
  });

  it('end the run where another number is given', async () => {
    const calls = [1, 2, 3, 4, 5].map((it) => `a_f(${Array(it).fill('2').join(', ')})`);
    expect(await errorsOf(asking, calls)).toEqual([
      ...[refused('takes all 3 arguments and all seeds or none'), refused('takes'), '-'],
      ...[refused('takes'), '-'],
    ]);
    const given = await errorsOf(asking, calls.slice(0, 4), { nargin: 2 });
    expect(given).toEqual([refused('is made for 2 arguments'), '-', refused('is made'), '-']);
    const all = { options: { 'no-missing-adjoint-args': 'yes' } };
    expect((await errorsOf(asking, calls, all)).map((it) => it === '-')).toEqual([
      ...[false, false, false, false, true],
    ]);
    const tangents = calls.map((it) => it.replace('a_f', 'g_f'));
    const forward = await errorsOf(asking, tangents.slice(0, 4), { mode: 'forward' });
    expect(forward.map((it) => it === '-')).toEqual([false, false, false, true]);
    const any = { options: { 'optional-arguments': 'any' }, dependents: ['z'] };
    expect(await errorsOf(asking, calls.slice(0, 4), any)).toEqual(['-', '-', '-', '-']);
  });

  it('and take extra ones need all others, and as many as are known', async () => {
    const text =
      'function z = f(x, n, varargin)\n if nargin < 2, n = 1; end\n z = x * n * numel(varargin);\nend\n';
    const calls = [2, 3, 4, 5].map((it) => `a_f(${Array(it).fill('2').join(', ')})`);
    const passed = async (request: object): Promise<boolean[]> =>
      (await errorsOf(text, calls, request)).map((it) => it === '-');
    expect(await passed({})).toEqual([false, true, true, true]);
    const given = { options: { 'no-missing-adjoint-args': 'yes' } };
    expect(await passed(given)).toEqual([false, true, true, true]);
    expect(await passed({ nargin: 3 })).toEqual([false, false, true, false]);
    expect(await passed({ nargin: 2 })).toEqual([true, true, false, false]);
    expect(codeOf(text, { nargin: 3, mode: 'forward' })[1]).toBe('  if nargin ~= 4');
  });

  it('and need seeds behind extra arguments, where nothing is asked', async () => {
    const text = 'function z = f(x, varargin)\n z = x^2 * varargin{2} * varargin{1};\nend\n';
    const missing = refused('takes at least 3 arguments and all seeds');
    const calls = ['a_f(3)', 'a_f(3, 4, 5)', 'a_f(3, 4, 5, 1)'];
    expect(await errorsOf(text, calls)).toEqual([missing, missing, '-']);
    const list = 'function z = f(varargin)\n z = varargin{1}^2;\nend\n';
    const none = refused('takes at least 1 argument and all seeds');
    const all = { independents: ['varargin'] };
    expect(await errorsOf(list, ['a_f()', 'a_f(3)', 'a_f(3, 1)'], all)).toEqual([none, none, '-']);
    const unread = 'function z = f(x, varargin)\n z = x^2;\nend\n';
    expect(await errorsOf(unread, ['a_f(3)', 'a_f(3, 1)'])).toEqual([refused('takes at least 1'), '-']);
  });

  it.each([
    "for k = 1:2:numel(varargin)\n if strcmp(varargin{k}, 'n'), n = varargin{k + 1}; end\n end",
    "for k = 1:2:length(varargin) - 1\n switch varargin{k}\n case 'n', n = varargin{1+k};\n end\n end",
    "for k = 1:2:numel(varargin), eval([varargin{k} ' = varargin{k+1};']); end",
    "p = inputParser; p.addParameter('n', 2); p.parse(varargin{:}); n = p.Results.n;",
  ])('and see by names and values that a seed is missing: %s', async (body) => {
    const text = `function [z, w] = f(x, varargin)\n n = 2;\n ${body}\n z = x^n;\n w = z;\nend\n`;
    const calls = ['3', '3, 1', "3, 'n', 4", "3, 'n', 4, 1", '3, 1, 1', "3, 'n', 4, 1, 1"];
    const passed = async (dependents: string[]): Promise<boolean[]> =>
      (
        await errorsOf(
          text,
          calls.map((it) => `a_f(${it})`),
          { dependents },
        )
      ).map((it) => it === '-' || !it.startsWith('Adjoinery:arguments'));
    expect(await passed(['z'])).toEqual([false, true, false, true, false, false]);
    expect(await passed(['z', 'w'])).toEqual([false, false, false, false, true, true]);
  });

  it.each([
    'z = x^2 * (1 + numel(varargin));',
    'z = x; if ~isempty(varargin), z = x * varargin{1}; end',
    'z = x; if x > 1, z = x * varargin{1}; end',
    'z = x; if x > 1, return; end, z = x * varargin{1};',
    'z = x; if x < 1 || varargin{1} > 1, z = 2 * x; end',
    'g = @(t) t * varargin{1}; z = x; if x > 1, z = g(x); end',
    'z = sum([x, varargin{:}]);',
    'varargin{1} = 2; z = x * varargin{1};',
    "z = x; for k = 2:2:numel(varargin), if strcmp(varargin{k}, 'n'), z = x * varargin{k + 1}; end, end",
    'z = x; for k = 1:numel(varargin), z = z * varargin{k}; end',
    "z = x; for k = 1:2:numel(varargin), if strcmp(varargin{k}, 'n'), z = 2 * x; end, end",
  ])('and cannot tell a seed from other arguments, which is told: %s', async (body) => {
    const text = `function z = f(x, varargin)\n ${body}\nend\n`;
    expect(told(text)).toEqual([
      "W214 'f' may get any number of arguments: its adjoint takes the last ones of each call for seeds",
    ]);
    const [without, given] = await errorsOf(text, ['a_f(3)', 'a_f(3, 4, 1)']);
    expect(without).toEqual(refused('takes at least 1 argument and all seeds'));
    expect(given).not.toMatch(/^Adjoinery:arguments/);
    const two = refused('is made for 2 arguments and all seeds');
    expect(await errorsOf(text, ['a_f(3)', 'a_f(3, 4)'], { nargin: 2 })).toEqual([two, two]);
    for (const request of [{ nargin: 2 }, { options: { 'optional-arguments': 'any' } }]) {
      expect(told(text, request)).toEqual([]);
      const [asked] = await errorsOf(text, ['a_f(3, 4, 1)'], request);
      expect(asked).not.toMatch(/^Adjoinery:arguments/);
    }
    expect(told(text, { mode: 'forward' })).toEqual([]);
  });

  it('keep their numbers where all are allowed', () => {
    const code = codeOf(asking, { options: { 'optional-arguments': 'any' } }).join('\n');
    expect(code).toContain('nargin < 2');
    expect(code).not.toContain('Adjoinery:arguments');
  });
});

describe('derivatives for fewer arguments', () => {
  it('have no other parameters', () => {
    const head = (request: Partial<DifferentiateRequest>): string =>
      codeOf(asking, { nargin: 1, ...request })[0] ?? '';
    expect(head({})).toBe('function [a_x, nr_z, nr_w] = a_f(x, a_z, a_w)');
    expect(head({ independents: undefined })).toBe('function [a_x, nr_z, nr_w] = a_f(x, a_z, a_w)');
    expect(head({ mode: 'forward' })).toBe('function [g_z, z, g_w, w] = g_f(g_x, x)');
    const { files } = made(asking, { nargin: 2, options: { 'output-mode': 'split-all' } });
    const heads = files.map(({ text }) => text.split('\n')[0]);
    expect(heads).toEqual([
      'function [a_x, nr_z, nr_w] = a_f(x, n, a_z, a_w)',
      'function [z, w, tape] = rec_f(x, n)',
      'function a_x = ret_f(tape, a_z, a_w)',
    ]);
    expect(files[0]?.text).toContain('--dependents z,w --nargin 2');
  });

  it('need no question', () => {
    const text = 'function z = f(x, unused)\n  z = x^2;\nend\n';
    expect(codeOf(text, { nargin: 1 }).slice(0, 2)).toEqual([
      'function [a_x, nr_z] = a_f(x, a_z)',
      '  % recording sweep',
    ]);
  });

  it.each([
    [{ nargin: 4 }, asking, ["E212 'f' takes no 4 arguments: the most is 3"]],
    [{ nargin: 9 }, 'function z = f(x, varargin)\n  z = x * numel(varargin);\nend\n', []],
    [{ nargin: 1, independents: ['x', 'p'] }, asking, ["E213 'p' is none of the 1 arguments that 'f' gets"]],
    [{ nargin: 1, independents: ['q'] }, asking, ["E203 'q' is no parameter of 'f'"]],
    [
      { nargin: 1 },
      'function z = f(x, n)\n  z = x * n;\nend\n',
      ["E214 'n' has no value here: 'f' gets 1 arguments"],
    ],
    [{ nargin: 1 }, 'function z = f(x, n)\n  z = x;\n  if nargin > 1, z = x * n; end\nend\n', []],
    [{ nargin: 1 }, 'function z = f(x, n)\n  z = x;\n  t = nargin < 2 || n > 1;\n  z = z * t;\nend\n', []],
    [
      { nargin: 1 },
      'function z = f(x, eps)\n  z = x;\n  if x > 1, z = x * eps; end\nend\n',
      [expect.stringMatching(/^E207 'eps' may be a function here/)],
    ],
  ])('of %j are told of: %s', (request, text, expected) => {
    expect(told(text, request)).toEqual(expected);
  });
});
