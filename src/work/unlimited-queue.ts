import type { PoolLimits } from './worker-pool.js';

/** For work that is all of one client, which asks for no more than can be done. */
export const unlimitedQueue: Pick<PoolLimits, 'queueLimit' | 'clientLimit' | 'queueTime'> = {
  queueLimit: Number.MAX_SAFE_INTEGER,
  clientLimit: Number.MAX_SAFE_INTEGER,
  queueTime: 24 * 60 * 60,
};
