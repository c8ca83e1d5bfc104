import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plain } from './sample-programs.js';
import { Workspace } from './workspace.js';

const space = new Workspace();
beforeAll(() => {
  space.write('f.m', plain);
});
afterAll(() => {
  space.remove();
});

/** A file of rules with one in it. */
const rulesOf = (rule: string): string => `<rules xmlns="urn:adjoinery:rules">\n${rule}\n</rules>\n`;
const elementwise = (name: string, partial: string): string =>
  `<rule name="${name}" args="x" kind="elementwise"><partial of="x">${partial}</partial></rule>`;

describe('adjoin verify', () => {
  it('draws errors against steps', async () => {
    const drawn = await space.run(['verify', 'f.m', '--at', '0.7', '--plot', 'errors.svg']);
    expect([drawn.code, drawn.stderr]).toEqual([0, '']);
    const picture = space.read('errors.svg');
    expect(picture.match(/<polyline/g)).toHaveLength(6);
    expect(picture).toContain('>central differences</text>');
    expect((await space.run(['verify', 'f.m', '--at', '0.7', '--plot', 'errors.png'])).code).toBe(2);
    space.write('abs1.m', 'function z = abs1(x, p)\nz = sum(abs(x)) * p.a;\nend\n');
    const mixed = await space.run([
      'verify',
      'abs1.m',
      '--at',
      "[1 -2], struct('a', 3)",
      '--plot',
      'abs.svg',
    ]);
    expect(mixed.code).toBe(0);
    expect(space.read('abs.svg').match(/<polyline/g)).toHaveLength(5);
  });

  it('compares, and tells why it cannot', async () => {
    const plainRun = await space.run(['verify', 'f.m', '--at', '0.7']);
    expect([plainRun.code, plainRun.stderr]).toEqual([0, '']);
    expect(plainRun.stdout).toMatch(/^x +1x1 double +1(?: +\d\.\de[-+]\d+){3}$/m);
    const failing = await space.run(['verify', 'f.m', '--at', 'nobody(1)']);
    expect([failing.code, failing.stderr]).toEqual([
      1,
      expect.stringMatching(/^adjoin: Octave failed: 'nobody' undefined.*\n$/),
    ]);
    space.write('g.m', 'function z = g(x, n)\nif nargin < 2, n = 2; end\nz = sum(x.^n);\nend\n');
    const defaulted = await space.run(['verify', 'g.m', '--at', '[1 2]', '--nargin', '1']);
    expect(defaulted.stdout).toMatch(/^x +1x2 double +2 +\d\.\de[-+]\d+ +\d\.\de-1\d/m);
    const fewer = await space.run(['verify', 'g.m', '--at', '[1 2]']);
    expect([fewer.code, fewer.stderr]).toEqual([1, expect.stringContaining('adjoin diff --nargin N')]);
    const any = await space.run(['verify', 'g.m', '--at', '[1 2]', '-s', 'optional-arguments=any']);
    expect(any.stdout).toMatch(/^x +1x2 double +2/m);
    space.write('p.m', "function z = p(x)\nfprintf('at %d', 1);\nz = x^2;\nend\n");
    const printing = await space.run(['verify', 'p.m', '--at', '3']);
    expect([printing.code, printing.stdout]).toEqual([0, expect.stringMatching(/^x +1x1/m)]);
    space.write('w.m', 'function z = w(x)\nz = single(x.^2) .* sin(x);\nend\n');
    const single = await space.run(['verify', 'w.m', '--at', '[0.3 0.5]']);
    expect([single.code, single.stdout]).toEqual([0, expect.stringMatching(/^x +1x2/m)]);
    space.write(
      'v.m',
      'function [z, varargout] = v(x)\nz = x^2;\nif nargout > 1, varargout{1} = 2 * x; end\nend\n',
    );
    const unlisted = await space.run(['verify', 'v.m', '--dependents', 'z', '--at', '3']);
    expect([unlisted.code, unlisted.stderr]).toEqual([0, '']);
    space.write('k.m', 'function z = k(x)\nif x >= 1, z = x^2; else, z = x; end\nend\n');
    const atKink = await space.run(['verify', 'k.m', '--at', '1']);
    expect([atKink.code, atKink.stdout]).toEqual([1, expect.stringMatching(/^x NOT SMOOTH +1x1/m)]);
    space.write('n.m', 'function z = n(x)\nz = 1e9 + 1e-9 * sin(x);\nend\n');
    const lost = await space.run(['verify', 'n.m', '--at', '1']);
    expect([lost.code, lost.stdout]).toEqual([0, expect.stringMatching(/^x +1x1/m)]);
    space.write('h.m', 'function z = h(x, n)\nif nargin < 2, n = 2; end\nz = x.^n;\nend\n');
    const unseeded = await space.run(['verify', 'h.m', '--at', '[1 2]']);
    expect([unseeded.code, unseeded.stderr]).toEqual([
      1,
      expect.stringContaining('all 2 arguments are needed, or --nargin 1'),
    ]);
    space.write('u.m', 'function [z, g, h] = u(x)\nz = x^2;\nif x > 1, g = 2 * x; end\nend\n');
    const unset = await space.run(['verify', 'u.m', '--dependents', 'z', '--at', '0.5']);
    expect([unset.code, unset.stdout]).toEqual([0, expect.stringMatching(/^x +1x1/m)]);
    space.write('c.m', "function z = c(x)\nz = sin(3 * x) + 1e-7 * (x' * x)^2;\nend\n");
    const hardlyAnalytic = await space.run(['verify', 'c.m', '--at', '0.7']);
    expect([hardlyAnalytic.code, hardlyAnalytic.stdout]).toEqual([0, expect.stringMatching(/^x .* -$/m)]);
    const missing = await space.run(['verify', 'f.m', '--at', '1'], { env: { PATH: space.folder } });
    expect([missing.code, missing.stderr]).toEqual([
      1,
      expect.stringContaining('octave-cli is not installed, or not on the PATH'),
    ]);
  });

  it('runs the program with private functions and packages where they lie', async () => {
    const named = (name: string, value: string): string => `function y = ${name}(x)\n  y = ${value};\nend\n`;
    space.write('own/m.m', named('m', 'scale(x) + g(x) + units.g(x) + cos(x)'));
    space.write('own/private/scale.m', named('scale', '3 * x'));
    space.write('own/+units/g.m', named('g', 'inner(x) * x'));
    space.write('own/+units/private/inner.m', named('inner', '7 * x'));
    space.write('lib/g.m', named('g', 'scale(x) * x'));
    space.write('lib/private/scale.m', named('scale', '5 * cos(x)'));
    space.write('lib/private/cos.m', named('cos', 'x^3'));
    for (const args of [
      ['own/m.m', '-I', 'lib'],
      ['own/private/scale.m'],
      ['own/+units/g.m'],
      ['lib/private/scale.m', '--style', 'classic'],
    ]) {
      const { code, stdout, stderr } = await space.run(['verify', ...args, '--at', '0.7']);
      expect([code, stderr, stdout]).toEqual([0, '', expect.stringMatching(/^x +1x1/m)]);
    }
  });

  it('leaves out what the function cannot be evaluated beside, and names it', async () => {
    space.write('s.m', 'function z = s(x, w)\nz = sum((zeros(w.n, 1) + w.q(1)) .* x);\nend\n');
    const sized = await space.run(['verify', 's.m', '--at', "2, struct('n', 3, 'q', 4)"]);
    expect(sized.code).toBe(1);
    expect(sized.stdout).toMatch(
      /^x +1x1 double +1 .*\nw INCOMPLETE +1x1 struct +1(?: +\d\.\de[-+]\d+){3}$/m,
    );
    expect(sized.stderr).toMatch(
      /^INCOMPLETE: beside the value of w\.n the function stops, .*: conversion of 3 /,
    );
    const many = await space.run(['verify', 's.m', '--at', "2, struct('n', 3, 'q', rand(1, 20))"]);
    expect(many.stdout).toMatch(/^w INCOMPLETE +1x1 struct +5 /m);
    expect(many.stderr).toContain('of w.n the');
    space.write('e.m', "function z = e(x)\nif any(x < 0), error('no root'); end\nz = sum(sqrt(x));\nend\n");
    const atEdge = await space.run(['verify', 'e.m', '--at', '[1 0 4]']);
    expect([atEdge.code, atEdge.stdout]).toEqual([
      1,
      expect.stringMatching(/^x INCOMPLETE +1x3 double +2 +\d/m),
    ]);
    expect(atEdge.stderr).toMatch(/of x\(2\) the .*: no root\n$/);
    const all = await space.run(['verify', 'e.m', '--at', '[0, rand(1, 20)]']);
    expect([all.code, all.stdout]).toEqual([
      1,
      expect.stringMatching(/^x INCOMPLETE +1x21 double +0 +- +- +-$/m),
    ]);
  });
});

