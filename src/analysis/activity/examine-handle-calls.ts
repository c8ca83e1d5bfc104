import { diagnostic } from '../../diagnostic/diagnostic.js';
import type { AnalysisContext } from '../analysis.js';
import { annotate, annotation, children, placeOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { functionAround } from '../names/function-around.js';
import { readWithVaried } from './read-with-varied.js';
import { storageText } from './storage-text.js';
import { suspectName, type SuspectedCalls } from './suspected-calls.js';
import { trustParameters } from './trust-parameters.js';
import type { VariedPaths } from '../handles/varied-paths.js';

/**
 * An apparent index may call a function handle; where the index is varied, that call would be active. It is refused, or,
 * where only the caller may give the handle, left to the derivative to see: before the access (`ada:suspect`), or at the
 * beginning for an independent (`trust-parameters.ts`); so are the objects that `keepers` may be.
 */
export function examineHandleCalls(
  root: XmlElement,
  varied: ReadonlyMap<XmlElement, VariedPaths>,
  { known, suspects }: SuspectedCalls,
  keepers: ReadonlySet<XmlElement>,
  context: AnalysisContext,
  isVaried: (it: XmlElement, state: VariedPaths) => boolean,
  mayDepend: ReadonlySet<XmlElement>,
): void {
  const read = readWithVaried(varied, isVaried, mayDepend);
  for (const [it, statement] of read) {
    const [base] = children(it);
    if (base !== undefined && suspects.has(it)) {
      annotate(it, 'suspect', suspectName(base));
      // It does not stay as it was written.
      const unit = functionAround(statement);
      if (mayDepend.has(unit) && annotation(unit, 'made') === undefined) annotate(unit, 'made', 'changed');
    }
    if (!known.has(it)) continue;
    const name = base === undefined ? '' : storageText(base);
    context.report(diagnostic('E304', placeOf(statement), { name }));
  }
  const trusted = new Set([...read.keys()].filter((it) => !suspects.has(it)));
  trustParameters(root, trusted, keepers, context);
}
