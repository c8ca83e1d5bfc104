import { createHash } from 'node:crypto';

/** SHA-256 of texts, in hexadecimal; where one ends and the next begins counts. */
export function contentHash(...texts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(`${text.length}:`).update(text);
  return sum.digest('hex');
}
