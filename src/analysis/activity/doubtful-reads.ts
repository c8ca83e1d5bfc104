import type { Analysis } from '../analysis.js';
import { annotate, children, functionsOf, holds, itemsOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { isAssignment, targetsOf } from '../reading/assignment.js';
import { bodyOf, flowForward } from '../reading/flow.js';
import { freeNames, functionName } from '../reading/free-names.js';
import { givenCounts } from '../sharing/given-counts.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { isCellList } from '../reading/is-cell-list.js';
import { ForkedSet } from '../reading/forked-set.js';
import { keysOf } from '../names/names.js';
import { namesHandle, OutputDemands } from './output-demands.js';
import { partsOf, readsOf, surelyRead, type Read } from '../lists/sure-reads.js';
import { tryAround } from '../reading/try-around.js';

/**
 * Finds reads of variables that may have no value, where a `try` may notice: in its statements and in functions that may
 * be called from there. That such a read fails may be what the try is for, and generated code gives these variables an
 * empty value in order to record it. Writes `ada:unassigned` (the variables) on the statements and on the conditions
 * that read them, `ada:assigns` (the same) on all that assigns to them, and `ada:flags` (all of them) on the function;
 * `ada:unset` on a function that is called tells which outputs may have no value at its end, with their places, 0 where they
 * are always wanted.
 * Where a read may not come about at all, no flag can tell: then `ada:doubtful` stands on the try, or on the function
 * that was called. So long as tries are whole, which later ones are not.
 */
export const doubtfulReads: Analysis = {
  name: 'doubtful-reads',
  needs: [],
  reads: ['ada:container', 'ada:first', 'ada:shape'],
  adds: ['ada:assigns', 'ada:doubtful', 'ada:flags', 'ada:unassigned', 'ada:unset'],
  run(root) {
    if (!holds(root, ({ localName }) => localName === 'try')) return;
    const units = functionsOf(root);
    const called = calledFromTries(units);
    const counts = givenCounts(root, callOf);
    const demands = new OutputDemands(units);
    for (const unit of units) {
      const given = counts.get(functionName(unit)) ?? Infinity;
      new DoubtfulReads(unit, called.has(unit), given, demands).run();
    }
  },
};

/** Possible calls, with the arguments that stand for one value each. */
function callOf(it: XmlElement): { name: string; given: XmlElement[] } | undefined {
  const indexed = indexedVariable(it);
  if (indexed === undefined) return undefined;
  const { variable, indices } = indexed;
  return { name: variable.textContent, given: children(indices).filter((each) => !isCellList(each)) };
}

/** The functions that tries may call: those that they name, those that anything has a handle of, and what these name. */
function calledFromTries(units: readonly XmlElement[]): Set<XmlElement> {
  const byName = new Map(units.map((unit) => [functionName(unit), unit]));
  const mentions = new Map(units.map((unit) => [unit, freeNames(unit)]));
  const found = new Set<XmlElement>();
  const all = [...mentions.values()].flat();
  const inTries = all.filter(({ elements }) => elements.some((it) => tryAround(it, 'statement-list')));
  if (inTries.length === 0 && !units.some(indexesInTries)) return found;
  const add = ({ names }: { readonly names: readonly string[] }): void => {
    const unit = byName.get(names.join('.'));
    if (unit !== undefined) found.add(unit);
  };
  [...inTries, ...all.filter(({ elements }) => elements.some(namesHandle))].forEach(add);
  for (const unit of found) mentions.get(unit)?.forEach(add);
  return found;
}

/** Whether anything is indexed in tries, which may be the call of a handle. */
function indexesInTries(unit: XmlElement): boolean {
  return holds(
    bodyOf(unit),
    (it) => it.localName === 'array' && tryAround(it, 'statement-list') !== undefined,
  );
}

class DoubtfulReads {
  /** Variables that get a value outside of handlers. */
  readonly #settled = new Set<string>();
  #asksForCount = false;
  readonly #assigned = new Set<string>();
  readonly #flagged = new Set<string>();

  constructor(
    readonly unit: XmlElement,
    /** Whether a try may be around all of it. */
    readonly isCalled: boolean,
    /** How many arguments it is given at least, so far as is known. */
    readonly least: number,
    readonly demands: OutputDemands,
  ) {}

  run(): void {
    const body = bodyOf(this.unit);
    if (!this.#collect(body) && !this.isCalled) return;
    const outputs = keysOf(this.unit, 'outvars').filter((it) => it !== 'varargout');
    const start = new ForkedSet([...this.#assigned, ...outputs]);
    keysOf(this.unit, 'param-list').forEach((key, index) => {
      if (this.#mayLack(key, index)) start.add(key);
      else start.delete(key);
    });
    const end = flowForward(body, start, {
      copy: (state) => state.copy(),
      join: (into, other) => into.join(other),
      step: (statement, state) => {
        this.#check(statement, state);
        // Behind a read that comes about the variable has a value.
        for (const key of surelyRead(statement)) state.delete(key);
        const { writes, updates } = accessesOf(statement);
        for (const key of [...writes, ...updates]) state.delete(key);
        return state;
      },
      leave: (loop, entry, end) => {
        const state = isEntered(loop) ? end : entry.copy();
        // The variable of a loop that is not entered is empty afterwards.
        for (const key of accessesOf(loop).writes) state.delete(key);
        return state;
      },
    });
    if (this.isCalled) this.#checkOutputs(outputs, end);
    if (this.#flagged.size > 0) this.#markAssignments(body);
  }

  /** Outputs without a value are an error where a call wants them. */
  #checkOutputs(outputs: readonly string[], end: ForkedSet): void {
    const unset = outputs.flatMap((key, index) => (end.has(key) ? [{ key, place: index + 1 }] : []));
    if (unset.length === 0) return;
    const name = functionName(this.unit);
    const isLeft = holds(
      this.unit,
      (it) => it.localName === 'return' && tryAround(it, 'statement-list') !== undefined,
    );
    if (isLeft || unset.some(({ place }) => this.demands.skips(name, place)))
      annotate(this.unit, 'doubtful', 'yes');
    const isAlways = (place: number): boolean => place === 1 && this.demands.wantsFirst(name);
    annotate(
      this.unit,
      'unset',
      unset.map(({ key, place }) => `${key}=${isAlways(place) ? 0 : place}`).join(' '),
    );
    for (const { key } of unset) this.#flagged.add(key);
  }

  /** Whether a parameter may have no value: functions that count their arguments give values to those that they miss. */
  #mayLack(key: string, index: number): boolean {
    if (key === 'varargin') return false;
    return index >= this.least || (this.#asksForCount && !this.#settled.has(key));
  }

  /** Collects what is assigned to; says whether there are tries. */
  #collect(body: XmlElement): boolean {
    let hasTries = false;
    walk(body, (it) => {
      if (it.localName === 'function') return false;
      if (it.localName === 'try') hasTries = true;
      if (it.localName === 'var' && it.textContent === 'nargin') this.#asksForCount = true;
      const { writes, updates } = accessesOf(it);
      for (const key of [...writes, ...updates]) this.#assigned.add(key);
      if (isAssignment(it) && tryAround(it, 'catch') === undefined)
        for (const { key } of targetsOf(it)) this.#settled.add(key);
      return undefined;
    });
    return hasTries;
  }

  #check(statement: XmlElement, state: ForkedSet): void {
    const around = tryAround(statement, 'statement-list');
    if (around === undefined && !this.isCalled) return;
    if (!accessesOf(statement).reads.some((key) => state.has(key))) return;
    const sure = surelyRead(statement);
    partsOf(statement).forEach((part, index) => {
      // Outside of tries conditions stay where they are: further ones are looked at only where the first do not hold.
      const isFirst = around !== undefined || index === 0 || statement.localName === 'for';
      const asks = mentionsCount(part);
      const parameters = keysOf(this.unit, 'param-list');
      // A branch behind a query for the number of arguments is read where that is as queried.
      const isGuarded = ({ key, isSure }: Read): boolean => asks && !isSure && parameters.includes(key);
      const found = readsOf(part, isFirst).filter(
        (it) => state.has(it.key) && !isGuarded(it) && (it.isSure || !sure.has(it.key)),
      );
      if (found.length === 0) return;
      if (found.some(({ isSure }) => !isSure)) annotate(around ?? this.unit, 'doubtful', 'yes');
      const keys = [...new Set(found.map(({ key }) => key))];
      annotate(part, 'unassigned', keys.join(' '));
      for (const key of keys) this.#flagged.add(key);
    });
  }

  #markAssignments(body: XmlElement): void {
    annotate(this.unit, 'flags', [...this.#flagged].join(' '));
    walk(body, (it) => {
      if (it.localName === 'function') return false;
      const { writes, updates } = accessesOf(it);
      const keys = new Set([...writes, ...updates].filter((key) => this.#flagged.has(key)));
      if (keys.size > 0) annotate(it, 'assigns', [...keys].join(' '));
      return undefined;
    });
  }
}

function mentionsCount(part: XmlElement): boolean {
  return holds(part, (it) => it.localName === 'var' && it.textContent === 'nargin');
}

/** Whether a loop is certainly entered, and left at the end of its body. */
function isEntered(loop: XmlElement): boolean {
  const [, values] = children(loop);
  if (loop.localName !== 'for' || values === undefined || !isFull(values)) return false;
  let jumps = false;
  walk(bodyOf(loop), ({ localName }) => {
    if (['break', 'continue', 'return'].includes(localName)) jumps = true;
    return !jumps;
  });
  return !jumps;
}

/** Whether the values of a loop are literals, and at least one. */
function isFull(values: XmlElement): boolean {
  if (values.localName === 'unary' && values.getAttribute('op') === '[]') {
    const items = itemsOf(values);
    return items.length > 0 && items.every((it) => !Number.isNaN(number(it)));
  }
  if (values.localName !== 'range') return !Number.isNaN(number(values));
  const parts = children(values);
  const [first, last] = [number(parts[0]), number(parts.at(-1))];
  const step = parts.length > 2 ? number(parts[1]) : 1;
  return step > 0 ? first <= last : step < 0 && first >= last;
}

/** The value of a literal, with a sign or without; NaN for all else. */
function number(it: XmlElement | undefined): number {
  if (it?.localName === 'unary' && it.getAttribute('op') === '-') return -number(children(it)[0]);
  return it?.localName === 'literal' ? Number(it.textContent) : NaN;
}
