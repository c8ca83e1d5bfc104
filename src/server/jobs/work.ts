import { defaultServerOptions } from '../server-options.js';
import { connectRedis } from '../shared/connect-redis.js';
import { stopOnSignals } from '../stop-on-signals.js';
import { describeFault } from '../watch/describe-fault.js';
import { writeLog } from '../watch/write-log.js';
import { unlimitedQueue } from '../../work/unlimited-queue.js';
import { WorkerPool, type PoolLimits } from '../../work/worker-pool.js';
import { JobWorker } from './job-worker.js';

/** How a worker is set up. */
export interface WorkOptions extends Pick<
  PoolLimits,
  'workers' | 'timeLimit' | 'memoryLimit' | 'outputLimit'
> {
  readonly redisUrl: string;
  /** Seconds in which it ends what it does when it is told to stop. */
  readonly stopTime: number;
  /** Seconds after which what a dead worker had is given to another. */
  readonly lease: number;
}

/** Does programs of jobs until the process is told to stop. Faults are logged to stdout as lines of JSON. */
export function work({ redisUrl, stopTime, lease, ...limits }: WorkOptions): void {
  const onFault = (error: unknown): void => {
    writeLog(`${JSON.stringify({ level: 40, time: Date.now(), ...describeFault(error) })}\n`);
  };
  const waiting = connectRedis(redisUrl, onFault, true);
  const answering = connectRedis(redisUrl, onFault);
  // A worker takes no more programs than it has threads: nothing waits for one.
  const { diagnosticLimit } = defaultServerOptions;
  const pool = new WorkerPool(
    { ...limits, ...unlimitedQueue, diagnosticLimit },
    { onFault, onStart: () => undefined },
  );
  const worker = new JobWorker({ waiting, answering }, pool, onFault, lease * 1000);
  stopOnSignals({
    stopTime,
    close: async () => {
      await worker.close();
      await pool.close();
    },
    giveUp: () => {
      pool.giveUp();
    },
  });
}
