import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueuedProgram } from './program-queue.js';

/** The last that BullMQ knows. */
const lastTurn = 2 ** 21;

/** The hash of the last turn of each client. */
const place = 'adjoinery:jobs:turns';

/**
 * The turns of a client's programs, as priorities of the queue: the first of them comes with the next of everybody else's, the
 * second with the ones after these (start-time fair queueing: Goyal, Vin and Cheng 1996, section 2). So a client with few
 * programs does not wait for all of one with many.
 */
export async function turnsFor(
  queue: Pick<Queue<QueuedProgram>, 'getPrioritized'>,
  redis: Pick<Redis, 'hget' | 'hset' | 'del'>,
  client: string,
  count: number,
): Promise<number[]> {
  const [next] = await queue.getPrioritized(0, 0);
  // Where nobody waits, turns begin anew.
  if (next === undefined) await redis.del(place);
  const last = Number((await redis.hget(place, client)) ?? 0);
  const before = Math.max(last, (next?.priority ?? 1) - 1);
  await redis.hset(place, client, before + count);
  return Array.from({ length: count }, (_, index) => Math.min(before + 1 + index, lastTurn));
}
