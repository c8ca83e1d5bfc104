import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { list } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContentStore } from '../../src/cache/content-store.js';
import { tokenHash } from '../../src/server/access/tokens.js';
import { buildApp } from '../../src/server/app.js';

const source = 'function z = f(x, y)\n  z = x * sin(y);\nend\n';
const files = [{ name: 'f.m', text: source }];

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'routes-'));
  const tokens = ['reader read', 'alice read,transform', 'boss read,transform,admin'];
  writeFileSync(
    join(folder, 'tokens'),
    `# who may\n${tokens.map((it) => `${it} ${tokenHash(it.split(' ', 1)[0] ?? '')}\n`).join('')}`,
  );
  app = buildApp({
    workers: 1,
    tokenFile: join(folder, 'tokens'),
    basePath: '/base',
    corsOrigins: 'https://pages.example',
    cacheDir: join(folder, 'cache'),
    rateLimit: 40,
    trustedProxies: '10.0.0.0/8',
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = async (
  url: string,
  token = 'boss',
  headers: Record<string, string> = {},
): Promise<Awaited<ReturnType<typeof app.inject>>> =>
  app.inject({
    url: `/base${url}`,
    headers: { ...(token === '' ? {} : { authorization: `Bearer ${token}` }), ...headers },
  });
const post = async (
  url: string,
  body: object,
  token = 'alice',
): Promise<Awaited<ReturnType<typeof app.inject>>> =>
  app.inject({
    method: 'POST',
    url: `/base${url}`,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });

describe('what needs no token', () => {
  it('tells that it is alive, ready and what it is', async () => {
    expect((await get('/health', '')).json()).toEqual({ status: 'ok' });
    expect((await get('/version', '')).json()).toMatchObject({ name: 'adjoinery' });
    let ready = await get('/ready', '');
    while (ready.statusCode === 503) {
      expect(ready.json()).toMatchObject({ detail: 'no worker has loaded everything yet' });
      await new Promise((resolve) => setTimeout(resolve, 20));
      ready = await get('/ready', '');
    }
    expect(ready.json()).toEqual({ status: 'ready', workers: 1 });
  });

  it('tells of a cache that cannot be written, without which answers come all the same', async () => {
    writeFileSync(join(folder, 'file'), '');
    const other = buildApp({ workers: 1, cacheDir: join(folder, 'file') });
    const ready = async (): Promise<unknown> => (await other.inject('/ready')).json();
    await expect.poll(ready).toEqual({ status: 'ready', workers: 1, cache: 'not writable' });
    await other.close();
  });
});

describe('the cache on the disk', () => {
  it('fits its limit from the start, if that was another one before', async () => {
    const store = new ContentStore(join(folder, 'much'));
    for (const key of ['aa', 'bb', 'cc']) store.put(key.repeat(32), 'x'.repeat(100_000));
    const other = buildApp({ workers: 1, cacheDir: join(folder, 'much'), cacheLimit: 150_000 });
    await other.ready();
    expect(store.size().entries).toBeLessThan(2);
    await other.close();
  });
});

describe('tokens', () => {
  it.each([
    ['', 401, 'Bearer realm="adjoinery"'],
    ['stranger', 401, 'Bearer realm="adjoinery", error="invalid_token"'],
    ['reader', 200, undefined],
  ])('of %s get %i', async (token, status, challenge) => {
    const answer = await get('/pipelines', token);
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([status, challenge]);
    expect(answer.headers['x-request-id']).toBeTruthy();
  });

  it.each([
    ['reader', 403, 403],
    ['alice', 200, 403],
    ['boss', 200, 200],
  ])('are good for something: %s', async (token, transformed, metrics) => {
    expect((await post('/differentiate', { files }, token)).statusCode).toBe(transformed);
    const answer = await get('/metrics', token);
    expect(answer.statusCode).toBe(metrics);
  });
});

describe('knowledge', () => {
  it('tells what the server can do', async () => {
    const { functions, limits, options, needsToken } = (await get('/capabilities')).json<{
      functions: Record<string, string[]>;
      limits: object;
      options: { name: string }[];
      needsToken: boolean;
    }>();
    expect(functions['rule']).toContain('sin');
    expect(functions['passive']).toContain('size');
    expect(options.map((it) => it.name)).toContain('style');
    expect([limits, needsToken]).toEqual([expect.objectContaining({ workers: 1, rateLimit: 40 }), true]);
  });

  it('shows rules and pipelines', async () => {
    expect((await get('/rules/sin')).json()).toMatchObject([{ name: 'sin', call: 'sin(x)' }]);
    expect((await get('/rules/nothing')).statusCode).toBe(404);
    expect((await get('/rules')).json<unknown[]>().length).toBeGreaterThan(300);
    const missing = (await get('/rules?state=missing')).json<{ state: string }[]>();
    expect([...new Set(missing.map((it) => it.state))]).toEqual(['missing']);
    expect((await get('/rules?state=none')).statusCode).toBe(400);
    expect(
      (await get('/pipelines/adjoint-source')).json<{ steps: unknown[] }>().steps.length,
    ).toBeGreaterThan(50);
    expect((await get('/pipelines/nothing')).statusCode).toBe(404);
  });

  it('gives the helpers', async () => {
    const answer = await get('/runtime.tar.gz');
    expect(answer.headers['content-type']).toBe('application/gzip');
    const names: string[] = [];
    const reader = list({ onReadEntry: (it) => void names.push(it.path) });
    reader.end(answer.rawPayload);
    expect(names.some((it) => /^adjoinery-runtime-[\d.]+\/adm_sum\.m$/.test(it))).toBe(true);
    const again = await get('/runtime.tar.gz', 'boss', { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('gives the toolbox for Octave', async () => {
    const answer = await get('/adjoinery-octave.tar.gz');
    const names: string[] = [];
    const reader = list({ onReadEntry: (it) => void names.push(it.path) });
    reader.end(answer.rawPayload);
    for (const it of [
      'DESCRIPTION',
      'COPYING',
      'INDEX',
      'inst/+adj/gradient.m',
      'inst/+adj/+internal/derivative.m',
    ])
      expect(names.some((name) => name.endsWith(`/${it}`))).toBe(true);
  });
});

describe('POST /check', () => {
  it('tells whether a program can be differentiated', async () => {
    const good = await post('/check', { files });
    expect(good.json()).toMatchObject({ differentiable: true, diagnostics: [] });
    const bad = await post('/check', {
      files: [{ name: 'f.m', text: 'function z = f(x)\n  z = nobody(x);\nend\n' }],
    });
    expect([bad.statusCode, bad.json<object>()]).toMatchObject([
      200,
      { differentiable: false, diagnostics: [{ code: 'E401', file: 'f.m', line: 2 }] },
    ]);
  });
});

describe('origins', () => {
  it('tell which lines of which file each line comes from, if that is asked for', async () => {
    const g = { name: 'sub/g.m', text: 'function v = g(u)\n  v = cos(u);\nend\n' };
    const files = [{ name: 'f.m', text: source.replace('sin', 'g') }, g];
    const program = { files, options: { inline: 'no' } };
    type Answer = { files: { text: string; origins?: { file: string; lines: number[][] }[] }[]; key: string };
    const plain = (await post('/differentiate', program)).json<Answer>();
    expect(plain.files[0]).not.toHaveProperty('origins');
    const answer = (await post('/differentiate', { ...program, origins: true })).json<Answer>();
    expect(answer.files[0]?.text).toBe(plain.files[0]?.text);
    expect(answer.key).not.toBe(plain.key);
    const [{ text, origins } = { text: '', origins: [] }] = answer.files;
    expect(origins?.map((it) => it.file).sort()).toEqual(['f.m', 'sub/g.m']);
    const line = text.split('\n').findIndex((it) => it.includes('= cos(u)'));
    expect(origins?.find((it) => it.file === 'sub/g.m')?.lines[line]).toEqual([2]);
    // Kept answers do not know how files are called in a request.
    const other = { ...program, files: [files[0], { ...g, name: 'other/g.m' }], origins: true };
    const renamed = (await post('/differentiate', other)).json<Answer>();
    expect(renamed.files[0]?.origins?.map((it) => it.file)).toContain('other/g.m');
  });
});

describe('POST /trace', () => {
  it('shows all functions after every step, each text once', async () => {
    const asked = await post('/trace?form=functions', { files });
    const { steps, functions } = asked.json<{
      steps: { name: string; number: number; functions: number[] }[];
      functions: { text: string; origins: object[] }[];
    }>();
    const texts = steps.map((it) => it.functions.map((index) => functions[index]?.text).join('\n'));
    expect(texts[0]).toBe(source);
    expect(texts.at(-1)).toBe(
      (await post('/differentiate', { files })).json<{ files: typeof files }>().files[0]?.text,
    );
    expect(functions[0]?.origins).toEqual([{ file: 'f.m', lines: [[1], [2], [1]] }]);
    const tree = await post(`/trace?form=ast&step=activity`, { files });
    const numbers = tree.json<typeof asked & { steps: { number: number }[] }>().steps.map((it) => it.number);
    expect(numbers).toEqual(steps.filter((it) => it.name === 'activity').map((it) => it.number));
    expect((await post('/trace?form=functions&step=activity', { files })).statusCode).toBe(400);
  });

  it('shows the program after each step', async () => {
    const { steps } = (await post('/trace', { files })).json<{ steps: { name: string; text: string }[] }>();
    expect(steps.length).toBeGreaterThan(10);
    expect(steps[0]?.text).toContain('x * sin(y)');
    expect(steps.some((it) => it.text.includes('function [a_x, a_y, nr_z] = a_f(x, y, a_z)'))).toBe(true);
    const one = await post('/trace?step=activity&form=ast', { files });
    const [first] = one.json<{ steps: { name: string; text: string }[] }>().steps;
    expect([first?.name, first?.text]).toEqual(['activity', expect.stringContaining('<function')]);
  });

  it('of what cannot be differentiated, as far as it goes', async () => {
    const text = 'function z = f(x)\n  z = nobody(x);\nend\n';
    const answer = (await post('/trace', { files: [{ name: 'f.m', text }] })).json<{ steps: unknown[] }>();
    expect(answer).toMatchObject({ differentiable: false, diagnostics: [{ code: 'E401' }] });
    expect(answer.steps.length).toBeGreaterThan(0);
  });

  it.each(['step=nothing', 'form=film'])('refuses %s', async (query) => {
    expect((await post(`/trace?${query}`, { files })).statusCode).toBe(400);
  });
});

describe('POST /differentiate', () => {
  it('tells where the answer comes from', async () => {
    const body = { files, independents: ['y'] };
    const origins = [await post('/differentiate', body), await post('/differentiate', body)].map(
      (it) => it.headers['adjoinery-cache'],
    );
    expect(origins).toEqual(['made', 'memory']);
  });

  it('refuses more files than there may be', async () => {
    const many = Array.from({ length: 1001 }, (_, k) => ({ name: `f${k}.m`, text: '' }));
    expect((await post('/differentiate', { files: many })).statusCode).toBe(413);
  });
});

describe('what is around', () => {
  it('counts', async () => {
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    for (const line of [
      /^adjoinery_request_seconds_count\{route="\/base\/differentiate",method="POST",status="200"\} \d+$/m,
      /^adjoinery_phase_seconds_count\{phase="(?:queue|10-normalize)"\} \d+$/m,
      /^adjoinery_answers_total\{origin="made"\} \d+$/m,
      /^adjoinery_refusals_total\{reason="no-token"\} \d+$/m,
      /^adjoinery_refusals_total\{reason="E401"\} \d+$/m,
      /^adjoinery_jobs\{state="ready"\} 1$/m,
    ])
      expect(body).toMatch(line);
  });

  it('lets pages of some origins ask, and sends headers that keep browsers careful', async () => {
    const headers = { origin: 'https://pages.example' };
    const answer = await get('/version', '', headers);
    expect(answer.headers['access-control-allow-origin']).toBe('https://pages.example');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/base/differentiate',
      headers: { ...headers, 'access-control-request-method': 'POST' },
    });
    expect(asked.statusCode).toBe(204);
    const other = await get('/version', '', { origin: 'https://other.example' });
    expect(other.headers['access-control-allow-origin']).not.toBe('https://other.example');
    const page = await get('/', '', headers);
    const [, script = ''] = /src="([^"]+)"/.exec(page.body) ?? [];
    for (const it of [
      await post('/differentiate', { files: [{ name: 'f.m', text: source }] }),
      await get(`/${script}`, '', headers),
    ]) {
      expect(it.headers.vary).toMatch(/^Origin, accept/);
    }
  });

  it('takes up the identifiers of requests', async () => {
    const answer = await get('/version', '', { 'x-request-id': 'abc-1' });
    expect(answer.headers['x-request-id']).toBe('abc-1');
    const strange = await get('/version', '', { 'x-request-id': 'a b\u00e9' });
    expect(strange.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers each client so often a minute, whom proxies speak for', async () => {
    const ask = async (remoteAddress: string, forwarded: string): Promise<number> =>
      (
        await app.inject({
          url: '/base/pipelines',
          remoteAddress,
          headers: { 'x-forwarded-for': forwarded },
        })
      ).statusCode;
    const statuses: number[] = [];
    for (let k = 0; k < 41; k += 1) statuses.push(await ask('10.1.2.3', '192.0.2.1'));
    expect(statuses).toEqual([...Array.from({ length: 40 }, () => 401), 429]);
    expect(await ask('10.1.2.3', '192.0.2.2')).toBe(401);
    // Some proxies tell the port, too.
    expect(await ask('10.1.2.3', '192.0.2.1:49152')).toBe(429);
    // Whoever is no proxy of ours says what he likes.
    expect(await ask('192.0.2.1', '192.0.2.3')).toBe(429);
    for (let k = 0; k < 41; k += 1) statuses[k] = await ask('10.1.2.3', `2001:db8::${k}`);
    expect(statuses).toEqual([...Array.from({ length: 40 }, () => 401), 429]);
    expect(await ask('10.1.2.3', '[2001:db8::2]:49152')).toBe(429);
    expect(await ask('10.1.2.3', '2001:db8:0:1::1')).toBe(401);
    const limited = await app.inject({ url: '/base/pipelines', remoteAddress: '192.0.2.1' });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject({ url: '/base/health', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
  });
});
