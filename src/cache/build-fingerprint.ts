import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '../base/built-files.js';
import { packageRoot } from '../base/package-root.js';
import { version } from '../base/version.js';
import { contentHash } from './content-hash.js';

/** Where all code lies that what is generated, and what is said of it, depends on. */
export const codeFolders: readonly string[] = [
  ...['analysis', 'base', 'contract', 'diagnostic', 'engine', 'matlab'],
  ...['pipeline', 'program', 'rules', 'saxon', 'tree'],
];

let known: string | undefined;

/**
 * A hash over all that shapes the output: the version, our code, the stylesheets (by the hashes in their index), the
 * rules and the helpers. It is taken anew in every process, which costs some milliseconds, and so cannot be stale.
 */
export function buildFingerprint(): string {
  if (known !== undefined) return known;
  const built = join(packageRoot, 'dist');
  const code = codeFolders.flatMap((folder) =>
    readdirSync(join(built, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .sort()
      .map((name) => join(folder, name)),
  );
  known = contentHash(version, ...[...code, ...builtFiles].map((name) => readFileSync(join(built, name))));
  return known;
}
