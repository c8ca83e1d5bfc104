import { readFileSync, statSync } from 'node:fs';
import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import { decodeSource, type Source } from '../matlab/source.js';
import { systemReason } from './system-reason.js';

/** Larger files are no program that somebody wrote. */
const largestFile = 16 * 1024 * 1024;

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
    if (path !== '-') {
      const facts = statSync(path);
      if (facts.isDirectory()) return refuse('E601', { reason: 'it is a folder' });
      if (facts.size > largestFile) return refuse('E602', { limit: largestFile / 1024 / 1024 });
    }
    const bytes = readFileSync(path === '-' ? 0 : path);
    if (bytes.length > largestFile) return refuse('E602', { limit: largestFile / 1024 / 1024 });
    return decodeSource(bytes, name);
  } catch (error) {
    return refuse('E601', { reason: systemReason(error) });
  }
}
