import { readFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';

/** A thread of ours, and the number that Linux gives to it. */
export interface MeasuredThread {
  readonly worker: Worker | undefined;
  readonly systemThread: string | undefined;
}

/** Node 24.6 and later tell the processor time of a worker, in microseconds. */
interface MeasuringWorker {
  readonly cpuUsage?: () => Promise<{ readonly user: number; readonly system: number }>;
}

/** Linux counts in hundredths of a second for those who ask. */
const ticks = 100;

/**
 * Seconds of processor time that a thread has taken, as Linux or else Node tells it; undefined where neither does, or the
 * thread has ended.
 */
export async function threadTime({ worker, systemThread }: MeasuredThread): Promise<number | undefined> {
  try {
    if (systemThread !== undefined) return timeFromLinux(systemThread);
    const used = await (worker as MeasuringWorker | undefined)?.cpuUsage?.();
    return used === undefined ? undefined : (used.user + used.system) / 1e6;
  } catch {
    return undefined;
  }
}

function timeFromLinux(systemThread: string): number | undefined {
  const facts = readFileSync(`/proc/self/task/${systemThread}/stat`, 'utf8');
  // The name of the thread may have blanks in it.
  const [user, system] = facts
    .slice(facts.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  const used = (Number(user) + Number(system)) / ticks;
  return Number.isNaN(used) ? undefined : used;
}
