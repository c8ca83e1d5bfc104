import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SourceFinder } from '../../src/client/source-finder.js';
import { runOctave } from '../../src/base/run-octave.js';
import { packageRoot } from '../../src/base/package-root.js';
import type { GeneratedFile } from '../../src/contract/answer.js';
import { differentiate } from '../../src/engine/differentiate.js';
import type { TaggedProgram } from './tagged-program.js';
import { testPrograms, testProgramsFolder } from './test-programs.js';

const names = [
  ...[
    'polynom',
    'jumps',
    'recursion',
    'user_calls',
    'tried_calls',
    'burgers_ghost',
    'growing_columns',
    'masks',
  ],
  ...['kalman_step', 'while_newton', 'overwritten_arguments', 'unread_results', 'counted_arguments'],
  'open_arguments',
];
const sample = testPrograms.filter((it) => names.includes(it.name));

/** The faults of sweeps that are called one by one, a line for each point of each program. */
async function sweepReports(
  programs: readonly TaggedProgram[],
  change: (file: GeneratedFile) => string = (it) => it.text,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sweeps-'));
  try {
    const calls = programs.flatMap((program) => {
      const { name, text, points, outputs, dependents, independents } = program;
      const { files } = differentiate(
        {
          ...{ files: [{ name: `${name}.m`, text }], function: name, independents, dependents },
          options: { 'output-mode': 'split-all' },
        },
        { finder: new SourceFinder([testProgramsFolder]) },
      );
      expect(files.map((it) => it.name)).toEqual([`a_${name}.m`, `rec_${name}.m`, `ret_${name}.m`]);
      for (const it of files) writeFileSync(join(folder, it.name), change(it));
      const places = dependents.map((it) => outputs.indexOf(it) + 1).join(' ');
      return points.map((point) => {
        const functions = `@rec_${name}, @ret_${name}, @a_${name}`;
        const call = `check_sweeps('${name}', ${functions}, {${point}}, ${outputs.length}, [${places}], ${independents.length})`;
        return `disp(${call});`;
      });
    });
    return await runOctave(calls.join('\n'), {
      folders: [testProgramsFolder, folder, join(packageRoot, 'test', 'octave')],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('one recording and many reverse sweeps', () => {
  it('give what as many runs of the adjoint give', async () => {
    expect(sample.length).toBe(names.length);
    expect((await sweepReports(sample)).trim()).toBe('');
  });

  it('are compared', async () => {
    const changed = await sweepReports(sample.slice(0, 4), (it) =>
      it.name.startsWith('ret_') ? it.text.replaceAll(' + a_', ' - a_') : it.text,
    );
    expect(changed).toContain('sweep 1 differs');
  });
});
