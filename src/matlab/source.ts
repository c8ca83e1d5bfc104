import { diagnostic, type Diagnostic, type Place } from '../diagnostic/diagnostic.js';
import { LineTable } from '../diagnostic/line-table.js';

/** A source file as text. */
export interface Source {
  /** The name by which messages and the tree know the file. */
  readonly name: string;
  readonly text: string;
}

/**
 * Decodes the bytes of a file: UTF-8 with or without a byte order mark, UTF-16 with one, as Windows tools write it;
 * otherwise Latin-1 with the characters that Windows adds to it, which older MATLAB files are written in and which no
 * bytes can violate (W101 reports it, unless there are NULs in it and it is no text at all).
 */
export function decodeSource(bytes: Uint8Array, name: string): { source: Source; diagnostics: Diagnostic[] } {
  const mark = bytes.length > 1 ? `${bytes[0]} ${bytes[1]}` : '';
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8';
  try {
    return {
      source: { name, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) },
      diagnostics: [],
    };
  } catch {
    // An editor may put the mark of UTF-8 before older text.
    const text = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
    const source = { name, text: new TextDecoder('windows-1252').decode(text) };
    if (bytes.includes(0)) return { source, diagnostics: [] };
    return { source, diagnostics: [diagnostic('W101', new LineIndex(source).place(firstBadByte(text)))] };
  }
}

/** Where bytes stop being UTF-8; in Latin-1 every byte is a character. */
function firstBadByte(bytes: Uint8Array): number {
  const readable = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\ufffd', 1)[0] ?? '';
  return new TextEncoder().encode(readable).length;
}

/** Turns offsets in a source into places. */
export class LineIndex {
  readonly #lines: LineTable;

  constructor(readonly source: Source) {
    this.#lines = new LineTable(source.text);
  }

  place(offset: number): Place {
    return { file: this.source.name, ...this.#lines.place(offset) };
  }
}
