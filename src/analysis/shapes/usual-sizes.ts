import { children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf, type Target } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { variableKey } from '../reading/variable.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { Dimension } from './dimension.js';
import { UsualArrays } from './usual-arrays.js';

/** The rows and columns that a value has in usual calls. */
export interface Sizes {
  readonly rows: Dimension;
  readonly columns: Dimension;
}

const number: Sizes = { rows: Dimension.one, columns: Dimension.one };
const rounds = 3;
const sizeFunctions: ReadonlySet<string> = new Set(['size', 'numel', 'length', 'rows', 'columns']);
/** Functions that may multiply by a number. */
const scaling: ReadonlySet<string> = new Set(['mtimes', 'mrdivide', 'mldivide']);

/**
 * The sizes of the variables of a function if it is called as its text suggests: matrices that fit where they are multiplied, columns
 * where one index is given, numbers where nothing else is asked. It is a guess, one for each variable over all of the function:
 * a test must stand before what makes use of it.
 */
export class UsualSizes {
  readonly #arrays: UsualArrays;
  readonly #sizes = new Map<string, Sizes>();
  readonly #amounts = new Map<string, Dimension>();
  /** The sizes that have turned out to be made of others. */
  readonly #known = new Map<string, Dimension>();
  /** The values that variables are assigned last, and the single indices of parts that are read of them; undefined for several. */
  readonly #values = new Map<string, XmlElement>();
  readonly #ends = new Map<string, (XmlElement | undefined)[]>();
  #next = 0;

  constructor(
    unit: XmlElement,
    parameters: ReadonlySet<string>,
    readonly rules: RuleTable,
  ) {
    this.#arrays = new UsualArrays(unit, parameters);
    const assignments: XmlElement[] = [];
    const asColumns = new Set<string>();
    const asMatrices = new Set<string>();
    walk(unit, (it) => {
      if (isAssignment(it)) assignments.push(it);
      const indexed = indexedVariable(it);
      if (indexed !== undefined)
        this.#noteIndices(variableKey(indexed.variable), children(indexed.indices), asColumns, asMatrices);
      if (it.localName === 'call' && ['numel', 'length'].includes(calleeName(it)))
        for (const asked of argumentsOf(it)) if (asked.localName === 'var') asColumns.add(variableKey(asked));
      return undefined;
    });
    for (const key of asColumns)
      if (!asMatrices.has(key)) this.#sizes.set(key, { rows: this.#fresh(), columns: Dimension.one });
    for (let round = 0; round < rounds; round += 1) {
      for (const it of assignments) this.#assign(it, parameters);
      for (const [key, ends] of this.#ends) this.#stretch(key, ends);
    }
  }

  /** All elements of an array make no column of it. */
  #noteIndices(
    key: string,
    indices: readonly XmlElement[],
    asColumns: Set<string>,
    asMatrices: Set<string>,
  ): void {
    const [index, ...others] = indices;
    if (index === undefined) return;
    if (others.length > 0) asMatrices.add(key);
    else if (index.localName !== 'colon') asColumns.add(key);
    const ends = this.#ends.get(key) ?? [];
    this.#ends.set(key, [...ends, others.length > 0 ? undefined : index]);
  }

  /** A column of which only parts with known ends are read is as long as the last of them reaches. */
  #stretch(key: string, indices: readonly (XmlElement | undefined)[]): void {
    if (this.#sizes.get(key)?.columns.isOne !== true) return;
    const ends = indices.map((it) => (it === undefined ? undefined : this.#endOf(it)));
    const known = ends.flatMap((it) => it ?? []);
    if (known.length < ends.length) return;
    const last = known.find((it) => known.every((other) => isAtLeast(it, other)));
    if (last !== undefined && known.length > 1) this.#equate(this.#ofVariable(key).rows, last);
  }

  #endOf(index: XmlElement): Dimension | undefined {
    if (index.localName === 'literal') return this.#exactly(index);
    const [, end, last] = children(this.#rangeOf(index) ?? index);
    return end !== undefined && last === undefined && this.#rangeOf(index) !== undefined
      ? this.#exactly(end)
      : undefined;
  }

  /** The range that an index is, or that its variable holds. */
  #rangeOf(it: XmlElement): XmlElement | undefined {
    const held = it.localName === 'var' ? this.#values.get(variableKey(it)) : it;
    return held?.localName === 'range' ? held : undefined;
  }

  /** A whole number of which it is known what sizes it is made of. */
  #exactly(it: XmlElement): Dimension | undefined {
    if (it.localName === 'literal' && /^\d+$/.test(it.textContent))
      return Dimension.of(Number(it.textContent));
    if (it.localName === 'var') return this.#amounts.get(variableKey(it));
    if (it.localName === 'call') return this.#sizeAsked(it);
    const [one, other] = children(it).map((part) => this.#exactly(part));
    if (it.localName !== 'binary' || one === undefined || other === undefined) return undefined;
    switch (it.getAttribute('op')) {
      case '+':
        return one.plus(other);
      case '-':
        return one.minus(other);
      case '*':
        return one.product(other);
      default:
        return undefined;
    }
  }

  /** The size that is asked of a variable: `numel(x)`, `size(x, 2)`. */
  #sizeAsked(call: XmlElement): Dimension | undefined {
    const [asked, along] = argumentsOf(call);
    if (asked?.localName !== 'var' || !sizeFunctions.has(calleeName(call))) return undefined;
    const { rows, columns } = this.#ofVariable(variableKey(asked));
    return along?.textContent === '2' || calleeName(call) === 'columns' ? columns : rows;
  }

