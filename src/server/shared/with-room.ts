import type { Redis } from 'ioredis';
import { answerPrefix } from './answer-prefix.js';
import { redisFault } from './redis-fault.js';

/** How many keys are looked through at a time. */
const portion = 1000;

/**
 * Does something that Redis may have no room for. Jobs are kept, and answers can be made again: where there is none, some
 * answers go, and it is done once more.
 */
export async function withRoom<Result>(
  redis: Pick<Redis, 'scan' | 'unlink'>,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Error) || redisFault(error)?.code !== 'OOM') throw error;
    await forgetSomeAnswers(redis);
    return act();
  }
}

async function forgetSomeAnswers(redis: Pick<Redis, 'scan' | 'unlink'>): Promise<void> {
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', `${answerPrefix}*`, 'COUNT', portion);
    cursor = next;
    if (keys.length > 0) await redis.unlink(...keys);
    if (keys.length > portion / 2) return;
  } while (cursor !== '0');
}
