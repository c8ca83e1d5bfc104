import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryFiles } from '../octave/library-files.js';
import { packageRoot } from '../base/package-root.js';

/** Programs that people wrote: our test programs and Octave's own library. */
export async function textCorpus(): Promise<Buffer[]> {
  return [...ownPrograms(), ...(await libraryTexts())];
}

/** Octave's own library: seeds give the same texts of it, however many test programs there are. */
export async function libraryTexts(): Promise<Buffer[]> {
  return (await libraryFiles()).map((path) => readFileSync(path));
}

function ownPrograms(): Buffer[] {
  const programs = join(packageRoot, 'test', 'programs');
  return readdirSync(programs)
    .filter((it) => it.endsWith('.m'))
    .sort()
    .map((it) => readFileSync(join(programs, it)));
}
