import { annotation, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { ForkedSet } from '../reading/forked-set.js';
import { variablesIn } from '../reading/accesses.js';
import { functionName } from '../reading/free-names.js';
import { isIterationRecord } from './is-iteration-record.js';
import { RecordableVariables } from './recordable-variables.js';
import { variableKey } from '../reading/variable.js';

/** Stands for the names of a record of which nothing is wanted. */
const nothing = '-';

/**
 * The records of a function, and what brings their values back. Of each it is found which of the variables that it may
 * keep are wanted.
 */
export class Records {
  readonly #found = new Set<XmlElement>();
  #count = 0;
  #recordable: RecordableVariables | undefined;

  constructor(
    /** The function with the recording sweep. */
    readonly recording: XmlElement,
    readonly unit: XmlElement,
    /** The wanted variables of each record, by the function's name and the loop's number. */
    readonly wanted: Map<string, Set<string>>,
  ) {}

  /** How much was found to be wanted until now. */
  get count(): number {
    return this.#count;
  }

  /** Takes from what is live behind it what is restored; says whether that is anything. */
  restore(it: XmlElement, live: ForkedSet): boolean {
    const wanted = this.#wantedOf(it);
    if (isListed(it)) this.wanted.set(this.#listName(it), new Set(entriesOf(it).map(variableKey)));
    for (const key of this.#broughtBack(it, live)) {
      live.delete(key);
      if (!wanted.has(key)) this.#count += 1;
      wanted.add(key);
    }
    if (wanted.size === 0) return false;
    if (isIterationRecord(it)) live.add(tapeOf(it));
    return true;
  }

  /** Adds to what is live what is to be kept; says whether that is anything. A function has its tape in any case. */
  record(it: XmlElement, live: ForkedSet): boolean {
    const wanted = this.#wantedOf(it);
    if (isListed(it)) for (const key of variablesIn(this.#wantedEntries(it))) live.add(key);
    else for (const key of wanted) live.add(key);
    if (!isIterationRecord(it)) return true;
    if (wanted.size === 0) return false;
    live.add(tapeOf(it));
    const loop = it.parentNode?.parentNode as XmlElement;
    if (annotation(loop, 'counted') !== undefined) live.add(`tmp:la:${it.getAttribute('loop')}`);
    return true;
  }

  /** The keys of the wanted variables of the records that list nothing yet, in their order. */
  wantedVariables(): Map<XmlElement, string> {
    const found = new Map<XmlElement, string>();
    for (const it of this.#found) {
      if (isListed(it)) continue;
      const wanted = this.#wantedOf(it);
      const keys = [...this.#recordableOf(it)].filter((key) => wanted.has(key));
      found.set(it, keys.join(' ') || nothing);
    }
    return found;
  }

  /** The entries that records list and nobody wants. */
  deadEntries(): XmlElement[] {
    return [...this.#found].filter(isListed).flatMap((it) => {
      const kept = new Set(this.#wantedEntries(it));
      return entriesOf(it).filter((entry) => !kept.has(entry));
    });
  }

  #broughtBack(it: XmlElement, live: ForkedSet): string[] {
    if (isListed(it))
      return entriesOf(it)
        .map(variableKey)
        .filter((key) => live.has(key));
    const recordable = this.#recordableOf(it);
    return [...live].filter((key) => recordable.has(key));
  }

  #recordableOf(it: XmlElement): ReadonlySet<string> {
    this.#recordable ??= new RecordableVariables([this.recording, this.unit]);
    return this.#recordable.of(it);
  }

  /** The entries that are wanted. Where an expression was put in the place of a variable, what brings it back has the name. */
  #wantedEntries(it: XmlElement): XmlElement[] {
    const wanted = this.#wantedOf(it);
    const names = [...(this.wanted.get(this.#listName(it)) ?? [])];
    return entriesOf(it).filter((entry, place) => wanted.has(names[place] ?? variableKey(entry)));
  }

  /** The name by which the variables of a record are kept, in their order. */
  #listName(it: XmlElement): string {
    return `${this.#nameOf(it)}/listed`;
  }

  #nameOf(it: XmlElement): string {
    const kind = annotation(this.unit, 'role') === 'joint' ? 'joint' : 'pair';
    return `${functionName(this.unit)}/${it.getAttribute('loop')}/${kind}`;
  }

  #wantedOf(it: XmlElement): Set<string> {
    this.#found.add(it);
    const key = this.#nameOf(it);
    const known = this.wanted.get(key) ?? new Set<string>();
    this.wanted.set(key, known);
    return known;
  }
}

/** Whether an earlier run has found what is wanted of a record, which lists that. */
function isListed(record: XmlElement): boolean {
  return annotation(record, 'wanted') !== undefined;
}

/** The entries that a record lists, behind its tape. */
function entriesOf(record: XmlElement): XmlElement[] {
  return isIterationRecord(record) ? children(record).slice(1) : children(record);
}

function tapeOf(record: XmlElement): string {
  return `tmp:tape:${record.getAttribute('loop')}`;
}
