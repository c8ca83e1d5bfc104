import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generatedProgram } from '../../src/bench/generated-program.js';
import { packageRoot } from '../../src/base/package-root.js';
import { buildApp } from '../../src/server/app.js';
import type { ServerOptions } from '../../src/server/server-options.js';
import { connectRedis, firstContact } from '../../src/server/shared/connect-redis.js';
import { RedisProcess } from './redis-process.js';

interface JobAnswer {
  readonly id: string;
  readonly state: string;
  readonly total: number;
  readonly done: number;
  readonly programs: readonly {
    readonly state: string;
    readonly key: string;
    readonly reason?: string;
    readonly files?: readonly { readonly name: string; readonly text: string }[];
    readonly diagnostics?: readonly {
      readonly code: string;
      readonly file: string;
      readonly rendered: string;
    }[];
  }[];
}

interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly answer: JobAnswer;
}

const redis = new RedisProcess();
const apps: FastifyInstance[] = [];
const workers: ChildProcess[] = [];

/** A program of our own: no other test has made its answer. */
function program(text: string, name = 'f.m'): object {
  return { files: [{ name, text: `function z = f(x)\n  z = ${text};\nend\n` }] };
}

const long = { files: [{ name: 'generated.m', text: generatedProgram(120) }] };

function serve(options: Partial<ServerOptions> = {}): FastifyInstance {
  const app = buildApp({ workers: 1, redisUrl: redis.url, ...options });
  apps.push(app);
  return app;
}

async function startWorker(...options: readonly string[]): Promise<ChildProcess> {
  const command = [join(packageRoot, 'dist', 'cli', 'main.js'), 'work', '--redis-url', redis.url];
  const worker = spawn(process.execPath, [...command, '--workers', '1', '--lease', '1', ...options]);
  workers.push(worker);
  await once(worker.stderr, 'data');
  return worker;
}

async function end(worker: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (worker.exitCode !== null || worker.signalCode !== null) return worker.exitCode;
  const ended = once(worker, 'exit');
  worker.kill(signal);
  return ((await ended) as [number | null])[0];
}

async function ask(
  app: FastifyInstance,
  url: string,
  body?: object,
  remoteAddress = '127.0.0.1',
): Promise<Response> {
  const from = { url, remoteAddress };
  const response = await app.inject(
    body === undefined ? from : { ...from, method: 'POST', payload: body as Record<string, unknown> },
  );
  return { status: response.statusCode, headers: response.headers, answer: response.json() };
}

const post = (app: FastifyInstance, ...programs: readonly object[]): Promise<Response> =>
  ask(app, '/jobs', { programs });

