import { readdirSync } from 'node:fs';
import { delimiter } from 'node:path';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { called, calling, plain } from './sample-programs.js';
import { Workspace } from './workspace.js';

let space: Workspace;
beforeAll(() => {
  space = new Workspace();
  space.write('f.m', plain);
  space.write('c/f.m', calling);
  space.write('c/g.m', called);
});
afterAll(() => {
  space.remove();
});

describe('adjoin', () => {
  it('ast prints the tree, with and without positions', async () => {
    const odd = 'function z = f(x)\n  z = \' at="1:1"\';\nend\n';
    const { stdout } = await space.run(['ast', '-'], { input: odd });
    expect(stdout).toContain('<function at="1:1" file="-" end="end">');
    const bare = await space.run(['ast', '-', '--no-positions'], { input: odd });
    expect(bare.stdout).toContain('<function file="-" end="end">');
    expect(bare.stdout).toContain('at=&quot;1:1&quot;');
  });

  it('print prints a file again', async () => {
    const { code, stdout } = await space.run(['print', '-'], { input: 'function z=f(x)\nz=x+1;%one\nend' });
    expect([code, stdout]).toEqual([0, 'function z = f(x)\n  z = x + 1; %one\nend\n']);
  });

  it('print keeps comments, blank lines and tests', async () => {
    const text = '% one\n\n% two\nfunction f()\n  x = 1;\n\n  % three\n  y = 2;\nend\n\n%!test\n%! f\n';
    expect((await space.run(['print', '-'], { input: text })).stdout).toBe(text);
  });

  it('print leaves classes as they are', async () => {
    const text = '% kept\nclassdef k\n properties\n  x = 3\n end\nend\n';
    expect((await space.run(['print', '-'], { input: text })).stdout).toBe(text);
  });

  it('trace shows the functions that a step has changed, in order', async () => {
    const { code, stdout } = await space.run(['trace', 'c/f.m']);
    expect(code).toBe(0);
    const [, unified = ''] = /%% 20-resolve unify-expressions\n([^]*?)%%/.exec(stdout) ?? [];
    expect(unified).toContain('z = plus(times(x, y), g(x));');
    expect(unified).not.toContain('exp(x)');
    expect(stdout.indexOf('split-sweeps')).toBeGreaterThan(stdout.indexOf('unify-expressions'));
    expect(stdout).toMatch(/%% 80-to-source \S+\nfunction \[a_x, a_y, nr_z\] = a_f\(x, y, a_z\)/);
  });

  it('trace shows one step, as MATLAB or as XML', async () => {
    const one = await space.run(['trace', 'f.m', '--step', 'split-sweeps', '--timings']);
    expect(one.stdout).toMatch(/^%% 50-reverse-ad split-sweeps\nfunction [^]*turning_point\(\);/);
    expect(one.stdout.match(/^%%/gm)).toHaveLength(1);
    expect(one.stderr).toMatch(/ of \d+ steps\n$/);
    const xml = await space.run(['trace', 'f.m', '--step', 'activity', '--ast']);
    expect(xml.stdout).toMatch(/^<!-- 20-resolve activity -->\n<function .*ada:varied="yes"/);
  });

  it('rules lists functions and shows formulas', async () => {
    const all = (await space.run(['rules'])).stdout.split('\n');
    expect(all).toEqual(expect.arrayContaining([expect.stringMatching(/^size +passive$/)]));
    const { stdout } = await space.run(['rules', 'atan2']);
    expect(stdout).toContain('atan2(y, x): rule\n  a_y: a_z .* adm_used(adm_turn_rate(x, y), a_z)\n');
    expect(stdout).toContain(
      '  takes real numbers\n  at x = 0, y = 0: a_x = NaN, a_y = NaN (NaN: the derivative',
    );
    expect(stdout).toMatch(/ {2}quotient rule on atan\(y\/x\)\n$/);
    const like = (await space.run(['rules', 'acos*'])).stdout;
    expect(like.match(/^\w+/gm)).toEqual(['acos', 'acosd', 'acosh']);
    const missing = (await space.run(['rules', '*', '--state', 'missing'])).stdout.split('\n');
    expect(missing).toEqual(expect.arrayContaining([expect.stringMatching(/^schur +missing +the factors/)]));
    expect(missing.filter((it) => /^\S+ +(rule|passive) /.test(it))).toEqual([]);
    expect((await space.run(['rules', 'schur'])).stdout).toMatch(
      /^schur: missing \(the factors are not unique/,
    );
    expect((await space.run(['rules', 'nobody'])).code).toBe(1);
  });

  it('pipeline lists pipelines, and steps with their purposes', async () => {
    const core = (await space.run(['pipeline'])).stdout;
    expect(core).toMatch(/^Core \(\d+ steps\)\n10-normalize\n {2}[a-z]/);
    expect(core).toMatch(/^ {2}tries +\d+ steps in 10-normalize, 50-reverse-ad, 70-devolve$/m);
    expect(core).toMatch(/^ {2}adjoint-source \(\d+ steps\)$/m);
    const { stdout } = await space.run(['pipeline', 'adjoint-source']);
    expect(stdout).toMatch(/^10-normalize\n {2}[a-z]/);
    expect(stdout).toMatch(/^ {2}expand-argument-blocks \(pack objects\)\n {6}Blocks that declare/m);
    expect(stdout).toMatch(/^ {2}directives\n {6}an analysis/m);
    expect(stdout).toMatch(/^ {2}drop-parentheses\n {6}Parentheses/m);
    expect(stdout).toMatch(/^ {2}insert-tapes \(if style=fast\)$/m);
  });

  it('options lists the options of the transformation', async () => {
    const { code, stdout } = await space.run(['options']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^style = fast \[classic\]\n {4}local tapes/);
    expect(stdout).toMatch(/^tmp-prefix = tmp \[a name, or nothing\] \(classic style\)$/m);
    expect(stdout).toMatch(/^indent-unit = ' {2}' \[blanks or tabs\]$/m);
    const { stdout: json } = await space.run(['options', 'print-stack-info', '--format', 'json']);
    expect(JSON.parse(json)).toEqual([
      expect.objectContaining({
        name: 'print-stack-info',
        default: '0',
        values: ['0', '1', '2'],
        style: 'classic',
      }),
    ]);
  });

  it('takes options in the spelling of ADiMat', async () => {
    const given = ['-s', 'style=classic', '-s', 'nouse-adjsum', '-s', 'printStackInfo=1'];
    const { stdout } = await space.run(['diff', 'f.m', ...given]);
    expect(stdout).toContain('-s print-stack-info=1 -s style=classic -s use-adjsum=no');
  });

  it('runtime names the folder of the helpers, or copies them', async () => {
    const { stdout } = await space.run(['runtime']);
    const files = stdout
      .trim()
      .split(delimiter)
      .flatMap((folder) => readdirSync(folder));
    expect(files).toEqual(expect.arrayContaining(['adm_seed.m', 'a_zeros.m']));
    expect((await space.run(['runtime', '-o', 'helpers'])).code).toBe(0);
    expect(readdirSync(space.path('helpers'))).toEqual(expect.arrayContaining(['adm_seed.m', 'a_zeros.m']));
  });

  it('work says what it needs', async () => {
    const { code, stderr } = await space.run(['work']);
    expect([code, stderr]).toEqual([2, 'adjoin: give --redis-url, or REDIS_URL\n']);
    expect((await space.run(['work', '--redis-url', 'http://localhost'])).code).toBe(2);
  });

  it('doctor finds what is there and what is not', async () => {
    const { code, stdout } = await space.run(['doctor']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ok +built files +complete$/m);
    const bad = await space.run(['doctor', '--server', 'http://127.0.0.1:1']);
    expect([bad.code, bad.stdout]).toEqual([
      1,
      expect.stringMatching(/^bad +server +http:\S+ does not answer$/m),
    ]);
  });

  it('helps, with examples, and tells its version', async () => {
    for (const command of [
      'diff',
      'check',
      'trace',
      'verify',
      'ast',
      'print',
      'rules',
      'pipeline',
      'options',
      'runtime',
      'cache',
      'doctor',
      'serve',
      'work',
      'version',
    ]) {
      const { code, stdout } = await space.run([command, '--help']);
      expect(code).toBe(0);
      expect(stdout).toMatch(/\nExamples?:\n {2}/);
    }
    const { stdout: told } = await space.run(['--version']);
    expect(told).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await space.run(['version'])).stdout).toBe(told);
    expect(JSON.parse((await space.run(['version', '--json'])).stdout)).toEqual({
      name: 'adjoinery',
      version: told.trim(),
      build: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      node: process.versions.node,
    });
  });
});

describe('adjoin diff --watch', () => {
  it('writes again when a source changes, and survives errors', async () => {
    const main = fileURLToPath(new URL('../../dist/cli/start.js', import.meta.url));
    const watched = new Workspace();
    watched.write('f.m', calling);
    const child = spawn(process.execPath, [main, 'diff', 'f.m', '--watch', '-o', 'out', '--no-cache'], {
      cwd: watched.folder,
    });
    let log = '';
    const reaches = async (text: string): Promise<void> => {
      await expect.poll(() => log, { timeout: 30_000 }).toContain(text);
      log = '';
    };
    child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
    try {
      await reaches('waiting for changes');
      watched.write('g.m', called);
      await reaches('out/a_f.m\nadjoin: waiting');
      watched.write('f.m', 'function');
      await reaches('error E101');
      watched.write('f.m', plain);
      await reaches('out/a_f.m');
      expect(watched.read('out/a_f.m')).toContain('sin(x)');
    } finally {
      child.kill();
      watched.remove();
    }
  });
});
