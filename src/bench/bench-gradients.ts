import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import { differentiate } from '../engine/differentiate.js';
import { gradientPrograms, type GradientProgram } from './gradient-programs.js';
import { rowsFromOctave, type ScriptFile } from './rows-from-octave.js';

/** The times of a program's gradients, in multiples of the program's own time. */
export interface GradientResult {
  readonly name: string;
  readonly sizes: string;
  /** The time of the program, in milliseconds. */
  readonly milliseconds: number;
  /** The adjoint that is told shapes. */
  readonly told: number;
  readonly untold: number;
  readonly byHand: number;
  /** The largest relative deviation of both adjoints from the one by hand. */
  readonly deviation: number;
  /** The tape between the sweeps of the adjoint that is told shapes. */
  readonly bytes: number;
  readonly bytesByHand: number;
}

const bench = join(packageRoot, 'src', 'bench', 'octave');
const programs = [join(bench, 'programs'), join(packageRoot, 'test', 'programs')];
const byHand = join(bench, 'by-hand');

/** Between the sweeps, in generated adjoints and in those by hand. */
const betweenSweeps = /(?<=\n) *% reverse sweep\n/;
const countBytes = "global bytes_of_tape; bytes_of_tape = sum([whos('tape*').bytes]);\n";

/** Times adjoints against their programs and against adjoints by hand in Octave: all ratios within one process. */
export async function benchGradients(): Promise<GradientResult[]> {
  const calls = gradientPrograms.flatMap((program) =>
    program.sizes.map((sizes, k) => ({ program, sizes, title: `${program.name} ${k}` })),
  );
  const script = calls.flatMap(({ program, sizes, title }) => [
    `${sizes.replaceAll(',', ';')};`,
    program.setup ?? '',
    `time_gradient('${title}', '${program.name}', ${program.independents.length}, {${program.arguments}});`,
  ]);
  const rows = await rowsFromOctave(script, gradientPrograms.flatMap(adjointsOf), [...programs, byHand]);
  return calls.map(({ program, sizes, title }) => {
    const numbers =
      rows
        .find(([it]) => it === title)
        ?.slice(1)
        .map(Number) ?? [];
    const [milliseconds = NaN, told = NaN, untold = NaN, hand = NaN, deviation = NaN, ...bytes] = numbers;
    const [own = NaN, bytesByHand = NaN] = bytes;
    return {
      ...{ name: program.name, sizes, milliseconds, told, untold, byHand: hand },
      ...{ deviation, bytes: own, bytesByHand },
    };
  });
}

/** The adjoints of a program, and the two that count the bytes of their tapes. */
function adjointsOf({ name, independents, shapes }: GradientProgram): ScriptFile[] {
  const folder = programs.find((it) => existsSync(join(it, `${name}.m`))) ?? '';
  const files = [{ name: `${name}.m`, text: readFileSync(join(folder, `${name}.m`), 'utf8') }];
  const told = differentiate({ files, independents, shapes }).files;
  const untold = differentiate({ files, independents, options: { 'rev-prefix': 'untold_' } }).files;
  const counting = [
    { name: `taped_${name}.m`, text: told[0]?.text ?? '' },
    { name: `taped_h_${name}.m`, text: readFileSync(join(byHand, `h_${name}.m`), 'utf8') },
  ].map((it) => ({ name: it.name, text: it.text.replace(betweenSweeps, countBytes) }));
  return [...told, ...untold, ...counting];
}
