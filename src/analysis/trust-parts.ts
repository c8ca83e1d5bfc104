import { annotate, annotation, functionsOf, walk } from '../pipeline/tree.js';
import type { AnalysisContext } from '../pipeline/analysis.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { indicesOf } from './differentiable-parts.js';
import { functionAround } from './function-around.js';
import { functionName } from './free-names.js';
import { possibleCalls } from './possible-calls.js';
import { container } from './possible-handles.js';
import type { VariedPaths } from './varied-paths.js';

/**
 * Independents are taken for numbers, and for structures and cells of numbers. Where what is a part of one is indexed
 * with something varied, as `mesh.p(:, mesh.t(1, k))`, that would be an active call if the part were a handle: then
 * `ada:trusted` on the entry names the independents, of which the derivative is to see that they hold none.
 */
export function trustParts(
  root: XmlElement,
  varied: ReadonlyMap<XmlElement, VariedPaths>,
  context: AnalysisContext,
  isVaried: (it: XmlElement, state: VariedPaths) => boolean,
): void {
  const { entry = '', independents = '' } = context.options;
  const calls = possibleCalls(root, context, container);
  const trusting: XmlElement[] = [];
  for (const [statement, state] of varied) {
    const products = annotation(functionAround(statement), 'products') ?? '';
    if (!/joint|pair/.test(products)) continue;
    walk(statement, (it) => {
      if (it.localName === 'statement-list') return false;
      if (calls.has(it) && indicesOf(it).some((index) => isVaried(index, state))) trusting.push(it);
      return undefined;
    });
  }
  const unit = functionsOf(root).find((it) => functionName(it) === entry);
  if (trusting.length > 0 && unit !== undefined) annotate(unit, 'trusted', independents);
}
