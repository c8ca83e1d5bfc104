import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { buildFingerprint } from '../../cache/build-fingerprint.js';
import type { RequestedProgram } from '../answers/program.js';

/** A program that waits for a worker, under the key of its answer. */
export interface QueuedProgram {
  readonly key: string;
  readonly program: RequestedProgram;
}

/** The common prefix of all keys of BullMQ. */
export const queuePrefix = 'adjoinery';

/** Answers depend on the build: programs wait for a worker of the same. */
export function queueName(): string {
  return `programs-${buildFingerprint().slice(0, 16)}`;
}

/**
 * The programs that wait for workers. Rejects while Redis is away. BullMQ is loaded only where there are jobs: it is
 * large.
 */
export async function programQueue(
  connection: Redis,
  onFault: (error: unknown) => void,
): Promise<Queue<QueuedProgram>> {
  await connection.ping();
  const { Queue } = await import('bullmq');
  const queue = new Queue<QueuedProgram>(queueName(), {
    connection,
    prefix: queuePrefix,
    skipWaitingForReady: true,
    defaultJobOptions: {
      // A worker that ends is no fault of the program.
      attempts: 5,
      backoff: { type: 'exponential', delay: 200 },
      // Answers lie elsewhere.
      removeOnComplete: true,
      removeOnFail: { age: 24 * 60 * 60 },
    },
  });
  queue.on('error', onFault);
  await queue.waitUntilReady();
  return queue;
}
