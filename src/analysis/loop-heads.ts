import { isElement, type XmlElement } from '../pipeline/xml-node.js';
import type { Flow } from './flow.js';

export const loops: ReadonlySet<string> = new Set(['for', 'parfor', 'while', 'reversed-loop']);

/** Loops this deep in others come to too many states to compare them all. */
const deepAt = 6;

/**
 * The fixed points found at the heads of loops. Each trip through a loop goes through the loops within twice at least, so
 * that the time would double with every level, while these come to the same few states over and over.
 */
export class LoopHeads<State> {
  readonly #found = new Map<XmlElement, { readonly outside: State; readonly head: State }[]>();

  constructor(readonly flow: Pick<Flow<State>, 'copy' | 'join'>) {}

  /**
   * The state at a loop's head to begin with, by that outside: what was found for the same, else that outside; in a deep
   * loop joined with what was found last, as what comes in a further trip of loops around is but more of the same.
   */
  of(loop: XmlElement, outside: State): State {
    if (depthOf(loop) < deepAt) return this.flow.copy(this.#same(loop, outside)?.head ?? outside);
    const head = this.flow.copy(outside);
    for (const it of this.#found.get(loop) ?? []) this.flow.join(head, it.head, loop);
    return head;
  }

  /** Takes note of what was found. A loop in no other one is gone through once. */
  keep(loop: XmlElement, outside: State, head: State): void {
    const depth = depthOf(loop);
    const isKnown = depth === 0 || (depth < deepAt && this.#same(loop, outside) !== undefined);
    if (isKnown) return;
    const entry = { outside: this.flow.copy(outside), head: this.flow.copy(head) };
    this.#found.set(loop, depth < deepAt ? [...(this.#found.get(loop) ?? []), entry] : [entry]);
  }

  #same(loop: XmlElement, outside: State): { readonly head: State } | undefined {
    const adds = (one: State, other: State): boolean => this.flow.join(this.flow.copy(one), other, loop);
    return this.#found.get(loop)?.find((it) => !adds(it.outside, outside) && !adds(outside, it.outside));
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
