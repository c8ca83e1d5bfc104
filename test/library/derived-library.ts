import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { programReports } from '../octave/program-reports.js';
import { taggedText, type TaggedProgram } from '../octave/tagged-program.js';
import { derivedFunctions, type DerivedFunction } from './derived-functions.js';
import { octaveLibraries, pathIn } from './library.js';

/*
 * Functions of Octave's own library, differentiated as if a user had written them: programs of many hands that nobody
 * wrote for us. It is part of what `npm run test:library` runs.
 */
const { functions } = await octaveLibraries();

const programs: readonly TaggedProgram[] = derivedFunctions
  .filter(({ path }) => functions.paths.includes(`${path}.m`))
  .map(programCalling);

/** A program that calls a copy of the library's function. */
function programCalling({ path, call, points }: DerivedFunction, index: number): TaggedProgram {
  const library = basename(path);
  const name = `calls_${library}_${index}`;
  const copy = readFileSync(pathIn(functions, `${path}.m`), 'latin1')
    .replace(/^%!.*\n/gm, '')
    .replace(new RegExp(`\\b${library}(?= *\\()`, 'g'), `own_${library}`);
  const letters = ['x', 'y', 'z'].filter((it) => new RegExp(`\\b${it}\\b`).test(call));
  const caller = [
    `function result = ${name}(${letters.join(', ')})`,
    `  result = ${call.replace('$', `own_${library}`)};`,
    'end',
    ...points.map((it) => `%@ at ${it}`),
  ];
  return taggedText(name, `${caller.join('\n')}\n\n${copy}`);
}

describe.each([
  { style: 'fast', modes: ['reverse', 'forward'] },
  { style: 'classic', modes: ['reverse'] },
] as const)("Octave's own functions as a user's, $style", async ({ style, modes }) => {
  const reports = await programReports(programs, { style }, modes);

  test.each(programs.map(({ name }) => name))('%s', (name) => {
    // The library may call functions that only itself knows.
    expect(reports.get(name)?.filter((it) => !it.startsWith('W201'))).toEqual([]);
  });
});
