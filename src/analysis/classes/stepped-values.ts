import { children, itemsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { comparisonIn } from './comparison-in.js';
import { flagKeys } from './flag-keys.js';
import { givesFlags } from './gives-flags.js';
import { keysOf } from '../names/names.js';
import { taintedKeys } from './tainted-keys.js';
import { valueWrites, type ValueWrite } from './value-writes.js';
import { valuesRead } from './values-read.js';
import { isStorage } from '../reading/variable.js';
import { WholeValues } from './whole-values.js';
import { writtenNumber } from '../reading/written-number.js';

/** A value, and the variables that it is made of: what is only compared is none of it. */
interface Step extends ValueWrite {
  readonly from: ReadonlySet<string>;
}

/**
 * Values that a function computes step by step, where comparisons of what depends on independents decide on each step: the
 * ends of the interval in a bisection. Counters, flags and selections are computed in no step.
 */
export class SteppedValues {
  readonly #all: readonly ValueWrite[];
  /** Variables that are no whole numbers, and are written again and again. */
  readonly #repeated: readonly Step[];
  readonly #tainted: ReadonlySet<string>;
  /** The variables that depend on independents by what they are made of: a comparison of these is reported first. */
  readonly #computed: ReadonlySet<string>;
  readonly #flags: ReadonlySet<string>;
  /** The operands of variables, those of again and again, and the other way round. */
  readonly #sources: Graph;
  readonly #repeatedSources: Graph;
  readonly #repeatedTargets: Graph;

  constructor(
    unit: XmlElement,
    given: ReadonlySet<string>,
    readonly rules: RuleTable,
  ) {
    this.#all = valueWrites(unit);
    this.#flags = flagKeys(this.#all, rules);
    const whole = new WholeValues(this.#all, keysOf(unit, 'param-list'), rules);
    const steps = this.#all.filter((it) => !whole.isWhole(it.value)).map((it) => stepOf(it, rules));
    this.#repeated = steps.filter((it) => it.isRepeated);
    this.#tainted = taintedKeys(this.#all, given);
    this.#computed = taintedKeys(
      steps.map((it) => ({ ...it, reads: it.from, decisions: [] })),
      given,
    );
    this.#sources = graphOf(steps);
    this.#repeatedSources = graphOf(this.#repeated);
    this.#repeatedTargets = inverse(this.#repeatedSources);
  }

  /** A comparison that decides on steps by which a variable gets its value. */
  comparisonBehind(key: string): XmlElement | undefined {
    const seen = new Set<string>();
    for (const it of reached(key, this.#sources)) {
      if (seen.has(it) || !this.#repeatedSources.has(it)) continue;
      const before = reached(it, this.#repeatedSources);
      const group = new Set([...reached(it, this.#repeatedTargets)].filter((one) => before.has(one)));
      for (const one of group) seen.add(one);
      const steps = this.#repeated.filter(
        (one) => group.has(one.key) && [...one.from].some((read) => group.has(read)),
      );
      if (!steps.some(({ value }) => isComputed(value))) continue;
      const comparison = this.#decisionOn(steps, this.#computed) ?? this.#decisionOn(steps, this.#tainted);
      if (comparison !== undefined) return comparison;
    }
    return undefined;
  }

  /**
   * The first comparison of what is `wanted` that decides on some of the steps, over and over, or is in the values themselves,
   * or in the places where these are put.
   */
  #decisionOn(steps: readonly Step[], wanted: ReadonlySet<string>): XmlElement | undefined {
    for (const { decisions } of steps)
      for (const { condition, reads, isRepeated } of [...decisions].reverse()) {
        if (!isRepeated || !this.#isTainted(reads)) continue;
        const found = this.#comparison(condition, wanted, new Set());
        if (found !== undefined) return found;
        if (wanted === this.#tainted) return condition;
      }
    for (const { value, part, reads } of steps) {
      const found =
        this.#comparisonIn(value, wanted) ??
        (part && this.#comparisonIn(part, wanted)) ??
        this.#behind(this.#flagsOf(reads), wanted, new Set());
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The comparison in an expression, or behind what is read in it. */
  #comparison(it: XmlElement, wanted: ReadonlySet<string>, seen: Set<string>): XmlElement | undefined {
    return this.#comparisonIn(it, wanted) ?? this.#behind([...valuesRead(it)], wanted, seen);
  }

  #comparisonIn(it: XmlElement, wanted: ReadonlySet<string>): XmlElement | undefined {
    return comparisonIn(it, this.rules, (reads) => [...reads].some((one) => wanted.has(one)));
  }

  #flagsOf(reads: ReadonlySet<string>): string[] {
    return [...reads].filter((it) => this.#flags.has(it));
  }

  /** The comparison that variables get their values from, of those that depend on independents. */
  #behind(keys: readonly string[], wanted: ReadonlySet<string>, seen: Set<string>): XmlElement | undefined {
    const asked = keys.filter((it) => this.#tainted.has(it) && !seen.has(it));
    for (const it of asked) seen.add(it);
    for (const { key, value, decisions } of this.#all) {
      if (!asked.includes(key)) continue;
      for (const one of [value, ...decisions.map(({ condition }) => condition)]) {
        const found = this.#comparison(one, wanted, seen);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  #isTainted(reads: ReadonlySet<string>): boolean {
    return [...reads].some((it) => this.#tainted.has(it));
  }
}

/** Variables, and those that each of them leads to. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function stepOf(it: ValueWrite, rules: RuleTable): Step {
  const from = valuesRead(it.value, (part) => givesFlags(part, rules));
  return { ...it, from: it.part === undefined ? from : from.add(it.key) };
}

function graphOf(steps: readonly Step[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { key, from } of steps) {
    const known = graph.get(key) ?? new Set();
    graph.set(key, known);
    for (const it of from) known.add(it);
  }
  return graph;
}

function inverse(graph: Graph): Graph {
  const found = new Map<string, Set<string>>();
  for (const [key, others] of graph)
    for (const it of others) found.set(it, (found.get(it) ?? new Set()).add(key));
  return found;
}

/** The variables reached from a variable, and this itself. */
function reached(key: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([key]);
  for (const it of found) for (const next of graph.get(it) ?? []) found.add(next);
  return found;
}

/** Whether a value is computed, and neither one that is there already nor the next or last of a count. */
function isComputed(value: XmlElement): boolean {
  if (isStorage(value)) return false;
  const op = value.getAttribute('op');
  if (value.localName === 'unary' && (op === '[]' || op === '{}')) return itemsOf(value).some(isComputed);
  const parts = children(value);
  const isSum = value.localName === 'binary' && (op === '+' || op === '-');
  return !(isSum && parts.some(isStorage) && parts.some((it) => !Number.isNaN(writtenNumber(it))));
}
