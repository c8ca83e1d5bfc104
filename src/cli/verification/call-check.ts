import type { CapturedFunction } from '../../engine/captured-program.js';
import type { Source } from '../../matlab/source.js';
import type { Comparison } from './comparison.js';

/** The comparison of a function or a rule, at the arguments that were noted. */
export interface CallCheck {
  readonly unit: CapturedFunction;
  readonly line: number;
  /** The function whose rule is checked, if it is a rule. */
  readonly rule: string | undefined;
  /** The names of the arguments, by their positions. */
  readonly names: readonly string[];
  readonly comparisons: readonly Comparison[];
  readonly files: readonly Source[];
}

/** How many calls of each are noted; see `adm_note_call.m`. */
const notedCalls = 3;

/** The comparisons at each of the calls that were noted under a key. */
export function comparisonsAtCalls(
  key: string,
  comparison: Omit<Comparison, 'label' | 'args'> & { readonly label: string },
): Comparison[] {
  return Array.from({ length: notedCalls }, (_, index) => ({
    ...comparison,
    label: `${comparison.label}/${index + 1}`,
    args: `noted_arguments('${key}', ${index + 1})`,
  }));
}
