import { annotation, children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { variableKey } from '../reading/variable.js';

const makers: ReadonlySet<string> = new Set(['zeros', 'ones', 'rand', 'randn', 'eye']);
const asking: ReadonlySet<string> = new Set([
  ...['numel', 'length', 'size', 'rows', 'columns', 'det', 'inv', 'ctranspose', 'transpose', 'trace', 'diag'],
]);
const giveNumbers: ReadonlySet<string> = new Set([
  'numel',
  'length',
  'size',
  'rows',
  'columns',
  'det',
  'trace',
  'norm',
]);
const reducing: ReadonlySet<string> = new Set(['sum', 'mean', 'prod', 'max', 'min', 'any', 'all']);

/** The variables of a function that are arrays if it is called as its text suggests; others are numbers. */
export class UsualArrays {
  readonly #keys = new Set<string>();
  /** Variables that are made by `ones` and the like: numbers are multiplied with these. */
  readonly #made = new Set<string>();

  constructor(unit: XmlElement, parameters: ReadonlySet<string>) {
    const assignments: XmlElement[] = [];
    walk(unit, (it) => {
      if (isAssignment(it)) assignments.push(it);
      const indexed = indexedVariable(it);
      if (indexed !== undefined) this.#keys.add(variableKey(indexed.variable));
      if (it.localName === 'call' && asking.has(calleeName(it))) {
        const [asked] = argumentsOf(it);
        if (asked?.localName === 'var') this.#keys.add(variableKey(asked));
      }
      return undefined;
    });
    for (let before = -1; before < this.#keys.size;) {
      before = this.#keys.size;
      for (const it of assignments) this.#spread(it, parameters);
    }
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  isArray(it: XmlElement): boolean {
    const indexed = indexedVariable(it);
    if (indexed !== undefined)
      return children(indexed.indices).some((index) => index.localName === 'colon' || this.isArray(index));
    switch (it.localName) {
      case 'var':
        return this.#keys.has(variableKey(it));
      case 'range':
        return true;
      case 'unary':
        return it.getAttribute('op') === '[]' || children(it).some((part) => this.isArray(part));
      case 'binary':
        return children(it).some((part) => this.isArray(part));
      case 'call':
        return this.#isArrayOfCall(calleeName(it), argumentsOf(it));
      default:
        return false;
    }
  }

  #isArrayOfCall(name: string, given: readonly XmlElement[]): boolean {
    if (makers.has(name)) return given.some((it) => it.textContent !== '1');
    if (giveNumbers.has(name)) return false;
    if (name === 'vertcat' || name === 'horzcat') return true;
    if (reducing.has(name) && given.length === 1) return false;
    return given.some((it) => this.isArray(it));
  }

  #spread(assignment: XmlElement, parameters: ReadonlySet<string>): void {
    const right = valueOf(assignment);
    const [target, ...others] = targetsOf(assignment);
    if (right === undefined || target === undefined || others.length > 0 || target.partial) return;
    if (this.isArray(right)) this.#keys.add(target.key);
    if (right.localName === 'var' && this.#keys.has(target.key)) this.#keys.add(variableKey(right));
    if (right.localName !== 'call' || annotation(right, 'is') === 'user') return;
    const [first, second] = argumentsOf(right);
    if (makers.has(calleeName(right))) this.#made.add(target.key);
    // Who writes `.*` and `./` mostly means arrays.
    if (['times', 'rdivide'].includes(calleeName(right)))
      for (const [one, other] of [
        [first, second],
        [second, first],
      ] as const)
        if (
          one?.localName === 'var' &&
          parameters.has(variableKey(one)) &&
          other !== undefined &&
          this.isArray(other)
        )
          this.#keys.add(variableKey(one));
    if (calleeName(right) !== 'mtimes' || first?.localName !== 'var' || second === undefined) return;
    // By custom, matrices have names that begin with a capital.
    const isMade = second.localName === 'var' && this.#made.has(variableKey(second));
    if (
      parameters.has(variableKey(first)) &&
      /^[A-Z]/.test(first.textContent) &&
      !isMade &&
      this.isArray(second)
    )
      this.#keys.add(variableKey(first));
  }
}
