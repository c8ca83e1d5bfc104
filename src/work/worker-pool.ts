import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import { packageRoot } from '../base/package-root.js';
import { ClientQueues } from './client-queues.js';
import { isExit } from './is-exit.js';
import { ProcessorTimer } from './processor-timer.js';
import type { MeasuredThread } from './thread-time.js';
import type { NumberedTask, Task, TaskReply, TaskResult, WorkerMessage } from './task.js';
import { GivenUp, WorkRefused } from './work-refused.js';

/** The resources that workers may take. */
export interface PoolLimits {
  /** Worker threads: as many programs are transformed at a time. */
  readonly workers: number;
  /** Seconds of work after which a transformation is given up. */
  readonly timeLimit: number;
  /** How many requests may wait for a worker. */
  readonly queueLimit: number;
  /** How many requests of one client may wait for workers or have one. */
  readonly clientLimit: number;
  /** Seconds for which one may wait: whoever asked has gone by then. */
  readonly queueTime: number;
  /** Mebibytes that a worker may have in use. */
  readonly memoryLimit: number;
  /** Characters that an answer may have. */
  readonly outputLimit: number;
  /** Diagnostics that it may have. */
  readonly diagnosticLimit: number;
}

/** How the pool stands. */
export interface PoolState {
  readonly waiting: number;
  readonly running: number;
  /** Workers that have loaded everything. */
  readonly ready: number;
}

/** The notices of a pool besides results. */
export interface PoolEvents {
  /** A worker died, or else something failed that no request is to blame for. */
  readonly onFault: (error: unknown) => void;
  /** A worker took up work that had waited for so many seconds. */
  readonly onStart: (waited: number) => void;
}

