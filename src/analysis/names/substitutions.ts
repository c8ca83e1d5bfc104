import type { Analysis } from '../analysis.js';
import {
  annotate,
  annotation,
  children,
  firstChildOf,
  functionsOf,
  holds,
  walk,
  walkNames,
} from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';
import { accessesOf, variablesIn } from '../reading/accesses.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { bodyOf } from '../reading/flow.js';
import { pushTo } from './push-to.js';
import { tryAround } from '../reading/try-around.js';
import { variableKey } from '../reading/variable.js';

/**
 * Finds temporaries that need not be: those that are read once, behind their only assignment in the same list, and
 * those that only copy another variable. Their values can stand where they are read, if nothing that the values depend
 * on is written to in between. A temporary whose value is handed to another variable may have the name of that from the beginning on
 * (`ada:renames` is on what hands it over). Marks the assignments with `ada:substitute`, a number, where they are read with
 * `ada:replace`, the number of the assignment that holds what to put there, and assignments of a value to where it
 * came from with `ada:dead`.
 */
export const substitutions: Analysis = {
  name: 'substitutions',
  needs: ['ada:container', 'ada:stacked', 'ada:shape'],
  reads: ['ada:dead', 'ada:first'],
  adds: ['ada:dead', 'ada:renames', 'ada:replace', 'ada:substitute'],
  run(root) {
    for (const unit of functionsOf(root)) new SubstitutionRun(unit).run();
  },
};

const temporary = /^(?:[ag]:)?tmp:(?:ca|da|pa|lia|ip|sa|oa|ra|o|adjc):/;
/** Statements without others inside, which do not jump. */
const simple: ReadonlySet<string> = new Set([
  ...['adjoint-increment', 'binary', 'initialize-adjoint', 'initialize-adjoint-part'],
]);
/** No expression may grow beyond this many elements by what is put into it: lines can be read, and trees are not deep. */
const largest = 200;

/** The variable that a statement gives a value, and the value. */
interface Definition {
  readonly key: string;
  readonly value: XmlElement;
}

/** A statement that writes to a variable, and where in a list it stands, or what it stands in. */
interface Write {
  readonly index: number;
  readonly statement: XmlElement;
}

/** The readers of a variable, under which name. */
interface Read {
  readonly reader: XmlElement;
  readonly key: string;
}

interface Position {
  readonly list: XmlElement;
  readonly index: number;
}

class SubstitutionRun {
  /** Where, in the order of its list, each simple statement or head stands. */
  readonly #positions = new Map<XmlElement, Position>();
  /** The statements of each list that write to a variable, by index, statements inside others included. */
  readonly #writes = new Map<XmlElement, Map<string, Write[]>>();
  readonly #readers = new Map<string, XmlElement[]>();
  readonly #writers = new Map<string, XmlElement[]>();
  /** Where the value of a substituted temporary will finally be computed: at the last of its readers. */
  readonly #moved = new Map<XmlElement, Position>();
  readonly #substituted = new Map<XmlElement, Definition>();
  /** Statements that give a variable the value that it has. */
  readonly #idle = new Set<XmlElement>();
  /** Statements that hand the value of a temporary to a variable, whose name it gets where it is assigned. */
  readonly #renamed = new Map<XmlElement, { readonly key: string; readonly origin: XmlElement }>();
  readonly #sizes = new Map<XmlElement, number>();
  /** The statements that substituted values are finally part of. */
  readonly #holders = new Map<XmlElement, XmlElement>();

  constructor(readonly unit: XmlElement) {}

