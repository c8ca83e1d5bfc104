import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { called, calling, plain } from './sample-programs.js';
import { Workspace } from './workspace.js';

let space: Workspace;
beforeEach(() => {
  space = new Workspace();
});
afterEach(() => {
  space.remove();
});

describe('adjoin diff', () => {
  it('prints the adjoint on stdout and nothing else', async () => {
    space.write('f.m', plain);
    const { code, stdout, stderr } = await space.run(['diff', 'f.m']);
    expect(stdout).toMatch(/^function \[a_x, nr_z\] = a_f\(x, a_z\)\n/);
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  it('reads stdin', async () => {
    const { code, stdout } = await space.run(['diff', '-', '--no-cache'], { input: plain });
    expect(stdout).toContain('adjoin diff - -f f');
    expect(code).toBe(0);
  });

  it('takes what comes on stdin for a file that is somewhere', async () => {
    space.write('lib/private/g.m', called);
    space.write('lib/f.m', 'this is older');
    const args = ['-', '--stdin-filepath', 'lib/f.m', '--no-cache'];
    const { code, stdout } = await space.run(['diff', ...args, '-s', 'inline=no'], { input: calling });
    expect(stdout).toContain('adjoin diff f.m -f f');
    expect(stdout).toContain('rec_g');
    expect(code).toBe(0);
    const refused = await space.run(['check', ...args], { input: 'function z = f(x)\n  z = (x;\nend\n' });
    expect(refused.stderr).toMatch(/^lib\/f\.m:2:/);
    const wrong = await space.run(['diff', 'lib/f.m', '--stdin-filepath', 'f.m']);
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('for -') as string });
  });

  it.each([
    ['beside the file', '.', []],
    ['in its private folder', 'private', []],
    ['in -I folders', 'lib', ['-I', 'lib']],
  ])('finds called functions %s', async (_where, folder, args) => {
    space.write('f.m', calling);
    space.write(`${folder}/g.m`, called);
    const { code, stdout } = await space.run(['diff', 'f.m', ...args, '-s', 'inline=no']);
    expect(stdout).toContain('rec_g');
    expect(code).toBe(0);
  });

  it.each([
    ['a folder that is not there', 'nowhere'],
    ['a file', 'f.m'],
  ])('warns of -I with %s', async (_what, folder) => {
    space.write('f.m', plain);
    for (const _run of ['made', 'from the cache']) {
      const { code, stdout, stderr } = await space.run(['diff', 'f.m', '-I', folder]);
      expect(stdout).toContain('a_f');
      expect(stderr).toContain(`${folder}:1:1: warning W601: `);
      expect(code).toBe(0);
    }
  });

  it('takes prefixes that change places', async () => {
    space.write('f.m', `${calling}${called}`);
    const args = ['-s', 'rec-prefix=ret_', '-s', 'ret-prefix=rec_', '-s', 'inline=no'];
    const { code, stdout } = await space.run(['diff', 'f.m', ...args]);
    expect(stdout).toContain('= ret_g(');
    expect(code).toBe(0);
  });

  it('differentiates the function, by the parameters, in the style and with the options asked for', async () => {
    space.write('f.m', `${called}\n${calling}`);
    const args = ['-f', 'f', '--independents', 'x', '--dependents', 'z', '-s', 'rev-prefix=b_'];
    const { stdout, code } = await space.run(['diff', 'f.m', ...args]);
    expect(stdout).toMatch(/^function \[b_x, nr_z\] = b_f\(x, y, b_z\)\n/m);
    expect(code).toBe(0);
    const classic = await space.run(['diff', 'f.m', '-f', 'f', '--style', 'classic']);
    expect(classic.stdout).toContain('--dependents z -s style=classic');
  });

  it('differentiates calls with fewer arguments', async () => {
    space.write('f.m', 'function z = f(x, n)\nif nargin < 2, n = 2; end\nz = x * n;\nend\n');
    const { stdout, code } = await space.run(['diff', 'f.m', '--nargin', '1']);
    expect(stdout).toMatch(/^function \[a_x, nr_z\] = a_f\(x, a_z\)\n/m);
    expect(stdout).toContain('--independents x --dependents z --nargin 1\n');
    expect(code).toBe(0);
    const checked = await space.run(['check', 'f.m', '--nargin', '3']);
    expect([checked.code, checked.stderr]).toEqual([1, expect.stringContaining('E212')]);
    const traced = await space.run(['trace', 'f.m', '--nargin', '1', '--step', 'expand-missing-parameters']);
    expect([traced.code, traced.stdout]).toEqual([0, expect.stringContaining('function z = f(x)\n')]);
    const unusable = await space.run(['diff', 'f.m', '--nargin', 'all']);
    expect([unusable.code, unusable.stderr]).toEqual([2, expect.stringContaining('whole number')]);
    space.write('adjoinery.json', '{ "nargin": 1 }');
    const set = await space.run(['diff', 'f.m']);
    expect(set.stdout).toContain('= a_f(x, a_z)\n');
  });

  it('refuses what branches hold where it is strict, and shows the steps of the attempt that does without', async () => {
    space.write('f.m', 'function z = f(x, k)\nz = x;\nif k\n  z = nobody(x);\nend\nend\n');
    const loose = await space.run(['diff', 'f.m', '--independents', 'x']);
    expect([loose.code, loose.stderr]).toEqual([0, expect.stringContaining('f.m:4:7: warning E401')]);
    expect(loose.stdout).toContain("error('Adjoinery:notDifferentiated', '%s', 'f.m:4: ");
    const strict = await space.run(['diff', 'f.m', '--independents', 'x', '--strict']);
    expect([strict.code, strict.stdout]).toEqual([1, '']);
    const traced = await space.run(['trace', 'f.m', '--independents', 'x', '--step', 'expand-choices']);
    expect(traced.stdout.match(/^%% .*/gm)).toEqual(['%% 10-normalize expand-choices']);
    expect(traced.stdout).not.toContain('nobody(x)');
  });

  it('differentiates functions that get the handles that it is told', async () => {
    space.write('f.m', 'function z = f(g, x)\nz = g(x);\nend\n');
    space.write('own.m', 'function y = own(t, p)\ny = p * t;\nend\n');
    const { stdout, code } = await space.run(['diff', 'f.m', '--handle', 'g=@(t) own(t, 2)']);
    expect(stdout).toContain("--independents x --dependents z --handle 'g=@(t) own(t, 2)'\n");
    expect(stdout).toContain('a_x = a_z .* 2;');
    expect(code).toBe(0);
    const twice = await space.run(['diff', 'f.m', '--handle', 'g=@sin', '--handle', 'g=@cos']);
    expect(twice.stderr).toContain("'g' is given twice");
    const unusable = await space.run(['diff', 'f.m', '--handle', 'g']);
    expect([unusable.code, unusable.stderr]).toEqual([2, expect.stringContaining('name=@function')]);
    const at = ['--at', '@(t) own(t, 2), 0.5'];
    const verified = await space.run(['verify', 'f.m', '--handle', 'g=@(t) own(t, 2)', ...at]);
    expect([verified.code, verified.stdout]).toEqual([0, expect.stringMatching(/^x +1x1/m)]);
    space.write('adjoinery.json', '{ "handle": { "g": "@sin" } }');
    const set = await space.run(['diff', 'f.m']);
    expect(set.stdout).toContain('--handle g=@sin\n');
  });

  it('takes shapes that it is told, and proposes some that fit arguments', async () => {
    space.write('f.m', 'function z = f(u, F, t, s)\nz = sum(F * u) * t;\nend\n');
    space.write('column.m', 'function u = column(n)\nu = ones(n, 1);\nend\n');
    const checks = '  if pages1 ~= 1 || rows1 ~= numel(u) || columns1 ~= numel(u)\n';
    const told = await space.run(['diff', 'f.m', '--shapes', 'u=n,1', '--shapes', 'F=n,n;n>=2']);
    expect(told.stdout).toContain("--shapes 'u=n,1 F=n,n n>=2'\n");
    expect(told.stdout).toContain(checks);
    const like = await space.run(['diff', 'f.m', '--like', 'column(5), eye(5), 3, {}']);
    expect(like.stderr).toBe('shapes: u=n,1 F=n,n t=scalar\n');
    expect(like.stdout).toContain("--shapes 'u=n,1 F=n,n t=scalar'\n");
    expect(like.stdout).toContain(checks);
    const both = await space.run([
      'diff',
      'f.m',
      '--like',
      "column(3), ones(3, 2), [], 'a'",
      '--shapes',
      'u=n,1',
    ]);
    expect(both.stderr).toBe('shapes: F=m,k t=:,:\n');
    expect(both.stdout).toContain("--shapes 'u=n,1 F=m,k t=:,:'\n");
    space.write('adjoinery.json', '{ "shapes": "t=scalar" }');
    expect((await space.run(['diff', 'f.m'])).stdout).toContain('--shapes t=scalar\n');
    const verified = await space.run(['verify', 'f.m', '--at', '[1; 2], eye(2), 3, 4']);
    expect([verified.code, verified.stdout]).toEqual([0, expect.stringMatching(/^F +2x2/m)]);
  });

  it('says why arguments have no shapes', async () => {
    space.write('f.m', plain);
    space.write('g.m', plain);
    for (const [args, reason] of [
      [['f.m', '--like', 'nobody(3)'], "--like cannot be evaluated: 'nobody' undefined"],
      [['f.m', '--like', 'ones(3'], '--like cannot be evaluated: parse error'],
      [['f.m', '--like', '1, 2'], "--like gives 2 arguments, and 'f' gets 1"],
      [['f.m', 'g.m', '--like', '1'], '--like is for one function'],
    ] as const) {
      const { code, stdout, stderr } = await space.run(['diff', ...args]);
      expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(`adjoin: ${reason}`)]);
    }
    const bare = await space.run(['diff', 'f.m', '--like', '1'], { env: { PATH: space.path('nothing') } });
    expect([bare.code, bare.stderr]).toEqual([1, expect.stringContaining('octave-cli is not installed')]);
  });

  it('writes into a folder, names the files on stderr, and leaves no temporary files', async () => {
    space.write('f.m', plain);
    const { code, stdout, stderr } = await space.run(['diff', 'f.m', '-o', 'new/grad']);
    expect([code, stdout, stderr]).toEqual([0, '', 'new/grad/a_f.m\n']);
    expect(readdirSync(space.path('new/grad'))).toEqual(['a_f.m']);
  });

  it('writes nothing where there are errors, and leaves what is there', async () => {
    space.write('f.m', 'function z = f(x)\n  z = unknown(x);\nend\n');
    space.write('grad/a_f.m', 'old');
    const { code, stderr } = await space.run(['diff', 'f.m', '-o', 'grad']);
    expect(code).toBe(1);
    expect(stderr).toContain('E401');
    expect(space.read('grad/a_f.m')).toBe('old');
    expect(readdirSync(space.path('grad'))).toEqual(['a_f.m']);
  });

  it('does not write over what it has not made', async () => {
    space.write('f.m', plain);
    space.write('own/a_f.m', 'function a_f\nend\n');
    const { code, stderr } = await space.run(['diff', 'f.m', '-o', 'own']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('a_f.m was not made by adjoin')]);
    expect(space.read('own/a_f.m')).toBe('function a_f\nend\n');
    await space.run(['diff', 'f.m', '-o', 'made']);
    expect((await space.run(['diff', 'f.m', '-o', 'made'])).code).toBe(0);
  });

  it('does not write over a source', async () => {
    const source = plain.replace('f(x)', 'b(x)');
    space.write('a_b.m', source);
    const { code, stderr } = await space.run(['diff', 'a_b.m', '-o', '.']);
    expect([code, stderr]).toEqual([
      2,
      'adjoin: a_b.m is a source: name another place for what is written\n',
    ]);
    expect(space.read('a_b.m')).toBe(source);
  });

  it('tells of a folder that cannot be written to', async () => {
    space.write('f.m', plain);
    space.write('grad', 'a file');
    const { code, stderr } = await space.run(['diff', 'f.m', '-o', 'grad']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^adjoin: cannot write into grad: .+\n$/);
    mkdirSync(space.path('taken/a_f.m'), { recursive: true });
    const taken = await space.run(['diff', 'f.m', '-o', 'taken', '-q']);
    expect(taken.code).toBe(1);
    expect(readdirSync(space.path('taken'))).toEqual(['a_f.m']);
  });

  it('--check compares byte for byte, but for ends of lines that version control makes', async () => {
    space.write('f.m', plain);
    const missing = await space.run(['diff', 'f.m', '--check']);
    expect(missing.code).toBe(1);
    expect(missing.stderr).toContain('a_f.m:1:1: error E604: the generated file is missing');
    expect(existsSync(space.path('a_f.m'))).toBe(false);
    await space.run(['diff', 'f.m', '-o', '.']);
    expect((await space.run(['diff', 'f.m', '--check', '-q'])).stderr).toBe('');
    space.write('a_f.m', space.read('a_f.m').replaceAll('\n', '\r\n'));
    expect((await space.run(['diff', 'f.m', '--check', '-q'])).code).toBe(0);
    space.write('a_f.m', space.read('a_f.m').replace(/end\r\n$/, 'end \r\n'));
    const stale = await space.run(['diff', 'f.m', '--check', '-q']);
    expect(stale.code).toBe(1);
    expect(stale.stderr).toMatch(/^a_f\.m:\d+:1: error E604: the generated file is stale/);
  });

  it('tells step by step how long it took', async () => {
    space.write('f.m', plain);
    const { stderr } = await space.run(['diff', 'f.m', '--timings']);
    expect(stderr).toMatch(/ ms {2}50-reverse-ad {2}split-sweeps\n/);
    expect(stderr).toMatch(/\d+ of \d+ steps\n$/);
  });

  it('tells that what it gives finds no room', async () => {
    space.write('f.m', plain);
    const { stderr, stdout } = await space.shell('$ADJOIN diff f.m -q > /dev/full; echo $?');
    expect([stderr, stdout]).toEqual(['adjoin: cannot write: no space is left\n', '1\n']);
  });

  it('does not mind a reader that stops early', async () => {
    // More than a pipe holds, so that writing goes on when the reader has left.
    space.write('f.m', plain.repeat(2000));
    const { stderr, stdout } = await space.shell('$ADJOIN ast f.m | head -c 1; echo " ${PIPESTATUS[0]}"');
    expect(stderr).toBe('');
    expect(stdout).toBe('< 0\n');
  });
});
