import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { ServerDiagnostic } from './ask-server.js';

/** Shows diagnostics in the margin of the editor and under the words that they are about. */
export function showDiagnostics(view: EditorView, found: readonly ServerDiagnostic[]): void {
  const shown = found.flatMap((it) => diagnosticIn(view.state.doc, it));
  view.dispatch(setDiagnostics(view.state, shown));
}

/** The place of a diagnostic in a text; undefined where it has none there. */
export function placeIn(
  doc: Text,
  { line, column }: ServerDiagnostic,
): { from: number; to: number } | undefined {
  if (line === undefined || line < 1 || line > doc.lines) return undefined;
  const { text, from, to } = doc.line(line);
  const start = Math.min(Math.max(0, (column ?? 1) - 1), text.length);
  const word = /^(?:\w+|[^\w\s]+)/.exec(text.slice(start))?.[0].length ?? 0;
  return { from: from + start, to: Math.min(to, from + start + Math.max(1, word)) };
}

function diagnosticIn(doc: Text, it: ServerDiagnostic): Diagnostic[] {
  const place = placeIn(doc, it);
  if (place === undefined) return [];
  const hint = it.hint === undefined ? '' : `\n${it.hint}`;
  const severity = it.severity === 'note' ? 'info' : it.severity;
  return [{ ...place, severity, source: it.code, message: `${it.message}${hint}` }];
}
