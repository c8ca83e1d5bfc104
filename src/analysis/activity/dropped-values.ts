import type { Analysis } from '../analysis.js';
import {
  annotate,
  annotation,
  annotationNames,
  child,
  children,
  functionsOf,
  holds,
  itemsOf,
  walk,
} from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { Options } from '../../contract/options.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName, indicesOf } from '../reading/differentiable-parts.js';
import { entryOf } from '../reading/entry-of.js';
import { isActive } from '../reading/is-active.js';
import { mentionsInfinity } from '../shapes/overflows.js';
import { isPassedOver } from './passed-over.js';
import { passesInfinity } from './passes-infinity.js';
import { isStorage, principalVariable, variableKey } from '../reading/variable.js';

/** Functions that test whether a number is one: NaNs are left out somewhere. */
const askedForNumbers: ReadonlySet<string> = new Set([
  ...['isnan', 'isfinite', 'isinf', 'isna', 'ismissing', 'adm_filled', 'adm_mean_present'],
  ...['adm_median_present', 'adm_var_present', 'adm_std_present'],
]);
/** Functions that leave elements out by comparison. */
const choosing: ReadonlySet<string> = new Set(['max', 'min']);
/** Functions that have poles, or overflow, by which what is left out becomes infinite. */
const withPoles: ReadonlySet<string> = new Set([
  ...['rdivide', 'ldivide', 'power', 'exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'tan', 'cot', 'sec'],
  ...[
    'csc',
    'sinh',
    'cosh',
    'coth',
    'csch',
    'atanh',
    'gamma',
    'gammaln',
    'psi',
    'erfinv',
    'erfcinv',
    'expint',
  ],
]);
/** Functions that leave out elements where a mask, or a place, says so. */
const cutting: ReadonlySet<string> = new Set(['triu', 'tril', 'merge', 'ifelse']);
/** Functions that return the elements that they are given at other places. */
const moving: ReadonlySet<string> = new Set([
  ...['reshape', 'transpose', 'ctranspose', 'permute', 'squeeze', 'repmat', 'horzcat', 'vertcat', 'full'],
  ...['triu', 'tril', 'merge', 'ifelse'],
]);
/** Functions that may multiply by a number, in the place of a matrix. */
const scaling: ReadonlySet<string> = new Set(['mtimes', 'mrdivide']);
const masks: ReadonlySet<string> = new Set(['==', '~=', '!=', '<', '<=', '>', '>=', '&', '|', '~', '!']);

/**
 * How much of what leads to a value may be no number: all of it, where data may be missing, or what has poles. Operands of
 * `max` are looked at up to products: in networks these are those of matrices, behind which nothing is left out.
 */
type Doubt = 'all' | 'poles' | 'near poles';

/** The sources of the values of the variables of one function. */
interface Scope {
  readonly unit: XmlElement;
  readonly values: Map<string, Definition[]>;
}

interface Definition {
  readonly value: XmlElement;
  readonly position: number;
  readonly partial: boolean;
}

/**
 * Finds the elementwise calls whose results are left out where they may be infinite or no number: overwritten or passed over by
 * a mask or a branch, asked for by `isnan`, or not chosen by `max`. There their partial derivatives are no numbers either, and zero times
 * these is none, so that one missing value of many would leave no adjoint of what all are computed from.
 *
 * Writes `ada:dropped` on the calls (`yes`), and on calls of `max` and `min` that choose between such values element by element
 * (`chosen`): there tangents are no numbers where the value is not taken.
 */
export const droppedValues: Analysis = {
  name: 'dropped-values',
  needs: ['ada:active', 'ada:facts', 'ada:is', 'ada:rule'],
  reads: ['ada:dropped'],
  adds: ['ada:dropped'],
  run(root, { rules, options }) {
    const search = new Search(root, rules, options);
    for (const scope of search.scopes.values()) {
      walk(scope.unit, (it) => {
        search.lookAt(scope, it);
        return undefined;
      });
    }
    search.finish();
  },
};

class Search {
  readonly scopes = new Map<string, Scope>();
  /** Calls of functions of the program, by the names of these, with the function that they stand in. */
  readonly #calls = new Map<string, { readonly scope: Scope; readonly call: XmlElement }[]>();
  readonly #seen = new Set<string>();
  /** Whether values may be infinite that no pole has made so: with what they are compared, they are not chosen. */
  readonly #isInfinite: boolean;
  readonly #entry: XmlElement | undefined;
  readonly #waiting: { readonly scope: Scope; readonly key: string; readonly doubt: Doubt }[] = [];

  constructor(
    root: XmlElement,
    readonly rules: RuleTable,
    readonly options: Options,
  ) {
    this.#isInfinite = mentionsInfinity(root);
    const units = functionsOf(root);
    this.#entry = entryOf(units, options);
    for (const unit of units) {
      const scope: Scope = { unit, values: new Map() };
      this.scopes.set(child(unit, 'id')?.textContent ?? '', scope);
      walk(unit, (it) => {
        if (isAssignment(it)) this.#note(scope, it);
        if (it.localName === 'call' && annotation(it, 'is') === 'user') {
          const name = calleeName(it);
          this.#calls.set(name, [...(this.#calls.get(name) ?? []), { scope, call: it }]);
        }
        return undefined;
      });
    }
  }

  #note(scope: Scope, assignment: XmlElement): void {
    const value = valueOf(assignment);
    if (value === undefined) return;
    for (const { key, position, partial } of targetsOf(assignment))
      scope.values.set(key, [...(scope.values.get(key) ?? []), { value, position, partial }]);
  }

  /** Begins where something is left out. */
  lookAt(scope: Scope, it: XmlElement): void {
    if (it.localName === 'call') {
      if (askedForNumbers.has(calleeName(it))) this.#doubtAll(scope, it, 'all');
      else if (choosing.has(calleeName(it))) this.#choose(scope, it);
      else if (cutting.has(calleeName(it))) this.#doubtAll(scope, it, 'poles');
    } else if (isAssignment(it) && valueOf(it)?.localName === 'literal') {
      for (const { key, partial } of targetsOf(it)) if (partial) this.#doubtWhole(scope, key);
    } else if (isAssignment(it)) {
      this.#lookBehind(scope, it);
    } else if (it.localName === 'array') {
      const base = principalVariable(it);
      const mask = indicesOf(it).filter((index) => this.#isMask(scope, index));
      if (base === undefined || mask.length === 0) return;
      const doubt = mask.some((index) => this.#asksForNumbers(scope, index)) ? 'all' : 'poles';
      this.#doubt(scope, variableKey(base), doubt);
    }
  }

  /** A number in the place of an element, as on diagonals, drops what all elements were given by one operation. */
  #doubtWhole(scope: Scope, key: string): void {
    for (const { value, position, partial } of scope.values.get(key) ?? [])
      if (!partial && value.localName === 'call') this.#leadTo(scope, value, position, 'poles');
  }

  /** Begins with a value that branches pass over. */
  #lookBehind(scope: Scope, assignment: XmlElement): void {
    const value = valueOf(assignment);
    // Tangents of values that are passed over go nowhere.
    if (this.options['mode'] === 'forward' || value?.localName !== 'call') return;
    if (annotation(value, 'is') !== 'user' && !this.#mayHavePole(scope, value, 4)) return;
    for (const { key, partial, position, variable } of targetsOf(assignment))
      if (
        !partial &&
        isActive(variable) &&
        isPassedOver(assignment, key) &&
        passesInfinity(scope.unit, key, scope.unit === this.#entry)
      )
        this.#leadTo(scope, value, position, 'poles');
  }

  #choose(scope: Scope, call: XmlElement): void {
    this.#doubtAll(scope, call, 'near poles');
    const isDoubtful = this.#isInfinite || argumentsOf(call).some((it) => this.#mayBePole(scope, it, 4));
    if (isDoubtful && this.#isElementwise(call)) annotate(call, 'dropped', 'chosen');
  }

  /** Goes on to what leads to the values that are doubted. */
  finish(): void {
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      const { scope, key, doubt } = next;
      for (const { value, position } of scope.values.get(key) ?? []) {
        if (value.localName === 'call') this.#leadTo(scope, value, position, doubt);
        else if (isStorage(value) || value.localName === 'unary') this.#doubtAll(scope, value, doubt);
      }
      const list = child(scope.unit, 'param-list');
      const place = list === undefined ? -1 : children(list).findIndex((it) => variableKey(it) === key);
      if (place < 0) continue;
      for (const it of this.#calls.get(child(scope.unit, 'id')?.textContent ?? '') ?? []) {
        const given = argumentsOf(it.call)[place];
        if (given !== undefined) this.#doubtAll(it.scope, given, doubt);
      }
    }
  }

  #leadTo(scope: Scope, call: XmlElement, position: number, doubt: Doubt): void {
    const name = calleeName(call);
    if (annotation(call, 'is') === 'user') {
      const callee = this.scopes.get(name);
      const outputs = callee === undefined ? undefined : child(callee.unit, 'outvars');
      const output = outputs === undefined ? undefined : children(outputs)[position];
      if (callee !== undefined && output !== undefined) this.#doubt(callee, variableKey(output), doubt);
      return;
    }
    if (this.#isElementwise(call)) {
      const isMarked = annotation(call, 'dropped') !== undefined;
      if (!isMarked && (doubt === 'all' || this.#mayHavePole(scope, call, 4)))
        annotate(call, 'dropped', 'yes');
    } else if (name === 'mrdivide' && doubt !== 'near poles' && this.options['style'] !== 'classic') {
      annotate(call, 'dropped', 'yes');
    } else if (!moving.has(name) && (doubt === 'near poles' || !scaling.has(name))) return;
    this.#doubtAll(scope, call, doubt);
  }

  /** Whether a call works element by element, as powers of numbers do; in classic style these have the rule of matrices. */
  #isElementwise(call: XmlElement): boolean {
    const rule = this.rules.rule(annotation(call, 'rule') ?? '');
    const isOfNumbers = rule?.name === 'mpower' && annotationNames(call, 'facts').includes('scalar(x)');
    return rule?.elementwise === true || (isOfNumbers && argumentsOf(call)[1]?.localName === 'literal');
  }

  /** Doubts the variables that an expression gets its value from. */
  #doubtAll(scope: Scope, expression: XmlElement, doubt: Doubt): void {
    if (isStorage(expression)) {
      const base = principalVariable(expression);
      if (base !== undefined) this.#doubt(scope, variableKey(base), doubt);
    } else if (expression.localName === 'call') {
      for (const it of argumentsOf(expression)) this.#doubtAll(scope, it, doubt);
    } else if (expression.localName === 'unary') {
      for (const it of [...children(expression), ...itemsOf(expression)]) this.#doubtAll(scope, it, doubt);
    } else if (expression.localName === 'binary') {
      for (const it of children(expression)) this.#doubtAll(scope, it, doubt);
    }
  }

  #doubt(scope: Scope, key: string, doubt: Doubt): void {
    const name = `${child(scope.unit, 'id')?.textContent ?? ''} ${key} `;
    if (this.#seen.has(`${name}all`) || this.#seen.has(name + doubt)) return;
    this.#seen.add(name + doubt);
    this.#waiting.push({ scope, key, doubt });
  }

  /** Whether a result may be infinite where the arguments are not: for its own sake, or for what is put into it. */
  #mayHavePole(scope: Scope, call: XmlElement, depth: number): boolean {
    const given = argumentsOf(call);
    const isNumber = (it: XmlElement | undefined): boolean => it?.localName === 'literal';
    switch (calleeName(call)) {
      case 'rdivide':
      case 'mrdivide':
      case 'power':
        if (!isNumber(given[1])) return true;
        break;
      case 'ldivide':
        if (!isNumber(given[0])) return true;
        break;
      default:
        if (withPoles.has(calleeName(call))) return true;
    }
    return depth > 0 && given.some((it) => this.#mayBePole(scope, it, depth));
  }

  #mayBePole(scope: Scope, expression: XmlElement, depth: number): boolean {
    const base = isStorage(expression) ? principalVariable(expression) : undefined;
    const values = base === undefined ? [] : (scope.values.get(variableKey(base)) ?? []);
    return values.some(
      ({ value }) => value.localName === 'call' && this.#mayHavePole(scope, value, depth - 1),
    );
  }

  #isMask(scope: Scope, index: XmlElement): boolean {
    if (index.localName === 'call') return askedForNumbers.has(calleeName(index));
    if (index.localName === 'binary' || index.localName === 'unary')
      return masks.has(index.getAttribute('op'));
    return this.#valuesOf(scope, index).some(({ value }) => this.#isMask(scope, value));
  }

  #asksForNumbers(scope: Scope, index: XmlElement): boolean {
    const asks = (it: XmlElement): boolean => it.localName === 'call' && askedForNumbers.has(calleeName(it));
    return holds(index, asks) || this.#valuesOf(scope, index).some(({ value }) => holds(value, asks));
  }

  #valuesOf(scope: Scope, index: XmlElement): readonly Definition[] {
    if (index.localName !== 'var') return [];
    return (scope.values.get(variableKey(index)) ?? []).filter(({ value }) => value.localName !== 'var');
  }
}
