import type { ParsedFile } from '../matlab/write-ast-xml.js';

/** Derivatives of programs of so many lines stay below six times their length. */
const long = 50;
const code = /^[^\S\n]*[^\s%#]/gm;

/** Whether a program has few lines of code, so that its derivative may have two bodies. */
export function isShort(files: readonly ParsedFile[]): boolean {
  return files.reduce((sum, { source }) => sum + (source.text.match(code)?.length ?? 0), 0) < long;
}
