import { annotation, children, holds, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName, indicesOf } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { isActive } from '../reading/is-active.js';
import { keysOf } from '../names/names.js';
import { variableKey } from '../reading/variable.js';
import { factsOf } from './patterned-function.js';
import type { SparseValues } from './sparse-values.js';

const loops: ReadonlySet<string> = new Set(['for', 'parfor', 'while']);
const turning: ReadonlySet<string> = new Set(['transpose', 'ctranspose', 'uminus', 'uplus']);

/** An assignment that gives a whole variable an active value. */
interface Source {
  readonly statement: XmlElement;
  readonly value: XmlElement;
}

/** A variable, or a part of one, that an active value is made of. */
interface Use {
  readonly key: string;
  readonly statement: XmlElement;
}

/** The variables of a function whose adjoints are sums of outer products (see `outer-adjoints`). */
export class OuterFunction {
  readonly #sources = new Map<string, Source[]>();
  readonly #uses: Use[] = [];
  readonly #candidates: Set<string>;

  constructor(
    readonly unit: XmlElement,
    readonly values: SparseValues,
    readonly rules: RuleTable,
  ) {
    const spoiled = new Set([...keysOf(unit, 'param-list'), ...keysOf(unit, 'outvars')]);
    this.#read(spoiled);
    this.#candidates = new Set([...this.#sources.keys()].filter((key) => !spoiled.has(key)));
  }

  /** The keys of these variables. */
  found(): ReadonlySet<string> {
    for (let size = -1; size !== this.#candidates.size;) {
      size = this.#candidates.size;
      for (const key of this.#candidates) {
        const sources = this.#sources.get(key) ?? [];
        if (!sources.every((it) => this.#isMade(it))) this.#candidates.delete(key);
      }
      this.#readUses();
    }
    return this.#candidates;
  }

  #read(spoiled: Set<string>): void {
    walk(bodyOf(this.unit), (it) => {
      const [first] = children(it);
      const value = isAssignment(it) ? valueOf(it) : undefined;
      if (value !== undefined && first !== undefined) {
        const targets = targetsOf(it);
        const isWhole = it.parentNode?.localName === 'statement-list' && first.localName === 'var';
        for (const { key, variable } of targets) {
          if (!isWhole || annotation(variable, 'container') !== undefined) spoiled.add(key);
          else if (isActive(it)) {
            const known = this.#sources.get(key) ?? [];
            this.#sources.set(key, [...known, { statement: it, value }]);
          }
        }
      } else if (first !== undefined && (loops.has(it.localName) || it.localName === 'catch')) {
        if (first.localName !== 'statement-list') spoiled.add(variableKey(first));
      } else if (it.localName === 'global' || it.localName === 'persistent') {
        for (const part of children(it)) spoiled.add(variableKey(part));
      }
      return undefined;
    });
  }

  /** Whether the adjoint of what an assignment is made of is such a sum again, or entries of it. */
  #isMade({ statement, value }: Source): boolean {
    if (holds(value, (it) => this.#isOnce(it))) return false;
    if (value.localName === 'var') return this.#isCandidate(value);
    if (value.localName === 'array') return this.#isPart(value);
    if (value.localName !== 'call' || annotation(value, 'rule') === undefined) return false;
    const given = argumentsOf(value);
    const name = calleeName(value);
    const [first, second] = given;
    if (first === undefined || children(statement).length !== 2) return false;
    if (name === 'sparse') return given.length > 2;
    if (turning.has(name)) return this.#isCandidate(first);
    if (second === undefined || given.length > 2) return false;
    if (name === 'plus' || name === 'minus')
      return given.every((it) => this.#isCandidate(it) || !isActive(it));
    return this.#multipleOf(value) !== undefined;
  }

  /** The matrix that a call multiplies by a number that does not vary. */
  #multipleOf(call: XmlElement): XmlElement | undefined {
    const [first, second] = argumentsOf(call);
    if (first === undefined || second === undefined) return undefined;
    const name = calleeName(call);
    const isNumber = (it: XmlElement, parameter: string): boolean =>
      !isActive(it) && (it.localName === 'literal' || factsOf(call).includes(`scalar(${parameter})`));
    const isMatrix = (it: XmlElement): boolean => this.#isCandidate(it);
    if (['times', 'mtimes', 'rdivide', 'mrdivide'].includes(name) && isNumber(second, 'y') && isMatrix(first))
      return first;
    // Factors on the left are numbers mostly, and if not, the products stay such as well.
    const isFactor = isNumber(first, 'x') || (name === 'mtimes' && !isActive(first) && !this.#isRow(first));
    return (name === 'times' || name === 'mtimes') && isFactor && isMatrix(second) ? second : undefined;
  }

  /** Whether a value is a transposed one. */
  #isRow(it: XmlElement): boolean {
    if (it.localName !== 'var') return false;
    let isRow = false;
    walk(bodyOf(this.unit), (statement) => {
      const value = isAssignment(statement) ? valueOf(statement) : undefined;
      if (value?.localName === 'call' && ['transpose', 'ctranspose'].includes(calleeName(value)))
        isRow ||= targetsOf(statement).some(({ key }) => key === variableKey(it));
      return undefined;
    });
    return isRow;
  }

  #isCandidate(it: XmlElement): boolean {
    return it.localName === 'var' && isActive(it) && this.#candidates.has(variableKey(it));
  }

  /** Whether an expression is rows and columns of such a variable. */
  #isPart(it: XmlElement): boolean {
    const [variable, list] = children(it);
    const isMatrix = list?.localName === 'param-list' && indicesOf(it).length === 2;
    return it.localName === 'array' && isMatrix && variable !== undefined && this.#isCandidate(variable);
  }

