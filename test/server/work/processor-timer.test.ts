import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { ProcessorTimer } from '../../../src/work/processor-timer.js';
import { threadTime, type MeasuredThread } from '../../../src/work/thread-time.js';

/** A thread that tells its number, and then works, or waits, for ever. */
const code = (work: string): string => `
const { parentPort } = require('node:worker_threads');
parentPort.postMessage(require('node:fs').readlinkSync('/proc/thread-self'));
${work}`;
const working = code('for (;;) ;');
const waiting = code('setInterval(() => undefined, 1000);');

let worker: Worker | undefined;
afterEach(async () => {
  await worker?.terminate();
});

async function start(text: string): Promise<MeasuredThread> {
  const started = new Worker(text, { eval: true });
  worker = started;
  const place = await new Promise<string>((resolve) => started.once('message', resolve));
  return { worker: started, systemThread: basename(place) };
}

/** Whether a timer was over within so many seconds. */
async function isOver(thread: MeasuredThread, limit: number, seconds: number): Promise<boolean> {
  let over = false;
  const timer = new ProcessorTimer(thread, limit, () => {
    over = true;
  });
  await setTimeout(seconds * 1000);
  timer.stop();
  return over;
}

describe('ProcessorTimer', () => {
  it('counts what a thread works, not the time that goes by', async () => {
    expect(await isOver(await start(waiting), 1, 3)).toBe(false);
  });

  it('is over when a thread has worked for its time', async () => {
    const thread = await start(working);
    const begun = performance.now();
    const before = (await threadTime(thread)) ?? Number.NaN;
    await new Promise<void>((resolve) => new ProcessorTimer(thread, 0.5, resolve));
    const worked = ((await threadTime(thread)) ?? Number.NaN) - before;
    // On a busy machine it may not come to that.
    const isOverdue = performance.now() - begun > 2400;
    expect(worked > 0.45 || isOverdue).toBe(true);
  });

  it('is over at last though a thread does nothing', async () => {
    expect(await isOver(await start(waiting), 0.2, 2)).toBe(true);
  });

  it('counts the time that goes by where nobody tells more', async () => {
    expect(await isOver({ worker: undefined, systemThread: undefined }, 0.2, 0.6)).toBe(true);
  });
});

describe('threadTime', () => {
  it('is that of Linux, or else of Node where that tells it', async () => {
    const self = basename(readlinkSync('/proc/thread-self'));
    expect(await threadTime({ worker: undefined, systemThread: self })).toBeGreaterThan(0);
    const cpuUsage = (): Promise<object> => Promise.resolve({ user: 1_000_000, system: 500_000 });
    const telling = { cpuUsage } as unknown as Worker;
    expect(await threadTime({ worker: telling, systemThread: undefined })).toBe(1.5);
    expect(await threadTime({ worker: {} as unknown as Worker, systemThread: undefined })).toBeUndefined();
    expect(await threadTime({ worker: undefined, systemThread: '0' })).toBeUndefined();
  });
});
