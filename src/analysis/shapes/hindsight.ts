import type { XmlElement } from '../../tree/xml-node.js';
import { scalarFact } from './demanded-scalars.js';
import { bodyOf } from '../reading/flow.js';
import { mayBeMany } from '../handles/may-be-many.js';
import type { LastAssignments } from './last-assignments.js';
import type { ShapeState } from './shape-state.js';
import type { SizeFact } from './size-facts.js';
import { variableKey } from '../reading/variable.js';

/**
 * A scalar at some point of a list of statements has been one since it was written to last, in the list or before it: where
 * it is none, that point is not reached but by an error, and there is no derivative. Each round of an analysis uses the
 * findings of the one before from the beginning. Nothing is known so in programs that go on behind errors, nor of lists
 * with jumps.
 */
export class Hindsight {
  /** The variables known to be scalars at the beginning of a list, or behind an assignment. */
  readonly #known = new Map<XmlElement, ReadonlySet<string>>();
  /** The variables not seen to be scalars there, in this round. */
  readonly #open = new Map<XmlElement, ReadonlySet<string>>();
  /** Of these, what is one later. */
  readonly #found = new Map<XmlElement, readonly string[]>();

  constructor(readonly assignments: LastAssignments) {}

  /** Ends a round; says whether there is more to be used in the next. */
  learn(): boolean {
    for (const [at, keys] of this.#found) this.#known.set(at, new Set([...this.of(at), ...keys]));
    const isMore = this.#found.size > 0;
    this.#found.clear();
    return isMore;
  }

  /** The variables known to be scalars at the beginning of a list, or behind an assignment. */
  of(at: XmlElement): ReadonlySet<string> {
    return this.#known.get(at) ?? new Set();
  }

  /** Takes the state in which a list is reached, and changes it by what is known. */
  begin(list: XmlElement, state: ShapeState): void {
    this.#note(list, [...this.assignments.in(list).keys()], state);
  }

  /** Takes the state before variables are assigned to. */
  before(assignment: XmlElement, keys: readonly string[], state: ShapeState): void {
    for (const key of keys) this.#conclude(key, this.assignments.before(assignment, key), state);
  }

  /** Takes the state behind an assignment to variables, and changes it by what is known. */
  behind(assignment: XmlElement, keys: readonly string[], state: ShapeState): void {
    this.#note(assignment, keys, state);
  }

  /** Takes the state at the end of a list. */
  end(list: XmlElement, state: ShapeState): void {
    for (const [key, origins] of this.assignments.in(list)) this.#conclude(key, origins.at(-1), state);
  }

  /**
   * The conditions on the arguments of a call if it reaches its end: scalars for parameters that have been found to be
   * such.
   */
  factsOfCall(
    unit: XmlElement,
    parameters: readonly string[],
    given: readonly XmlElement[],
  ): readonly SizeFact[] {
    const scalars = this.of(bodyOf(unit));
    // Which parameters get what is behind a list is not known.
    const list = given.findIndex(mayBeMany);
    return given
      .slice(0, list < 0 ? undefined : list)
      .filter((it, index) => it.localName === 'var' && scalars.has(parameters[index] ?? ''))
      .map((it) => scalarFact(variableKey(it)));
  }

  #note(at: XmlElement, keys: readonly string[], state: ShapeState): void {
    state.learn([...this.of(at)].map(scalarFact));
    this.#open.set(at, new Set(keys.filter((key) => state.values.has(key) && !state.isScalar(key))));
    this.#found.delete(at);
  }

  /** The value of a variable is a scalar now: so it has been since it was assigned. */
  #conclude(key: string, origin: XmlElement | undefined, state: ShapeState): void {
    if (origin === undefined || this.#open.get(origin)?.has(key) !== true || !state.isScalar(key)) return;
    this.#found.set(origin, [...(this.#found.get(origin) ?? []), key]);
  }
}
