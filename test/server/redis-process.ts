import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectRedis, firstContact } from '../../src/server/shared/connect-redis.js';
import { freePort } from '../free-port.js';

/** A Redis on a free port, which can be stopped and started again, and then has what it had. */
export class RedisProcess {
  readonly #folder = mkdtempSync(join(tmpdir(), 'redis-'));
  #port = 0;
  #process: ChildProcess | undefined;

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    const options = {
      port: this.#port,
      bind: '127.0.0.1',
      dir: this.#folder,
      appendonly: 'yes',
      appendfsync: 'always',
      save: '',
    };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    this.#process = spawn('redis-server', args, { stdio: 'ignore' });
    while (!(await answers(this.#port))) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  async stop(): Promise<void> {
    const process = this.#process;
    if (process === undefined || process.exitCode !== null) return;
    const end = new Promise((resolve) => process.once('exit', resolve));
    process.kill('SIGTERM');
    await end;
  }

  /** Has it forget everything. */
  async clear(): Promise<void> {
    const client = connectRedis(this.url, () => undefined);
    await firstContact(client);
    await client.flushall();
    client.disconnect();
  }

  /** Has it hang: connections stay, but nothing is answered. */
  hang(): void {
    this.#process?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#process?.kill('SIGCONT');
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true });
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.on('data', (data) => {
      socket.destroy();
      resolve(String(data).startsWith('+PONG'));
    });
    socket.on('error', () => {
      resolve(false);
    });
  });
}
