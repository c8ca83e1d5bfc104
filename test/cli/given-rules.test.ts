import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Workspace } from './workspace.js';

let space: Workspace;
beforeEach(() => {
  space = new Workspace();
});
afterEach(() => {
  space.remove();
});

/** Solves E - e sin E = M by as many steps as it takes: its derivative follows from the equation. */
const kepler = `function E = kepler(M, e)
  E = M;
  for k = 1:50
    E = E - (E - e .* sin(E) - M) ./ (1 - e .* cos(E));
  end
end
`;
const orbit = `function r = orbit(a, e, t)
  r = sum(a .* (1 - e .* cos(kepler(t .* a .^ -1.5, e))));
end
`;
const rules = `<rules xmlns="urn:adjoinery:rules">
  <rule name="kepler" args="M e" kind="elementwise">
    <partial of="M">a_z ./ (1 - e .* cos(z))</partial>
    <partial of="e">a_z .* sin(z) ./ (1 - e .* cos(z))</partial>
    <try M="0.3" e="0.2"/>
    <try M="[0.1 2 3]" e="0.5"/>
  </rule>
</rules>
`;
const verify = ['verify', 'orbit.m', '--independents', 'a,e', '--at', '1.2, 0.3, [1 2 3]'];

describe('--rules', () => {
  beforeEach(() => {
    space.write('orbit.m', orbit);
    space.write('kepler.m', kepler);
    space.write('own.xml', rules);
  });

  it('takes the place of the function it is for', async () => {
    const { code, stdout } = await space.run(['diff', 'orbit.m', '--rules', 'own.xml']);
    expect(stdout).toContain('--rules own.xml\n');
    expect(stdout).toContain('.* sin(t3) ./ (1 - e .* cos(t3))');
    expect(stdout).not.toContain('function [E');
    expect(code).toBe(0);
  });

  it('gives right derivatives where it is right, and wrong ones where it is wrong', async () => {
    const good = await space.run([...verify, '--rules', 'own.xml']);
    expect([good.code, good.stdout]).toEqual([0, expect.not.stringContaining('WRONG')]);
    space.write('own.xml', rules.replace('sin(z)', 'cos(z)'));
    const bad = await space.run([...verify, '--rules', 'own.xml']);
    expect([bad.code, bad.stdout]).toEqual([1, expect.stringContaining('e WRONG')]);
  });

  it('tells what is wrong from what rounding leaves of zero', async () => {
    const zeros = ['exp(x) ./ sum(exp(x))', '1e6 * exp(x) / sum(exp(x))', '1e4 + (x - mean(x))'];
    for (const [index, zero] of zeros.entries()) {
      space.write('f.m', `function z = f(x)\n  z = sum(${zero}) + smaller(x(1)) * ${index};\nend\n`);
      space.write('smaller.m', 'function z = smaller(x)\n  z = 1e-8 * sin(x);\nend\n');
      const own = (partial: string): string =>
        `<rules xmlns="urn:adjoinery:rules">\n<rule name="smaller" args="x" kind="elementwise"><partial of="x">${partial}</partial>
<try x="0.3"/></rule></rules>\n`;
      const compared = ['verify', 'f.m', '--rules', 'own.xml', '--at', '[0.3; 0.7; -1.2]'];
      space.write('own.xml', own('a_z .* 1e-8 .* cos(x)'));
      expect((await space.run(compared)).stdout).not.toContain('WRONG');
      space.write('own.xml', own('a_z .* -1e-8 .* cos(x)'));
      const { code, stdout } = await space.run([...compared]);
      expect([code, stdout]).toEqual(
        index === 0 ? [0, expect.not.stringContaining('WRONG')] : [1, expect.stringContaining('x WRONG')],
      );
    }
  });

  it('makes rules for what has none, by functions of its own', async () => {
    space.write('f.m', 'function z = f(x)\n  z = twice(x) * eigs(x(1), 1);\nend\n');
    space.write('twice.m', 'function z = twice(x)\n  z = 2 * sum(x);\nend\n');
    space.write('pull_back.m', 'function a = pull_back(a_z, x)\n  a = 2 * a_z * ones(size(x));\nend\n');
    space.write(
      'own.xml',
      `<rules xmlns="urn:adjoinery:rules">
         <rule name="twice" args="x"><adjoint of="x">pull_back(a_z, x)</adjoint></rule>
         <passive names="eigs"/>
       </rules>`,
    );
    const { code, stdout } = await space.run(['diff', 'f.m', '--rules', 'own.xml']);
    expect(stdout).toMatch(/a_x = pull_back\(.*\);/);
    expect(code).toBe(0);
  });

  it.each([
    ['what is no XML', '<rules><a></rules>', 'own.xml:1:19: error E605: '],
    ['an element that does not belong there', rules.replaceAll('try', 'tri'), 'own.xml:5:1: error E605: '],
    ['a document type', `<!DOCTYPE r [<!ENTITY a "b">]>${rules}`, 'own.xml:1:1: error E605: '],
    ['a formula of no argument', rules.replace('of="M"', 'of="Q"'), "'Q' is no argument of 'kepler'"],
    [
      'a name that stands twice',
      rules.replace('args="M e"', 'args="M M"'),
      "'M' stands twice among arguments",
    ],
    ['a point with a name of its own', rules.replace('<try M=', '<try Q='), "'Q' is no argument of 'kepler'"],
    ['an adjoint of no result', rules.replace('a_z ./', 'a_w ./'), "'a_w' in a formula of 'kepler'"],
    [
      'a passive argument with a derivative',
      rules.replace('args=', 'passive="e" args='),
      "'e' of 'kepler' is",
    ],
    [
      'two derivatives by one argument',
      rules.replace('of="e"', 'of="M"'),
      "with regard to 'M' is given twice",
    ],
    [
      'a rule for what is passive',
      rules.replace('</rules>', '<passive names="kepler"/></rules>'),
      "'kepler' has a rule, and is said to be passive",
    ],
    ['a rule that is never taken', rules.replace(/<rule [^]*<\/rule>/, '$&$&'), 'an earlier one of'],
    ['a formula that is none', rules.replace('sin(z)', 'sin(z'), 'own.xml:4:21: error E606: '],
  ])('refuses %s', async (_what, text, complaint) => {
    space.write('own.xml', text);
    const { code, stdout, stderr } = await space.run(['diff', 'orbit.m', '--rules', 'own.xml']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(complaint);
    expect(stderr).toMatch(/\n +\| +\^\n/);
  });

  it('refuses rules for functions of the file itself, and files that are not there', async () => {
    space.write('orbit.m', `${orbit}${kepler}`);
    const own = await space.run(['diff', 'orbit.m', '--rules', 'own.xml']);
    expect([own.code, own.stderr]).toEqual([1, expect.stringContaining('orbit.m:2:30: error E607: ')]);
    const none = await space.run(['diff', 'orbit.m', '--rules', 'none.xml']);
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('none.xml: ')]);
  });

  it('are tested by adjoin rules --check, and shown by adjoin rules', async () => {
    const good = await space.run(['rules', '--check', 'own.xml']);
    expect([good.code, good.stdout]).toEqual([
      0,
      expect.stringMatching(/^kepler\(M, e\): \d+ checks passed\n$/),
    ]);
    const shown = await space.run(['rules', 'kepler', '--rules', 'own.xml']);
    expect(shown.stdout).toContain('  a_M: a_z ./ (1 - e .* cos(z))\n');
    space.write('own.xml', rules.replace('sin(z)', '-sin(z)'));
    const bad = await space.run(['rules', '--check', 'own.xml']);
    expect([bad.code, bad.stdout]).toEqual([1, expect.stringContaining('WRONG at try 1: ')]);
    space.write('own.xml', rules.replace('<partial of="M">', '<partial of="M">0 ./ 0 .* '));
    const noNumber = await space.run(['rules', '--check', 'own.xml']);
    expect(noNumber.stdout).toMatch(/WRONG at try 1: 0 \.\/ 0 .* gives NaN, not a number/);
    space.write('own.xml', rules.replaceAll(/<try.*/g, ''));
    const untried = await space.run(['rules', '--check', 'own.xml']);
    expect([untried.code, untried.stdout]).toEqual([1, expect.stringContaining('UNTESTED')]);
  });

  it('tests adjoints without tangents against differences', async () => {
    space.write('twice.m', 'function z = twice(x)\n  z = 2 * sum(x);\nend\n');
    const rule = `<rules xmlns="urn:adjoinery:rules"><rule name="twice" args="x">
      <adjoint of="x">2 * a_z * ones(size(x))</adjoint><try x="[1; 2; 3]"/></rule></rules>`;
    space.write('own.xml', rule);
    expect((await space.run(['rules', '--check', 'own.xml'])).code).toBe(0);
    space.write('own.xml', rule.replace('2 * a_z', '3 * a_z'));
    expect((await space.run(['rules', '--check', 'own.xml'])).code).toBe(1);
  });
});

