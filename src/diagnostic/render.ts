import type { Diagnostic } from './diagnostic.js';

/** The source text of a file, by the name that diagnostics give it. */
export type SourceLookup = (file: string) => string | undefined;

const longestLine = 160;

/**
 * The diagnostic as a person reads it: `file:line:column`, code and message, up to three source lines that
 * end with the line meant, a caret below the column, and the hint.
 */
export function renderDiagnostic(it: Diagnostic, source: SourceLookup): string {
  const head = `${it.file}:${it.line}:${it.column}: ${it.severity} ${it.code}: ${it.message}`;
  const excerpt = renderExcerpt(it, source(it.file));
  const hint = it.hint === undefined ? [] : [`  hint: ${it.hint}`];
  return [head, ...excerpt, ...hint].join('\n');
}

function renderExcerpt(it: Diagnostic, text: string | undefined): string[] {
  if (text === undefined) return [];
  const shown = linesUpTo(text, it.line);
  if (shown.length === 0) return [];
  const first = it.line - shown.length + 1;
  const width = String(it.line).length;
  const cut = Math.max(0, Math.min(it.column - 1, (shown.at(-1)?.length ?? 0) + 1) - longestLine / 2);
  const gutter = (label: string, body: string): string => `  ${label.padStart(width)} | ${body}`.trimEnd();
  const printable = (line: string): string =>
    // A terminal must not be sent control characters.
    line.slice(cut, cut + longestLine).replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd');
  return [
    ...shown.map((line, index) => gutter(String(first + index), printable(line))),
    gutter('', `${indentLike(printable(shown.at(-1) ?? ''), it.column - 1 - cut)}^`),
  ];
}

/** The line of this number behind the two before it; nothing where there is no such line. Long texts are not copied. */
function linesUpTo(text: string, line: number): string[] {
  const end = /\r\n|\n|\r|$/g;
  const lines: string[] = [];
  for (let number = 1, start = 0; start <= text.length && number <= line; number += 1) {
    end.lastIndex = start;
    const { index, 0: found } = end.exec(text)!;
    if (number > line - 3) lines.push(text.slice(start, index));
    start = found === '' ? text.length + 1 : index + found.length;
    if (number === line) return lines;
  }
  return [];
}

/** Blanks as wide as the first `length` characters of `line`: tabs stay tabs, so that the caret lines up. */
function indentLike(line: string, length: number): string {
  return line.slice(0, Math.max(0, length)).replace(/[^\t]/g, ' ').padEnd(Math.max(0, length));
}
