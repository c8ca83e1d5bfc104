import { posix } from 'node:path';
import type { Stop } from '../analysis/stops/stop.js';
import type { Diagnostic } from '../diagnostic/diagnostic.js';

/** The error with which a run ends that comes to what cannot be differentiated. */
export function stopFor({ code, message, file, line, column }: Diagnostic): Stop {
  return { file, line, column, code, message: `${posix.basename(file)}:${line}: ${message} (${code})` };
}

/** The warning about it, which has the code of the error that it would be if every run came there. */
export function warningFor({ hint, ...error }: Diagnostic): Diagnostic {
  const stopping =
    'a run that comes here ends with the error Adjoinery:notDifferentiated; to refuse the program, give --strict';
  return {
    ...error,
    severity: 'warning',
    hint: hint === undefined ? stopping : `${stopping}; otherwise ${hint}`,
  };
}
