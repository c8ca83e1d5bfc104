import { beforeAll, describe, expect, it } from 'vitest';
import type { ProgramMode } from './derive-programs.js';
import { programReports } from './program-reports.js';
import { testPrograms } from './test-programs.js';

/**
 * Tests of the derivatives of all programs whose names match; they take long, so that each style, and each half of the
 * programs, has a file of its own.
 */
export function describePrograms(style: string, modes: readonly ProgramMode[], names: RegExp): void {
  const programs = testPrograms.filter(({ name }) => names.test(name));
  describe.runIf(programs.length > 0)(`${modes.join(' and ')} mode of whole programs, ${style}`, () => {
    let reports: ReadonlyMap<string, readonly string[]>;

    beforeAll(async () => {
      reports = await programReports(programs, { style }, modes);
    });

    it.each(programs.map(({ name }) => name))('%s', (name) => {
      expect(reports.get(name)).toEqual([]);
    });
  });
}
