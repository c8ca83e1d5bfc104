import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/server/app.js';

const { writeFileSync } = fs;

/** Lets the disk be full or not: a part of a text is written before there is no room left. */
function setFull(isFull: boolean): void {
  fs.writeFileSync = !isFull
    ? writeFileSync
    : (path, content) => {
        writeFileSync(path, typeof content === 'string' ? content.slice(0, 10) : content);
        const message = 'ENOSPC: no space left on device, write';
        throw Object.assign(new Error(message), { code: 'ENOSPC', syscall: 'write' });
      };
  syncBuiltinESMExports();
}

let folder: string;
let app: FastifyInstance;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-'));
  app = buildApp({ workers: 1, cacheDir: folder, memoryCache: 0 });
});
afterAll(async () => {
  setFull(false);
  await app.close();
  rmSync(folder, { recursive: true });
});

async function ask(power: number): Promise<[status: number, origin: unknown]> {
  const files = [{ name: 'f.m', text: `function z = f(x)\n  z = x^${power};\nend\n` }];
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/differentiate',
    payload: { files },
  });
  return [statusCode, headers['adjoinery-cache']];
}

const names = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => it.name);

describe('a disk that is full', () => {
  it('takes no answer from anybody, and nothing half written is left', async () => {
    expect(await ask(3)).toEqual([200, 'made']);
    const before = names();
    setFull(true);
    expect(await ask(4)).toEqual([200, 'made']);
    expect(await ask(4)).toEqual([200, 'made']);
    expect(await ask(3)).toEqual([200, 'disk']);
    expect(names()).toEqual(before);
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(/^adjoinery_faults_total 2$/m);
    expect(body).toMatch(/^adjoinery_cache_writable 0$/m);
    // Servers that share the disk would all be gone otherwise.
    const ready = await app.inject('/ready');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'ready', workers: 1, cache: 'not writable' },
    ]);
    setFull(false);
    expect((await app.inject('/ready')).json()).toEqual({ status: 'ready', workers: 1 });
    expect((await app.inject('/metrics')).body).toMatch(/^adjoinery_cache_writable 1$/m);
    expect(await ask(4)).toEqual([200, 'made']);
    expect(await ask(4)).toEqual([200, 'disk']);
  });
});
