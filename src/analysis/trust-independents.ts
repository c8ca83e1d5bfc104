import { annotate, functionsOf } from '../pipeline/tree.js';
import type { AnalysisContext } from '../pipeline/analysis.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { functionName } from './free-names.js';
import { possibleCalls } from './possible-calls.js';

/**
 * Independents are taken for numbers, and for structures and cells of numbers. Where one, or a part of one, is indexed
 * with something varied, as in `mesh.p(:, mesh.t(1, k))`, that would be an active call if it were a handle: then
 * `ada:trusted` on the entry names the independent (`name=text` where `feval` would take text, too), and the derivative is
 * to see that there is no handle in it.
 */
export function trustIndependents(
  root: XmlElement,
  read: ReadonlySet<XmlElement>,
  context: AnalysisContext,
): void {
  const { entry = '', independents = '' } = context.options;
  const unit = functionsOf(root).find((it) => functionName(it) === entry);
  const callsOf = (trusted: readonly string[]): XmlElement[] =>
    [...possibleCalls(root, context, trusted)].filter((it) => read.has(it));
  if (unit === undefined || read.size === 0 || callsOf([]).length === 0) return;
  const all = independents.split(',');
  const found = all.flatMap((name) => {
    const calls = callsOf(all.filter((it) => it !== name));
    if (calls.length === 0) return [];
    return [calls.some((it) => it.localName === 'call') ? `${name}=text` : name];
  });
  annotate(unit, 'trusted', found.join(','));
}