async function finished(app: FastifyInstance, { id }: JobAnswer): Promise<JobAnswer> {
  for (;;) {
    const { status, answer } = await ask(app, `/jobs/${id}`);
    if (status !== 200) throw new Error(`status ${status}`);
    if (answer.state === 'done') return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

beforeAll(async () => {
  await redis.start();
});
afterEach(async () => {
  await Promise.all([
    ...apps.splice(0).map((app) => app.close()),
    ...workers.splice(0).map((it) => end(it, 'SIGKILL')),
  ]);
});
afterAll(async () => {
  await redis.remove();
});

describe('jobs', { timeout: 60_000 }, () => {
  it('are done by workers, and their answers are those that any server gives', async () => {
    const [app, other] = [serve(), serve()];
    const bundle = [program('sin(x) * 2'), program('nobody(x)', 'lib/f.m'), program('sin(x) * 2')];
    const { status, headers, answer } = await post(app, ...bundle);
    expect([status, answer.state, answer.total, headers['retry-after']]).toEqual([202, 'waiting', 3, '1']);
    const { body } = await app.inject('/metrics');
    expect(body).toContain('adjoinery_queue{state="waiting"} 2');
    expect(headers['location']).toBe(`/jobs/${answer.id}`);
    await startWorker();
    const { done, programs } = await finished(other, answer);
    expect([done, programs.map((it) => it.state)]).toEqual([3, ['done', 'done', 'done']]);
    expect(programs[0]?.files?.[0]?.text).toContain('cos(x)');
    expect(programs[2]).toEqual(programs[0]);
    expect(programs[1]?.diagnostics?.[0]).toMatchObject({ code: 'E401', file: 'lib/f.m' });
    expect(programs[1]?.diagnostics?.[0]?.rendered).toContain('nobody(x)');
    const direct = await ask(other, '/differentiate', bundle[0]);
    expect(direct.headers['adjoinery-cache']).toBe('shared');
    expect(direct.answer).toMatchObject({ files: programs[0]?.files, key: programs[0]?.key });
  });

  it('are the same when they are posted again, and ask for nothing that is done', async () => {
    const app = serve();
    const bundle = [program('x * 3'), program('x * 4')];
    const first = await post(app, ...bundle);
    expect((await post(app, ...bundle)).answer.id).toBe(first.answer.id);
    expect((await post(app, bundle[1]!, bundle[0]!)).answer.id).not.toBe(first.answer.id);
    const worker = await startWorker();
    await finished(app, first.answer);
    expect(await end(worker, 'SIGTERM')).toBe(0);
    const again = await post(app, ...bundle);
    expect([again.status, again.answer.state]).toEqual([200, 'done']);
    const brief = await ask(app, `/jobs/${first.answer.id}?answers=no`);
    expect(brief.answer.programs[0]).toEqual({ key: again.answer.programs[0]?.key, state: 'done' });
  });

  it('have answers of our own build only, though another build took them', async () => {
    const app = serve();
    const { answer } = await post(app, program('x * 11'));
    const ours = answer.programs[0]?.key ?? '';
    const theirs = '0'.repeat(64);
    const client = connectRedis(redis.url, () => undefined);
    await firstContact(client);
    const place = `adjoinery:job:${answer.id}`;
    await client.set(place, ((await client.get(place)) ?? '').replace(ours, theirs));
    await startWorker();
    const { programs } = await finished(app, answer);
    expect(programs.map((it) => it.key)).toEqual([ours]);
    expect(await client.exists(`adjoinery:answer:${ours}`, `adjoinery:answer:${theirs}`)).toBe(1);
    client.disconnect();
  });

  it('outlive a worker that is killed while it works', async () => {
    const app = serve();
    const { answer } = await post(app, long);
    const worker = await startWorker();
    while ((await ask(app, `/jobs/${answer.id}`)).answer.state !== 'running') {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await end(worker, 'SIGKILL');
    await startWorker();
    expect((await finished(app, answer)).programs[0]?.state).toBe('done');
  });

  it('tell of programs that take too long, and try them again when they are posted again', async () => {
    const app = serve();
    const slow = { files: [{ name: 'generated.m', text: generatedProgram(500) }] };
    const { answer } = await post(app, slow);
    const worker = await startWorker('--time-limit', '1');
    expect((await finished(app, answer)).programs[0]).toMatchObject({
      state: 'failed',
      reason: 'time-limit',
    });
    await end(worker, 'SIGTERM');
    expect((await post(app, slow)).answer.programs[0]?.state).toBe('waiting');
  });

  it('wait while Redis is away, and nothing is lost', async () => {
    const app = serve();
    const { answer } = await post(app, program('x * 5'));
    await redis.stop();
    expect((await post(app, program('x * 6'))).status).toBe(503);
    const away = await ask(app, `/jobs/${answer.id}`);
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
    expect((await ask(app, '/differentiate', program('x * 7'))).status).toBe(200);
    await startWorker();
    await redis.start();
    while ((await ask(app, '/jobs/0')).status !== 404)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await finished(app, answer)).programs[0]?.state).toBe('done');
  });

  it('have so many programs, and take so much, of one client and of all', async () => {
    await redis.clear();
    const app = serve({ clientJobPrograms: 3, jobPrograms: 5, clientJobSize: 1000, jobSize: 10_000 });
    const from = (address: string, ...programs: readonly object[]): Promise<Response> =>
      ask(app, '/jobs', { programs }, address);
    const two = [program('x * 21'), program('x * 22')];
    expect((await from('192.0.2.1', ...two)).status).toBe(202);
    const refused = await from('192.0.2.1', program('x * 23'), program('x * 24'));
    expect([refused.status, refused.answer]).toMatchObject([
      429,
      { detail: 'your jobs of the last day have 3 programs, or take 1000 bytes' },
    ]);
    // As long as the first is kept.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
    // Answers that are there already take no room.
    expect((await from('192.0.2.1', ...two)).status).toBe(202);
    expect((await from('192.0.2.1', program('x * 25'))).status).toBe(202);
    expect((await from('192.0.2.2', program(`x * 26 % ${'c'.repeat(1000)}`))).status).toBe(429);
    expect((await from('192.0.2.2', program('x * 27'), program('x * 28'))).status).toBe(202);
    const full = await from('192.0.2.3', program('x * 29'));
    expect([full.status, full.answer]).toMatchObject([
      429,
      { detail: 'the jobs of the last day have 5 programs, or take 10000 bytes' },
    ]);
    const { body } = await app.inject('/metrics');
    expect(body).toContain('adjoinery_refusals_total{reason="client-jobs"} 2');
    expect(body).toContain('adjoinery_refusals_total{reason="jobs-full"} 1');
  });

  it('make room for others soon after their answers were given', async () => {
    await redis.clear();
    const app = serve();
    const client = connectRedis(redis.url, () => undefined);
    await firstContact(client);
    const lives = async (id: string): Promise<number[]> => {
      const [all, own] = await Promise.all(
        ['adjoinery:jobs', 'adjoinery:jobs:address 127.0.0.1'].map((it) => client.zscore(it, id)),
      );
      const left = [all, own].map((it) => (Number(it) - Date.now()) / 1000);
      return [await client.ttl(`adjoinery:job:${id}`), ...left].map((it) => Math.round(it / 3600));
    };
    const { answer } = await post(app, program('x * 31'));
    expect(await lives(answer.id)).toEqual([24, 24, 24]);
    await startWorker();
    await ask(app, `/jobs/${answer.id}?answers=no`);
    await finished(app, answer);
    await expect.poll(() => lives(answer.id)).toEqual([1, 1, 1]);
    expect((await ask(app, `/jobs/${answer.id}`)).answer.programs[0]?.files?.length).toBe(1);
    client.disconnect();
  });

  it('of clients take turns, so that few programs do not wait for many', async () => {
    const app = serve();
    const many = Array.from({ length: 60 }, (_, index) => program(`sin(x) + ${1000 + index}`));
    const first = await ask(app, '/jobs', { programs: many }, '10.0.0.1');
    const more = await ask(app, '/jobs', { programs: [program('x + 2000')] }, '10.0.0.1');
    const few = await ask(app, '/jobs', { programs: [program('x + 3000'), program('x + 3001')] }, '10.0.0.2');
    await startWorker();
    await finished(app, few.answer);
    const other = (await ask(app, `/jobs/${first.answer.id}`)).answer;
    expect(other.done).toBeLessThan(30);
    expect((await ask(app, `/jobs/${more.answer.id}`)).answer.state).toBe('waiting');
    await finished(app, more.answer);
    expect((await ask(app, `/jobs/${first.answer.id}`)).answer.state).toBe('done');
  });

  it('find room in Redis where answers have taken all of it', async () => {
    await redis.clear();
    const app = serve();
    const client = connectRedis(redis.url, () => undefined);
    await firstContact(client);
    for (let k = 0; k < 3000; k += 1)
      await client.set(`adjoinery:answer:${k}`, 'x'.repeat(10_000), 'EX', 1000);
    const used = Number(/used_memory:(\d+)/.exec(await client.info('memory'))?.[1]);
    await client.config('SET', 'maxmemory', String(used - 1_000_000));
    try {
      await expect(client.set('any', 'thing')).rejects.toThrow('OOM');
      const posted = await post(app, program('x * 33'));
      expect(posted.status).toBe(202);
      await startWorker();
      expect((await finished(app, posted.answer)).programs[0]?.state).toBe('done');
    } finally {
      await client.config('SET', 'maxmemory', '0');
      client.disconnect();
    }
  });

  it('are refused where they cannot be', async () => {
    const app = serve();
    expect((await ask(app, '/jobs/nonsense')).status).toBe(404);
    const bodies = [{}, { programs: [] }, { programs: [{}] }, { programs: [program('x')], more: 1 }];
    for (const it of bodies) expect((await ask(app, '/jobs', it)).status).toBe(400);
    for (const [payload, type, status] of [
      ['', undefined, 400],
      ['', 'application/json', 400],
      ['[]', 'application/json', 400],
      ['function z = f(x)', 'text/plain', 415],
      ['source=x', 'application/x-www-form-urlencoded', 415],
      ['x', 'image/png', 415],
    ] as const) {
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
      const body = payload === '' ? {} : { payload };
      const found = await app.inject({ url: '/jobs', method: 'POST', headers, ...body });
      expect([type, found.statusCode, found.json<{ detail: string }>().detail]).toEqual([
        type,
        status,
        expect.stringMatching(/./),
      ]);
    }
    const up = { files: [{ name: '../f.m', text: '' }] };
    expect((await post(app, up)).status).toBe(400);
    const alone = buildApp({ workers: 1 });
    apps.push(alone);
    expect((await post(alone, program('x'))).status).toBe(501);
    expect((await ask(alone, '/jobs', {})).status).toBe(501);
    expect((await ask(alone, '/jobs/0')).status).toBe(501);
  });
});
