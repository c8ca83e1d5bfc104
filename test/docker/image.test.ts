import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { packageRoot } from '../../src/base/package-root.js';
import { defaultServerOptions } from '../../src/server/server-options.js';
import { freePort } from '../free-port.js';
import { dryRun, type DryImage } from './dockerfile.js';

interface Deployment {
  readonly kind: string;
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly securityContext: object;
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly {
          readonly lifecycle?: {
            readonly preStop: { readonly exec: { readonly command: readonly string[] } };
          };
        }[];
      };
    };
  };
}

const docker = join(packageRoot, 'docker');

describe('the image', () => {
  const root = mkdtempSync(join(tmpdir(), 'image-'));
  const cache = join(root, 'cache');
  let port = '';
  let image: DryImage;
  let server: ChildProcess;

  /** Runs a command as the user of the image, or as another, who may write to the cache only. */
  function asUser(
    words: readonly string[],
    given = image.user,
  ): { file: string; args: string[]; options: object } {
    const [user = '', group = ''] = given.split(':');
    const become = ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--clear-groups'];
    const [file = '', ...args] = [
      ...(process.getuid?.() === 0 ? become : []),
      process.execPath,
      ...words.slice(1),
    ];
    const { PATH } = process.env;
    const env = { ...image.environment, PATH, ADJOINERY_CACHE_DIR: cache, ADJOINERY_LISTEN_PORT: port };
    const more = { ADJOINERY_OPEN: '1', ADJOINERY_BASE_PATH: 'team/', TMPDIR: cache };
    return { file, args, options: { cwd: image.app, env: { ...env, ...more } } };
  }

  beforeAll(async () => {
    port = String(await freePort());
    const context = join(root, 'context');
    // Code that is compiled already need not be compiled for this.
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: packageRoot, encoding: 'utf8' });
    for (const file of [...files.split('\0').filter((it) => it !== ''), 'dist'])
      cpSync(join(packageRoot, file), join(context, file), { recursive: true });
    image = dryRun(join(docker, 'Dockerfile'), context, root);
    execFileSync('chmod', ['-R', 'a+rX,a-w', image.app]);
    chmodSync(root, 0o755);
    makeCache();
    const { file, args, options } = asUser(image.command);
    server = spawn(file, args, { ...options, stdio: 'ignore' });
  });
  afterAll(() => {
    server.kill();
    rmSync(root, { recursive: true });
  });

  it('is healthy as a plain user with a tree that cannot be written to', async () => {
    await expect.poll(isHealthy, { timeout: 60_000, interval: 500 }).toBe(true);
  });

  it('differentiates, and keeps the answer in its cache', async () => {
    const text = readFileSync(join(packageRoot, 'test', 'programs', 'polynom.m'), 'utf8');
    const body = JSON.stringify({ files: [{ name: 'polynom.m', text }], function: 'polynom' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}/team/differentiate`, {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('a_polynom');
    await expect.poll(() => readdirSync(cache), { timeout: 10_000 }).not.toEqual([]);
  });

  it('is ill when nothing answers any more', async () => {
    server.kill();
    await expect.poll(isHealthy, { timeout: 60_000, interval: 500 }).toBe(false);
  });

  it('serves, and keeps answers, as any user of group 0', async () => {
    rmSync(cache, { recursive: true });
    makeCache();
    const { file, args, options } = asUser(image.command, '1000680000:0');
    server = spawn(file, args, { ...options, stdio: 'ignore' });
    const ready = async (): Promise<unknown> =>
      fetch(`http://127.0.0.1:${port}/team/ready`).then(
        (it) => it.json(),
        () => undefined,
      );
    await expect.poll(ready, { timeout: 60_000, interval: 500 }).toEqual({ status: 'ready', workers: 2 });
    expect(readdirSync(cache)).not.toEqual([]);
  });

  it('has nothing of tests and benchmarks in it', () => {
    expect(readdirSync(image.app)).not.toContain('test');
    expect(readdirSync(join(image.app, 'dist'))).not.toContain('bench');
    expect(readdirSync(join(image.app, 'node_modules'))).not.toContain('typescript');
  });

  it('has what Redis needs', () => {
    expect(readdirSync(join(image.app, 'node_modules'))).toEqual(
      expect.arrayContaining(['bullmq', 'ioredis']),
    );
  });

  /** Only root can give a folder away; others have one of their own. */
  function makeCache(): void {
    const make = image.cacheCommand.replaceAll('/cache', cache);
    execFileSync('sh', ['-c', process.getuid?.() === 0 ? make : `mkdir ${cache}`]);
  }

  async function isHealthy(): Promise<boolean> {
    const { file, args, options } = asUser(image.healthCheck);
    return promisify(execFile)(file, args, options).then(
      () => true,
      () => false,
    );
  }
});

describe('the files for Docker and Kubernetes', () => {
  const names = readdirSync(docker);

  it('set variables that the server has', async () => {
    const help = await promisify(execFile)(process.execPath, [
      ...[join(packageRoot, 'dist', 'cli', 'main.js'), 'serve', '--help'],
    ]);
    const known = new Set(help.stdout.match(/ADJOINERY_\w+/g));
    const used = names.flatMap((it) => readFileSync(join(docker, it), 'utf8').match(/ADJOINERY_\w+/g) ?? []);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((it) => !known.has(it))).toEqual([]);
  });

  it('have servers of Kubernetes go on until nobody is sent to them any more, and end in time', () => {
    const text = readFileSync(join(docker, 'kubernetes.yaml'), 'utf8');
    const { template } = (parseAllDocuments(text)[0]?.toJS() as Deployment).spec;
    const { terminationGracePeriodSeconds: patience, containers } = template.spec;
    const [, seconds] = containers[0]?.lifecycle?.preStop.exec.command ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(patience).toBeGreaterThan(Number(seconds) + defaultServerOptions.stopTime + 2);
  });

  it('fix no user in Kubernetes: platforms choose one', () => {
    const text = readFileSync(join(docker, 'kubernetes.yaml'), 'utf8');
    const pods = (parseAllDocuments(text).map((it) => it.toJS() as unknown) as Deployment[]).filter(
      (it) => it.kind === 'Deployment',
    );
    const contexts = pods.map(({ spec }) => Object.keys(spec.template.spec.securityContext));
    expect(contexts).toEqual(pods.map(() => ['runAsNonRoot', 'seccompProfile']));
    expect(text).not.toMatch(/runAs(?:User|Group)|fsGroup/);
  });

  it('have Valkey keep to a memory in which it forgets no jobs', () => {
    const text = readFileSync(join(docker, 'compose.yaml'), 'utf8');
    const { services } = parseAllDocuments(text, { merge: true })[0]?.toJS() as {
      readonly services: { readonly valkey: { readonly command: string[]; readonly mem_limit: string } };
    };
    const { command, mem_limit } = services.valkey;
    const valueOf = (name: string): string => command[command.indexOf(name) + 1] ?? '';
    expect(valueOf('--maxmemory-policy')).toBe('noeviction');
    const { jobSize } = defaultServerOptions;
    // Jobs lie there once as they came and once on the queue; the rest is for answers.
    expect(Number.parseInt(valueOf('--maxmemory')) * 2 ** 20).toBeGreaterThanOrEqual(4 * jobSize);
    expect(mem_limit).toBe('1g');
  });

  it.each(names.filter((it) => it.endsWith('.yaml')))('are well formed: %s', (name) => {
    const documents = parseAllDocuments(readFileSync(join(docker, name), 'utf8'), { merge: true });
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  });
});
