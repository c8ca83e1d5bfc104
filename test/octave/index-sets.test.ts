import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.js';
import { runOctave } from '../../src/base/run-octave.js';
import { SourceFinder } from '../../src/client/source-finder.js';
import type { GeneratedFile } from '../../src/contract/answer.js';
import { neededOutputs } from '../../src/contract/needed-outputs.js';
import { differentiate, type DifferentiateResult } from '../../src/engine/differentiate.js';
import { randomProgram } from '../../src/fuzz/random-program.js';
import type { TaggedProgram } from './tagged-program.js';
import { testPrograms, testProgramsFolder } from './test-programs.js';

type Program = Pick<
  TaggedProgram,
  'name' | 'text' | 'parameters' | 'outputs' | 'independents' | 'dependents' | 'points'
> &
  Partial<Pick<TaggedProgram, 'nargin' | 'handles'>>;

/** The tangent of a program and its pattern; nothing where one of them is refused. */
function derived({ name, text, points: _, parameters, outputs, ...rest }: Program): readonly GeneratedFile[] {
  const answer = (directions: 'one' | 'pattern'): DifferentiateResult => {
    const options = { directions, 'forward-prefix': directions === 'one' ? 'g_' : 's_' };
    const request = { ...rest, files: [{ name: `${name}.m`, text }], function: name, options };
    return differentiate({ ...request, mode: 'forward' }, { finder: new SourceFinder([testProgramsFolder]) });
  };
  const tangent = answer('one').files;
  if (tangent.length === 0) return [];
  const { files, diagnostics } = answer('pattern');
  const refusal = diagnostics.find((it) => it.severity === 'error');
  expect(['E405', 'E407', undefined], `${name}: ${refusal?.message ?? ''}`).toContain(refusal?.code);
  return files.length === 0 ? [] : [...tangent, ...files];
}

/** What is missing in the patterns of programs, and how many were compared. */
async function missing(programs: readonly Program[]): Promise<{ reports: string[]; compared: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'index-sets-'));
  try {
    const calls: string[] = [];
    for (const program of programs) {
      const { name, parameters, outputs, independents, dependents } = program;
      const files = derived(program);
      if (files.length === 0) continue;
      for (const it of [...files, { name: `${name}.m`, text: program.text }])
        writeFileSync(join(folder, it.name), it.text);
      const places = (names: readonly string[], of: readonly string[]): string =>
        `[${names.map((it) => of.indexOf(it) + 1).join(' ')}]`;
      const functions = `@${name}, @g_${name}, @s_${name}`;
      const rest = `${places(independents, parameters)}, ${neededOutputs(outputs, dependents).length}, ${places(dependents, outputs)}`;
      for (const point of program.points)
        calls.push(`try, report = check_index_sets(${functions}, {${point}}, ${rest}); catch e, report = e.message; end
          printf('@${name}: %s\\n', report);`);
    }
    const folders = [folder, testProgramsFolder, join(packageRoot, 'test', 'octave')];
    const lines = (await runOctave(calls.join('\n'), { folders }))
      .split('\n')
      .filter((it) => it.startsWith('@'));
    expect(lines.length).toBe(calls.length);
    return { reports: lines.filter((it) => !it.endsWith(': ')), compared: lines.length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('index sets hold all nonzeros of the Jacobians of programs', async () => {
  const fixed = testPrograms.filter(
    ({ parameters, outputs }) => !parameters.includes('varargin') && !outputs.includes('varargout'),
  );
  const some = process.env['PROGRAMS'] === undefined ? fixed.filter((_, index) => index % 16 === 0) : fixed;
  const { reports, compared } = await missing(some);
  expect(reports).toEqual([]);
  expect(compared).toBeGreaterThan(some.length);
}, 1_500_000);

it('and of random programs', async () => {
  const count = Number(process.env['COUNT'] ?? 20);
  const first = Number(process.env['SEED'] ?? 1);
  const { reports, compared } = await missing(
    Array.from({ length: count }, (_, index) => randomProgram(first + index)),
  );
  expect(reports).toEqual([]);
  expect(compared).toBeGreaterThan(count / 2);
}, 1_500_000);
