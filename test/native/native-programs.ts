import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/base/package-root.js';
import { runOctave } from '../../src/base/run-octave.js';
import { differentiate, type DifferentiateResult } from '../../src/engine/differentiate.js';
import { SourceFinder } from '../../src/client/source-finder.js';
import type { TaggedProgram } from '../octave/tagged-program.js';
import { testProgramsFolder } from '../octave/test-programs.js';

/** A program whose gradient is there in C. */
export interface NativeProgram {
  readonly name: string;
  readonly points: readonly string[];
  readonly inputs: number;
  readonly outputs: number;
}

const here = join(packageRoot, 'test', 'native');

/** The shapes of the parameters of programs at their points; empty where native code takes none of them. */
export async function shapesOf(programs: readonly TaggedProgram[], folder: string): Promise<string[]> {
  const [from, to] = [join(folder, 'points.json'), join(folder, 'shapes.json')];
  writeFileSync(from, JSON.stringify(programs.map(({ points, parameters }) => ({ points, parameters }))));
  await runOctave(`native_shapes('${from}', '${to}')`, { folders: [here, testProgramsFolder] });
  return (JSON.parse(readFileSync(to, 'utf8')) as string[]).map((it) => it.trim());
}

/** The derivative of a program for arguments of some shapes. */
export function derive(program: TaggedProgram, shapes: string, target: 'm' | 'c'): DifferentiateResult {
  const tellsShapes = program.text.includes('<shape>');
  return differentiate(
    {
      files: [{ name: `${program.name}.m`, text: program.text }],
      function: program.name,
      independents: program.independents,
      dependents: program.dependents,
      nargin: program.nargin,
      shapes: tellsShapes ? undefined : shapes,
      options: { target, 'usual-shapes': 'no' },
    },
    { finder: new SourceFinder([testProgramsFolder]) },
  );
}

/** Writes the gradients of a program in both languages into a folder; the codes of errors where it has none in C. */
export function writeGradients(
  program: TaggedProgram,
  shapes: string,
  folder: string,
): NativeProgram | string[] {
  const native = derive(program, shapes, 'c');
  if (native.files.length === 0)
    return native.diagnostics.filter((it) => it.severity === 'error').map((it) => `${it.code} ${it.message}`);
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of [...native.files, ...derive(program, shapes, 'm').files])
    writeFileSync(join(folder, name), text);
  const header = native.files[0]?.text ?? '';
  const count = (word: string): number => header.split(` * ${word}[`).length - 1;
  return { name: program.name, points: program.points, inputs: count('in'), outputs: count('out') };
}

/** Writes the values of the gradients in MATLAB, and what the comparison in C needs besides. */
export async function writeValues(programs: readonly NativeProgram[], folder: string): Promise<string> {
  const [from, to] = [join(folder, 'programs.json'), join(folder, 'values.txt')];
  writeFileSync(from, JSON.stringify(programs));
  writeFileSync(join(folder, 'gradients.h'), programs.map(({ name }) => `GRADIENT(${name})\n`).join(''));
  writeFileSync(join(folder, 'compare_values.c'), readFileSync(join(here, 'compare_values.c')));
  await runOctave(`native_values('${from}', '${to}')`, { folders: [here, testProgramsFolder, folder] });
  return to;
}
