import type { Analysis } from '../analysis.js';
import { annotate, annotation, child, children, functionsOf, holds, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variablesIn } from '../reading/accesses.js';
import { isAssignment, targetsOf, valueOf } from '../reading/assignment.js';
import { bodyOf } from '../reading/flow.js';
import { jumps } from '../reading/jumps.js';
import { variableKey } from '../reading/variable.js';
import { costOfCheapValue } from './cheap-value.js';
import { WritesByPlace } from './writes-by-place.js';

/**
 * Finds values that loops record although it takes no longer to compute them again from what is there at the beginning of a reversed
 * iteration: its variable, what does not change in the loops around, what is recorded besides. `ada:recomputed` numbers the
 * assignments, and lists the numbers where the record is restored. They stand in that order in the loop, so that each value
 * is what it was.
 */
export const recomputedValues: Analysis = {
  name: 'recomputed-values',
  needs: [
    'ada:active',
    'ada:container',
    'ada:facts',
    'ada:first',
    'ada:loop',
    'ada:range',
    'ada:replayed',
    'ada:role',
    'ada:shape',
  ],
  adds: ['ada:recomputed'],
  run(root) {
    let next = 1;
    for (const unit of functionsOf(root))
      if (annotation(unit, 'role') === 'joint' && !holds(unit, hidesWrites))
        next = new RecomputationRun(unit, next).run();
  },
};

/** Elements by which variables may change without being named, or in another order than that of the text. */
const hiding: ReadonlySet<string> = new Set([
  'global',
  'persistent',
  'command',
  'try',
  'unwind-protect',
  'parfor',
]);
const plainParents: ReadonlySet<string> = new Set([
  'statement-list',
  'for',
  'while',
  'reversed-loop',
  'choose',
  'when',
  'otherwise',
  'switch',
  'case',
]);

/** Microseconds that it takes to keep and restore a record, and each value in it. */
const timeOfRecord = 3.7;
const timeOfValue = 0.7;
/** A range takes memory besides. */
const timeOfRange = 2.5;

/** A loop and its reversed one. */
interface LoopPair {
  readonly loop: XmlElement;
  readonly reversed: XmlElement;
}

/** An assignment that may be repeated, and how long that takes. */
interface Candidate {
  readonly assignment: XmlElement;
  readonly key: string;
  readonly cost: number;
}

class RecomputationRun {
  readonly #writes: WritesByPlace;
  readonly #parameters: ReadonlySet<string>;

  constructor(
    readonly unit: XmlElement,
    /** The number of the next assignment. */
    public next: number,
  ) {
    this.#writes = new WritesByPlace(bodyOf(unit));
    const parameters = child(unit, 'param-list');
    this.#parameters = new Set(parameters === undefined ? [] : children(parameters).map(variableKey));
  }

  /** Returns the next number. */
  run(): number {
    const records: XmlElement[] = [];
    const restores: XmlElement[] = [];
    walk(this.unit, (it) => {
      if (it.localName === 'iteration-record') records.push(it);
      if (it.localName === 'iteration-restore') restores.push(it);
      return undefined;
    });
    for (const record of records) {
      const isSame = (it: XmlElement): boolean => it.getAttribute('loop') === record.getAttribute('loop');
      const [restore, ...others] = restores.filter(isSame);
      // Iterations that are run again record again.
      if (restore !== undefined && others.length === 0 && records.filter(isSame).length === 1)
        this.#choose(record, restore);
    }
    return this.next;
  }