describe('functions adimat_a_<f>_<mask>', () => {
  const uses = 'function z = uses(x, w)\n  z = flux3(x(1), w, x(2)) * exp(w);\nend\n';
  beforeEach(() => {
    space.write('uses.m', uses);
    // As a function that is no source, a MEX file: there is only the adjoint to be found.
    space.write('lib/flux3.m', 'function z = flux3(p, w, q)\n  z = p * w + q^3;\nend\n');
    space.write(
      'adimat_a_flux3_110.m',
      'function [a, b] = adimat_a_flux3_110(p, w, q, a_z)\n  a = a_z * w;\n  b = a_z * p;\nend\n',
    );
    space.write(
      'adimat_a_flux3_001.m',
      'function a = adimat_a_flux3_001(p, w, q, a_z)\n  a = a_z * 3 * q^2;\nend\n',
    );
  });

  it('give the adjoints of what they are named after', async () => {
    const { code, stdout } = await space.run(['diff', 'uses.m']);
    expect(stdout).toContain('adm_sized(adimat_a_flux3_110(x(1), w, x(2), a_t1), x(1))');
    expect(stdout).toContain('adm_output(2, @adimat_a_flux3_110, x(1), w, x(2), a_t1)');
    expect(stdout).toContain('adimat_a_flux3_001(x(1), w, x(2), a_t1)');
    expect(code).toBe(0);
  });

  it('are not needed for what is not active', async () => {
    const { stdout } = await space.run(['diff', 'uses.m', '--independents', 'w']);
    expect(stdout).not.toContain('flux3_001');
  });

  it('must cover what is active', async () => {
    space.write('uses.m', uses.replace('flux3(x(1)', 'flux4(x(1)'));
    const { code, stderr } = await space.run(['diff', 'uses.m']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('E401')]);
    space.write('adimat_a_flux4_100.m', 'function a = adimat_a_flux4_100(p, w, q, a_z)\n  a = a_z;\nend\n');
    const partly = await space.run(['diff', 'uses.m']);
    expect([partly.code, partly.stderr]).toEqual([1, expect.stringContaining('E404')]);
  });
});

