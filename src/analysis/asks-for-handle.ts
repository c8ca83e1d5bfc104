import type { XmlElement } from '../pipeline/xml-node.js';
import { argumentsOf, calleeName } from './differentiable-parts.js';

/** Whether a call asks if its first argument is a function handle. */
export function asksForHandle(call: XmlElement): boolean {
  const [, type] = argumentsOf(call);
  const name = calleeName(call);
  const isNamed = type?.localName === 'literal' && type.textContent.slice(1, -1) === 'function_handle';
  return name === 'is_function_handle' || (name === 'isa' && isNamed);
}