  of(key: string): Sizes {
    const { rows, columns } = this.#ofVariable(key);
    return { rows: this.#resolved(rows), columns: this.#resolved(columns) };
  }

  #fresh(): Dimension {
    this.#next += 1;
    return Dimension.size(`usual${this.#next}`, true);
  }

  #unknown(): Sizes {
    return { rows: this.#fresh(), columns: this.#fresh() };
  }

  #resolved(it: Dimension): Dimension {
    for (let now = it; ;) {
      const next = now.replaced(this.#known);
      if (next.equals(now)) return now;
      now = next;
    }
  }

  /** Takes two sizes for equal: one that stands for itself becomes the other. */
  #equate(first: Dimension, second: Dimension): void {
    const [one, other] = [this.#resolved(first), this.#resolved(second)];
    if (one.equals(other)) return;
    const replaced = [one, other].find((it, index) => {
      const atom = it.atom;
      return atom !== undefined && ![one, other][1 - index]?.terms.has(atom);
    });
    if (replaced?.atom !== undefined) this.#known.set(replaced.atom, replaced === one ? other : one);
  }

  #join(one: Sizes, other: Sizes): void {
    this.#equate(one.rows, other.rows);
    this.#equate(one.columns, other.columns);
  }

  #ofVariable(key: string): Sizes {
    const known = this.#sizes.get(key);
    if (known !== undefined) return known;
    const sizes = this.#arrays.has(key) ? this.#unknown() : number;
    this.#sizes.set(key, sizes);
    return sizes;
  }

  #assign(assignment: XmlElement, parameters: ReadonlySet<string>): void {
    const right = valueOf(assignment);
    const targets = targetsOf(assignment);
    if (right === undefined) return;
    this.#note(right, targets);
    const [target, ...others] = targets;
    if (target !== undefined) this.#values.set(target.key, right);
    if (target === undefined || target.partial || others.length > 0) return;
    this.#bias(right, parameters);
    const sizes = this.#ofExpression(right);
    if (this.#arrays.has(target.key)) this.#join(this.#ofVariable(target.key), sizes);
  }

  /** The numbers that are sizes. */
  #note(right: XmlElement, targets: readonly Target[]): void {
    if (right.localName !== 'call') return;
    const [asked, along] = argumentsOf(right);
    if (asked?.localName !== 'var') return;
    const { rows, columns } = this.#ofVariable(variableKey(asked));
    const [first, second] = targets;
    if (calleeName(right) === 'size' && second !== undefined) {
      if (first !== undefined) this.#amounts.set(first.key, rows);
      this.#amounts.set(second.key, columns);
    } else if (first !== undefined) {
      const amount = along === undefined ? rows : along.textContent === '1' ? rows : columns;
      if (['size', 'numel', 'length'].includes(calleeName(right))) this.#amounts.set(first.key, amount);
    }
  }

  /** A vector that is added to the product of a matrix that is a parameter, and is nothing else, is a column. */
  #bias(right: XmlElement, parameters: ReadonlySet<string>): void {
    const [sum, added] = calleeName(right) === 'plus' ? argumentsOf(right) : [];
    if (sum === undefined || added?.localName !== 'var' || !this.#arrays.isArray(sum)) return;
    const key = variableKey(added);
    if (
      !parameters.has(key) ||
      !/^b/.test(added.textContent) ||
      this.#sizes.get(key)?.columns.isOne === false
    )
      return;
    this.#sizes.set(key, { rows: this.#ofExpression(sum).rows, columns: Dimension.one });
  }

  #amountOf(it: XmlElement): Dimension {
    return this.#exactly(it) ?? this.#fresh();
  }

  #ofExpression(it: XmlElement): Sizes {
    if (!this.#arrays.isArray(it)) return number;
    const indexed = indexedVariable(it);
    if (indexed !== undefined) return this.#ofPart(variableKey(indexed.variable), children(indexed.indices));
    if (it.localName === 'var') return this.#ofVariable(variableKey(it));
    if (it.localName === 'call') return this.#ofCall(calleeName(it), argumentsOf(it));
    const [part, ...others] = bracketed(it);
    return part !== undefined && others.length === 0 ? this.#ofExpression(part) : this.#unknown();
  }

  #ofPart(key: string, indices: readonly XmlElement[]): Sizes {
    const whole = this.#ofVariable(key);
    const [first, second] = indices;
    const along = (index: XmlElement, size: Dimension): Dimension => {
      if (index.localName === 'colon') return size;
      const [begin, end, last] = children(this.#rangeOf(index) ?? index);
      const [from, to] = [begin, end].map((it) => it && this.#exactly(it));
      if (this.#rangeOf(index) !== undefined && from && to && last === undefined)
        return to.minus(from).plus(Dimension.one);
      return this.#arrays.isArray(index) ? this.#fresh() : Dimension.one;
    };
    if (first === undefined) return this.#unknown();
    if (second === undefined) return { rows: along(first, whole.rows), columns: Dimension.one };
    return { rows: along(first, whole.rows), columns: along(second, whole.columns) };
  }

  #ofCall(name: string, given: readonly XmlElement[]): Sizes {
    const [first, second] = given;
    if (first === undefined) return this.#unknown();
    const one = this.#ofExpression(first);
    const other = second === undefined ? number : this.#ofExpression(second);
    const areArrays = this.#arrays.isArray(first) && second !== undefined && this.#arrays.isArray(second);
    switch (name) {
      case 'zeros':
      case 'ones':
      case 'eye':
        return { rows: this.#amountOf(first), columns: this.#amountOf(second ?? first) };
      case 'ctranspose':
      case 'transpose':
        return { rows: one.columns, columns: one.rows };
      case 'diag':
        return this.#resolved(one.columns).isOne
          ? { rows: one.rows, columns: one.rows }
          : { rows: one.rows, columns: Dimension.one };
      case 'inv':
        this.#equate(one.rows, one.columns);
        return one;
      case 'vertcat':
        return given.slice(1).reduce((sum, it) => {
          const next = this.#ofExpression(it);
          this.#equate(sum.columns, next.columns);
          return { rows: sum.rows.plus(next.rows), columns: sum.columns };
        }, one);
      case 'mtimes':
        if (!areArrays) break;
        this.#equate(one.columns, other.rows);
        return { rows: one.rows, columns: other.columns };
      case 'mldivide':
        if (!areArrays) break;
        this.#equate(one.rows, one.columns);
        this.#equate(one.rows, other.rows);
        return other;
      case 'mrdivide':
        if (!areArrays) break;
        this.#equate(other.rows, other.columns);
        this.#equate(one.columns, other.rows);
        return one;
      case 'sum':
      case 'max':
      case 'min': {
        const along = given.at(-1);
        if (along?.localName !== 'literal' || given.length !== (name === 'sum' ? 2 : 3)) break;
        return along.textContent === '2'
          ? { rows: one.rows, columns: Dimension.one }
          : { rows: Dimension.one, columns: one.columns };
      }
    }
    const isElementwise = this.rules.ruleFor(name, given, 1)?.elementwise === true || scaling.has(name);
    return isElementwise ? this.#ofOperands(given) : this.#unknown();
  }

  /** The sizes of operands that are the same, but for numbers, rows and columns that are repeated. */
  #ofOperands(given: readonly XmlElement[]): Sizes {
    const arrays = given.filter((it) => this.#arrays.isArray(it)).map((it) => this.#ofExpression(it));
    return arrays.reduce((one, other) => ({
      rows: this.#common(one.rows, other.rows),
      columns: this.#common(one.columns, other.columns),
    }));
  }

  #common(one: Dimension, other: Dimension): Dimension {
    if (this.#resolved(one).isOne) return other;
    if (this.#resolved(other).isOne) return one;
    this.#equate(one, other);
    return one;
  }
}

/** Whether a size is as large as another, whatever sizes it is made of. */
function isAtLeast(one: Dimension, other: Dimension): boolean {
  const { constant, terms } = one.minus(other);
  return (
    constant + [...terms.values()].filter((it) => it > 0).length >= 0 &&
    [...terms.values()].every((it) => it >= 0)
  );
}

/** The parts between brackets, in one row. */
function bracketed(it: XmlElement): XmlElement[] {
  if (it.localName !== 'unary' || it.getAttribute('op') !== '[]') return [];
  return children(it)
    .flatMap((rows) => children(rows))
    .flatMap((items) => children(items));
}
