import { UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { Answers, isFault } from '../answers/answers.js';
import { identify } from '../answers/identify.js';
import { CachedAnswers } from '../answers/cached-answers.js';
import { SharedAnswers } from '../shared/shared-answers.js';
import { WorkRefused, type RefusalReason } from '../../work/work-refused.js';
import type { WorkerPool } from '../../work/worker-pool.js';
import { queueName, queuePrefix, type QueuedProgram } from './program-queue.js';

/** Faults that are the same elsewhere. */
const final: ReadonlySet<RefusalReason> = new Set(['time-limit', 'memory-limit', 'output-limit']);

/** Connections to Redis: one whose commands may wait, and one whose commands fail when it is away. */
export interface WorkerConnections {
  readonly waiting: Redis;
  readonly answering: Redis;
}

/** Takes programs from the queue, transforms them, and puts the answers where all servers find them. */
export class JobWorker {
  readonly #worker: Worker<QueuedProgram, void>;

  /** @param lease milliseconds after which what a dead worker had is given to another */
  constructor(
    { waiting, answering }: WorkerConnections,
    pool: WorkerPool,
    onFault: (error: unknown) => void,
    lease = 30_000,
  ) {
    const shared = new SharedAnswers(answering, onFault);
    const answers = new Answers(new CachedAnswers(0, undefined, onFault), pool);
    this.#worker = new Worker<QueuedProgram, void>(
      queueName(),
      async ({ data: { key, program } }) => {
        if ((await shared.get(key)) !== undefined) return;
        try {
          const { answer } = await answers.get(identify(program), { signal: new AbortController().signal });
          if (isFault(answer)) throw new UnrecoverableError('fault');
          await shared.put(key, answer);
        } catch (error) {
          if (!(error instanceof WorkRefused)) throw error;
          throw final.has(error.reason) ? new UnrecoverableError(error.reason) : new Error(error.reason);
        }
      },
      {
        connection: waiting,
        prefix: queuePrefix,
        concurrency: pool.limits.workers,
        lockDuration: lease,
        stalledInterval: lease,
        maxStalledCount: 3,
      },
    );
    this.#worker.on('error', (error) => {
      // Of a Redis that is away its connections tell, once.
      if (waiting.status === 'ready') onFault(error);
    });
  }

  /** Takes nothing more, and waits until what runs has ended. */
  async close(): Promise<void> {
    await this.#worker.close();
  }
}