  #choose(record: XmlElement, restore: XmlElement): void {
    const list = record.parentNode as XmlElement;
    const pairs = pairsAround(record, restore);
    const [inner] = pairs ?? [];
    if (pairs === undefined || inner === undefined) return;
    if (children(list).at(-1) !== record || children(bodyOf(inner.reversed))[0] !== restore) return;
    if (holds(inner.loop, (it) => jumps.has(it.localName))) return;
    const entries = new Set(children(restore).slice(1).map(variableKey));
    const all = this.#candidates(list, entries, pairs, () => true);
    const total = all.reduce((sum, it) => sum + it.cost, 0);
    const vanishes = all.length === entries.size && total <= timeOfRecord + timeOfValue * entries.size;
    const chosen = vanishes ? all : this.#candidates(list, entries, pairs, isCheaper);
    const numbers = chosen.map(({ assignment }) => {
      const number = String(this.next);
      annotate(assignment, 'recomputed', number);
      this.next += 1;
      return number;
    });
    if (numbers.length > 0) annotate(restore, 'recomputed', numbers.join(' '));
  }

  /** The assignments of a loop's body that may be repeated and are wanted, in their order. */
  #candidates(
    list: XmlElement,
    entries: ReadonlySet<string>,
    pairs: readonly LoopPair[],
    isWanted: (it: Candidate) => boolean,
  ): Candidate[] {
    const found: Candidate[] = [];
    for (const assignment of children(list)) {
      const [target, ...others] = isAssignment(assignment) ? targetsOf(assignment) : [];
      const value = valueOf(assignment);
      if (target === undefined || others.length > 0 || target.partial || value === undefined) continue;
      const { key } = target;
      if (!entries.has(key) || this.#writes.within(key, list).length !== 1) continue;
      const cost = costOfCheapValue(target.storage, value);
      if (cost === undefined) continue;
      const isThere = (read: string): boolean =>
        found.some((it) => it.key === read) ||
        (entries.has(read) && this.#isLast(read, assignment, list)) ||
        this.#isLoopVariable(read, pairs) ||
        this.#isInvariant(read, pairs);
      const candidate = { assignment, key, cost };
      if (isWanted(candidate) && variablesIn([value]).every(isThere)) found.push(candidate);
    }
    return found;
  }

  /** Whether a variable has, at a statement of a loop, the value of the iteration's end, which is what is recorded. */
  #isLast(key: string, statement: XmlElement, list: XmlElement): boolean {
    const { start } = this.#writes.spanOf(statement);
    return this.#writes.within(key, list).every((it) => this.#writes.spanOf(it).start < start);
  }

  /** Whether a variable is that of a loop around that nothing else writes to, and that the reversed loop sets. */
  #isLoopVariable(key: string, pairs: readonly LoopPair[]): boolean {
    return pairs.some(
      ({ loop, reversed }) =>
        isSetBy(loop, key) &&
        isSetBy(reversed, key) &&
        [loop, reversed].every((it) => this.#writes.within(key, it).length === 0),
    );
  }

  /** Whether nothing writes to a variable from the outermost loop around to the end of its reversed one. */
  #isInvariant(key: string, pairs: readonly LoopPair[]): boolean {
    const outermost = pairs.at(-1);
    if (outermost === undefined) return false;
    const { start } = this.#writes.spanOf(outermost.loop);
    const { end } = this.#writes.spanOf(outermost.reversed);
    const writers = this.#writes.of(key).map((it) => this.#writes.spanOf(it));
    const isGiven = this.#parameters.has(key) || writers.some((it) => it.end <= start);
    return isGiven && writers.every((it) => it.end <= start || it.start >= end);
  }
}

/**
 * The loops around a record and those around what restores it, from the inside out; undefined where other than loops and
 * branches stands around, or iterations are run again.
 */
function pairsAround(record: XmlElement, restore: XmlElement): readonly LoopPair[] | undefined {
  const [loops, reversed] = [loopsAround(record), loopsAround(restore)];
  if (loops === undefined || reversed?.length !== loops.length) return undefined;
  const pairs = loops.map((loop, index) => ({ loop, reversed: reversed[index]! }));
  const fit = pairs.every(
    (it) =>
      it.loop.localName !== 'reversed-loop' &&
      it.reversed.localName === 'reversed-loop' &&
      annotation(it.loop, 'loop') === annotation(it.reversed, 'loop'),
  );
  return fit ? pairs : undefined;
}

function loopsAround(it: XmlElement): readonly XmlElement[] | undefined {
  const found: XmlElement[] = [];
  for (
    let around = it.parentNode as XmlElement;
    around.localName !== 'function';
    around = around.parentNode as XmlElement
  ) {
    if (!plainParents.has(around.localName) || annotation(around, 'replayed') !== undefined) return undefined;
    if (['for', 'while', 'reversed-loop'].includes(around.localName)) found.push(around);
  }
  return found;
}

/** Whether a loop over a range of integers, which runs as often as its head says, sets a variable. */
function isSetBy(loop: XmlElement, key: string): boolean {
  const [variable] = children(loop);
  if (loop.localName === 'while' || variable === undefined || variable.localName === 'counter') return false;
  const range = annotation(loop, 'range');
  return (range === 'integer' || range === 'unit') && variableKey(variable) === key;
}

function hidesWrites(it: XmlElement): boolean {
  return hiding.has(it.localName);
}

function isCheaper({ assignment, cost }: Candidate): boolean {
  return cost <= (valueOf(assignment)?.localName === 'range' ? timeOfRange : timeOfValue);
}
