import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/server/app.js';
import { connectRedis, firstContact } from '../../src/server/shared/connect-redis.js';
import { SharedAnswers } from '../../src/server/shared/shared-answers.js';
import { RedisProcess } from './redis-process.js';

interface JobPage {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly next?: number;
  readonly detail?: string;
  readonly programs: readonly {
    readonly state: string;
    readonly key: string;
    readonly files?: readonly { readonly text: string }[];
  }[];
}

/** Characters of an answer, and for how many of them a page has room. */
const length = 2000;
const room = 3.5 * length;

const redis = new RedisProcess();
let app: FastifyInstance;
let client: Redis;
let answers: SharedAnswers;

beforeAll(async () => {
  await redis.start();
  app = buildApp({ workers: 1, redisUrl: redis.url, outputLimit: room });
  client = connectRedis(redis.url, () => undefined);
  await firstContact(client);
  answers = new SharedAnswers(client, (fault) => {
    throw fault;
  });
});
beforeEach(async () => {
  await client.flushall();
});
afterAll(async () => {
  client.disconnect();
  await app.close();
  await redis.remove();
});

async function ask(
  url: string,
  programs?: readonly object[],
): Promise<JobPage & { readonly status: number }> {
  const response = await app.inject(
    programs === undefined ? url : { url, method: 'POST', payload: { programs } },
  );
  return { ...response.json<JobPage>(), status: response.statusCode };
}

const programsOf = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, k) => ({
    files: [{ name: 'f.m', text: `function z = f(x)\n  z = x + ${k};\nend\n` }],
  }));

const textOf = (number: number, size = length): string => String(number).padEnd(size, '.');

/** Does the work of a worker. */
async function answer({ programs }: JobPage, number: number, size = length): Promise<void> {
  const files = [{ name: 'a_f.m', text: textOf(number, size) }];
  await answers.put(programs[number]?.key ?? '', { files, diagnostics: [], generator: '' });
}

/** The numbers of the programs whose answers are on a page. */
const numbersOn = ({ programs }: JobPage): number[] =>
  programs.flatMap(({ files }, number) => (files === undefined ? [] : [number]));

describe('the answers of a job', () => {
  it('come in pages, each once, and the states of all programs on each', async () => {
    const posted = await ask('/jobs', programsOf(9));
    expect([posted.state, posted.next, numbersOn(posted)]).toEqual(['waiting', undefined, []]);
    // The sixth alone is larger than a page.
    for (let k = 0; k < 9; k += 1) await answer(posted, k, k === 5 ? 3 * room : length);
    const pages: JobPage[] = [];
    for (
      let next: number | undefined = 0;
      next !== undefined && pages.length < 9;
      next = pages.at(-1)?.next
    ) {
      pages.push(await ask(`/jobs/${posted.id}?from=${next}`));
    }
    expect(pages.map(numbersOn)).toEqual([[0, 1, 2], [3, 4], [5], [6, 7, 8]]);
    expect(pages.map((it) => it.next)).toEqual([3, 5, 6, undefined]);
    for (const page of pages) {
      expect([page.state, page.done, page.programs.map((it) => it.state)]).toEqual([
        'done',
        9,
        Array(9).fill('done'),
      ]);
      for (const k of numbersOn(page))
        expect(page.programs[k]?.files?.[0]?.text).toBe(textOf(k, k === 5 ? 3 * room : length));
    }
    const again = await ask('/jobs', programsOf(9));
    expect([again.status, again.next, numbersOn(again)]).toEqual([200, 3, [0, 1, 2]]);
    expect(numbersOn(await ask('/jobs?from=4', programsOf(9)))).toEqual([4]);
    const brief = await ask(`/jobs/${posted.id}?answers=no`);
    expect([brief.state, brief.next, numbersOn(brief)]).toEqual(['done', undefined, []]);
  });

  it('take no room before they are there', async () => {
    const posted = await ask('/jobs', programsOf(9));
    for (const k of [1, 3, 5, 8]) await answer(posted, k);
    const first = await ask(`/jobs/${posted.id}`);
    expect([first.state, first.done, numbersOn(first), first.next]).toEqual(['running', 4, [1, 3, 5], 8]);
    const last = await ask(`/jobs/${posted.id}?from=8`);
    expect([numbersOn(last), last.next]).toEqual([[8], undefined]);
    expect(last.programs.map((it) => it.state === 'done')).toEqual(
      first.programs.map((it) => it.state === 'done'),
    );
    // Alone on its page, as it is too large; the next one that is there comes after one that is not.
    await answer(posted, 6, 2 * room);
    const full = await ask(`/jobs/${posted.id}?from=6`);
    expect([numbersOn(full), full.next]).toEqual([[6], 8]);
  });

  it('are kept for a day until the last page of all of them was given', async () => {
    const posted = await ask('/jobs', programsOf(5));
    const hours = async (): Promise<number> =>
      Math.round((await client.ttl(`adjoinery:job:${posted.id}`)) / 3600);
    for (const k of [0, 1, 2, 3]) await answer(posted, k);
    // The last page of a job that is not done.
    await ask(`/jobs/${posted.id}?from=3`);
    await answer(posted, 4);
    await ask(`/jobs/${posted.id}`);
    await ask(`/jobs/${posted.id}?answers=no`);
    // The server asks Redis for more afterwards.
    await ask('/jobs/0');
    expect(await hours()).toBe(24);
    await ask(`/jobs/${posted.id}?from=3`);
    await expect.poll(hours).toBe(1);
    await client.del(`adjoinery:job:${posted.id}`);
    expect((await ask(`/jobs/${posted.id}`)).status).toBe(404);
  });

  it('are made again where they are damaged, as soon as their page is asked for', async () => {
    const posted = await ask('/jobs', programsOf(5));
    for (let k = 0; k < 5; k += 1) await answer(posted, k);
    const place = `adjoinery:answer:${posted.programs[4]?.key}`;
    await client.set(place, ((await client.get(place)) ?? '').replace('....', '::::'));
    expect((await ask(`/jobs/${posted.id}`)).next).toBe(3);
    const damaged = await ask(`/jobs/${posted.id}?from=3`);
    expect([damaged.state, damaged.programs[4]?.state, numbersOn(damaged)]).toEqual([
      'running',
      'waiting',
      [3],
    ]);
    await answer(posted, 4);
    expect(numbersOn(await ask(`/jobs/${posted.id}?from=3`))).toEqual([3, 4]);
  });

  it.each(['-1', '1.5', '1e1', 'x', '', '0x1', '3', '99999999999999999999'])(
    'are refused from=%s, of three',
    async (from) => {
      const refused = await ask(`/jobs?from=${from}`, programsOf(3));
      expect([refused.status, refused.detail]).toEqual([
        400,
        expect.stringMatching(
          /^querystring\/from must (?:match pattern|be less than 3, the number of programs)/,
        ),
      ]);
      // Nothing was kept.
      expect(await client.keys('adjoinery:job*')).toEqual([]);
      const { id } = await ask('/jobs?from=2', programsOf(3));
      expect(await ask(`/jobs/${id}?from=${from}`)).toEqual(refused);
    },
  );
});
