import type { Diagnostic } from '../diagnostic/diagnostic.js';
import { renderDiagnostic, type SourceLookup } from '../diagnostic/render.js';

/**
 * A diagnostic as ADiMat's programs write messages. Its drivers look for the word ERROR in all that a program says, so
 * only errors show lines of the source, which may have that word.
 */
export function adimatMessage(it: Diagnostic, source: SourceLookup): string {
  const { file, line, column, severity, code, message, hint } = it;
  if (severity !== 'error') return `${file}:${line}:${column}: ${severity}: ${message} (${code})`;
  const [, ...excerpt] = renderDiagnostic(it, source).split('\n');
  const said = excerpt.length > 0 || hint === undefined ? excerpt : [hint];
  return [`ERROR: '${file}' at ${line},${column}: ${message} (${code})`, ...said].join('\n');
}
