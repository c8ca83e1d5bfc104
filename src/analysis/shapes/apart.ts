import { Dimension } from './dimension.js';
import type { Value } from './value.js';

/** Whether no number can be in two of these values. Long lists of data are numbers: they are distinguished in their order. */
export function areAllApart(values: readonly Value[]): boolean {
  const ranges = values.map(({ least, most }) =>
    least?.isConstant === true && most?.isConstant === true ? [least.constant, most.constant] : undefined,
  );
  if (ranges.every((it) => it !== undefined)) {
    ranges.sort(([one = 0], [other = 0]) => one - other);
    return ranges.every(([least = 0], index) => index === 0 || (ranges[index - 1]?.[1] ?? 0) < least);
  }
  if (values.length > mostCompared) return false;
  return values.every((value, index) => values.slice(0, index).every((it) => areApart(it, value)));
}

/** Of more values than so many, each with each would take too long. */
const mostCompared = 50;

/** Whether no number can be in both of two values. */
function areApart(one: Value, other: Value): boolean {
  const isBelow = (low: Value, high: Value): boolean =>
    low.most !== undefined &&
    high.least !== undefined &&
    high.least.minus(low.most).minus(Dimension.one).isNonNegative;
  return isBelow(one, other) || isBelow(other, one);
}
