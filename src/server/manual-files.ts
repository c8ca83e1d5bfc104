import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { contentHash } from '../cache/content-hash.js';
import { packageRoot } from '../base/package-root.js';

/** A page or a picture of the manual. */
export interface ManualFile {
  readonly type: string;
  readonly content: Buffer;
  readonly tag: string;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The files of the manual by their addresses below `/docs/`, as `npm run build` made them. */
export function manualFiles(): ReadonlyMap<string, ManualFile> {
  const folder = join(packageRoot, 'dist', 'manual');
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
      const type = types[extname(name)];
      if (type === undefined) return [];
      const content = readFileSync(join(folder, name));
      const address = name.replaceAll(sep, '/').replace(/(^|\/)index\.html$|\.html$/, '$1');
      return [[address, { type, content, tag: `"${contentHash(content)}"` }] as const];
    }),
  );
}
