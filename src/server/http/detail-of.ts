import type { RenderedDiagnostic } from '../../contract/answer.js';

/** The message of what stands in the way of an answer. */
export function detailOf(diagnostics: readonly RenderedDiagnostic[]): string {
  return diagnostics.find((it) => it.severity === 'error')?.message ?? 'no code was made';
}
