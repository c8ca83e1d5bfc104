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
  if (value.localName !== 'var') return hasAdjoint ? undefined : summandOf(value, target.key) && target.key;
  const before = previousOf(assignment);
  const part = before === undefined || !isAssignment(before) ? undefined : onlyTarget(before);
  const total = before === undefined ? undefined : valueOf(before);
  if (part === undefined || total === undefined) return undefined;
  if (part.key !== variableKey(value) || !part.key.startsWith('tmp:') || !isPart(part.key)) return undefined;
  const sum = summandOf(total, target.key);
  if (sum === undefined) return undefined;
  const isSame = annotation(sum, 'fit') === 'same' && annotation(assignment, 'active') !== undefined;
  return hasAdjoint && !isSame ? undefined : target.key;
}

/** The operand of a sum or a difference to which the rest is added: the variable of this key. */
function summandOf(value: XmlElement, key: string): XmlElement | undefined {
  const isOperator = value.localName === 'binary' || value.getAttribute('unified') === 'binary';
  const op = value.getAttribute('op');
  if (!isOperator || (op !== '+' && op !== '-')) return undefined;
  const operands = value.localName === 'call' ? argumentsOf(value) : children(value);
  return operands.find(
    (it, index) => it.localName === 'var' && variableKey(it) === key && (op === '+' || index === 0),
  );
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
