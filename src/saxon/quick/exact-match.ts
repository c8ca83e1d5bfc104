import type { XPathContext, Instruction } from '../load-saxon.js';
import { nodeTestOf } from './node-test.js';
import { conditionOf } from './quick-condition.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';

/** Whether a pattern matches an element. */
export type ExactTest = (element: XmlElement, context: XPathContext) => boolean;

/**
 * The elements that a pattern matches, as compiled stylesheets hold it: names, conditions, the pattern of the parent.
 * Undefined where there is more to it.
 */
export function exactTestOf(pattern: Instruction): ExactTest | undefined {
  const [inner, outer] = pattern.C ?? [];
  if (pattern.N === 'p.nodeTest') {
    const test = nodeTestOf(pattern.test ?? '');
    return /^[*?+]?NE/.test(pattern.test ?? '') ? test : undefined;
  }
  if (pattern.N === 'p.venn') return pattern.op === 'union' ? oneOf(pattern.C ?? []) : undefined;
  const own = inner && exactTestOf(inner);
  if (own === undefined || outer === undefined) return undefined;
  if (pattern.N === 'p.withPredicate') {
    const condition = readsVariable(outer) ? undefined : conditionOf(outer);
    return condition && ((it, context) => own(it, context) && condition.holds(it, context));
  }
  const around = pattern.N === 'p.withUpper' && pattern.axis === 'parent' ? exactTestOf(outer) : undefined;
  return (
    around &&
    ((it, context) => own(it, context) && isElement(it.parentNode) && around(it.parentNode, context))
  );
}

/** The contents of variables may be such that only SaxonJS can tell. */
function readsVariable(it: Instruction): boolean {
  return it.N === 'varRef' || (it.C ?? []).some(readsVariable);
}

function oneOf(patterns: readonly Instruction[]): ExactTest | undefined {
  const tests = patterns.map(exactTestOf);
  if (tests.includes(undefined)) return undefined;
  return (it, context) => tests.some((test) => test!(it, context));
}
