import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { packageRoot } from '../base/package-root.js';

/** A file of the playground, as it is and packed. */
export interface PlaygroundFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly packed: ReadonlyMap<'br' | 'gzip', Buffer>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** The files of the playground by their names, as `npm run build` made them. */
export function playgroundFiles(): ReadonlyMap<string, PlaygroundFile> {
  const folder = join(packageRoot, 'dist', 'playground');
  const names = readdirSync(folder);
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  return new Map(
    names.flatMap((name) => {
      const type = types[extname(name)];
      if (type === undefined) return [];
      const packed = [['br', `${name}.br`] as const, ['gzip', `${name}.gz`] as const].flatMap(
        ([how, file]) => (names.includes(file) ? [[how, read(file)] as const] : []),
      );
      return [[name, { type, plain: read(name), packed: new Map(packed) }] as const];
    }),
  );
}
