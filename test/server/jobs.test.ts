import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generatedProgram } from '../../src/bench/generated-program.js';
import { packageRoot } from '../../src/package-root.js';
import { buildApp } from '../../src/server/app.js';
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

function serve(): FastifyInstance {
  const app = buildApp({ workers: 1, redisUrl: redis.url });
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

async function ask(app: FastifyInstance, url: string, body?: object): Promise<Response> {
  const response = await app.inject(
    body === undefined ? { url } : { url, method: 'POST', payload: body as Record<string, unknown> },
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

  it('are refused where they cannot be', async () => {
    const app = serve();
    expect((await ask(app, '/jobs/nonsense')).status).toBe(404);
    const bodies = [{}, { programs: [] }, { programs: [{}] }, { programs: [program('x')], more: 1 }];
    for (const it of bodies) expect((await ask(app, '/jobs', it)).status).toBe(400);
    const up = { files: [{ name: '../f.m', text: '' }] };
    expect((await post(app, up)).status).toBe(400);
    const alone = buildApp({ workers: 1 });
    apps.push(alone);
    expect((await post(alone, program('x'))).status).toBe(501);
    expect((await ask(alone, '/jobs/0')).status).toBe(501);
  });
});
