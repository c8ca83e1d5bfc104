import { parseSource } from '../matlab/parse-file.js';
import type { ParsedFile } from '../matlab/write-ast-xml.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { readSource } from './read-source.js';
import { reportDiagnostics } from './report-diagnostics.js';

/** Parses the file that a command is about; ends the command where that does not work. */
export function parseFileArgument(path: string): ParsedFile {
  const read = readSource(path);
  const { source } = read;
  if (source === undefined) {
    reportDiagnostics(read.diagnostics, []);
    throw new CommandFailure('', exitCodes.diagnostics);
  }
  const { file, diagnostics } = parseSource(source);
  reportDiagnostics([...read.diagnostics, ...diagnostics], [source]);
  if (diagnostics.some((it) => it.severity === 'error')) throw new CommandFailure('', exitCodes.diagnostics);
  return { source, file };
}
