import { readFileSync, statSync } from 'node:fs';
import type { Diagnostic } from '../diagnostic/diagnostic.js';
import { decodeSource, type Source } from '../matlab/source.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
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
  const refuse = (reason: string): never => {
    throw new CommandFailure(`${name} cannot be read: ${reason}`, exitCodes.diagnostics);
  };
  try {
    if (path !== '-') {
      const facts = statSync(path);
      if (facts.isDirectory()) refuse('it is a folder');
      if (facts.size > largestFile) refuse('it is larger than 16 MiB');
    }
    const bytes = readFileSync(path === '-' ? 0 : path);
    if (bytes.length > largestFile) refuse('it is larger than 16 MiB');
    const { source, diagnostics } = decodeSource(bytes, name);
    return source.text.includes('\0') ? refuse('it is binary') : { source, diagnostics };
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    return refuse(systemReason(error));
  }
}
