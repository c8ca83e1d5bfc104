import { totalmem } from 'node:os';
import type { DifferentiateResult } from '../engine/differentiate.js';
import type { Task } from '../work/task.js';
import { WorkRefused } from '../work/work-refused.js';
import type { WorkerPool } from '../work/worker-pool.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { secondsOfDay } from './parse-seconds.js';

/** Threads that differentiate several programs at a time; they start when the first is given to them. */
export class LocalThreads {
  #pool: Promise<WorkerPool> | undefined;

  constructor(readonly count: number) {}

  async run(task: Task): Promise<Pick<DifferentiateResult, 'files' | 'diagnostics' | 'timings'>> {
    this.#pool ??= startPool(this.count);
    try {
      const result = await (await this.#pool).run(task, new AbortController().signal);
      // Printed text is rendered where it is.
      return { ...result, diagnostics: result.diagnostics.map(({ rendered: _, ...it }) => it) };
    } catch (error) {
      if (!(error instanceof WorkRefused)) throw error;
      const name = task.files[0]?.name ?? '';
      throw new CommandFailure(`${name} was not differentiated: ${error.reason}`, exitCodes.diagnostics);
    }
  }

  async close(): Promise<void> {
    await (await this.#pool)?.close();
  }
}

async function startPool(workers: number): Promise<WorkerPool> {
  const { WorkerPool } = await import('../work/worker-pool.js');
  const { unlimitedQueue } = await import('../work/unlimited-queue.js');
  const most = Number.MAX_SAFE_INTEGER;
  const unlimited = {
    ...unlimitedQueue,
    timeLimit: secondsOfDay,
    outputLimit: most,
    diagnosticLimit: most,
  };
  const memoryLimit = Math.floor(totalmem() / 2 ** 20 / workers);
  return new WorkerPool(
    { ...unlimited, workers, memoryLimit },
    { onFault: () => undefined, onStart: () => undefined },
  );
}
