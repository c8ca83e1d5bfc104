import { contentHash } from './content-hash.js';

/** A text below its checksum, which counts the key that it is kept under. */
export function withChecksum(key: string, text: string): string {
  return `${contentHash(key, text)}\n${text}`;
}

/** The text below a checksum, if it is that text's and was kept under this key. */
export function checkedText(key: string, content: string): string | undefined {
  const text = content.slice(content.indexOf('\n') + 1);
  return content.startsWith(`${contentHash(key, text)}\n`) ? text : undefined;
}
