import { children, walkNames } from '../../tree/tree.js';
import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';

const loops: ReadonlySet<string> = new Set(['for', 'parfor', 'while', 'do-until']);

/**
 * Whether nothing writes to a variable once a place in its function has been reached: all that does stands before that
 * place, and in no loop with it.
 *
 * @param writes the elements that write to the variable, all in the function
 */
export function isSettled(writes: readonly XmlElement[], place: XmlElement, body: XmlElement): boolean {
  const order = new Map<XmlElement, number>();
  walkNames(body, (it) => void order.set(it, order.size));
  const at = order.get(place) ?? -1;
  return writes.every((write) => {
    const around = aroundBoth(write, place);
    const isApart = around === undefined || (!loops.has(around.localName) && holdsStatements(around));
    return (order.get(write) ?? Infinity) < at && isApart && !inLoop(around);
  });
}

/** The innermost element that both are in. */
function aroundBoth(one: XmlElement, other: XmlElement): XmlElement | undefined {
  const outer = new Set<XmlNode>();
  for (let it: XmlNode | null = one; it !== null; it = it.parentNode) outer.add(it);
  for (let it: XmlNode | null = other; it !== null; it = it.parentNode)
    if (outer.has(it) && isElement(it)) return it;
  return undefined;
}

/** Whether what is in the element stands in statements of their own there. */
function holdsStatements(it: XmlElement): boolean {
  return (
    it.localName === 'statement-list' || children(it).some(({ localName }) => localName === 'statement-list')
  );
}

function inLoop(element: XmlElement | undefined): boolean {
  for (let it: XmlNode | null = element ?? null; isElement(it); it = it.parentNode) {
    if (it.localName === 'function') return false;
    if (loops.has(it.localName)) return true;
  }
  return false;
}
