import type { Analysis, AnalysisContext } from '../analysis.js';
import {
  annotate,
  annotation,
  child,
  children,
  clearAnnotations,
  functionsOf,
  placeOf,
  walk,
} from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { countsArguments } from './asked-counts.js';
import { isAssignment } from '../reading/assignment.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { bodyOf } from '../reading/flow.js';
import { functionName } from '../reading/free-names.js';
import { FreshNames } from '../names/fresh-names.js';
import { isActive } from '../reading/is-active.js';
import { isCellList } from '../reading/is-cell-list.js';
import { isCountedList } from './is-counted-list.js';
import { listPatterns } from './list-patterns.js';
import { keysOf } from '../names/names.js';
import { resultTakers } from './result-takers.js';
import { neededArguments } from './sure-reads.js';

/**
 * Finds the functions that take or give any number of values, and the calls where lists of cells are arguments.
 *
 * Writes on functions with `varargin` that are called, and on calls of them, `ada:extra-inputs` (the number of their other
 * parameters), on functions `ada:called-short` where a call gives fewer than these; the same for `varargout` as
 * `ada:extra-outputs` (`own` on the entry, which keeps it). Where such a function must also stay as it is, since it is the entry or a handle of it remains,
 * `ada:packed` is the name of the version for calls. `ada:spread` on calls whose number of arguments is not known is the
 * name of a function that is to make the call and the number of arguments in front of the list (`name=1=any` where a list
 * of cells takes its outputs), `ada:spreads` describes these functions on the function that they come after: name, called
 * function and what it is (`repeated` where a loop takes its place), number of outputs (`3~1` if the first of three is
 * ignored) or `any`, fewest and most arguments,
 * `more` if there may be more, number of arguments in front of the list, line and column, patterns with literals
 * (`3,2=[];2,2='fro'`: three with none for the second, two with that text for the second).
 * `ada:first` on calls in expressions is the name of a function that takes the first of the extra outputs, `ada:firsts`
 * describes these on the called function: names with the numbers of parameters.
 */
export const argumentLists: Analysis = {
  name: 'argument-lists',
  needs: ['ada:active', 'ada:is'],
  reads: ['ada:container', 'ada:first', 'ada:shape'],
  adds: [
    'ada:called-short',
    'ada:extra-inputs',
    'ada:extra-outputs',
    'ada:first',
    'ada:firsts',
    'ada:packed',
    'ada:spread',
    'ada:spreads',
  ],
  run(root, context) {
    clearAnnotations(root, argumentLists.adds);
    new ArgumentLists(root, context).run();
  },
};

/** A function that calls another with a list. */
interface Spread {
  readonly name: string;
  readonly callee: string;
  readonly is: string;
  readonly outputs: string;
  readonly counts: readonly number[];
  /** Patterns, each as its length and the places of its literals, behind those in front of the list. */
  readonly patterns: readonly string[];
  readonly isOpen: boolean;
  /** How many arguments stand in front of the list. */
  readonly fixed: number;
  readonly holder: XmlElement;
  readonly call: XmlElement;
}

/** Functions of any number of arguments that are written down as loops, which take some arguments at a time. */
const repeatedCalls = new Set(['blkdiag', 'struct']);

class ArgumentLists {
  readonly #units = new Map<string, XmlElement>();
  readonly #names: FreshNames;
  readonly #spreads = new Map<string, Spread>();
  /** Calls with the functions that they stand in. */
  readonly #calls: { readonly call: XmlElement; readonly holder: XmlElement }[] = [];
  readonly #handled = new Set<string>();

