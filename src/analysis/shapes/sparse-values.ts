import { annotation, children, itemsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { isMaker } from './makes-sparse.js';
import { keysOf } from '../names/names.js';
import { variableKey } from '../reading/variable.js';

/** Functions that give sparse matrices for sparse ones: names of functions, and spellings of operators. */
const keeping: ReadonlySet<string> = new Set([
  ...['plus', 'minus', 'uminus', 'uplus', 'times', 'mtimes', 'rdivide', 'mrdivide', 'transpose'],
  ...['ctranspose', 'kron', 'blkdiag', 'horzcat', 'vertcat', 'tril', 'triu'],
]);
const signs: ReadonlySet<string> = new Set(['+', '-', '.*', '()', "'", ".'", '[]']);
const quotients: ReadonlySet<string> = new Set(['/', './']);

/**
 * Which values look like sparse matrices, without regard to derivatives: what is made by functions that make such, and
 * what keeps them, also through functions of the program. Only whether it is worth while to look for patterns depends on it.
 */
export class SparseValues {
  /** By function: the variables, and whether each output. */
  readonly #variables = new Map<string, Set<string>>();
  readonly #outputs = new Map<string, readonly boolean[]>();
  readonly #units: ReadonlyMap<string, XmlElement>;

  constructor(units: readonly XmlElement[]) {
    this.#units = new Map(units.map((it) => [functionName(it), it]));
    for (let size = -1; size !== this.#size();) {
      size = this.#size();
      for (const unit of units) this.#read(unit);
    }
  }

  /** Whether a value in a function looks so. */
  has(value: XmlElement, unit: XmlElement): boolean {
    return this.#isSparse(value, this.#of(unit));
  }

  /** Whether a variable of a function does, or what a parameter is called with. */
  knows(key: string, unit: XmlElement): boolean {
    return this.#of(unit).has(key);
  }

  #size(): number {
    const found = [...this.#outputs.values()].flat().filter((it) => it).length;
    return [...this.#variables.values()].reduce((sum, { size }) => sum + size, found);
  }

  #of(unit: XmlElement): Set<string> {
    const name = functionName(unit);
    const known = this.#variables.get(name) ?? new Set<string>();
    this.#variables.set(name, known);
    return known;
  }

  #read(unit: XmlElement): void {
    const known = this.#of(unit);
    walk(bodyOf(unit), (it) => {
      if (it.localName === 'call') this.#hand(it, known);
      const value = isAssignment(it) ? valueOf(it) : undefined;
      if (value === undefined) return undefined;
      for (const { key, partial, position } of targetsOf(it))
        if (!partial && this.#isSparse(value, known, position)) known.add(key);
      return undefined;
    });
    const outputs = keysOf(unit, 'outvars').map((key) => known.has(key));
    this.#outputs.set(functionName(unit), outputs);
  }

  /** Passes to a function of the program its arguments. */
  #hand(call: XmlElement, known: ReadonlySet<string>): void {
    const unit = this.#units.get(calleeName(call));
    if (unit === undefined || annotation(call, 'is') !== 'user') return;
    const parameters = keysOf(unit, 'param-list');
    argumentsOf(call).forEach((it, index) => {
      const key = parameters[index];
      if (key !== undefined && this.#isSparse(it, known)) this.#of(unit).add(key);
    });
  }

  #isSparse(value: XmlElement, known: ReadonlySet<string>, position = 0): boolean {
    const parts = children(value);
    const isIn = (it: XmlElement): boolean => this.#isSparse(it, known);
    if (value.localName === 'var') return known.has(variableKey(value));
    if (value.localName === 'array') return parts.slice(0, 1).some(isIn);
    if (value.localName === 'unary') {
      const op = value.getAttribute('op');
      return signs.has(op) && (op === '[]' ? itemsOf(value) : parts).some(isIn);
    }
    if (value.localName === 'binary') {
      const op = value.getAttribute('op');
      if (op === '*') return this.#isProduct(parts, known);
      return (quotients.has(op) && parts.slice(0, 1).some(isIn)) || (signs.has(op) && parts.some(isIn));
    }
    if (value.localName !== 'call') return false;
    const name = calleeName(value);
    if (annotation(value, 'is') === 'user') return this.#outputs.get(name)?.[position] === true;
    const given = argumentsOf(value);
    if (name === 'mtimes') return this.#isProduct(given, known);
    return isMaker(value) || (keeping.has(name) && given.some(isIn));
  }

  /** Factors of a sparse matrix are mostly vectors. */
  #isProduct([left, right]: readonly XmlElement[], known: ReadonlySet<string>): boolean {
    if (left === undefined || right === undefined) return false;
    return this.#isSparse(right.localName === 'literal' ? left : right, known);
  }
}
