/** Where the lines of a text begin. Lines end with LF, CR or CR LF. */
export class LineTable {
  readonly #starts: number[] = [0];

  constructor(readonly text: string) {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) this.#starts.push(at + 1);
    }
  }

  /** The line and the column, both from 1, of an offset. */
  place(offset: number): { readonly line: number; readonly column: number } {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }

  /** The line of a number, without what ends it; undefined where there is no such line. */
  line(number: number): string | undefined {
    const start = this.#starts[number - 1];
    if (start === undefined) return undefined;
    let end = this.#starts[number] ?? this.text.length;
    if (end > start && this.text[end - 1] === '\n') end -= 1;
    if (end > start && this.text[end - 1] === '\r') end -= 1;
    return this.text.slice(start, end);
  }
}
