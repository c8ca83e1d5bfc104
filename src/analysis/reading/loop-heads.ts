import { isElement, type XmlElement } from '../../tree/xml-node.js';
import type { Flow } from './flow.js';

export const loops: ReadonlySet<string> = new Set(['for', 'parfor', 'while', 'reversed-loop']);

/** Loops this deep in others reach too many states to compare them all. */
const deepAt = 6;

/** The findings on a loop: its head by the state outside, and what follows if the head is known. */
interface Found<State> {
  readonly outside: State;
  readonly head: State;
  readonly result: LoopResult<State> | undefined;
}

/** The state behind a loop or, backward, before it, and those at returns out of it. */
export interface LoopResult<State> {
  readonly state: State;
  readonly returns: readonly State[];
}

/**
 * The fixed points found at the heads of loops. Each iteration of a loop runs the loops within twice at least, so
 * that the time would double with every level, while these reach the same few states over and over.
 */
export class LoopHeads<State> {
  readonly #found = new Map<XmlElement, readonly Found<State>[]>();

  constructor(readonly flow: Pick<Flow<State>, 'copy' | 'join'>) {}

  /**
   * The result of a loop, if it was found for the same state outside or, in a deep loop, for one that is a part of that found
   * at the head. The loop need not be traversed again, unless for what else the steps in it do: as in what may
   * fail, where they have a flow of their own.
   */
  known(
    loop: XmlElement,
    outside: State,
    flow: Pick<Flow<State>, 'copy' | 'join'>,
  ): LoopResult<State> | undefined {
    if (flow !== this.flow) return undefined;
    const found =
      depthOf(loop) < deepAt
        ? this.#same(loop, outside)
        : this.#found.get(loop)?.find((it) => !this.#adds(it.head, outside, loop));
    return found?.result && this.#copy(found.result);
  }

  /**
   * The state at a loop's head to begin with, by that outside: what was found for the same, else that outside; in a deep
   * loop joined with what was found last, as what comes in a further iteration of loops around is but more of the same.
   */
  of(loop: XmlElement, outside: State): State {
    if (depthOf(loop) < deepAt) return this.flow.copy(this.#same(loop, outside)?.head ?? outside);
    const head = this.flow.copy(outside);
    for (const it of this.#found.get(loop) ?? []) this.flow.join(head, it.head, loop);
    return head;
  }

  /** Takes note of what was found. A loop in no other one is traversed once. */
  keep(loop: XmlElement, outside: State, head: State, result: LoopResult<State> | undefined): void {
    const depth = depthOf(loop);
    const isKnown = depth === 0 || (depth < deepAt && this.#same(loop, outside) !== undefined);
    if (isKnown) return;
    const { copy } = this.flow;
    const entry = { outside: copy(outside), head: copy(head), result: result && this.#copy(result) };
    this.#found.set(loop, depth < deepAt ? [...(this.#found.get(loop) ?? []), entry] : [entry]);
  }

  #same(loop: XmlElement, outside: State): Found<State> | undefined {
    return this.#found
      .get(loop)
      ?.find((it) => !this.#adds(it.outside, outside, loop) && !this.#adds(outside, it.outside, loop));
  }

  #copy({ state, returns }: LoopResult<State>): LoopResult<State> {
    return { state: this.flow.copy(state), returns: returns.map((it) => this.flow.copy(it)) };
  }

  /** Whether a state tells something that another one does not. */
  #adds(one: State, other: State, loop: XmlElement): boolean {
    return this.flow.join(this.flow.copy(one), other, loop);
  }
}

/** How many loops are around a loop. */
export function depthOf(loop: XmlElement): number {
  let depth = 0;
  for (let it = loop.parentNode; it !== null && isElement(it); it = it.parentNode) {
    if (loops.has(it.localName)) depth += 1;
  }
  return depth;
}
