import { describe, expect, it } from 'vitest';
import { derivativeReports } from './derivative-reports.js';
import { derivePrograms } from './derive-programs.js';
import { testPrograms } from './test-programs.js';

describe('the check of programs', () => {
  const sample = testPrograms.filter(({ name }) => ['polynom', 'user_calls', 'burgers'].includes(name));
  const derived = derivePrograms(sample, {}, ['reverse', 'forward', 'directions']);
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
    [
      'a wrong factor of a tangent in many directions',
      (text) => text.replace(/^( *d_\w+(?:\(.*?\))? = )(?!zeros|0)(.*);$/m, '$1 1.001 * ($2);'),
    ],
    ['a wrong result', (text) => text.replace(/^( *nr_\w+ = .*);$/m, '$1 + 1e-9;')],
    [
      'a wrong shape',
      (text) => text.replace(/(?<=^function \[(\w+),[^]*?)\nend$/m, '\n  $1(end + 1, 1) = 0;\nend'),
    ],
  ];

  it.each(mistakes)('sees %s', async (_, change) => {
    const reports = await derivativeReports(derived, change);
    expect([...reports.values()].filter((it) => it.length === 0)).toEqual([]);
  });
});
