import { beforeAll, describe, expect, it } from 'vitest';
import type { Mode } from '../src/pipeline/mode-products.js';
import { programReports } from './octave/program-reports.js';
import { testPrograms } from './octave/test-programs.js';

const styles = ['fast', 'classic'];

describe.each(styles)('adjoints and tangents of whole programs, %s', (style) => {
  let reports: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    // Tangents are the same in both styles: they are compared with the adjoints of one.
    const modes: Mode[] = style === 'fast' ? ['reverse', 'forward'] : ['reverse'];
    reports = await programReports(testPrograms, { style }, undefined, modes);
  });

  it.each(testPrograms.map(({ name }) => name))('%s', (name) => {
    expect(reports.get(name)).toEqual([]);
  });
});

describe('the check of programs', () => {
  const sample = testPrograms.filter(({ name }) => ['polynom', 'user_calls', 'burgers'].includes(name));
  const mistakes: readonly (readonly [string, (adjoint: string) => string])[] = [
    ['a wrong sign', (text) => text.replace(/^( *a_\w+(\(.*?\))? = a_\w+(\(.*?\))?) \+/m, '$1 -')],
    ['a wrong factor', (text) => text.replace(/^( *a_\w+ = )(?!zeros|a_)(.*);$/m, '$1 1.001 * ($2);')],
    [
      'a wrong factor of a tangent',
      (text) => text.replace(/^( *g_\w+(?:\(.*?\))? = )(?!zeros|0)(.*);$/m, '$1 1.001 * ($2);'),
    ],
    ['a wrong sign of a tangent', (text) => text.replace(/^( *g_\w+(\(.*?\))? = g_.*) \+/m, '$1 -')],
    [
      'a wrong result of a tangent',
      (text) => text.replace(/(?<=^function \[g_.*, (\w+)\] =[^]*?)\nend$/m, '\n  $1 = $1 + 1e-9;\nend'),
    ],
    [
      'a wrong shape of a tangent',
      (text) => text.replace(/(?<=^function \[(g_\w+),[^]*?)\nend$/m, '\n  $1(end + 1, 1) = 0;\nend'),
    ],
    ['a wrong result', (text) => text.replace(/^( *nr_\w+ = .*);$/m, '$1 + 1e-9;')],
    [
      'a wrong shape',
      (text) => text.replace(/(?<=^function \[(\w+),[^]*?)\nend$/m, '\n  $1(end + 1, 1) = 0;\nend'),
    ],
  ];

  it.each(mistakes)('sees %s', async (_, change) => {
    const reports = await programReports(sample, {}, change, ['reverse', 'forward']);
    expect([...reports.values()].filter((it) => it.length === 0)).toEqual([]);
  });
});
