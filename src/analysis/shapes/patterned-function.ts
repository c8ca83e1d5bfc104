import {
  annotation,
  annotationNames,
  annotationNumbers,
  children,
  holds,
  itemsOf,
  walk,
} from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName, indicesOf } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { FreshNames } from '../names/fresh-names.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { isActive } from '../reading/is-active.js';
import { isCollected } from './makes-sparse.js';
import { keysOf } from '../names/names.js';
import type { SparseValues } from './sparse-values.js';
import { isStorage, principalVariable, variableKey } from '../reading/variable.js';

/** An assignment to a variable, or to elements of one. */
export interface PatternSource {
  readonly statement: XmlElement;
  readonly storage: XmlElement;
  readonly target: XmlElement;
  readonly value: XmlElement;
  /** Which output of the value it is, from 0. */
  readonly position: number;
}

/** Functions of a matrix that move its entries at most, leave some away, or change each by itself and no zero. */
const keeping: ReadonlySet<string> = new Set([
  ...['uminus', 'uplus', 'transpose', 'ctranspose', 'tril', 'triu', 'diag', 'reshape', 'circshift'],
  ...['fliplr', 'flipud', 'abs', 'real', 'imag', 'conj'],
]);
/** Functions that put matrices together. */
const joining: ReadonlySet<string> = new Set(['horzcat', 'vertcat', 'blkdiag']);

/** The variables of a function whose adjoints need not be full (see `sparse-patterns`). */
export class PatternedFunction {
  /** Where patterns are handed to the function, and back: nowhere but where all calls do. */
  readonly parameters: readonly string[];
  readonly outputs: readonly string[];
  /** The variables that hold patterns, by those that have them. */
  readonly needed = new Map<string, string>();
  readonly names: FreshNames;
  readonly #sources = new Map<string, PatternSource[]>();
  readonly #made: Set<string>;

