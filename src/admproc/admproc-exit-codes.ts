import type { Diagnostic } from '../diagnostic/diagnostic.js';

/** The exit codes of ADiMat's client; its drivers only look whether it is 0. */
export const admprocExitCodes = {
  ok: 0,
  /** Wrong usage, or a file or a server that cannot be read or written. */
  failed: 1,
  /** The program or what is asked for is refused. */
  refused: 2,
  /** Functions are missing, and nothing else is wrong. */
  unbound: 3,
} as const;

export type AdmprocExitCode = (typeof admprocExitCodes)[keyof typeof admprocExitCodes];

/** The exit code for what there is to say of a program. */
export function exitCodeFor(diagnostics: readonly Diagnostic[]): AdmprocExitCode {
  const errors = diagnostics.filter((it) => it.severity === 'error');
  if (errors.length === 0) return admprocExitCodes.ok;
  // These report files that cannot be read.
  if (errors.some((it) => /^E60[123]$/.test(it.code))) return admprocExitCodes.failed;
  return errors.every((it) => it.code === 'E401') ? admprocExitCodes.unbound : admprocExitCodes.refused;
}
