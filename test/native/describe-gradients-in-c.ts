import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pMap from 'p-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.js';
import { testPrograms } from '../octave/test-programs.js';
import { shapesOf, writeGradients, writeValues } from './native-programs.js';

const run = promisify(execFile);

/** The programs that native code has, by name; behind some of them, words for the runs that only the adjoint in MATLAB ends well. */
const listed = new Map(
  readFileSync(join(packageRoot, 'test', 'native', 'programs-in-c.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): [string, string] => {
      const [name = '', words = ''] = line.split(/: (.*)/);
      return [name, words];
    }),
);
/** Further points: sizes 0, 1 and 2. */
const edges: Readonly<Record<string, readonly string[]>> = {
  burgers: ['0.3, 0.1, 0.01, 2', '[0.3; 0.2], 0.1, 0.01, 1', '[0.3; 0.2], 0.1, 0.01, 0'],
  mixture: ['[0.2; 0.1], [0.3 0.4], [0.1 0.2], 0.5', '0.2, [0.3; 0.4], [0.1; 0.2; 0.3], [1 2; 3 4]'],
  polynom: ['0.5, zeros(1, 0)', '0.5, 2', '0.5, [2 3]'],
  rosenbrock_loop: ['zeros(0, 1)', '0.3', '[0.3; 0.2]'],
  rosenbrock_vectorised: ['zeros(0, 1)', '0.3', '[0.3; 0.2]'],
};
const nativePrograms = testPrograms
  .filter(({ name }) => listed.has(name))
  .map((it) => ({ ...it, points: [...it.points, ...(edges[it.name] ?? [])] }));
/** Compiling all takes minutes: the short tests have every sixth program, and those with further points. */
const isShort = (name: string, index: number): boolean => index % 6 === 0 || name in edges;

/** Whatever the compiler or the run complains about is an error. */
const flags = [
  ...[
    '-std=c99',
    '-pedantic',
    '-Wall',
    '-Wextra',
    '-Wconversion',
    '-Werror',
    '-O1',
    '-g0',
    '-ffp-contract=off',
  ],
  ...['-fsanitize=address,undefined', '-fno-sanitize-recover=all'],
];

/** Tests that the gradients in C of programs have the values of their adjoints in MATLAB: of few programs, or of all others. */
export function describeGradientsInC(which: 'short' | 'long'): void {
  const programs = nativePrograms.filter(({ name }, index) => isShort(name, index) === (which === 'short'));
  describe.runIf(programs.length > 0)('gradients in C', () => {
    let folder: string;
    let refused: ReadonlyMap<string, readonly string[]>;
    let complaints: readonly string[];

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'native-'));
      const shapes = await shapesOf(programs, folder);
      const made = programs.map((it, index) => ({
        name: it.name,
        made: writeGradients(it, shapes[index] ?? '', folder),
      }));
      refused = new Map(made.flatMap(({ name, made: it }) => (Array.isArray(it) ? [[name, it]] : [])));
      const natives = made.flatMap(({ made: it }) => (Array.isArray(it) ? [] : [it]));
      const values = await writeValues(natives, folder);
      const sources = readdirSync(folder).filter((it) => it.endsWith('.c'));
      await pMap(sources, (it) => run('gcc', [...flags, '-c', it, '-o', `${it}.o`], { cwd: folder }), {
        concurrency: availableParallelism(),
      });
      await run('gcc', [...flags, ...sources.map((it) => `${it}.o`), '-lm', '-o', 'compare'], {
        cwd: folder,
      });
      const { stdout } = await run('sh', ['-c', `./compare < '${values}'`], { cwd: folder, maxBuffer: 1e8 });
      complaints = [...new Set(stdout.trimEnd().split('\n'))];
    });

    afterAll(() => {
      rmSync(folder, { recursive: true, force: true });
    });

    it.each(programs.map(({ name }) => name))('%s has the values of the adjoint in MATLAB', (name) => {
      expect(refused.get(name) ?? []).toEqual([]);
      const own = complaints.filter((it) => it.startsWith(`${name} `));
      // Runs that end are fine where the list says why.
      const words = listed.get(name) ?? '';
      expect(own.filter((it) => words === '' || !it.includes(words))).toEqual([]);
    });
  });
}
