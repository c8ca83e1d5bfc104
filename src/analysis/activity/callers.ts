import { walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { bodyOf } from '../reading/flow.js';

/** The functions, each known by something of its `unit`, that call each of them; `calleeOf` says which one an element calls. */
export function callersOf<Known extends { readonly unit: XmlElement }>(
  functions: Iterable<Known>,
  calleeOf: (it: XmlElement) => Known | undefined,
): ReadonlyMap<Known, ReadonlySet<Known>> {
  const callers = new Map<Known, Set<Known>>();
  for (const caller of functions) {
    walk(bodyOf(caller.unit), (it) => {
      const callee = calleeOf(it);
      if (callee !== undefined) callers.set(callee, (callers.get(callee) ?? new Set()).add(caller));
      return undefined;
    });
  }
  return callers;
}
