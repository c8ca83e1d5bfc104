import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { tokenHash } from '../../src/server/access/tokens.js';
import { buildApp } from '../../src/server/app.js';

/** Debian's, which `.ci/prepare chromium` installs. */
const executablePath = '/usr/bin/chromium';

let folder: string;
let app: FastifyInstance;
/** The address of the page. */
export let home: string;
let browser: Browser;
let pages: Page[] = [];
/** The complaints of pages, and hosts other than ours that they asked. */
let complaints: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'playground-'));
  writeFileSync(join(folder, 'tokens'), `alice read,transform ${tokenHash('secret')}\n`);
  app = buildApp({ workers: 1, basePath: '/base', bodyLimit: 100_000, tokenFile: join(folder, 'tokens') });
  const [url] = await Promise.all([
    app.listen({ port: 0, host: '127.0.0.1' }),
    // Only root needs to be told that there is no sandbox.
    chromium.launch({ executablePath, args: ['--no-sandbox'] }).then((it) => (browser = it)),
  ]);
  home = `${url}/base/`;
  while ((await app.inject('/base/ready')).statusCode !== 200)
    await new Promise((resolve) => setTimeout(resolve, 50));
  // The first task of a worker takes it seconds.
  const files = [{ name: 'f.m', text: 'function z = f(x)\n  z = x;\nend\n' }];
  const headers = { authorization: 'Bearer secret' };
  await app.inject({ method: 'POST', url: '/base/differentiate', headers, payload: { files } });
});
afterEach(async () => {
  await Promise.all(pages.map((it) => it.context().close()));
  const found = complaints;
  [pages, complaints] = [[], []];
  expect(found).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

/** The playground in a browser of its own, with the token that the server wants unless another is given. */
export async function openPlayground(
  fragment = '',
  {
    token = 'secret',
    before,
    ...options
  }: BrowserContextOptions & { token?: string; before?: (page: Page) => Promise<unknown> } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 800 }, ...options });
  // For what hangs, not for what is slow.
  context.setDefaultTimeout(60_000);
  if (token !== '') await context.addInitScript(`sessionStorage.setItem('adjoinery-token', '${token}')`);
  const page = await context.newPage();
  pages.push(page);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser itself tells of every answer that is no success.
    if (!message.text().startsWith('Failed to load resource')) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(home) && !request.url().startsWith('blob:')) complaints.push(request.url());
  });
  await before?.(page);
  await page.goto(`${home}${fragment}`);
  return page;
}