describe('the dot product', () => {
  const only = 'function z = only(x)\n  z = sum(abs(cube(x)));\nend\n';
  const rule = (formulas: string): string => rulesOf(`<rule name="cube" args="x">${formulas}</rule>`);
  const adjoint = '<adjoint of="x">3 * a_z .* x.^2</adjoint>';
  const verify = ['verify', 'only.m', '--at', '[0.5 -0.7]', '--rules', 'own.xml'];

  beforeAll(() => {
    space.write('only.m', only);
    space.write('cube.m', 'function z = cube(x)\n  z = x.^3;\nend\n');
  });

  it.each(['reverse', 'forward'])('tells a wrong tangent from a right adjoint (%s)', async (mode) => {
    space.write('own.xml', rule(`${adjoint}<forward of="x">2 * g_x .* x.^2</forward>`));
    const { code, stdout, stderr } = await space.run([...verify, '--mode', mode]);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^x WRONG +1x2 double +2 +\d\.\de-1 /m)]);
    expect(stderr).toMatch(/^WRONG: x: adjoint and tangent disagree by \d\.\de-01$/m);
  });

  it.each(['x', 'sign(x - 0.5)'])('takes no change with the seeds for rounding: %s', async (added) => {
    space.write('own.xml', rule(`${adjoint}<forward of="x">3 * g_x .* x.^2 + ${added}</forward>`));
    const { code, stderr } = await space.run(verify);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^WRONG: x: adjoint and tangent disagree by /m),
    ]);
  });

  it('excuses nothing: a wrong rule is wrong in both modes', async () => {
    space.write('own.xml', rulesOf(elementwise('cube', '3.001 * a_z .* x.^2')));
    const { code, stdout, stderr } = await space.run(verify);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^x WRONG .* 2 +\d\.\de(?:-1\d|\+0) +3\.3e-4 +-$/m),
    ]);
    expect(stderr).toMatch(/^WRONG: x: differences deviate by 3\.3e-04, with an error of \d\.\de-1\d$/m);
  });

  it('is left out where there is one derivative only', async () => {
    space.write('own.xml', rule(adjoint));
    const { code, stdout, stderr } = await space.run(verify);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^x +1x2 double +2 +- +\d/m)]);
    expect(stderr).toMatch(/^note: no dot product: there is no tangent: only\.m:2:\d+: E405: /);
  });
});

