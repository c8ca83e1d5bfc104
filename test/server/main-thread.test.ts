import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.js';
import { buildApp } from '../../src/server/app.js';
import { connectRedis, firstContact } from '../../src/server/shared/connect-redis.js';
import { SharedAnswers } from '../../src/server/shared/shared-answers.js';
import {
  hostileForms,
  hostileJobs,
  hostileJson,
  hostileTexts,
  hostileUploads,
  largeForms,
  largeJson,
  longTrace,
  type HostileBody,
} from './hostile-bodies.js';
import { MeasuredServer, type MeasuredReply } from './measured-server.js';
import { RedisProcess } from './redis-process.js';

/** The most that a request may cost the thread that all others wait for, in multiples of a start and end of Node. */
const most = 4;

/** A cheap request is cheap at least once, whatever else the machine does; a dear one never is. */
const attempts = 3;

/** Does nothing but read bodies. */
const reader = `
const server = require('node:http').createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part)).on('end', () => response.end(String(Buffer.concat(parts).length)));
});
server.listen(0, '127.0.0.1', () => process.stderr.write('http://127.0.0.1:' + server.address().port + ' '));`;

const redis = new RedisProcess();
const server = new MeasuredServer();
const reading = new MeasuredServer();

beforeAll(async () => {
  await redis.start();
  const command = ['--single-threaded-gc', join(packageRoot, 'dist', 'cli', 'main.js'), 'serve'];
  const options = [
    '--port',
    '0',
    '--workers',
    '1',
    '--time-limit',
    '20',
    '--no-cache',
    '--log-level',
    'silent',
  ];
  await server.start([...command, ...options, '--redis-url', redis.url]);
  await reading.start(['--single-threaded-gc', '-e', reader]);
});
afterAll(async () => {
  await Promise.all([server.stop(), reading.stop()]);
  await redis.remove();
});

/** The milliseconds of processor time of `node -e 0`. */
async function costOfNode(): Promise<number> {
  const told = "process.on('exit', () => console.log(process.cpuUsage().user + process.cpuUsage().system))";
  const node = spawn(process.execPath, ['-e', told], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = (await once(node.stdout, 'data')) as [Buffer];
  return Number(text) / 1000;
}

/**
 * The least that a request costs besides reading its body, in multiples of `node -e 0`, and the last reply. Where it is
 * asked for several times, the answer is made anew each time.
 */
async function costOf(path: string, { type, body }: HostileBody): Promise<MeasuredReply> {
  let least = Infinity;
  for (let attempt = 1; ; attempt += 1) {
    const unit = await costOfNode();
    const bare = await reading.ask({ path: '/', type, body });
    const headers = attempt > 1 ? { 'cache-control': 'no-cache' } : {};
    const reply = await server.ask({ path, type, body, headers });
    least = Math.min(least, (reply.cost - bare.cost) / unit);
    if (least <= most || attempt === attempts) return { ...reply, cost: least };
  }
}

interface PostedJob {
  readonly id: string;
  readonly programs: readonly { readonly key: string }[];
}

async function postLargeJob(): Promise<PostedJob> {
  const { type, body } = hostileJobs['1000 programs of 4 kB']?.() ?? { type: '', body: '' };
  return JSON.parse((await server.ask({ path: '/jobs', type, body })).text) as PostedJob;
}

/** The least that it costs to ask for a job, in multiples of `node -e 0`, and the last reply. */
async function costOfJob(id: string): Promise<MeasuredReply> {
  let least = Infinity;
  for (let attempt = 1; ; attempt += 1) {
    const unit = await costOfNode();
    const reply = await server.ask({ path: `/jobs/${id}` });
    expect(reply.status).toBe(200);
    least = Math.min(least, reply.cost / unit);
    if (least <= most || attempt === attempts) return { ...reply, cost: least };
  }
}

type Bodies = Readonly<Record<string, () => HostileBody>>;

const read: Bodies = { ...hostileTexts, ...largeJson, ...largeForms };
const refused: Bodies = { ...hostileJson, ...hostileForms };
const routes: Readonly<Record<string, Bodies>> = {
  '/differentiate': { ...read, ...refused },
  // The server has cached the answers to the others.
  '/check': { ...read, ...refused },
  '/trace': { ...longTrace, ...refused },
  '/jobs': { ...hostileJobs, ...hostileJson },
  '/adimat': { ...hostileUploads, ...largeForms, ...hostileForms },
  '/adimat/*': { ...hostileForms },
  '/nowhere': refused,
};

describe.each(Object.entries(routes))('the main thread at POST %s', (path, bodies) => {
  it.each(Object.entries(bodies))('is free in spite of %s', async (name, make) => {
    const { status, cost } = await costOf(path, make());
    expect(cost).toBeLessThanOrEqual(most);
    expect(status).not.toBe(500);
    // Nothing that is to be read may be refused for its size.
    if (name in read && path === '/differentiate') expect([200, 422, 504]).toContain(status);
    if (name in refused) expect([400, 404, 413, 415]).toContain(status);
  });
});

describe('the main thread', () => {
  it('is tried at every route that takes a body', async () => {
    const app = buildApp({ workers: 1 });
    const found: string[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      if ([method].flat().includes('POST')) found.push(url);
    });
    await app.ready();
    await app.close();
    expect(Object.keys(routes).filter((it) => it !== '/nowhere')).toEqual(expect.arrayContaining(found));
  });

  it('is free when a large job is asked for', async () => {
    const { id } = await postLargeJob();
    expect((await costOfJob(id)).cost).toBeLessThanOrEqual(most);
  });

  it('is free when a large job is asked for whose answers have 40 MB', async () => {
    const { id, programs } = await postLargeJob();
    const text = 'a_x = a_x + a_z .* cos(x);\n'.repeat(40_000);
    const client = connectRedis(redis.url, () => undefined);
    await firstContact(client);
    const answers = new SharedAnswers(client, () => undefined);
    for (const { key } of programs.slice(0, 40))
      await answers.put(key, { files: [{ name: 'a_f.m', text }], diagnostics: [], generator: '' });
    client.disconnect();
    const { text: page, cost } = await costOfJob(id);
    expect(cost).toBeLessThanOrEqual(most);
    expect(page.split(JSON.stringify(text)).length - 1).toBe(7);
  });

  it('tells a hundred diagnostics, and how many more there are, in an answer of little size', async () => {
    const body = hostileTexts['60,000 diagnostics']?.() ?? { type: '', body: '' };
    const { status, text } = await costOf('/check', body);
    expect(status).toBe(200);
    const { diagnostics } = JSON.parse(text) as {
      readonly diagnostics: readonly { code: string; message: string }[];
    };
    expect(diagnostics.length).toBe(101);
    expect(diagnostics.at(-1)).toMatchObject({
      code: 'W105',
      message: '59900 more diagnostics are not shown',
    });
    expect(text.length).toBeLessThan(100_000);
  });
});
