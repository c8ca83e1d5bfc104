import { Dimension } from './dimension.js';
import { isScalar } from './shape.js';
import type { Value } from './value.js';

/** The bounds of a value: those of its elements, or the number that it is. */
export interface ElementBounds {
  readonly least: Dimension;
  readonly most: Dimension;
}

/**
 * The bounds of a value of which both are known and made of nothing but sizes and constants: such a value is of class double, as no
 * bounds are known of what may be of a class of whole numbers, whose arithmetic saturates.
 */
export function boundsOf({ shape, integer, stops, amount, least, most }: Value): ElementBounds | undefined {
  const number = isScalar(shape) ? amount : undefined;
  const [low, high] = [least ?? number, most ?? number];
  if (!integer || stops || low === undefined || high === undefined) return undefined;
  return low.isNamed || high.isNamed ? undefined : { least: low, most: high };
}

/** The bounds of what is put together from values whose bounds are constants. */
export function boundsOfConstants(values: readonly Value[]): ElementBounds | undefined {
  const bounds = values.map(boundsOf);
  const constants = bounds.flatMap((it) =>
    it?.least.isConstant === true && it.most.isConstant ? [it.least.constant, it.most.constant] : [],
  );
  if (values.length === 0 || constants.length < 2 * values.length) return undefined;
  return { least: Dimension.of(Math.min(...constants)), most: Dimension.of(Math.max(...constants)) };
}

/** The bounds of a product of two values, one of which has constants as bounds and the other is not negative, or has such, too. */
export function productBounds(one: Value, other: Value): ElementBounds | undefined {
  const [first, second] = [boundsOf(one), boundsOf(other)];
  if (first === undefined || second === undefined) return undefined;
  return scaledBounds(first, second) ?? scaledBounds(second, first);
}

function scaledBounds(scale: ElementBounds, it: ElementBounds): ElementBounds | undefined {
  if (!scale.least.isConstant || !scale.most.isConstant) return undefined;
  const [low, high] = [scale.least.constant, scale.most.constant];
  if (it.least.isConstant && it.most.isConstant) {
    const { least, most } = it;
    const corners = [low, high].flatMap((factor) => [factor * least.constant, factor * most.constant]);
    return { least: Dimension.of(Math.min(...corners)), most: Dimension.of(Math.max(...corners)) };
  }
  if (!it.least.isNonNegative) return undefined;
  return {
    least: (low < 0 ? it.most : it.least).times(low),
    most: (high < 0 ? it.least : it.most).times(high),
  };
}

/**
 * Whether a sum, a difference or a product has no number twice, as one operand has none and the other is a number: one that is not
 * zero, in a product.
 */
export function staysUnique(name: string, one: Value, other: Value): boolean {
  const [several, number] = isScalar(other.shape) ? [one, other] : [other, one];
  const bounds = boundsOf(number);
  if (!several.unique || !isScalar(number.shape) || boundsOf(several) === undefined || bounds === undefined)
    return false;
  if (name === 'plus' || name === 'minus') return true;
  return bounds.least.isPositive || bounds.most.times(-1).isPositive;
}
