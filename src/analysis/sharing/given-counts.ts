import { walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** A call: what is called, and what it is given. */
interface GivenCall {
  readonly name: string;
  readonly given: readonly XmlElement[];
}

/** How many arguments calls give functions at least, by the names of these; `callOf` tells which elements are calls. */
export function givenCounts(
  root: XmlElement,
  callOf: (it: XmlElement) => GivenCall | undefined,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  walk(root, (it) => {
    const call = callOf(it);
    if (call !== undefined)
      counts.set(call.name, Math.min(counts.get(call.name) ?? Infinity, call.given.length));
    return undefined;
  });
  return counts;
}
