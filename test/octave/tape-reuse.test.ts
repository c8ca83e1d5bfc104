import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SourceFinder } from '../../src/cli/source-finder.js';
import { runOctave } from '../../src/octave/run-octave.js';
import { packageRoot } from '../../src/package-root.js';
import { differentiate, type GeneratedFile } from '../../src/pipeline/differentiate.js';
import { testPrograms, testProgramsFolder } from './test-programs.js';

/** What is wrong with sweeps that are called one by one, a line for each point of each program. */
async function sweepReports(change: (file: GeneratedFile) => string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sweeps-'));
  try {
    const calls = testPrograms.flatMap((program) => {
      const { name, text, points, outputs, dependents, independents } = program;
      const { files } = differentiate(
        {
          ...{ files: [{ name: `${name}.m`, text }], function: name, independents, dependents },
          options: { 'output-mode': 'split-all' },
        },
        { find: new SourceFinder([testProgramsFolder]).find },
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
  it('give what as many runs of the adjoint give, for all programs at all points', async () => {
    expect((await sweepReports((it) => it.text)).trim()).toBe('');
  });

  it('are compared', async () => {
    const changed = await sweepReports((it) =>
      it.name === 'ret_polynom.m' ? it.text.replace('a_x + a_z', 'a_x - a_z') : it.text,
    );
    expect(changed).toContain('polynom: sweep 1 differs');
  });
});
