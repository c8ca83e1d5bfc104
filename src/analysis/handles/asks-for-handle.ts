import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';

/** Whether a call asks if its first argument is a function handle. */
export function asksForHandle(call: XmlElement): boolean {
  return calleeName(call) === 'is_function_handle' || asksForType(call, 'function_handle');
}

/** Whether a call asks if its first argument is of this type. */
export function asksForType(call: XmlElement, type: string): boolean {
  const [, asked] = argumentsOf(call);
  const isType = asked?.localName === 'literal' && asked.textContent.slice(1, -1) === type;
  return calleeName(call) === 'isa' && isType;
}
