import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPlayground } from '../../src/build/build-playground.js';
import { buildApp } from '../../src/server/app.js';

let app: FastifyInstance;
let script: string;

beforeAll(async () => {
  app = buildApp({ workers: 1, basePath: '/base' });
  const page = await app.inject('/base/');
  script = /src="(playground\/main-\w+\.js)"/.exec(page.body)?.[1] ?? '';
});
afterAll(() => app.close());

describe('the playground', () => {
  it('is a page that may load and ask what is from here, and nothing else', async () => {
    const page = await app.inject('/base/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = page.headers['content-security-policy'] as string;
    expect(policy.split(';').sort()).toEqual(
      [
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]
        .concat(["img-src 'self'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'"])
        .sort(),
    );
    // Nothing stands in the page itself, and nothing is named but files of its own.
    expect(page.body).not.toMatch(/<style|style=|<script(?! type="module" src=)| on\w+=/);
    for (const [, name = ''] of page.body.matchAll(/(?:src|href)="([^"]*)"/g)) {
      expect(name).toMatch(/^(?:playground\/\w+-\w+\.(?:js|css|svg)|docs\/)$/);
    }
    const again = await app.inject({ url: '/base/', headers: { 'if-none-match': page.headers.etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await app.inject('/base/docs/http/')).headers['content-security-policy']).not.toContain(
      'script-src',
    );
  });

  it('is found without the last slash, too', async () => {
    const moved = await app.inject('/base?a=1');
    expect([moved.statusCode, moved.headers.location]).toEqual([308, 'base/?a=1']);
  });

  it('comes packed as browsers take it, to be kept for ever', async () => {
    const get = async (encoding: string): Promise<Awaited<ReturnType<typeof app.inject>>> =>
      app.inject({ url: `/base/${script}`, headers: { 'accept-encoding': encoding } });
    const plain = await get('');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const brotli = await get('gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(brotli.rawPayload.length).toBeLessThan(150_000);
    const gzip = await get('gzip');
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('has the licences of what is in it, and no other files', async () => {
    const licences = (await app.inject('/base/playground/licences.txt')).body;
    expect(licences).toMatch(/@codemirror\/view[^]*MIT License/);
    for (const name of [
      'index.html',
      'built-from.json',
      '..%2findex.html',
      '..%2f..%2fpackage.json',
      'main.js',
    ]) {
      expect((await app.inject(`/base/playground/${name}`)).statusCode).toBe(404);
    }
  });

  it('is not bundled again where nothing has changed', async () => {
    const lines: string[] = [];
    await buildPlayground((line) => lines.push(line));
    expect(lines).toEqual([]);
  });
});
