import { walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { repeatableFunctions } from './repeatable-functions.js';

/** Whether an expression has the same value whenever it is evaluated; `own` are the names that the program gives. */
export function isConstant(value: XmlElement, own: ReadonlySet<string> = new Set()): boolean {
  let found = true;
  walk(value, (it) => {
    const name = it.textContent;
    if (it.localName === 'var' && (!repeatableFunctions.has(name) || own.has(name))) found = false;
    if (it.localName === 'function-handle' || it.localName === 'anonymous-function') found = false;
    return found;
  });
  return found;
}
