import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { called, calling, plain } from '../cli/sample-programs.js';
import { Workspace } from '../cli/workspace.js';
import { runOctave } from '../../src/base/run-octave.js';
import { differencesInOctave, drivenPrograms, standIn } from './driven-program.js';

/** Products, divisions and powers with scalars and with matrices, elements that are written, and what is expanded. */
const classy = `function z = classy(A, b, k)
  y = (A * b) / k;
  s = b.' * y;
  for i = 1:numel(y)
    y(i) = y(i)^2 * s + sin(b(i));
  end
  z = A \\ y + k * b - 3 * (y.' / A).' + A^3 * b + k \\ y;
  z = z + (2 / k) * b + s^k * y;
end
`;

// One cache for all: what is made once is there for the tests behind.
let space: Workspace;
beforeAll(() => {
  space = new Workspace();
});
afterAll(() => {
  space.remove();
});
afterEach(() => {
  for (const it of readdirSync(space.folder)) {
    if (it !== 'cache') rmSync(space.path(it), { recursive: true });
  }
});

describe('adjoin-admproc', () => {
  it("makes derivatives from which ADiMat's drivers get Jacobians", async () => {
    for (const { name, files, independents, dependents } of drivenPrograms) {
      for (const [file, text] of Object.entries(files)) space.write(`${name}/${file}`, text);
      const folder = space.path(name);
      for (const mode of ['r', 'F', 'f']) {
        const { code, stderr } = await space.admproc([
          ...['-I', folder, '-p', folder, '-M', `${folder}/.adimat/${name}.admdeps`, `-${mode}`],
          ...[`-d${dependents.join(',')},`, `-i${independents.join(',')},`, `${folder}/${name}.m`],
        ]);
        expect([code, stderr]).toEqual([0, '']);
      }
    }
    const differences = await differencesInOctave(({ name }) => space.path(name), ['r', 'F', 'f']);
    const modesOfPrograms = ['F', 'f', 'r'].flatMap((mode) => [`${mode} flow`, `${mode} spring`]);
    expect(Object.keys(differences).sort()).toEqual(modesOfPrograms);
    for (const [what, difference] of Object.entries(differences)) expect(difference, what).toBeLessThan(1e-7);
  });

  it("calls what ADiMat's runtime has, and nothing else that is not in the file", async () => {
    space.write('classy.m', classy);
    await space.admproc(['-r', 'classy.m']);
    const code = space.read('a_classy.m').replaceAll(/%.*/g, '');
    const called = new Set(code.match(/\b(?:adimat|adm|a_zeros)\w*/g));
    const defined = new Set([...code.matchAll(/^function (?:.*= )?(\w+)/gm)].map(([, it]) => it));
    const missing = [...called].filter((it) => !defined.has(it));
    const ofAdimat = readdirSync(standIn[1]!).map((it) => it.replace('.m', ''));
    expect(missing).toContain('adimat_push1');
    expect(missing.filter((it) => !ofAdimat.includes(it))).toEqual([]);
    expect([...defined].filter((it) => ofAdimat.includes(String(it)))).toEqual([]);
  });

  it('makes adjoints for objects of derivative classes, right or stopped with an error', async () => {
    space.write('classy.m', classy);
    space.write('spread.m', 'function z = spread(x, y)\n  z = x + y;\nend\n');
    space.write('longer.m', 'function z = longer(A, b)\n  z = A \\ b;\nend\n');
    space.write('rooted.m', 'function z = rooted(A)\n  z = A^0.5;\nend\n');
    for (const name of ['classy', 'spread', 'longer', 'rooted']) {
      expect(await space.admproc(['-r', `${name}.m`])).toMatchObject({ code: 0, stderr: '' });
    }
    const objects = fileURLToPath(new URL('stand-in', import.meta.url));
    const stopped = [
      "'spread', {[1 2], [3; 4; 5]}",
      "'longer', {[1 2; 3 4; 5 7], [1; 2; 3]}",
      "'longer', {[1 2; 2 4], [1; 2]}",
      "'rooted', {[4 1; 2 3]}",
    ];
    const printed = await runOctave(
      [
        'args = {[2 1; 0.5 3], [1; 0.7], 1.3};',
        "D = jacobian_as_driver('d', 'classy', args, 1:3, 1);",
        "disp(max(abs(jacobian_by_class('classy', args) - D)(:)) / max(abs(D(:))) < 1e-8);",
        ...stopped.map((it) => `try, jacobian_by_class(${it}), catch e, disp(e.identifier); end`),
        // The file has what reduces numbers: that of the runtime would not.
        `rmpath('${objects}');`,
        'disp(a_spread([1 2], [3; 4; 5], ones(3, 2)));',
      ].join('\n'),
      { folders: [fileURLToPath(new URL('.', import.meta.url)), ...standIn, objects, space.folder] },
    );
    expect(printed.trim().split(/\s*\n\s*/)).toEqual([
      ...['1', 'Adjoinery:derivativeClass', 'Adjoinery:derivativeClass', 'Adjoinery:rank'],
      ...['Adjoinery:derivativeClass', '3   3'],
    ]);
  });

  it('says in its help what it does', async () => {
    const { stdout } = await space.admproc(['--help']);
    expect(stdout).toMatch(/-f, --forward +make the tangent d_f\.m/);
    expect(stdout).toMatch(/-t, --taylor .*refused/);
    expect(stdout).toContain('runtime=embed');
  });

  it('lists the functions that the code comes from as what finds them anywhere', async () => {
    space.write('src/f.m', 'function z = f(x)\n  z = g(x) + h(x) + pkg.k(x);\nend\n');
    space.write('src/private/g.m', called);
    space.write('lib/h.m', 'function z = h(x)\n  z = x^2;\nend\n');
    space.write('lib/+pkg/k.m', 'function z = k(x)\n  z = x^3;\nend\n');
    const { code } = await space.admproc(['-r', '-Ilib', '-M', 'src/.adimat/f.admdeps', 'src/f.m']);
    expect(code).toBe(0);
    expect(space.read('src/.adimat/f.admdeps').trim().split('\n').sort()).toEqual(
      [space.path('lib/+pkg/k.m'), space.path('src/private/g.m'), 'f', 'h'].sort(),
    );
  });

  it('needs no option: it makes tangents for all parameters, beside the source', async () => {
    space.write('src/f.m', plain);
    expect(await space.admproc(['src/f.m'])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(space.read('src/g_f.m')).toMatch(/^function \[g_z, z\] = g_f\(g_x, x\)\n/);
  });

  it('shares its answers with adjoin, and writes newer files from them', async () => {
    space.write('f.m', plain);
    const options = ['runtime=adimat', 'outputs=all', 'optional-arguments=any'].flatMap((it) => ['-s', it]);
    await space.run(['diff', 'f.m', '--style', 'classic', ...options, '-o', '.']);
    utimesSync(space.path('a_f.m'), 1, 1);
    const kept = (await space.run(['cache', 'stats'])).stdout;
    expect(await space.admproc(['-r', 'f.m'])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(statSync(space.path('a_f.m')).mtimeMs).toBeGreaterThan(1e12);
    expect((await space.run(['cache', 'stats'])).stdout).toBe(kept);
  });

  it('takes what else the drivers and users of the client say', async () => {
    space.write('f.m', calling);
    space.write('lib/g.m', called);
    mkdirSync(space.path('other'));
    const { code, stdout, stderr } = await space.admproc([
      ...['-I', `other:${space.path('lib')}`, '--interactive=0', '--verbose=2', '-c', '-b', '--no-ssl'],
      ...['-s', 'useAdjsum=0', '-s', 'adjoint-reductions=check', '-s', 'activityAnalysis=fi'],
      ...['-s', 'notmpclear=1', '-s', 'show-steps=1', '-T', 'reverse-ad', '-o', '-', 'f.m'],
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('use-adjsum=no');
    expect(stderr.replace(/^.*W\d+\)\n/gm, '')).toBe(
      ['activityAnalysis', 'notmpclear', 'show-steps']
        .map((it) => `f.m: warning: the parameter '${it}' has no effect\n`)
        .join(''),
    );
    expect(stderr).not.toContain('ERROR');
  });

  it('takes options of the client that have no effect, and says so', async () => {
    space.write('f.m', plain);
    const options = ['--list-tool-chains', '--server-version', '--check-certificate', '--max-reconnects'];
    const warnings = options.map((it) => `adjoin-admproc: warning: the option '${it}' has no effect\n`);
    const [list = '', version = '', check = '', reconnects = ''] = options;
    const all = await space.admproc([list, version, `${reconnects}=3`, '-r', '-o', '-', check, 'f.m']);
    expect(all).toMatchObject({ code: 0, stderr: warnings.join('') });
    const valued = await space.admproc([`${check}=0`, '-r', '-o', '-', 'f.m']);
    expect(valued).toEqual({ code: 0, stdout: all.stdout, stderr: warnings[2] });
    expect(await space.admproc([list])).toEqual({ code: 0, stdout: '', stderr: warnings[0] });
  });

  it('gives the tangent another prefix', async () => {
    space.write('f.m', plain);
    await space.admproc(['-F', '-s', 'funcprefix=h_', '-o', 'out/h.m', 'f.m']);
    expect(space.read('out/h.m')).toMatch(/^function \[h_z, z\] = h_f\(h_x, x\)\n/);
  });

  it.each([
    ['what is not offered', ['-t', 'f.m'], 2, 'no t_ functions are made (-t, admTaylorVFor): '],
    ['parameters that would matter', ['-r', '-s', 'noAD', 'f.m'], 2, "the parameter 'noAD' is not possible"],
    [
      'several files in one',
      ['-r', '-s', 'style=fast', '-s', 'output-mode=split-all', '-o', 'b.m', 'f.m'],
      2,
      '3 files are made',
    ],
    ['unknown names', ['-r', '-d', 'y', 'f.m'], 2, "'f.m' at 1,1: 'y' is no output of 'f' (E204)"],
    ['missing functions', ['-r', 'missing.m'], 3, "'missing.m' at 2,7: the call of 'nowhere' is active"],
    ['missing files', ['-r', 'nofile.m'], 1, "'nofile.m' at 1,1: the file cannot be read"],
    ['unknown options', ['-r', '--depth=3', 'f.m'], 1, "unknown option '--depth=3'"],
    ['nothing at all', [], 1, "missing required argument 'files'"],
    ['servers that are none', ['-r', '--server', 'nowhere', 'f.m'], 1, "'nowhere' is no address of a server"],
  ])('refuses %s', async (_what, args, expected, message) => {
    space.write('f.m', plain);
    space.write('missing.m', 'function z = missing(x)\n  z = nowhere(x);\nend\n');
    const { code, stdout, stderr } = await space.admproc(args);
    expect(stderr.split('\n').find((it) => it.startsWith('ERROR: '))).toContain(message);
    expect(stdout).toBe('');
    expect(code).toBe(expected);
    expect(readdirSync(space.folder).sort()).toEqual(['cache', 'f.m', 'missing.m']);
  });

  it.each(['-o', '-M'])('does not write over a source (%s)', async (option) => {
    space.write('f.m', plain);
    const { code, stderr } = await space.admproc(['-r', option, 'f.m', 'f.m']);
    expect(stderr).toMatch(/^ERROR: f\.m is a source/);
    expect(code).toBe(1);
    expect(space.read('f.m')).toBe(plain);
  });

  it('tells where the list of dependencies cannot go', async () => {
    space.write('f.m', plain);
    const { code, stderr } = await space.admproc(['-r', '-M', 'f.m/list', 'f.m']);
    expect([code, stderr]).toEqual([1, 'ERROR: cannot write into f.m: a part of the path is no folder\n']);
  });

  it('says ERROR of errors only, whatever the source says', async () => {
    space.write('w.m', "function z = w(x)\n  error_text = 'ERROR'; plot_ERRORS(1);\n  z = x^2;\nend\n");
    const { code, stderr } = await space.admproc(['-r', 'w.m']);
    expect(code).toBe(0);
    expect(stderr).not.toContain('ERROR: ');
  });
});
