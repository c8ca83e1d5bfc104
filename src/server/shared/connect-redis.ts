import { createRequire } from 'node:module';
import type { Redis } from 'ioredis';

const require = createRequire(import.meta.url);

/** Milliseconds after which Redis counts as away. */
const patience = 5000;

/** Milliseconds in which it answers: somebody waits for what depends on it. */
const answerTime = 1500;

/**
 * A connection that comes back by itself; while it is away, commands fail at once. Of a Redis that is away one fault is
 * told, not one for each attempt.
 *
 * @param waiting for connections that wait for work: their commands wait for Redis, too
 */
export function connectRedis(url: string, onFault: (error: unknown) => void, waiting = false): Redis {
  // Loaded only where there is Redis: it is a package of those who have one.
  const { Redis: Client } = require('ioredis') as typeof import('ioredis');
  const redis = new Client(url, {
    ...(waiting ? patient : impatient),
    retryStrategy,
    connectTimeout: patience,
  });
  let isTold = false;
  redis.on('ready', () => {
    isTold = false;
  });
  redis.on('error', (error: unknown) => {
    if (!isTold) onFault(error);
    isTold = true;
  });
  return redis;
}

/** Settles when Redis answers, or is away. */
export async function firstContact(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patience);
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const patient = { maxRetriesPerRequest: null };
const impatient = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: answerTime,
};

function retryStrategy(attempt: number): number {
  return Math.min(100 * attempt, 2000);
}
