import type { Analysis } from '../pipeline/analysis.js';
import { annotate, annotation, children, functionsOf, holds, itemsOf, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import type { RuleTable } from '../rules/rule-table.js';
import { isAssignment, targetsOf, valueOf } from './assignment.js';
import { argumentsOf, calleeName, indicesOf } from './differentiable-parts.js';
import { bodyOf } from './flow.js';
import { FreshNames } from './fresh-names.js';
import { isActive } from './is-active.js';
import { makesSparse } from './makes-sparse.js';
import { keysOf } from './names.js';
import { SparseValues } from './sparse-values.js';
import { isStorage, principalVariable, variableKey } from './variable.js';

/**
 * Sparse matrices whose adjoints need not be full. Of an entry that depends on no independent, whatever values these have,
 * the adjoint is never needed: what it would be multiplied by is zero. Which entries may depend on one, the program
 * computes beside the matrix (its _pattern_), as values do not tell: an entry may be zero and depend.
 *
 * Found are variables that are written to, as wholes and then perhaps in part, each time by something whose variation has its place by those of
 * its operands (`#isStructural`), so that behind each assignment the pattern is that of the value. What else reads the
 * variable is no matter: its adjoint need be right only where the variable varies, as the derivative of no operation that
 * makes it leads from anything that varies to another entry, and that is where the adjoint is handed on to. An operand of
 * which nothing is known may vary everywhere. Where at run time something is not as it looks here (a full matrix, an
 * expansion), the pattern is `[]`: everything may vary, and the adjoint is full. So it is a matter of time only which
 * operands look like sparse matrices here, and patterns are computed only where a rule makes use of them.
 *
 * Writes `ada:pattern` (the name of the variable that holds the pattern) on assignments, on what they read, and on
 * arguments, `patterned(x)` into `ada:facts` of calls, `ada:sparse` on targets whose adjoint begins without entries,
 * and `ada:patterned` on functions: the variables that are such at the end.
 */
export const sparsePatterns: Analysis = {
  name: 'sparse-patterns',
  needs: ['ada:active', 'ada:rule', 'ada:facts'],
  adds: ['ada:pattern', 'ada:patterned', 'ada:facts', 'ada:sparse'],
  run(root, context) {
    if (!makesSparse(root)) return;
    const units = functionsOf(root);
    const values = new SparseValues(units);
    const names = new FreshNames(root, context.rules);
    for (const unit of units) {
      const products = (annotation(unit, 'products') ?? '').split(' ');
      if (products.includes('joint') || products.includes('pair'))
        new Patterns(unit, values, names, context.rules).run();
    }
  },
};

/** An assignment to a variable, or to elements of one. */
interface Source {
  readonly statement: XmlElement;
  readonly storage: XmlElement;
  readonly target: XmlElement;
  readonly value: XmlElement;
}

/** Functions of one matrix that move its entries, or change their signs, at most. */
const keeping: ReadonlySet<string> = new Set(['uminus', 'uplus', 'transpose', 'ctranspose']);

class Patterns {
  readonly #sources = new Map<string, Source[]>();
  readonly #made: Set<string>;
  readonly #needed = new Map<string, string>();

  constructor(
    readonly unit: XmlElement,
    readonly values: SparseValues,
    readonly names: FreshNames,
    readonly rules: RuleTable,
  ) {
    this.#readSources();
    const isVaried = ({ statement }: Source): boolean => isActive(statement);
    this.#made = new Set([...this.#sources].flatMap(([key, all]) => (all.some(isVaried) ? [key] : [])));
    for (let size = -1; size !== this.#made.size;) {
      ({ size } = this.#made);
      for (const key of this.#made) {
        const sources = this.#sources.get(key) ?? [];
        if (!sources.every((it) => this.#isStructural(it, key)) || !this.#isBegun(sources))
          this.#made.delete(key);
      }
    }
  }

  run(): void {
    if (this.#made.size === 0) return;
    walk(bodyOf(this.unit), (it) => {
      const value = isAssignment(it) ? valueOf(it) : undefined;
      if (value?.localName === 'call') this.#ask(it, value);
      return undefined;
    });
    // What patterns are made of is needed, too.
    for (const [key, name] of this.#needed) {
      for (const { statement, storage, target, value } of this.#sources.get(key) ?? []) {
        annotate(statement, 'pattern', name);
        if (storage !== target) continue;
        annotate(target, 'sparse', 'yes');
        if (annotation(statement, 'active') === undefined) continue;
        for (const it of value.localName === 'call'
          ? argumentsOf(value)
          : [principalVariable(value) ?? value])
          if (this.#isMade(it)) annotate(it, 'pattern', this.#nameOf(variableKey(it)));
      }
    }
    if (this.#needed.size > 0) annotate(this.unit, 'patterned', [...this.#needed.keys()].join(' '));
  }

  #readSources(): void {
    const spoiled = new Set(keysOf(this.unit, 'param-list'));
    walk(bodyOf(this.unit), (it) => {
      const value = isAssignment(it) ? valueOf(it) : undefined;
      const [first] = children(it);
      if (value !== undefined && first !== undefined) {
        const isPlain = isStorage(first) && it.parentNode?.localName === 'statement-list';
        for (const { key, storage, variable } of targetsOf(it)) {
          if (!isPlain || annotation(variable, 'container') !== undefined) spoiled.add(key);
          const known = this.#sources.get(key) ?? [];
          this.#sources.set(key, [...known, { statement: it, storage, target: variable, value }]);
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
  #isBegun(sources: readonly Source[]): boolean {
    const isWhole = ({ storage, target }: Source): boolean => storage === target;
    const [first] = sources;
    if (sources.every(isWhole)) return true;
    if (first === undefined || !isWhole(first) || first.statement.parentNode !== bodyOf(this.unit))
      return false;
    const isPassive = ({ statement }: Source): boolean => annotation(statement, 'active') === undefined;
    return sources.some((it) => isWhole(it) && (!isPassive(it) || this.values.has(it.value, this.unit)));
  }

  /** Whether what varies in a value follows from what varies in its operands. */
  #isStructural({ statement, storage, target, value }: Source, key: string): boolean {
    // Operands and places are read again behind the assignment.
    const changes = (it: XmlElement): boolean =>
      (it.localName === 'var' && variableKey(it) === key) || this.#isOnce(it);
    const isKept = (parts: readonly XmlElement[]): boolean => !parts.some((it) => holds(it, changes));
    if (storage !== target) return isElements(storage) && isKept(indicesOf(storage)) && !isDeletion(value);
    if (annotation(statement, 'active') === undefined) return true;
    if (value.localName === 'var') return this.#isMade(value);
    if (value.localName === 'array')
      return isElements(value) && isKept([value]) && this.#isMade(principalVariable(value) ?? value);
    if (value.localName !== 'call' || annotation(value, 'rule') === undefined) return false;
    const given = argumentsOf(value);
    if (!isKept(given)) return false;
    const name = calleeName(value);
    const [first, second] = given;
    if (first === undefined) return false;
    if (name === 'spdiags') return given.length === 4;
    if (name === 'sparse' && given.length > 1) return true;
    if (name === 'sparse' || keeping.has(name)) return this.#isMade(first);
    if (name === 'plus' || name === 'minus') return given.every((it) => this.#isMade(it) || !isActive(it));
    if (second === undefined || given.length > 2) return false;
    const isSparse = (it: XmlElement): boolean => this.#isMade(it) || this.#isSparse(it);
    if (name === 'times') return isSparse(first) || isSparse(second);
    if (name === 'rdivide' || name === 'mrdivide') return isSparse(first);
    // What a sparse matrix is multiplied by is a vector mostly, and the product a full one.
    const isNumber = second.localName === 'literal' || this.#factsOf(value).includes('scalar(y)');
    return name === 'mtimes' && (isSparse(second) || (isSparse(first) && isNumber));
  }

  #isMade(it: XmlElement): boolean {
    return it.localName === 'var' && isActive(it) && this.#made.has(variableKey(it));
  }

  #isSparse(it: XmlElement): boolean {
    return !isActive(it) && this.values.has(it, this.unit);
  }

  /** Whether an expression is a call that must not be made twice. */
  #isOnce(it: XmlElement): boolean {
    if (it.localName !== 'call') return false;
    return annotation(it, 'is') === 'user' || !this.rules.isRepeatable(calleeName(it));
  }

  /** Asks for the patterns of what a rule makes use of them for. */
  #ask(statement: XmlElement, call: XmlElement): void {
    const rule = this.rules.rule(annotation(call, 'rule') ?? '');
    const [target] = targetsOf(statement);
    // What has a pattern itself hands on an adjoint that is sparse already.
    if (rule === undefined || target === undefined || this.#made.has(target.key)) return;
    const facts = rule.parameters.flatMap((parameter, index) => {
      const fact = `patterned(${parameter})`;
      const given = argumentsOf(call)[index];
      if (given === undefined || !this.#isMade(given) || !rule.conditions.includes(fact)) return [];
      annotate(given, 'pattern', this.#nameOf(variableKey(given)));
      return [fact];
    });
    if (facts.length > 0) annotate(call, 'facts', [...this.#factsOf(call), ...facts].join(' '));
  }

  #factsOf(call: XmlElement): string[] {
    return (annotation(call, 'facts') ?? '').split(' ').filter((it) => it !== '');
  }

  /** The variable that holds the pattern of one that is needed. */
  #nameOf(key: string): string {
    const base = /^\w+$/.test(key) ? `pattern_${key}` : 'pattern';
    const known = this.#needed.get(key) ?? this.names.fresh(base);
    this.#needed.set(key, known);
    return known;
  }
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
