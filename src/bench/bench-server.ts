import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon, { type Options, type Request, type Result } from 'autocannon';
import { packageRoot } from '../base/package-root.js';

/** A figure of the server, and what it is to be. */
export interface ServerFigure {
  readonly what: string;
  readonly value: number;
  readonly goal: string;
  readonly holds: boolean;
}

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
}

const seconds = 8;

/** Of so many requests, one is for a new program where answers that are kept and made are mixed. */
const mixture = 20;
const headers = { 'content-type': 'text/plain' };

/** Measures a server in a process of its own, under load from this one. */
export async function benchServer(): Promise<ServerFigure[]> {
  const two = await start(2);
  try {
    const made = await rateOfMaking(two);
    const kept = await load(two, 'kept answers', { connections: 20, duration: seconds, body: program(1) });
    const speedUp = perSecond(made) / perSecond(await withOneWorker());
    const tail = made.latency.p99 / made.latency.p50;
    const { early, late } = await memoryOfFreshServer();
    return [
      atLeast('kept answers a second', perSecond(kept), 2000),
      atLeast('made answers a second (10 lines)', perSecond(made), 25),
      atLeast('two workers against one', speedUp, 1.8),
      atMost('99 % of made answers against the median', tail, 5),
      atMost(
        `memory of a fresh server, with a new program every ${mixture} requests, ` +
          `after 10,000 of them (${mebibytes(late)} MiB) against after 1,000 (${mebibytes(early)} MiB)`,
        late / early,
        1.1,
      ),
    ];
  } finally {
    await stop(two);
  }
}

async function withOneWorker(): Promise<Result> {
  const one = await start(1);
  try {
    return await rateOfMaking(one);
  } finally {
    await stop(one);
  }
}

/** Bytes in memory of a server that has done nothing before, after 1,000 requests and after 10,000. */
async function memoryOfFreshServer(): Promise<{ readonly early: number; readonly late: number }> {
  const fresh = await start(2);
  try {
    const requests = mixed();
    await load(fresh, 'the first 1,000 requests', { connections: 16, amount: 1000, requests });
    const early = await residentBytes(fresh);
    await load(fresh, '9,000 more requests', { connections: 16, amount: 9000, requests });
    return { early, late: await residentBytes(fresh) };
  } finally {
    await stop(fresh);
  }
}

/** Requests before the first one that counts have the code compiled. */
async function rateOfMaking(server: Running): Promise<Result> {
  await load(server, 'warming up', { connections: 4, amount: 150, requests: distinct(0) });
  return load(server, 'made answers', { connections: 4, amount: 200, requests: distinct(1e6) });
}

/** Servers as the image starts them. */
async function start(workers: number): Promise<Running> {
  const command = ['--single-threaded-gc', join(packageRoot, 'dist', 'cli', 'main.js'), 'serve'];
  const options = ['--port', '0', '--workers', String(workers), '--no-cache', '--log-level', 'silent'];
  const process_ = spawn(process.execPath, [...command, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    process_.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /listening at (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    process_.on('exit', () => {
      reject(new Error(said));
    });
  });
  while ((await fetch(`${url}/ready`)).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return { process: process_, url };
}

async function stop({ process: running }: Running): Promise<void> {
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  await ended;
}

async function load({ url }: Running, phase: string, options: Omit<Options, 'url'>): Promise<Result> {
  const given = { url: `${url}/differentiate`, method: 'POST', headers, ...options } as const;
  const result = await autocannon(given);
  if (result.errors + result.non2xx > 0) {
    throw new Error(
      `${phase}: ${result.errors} requests without an answer (${result.timeouts} took too long), ` +
        `${result.non2xx} answers of other statuses than 200`,
    );
  }
  return result;
}

/** Every request another program, so that no answer is kept. */
function distinct(first: number): Request[] {
  return numbered((count) => first + count);
}

/** Now and then a new program, most often one whose answer is kept. */
function mixed(): Request[] {
  return numbered((count) => (count % mixture === 0 ? count : 0));
}

/** Requests for programs whose numbers depend on how many were sent. */
function numbered(numberOf: (count: number) => number): Request[] {
  let count = 0;
  const setupRequest: Request['setupRequest'] = (request) => {
    count += 1;
    return { ...request, body: program(numberOf(count)) };
  };
  return [{ method: 'POST', headers, setupRequest }];
}

function program(number: number): string {
  return [
    'function z = f(x, p)',
    `  c = ${number};`,
    '  y = c * sin(x) + p;',
    '  z = 0;',
    '  for i = 1:numel(y)',
    '    if y(i) > 0',
    '      z = z + y(i)^2 / (1 + p);',
    '    end',
    '  end',
    'end',
    '',
  ].join('\n');
}

function perSecond({ '2xx': answers, duration }: Result): number {
  return answers / duration;
}

async function residentBytes({ url }: Running): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
}

function mebibytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}

function atLeast(what: string, value: number, goal: number): ServerFigure {
  return { what, value, goal: `at least ${goal}`, holds: value >= goal };
}

function atMost(what: string, value: number, goal: number): ServerFigure {
  return { what, value, goal: `at most ${goal}`, holds: value <= goal };
}
