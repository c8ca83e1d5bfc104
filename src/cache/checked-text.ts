import { contentHash } from './content-hash.js';

/** A text below its checksum. */
export function withChecksum(text: string): string {
  return `${contentHash(text)}\n${text}`;
}

/** The text below a checksum, if it is that text's. */
export function checkedText(content: string): string | undefined {
  const text = content.slice(content.indexOf('\n') + 1);
  return content.startsWith(`${contentHash(text)}\n`) ? text : undefined;
}
