import { diagnostic } from '../diagnostic/diagnostic.js';
import type { AnalysisContext } from '../pipeline/analysis.js';
import { children, placeOf } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { functionAround } from './function-around.js';
import { readWithVaried } from './read-with-varied.js';
import { storageText } from './storage-text.js';
import type { VariedPaths } from './varied-paths.js';

/**
 * What looks like an index may call a function handle; where the index is varied, that call would be active.
 * Statements of functions that need not be differentiated (only called for values) may do that.
 */
export function refuseHandleCalls(
  unit: XmlElement,
  varied: ReadonlyMap<XmlElement, VariedPaths>,
  { report }: AnalysisContext,
  possibleCalls: ReadonlySet<XmlElement>,
  isVaried: (it: XmlElement, state: VariedPaths) => boolean,
): void {
  for (const [statement, state] of varied) {
    if (functionAround(statement) !== unit) continue;
    for (const it of readWithVaried(statement, (index) => isVaried(index, state))) {
      if (!possibleCalls.has(it)) continue;
      const [base] = children(it);
      const name = base === undefined ? '' : storageText(base);
      report(diagnostic('E304', placeOf(statement), { name }));
    }
  }
}
