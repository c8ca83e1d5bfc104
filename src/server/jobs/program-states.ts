import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { QueuedProgram } from './program-queue.js';

/** Where a program stands on the queue. */
export type QueueState =
  { readonly state: 'lost' | 'waiting' | 'running' } | { readonly state: 'failed'; readonly reason: string };

/** Where each key stands: KEYS: the list of what runs, the set of what failed; ARGV: what the keys of jobs begin with, keys. */
const states = `
local running = {}
for _, key in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do running[key] = true end
local found = {}
for index = 2, #ARGV do
  local key = ARGV[index]
  if redis.call('EXISTS', ARGV[1] .. key) == 0 then found[index - 1] = 'lost'
  elseif running[key] then found[index - 1] = 'running'
  elseif redis.call('ZSCORE', KEYS[2], key) then
    found[index - 1] = 'failed ' .. (redis.call('HGET', ARGV[1] .. key, 'failedReason') or '')
  else found[index - 1] = 'waiting' end
end
return found`;

/** Where programs stand on the queue: all are asked for at once, as each question takes the time of ten. */
export async function programStates(
  redis: Pick<Redis, 'eval'>,
  queue: Pick<Queue<QueuedProgram>, 'toKey'>,
  keys: readonly string[],
): Promise<QueueState[]> {
  const places = [queue.toKey('active'), queue.toKey('failed')];
  const found = (await redis.eval(states, places.length, ...places, queue.toKey(''), ...keys)) as string[];
  return found.map((it) => {
    const [state = '', reason = ''] = it.split(/ (.*)/s);
    return state === 'failed' ? { state, reason } : { state: state as 'lost' | 'waiting' | 'running' };
  });
}