  /** Leaves out what is used in other ways, or in a loop that it is not made in. */
  #readUses(): void {
    this.#uses.length = 0;
    const others = new Set<string>();
    walk(bodyOf(this.unit), (it) => {
      if (it.parentNode?.localName !== 'statement-list') return undefined;
      if (it.localName !== 'binary') return undefined;
      const value = isAssignment(it) ? valueOf(it) : undefined;
      if (!isActive(it)) return false;
      const allowed = value === undefined ? [] : this.#usesIn(it, value);
      walk(it, (part) => {
        if (part.localName !== 'var' || !this.#candidates.has(variableKey(part))) return undefined;
        const isTarget = part.parentNode === it && part === children(it)[0];
        if (allowed.includes(part)) this.#uses.push({ key: variableKey(part), statement: it });
        else if (!isTarget) others.add(variableKey(part));
        return undefined;
      });
      return false;
    });
    for (const { key, statement } of this.#uses) {
      const loop = loopAround(statement);
      const sources = this.#sources.get(key) ?? [];
      const isNew = loop === undefined || sources.some((it) => it.statement.parentNode === loopBody(loop));
      if (!isNew) others.add(key);
    }
    for (const key of others) this.#candidates.delete(key);
  }

  /** The variables in an active value whose adjoints get outer products there. */
  #usesIn(statement: XmlElement, value: XmlElement): XmlElement[] {
    const [target] = children(statement);
    if (target?.localName === 'var' && this.#candidates.has(variableKey(target))) {
      const parts = value.localName === 'call' ? argumentsOf(value) : [value];
      return parts.flatMap((it) =>
        this.#isCandidate(it) ? [it] : this.#isPart(it) ? children(it).slice(0, 1) : [],
      );
    }
    if (value.localName !== 'call' || annotation(value, 'rule') === undefined) return [];
    if (holds(value, (it) => this.#isOnce(it) && it !== value)) return [];
    const [first, second] = argumentsOf(value);
    if (first === undefined || second === undefined) return [];
    const matrix = (it: XmlElement): XmlElement[] =>
      this.#isCandidate(it) ? [it] : this.#isPart(it) ? children(it).slice(0, 1) : [];
    const isNumber = factsOf(value).some((it) => it.startsWith('scalar('));
    const isFull = (it: XmlElement): boolean =>
      it.localName !== 'literal' && !this.values.has(it, this.unit) && matrix(it).length === 0;
    if (isNumber) return [];
    const name = calleeName(value);
    if (name === 'mldivide') return matrix(first);
    if (name === 'mrdivide') return matrix(second);
    if (name !== 'mtimes') return [];
    if (isFull(second)) return matrix(first);
    return isFull(first) && (isActive(first) || this.#isRow(first)) ? matrix(second) : [];
  }

  /** Whether an expression is a call that must not be made twice. */
  #isOnce(it: XmlElement): boolean {
    if (it.localName !== 'call') return false;
    return annotation(it, 'is') === 'user' || !this.rules.isRepeatable(calleeName(it));
  }
}

function loopAround(statement: XmlElement): XmlElement | undefined {
  let it = statement.parentNode;
  while (it !== null && isElement(it) && !loops.has(it.localName)) it = it.parentNode;
  return it !== null && isElement(it) ? it : undefined;
}

function loopBody(loop: XmlElement): XmlElement | undefined {
  return children(loop).find((it) => it.localName === 'statement-list');
}
