import { walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';

const constants: ReadonlySet<string> = new Set([
  'zeros',
  'ones',
  'eye',
  'pi',
  'Inf',
  'NaN',
  'cell',
  'struct',
  'true',
  'false',
]);

/** Whether an expression has the same value whenever it is evaluated. */
export function isConstant(value: XmlElement): boolean {
  let found = true;
  walk(value, (it) => {
    if (it.localName === 'var' && !constants.has(it.textContent)) found = false;
    if (it.localName === 'function-handle' || it.localName === 'anonymous-function') found = false;
    return found;
  });
  return found;
}
