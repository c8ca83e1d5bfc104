import { describe, expect, it } from 'vitest';
import { normalizeRequest } from '../../src/cache/normalize-request.js';
import { differentiate } from '../../src/engine/differentiate.js';
import type { DerivativeRequest } from '../../src/contract/request.js';

const body = 'z = u(1) * F(1) * p(1) * t;';

function derive(
  shapes: string,
  { directives = [], ...request }: DerivativeRequest & { readonly directives?: readonly string[] } = {},
): ReturnType<typeof differentiate> {
  const told = directives.map((it) => `%ADiMat <shape>${it}</shape>\n`).join('');
  const text = `function z = f(u, F, p, t)\n${told}${body}\nend\n`;
  return differentiate({ files: [{ name: 'f.m', text }], independents: ['u'], shapes, ...request });
}

/** The conditions of the checks in the adjoint. */
function conditions(shapes: string, request?: Parameters<typeof derive>[1]): string[] {
  const { files, diagnostics } = derive(shapes, request);
  expect(diagnostics).toEqual([]);
  const text = files[0]?.text ?? '';
  return [...text.matchAll(/ {2}if (.*)\n {4}error\('Adjoinery:shape'/g)].map(([, it = '']) => it);
}

describe('the checks of shapes that are told', () => {
  it.each([
    ['t=scalar', ['~isscalar(t)']],
    ['t=1,1', ['~isscalar(t)']],
    ['u=n,1', ['~iscolumn(u) || isempty(u)']],
    ['u=n,1 n>=2', ['~iscolumn(u) || numel(u) < 2']],
    ['u=n,1 n>=0', ['~iscolumn(u)']],
    ['u=:,1', ['~iscolumn(u)']],
    ['u=3,1', ['~iscolumn(u) || numel(u) ~= 3']],
    ['u=1,n p=1,2*n-1', ['~isrow(u) || isempty(u)', '~isrow(p) || numel(p) ~= 2 * numel(u) - 1']],
    ['u=(n)', ['~isvector(u) || isempty(u)']],
    ['u=(n) n>=0', ['~isvector(u)']],
    ['p=(2)', ['~isvector(p) || numel(p) ~= 2']],
    ['F=n,n', ['pages1 ~= 1 || rows1 < 1 || columns1 ~= rows1']],
    ['F=n,m n>=3 m>=0', ['pages1 ~= 1 || rows1 < 3']],
    ['F=:,3', ['pages1 ~= 1 || columns1 ~= 3']],
    ['F=:,:', ['ndims(F) ~= 2']],
    ['F=0,0', ['pages1 ~= 1 || rows1 ~= 0 || columns1 ~= 0']],
    ['F=m,n,:', ['ndims(F) > 3 || size(F, 1) < 1 || size(F, 2) < 1']],
    [
      'F=m,2,m+1,3',
      [
        'ndims(F) > 4 || size(F, 1) < 1 || size(F, 2) ~= 2 || size(F, 3) ~= size(F, 1) + 1 || size(F, 4) ~= 3',
      ],
    ],
    ['p.h=scalar', ["~isfield(p, 'h') || ~isscalar(p.h)"]],
    [
      'p.m.A=n,1 u=n,1',
      [
        '~iscolumn(u) || isempty(u)',
        "~isfield(p, 'm') || ~isfield(p.m, 'A') || ~iscolumn(p.m.A) || numel(p.m.A) ~= numel(u)",
      ],
    ],
    [
      'u=4*n,m+n F=n,m p=n,1',
      [
        'pages1 ~= 1 || rows1 < 1 || columns1 < 1',
        'pages2 ~= 1 || rows2 ~= 4 * rows1 || columns2 ~= columns1 + rows1',
        '~iscolumn(p) || numel(p) ~= rows1',
      ],
    ],
    [
      'u=n,2*m F=m,5-n',
      [
        'pages1 ~= 1 || rows1 < 1 || columns1 ~= 2 * size(F, 1)',
        'pages2 ~= 1 || rows2 < 1 || columns2 ~= -rows1 + 5',
      ],
    ],
  ])('%s', (shapes, expected) => {
    expect(conditions(shapes)).toEqual(expected);
  });

  it('are those of directives, too, which are not told once more', () => {
    const directives = ['F n n', 'u n 1', 'p (2)', 't scalar', 'n>=2'];
    expect(conditions('', { directives })).toEqual(conditions('F=n,n u=n,1 p=(2) t=scalar n>=2'));
    expect(conditions('u = n , 1', { directives: ['u n 1', 'n >= 0'] })).toEqual(['~iscolumn(u)']);
    expect(derive('', { directives }).files[0]?.text).not.toContain('%ADiMat');
  });

  it('say who tells, and which sizes are too small', () => {
    const [file] = derive('u=n,1 F=2*n,: n>=2', { directives: ['p (3)', 't scalar'] }).files;
    expect(file?.text.match(/(?<='Adjoinery:shape', ').*(?='\);)/g)).toEqual([
      'u must be n by 1 with n >= 2, as --shapes tells.',
      'F must be 2 * n by any, as --shapes tells.',
      'p must be a vector of 3 elements, as <shape> tells.',
      't must be a scalar, as <shape> tells.',
    ]);
  });
});

