import type { StepTiming } from '../../contract/answer.js';

/** Prints on stderr how long the steps took that had anything to do. */
export function printTimings(timings: readonly StepTiming[]): void {
  const rows = timings.filter((it) => it.applied > 0);
  const total = timings.reduce((sum, it) => sum + it.milliseconds, 0);
  const line = (milliseconds: number, text: string): string =>
    `${milliseconds.toFixed(1).padStart(8)} ms  ${text}\n`;
  for (const { milliseconds, phase, name } of rows)
    process.stderr.write(line(milliseconds, `${phase}  ${name}`));
  process.stderr.write(line(total, `${rows.length} of ${timings.length} steps`));
}
