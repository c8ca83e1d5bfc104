import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { explainVerdict } from '../../src/fuzz/explain-verdict.js';
import { mutateText } from '../../src/fuzz/mutate-text.js';
import { textCorpus } from '../../src/fuzz/text-corpus.js';
import { tryText } from '../../src/fuzz/try-text.js';
import { octaveVerdicts } from '../../src/octave/octave-verdicts.js';
import { packageRoot } from '../../src/base/package-root.js';

it('mutated programs are read or refused, and as Octave does but where that is explained', async () => {
  const main = join(packageRoot, 'dist', 'fuzz', 'fuzz-text-main.js');
  const args = [main, '--seed', '1', '--count', '1000', '--octave', '--library-only'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).not.toMatch(/fault|unexplained/i);
  const counts = [...stdout.matchAll(/^ *(\d+) (read|refused)$/gm)].map(([, count]) => Number(count));
  expect(counts.reduce((sum, it) => sum + it, 0)).toBe(1000);
  expect(Math.min(...counts)).toBeGreaterThan(200);
});

it('equal seeds give equal texts, others do not', async () => {
  const corpus = await textCorpus();
  const texts = (): string[] =>
    Array.from({ length: 200 }, (_, index) => mutateText(index, corpus).toString('latin1'));
  expect(texts()).toEqual(texts());
  expect(new Set(texts()).size).toBeGreaterThan(190);
});

it.each([
  ['x = until(3);', /names in MATLAB/],
  ['x = a++b;', /a \+ \(\+b\)/],
  ['for k = 1n, end', /directly/],
  ['function f(x), if x\nx end\nend', /begins with a variable/],
  ['x = {@...\nsin};', /behind @/],
  ['x = f(@% c\nsin);', /behind @/],
  ['for (k).a = 1:2, end', /assigns to more/],
  ['for k = 0..5, end', /head of a block/],
  ['function f(u)\narguments u double\nend\nend', /a declaration on its line/],
  ['x = 1 {end};', /an index of a number/],
  ["x = y.'(2 : end);", /behind \.'/],
  ['if@sin (a), end', /superclass/],
  ['function [% c\na] = f()\nend', /before the first output/],
  ['x = (1;', undefined],
])('%s: what Octave says, and why we differ', async (text, reason) => {
  const bytes = Buffer.from(`${text}\n`);
  const [message = ''] = await octaveVerdicts([bytes]);
  const trial = tryText(bytes, true);
  if (reason === undefined) expect([message === '', trial.errors.length]).toEqual([false, 1]);
  else {
    expect(message === '').toBe(trial.errors.length > 0);
    expect(explainVerdict(trial, message)).toMatch(reason);
  }
});

it('asks Octave about every file, whatever one of them does to it', async () => {
  const texts = ['x = 1;', 'x = (', 'function f()\nend', "error('executed?')"].map((it) => Buffer.from(it));
  const verdicts = await octaveVerdicts(texts);
  expect(verdicts.map((it) => it === '')).toEqual([true, false, true, true]);
});
