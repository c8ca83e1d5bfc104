import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { DerivativeRequest } from '../cache/normalize-request.js';
import type { DifferentiateResult } from '../pipeline/differentiate.js';
import type { Source } from '../matlab/source.js';
import { packageRoot } from '../package-root.js';
import type { ServerOptions } from './server-options.js';

/** What a worker is sent. */
export interface Task {
  readonly request: DerivativeRequest;
  readonly files: readonly Source[];
}

/** What a worker gives back. */
export type TaskResult = Pick<DifferentiateResult, 'files' | 'diagnostics' | 'timings'>;

/** The time limit is over. */
export class TimeLimitExceeded extends Error {}

/** Too many requests wait already. */
export class QueueFull extends Error {}

/**
 * A transformation makes many small trees that die with the next step: with room for them, collecting garbage takes a
 * tenth of its time instead of a fifth.
 */
const youngGeneration = 192;

/** Threads that transform programs: each has loaded everything once. One that takes too long is stopped. */
export class Transformation {
  readonly #pool: Piscina<Task, TaskResult>;

  constructor(readonly options: ServerOptions) {
    this.#pool = new Piscina<Task, TaskResult>({
      filename: join(packageRoot, 'dist', 'server', 'transformation-worker.js'),
      minThreads: options.workers,
      maxThreads: options.workers,
      maxQueue: options.queueLimit,
      concurrentTasksPerWorker: 1,
      resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
    });
  }

  async run(task: Task): Promise<TaskResult> {
    const signal = AbortSignal.timeout(this.options.timeLimit * 1000);
    try {
      return await this.#pool.run(task, { signal });
    } catch (error) {
      if (signal.aborted) throw new TimeLimitExceeded();
      if (error instanceof Error && /queue/i.test(error.message)) throw new QueueFull();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
