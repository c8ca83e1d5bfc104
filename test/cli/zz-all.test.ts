import { it } from 'vitest';
import { derivePrograms } from '../octave/derive-programs.js';
import { testPrograms, testProgramsFolder } from '../octave/test-programs.js';
import { verdictsOfPrograms } from './verdicts-of-programs.js';
import { writeFileSync } from 'node:fs';

it('all', async () => {
  const [from, to] = (process.env['RANGE'] ?? '0,50').split(',').map(Number);
  const derived = derivePrograms(testPrograms.slice(from, to), {}, ['reverse', 'forward']);
  const start = performance.now();
  const reports = await verdictsOfPrograms(derived.checks, [testProgramsFolder]);
  const lines: string[] = [`octave ${(performance.now()-start)/1000}`];
  for (const [label, r] of reports) for (const a of r.failure ? [{position: 0, verdict: 'FAIL', reason: r.failure} as any] : r.adjoints) lines.push([label, a.position, a.verdict, a.dotProduct, a.fromDifferences, a.fromComplexStep, a.reason, r.missing, r.value].join('\t'));
  writeFileSync(`/tmp/vf/all-${from}.txt`, lines.join('\n'));
}, 3_600_000);
