import { diagnostic, type Diagnostic } from '../diagnostic/diagnostic.js';
import { renderDiagnostics } from '../diagnostic/render-diagnostics.js';
import type { Source } from '../matlab/source.js';
import type { RenderedDiagnostic } from '../contract/answer.js';

/**
 * Diagnostics with the texts that a terminal would show. Of more than `limit` the errors come first, and one says how
 * many are left out: a program can give rise to more of them than anybody reads.
 */
export function renderSome(
  diagnostics: readonly Diagnostic[],
  sources: readonly Source[],
  limit: number,
): RenderedDiagnostic[] {
  const texts = new Map(sources.map((it) => [it.name, it.text]));
  const told = diagnostics.length > limit ? gravest(diagnostics, limit) : diagnostics;
  const rendered = renderDiagnostics(told, (file) => texts.get(file));
  return told.map((it, index) => ({ ...it, rendered: rendered[index] ?? '' }));
}

/** The gravest of them, in their order, and a word on the others. */
function gravest(diagnostics: readonly Diagnostic[], limit: number): Diagnostic[] {
  const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
  const byGravity = [...diagnostics.filter(isError), ...diagnostics.filter((it) => !isError(it))];
  const chosen = new Set(byGravity.slice(0, limit));
  const others = diagnostics.filter((it) => !chosen.has(it));
  const more = others.slice(0, 1).map((first) => diagnostic('W105', first, { count: others.length }));
  return [...diagnostics.filter((it) => chosen.has(it)), ...more];
}
