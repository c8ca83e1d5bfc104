import type { Analysis } from '../analysis.js';
import {
  annotate,
  annotation,
  annotationNames,
  child,
  children,
  functionsOf,
  holds,
  textOf,
  walk,
} from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { Rule, RuleTable } from '../../rules/rule-table.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { adjointFormula, type FormulaUse, formulaUse } from './formula-use.js';
import { isActive } from '../reading/is-active.js';
import { keysOf } from '../names/names.js';
import { storageName } from './storage-name.js';
import { isStorage, variableKey } from '../reading/variable.js';

/** Functions that are zero where their derivative is infinite, and only there. */
const zeroWhereSteep: ReadonlySet<string> = new Set([
  ...['sqrt', 'realsqrt', 'cbrt', 'nthroot', 'power', 'realpow', 'mpower', 'acosh'],
]);
/** Functions whose result is zero just where their first argument is: its elements, or multiples of them. */
const keepingZeros: ReadonlySet<string> = new Set([
  ...['uminus', 'uplus', 'transpose', 'ctranspose', 'reshape', 'permute', 'squeeze', 'repmat', 'full'],
]);
/** Functions of arrays whose results have no elements but those that come from elements of their arguments. */
const fillingNothing: ReadonlySet<string> = new Set([
  ...keepingZeros,
  ...['sum', 'mean', 'mtimes', 'mpower', 'mrdivide', 'prod', 'dot', 'norm', 'max', 'min'],
]);
/** Functions whose derivative is infinite where two of their results are equal, whatever these are. */
const steepWhereEqual: ReadonlySet<string> = new Set(['roots']);
/** Functions that pass a mark in the adjoint of their result on to that of their first argument. */
const passingMarks: ReadonlySet<string> = new Set([...keepingZeros, 'real', 'conj']);
/** Functions that choose between values, element by element. */
const choosing: ReadonlySet<string> = new Set(['max', 'min']);

/**
 * How the adjoint of a variable comes from that of what it is used in: `linear`, by what is not zero; `masked`, by what may be
 * left out, as by an index or a factor that depends on no independent; `vanishing`, by what depends on
 * independents and may happen to be zero; `near`, such a factor of a steep value, where the derivative itself sees that it is;
 * `marked`, where a mark tells the derivative of the steep value.
 */
interface Edge {
  readonly to: string;
  readonly argument: XmlElement | undefined;
  kind: FormulaUse | 'near' | 'marked';
  /** Whether an index may leave elements out. */
  readonly isPart: boolean;
  /** Whether elements may stand beside this value in what it is used in that come from no independent. */
  readonly isBeside: boolean;
}

/**
 * Finds the values whose derivative may be infinite, as that of a root at zero, and tells zeros of their adjoints apart. A
 * zero that a seed, an index, a mask or a passive factor has made leaves the value out, and its adjoint passes on
 * zero. One that a factor has made which depends on independents leaves nothing out: zero times infinity is NaN, in tangents, too.
 *
 * Writes `ada:steep` on arguments that are steep values where the partial derivative may vanish (the adjoint gets NaN there, or a
 * mark where the value alone does not tell whether its derivative is infinite), and
 * `ada:factored` on calls with an infinite derivative whose adjoint (in tangents: whose argument's tangent) has passed such
 * a factor farther away. For tangents it writes `ada:masked` on factors that may be infinite beside ones that are passive, and `ada:dropped="chosen"` on
 * calls that choose between such values.
 */
export const steepValues: Analysis = {
  name: 'steep-values',
  needs: ['ada:active', 'ada:facts', 'ada:is', 'ada:rule'],
  adds: ['ada:factored', 'ada:masked', 'ada:steep'],
  writes: ['ada:dropped'],
  run(root, { rules, options }) {
    const graph = new Graph(root, rules, options['style']);
    graph.mark(options['mode'] === 'forward');
  },
};

/** An active assignment, by the places that it writes to. */
interface Definition {
  readonly unit: string;
  readonly value: XmlElement;
  readonly targets: readonly string[];
  /** Whether a target is a part of an array. */
  readonly isPartial: boolean;
}

class Graph {
  readonly #definitions: Definition[] = [];
  readonly #edges = new Map<string, Edge[]>();
  /** The parameters and outputs of the functions of the program. */
  readonly #functions = new Map<string, { readonly inputs: string[]; readonly outputs: string[] }>();
  readonly #zeros = new Set<string>();
  readonly #equals = new Set<string>();
  /** Variables of loops, with the functions that they stand in. */
  readonly #counters = new Set<string>();

