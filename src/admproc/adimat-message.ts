import type { Diagnostic } from '../diagnostic/diagnostic.js';

/**
 * A diagnostic as ADiMat's programs write messages. Its drivers look for the word ERROR in all that a program says, so
 * only errors show lines of the source, which may have that word.
 *
 * @param rendered the diagnostic as a person reads it
 */
export function adimatMessage(it: Diagnostic, rendered: string): string {
  const { file, line, column, severity, code, message, hint } = it;
  if (severity !== 'error') return `${file}:${line}:${column}: ${severity}: ${message} (${code})`;
  const [, ...excerpt] = rendered.split('\n');
  const said = excerpt.length > 0 || hint === undefined ? excerpt : [hint];
  return [`ERROR: '${file}' at ${line},${column}: ${message} (${code})`, ...said].join('\n');
}
