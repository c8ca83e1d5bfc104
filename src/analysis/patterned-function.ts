import { annotation, children, holds, itemsOf, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import type { RuleTable } from '../rules/rule-table.js';
import { isAssignment, targetsOf, valueOf } from './assignment.js';
import { argumentsOf, calleeName, indicesOf } from './differentiable-parts.js';
import { bodyOf } from './flow.js';
import { FreshNames } from './fresh-names.js';
import { isActive } from './is-active.js';
import { keysOf } from './names.js';
import type { SparseValues } from './sparse-values.js';
import { isStorage, principalVariable, variableKey } from './variable.js';

/** An assignment to a variable, or to elements of one. */
export interface PatternSource {
  readonly statement: XmlElement;
  readonly storage: XmlElement;
  readonly target: XmlElement;
  readonly value: XmlElement;
  /** Which output of the value it is, from 0. */
  readonly position: number;
}

/** Functions of one matrix that move its entries, or change their signs, at most. */
const keeping: ReadonlySet<string> = new Set(['uminus', 'uplus', 'transpose', 'ctranspose']);

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
    const active = (annotation(unit, 'active-inputs') ?? '').split(' ').map(Number);
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

  #readSources(spoiled: Set<string>): void {
    for (const key of this.parameters) this.#sources.set(key, []);
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
    if (storage !== target) return isElements(storage) && isKept(indicesOf(storage)) && !isDeletion(value);
    if (annotation(statement, 'active') === undefined) return true;
    if (value.localName === 'var') return this.isMade(value);
    if (value.localName === 'array')
      return isElements(value) && isKept([value]) && this.isMade(principalVariable(value) ?? value);
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
    if (name === 'sparse' && given.length > 1) return true;
    if (name === 'sparse' || keeping.has(name)) return this.isMade(first);
    if (name === 'plus' || name === 'minus') return given.every((it) => this.isMade(it) || !isActive(it));
    if (second === undefined || given.length > 2) return false;
    const isSparse = (it: XmlElement): boolean => this.isMade(it) || this.#isSparse(it);
    if (name === 'times') return isSparse(first) || isSparse(second);
    if (name === 'rdivide' || name === 'mrdivide') return isSparse(first);
    // What a sparse matrix is multiplied by is a vector mostly, and the product a full one.
    const isNumber = second.localName === 'literal' || factsOf(value).includes('scalar(y)');
    return name === 'mtimes' && (isSparse(second) || (isSparse(first) && isNumber));
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

/** What is known of a call. */
export function factsOf(call: XmlElement): string[] {
  return (annotation(call, 'facts') ?? '').split(' ').filter((it) => it !== '');
}

/** Whether storage is elements of a variable, at places that do not ask where it ends. */
function isElements(storage: XmlElement): boolean {
  const [base, list] = children(storage);
  const asks = (it: XmlElement): boolean => it.localName === 'end' || it.localName === 'cell-index';
  const isOf = storage.localName === 'array' && base?.localName === 'var' && list?.localName === 'param-list';
  return isOf && !holds(list, asks);
}

function isDeletion(value: XmlElement): boolean {
  return value.getAttribute('op') === '[]' && itemsOf(value).length === 0;
}