describe("directives of ADiMat's macro language", () => {
  const directive =
    '  %ADiMat BMFUNC $$ = kepler($1, $2) DIFFTO ($@1 + $@2 .* sin($$)) ./ (1 - $2 .* cos($$))';
  const directed = orbit.replace('\n', () => `\n${directive}\n`);

  it.each(['reverse', 'forward'])('give rules, in %s mode', async (mode) => {
    space.write('orbit.m', directed);
    space.write('kepler.m', kepler);
    const { stdout } = await space.run(['diff', 'orbit.m', '--mode', mode]);
    expect(stdout).not.toContain('_kepler(');
    const good = await space.run([...verify, '--mode', mode]);
    expect([good.code, good.stdout]).toEqual([0, expect.not.stringContaining('WRONG')]);
    space.write('orbit.m', directed.replace('.* sin(', '.* cos('));
    const bad = await space.run([...verify, '--mode', mode]);
    expect([bad.code, bad.stdout]).toEqual([1, expect.stringContaining('e WRONG')]);
  });

  it('take adjoints from functions where the tangent does not tell them', async () => {
    space.write(
      'f.m',
      'function z = f(x)\n  %ADiMat BMFUNC $$ = turned($1, $2) DIFFTO turned($@1, $2)\n  z = sum(turned(x, 3) .* [1 2 3], 2);\nend\n',
    );
    space.write('turned.m', "function y = turned(x, k)\n  y = k * x.';\nend\n");
    const point = ['verify', 'f.m', '--at', '[1; 2; 4]'];
    const refused = await space.run(['diff', 'f.m']);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('E404')]);
    expect((await space.run([...point, '--mode', 'forward'])).code).toBe(0);
    space.write('a_turned_10.m', "function a = a_turned_10(x, k, a_z)\n  a = k * a_z.';\nend\n");
    expect((await space.run(point)).code).toBe(0);
  });
});