describe('what overrules and what excuses', () => {
  it('the complex step overrules differences that do not settle', async () => {
    space.write('hf.m', 'function z = hf(x)\n  z = sin(x) + 1e-8 * sin(1e9 * x);\nend\n');
    const { code, stdout } = await space.run(['verify', 'hf.m', '--at', '0.7']);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^x +1x1 double +1 +\S+ +\d\.\de-[1-3] +\d\.\de[-+]\d+$/m),
    ]);
  });

  it('but not where these do, as it sees no more of a square than a rule that is nought', async () => {
    space.write('trap.m', 'function z = trap(x)\n  z = square(x) + 3 * x;\nend\n');
    space.write('square.m', "function z = square(x)\n  z = x' * x;\nend\n");
    space.write('trap.xml', rulesOf('<passive names="square"/>'));
    const { code, stdout } = await space.run(['verify', 'trap.m', '--rules', 'trap.xml', '--at', '0.7']);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^x WRONG .* 3\.2e-1 +-$/m)]);
  });

  it('nor of what is not analytic by little', async () => {
    space.write('kink.m', 'function z = kink(x)\n  z = sin(1e4 * x) + 1e-3 * abs(x);\nend\n');
    const { code, stdout } = await space.run(['verify', 'kink.m', '--at', '1']);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^x +1x1 double +1 +\S+ +\d\.\de-\d+ +-$/m)]);
  });

  it('but it finds what is wrong by little where the function is analytic', async () => {
    space.write('cubes.m', 'function z = cubes(x)\n  z = sum(exp(x)) + cube(x(1));\nend\n');
    space.write('cubes.xml', rulesOf(elementwise('cube', '3.00000003 .* a_z .* x.^2')));
    const { code, stdout } = await space.run([
      'verify',
      'cubes.m',
      ...['--rules', 'cubes.xml', '--at', '[1 2]', '--locate'],
    ]);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^x WRONG .* 4\.1e-9\ncubes \(cubes\.m:2\): rule 'cube' of x: 9\.9e-9$/m),
    ]);
  });

  it('results are judged apart: a large one hides nothing', async () => {
    space.write(
      'apart.m',
      'function [f, c] = apart(x)\n  f = 1e8 * sum(abs(x));\n  c = [cube(x(1)); 1e5];\nend\n',
    );
    space.write('apart.xml', rulesOf(elementwise('cube', '6 .* a_z .* x.^2')));
    const { code, stdout } = await space.run([
      'verify',
      'apart.m',
      ...['--rules', 'apart.xml', '--at', '[1; 2]'],
    ]);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^x WRONG /m)]);
  });

  it('random numbers are the same in all calls', async () => {
    space.write('draws.m', 'function z = draws(x)\n  z = sum(abs(x .* randn(1, 3))) + rand * x(1)^2;\nend\n');
    const { code, stdout } = await space.run(['verify', 'draws.m', '--at', '[1.5 2 3]']);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^x +1x3/m)]);
  });

  it.each([
    [
      'z = 1e9 + 1e-9 * abs(sin(x));',
      '0.7',
      'slopes of 4.9e-10 are lost in the rounding of values of 6.3e+08',
    ],
    ['z = abs(x) + sqrt(x - 1);', '1', 'the derivative is Inf; differences are '],
    [
      'persistent n\n  if isempty(n), n = 0; end\n  n = n + 1;\n  z = n * abs(x);',
      '0.7',
      'two calls with the same arguments give different results',
    ],
  ])('what stays undecided is NOT SURE: %s', async (body, at, reason) => {
    space.write('q.m', `function z = q(x)\n  ${body}\nend\n`);
    const { code, stdout, stderr } = await space.run(['verify', 'q.m', '--at', at]);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^x NOT SURE +1x1/m)]);
    expect(stderr).toContain(`NOT SURE: x: ${reason}`);
  });
});

