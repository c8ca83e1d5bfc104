import type { XmlElement } from '../../tree/xml-node.js';
import { Dimension } from './dimension.js';
import { functionName } from '../reading/free-names.js';
import { isOfParameters, isSizeOfParameters } from './parameter-shapes.js';
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
  /** Whether it is analysed just now: a call that it leads to takes what is known of it. */
  isUnderWay: boolean;
  /** How many times its outputs have changed. */
  changes: number;
}

/** The facts on a function before any of its calls is known. */
export function summaryOf(unit: XmlElement): ShapeSummary {
  const numbers = usedAsNumbers(unit);
  const facts = { parameters: [], outputs: [], isAsked: false, isUnderWay: false, changes: 0 };
  return { unit, name: functionName(unit), numbers, ...facts };
}

/** A value in a variable: where that holds numbers, its first has a name. */
export function numbered(value: Value, key: string, name: string, { numbers }: ShapeSummary): Value {
  if (value.amount !== undefined || !numbers.used.has(key)) return value;
  return { ...value, amount: Dimension.number(name, !numbers.sure.has(key)) };
}

/** The part of a value that means the same outside of the function where it was found, or by what its parameters are. */
export function portable(value: Value): Value {
  const { integer, logical, squares, squaresOfScalars, unique, shape, amount, stops } = value;
  return valueOf(isOfParameters(shape) ? shape : namedShape('?'), {
    integer,
    logical,
    squares,
    squaresOfScalars,
    unique,
    amount: amount !== undefined && isSizeOfParameters(amount) ? amount : undefined,
    stops,
  });
}

export function sameOutput(one: Value | undefined, other: Value): boolean {
  return one !== undefined && sameValue(one, other);
}
