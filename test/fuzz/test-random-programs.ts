import { expect, it } from 'vitest';
import { judgePrograms } from '../../src/fuzz/judge-programs.js';
import { randomProgram } from '../../src/fuzz/random-program.js';

export const seeds: readonly number[] = Array.from({ length: 100 }, (_, index) => 1 + index);

const minutes = 60_000;

/** The test of random programs; each style has a file of its own, as they take long. */
export function testRandomPrograms(style: string): void {
  it(
    `adjoints of random programs are right, ${style}`,
    async () => {
      const programs = seeds.map(randomProgram);
      const verdicts = await judgePrograms(programs, { style });
      const faults = programs.flatMap(({ name }, index) => {
        const verdict = verdicts[index]!;
        return verdict.kind === 'wrong' || verdict.kind === 'crash' ? [`${name}: ${verdict.reason}`] : [];
      });
      expect(faults).toEqual([]);
      expect(verdicts.filter(({ kind }) => kind === 'right').length).toBeGreaterThan(seeds.length / 2);
    },
    20 * minutes,
  );
}
