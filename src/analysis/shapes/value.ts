import { Dimension } from './dimension.js';
import { joinShapes, namedShape, sameShape, type Shape } from './shape.js';

/** The facts on a value before the program runs. */
export interface Value {
  readonly shape: Shape;
  /** Whether all elements are whole numbers. */
  readonly integer: boolean;
  /** Whether it is of class logical. */
  readonly logical: boolean;
  /** Whether it was asked for its class, or is made of what was, and is not of class logical: as an index, it is no mask. */
  readonly numeric: boolean;
  /** Whether it is put together from squares: not negative, for real numbers, and where it is zero its derivative is zero. */
  readonly squares: boolean;
  /** The same, if it is a scalar: of a matrix, `x^2` is none. */
  readonly squaresOfScalars: boolean;
  /** Whether, as an index, it names no element twice. */
  readonly unique: boolean;
  /** The number that a scalar is; of an array, its first, which ranges and sizes take of it. */
  readonly amount: Dimension | undefined;
  /** Whether the number has been found to be a size, but may be of a class of whole numbers: their arithmetic stops at zero. */
  readonly stops: boolean;
  /** Bounds of the elements, where they are known. */
  readonly least: Dimension | undefined;
  readonly most: Dimension | undefined;
  /** The shape whose size it is: the result of `size(x)`. */
  readonly sizeOf: Shape | undefined;
  /** The facts on fields, of a structure that is known to have them. */
  readonly fields: ReadonlyMap<string, Value> | undefined;
  /** The facts before a condition added more: they hold on other ways, too. */
  readonly general: Value | undefined;
}

/** A value of which nothing is known but a shape. */
export function valueOf(shape: Shape, more: Partial<Value> = {}): Value {
  const nothing = {
    integer: false,
    logical: false,
    numeric: false,
    squares: false,
    squaresOfScalars: false,
    unique: false,
    amount: undefined,
    stops: false,
    least: undefined,
    most: undefined,
    sizeOf: undefined,
    fields: undefined,
    general: undefined,
  };
  return { ...nothing, ...more, shape };
}

export function unknownValue(name: string): Value {
  return valueOf(namedShape(name));
}

/**
 * The facts on a value that comes from one of two places. Where they differ it gets `name`, which must stand for this place
 * and variable only, unless they differ but by what conditions have told.
 */
export function joinValues(one: Value, other: Value, name: string): Value {
  if (one === other) return one;
  const [untold, otherUntold] = [one.general ?? one, other.general ?? other];
  const isTold = untold !== one || otherUntold !== other;
  const wider = isTold ? joinValues(untold, otherUntold, name) : undefined;
  const isSame = sameShape(one.shape, other.shape);
  const keepsWider = !isSame && sameShape(untold.shape, otherUntold.shape);
  const same = (a: Dimension | undefined, b: Dimension | undefined): Dimension | undefined =>
    a !== undefined && b !== undefined && a.equals(b) ? a : undefined;
  return {
    shape: keepsWider ? untold.shape : joinShapes(one.shape, other.shape, name),
    integer: one.integer && other.integer,
    logical: one.logical && other.logical,
    numeric: one.numeric && other.numeric,
    squares: one.squares && other.squares,
    squaresOfScalars: one.squaresOfScalars && other.squaresOfScalars,
    unique: one.unique && other.unique,
    amount:
      same(one.amount, other.amount) ??
      wider?.amount ??
      (one.amount !== undefined && other.amount !== undefined
        ? Dimension.number(name, one.amount.mayBeText || other.amount.mayBeText)
        : undefined),
    stops: one.stops || other.stops,
    least: same(one.least, other.least) ?? wider?.least,
    most: same(one.most, other.most) ?? wider?.most,
    sizeOf: one.sizeOf?.key === other.sizeOf?.key ? one.sizeOf : wider?.sizeOf,
    fields: joinFields(one.fields, other.fields, name),
    general: isSame && one.general !== undefined && other.general !== undefined ? wider : undefined,
  };
}

/** The fields that both structures are known to have. */
function joinFields(one: Value['fields'], other: Value['fields'], name: string): Value['fields'] {
  if (one === other || one === undefined || other === undefined) return one && other;
  const common = [...one].flatMap(([field, value]) => {
    const twin = other.get(field);
    return twin === undefined ? [] : [[field, joinValues(value, twin, `${name}.${field}`)] as const];
  });
  return common.length > 0 ? new Map(common) : undefined;
}

/** Whether nothing tells two values apart. */
export function sameValue(one: Value, other: Value): boolean {
  return (
    one === other ||
    (one.shape.key === other.shape.key &&
      one.integer === other.integer &&
      one.logical === other.logical &&
      one.numeric === other.numeric &&
      one.squares === other.squares &&
      one.squaresOfScalars === other.squaresOfScalars &&
      one.unique === other.unique &&
      one.amount?.key === other.amount?.key &&
      one.stops === other.stops &&
      one.least?.key === other.least?.key &&
      one.most?.key === other.most?.key &&
      one.sizeOf?.key === other.sizeOf?.key &&
      sameFields(one.fields, other.fields) &&
      sameGeneral(one.general, other.general))
  );
}

function sameFields(one: Value['fields'], other: Value['fields']): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.size === other.size &&
    [...one].every(([field, value]) => {
      const twin = other.get(field);
      return twin !== undefined && sameValue(value, twin);
    })
  );
}

function sameGeneral(one: Value | undefined, other: Value | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return sameValue(one, other);
}
