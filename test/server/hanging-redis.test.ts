import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/server/app.js';
import { connectRedis, firstContact } from '../../src/server/shared/connect-redis.js';
import { describeFault } from '../../src/server/watch/describe-fault.js';
import { RedisProcess } from './redis-process.js';

const redis = new RedisProcess();
const faults: unknown[] = [];
const connection = (): ReturnType<typeof connectRedis> =>
  connectRedis(redis.url, (fault) => faults.push(fault));
let app: FastifyInstance;

beforeAll(async () => {
  await redis.start();
  app = buildApp({ workers: 1, redisUrl: redis.url });
  await app.ready();
  expect((await app.inject('/metrics')).body).toContain('adjoinery_queue{state="waiting"} 0');
});
afterAll(async () => {
  redis.goOn();
  await app.close();
  await redis.remove();
});

describe('a Redis that hangs', () => {
  it('holds nobody up for long, and is told of by its name', async () => {
    const state = async (): Promise<unknown> => (await app.inject('/ready')).json();
    await expect.poll(state).toMatchObject({ redis: 'ready' });
    const asking = connection();
    await firstContact(asking);
    redis.hang();
    const asked = asking.ping().catch(describeFault);
    const start = performance.now();
    const [figures, job, ready] = await Promise.all(
      ['/metrics', '/jobs/0', '/ready'].map((it) => app.inject(it)),
    );
    expect(performance.now() - start).toBeLessThan(4000);
    expect([figures?.statusCode, job?.statusCode]).toEqual([200, 503]);
    expect([ready?.statusCode, ready?.json()]).toMatchObject([200, { status: 'ready', redis: 'silent' }]);
    expect(await asked).toEqual({ fault: 'Error', code: 'REDIS_TIMEOUT', message: 'Redis does not answer' });
    redis.goOn();
    asking.disconnect();
  });

  it('is told from one that refuses, which says why', async () => {
    const asking = connection();
    await firstContact(asking);
    await asking.config('SET', 'maxmemory', '1');
    const told = await asking.set('secret', 'secret').catch(describeFault);
    expect(told).toEqual({
      fault: 'ReplyError',
      code: 'OOM',
      message: 'Redis refuses what it is asked: OOM',
    });
    await asking.config('SET', 'maxmemory', '0');
    asking.disconnect();
  });

  it('is told from one that is away', async () => {
    const asking = connection();
    await firstContact(asking);
    await redis.stop();
    const told = await asking.ping().catch(describeFault);
    expect(told).toMatchObject({ code: 'REDIS_AWAY', message: 'Redis cannot be reached' });
    const messages = (): unknown[] => faults.map((it) => describeFault(it)['message']);
    await expect.poll(messages).toContainEqual(expect.stringContaining('ECONNREFUSED'));
    asking.disconnect();
  });
});
