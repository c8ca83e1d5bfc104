import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runOctave } from '../../src/base/run-octave.js';

/** A folder of files in Octave's language. */
export interface Library {
  readonly folder: string;
  /** The paths of its `.m` files, relative to the folder. */
  readonly paths: readonly string[];
  /** The paths of files that hold nothing but tests of those beside them. */
  readonly suites: readonly string[];
}

/** The folders that Octave says it has: its function library, and, if installed, the programs of its own tests. */
export async function octaveLibraries(): Promise<{ functions: Library; tests: Library | undefined }> {
  const names = ['fcnfiledir', 'octtestsdir'].map((it) => `disp(__octave_config_info__('${it}'));`);
  const [functions = '', tests = ''] = (await runOctave(names.join('\n'))).split('\n');
  return {
    functions: library(functions),
    tests: existsSync(tests) ? library(tests) : undefined,
  };
}

function library(folder: string): Library {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return {
    folder,
    paths: paths.filter((it) => it.endsWith('.m')),
    suites: paths.filter((it) => it.endsWith('.tst')),
  };
}

/** Whether Octave's `test` finds blocks in a text. */
export function hasTestBlocks(text: string): boolean {
  return /^%!(?:test|testif|xtest|assert|fail|error|warning)/m.test(text);
}

/** The whole path of a library's file. */
export function pathIn(library: Library, path: string): string {
  return join(library.folder, path);
}