interface Job {
  readonly number: number;
  /** Who asked. */
  readonly client: string;
  readonly asked: number;
  readonly task: Task;
  readonly resolve: (result: TaskResult) => void;
  readonly reject: (error: unknown) => void;
  /** Shared with the worker, which looks at it between steps: other than 0, nobody waits for the result. */
  readonly givenUp: Int32Array<SharedArrayBuffer>;
  /** Ends the worker. */
  stop: AbortController;
  /** Why it was stopped. */
  failure?: Error;
  isRetry: boolean;
  /** Aborted when there is a result, or none will come. */
  readonly settled: AbortController;
  /** The worker that has taken it up. */
  thread?: MeasuredThread;
  /** Until it is taken up. */
  patience?: NodeJS.Timeout;
  /** How long it may take then. */
  timer?: ProcessorTimer;
  /** How long it may take to notice that it is given up. */
  grace?: ProcessorTimer;
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

/** To replace a worker costs seconds: work that is given up may reach the end of its step within these. */
const graceSeconds = 2;

/**
 * Threads that transform programs: each has loaded everything once. One that does not end what is given up, or takes too
 * much memory, is replaced. Waiting jobs are kept here: clients have their turns, which Piscina knows nothing of.
 */
export class WorkerPool {
  readonly #pool: Piscina<NumberedTask, TaskReply>;
  readonly #waiting = new ClientQueues<Job>();
  readonly #running = new Map<number, Job>();
  /** Workers that have loaded everything, by their threads, and the numbers that Linux gives to these. */
  readonly #ready = new Map<number, string | undefined>();
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
      filename: join(packageRoot, 'dist', 'work', 'transformation-worker.js'),
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
      const { thread } = message;
      if ('started' in message) this.#begin(message.started, thread);
      else this.#ready.set(thread, message.systemThread);
    });
    // Of a worker that dies while it has nothing to do.
    this.#pool.on('error', events.onFault);
  }

  /** Transforms a program for a client. Jobs that nobody waits for any more are dropped when `signal` says so. */
  run(task: Task, signal: AbortSignal, client = ''): Promise<TaskResult> {
    const refusal = this.#refusalFor(client);
    if (refusal !== undefined) return Promise.reject(refusal);
    if (signal.aborted) return Promise.reject(new GivenUp());
    return new Promise((resolve, reject) => {
      const job: Job = {
        ...{ number: this.#next, client },
        asked: performance.now(),
        task,
        resolve,
        reject,
        givenUp: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
        stop: new AbortController(),
        isRetry: false,
        settled: new AbortController(),
      };
      this.#next += 1;
      job.patience = setTimeout(() => {
        this.#end(job, new WorkRefused('queue-time', this.#secondsToWait()));
      }, this.limits.queueTime * 1000);
      const abandon = (): void => {
        this.#end(job, new GivenUp());
      };
      signal.addEventListener('abort', abandon, { once: true, signal: job.settled.signal });
      this.#waiting.add(job);
      this.#startNext();
    });
  }

  get state(): PoolState {
    const ready = this.#pool.threads.filter((it) => this.#ready.has(it.threadId)).length;
    return { waiting: this.#waiting.size, running: this.#running.size, ready };
  }

  /** Takes nothing more, and hands back what runs or waits. */
  giveUp(): void {
    this.#isClosed = true;
    for (const job of [...this.#waiting.items(), ...this.#running.values()]) {
      this.#end(job, new WorkRefused('closing', 1));
      job.stop.abort();
    }
  }

  async close(): Promise<void> {
    this.giveUp();
    await this.#pool.destroy();
  }

  /** Why a client gets nothing now. Where all places are taken, the one with most of them leaves one to others. */
  #refusalFor(client: string): WorkRefused | undefined {
    const { workers, queueLimit, clientLimit } = this.limits;
    if (this.#isClosed) return new WorkRefused('closing', 1);
    if (this.#waiting.countOf(client) >= clientLimit)
      return new WorkRefused('client-limit', this.#secondsToWait());
    if (this.#running.size < workers || this.#waiting.size < queueLimit) return undefined;
    const full = new WorkRefused('queue-full', this.#secondsToWait());
    const last = this.#waiting.lastOfGreediest(client);
    if (last === undefined) return full;
    this.#end(last, full);
    return undefined;
  }

  #startNext(): void {
    while (this.#running.size < this.limits.workers) {
      const job = this.#waiting.take();
      if (job === undefined) return;
      this.#running.set(job.number, job);
      void this.#perform(job);
    }
  }

  async #perform(job: Job): Promise<void> {
    const start = performance.now();
    const { task, number, givenUp, stop } = job;
    let reply: TaskReply | undefined;
    let error: unknown;
    try {
      const { outputLimit, diagnosticLimit } = this.limits;
      const numbered = { ...task, number, outputLimit, diagnosticLimit, givenUp };
      reply = await this.#pool.run(numbered, { signal: stop.signal });
    } catch (thrown) {
      error = thrown;
    }
    this.#running.delete(number);
    this.#waiting.release(job);
    this.#usualTime += 0.1 * ((performance.now() - start) / 1000 - this.#usualTime);
    if (reply === undefined && job.failure === undefined && isExit(error) && !job.isRetry) {
      // The work is the same wherever it is done, and a worker may die of something else.
      this.events.onFault(error);
      job.isRetry = true;
      job.timer?.stop();
      delete job.thread;
      job.stop = new AbortController();
      this.#waiting.putBack(job);
    } else {
      settle(job);
      if (reply === undefined) job.reject(job.failure ?? failureOf(error));
      else if ('tooLarge' in reply) job.reject(new WorkRefused('output-limit'));
      else job.resolve(reply);
    }
    this.#startNext();
  }

  /** A worker takes up a task: its time counts from now on, not from when a new worker began to load. */
  #begin(number: number, thread: number): void {
    const job = this.#running.get(number);
    if (job === undefined) return;
    this.events.onStart((performance.now() - job.asked) / 1000);
    clearTimeout(job.patience);
    const worker = this.#pool.threads.find((it) => it.threadId === thread);
    job.thread = { worker, systemThread: this.#ready.get(thread) };
    job.timer = new ProcessorTimer(job.thread, this.limits.timeLimit, () => {
      this.#end(job, new WorkRefused('time-limit'));
    });
  }

  /** Gives up a job. Its worker ends it before its next step; one that does not reach it is replaced. */
  #end(job: Job, failure: Error): void {
    job.failure ??= failure;
    if (this.#waiting.remove(job)) {
      settle(job);
      job.reject(job.failure);
      return;
    }
    Atomics.store(job.givenUp, 0, 1);
    if (job.thread === undefined) job.stop.abort();
    else {
      job.grace ??= new ProcessorTimer(job.thread, graceSeconds, () => {
        job.stop.abort();
      });
    }
  }

  /** When there may be room again. */
  #secondsToWait(): number {
    const seconds = (this.#usualTime * this.#waiting.size) / this.limits.workers;
    return Math.min(60, Math.max(1, Math.ceil(seconds)));
  }
}

function settle({ settled, patience, timer, grace }: Job): void {
  settled.abort();
  clearTimeout(patience);
  timer?.stop();
  grace?.stop();
}

function failureOf(error: unknown): unknown {
  if (isExit(error)) return new WorkRefused('crashed');
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkRefused('memory-limit') : error;
}
