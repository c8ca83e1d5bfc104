import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.js';
import { runOctave } from '../../src/base/run-octave.js';
import { tokenHash } from '../../src/server/access/tokens.js';
import { buildApp } from '../../src/server/app.js';

const here = join(packageRoot, 'test', 'toolbox');

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'toolbox-server-'));
  writeFileSync(join(folder, 'tokens'), `octave read,transform ${tokenHash('secret')}\n`);
  app = buildApp({ workers: 1, tokenFile: join(folder, 'tokens'), cacheDir: join(folder, 'cache') });
  await app.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it('has a server make derivatives', async () => {
  const { port } = app.server.address() as AddressInfo;
  const environment = {
    XDG_CACHE_HOME: join(folder, 'toolbox'),
    ADJOINERY: '/nonexistent',
    SERVER: `http://127.0.0.1:${port}`,
    TOKEN: 'secret',
  };
  const folders = [join(packageRoot, 'src', 'toolbox'), here];
  const script = readFileSync(join(here, 'server.m'), 'utf8');
  expect(await runOctave(script, { folders, environment })).toMatch(/passed\n$/);
}, 300_000);