describe('differences of what solvers give', () => {
  const solving = (call: string): string => `function z = solving(p)
  ${call}
  z = abs(rate(y(end, 1)));
end
`;
  const calls = {
    ode15s: '[t, y] = ode15s(@(t, y) [-p * y(1); y(1) - 50 * y(2)], [0 1], [1; 2]);',
    lsode: 'y = lsode(@(y, t) [-p * y(1); y(1) - 50 * y(2)], [1; 2], [0 1]);',
  };
  const verify = ['verify', 'solving.m', '--at', '1.3', '--rules', 'rate.xml'];

  it.each(Object.entries(calls))('are made with tighter tolerances, too: %s', async (name, call) => {
    space.write('solving.m', solving(call));
    space.write('rate.m', 'function z = rate(x)\n  z = 3 * x;\nend\n');
    space.write('rate.xml', rulesOf(elementwise('rate', '3 * a_z')));
    const right = await space.run(verify);
    expect([right.code, right.stdout]).toEqual([
      0,
      expect.stringMatching(/^p +1x1 double +1 +\S+ +\d\.\de-/m),
    ]);
    expect(right.stderr).toMatch(
      name === 'lsode' ? /^$|lsode/ : /^note: p: with tighter tolerances of ode15s /,
    );
    space.write('rate.xml', rulesOf(elementwise('rate', '3.1 * a_z')));
    const wrong = await space.run(verify);
    expect([wrong.code, wrong.stdout]).toEqual([1, expect.stringMatching(/^p WRONG .* 3\.\de-2 +-$/m)]);
    expect(wrong.stderr).toContain(`WRONG: p: with tighter tolerances of ${name} differences deviate by 3.`);
  });
});

