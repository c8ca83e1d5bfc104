import { join, relative } from 'node:path';
import { packageRoot } from '../base/package-root.js';

const templates = join('xsl', 'templates');

/** The file that a stylesheet includes: of templates, what the build makes of them. */
export function includedFile(file: string, href: string): string {
  const included = join(file, '..', href);
  const name = relative(packageRoot, included);
  return name.startsWith(templates) ? join(packageRoot, 'dist', name.replace(/\.m$/, '.xsl')) : included;
}