  run(): void {
    this.#collect(bodyOf(this.unit), []);
    for (const it of this.#positions.keys()) if (this.#isHandedBack(it)) this.#idle.add(it);
    const candidates = [...this.#positions.keys()].reverse();
    for (const it of candidates) if (!this.#decide(it)) this.#rename(it);
    this.#mark();
  }

  /** Whether a statement gives a variable the value that it has: that of a copy, which was made of it in the same list. */
  #isHandedBack(it: XmlElement): boolean {
    const definition = definitionIn(it);
    const end = this.#positions.get(it);
    if (definition?.value.localName !== 'var' || end === undefined) return false;
    const [origin, ...others] = this.#writers.get(variableKey(definition.value)) ?? [];
    const start = origin === undefined || others.length > 0 ? undefined : this.#positions.get(origin);
    if (origin === undefined || start?.list !== end.list || start.index >= end.index) return false;
    const copy = definitionIn(origin);
    if (copy?.value.localName !== 'var' || variableKey(copy.value) !== definition.key) return false;
    return !this.#isWrittenBetween(definition.key, start, end);
  }

  /** Whether the value of a variable may change between two places of one list. */
  #isWrittenBetween(key: string, start: Position, end: Position): boolean {
    const writes = this.#writes.get(start.list)?.get(key) ?? [];
    return between(writes, start.index, end.index).some(({ statement }) => !this.#idle.has(statement));
  }

  /** Marks what was decided. A copy of a copy is read from where the first one was: chains of them may be long. */
  #mark(): void {
    const numbers = new Map<string, number>();
    let next = 1;
    for (const it of this.#positions.keys()) {
      const renamed = this.#renamed.get(it);
      const definition = this.#substituted.get(it);
      if (renamed !== undefined) {
        annotate(it, 'renames', String(next));
        for (const each of [renamed.origin, ...(this.#readers.get(renamed.key) ?? [])])
          markReads(each, renamed.key, next);
        next += 1;
      }
      if (definition === undefined) continue;
      const { key, value } = definition;
      annotate(it, 'substitute', String(next));
      const origin = value.localName === 'var' ? numbers.get(variableKey(value)) : undefined;
      numbers.set(key, origin ?? next);
      next += 1;
      for (const reader of this.#readers.get(key) ?? []) markReads(reader, key, numbers.get(key));
    }
  }

  #collect(list: XmlElement, around: readonly Position[]): void {
    children(list).forEach((statement, index) => {
      const position = { list, index };
      const { reads, writes, updates } = accessesOf(statement);
      this.#positions.set(statement, position);
      for (const key of [...reads, ...updates]) pushTo(this.#readers, key, statement);
      for (const key of [...writes, ...updates]) {
        pushTo(this.#writers, key, statement);
        for (const place of [...around, position]) {
          const known = this.#writes.get(place.list) ?? new Map<string, Write[]>();
          this.#writes.set(place.list, known);
          pushTo(known, key, { index: place.index, statement });
        }
      }
      for (const inner of listsIn(statement)) this.#collect(inner, [...around, position]);
    });
  }

  /** Whether a temporary gives way to its value. */
  #decide(it: XmlElement): boolean {
    const definition = definitionIn(it);
    if (definition === undefined || !temporary.test(definition.key)) return false;
    const { key, value } = definition;
    const readers = this.#readers.get(key) ?? [];
    if ((this.#writers.get(key) ?? []).length !== 1 || readers.length === 0) return false;
    const start = this.#positions.get(it);
    if (start === undefined) return false;
    const isCopy = value.localName === 'var';
    if (!isCopy) {
      const [only, ...others] = this.#firstReads(readers, key);
      if (only === undefined || others.length > 0 || countReads(only.reader, only.key) !== 1) return false;
      if (!canBeIndexed(value) && isIndexed(only.reader, only.key)) return false;
    }
    // A statement that sets an adjoint to zero reads the size of the variable without naming it.
    if (readers.some((reader) => !variablesIn([reader]).includes(key))) return false;
    // A function that is called for each direction would compute it again, and has tangents as parameters.
    if (readers.some((reader) => isInFunction(reader, key))) return false;
    // A copy that is only handed back to where it came from changes nothing.
    const idle = readers.filter((each) => isCopy && isHandedBack(each, variableKey(value), key));
    const sources = sourcesOf(value);
    let last = start;
    for (const reader of readers) {
      const final = this.#finalPosition(reader, start);
      if (final === undefined) return false;
      if (final.index > last.index) last = final;
      if (sources.some((it) => this.#isWrittenBetween(it, start, final))) return false;
    }
    if (!isCopy && !this.#grows(it, readers[0], value)) return false;
    this.#moved.set(it, last);
    this.#substituted.set(it, definition);
    for (const each of idle) annotate(each, 'dead', 'yes');
    return true;
  }

  /**
   * Gives a temporary the name of the variable to which its value is handed, if that does not hold another value while the
   * temporary is read, nor is read while it holds its old one.
   */
  #rename(it: XmlElement): void {
    const definition = definitionIn(it);
    const start = this.#positions.get(it);
    if (definition === undefined || start === undefined || !temporary.test(definition.key)) return;
    const { key } = definition;
    const readers = this.#readers.get(key) ?? [];
    const handing = readers.find((each) => {
      const value = definitionIn(each)?.value;
      return value?.localName === 'var' && variableKey(value) === key && !this.#substituted.has(each);
    });
    const end = handing === undefined ? undefined : this.#positions.get(handing);
    const variable = handing === undefined ? undefined : definitionIn(handing)?.key;
    if (handing === undefined || end?.list !== start.list || end.index <= start.index) return;
    if (variable === undefined || (this.#writers.get(key) ?? []).length !== 1) return;
    if (this.#isTouchedBetween(variable, start, end)) return;
    for (const reader of readers) {
      const final = this.#finalPosition(reader, start);
      if (final === undefined || !variablesIn([reader]).includes(key) || isInFunction(reader, key)) return;
      if (reader !== handing && this.#isWrittenBetween(variable, end, final)) return;
      if (reader !== handing && (this.#writers.get(variable) ?? []).includes(reader)) return;
    }
    this.#renamed.set(handing, { key, origin: it });
    // From now on, the variable has its new value here already.
    const writes = this.#writes.get(start.list)?.get(variable) ?? [];
    writes.splice(
      writes.findIndex((write) => write.index >= start.index),
      0,
      { index: start.index, statement: it },
    );
  }

  /** Whether something between two places of one list may have to do with a variable, or keep the second from being reached. */
  #isTouchedBetween(key: string, start: Position, end: Position): boolean {
    const passed = children(start.list).slice(start.index + 1, end.index);
    return (
      (passed.length > 0 && tryAround(start.list) !== undefined) ||
      this.#isWrittenBetween(key, start, end) ||
      passed.some((it) => !simple.has(it.localName) || accessesOf(it).reads.includes(key))
    );
  }

  /**
   * The final readers of a temporary, under which name, where it is copied to others that are substituted themselves; of
   * several reads, two: copies of copies may be many.
   */
  #firstReads(readers: readonly XmlElement[], key: string, found: Read[] = []): readonly Read[] {
    for (const reader of readers) {
      if (found.length > 1) break;
      const copy = this.#substituted.get(reader);
      if (copy?.value.localName !== 'var') found.push({ reader, key });
      else this.#firstReads(this.#readers.get(copy.key) ?? [], copy.key, found);
    }
    return found;
  }

  /** Where the reader of a temporary will be computed, if that is behind the assignment in the same list. */
  #finalPosition(reader: XmlElement, start: Position): Position | undefined {
    const end = this.#positions.get(reader);
    if (end?.list !== start.list || end.index <= start.index || listsIn(reader).length > 0) return undefined;
    return this.#moved.get(reader) ?? end;
  }

  /** Puts the value of a temporary to what will finally hold its reader; refuses what would grow too large. */
  #grows(it: XmlElement, reader: XmlElement | undefined, value: XmlElement): boolean {
    if (reader === undefined) return false;
    const holder = this.#holders.get(reader) ?? reader;
    const grown = this.#sizeOf(holder) + this.#sizeOf(value);
    if (grown > largest) return false;
    this.#sizes.set(holder, grown);
    this.#holders.set(it, holder);
    return true;
  }

  #sizeOf(it: XmlElement): number {
    const known = this.#sizes.get(it);
    if (known !== undefined) return known;
    let count = 0;
    walkNames(it, () => {
      count += 1;
    });
    this.#sizes.set(it, count);
    return count;
  }
}

/** Those of the writes, which are in order, that stand between two places of their list. */
function between(writes: readonly Write[], start: number, end: number): readonly Write[] {
  let [low, high] = [0, writes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (writes[middle]!.index > start) high = middle;
    else low = middle + 1;
  }
  let behind = low;
  while (behind < writes.length && writes[behind]!.index < end) behind += 1;
  return writes.slice(low, behind);
}

/** The variable that a statement defines, if it does nothing but give a whole variable a value. */
function definitionIn(it: XmlElement): Definition | undefined {
  if (annotation(it, 'dead') !== undefined) return undefined;
  if (isAssignment(it)) {
    const [target, ...others] = targetsOf(it);
    const value = valueOf(it);
    const [left] = children(it);
    if (target === undefined || others.length > 0 || target.partial || value === undefined) return undefined;
    return left?.localName === 'var' ? { key: target.key, value } : undefined;
  }
  if (it.localName !== 'adjoint-increment' || annotation(it, 'first') !== 'yes') return undefined;
  const [target, increment] = children(it).map((part) => children(part)[0]);
  if (target === undefined || increment === undefined) return undefined;
  return { key: variableKey(target), value: increment };
}

/** Whether the statement gives `variable` the value of its own copy `copy`. */
function isHandedBack(it: XmlElement, variable: string, copy: string): boolean {
  const definition = definitionIn(it);
  return (
    definition?.key === variable &&
    definition.value.localName === 'var' &&
    variableKey(definition.value) === copy
  );
}

function markReads(statement: XmlElement, key: string, number: number | undefined): void {
  walk(statement, (it) => {
    if (it.localName === 'var' && variableKey(it) === key) annotate(it, 'replace', String(number));
    return undefined;
  });
}

function sourcesOf(value: XmlElement): string[] {
  const found: string[] = [];
  walk(value, (it) => {
    if (it.localName === 'var') found.push(variableKey(it));
    return undefined;
  });
  return found;
}

function countReads(statement: XmlElement | undefined, key: string): number {
  return statement === undefined ? 0 : accessesOf(statement).reads.filter((it) => it === key).length;
}

/** Whether indices may follow an expression: MATLAB, unlike Octave, has them behind variables, fields and cells only. */
function canBeIndexed(value: XmlElement): boolean {
  if (value.localName === 'array') return children(value)[1]?.localName === 'cell-index';
  return ['var', 'struct-ref', 'dyn-struct-ref'].includes(value.localName);
}

const parts: ReadonlySet<string> = new Set(['array', 'struct-ref', 'dyn-struct-ref']);

/** Whether a variable is read in part somewhere in a statement. */
function isIndexed(statement: XmlElement, key: string): boolean {
  return holds(statement, (it) => {
    const isPart =
      parts.has(it.localName) || (it.localName === 'adjoint-part' && annotation(it, 'stacked') !== undefined);
    const base = isPart ? firstChildOf(it) : undefined;
    return base?.localName === 'var' && variableKey(base) === key;
  });
}

/** Whether a variable stands in an anonymous function. */
function isInFunction(statement: XmlElement, key: string): boolean {
  let found = false;
  walk(statement, (it) => {
    if (it.localName !== 'anonymous-function') return !found;
    found ||= variablesIn([it]).includes(key);
    return false;
  });
  return found;
}

/** The statement lists within a statement, outermost only. */
function listsIn(statement: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  for (let it = statement.firstChild; it !== null; it = it.nextSibling) {
    if (!isElement(it)) continue;
    if (it.localName === 'statement-list') found.push(it);
    else if (['when', 'case', 'otherwise', 'catch', 'unwind-cleanup'].includes(it.localName))
      found.push(...listsIn(it));
  }
  return found;
}
