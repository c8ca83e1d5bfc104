import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../base/make-folder.js';
import { packageRoot } from '../base/package-root.js';
import { generatedDocuments } from './generated-documents.js';

for (const [path, text] of await generatedDocuments()) {
  const file = join(packageRoot, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  makeFolder(dirname(file));
  writeFileSync(file, text);
  process.stdout.write(`wrote ${path}\n`);
}
