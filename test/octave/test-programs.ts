import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/package-root.js';
import { taggedProgram, type TaggedProgram } from './tagged-program.js';

/** Where the programs of the tests lie. */
export const testProgramsFolder: string = join(packageRoot, 'test', 'programs');

/** The programs of the tests; a file without points is called by another. */
export const testPrograms: readonly TaggedProgram[] = readdirSync(testProgramsFolder)
  .filter((name) => name.endsWith('.m'))
  .map((name) => taggedProgram(join(testProgramsFolder, name)))
  .filter((it) => it.points.length > 0);
