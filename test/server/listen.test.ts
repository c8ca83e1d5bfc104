import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/package-root.js';

const command = join(packageRoot, 'dist', 'cli', 'main.js');
const run = promisify(execFile);

describe('adjoin serve', () => {
  let server: ChildProcess;
  let url = '';

  beforeAll(async () => {
    server = spawn(process.execPath, [command, 'serve', '--port', '0', '--workers', '1']);
    url = await new Promise((resolve, reject) => {
      let said = '';
      server.stderr?.on('data', (text: Buffer) => {
        said += text.toString();
        const found = /listening at (\S+)/.exec(said);
        if (found?.[1] !== undefined) resolve(found[1]);
      });
      server.on('exit', () => {
        reject(new Error(said));
      });
    });
  });
  afterAll(() => server.kill());

  it('serves the command line, which keeps the answer', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'adjoinery-'));
    const file = join(packageRoot, 'test', 'programs', 'polynom.m');
    const ask = (...more: readonly string[]): Promise<{ stdout: string; stderr: string }> =>
      run(process.execPath, [command, 'diff', file, '--cache-dir', cache, ...more]);
    const first = await ask('--server', url);
    const second = await ask('--server', url);
    const local = await ask('--local', '--no-cache');
    expect(first.stdout).toBe(local.stdout);
    expect(second.stdout).toBe(local.stdout);
    expect(second.stderr).toContain('from cache');
  });

  it('ends when it is told to', async () => {
    const exit = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    expect(await exit).toBe(0);
  });
});
