import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import { decodeSource } from '../../matlab/source.js';
import { MalformedRequest } from './malformed-request.js';

/**
 * The text of bytes. Text that is not in the charset is refused: a text with other characters in their places is another
 * one.
 */
export function bodyText(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    throw new MalformedRequest(`the body is no ${charset.toUpperCase()}`);
  }
}

/** A source and what reading it had to say; its name is told later. */
export interface BodySource {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** The text of a source, read as the command line reads files where no charset was named. */
export function sourceText(bytes: Uint8Array, charset: string | undefined): BodySource {
  if (charset !== undefined) return { text: bodyText(bytes, charset), diagnostics: [] };
  const { source, diagnostics } = decodeSource(bytes, '');
  return { text: source.text, diagnostics };
}
