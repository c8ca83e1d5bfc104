import { BadTokenFile } from '../access/tokens.js';
import { redisFault } from '../shared/redis-fault.js';
import { isExit } from '../../work/is-exit.js';

/** The part of a fault that may be logged: messages may quote a program. */
export function describeFault(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { fault: typeof error };
  const ofRedis = redisFault(error);
  if (ofRedis !== undefined) return { fault: error.name, ...ofRedis };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const isSafe = 'syscall' in error || error instanceof BadTokenFile || isExit(error);
  return { fault: error.name, ...code, ...(isSafe ? { message: error.message } : {}), frames };
}
