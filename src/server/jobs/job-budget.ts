import type { Redis } from 'ioredis';
import { WorkRefused } from '../../work/work-refused.js';

/** How many programs jobs may have, and how many bytes they may take. */
export interface JobSize {
  readonly programs: number;
  readonly bytes: number;
}

/** The limits on stored jobs. */
export interface JobLimits {
  readonly ofClient: JobSize;
  readonly ofAll: JobSize;
}

/**
 * Each account has two keys: the jobs in the order in which they expire, and a hash of the size of each and of all. KEYS:
 * those of the client and of all; ARGV: time, expiry, id, programs, bytes, and the limits. Gives 1 or 2 where the first or
 * second account is full, and when its next job expires.
 */
const reserve = `
local now, expiry, id, programs, bytes = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3], tonumber(ARGV[4]), tonumber(ARGV[5])
for account = 1, 2 do
  local order, sizes = KEYS[2 * account - 1], KEYS[2 * account]
  for _, old in ipairs(redis.call('ZRANGEBYSCORE', order, '-inf', now)) do
    local p, b = string.match(redis.call('HGET', sizes, old) or '0 0', '(%d+) (%d+)')
    redis.call('HINCRBY', sizes, 'programs', -p)
    redis.call('HINCRBY', sizes, 'bytes', -b)
    redis.call('HDEL', sizes, old)
    redis.call('ZREM', order, old)
  end
  local isKnown = redis.call('ZSCORE', order, id)
  local p = tonumber(redis.call('HGET', sizes, 'programs') or 0) + programs
  local b = tonumber(redis.call('HGET', sizes, 'bytes') or 0) + bytes
  if not isKnown and (p > tonumber(ARGV[4 + 2 * account]) or b > tonumber(ARGV[5 + 2 * account])) then
    return { account, redis.call('ZRANGE', order, 0, 0, 'WITHSCORES')[2] or tostring(expiry) }
  end
end
for account = 1, 2 do
  local order, sizes = KEYS[2 * account - 1], KEYS[2 * account]
  if redis.call('ZADD', order, expiry, id) == 1 then
    redis.call('HSET', sizes, id, programs .. ' ' .. bytes)
    redis.call('HINCRBY', sizes, 'programs', programs)
    redis.call('HINCRBY', sizes, 'bytes', bytes)
  end
  redis.call('PEXPIREAT', order, expiry)
  redis.call('PEXPIREAT', sizes, expiry)
end
return { 0, '0' }`;

/** Sees that the jobs of one client, and those of all, do not fill Redis: each is kept for a while. */
export class JobBudget {
  constructor(
    readonly redis: Pick<Redis, 'eval' | 'zadd'>,
    readonly limits: JobLimits,
  ) {}

  /** Counts a job until it expires. One that is counted already costs nothing. Throws where there is no room for it. */
  async reserve(id: string, client: string, size: JobSize, seconds: number): Promise<void> {
    const { ofClient, ofAll } = this.limits;
    const keys = [...accountOf(client), ...accountOf()];
    const now = Date.now();
    const [full, next] = (await this.redis.eval(
      reserve,
      keys.length,
      ...keys,
      ...[now, now + 1000 * seconds, id, size.programs, size.bytes],
      ...[ofClient.programs, ofClient.bytes, ofAll.programs, ofAll.bytes],
    )) as [number, string];
    if (full === 0) return;
    const wait = Math.max(1, Math.ceil((Number(next) - now) / 1000));
    throw new WorkRefused(full === 1 ? 'client-jobs' : 'jobs-full', wait);
  }

  /** Has a job that is counted expire in so many seconds. */
  async shorten(id: string, client: string, seconds: number): Promise<void> {
    const expiry = Date.now() + 1000 * seconds;
    for (const [order] of [accountOf(client), accountOf()]) await this.redis.zadd(order, 'XX', expiry, id);
  }
}

/** The keys of the account of a client, or of all. */
function accountOf(client?: string): [order: string, sizes: string] {
  const account = client === undefined ? 'adjoinery:jobs' : `adjoinery:jobs:${client}`;
  return [account, `${account}:sizes`];
}
