import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';

/** The pages, by their paths in the repository. */
export function documentFiles(): string[] {
  const pages = readdirSync(join(packageRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name));
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...pages.sort()];
}
