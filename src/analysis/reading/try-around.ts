import { child } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/**
 * The innermost try of a function that something is in: in the body of (`statement-list`), or in the handler of (`catch`), where one of
 * these is asked for.
 */
export function tryAround(element: XmlElement, part?: 'statement-list' | 'catch'): XmlElement | undefined {
  let it = element;
  for (;;) {
    const holder = it.parentNode as XmlElement | null;
    if (holder === null || holder.localName === 'function') return undefined;
    if (holder.localName === 'try' && (part === undefined || it === child(holder, part))) return holder;
    it = holder;
  }
}
