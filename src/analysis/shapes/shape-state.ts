import type { XmlElement } from '../../tree/xml-node.js';
import type { AskedPlace } from './asked-place.js';
import type { Dimension } from './dimension.js';
import { ForkedMap } from '../reading/forked-map.js';
import { isOfParameters } from './parameter-shapes.js';
import {
  columnsOf,
  isScalar,
  matrixShape,
  namedShape,
  pagedShape,
  pageOf,
  pagesOf,
  rowsOf,
  sameShape,
  sizesOfNamed,
  type Shape,
} from './shape.js';
import type { FoundSizes } from './equal-sizes.js';
import type { AmountOf, SizeFact } from './size-facts.js';
import { joinValues, sameValue, unknownValue, type Value } from './value.js';

/** An element of an array that is known to exist, and the variables that its indices depend on. */
interface Element {
  readonly text: string;
  readonly depends: readonly string[];
}

/** The facts at a point of a function: on variables, and on elements of arrays that have been read or written. */
export class ShapeState {
  constructor(
    readonly values = new ForkedMap<Value>(),
    readonly elements = new ForkedMap<readonly Element[]>(),
  ) {}

  copy(): ShapeState {
    return new ShapeState(this.values.copy(), this.elements.copy());
  }

  /** Whether a variable is known to be a scalar. */
  isScalar(key: string): boolean {
    const value = this.values.get(key);
    return value !== undefined && isScalar(value.shape);
  }

  assign(key: string, value: Value): void {
    this.values.set(key, value);
    this.elements.delete(key);
    for (const [array, known] of this.elements) {
      if (known.some((it) => it.depends.includes(key))) {
        this.elements.set(
          array,
          known.filter((it) => !it.depends.includes(key)),
        );
      }
    }
  }

  /** Takes note that an element has been read or written: it exists. */
  touch(array: string, text: string, depends: readonly string[]): void {
    const known = this.elements.get(array) ?? [];
    if (!known.some((it) => it.text === text)) this.elements.set(array, [...known, { text, depends }]);
  }

  exists(array: string, text: string): boolean {
    return this.elements.get(array)?.some((it) => it.text === text) === true;
  }

  /** Takes note of what a condition tells of a variable's class, and of its shape and of all that has the same. */
  learn(
    facts: readonly SizeFact[],
    nameOf: (element: XmlElement) => string = () => '',
    amountOf: AmountOf = () => undefined,
  ): void {
    for (const fact of facts) {
      const { narrow, find, isNumeric, isWhole, isFieldBy } = fact;
      if (isFieldBy !== undefined && this.#at(fact) === undefined)
        this.#set(fact, unknownValue(nameOf(isFieldBy)));
      const known = this.#at(fact);
      if (known === undefined) continue;
      if (isNumeric === true && !known.numeric) this.#set(fact, { ...known, numeric: true });
      if (isWhole === true && !known.integer)
        this.#set(fact, { ...known, integer: true, general: known.general ?? known });
      const before = known.shape;
      const now = narrow?.(before, (other) => this.#at(other)?.shape, amountOf);
      if (now !== undefined && !sameShape(before, now)) this.#narrow((it) => narrowed(it, before, now));
      const sizes = find?.(this.#at(fact)?.shape ?? before, amountOf);
      if (sizes !== undefined) this.#narrow((it) => resized(it, sizes));
    }
  }

  /** The facts on a variable, or on a field of it. */
  #at({ key, path }: AskedPlace): Value | undefined {
    return path.reduce<Value | undefined>((it, field) => it?.fields?.get(field), this.values.get(key));
  }

  #set({ key, path }: AskedPlace, value: Value): void {
    const root = this.values.get(key);
    const told = root && withField(root, path, value);
    if (told !== undefined) this.values.set(key, told);
  }

  #narrow(by: (value: Value) => Value): void {
    for (const [name, value] of this.values) {
      const told = toldOf(value, by);
      if (told !== value) this.values.set(name, told);
    }
  }

