import type { Diagnostic } from './diagnostic.js';
import { LineTable } from './line-table.js';

/** The source text of a file, by the name that diagnostics give it. */
export type SourceLookup = (file: string) => string | undefined;

const longestLine = 160;

/**
 * Diagnostics as a person reads them: `file:line:column`, code and message, up to three source lines that end with the
 * line meant, a caret below the column, and the hint. Of each file the lines are looked for once.
 */
export function renderDiagnostics(diagnostics: readonly Diagnostic[], source: SourceLookup): string[] {
  const tables = new Map<string, LineTable | undefined>();
  const linesOf = (file: string): LineTable | undefined => {
    if (tables.has(file)) return tables.get(file);
    const text = source(file);
    const table = text === undefined ? undefined : new LineTable(text);
    tables.set(file, table);
    return table;
  };
  return diagnostics.map((it) => render(it, linesOf(it.file)));
}

function render(it: Diagnostic, lines: LineTable | undefined): string {
  const head = `${it.file}:${it.line}:${it.column}: ${it.severity} ${it.code}: ${it.message}`;
  const excerpt = renderExcerpt(it, lines);
  const hint = it.hint === undefined ? [] : [`  hint: ${it.hint}`];
  return [head, ...excerpt, ...hint].join('\n');
}

function renderExcerpt(it: Diagnostic, lines: LineTable | undefined): string[] {
  if (lines?.line(it.line) === undefined) return [];
  const shown = [it.line - 2, it.line - 1, it.line].flatMap((number) => lines.line(number) ?? []);
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

/** Blanks as wide as the first `length` characters of `line`: tabs stay tabs, so that the caret lines up. */
function indentLike(line: string, length: number): string {
  return line.slice(0, Math.max(0, length)).replace(/[^\t]/g, ' ').padEnd(Math.max(0, length));
}