  constructor(
    readonly unit: XmlElement,
    /** Whether all who call the function hand patterns to it, and take them from it. */
    readonly open: { readonly takes: boolean; readonly gives: boolean },
    readonly values: SparseValues,
    readonly rules: RuleTable,
  ) {
    const active = annotationNumbers(unit, 'active-inputs');
    this.names = new FreshNames(unit, rules);
    this.parameters = keysOf(unit, 'param-list');
    this.outputs = keysOf(unit, 'outvars');
    const taken = this.parameters.filter(
      (key, index) => open.takes && active.includes(index + 1) && values.knows(key, unit),
    );
    this.#readSources(new Set(this.parameters.filter((key) => !taken.includes(key))));
    const isVaried = ({ statement }: PatternSource): boolean => isActive(statement);
    this.#made = new Set([...this.#sources].flatMap(([key, all]) => (all.some(isVaried) ? [key] : [])));
    for (const key of taken) if (this.#sources.has(key)) this.#made.add(key);
  }

  /** Leaves out what is not made of such variables; says whether there was any. */
  narrow(callee: (call: XmlElement) => PatternedFunction | undefined): boolean {
    const { size } = this.#made;
    for (const key of this.#made) {
      const sources = this.sources(key);
      if (!sources.every((it) => this.#isStructural(it, key, callee)) || !this.#isBegun(key))
        this.#made.delete(key);
    }
    return this.#made.size !== size;
  }

  sources(key: string): readonly PatternSource[] {
    return this.#sources.get(key) ?? [];
  }

  /** Whether a variable is one of these. */
  has(key: string): boolean {
    return this.#made.has(key);
  }

  /** Whether an expression is one of these, and varies. */
  isMade(it: XmlElement): boolean {
    return it.localName === 'var' && isActive(it) && this.#made.has(variableKey(it));
  }

  /** The variable of these that an expression is, or is elements of. */
  madeIn(it: XmlElement): XmlElement | undefined {
    const variable = it.localName === 'array' && isElements(it) ? children(it)[0] : it;
    const isOnce = holds(it, (part) => this.#isOnce(part));
    return variable !== undefined && !isOnce && this.isMade(variable) ? variable : undefined;
  }

  #readSources(spoiled: Set<string>): void {
    for (const key of this.parameters) this.#sources.set(key, []);
    for (const key of readBackwards(this.unit)) spoiled.add(key);
    // Of adjoints that are not formed nobody asks for entries.
    for (const key of annotationNames(this.unit, 'outer')) spoiled.add(key);
    walk(bodyOf(this.unit), (it) => {
      const value = isAssignment(it) ? valueOf(it) : undefined;
      const [first] = children(it);
      if (value !== undefined && first !== undefined) {
        const isStatement = it.parentNode?.localName === 'statement-list';
        for (const { key, storage, variable, partial, position } of targetsOf(it)) {
          const isPlain = isStatement && (isStorage(first) || !partial);
          if (!isPlain || annotation(variable, 'container') !== undefined) spoiled.add(key);
          const source = { statement: it, storage, target: variable, value, position };
          this.#sources.set(key, [...this.sources(key), source]);
        }
      } else if (['for', 'parfor', 'catch'].includes(it.localName) && first !== undefined) {
        spoiled.add(variableKey(first));
      } else if (it.localName === 'global' || it.localName === 'persistent') {
        for (const part of children(it)) spoiled.add(variableKey(part));
      }
      return undefined;
    });
    for (const key of spoiled) this.#sources.delete(key);
  }

  /** Whether a variable whose elements are written to looks like a sparse matrix, and is there as a whole before. */
  #isBegun(key: string): boolean {
    const sources = this.sources(key);
    const isWhole = ({ storage, target }: PatternSource): boolean => storage === target;
    const [first] = sources;
    if (this.parameters.includes(key) || sources.every(isWhole)) return true;
    if (first === undefined || !isWhole(first) || first.statement.parentNode !== bodyOf(this.unit))
      return false;
    const isPassive = ({ statement }: PatternSource): boolean =>
      annotation(statement, 'active') === undefined;
    return sources.some((it) => isWhole(it) && (!isPassive(it) || this.values.has(it.value, this.unit)));
  }

  /** Whether what varies in a value follows from what varies in its operands. */
  #isStructural(
    { statement, storage, target, value, position }: PatternSource,
    key: string,
    callee: (call: XmlElement) => PatternedFunction | undefined,
  ): boolean {
    // Operands and places are read again behind the assignment.
    const changes = (it: XmlElement): boolean =>
      (it.localName === 'var' && variableKey(it) === key) || this.#isOnce(it);
    const isKept = (parts: readonly XmlElement[]): boolean => !parts.some((it) => holds(it, changes));
    if (storage !== target) {
      // Places beyond the end that they ask for have names (mark-outlined-operands).
      return isElements(storage) && isKept(indicesOf(storage)) && !isDeletion(value);
    }
    if (annotation(statement, 'active') === undefined) return true;
    if (value.localName === 'var') return this.isMade(value);
    if (value.localName === 'array') {
      // Its places are read before the assignment.
      const isRepeatable = !holds(value, (it) => this.#isOnce(it));
      return isElements(value) && isRepeatable && this.isMade(principalVariable(value) ?? value);
    }
    if (value.localName !== 'call') return false;
    const called = callee(value);
    if (called !== undefined) {
      const given = called.outputs[position] ?? '';
      return isActive(target) && called.has(given);
    }
    if (annotation(value, 'rule') === undefined || children(statement)[0] !== target) return false;
    const given = argumentsOf(value);
    if (!isKept(given)) return false;
    const name = calleeName(value);
    const [first, second] = given;
    if (first === undefined) return false;
    if (name === 'spdiags') return given.length === 4;
    if (name === 'sparse' || isCollected(value)) return true;
    if (keeping.has(name)) return this.isMade(first);
    if (name === 'plus' || name === 'minus') return given.every((it) => this.isMade(it) || !isActive(it));
    const isSparse = (it: XmlElement): boolean => this.isMade(it) || this.#isSparse(it);
    if (joining.has(name)) return given.some(isSparse);
    if (second === undefined || given.length > 2) return false;
    if (name === 'times' || name === 'kron') return isSparse(first) || isSparse(second);
    if (name === 'rdivide' || name === 'mrdivide') return isSparse(first);
    if (name === 'power' || name === 'mpower') return isSparse(first) && /^[23]$/.test(second.textContent);
    // Factors of a sparse matrix are mostly vectors, and the product a full one; not so in B' * D * B.
    const isNumber = second.localName === 'literal' || factsOf(value).includes('scalar(y)');
    const isFactor = !isActive(second) && this.#isFactor(first);
    return name === 'mtimes' && (isSparse(second) || (isSparse(first) && (isNumber || isFactor)));
  }

  /** Whether a value is a diagonal matrix, or a product itself: what stands in the middle of products of matrices. */
  #isFactor(it: XmlElement): boolean {
    const names = ['mtimes', 'diag', 'spdiags'];
    const sources = this.isMade(it) ? this.sources(variableKey(it)) : [];
    return sources.length > 0 && sources.every(({ value }) => names.includes(calleeName(value)));
  }

  #isSparse(it: XmlElement): boolean {
    return !isActive(it) && this.values.has(it, this.unit);
  }

  /** Whether an expression is a call that must not be made twice. */
  #isOnce(it: XmlElement): boolean {
    if (it.localName !== 'call') return false;
    return annotation(it, 'is') === 'user' || !this.rules.isRepeatable(calleeName(it));
  }
}

/** The facts on a call. */
export function factsOf(call: XmlElement): string[] {
  return annotationNames(call, 'facts');
}

/** Whether storage is elements of a variable. */
function isElements(storage: XmlElement): boolean {
  const indexed = indexedVariable(storage);
  return indexed !== undefined && !holds(indexed.indices, (it) => it.localName === 'cell-index');
}

/** The variables of which parts are read at places that are ranges with a step: Octave writes no such parts of sparse matrices. */
function readBackwards(unit: XmlElement): Set<string> {
  const isStepped = (it: XmlElement): boolean => it.localName === 'range' && children(it).length > 2;
  const ranges = new Set<string>();
  const found = new Set<string>();
  walk(bodyOf(unit), (it) => {
    const value = isAssignment(it) ? valueOf(it) : undefined;
    if (value !== undefined && isStepped(value)) for (const { key } of targetsOf(it)) ranges.add(key);
    return undefined;
  });
  walk(bodyOf(unit), (it) => {
    if (it.localName !== 'array') return undefined;
    const variable = principalVariable(it);
    const isBackwards = indicesOf(it).some((index) => isStepped(index) || ranges.has(variableKey(index)));
    if (isBackwards && variable !== undefined) found.add(variableKey(variable));
    return undefined;
  });
  return found;
}

function isDeletion(value: XmlElement): boolean {
  return value.getAttribute('op') === '[]' && itemsOf(value).length === 0;
}
