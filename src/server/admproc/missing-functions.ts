import type { ProgramSurvey } from '../../engine/survey-program.js';
import type { Diagnostic } from '../../diagnostic/diagnostic.js';

/**
 * The functions whose files may help a program that is refused, and that were not asked for yet: those that errors speak
 * of, known ones too, as files take their places; otherwise all that are unknown.
 */
export function missingFunctions(
  { builtins, unknown }: ProgramSurvey,
  diagnostics: readonly Diagnostic[],
  asked: ReadonlySet<string>,
): string[] {
  const errors = diagnostics.filter((it) => it.severity === 'error');
  const spokenOf = new Set(errors.flatMap(({ message }) => message.match(/(?<=')\w+(?=')/g) ?? []));
  const named = [...unknown, ...builtins].filter((it) => !asked.has(it) && spokenOf.has(it));
  return named.length > 0 ? named : unknown.filter((it) => !asked.has(it));
}
