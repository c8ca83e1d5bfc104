import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import type { Analysis } from '../analysis/analysis.js';
import { annotationFiles } from './annotation-files.js';
import { annotationUsers } from './annotation-users.js';
import { compareEnds } from './compare-ends.js';
import { compareEntries } from './compare-entries.js';
import { compareUse } from './compare-use.js';
import { readAnnotations } from './read-annotations.js';

/**
 * Compares what steps and analyses read and write with their contracts, and these with `schemas/annotations.xml`. Throws with
 * all differences.
 */
export function checkAnnotations(analyses: ReadonlyMap<string, Analysis>): void {
  const entries = readAnnotations();
  const users = annotationUsers(analyses);
  const stale = [...annotationFiles(entries)]
    .filter(([file, text]) => !existsSync(join(packageRoot, file)) || read(file) !== text)
    .map(([file]) => `${file} is older than schemas/annotations.xml: npm run annotations`);
  const complaints = [
    ...stale,
    ...users.flatMap(({ file, found, declared }) => compareUse(file, found, declared)),
    ...compareEnds(entries, users),
    ...compareEntries(entries, users),
  ];
  if (complaints.length > 0) throw new Error(`annotations:\n  ${complaints.join('\n  ')}`);
}

function read(file: string): string {
  return readFileSync(join(packageRoot, file), 'utf8');
}
