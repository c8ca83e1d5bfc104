import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/server/app.js';
import { RedisProcess } from '../server/redis-process.js';
import { AdimatClient, type ClientEnd } from './adimat-client.js';

const redis = new RedisProcess();
let apps: FastifyInstance[] = [];
let urls: string[];

beforeAll(async () => {
  await redis.start();
  apps = [1, 2].map(() => buildApp({ workers: 1, redisUrl: redis.url }));
  for (const it of apps) await it.listen({ port: 0, host: '127.0.0.1' });
  urls = apps.map(({ server }) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/adimat`);
});
afterAll(async () => {
  for (const it of apps) await it.close();
  await redis.remove();
});

/** A client whose requests go to the servers at these addresses in turn. */
function run(addresses: readonly string[], power: number): Promise<ClientEnd> {
  let asked = 0;
  const next = (): string => addresses[asked++ % addresses.length] ?? '';
  const path = {
    'f.m': `function z = f(x)\n  z = g(x)^${power};\nend\n`,
    'g.m': 'function z = g(x)\n  z = sin(x);\nend\n',
  };
  const fields = { 'method-run-admproc': '1', mode: 'reverse' };
  return new AdimatClient(next, { main: 'f.m', path, fields }).run();
}

const good = { status: 0, sent: [['f.m'], ['g.m']], saved: { 'a_f.m': expect.any(String) as string } };

describe('sessions of several servers', () => {
  it('are known to all of them', async () => {
    expect(await run(urls, 2)).toMatchObject(good);
    expect(await run(urls.slice().reverse(), 3)).toMatchObject(good);
  });

  it('are over after ten minutes', async () => {
    const connection = new Redis(redis.url);
    const [key = ''] = await connection.keys('adjoinery:session:*');
    expect(await connection.ttl(key)).toBeGreaterThan(500);
    expect(await connection.ttl(key)).toBeLessThanOrEqual(600);
    connection.disconnect();
  });

  it('are known where they began while Redis is away', async () => {
    await redis.stop();
    expect(await run(urls.slice(0, 1), 4)).toMatchObject(good);
  });
});
