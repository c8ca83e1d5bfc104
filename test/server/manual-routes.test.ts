import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildManual } from '../../src/build/build-manual.js';
import { buildApp } from '../../src/server/app.js';

let app: FastifyInstance;
beforeAll(async () => {
  await buildManual(() => undefined);
  app = buildApp({ workers: 1, basePath: '/base' });
});
afterAll(() => app.close());

/** All that can be reached by links from a page, and what leads nowhere. */
async function follow(
  start: string,
): Promise<{ readonly pages: ReadonlySet<string>; readonly dead: string[] }> {
  const pages = new Set<string>([start]);
  const bodies = new Map<string, string>();
  const dead: string[] = [];
  for (const page of pages) {
    const { statusCode, body, headers } = await app.inject(page);
    bodies.set(page, body);
    if (statusCode !== 200) dead.push(page);
    if (!String(headers['content-type']).startsWith('text/html') || !page.startsWith('/base/docs/')) continue;
    for (const [, link = ''] of body.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      const { origin, pathname } = new URL(link, `http://here${page}`);
      if (origin === 'http://here') pages.add(pathname);
    }
  }
  for (const [page, body] of bodies) {
    for (const [, link = ''] of body.matchAll(/ href="([^"]*#[^"]*)"/g)) {
      const { pathname, hash } = new URL(link, `http://here${page}`);
      if (bodies.get(pathname)?.includes(` id="${hash.slice(1)}"`) !== true) dead.push(`${page}: ${link}`);
    }
  }
  return { pages, dead };
}

describe('GET /docs/', () => {
  it('leads to all pages by links that work', async () => {
    const { pages, dead } = await follow('/base/docs/');
    expect(dead).toEqual([]);
    expect([...pages]).toEqual(
      expect.arrayContaining([
        ...['/base/', '/base/docs/guide/first-gradient', '/base/docs/http/', '/base/docs/about'],
        ...['/base/docs/pictures/data-flow.svg', '/base/docs/contributing/', '/base/docs/reference/refused'],
      ]),
    );
  });

  it('loads nothing from elsewhere, and runs nothing', async () => {
    const { body, headers } = await app.inject('/base/docs/explanation/architecture');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*img-src 'self'/);
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(body).not.toMatch(/<script|src="https?:/);
    expect(body).toContain('<img src="../pictures/data-flow.svg"');
  });

  it('is found without the last slash, and not sent again', async () => {
    const moved = async (url: string): Promise<unknown[]> => {
      const { statusCode, headers } = await app.inject(url);
      return [statusCode, headers.location];
    };
    expect(await moved('/base/docs')).toEqual([308, 'docs/']);
    expect(await moved('/base/docs/contributing')).toEqual([308, 'contributing/']);
    expect(await moved('/base/docs/http')).toEqual([308, 'http/']);
    const { headers } = await app.inject('/base/docs/');
    const again = await app.inject({ url: '/base/docs/', headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await app.inject('/base/docs/..%2fpackage.json')).statusCode).toBe(404);
  });
});
