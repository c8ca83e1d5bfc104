import { diagnostic, type Diagnostic, type Place } from '../diagnostic/diagnostic.js';

/** A source file as text. */
export interface Source {
  /** The name by which messages and the tree know the file. */
  readonly name: string;
  readonly text: string;
}

/**
 * Decodes the bytes of a file: UTF-8 with or without a byte order mark, otherwise Latin-1, which older MATLAB
 * files are written in and which no byte sequence can violate (W101 tells of it).
 */
export function decodeSource(bytes: Uint8Array, name: string): { source: Source; diagnostics: Diagnostic[] } {
  try {
    return {
      source: { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) },
      diagnostics: [],
    };
  } catch {
    const text = new TextDecoder('latin1').decode(bytes);
    return { source: { name, text }, diagnostics: [diagnostic('W101', { file: name, line: 1, column: 1 })] };
  }
}

/** Turns offsets into lines and columns. Lines end with LF, CR or CR LF. */
export class LineIndex {
  readonly #starts: number[] = [0];

  constructor(readonly source: Source) {
    const { text } = source;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) this.#starts.push(at + 1);
    }
  }

  /** The line and column, both from 1, of an offset. */
  place(offset: number): Place {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { file: this.source.name, line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }
}
