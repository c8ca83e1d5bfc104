import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/base/package-root.js';
import { taggedProgram, type TaggedProgram } from './tagged-program.js';

/** Where the programs of the tests lie. */
export const testProgramsFolder: string = join(packageRoot, 'test', 'programs');

/** Which programs the tests are to take, as a regular expression: all of them, or those that are being worked on. */
const wanted = new RegExp(process.env['PROGRAMS'] ?? '');

/** The programs of the tests; a file without points is called by another. */
export const testPrograms: readonly TaggedProgram[] = readdirSync(testProgramsFolder)
  .filter((name) => name.endsWith('.m') && wanted.test(name))
  .map((name) => taggedProgram(join(testProgramsFolder, name)))
  .filter((it) => it.points.length > 0);
