import { beforeAll, describe, expect, it } from 'vitest';
import type { Step } from '../../src/pipeline/manifest.js';
import { testPrograms } from '../octave/test-programs.js';
import { formReports } from './form-reports.js';

/** The phases in which a program stays a program that computes the same; analyses leave it as it is. */
const isPreserving = ({ kind, phase }: Step): boolean =>
  kind === 'step' && ['10-normalize', '20-resolve', '30-outline'].includes(phase);

describe('programs give the same results after every step before reversal', () => {
  let reports: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    reports = await formReports(testPrograms, isPreserving);
  });

  it.each(testPrograms.map(({ name }) => name))('%s', (name) => {
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
