import type { Analysis } from '../analysis.js';
import { annotate, annotation, annotationNames, functionsOf, walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { countsArguments, countsOutputs } from '../lists/asked-counts.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { isActive } from '../reading/is-active.js';
import { isCellList } from '../reading/is-cell-list.js';
import { makesSparse } from './makes-sparse.js';
import { keysOf } from '../names/names.js';
import { factsOf, PatternedFunction, type PatternSource } from './patterned-function.js';
import { SparseValues } from './sparse-values.js';
import { variableKey } from '../reading/variable.js';

/**
 * Sparse matrices whose adjoints need not be full. Of an entry that depends on no independent, whatever values these have,
 * the adjoint is never needed: what it would be multiplied by is zero. Which entries may depend on one, the program
 * computes beside the matrix (its _pattern_), as values do not tell: an entry may be zero and depend.
 *
 * Found are variables that are written to, as wholes and then perhaps in part, each time by something whose variation has its place by those of
 * its operands (`#isStructural`), so that behind each assignment the pattern is that of the value. Other readers of the
 * variable do not matter: its adjoint need be right only where the variable varies, as the derivative of no operation that
 * makes it leads from anything that varies to another entry, and that is where the adjoint is passed to. An operand of
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
  needs: [
    'ada:active',
    'ada:active-inputs',
    'ada:call',
    'ada:container',
    'ada:facts',
    'ada:is',
    'ada:joint',
    'ada:outer',
    'ada:products',
    'ada:replayed',
    'ada:rule',
  ],
  reads: ['ada:pattern'],
  adds: [
    'ada:pattern',
    'ada:pattern-arguments',
    'ada:pattern-parameters',
    'ada:pattern-results',
    'ada:patterned',
    'ada:sparse',
  ],
  writes: ['ada:facts'],
  run(root, context) {
    if (makesSparse(root)) new Patterns(root, context.rules).run();
  },
};

/** An active call of a function of the program, in one that is differentiated. */
interface Site {
  readonly caller: XmlElement;
  readonly call: XmlElement;
  readonly name: string;
}

class Patterns {
  readonly #functions = new Map<string, PatternedFunction>();
  readonly #sites: readonly Site[];

  constructor(
    root: XmlElement,
    readonly rules: RuleTable,
  ) {
    const units = functionsOf(root);
    const reversed = units.filter((it) => isProduct(it, 'joint') || isProduct(it, 'pair'));
    const values = new SparseValues(units);
    this.#sites = reversed.flatMap((caller) => sitesIn(caller));
    for (const unit of reversed) {
      const name = functionName(unit);
      const callers = this.#sites.filter((it) => it.name === name);
      const gives = !isProduct(unit, 'joint') && callers.every(isKnowing) && !countsOutputs(unit);
      const takes =
        gives &&
        callers.every(({ call }) => isWhole(call, unit)) &&
        !countsArguments(unit) &&
        !keysOf(unit, 'param-list').includes('varargin');
      this.#functions.set(name, new PatternedFunction(unit, { takes, gives }, values, rules));
    }
    const all = [...this.#functions.values()];
    while (all.filter((it) => it.narrow((call) => this.#callee(call))).length > 0);
  }

  run(): void {
    for (const it of this.#functions.values()) {
      walk(bodyOf(it.unit), (statement) => {
        const value = isAssignment(statement) ? valueOf(statement) : undefined;
        if (value?.localName === 'call') this.#ask(it, value);
        return undefined;
      });
    }
    // The parts of patterns are needed, too, here and in the functions that are called and that call.
    for (let size = -1; size !== this.#size();) {
      size = this.#size();
      for (const it of this.#functions.values()) this.#needSources(it);
    }
    for (const it of this.#functions.values()) this.#annotate(it);
    for (const site of this.#sites) this.#annotateCall(site);
  }

  #size(): number {
    return [...this.#functions.values()].reduce((sum, { needed }) => sum + needed.size, 0);
  }

  /** The function that a call hands patterns to, and gets them from. */
  #callee(call: XmlElement): PatternedFunction | undefined {
    if (annotation(call, 'call') === undefined) return undefined;
    const called = this.#functions.get(calleeName(call));
    return called?.open.gives === true ? called : undefined;
  }

  /** Asks for the patterns of what a rule makes use of them for. */
  #ask(around: PatternedFunction, call: XmlElement): void {
    const rule = this.rules.rule(annotation(call, 'rule') ?? '');
    if (rule === undefined) return;
    const facts = rule.parameters.flatMap((parameter, index) => {
      const fact = `patterned(${parameter})`;
      const given = argumentsOf(call)[index];
      const made = given && around.madeIn(given);
      if (made === undefined || !rule.conditions.includes(fact)) return [];
      annotate(made, 'pattern', this.#nameOf(around, variableKey(made)));
      return [fact];
    });
    if (facts.length > 0) annotate(call, 'facts', [...factsOf(call), ...facts].join(' '));
  }

  #needSources(around: PatternedFunction): void {
    for (const [key] of around.needed) {
      for (const source of around.sources(key)) {
        for (const it of operandsOf(source)) {
          const made = around.madeIn(it);
          if (made !== undefined) annotate(made, 'pattern', this.#nameOf(around, variableKey(made)));
        }
        const called = annotation(source.statement, 'active') && this.#callee(source.value);
        const given = called && called.outputs[source.position];
        if (called && given && called.has(given)) this.#nameOf(called, given);
      }
      const position = around.parameters.indexOf(key);
      if (position < 0) continue;
      for (const { caller, call, name } of this.#sites) {
        const given = argumentsOf(call)[position];
        const from = this.#functions.get(functionName(caller));
        if (name !== functionName(around.unit) || given === undefined || from === undefined) continue;
        if (from.isMade(given)) this.#nameOf(from, variableKey(given));
      }
    }
  }

  /** Tells assignments what patterns they have, and the function which variables have any. */
  #annotate(around: PatternedFunction): void {
    const { unit, needed, parameters, outputs } = around;
    for (const [key, name] of needed) {
      for (const { statement, storage, target, value } of around.sources(key)) {
        if (storage === target) annotate(target, 'sparse', 'yes');
        const isCalled = annotation(statement, 'active') !== undefined && this.#callee(value) !== undefined;
        if (isCalled && storage === target) continue;
        const known = annotationNames(statement, 'pattern');
        annotate(statement, 'pattern', [...known, name].join(' '));
      }
    }
    if (needed.size > 0) annotate(unit, 'patterned', [...needed.keys()].join(' '));
    const taken = parameters.flatMap((key) => needed.get(key) ?? []);
    const given = around.open.gives ? outputs.flatMap((key) => needed.get(key) ?? []) : [];
    if (taken.length > 0) annotate(unit, 'pattern-parameters', taken.join(' '));
    if (given.length > 0) annotate(unit, 'pattern-results', given.join(' '));
  }

  /** Tells a call what patterns it passes on, and gets. */
  #annotateCall({ caller, call }: Site): void {
    const around = this.#functions.get(functionName(caller));
    const called = this.#callee(call);
    const statement = call.parentNode;
    if (around === undefined || called === undefined || !isElement(statement)) return;
    const taken = argumentsOf(call).flatMap((it, index) => {
      if (!called.needed.has(called.parameters[index] ?? '')) return [];
      if (!isActive(it)) return ['0'];
      return [(around.isMade(it) && around.needed.get(variableKey(it))) || '[]'];
    });
    const targets = targetsOf(statement);
    const given = called.outputs.flatMap((key, position) => {
      if (!called.needed.has(key)) return [];
      const target = targets.find((it) => it.position === position && !it.partial);
      if (target !== undefined) annotate(target.variable, 'sparse', 'yes');
      return [around.needed.get(target?.key ?? '') ?? around.names.fresh('pattern')];
    });
    if (taken.length > 0) annotate(call, 'pattern-arguments', taken.join(' '));
    if (given.length > 0) annotate(call, 'pattern-results', given.join(' '));
  }

  /** The variable that holds the pattern of one that is needed. */
  #nameOf({ needed, names }: PatternedFunction, key: string): string {
    const base = /^\w+$/.test(key) ? `pattern_${key}` : 'pattern';
    const known = needed.get(key) ?? names.fresh(base);
    needed.set(key, known);
    return known;
  }
}

function isProduct(unit: XmlElement, product: string): boolean {
  return annotationNames(unit, 'products').includes(product);
}

/** The active calls in a function. */
function sitesIn(caller: XmlElement): Site[] {
  const found: Site[] = [];
  walk(bodyOf(caller), (it) => {
    const isSite = it.localName === 'call' && annotation(it, 'call') !== undefined;
    if (isSite) found.push({ caller, call: it, name: calleeName(it) });
    return undefined;
  });
  return found;
}

/** Whether a call is one of the function that records, and of no other form. */
function isKnowing({ call }: Site): boolean {
  const isAgain = (annotation(call, 'joint') ?? annotation(call, 'replayed')) !== undefined;
  const statement = call.parentNode;
  return !isAgain && isElement(statement) && isAssignment(statement);
}

/** Whether a call gives all arguments of a function, each for itself. */
function isWhole(call: XmlElement, unit: XmlElement): boolean {
  const given = argumentsOf(call);
  return given.length === keysOf(unit, 'param-list').length && !given.some(isCellList);
}

/** The parts of the pattern of a value. */
function operandsOf({ statement, storage, target, value }: PatternSource): XmlElement[] {
  if (storage !== target || annotation(statement, 'active') === undefined) return [];
  if (value.localName !== 'call') return [value];
  return annotation(value, 'is') === 'user' ? [] : argumentsOf(value);
}
