import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import { packageRoot } from '../../package-root.js';
import { isExit } from './is-exit.js';
import type { NumberedTask, Task, TaskReply, TaskResult, WorkerMessage } from './task.js';
import { GivenUp, WorkRefused } from './work-refused.js';

/** What workers may take. */
export interface PoolLimits {
  /** Worker threads: as many programs are transformed at a time. */
  readonly workers: number;
  /** Seconds after which a transformation is given up and its worker is replaced. */
  readonly timeLimit: number;
  /** How many requests may wait for a worker. */
  readonly queueLimit: number;
  /** Seconds for which one may wait: whoever asked has gone by then. */
  readonly queueTime: number;
  /** Mebibytes that a worker may have in use. */
  readonly memoryLimit: number;
  /** Characters that generated code may have. */
  readonly outputLimit: number;
}

/** How the pool stands. */
export interface PoolState {
  readonly waiting: number;
  readonly running: number;
  /** Workers that have loaded everything. */
  readonly ready: number;
}

/** What a pool tells besides results. */
export interface PoolEvents {
  /** A worker died, or else something failed that no request is to blame for. */
  readonly onFault: (error: unknown) => void;
  /** A worker took up work that had waited for so many seconds. */
  readonly onStart: (waited: number) => void;
}

interface Job {
  readonly number: number;
  readonly asked: number;
  readonly task: Task;
  readonly resolve: (result: TaskResult) => void;
  readonly reject: (error: unknown) => void;
  /** Ends the worker. */
  stop: AbortController;
  /** Why it was stopped. */
  failure?: Error;
  isRetry: boolean;
  /** Aborted when there is a result, or none will come. */
  readonly settled: AbortController;
  timer?: NodeJS.Timeout | undefined;
  grace?: NodeJS.Timeout | undefined;
}

/**
 * A transformation makes many small trees that die with the next step: with room for them, collecting garbage takes a
 * tenth of its time instead of a fifth.
 */
const youngGeneration = 192;

/**
 * How much the heap of a worker grows at a time, in percent of what is in use. Left alone, V8 lets it grow to several
 * times that while there is much to do: after 10,000 requests the server took 1.5 times the memory of after 1,000.
 */
const heapGrowth = 25;

/**
 * Piscina tries `require` first, and Node aborts the whole process where a worker is ended while that loads an ES module
 * (seen with Node 20.20, one in a hundred times). Without it the module is imported at once.
 */
const importsOnly = ['--no-experimental-require-module'].filter((it) =>
  process.allowedNodeEnvironmentFlags.has(it),
);

/** To replace a worker costs seconds: work that nobody waits for any more may end within these, and its result is kept. */
const graceSeconds = 2;

/**
 * Threads that transform programs: each has loaded everything once. One that takes too long or too much is replaced.
 * Waiting lines are kept here: Piscina does not count tasks that can be cancelled towards `maxQueue`.
 */
export class WorkerPool {
  readonly #pool: Piscina<NumberedTask, TaskReply>;
  readonly #waiting: Job[] = [];
  readonly #running = new Map<number, Job>();
  readonly #ready = new Set<number>();
  #next = 1;
  #isClosed = false;
  /** Seconds that a task takes, as a moving average. */
  #usualTime = 1;

