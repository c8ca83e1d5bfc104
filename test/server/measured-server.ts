import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** The request. */
export interface Question {
  readonly path: string;
  readonly type?: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer, and the milliseconds of processor time that the main thread took for it. */
export interface MeasuredReply {
  readonly status: number;
  readonly text: string;
  readonly cost: number;
}

/** Milliseconds in which a server comes to rest after its answer. */
const rest = 100;

/** A server in a process of its own, whose main thread is measured by Linux: load of the machine counts little. */
export class MeasuredServer {
  #process: ChildProcess | undefined;
  #url = '';
  /** The part of the time that the thread takes though nobody asks. */
  #idle = 0;

  /** @param args those of Node; the process says its address on stderr */
  async start(args: readonly string[]): Promise<void> {
    const started = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#process = started;
    for (let said = ''; this.#url === '';) {
      const [part] = (await once(started.stderr, 'data')) as [Buffer];
      said += String(part);
      this.#url = /http:\S+/.exec(said)?.[0] ?? '';
    }
    while ((await this.ask({ path: '/ready' })).status !== 200) await setTimeout(rest);
    const before = this.#processorTime();
    await setTimeout(20 * rest);
    this.#idle = (this.#processorTime() - before) / (20 * rest);
  }

  async ask({ path, type, body, headers = {} }: Question): Promise<MeasuredReply> {
    const before = this.#processorTime();
    const start = performance.now();
    const { status, text } = await send(`${this.#url}${path}`, body, {
      ...headers,
      ...(type === undefined ? {} : { 'content-type': type }),
    });
    await setTimeout(rest);
    const cost = this.#processorTime() - before - this.#idle * (performance.now() - start);
    return { status, text, cost };
  }

  async stop(): Promise<void> {
    const { exitCode } = this.#process ?? { exitCode: 0 };
    if (exitCode !== null || this.#process === undefined) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
  }

  /** Of the first thread of the process: its number is that of the process. */
  #processorTime(): number {
    const id = this.#process?.pid ?? 0;
    const [nanoseconds] = readFileSync(`/proc/${id}/task/${id}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  }
}

async function send(
  url: string,
  body: Question['body'],
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly text: string }> {
  const asked = request(url, {
    agent: false,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
  });
  asked.end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() };
}
