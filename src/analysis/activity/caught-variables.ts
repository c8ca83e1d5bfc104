import { children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { bodyOf } from '../reading/flow.js';
import { variableKey } from '../reading/variable.js';

/** The variable of a handler, if it has one. */
export function caughtIn(handler: XmlElement): XmlElement[] {
  return children(handler).filter((it) => it.localName === 'id' || it.localName === 'tmp');
}

/** The variables of a function that hold errors, which have no derivative. */
export function caughtKeys(unit: XmlElement): ReadonlySet<string> {
  const found = new Set<string>();
  walk(bodyOf(unit), (it) => {
    if (it.localName === 'catch') for (const one of caughtIn(it)) found.add(variableKey(one));
    return undefined;
  });
  return found;
}
