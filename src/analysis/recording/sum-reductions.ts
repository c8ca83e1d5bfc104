import { annotation, children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { isAssignment, targetsOf, valueOf, type Target } from '../reading/assignment.js';
import { argumentsOf } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { variableKey } from '../reading/variable.js';

/**
 * The variables to which a loop only adds, as `f = f + e`, `f = e + f` and `f = f - e`, wherever they stand in it, and which it
 * reads for nothing else. Their adjoints are the same in all iterations, so no iteration needs their values. The terms must
 * not change the size of a sum that has an adjoint.
 */
export function sumReductions(loop: XmlElement): ReadonlySet<string> {
  const mentions = new Map<string, number>();
  const writes = new Map<string, number>();
  const sums = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  walk(loop, (it) => {
    if (it.localName === 'var') count(mentions, variableKey(it));
    if (it === loop || it.parentNode?.localName === 'statement-list') {
      for (const key of accessesOf(it).writes) count(writes, key);
    }
    return undefined;
  });
  const isPart = (key: string): boolean => mentions.get(key) === 2;
  walk(bodyOf(loop), (it) => {
    const key = isAssignment(it) ? sumAt(it, isPart) : undefined;
    if (key !== undefined) count(sums, key);
    return undefined;
  });
  const isSum = ([key, times]: [string, number]): boolean =>
    writes.get(key) === times && mentions.get(key) === 2 * times;
  return new Set([...sums].filter(isSum).map(([key]) => key));
}

/** The variable to which an assignment adds a term, perhaps with a temporary (`isPart`) in between. */
function sumAt(assignment: XmlElement, isPart: (key: string) => boolean): string | undefined {
  const target = onlyTarget(assignment);
  const value = valueOf(assignment);
  if (target === undefined || value === undefined || target.variable.firstChild?.localName !== 'id')
    return undefined;
  const kind =
    annotation(target.variable, 'container') ??
    annotation(target.variable, 'outer') ??
    annotation(target.variable, 'sparse');
  if (kind !== undefined) return undefined;
  const hasAdjoint = annotation(target.variable, 'adjoint') !== undefined;
  if (!hasAdjoint && summandOf(value, target.key) !== undefined) return target.key;
  return addsTo(target.key, assignment, { isPart, hasAdjoint }) ? target.key : undefined;
}

/** Whether an assignment gives a sum with a term that is the variable, as a temporary of this kind may be: `f = f + a + b` has two. */
function addsTo(
  key: string,
  assignment: XmlElement,
  loop: { readonly isPart: (key: string) => boolean; readonly hasAdjoint: boolean },
): boolean {
  const value = valueOf(assignment);
  if (value === undefined) return false;
  const isFit = (it: XmlElement): boolean =>
    !loop.hasAdjoint ||
    it === value ||
    (annotation(it, 'fit') === 'same' && annotation(assignment, 'active') !== undefined);
  const terms = value.localName === 'var' ? [value] : termsOf(value);
  return terms.filter(isFit).some((it) => {
    const own = variableKey(it);
    if (own === key) return onlyTarget(assignment)?.key !== key;
    if (!own.startsWith('tmp:') || !loop.isPart(own)) return false;
    const before = givenBefore(own, assignment);
    return before !== undefined && addsTo(key, before, loop);
  });
}

/** The assignment before another, in the same list, that gives a variable its value. */
function givenBefore(key: string, assignment: XmlElement): XmlElement | undefined {
  let it = previousOf(assignment);
  while (it !== undefined && !(isAssignment(it) && onlyTarget(it)?.key === key)) it = previousOf(it);
  return it;
}

/** The operand of a sum or a difference to which the rest is added: the variable of this key. */
function summandOf(value: XmlElement, key: string): XmlElement | undefined {
  return termsOf(value).find((it) => variableKey(it) === key);
}

/** The variables to which a sum or a difference adds the rest. */
function termsOf(value: XmlElement): XmlElement[] {
  const isOperator = value.localName === 'binary' || value.getAttribute('unified') === 'binary';
  const op = value.getAttribute('op');
  if (!isOperator || (op !== '+' && op !== '-')) return [];
  const operands = value.localName === 'call' ? argumentsOf(value) : children(value);
  return operands.filter((it, index) => it.localName === 'var' && (op === '+' || index === 0));
}

function onlyTarget(assignment: XmlElement): Target | undefined {
  const [target, ...others] = targetsOf(assignment);
  return target === undefined || target.partial || others.length > 0 ? undefined : target;
}

/** The statement in front of another. */
function previousOf(statement: XmlElement): XmlElement | undefined {
  const statements = children(statement.parentNode as XmlElement);
  return statements[statements.indexOf(statement) - 1];
}
