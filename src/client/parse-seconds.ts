import { InvalidArgumentError } from 'commander';

/** No time limit is longer. */
export const secondsOfDay = 86_400;

/** Reads a time, of which parts of a second may be given; none is longer than a day. */
export function parseSeconds(text: string): number {
  const seconds = /^(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : NaN;
  if (seconds > 0 && seconds <= secondsOfDay) return seconds;
  throw new InvalidArgumentError(`Give a number of seconds: more than 0, at most ${secondsOfDay}.`);
}
