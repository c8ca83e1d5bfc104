import { walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { calleeName } from './differentiable-parts.js';
import { keysOf } from './names.js';

/** Whether a function asks how many arguments it gets. */
export function countsArguments(unit: XmlElement): boolean {
  let found = false;
  walk(unit, (it) => {
    if (it.localName === 'call' && it.getAttribute('counts') !== '') found = true;
    return !found;
  });
  return found;
}

/** Whether a function asks how many results are wanted of it, or may return any number. */
export function countsOutputs(unit: XmlElement): boolean {
  let found = keysOf(unit, 'outvars').includes('varargout');
  walk(unit, (it) => {
    if (it.localName === 'call' && calleeName(it) === 'nargout') found = true;
    return !found;
  });
  return found;
}
