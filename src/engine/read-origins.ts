import type { PrintedText } from '../contract/answer.js';
import { unescapeFromXml } from '../matlab/xml-characters.js';

/** A statement or function, and where it comes from. */
interface Printed {
  readonly file: string;
  readonly lines: readonly number[];
}

/** An escaped character; what comes from some lines (of a file) begins; it ends; a line begins. */
const marks =
  /\u{f0000}(?:[\u{f0000}-\u{10ffff}]|\[([\d ]*)(?:=((?:[^\u{f0000}]|\u{f0000}[\u{f0000}-\u{10ffff}])*))?\u{f0000}\||(\]))|\n/gu;

/** Reads the marks that `xsl/lib/print-origins.xsl` makes. */
export function readOrigins(printed: string): PrintedText {
  const parts: string[] = [];
  const files = new Map<string, (readonly number[])[]>();
  const around: Printed[] = [];
  let done = 0;
  let line = -1;
  for (const { 0: mark, 1: lines, 2: file, 3: ending, index } of printed.matchAll(marks)) {
    if (mark === '\n') {
      line += 1;
      const it = around.at(-1);
      if (it === undefined || it.lines.length === 0) continue;
      const known = files.get(it.file) ?? [];
      known[line] = it.lines;
      files.set(it.file, known);
    } else if (lines !== undefined || ending !== undefined) {
      parts.push(printed.slice(done, index));
      done = index + mark.length;
      if (lines === undefined) around.pop();
      else around.push({ file: fileOf(file) ?? around.at(-1)?.file ?? '', lines: numbersIn(lines) });
    }
  }
  parts.push(printed.slice(done));
  const origins = [...files].map(([file, known]) => ({
    file,
    lines: Array.from({ length: line }, (_, index) => known[index] ?? []),
  }));
  // The first line begins with a line end, as all do.
  return { text: unescapeFromXml(parts.join('').slice(1)), origins };
}

function fileOf(file: string | undefined): string | undefined {
  return file === undefined ? undefined : unescapeFromXml(file);
}

function numbersIn(text: string): number[] {
  const numbers = text.split(' ').filter((it) => it !== '');
  return numbers.map(Number).sort((one, other) => one - other);
}
