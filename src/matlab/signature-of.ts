import { signaturesIn, type Signature } from './signatures-in.js';
import type { Source } from './source.js';

/** The signature of a function of that name, or of the first function. */
export function signatureOf(sources: readonly Source[], name?: string): Signature | undefined {
  for (const source of sources) {
    const found = signaturesIn(source).find((it) => name === undefined || it.name === name);
    if (found !== undefined) return found;
  }
  return undefined;
}