describe('shapes that are wrong', () => {
  const codes = (shapes: string, request?: Parameters<typeof derive>[1]): string[] =>
    derive(shapes, request).diagnostics.map((it) => `${it.code} ${it.line}`);
  it.each([
    ...['u', 'u=', '=n,1', 'u=n', 'u=n,1,', 'u=2n,1', 'u=n*2,1', 'u=n+,1', 'u=-n,1', 'u=1-2,1', 'u=1.5,1'],
    ...[
      'u=()',
      'u=(n',
      'u=(n,1)',
      'u=[n 1]',
      'u=Scalar',
      'u..v=n,1',
      'u.=n,1',
      '.u=n,1',
      'n>=-1',
      'n>=m',
      'n>2',
      'n<=2',
      '2>=n',
    ],
    ...['u=n,1,F=n,n', 'u=1e3,1', 'u=n*m,1', 'u=1234567890,1', "u=n,1');disp('", 'ü=n,1', ','],
  ])('%s tells none', (shapes) => {
    expect(codes(shapes)).toContain('E217 1');
  });

  it('are those of no parameter, and of arguments that are not given', () => {
    expect(codes('w=3,1')).toEqual(['E218 1']);
    expect(codes('w.h=scalar')).toEqual(['E218 1']);
    expect(codes('t=scalar', { nargin: 3 })).toEqual(['E218 1']);
    expect(codes('', { directives: ['u n 1', 'w n 1'] })).toEqual(['E218 3']);
  });

  it('contradict each other', () => {
    expect(codes('u=n,1 u=n,1')).toEqual([]);
    expect(codes('u=n,1 u=1,n')).toEqual(['E219 1']);
    expect(codes('u=n,1', { directives: ['u 1 n'] })).toEqual(['E219 2']);
  });

  it('contradict an arguments block', () => {
    const declared = (size: string, shapes: string): string[] => {
      const text = `function z = f(u)\n  arguments\n    u ${size} double\n  end\n  z = sum(u(:) .^ 2);\nend\n`;
      const request = { files: [{ name: 'f.m', text }], independents: ['u'], shapes };
      return differentiate(request).diagnostics.map((it) => `${it.code} ${it.line}:${it.column}`);
    };
    for (const shapes of ['u=n,1', 'u=3,1', 'u=scalar', 'u=:,1', 'u=(n)'])
      expect(declared('(:,1)', shapes)).toEqual([]);
    for (const shapes of ['u=1,n', 'u=3,2', 'u=1,3', 'u=n,n+1', 'u=m,n,2'])
      expect(declared('(:,1)', shapes)).toEqual(['E502 3:5']);
    for (const shapes of ['u=n,n', 'u=3,n', 'u=m,n']) expect(declared('(3,3)', shapes)).toEqual([]);
    for (const shapes of ['u=n,1', 'u=n,n+3', 'u=n,n n>=4', 'u=scalar'])
      expect(declared('(3,3)', shapes)).toEqual(['E502 3:5']);
  });

  it('have names that never stand alone', () => {
    expect(codes('u=2*n,1')).toEqual(['E502 1']);
    expect(codes('u=n+1,1 F=n,m')).toEqual([]);
    expect(codes('u=3,1 m>=2')).toEqual(['E502 1']);
    expect(codes('', { directives: ['u m+n 1', 'F n n'] })).toEqual(['E502 2']);
    expect(derive('u=2*n,1').diagnostics[0]?.hint).toBe(
      "it takes 'n' only if it stands alone in a shape of a parameter, as in u=n,1",
    );
  });
});

it('has no checks that call variables', () => {
  const files = [{ name: 'f.m', text: 'function error = f(x, size)\nerror = x(1) * size(1);\nend\n' }];
  const hints = (shapes: string): (string | undefined)[] =>
    differentiate({ files, independents: ['x'], shapes }).diagnostics.map((it) => it.hint);
  const hint = (name: string): string =>
    `it takes no shapes whose checks call '${name}', as that is a variable of 'f'`;
  expect(hints('size=n,1')).toEqual([hint('error')]);
  expect(hints('x=n,2')).toEqual([hint('size'), hint('error')]);
  expect(hints('')).toEqual([]);
});

it('is one request, however its shapes are spaced', () => {
  expect(normalizeRequest({ shapes: ' u = n , 1 ;F=( 2 )\n n >= 2;' }).shapes).toBe('u=n,1 F=(2) n>=2');
  expect(normalizeRequest({ shapes: ' ; ' }).shapes).toBeUndefined();
});

it('reads long texts of blanks in no time', () => {
  expect(derive(`u${' '.repeat(100_000)}=n,1`).files).toHaveLength(1);
});
