import { functionsOf, walk } from '../../tree/tree.js';
import type { AnalysisContext } from '../analysis.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { calledBy } from './called-by.js';
import { functionName } from '../reading/free-names.js';
import { PossibleHandles } from './possible-handles.js';
import { listedNames } from '../reading/listed-names.js';

/**
 * Apparent indexed variables, or calls of `feval` that fail (`handles.ts`), that may call a handle of which nothing is
 * known, if parameters of the entry that are not `trusted` may be such: the independents are trusted by default.
 */
export function possibleCalls(
  root: XmlElement,
  context: AnalysisContext,
  trusted: readonly string[] = listedNames(context.options['independents']),
): Set<XmlElement> {
  const handles = new PossibleHandles(root, context, trusted);
  const found = new Set<XmlElement>();
  for (const unit of functionsOf(root)) {
    walk(unit, (it) => {
      const called = calledBy(it);
      if (called !== undefined && handles.mayBeHandle(functionName(unit), called)) found.add(it);
      return undefined;
    });
  }
  return found;
}
