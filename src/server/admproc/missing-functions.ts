import type { Diagnostic } from '../../diagnostic/diagnostic.js';

/** The functions of a list that errors speak of: if there were files of them, they might be none. */
export function missingFunctions(functions: readonly string[], diagnostics: readonly Diagnostic[]): string[] {
  const errors = diagnostics.filter((it) => it.severity === 'error');
  return functions.filter((name) => errors.some((it) => it.message.includes(`'${name}'`)));
}
