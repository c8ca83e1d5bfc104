import type { ExitCode } from './exit-codes.js';

/** Ends a command with one line on stderr; with none where diagnostics have said it all. */
export class CommandFailure extends Error {
  constructor(
    message: string,
    readonly exitCode: ExitCode,
  ) {
    super(message);
  }
}
