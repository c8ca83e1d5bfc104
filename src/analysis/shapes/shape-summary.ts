import type { XmlElement } from '../../tree/xml-node.js';
import { Dimension } from './dimension.js';
import { functionName } from '../reading/free-names.js';
import { namedShape } from './shape.js';
import { usedAsNumbers, type Numbers } from './used-as-numbers.js';
import { sameValue, valueOf, type Value } from './value.js';

/** The facts on a function's parameters over all its calls, and on its outputs. */
export interface ShapeSummary {
  readonly unit: XmlElement;
  readonly name: string;
  /** The variables that hold numbers, as far as their use tells. */
  readonly numbers: Numbers;
  parameters: readonly (Value | undefined)[];
  outputs: readonly Value[];
  /** Whether a call has asked for its outputs. */
  isAsked: boolean;
}

/** The facts on a function before any of its calls is known. */
export function summaryOf(unit: XmlElement): ShapeSummary {
  const numbers = usedAsNumbers(unit);
  return { unit, name: functionName(unit), numbers, parameters: [], outputs: [], isAsked: false };
}

/** A value in a variable: where that holds numbers, its first has a name. */
export function numbered(value: Value, key: string, name: string, { numbers }: ShapeSummary): Value {
  if (value.amount !== undefined || !numbers.used.has(key)) return value;
  return { ...value, amount: Dimension.number(name, !numbers.sure.has(key)) };
}

/** The part of a value that means the same outside of the function where it was found. */
export function portable(value: Value): Value {
  const { integer, logical, squares, squaresOfScalars, unique, shape } = value;
  const isKnown = shape.kind === 'matrix' && shape.rows.isConstant && shape.columns.isConstant;
  return valueOf(isKnown ? shape : namedShape('?'), {
    integer,
    logical,
    squares,
    squaresOfScalars,
    unique,
  });
}

export function sameOutput(one: Value | undefined, other: Value): boolean {
  return one !== undefined && sameValue(one, other);
}