describe('--locate', () => {
  const program = `function z = wrong(x, n)
  z = second(first(x, n)) + second(x);
end
function y = first(x, n)
  y = x.^n + sqrt(sum(x.^2));
end
function y = second(x)
  y = sum(abs(2 * myf(x) .* cos(x)));
end
`;
  const verify = ['verify', 'wrong.m', '--at', '[0.3 0.7 -1.2], 2', '--rules', 'wr.xml', '--locate'];

  beforeAll(() => {
    space.write('wrong.m', program);
    space.write('myf.m', 'function y = myf(x)\n  y = sin(x);\nend\n');
  });

  it('names the first rule that is wrong, in the first function that is', async () => {
    space.write('wr.xml', rulesOf(elementwise('myf', '1.005 * a_z .* cos(x)')));
    const { code, stdout, stderr } = await space.run(verify);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^x WRONG /m);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe("second (wrong.m:8): rule 'myf' of x: 5.0e-3");
    expect(stderr).not.toContain('not verified');
    const json = await space.run([...verify, '--format', 'json']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      adjoints: [{ position: 1, verdict: 'WRONG' }, { position: 2 }],
      located: { wrong: { function: 'second', file: 'wrong.m', line: 8, rule: 'myf', of: 'x' }, verified: 3 },
    });
  });

  it('looks at the rules of the user everywhere, also where they matter little', async () => {
    space.write('little.m', 'function z = little(x)\n  z = 1e9 * exp(x) + abs(myf(x));\nend\n');
    space.write('wr.xml', rulesOf(elementwise('myf', '2 * a_z .* cos(x)')));
    const found = await space.run(['verify', 'little.m', ...['--rules', 'wr.xml', '--at', '1', '--locate']]);
    expect(found.stdout).toMatch(/\nlittle \(little\.m:2\): rule 'myf' of x: 5\.0e-1\n$/);
  });

  it('knows squares of roots, whose derivatives are not those of their values', async () => {
    space.write(
      'squared.m',
      'function z = squared(x)\n  z = exp(norm(x)^2) + sum(abs(x).^2) + std(x)^2 + sqrt(x(1))^2;\nend\n',
    );
    const { code, stdout, stderr } = await space.run([
      'verify',
      'squared.m',
      ...['--at', '[0.1 0.2]', '--locate'],
    ]);
    expect([code, stderr, stdout]).toEqual([0, '', expect.stringMatching(/1 function verified\n$/)]);
  });

  it('finds nothing where nothing is wrong', async () => {
    space.write('wr.xml', rulesOf(elementwise('myf', 'a_z .* cos(x)')));
    const { code, stdout } = await space.run(verify);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/\nnothing is wrong by itself: 3 functions verified\n$/),
    ]);
  });

  it('finds a formula that holds where something is known of the arguments', async () => {
    const wrongSquares = `<rule name="sqrt" args="x" kind="elementwise">
      <adjoint of="x" when="squares(x)">0.6 .* a_z ./ (z + (z == 0))</adjoint>
      <partial of="x">0.5 .* a_z ./ z</partial></rule>`;
    space.write('wr.xml', rulesOf(`${elementwise('myf', 'a_z .* cos(x)')}${wrongSquares}`));
    const { code, stdout } = await space.run(verify);
    expect(code).toBe(1);
    expect(stdout).toMatch(/\nfirst \(wrong\.m:5\): rule 'sqrt' of x: \d\.\de-1\n$/);
  });

  it('looks into other files, private ones and packages, and into directives', async () => {
    const directive = '%ADiMat BMFUNC $$ = ext($1) DIFFTO 2 .* $@1';
    space.write('lo/main.m', 'function z = main(x)\n  z = hidden(x) + pk.g(x)^2;\nend\n');
    space.write('lo/private/hidden.m', 'function y = hidden(x)\n  y = x^3;\nend\n');
    space.write(
      'lo/+pk/g.m',
      `function y = g(x)\n  ${directive}\n  y = part(x);\nend
function y = part(x)\n  ${directive}\n  y = exp(ext(x)) * abs(x);\nend\n`,
    );
    space.write('lo/ext.m', 'function y = ext(x)\n  y = 3 * x;\nend\n');
    const { code, stdout } = await space.run(['verify', 'lo/main.m', '--at', '0.7', '--locate']);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/\npart \(lo\/\+pk\/g\.m:7\): rule 'ext' of \w+: 3\.3e-1\n$/),
    ]);
  });
});
