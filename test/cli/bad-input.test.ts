import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plain } from './sample-programs.js';
import { Workspace } from './workspace.js';

let space: Workspace;
beforeAll(() => {
  space = new Workspace();
  space.write('f.m', plain);
});
afterAll(() => {
  space.remove();
});

const parentheses = `function z = f(x)\n  z = ${'('.repeat(10_000)}x${')'.repeat(10_000)};\nend\n`;
const blocks = `function z = f(x)\n  z = x;\n${'if x\n'.repeat(10_000)}z = 1;\n${'end\n'.repeat(10_000)}end\n`;

describe('bad input', () => {
  it.each<[string, string | Uint8Array, readonly string[]]>([
    ['empty', '', ['E201']],
    ['a script', 'x = 1;\n', ['E201']],
    ['several syntax errors', 'function z = f(x)\n  z = (x;\n  y = [1 2\n  q = x +* 2;\nend\n', ['E1', 'E1']],
    ['an unknown function', 'function z = f(x)\n  z = nobody(x);\nend\n', ['E401']],
    ['a class', 'classdef a_class\n  methods\n    function z = f(x), z = x; end\n  end\nend\n', ['E210']],
    ['a long name', `function z = f(${'x'.repeat(100_000)})\n  z = 1;\nend\n`, ['E114']],
    ['a NUL', 'function z = f(x)\n  z = x;\0\nend\n', ['E603']],
    ['a MAT file', Uint8Array.from({ length: 600 }, (_, index) => (index * 7) % 256), ['E603']],
    ['huge', new Uint8Array(16 * 1024 * 1024 + 1).fill(37), ['E602']],
    ['10,000 parentheses', parentheses, ['E104']],
    ['10,000 blocks', blocks, ['E104']],
    ['10,000 indices', `function z = f(x)\n  z = x${'(1)'.repeat(10_000)};\nend\n`, ['E104']],
    ['10,000 powers', `function z = f(x)\n  z = x${'^2'.repeat(10_000)};\nend\n`, ['E104']],
    ['a million operands', `function z = f(x)\n  z = x${' + x'.repeat(1_000_000)};\nend\n`, ['E316']],
    ['a million arguments', `function z = f(x)\n  z = max(x${', x'.repeat(1_000_000)});\nend\n`, ['E316']],
    ['a million words', `function z = f(x)\n  disp${' x'.repeat(1_000_000)}\n  z = x;\nend\n`, ['E316']],
    ['100,000 statements', `function z = f(x)\n${'  z = x;\n'.repeat(100_000)}end\n`, ['E315']],
    ['100,000 functions', 'function z = f(x)\n  z = x;\nend\n'.repeat(100_000), ['E315']],
    ['not closed', 'function z = f(x)\n  if x\n    z = x;\n', ['E10']],
    ['a string not closed', "function z = f(x)\n  z = x + 'a;\nend\n", ['E102']],
    ['a million escaped quotes', `function z = f(x)\n  z = "${'\\"'.repeat(1_000_000)}\nend\n`, ['E10']],
  ])('%s: diagnostics and exit code 1', async (what, content, codes) => {
    const name = `${what.replace(/\W/g, '_')}.m`;
    space.write(name, content);
    const { code, stdout, stderr } = await space.run(['diff', name]);
    expect([code, stdout]).toEqual([1, '']);
    const found = [...stderr.matchAll(/^\S+\.m:\d+:\d+: error (E\d+): .+$/gm)].map(([, it]) => it ?? '');
    expect(found.length).toBeGreaterThanOrEqual(codes.length);
    for (const [index, it] of codes.entries()) expect(found[index]).toMatch(new RegExp(`^${it}`));
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it.runIf(existsSync('/dev/zero'))('reads no further than the limit where there is no end', async () => {
    const { code, stderr } = await space.run(['diff', '/dev/zero']);
    expect([code, stderr.split('\n', 1)[0]]).toEqual([
      1,
      '/dev/zero:1:1: error E602: the file is larger than 16 MiB',
    ]);
  });

  it('prints no larger statement than one of half a million names, and shows it', async () => {
    space.write('sum.m', `function z = f(x)\n  z = x;\n  z = x${' + x'.repeat(500_000)};\nend\n`);
    const { code, stdout, stderr } = await space.run(['print', 'sum.m']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('sum.m:3:3: error E316: the statement is too large: it has 500005 names');
    const tree = await space.run(['ast', 'sum.m']);
    expect(tree.code).toBe(0);
  });

  it('prints no file of more than a million nodes', async () => {
    space.write('many.m', 'a = b;\n'.repeat(260_000));
    const { code, stdout, stderr } = await space.run(['print', 'many.m']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('many.m:1:1: error E315: the program is too large');
  });

  it('takes another limit of the size', async () => {
    const limited = await space.run(['diff', 'f.m', '-s', 'size-limit=4']);
    expect(limited.stderr).toMatch(/^f\.m:\d+:\d+: error E31[56]: /);
    expect((await space.run(['diff', 'f.m', '-s', 'size-limit=4000'])).code).toBe(0);
    expect((await space.run(['diff', 'f.m', '-s', 'size-limit=many'])).code).toBe(2);
  });

  it('takes thirty loops in one another', async () => {
    space.write(
      'nest.m',
      `function z = f(x)\n  z = x;\n${'while z < 9\nz = 2 * z;\n'.repeat(30)}${'end\n'.repeat(31)}`,
    );
    expect((await space.run(['diff', 'nest.m'])).code).toBe(0);
  });

  it('takes long literals', async () => {
    space.write('long.m', `function z = f(x)\n  disp('${'x'.repeat(50_000)}');\n  z = x;\nend\n`);
    expect((await space.run(['diff', 'long.m'])).code).toBe(0);
  });

  it('reads what is not UTF-8 as Latin-1, and says so', async () => {
    const text = plain.replace('\n', ' % gr\xfc\xdfe\n');
    space.write('latin.m', Buffer.from(text, 'latin1'));
    for (const _run of ['made', 'from the cache']) {
      const { code, stdout, stderr } = await space.run(['diff', 'latin.m']);
      expect(code).toBe(0);
      expect(stdout).toContain('% gr\xfc\xdfe');
      expect(stderr).toContain('latin.m:1:23: warning W101');
    }
  });

  it.each([
    ['a file that is not there', 'nowhere/f.m', /^nowhere\/f\.m:1:1: error E601: .*no such file/],
    ['a folder', '.', /^\.:1:1: error E601: .*folder/],
    ['a file in a file', 'f.m/g.m', /E601/],
  ])('%s: exit code 1', async (_what, path, message) => {
    const { code, stderr } = await space.run(['diff', path]);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    for (const command of ['ast', 'print', 'check', 'trace']) {
      const other = await space.run([command, path]);
      expect(other.code).toBe(1);
      expect(other.stderr).toMatch(message);
    }
  });

  it.each([
    ['wrong independents', ['--independents', 'q'], 'E203'],
    ['wrong dependents', ['--dependents', 'x'], 'E204'],
    ['a wrong function', ['-f', 'nobody'], 'E202'],
    ['two prefixes that are one', ['-s', 'rec-prefix=ret_'], 'E502'],
    ['a prefix given twice', ['-s', 'rec-prefix=b_', '-s', 'rev-prefix=b_'], 'E502'],
    ['one name for push and pop', ['--style', 'classic', '-s', 'pop=adimat_push'], 'E502'],
  ])('%s: exit code 1', async (_what, args, code) => {
    const ended = await space.run(['diff', 'f.m', ...args]);
    expect([ended.code, ended.stdout]).toEqual([1, '']);
    expect(ended.stderr).toMatch(new RegExp(`^f\\.m:1:1: error ${code}: `));
  });

  it.each<[string[], string]>([
    [['dif', 'f.m'], 'Did you mean diff?'],
    [['diff', 'f.m', '--indepndents', 'x'], 'Did you mean --independents?'],
    [['diff'], 'missing required argument'],
    [['print', 'f.m', 'g.m'], 'too many arguments'],
    [['diff', 'f.m', '--mode', 'sideways'], 'Allowed choices are reverse, forward'],
    [['diff', 'f.m', '--style', 'baroque'], 'Allowed choices are fast, classic'],
    [['diff', 'f.m', '--format', 'yaml'], 'Allowed choices are text, json, sarif, github'],
    [['diff', 'f.m', '-s', 'stile=fast'], "Did you mean 'style'? 'adjoin options' lists"],
    [['diff', 'f.m', '-s', 'print-stack-info=3'], 'It takes 0 or 1 or 2.'],
    [['options', 'stile'], "did you mean 'style'?"],
    [['diff', 'f.m', '-s', 'style=red'], 'It takes fast or classic'],
    [['diff', 'f.m', '-s', 'rev-prefix=9'], 'It takes a name.'],
    [['diff', 'f.m', '-s', 'rev-prefix'], 'Give it as rev-prefix=value.'],
    [['diff', 'f.m', '-s', 'style'], 'It takes fast or classic'],
    [['diff', 'f.m', '--independents', 'x y'], "'x y' is no name"],
    [['diff', 'f.m', '--offline', '--refresh'], 'cannot be used with'],
    [['diff', 'f.m', '--offline', '--no-cache'], '--offline needs the cache'],
    [['diff', 'f.m', '--server', 'ftp://x'], 'is no address of a server'],
    [['diff', 'f.m', '--server', 'http://x', '--token-file', 'nowhere'], 'cannot read the token file'],
    ...['soon', '0', '-1', 'NaN', '1e9', ''].map((it): [string[], string] => [
      ['diff', 'f.m', '--timeout', it],
      'Give a number of seconds',
    ]),
    ...['0', '-1', 'NaN', 'Infinity', ''].map((it): [string[], string] => [
      ['verify', 'f.m', '--at', '1', '--tolerance', it],
      'Give a positive number',
    ]),
    [['serve', '--port', '99999'], 'a whole number from 0 to 65535'],
    ...['0', '-1', 'NaN', '1.5', '257', ''].map((it): [string[], string] => [
      ['serve', '--workers', it],
      'a whole number from 1 to 256',
    ]),
    [['serve', '--time-limit', '0'], 'a whole number from 1 to 86400'],
    [['serve', '--body-limit', '0'], 'a whole number from 1 to'],
    [['cache', 'prune', '--max-size', '-1'], 'Give it as 50M'],
    [['diff', 'f.m', '--watch'], '--watch needs a folder'],
    [['diff', '-', '--check'], 'needs a folder'],
    [['verify', 'f.m'], "required option '--at <args>'"],
    [['trace', 'f.m', '--step', 'nothing'], "there is no step 'nothing'"],
    [['pipeline', 'nothing'], "there is no pipeline 'nothing'"],
    [['cache', 'prune', '--max-size', 'much'], 'Give it as 50M'],
  ])('adjoin %j: exit code 2', async (args, message) => {
    const { code, stdout, stderr } = await space.run(args);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^adjoin: /);
    expect([code, stdout]).toEqual([2, '']);
  });

  it('tells of faults of our own in one line', async () => {
    const broken = space.write(
      'broken.cjs',
      "require('node:crypto').createHash = () => { throw new Error('no\\nluck'); };",
    );
    const { code, stdout, stderr } = await space.run(['diff', 'f.m'], {
      env: { NODE_OPTIONS: `--require ${broken}` },
    });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'adjoin: error E903: Error: no luck (this is a fault of Adjoinery: please report it with the source)\n',
    );
  });
});
