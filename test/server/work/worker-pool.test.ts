import { Piscina } from 'piscina';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generatedProgram } from '../../../src/bench/generated-program.js';
import { defaultServerOptions } from '../../../src/server/server-options.js';
import type { Task } from '../../../src/work/task.js';
import { GivenUp, WorkRefused } from '../../../src/work/work-refused.js';
import { WorkerPool, type PoolLimits } from '../../../src/work/worker-pool.js';

const never = new AbortController().signal;

function task(text: string): Task {
  return { request: {}, files: [{ name: 'f.m', text }] };
}

const quick = task('function z = f(x)\n  z = x;\nend\n');
const slow = task(generatedProgram(2000));

const silent = { onFault: (): void => undefined, onStart: (): void => undefined };

async function reasonOf(result: Promise<unknown>): Promise<string> {
  try {
    await result;
    return 'done';
  } catch (error) {
    if (error instanceof WorkRefused) return error.reason;
    return error instanceof GivenUp ? 'given-up' : String(error);
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('WorkerPool', () => {
  let pool: WorkerPool;
  const faults: unknown[] = [];
  const waits: number[] = [];
  const limits: PoolLimits = { ...defaultServerOptions, workers: 1, queueLimit: 1, timeLimit: 60 };

  beforeAll(async () => {
    pool = new WorkerPool(limits, {
      onFault: (error) => faults.push(error),
      onStart: (it) => waits.push(it),
    });
    await until(() => pool.state.ready === 1);
  });
  afterAll(() => pool.close());

  it('lets no more wait than may, and tells when to come again', async () => {
    const [first, second, third] = [quick, quick, quick].map((it) => pool.run(it, never));
    expect(pool.state).toMatchObject({ running: 1, waiting: 1 });
    await expect(third).rejects.toMatchObject({ reason: 'queue-full', retryAfter: 1 });
    expect((await first)?.files[0]?.name).toBe('a_f.m');
    expect((await second)?.files[0]?.name).toBe('a_f.m');
    expect(waits.length).toBe(2);
  });

  it('does again what a worker dies of', async () => {
    const run = vi.spyOn(Piscina.prototype, 'run');
    const result = pool.run(task(generatedProgram(60)), never);
    const waiting = pool.run(quick, never);
    const [inner] = run.mock.contexts as Piscina[];
    run.mockRestore();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await inner?.threads[0]?.terminate();
    expect((await result).files.length).toBe(1);
    expect((await waiting).files.length).toBe(1);
    expect(faults.map(String)).toEqual(['Error: worker exited with code: 1']);
  });

  it('drops what nobody waits for any more', async () => {
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = reasonOf(pool.run(slow, running.signal));
    const second = reasonOf(pool.run(slow, waiting.signal));
    waiting.abort();
    expect(await second).toBe('given-up');
    running.abort();
    expect(await first).toBe('given-up');
    expect((await pool.run(quick, never)).files.length).toBe(1);
    expect(await reasonOf(pool.run(quick, running.signal))).toBe('given-up');
  });

  it('ends work that nobody waits for before its next step, and keeps the worker', async () => {
    const run = vi.spyOn(Piscina.prototype, 'run');
    const leaving = new AbortController();
    const left = reasonOf(pool.run(slow, leaving.signal));
    const [inner] = run.mock.contexts as Piscina[];
    run.mockRestore();
    await until(() => waits.length > 0 && pool.state.running === 1);
    const [before] = inner?.threads ?? [];
    await new Promise((resolve) => setTimeout(resolve, 500));
    leaving.abort();
    expect(await left).toBe('given-up');
    expect((await pool.run(quick, never)).files.length).toBe(1);
    expect(inner?.threads[0]).toBe(before);
  });

  it('hands back what it has when it closes', async () => {
    const all = [slow, slow].map((it) => reasonOf(pool.run(it, never)));
    pool.giveUp();
    expect(await Promise.all([...all, reasonOf(pool.run(quick, never))])).toEqual([
      'closing',
      'closing',
      'closing',
    ]);
  });
});

describe('clients of a pool', () => {
  let pool: WorkerPool;
  beforeAll(() => {
    pool = new WorkerPool({ ...defaultServerOptions, workers: 1, queueLimit: 4, clientLimit: 4 }, silent);
  });
  afterAll(() => pool.close());

  it('are served in turn', async () => {
    const order: string[] = [];
    const ask = async (client: string): Promise<void> => {
      await pool.run(quick, never, client);
      order.push(client);
    };
    await Promise.all(['greedy', 'greedy', 'greedy', 'modest'].map(ask));
    expect(order).toEqual(['greedy', 'modest', 'greedy', 'greedy']);
  });

  it('have so many requests each, and leave a place to others where all are taken', async () => {
    const greedy = Array.from({ length: 5 }, () => reasonOf(pool.run(quick, never, 'greedy')));
    const others = ['b', 'c', 'b'].map((it) => reasonOf(pool.run(quick, never, it)));
    expect(await Promise.all(greedy)).toEqual(['done', 'done', 'done', 'queue-full', 'client-limit']);
    expect(await Promise.all(others)).toEqual(['done', 'done', 'queue-full']);
  });
});

describe('the limits of workers', () => {
  it.each<[string, Partial<PoolLimits>, Task, string]>([
    ['time', { timeLimit: 5 }, task(generatedProgram(9000)), 'time-limit'],
    ['memory', { memoryLimit: 128 }, task(generatedProgram(9000)), 'memory-limit'],
    ['output', { outputLimit: 40_000 }, task(generatedProgram(600)), 'output-limit'],
    ['the queue', { queueTime: 0 }, quick, 'queue-time'],
  ])('%s', async (_what, given, large, reason) => {
    const pool = new WorkerPool({ ...defaultServerOptions, workers: 1, ...given }, silent);
    expect(await reasonOf(pool.run(large, never))).toBe(reason);
    if (reason !== 'queue-time') expect((await pool.run(quick, never)).files.length).toBe(1);
    await pool.close();
  });
});
