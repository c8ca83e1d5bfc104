import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { AnalysisContext } from '../analysis.js';
import { children, placeOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { readWithVaried } from './read-with-varied.js';
import { storageText } from './storage-text.js';
import { trustParameters } from './trust-parameters.js';
import type { VariedPaths } from '../handles/varied-paths.js';

/**
 * An apparent index may call a function handle; where the index is varied, that call would be active. It is refused, or,
 * where only an independent may be the handle, left to the derivative to see (`trust-parameters.ts`); so are the objects
 * that `keepers` may be.
 */
export function examineHandleCalls(
  root: XmlElement,
  varied: ReadonlyMap<XmlElement, VariedPaths>,
  possibleCalls: ReadonlySet<XmlElement>,
  keepers: ReadonlySet<XmlElement>,
  context: AnalysisContext,
  isVaried: (it: XmlElement, state: VariedPaths) => boolean,
): void {
  const read = readWithVaried(varied, isVaried);
  for (const [it, statement] of read) {
    if (!possibleCalls.has(it)) continue;
    const [base] = children(it);
    const name = base === undefined ? '' : storageText(base);
    context.report(diagnostic('E304', placeOf(statement), { name }));
  }
  trustParameters(root, new Set(read.keys()), keepers, context);
}
