import { expect, it } from 'vitest';
import { judgePrograms } from '../../src/fuzz/judge-programs.js';
import { randomProgram, type ProgramScale } from '../../src/fuzz/random-program.js';

const counts: Readonly<Record<ProgramScale, number>> = { full: 40, small: 200, loop: 200, idiom: 60 };

const minutes = 60_000;

/**
 * The test of random programs, which have the seeds from `firstSeed`; each style has a file of its own, as they take
 * long, and programs of its own.
 */
export function testRandomPrograms(style: string, firstSeed: number): void {
  it.each(['full', 'small', 'loop', 'idiom'] as const)(
    `adjoints of random programs are right, ${style}, %s`,
    async (scale) => {
      const programs = Array.from({ length: counts[scale] }, (_, index) =>
        randomProgram(firstSeed + index, scale),
      );
      const verdicts = await judgePrograms(programs, { style });
      const faults = programs.flatMap(({ name }, index) => {
        const verdict = verdicts[index]!;
        return verdict.kind === 'wrong' || verdict.kind === 'crash' ? [`${name}: ${verdict.reason}`] : [];
      });
      expect(faults).toEqual([]);
      expect(verdicts.filter(({ kind }) => kind === 'right').length).toBeGreaterThan(programs.length / 2);
    },
    20 * minutes,
  );
}
