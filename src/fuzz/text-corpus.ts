import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryFiles } from '../octave/library-files.js';
import { packageRoot } from '../package-root.js';

/** Programs that people wrote: Octave's own library and our test programs. */
export async function textCorpus(): Promise<Buffer[]> {
  const programs = join(packageRoot, 'test', 'programs');
  const own = readdirSync(programs)
    .filter((it) => it.endsWith('.m'))
    .sort()
    .map((it) => join(programs, it));
  return [...own, ...(await libraryFiles())].map((path) => readFileSync(path));
}
