import type { Source } from '../../matlab/source.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';
import { readSource } from '../../client/read-source.js';

/** A file of rules as text. */
export function readRulesFile(path: string): Source {
  const { source, diagnostics } = readSource(path);
  if (source !== undefined) return source;
  throw new CommandFailure(`${path}: ${diagnostics[0]?.message ?? ''}`, exitCodes.diagnostics);
}
