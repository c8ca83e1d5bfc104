import type { SessionKeeper } from './admproc/admproc-sessions.js';
import type { Answers } from './answers/answers.js';
import type { Jobs } from './jobs/jobs.js';
import type { ServerOptions } from './server-options.js';
import type { ServerMetrics } from './watch/server-metrics.js';
import type { WorkerPool } from '../work/worker-pool.js';

/** The services that routes use. */
export interface Services {
  readonly options: ServerOptions;
  readonly answers: Answers;
  readonly pool: WorkerPool;
  readonly metrics: ServerMetrics;
  readonly sessions: SessionKeeper;
  /** Where there is Redis. */
  readonly jobs: Jobs | undefined;
}
