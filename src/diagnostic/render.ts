import type { Diagnostic } from './diagnostic.js';
import { renderDiagnostics, type SourceLookup } from './render-diagnostics.js';

/** A single diagnostic as a person reads it. */
export function renderDiagnostic(it: Diagnostic, source: SourceLookup): string {
  return renderDiagnostics([it], source)[0] ?? '';
}
