import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatedProgram } from '../../src/bench/generated-program.js';
import { packageRoot } from '../../src/base/package-root.js';

const command = join(packageRoot, 'dist', 'cli', 'main.js');
const run = promisify(execFile);

/** A server of its own, with what it logs. */
async function start(
  cache: string,
  ...more: readonly string[]
): Promise<{ server: ChildProcess; url: string; logged: string[] }> {
  const args = [command, 'serve', '--port', '0', '--workers', '1', '--cache-dir', cache, ...more];
  const server = spawn(process.execPath, args);
  const logged: string[] = [];
  server.stdout.on('data', (text: Buffer) => logged.push(text.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /listening at (\S+)/.exec(said);
      if (found?.[1] !== undefined) resolve(found[1]);
    });
    server.on('exit', () => {
      reject(new Error(said));
    });
  });
  return { server, url, logged };
}

function ended(server: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => server.once('exit', resolve));
}

describe('adjoin serve', () => {
  let server: ChildProcess;
  let url = '';
  let logged: string[];
  let folder = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'adjoinery-'));
    ({ server, url, logged } = await start(folder));
  });
  afterAll(() => {
    server.kill();
    rmSync(folder, { recursive: true });
  });

  it('serves the command line, which keeps the answer', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'adjoinery-'));
    const file = join(packageRoot, 'test', 'programs', 'polynom.m');
    const diff = (...more: readonly string[]): Promise<{ stdout: string; stderr: string }> =>
      run(process.execPath, [command, 'diff', file, '--cache-dir', cache, ...more]);
    const first = await diff('--server', url);
    const second = await diff('--server', url);
    const local = await diff('--local', '--no-cache');
    expect(first.stdout).toBe(local.stdout);
    expect(second.stdout).toBe(local.stdout);
    expect(second.stderr).toContain('from cache');
  });

  const ask = (text: string): Promise<Response> =>
    fetch(`${url}/differentiate`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text });

  it('logs requests as lines of JSON, and no sources', async () => {
    await ask('function secret = f(x)\n  secret = nobody(x);\nend\n');
    const lines = (): string[] => logged.join('').trim().split('\n');
    while (!lines().some((it) => it.includes('E401')))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const last = JSON.parse(lines().at(-1) ?? '') as object;
    expect(last).toMatchObject({ route: '/differentiate', status: 422, origin: 'made', codes: 'E401' });
    expect(logged.join('')).not.toMatch(/secret|nobody/);
  });

  it('answers and ends though its log finds no room', async () => {
    const full = openSync('/dev/full', 'w');
    const args = [command, 'serve', '--port', '0', '--workers', '1', '--no-cache'];
    const other = spawn(process.execPath, args, { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    const exit = ended(other);
    const [said] = (await Promise.race([once(other.stderr!, 'data'), exit.then(() => [''])])) as [unknown];
    const address = /http:\S+/.exec(String(said))?.[0] ?? '';
    for (let k = 0; k < 3; k += 1) expect((await fetch(`${address}/health`)).status).toBe(200);
    other.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  it('finishes what it does when it is told to end, and takes nothing new', async () => {
    const asked = Array.from({ length: 8 }, (_, k) => ask(`function z = f(x)\n  z = ${k} * sin(x);\nend\n`));
    const exit = ended(server);
    // The first is answered: all have come in.
    await asked[0];
    server.kill('SIGTERM');
    const answers = await Promise.all(asked.map(async (it) => (await it).json() as Promise<object>));
    answers.forEach((it, k) => {
      expect(it).toMatchObject({
        files: [{ text: expect.stringContaining(`z = ${k} * sin(x);`) as string }],
      });
    });
    expect(await exit).toBe(0);
    await expect(ask('')).rejects.toThrow();
  });

  it('answers what comes over a connection that is kept, though it is told to end', async () => {
    const other = await start(folder);
    const { port } = new URL(other.url);
    const kept = connect(Number(port), '127.0.0.1');
    const ask = async (): Promise<string> => {
      kept.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n');
      const [came] = (await Promise.race([once(kept, 'data'), once(kept, 'close')])) as [unknown];
      return String(came);
    };
    expect(await ask()).toMatch(/^HTTP\/1\.1 200 /);
    const exit = ended(other.server);
    other.server.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await ask()).toMatch(/^HTTP\/1\.1 200 [^]*^connection: close/im);
    expect(await exit).toBe(0);
  });

  it('does not wait for connections that ask for nothing', async () => {
    const other = await start(folder);
    const { port } = new URL(other.url);
    const silent = connect(Number(port), '127.0.0.1');
    await once(silent, 'connect');
    const closed = once(silent, 'close');
    // The server knows of the connection when a later one is answered.
    await fetch(`${other.url}/health`);
    const exit = ended(other.server);
    other.server.kill('SIGTERM');
    expect(await exit).toBe(0);
    await closed;
  });

  it('hands back what takes longer than it may', async () => {
    const other = await start(folder, '--stop-time', '0');
    const exit = ended(other.server);
    const asked = fetch(`${other.url}/differentiate`, { method: 'POST', body: generatedProgram(3000) });
    await new Promise((resolve) => setTimeout(resolve, 500));
    other.server.kill('SIGTERM');
    const { status, headers } = await asked;
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect(await exit).toBe(0);
  });

  it.each([
    ['--cors-origins', 'https://pages.example/', 'https://pages.example,https://other.example:8443,*'],
    ['--cors-origins', 'pages.example', ''],
    ['--trusted-proxies', '10.0.0.0/33', '10.0.0.0/8, 127.0.0.1,::1,loopback'],
    ['--trusted-proxies', 'proxy', ''],
  ])('takes %s only where it can hold: not %s', async (option, wrong, right) => {
    const refused = run(process.execPath, [command, 'serve', option, wrong]);
    const stderr = expect.stringContaining(
      `'${option} <list>' argument '${wrong}' is invalid. Give `,
    ) as string;
    await expect(refused).rejects.toMatchObject({ code: 2, stderr });
    const { server: other } = await start(folder, option, right);
    other.kill();
  });

  it('serves others only with tokens, or if it is to', async () => {
    const refusal = async (env: Readonly<Record<string, string>>): Promise<unknown> =>
      run(process.execPath, [command, 'serve'], { env: { ...process.env, ...env } }).catch(
        (error: unknown) => error,
      );
    const closed = await refusal({ ADJOINERY_LISTEN_HOST: '0.0.0.0', ADJOINERY_OPEN: '0' });
    expect(closed).toMatchObject({ code: 2, stderr: expect.stringContaining('--token-file') as string });
    const unable = await refusal({ ADJOINERY_WORKERS: '0' });
    expect(unable).toMatchObject({ code: 2, stderr: expect.stringContaining('ADJOINERY_WORKERS') as string });
    // Empty variables are none.
    const empty = { ADJOINERY_TOKENS: '', ADJOINERY_WORKERS: '', REDIS_URL: '' };
    const open = await refusal({ ...empty, ADJOINERY_LISTEN_HOST: '0.0.0.0' });
    expect(open).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('others may reach 0.0.0.0') as string,
    });
    const tokens = join(folder, 'tokens');
    const without = await refusal({ ADJOINERY_TOKENS: tokens });
    const reason = expect.stringMatching(/^adjoin: cannot use \S+tokens: ENOENT/) as string;
    expect(without).toMatchObject({ code: 4, stderr: reason });
    const made = await run(process.execPath, [command, 'token', 'alice', '--file', tokens]);
    expect(readFileSync(tokens, 'utf8')).toMatch(/^alice read,transform [0-9a-f]{64}\n$/);
    const other = await start(folder, '--host', '0.0.0.0', '--token-file', tokens);
    const { port } = new URL(other.url);
    const statuses = await Promise.all(
      [made.stdout.trim(), 'another'].map(
        async (token) =>
          (
            await fetch(`http://127.0.0.1:${port}/pipelines`, {
              headers: { authorization: `Bearer ${token}` },
            })
          ).status,
      ),
    );
    expect(statuses).toEqual([200, 401]);
    const doctor = async (...more: readonly string[]): Promise<string> => {
      const args = [
        command,
        'doctor',
        '--server',
        `http://127.0.0.1:${port}`,
        '--cache-dir',
        folder,
        ...more,
      ];
      const { stdout } = await run(process.execPath, args).catch(
        (error: unknown) => error as { stdout: string },
      );
      return stdout;
    };
    expect(await doctor()).toMatch(/^bad +server +\S+ is Adjoinery [\d.]+, and asks for a token$/m);
    const own = join(folder, 'own.token');
    writeFileSync(own, made.stdout);
    expect(await doctor('--token-file', own)).toMatch(/^ok +server +\S+ is Adjoinery [\d.]+$/m);
    const exit = ended(other.server);
    other.server.kill('SIGTERM');
    expect(await exit).toBe(0);
  });
});
