import { holds } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { calleeName } from '../reading/differentiable-parts.js';
import { keysOf } from '../names/names.js';

/** Whether a function asks how many arguments it gets. */
export function countsArguments(unit: XmlElement): boolean {
  return holds(unit, (it) => it.localName === 'call' && it.getAttribute('counts') !== '');
}

/** Whether a function asks how many results are wanted of it, or may return any number. */
export function countsOutputs(unit: XmlElement): boolean {
  return keysOf(unit, 'outvars').includes('varargout') || asksOutputs(unit);
}

/** Whether a function asks how many results are wanted of it. */
export function asksOutputs(unit: XmlElement): boolean {
  return holds(unit, (it) => it.localName === 'call' && calleeName(it) === 'nargout');
}