  constructor(
    root: XmlElement,
    readonly context: AnalysisContext,
  ) {
    this.#names = new FreshNames(root, context.rules);
    for (const unit of functionsOf(root)) {
      if (!this.#units.has(functionName(unit))) this.#units.set(functionName(unit), unit);
      walk(bodyOf(unit), (it) => {
        if (it.localName === 'call') this.#calls.push({ call: it, holder: unit });
        if (it.localName === 'function-handle') this.#handled.add(it.textContent);
        return undefined;
      });
    }
  }

  run(): void {
    for (const { call, holder } of this.#calls) this.#annotateSpread(call, holder);
    for (const [name, unit] of this.#units) this.#annotateFunction(name, unit);
    for (const holder of this.#units.values()) {
      const own = [...this.#spreads.values()].filter((it) => it.holder === holder).map(described);
      if (own.length > 0) annotate(holder, 'spreads', own.join(' '));
    }
  }

  #annotateSpread(call: XmlElement, holder: XmlElement): void {
    const given = argumentsOf(call);
    const unit = this.#unitOf(call);
    const is = annotation(call, 'is') ?? '';
    const { rules } = this.context;
    if (
      !given.some(isCellList) ||
      (unit === undefined && (is !== 'rule' || resultTakers(call).some(isCellList)))
    )
      return;
    const callee = calleeName(call);
    const taken = outputsTaken(call);
    const isRepeated = unit === undefined && repeatedCalls.has(callee) && taken === 1 && isActive(call);
    const first = isRepeated ? 0 : given.findIndex(isCellList);
    const outputs =
      unit !== undefined && fillsOpenList(call, unit)
        ? 'any'
        : [taken, ...this.#ignoredOf(call, unit)].join('~');
    const patterns = unit === undefined ? listPatterns(call, first, taken, this.context) : [];
    // Lists of what has no derivative alone stay where they are.
    const before = unit === undefined && isActive(call) ? rules.countBeforePassive(callee) : undefined;
    const isOpen = before === undefined ? unit !== undefined && isOpenUnit(unit) : first < before;
    const plain =
      before !== undefined && isOpen
        ? [before]
        : unit === undefined
          ? countsIn(patterns)
          : countsFor(unit, first);
    // Numbers that are no range are patterns of their own.
    const counts = hasGaps(plain) ? [] : plain;
    if (counts.length === 0 && patterns.length === 0 && !isRepeated) return;
    const least = given.filter((it) => !isCellList(it)).length;
    const key = [callee, outputs, least, first].join(' ');
    const known = this.#spreads.get(key) ?? {
      name: this.#names.fresh(`${callee}_list`),
      callee,
      is: isRepeated ? 'repeated' : is,
      outputs,
      counts: counts.filter((it) => it >= least),
      patterns: [
        ...patterns.filter((it) => it.some(isLiteral)),
        ...patterns.filter((it) => hasGaps(plain) && !it.some(isLiteral)),
      ].flatMap((it) => (it.length >= least ? [describedPattern(it, first)] : [])),
      isOpen,
      fixed: first,
      holder,
      call,
    };
    this.#spreads.set(key, known);
    annotate(call, 'spread', [known.name, first, ...(outputs === 'any' ? ['any'] : [])].join('='));
  }

  #annotateFunction(name: string, unit: XmlElement): void {
    const calls = this.#calls.map((it) => it.call).filter((it) => this.#unitOf(it) === unit);
    const inputs = keysOf(unit, 'param-list');
    const outputs = keysOf(unit, 'outvars');
    const takes = inputs.at(-1) === 'varargin';
    const gives = outputs.at(-1) === 'varargout';
    if (calls.length === 0 && gives && name === this.context.options['entry'])
      annotate(unit, 'extra-outputs', 'own');
    if (calls.length === 0 || !(takes || gives)) return;
    const mark = (it: XmlElement): void => {
      if (takes) annotate(it, 'extra-inputs', String(inputs.length - 1));
      if (gives) annotate(it, 'extra-outputs', String(outputs.length - 1));
      if (packed !== undefined) annotate(it, 'packed', packed);
    };
    const stays = this.#handled.has(name) || name === this.context.options['entry'];
    const packed = stays ? this.#names.fresh(`${name}_packed`) : undefined;
    mark(unit);
    for (const it of calls) mark(it);
    if (takes && calls.some((it) => argumentsOf(it).length < inputs.length - 1))
      annotate(unit, 'called-short', 'yes');
    if (gives && outputs.length === 1)
      this.#annotateFirsts(unit, calls, takes ? inputs.length - 1 : inputs.length);
  }

  /** Calls in expressions take the first of the extra outputs. */
  #annotateFirsts(unit: XmlElement, calls: readonly XmlElement[], fixed: number): void {
    const names = new Map<number, string>();
    for (const call of calls) {
      const around = call.parentNode as XmlElement;
      const isWhole = isAssignment(around) && children(around)[1] === call;
      if (isWhole || around.localName === 'statement-list') continue;
      const given = argumentsOf(call).length;
      const count = given < fixed ? given : parametersOf(unit);
      const name = names.get(count) ?? this.#names.fresh(`${functionName(unit)}_first`);
      names.set(count, name);
      annotate(call, 'first', name);
    }
    if (names.size > 0)
      annotate(unit, 'firsts', [...names].map(([count, name]) => `${name}=${count}`).join(' '));
  }

  /** The places of outputs that the program ignores and a function may leave without a value; classic adjoints take all. */
  #ignoredOf(call: XmlElement, unit: XmlElement | undefined): number[] {
    const { mode, style } = this.context.options;
    if (unit === undefined || (style === 'classic' && mode !== 'forward')) return [];
    return resultTakers(call).flatMap((it, index) =>
      child(it, 'tmp')?.getAttribute('kind') === 'o' ? [index + 1] : [],
    );
  }

