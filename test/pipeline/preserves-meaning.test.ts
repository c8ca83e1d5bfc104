import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/package-root.js';
import type { Step } from '../../src/pipeline/manifest.js';
import { taggedProgram } from '../octave/tagged-program.js';
import { formReports } from './form-reports.js';

const folder = join(packageRoot, 'test', 'programs');
const programs = readdirSync(folder)
  .filter((name) => name.endsWith('.m'))
  .map((name) => taggedProgram(join(folder, name)))
  .filter((it) => it.points.length > 0);

/** The phases in which a program stays a program that computes the same. */
const isPreserving = ({ phase }: Step): boolean =>
  ['10-normalize', '20-resolve', '30-outline'].includes(phase);

describe('programs give the same results after every step before reversal', () => {
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
    const sample = programs.filter(({ name }) => name === 'rosenbrock_loop');
    const reports = await formReports(sample, isPreserving, (text) => text.replace('100', '101'));
    expect(reports.get('rosenbrock_loop')).not.toEqual([]);
  });
});
