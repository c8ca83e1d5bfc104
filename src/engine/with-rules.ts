import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { Source } from '../matlab/source.js';
import { addGivenRules } from './given-rules.js';
import type { Toolbox } from '../pipeline/toolbox.js';

/** The toolbox with the rules of a user's files, and what is wrong with these. */
export function withRules(
  toolbox: Toolbox,
  sources: readonly Source[] = [],
): { readonly toolbox: Toolbox; readonly diagnostics: readonly Diagnostic[] } {
  if (sources.length === 0) return { toolbox, diagnostics: [] };
  const { rules, diagnostics } = addGivenRules(toolbox.store, toolbox.rules, sources);
  return { toolbox: { ...toolbox, rules }, diagnostics };
}
