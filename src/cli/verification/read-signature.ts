import { signatureOf } from '../../matlab/signature-of.js';
import type { Signature } from '../../matlab/signatures-in.js';
import type { Source } from '../../matlab/source.js';
import { CommandFailure } from '../../client/command-failure.js';
import { exitCodes } from '../../client/exit-codes.js';

/** The signature of a function of that name, or of the first function. */
export function readSignature(sources: readonly Source[], name: string | undefined): Signature {
  const found = signatureOf(sources, name);
  if (found === undefined) {
    throw new CommandFailure(`there is no function '${name ?? ''}'`, exitCodes.diagnostics);
  }
  return found;
}
