import { runOctave } from '../../base/run-octave.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';

/** Where a script finds functions, and how long it may run, in milliseconds. */
interface Run {
  readonly folders: readonly string[];
  readonly timeout: number;
}

/** The output of a script in Octave. Errors: CommandFailure, which says why there is none. */
export async function octaveOutput(script: string, run: Run): Promise<string> {
  try {
    return await runOctave(script, run);
  } catch (error) {
    throw new CommandFailure(reasonOf(error, run.timeout), exitCodes.diagnostics);
  }
}

function reasonOf(error: unknown, timeout: number): string {
  const facts = error as { code?: unknown; killed?: unknown; stderr?: unknown };
  if (facts.code === 'ENOENT') return 'octave-cli is not installed, or not on the PATH';
  if (facts.killed === true) return `Octave did not end within ${timeout / 1000} s`;
  const [line = ''] = typeof facts.stderr === 'string' ? facts.stderr.trim().split('\n') : [];
  return `Octave failed: ${line}`;
}
