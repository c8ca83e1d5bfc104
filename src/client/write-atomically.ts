import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../base/make-folder.js';

/** Writes files so that nobody ever sees half of one: all go beside their places first, then take them. */
export function writeAtomically(files: readonly { path: string; text: string }[]): void {
  const written = files.map(({ path, text }) => ({ path, text, temporary: `${path}.${suffix()}` }));
  try {
    for (const { path, text, temporary } of written) {
      makeFolder(dirname(path));
      writeFileSync(temporary, text);
    }
    for (const { path, temporary } of written) renameSync(temporary, path);
  } catch (error) {
    for (const { temporary } of written) rmSync(temporary, { force: true });
    throw error;
  }
}

function suffix(): string {
  return `${randomBytes(6).toString('hex')}.tmp`;
}