  /**
   * Joins what is known on another way into this state; `name` gives the names of what differs. A variable that only
   * one way assigns to is taken as different: in a loop, what is known of it would be about another iteration.
   */
  join(other: ShapeState, name: (key: string) => string): boolean {
    let changed = false;
    for (const key of this.values.differing(other.values)) {
      const [one, two] = [this.values.get(key), other.values.get(key)];
      const known = one ?? two;
      if (one === two || known === undefined) continue;
      if (one !== undefined && two !== undefined && sameValue(one, two)) continue;
      const joined = joinValues(
        one ?? unnamed(known, name(key)),
        two ?? unnamed(known, name(key)),
        name(key),
      );
      if (one !== undefined && sameValue(one, joined)) continue;
      this.values.set(key, joined);
      changed = true;
    }
    for (const array of this.elements.differing(other.elements)) {
      const known = this.elements.get(array) ?? [];
      const kept = known.filter((it) => other.exists(array, it.text));
      if (kept.length === known.length) continue;
      this.elements.set(array, kept);
      changed = true;
    }
    return changed;
  }
}

/** A value with what is known of a field; undefined where a structure on the way to it is not known to be one. */
function withField(it: Value, [field, ...path]: readonly string[], value: Value): Value | undefined {
  if (field === undefined) return value;
  const inner = it.fields?.get(field);
  const told = path.length === 0 ? value : inner && withField(inner, path, value);
  return told && { ...it, fields: new Map([...(it.fields ?? []), [field, told]]) };
}

/** A value and its fields by what has been learned; they keep what holds without that. */
function toldOf(value: Value, by: (value: Value) => Value): Value {
  const own = by(value);
  const fields = value.fields && new Map([...value.fields].map(([name, it]) => [name, toldOf(it, by)]));
  const isSame = fields === undefined || [...fields].every(([name, it]) => value.fields?.get(name) === it);
  if (own === value && isSame) return value;
  return { ...own, fields, general: own === value ? value.general : (value.general ?? value) };
}

/**
 * The value of a variable that is unassigned on one way: of what else is known of it only that holds there which is the same
 * in all iterations, such as the sizes of parameters. Nobody reads it on the way on which it has no value.
 */
function unnamed(it: Value, name: string): Value {
  const less = { amount: undefined, least: undefined, most: undefined, sizeOf: undefined, fields: undefined };
  return { ...it, ...less, shape: isOfParameters(it.shape) ? it.shape : namedShape(name) };
}

/** A value by what has been learned of a shape: its own shape, and sizes that were asked for before. */
function narrowed(value: Value, before: Shape, now: Shape): Value {
  const sizes = new Map<string, Dimension>();
  for (const sizeOf of sizesOfNamed) {
    const { atom } = sizeOf(before);
    if (atom !== undefined) sizes.set(atom, sizeOf(now));
  }
  return resized(value, sizes, (it) => (sameShape(it, before) ? now : undefined));
}

/** A value by what sizes have turned out to be, and shapes. */
function resized(
  value: Value,
  sizes: FoundSizes,
  found: (shape: Shape) => Shape | undefined = () => undefined,
): Value {
  const dimension = (it: Dimension): Dimension => it.replaced(sizes);
  const shape = (it: Shape): Shape => {
    const known = found(it);
    if (known === undefined && sizes.get(pagesOf(it))?.isOne === true)
      return matrixShape(dimension(rowsOf(it)), dimension(columnsOf(it)));
    const page = pageOf(it);
    if (known !== undefined || page === undefined) return known ?? it;
    const [rows, columns] = [dimension(page.rows), dimension(page.columns)];
    if (it.kind === 'matrix') return matrixShape(rows, columns);
    return rows.equals(page.rows) && columns.equals(page.columns)
      ? it
      : pagedShape(it.key, { rows, columns });
  };
  const amount = value.amount && dimension(value.amount);
  const told: Value = {
    ...value,
    shape: shape(value.shape),
    // A number that is a size is a whole one.
    integer: value.integer || (amount?.isSize === true && isScalar(value.shape)),
    amount,
    stops: value.stops || (value.amount?.isNamed === true && amount?.isNamed === false),
    least: value.least && dimension(value.least),
    most: value.most && dimension(value.most),
    sizeOf: value.sizeOf && shape(value.sizeOf),
  };
  return sameValue(told, value) ? value : told;
}
