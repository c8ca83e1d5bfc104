import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.js';
import { codeFolders } from '../../src/cache/build-fingerprint.js';

it('covers all code that a derivative depends on', () => {
  const uncovered = [...importedFrom('engine/differentiate.ts')].filter(
    (file) => !codeFolders.some((folder) => file.startsWith(`${folder}/`)),
  );
  expect(uncovered).toEqual([]);
});

/** The files of `src` that a file imports, and those that these import. */
function importedFrom(start: string): Set<string> {
  const found = new Set([start]);
  for (const file of found) {
    const text = readFileSync(join(packageRoot, 'src', file), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+)\.js'/g))
      found.add(normalize(join(dirname(file), `${path}.ts`)));
  }
  expect(found.size).toBeGreaterThan(100);
  return found;
}
