import { readdirSync } from 'node:fs';
import { create } from 'tar';
import { runtimeFolder } from '../base/runtime-folders.js';
import { version } from '../base/version.js';

/** The helpers that generated code may call, as a packed folder: the same bytes wherever it is made. */
export async function runtimeArchive(): Promise<Buffer> {
  const cwd = runtimeFolder;
  const files = readdirSync(cwd).sort();
  const prefix = `adjoinery-runtime-${version}`;
  const parts: Buffer[] = [];
  for await (const part of create({ cwd, prefix, gzip: true, portable: true, noMtime: true }, files)) {
    parts.push(Buffer.from(part));
  }
  return Buffer.concat(parts);
}