  constructor(
    readonly limits: PoolLimits,
    readonly events: PoolEvents,
  ) {
    setFlagsFromString(`--heap-growing-percent=${String(heapGrowth)}`);
    this.#pool = new Piscina<NumberedTask, TaskReply>({
      filename: join(packageRoot, 'dist', 'server', 'work', 'transformation-worker.js'),
      minThreads: limits.workers,
      maxThreads: limits.workers,
      concurrentTasksPerWorker: 1,
      execArgv: importsOnly,
      resourceLimits: {
        maxYoungGenerationSizeMb: youngGeneration,
        maxOldGenerationSizeMb: limits.memoryLimit,
      },
    });
    this.#pool.on('message', (message: WorkerMessage) => {
      if ('ready' in message) this.#ready.add(message.ready);
      else this.#begin(message.started);
    });
    // Of a worker that dies while it has nothing to do.
    this.#pool.on('error', events.onFault);
  }

  /** Transforms a program. What nobody waits for any more is dropped when `signal` says so. */
  run(task: Task, signal: AbortSignal): Promise<TaskResult> {
    const { workers, queueLimit, queueTime } = this.limits;
    if (this.#isClosed) return Promise.reject(new WorkRefused('closing', 1));
    if (signal.aborted) return Promise.reject(new GivenUp());
    if (this.#running.size >= workers && this.#waiting.length >= queueLimit) {
      return Promise.reject(new WorkRefused('queue-full', this.#secondsToWait()));
    }
    return new Promise((resolve, reject) => {
      const job: Job = {
        number: this.#next,
        asked: performance.now(),
        task,
        resolve,
        reject,
        stop: new AbortController(),
        isRetry: false,
        settled: new AbortController(),
      };
      this.#next += 1;
      job.timer = setTimeout(() => {
        this.#end(job, new WorkRefused('queue-time', this.#secondsToWait()));
      }, queueTime * 1000);
      const abandon = (): void => {
        this.#abandon(job);
      };
      signal.addEventListener('abort', abandon, { once: true, signal: job.settled.signal });
      this.#waiting.push(job);
      this.#startNext();
    });
  }

  get state(): PoolState {
    const ready = this.#pool.threads.filter((it) => this.#ready.has(it.threadId)).length;
    return { waiting: this.#waiting.length, running: this.#running.size, ready };
  }

  /** Takes nothing more, and hands back what runs or waits. */
  giveUp(): void {
    this.#isClosed = true;
    for (const job of [...this.#waiting, ...this.#running.values()]) {
      this.#end(job, new WorkRefused('closing', 1));
    }
  }

  async close(): Promise<void> {
    this.giveUp();
    await this.#pool.destroy();
  }

  #startNext(): void {
    while (this.#running.size < this.limits.workers) {
      const job = this.#waiting.shift();
      if (job === undefined) return;
      this.#running.set(job.number, job);
      void this.#perform(job);
    }
  }

  async #perform(job: Job): Promise<void> {
    const start = performance.now();
    const { task, number, stop } = job;
    let reply: TaskReply | undefined;
    let error: unknown;
    try {
      const { outputLimit } = this.limits;
      reply = await this.#pool.run({ ...task, number, outputLimit }, { signal: stop.signal });
    } catch (thrown) {
      error = thrown;
    }
    this.#running.delete(number);
    this.#usualTime += 0.1 * ((performance.now() - start) / 1000 - this.#usualTime);
    if (reply === undefined && job.failure === undefined && isExit(error) && !job.isRetry) {
      // The work is the same wherever it is done, and a worker may die of something else.
      this.events.onFault(error);
      job.isRetry = true;
      job.stop = new AbortController();
      this.#waiting.unshift(job);
    } else {
      job.settled.abort();
      clearTimeout(job.timer);
      clearTimeout(job.grace);
      if (reply === undefined) job.reject(job.failure ?? failureOf(error));
      else if ('tooLarge' in reply) job.reject(new WorkRefused('output-limit'));
      else job.resolve(reply);
    }
    this.#startNext();
  }

  /** A worker takes up a task: its time counts from now on, not from when a new worker began to load. */
  #begin(number: number): void {
    const job = this.#running.get(number);
    if (job === undefined) return;
    this.events.onStart((performance.now() - job.asked) / 1000);
    clearTimeout(job.timer);
    job.timer = setTimeout(() => {
      this.#end(job, new WorkRefused('time-limit'));
    }, this.limits.timeLimit * 1000);
  }

  #abandon(job: Job): void {
    if (!this.#running.has(job.number)) this.#end(job, new GivenUp());
    else {
      job.grace = setTimeout(() => {
        this.#end(job, new GivenUp());
      }, graceSeconds * 1000);
    }
  }

  #end(job: Job, failure: Error): void {
    job.failure ??= failure;
    const index = this.#waiting.indexOf(job);
    if (index === -1) {
      job.stop.abort();
      return;
    }
    this.#waiting.splice(index, 1);
    job.settled.abort();
    clearTimeout(job.timer);
    clearTimeout(job.grace);
    job.reject(job.failure);
  }

  /** When there may be room again. */
  #secondsToWait(): number {
    const seconds = (this.#usualTime * this.#waiting.length) / this.limits.workers;
    return Math.min(60, Math.max(1, Math.ceil(seconds)));
  }
}

function failureOf(error: unknown): unknown {
  if (isExit(error)) return new WorkRefused('crashed');
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkRefused('memory-limit') : error;
}
