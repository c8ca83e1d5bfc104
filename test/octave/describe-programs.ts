import { beforeAll, describe, expect, it } from 'vitest';
import type { Mode } from '../../src/pipeline/mode-products.js';
import { programReports } from './program-reports.js';
import { testPrograms } from './test-programs.js';

/** Tests of the derivatives of all programs; each style has a file of its own, as they take long. */
export function describePrograms(style: string, modes: readonly Mode[]): void {
  describe(`${modes.join(' and ')} mode of whole programs, ${style}`, () => {
    let reports: ReadonlyMap<string, readonly string[]>;

    beforeAll(async () => {
      reports = await programReports(testPrograms, { style }, undefined, modes);
    });

    it.each(testPrograms.map(({ name }) => name))('%s', (name) => {
      expect(reports.get(name)).toEqual([]);
    });
  });
}
