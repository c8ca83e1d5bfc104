import { annotation, children, functionsOf, holds, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { isActive } from '../reading/is-active.js';
import { variableKey } from '../reading/variable.js';
import { isMaker, makesSparse } from './makes-sparse.js';

/** Functions whose results are full, whatever they are given. */
const full: ReadonlySet<string> = new Set([
  ...['full', 'size', 'numel', 'rows', 'columns', 'length', 'ndims', 'zeros', 'ones', 'isempty', 'isscalar'],
]);
/** Functions that call others, which may make anything. */
const calling: ReadonlySet<string> = new Set(['feval', 'cellfun', 'arrayfun', 'accumarray', 'structfun']);

/**
 * Which statements of a program that makes sparse matrices have to do with these: where a value may be sparse, or the adjoint of
 * a full one. Octave expands no operands that are sparse, and adjoints of full values have to be full in the end.
 *
 * Arguments of the program are full, if it does not ask whether one is sparse. Programs of several functions are not looked
 * into.
 */
export class SparseReach {
  readonly #isWhole: boolean;
  readonly #values = new Set<string>();
  readonly #adjoints = new Set<string>();

  constructor(root: XmlElement) {
    const units = functionsOf(root);
    const isUnclear = (it: XmlElement): boolean =>
      it.localName === 'anonymous-function' ||
      it.localName === 'function-handle' ||
      (it.localName === 'call' &&
        (annotation(it, 'is') === 'user' || ['issparse', ...calling].includes(calleeName(it))));
    const [unit] = units;
    this.#isWhole = units.length !== 1 || unit === undefined || holds(root, isUnclear);
    if (unit === undefined || this.#isWhole || !makesSparse(root)) return;
    const statements: XmlElement[] = [];
    walk(bodyOf(unit), (it) => {
      if (isAssignment(it)) statements.push(it);
      const [variable, columns] = ['for', 'parfor'].includes(it.localName) ? children(it) : [];
      // The columns of a sparse matrix are sparse: those of any that is not a range may be.
      if (variable !== undefined && columns?.localName !== 'range') this.#values.add(variableKey(variable));
      return undefined;
    });
    for (let size = -1; size !== this.#values.size;) {
      size = this.#values.size;
      for (const it of statements) this.#spread(it);
    }
    for (let size = -1; size !== this.#adjoints.size;) {
      size = this.#adjoints.size;
      for (const it of statements) this.#spreadBack(it);
    }
  }

  /** Whether a statement does, in a program that makes sparse matrices. */
  concerns(statement: XmlElement): boolean {
    if (this.#isWhole) return true;
    const value = valueOf(statement);
    const keys = targetsOf(statement).map(({ key }) => key);
    const isIn = (key: string): boolean => this.#values.has(key) || this.#adjoints.has(key);
    return keys.some(isIn) || value === undefined || this.#touches(value);
  }

  #spread(statement: XmlElement): void {
    const value = valueOf(statement);
    if (value === undefined || !this.#isSparse(value)) return;
    for (const { key } of targetsOf(statement)) this.#values.add(key);
  }

  /** Adds the operands whose adjoints may be sparse. */
  #spreadBack(statement: XmlElement): void {
    const value = valueOf(statement);
    if (value === undefined || !isActive(statement)) return;
    const keys = targetsOf(statement).map(({ key }) => key);
    const isIn = keys.some((key) => this.#values.has(key) || this.#adjoints.has(key));
    const isPassedOn = keys.some((key) => this.#adjoints.has(key));
    const name = value.localName === 'call' ? calleeName(value) : '';
    // The adjoint of what is assembled is full.
    if (name === 'sparse' && argumentsOf(value).length > 2) return;
    const [, right] = value.localName === 'call' ? argumentsOf(value) : [];
    const isSolve = name === 'mldivide' && right !== undefined;
    const taking = isSolve ? isPassedOn : isIn || this.#touches(value);
    if (!taking) return;
    walk(isSolve ? right : value, (it) => {
      if (it.localName === 'var' && isActive(it)) this.#adjoints.add(variableKey(it));
      return undefined;
    });
  }

  /** Whether an operand may be sparse. */
  #touches(value: XmlElement): boolean {
    return holds(
      value,
      (it) =>
        (it.localName === 'var' && this.#values.has(variableKey(it))) ||
        (it.localName === 'call' && isMaker(it)),
    );
  }

  #isSparse(value: XmlElement): boolean {
    if (value.localName === 'call') {
      if (full.has(calleeName(value))) return false;
      const [, right] = argumentsOf(value);
      if (calleeName(value) === 'mldivide' && right !== undefined) return this.#isSparse(right);
    }
    if (value.localName === 'array') {
      const [variable] = children(value);
      return variable !== undefined && this.#isSparse(variable);
    }
    return this.#touches(value);
  }
}