  constructor(
    root: XmlElement,
    readonly rules: RuleTable,
    readonly style: string | undefined,
  ) {
    for (const unit of functionsOf(root)) {
      const name = textOf(child(unit, 'id') ?? unit);
      const keys = (list: 'param-list' | 'outvars'): string[] =>
        keysOf(unit, list).map((key) => `${name} ${key}`);
      this.#functions.set(name, { inputs: keys('param-list'), outputs: keys('outvars') });
      walk(unit, (it) => {
        if (isAssignment(it) && annotation(it, 'active') !== undefined) this.#define(name, it);
        const counter = it.localName === 'for' ? children(it)[0] : undefined;
        if (counter !== undefined) this.#counters.add(`${name} ${variableKey(counter)}`);
        return undefined;
      });
    }
    // Functions of any file may be called before they are met.
    if (this.#definitions.some((it) => this.#isSteepCall(it.value))) this.#connect();
  }

  #define(unit: string, assignment: XmlElement): void {
    const value = valueOf(assignment);
    const places = targetsOf(assignment);
    const targets = places.map((it) => this.#place(unit, it.storage));
    const isPartial = places.some(({ storage }) => storage.localName === 'array');
    if (value !== undefined) this.#definitions.push({ unit, value, targets, isPartial });
  }

  mark(isForward: boolean): void {
    const sites = this.#definitions.filter((it) => this.#isSteepCall(it.value));
    if (sites.length === 0) return;
    if (isForward) {
      this.#markFactored(sites);
      this.#markMasked(this.#reachedFrom(sites.flatMap((it) => it.targets)));
      return;
    }
    for (const edges of this.#edges.values())
      for (const { kind, argument } of edges)
        if ((kind === 'near' || kind === 'marked') && argument !== undefined)
          annotate(argument, 'steep', kind === 'near' ? 'yes' : 'marked');
    for (const { value, targets } of sites)
      if (targets.some((it) => this.#mayVanish(it, 'far', new Set()))) annotate(value, 'factored', 'yes');
  }

  /** Whether the derivative of a call is infinite somewhere, where its rule asks whether the adjoint is zero. */
  #isSteepCall(call: XmlElement): boolean {
    const rule = this.#ruleOf(call);
    return (
      rule !== undefined &&
      !isSmoothPower(call) &&
      argumentsOf(call).some(
        (it, index) => isActive(it) && this.#formula(call, rule, index)?.isGuarded === true,
      )
    );
  }

  #ruleOf(call: XmlElement): Rule | undefined {
    return call.localName === 'call' ? this.rules.rule(annotation(call, 'rule') ?? '') : undefined;
  }

  #formula(call: XmlElement, rule: Rule, index: number): ReturnType<typeof adjointFormula> {
    return adjointFormula(rule, index, annotation(call, 'facts'), this.style);
  }

  #connect(): void {
    for (const it of this.#definitions) this.#follow(it);
    this.#connectFields();
    this.#find(this.#zeros, (unit, value) => this.#isZeroWhereSteep(unit, value));
    this.#find(this.#equals, (unit, value) => this.#isSteepWhereEqual(unit, value));
    for (const [from, edges] of this.#edges) {
      const kind = this.#zeros.has(from) ? 'near' : this.#equals.has(from) ? 'marked' : undefined;
      if (kind !== undefined) for (const it of edges) if (it.kind === 'vanishing') it.kind = kind;
    }
  }

  /** Fields go where a structure goes that is used as a whole, and come from where one comes. */
  #connectFields(): void {
    const whole = new Set([
      ...this.#definitions.flatMap(({ targets }) => targets),
      ...[...this.#functions.values()].flatMap(({ inputs }) => inputs),
    ]);
    const places = new Set([...this.#edges.keys(), ...[...this.#edges.values()].flat().map(({ to }) => to)]);
    for (const place of places) {
      const parent = place.slice(0, Math.max(0, place.lastIndexOf('.')));
      if (parent === '') continue;
      if (this.#edges.has(parent))
        this.#add(place, { to: parent, argument: undefined, kind: 'linear', isPart: false, isBeside: false });
      if (whole.has(parent))
        this.#add(parent, { to: place, argument: undefined, kind: 'linear', isPart: false, isBeside: false });
    }
  }

  #follow(definition: Definition): void {
    const { unit, value, targets } = definition;
    const callee = annotation(value, 'is') === 'user' ? this.#functions.get(calleeName(value)) : undefined;
    if (callee !== undefined) {
      argumentsOf(value).forEach((it, index) => {
        const to = callee.inputs[Math.min(index, callee.inputs.length - 1)];
        if (to !== undefined) this.#connectAll(unit, it, [to], 'linear', false);
      });
      callee.outputs.forEach((from, index) => {
        const to = targets[index];
        if (to !== undefined)
          this.#add(from, { to, argument: undefined, kind: 'linear', isPart: false, isBeside: false });
      });
      return;
    }
    const rule = this.#ruleOf(value);
    const isBeside = mayFill(definition, rule);
    if (rule === undefined) {
      this.#connectAll(unit, value, targets, 'linear', isBeside);
      return;
    }
    argumentsOf(value).forEach((it, index) => {
      this.#connectAll(unit, it, targets, formulaUse(rule, value, index), isBeside);
    });
  }

  /** Connects the active variables in an expression with what gets its value. */
  #connectAll(
    unit: string,
    expression: XmlElement,
    targets: readonly string[],
    kind: FormulaUse,
    isBeside: boolean,
  ): void {
    if (isStorage(expression)) {
      if (!isActive(expression)) return;
      const isPart = this.#mayLeaveOut(unit, expression);
      for (const to of targets)
        this.#add(this.#place(unit, expression), { to, argument: expression, kind, isPart, isBeside });
    } else for (const it of children(expression)) this.#connectAll(unit, it, targets, kind, isBeside);
  }

  #add(from: string, edge: Edge): void {
    const known = this.#edges.get(from);
    if (known === undefined) this.#edges.set(from, [edge]);
    else known.push(edge);
  }

  /** Whether a part of an array is taken by a mask, or by places of which nothing is known; ranges and loops take all. */
  #mayLeaveOut(unit: string, storage: XmlElement): boolean {
    const [base, list] = children(storage);
    if (storage.localName !== 'array' || base === undefined || list?.localName !== 'param-list') return false;
    return children(list).some((index) => {
      const isCounter = index.localName === 'var' && this.#counters.has(`${unit} ${variableKey(index)}`);
      return !isCounter && !['range', 'colon'].includes(index.localName) && !isSum(index);
    });
  }

