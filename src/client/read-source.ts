import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import { decodeSource, type Source } from '../matlab/source.js';
import { systemReason } from './system-reason.js';

/** Larger files are no program that somebody wrote. */
const largestFile = 16 * 1024 * 1024;
const pieceSize = 64 * 1024;

/** A file as text; without it the diagnostics say why not. */
export interface ReadSource {
  readonly source?: Source;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a source file, or stdin where `path` is `-`, which messages then know by `name`. */
export function readSource(path: string, name: string = path): ReadSource {
  const place = { file: name, line: 1, column: 1 };
  const refuse = (code: 'E601' | 'E602', args = {}): ReadSource => ({
    diagnostics: [diagnostic(code, place, args)],
  });
  try {
    if (path !== '-' && statSync(path).isDirectory()) return refuse('E601', { reason: 'it is a folder' });
    const bytes = readUpTo(largestFile + 1, path);
    if (bytes.length > largestFile) return refuse('E602', { limit: largestFile / 1024 / 1024 });
    return decodeSource(bytes, name);
  } catch (error) {
    return refuse('E601', { reason: systemReason(error) });
  }
}

/** The first bytes of a file, or of stdin: devices and pipes tell no size, and may never end. */
function readUpTo(limit: number, path: string): Buffer {
  const file = path === '-' ? 0 : openSync(path, 'r');
  try {
    const pieces: Buffer[] = [];
    let left = limit;
    while (left > 0) {
      const piece = Buffer.allocUnsafe(Math.min(left, pieceSize));
      const length = readSync(file, piece);
      if (length === 0) break;
      pieces.push(piece.subarray(0, length));
      left -= length;
    }
    return Buffer.concat(pieces);
  } finally {
    if (file !== 0) closeSync(file);
  }
}
