import { children, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variableKey } from './variable.js';

/** The keys of a function's variables that live elsewhere, too: other functions, or other calls, write to them. */
export function sharedKeys(unit: XmlElement): string[] {
  const found: string[] = [];
  walk(unit, (it) => {
    if (it.localName === 'global' || it.localName === 'persistent')
      found.push(...children(it).map(variableKey));
    return undefined;
  });
  return found;
}
