import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import { annotationFiles } from './annotation-files.js';
import { readAnnotations } from './read-annotations.js';

// Runs `npm run annotations`. The compiler needs these files before there is a build, so they are kept.
for (const [file, text] of annotationFiles(readAnnotations())) {
  const path = join(packageRoot, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
