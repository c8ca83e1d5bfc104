import type { Analysis } from '../analysis.js';
import { annotate, annotation, child, children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf } from '../reading/accesses.js';
import { bodyOf, flowForward, type Flow } from '../reading/flow.js';
import { ForkedSet } from '../reading/forked-set.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { reversingFunctions } from '../reading/reversing-functions.js';
import { variableKey } from '../reading/variable.js';
import { pushTo } from '../names/push-to.js';
import { isPlainPart } from './plain-part.js';
import { isInside, loopAround, loopVariable } from './element-loops.js';
import { writtenNumber } from '../reading/written-number.js';
import { isApartFrom, offsetFrom, partText, type WrittenPart } from './apart-from-range.js';

/**
 * Finds increments of elements that each iteration of a reversed loop has for its own, `a_p(i)`, of an adjoint with which the loop
 * has nothing else to do, and which is zero there before the loop: they are assignments to these (`ada:first` is `part`). So are those
 * which each iteration reaches first, where the others follow (`a_x(i)`, before `a_x(i + 1)` in the next one). Of two neighbours the one
 * is carried to the next iteration (`ada:carries`, a number), which adds to it as to the other (`ada:carried`).
 */
export const iterationElements: Analysis = {
  name: 'iteration-elements',
  needs: ['ada:container', 'ada:first', 'ada:range', 'ada:repeats', 'ada:role', 'ada:shape'],
  adds: ['ada:carried', 'ada:carries', 'ada:first'],
  goesWith: ['name-values-around-loops'],
  run(root) {
    for (const unit of reversingFunctions(root)) new ElementsRun(unit).run();
  },
};

/** The increment of an adjoint in a loop of an element that no iteration before has. */
interface Own {
  readonly key: string;
  readonly loop: XmlElement;
  readonly part: WrittenPart;
  /** The mark in the state of elements that this loop has added to, as it has not been left yet. */
  readonly mark: string;
  /** The other increments of that adjoint in the loop: iterations behind add to the same elements. */
  readonly followers: readonly XmlElement[];
}

/** The adjoints that may hold something other than zero, and parts of them: a key, or one with the text of a part. */
type Nonzero = ForkedSet;

class ElementsRun {
  readonly #own = new Map<XmlElement, Own>();
  readonly #followed = new Map<XmlElement, Own>();
  /** Whether nothing has been added to the adjoint before the loop. */
  readonly #isUntouched = new Map<XmlElement, boolean>();
  /** The adjoints with such elements, which alone are followed. */
  readonly #keys = new Set<string>();
  readonly #marks = new Map<XmlElement, Own[]>();
  readonly #parts = new Map<string, WrittenPart>();
  readonly #holds = new Map<XmlElement, boolean>();
  /** How many statements write to each variable. */
  readonly #writes = new Map<string, number>();

  constructor(readonly unit: XmlElement) {}

