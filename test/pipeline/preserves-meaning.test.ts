import { beforeAll, describe, expect, it } from 'vitest';
import type { Step } from '../../src/pipeline/manifest.js';
import { testPrograms } from '../octave/test-programs.js';
import { formReports } from './form-reports.js';

/** Some of them: the tests of derivatives compare the results of all, and these tell which phase is to blame. */
const programs = testPrograms.filter(
  // The forms in between of these name the outputs that they ignore, which have no value; and an iteration behind a loop moves
  // the fixed point that it has found by rounding. Where a variable is called `power`, the operator has no other name to print.
  ({ name }, index) =>
    index % 4 === 0 &&
    !/^(?:ignored_(?:without_value|of_lists)|fixed_point_.*|evaluated_options)$/.test(name),
);

/** The ends of the phases in which a program stays a program that computes the same. */
const isPreserving = ({ form }: Step): boolean =>
  form !== undefined && ['core', 'resolved', 'outlined'].includes(form);

describe('programs give the same results after every phase before reversal', () => {
  let reports: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    reports = await formReports(programs, isPreserving);
  });

  it.each(programs.map(({ name }) => name))('%s', (name) => {
    expect(reports.get(name)).toEqual([]);
  });
});

describe('the comparison', () => {
  it('sees a changed constant', async () => {
    const sample = testPrograms.filter(({ name }) => name === 'rosenbrock_loop');
    const reports = await formReports(sample, isPreserving, (text) => text.replace('100', '101'));
    expect(reports.get('rosenbrock_loop')).not.toEqual([]);
  });
});