  #unitOf(call: XmlElement): XmlElement | undefined {
    return annotation(call, 'is') === 'user' ? this.#units.get(calleeName(call)) : undefined;
  }
}

/** The lengths of patterns without literals. */
function countsIn(patterns: readonly string[][]): number[] {
  const lengths = patterns.filter((it) => !it.some(isLiteral)).map((it) => it.length);
  return [...new Set(lengths)].sort((one, other) => one - other);
}

/** The length of a pattern, and its literals with their places, behind those in front of a list. */
function describedPattern(pattern: readonly string[], first: number): string {
  const literals = pattern.flatMap((part, index) =>
    isLiteral(part) ? [`${index + 1 - first}=${part}`] : [],
  );
  return [pattern.length - first, ...literals].join(',');
}

function isLiteral(part: string): boolean {
  return !/^[A-Za-z]/.test(part);
}

function isOpenUnit(unit: XmlElement): boolean {
  return keysOf(unit, 'param-list').at(-1) === 'varargin';
}

function parametersOf(unit: XmlElement): number {
  return keysOf(unit, 'param-list').length;
}

/** With how many arguments a function may be called, none if lists of them are among the extra ones. */
function countsFor(unit: XmlElement, first: number): number[] {
  const inputs = keysOf(unit, 'param-list');
  const isOpen = isOpenUnit(unit);
  const most = isOpen ? inputs.length - 1 : inputs.length;
  if (isOpen && first >= most) return [];
  const fewest = countsArguments(unit) || isOpen ? 0 : neededArguments(unit);
  return Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
}

/** How many outputs of a call are taken. */
function outputsTaken(call: XmlElement): number {
  return call.parentNode?.localName === 'statement-list' ? 0 : Math.max(1, resultTakers(call).length);
}

/** Whether a list of cells takes some of the outputs of a function that gives any number. */
function fillsOpenList(call: XmlElement, unit: XmlElement): boolean {
  const list = resultTakers(call).at(-1);
  const isOpen = keysOf(unit, 'outvars').at(-1) === 'varargout';
  return isOpen && list !== undefined && isCellList(list) && isCountedList(list);
}

/** Whether some numbers between the fewest and the most are missing. */
function hasGaps(counts: readonly number[]): boolean {
  return counts.some((it, index) => index > 0 && it !== counts[index - 1]! + 1);
}

function described({ name, callee, is, outputs, counts, isOpen, fixed, call, patterns }: Spread): string {
  const range = [counts[0] ?? 1, counts.at(-1) ?? 0];
  const { line, column } = placeOf(call);
  return [
    name,
    callee,
    is,
    outputs,
    ...range,
    isOpen ? 'more' : 'all',
    fixed,
    line,
    column,
    [...new Set(patterns)].join(';'),
  ].join(':');
}