  #place(unit: string, storage: XmlElement): string {
    return `${unit} ${storageName(storage)}`;
  }

  /** Finds variables all of whose values are of a kind, which may depend on what is found; those taken from parameters are of none. */
  #find(found: Set<string>, isOfKind: (unit: string, value: XmlElement) => boolean): void {
    for (const { targets } of this.#definitions) for (const it of targets) found.add(it);
    for (const { inputs } of this.#functions.values()) for (const it of inputs) found.delete(it);
    for (let size = -1; size !== found.size;) {
      size = found.size;
      for (const { unit, value, targets } of this.#definitions)
        if (!isOfKind(unit, value)) for (const it of targets) found.delete(it);
    }
  }

  /** Whether a value is zero just where its derivative is infinite. */
  #isZeroWhereSteep(unit: string, value: XmlElement): boolean {
    if (isStorage(value)) return this.#zeros.has(this.#place(unit, value));
    const parts = value.localName === 'call' ? argumentsOf(value) : children(value);
    if (value.localName === 'unary') return parts.every((it) => this.#isZeroWhereSteep(unit, it));
    if (value.localName !== 'call') return false;
    const [first, second] = parts;
    const name = calleeName(value);
    if (this.#isSteepCall(value)) return zeroWhereSteep.has(name);
    if (first === undefined) return false;
    if (keepingZeros.has(name)) return this.#isZeroWhereSteep(unit, first);
    if (second === undefined || !['times', 'mtimes', 'rdivide', 'mrdivide'].includes(name)) return false;
    if (isNonzero(second)) return this.#isZeroWhereSteep(unit, first);
    return name.endsWith('times') && isNonzero(first) && this.#isZeroWhereSteep(unit, second);
  }

  /** Whether the derivative of a value is infinite where two of its elements are equal. */
  #isSteepWhereEqual(unit: string, value: XmlElement): boolean {
    if (isStorage(value)) return this.#equals.has(this.#place(unit, value));
    if (value.localName !== 'call') return false;
    const [first] = argumentsOf(value);
    const name = calleeName(value);
    if (this.#isSteepCall(value)) return steepWhereEqual.has(name);
    return first !== undefined && passingMarks.has(name) && this.#isSteepWhereEqual(unit, first);
  }

  /**
   * Whether a factor that depends on independents may have made a zero in the adjoint of a place, and no mask between: any
   * factor, or only those that are farther away than what is seen where the adjoint is passed on.
   */
  #mayVanish(place: string, which: 'any' | 'far', seen: Set<string>): boolean {
    const name = `${which} ${place}`;
    if (seen.has(name)) return false;
    seen.add(name);
    return (this.#edges.get(place) ?? []).some(({ kind, to, isPart }) => {
      if (isPart) return (kind === 'near' || kind === 'marked') && which === 'any';
      switch (kind) {
        case 'vanishing':
          return true;
        case 'near':
        case 'marked':
          return which === 'any' || this.#mayVanish(to, 'any', seen);
        case 'linear':
          return this.#mayVanish(to, which, seen);
        case 'masked':
          return false;
      }
    });
  }

  /**
   * Marks the calls whose arguments have tangents that passed a factor which may be zero; not where other elements may stand
   * beside these, which do not move at all.
   */
  #markFactored(sites: readonly Definition[]): void {
    const passed = [...this.#edges.values()]
      .flat()
      .filter(({ kind, isBeside }) => !isBeside && kind !== 'linear' && kind !== 'masked')
      .map(({ to }) => to);
    const reached = this.#reachedFrom(passed, ({ kind, isBeside }) => kind !== 'masked' && !isBeside);
    for (const { unit, value } of sites) {
      const rule = this.#ruleOf(value)!;
      // The root of squares has the derivative of a norm.
      const isNorm = annotationNames(value, 'facts').some((fact) => fact.startsWith('squares'));
      const isFactored = argumentsOf(value).some(
        (it, index) =>
          !isNorm &&
          this.#formula(value, rule, index)?.isGuarded === true &&
          holds(it, (part) => isStorage(part) && isActive(part) && reached.has(this.#place(unit, part))),
      );
      if (isFactored) annotate(value, 'factored', 'yes');
    }
  }

  #reachedFrom(places: readonly string[], leadsOn: (edge: Edge) => boolean = () => true): Set<string> {
    const reached = new Set<string>();
    const waiting = [...places];
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (reached.has(place)) continue;
      reached.add(place);
      waiting.push(...(this.#edges.get(place) ?? []).filter(leadsOn).map(({ to }) => to));
    }
    return reached;
  }

  #markMasked(steep: ReadonlySet<string>): void {
    for (const [place, edges] of this.#edges)
      if (steep.has(place))
        for (const { kind, argument } of edges)
          if (kind === 'masked' && argument !== undefined) annotate(argument, 'masked', 'yes');
    for (const { unit, value } of this.#definitions) {
      if (value.localName !== 'call' || !choosing.has(calleeName(value))) continue;
      const isSteep = argumentsOf(value).some((it) => isStorage(it) && steep.has(this.#place(unit, it)));
      if (isSteep && this.#ruleOf(value)?.elementwise === true) annotate(value, 'dropped', 'chosen');
    }
  }
}

/** Whether the value of an assignment may have elements that come from no independent, beside those that do. */
function mayFill({ value, isPartial }: Definition, rule: Rule | undefined): boolean {
  if (isPartial) return true;
  if (isStorage(value)) return false;
  if (value.localName !== 'call') return value.localName !== 'unary' || value.getAttribute('op') === '[]';
  return rule?.elementwise !== true && !fillingNothing.has(calleeName(value));
}

/** Whether an index is a sum, as of a counter and a number. */
function isSum(index: XmlElement): boolean {
  return index.localName === 'binary' && ['+', '-'].includes(index.getAttribute('op'));
}

function isNonzero(expression: XmlElement): boolean {
  return expression.localName === 'literal' && Number(textOf(expression)) !== 0;
}

/** Whether a call is a power whose exponent is written down, and is at least 1: its derivative is finite at zero. */
function isSmoothPower(call: XmlElement): boolean {
  const [, exponent] = argumentsOf(call);
  return (
    ['power', 'mpower', 'realpow'].includes(calleeName(call)) &&
    exponent?.localName === 'literal' &&
    Number(textOf(exponent)) >= 1
  );
}
