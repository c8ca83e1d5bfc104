import type { AnnotationValues } from '../../tree/annotation-names.js';
import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { Dimension } from './dimension.js';
import type { Value } from './value.js';

/**
 * How a range of step 1 or -1 can be run backwards: `integer` if both bounds are whole numbers and all values are
 * positive, so that they can number the iterations too; `unit` if only the first is known to be a positive constant, so that
 * the number of values tells the last.
 */
export function rangeKind(range: XmlElement, parts: readonly Value[]): AnnotationValues['range'] | undefined {
  const [first, ...others] = parts;
  const last = others.at(-1);
  const step = others.length > 1 ? others[0]?.amount : Dimension.one;
  if (
    first === undefined ||
    last === undefined ||
    step?.isConstant !== true ||
    Math.abs(step.constant) !== 1
  ) {
    return undefined;
  }
  const least = step.constant === 1 ? first : last;
  const isConstant = least.amount?.isConstant === true && least.amount.constant >= 1;
  if (first.integer && last.integer && (isConstant || least.least?.isPositive === true)) return 'integer';
  return isConstant && step.constant === 1 && children(range).length === 2 ? 'unit' : undefined;
}
