import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentStore } from '../../src/cache/content-store.js';
import { called, calling, plain } from './sample-programs.js';
import { Workspace, type Ended } from './workspace.js';

let space: Workspace;
beforeEach(() => {
  space = new Workspace();
});
afterEach(() => {
  space.remove();
});

function entries(): string[] {
  return readdirSync(space.path('cache'), { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name));
}

const hit = /^adjoin: from cache \([0-9a-f]{12}\)\n$/;

describe('the cache of adjoin diff', () => {
  it('answers a second time with the same bytes, from another folder too', async () => {
    space.write('f.m', calling);
    space.write('g.m', called);
    const first = await space.run(['diff', 'f.m']);
    const second = await space.run(['diff', 'f.m']);
    expect([first.stderr, second.stdout]).toEqual(['', first.stdout]);
    expect(second.stderr).toMatch(hit);
    space.write('copy/f.m', calling);
    space.write('copy/lib/g.m', called);
    const elsewhere = await space.run(['diff', 'copy/f.m', '-I', 'copy/lib', '-s', 'style=fast']);
    expect(elsewhere.stdout).toBe(first.stdout);
    expect(elsewhere.stderr).toMatch(hit);
  });

  it('answers without the library that transforms', async () => {
    space.write('f.m', plain);
    await space.run(['diff', 'f.m']);
    const trace = { NODE_OPTIONS: `--require ${space.write('spy.cjs', spy)}` };
    const { stderr } = await space.run(['diff', 'f.m'], { env: trace });
    expect(stderr).toMatch(hit);
    const made = await space.run(['diff', 'f.m', '--no-cache'], { env: trace });
    expect(made.stderr).toBe('SaxonJS\n');
  });

  it('knows a change of any file, of what is found and of what is asked for', async () => {
    space.write('f.m', calling);
    space.write('lib/g.m', called);
    const args = ['diff', 'f.m', '-I', 'lib'];
    const first = await space.run(args);
    space.write('lib/g.m', called.replace('exp', 'sin'));
    const changed = await space.run(args);
    expect(changed.stderr).toBe('');
    expect(changed.stdout).not.toBe(first.stdout);
    space.write('g.m', called.replace('exp', 'cos'));
    expect((await space.run(args)).stdout).toContain('cos');
    space.write('f.m', `${calling}\n`);
    expect((await space.run([...args, '--offline'])).code).toBe(3);
    expect((await space.run([...args, '--independents', 'x'])).stderr).toBe('');
    space.write('f.m', calling);
    space.write('g.m', called);
    const back = await space.run([...args, '--offline']);
    expect([back.code, back.stdout]).toEqual([0, first.stdout]);
  });

  it('knows files that come to fit a name which is put together, and what changes in them', async () => {
    space.write('f.m', "function z = f(x, k)\n  z = feval(['do_' k], x);\nend\n");
    space.write('lib/do_this.m', 'function z = do_this(x)\n  z = sin(x);\nend\n');
    const args = ['diff', 'f.m', '-I', 'lib', '--independents', 'x'];
    const first = await space.run(args);
    expect(first.stderr).toContain(
      "W206: the name of what is called here is put together when the program runs, as 'do_*'",
    );
    expect((await space.run(args)).stderr).toMatch(/from cache/);
    space.write('undo_that.m', 'function z = undo_that(x)\n  z = cos(x);\nend\n');
    expect((await space.run(args)).stderr).toMatch(/from cache/);
    const that = space.write('do_that.m', 'function z = do_that(x)\n  z = cos(x);\nend\n');
    const more = await space.run(args);
    expect([more.stdout.includes('cos'), more.stderr.includes('from cache')]).toEqual([true, false]);
    space.write('do_that.m', 'function z = do_that(x)\n  z = tan(x);\nend\n');
    expect((await space.run(args)).stdout).toContain('tan');
    rmSync(that);
    const back = await space.run([...args, '--offline']);
    expect([back.code, back.stdout]).toEqual([0, first.stdout]);
  });

  it('knows a private function that hides another from one folder', async () => {
    space.write('f.m', calling);
    space.write('g.m', 'function z = g(x)\n  z = h(x);\nend\n');
    space.write('lib/h.m', 'function z = h(x)\n  z = exp(x);\nend\n');
    const args = ['diff', 'f.m', '-I', 'lib'];
    expect((await space.run(args)).stdout).toContain('exp');
    space.write('private/h.m', 'function z = h(x)\n  z = cos(x);\nend\n');
    const hidden = await space.run(args);
    expect([hidden.stderr, hidden.stdout]).toEqual(['', expect.stringContaining('sin(')]);
    expect((await space.run(args)).stderr).toMatch(hit);
  });

  it('--offline answers from the cache only', async () => {
    space.write('f.m', plain);
    const miss = await space.run(['diff', 'f.m', '--offline']);
    expect([miss.code, miss.stdout]).toEqual([3, '']);
    expect(miss.stderr).toContain('(--offline)');
    await space.run(['diff', 'f.m']);
    expect((await space.run(['diff', 'f.m', '--offline'])).code).toBe(0);
  });

  it('--no-cache neither looks nor keeps, --refresh does not look but keeps', async () => {
    space.write('f.m', plain);
    await space.run(['diff', 'f.m', '--no-cache', '--cache-dir', 'other']);
    expect(() => readdirSync(space.path('other'))).toThrow();
    await space.run(['diff', 'f.m']);
    expect((await space.run(['diff', 'f.m', '--no-cache'])).stderr).toBe('');
    for (const path of entries()) writeFileSync(path, 'damaged');
    expect((await space.run(['diff', 'f.m', '--refresh'])).stderr).toBe('');
    expect((await space.run(['diff', 'f.m'])).stderr).toMatch(hit);
  });

  it('takes a damaged entry for none', async () => {
    space.write('f.m', plain);
    const first = await space.run(['diff', 'f.m']);
    for (const path of entries()) {
      writeFileSync(path, readFileSync(path, 'utf8').replace('sin', 'cos').replace('asked', 'basked'));
    }
    const second = await space.run(['diff', 'f.m']);
    expect([second.code, second.stderr, second.stdout]).toEqual([0, '', first.stdout]);
  });

  it('does not keep failures', async () => {
    space.write('f.m', 'function z = f(x)\n  z = g(x);\nend\n');
    expect((await space.run(['diff', 'f.m'])).code).toBe(1);
    expect(() => entries()).toThrow();
  });

  it.each(['taken', 'taken/below', '/proc/nope'])(
    'warns once, and goes on, where it cannot write: %s',
    async (folder) => {
      space.write('f.m', plain);
      space.write('taken', 'a file');
      const { code, stdout, stderr } = await space.run(['diff', 'f.m', '--cache-dir', folder]);
      expect(code).toBe(0);
      expect(stdout).toContain('a_f');
      expect(stderr).toMatch(new RegExp(`^adjoin: cannot write the cache in .*${folder}: .+\\n$`));
    },
  );

  it('is shared by processes that run at once', async () => {
    space.write('f.m', plain);
    const all = await Promise.all([1, 2, 3, 4].map(() => space.run(['diff', 'f.m', '-q'])));
    expect(new Set(all.map((it) => JSON.stringify(it))).size).toBe(1);
    expect((await space.run(['cache', 'verify'])).stdout).toBe('2 sound, 0 damaged and removed\n');
  });

  it('is looked after by adjoin cache', async () => {
    space.write('f.m', plain);
    await space.run(['diff', 'f.m']);
    expect(JSON.parse((await space.run(['cache', 'stats', '--json'])).stdout)).toMatchObject({ entries: 2 });
    for (const path of entries()) writeFileSync(path, 'damaged');
    const verified = await space.run(['cache', 'verify']);
    expect([verified.code, verified.stdout]).toEqual([1, '0 sound, 2 damaged and removed\n']);
    await space.run(['diff', 'f.m']);
    expect((await space.run(['cache', 'prune', '--max-size', '0'])).stdout).toMatch(/^removed 2 entries/);
    await space.run(['diff', 'f.m']);
    expect((await space.run(['cache', 'clear'])).stdout).toMatch(/^removed 2 entries/);
    expect(JSON.parse((await space.run(['cache', 'stats', '--json'])).stdout)).toMatchObject({ entries: 0 });
  });

  it('is looked after with what a server keeps in its folder', async () => {
    const run = async (...args: readonly string[]): Promise<Ended> => space.run(['cache', ...args]);
    const own = new ContentStore(space.path('cache'));
    const server = new ContentStore(space.path('cache/server'));
    const fill = (): void => {
      own.put('aa', 'x');
      server.put('bb', 'x'.repeat(200_000));
      utimesSync(space.path('cache/server/v1/bb/bb'), 1, 1);
      server.put('cc', 'x');
    };
    fill();
    expect(JSON.parse((await run('stats', '--json')).stdout)).toMatchObject({
      folder: space.path('cache'),
      entries: 1,
      server: { folder: space.path('cache/server'), entries: 2 },
    });
    expect((await run('stats')).stdout).toMatch(/^entries +1$[^]*^server +2 entries, 0\.19 MiB$/m);
    expect((await run('prune', '--max-size', '1000')).stdout).toMatch(/^removed 1 entries, 0\.19 MiB/);
    writeFileSync(space.path('cache/server/v1/cc/cc'), 'damaged');
    expect(await run('verify')).toMatchObject({ code: 1, stdout: '1 sound, 1 damaged and removed\n' });
    fill();
    expect((await run('clear')).stdout).toMatch(/^removed 3 entries/);
    expect(entries()).toEqual([]);
  });

  it.each(['clear', 'prune --max-size 0', 'verify'])('tells when it may not be changed: %s', async (what) => {
    space.write('f.m', plain);
    await space.run(['diff', 'f.m']);
    for (const path of entries()) writeFileSync(path, 'damaged');
    const script = space.write('locked.cjs', locked);
    const env = { NODE_OPTIONS: `--require=${script}` };
    const { code, stdout, stderr } = await space.run(['cache', ...what.split(' ')], { env });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`adjoin: cannot remove entries of ${space.path('cache')}: permission denied\n`);
  });
});

/** Removing files fails, as in a folder of somebody else. */
const locked = `
const fs = require('node:fs');
fs.rmSync = () => {
  throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
};
require('node:module').syncBuiltinESMExports();
`;

/** Tells on stderr when SaxonJS is loaded: it must be found first. */
const spy = `
const Module = require('node:module');
const resolve = Module._resolveFilename;
Module._resolveFilename = function (name, ...rest) {
  if (name === 'saxon-js') process.stderr.write('SaxonJS\\n');
  return resolve.call(this, name, ...rest);
};
`;
