import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { octavePackage } from '../../src/base/octave-package.js';
import { packageRoot } from '../../src/base/package-root.js';
import { runOctave } from '../../src/base/run-octave.js';

const here = join(packageRoot, 'test', 'toolbox');
const sources = join(packageRoot, 'src', 'toolbox');
const command = `'${process.execPath}' '${join(packageRoot, 'dist', 'cli', 'start.js')}'`;

let cache = '';
beforeAll(() => {
  cache = mkdtempSync(join(tmpdir(), 'toolbox-'));
});
afterAll(() => {
  rmSync(cache, { recursive: true, force: true });
});

async function octave(script: string, environment: Record<string, string> = {}): Promise<string> {
  return runOctave(script, {
    folders: [sources, join(sources, 'adimat'), here],
    environment: { XDG_CACHE_HOME: cache, ADJOINERY: command, ...environment },
  });
}

const gradient = "[y, g] = adj.gradient(@(x) sum(x.^2), [1 2]); printf('%g ', g);";
const message = (call: string): string =>
  `try, ${call}, catch problem, disp(problem.identifier), disp(problem.message), end`;

describe('the toolbox', () => {
  it.each(['values', 'changes', 'refusals', 'sparsity', 'adimat'])(
    'does what %s.m says',
    async (name) => {
      expect(await octave(readFileSync(join(here, `${name}.m`), 'utf8'))).toMatch(/passed\n$/);
    },
    600_000,
  );

  it('passes the tests in its files', async () => {
    const folders = [join(sources, 'adimat'), join(sources, '+adj')].map((it) => `'${it}/'`).join(', ');
    const script = `for folder = {${folders}}
        for file = dir([folder{1}, '*.m']).'
          [passed, total] = test([folder{1}, file.name], 'quiet');
          printf('%s %d of %d\\n', file.name, passed, total);
        end
      end`;
    const counts = [...(await octave(script)).matchAll(/^(\S+) (\d+) of (\d+)$/gm)];
    expect(counts.length).toBeGreaterThan(35);
    expect(counts.filter(([, , passed, total]) => passed !== total || total === '0')).toEqual([]);
  }, 600_000);

  it('is what a newcomer needs in the first hour', async () => {
    const script = readFileSync(join(here, 'first-hour.m'), 'utf8');
    const environment = { XDG_CACHE_HOME: cache, ADJOINERY: command, ADJOINERY_PACKAGE: octavePackage };
    expect(await runOctave(script, { environment })).toMatch(/passed\n$/);
  }, 600_000);

  it('starts no process for what the cache has', async () => {
    expect(await octave(gradient)).toBe('2 4 ');
    const broken = { ADJOINERY: command };
    expect(await octave(`${gradient} setenv('PATH', '/nowhere'); ${gradient}`, broken)).toBe('2 4 2 4 ');
  });

  it('says what to do where there is no adjoin', async () => {
    const text = await octave(message('adj.gradient(@(x) x^7, 1)'), { ADJOINERY: '/nonexistent' });
    expect(text).toMatch(/^Adjoinery:noCommand\n.*\/nonexistent/);
    const none = await octave(message('adj.gradient(@(x) x^7, 1)'), { ADJOINERY: '', PATH: pathOfOctave() });
    expect(none).toMatch(/npm install -g adjoinery/);
    expect(await octave('ok = adj.doctor();', { ADJOINERY: '/nonexistent' })).toMatch(
      /^MISSING {2}.*nonexistent/m,
    );
  });

  it('says so where the cache cannot be written', async () => {
    const text = await octave(message('adj.gradient(@(x) x^6, 1)'), { XDG_CACHE_HOME: '/dev/null/cache' });
    expect(text).toMatch(/^Adjoinery:cache\n.*XDG_CACHE_HOME/);
  });

  it('is used by several processes at once', async () => {
    const own = { XDG_CACHE_HOME: join(cache, 'shared') };
    const answers = await Promise.all([1, 2, 3].map(async () => octave(gradient, own)));
    expect(answers).toEqual(['2 4 ', '2 4 ', '2 4 ']);
    expect(readdirSync(join(cache, 'shared', 'adjoinery', 'm')).filter((it) => it.includes('-'))).toEqual([]);
  });

  it("installs by Octave's pkg", async () => {
    const folder = join(cache, 'packages');
    const script = `mkdir('${folder}'); pkg('prefix', '${folder}', '${folder}'); pkg('local_list', '${folder}/list');
      pkg('global_list', '${folder}/none'); pkg('install', '-local', '${octavePackage}'); pkg('load', 'adjoinery'); ${gradient}`;
    const { stdout } = await promisify(execFile)('octave-cli', ['--norc', '--quiet', '--eval', script], {
      env: { ...process.env, XDG_CACHE_HOME: cache, ADJOINERY: command },
    });
    expect(stdout).toMatch(/2 4 $/);
  });
});

/** The folders in which Octave finds its own programs, without Node's. */
function pathOfOctave(): string {
  const octavePath = execFileSync('sh', ['-c', 'command -v octave-cli'], { encoding: 'utf8' }).trim();
  return octavePath.replace(/\/[^/]*$/, '');
}
