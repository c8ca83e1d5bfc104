import type { Diagnostic } from '../diagnostic/diagnostic.js';
import { renderDiagnostic } from '../diagnostic/render.js';
import type { Source } from '../matlab/source.js';

/** Prints diagnostics on stderr as a person reads them. */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], sources: readonly Source[]): void {
  const texts = new Map(sources.map((it) => [it.name, it.text]));
  for (const it of diagnostics) {
    process.stderr.write(`${renderDiagnostic(it, (file) => texts.get(file))}\n`);
  }
}
