import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import { renderDiagnostic } from '../../diagnostic/render.js';
import type { Program } from '../answers/kept-answer.js';
import type { RenderedDiagnostic } from './problem.js';

/** Diagnostics with the texts that a terminal would show. */
export function renderedDiagnostics(
  diagnostics: readonly Diagnostic[],
  { request, files }: Program,
): RenderedDiagnostic[] {
  if (diagnostics.length === 0) return [];
  const texts = new Map([...(request.rules ?? []), ...files].map((it) => [it.name, it.text]));
  return diagnostics.map((it) => ({ ...it, rendered: renderDiagnostic(it, (file) => texts.get(file)) }));
}
