import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tokenHash } from '../../../src/server/access/tokens.js';
import { buildApp } from '../../../src/server/app.js';

const schema = { response: { 200: { type: 'object', properties: { secret: { type: 'string' } } } } };
const secret = (): object => ({ secret: 'yes' });

let folder: string;
let app: FastifyInstance | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'closed-'));
  writeFileSync(join(folder, 'tokens'), `alice read ${tokenHash('alice')}\n`);
});
afterEach(async () => {
  await app?.close();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function build(): FastifyInstance {
  app = buildApp({ workers: 1, tokenFile: join(folder, 'tokens') });
  return app;
}

const withToken = { authorization: 'Bearer alice' };

describe('a route', () => {
  it.each([
    ['does not say who may ask', { schema }, /GET \/new must have a scope, or be open/],
    [
      'says two things of it',
      { config: { scope: 'read', isOpen: true } as const, schema },
      /must have a scope/,
    ],
    [
      'does not say what it gives',
      { config: { scope: 'read' } as const },
      /must have a schema of its responses/,
    ],
  ])('is not built where it %s', async (_, options, says) => {
    expect(() => build().get('/new', options, secret)).toThrow(says);
    await app?.close();
    const other = build();
    void other.register(async (scope) => {
      await Promise.resolve(scope.get('/new', options, secret));
    });
    await expect(other.ready()).rejects.toThrow(says);
  });

  it('is closed to those without a token, wherever it is added', async () => {
    const other = build();
    other.get('/new', { config: { scope: 'read' }, schema }, secret);
    other.get('/admin', { config: { scope: 'admin' }, schema }, secret);
    other.get('/open', { config: { isOpen: true }, schema }, secret);
    const statusOf = async (url: string, headers = {}): Promise<number> =>
      (await other.inject({ url, headers })).statusCode;
    expect(await statusOf('/new')).toBe(401);
    expect(await statusOf('/new', withToken)).toBe(200);
    expect(await statusOf('/admin', withToken)).toBe(403);
    expect(await statusOf('/open')).toBe(200);
  });
});

describe('what is open without a token', () => {
  it('is what everybody may know', async () => {
    const open: string[] = [];
    const other = build();
    other.addHook('onRoute', ({ method, url, config }) => {
      if (config?.isOpen === true && method !== 'HEAD') open.push(`${[method].flat().join(' ')} ${url}`);
    });
    await other.ready();
    const pages = [
      '/',
      '/docs',
      '/docs/*',
      '/docs/http/',
      '/health',
      '/openapi.json',
      '/playground/:file',
      '/ready',
      '/version',
    ];
    expect(open.sort()).toEqual(pages.map((it) => `GET ${it}`));
  });

  it('is not which routes there are', async () => {
    const other = build();
    const found = async (headers: Record<string, string>): Promise<unknown> =>
      (await other.inject({ url: '/nowhere', headers })).json();
    const unknown = { status: 404, detail: 'GET finds nothing at this path' };
    expect(await found({})).toMatchObject(unknown);
    expect(await found({ authorization: 'Bearer mallory' })).toMatchObject(unknown);
    expect(await found(withToken)).toMatchObject({
      status: 404,
      detail: expect.stringMatching(/: there are .*POST \/differentiate/) as string,
    });
  });
});

describe('a rate limit', () => {
  it.each([
    [{ host: '127.0.0.1' }, 0],
    [{ host: '0.0.0.0' }, 600],
    [{ host: '0.0.0.0', rateLimit: 0 }, 0],
    [{ host: '127.0.0.1', rateLimit: 5 }, 5],
  ])('is there where others may ask, unless something else is wanted: %o', async (options, limit) => {
    app = buildApp({ workers: 1, ...options });
    const { limits } = (await app.inject('/capabilities')).json<{ limits: { rateLimit: number } }>();
    expect(limits.rateLimit).toBe(limit);
  });
});