  run(): void {
    this.#collect();
    if (this.#own.size === 0) return;
    const list = child(this.unit, 'param-list');
    const seeds = list === undefined ? [] : children(list).map(variableKey);
    const flow: Flow<Nonzero> = {
      copy: (state) => state.copy(),
      join: (into, other) => into.join(other),
      step: (statement, state) => this.#step(statement, state),
      leave: (loop, head, end) => this.#leave(loop, head, end),
    };
    flowForward(bodyOf(this.unit), new ForkedSet(seeds.filter((it) => this.#keys.has(it))), flow);
    let count = 0;
    for (const [it, holds] of this.#holds) {
      if (!holds) continue;
      annotate(it, 'first', 'part');
      const carried = this.#isUntouched.get(it) === true ? this.#carriedBy(it) : undefined;
      if (carried === undefined) continue;
      count += 1;
      annotate(it, 'carries', String(count));
      annotate(carried, 'carried', String(count));
    }
  }

  /** The increment before an own one that the next iteration has for the same element, in a loop over all whole numbers up to one. */
  #carriedBy(it: XmlElement): XmlElement | undefined {
    const { loop, part, followers } = this.#own.get(it)!;
    const [follower, ...others] = followers;
    const [index, ...indices] = part.indices;
    const variable = loopVariable(loop);
    if (follower === undefined || others.length > 0 || index === undefined || indices.length > 0)
      return undefined;
    if (variable === undefined || annotation(loop, 'range') === undefined || stepOf(loop) !== 1)
      return undefined;
    const siblings = children(it.parentNode as XmlElement);
    const isBefore = siblings.includes(follower) && siblings.indexOf(follower) < siblings.indexOf(it);
    const [other] = incrementedPart(follower, this.#own.get(it)!.key)?.indices ?? [];
    const distance =
      other === undefined
        ? undefined
        : (offsetFrom(other, variable) ?? NaN) - (offsetFrom(index, variable) ?? NaN);
    return isBefore && it.parentNode?.parentNode === loop && distance === 1 ? follower : undefined;
  }

  /** Finds the increments that are alone with an adjoint in a loop. */
  #collect(): void {
    const uses = new Map<string, XmlElement[]>();
    walk(this.unit, (it) => {
      if (it.parentNode?.localName !== 'statement-list') return it.localName !== 'binary';
      const { reads, writes, updates } = accessesOf(it);
      for (const key of new Set([...reads, ...writes, ...updates])) pushTo(uses, key, it);
      for (const key of [...writes, ...updates]) this.#writes.set(key, (this.#writes.get(key) ?? 0) + 1);
      return undefined;
    });
    for (const [key, statements] of uses) {
      if (!key.startsWith('a:')) continue;
      for (const it of statements) {
        const loop = loopAround(it);
        const part = loop === undefined ? undefined : incrementedPart(it, key);
        if (loop === undefined || part === undefined) continue;
        const variable = loopVariable(loop);
        if (variable === undefined || this.#isSetInside(variable, loop, uses)) continue;
        if (!part.indices.some((index) => offsetFrom(index, variable) !== undefined)) continue;
        const followers = statements.filter((other) => other !== it && isInside(other, loop));
        if (!followers.every((other) => follows(other, key, part, loop))) continue;
        const own = { key, loop, part, mark: `${key} of ${this.#own.size}`, followers };
        this.#own.set(it, own);
        for (const follower of followers) this.#followed.set(follower, own);
        this.#keys.add(key);
        pushTo(this.#marks, loop, own);
      }
    }
  }

  /** Whether a loop gives its variable another value. */
  #isSetInside(
    variable: string,
    loop: XmlElement,
    uses: ReadonlyMap<string, readonly XmlElement[]>,
  ): boolean {
    return (uses.get(variable) ?? []).some((it) => {
      if (!isInside(it, loop)) return false;
      const { writes, updates } = accessesOf(it);
      return writes.includes(variable) || updates.includes(variable);
    });
  }

  #step(it: XmlElement, state: Nonzero): Nonzero {
    const { writes, updates } = accessesOf(it);
    const changed = [...writes, ...updates].filter((key) => this.#keys.has(key));
    if (it.localName === 'initialize-adjoint') {
      for (const key of changed)
        for (const held of [...state]) if (held === key || held.startsWith(`${key} `)) state.delete(held);
      return state;
    }
    const own = this.#own.get(it);
    if (own !== undefined) {
      this.#holds.set(it, (this.#holds.get(it) ?? true) && this.#isZero(own, state));
      const isUntouched = ![...state].some(
        (held) => held !== own.mark && `${held} `.startsWith(`${own.key} `),
      );
      this.#isUntouched.set(it, (this.#isUntouched.get(it) ?? true) && isUntouched);
      state.add(own.mark);
      return state;
    }
    const followed = this.#followed.get(it);
    if (followed !== undefined) {
      state.add(followed.mark);
      return state;
    }
    if (it.localName === 'initialize-adjoint-part') return state;
    for (const key of changed) {
      const part = writes.includes(key) ? undefined : incrementedPart(it, key);
      const text = part === undefined ? key : partText(key, part);
      if (part !== undefined) this.#parts.set(text, part);
      state.add(text);
    }
    return state;
  }

  /** Whether the elements that a loop adds to are zero before it. */
  #isZero({ key, loop, part, mark }: Own, state: Nonzero): boolean {
    if (state.has(key)) return false;
    const isSettled = (variable: string): boolean => (this.#writes.get(variable) ?? 0) < 2;
    for (const held of state) {
      if (held === mark || !held.startsWith(`${key} `)) continue;
      const other = this.#parts.get(held);
      if (other === undefined || !isApartFrom(other, part, loop, isSettled)) return false;
    }
    return true;
  }

  /** Behind a loop its own elements are as others. */
  #leave(loop: XmlElement, head: Nonzero, end: Nonzero): Nonzero {
    const state = head.copy();
    state.join(end);
    for (const { key, mark } of this.#marks.get(loop) ?? []) if (state.delete(mark)) state.add(key);
    return this.#step(loop, state);
  }
}

/** The part that a statement adds to, if it is nothing else than an increment of a part. */
function incrementedPart(it: XmlElement, key: string): WrittenPart | undefined {
  if (it.localName !== 'adjoint-increment' || annotation(it, 'container') !== undefined) return undefined;
  const { reads, updates } = accessesOf(it);
  const [storage] = children(child(it, 'target')!);
  if (storage === undefined || !isPlainPart(storage)) return undefined;
  const indexed = indexedVariable(storage);
  const isOnly = updates.length === 1 && updates[0] === key && !reads.includes(key);
  return isOnly && indexed !== undefined ? { indices: children(indexed.indices) } : undefined;
}

/** Whether a statement only adds to a part of an adjoint that another one has reached in an iteration before. */
function follows(it: XmlElement, key: string, first: WrittenPart, loop: XmlElement): boolean {
  const part = loopAround(it) === loop ? incrementedPart(it, key) : undefined;
  const variable = loopVariable(loop);
  const step = stepOf(loop);
  if (
    part === undefined ||
    variable === undefined ||
    step === undefined ||
    part.indices.length !== first.indices.length
  )
    return false;
  return part.indices.some((index, position) => {
    const [own, reached] = [index, first.indices[position]!].map((each) => offsetFrom(each, variable));
    return own !== undefined && reached !== undefined && (own - reached) * step > 0;
  });
}

/** The step of a loop over whole numbers, before it was reversed. */
function stepOf(loop: XmlElement): number | undefined {
  const bounds = children(child(loop, 'range')!);
  const step = bounds.length === 3 ? writtenNumber(bounds[1]!) : 1;
  return Number.isInteger(step) && step !== 0 ? step : undefined;
}
