import type { AnalysisContext } from '../analysis.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { isActive } from '../reading/is-active.js';

/**
 * The patterns of the rules that a call may fit whose arguments, from a position on, are lists: where something depends
 * on these, and where they have literals, with derivatives with regard to all that may have one there.
 */
export function listPatterns(
  call: XmlElement,
  first: number,
  outputs: number,
  { rules, options }: AnalysisContext,
): string[][] {
  const isListActive = argumentsOf(call).slice(first).some(isActive);
  return rules.listPatternsOf(calleeName(call), first, outputs, (rule, position) => {
    const isPlain = rule.parameters.every((it) => /^[A-Za-z]/.test(it));
    return (isPlain && !isListActive) || rules.derives(rule, position, options['mode']);
  });
}
